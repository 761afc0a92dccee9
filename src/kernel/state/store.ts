import {
  asText,
  type ColumnTypes,
  columnArrays,
  createInsert,
  type Insert,
  insertStatements,
  parameter,
  unnestRows,
} from '../../db/bulk.ts';
import { parentsFirst, shapeOf, type TableShape, type TableShapes } from '../../db/tables.ts';
import type { AnyRow, Statement, Transaction } from '../../db/transaction.ts';
import { type ChangeLogTables, loggedDeletion } from './change-log.ts';
import type { Read } from './reads.ts';
import type { ChangedRow, FamilyState } from './state.ts';
import type { StreamHead } from './stream.ts';

/** Result column for the family of a row, since some tables have no family_id. */
const familyOf = ' family';

/** Reads of one table by the same columns. */
interface ReadGroup {
  shape: TableShape;
  /** Maximum number of rows for each key. */
  limit: number | undefined;
  columns: string[];
  keys: AnyRow[];
}

/** Loads rows into the states of their families, with one statement for each table and set of columns. */
export async function loadReads(
  tx: Transaction,
  shapes: TableShapes,
  wanted: readonly { state: FamilyState; reads: readonly Read[] }[],
): Promise<void> {
  const groups = new Map<string, ReadGroup>();
  const states = new Map(wanted.map(({ state }) => [state.familyId, state]));
  for (const { state, reads } of wanted) {
    // Several of these reads may be the same.
    for (const read of state.addReads(reads)) {
      const { table } = read;
      const filter: AnyRow = read.where;
      const limit = read.isOne ? undefined : read.limit;
      let name = limit === undefined ? table : `${table} ${limit}`;
      for (const column in filter) name += ` ${column}`;
      let group = groups.get(name);
      if (!group) {
        const shape = shapeOf(shapes, table);
        group = { shape, limit, columns: Object.keys({ ...familyColumn(shape, 0), ...filter }), keys: [] };
        groups.set(name, group);
      }
      group.keys.push({ family_id: state.familyId, ...filter, [familyOf]: state.familyId });
    }
  }
  await Promise.all(
    [...groups.values()].map(async (group) => {
      const [key] = group.keys;
      const only = group.keys.length === 1 ? key : undefined;
      const { text, parameters } = only ? selectByKey(group, only) : selectByKeys(group);
      for (const { [familyOf]: familyId = only?.[familyOf], ...row } of await tx.query(text, parameters))
        states.get(Number(familyId))?.load(group.shape.name, row);
    }),
  );
}

/** Returns the statement that reads the rows of one key, which costs a cluster less than the one for several keys. */
function selectByKey({ shape, limit, columns }: ReadGroup, key: AnyRow): Statement {
  const types = typesOf(shape, columns);
  const conditions = columns.map((column, i) => `${column} = ${parameter(i + 1, types[column] ?? '')}`);
  return {
    text: `SELECT ${namesOf(shape)} FROM ${shape.name} WHERE ${conditions.join(' AND ')} ${greatest(shape, limit)}`,
    parameters: columns.map((column) => asText(key[column], types[column])),
  };
}

function selectByKeys({ shape, limit, columns, keys }: ReadGroup): Statement {
  const types = { ...typesOf(shape, columns), [familyOf]: 'bigint' };
  // Tells a cluster which node has the rows. One server would read all rows of the families by it.
  const families = shape.isDistributed ? [familiesOf(keys)] : [];
  const conditions = columns.map((column) => `t.${column} = u.${column}`);
  if (families.length > 0) conditions.push('t.family_id = ANY ($1::text[]::bigint[])');
  const given = unnestRows(types, families.length + 1);
  const names = namesOf(shape).map((name) => `t.${name}`);
  return {
    text: `SELECT ${names}, u."${familyOf}" FROM ${given} u ${joined(shape, conditions.join(' AND '), limit)}`,
    parameters: [...families, ...columnArrays(types, keys)],
  };
}

/** Returns the columns by name: a newer instance may add some, which would make the plan of `*` invalid within a transaction. */
function namesOf({ columns }: TableShape): string[] {
  return columns.map(({ name }) => name);
}

/**
 * Returns the statements that store the changed rows of states, one for each table. Deletions come first, and log themselves for
 * families with a replica.
 */
export function rowWrites(
  shapes: TableShapes,
  changeLog: ChangeLogTables,
  streams: ReadonlyMap<number, StreamHead>,
  states: readonly FamilyState[],
): { deletions: Statement[]; puts: Statement[] } {
  const deletions = states.flatMap((state) => {
    const stream = streams.get(state.familyId);
    return state.removals.map(({ table, remove }) => {
      const deletion = deleteRows(shapeOf(shapes, table), state, remove);
      const logged = changeLog[table];
      return stream?.isReplicated && logged ? loggedDeletion(deletion, stream, logged) : deletion;
    });
  });
  const rows = rowsByTable(shapes, states);
  const tables = parentsFirst(shapes, [...rows.keys()]);
  const puts = tables.flatMap((table) => insertRows(shapeOf(shapes, table), rows.get(table) ?? [], true));
  return { deletions, puts };
}

function rowsByTable(shapes: TableShapes, states: readonly FamilyState[]): Map<string, AnyRow[]> {
  const tables = new Map<string, AnyRow[]>();
  for (const state of states) {
    for (const { table, rows } of state.changedRows()) {
      const all = tables.get(table) ?? [];
      for (const row of rows) all.push(withoutUnchanged(shapeOf(shapes, table), row));
      tables.set(table, all);
    }
  }
  return tables;
}

/** Value for a column of JSON that keeps its stored value. No such column holds a bare null. */
const unchanged = 'null';

/** Returns the row to write. An answered lesson keeps its questions, a large JSON. */
function withoutUnchanged({ freeJson = [] }: TableShape, { row, stored }: ChangedRow): AnyRow {
  if (!stored || freeJson.length === 0) return row;
  const written = { ...row };
  for (const name of freeJson)
    if (row[name] !== null && row[name] === stored[name]) written[name] = unchanged;
  return written;
}

/** Joins the rows of a table that meet the condition; with a limit, those with the greatest primary keys. */
function joined(shape: TableShape, condition: string, limit: number | undefined): string {
  const { name } = shape;
  if (limit === undefined) return `JOIN ${name} t ON ${condition}`;
  return `CROSS JOIN LATERAL (SELECT * FROM ${name} t WHERE ${condition} ${greatest(shape, limit)}) t`;
}

/** Returns the clause for the rows with the greatest primary keys. */
function greatest({ primaryKey }: TableShape, limit: number | undefined): string {
  return limit === undefined ? '' : `ORDER BY ${primaryKey.map((column) => `${column} DESC`)} LIMIT ${limit}`;
}

/** Returns the statements that insert rows; with `upsert`, they replace rows with the same primary key. */
export function insertRows(shape: TableShape, rows: readonly AnyRow[], upsert: boolean): Statement[] {
  const { plain, replacing } = insertsOf(shape);
  return insertStatements(upsert ? replacing : plain, rows, shape.isDistributed);
}

const inserts = new WeakMap<TableShape, { plain: Insert; replacing: Insert }>();

function insertsOf(shape: TableShape): { plain: Insert; replacing: Insert } {
  const built = inserts.get(shape);
  if (built) return built;
  const names = namesOf(shape);
  const columns = typesOf(shape, names);
  const others = names.filter((column) => !shape.primaryKey.includes(column));
  const values = others.map((name) => `${name} = ${replacementOf(shape, name)}`);
  const conflict = `ON CONFLICT (${shape.primaryKey}) DO UPDATE SET ${values}`;
  const both = {
    plain: createInsert(shape.name, columns),
    replacing: createInsert(shape.name, columns, conflict),
  };
  inserts.set(shape, both);
  return both;
}

/** Returns the new value of a column of a row that exists. */
function replacementOf({ name: table, freeJson }: TableShape, name: string): string {
  const given = `EXCLUDED.${name}`;
  if (!freeJson?.includes(name)) return given;
  return `CASE WHEN ${given} = '${unchanged}' THEN ${table}.${name} ELSE ${given} END`;
}

/** Returns the ids of the families of rows, each once, as a parameter. */
function familiesOf(rows: readonly AnyRow[]): string[] {
  return [...new Set(rows.map(({ family_id: familyId }) => String(familyId)))];
}

function deleteRows(shape: TableShape, state: FamilyState, filter: AnyRow): Statement {
  const values: AnyRow = { ...familyColumn(shape, state.familyId), ...filter };
  const columns = Object.keys(values).sort();
  const types = Object.entries(typesOf(shape, columns));
  const conditions = types.map(([column, type], i) => `${column} = ${parameter(i + 1, type)}`);
  return {
    text: `DELETE FROM ${shape.name} WHERE ${conditions.join(' AND ')}`,
    parameters: columns.map((column) => asText(values[column])),
  };
}

function familyColumn(shape: TableShape, familyId: number): AnyRow {
  return shape.primaryKey.includes('family_id') ? { family_id: familyId } : {};
}

function typesOf(shape: TableShape, columns: readonly string[]): ColumnTypes {
  const types = new Map(shape.columns.map(({ name, type }) => [name, type]));
  return Object.fromEntries(
    columns.map((column) => {
      const type = types.get(column);
      if (!type) throw new Error(`${shape.name} has no column ${column}`);
      return [column, type];
    }),
  );
}
