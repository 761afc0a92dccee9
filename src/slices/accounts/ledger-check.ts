import type { Queryable } from '../../db/transaction.ts';
import { maxAtOnce } from '../../kernel/ledger/problem-list.ts';
import {
  type FamilyFacts,
  type StoredCheck,
  type StoredFault,
  type StrayProblem,
  strayProblem,
} from '../../kernel/ledger/stored-check.ts';
import { onFamilyNode } from '../../slice/family-table.ts';

/** Number of users in one statement. */
const chunkSize = 5000;

interface UserRow {
  id: number;
  role: string;
  parent_id: number | null;
}

/** Check that users, families and events agree: parents, learners, and who caused events. */
export const userCheck: StoredCheck = {
  ofFamily: async (tx, family) => [
    ...(await memberFaults(tx, family)),
    ...(await outsiderFaults(tx, family)),
  ],
  async strays(tx) {
    const strays: StrayProblem[] = [];
    for await (const user of usersWithoutFamily(tx)) {
      const found = `no row for ${userText(user.id, user)}`;
      strays.push(
        strayProblem(user.parent_id ?? user.id, 'a user has no family', 'a row in families', found),
      );
      if (strays.length === maxAtOnce) break;
    }
    return strays;
  },
};

/** Yields the users without a family. The families may be on other nodes than the users, so it asks for them by id. */
async function* usersWithoutFamily(tx: Queryable): AsyncGenerator<UserRow> {
  let users: UserRow[] = [];
  do {
    users = await tx.query<UserRow>(
      `SELECT id, role, parent_id FROM users WHERE waits_for IS NULL AND id > $1::text::bigint
       ORDER BY id LIMIT ${chunkSize}`,
      [String(users.at(-1)?.id ?? Number.MIN_SAFE_INTEGER)],
    );
    const ids = [...new Set(users.map(familyOf))].map(String);
    const families = await tx.query<{ family_id: number }>(
      'SELECT family_id FROM families WHERE family_id = ANY ($1::text[]::bigint[])',
      [ids],
    );
    const known = new Set(families.map(({ family_id }) => family_id));
    yield* users.filter((user) => !known.has(familyOf(user)));
  } while (users.length === chunkSize);
}

function familyOf({ id, role, parent_id }: UserRow): number {
  return role === 'LEARNER' ? (parent_id ?? 0) : id;
}

/** Compares the users of the family with the accounts that its events opened and closed. */
async function memberFaults(
  tx: Queryable,
  { familyId, isClosed, learners }: FamilyFacts,
): Promise<StoredFault[]> {
  const users = await tx.query<UserRow>(
    `SELECT id, role, parent_id FROM users
     WHERE (id = $1 OR parent_id = $1 OR id = ANY ($2::text[]::bigint[])) AND ${onFamilyNode}`,
    [String(familyId), [...learners].map(String)],
  );
  const found = new Map(users.map((user) => [user.id, user]));
  const faults: StoredFault[] = [];
  for (const id of new Set([familyId, ...learners, ...found.keys()])) {
    const user = found.get(id);
    const fault = { kind: 'account' as const, found: userText(id, user) };
    const isHead = user !== undefined && user.role !== 'LEARNER' && user.parent_id === null;
    const isOwn = user?.role === 'LEARNER' && user.parent_id === familyId;
    if (id !== familyId && isOwn !== learners.has(id)) {
      const expected = isOwn ? `no learner ${id} in the family` : `learner ${id} of family ${familyId}`;
      faults.push({ ...fault, message: 'a learner does not fit the events', expected });
    } else if (id === familyId && (isClosed ? user !== undefined : !isHead)) {
      // A family that has closed has deleted its parent.
      const expected = isClosed ? `no user ${id}` : `the parent ${id}`;
      faults.push({ ...fault, message: 'the parent does not fit the events', expected });
    }
  }
  return faults;
}

/** Checks that other users who caused events are administrators, or were before they closed their own families. */
async function outsiderFaults(
  tx: Queryable,
  { familyId, outsiders, importedSeq }: FamilyFacts,
): Promise<StoredFault[]> {
  const actors = [...outsiders].filter(([, { last }]) => last.seq > importedSeq);
  if (actors.length === 0) return [];
  const ids = actors.map(([id]) => String(id));
  const users = await tx.query<UserRow>(
    `SELECT id, role, parent_id FROM users WHERE id = ANY ($2::text[]::bigint[]) AND ${onFamilyNode}`,
    [String(familyId), ids],
  );
  const closed = await tx.query<{ family_id: number }>(
    'SELECT family_id FROM families WHERE family_id = ANY ($1::text[]::bigint[]) AND is_closed',
    [ids],
  );
  const found = new Map(users.map((user) => [user.id, user]));
  const former = new Set(closed.map(({ family_id }) => family_id));
  return actors
    .filter(([id]) => (found.has(id) ? found.get(id)?.role !== 'ADMIN' : !former.has(id)))
    .map(([id, { first, last }]) => ({
      event: first.seq > importedSeq ? first : last,
      kind: 'actor',
      message: 'the user may not cause events of the family',
      expected: 'the parent, a learner of the family or an administrator',
      found: userText(id, found.get(id)),
    }));
}

function userText(id: number, user: UserRow | undefined): string {
  if (!user) return `no user ${id}`;
  const family = user.parent_id === null ? '' : ` of family ${user.parent_id}`;
  return `user ${id}, ${user.role}${family}`;
}
