import { randomBytes } from 'node:crypto';
import type { User } from '../../../schema/accounts.ts';
import { invalidParent, Problem } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import type { Database } from '../../db/database.ts';
import { existingFamily } from '../../http/access.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { profileDefaults } from '../../slice/profile-defaults.ts';
import { addLearner, type NewLearner } from './domain.ts';
import { nextUserId } from './queries.ts';

/** Learner who joins a family. */
export interface LearnerInput {
  parentId: number;
  username: string;
  email: string;
  name: string;
  passwordHash: string | null;
  gradeLevel?: number;
  /** Hash of the parent's one-time code, which adding the learner uses up. */
  invitation?: Buffer;
  /** User who adds the learner; by default the learner itself. */
  actorId?: number;
}

/** Function that executes the command AddLearner. */
export type Execute = (command: Command<NewLearner, User>) => Promise<User>;

/**
 * Adds a learner to a parent's family. Throws 400 INVALID_PARENT for an unknown parent, 403 INVITATION_REQUIRED for a code that does
 * no longer work (decisions.md 2.1).
 */
export async function addLearnerTo(
  { db }: Database,
  execute: Execute,
  { parentId, gradeLevel = profileDefaults.gradeLevel, actorId, invitation, ...account }: LearnerInput,
): Promise<User> {
  await existingFamily(db, parentId, invalidParent);
  const learnerId = await nextUserId(db);
  const code = invitation && { user_id: parentId, code_hash: invitation };
  const data = { ...account, learnerId, gradeLevel, profileId: newId(), ...(code && { code }) };
  return execute({ handler: addLearner, data, familyId: parentId, actorId: actorId ?? learnerId });
}

/** Learner without a username, and possibly without an email. */
export type UnnamedLearner = Omit<LearnerInput, 'username' | 'email'> & { email: string | undefined };

/** Maximum number of attempts. Names after the first have 40 random bits, so a second attempt nearly always succeeds. */
const maxAttempts = 5;

/**
 * Adds a learner under a generated username. Tries further names, as others may add one in the same millisecond.
 * @param isRetried returns true if another username may solve the problem
 */
export async function addUnderFreeName(
  database: Database,
  execute: Execute,
  { email, ...learner }: UnnamedLearner,
  { nowMs, isRetried }: { nowMs: number; isRetried(problem: Problem): boolean },
): Promise<User> {
  for (let attempt = 1; ; attempt++) {
    const username = generatedUsername(learner.name, nowMs) + (attempt === 1 ? '' : randomSuffix());
    const account = { username, email: email ?? `${username}@learners.invalid` };
    try {
      return await addLearnerTo(database, execute, { ...learner, ...account });
    } catch (error) {
      if (!(error instanceof Problem && isRetried(error)) || attempt === maxAttempts) throw error;
    }
  }
}

/** Returns a username: letters and digits of the name, then the time (decisions.md 2.3). */
function generatedUsername(name: string, timeMs: number): string {
  const base = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return `${base || 'learner'}-${timeMs.toString(36)}`;
}

function randomSuffix(): string {
  return `-${randomBytes(5).toString('hex')}`;
}
