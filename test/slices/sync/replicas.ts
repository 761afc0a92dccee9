import { randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';
import { registry } from '../../../src/service/app.ts';
import { replicaSchemaSql } from '../../../src/slices/sync/replica/schema.ts';
import type { TestContext } from '../../helpers/app.ts';
import { connect } from '../../helpers/database/connection.ts';
import { createEmptyDatabase } from '../../helpers/database/database.ts';
import { contributions } from '../../helpers/families/contributions.ts';

/** Schema of a replica as SQL. */
export const schema = replicaSchemaSql(registry.replicaTables);

/** Creates a database with the schema; `replicaUrl` is its connection string as a parent gives it. */
export async function createReplica(t: TestContext): Promise<{ url: string; replicaUrl: string }> {
  const url = await createEmptyDatabase(t);
  const sql = connect(url);
  await sql.unsafe(schema).finally(() => sql.end());
  return { url, replicaUrl: replicaUrlOf(url) };
}

/** Converts a connection string to a parent's form. Test servers without passwords accept any password. */
export function replicaUrlOf(databaseUrl: string): string {
  const { username, password, hostname, port, pathname } = new URL(databaseUrl);
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname;
  return `postgresql://${username || 'postgres'}:${password || 'unused'}@${host}:${port || 5432}${pathname}?sslmode=disable`;
}

/** Returns the name of a new role, with characters that need quotes. The test ends with its removal. */
export function roleFor(t: TestContext, sql: Sql): string {
  const role = `my-"fam ${randomBytes(6).toString('hex')}`;
  t.teardown(async () => {
    await sql`DROP OWNED BY ${sql(role)}`;
    await sql`DROP ROLE ${sql(role)}`;
  });
  return role;
}

/** Returns the connection string of a database with another user. */
export function asRole(url: string, role: string): string {
  return Object.assign(new URL(url), { username: encodeURIComponent(role), password: 'unused' }).href;
}

/** Expected rows of each replica table for family $1. */
const expected: Readonly<Record<string, string>> = Object.assign(
  {},
  ...contributions.map(({ replica }) => replica),
);

/** Compares a family with its replica, and returns differing rows as text: `+` for a missing row, `-` for a surplus one. */
export async function replicaFaults(source: Sql, replica: Sql, familyId: number): Promise<string[]> {
  const faults = await Promise.all(
    Object.entries(expected).map(async ([table, query]) => {
      const asText = (from: string) => `SELECT t::text AS row FROM (${from}) t`;
      const [here, there] = await Promise.all([
        source.unsafe(asText(query), [familyId]),
        replica.unsafe(asText(`SELECT ${copiedColumns(table)} FROM learning.${table} WHERE family_id = $1`), [
          familyId,
        ]),
      ]);
      const [ours, theirs] = [rowsOf(here), rowsOf(there)];
      const missing = [...ours].filter((row) => !theirs.has(row)).map((row) => `+ ${table} ${row}`);
      const surplus = [...theirs].filter((row) => !ours.has(row)).map((row) => `- ${table} ${row}`);
      return [...missing, ...surplus];
    }),
  );
  return faults.flat();
}

/** Returns the columns that a replica copies as they are; test/slices/sync/api.test.ts compares the derived ones. */
function copiedColumns(name: string): string[] {
  const { columns = {}, derived } = registry.replicaTables.find((table) => table.name === name) ?? {};
  return ['family_id', ...Object.keys(columns).filter((column) => !derived?.columns.includes(column))];
}

function rowsOf(rows: readonly Record<string, unknown>[]): ReadonlySet<string> {
  return new Set(rows.map(({ row }) => String(row)));
}

/** Counts a family's rows in the replica, by table. */
export async function replicaRows(replica: Sql, familyId: number): Promise<Record<string, number>> {
  const counts = Object.keys(expected).map(async (table) => {
    const [row] = await replica.unsafe(`SELECT count(*) FROM learning.${table} WHERE family_id = $1`, [
      familyId,
    ]);
    return [table, Number(row?.['count'])] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

/**
 * Returns violations of rules that hold in every state of the source. Balances chain. Savings and redemptions are sums of
 * entries. Events have no gap up to the cursor.
 */
export async function lawFaults(
  replica: (statement: TemplateStringsArray) => PromiseLike<readonly object[]>,
): Promise<object[]> {
  const faults = await replica`
    WITH live AS (
      SELECT e.* FROM learning.ledger_entries e JOIN learning.users u ON u.family_id = e.family_id AND u.id = learner_id
    ), saved AS (
      SELECT family_id, learner_id, source_id, -sum(amount) AS points FROM live WHERE source_type = 'REWARD_SAVE'
      GROUP BY 1, 2, 3
    ), redeemed AS (
      SELECT family_id, learner_id, source_id, -sum(amount) AS points FROM live WHERE source_type = 'REWARD_REDEMPTION'
      GROUP BY 1, 2, 3
    ), redemption AS (
      SELECT family_id, learner_id, reward_id::text AS source_id, sum(points_used) AS points FROM learning.redemptions
      WHERE status IN ('PENDING', 'APPROVED') GROUP BY 1, 2, 3
    ), chain AS (
      SELECT family_id, learner_id, seq, balance_after, amount + lag(balance_after, 1, 0)
        OVER (PARTITION BY family_id, learner_id ORDER BY seq, idx) AS points FROM learning.ledger_entries
    )
    SELECT 'saved' AS law, concat_ws(' ', learner_id, source_id) AS "where", s.points::text AS ledger, b.points::text AS stored
    FROM saved s FULL JOIN (SELECT *, reward_id::text AS source_id FROM learning.goal_savings) b
      USING (family_id, learner_id, source_id) WHERE coalesce(s.points, 0) <> coalesce(b.points, 0)
    UNION ALL
    SELECT 'redeemed', concat_ws(' ', learner_id, source_id), s.points::text, r.points::text
    FROM redeemed s FULL JOIN redemption r USING (family_id, learner_id, source_id)
    WHERE coalesce(s.points, 0) <> coalesce(r.points, 0)
    UNION ALL
    SELECT 'chain', concat_ws(' ', learner_id, seq), points::text, balance_after::text FROM chain WHERE points <> balance_after
    UNION ALL
    SELECT 'sequence', concat(family_id), concat_ws(' ', count(e.seq), max(e.seq)), c.event_seq::text
    FROM learning.sync_cursor c LEFT JOIN learning.ledger_events e USING (family_id) GROUP BY family_id, c.event_seq
    HAVING count(e.seq) <> c.event_seq OR coalesce(max(e.seq), 0) <> c.event_seq`;
  return [...faults];
}
