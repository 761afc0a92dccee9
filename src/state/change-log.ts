import { columnArrays, unnestRows } from '../db/bulk.ts';
import type { Database } from '../db/database.ts';
import type { Statement, Transaction } from '../db/transaction.ts';
import type { FamilyState } from './state.ts';
import type { StreamHead } from './stream.ts';

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
  return raised.length > 0 ? [...logChanges(replicated, changes), raiseChangeNumbers(raised)] : [];
}

/** Logs that any row of a replicated family may have changed. */
export async function recordAnyChange(tx: Transaction, stream: StreamHead): Promise<void> {
  if (!stream.isReplicated) return;
  const streams = new Map([[stream.familyId, stream]]);
  const changes = logChanges(streams, [{ familyId: stream.familyId, name: anyChange, key: [] }]);
  for (const { text, parameters } of [...changes, raiseChangeNumbers([stream])]) {
    await tx.query(text, parameters);
  }
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
    return rows.map((row) => ({
      familyId: state.familyId,
      name: logged.name,
      key: logged.key.map((column) => String(row[column])),
    }));
  });
}

const changeColumns = { family_id: 'bigint', seq: 'bigint', name: 'text', key: 'text[]' };

function logChanges(streams: ReadonlyMap<number, StreamHead>, changes: readonly LoggedChange[]): Statement[] {
  if (changes.length === 0) return [];
  const rows = changes.map(({ familyId: family_id, name, key }) => {
    return { family_id, seq: (streams.get(family_id)?.changeSeq ?? 0) + 1, name, key };
  });
  const text = `INSERT INTO changes (family_id, seq, name, key) SELECT * FROM ${unnestRows(changeColumns)} u
    ON CONFLICT DO NOTHING`;
  return [{ text, parameters: columnArrays(changeColumns, rows) }];
}

const numberColumns = { family_id: 'bigint', seq: 'bigint' };

/** Returns the statement that raises the change numbers. PostgreSQL sends the notification after the commit. */
function raiseChangeNumbers(streams: readonly StreamHead[]): Statement {
  const rows = streams.map(({ familyId: family_id, changeSeq }) => ({ family_id, seq: changeSeq + 1 }));
  return {
    text: `WITH raised AS (
       UPDATE families f SET feed_seq = u.seq FROM ${unnestRows(numberColumns)} u
       WHERE f.family_id = u.family_id RETURNING f.family_id
     ) SELECT pg_notify('${changesChannel}', family_id::text) FROM raised`,
    parameters: columnArrays(numberColumns, rows),
  };
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
  database: Pick<Database, 'transaction'>,
  replicas: readonly ChangePosition[],
): Promise<void> {
  await database.transaction(async (tx) => {
    // Skips locked streams: the next run trims them.
    const rows = await tx.query<ChangePosition>(
      `WITH due AS (
         SELECT p.family_id, greatest(p.seq, old.seq, many.seq) AS seq
         FROM ${unnestRows(numberColumns)} p
         CROSS JOIN LATERAL (SELECT max(seq) AS seq FROM changes c WHERE c.family_id = p.family_id
                             AND changed_at < now() - interval '${changeLogBounds.days} days') old
         LEFT JOIN LATERAL (SELECT seq FROM changes c WHERE c.family_id = p.family_id
                            ORDER BY seq DESC OFFSET ${changeLogBounds.changes} LIMIT 1) many ON true
         WHERE EXISTS (SELECT FROM changes c WHERE c.family_id = p.family_id
                       AND c.seq <= greatest(p.seq, old.seq, many.seq))
       ), locked AS (
         SELECT family_id FROM families WHERE family_id IN (SELECT family_id FROM due)
         ORDER BY family_id FOR NO KEY UPDATE SKIP LOCKED
       )
       UPDATE families f SET feed_start = greatest(f.feed_start, least(due.seq, f.feed_seq))
       FROM due JOIN locked USING (family_id) WHERE f.family_id = due.family_id
       RETURNING f.family_id, f.feed_start AS seq`,
      columnArrays(numberColumns, replicas),
    );
    if (rows.length === 0) return;
    await tx.query(
      `DELETE FROM changes c USING ${unnestRows(numberColumns)} u
       WHERE c.family_id = u.family_id AND c.seq <= u.seq`,
      columnArrays(numberColumns, rows),
    );
  });
}
