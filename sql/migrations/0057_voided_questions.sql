-- Questions that a person reports, and those that a parent takes back.

-- Projected: one row for each answered quiz, from which points and mastery without a voided question follow.
CREATE TABLE quizzes (
  family_id     bigint NOT NULL,
  lesson_id     uuid NOT NULL,
  learner_id    bigint NOT NULL,
  concept_id    text NOT NULL,
  -- Number of its event: quizzes in their order.
  seq           bigint NOT NULL CHECK (seq > 0),
  answered_at   timestamptz(3) NOT NULL,
  -- Lists with an item for each question. The last two have items in a placement only.
  correct       jsonb NOT NULL,
  choices       jsonb NOT NULL,
  concepts      jsonb NOT NULL,
  grades        jsonb NOT NULL,
  -- Lists of questions, counted from 0.
  doubled       jsonb NOT NULL,
  voided        jsonb NOT NULL,
  -- Points that double-or-loss took.
  deducted      bigint NOT NULL CHECK (deducted >= 0),
  -- Null in events of earlier versions.
  difficulty    text,
  day           text,
  is_too_fast   boolean,
  grade_level   bigint,
  learner_grade bigint,
  PRIMARY KEY (family_id, lesson_id)
);
CREATE INDEX quizzes_concept ON quizzes (family_id, learner_id, concept_id);

-- What a person says about a question. A report goes with its learner.
CREATE TABLE question_reports (
  family_id      bigint NOT NULL,
  lesson_id      uuid NOT NULL,
  question_index bigint NOT NULL CHECK (question_index >= 0),
  -- Who reports it: the learner, the parent, or an administrator of any family.
  reported_by    bigint NOT NULL,
  id             uuid NOT NULL,
  learner_id     bigint NOT NULL,
  reason         text NOT NULL CHECK (length(reason) BETWEEN 1 AND 2000),
  reported_at    timestamptz(3) NOT NULL,
  PRIMARY KEY (family_id, lesson_id, question_index, reported_by)
);
CREATE INDEX question_reports_newest ON question_reports (family_id, reported_at DESC, id DESC);

SELECT spread('quizzes');
SELECT spread('question_reports');
ALTER TABLE question_reports ADD FOREIGN KEY (family_id) REFERENCES families (family_id);
ALTER TABLE question_reports ADD FOREIGN KEY (learner_id) REFERENCES users (id);

-- Quizzes so far, of the learners who are present.
INSERT INTO quizzes (family_id, lesson_id, learner_id, concept_id, seq, answered_at, correct, choices, concepts, grades, doubled,
  voided, deducted, difficulty, day, is_too_fast, grade_level, learner_grade)
SELECT e.family_id, (e.payload->>'lessonId')::uuid, b.learner_id, e.payload->>'conceptId', e.seq, e.recorded_at,
  e.payload->'correct', e.payload->'choices', coalesce(e.payload->'concepts', '[]'), coalesce(e.payload->'grades', '[]'),
  e.payload->'doubled', '[]', coalesce(-d.amount, 0),
  e.payload->>'difficulty', e.payload->>'day', (e.payload->>'isTooFast')::boolean,
  (e.payload->>'gradeLevel')::bigint, (e.payload->>'learnerGrade')::bigint
FROM events e
JOIN balances b ON b.family_id = e.family_id AND b.learner_id = (e.payload->>'learnerId')::bigint
LEFT JOIN entries d ON d.family_id = e.family_id AND d.seq = e.seq AND d.source_type = 'DOUBLE_OR_LOSS_DEDUCTION'
WHERE e.type = 'QuizAnswered';

-- The points that return have a source type of their own. 0058 validates the check.
ALTER TABLE entries DROP CONSTRAINT entries_source_type_check;
ALTER TABLE entries ADD CONSTRAINT entries_source_type_check CHECK (source_type IN (
  'QUIZ_CORRECT', 'DOUBLE_OR_LOSS_DEDUCTION', 'REWARD_SAVE', 'REWARD_REDEMPTION', 'ADMIN_ADJUSTMENT', 'AWARD_ALLOCATION',
  'QUESTION_VOIDED'
)) NOT VALID;

-- Replicas show which questions were voided, so their tables have a new version (see 0024_replica_versions.sql).
UPDATE sync_configs SET is_full_due = true;
