-- Version 4 of a replica's tables: events have the version of their rules, which their hashes cover; users have the time zone of
-- the family's days.

ALTER TABLE learning.ledger_events ADD COLUMN rules bigint;
ALTER TABLE learning.users ADD COLUMN time_zone text;
