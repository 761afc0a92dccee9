import type { Kysely } from 'kysely';
import type { Difficulty } from '../../schema/lessons.ts';
import type { DB } from '../db/types.ts';
import { Problem } from '../errors.ts';
import type { LearnerAccess } from '../http/access.ts';
import { newId } from '../ledger/ids.ts';
import { chooseConcept } from './choice.ts';
import { questionHash } from './content.ts';
import { type Concept, type GeneratedQuestion, generateLesson } from './generators/index.ts';
import type { NewLesson, SeenQuestions } from './new-lesson.ts';

/** What a new lesson is asked to be. */
export interface LessonWish {
  gradeLevel: number;
  difficulty: Difficulty;
  topic?: string | undefined;
  subject?: string | undefined;
  category?: string | undefined;
}

/**
 * Makes a lesson for a learner from what is known of it: its profile and its mastery.
 * Stores nothing. 404 PROFILE_NOT_FOUND, 400 TOPIC_NOT_AVAILABLE_OFFLINE.
 */
export async function authorLesson(
  db: Kysely<DB>,
  learner: LearnerAccess,
  wish: LessonWish,
  now: Date,
): Promise<NewLesson> {
  const { learnerId, familyId } = learner;
  const [profile, mastery] = await Promise.all([
    db
      .selectFrom('learner_profiles')
      .select('subjects')
      .where('family_id', '=', familyId)
      .where('learner_id', '=', learnerId)
      .executeTakeFirst(),
    db
      .selectFrom('mastery')
      .select(['concept_id', 'probability', 'last_at', 'due_at'])
      .where('family_id', '=', familyId)
      .where('learner_id', '=', learnerId)
      .execute(),
  ]);
  if (!profile) throw new Problem('PROFILE_NOT_FOUND');
  const subjects = Array.isArray(profile.subjects)
    ? profile.subjects.filter((s) => typeof s === 'string')
    : [];
  const concept = chooseConcept({ ...wish, subjects, mastery, now: now.toISOString() });
  const id = newId();
  return {
    id,
    learnerId,
    moduleId: concept.id,
    subject: concept.subject,
    category: wish.category ?? concept.category,
    difficulty: wish.difficulty,
    gradeLevel: wish.gradeLevel,
    topic: concept.title,
    learningObjectives: concept.objectives,
    draw: (seen) => drawQuestions(concept, wish, id, seen),
  };
}

/** Questions on a concept that the learner has not had, as long as there are any; then those of longest ago. Pure. */
function drawQuestions(
  concept: Concept,
  { gradeLevel, difficulty }: LessonWish,
  seed: string,
  seen: SeenQuestions,
): readonly GeneratedQuestion[] {
  const { questions } = generateLesson({
    concept,
    gradeLevel,
    difficulty,
    seed,
    exclude: (key) => seen.has(questionHash(key)),
    lastSeen: (key) => Date.parse(seen.get(questionHash(key)) ?? ''),
  });
  return questions;
}
