import type { Queryable } from '../db/transaction.ts';
import type { LedgerProblem } from './problems.ts';
import type { Replay } from './replay.ts';
import type { LedgerRules } from './rules.ts';

interface UserRow {
  id: number;
  role: string;
  parent_id: number | null;
}

/** Compares the family's row and the users with a replayed ledger: its parent, its learners, and who caused its events. */
export async function checkAccounts(tx: Queryable, replay: Replay): Promise<void> {
  const { audit, meaning } = replay;
  const familyId = String(audit.familyId);
  const [family] = await tx.query<{ is_closed: boolean; imported_seq: number }>(
    'SELECT is_closed, imported_seq FROM families WHERE family_id = $1',
    [familyId],
  );
  if (!family) return;
  const text = (isClosed: boolean) => (isClosed ? 'a closed family' : 'an open family');
  if (family.is_closed !== meaning.isClosed) {
    const [expected, found] = [text(meaning.isClosed), text(family.is_closed)];
    audit.reportAtEnd('tail', 'the family is open or closed against its last event', expected, found);
  }
  await checkMembers(tx, replay);
  await checkOutsiders(tx, replay, family.imported_seq);
}

/** Compares the users of the family with the accounts that its events opened and closed. */
async function checkMembers(tx: Queryable, { audit, meaning, state }: Replay): Promise<void> {
  const { familyId } = audit;
  const learners = new Set(state.allRows('balances').map((row) => Number(row['learner_id'])));
  const users = await tx.query<UserRow>(
    'SELECT id, role, parent_id FROM users WHERE id = $1 OR parent_id = $1 OR id = ANY ($2::text[]::bigint[])',
    [String(familyId), [...learners].map(String)],
  );
  const found = new Map(users.map((user) => [user.id, user]));
  for (const id of new Set([familyId, ...learners, ...found.keys()])) {
    const user = found.get(id);
    const isHead = user !== undefined && user.role !== 'LEARNER' && user.parent_id === null;
    const isOwn = user?.role === 'LEARNER' && user.parent_id === familyId;
    if (id === familyId) {
      // A closed family has deleted its parent.
      if (meaning.isClosed ? user === undefined : isHead) continue;
      const expected = meaning.isClosed ? 'no user' : 'a parent or administrator';
      audit.reportAtEnd(
        'account',
        'the parent does not fit the events',
        `${expected} ${id}`,
        userText(id, user),
      );
    } else if (isOwn !== learners.has(id)) {
      const expected = learners.has(id)
        ? `learner ${id} of family ${familyId}`
        : `no learner ${id} in the family`;
      audit.reportAtEnd('account', 'a learner does not fit the events', expected, userText(id, user));
    }
  }
}

/**
 * Checks that other users who caused events are administrators, or were before they closed their own families. Actors of
 * imported events belong to another instance.
 */
async function checkOutsiders(tx: Queryable, { audit, meaning }: Replay, importedSeq: number): Promise<void> {
  const actors = [...meaning.outsiders].filter(([, { last }]) => last.seq > importedSeq);
  if (actors.length === 0) return;
  const rows = await tx.query<{
    id: number;
    role: string | null;
    parent_id: number | null;
    is_closed: boolean | null;
  }>(
    `SELECT a.id, u.role, u.parent_id, f.is_closed FROM unnest($1::text[]::bigint[]) a (id)
     LEFT JOIN users u ON u.id = a.id LEFT JOIN families f ON f.family_id = a.id`,
    [actors.map(([id]) => String(id))],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const [id, { first, last }] of actors) {
    const { role = null, parent_id = null, is_closed = false } = found.get(id) ?? {};
    if (role === 'ADMIN' || (role === null && is_closed)) continue;
    const event = first.seq > importedSeq ? first : last;
    const user = role === null ? undefined : { id, role, parent_id };
    const expected = 'the parent, a learner of the family or an administrator';
    audit.report(event, 'actor', 'the user may not cause events of the family', expected, userText(id, user));
  }
}

function userText(id: number, user: UserRow | undefined): string {
  if (!user) return `no user ${id}`;
  const family = user.parent_id === null ? '' : ` of family ${user.parent_id}`;
  return `user ${id}, ${user.role}${family}`;
}

/** Problem of users, events or rows that no family accounts for. */
export interface StrayProblem extends LedgerProblem {
  familyId: number;
}

/** Finds events, entries and projected rows without a family, and users without the family that they need. */
export async function findStrays(tx: Queryable, rules: LedgerRules): Promise<StrayProblem[]> {
  const strays: StrayProblem[] = [];
  const add = (familyId: number, message: string, expected: string, found: string) =>
    strays.push({ familyId, seq: 0, kind: 'account', message, expected, found });
  for (const table of ['events', 'entries', ...rules.projectedTables]) {
    for (const { id } of await tx.query<{ id: number }>(familiesWithout(table)))
      add(id, `${table} has rows of an unknown family`, 'a row in families', 'none');
  }
  const users = await tx.query<UserRow>(
    `SELECT id, role, parent_id FROM users u WHERE waits_for IS NULL AND NOT EXISTS
       (SELECT FROM families f WHERE f.family_id = CASE role WHEN 'LEARNER' THEN u.parent_id ELSE u.id END)
     ORDER BY id`,
  );
  for (const user of users)
    add(user.parent_id ?? user.id, 'a user has no family', 'a row in families', userText(user.id, user));
  return strays;
}

/** Returns the statement for families of a table that are unknown. It jumps from family to family in the primary key. */
function familiesWithout(table: string): string {
  return `
    WITH RECURSIVE found AS (
      SELECT min(family_id) AS id FROM ${table}
      UNION ALL
      SELECT (SELECT min(family_id) FROM ${table} WHERE family_id > found.id) FROM found WHERE id IS NOT NULL
    )
    SELECT id FROM found WHERE id IS NOT NULL AND NOT EXISTS (SELECT FROM families f WHERE f.family_id = found.id)`;
}
