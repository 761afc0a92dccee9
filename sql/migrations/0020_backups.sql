-- The last backup that the service made. All instances read it to find out whether one is due.
CREATE TABLE last_backup (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  finished_at timestamptz(3) NOT NULL,
  bytes bigint NOT NULL CHECK (bytes > 0)
);
