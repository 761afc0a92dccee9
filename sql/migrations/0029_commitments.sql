-- Commitments: an event may carry salted hashes of the texts that are stored beside it.

ALTER TABLE events ADD COLUMN commitments jsonb
  CHECK (jsonb_typeof(commitments) = 'object' AND commitments <> '{}');

-- Salts are deleted with their texts. Null for a text of an earlier version.
ALTER TABLE reward_texts ADD COLUMN salt text CHECK (salt ~ '^[0-9a-f]{64}$');
ALTER TABLE adjustment_notes ADD COLUMN salt text CHECK (salt ~ '^[0-9a-f]{64}$');
ALTER TABLE redemption_notes ADD COLUMN salt text CHECK (salt ~ '^[0-9a-f]{64}$');
ALTER TABLE lessons ADD COLUMN salt text CHECK (salt ~ '^[0-9a-f]{64}$');

-- The double-or-loss settings that events have set. learner_settings keeps those of earlier versions.
CREATE TABLE double_or_loss (
  family_id  bigint NOT NULL,
  learner_id bigint NOT NULL,
  enabled    boolean NOT NULL,
  PRIMARY KEY (family_id, learner_id)
);

-- Replicas show the commitments, so their tables have a new version (see 0024_replica_versions.sql).
UPDATE sync_configs SET is_full_due = true;
