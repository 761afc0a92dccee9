import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../base/faults.ts';
import { distributedTables } from '../cluster/family-places.ts';
import { shardDifferences } from '../cluster/shard-check.ts';
import { pendingMigrations } from '../migrate.ts';
import type { Queryable } from '../transaction.ts';
import { parseSchema, readSchema, type SchemaItem } from './schema-dump.ts';
import {
  catalogStatement,
  namesStatement,
  pathStatement,
  placesStatement,
  sessionStatement,
} from './schema-statements.ts';

/** Difference between a database's schema and the one that the migrations make. */
export interface SchemaProblem {
  /** Null: it concerns all families. */
  familyId: null;
  seq: null;
  kind: 'schema';
  expected: string;
  found: string;
  message: string;
}

/** Subject of a comparison, such as a column, with its two values. */
interface Difference {
  subject: string;
  expected: string;
  found: string;
}

/** Difference with the statements that end it; undefined if they depend on what was changed. */
interface Remedy extends Difference {
  statements: string | undefined;
}

const nothing = 'nothing';
const maxLength = 300;
const directory = join(import.meta.dirname, '../../../sql');
let shipped: Promise<SchemaItem[]> | undefined;

/**
 * Compares the schema with the one that this program's migrations make: what the service's names mean, that tables are
 * ordinary tables, and their columns, constraints, indexes, triggers, functions and owners. Other objects do not count
 * unless their names could replace ours. If the database has other migrations, that is the only problem.
 *
 * @param tx transaction, which sees no schema but the service's until the end of the call
 */
export async function verifySchema(tx: Queryable): Promise<SchemaProblem[]> {
  const differences = (await migrationDifference(tx)) ?? (await schemaDifferences(tx));
  return differences.map(({ subject, ...difference }) => {
    const expected = short(difference.expected);
    const found = short(difference.found);
    const message = `${subject} differs from what the migrations make`;
    return { familyId: null, seq: null, kind: 'schema', expected, found, message };
  });
}

/**
 * Returns the first difference by which the tables or functions of the service do other than the migrations want: a missing or
 * changed part, or one more that rows must obey. Compares nothing if another instance has migrated further meanwhile, and not
 * the shards, since a start needs no answer of each node of a cluster.
 */
export async function firstFault(tx: Queryable): Promise<Remedy | undefined> {
  if ((await migrationDifference(tx)) !== undefined) return undefined;
  const fault = (await schemaDifferences(tx, { hasShards: false })).find(({ found, subject }) => {
    const isAnotherObject = /^((function|operator) in the schema |cast$|trigger at each login$)/.test(found);
    return (
      !isAnotherObject && !found.startsWith('CREATE INDEX') && !/^(owner|access method) of /.test(subject)
    );
  });
  return fault && { ...fault, statements: await remedyOf(fault) };
}

/** Returns the statements that make a part as the migrations do. A column may have rows of its own, so it has none. */
async function remedyOf({ subject }: Difference): Promise<string | undefined> {
  const item = (await readShipped()).find((one) => subjectOf(one) === subject);
  if (item === undefined) return undefined;
  const { kind, table, name, text } = item;
  if (kind === 'function') return `${text};`;
  if (kind === 'index') return `DROP INDEX IF EXISTS ${name}; ${text};`;
  if (kind === 'trigger') return `DROP TRIGGER IF EXISTS ${name} ON ${table}; ${text};`;
  if (kind === 'column') return undefined;
  return `ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${name}; ALTER TABLE ${table} ADD ${text};`;
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}

/** Returns the difference if this program and the database have different migrations. */
async function migrationDifference(tx: Queryable): Promise<Difference[] | undefined> {
  const subject = 'the list of migrations';
  const expected = 'exactly the migrations of this program';
  try {
    const missing = await pendingMigrations(tx, join(directory, 'migrations'));
    if (missing.length === 0) return undefined;
    const found = `${missing.length} missing, starting with ${missing[0]}: run "migrate", or start the service`;
    return [{ subject, expected, found }];
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return [{ subject, expected, found: error.message }];
  }
}

function readShipped(): Promise<SchemaItem[]> {
  shipped ??= readFile(join(directory, 'schema.sql'), 'utf8').then((text) =>
    parseSchema(text.replaceAll('\r\n', '\n')),
  );
  return shipped;
}

async function schemaDifferences(tx: Queryable, { hasShards = true } = {}): Promise<Difference[]> {
  const expected = await readShipped();
  const tables = [...new Set(expected.map(({ table }) => table))].filter((table) => table !== '');
  const functions = expected.filter(({ kind }) => kind === 'function').map(({ name }) => bareName(name));
  const { query } = tx;
  const [path] = await query<{ path: string; schemas: string[] }>(pathStatement);
  const named = await query<{ name: string; oid: string | null }>(namesStatement, [tables]);
  const setPath = (value = '') => query(`SELECT pg_catalog.set_config('search_path', $1, true)`, [value]);
  await setPath('pg_catalog, pg_temp');
  const places = await query<Place>(placesStatement, [
    named.map(({ name }) => name),
    named.map(({ oid }) => oid),
  ]);
  const schema = mostFrequent(places.flatMap((place) => place.schema ?? []));
  const misplaced = places.filter((place) => place.schema !== schema || place.kind !== 'table');
  const session = await query<Difference>(sessionStatement, [schema ?? '', functions, path?.schemas]);
  // Names of other schemas appear with their schema, in the definitions that the server writes.
  await setPath(`${schema ?? 'pg_catalog'}, pg_temp`);
  const compared = tables.filter((name) => !misplaced.some((place) => place.name === name));
  const catalog = await query<Difference>(catalogStatement, [compared, functions]);
  const found = await readSchema(tx);
  const distributed = await distributedTables(tx);
  const shards = hasShards && distributed.length > 0 ? await shardDifferences(tx) : [];
  await setPath(path?.path);
  const isCompared = ({ table, name }: SchemaItem) =>
    table === '' ? functions.includes(bareName(name)) : compared.includes(table);
  return [
    ...misplaced.map((place) => misplacement(place, schema)),
    ...session,
    ...catalog,
    ...itemDifferences(
      expected.filter(isCompared).map((item) => distributedForm(item, distributed)),
      found.filter(isCompared),
    ),
    ...shards,
  ];
}

/** Returns an item in the form that sql/citus.sql gives it: the index of positions in the log is not unique over all nodes. */
function distributedForm(item: SchemaItem, distributed: readonly string[]): SchemaItem {
  if (item.kind !== 'index' || item.name !== 'log_leaves_idx' || !distributed.includes(item.table))
    return item;
  return { ...item, text: item.text.replace('CREATE UNIQUE INDEX', 'CREATE INDEX') };
}

/** Schema and kind of what a table's name means. */
interface Place {
  name: string;
  schema: string | null;
  kind: string;
}

function misplacement({ name, schema, kind }: Place, usual: string | undefined): Difference {
  const place = schema === usual ? kind : `${kind} ${schema}.${name}`;
  return { subject: `table ${name}`, expected: 'table', found: schema === null ? nothing : place };
}

/** Returns a function's name without arguments. */
function bareName(signature: string): string {
  return signature.replace(/\(.*/s, '');
}

function mostFrequent(values: readonly string[]): string | undefined {
  const groups = Object.values(Object.groupBy(values, (value) => value));
  return groups.toSorted((a = [], b = []) => b.length - a.length)[0]?.[0];
}

function itemDifferences(expected: readonly SchemaItem[], found: readonly SchemaItem[]): Difference[] {
  const wanted = new Map(expected.map((item) => [subjectOf(item), item]));
  const present = new Map(found.map((item) => [subjectOf(item), item]));
  const differences = [...new Set([...wanted.keys(), ...present.keys()])].flatMap((subject) => {
    const [one, other] = [wanted.get(subject)?.text, present.get(subject)?.text];
    return one === other ? [] : [{ subject, ...firstDifference(one, other) }];
  });
  return differences.length > 0 ? differences : orderDifferences(expected, found);
}

function subjectOf({ kind, table, name }: SchemaItem): string {
  return table === '' ? `${kind} ${name}` : `${kind} ${name} of ${table}`;
}

/** Returns the first lines that differ; of a function, the others are usually the same. */
function firstDifference(
  expected: string | undefined,
  found: string | undefined,
): Omit<Difference, 'subject'> {
  if (expected === undefined || found === undefined)
    return { expected: expected ?? nothing, found: found ?? nothing };
  const [wanted, present] = [expected.split('\n'), found.split('\n')];
  const at = wanted.findIndex((line, i) => line !== present[i]);
  const i = at < 0 ? wanted.length : at;
  return { expected: wanted[i] ?? nothing, found: present[i] ?? nothing };
}

/** Returns tables with the same columns in another order, which is that of rows without names. */
function orderDifferences(expected: readonly SchemaItem[], found: readonly SchemaItem[]): Difference[] {
  const columnsOf = (items: readonly SchemaItem[]) =>
    Map.groupBy(
      items.filter(({ kind }) => kind === 'column'),
      ({ table }) => table,
    );
  const present = columnsOf(found);
  return [...columnsOf(expected)].flatMap(([table, columns]) => {
    const [one = '', other = ''] = [columns, present.get(table) ?? []].map((items) =>
      items.map(({ name }) => name).join(', '),
    );
    return one === other ? [] : [{ subject: `order of columns of ${table}`, expected: one, found: other }];
  });
}
