import type { RecordedEvent } from '../ledger/events.ts';
import type { Change, StateReader } from '../state/state.ts';
import { isMastered, nextProbability, prior } from './mastery.ts';
import { nextReview } from './review.ts';

/** Projects a learner's mastery of each concept from its quizzes. */
export function projectMastery(event: RecordedEvent, state: StateReader): Change[] {
  if (event.type === 'LearnerRemoved') {
    return [{ table: 'mastery', remove: { learner_id: event.payload.learnerId } }];
  }
  if (event.type !== 'QuizAnswered') return [];
  const { learnerId: learner_id, conceptId: concept_id, correct, choices } = event.payload;
  const before = state.get('mastery', { learner_id, concept_id });
  const probability = correct.reduce(
    (known, isCorrect, i) => nextProbability(known, isCorrect, choices[i] ?? 2),
    before?.probability ?? prior,
  );
  const attempts = (before?.attempts ?? 0) + correct.length;
  const right = correct.filter(Boolean).length;
  const put = {
    family_id: event.familyId,
    learner_id,
    concept_id,
    probability,
    lessons: (before?.lessons ?? 0) + 1,
    attempts,
    correct: (before?.correct ?? 0) + right,
    last_at: event.recordedAt,
    is_mastered: isMastered(probability, attempts),
    ...nextReview(before, right / correct.length, event.recordedAt),
  };
  return [{ table: 'mastery', put }];
}
