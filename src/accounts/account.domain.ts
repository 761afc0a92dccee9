import type { UpdateUser } from '../../schema/accounts.ts';
import { command } from '../commands/command.ts';
import { existing, stored } from '../errors.ts';
import { knownTimeZone } from '../local-day.ts';
import { one } from '../state/reads.ts';
import { toUser } from './user.ts';

/** Changes the parent's name or email, or the family's time zone (decisions.md 2.13). Histories keep the earlier name. */
export const updateUser = command({
  isAlone: true,
  reads: ({ userId: id }: { userId: number; fields: UpdateUser }) => ({ user: one('users', { id }) }),
  decide({ fields: { name, email, timeZone } }, { user }, { id, familyId: family_id, now: until }) {
    const before = existing(user, 'UNAUTHENTICATED');
    const put = {
      ...before,
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
      ...(timeZone !== undefined && { time_zone: knownTimeZone(timeZone ?? '') ?? null }),
    };
    const earlier = { family_id, id, name: before.name, until };
    const isRenamed = put.name !== before.name;
    return {
      events: [],
      changes: [
        { table: 'users', put },
        ...(isRenamed ? [{ table: 'earlier_names', put: earlier } as const] : []),
      ],
    };
  },
  reply: (_data, { user }) => toUser(stored(user)),
});
