import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import t, { type Test } from 'tap';
import { advisoryLocks } from '../../src/db/advisory-locks.ts';
import { createDatabasePool, type Database } from '../../src/db/database.ts';
import { dumpSchema, parseSchema, readSchema, type SchemaItem } from '../../src/db/schema/schema-dump.ts';
import { connect } from '../helpers/database/connection.ts';
import { createPlainDatabase } from '../helpers/database/database.ts';
import { readHashes } from '../helpers/documents/migration-hashes.ts';
import { tableTypes } from '../tools/table-types.ts';

/** Connects to a migrated database. */
async function open(t: Test): Promise<Sql> {
  const sql = connect(await createPlainDatabase(t));
  t.teardown(() => sql.end());
  return sql;
}

/** Returns keys of family-owned tables without the family's id, in which two families could collide. The log numbers all. */
async function keysWithoutFamily(sql: Sql): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    SELECT indexrelid::regclass::text AS key
    FROM pg_index i JOIN pg_attribute f ON f.attrelid = i.indrelid AND f.attname = 'family_id'
    WHERE i.indisunique AND NOT f.attnum = ANY (i.indkey::int2[]) AND NOT f.attisdropped
      AND indexrelid::regclass::text <> 'log_leaves_idx'
      AND i.indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = current_schema()::regnamespace)
    ORDER BY key`;
  return rows.map(({ key }) => key);
}

/** Opens a pool on a migrated database. */
async function openPool(t: Test): Promise<Database> {
  const database = createDatabasePool(await createPlainDatabase(t));
  t.teardown(() => database.close());
  return database;
}

t.test('keeps sql/schema.sql up to date (npm run schema updates it)', async (t) => {
  const kept = await readFile(join(import.meta.dirname, '../../sql/schema.sql'), 'utf8');
  const { snapshot } = await openPool(t);
  t.equal(await snapshot(dumpSchema), kept.replaceAll('\r\n', '\n'));
  const byName = ({ table, kind, name }: SchemaItem) => `${table} ${kind} ${name}`;
  const [parsed, read] = [parseSchema(kept), await snapshot(readSchema)].map((items) =>
    items.toSorted((a, b) => (byName(a) < byName(b) ? -1 : 1)),
  );
  t.same(parsed, read, 'reads its parts from it');
});

t.test('recreates the same schema from the dump', async (t) => {
  const { transaction } = await openPool(t);
  await transaction(async (tx) => {
    const dump = await dumpSchema(tx);
    await tx.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await tx.query(dump);
    t.equal(await dumpSchema(tx), dump);
  });
});

t.test('rejects objects that the dump does not support', async (t) => {
  const { transaction } = await openPool(t);
  const dump = transaction(async (tx) => {
    await tx.query('CREATE VIEW families_seen AS SELECT family_id FROM families');
    return dumpSchema(tx);
  });
  await t.rejects(dump, { message: 'The dump does not know how to write view families_seen.' });
});

t.test('keeps src/db/types.ts up to date (npm run types updates it)', async (t) => {
  const url = await createPlainDatabase(t);
  const types = await readFile(join(import.meta.dirname, '../../src/db/types.ts'), 'utf8');
  const written = await tableTypes(url);
  t.equal(written.types, types);
  t.equal(written.shapes, await readFile(join(import.meta.dirname, '../../src/db/table-shapes.ts'), 'utf8'));
  const sql = connect(url);
  await sql`ALTER TABLE balances ADD COLUMN surplus bigint`.finally(() => sql.end());
  t.not((await tableTypes(url)).types, types, 'detects an added column');
});

t.test("includes the family's id in every key of a family-owned table", async (t) => {
  const sql = await open(t);
  t.same(await keysWithoutFamily(sql), []);
  await sql`CREATE TABLE notes (id uuid PRIMARY KEY, family_id bigint NOT NULL, name text NOT NULL)`;
  await sql`CREATE UNIQUE INDEX notes_name ON notes (lower(name))`;
  await sql`CREATE UNIQUE INDEX notes_own_name ON notes (family_id, lower(name))`;
  t.same(await keysWithoutFamily(sql), ['notes_name', 'notes_pkey'], 'finds keys without it');
});

t.test('lists the keys of advisory locks that functions of the database take', async (t) => {
  const schema = await readFile(join(import.meta.dirname, '../../sql/schema.sql'), 'utf8');
  const taken = [...schema.matchAll(/pg_advisory\w+\((\d+)\)/g)].map(([, key]) => Number(key));
  t.not(taken.length, 0);
  const listed: number[] = Object.values(advisoryLocks);
  for (const key of taken) t.ok(listed.includes(key), String(key));
  t.equal(new Set(listed).size, listed.length, 'each lock has a key of its own');
});

t.test('no migration is edited: databases keep the hash of each, and refuse another one', async (t) => {
  const { kept, now } = await readHashes();
  t.same(now, kept.toSorted(byName), 'sql/migrations.sha256: npm run schema adds new ones');
});

/** Compares lines of hashes by their files. */
const byName = (a: string, b: string) => (a.slice(64) < b.slice(64) ? -1 : 1);
