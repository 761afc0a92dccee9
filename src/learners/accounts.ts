import type { User } from '../../schema/accounts.ts';
import type { Database } from '../db/connection.ts';
import { Problem } from '../errors.ts';
import type { Command } from '../ledger/commands.ts';
import { newId } from '../ledger/ids.ts';
import { addLearner, type NewLearner, profileDefaults } from './domain.ts';
import { nextUserId } from './queries.ts';

/** A learner who joins a family. */
export interface LearnerInput {
  parentId: number;
  username: string;
  email: string;
  name: string;
  passwordHash: string | null;
  gradeLevel?: number;
  /** Who adds it; by default the learner itself, who registers. */
  actorId?: number;
}

/** Carries a command out. */
export type Execute = (command: Command<NewLearner, User>) => Promise<User>;

/** Adds a learner to a parent's family. 400 INVALID_PARENT where there is no such parent (decisions.md 2.1). */
export async function addLearnerTo(
  { db }: Database,
  execute: Execute,
  { parentId, gradeLevel = profileDefaults.gradeLevel, actorId, ...account }: LearnerInput,
): Promise<User> {
  const family = await db
    .selectFrom('families')
    .select('family_id')
    .where('family_id', '=', parentId)
    .executeTakeFirst();
  if (!family) {
    throw new Problem('INVALID_PARENT', {
      errors: [{ pointer: '/body/parentId', message: 'is not a parent' }],
    });
  }
  const userId = await nextUserId(db);
  const data = { ...account, userId, gradeLevel, profileId: newId() };
  return execute({ handler: addLearner, data, familyId: parentId, actorId: actorId ?? userId });
}

/** A username from a name: what of it is a letter or digit, then the time (decisions.md 2.3). */
export function generatedUsername(name: string, timeMs: number): string {
  const base = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return `${base || 'learner'}-${timeMs.toString(36)}`;
}
