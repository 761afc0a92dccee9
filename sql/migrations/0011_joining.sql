-- Joining: learners who wait for their parent, sessions that end with a restore, and one-time codes.

-- A waiting learner belongs to no family yet: every query by parent_id leaves it out.
ALTER TABLE users
  DROP CONSTRAINT users_check,
  -- The parent who may confirm the learner.
  ADD COLUMN waits_for bigint REFERENCES users (id) ON DELETE CASCADE,
  -- End of the wait. Afterwards the account counts as missing, and the next registrations delete it.
  ADD COLUMN waits_until timestamptz(3),
  ADD CONSTRAINT users_family CHECK (num_nonnulls(parent_id, waits_for) = (role = 'LEARNER')::int),
  ADD CONSTRAINT users_wait CHECK ((waits_for IS NULL) = (waits_until IS NULL));
CREATE INDEX users_waits_for ON users (waits_for, id) WHERE waits_for IS NOT NULL;
CREATE INDEX users_waits_until ON users (waits_until) WHERE waits_until IS NOT NULL;

-- Codes that each work once. They have 128 random bits, so a plain hash of one reveals nothing.
CREATE TABLE one_time_codes (
  code_hash  bytea PRIMARY KEY CHECK (length(code_hash) = 32),
  purpose    text NOT NULL CHECK (purpose IN ('setup', 'invitation', 'recovery')),
  -- The only user for whom the code works; null for a person without an account.
  user_id    bigint REFERENCES users (id) ON DELETE CASCADE,
  -- The administrator who made the code; null for the command line and the service.
  created_by bigint REFERENCES users (id) ON DELETE SET NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX one_time_codes_user_id ON one_time_codes (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX one_time_codes_created_by ON one_time_codes (created_by) WHERE created_by IS NOT NULL;
CREATE INDEX one_time_codes_expires_at ON one_time_codes (expires_at);

ALTER TABLE sessions ADD COLUMN created_at timestamptz(3) NOT NULL DEFAULT now();

-- Identity of this database: the cluster and the database in it. A dump that is restored has another one; a physical copy
-- has the same. Some hosts do not let a plain role read the cluster's number. There the oid of a table helps.
CREATE FUNCTION database_identity() RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  own text := (SELECT oid FROM pg_database WHERE datname = current_database());
BEGIN
  RETURN (SELECT system_identifier FROM pg_control_system()) || '/' || own;
EXCEPTION WHEN insufficient_privilege OR undefined_function THEN
  RETURN own || '/' || 'sessions'::regclass::oid;
END
$$;

-- The epoch of all sessions. A new one tells every instance to forget the sessions that it knows.
CREATE TABLE session_epoch (
  is_only  boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Random, so that a restored epoch never equals a later one.
  epoch    uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Identity of the database in which the sessions began.
  database text NOT NULL
);
INSERT INTO session_epoch (database) VALUES (database_identity());
