import type { Row, TableName } from '../db/tables.ts';

/** Rows of a family in one table whose columns have the given values. */
export type Read = { [T in TableName]: { table: T; where: Partial<Row<T>> } }[TableName];

interface OneRead<T extends TableName> {
  table: T;
  where: Partial<Row<T>>;
  isOne: true;
}

interface AllRead<T extends TableName> {
  table: T;
  where: Partial<Row<T>>;
  isOne: false;
}

type AnyRead = { [T in TableName]: OneRead<T> | AllRead<T> }[TableName];

/** Declares the row with this primary key (without family_id). */
export function one<T extends TableName>(table: T, where: Partial<Row<T>>): OneRead<T> {
  return { table, where, isOne: true };
}

/** Declares all rows whose columns have the given values. */
export function all<T extends TableName>(table: T, where: Partial<Row<T>>): AllRead<T> {
  return { table, where, isOne: false };
}

/** Rows that a decision reads, by name. The kernel loads exactly these under the stream lock. */
export interface Reads {
  readonly [name: string]: ReadTree;
}
type ReadTree = AnyRead | Reads | readonly ReadTree[];

/** Rows of a declaration, in its shape. */
export type RowsOf<R> =
  R extends OneRead<infer T>
    ? Row<T> | undefined
    : R extends AllRead<infer T>
      ? Row<T>[]
      : R extends readonly (infer E)[]
        ? RowsOf<E>[]
        : { [K in keyof R]: RowsOf<R[K]> };

/** Source of declared rows: returns the row or undefined for a read of one, otherwise a list. */
export interface RowSource {
  find(read: AnyRead): unknown;
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

function isRead(tree: AnyRead | Reads): tree is AnyRead {
  return typeof tree['isOne'] === 'boolean';
}
