-- Cosigning by witnesses (docs/checkpoints.md).

-- Turns to ask witnesses, which all instances share: one instance at a time asks a witness.
CREATE TABLE log_witnesses (
  -- Public key of the witness.
  witness  text PRIMARY KEY,
  -- Time of the next turn: soon after the start of one in which the instance may have died.
  next_at  timestamptz(3) NOT NULL,
  -- Turns without a cosignature since the last one.
  failures bigint NOT NULL CHECK (failures >= 0)
);

-- The last cosignature of a witness.
CREATE INDEX log_cosignatures_witness ON log_cosignatures (witness, checkpoint_id);
