-- Version 5 of a replica's tables: answers say whether their question was voided.

ALTER TABLE learning.quiz_answers ADD COLUMN is_voided boolean NOT NULL DEFAULT false;
