-- Validates the check of 0043 in a transaction of its own, which locks out no writer while it reads the table.
ALTER TABLE events VALIDATE CONSTRAINT events_rules_check;
