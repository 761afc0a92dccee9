import type { Row } from '../db/tables.ts';
import type { Change } from '../kernel/state/state.ts';

/** Context of a command that renames a user. */
interface Renaming {
  /** Id of the command. */
  id: string;
  familyId: number;
  /** Time of the change. */
  now: string;
}

/**
 * Returns the changes that store a user, and the earlier name if the name changes: histories show it with what the user did
 * before (decisions.md 2.13). A user without a family has no history.
 */
export function renameUser(
  before: Row<'users'>,
  put: Row<'users'>,
  { id, familyId: family_id, now: until }: Renaming,
): Change[] {
  const learner_id = before.role === 'LEARNER' ? before.id : null;
  const hasHistory = before.waits_for === null;
  const earlier = { family_id, id, learner_id, name: before.name, until };
  return [
    { table: 'users', put },
    ...(hasHistory && put.name !== before.name ? [{ table: 'earlier_names', put: earlier } as const] : []),
  ];
}
