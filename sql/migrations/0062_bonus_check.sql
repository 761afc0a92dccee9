-- Validates the check of 0061 in a transaction of its own, which locks out no writer while it reads the table.
ALTER TABLE entries VALIDATE CONSTRAINT entries_source_type_check;
