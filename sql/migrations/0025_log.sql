-- The transparency log (docs/checkpoints.md): an append-only Merkle tree with a leaf for each event of all families.
-- The checkpoints of 0005, over the heads of families, stay as they are. The service makes no more of them.

-- The leaves. A leaf holds all of its data, so it attests an event even if somebody removes that.
CREATE TABLE log_leaves (
  family_id bigint NOT NULL,
  seq       bigint NOT NULL CHECK (seq > 0),
  -- Position in the tree, from 0, without gaps.
  idx       bigint NOT NULL CHECK (idx >= 0),
  -- Hash of the event.
  hash      bytea NOT NULL CHECK (length(hash) = 32),
  PRIMARY KEY (family_id, seq)
);
CREATE UNIQUE INDEX log_leaves_idx ON log_leaves (idx);
-- The families in the log: each has one leaf with this number.
CREATE INDEX log_leaves_families ON log_leaves (family_id) WHERE seq = 1;

-- Complete tiles of 256 hashes: of leaves at level 0, of the tiles one level below otherwise.
CREATE TABLE log_tiles (
  level  smallint NOT NULL CHECK (level >= 0),
  idx    bigint NOT NULL CHECK (idx >= 0),
  hashes bytea NOT NULL CHECK (length(hashes) = 8192),
  -- Hash of the subtree over them.
  root   bytea NOT NULL CHECK (length(root) = 32),
  PRIMARY KEY (level, idx)
);

CREATE TABLE log_checkpoints (
  -- Not an identity: a checkpoint that is rolled back leaves no gap.
  id         bigint PRIMARY KEY CHECK (id > 0),
  created_at timestamptz(3) NOT NULL,
  -- Number of leaves.
  size       bigint NOT NULL CHECK (size >= 0),
  root       bytea NOT NULL CHECK (length(root) = 32),
  note       text NOT NULL
);
CREATE INDEX log_checkpoints_size ON log_checkpoints (size);

-- The public keys of the log in their order.
CREATE TABLE log_keys (
  id         bigint PRIMARY KEY CHECK (id > 0),
  created_at timestamptz(3) NOT NULL,
  public_key text NOT NULL,
  -- Number of leaves when it became the key.
  size       bigint NOT NULL CHECK (size >= 0),
  -- Statement of the change, signed by the key before; null for the first key, and if the one before is lost.
  statement  text
);

-- Cosignatures of witnesses.
CREATE TABLE log_cosignatures (
  checkpoint_id bigint NOT NULL REFERENCES log_checkpoints (id),
  -- Public key of the witness.
  witness       text NOT NULL,
  -- Signature line of the note.
  line          text NOT NULL,
  created_at    timestamptz(3) NOT NULL,
  PRIMARY KEY (checkpoint_id, witness)
);

CREATE TRIGGER log_leaves_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log_leaves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER log_tiles_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log_tiles
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER log_checkpoints_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log_checkpoints
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER log_keys_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log_keys
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER log_cosignatures_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log_cosignatures
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
