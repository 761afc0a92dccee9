import type { Row } from '../db/tables.ts';
import type { EventPayloads } from '../ledger/events.ts';
import { projection } from '../ledger/rules.ts';
import { one } from '../state/reads.ts';
import { isMastered, nextProbability, noPasses, type Progress, prior, progressAfter } from './mastery.ts';
import { nextReview, nextReviewSoon } from './review.ts';

/** Projects a learner's mastery of each concept from its quizzes. Rows of stored events never change, so this never does. */
export const masteryProjection = projection({
  on: 'QuizAnswered',
  reads: ({ learnerId: learner_id, conceptId: concept_id }) => ({
    before: one('mastery', { learner_id, concept_id }),
  }),
  project({ familyId: family_id, payload, recordedAt: last_at }, { before }) {
    const { learnerId: learner_id, conceptId: concept_id, correct, choices, difficulty, day } = payload;
    const right = correct.filter(Boolean).length;
    const review = difficulty === undefined ? nextReview : nextReviewSoon;
    const put = {
      family_id,
      learner_id,
      concept_id,
      lessons: (before?.lessons ?? 0) + 1,
      attempts: (before?.attempts ?? 0) + correct.length,
      correct: (before?.correct ?? 0) + right,
      last_at,
      ...(difficulty === undefined
        ? progressWithoutDifficulty(before, payload)
        : progressAfter(before, { correct, choices, difficulty, day }, last_at)),
      ...review(before, right / correct.length, last_at),
    };
    return [{ table: 'mastery', put }];
  },
});

/** Returns the progress by the first model, which knows only the probability. */
function progressWithoutDifficulty(
  before: Row<'mastery'> | undefined,
  { correct, choices }: EventPayloads['QuizAnswered'],
): Progress {
  const probability = correct.reduce(
    (known, isCorrect, i) => nextProbability(known, isCorrect, choices[i] ?? 2),
    before?.probability ?? prior,
  );
  const { passed_at, passed_day, passed_days, passed_harder } = before ?? noPasses;
  return {
    probability,
    is_mastered: isMastered(probability, (before?.attempts ?? 0) + correct.length),
    passed_at,
    passed_day,
    passed_days,
    passed_harder,
    failures: before?.failures ?? 0,
    last_difficulty: before?.last_difficulty ?? null,
  };
}
