-- Validates the checks of 0056 and 0057 in a transaction of its own, which locks out no writer while it reads the tables.
ALTER TABLE mastery VALIDATE CONSTRAINT mastery_lessons_check;
ALTER TABLE entries VALIDATE CONSTRAINT entries_source_type_check;
