import { existing, Problem, stored } from '../../base/errors.ts';
import type { Row } from '../../db/tables.ts';
import { command } from '../../kernel/commands/command.ts';
import { one } from '../../kernel/state/reads.ts';
import { familyReads, newProfile, requirePlace } from './domain.ts';
import { toLearner } from './user.ts';

/** Checks whether a user waits for the confirmation by a family. */
export function waitsFor(
  { waits_for, waits_until }: Row<'users'>,
  { familyId, now }: { familyId: number; now: string },
): boolean {
  return waits_for === familyId && waits_until !== null && waits_until > now;
}

/** Makes a waiting learner a learner of the family, as if the parent had added it (decisions.md 2.1). */
export const confirmLearner = command({
  isAlone: true,
  reads: ({ learnerId: id }: { learnerId: number; profileId: string }) => ({
    user: one('users', { id }),
    ...familyReads(),
  }),
  emits: ({ learnerId }) => [{ type: 'LearnerAdded', payload: { learnerId } }],
  decide(data, { user, ...family }, { familyId, now, quotas }) {
    const found = existing(user, 'LEARNER_NOT_FOUND');
    // Of two confirmations, the second finds the learner in the family.
    if (found.parent_id === familyId) return { events: [] };
    if (!waitsFor(found, { familyId, now })) throw new Problem('LEARNER_NOT_FOUND');
    requirePlace(family, quotas);
    return {
      events: [{ type: 'LearnerAdded', payload: { learnerId: data.learnerId } }],
      changes: [
        { table: 'users', put: { ...found, parent_id: familyId, waits_for: null, waits_until: null } },
        { table: 'learner_profiles', put: newProfile(data, familyId, now) },
      ],
    };
  },
  reply: (_data, { user }, _events, { familyId }) => toLearner(stored(user), familyId),
});

/** Deletes the account of a waiting learner; a trigger ends its sessions. */
export const refuseLearner = command({
  isAlone: true,
  quota: 'reserve',
  reads: ({ learnerId: id }: { learnerId: number }) => ({ user: one('users', { id }) }),
  decide({ learnerId }, { user }, { familyId }) {
    if (user?.waits_for !== familyId) throw new Problem('LEARNER_NOT_FOUND');
    return {
      events: [],
      changes: [
        { table: 'credentials', remove: { user_id: learnerId } },
        { table: 'users', remove: { id: learnerId } },
      ],
    };
  },
  reply: () => ({ success: true, message: 'Learner deleted' }),
});
