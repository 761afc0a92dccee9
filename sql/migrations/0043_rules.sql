-- Versions of the rules: an event keeps the version that it follows. Null for events of version 1, which had none.
ALTER TABLE events ADD COLUMN rules smallint;
ALTER TABLE events ADD CONSTRAINT events_rules_check CHECK (rules >= 2) NOT VALID;

-- Replicas show the version, so their tables have a new version (see 0024_replica_versions.sql).
UPDATE sync_configs SET is_full_due = true;
