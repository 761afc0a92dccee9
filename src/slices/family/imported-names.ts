import { OperatorError } from '../../base/faults.ts';
import { asLine } from '../../base/text-rules.ts';
import type { Database } from '../../db/database.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { LedgerRules } from '../../kernel/ledger/rules.ts';

/** User of an imported family. */
export interface ImportedUser {
  id: number;
  username: string;
  email: string;
}

/** Throws unless the ids, usernames and emails of the users are free, with a list of those that are taken. */
export async function requireFree(
  tx: Queryable,
  { events }: LedgerRules,
  users: readonly ImportedUser[],
): Promise<void> {
  const ids = users.map(({ id }) => String(id));
  const lowered = (name: 'username' | 'email') => users.map((user) => user[name].toLowerCase());
  const closing = [...events].filter(([, { account }]) => account === 'closes').map(([type]) => type);
  // Users and families keep their ids for good. A learner that was erased has one in the ledger of its family.
  const [idRows, usernames, emails] = await Promise.all([
    tx.query<{ taken: number }>(
      `SELECT id AS taken FROM users WHERE id = ANY ($1::text[]::bigint[])
       UNION SELECT family_id FROM families WHERE family_id = ANY ($1::text[]::bigint[])
       UNION SELECT (payload->>'learnerId')::bigint FROM events
         WHERE type = ANY ($2::text[]) AND (payload->>'learnerId')::bigint = ANY ($1::text[]::bigint[])
       ORDER BY taken`,
      [ids, closing],
    ),
    takenTexts(tx, 'username', lowered('username')),
    takenTexts(tx, 'email', lowered('email')),
  ]);
  const lists = {
    'ids of users': idRows.map(({ taken }) => String(taken)),
    usernames,
    'email addresses': emails,
  };
  const taken = Object.entries(lists).filter(([, list]) => list.length > 0);
  if (taken.length === 0) return;
  const lines = taken.map(([name, list]) => `  ${name}: ${asLine(list.join(', '))}`);
  throw new OperatorError(`this instance has, or had, users with the same\n${lines.join('\n')}`);
}

async function takenTexts(
  tx: Queryable,
  column: 'username' | 'email',
  lowered: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ taken: string }>(
    `SELECT ${column} AS taken FROM users WHERE lower(${column}) = ANY ($1::text[]) ORDER BY taken`,
    [lowered],
  );
  return rows.map(({ taken }) => taken);
}

/** Raises the number of the last id, so that no new user gets the id of an imported one. */
export async function reserveIds(database: Database, lastId: number): Promise<void> {
  await database.transaction(async (tx) => {
    // A cluster refuses to alter sequences on its nodes. One server ignores the setting.
    await tx.query('SET LOCAL citus.enable_ddl_propagation = off');
    // Changes nothing, but others cannot take an id until the end of the transaction.
    await tx.query('ALTER SEQUENCE users_id_seq NO CYCLE');
    await tx.query(
      'SELECT setval($1::text::regclass, greatest(last_value, $2::text::bigint)) FROM users_id_seq',
      ['users_id_seq', String(lastId)],
    );
  });
}
