-- A stored receipt is that of an event of the family. A missing member would make the condition NULL, which a CHECK accepts.
ALTER TABLE idempotency_keys
  DROP CONSTRAINT idempotency_keys_receipt_check,
  ADD CONSTRAINT idempotency_keys_receipt_check CHECK (
    receipt IS NULL OR (
      receipt -> 'familyId' = to_jsonb(family_id)
      AND jsonb_typeof(receipt -> 'seq') = 'number'
      AND receipt ->> 'hash' ~ '^[0-9a-f]{64}$'
      AND receipt ->> 'prior' ~ '^[0-9a-f]{64}$'
    ) IS TRUE
  );
