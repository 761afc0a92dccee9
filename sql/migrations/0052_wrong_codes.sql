-- Wrong codes of a second factor after a right password: a delay that grows, and a notice for the owner.

-- Guesses from one place since its last right code. The subject is a keyed hash of the user and the place. Rows end after a day.
CREATE TABLE code_attempts (
  subject  bytea PRIMARY KEY CHECK (length(subject) = 32),
  failures integer NOT NULL CHECK (failures > 0),
  last_at  timestamptz NOT NULL
);
CREATE INDEX code_attempts_last_at ON code_attempts (last_at);

-- Wrong codes since the last sign-in, from all places.
ALTER TABLE second_factors
  ADD COLUMN wrong_codes   integer NOT NULL DEFAULT 0,
  ADD COLUMN wrong_code_at timestamptz(3);

-- Wrong codes since the sign-in before this session.
ALTER TABLE sessions
  ADD COLUMN wrong_codes   integer NOT NULL DEFAULT 0,
  ADD COLUMN wrong_code_at timestamptz(3);
