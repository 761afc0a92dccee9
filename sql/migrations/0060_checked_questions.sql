-- Questions of a lesson that were checked one by one before its answer: a list of {question, choice, isDoubled}, with the question's
-- index from 0, and null for no choice. The first choice counts. Instances of the release before leave the column alone.
ALTER TABLE lessons ADD COLUMN checks jsonb NOT NULL DEFAULT '[]';
