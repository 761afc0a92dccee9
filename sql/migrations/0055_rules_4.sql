-- Version 4 of the rules: a quiz has the grade of its learner, and a placement the concept and grade of each question. The lesson
-- keeps the grade in which the learner was believed when it was made; null for lessons of earlier versions.
ALTER TABLE lessons ADD COLUMN learner_grade bigint CHECK (learner_grade BETWEEN 0 AND 12);
