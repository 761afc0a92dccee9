import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { begin, type Rows, requireCommitted, rollBack, type Session } from './session.ts';

type Query = <T extends object>(text: string, parameters: readonly unknown[]) => Promise<Rows<T>>;

/** Kysely over our pool: a single statement goes to a shared connection, a transaction has one for itself. */
export function poolDialect(query: Query, checkOut: () => Promise<Session>): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => ({
      init: async () => {},
      destroy: async () => {},
      acquireConnection: async () => new PoolConnection(query, checkOut),
      beginTransaction: (connection: PoolConnection) => connection.begin(),
      commitTransaction: (connection: PoolConnection) => connection.commit(),
      rollbackTransaction: (connection: PoolConnection) => connection.rollback(),
      releaseConnection: async (connection: PoolConnection) => connection.release(),
    }),
  };
}

class PoolConnection implements DatabaseConnection {
  readonly #query: Query;
  readonly #checkOut: () => Promise<Session>;
  #session: Session | undefined;
  #isClean = false;

  constructor(query: Query, checkOut: () => Promise<Session>) {
    this.#query = query;
    this.#checkOut = checkOut;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const run = this.#session ? this.#session.query : this.#query;
    const rows = await run(sql, parameters);
    // Kysely knows the shape of the rows from the query; it is not known here.
    return { rows: rows as unknown[] as R[], numAffectedRows: BigInt(rows.count ?? 0) };
  }

  // biome-ignore lint/correctness/useYield: an interface of Kysely that nothing here uses.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('queries are not streamed through Kysely here');
  }

  async begin(): Promise<void> {
    this.#session = await this.#checkOut();
    await this.#session.query(begin);
  }

  async commit(): Promise<void> {
    if (this.#session) requireCommitted(await this.#session.query('COMMIT'));
    this.#isClean = true;
  }

  async rollback(): Promise<void> {
    if (this.#session) this.#isClean = await rollBack(this.#session);
  }

  release(): void {
    this.#session?.release(this.#isClean);
    this.#session = undefined;
  }
}
