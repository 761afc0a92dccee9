import type { DB } from '../db/types.ts';

/** Schema of a replica's tables. */
export const replicaSchema = 'learning';

/** Table of a family's replica. Plain data, since worker threads get a copy of it. */
export interface ReplicaTable {
  name: string;
  /** Comment for the schema file. */
  comment?: string;
  /** Columns after `family_id` with their definitions, those of the key first. */
  columns: Readonly<Record<string, string>>;
  /** Primary key after `family_id`. */
  key: readonly string[];
  /** Foreign keys and other constraints. */
  constraints?: readonly string[];
  /** Query for the rows of the family $1 in the service's database, with these columns. */
  source: string;
  /** Columns that a function makes from the source's column `derived_from`, which is not copied. */
  derived?: Derived;
  /** Changes that make rows out of date. A table without changes only gets new rows, in the order of its key. */
  changes?: Changes;
}

/** Columns that a function makes. */
export interface Derived {
  /** Columns of type jsonb. */
  columns: readonly string[];
  /** URL of a module whose default export is the function (`Derive`): worker threads import it. */
  module: string;
  /** Data of all slices; the registry adds it. */
  data?: Readonly<Record<string, unknown>>;
}

/** Function that returns the values of derived columns, from the JSON in `derived_from` and the data of slices. Pure. */
export type Derive = (from: unknown, data: unknown) => Readonly<Record<string, unknown>>;

interface Changes {
  /** Name of these changes in the change log. */
  name: string;
  /** Columns of this table that hold the recorded key. */
  key: readonly string[];
  /** Columns of the service's tables that the change log records as that key. */
  tables: { readonly [T in keyof DB]?: readonly (keyof DB[T] & string)[] };
}

interface Definition extends Omit<ReplicaTable, 'columns' | 'source' | 'changes'> {
  /** The columns in SQL. Their definitions contain no commas. */
  columns: string;
  /** Query; by default for the rows of the service's table with this name. */
  source?: string;
  /** Changes; by default with this table's name and key. */
  changes?: Partial<Changes> & Pick<Changes, 'tables'>;
}

/** Creates a table from its definition. */
export function replicaTable({ columns, source, changes, ...table }: Definition): ReplicaTable {
  const { name, key } = table;
  return {
    ...table,
    columns: Object.fromEntries([...columns.matchAll(/(\w+) ([^,]+)/g)].map(([, ...column]) => column)),
    source: source ?? `SELECT * FROM ${name} WHERE family_id = $1`,
    ...(changes && { changes: { name, key, ...changes } }),
  };
}

/** Foreign key to the learner; removing the learner removes the row. */
export const learnerReference = reference('learner_id', 'users');

/** Returns a foreign key within the family, with cascading removal. */
export function reference(column: string, table: string): string {
  return `FOREIGN KEY (family_id, ${column}) REFERENCES ${replicaSchema}.${table} ON DELETE CASCADE`;
}

/** Returns the changes that the change log records, by table of the service. Throws if a table has several. */
export function recordedChanges(
  tables: readonly ReplicaTable[],
): Record<string, { name: string; key: readonly string[] }> {
  const recorded: Record<string, { name: string; key: readonly string[] }> = {};
  for (const { name, tables: sources } of tables.flatMap(({ changes }) => changes ?? [])) {
    for (const [table, key] of Object.entries(sources)) {
      const other = recorded[table];
      if (other && (other.name !== name || String(other.key) !== String(key)))
        throw new Error(`the change log records ${table} as ${other.name} and as ${name}`);
      recorded[table] = { name, key };
    }
  }
  return recorded;
}
