-- Accounts in the hands of their owners: known devices, second factors, and families that close.

-- Address blocks from which a user has signed in, so that failures from elsewhere do not lock the user out. The device
-- is a keyed hash (HMAC-SHA-256) of user and block: without the key nobody can guess the address.
CREATE TABLE known_devices (
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device  bytea NOT NULL CHECK (length(device) = 32),
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device)
);
CREATE INDEX known_devices_seen_at ON known_devices (seen_at);

-- Secrets of one-time passwords (TOTP), encrypted, each with the last time step that was used: a step works once.
CREATE TABLE second_factors (
  user_id      bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret       text NOT NULL,
  -- Null until the user has proved to have the secret: until then a login needs no code.
  confirmed_at timestamptz(3),
  last_step    bigint NOT NULL DEFAULT 0
);

-- Codes that replace a one-time password once. They are random, so that a SHA-256 does not reveal them.
CREATE TABLE recovery_codes (
  user_id   bigint NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  PRIMARY KEY (user_id, code_hash)
);

-- A closed family keeps its ledger but has no parent: ids of users are never used again.
ALTER TABLE families DROP CONSTRAINT families_family_id_fkey;
