import type { DB } from '../db/types.ts';
import type { Closing, Erasure } from './erasure.ts';

/** Row of an export: values by column, as PostgreSQL writes them as JSON. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** Table with data of a family, as exports and imports of families treat it (docs/family-export.md). */
export interface FamilyTable {
  name: keyof DB;
  /** Reason why no export has its rows. */
  leftOut?: string;
  /** Reason why an import skips its rows. */
  notImported?: string;
  /** True for rows that families share: an import requires that the instance has them. */
  isShared?: boolean;
  /** Columns that exports leave out, with the reasons. */
  omits?: Readonly<Record<string, string>>;
  /** Condition for the rows of the family $1; by default, those with its id. */
  ofFamily?: string;
  /** Condition for the rows of its learner $2; by default, those with the learner's id. */
  ofLearner?: string;
  /**
   * Returns what a learner gets of a row in their own export if the service hides the keys of open lessons; by default, all of
   * it. An import never reads such an export.
   */
  toLearner?(row: ExportedRow): ExportedRow;
  /** Columns with users of any family. An import puts the parent in the place of a user of another family. */
  users?: readonly string[];
}

/**
 * Condition on users that holds for each family. On a cluster, it makes a statement read the copy of users on the family's node,
 * so that a snapshot shows them in the same state as the family's rows. It names the id of users, since Citus on PostgreSQL 15
 * and 16 rejects outer joins in a statement that has a condition without columns.
 */
export const onFamilyNode = 'EXISTS (SELECT FROM families WHERE family_id = $1 AND id IS NOT NULL)';

/** Query for the ids of a family's users. */
export const familyUsers = 'SELECT id FROM users WHERE id = $1 OR parent_id = $1';

/** Contributions from which the tables of a family follow. */
interface Owners {
  declared: readonly FamilyTable[];
  projectedTables: readonly (keyof DB)[];
  erasures: readonly Erasure[];
  closings: readonly Closing[];
}

/** Returns the tables of a family: the declared ones, and all that projections, erasures or closings name. */
export function familyTablesOf({ declared, projectedTables, erasures, closings }: Owners): FamilyTable[] {
  const tables = new Map(declared.map((table) => [table.name, table]));
  if (tables.size < declared.length) throw new Error('two slices declare the same table of a family');
  const others = [...erasures, ...closings].flatMap(({ tables: names = [] }) => names);
  for (const name of [...projectedTables, ...others]) {
    if (!tables.has(name)) tables.set(name, { name });
  }
  return [...tables.values()];
}
