import type { UpdateUser } from '../../schema/accounts.ts';
import { command } from '../commands/command.ts';
import { existing, stored } from '../errors.ts';
import { one } from '../state/reads.ts';
import { toUser } from './user.ts';

/** Changes the name or the email of the family's parent (decisions.md 2.13). Histories keep the earlier name. */
export const updateUser = command({
  isAlone: true,
  reads: ({ userId: id }: { userId: number; fields: UpdateUser }) => ({ user: one('users', { id }) }),
  decide({ fields: { name, email } }, { user }, { id, familyId: family_id, now: until }) {
    const before = existing(user, 'UNAUTHENTICATED');
    const put = {
      ...before,
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
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
