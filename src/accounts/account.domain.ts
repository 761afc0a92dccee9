import type { UpdateUser } from '../../schema/accounts.ts';
import { command } from '../commands/command.ts';
import { existing, stored } from '../errors.ts';
import { one } from '../state/reads.ts';
import { toUser } from './user.ts';

/** Changes the name or the email of the family's parent (decisions.md 2.13). */
export const updateUser = command({
  reads: ({ userId: id }: { userId: number; fields: UpdateUser }) => ({ user: one('users', { id }) }),
  decide({ fields: { name, email } }, { user }) {
    const put = {
      ...existing(user, 'UNAUTHENTICATED'),
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
    };
    return { events: [], changes: [{ table: 'users', put }] };
  },
  reply: (_data, { user }) => toUser(stored(user)),
});
