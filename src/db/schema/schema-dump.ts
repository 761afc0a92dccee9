import type { Queryable } from '../transaction.ts';

const header = `-- Schema of a migrated database, for reading and for verification. Written by \`npm run schema\`; a test fails when it
-- differs. Instances apply the files in sql/migrations instead.`;

/** Part of a schema with its definition in SQL. Names are quoted as SQL needs it. */
export interface SchemaItem {
  kind: 'function' | 'column' | 'constraint' | 'index' | 'trigger' | 'foreign key';
  /** Empty for a function. */
  table: string;
  /** Name; for a function, with its arguments. */
  name: string;
  text: string;
}

/**
 * Returns the current schema as SQL: functions, then each table with its indexes and triggers, then foreign keys. Unlike
 * the output of pg_dump, it is the same on every version of PostgreSQL. Needs a single connection.
 * @throws Error if the schema has objects of other kinds
 */
export async function dumpSchema(db: Queryable): Promise<string> {
  const unknown = await unknownObjects(db);
  if (unknown.length > 0) throw new Error(`The dump does not know how to write ${unknown.join(', ')}.`);
  const items = await readSchema(db);
  const of = (kind: SchemaItem['kind'], table = '') =>
    items.filter((item) => item.kind === kind && item.table === table).map(({ text }) => text);
  const tables = [...new Set(items.map(({ table }) => table))].filter((table) => table !== '').sort();
  const statements = [
    ...of('function'),
    ...tables.flatMap((table) => {
      const lines = [...of('column', table), ...of('constraint', table)].map((line) => `  ${line}`);
      const create = `CREATE TABLE ${table} (\n${lines.join(',\n')}\n)`;
      return [create, ...of('index', table), ...of('trigger', table)];
    }),
    ...tables.flatMap((table) => of('foreign key', table).map((text) => `ALTER TABLE ${table} ADD ${text}`)),
  ];
  return `${[header, ...statements.map((statement) => `${statement};`)].join('\n\n')}\n`;
}

/** Returns the parts of a schema from its dump. */
export function parseSchema(dump: string): SchemaItem[] {
  // Nothing but the header ends without a semicolon.
  const [, ...statements] = dump.replace(/;\n$/, '').split(/;?\n\n(?=CREATE |ALTER )/);
  return statements.flatMap(parseStatement);
}

function parseStatement(text: string): SchemaItem[] {
  const [, table = '', lines] = /^CREATE TABLE (\S+) \(\n {2}(.*)\n\)$/s.exec(text) ?? [];
  if (lines !== undefined) return lines.split(/,\n {2}(?=\S)/).map((line) => parseLine(table, line));
  const [, altered = '', constraint] = /^ALTER TABLE (\S+) ADD (CONSTRAINT .*)$/s.exec(text) ?? [];
  if (constraint !== undefined) return [{ ...parseLine(altered, constraint), kind: 'foreign key' }];
  const [, word, name = ''] = /^CREATE (?:UNIQUE |CONSTRAINT )?(INDEX|TRIGGER) (\S+) /.exec(text) ?? [];
  if (word === undefined) return [{ kind: 'function', table: '', name: signatureOf(text), text }];
  const [, owner = ''] = / ON (\S+) /.exec(text) ?? [];
  return [{ kind: word === 'INDEX' ? 'index' : 'trigger', table: owner, name, text }];
}

function parseLine(table: string, text: string): SchemaItem {
  const [first = '', second = ''] = text.split(' ', 2);
  return first === 'CONSTRAINT'
    ? { kind: 'constraint', table, name: second, text }
    : { kind: 'column', table, name: first, text };
}

/** Returns a function's name and arguments. */
function signatureOf(definition: string): string {
  return /^CREATE OR REPLACE (?:FUNCTION|PROCEDURE) (.*)$/m.exec(definition)?.[1] ?? '';
}

/** Returns the parts of the current schema in the order of the dump. */
export async function readSchema(db: Queryable): Promise<SchemaItem[]> {
  // These fix the format of column defaults.
  await db.query(`SELECT set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO', true)`);
  const items = await db.query<SchemaItem>(itemsStatement);
  return items.map(({ kind, table, name, text }) => {
    if (kind !== 'function') return { kind, table, name, text };
    // The schema's name may be another one than in the dump.
    const definition = text.trimEnd().replace(/^(CREATE OR REPLACE \w+ )("(?:[^"]|"")*"|[^".(]+)\./, '$1');
    return { kind, table, name: signatureOf(definition), text: definition };
  });
}

const own = 'quote_ident(current_schema())::regnamespace';

/** Columns come in their order, keys before checks, and the rest by name. */
const itemsStatement = `
  WITH tables AS (
    SELECT oid, quote_ident(relname) AS name FROM pg_class WHERE relnamespace = ${own} AND relkind = 'r'
  )
  SELECT kind, "table", name, text FROM (
    SELECT 'function' AS kind, '' AS "table", 0 AS place, p.oid::regprocedure::text AS name,
      replace(pg_get_functiondef(p.oid), format('%L, %L, %L', 'pg_catalog', current_schema(), 'pg_temp'), '''pg_catalog'', ''public'', ''pg_temp''') AS text
    FROM pg_proc p WHERE pronamespace = ${own} AND prokind <> 'a'
    UNION ALL
    SELECT 'column', t.name, attnum, quote_ident(attname), concat_ws(' ',
      quote_ident(attname),
      format_type(atttypid, atttypmod),
      CASE WHEN attcollation <> typcollation THEN 'COLLATE ' || attcollation::regcollation END,
      CASE attidentity WHEN 'd' THEN 'GENERATED BY DEFAULT AS IDENTITY' WHEN 'a' THEN 'GENERATED ALWAYS AS IDENTITY' END,
      CASE WHEN attnotnull THEN 'NOT NULL' END,
      CASE attgenerated WHEN '' THEN 'DEFAULT ' || pg_get_expr(adbin, adrelid)
        ELSE format('GENERATED ALWAYS AS (%s) %s', pg_get_expr(adbin, adrelid),
          CASE attgenerated WHEN 's' THEN 'STORED' ELSE 'VIRTUAL' END) END)
    FROM tables t JOIN pg_attribute ON attrelid = t.oid JOIN pg_type y ON y.oid = atttypid
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE attnum > 0 AND NOT attisdropped
    UNION ALL
    SELECT CASE contype WHEN 'f' THEN 'foreign key' ELSE 'constraint' END, t.name, position(contype::text IN 'pucxf'),
      quote_ident(conname), format('CONSTRAINT %I %s', conname, pg_get_constraintdef(c.oid, true))
    FROM tables t JOIN pg_constraint c ON conrelid = t.oid WHERE contype IN ('p', 'u', 'c', 'x', 'f')
    UNION ALL
    SELECT 'index', t.name, 0, indexrelid::regclass::text, pg_get_indexdef(indexrelid, 0, true)
    FROM tables t JOIN pg_index ON indrelid = t.oid
    WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
    UNION ALL
    SELECT 'trigger', t.name, 0, quote_ident(tgname), pg_get_triggerdef(g.oid, true)
    FROM tables t JOIN pg_trigger g ON tgrelid = t.oid WHERE NOT tgisinternal
  ) items ORDER BY "table" COLLATE "C", kind, place, name COLLATE "C"`;

/** Returns objects that the dump lacks. */
async function unknownObjects(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ object: string }>(`
    SELECT pg_describe_object(classid, objid, 0) AS object FROM (
      SELECT 'pg_class'::regclass AS classid, c.oid AS objid FROM pg_class c
      WHERE relnamespace = ${own} AND relkind NOT IN ('r', 'i')
        AND NOT (relkind = 'S' AND EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND deptype = 'i'))
      UNION ALL
      SELECT 'pg_type'::regclass, oid FROM pg_type WHERE typnamespace = ${own} AND typtype NOT IN ('b', 'c')
      UNION ALL
      SELECT 'pg_proc'::regclass, oid FROM pg_proc WHERE pronamespace = ${own} AND prokind = 'a'
      UNION ALL
      SELECT 'pg_constraint'::regclass, oid FROM pg_constraint WHERE connamespace = ${own} AND contype = 't'
      UNION ALL
      SELECT 'pg_policy'::regclass, oid FROM pg_policy
    ) objects ORDER BY 1`);
  return rows.map(({ object }) => object);
}
