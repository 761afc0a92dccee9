-- A success without an event, which is kept as long as a refusal. Those of older instances stay.
ALTER TABLE idempotency_keys ADD COLUMN is_idle boolean NOT NULL DEFAULT false;
CREATE INDEX idempotency_keys_idle ON idempotency_keys (created_at) WHERE is_idle;
