import { Kysely } from 'kysely';
import type { Db } from '../../../src/db/database.ts';
import { poolDialect } from '../../../src/db/dialect.ts';
import type { Queryable } from '../../../src/db/transaction.ts';
import type { DB } from '../../../src/db/types.ts';

/** Creates a builder of queries that run by the given function. */
export function createFakeDb(query: Queryable['query']): Db {
  const begin = () => Promise.reject(new Error('there are no transactions'));
  return new Kysely<DB>({ dialect: poolDialect({ query, begin }) });
}
