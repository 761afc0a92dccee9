import { LoggableError } from '../base/logged-error.ts';
import { type CopiedTable, type CopySql, quote } from './copy.ts';

/** Sequence with its position. */
export interface Sequence {
  name: string;
  /** Last value in decimal digits, since it may exceed 2^53. */
  lastValue: string;
  /** False if the last value is the next one. */
  isCalled: boolean;
}

/** Reads the tables of the current schema but the excluded ones, each after the tables that its foreign keys name. */
export async function readTables(sql: CopySql, excluded: readonly string[]): Promise<CopiedTable[]> {
  const rows = await sql.unsafe<(CopiedTable & { parents: string[] })[]>(`
    SELECT c.relname AS name,
      (SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) ORDER BY attnum)
       FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
      coalesce((SELECT json_agg(a.attname ORDER BY k.place) FROM pg_constraint p, unnest(p.conkey) WITH ORDINALITY k (num, place),
         pg_attribute a WHERE p.conrelid = c.oid AND p.contype = 'p' AND a.attrelid = c.oid AND a.attnum = k.num), '[]') AS key,
      (SELECT coalesce(json_agg(DISTINCT p.relname), '[]') FROM pg_constraint f JOIN pg_class p ON p.oid = f.confrelid
       WHERE f.conrelid = c.oid AND f.contype = 'f') AS parents
    FROM pg_class c ${isTable()}
    ORDER BY c.relname COLLATE "C"`);
  const tables = new Map(rows.map((row) => [row.name, row]));
  for (const name of excluded) tables.delete(name);
  const ordered: CopiedTable[] = [];
  function add({ name, columns, key, parents }: CopiedTable & { parents: string[] }): void {
    // Also ends the recursion for a table that names itself.
    if (!tables.delete(name)) return;
    if (key.length === 0)
      throw new LoggableError(`The table ${name} has no primary key, so its rows have no order.`);
    for (const parent of parents) {
      const found = tables.get(parent);
      if (found) add(found);
    }
    ordered.push({ name, columns, key });
  }
  for (const table of [...tables.values()]) add(table);
  return ordered;
}

/** Returns the condition for tables `c` of the current schema. */
function isTable(): string {
  return `${ofThisSchema('relnamespace', 'pg_class')} AND c.relkind IN ('r', 'p') AND NOT c.relispartition`;
}

/** Returns the condition for objects `c` of the current schema that do not belong to an extension. */
function ofThisSchema(namespace: string, catalog: string): string {
  return `WHERE c.${namespace} = current_schema()::regnamespace AND NOT EXISTS (
    SELECT FROM pg_depend d WHERE d.classid = '${catalog}'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;
}

/** Reads the positions of all sequences. They may be ahead of the snapshot of their tables, but never behind. */
export async function readSequences(sql: CopySql): Promise<Sequence[]> {
  const names = await sql.unsafe<{ name: string }[]>(
    `SELECT c.relname AS name FROM pg_class c ${ofThisSchema('relnamespace', 'pg_class')}
     AND c.relkind = 'S' ORDER BY c.relname COLLATE "C"`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const [row] = await sql.unsafe<{ lastValue: string; isCalled: boolean }[]>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${quote(name)}`,
    );
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}

/** Counts the rows of each table. */
export async function countRows(
  sql: CopySql,
  tables: readonly Pick<CopiedTable, 'name'>[],
): Promise<number[]> {
  const counts: number[] = [];
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ count: string }[]>(`SELECT count(*)::text AS count FROM ${quote(name)}`);
    counts.push(Number(row?.count));
  }
  return counts;
}

/** Returns the numbers of rows of all tables of the current schema that have rows. */
export async function countAllRows(sql: CopySql): Promise<Map<string, number>> {
  const tables = await sql.unsafe<{ name: string }[]>(
    `SELECT c.relname AS name FROM pg_class c ${isTable()} ORDER BY c.relname COLLATE "C"`,
  );
  const counts = await countRows(sql, tables);
  return new Map(tables.map(({ name }, i) => [name, counts[i] ?? 0] as const).filter(([, rows]) => rows > 0));
}

/** Checks whether the current schema has the table. */
export async function exists(sql: CopySql, table: string): Promise<boolean> {
  const [row] = await sql.unsafe('SELECT to_regclass($1) IS NOT NULL AS is_there', [table]);
  return row?.['is_there'] === true;
}
