import type { Key, Row, TableName } from '../../db/tables.ts';

/** Row of a family with the given primary key. */
interface OneRead<T extends TableName> {
  table: T;
  where: Key<T>;
  isOne: true;
}

/** Rows of a family whose columns have the given values. */
interface AllRead<T extends TableName> {
  table: T;
  where: Partial<Row<T>>;
  isOne: false;
  /** Maximum number of rows to load, those with the greatest keys; undefined for all. */
  limit?: number;
}

export type Read = { [T in TableName]: OneRead<T> | AllRead<T> }[TableName];

/** Declares the row with this primary key (without family_id). */
export function one<T extends TableName>(table: T, where: Key<T>): OneRead<T> {
  return { table, where, isOne: true };
}

/** Declares all rows whose columns have the given values. */
export function all<T extends TableName>(table: T, where: Partial<Row<T>>): AllRead<T> {
  return { table, where, isOne: false };
}

/** Declares the newest of these rows, at most `limit`: those with the greatest primary keys, since ids count in time. */
export function newest<T extends TableName>(table: T, where: Partial<Row<T>>, limit: number): AllRead<T> {
  return { table, where, isOne: false, limit };
}

/** Rows that a pure function gets, by name. The kernel loads exactly these under the stream lock. */
export interface Reads {
  readonly [name: string]: ReadTree;
}
type ReadTree = Read | Reads | readonly ReadTree[];

/** Rows of a declaration, in its shape. */
export type RowsOf<R> =
  R extends OneRead<infer T>
    ? Row<T> | undefined
    : R extends AllRead<infer T>
      ? Row<T>[]
      : R extends readonly (infer E)[]
        ? RowsOf<E>[]
        : { [K in keyof R]: RowsOf<R[K]> };

/** Source of declared rows. */
export interface RowSource {
  find<R extends Read>(read: R): RowsOf<R>;
}

/** Returns the current rows of a declaration. */
export function rowsOf<R extends Reads>(reads: R, source: RowSource): RowsOf<R> {
  // Each name gets the rows of its own read, which a recursive function cannot express in types.
  return resolve(reads, source) as RowsOf<R>;
}

function resolve(tree: Reads, source: RowSource): unknown {
  const rows: Record<string, unknown> = {};
  for (const name in tree) {
    const member = tree[name] ?? {};
    // Most members are reads, and a call for each costs as much as the rest.
    rows[name] = isRead(member) ? source.find(member) : resolveMember(member, source);
  }
  return rows;
}

function resolveMember(member: ReadTree, source: RowSource): unknown {
  if (isList(member)) return member.map((each) => resolveMember(each, source));
  return isRead(member) ? source.find(member) : resolve(member, source);
}

/** Adds all reads of a declaration to a list, without their names, and returns the list. */
export function listReads(tree: ReadTree, list: Read[] = []): Read[] {
  if (isList(tree)) for (const member of tree) listReads(member, list);
  else if (isRead(tree)) list.push(tree);
  else for (const name in tree) listReads(tree[name] ?? {}, list);
  return list;
}

function isList(tree: ReadTree): tree is readonly ReadTree[] {
  return Array.isArray(tree);
}

function isRead(tree: ReadTree): tree is Read {
  return !isList(tree) && typeof tree['isOne'] === 'boolean';
}
