import type { Key, Row, TableName } from '../db/tables.ts';

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
  function resolve(tree: ReadTree): unknown {
    if (isList(tree)) return tree.map(resolve);
    if (isRead(tree)) return source.find(tree);
    const rows: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(tree)) rows[name] = resolve(read);
    return rows;
  }
  // Each name gets the rows of its own read, which a recursive function cannot express in types.
  return resolve(reads) as RowsOf<R>;
}

/** Returns all reads of a declaration, without their names. */
export function listReads(tree: ReadTree): Read[] {
  if (isList(tree)) return tree.flatMap(listReads);
  return isRead(tree) ? [tree] : Object.values(tree).flatMap(listReads);
}

function isList(tree: ReadTree): tree is readonly ReadTree[] {
  return Array.isArray(tree);
}

function isRead(tree: Read | Reads): tree is Read {
  return typeof tree['isOne'] === 'boolean';
}
