import type { Row } from '../../db/tables.ts';
import type { EventPayloads } from '../../kernel/ledger/events.ts';
import { projection } from '../../kernel/ledger/rules.ts';
import { one } from '../../kernel/state/reads.ts';
import { isUncounted, uncountedProbability } from '../../slice/counted-lessons.ts';
import {
  isMastered,
  nextProbability,
  noPasses,
  type Progress,
  prior,
  progressAfter,
} from './choice/mastery.ts';
import { nextReview, nextReviewSoon, type Review } from './choice/review.ts';

/** Answers to the questions of one concept in a quiz, from which its mastery follows. */
export interface ConceptAnswers
  extends Pick<EventPayloads['QuizAnswered'], 'correct' | 'choices' | 'difficulty' | 'day' | 'isTooFast'> {
  learnerId: number;
  conceptId: string;
}

/** Projects a learner's mastery of each concept from its quizzes. Rows of stored events never change, so this never does. */
export const masteryProjection = projection({
  on: 'QuizAnswered',
  reads: ({ learnerId: learner_id, conceptId: concept_id }) => ({
    before: one('mastery', { learner_id, concept_id }),
  }),
  project({ familyId, payload, recordedAt }, { before }) {
    return [{ table: 'mastery', put: masteryAfter(before, familyId, payload, recordedAt) }];
  },
});

/** Returns the mastery of a concept after a quiz. @param last_at time of the quiz */
export function masteryAfter(
  before: Row<'mastery'> | undefined,
  family_id: number,
  answers: ConceptAnswers,
  last_at: string,
): Row<'mastery'> {
  const { learnerId: learner_id, conceptId: concept_id, correct, isTooFast } = answers;
  const counted = before && !isUncounted(before) ? before : undefined;
  return {
    // Answers without reading say nothing, whether they are right or wrong.
    ...(isTooFast ? (counted ?? nothingKnown(last_at)) : evidence(counted, answers, last_at)),
    family_id,
    learner_id,
    concept_id,
    lessons: (before?.lessons ?? 0) + 1,
    attempts: (before?.attempts ?? 0) + correct.length,
    correct: (before?.correct ?? 0) + correct.filter(Boolean).length,
    last_at,
  };
}

/** Returns what the answers of a quiz say about the learner. @param before row with the earlier lessons that count */
function evidence(
  before: Row<'mastery'> | undefined,
  answers: ConceptAnswers,
  at: string,
): Progress & Review {
  const { correct, choices, difficulty, day } = answers;
  const share = correct.filter(Boolean).length / correct.length;
  return difficulty === undefined
    ? { ...progressWithoutDifficulty(before, answers), ...nextReview(before, share, at) }
    : {
        ...progressAfter(before, { correct, choices, difficulty, day }, at),
        ...nextReviewSoon(before, share, at),
      };
}

/** Returns what the row of a concept says before the first lesson that counts: it is not known, and due the next day. */
function nothingKnown(at: string): Progress & Review {
  const progress = {
    probability: uncountedProbability,
    is_mastered: false,
    failures: 0,
    last_difficulty: null,
  };
  return { ...progress, ...noPasses, ...nextReviewSoon(undefined, 0, at) };
}

/** Returns the progress by the first model, which knows only the probability. */
function progressWithoutDifficulty(
  before: Row<'mastery'> | undefined,
  { correct, choices }: ConceptAnswers,
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
