-- Receipts: a repeated answer has the receipt of the first one.

-- Null for an answer without events, and for one of an earlier version.
ALTER TABLE idempotency_keys
  ADD COLUMN receipt jsonb CHECK (jsonb_typeof(receipt) = 'object');
