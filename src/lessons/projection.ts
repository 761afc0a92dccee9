import { projection } from '../ledger/rules.ts';
import { one } from '../state/reads.ts';
import { isMastered, nextProbability, prior } from './mastery.ts';
import { nextReview } from './review.ts';

/** Projects a learner's mastery of each concept from its quizzes. */
export const masteryProjection = projection({
  on: 'QuizAnswered',
  reads: ({ learnerId: learner_id, conceptId: concept_id }) => ({
    before: one('mastery', { learner_id, concept_id }),
  }),
  project({ familyId: family_id, payload, recordedAt: last_at }, { before }) {
    const { learnerId: learner_id, conceptId: concept_id, correct, choices } = payload;
    const probability = correct.reduce(
      (known, isCorrect, i) => nextProbability(known, isCorrect, choices[i] ?? 2),
      before?.probability ?? prior,
    );
    const attempts = (before?.attempts ?? 0) + correct.length;
    const right = correct.filter(Boolean).length;
    const put = {
      family_id,
      learner_id,
      concept_id,
      probability,
      lessons: (before?.lessons ?? 0) + 1,
      attempts,
      correct: (before?.correct ?? 0) + right,
      last_at,
      is_mastered: isMastered(probability, attempts),
      ...nextReview(before, right / correct.length, last_at),
    };
    return [{ table: 'mastery', put }];
  },
});
