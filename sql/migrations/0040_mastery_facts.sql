-- What mastery by lessons on two days follows from: the time of the last passed lesson, the number of days with one, whether one
-- was at intermediate or harder, lessons in a row that were not passed, and the difficulty of the last lesson. Rows of events
-- without a difficulty have the defaults, which are also what instances of the release before leave.
ALTER TABLE mastery ADD COLUMN passed_at timestamptz(3);
ALTER TABLE mastery ADD COLUMN passed_days bigint NOT NULL DEFAULT 0;
ALTER TABLE mastery ADD COLUMN passed_harder boolean NOT NULL DEFAULT false;
ALTER TABLE mastery ADD COLUMN failures bigint NOT NULL DEFAULT 0;
ALTER TABLE mastery ADD COLUMN last_difficulty text;
ALTER TABLE mastery ADD CONSTRAINT mastery_passed_days_check CHECK (passed_days >= 0) NOT VALID;
ALTER TABLE mastery ADD CONSTRAINT mastery_failures_check CHECK (failures >= 0) NOT VALID;
ALTER TABLE mastery ADD CONSTRAINT mastery_last_difficulty_check
  CHECK (last_difficulty IN ('beginner', 'intermediate', 'advanced')) NOT VALID;
