import type { User } from '../../../schema/accounts.ts';
import { strangersText } from '../../base/text-rules.ts';

/** Returns a waiting learner as others see it. */
export function toWaitingLearner(
  { name, email, ...user }: Pick<User, 'id' | 'username' | 'email' | 'name'>,
  parentId: number | null,
): User {
  return toLearner({ ...user, name: strangersText(name), email: strangersText(email) }, parentId);
}

/** Returns a learner of a parent as a user (interface.md 2.1). Its days are those of the family, so it has no time zone. */
export function toLearner(
  { id, username, email, name }: Pick<User, 'id' | 'username' | 'email' | 'name'>,
  parentId: number | null,
): User {
  return { id, username, email, name, role: 'LEARNER', parentId, timeZone: null };
}
