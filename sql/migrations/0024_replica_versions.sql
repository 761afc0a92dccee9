-- Replicas show more of a profile, and their tables have a version. Each replica compares all rows once, after its owner has
-- upgraded the tables. Until then, its synchronisation fails with a message that says so.

UPDATE sync_configs SET is_full_due = true;
