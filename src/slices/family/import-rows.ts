import { OperatorError } from '../../base/faults.ts';
import { constraintOf, isRejectedRow } from '../../base/system-errors.ts';
import { shapeOf, type TableShape } from '../../db/tables.ts';
import type { AnyRow, Transaction } from '../../db/transaction.ts';
import type { RecordedEvent } from '../../kernel/ledger/events.ts';
import { parseEvent } from '../../kernel/ledger/export/export-lines.ts';
import { eventWrites } from '../../kernel/ledger/write.ts';
import type { Deps } from '../../slice/deps.ts';
import type { FamilyTable } from '../../slice/family-table.ts';
import { maxId } from './export-format.ts';
import { exportedColumns } from './family-export.ts';
import { type ImportedUser, requireFree, reserveIds } from './imported-names.ts';
import type { Elements } from './reader.ts';

/** Family that an import writes. */
export interface Target extends Pick<Deps, 'database' | 'shapes'> {
  tx: Transaction;
  registry: Pick<Deps['registry'], 'rules' | 'familyTables'>;
  familyId: number;
  /** Imported users by id, the parent first. */
  users: Map<number, ImportedUser>;
  /** New usernames and email addresses by the ones in the file. */
  renames: ReadonlyMap<string, string>;
  /** Names in `renames` that no user had so far. */
  unusedRenames: Set<string>;
  /** Columns of each table in the file. */
  columns: Map<string, readonly string[]>;
  /** Number of rows of each table that stay in the file. */
  notImported: Record<string, number>;
}

/** Inserts events of the ledger with their entries. */
export async function insertEvents(target: Target, { lines, firstLine }: Elements): Promise<void> {
  const { tx, shapes, familyId } = target;
  const events = lines.map((line, i) => {
    const event = requireEvent(line, firstLine + i);
    if (event.familyId !== familyId) fail(firstLine + i, `the event belongs to family ${event.familyId}`);
    return event;
  });
  for (const { text, parameters } of eventWrites(shapes, events))
    await refused(firstLine, lines, 'ledger', tx.query(text, parameters));
}

/** Inserts rows of a table, or checks that the instance has them. */
export async function insertRows(target: Target, elements: Elements): Promise<void> {
  const { name, lines, firstLine } = elements;
  const table = target.registry.familyTables.find((other) => other.name === name);
  if (!table || table.leftOut !== undefined) fail(firstLine - 1, `this version has no table ${name}`);
  if (table.notImported !== undefined) {
    target.notImported[name] = (target.notImported[name] ?? 0) + lines.length;
    return;
  }
  const shape = shapeOf(target.shapes, name);
  const rows = lines.map((line, i) => parseRow(target, table, shape, line, firstLine + i));
  if (rows.length === 0) return;
  if (table.isShared) await requireShared(target, shape, elements);
  else if (name === 'users') await insertUsers(target, shape, elements, rows);
  else {
    requireMembers(target, rows, firstLine);
    await insert(target, table, shape, elements);
  }
}

/** Parses a row. Throws unless it has columns of the table, the same as the rows before. */
function parseRow(
  { columns }: Target,
  table: FamilyTable,
  shape: TableShape,
  line: string,
  number: number,
): AnyRow {
  const row = parseObject(line) ?? fail(number, 'this is not a row');
  const names = Object.keys(row);
  const known = columns.get(shape.name);
  if (!known) {
    const exported = exportedColumns(table, shape);
    const unknown = names.find((name) => !exported.includes(name));
    if (unknown !== undefined) fail(number, `this version has no column ${unknown} in ${shape.name}`);
    columns.set(shape.name, names);
  } else if (String(known) !== String(names)) fail(number, 'the row has other columns than those before');
  for (const { name, type } of shape.columns) {
    if (type === 'timestamp with time zone' && row[name] != null && !isTime(row[name]))
      fail(number, `${name} is not a time`);
  }
  return row;
}

/** Checks for a time that the service can read. PostgreSQL also takes `infinity`, other calendars and the year 10000. */
function isTime(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
}

function parseObject(line: string): AnyRow | undefined {
  try {
    // The line begins with a brace.
    return JSON.parse(line) as AnyRow;
  } catch {
    return undefined; // Not JSON; the caller reports it.
  }
}

/** Inserts the parent and the learners, with their new names. Throws if ids or names are taken. */
async function insertUsers(
  target: Target,
  shape: TableShape,
  elements: Elements,
  rows: readonly AnyRow[],
): Promise<void> {
  const { familyId, users, renames, unusedRenames, registry, tx, database } = target;
  const renamed = (value: unknown) => {
    const text = String(value);
    unusedRenames.delete(text);
    return renames.get(text) ?? text;
  };
  const changed = rows.map((row, i) => {
    const isParent = users.size === 0;
    const [id, parentId] = isParent ? [familyId, null] : [Number(row['id']), familyId];
    if (row['id'] !== id || row['parent_id'] !== parentId || users.has(id))
      fail(elements.firstLine + i, 'the parent must be first, and then its learners');
    if (!Number.isInteger(id) || id > maxId) fail(elements.firstLine + i, `the id ${id} is too large`);
    const user = { id, username: renamed(row['username']), email: renamed(row['email']) };
    users.set(id, user);
    // An administrator of another instance has no rights here.
    return { ...row, ...user, ...(isParent && { role: 'PARENT' }) };
  });
  await requireFree(tx, registry.rules, changed);
  await reserveIds(database, Math.max(...changed.map(({ id }) => id)));
  const lines = changed.map((row) => JSON.stringify(row));
  await insert(target, { name: 'users' }, shape, { ...elements, lines });
}

/** Throws if a row belongs to a user of another family. */
function requireMembers({ users }: Target, rows: readonly AnyRow[], firstLine: number): void {
  for (const [i, row] of rows.entries()) {
    for (const owner of [row['learner_id'], row['user_id']]) {
      if (owner !== undefined && owner !== null && !users.has(Number(owner)))
        fail(firstLine + i, `the row belongs to user ${owner}, who is not of the family`);
    }
  }
}

/** Inserts rows as PostgreSQL wrote them, with the family's id. */
async function insert(
  { tx, familyId, users, columns }: Target,
  { users: userColumns = [] }: FamilyTable,
  shape: TableShape,
  { lines, firstLine }: Elements,
): Promise<void> {
  const names = columns.get(shape.name) ?? [];
  // All of them are integers.
  const [family, members] = [String(familyId), `ARRAY[${[...users.keys()]}]::bigint[]`];
  const values = names.map((name) =>
    userColumns.includes(name)
      ? `CASE WHEN r.${name} = ANY (${members}) THEN r.${name} ELSE ${family} END`
      : name,
  );
  const ofFamily = shape.columns.some(({ name }) => name === 'family_id') ? { family_id: family } : {};
  const statement = `INSERT INTO ${shape.name} (${[...Object.keys(ofFamily), ...names]})
    SELECT ${[...Object.values(ofFamily), ...values]} FROM jsonb_populate_recordset(NULL::${shape.name}, $1::text::jsonb) r`;
  await refused(firstLine, lines, shape.name, tx.query(statement, [`[${lines.join()}]`]));
}

/** Throws unless the instance has the rows, which it shares with other families. */
async function requireShared(
  { tx }: Target,
  { name, primaryKey }: TableShape,
  { lines, firstLine }: Elements,
): Promise<void> {
  const isSame = primaryKey.map((column) => `t.${column} = r.${column}`).join(' AND ');
  const statement = tx.query<{ key: string }>(
    `SELECT concat_ws(' ', ${primaryKey.map((column) => `r.${column}`)}) AS key
     FROM jsonb_populate_recordset(NULL::${name}, $1::text::jsonb) r
     WHERE NOT EXISTS (SELECT FROM ${name} t WHERE ${isSame})`,
    [`[${lines.join()}]`],
  );
  const missing = await refused(firstLine, lines, name, statement);
  const keys = missing.map(({ key }) => key).join(', ');
  if (keys !== '') fail(firstLine, `this instance has no ${name} ${keys}`);
}

/** Returns the result of a statement. If the database rejects the rows, throws an error with their lines. */
async function refused<T>(
  firstLine: number,
  lines: readonly string[],
  table: string,
  statement: Promise<T>,
): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    if (!isRejectedRow(error)) throw error;
    const constraint = constraintOf(error);
    const last = firstLine + lines.length - 1;
    throw new OperatorError(
      `lines ${firstLine} to ${last}: the database refuses rows of ${table}${constraint === undefined ? '' : ` (${constraint})`}`,
    );
  }
}

function fail(line: number, reason: string): never {
  throw new OperatorError(`line ${line}: ${reason}`);
}

/** Parses the line of an event, without its end. Throws for any fault of its form. */
function requireEvent(line: string, number: number): RecordedEvent {
  const { value, problems } = parseEvent(line, number);
  const [problem] = problems;
  if (value && !problem) return value;
  const reason = problem && `${problem.message}: expected ${problem.expected}, found ${problem.found}`;
  throw new OperatorError(`line ${number} is not the event of an export: ${reason}`);
}
