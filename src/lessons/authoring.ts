import type { Kysely } from 'kysely';
import type { Difficulty } from '../../schema/lessons.ts';
import type { DB } from '../db/types.ts';
import { Problem } from '../errors.ts';
import type { LearnerAccess } from '../http/access.ts';
import { newId } from '../ledger/ids.ts';
import { selectConcept } from './concept-selection.ts';
import { questionHash } from './content.ts';
import { type Concept, type GeneratedQuestion, generateLesson } from './generators/index.ts';
import { difficultyFor, prior } from './mastery.ts';
import { type NewLesson, questionCount, type SeenQuestions } from './new-lesson.ts';
import { isUnsafe } from './safety.ts';

/** What a new lesson is asked to be. */
export interface LessonOptions {
  gradeLevel: number;
  /** Where it is left open, it follows from how well the learner knows the concept. */
  difficulty?: Difficulty | undefined;
  topic?: string | undefined;
  subject?: string | undefined;
  category?: string | undefined;
}

/**
 * Makes a lesson for a learner from what is known of it: its profile and its mastery.
 * Stores nothing. 404 PROFILE_NOT_FOUND, 400 TOPIC_REFUSED, 400 TOPIC_NOT_AVAILABLE_OFFLINE.
 */
export async function authorLesson(
  db: Kysely<DB>,
  learner: LearnerAccess,
  wish: LessonOptions,
  now: Date,
): Promise<NewLesson> {
  refuseUnsafe(wish);
  const [{ subjects }, mastery] = await Promise.all([
    profileOf(db, learner),
    db
      .selectFrom('mastery')
      .select(['concept_id', 'probability', 'last_at', 'due_at'])
      .where('family_id', '=', learner.familyId)
      .where('learner_id', '=', learner.learnerId)
      .execute(),
  ]);
  const concept = selectConcept({ ...wish, subjects, mastery, now: now.toISOString() });
  const known = mastery.find(({ concept_id }) => concept_id === concept.id)?.probability ?? prior;
  const difficulty = wish.difficulty ?? difficultyFor(known);
  const id = newId();
  return {
    ...conceptLesson(id, learner, { ...wish, difficulty }, concept),
    draw: (seen) => drawQuestions(concept, { ...wish, difficulty }, id, seen),
  };
}

/** A lesson on a concept, but for its questions. */
export function conceptLesson(
  id: string,
  { learnerId }: LearnerAccess,
  { category, difficulty, gradeLevel }: LessonOptions & { difficulty: Difficulty },
  concept: Concept,
): Omit<NewLesson, 'draw'> {
  return {
    id,
    learnerId,
    moduleId: concept.id,
    subject: concept.subject,
    category: category ?? concept.category,
    difficulty,
    gradeLevel,
    topic: concept.title,
    learningObjectives: concept.objectives,
  };
}

/** Questions on a concept that the learner has not had, as long as there are any; then those of longest ago. Pure. */
export function drawQuestions(
  concept: Concept,
  { gradeLevel, difficulty }: LessonOptions & { difficulty: Difficulty },
  seed: string,
  seen: SeenQuestions,
): readonly GeneratedQuestion[] {
  const { questions } = generateLesson({
    concept,
    gradeLevel,
    difficulty,
    seed,
    questionCount,
    exclude: (key) => seen.has(questionHash(key)),
    lastSeen: (key) => Date.parse(seen.get(questionHash(key)) ?? ''),
  });
  return questions;
}

/** 400 TOPIC_REFUSED where what is asked for is nothing for children, whoever would make the lesson. */
export function refuseUnsafe({ topic, subject, category }: LessonOptions): void {
  if ([topic, subject, category].some((text) => text !== undefined && isUnsafe(text))) {
    throw new Problem('TOPIC_REFUSED');
  }
}

/** The id of the learner's profile and its subjects; 404 PROFILE_NOT_FOUND where it has none. */
export async function profileOf(
  db: Kysely<DB>,
  { learnerId, familyId }: LearnerAccess,
): Promise<{ id: string; subjects: string[] }> {
  const profile = await db
    .selectFrom('learner_profiles')
    .select(['id', 'subjects'])
    .where('family_id', '=', familyId)
    .where('learner_id', '=', learnerId)
    .executeTakeFirst();
  if (!profile) throw new Problem('PROFILE_NOT_FOUND');
  const { id, subjects } = profile;
  return { id, subjects: Array.isArray(subjects) ? subjects.filter((s) => typeof s === 'string') : [] };
}
