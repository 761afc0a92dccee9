-- Reads all rows once, but lets requests write meanwhile: in a transaction of its own, without the lock of the columns.
ALTER TABLE mastery VALIDATE CONSTRAINT mastery_passed_days_check;
ALTER TABLE mastery VALIDATE CONSTRAINT mastery_failures_check;
ALTER TABLE mastery VALIDATE CONSTRAINT mastery_last_difficulty_check;
