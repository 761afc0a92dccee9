-- The last verification of the ledgers of all families, for metrics.
CREATE TABLE last_verification (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  finished_at timestamptz(3) NOT NULL,
  -- False if it found problems.
  is_sound boolean NOT NULL
);
