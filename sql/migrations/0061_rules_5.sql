-- Version 5 of the rules: a parent gives a learner points as a bonus. Its reason is a row of adjustment_notes.

-- Projected: the points of a learner's bonuses on the last day with one, of which a day has a maximum.
CREATE TABLE bonus_counts (
  family_id  bigint NOT NULL,
  learner_id bigint NOT NULL,
  -- Day of the family.
  day        text NOT NULL,
  points     bigint NOT NULL CHECK (points > 0),
  PRIMARY KEY (family_id, learner_id)
);
SELECT spread('bonus_counts');

-- The points of a bonus have a source type of their own. 0062 validates the check.
ALTER TABLE entries DROP CONSTRAINT entries_source_type_check;
ALTER TABLE entries ADD CONSTRAINT entries_source_type_check CHECK (source_type IN (
  'QUIZ_CORRECT', 'DOUBLE_OR_LOSS_DEDUCTION', 'REWARD_SAVE', 'REWARD_REDEMPTION', 'ADMIN_ADJUSTMENT', 'AWARD_ALLOCATION',
  'QUESTION_VOIDED', 'PARENT_BONUS'
)) NOT VALID;
