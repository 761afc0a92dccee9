import type { Queryable } from '../../db/transaction.ts';

/** Format of an export, with the version of its form (docs/family-export.md). */
export const familyFormat = 'learning-service/family-export';
export const learnerFormat = 'learning-service/learner-export';
export const formatVersion = 1;
/** Greatest id of a user that an import accepts. It leaves as many ids for the new users of the instance. */
export const maxId = 2 ** 52;

/** Reason for refusing a file of a newer version. */
export const newerVersion = 'a newer version of the service wrote the file: update this service first';

/** Returns the number of the database's last migration, which says what columns its tables have. */
export async function schemaVersion(db: Queryable): Promise<number> {
  const [row] = await db.query<{ version: number }>('SELECT max(version) AS version FROM schema_migrations');
  return row?.version ?? 0;
}
