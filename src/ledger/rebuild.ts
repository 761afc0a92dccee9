import { asText } from '../db/bulk.ts';
import { shapeOf, type TableShapes } from '../db/tables.ts';
import type { Queryable, Transaction } from '../db/transaction.ts';
import { tellOfAnything } from './feed.ts';
import type { Lane } from './lane.ts';
import { type OnProgress, Replay, type ReplayContext } from './replay.ts';
import { insertRows, lockLanes } from './store.ts';

/** How a projection's table differs from what the events come to, as primary keys of the rows. */
export interface TableDifference {
  table: string;
  missing: string[];
  surplus: string[];
  different: string[];
}

/** Compares the projections of a family with the replayed ones, row for row as text. */
export async function compareProjections(
  { query }: Queryable,
  { shapes, rules }: Pick<ReplayContext, 'shapes' | 'rules'>,
  { state }: Replay,
): Promise<TableDifference[]> {
  const differences = await Promise.all(
    rules.projectedTables.map(async (table) => {
      const shape = shapeOf(shapes, table);
      const stored = await query(`SELECT * FROM ${table} WHERE family_id = $1`, [String(state.familyId)]);
      const keyOf = (row: Record<string, unknown>) => shape.primaryKey.map((column) => row[column]).join(' ');
      const textOf = (row: Record<string, unknown>) =>
        shape.columns.map(({ name }) => JSON.stringify(asText(row[name]))).join(',');
      const expected = new Map(state.allRows(table).map((row) => [keyOf(row), textOf(row)]));
      const actual = new Map(stored.map((row) => [keyOf(row), textOf(row)]));
      return {
        table,
        missing: [...expected.keys()].filter((key) => !actual.has(key)),
        surplus: [...actual.keys()].filter((key) => !expected.has(key)),
        different: [...expected]
          .filter(([key, text]) => (actual.get(key) ?? text) !== text)
          .map(([key]) => key),
      };
    }),
  );
  return differences.filter(
    ({ missing, surplus, different }) => missing.length + surplus.length + different.length > 0,
  );
}

export interface RebuildResult {
  familyId: number;
  events: number;
  differences: TableDifference[];
}

/**
 * Rebuilds all projections of a family from its events and puts them in the place of the stored ones where they differ.
 * Writes go on meanwhile: the bulk is read without a lock, then, under the family's lock, what came in between; there
 * the rows are compared and exchanged. Refuses a ledger that does not verify: nothing can be rebuilt from it.
 */
export async function rebuildFamily(
  context: ReplayContext,
  familyId: number,
  { isDryRun = false, onProgress }: { isDryRun?: boolean; onProgress?: OnProgress } = {},
): Promise<RebuildResult> {
  const replay = new Replay(familyId, context);
  await context.database.snapshot(async (tx) => {
    await tx.query('SET LOCAL statement_timeout = 0');
    await replay.run(tx, onProgress);
  });
  return context.database.transaction(async (tx) => {
    const lane = (await lockLanes(tx, [familyId], true)).get(familyId);
    await replay.run(tx, onProgress);
    requireSound(replay, lane);
    const differences = await compareProjections(tx, context, replay);
    if (!isDryRun && differences.length > 0) {
      await replaceRows(tx, context.shapes, replay, differences);
      if (lane) await tellOfAnything(tx, lane);
    }
    return { familyId, events: replay.audit.events, differences };
  });
}

function requireSound({ audit, isComplete }: Replay, lane: Lane | undefined): void {
  if (lane) audit.checkTail(lane);
  const [first] = audit.problems;
  if (!first && isComplete) return;
  throw new Error(`family ${audit.familyId} cannot be rebuilt: at event ${first?.seq}: ${first?.message}`);
}

async function replaceRows(
  tx: Transaction,
  shapes: TableShapes,
  { state }: Replay,
  differences: TableDifference[],
): Promise<void> {
  for (const { table } of differences) {
    await tx.query(`DELETE FROM ${table} WHERE family_id = $1`, [String(state.familyId)]);
    const rows = state.allRows(table);
    if (rows.length === 0) continue;
    const { text, parameters } = insertRows(shapeOf(shapes, table), rows, false);
    await tx.query(text, parameters);
  }
}
