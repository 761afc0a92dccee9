import { createHash } from 'node:crypto';
import { parentsFirst, shapeOf, type TableShape, type TableShapes } from '../../db/tables.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { RecordedEvent } from '../../kernel/ledger/events.ts';
import { readEvents } from '../../kernel/ledger/export/read.ts';
import type { Deps } from '../../slice/deps.ts';
import type { FamilyTable } from '../../slice/family-table.ts';
import { familyFormat, formatVersion, learnerFormat, schemaVersion } from './export-format.ts';

/** Dependencies of an export. */
export interface ExportContext extends Pick<Deps, 'shapes'> {
  registry: Pick<Deps['registry'], 'familyTables'>;
  exportedAt: Date;
  /** True for a learner from whom the service hides the keys of open lessons (decisions.md 4.10). */
  hidesKeys?: boolean;
}

/** Family to export, or one learner of it. */
export interface Scope {
  familyId: number;
  learnerId?: number;
}

/** Rows in a piece of an export: some 100 kB for most tables. */
const rowsPerPiece = 100;
/** Events in a piece, as in exports of ledgers. */
const eventsPerPiece = 250;

/**
 * Yields a family's data, or that of one learner, as a JSON document with a row on each line. The transaction must see one
 * snapshot. Takes constant memory, if a row does.
 */
export async function* exportJson(
  tx: Transaction,
  context: ExportContext,
  scope: Scope,
): AsyncGenerator<string> {
  const sum = createHash('sha256');
  for await (const piece of content(tx, context, scope)) {
    sum.update(piece);
    yield piece;
  }
  yield `"sha256":"${sum.digest('hex')}"}\n`;
}

/** Yields everything before the checksum. */
async function* content(
  tx: Transaction,
  { shapes, registry, exportedAt, hidesKeys = false }: ExportContext,
  scope: Scope,
): AsyncGenerator<string> {
  const isFamily = scope.learnerId === undefined;
  const header = {
    format: isFamily ? familyFormat : learnerFormat,
    version: formatVersion,
    schema: await schemaVersion(tx),
    exportedAt: exportedAt.toISOString(),
    ...scope,
  };
  const counts: Record<string, number> = {};
  yield `${JSON.stringify(header).slice(0, -1)},\n"tables":{`;
  let separator = '\n';
  for (const table of inOrder(shapes, registry.familyTables)) {
    const { name } = table;
    const shape = shapeOf(shapes, name);
    const condition = conditionOf(table, shape, isFamily);
    if (condition === undefined) continue;
    yield `${separator}"${name}":[`;
    const rows = readRows(tx, selectRows(shape, exportedColumns(table, shape), condition), shape, scope);
    counts[name] = yield* elements(hidesKeys ? toLearner(table, rows) : rows);
    yield '\n]';
    separator = ',\n';
  }
  yield '\n},\n"ledger":[';
  counts['ledger'] = yield* elements(readLedger(tx, scope));
  yield `\n],\n"counts":${JSON.stringify(counts)},\n`;
}

/** Orders tables for an import: each after those that its foreign keys point at. */
function inOrder(shapes: TableShapes, tables: readonly FamilyTable[]): FamilyTable[] {
  const byName = new Map(tables.map((table) => [String(table.name), table]));
  return parentsFirst(shapes, byName.keys()).flatMap((name) => byName.get(name) ?? []);
}

/** Returns the condition for the rows in an export; undefined if it has none of the table. */
function conditionOf(
  { leftOut, ofFamily, ofLearner }: FamilyTable,
  { columns }: TableShape,
  isFamily: boolean,
): string | undefined {
  if (leftOut !== undefined) return undefined;
  if (isFamily) return ofFamily ?? 'family_id = $1';
  const hasLearner = columns.some(({ name }) => name === 'learner_id');
  return ofLearner ?? (hasLearner ? 'family_id = $1 AND learner_id = $2' : undefined);
}

/** Returns the columns of a table in exports. The document names the family once. */
export function exportedColumns({ omits = {} }: FamilyTable, { columns }: TableShape): string[] {
  return columns.map(({ name }) => name).filter((name) => name !== 'family_id' && !(name in omits));
}

/** Returns the query for rows as JSON, in which PostgreSQL writes numbers and times exactly. */
function selectRows({ name, primaryKey }: TableShape, columns: readonly string[], condition: string): string {
  const rows = `SELECT ${columns} FROM ${name} WHERE ${condition} ORDER BY ${primaryKey}`;
  return `SELECT row_to_json(r)::text AS row FROM (${rows}) r`;
}

/** Yields rows as the learner may have them. */
async function* toLearner(table: FamilyTable, chunks: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  for await (const rows of chunks)
    yield rows.map((row) => (table.toLearner ? JSON.stringify(table.toLearner(JSON.parse(row))) : row));
}

/** Yields the rows of a query through a cursor. */
async function* readRows(
  tx: Transaction,
  query: string,
  { columns }: TableShape,
  { familyId, learnerId }: Scope,
): AsyncGenerator<string[]> {
  // A cursor takes no parameters. Both are integers.
  const text = query.replaceAll('$1', String(familyId)).replaceAll('$2', String(learnerId));
  // A picture has up to 4 MiB.
  const count = columns.some(({ type }) => type === 'bytea') ? 1 : rowsPerPiece;
  await tx.query(`DECLARE exported NO SCROLL CURSOR FOR ${text}`);
  for (;;) {
    const rows = await tx.query<{ row: string }>(`FETCH ${count} FROM exported`);
    yield rows.map(({ row }) => row);
    if (rows.length < count) break;
  }
  await tx.query('CLOSE exported');
}

/** Yields the events of the family, or those that concern the learner with its entries only, as an export of the ledger. */
async function* readLedger(tx: Transaction, { familyId, learnerId }: Scope): AsyncGenerator<string[]> {
  for await (const chunk of readEvents(tx, familyId, 0, eventsPerPiece)) {
    const events = chunk.map(({ event }) => event);
    const concerned = learnerId === undefined ? events : events.flatMap((event) => partOf(event, learnerId));
    yield concerned.map((event) => JSON.stringify(event));
  }
}

/** Returns the event with the learner's entries, if it concerns the learner. */
function partOf(event: RecordedEvent, learnerId: number): RecordedEvent[] {
  const entries = event.entries.filter((entry) => entry.learnerId === learnerId);
  const isNamed = 'learnerId' in event.payload && event.payload.learnerId === learnerId;
  return isNamed || entries.length > 0 || event.actorId === learnerId ? [{ ...event, entries }] : [];
}

/** Yields the elements of an array, each on a line, and returns their number. */
async function* elements(chunks: AsyncIterable<string[]>): AsyncGenerator<string, number> {
  let count = 0;
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue;
    yield `${count > 0 ? ',' : ''}\n${chunk.join(',\n')}`;
    count += chunk.length;
  }
  return count;
}
