import { OperatorError } from '../../../base/faults.ts';
import { asText } from '../../../db/bulk.ts';
import { shapeOf, type TableShapes } from '../../../db/tables.ts';
import { type Queryable, runStatements, type Transaction } from '../../../db/transaction.ts';
import { recordAnyChange } from '../../state/change-log.ts';
import { insertRows } from '../../state/store.ts';
import { lockStreams, type StreamHead } from '../../state/stream.ts';
import { problemText } from '../problems.ts';
import { endOfTime } from './ledger-audit.ts';
import type { Replay } from './replay.ts';
import { type OnProgress, type ReplayContext, StoredReplay } from './stored-replay.ts';

/** Differences between a projected table and a replay of the events. */
export interface TableDifference {
  table: string;
  /** Rows with their primary keys, as text; `no row` for one that is not there. */
  rows: { key: string; expected: string; found: string }[];
}

const noRow = 'no row';

/** Compares the stored projected rows of a family with the replayed ones, as text. */
export async function compareProjectedRows(
  tx: Queryable,
  { shapes, rules }: Pick<ReplayContext, 'shapes' | 'rules'>,
  { state }: Replay,
): Promise<TableDifference[]> {
  const differences = await Promise.all(
    rules.projectedTables.map(async (table) => {
      const shape = shapeOf(shapes, table);
      const columns = shape.columns.map(({ name }) => name);
      const stored = await tx.query(`SELECT ${columns} FROM ${table} WHERE family_id = $1`, [
        String(state.familyId),
      ]);
      const keyOf = (row: Record<string, unknown>) => shape.primaryKey.map((column) => row[column]).join(' ');
      const textOf = (row: Record<string, unknown>) =>
        shape.columns.map(({ name }) => JSON.stringify(asText(row[name]))).join(',');
      const expected = new Map(state.allRows(table).map((row) => [keyOf(row), textOf(row)]));
      const actual = new Map(stored.map((row) => [keyOf(row), textOf(row)]));
      const rows = [...new Set([...expected.keys(), ...actual.keys()])].map((key) => {
        return { key, expected: expected.get(key) ?? noRow, found: actual.get(key) ?? noRow };
      });
      return { table, rows: rows.filter(({ expected, found }) => expected !== found) };
    }),
  );
  return differences.filter(({ rows }) => rows.length > 0);
}

interface RebuildResult {
  events: number;
  differences: TableDifference[];
}

/**
 * Rebuilds all projected rows of a family from its events, and replaces tables that differ. Reads most events without a
 * lock, so that writes continue, and the rest under the stream lock. Throws for a ledger that does not verify.
 */
export async function rebuildFamily(
  context: ReplayContext,
  familyId: number,
  { isDryRun = false, onProgress }: { isDryRun?: boolean; onProgress?: OnProgress } = {},
): Promise<RebuildResult> {
  // A clock that was ahead once makes no row wrong.
  const replay = new StoredReplay(familyId, { ...context, now: endOfTime });
  await context.database.snapshot((tx) => replay.run(tx, onProgress));
  return context.database.transaction(async (tx) => {
    const stream = (await lockStreams(tx, [familyId], true)).get(familyId);
    await replay.run(tx, onProgress);
    requireSound(replay, stream);
    const differences = await compareProjectedRows(tx, context, replay);
    if (!isDryRun && differences.length > 0) {
      await replaceRows(tx, context.shapes, replay, differences);
      // Instances keep projected rows in memory while nobody writes this row.
      await tx.query('UPDATE families SET seq = seq WHERE family_id = $1', [String(familyId)]);
      if (stream) await recordAnyChange(tx, context.shapes, stream);
    }
    return { events: replay.audit.events, differences };
  });
}

function requireSound({ audit, meaning, state }: Replay, stream: StreamHead | undefined): void {
  meaning.finish(state);
  if (stream) audit.checkTail(stream);
  const [first] = audit.problems;
  if (!first) return;
  throw new OperatorError(`family ${audit.familyId} cannot be rebuilt: ${problemText(first)}`);
}

/** Replaces the stored rows of tables that differ by the replayed ones. */
export async function replaceRows(
  tx: Transaction,
  shapes: TableShapes,
  { state }: Replay,
  differences: readonly TableDifference[],
): Promise<void> {
  for (const { table } of differences) {
    await tx.query(`DELETE FROM ${table} WHERE family_id = $1`, [String(state.familyId)]);
    const rows = state.allRows(table);
    if (rows.length === 0) continue;
    await runStatements(tx, insertRows(shapeOf(shapes, table), rows, false));
  }
}
