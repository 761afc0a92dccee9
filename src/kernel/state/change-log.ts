import { createInsert, insertStatements } from '../../db/bulk.ts';
import type { Database } from '../../db/database.ts';
import { shapeOf, type TableShapes } from '../../db/tables.ts';
import { type Queryable, runStatements, type Statement, type Transaction } from '../../db/transaction.ts';
import type { FamilyState } from './state.ts';
import { lockStreams, type StreamHead } from './stream.ts';

/** Tables whose changes are logged. Two tables may share a name, such as one of states and one of texts. */
export type ChangeLogTables = Readonly<Record<string, LoggedTable>>;

export interface LoggedTable {
  /** Name of the table in the replica. */
  name: string;
  /** Columns whose values identify the changed row. */
  key: readonly string[];
}

/** Notification channel for changes of replicated families; the payload is the family's id. */
export const changesChannel = 'changes';

/** Name of a change that may concern any row, after which replicas compare all rows. */
export const anyChange = '*';

interface LoggedChange {
  familyId: number;
  name: string;
  key: (string | null)[];
}

/**
 * Returns the statements that log the rows that a batch puts, and raise the change number of each changed family.
 * `loggedDeletion` logs deletions. `changed` are the families with new events.
 */
export function changeLogWrites(
  shapes: TableShapes,
  tables: ChangeLogTables,
  streams: ReadonlyMap<number, StreamHead>,
  changed: readonly { familyId: number }[],
  states: readonly FamilyState[],
): Statement[] {
  const replicated = new Map([...streams].filter(([, stream]) => stream.isReplicated));
  if (replicated.size === 0) return [];
  const changes = states
    .filter(({ familyId }) => replicated.has(familyId))
    .flatMap((state) => changesOf(tables, state));
  const deleting = states.filter(({ removals }) => removals.some(({ table }) => tables[table]));
  const families = new Set([...changed, ...changes, ...deleting].map(({ familyId }) => familyId));
  const raised = [...families].flatMap((familyId) => replicated.get(familyId) ?? []);
  if (raised.length === 0) return [];
  return [...logChanges(shapes, replicated, changes), ...raiseChangeNumbers(raised)];
}

/** Logs that any row of a replicated family may have changed. */
export async function recordAnyChange(
  tx: Transaction,
  shapes: TableShapes,
  stream: StreamHead,
): Promise<void> {
  if (!stream.isReplicated) return;
  const streams = new Map([[stream.familyId, stream]]);
  const changes = logChanges(shapes, streams, [{ familyId: stream.familyId, name: anyChange, key: [] }]);
  await runStatements(tx, [...changes, ...raiseChangeNumbers([stream])]);
}

/** Extends a DELETE statement so that it logs each deleted row. */
export function loggedDeletion(
  { text, parameters }: Statement,
  { familyId, changeSeq }: StreamHead,
  { name, key }: LoggedTable,
): Statement {
  const [family, seq, as] = [1, 2, 3].map((i) => `$${parameters.length + i}::text`);
  return {
    text: `WITH deleted AS (${text} RETURNING ${key})
          INSERT INTO changes (family_id, seq, name, key)
          SELECT ${family}::bigint, ${seq}::bigint, ${as}, ARRAY[${key.map((column) => `${column}::text`)}] FROM deleted
          ON CONFLICT DO NOTHING`,
    parameters: [...parameters, String(familyId), String(changeSeq + 1), name],
  };
}

function changesOf(tables: ChangeLogTables, state: FamilyState): LoggedChange[] {
  return [...state.changedRows()].flatMap(({ table, rows }) => {
    const logged = tables[table];
    if (!logged) return [];
    return rows.map(({ row }) => ({
      familyId: state.familyId,
      name: logged.name,
      key: logged.key.map((column) => String(row[column])),
    }));
  });
}

const changeColumns = { family_id: 'bigint', seq: 'bigint', name: 'text', key: 'text[]' };
const insertChanges = createInsert('changes', changeColumns, 'ON CONFLICT DO NOTHING');

function logChanges(
  shapes: TableShapes,
  streams: ReadonlyMap<number, StreamHead>,
  changes: readonly LoggedChange[],
): Statement[] {
  if (changes.length === 0) return [];
  const rows = changes.map(({ familyId: family_id, name, key }) => {
    return { family_id, seq: (streams.get(family_id)?.changeSeq ?? 0) + 1, name, key };
  });
  return insertStatements(insertChanges, rows, shapeOf(shapes, 'changes').isDistributed);
}

/** Returns the statements that raise the change numbers. PostgreSQL sends the notifications after the commit. */
function raiseChangeNumbers(streams: readonly StreamHead[]): Statement[] {
  const families = streams.map(({ familyId }) => String(familyId));
  return [
    {
      text: 'UPDATE families SET feed_seq = feed_seq + 1 WHERE family_id = ANY ($1::text[]::bigint[])',
      parameters: [families],
    },
    // Without a table, it runs where the service listens. A node of a cluster would notify nobody.
    {
      text: `SELECT pg_notify('${changesChannel}', family) FROM unnest($1::text[]) family`,
      parameters: [families],
    },
  ];
}

/** Bounds of a family's change log. A replica further behind compares all rows, which is cheaper. */
export const changeLogBounds = { changes: 50_000, days: 7 };

/** Position in a family's change log. */
export interface ChangePosition {
  family_id: number;
  seq: number;
}

/**
 * Deletes changes that all replicas have, and those beyond the bounds.
 *
 * @param replicas for each family, the last change that all its replicas have
 */
export async function trimChangeLog(
  database: Pick<Database, 'query' | 'transaction'>,
  replicas: readonly ChangePosition[],
): Promise<void> {
  for (const { family_id: familyId, seq } of replicas) {
    const last = await lastUnneeded(database, familyId, seq);
    if (last !== null) await database.transaction((tx) => trimUpTo(tx, familyId, last));
  }
}

/** Returns the last change that no replica needs; null if there is none. */
async function lastUnneeded(db: Queryable, familyId: number, synced: number): Promise<number | null> {
  const [row] = await db.query<{ last: number | null }>(
    `SELECT max(seq) AS last FROM changes WHERE family_id = $1::text::bigint AND seq <= greatest($2::text::bigint,
       (SELECT max(seq) FROM changes WHERE family_id = $1::text::bigint
        AND changed_at < now() - interval '${changeLogBounds.days} days'),
       (SELECT seq FROM changes WHERE family_id = $1::text::bigint
        ORDER BY seq DESC OFFSET ${changeLogBounds.changes} LIMIT 1))`,
    [String(familyId), String(synced)],
  );
  return row?.last ?? null;
}

async function trimUpTo(tx: Transaction, familyId: number, last: number): Promise<void> {
  const streams = await lockStreams(tx, [familyId], false);
  // The next run trims a locked one.
  if (!streams.has(familyId)) return;
  const parameters = [String(familyId), String(last)];
  await tx.query(
    `UPDATE families SET feed_start = greatest(feed_start, least($2::text::bigint, feed_seq))
     WHERE family_id = $1::text::bigint`,
    parameters,
  );
  await tx.query(
    'DELETE FROM changes WHERE family_id = $1::text::bigint AND seq <= $2::text::bigint',
    parameters,
  );
}
