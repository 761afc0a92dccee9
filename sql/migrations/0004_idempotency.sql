-- The first outcome of each command that came with an Idempotency-Key, for good: written by the transaction that
-- produced it. The family is the one whose lane decided.
CREATE TABLE idempotency_keys (
  family_id    bigint NOT NULL REFERENCES families (family_id),
  user_id      bigint NOT NULL,
  key          text NOT NULL CHECK (key ~ '^[!-~]{1,255}$'),
  -- SHA-256 of the request, without passwords, to tell the same request from another.
  request_hash bytea NOT NULL CHECK (length(request_hash) = 32),
  status       bigint NOT NULL CHECK (status BETWEEN 200 AND 599),
  -- The answer to the byte; null once the learner that it is about was erased.
  body         text,
  learner_id   bigint,
  created_at   timestamptz(3) NOT NULL,
  PRIMARY KEY (family_id, user_id, key)
);
-- An administrator acts in many families: its key must not mean two things.
CREATE INDEX idempotency_keys_user ON idempotency_keys (user_id, key);
CREATE INDEX idempotency_keys_learner ON idempotency_keys (family_id, learner_id) WHERE learner_id IS NOT NULL;
