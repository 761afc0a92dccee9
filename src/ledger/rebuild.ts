import type { Database } from '../db/connection.ts';
import type { Session, Transaction } from '../db/session.ts';
import { rollBack } from '../db/session.ts';
import { type Lane, project, type Rules } from './append.ts';
import { LedgerAudit } from './audit.ts';
import { type Catalog, shapeOf } from './catalog.ts';
import { anyChangeWrites } from './feed.ts';
import { readEvents } from './read.ts';
import { FamilyState } from './state.ts';
import { asText, insertRows, lockLanes } from './store.ts';

/** What a verification or a rebuild works with. */
export interface ReplayContext {
  database: Database;
  catalog: Catalog;
  rules: Rules;
}

/** Told of the events that were gone through, as they are. */
export type OnProgress = (events: number) => void;

/** A family's ledger gone through from its first event: the checks, and the rows that its events come to. */
export class Replay {
  readonly audit: LedgerAudit;
  readonly state: FamilyState;
  readonly #rules: Rules;
  #isProjecting = true;

  constructor(familyId: number, catalog: Catalog, rules: Rules) {
    this.audit = new LedgerAudit(familyId);
    this.state = new FamilyState(familyId, catalog, null);
    this.#rules = rules;
  }

  /** Goes on to the end of what the transaction sees. */
  async run(tx: Transaction, onProgress: OnProgress = () => {}): Promise<void> {
    for await (const chunk of readEvents(tx, this.audit.familyId, this.audit.seq)) {
      for (const stored of chunk) {
        this.audit.check(stored);
        if (this.#isProjecting && !this.#project(stored.event)) this.#isProjecting = false;
      }
      onProgress(chunk.length);
    }
  }

  /** Whether all events were projected, so that the state can be compared and used. */
  get isComplete(): boolean {
    return this.#isProjecting;
  }

  #project(event: Parameters<typeof project>[0]): boolean {
    try {
      project(event, this.state, this.#rules.projections);
      return true;
    } catch (error) {
      // An event that does not fit those before it says nothing more than that one of them is forged or missing.
      if (this.audit.problems.length === 0) throw error;
      this.audit.reportAtEnd('projection', `event ${event.seq} does not fit those before it`);
      return false;
    }
  }
}

/** How a projection's table differs from what the events come to, as primary keys of the rows. */
export interface TableDifference {
  table: string;
  missing: string[];
  surplus: string[];
  different: string[];
}

/** Compares the projections of a family with the replayed ones, row for row as text. */
export async function compareProjections(
  tx: Transaction,
  { catalog, rules }: Pick<ReplayContext, 'catalog' | 'rules'>,
  { state }: Replay,
): Promise<TableDifference[]> {
  const differences = await Promise.all(
    rules.projectedTables.map(async (table) => {
      const shape = shapeOf(catalog, table);
      const stored = await tx.query(`SELECT * FROM ${table} WHERE family_id = $1`, [String(state.familyId)]);
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
  const replay = new Replay(familyId, context.catalog, context.rules);
  const session = await context.database.checkOut();
  let isClean = false;
  try {
    await snapshot(session);
    await replay.run(session, onProgress);
    await session.query('COMMIT');
    await session.query('BEGIN');
    const lane = (await lockLanes(session, [familyId], true)).get(familyId);
    await replay.run(session, onProgress);
    requireSound(replay, lane);
    const differences = await compareProjections(session, context, replay);
    if (!isDryRun && differences.length > 0) {
      await replaceRows(session, context.catalog, replay, differences);
      for (const { text, parameters } of lane ? anyChangeWrites(lane) : [])
        await session.query(text, parameters);
    }
    await session.query('COMMIT');
    isClean = true;
    return { familyId, events: replay.audit.events, differences };
  } catch (error) {
    isClean = await rollBack(session);
    throw error;
  } finally {
    session.release(isClean);
  }
}

/** Begins a transaction that sees one state of the database, and may take its time. */
export async function snapshot(session: Session): Promise<void> {
  await session.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await session.query('SET LOCAL statement_timeout = 0');
}

function requireSound({ audit, isComplete }: Replay, lane: Lane | undefined): void {
  if (lane) audit.checkTail(lane);
  const [first] = audit.problems;
  if (!first && isComplete) return;
  throw new Error(`family ${audit.familyId} cannot be rebuilt: at event ${first?.seq}: ${first?.message}`);
}

async function replaceRows(
  tx: Transaction,
  catalog: Catalog,
  { state }: Replay,
  differences: TableDifference[],
): Promise<void> {
  for (const { table } of differences) {
    await tx.query(`DELETE FROM ${table} WHERE family_id = $1`, [String(state.familyId)]);
    const rows = state.allRows(table);
    if (rows.length > 0) await insertRows(tx, shapeOf(catalog, table), rows, false);
  }
}
