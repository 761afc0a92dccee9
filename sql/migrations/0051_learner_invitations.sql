-- Codes of parents, with each of which one learner joins their family: `user_id` is the parent.
ALTER TABLE one_time_codes
  DROP CONSTRAINT one_time_codes_purpose_check,
  ADD CONSTRAINT one_time_codes_purpose_check CHECK (purpose IN ('setup', 'invitation', 'learner', 'recovery'));
