-- The origin of this service's checkpoints. Each start stores it, so that commands know it without APP_URL.
CREATE TABLE ledger_origin (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- The name of a signing key has no blank and no plus sign.
  origin  text NOT NULL CHECK (origin ~ '^[^\s+]+$'),
  since   timestamptz(3) NOT NULL DEFAULT clock_timestamp()
);
INSERT INTO ledger_origin (origin)
  SELECT split_part(note, E'\n', 1) FROM checkpoints ORDER BY id DESC LIMIT 1;
