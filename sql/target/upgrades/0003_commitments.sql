-- Version 3 of a replica's tables: events have commitments to texts, which their hashes cover.

ALTER TABLE learning.ledger_events ADD COLUMN commitments jsonb;
