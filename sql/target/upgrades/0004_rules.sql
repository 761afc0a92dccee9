-- Version 4 of a replica's tables: events have the version of their rules, which their hashes cover.

ALTER TABLE learning.ledger_events ADD COLUMN rules bigint;
