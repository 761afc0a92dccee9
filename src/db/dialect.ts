import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { OpenTransaction, Queryable } from './transaction.ts';

interface Pool extends Queryable {
  begin(): Promise<OpenTransaction>;
}

/** Creates the dialect that runs Kysely on the pool, with each transaction on a reserved connection. */
export function poolDialect(pool: Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => ({
      init: async () => {},
      destroy: async () => {},
      acquireConnection: async () => new PoolConnection(pool),
      beginTransaction: (connection: PoolConnection) => connection.begin(),
      commitTransaction: async (connection: PoolConnection) => connection.transaction?.commit(),
      rollbackTransaction: async (connection: PoolConnection) => connection.transaction?.rollBack(),
      releaseConnection: async () => {},
    }),
  };
}

class PoolConnection implements DatabaseConnection {
  readonly #pool: Pool;
  transaction: OpenTransaction | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async begin(): Promise<void> {
    this.transaction = await this.#pool.begin();
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const rows = await (this.transaction ?? this.#pool).query(sql, parameters);
    // Kysely derives the type of the rows from the query.
    return { rows: rows as unknown[] as R[], numAffectedRows: BigInt(rows.count ?? 0) };
  }

  // biome-ignore lint/correctness/useYield: Kysely requires this method; the service does not use it.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming through Kysely is not supported');
  }
}
