import type { User } from '../../../../schema/accounts.ts';
import type { Row } from '../../../db/tables.ts';
import type { Role } from '../../../http/app-types.ts';

/** Columns that a user follows from. */
export type UserRow = Pick<
  Row<'users'>,
  'id' | 'username' | 'email' | 'name' | 'role' | 'parent_id' | 'waits_for' | 'time_zone'
>;

/** Converts a row to a user (interface.md 2.1). */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    name: row.name,
    // The table's CHECK allows these roles only.
    role: row.role as Role,
    parentId: row.parent_id ?? row.waits_for,
    timeZone: row.time_zone,
  };
}
