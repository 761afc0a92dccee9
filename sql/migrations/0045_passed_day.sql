-- Day of the family on which a learner passed the last lesson on a concept. Null for events without a day, which count in UTC.
ALTER TABLE mastery ADD COLUMN passed_day text;
ALTER TABLE mastery ADD CONSTRAINT mastery_passed_day_check CHECK (passed_day ~ '^\d{4}-\d{2}-\d{2}$') NOT VALID;
