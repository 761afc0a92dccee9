import type { Selectable } from 'kysely';
import { asText } from '../db/bulk.ts';
import { parentsFirst, shapeOf, type TableShape, type TableShapes } from '../db/tables.ts';
import type { Statement, Transaction } from '../db/transaction.ts';
import type { DB } from '../db/types.ts';
import type { Rules } from './append.ts';
import type { RecordedEvent } from './events.ts';
import { type FeedTable, feedParameters, feedStatement, feedWrites } from './feed.ts';
import type { Lane } from './lane.ts';
import type { FamilyState, Need } from './state.ts';

type AnyRow = Record<string, unknown>;

/**
 * Locks the families' rows, in sorted order so that two batches never wait for each other, and returns their lanes.
 * Rows that others have locked are waited for, or left out. NO KEY: the foreign keys that point at a family's row need
 * not wait for its writes.
 */
export async function lockLanes(
  tx: Transaction,
  familyIds: number[],
  waits: boolean,
): Promise<Map<number, Lane>> {
  const sorted = [...new Set(familyIds)].sort((a, b) => a - b);
  const rows = await tx.query<LaneRow>(
    `SELECT family_id, seq, encode(head, 'hex') AS head, last_at, is_synced, feed_seq FROM families
     WHERE family_id = ANY ($1::text[]::bigint[])
     ORDER BY family_id FOR NO KEY UPDATE ${waits ? '' : 'SKIP LOCKED'}`,
    [sorted.map(String)],
  );
  return new Map(rows.map((row) => [row.family_id, toLane(row)]));
}

type LaneRow = Pick<
  Selectable<DB['families']>,
  'family_id' | 'seq' | 'last_at' | 'is_synced' | 'feed_seq'
> & { head: string };

function toLane({ family_id: familyId, seq, head, last_at, is_synced, feed_seq }: LaneRow): Lane {
  return { familyId, seq, head, lastAt: last_at, isFollowed: is_synced, feedSeq: feed_seq };
}

/** Whether an event is in the ledger. */
export async function findEvent(tx: Transaction, familyId: number, id: string): Promise<boolean> {
  const rows = await tx.query('SELECT 1 FROM events WHERE family_id = $1 AND id = $2', [
    String(familyId),
    id,
  ]);
  return rows.length > 0;
}

/** Loads what the commands need into their families' states: one statement for each table and set of columns. */
export async function loadNeeds(
  tx: Transaction,
  shapes: TableShapes,
  wanted: { state: FamilyState; needs: Need[] }[],
): Promise<void> {
  const groups = new Map<string, { shape: TableShape; columns: string[]; keys: Map<string, AnyRow> }>();
  const states = new Map(wanted.map(({ state }) => [state.familyId, state]));
  for (const { state, needs } of wanted) {
    for (const need of needs) {
      const shape = shapeOf(shapes, need.table);
      const values: AnyRow = { ...familyColumn(shape, state.familyId), ...need.where };
      const columns = Object.keys(values).sort();
      const name = `${need.table} ${columns}`;
      const group = groups.get(name) ?? { shape, columns, keys: new Map() };
      group.keys.set(`${state.familyId} ${columns.map((column) => values[column])}`, {
        ...values,
        ' family': state.familyId,
      });
      groups.set(name, group);
    }
  }
  await Promise.all(
    [...groups.values()].map(async ({ shape, columns, keys }) => {
      const rows = await tx.query(
        selectStatement(shape, columns),
        columnArrays([...keys.values()], [...columns, ' family']),
      );
      for (const { ' family': familyId, ...row } of rows) states.get(Number(familyId))?.load(shape.name, row);
    }),
  );
}

/**
 * What writes down what a batch has come to: families, events, entries, the changed rows of all other tables, and what
 * the feed is told of them.
 */
export function batchWrites(
  { shapes, rules: { feed } }: { shapes: TableShapes; rules: Rules },
  lanes: Lane[],
  events: RecordedEvent[],
  states: FamilyState[],
): Statement[] {
  const writes: Statement[] = [];
  if (events.length > 0) {
    writes.push(updateLanes(lanes));
    writes.push(insertRows(shapeOf(shapes, 'events'), events.map(eventRow), false));
    const entries = events.flatMap(entryRows);
    if (entries.length > 0) writes.push(insertRows(shapeOf(shapes, 'entries'), entries, false));
  }
  for (const state of states) {
    const follower = lanes.find((lane) => lane.isFollowed && lane.familyId === state.familyId);
    for (const { table, remove } of state.removals) {
      const told = follower && feed[table] && { lane: follower, as: feed[table] };
      writes.push(removeRows(shapeOf(shapes, table), state, remove, told));
    }
  }
  const rows = rowsByTable(states);
  for (const table of parentsFirst(shapes, rows.keys())) {
    writes.push(insertRows(shapeOf(shapes, table), rows.get(table) ?? [], true));
  }
  return [...writes, ...feedWrites(feed, lanes, events, states)];
}

function rowsByTable(states: FamilyState[]): Map<string, AnyRow[]> {
  const tables = new Map<string, AnyRow[]>();
  for (const state of states) {
    for (const { table, rows } of state.changedRows()) {
      const all = tables.get(table);
      tables.set(table, all ? [...all, ...rows] : rows);
    }
  }
  return tables;
}

function updateLanes(lanes: Lane[]): Statement {
  return {
    text: `UPDATE families f SET seq = u.seq::bigint, head = decode(u.head, 'hex'), last_at = u.last_at::timestamptz
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS u (family_id, seq, head, last_at)
     WHERE f.family_id = u.family_id::bigint`,
    parameters: columnArrays(
      lanes.map(({ familyId, seq, head, lastAt }) => ({ familyId, seq, head, lastAt })),
      ['familyId', 'seq', 'head', 'lastAt'],
    ),
  };
}

/** Puts rows into a table; with `upsert`, in the place of those with the same primary key. */
export function insertRows(shape: TableShape, rows: AnyRow[], upsert: boolean): Statement {
  const columns = shape.columns.map((column) => column.name);
  return { text: insertStatement(shape, upsert), parameters: columnArrays(rows, columns) };
}

function removeRows(
  shape: TableShape,
  state: FamilyState,
  filter: AnyRow,
  told: { lane: Lane; as: FeedTable } | undefined,
): Statement {
  const values: AnyRow = { ...familyColumn(shape, state.familyId), ...filter };
  const columns = Object.keys(values).sort();
  const conditions = columns.map((column, i) => `${column} = $${i + 1}::text::${typeOf(shape, column)}`);
  const text = `DELETE FROM ${shape.name} WHERE ${conditions.join(' AND ')}`;
  const parameters = columns.map((column) => asText(values[column]));
  if (!told) return { text, parameters };
  return {
    text: feedStatement(text, parameters.length, told.as),
    parameters: [...parameters, ...feedParameters(told.lane, told.as)],
  };
}

function familyColumn(shape: TableShape, familyId: number): AnyRow {
  return shape.primaryKey.includes('family_id') ? { family_id: familyId } : {};
}

function selectStatement(shape: TableShape, columns: string[]): string {
  const conditions = columns.map((column, i) => `t.${column} = u.c${i}::${typeOf(shape, column)}`);
  return `SELECT t.*, u.family AS " family" FROM unnest(${parameters(columns.length + 1)})
          AS u (${columns.map((_, i) => `c${i}`)}, family) JOIN ${shape.name} t ON ${conditions.join(' AND ')}`;
}

/** All columns pass as text arrays and are cast in the statement: one way for every type, arrays and jsonb too. */
function insertStatement(shape: TableShape, upsert: boolean): string {
  const columns = shape.columns.map((column) => column.name);
  const values = shape.columns.map((column, i) => `u.c${i}::${column.type}`);
  const others = columns.filter((column) => !shape.primaryKey.includes(column));
  const conflict = `ON CONFLICT (${shape.primaryKey}) DO UPDATE SET ${others.map((c) => `${c} = EXCLUDED.${c}`)}`;
  return `INSERT INTO ${shape.name} (${columns}) SELECT ${values}
          FROM unnest(${parameters(columns.length)}) AS u (${columns.map((_, i) => `c${i}`)}) ${upsert ? conflict : ''}`;
}

function parameters(count: number): string {
  return Array.from({ length: count }, (_, i) => `$${i + 1}::text[]`).join(', ');
}

function columnArrays(rows: AnyRow[], columns: string[]): (string | null)[][] {
  return columns.map((column) => rows.map((row) => asText(row[column])));
}

function typeOf(shape: TableShape, column: string): string {
  const type = shape.columns.find(({ name }) => name === column)?.type;
  if (!type) throw new Error(`${shape.name} has no column ${column}`);
  return type;
}

function eventRow(event: RecordedEvent): AnyRow {
  return {
    family_id: event.familyId,
    seq: event.seq,
    id: event.id,
    type: event.type,
    payload: event.payload,
    actor_id: event.actorId,
    recorded_at: event.recordedAt,
    hash: `\\x${event.hash}`,
  };
}

function entryRows(event: RecordedEvent): AnyRow[] {
  return event.entries.map((entry) => ({
    family_id: event.familyId,
    seq: event.seq,
    idx: entry.idx,
    id: entry.id,
    learner_id: entry.learnerId,
    amount: entry.amount,
    source_type: entry.sourceType,
    source_id: entry.sourceId,
    description: entry.description,
    balance_after: entry.balanceAfter,
    created_at: event.recordedAt,
  }));
}
