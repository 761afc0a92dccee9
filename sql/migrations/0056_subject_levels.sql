-- A learner's level in each subject. It begins at the learner's grade and follows the answers. Rows follow from the ledger alone.
CREATE TABLE subject_levels (
  family_id     bigint NOT NULL,
  learner_id    bigint NOT NULL,
  -- First part of the ids of the subject's concepts, such as math.
  area          text NOT NULL,
  level         bigint NOT NULL CHECK (level BETWEEN 0 AND 12),
  -- Grade of the learner at the last answers: the level moves along when it changes.
  learner_grade bigint NOT NULL CHECK (learner_grade BETWEEN 0 AND 12),
  -- Difficulty with which the next new concept begins.
  difficulty    text NOT NULL CHECK (difficulty IN ('beginner', 'intermediate', 'advanced')),
  -- Lessons in a row that were not passed.
  failures      bigint NOT NULL CHECK (failures >= 0),
  -- False while the level rises quickly: until the first lesson that is not passed, or a placement.
  is_settled    boolean NOT NULL,
  -- Lessons at advanced with right answers only, since the level moved.
  proofs        bigint NOT NULL CHECK (proofs >= 0),
  last_at       timestamptz(3) NOT NULL,
  PRIMARY KEY (family_id, learner_id, area)
);
SELECT spread('subject_levels');

-- Grade at which the concept was asked last; null before version 4 of the rules.
ALTER TABLE mastery ADD COLUMN last_grade bigint CHECK (last_grade BETWEEN 0 AND 12);

-- A placement asks about a concept without a lesson on it.
ALTER TABLE mastery DROP CONSTRAINT mastery_lessons_check;
ALTER TABLE mastery ADD CONSTRAINT mastery_lessons_check CHECK (lessons >= 0) NOT VALID;
