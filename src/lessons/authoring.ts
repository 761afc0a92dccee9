import type { Kysely } from 'kysely';
import type { Difficulty } from '../../schema/lessons.ts';
import type { DB } from '../db/types.ts';
import { Problem } from '../errors.ts';
import type { LearnerAccess } from '../http/access.ts';
import { newId } from '../ledger/ids.ts';
import { chooseConcept } from './choice.ts';
import { questionHash, toSpec } from './content.ts';
import type { NewLesson } from './domain.ts';
import { generateLesson } from './generators/index.ts';

/** What a new lesson is asked to be. */
export interface LessonWish {
  gradeLevel: number;
  difficulty: Difficulty;
  topic?: string | undefined;
  subject?: string | undefined;
  category?: string | undefined;
}

/**
 * Makes a lesson for a learner from what is known of it: its profile, its mastery, the questions it has had.
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
  const seen = await seenQuestions(db, learner, concept.id);
  const id = newId();
  const { gradeLevel, difficulty } = wish;
  const generated = generateLesson({
    concept,
    gradeLevel,
    difficulty,
    seed: id,
    exclude: (key) => seen.has(questionHash(key)),
    lastSeen: (key) => Date.parse(seen.get(questionHash(key)) ?? ''),
  });
  return {
    id,
    learnerId,
    moduleId: generated.moduleId,
    subject: generated.subject,
    category: wish.category ?? generated.category,
    difficulty,
    gradeLevel,
    spec: toSpec(generated),
    questionHashes: generated.questions.map((question) => questionHash(question.key)),
  };
}

/** Hash of each question of a concept that the learner has had, with the time. */
async function seenQuestions(
  db: Kysely<DB>,
  { learnerId, familyId }: LearnerAccess,
  conceptId: string,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('seen_questions')
    .select(['hash', 'seen_at'])
    .where('family_id', '=', familyId)
    .where('learner_id', '=', learnerId)
    .where('concept_id', '=', conceptId)
    .execute();
  return new Map(rows.map((row) => [row.hash, row.seen_at]));
}
