-- Validates the check of 0045 in a transaction of its own, which locks out no writer while it reads the table.
ALTER TABLE mastery VALIDATE CONSTRAINT mastery_passed_day_check;
