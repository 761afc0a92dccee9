import type { UpdateUser } from '../../../../schema/accounts.ts';
import { existing, stored } from '../../../base/errors.ts';
import { knownTimeZone } from '../../../base/local-day.ts';
import { command } from '../../../kernel/commands/command.ts';
import { one } from '../../../kernel/state/reads.ts';
import { renameUser } from '../../../slice/renaming.ts';
import { toUser } from './user.ts';

/** Changes the parent's name or email, or the family's time zone (decisions.md 2.13). Histories keep the earlier name. */
export const updateUser = command({
  isAlone: true,
  reads: ({ userId: id }: { userId: number; fields: UpdateUser }) => ({ user: one('users', { id }) }),
  decide({ fields: { name, email, timeZone } }, { user }, context) {
    const before = existing(user, 'UNAUTHENTICATED');
    const put = {
      ...before,
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
      ...(timeZone !== undefined && { time_zone: knownTimeZone(timeZone ?? '') ?? null }),
    };
    return { events: [], changes: renameUser(before, put, context) };
  },
  reply: (_data, { user }) => toUser(stored(user)),
});
