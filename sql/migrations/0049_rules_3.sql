-- Version 3 of the rules: a quiz says whether its answers came faster than a person can read. The lesson shows it to parents; null
-- for lessons without an answer, and for those of earlier versions.
ALTER TABLE lessons ADD COLUMN is_too_fast boolean;
