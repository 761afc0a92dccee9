import { type TargetTable, targetSchema } from './tables.ts';

/** Which rows of a table a part stands for: those with the keys, or those whose key lies in a range. */
export type Scope =
  | { columns: readonly string[]; keys: readonly (readonly string[])[] }
  | { after: readonly string[] | null; upTo: readonly string[] | null };

/** Some rows of a table, as text. What its scope holds and it does not is no longer there; without scope it only adds. */
export interface Part {
  table: TargetTable;
  rows: readonly (readonly (string | null)[])[];
  scope: Scope | null;
}

/** How far a target is: the number of the feed, and the last event with its hash (as PostgreSQL writes it). */
export interface Position {
  feedSeq: number;
  eventSeq: number;
  head: string | null;
}

/** A statement with its values. */
export interface Statement {
  text: string;
  values: (string | null | (string | null)[])[];
}

/**
 * One statement that brings the target's rows of all parts up to date, and its cursor where one is given: few round
 * trips, and foreign keys are checked at its end, so that the order within does not matter. Rows that are there as they
 * should be are not written.
 */
export function partsStatement(
  familyId: number,
  parts: readonly Part[],
  position: Position | undefined,
): Statement {
  const values: Statement['values'] = [String(familyId)];
  const bind = (value: string | null | (string | null)[]) => `$${values.push(value)}`;
  const steps = parts.flatMap((part, i) => partSteps(part, i, bind));
  const end = position ? cursorUpdate(position, bind) : 'SELECT';
  return { text: steps.length > 0 ? `WITH ${steps.join(',\n')}\n${end}` : end, values };
}

type Bind = (value: string | null | (string | null)[]) => string;

const family = '$1::text::bigint';

function partSteps({ table, rows, scope }: Part, i: number, bind: Bind): string[] {
  const columns = Object.keys(table.columns);
  const steps: string[] = [];
  if (rows.length > 0) {
    const arrays = columns.map((_, at) => rows.map((row) => row[at] ?? null));
    steps.push(`r${i} AS (${unnested(table, columns, arrays, bind)})`);
  }
  if (scope) steps.push(`d${i} AS (${deletion(table, scope, rows.length > 0 ? `r${i}` : null, bind)})`);
  if (rows.length > 0) steps.push(`w${i} AS (${upsert(table, columns, `r${i}`)})`);
  return steps;
}

function unnested(
  table: TargetTable,
  columns: readonly string[],
  arrays: (string | null)[][],
  bind: Bind,
): string {
  const selected = columns.map((column, at) => `u.c${at}::${table.columns[column]} AS ${column}`);
  const bound = arrays.map((array) => `${bind(array)}::text[]`);
  return `SELECT ${selected} FROM unnest(${bound}) AS u (${columns.map((_, at) => `c${at}`)})`;
}

function deletion(table: TargetTable, scope: Scope, rows: string | null, bind: Bind): string {
  const kept = rows && `NOT EXISTS (SELECT FROM ${rows} r WHERE ${equal(table.key, 'r', 't')})`;
  if ('keys' in scope) {
    const arrays = scope.columns.map((_, at) => scope.keys.map((key) => key[at] ?? null));
    const given = `(${unnested(table, scope.columns, arrays, bind)}) s`;
    const conditions = [`t.family_id = ${family}`, equal(scope.columns, 's', 't'), kept];
    return `DELETE FROM ${nameOf(table)} t USING ${given} WHERE ${conditions.filter(Boolean).join(' AND ')}`;
  }
  const own = `(${table.key.map((column) => `t.${column}`)})`;
  const bound = (key: readonly string[]) =>
    `(${table.key.map((column, at) => `${bind(key[at] ?? null)}::text::${table.columns[column]}`)})`;
  const conditions = [
    `t.family_id = ${family}`,
    scope.after && `${own} > ${bound(scope.after)}`,
    scope.upTo && `${own} <= ${bound(scope.upTo)}`,
    kept,
  ];
  return `DELETE FROM ${nameOf(table)} t WHERE ${conditions.filter(Boolean).join(' AND ')}`;
}

function upsert(table: TargetTable, columns: readonly string[], rows: string): string {
  const others = columns.filter((column) => !table.key.includes(column));
  const list = (from: string) => `(${others.map((column) => `${from}.${column}`)})`;
  return `INSERT INTO ${nameOf(table)} AS t (family_id, ${columns}) SELECT ${family}, ${columns} FROM ${rows}
    ON CONFLICT (family_id, ${table.key}) DO UPDATE SET ${others.map((column) => `${column} = EXCLUDED.${column}`)}
    WHERE ${list('t')} IS DISTINCT FROM ${list('EXCLUDED')}`;
}

function cursorUpdate({ feedSeq, eventSeq, head }: Position, bind: Bind): string {
  return `UPDATE ${targetSchema}.sync_cursor SET feed_seq = ${bind(String(feedSeq))}::text::bigint,
    event_seq = ${bind(String(eventSeq))}::text::bigint, head = ${bind(head)}::text::bytea, updated_at = now()
    WHERE family_id = ${family}`;
}

function equal(columns: readonly string[], a: string, b: string): string {
  return columns.map((column) => `${a}.${column} = ${b}.${column}`).join(' AND ');
}

function nameOf({ name }: TargetTable): string {
  return `${targetSchema}.${name}`;
}
