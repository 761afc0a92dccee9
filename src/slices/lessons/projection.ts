import type { Row } from '../../db/tables.ts';
import type { EventPayloads } from '../../kernel/ledger/events.ts';
import { projection } from '../../kernel/ledger/rules.ts';
import { all, one } from '../../kernel/state/reads.ts';
import { isUncounted, uncountedProbability } from '../../slice/counted-lessons.ts';
import { areaOf, isPlacement } from './areas.ts';
import {
  isMastered,
  nextProbability,
  noPasses,
  type Progress,
  prior,
  probabilityAfter,
  progressAfter,
} from './choice/mastery.ts';
import { nextReview, nextReviewSoon, type Review } from './choice/review.ts';
import { levelAfter } from './choice/subject-level.ts';

/** Answers of a quiz, from which mastery follows. */
export type QuizFacts = Pick<
  EventPayloads['QuizAnswered'],
  'correct' | 'choices' | 'difficulty' | 'day' | 'isTooFast' | 'gradeLevel' | 'learnerGrade'
>;

/** Projects a learner's mastery of each concept from its quizzes. Rows of stored events never change, so this never does. */
export const masteryProjection = projection({
  on: 'QuizAnswered',
  reads: ({ learnerId: learner_id, conceptId: concept_id }) => ({
    // The ids of an event do not say which concepts a placement has.
    read: [
      isPlacement(concept_id) ? all('mastery', { learner_id }) : one('mastery', { learner_id, concept_id }),
    ],
  }),
  project({ familyId: family_id, payload, recordedAt: last_at }, { read }) {
    const { learnerId: learner_id, conceptId, concepts = [] } = payload;
    const records = new Map(read.flat().flatMap((row) => (row ? [[row.concept_id, row] as const] : [])));
    const ids = { family_id, learner_id, last_at };
    const rows = isPlacement(conceptId)
      ? concepts.map((id, i) => ({ ...placedRecord(records.get(id), payload, i, last_at), concept_id: id }))
      : [{ ...record(records.get(conceptId), payload, last_at), concept_id: conceptId }];
    return rows.map((row) => ({ table: 'mastery', put: { ...row, ...ids } }));
  },
});

/** Projects a learner's level in each subject. */
export const levelProjection = projection({
  on: 'QuizAnswered',
  reads: ({ learnerId: learner_id, conceptId }) => ({
    before: one('subject_levels', { learner_id, area: areaOf(conceptId) }),
  }),
  project({ familyId: family_id, payload, recordedAt: last_at }, { before }) {
    const { learnerId: learner_id, conceptId } = payload;
    const level = levelAfter(before, payload);
    if (!level || level === before) return [];
    const put = { ...level, family_id, learner_id, area: areaOf(conceptId), last_at };
    return [{ table: 'subject_levels', put }];
  },
});

type Ids = 'family_id' | 'learner_id' | 'concept_id' | 'last_at';

/** Returns what the row of a concept says after a lesson on it. */
export function record(
  before: Row<'mastery'> | undefined,
  quiz: QuizFacts,
  at: string,
): Omit<Row<'mastery'>, Ids> {
  const { correct, isTooFast, learnerGrade, gradeLevel = null } = quiz;
  const counted = before && !isUncounted(before) ? before : undefined;
  return {
    // Answers without reading say nothing, whether they are right or wrong.
    ...(isTooFast ? (counted ?? nothingKnown(at)) : evidence(counted, quiz, at)),
    lessons: (before?.lessons ?? 0) + 1,
    attempts: (before?.attempts ?? 0) + correct.length,
    correct: (before?.correct ?? 0) + correct.filter(Boolean).length,
    // Events of earlier versions have the requested grade, at which no question may have been asked.
    last_grade: learnerGrade === undefined ? null : gradeLevel,
  };
}

/** Returns what the row of a concept says after a question of a placement: evidence, but no lesson that is passed or failed. */
export function placedRecord(
  before: Row<'mastery'> | undefined,
  { correct, choices, difficulty = 'intermediate', isTooFast }: QuizFacts,
  question: number,
  at: string,
): Omit<Row<'mastery'>, Ids> {
  const isRight = correct[question] ?? false;
  const answers = { correct: [isRight], choices: [choices[question] ?? 2], difficulty };
  const last = before?.probability;
  return {
    ...nothingKnown(at),
    last_grade: null,
    ...before,
    probability: isTooFast ? (last ?? uncountedProbability) : probabilityAfter(last, answers),
    lessons: before?.lessons ?? 0,
    attempts: (before?.attempts ?? 0) + 1,
    correct: (before?.correct ?? 0) + (isRight ? 1 : 0),
  };
}

/** Returns what the answers of a quiz say about the learner. @param before row with the earlier lessons that count */
function evidence(before: Row<'mastery'> | undefined, quiz: QuizFacts, at: string): Progress & Review {
  const { correct, choices, difficulty, day } = quiz;
  const share = correct.filter(Boolean).length / correct.length;
  // A placement is no lesson that the learner may have forgotten.
  const earlier = before && before.lessons > 0 ? before : undefined;
  return difficulty === undefined
    ? { ...progressWithoutDifficulty(before, quiz), ...nextReview(earlier, share, at) }
    : {
        ...progressAfter(before, { correct, choices, difficulty, day }, at),
        ...nextReviewSoon(earlier, share, at),
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
  { correct, choices }: QuizFacts,
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
