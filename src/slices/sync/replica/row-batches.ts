import { type ColumnParameter, type ColumnTypes, columnParameter, unnestRows } from '../../../db/bulk.ts';
import { type ReplicaTable, replicaSchema } from '../../../slice/replica-table.ts';
import { columnType } from './schema.ts';

/** Rows of a table that a batch covers, by their keys or by a range of keys. */
export type Scope =
  | { columns: readonly string[]; keys: readonly (readonly string[])[] }
  | { after: readonly string[] | null; upTo: readonly string[] | null };

/** Rows of a table, as text. Other rows in its scope are deleted; a batch without a scope only adds rows. */
export interface RowBatch {
  table: ReplicaTable;
  rows: readonly (readonly (string | null)[])[];
  scope: Scope | null;
}

/** Position of a replica: the last change, and the last event with its hash in PostgreSQL's format. */
export interface Position {
  changeSeq: number;
  eventSeq: number;
  head: string | null;
}

type Value = string | null | (string | null)[];
/** Adds a parameter and returns its number. */
type Bind = (value: Value) => number;

/**
 * Returns a statement that updates the rows of all batches, and the cursor if a position is given. One statement saves
 * round trips, and PostgreSQL checks foreign keys at its end, so the order inside does not matter.
 * It does not write rows that are up to date.
 */
export function batchStatement(
  familyId: number,
  batches: readonly RowBatch[],
  position: Position | undefined,
): { text: string; values: Value[] } {
  const values: Value[] = [String(familyId)];
  const bind: Bind = (value) => values.push(value);
  const steps = batches.flatMap((batch, i) => batchSteps(batch, i, bind));
  const end = position ? cursorUpdate(position, bind) : 'SELECT';
  return { text: steps.length > 0 ? `WITH ${steps.join(',\n')}\n${end}` : end, values };
}

const family = '$1::text::bigint';

function batchSteps({ table, rows, scope }: RowBatch, i: number, bind: Bind): string[] {
  const columns = Object.keys(table.columns);
  const steps: string[] = [];
  if (rows.length > 0) steps.push(`r${i} AS ${unnested(table, columns, rows, bind)}`);
  if (scope) steps.push(`d${i} AS (${deletion(table, scope, rows.length > 0 ? `r${i}` : null, bind)})`);
  if (rows.length > 0) steps.push(`w${i} AS (${upsert(table, columns, `r${i}`)})`);
  return steps;
}

function unnested(
  table: ReplicaTable,
  columns: readonly string[],
  rows: RowBatch['rows'],
  bind: Bind,
): string {
  const types = typesOf(table, columns);
  const [first] = textArrays(types, rows).map(bind);
  return unnestRows(types, first);
}

function deletion(table: ReplicaTable, scope: Scope, rows: string | null, bind: Bind): string {
  const kept = rows && `NOT EXISTS (SELECT FROM ${rows} r WHERE ${equal(table.key, 'r', 't')})`;
  if ('keys' in scope) {
    const given = `${unnested(table, scope.columns, scope.keys, bind)} s`;
    const conditions = [`t.family_id = ${family}`, equal(scope.columns, 's', 't'), kept];
    return `DELETE FROM ${nameOf(table)} t USING ${given} WHERE ${conditions.filter(Boolean).join(' AND ')}`;
  }
  const own = `(${table.key.map((column) => `t.${column}`)})`;
  const bound = (key: readonly string[]) =>
    `(${table.key.map((column, at) => `$${bind(key[at] ?? null)}::text::${typeOf(table, column)}`)})`;
  const conditions = [
    `t.family_id = ${family}`,
    scope.after && `${own} > ${bound(scope.after)}`,
    scope.upTo && `${own} <= ${bound(scope.upTo)}`,
    kept,
  ];
  return `DELETE FROM ${nameOf(table)} t WHERE ${conditions.filter(Boolean).join(' AND ')}`;
}

function upsert(table: ReplicaTable, columns: readonly string[], rows: string): string {
  const others = columns.filter((column) => !table.key.includes(column));
  const list = (from: string) => `(${others.map((column) => `${from}.${column}`)})`;
  return `INSERT INTO ${nameOf(table)} AS t (family_id, ${columns}) SELECT ${family}, ${columns} FROM ${rows}
    ON CONFLICT (family_id, ${table.key}) DO UPDATE SET ${others.map((column) => `${column} = EXCLUDED.${column}`)}
    WHERE ${list('t')} IS DISTINCT FROM ${list('EXCLUDED')}`;
}

function cursorUpdate({ changeSeq, eventSeq, head }: Position, bind: Bind): string {
  return `UPDATE ${replicaSchema}.sync_cursor SET feed_seq = $${bind(String(changeSeq))}::text::bigint,
    event_seq = $${bind(String(eventSeq))}::text::bigint, head = $${bind(head)}::text::bytea, updated_at = now()
    WHERE family_id = ${family}`;
}

function equal(columns: readonly string[], a: string, b: string): string {
  return columns.map((column) => `${a}.${column} = ${b}.${column}`).join(' AND ');
}

function nameOf({ name }: ReplicaTable): string {
  return `${replicaSchema}.${name}`;
}

/** Returns the parameters of `unnestRows` for rows of texts in the order of the columns. */
export function textArrays(columns: ColumnTypes, rows: RowBatch['rows']): ColumnParameter[] {
  return Object.values(columns).map((type, at) =>
    columnParameter(
      type,
      rows.map((row) => row[at] ?? null),
    ),
  );
}

export function typesOf(table: ReplicaTable, columns: readonly string[]): ColumnTypes {
  return Object.fromEntries(columns.map((column) => [column, typeOf(table, column)]));
}

/** Returns the type of a column. Throws if the table's definition lacks it. */
export function typeOf({ name, columns }: ReplicaTable, column: string): string {
  const definition = columns[column];
  if (definition === undefined) throw new Error(`The replica's table ${name} has no column ${column}.`);
  return columnType(definition);
}
