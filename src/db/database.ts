import { Kysely } from 'kysely';
import type postgres from 'postgres';
import { beginOnAllNodes } from './cluster/nodes.ts';
import { type Client, type ClientLimits, ConnectionLost, createClient, IdleLost } from './database-client.ts';
import { poolDialect } from './dialect.ts';
import { createIdleConnections, endAfterIdle } from './idle-connections.ts';
import { Semaphore } from './semaphore.ts';
import { summaryOf, traced } from './traced.ts';
import {
  type AnyRow,
  beginTransaction,
  type OpenTransaction,
  type Queryable,
  type ReservedConnection,
  type Rows,
  type SendOptions,
  type Transaction,
} from './transaction.ts';
import type { DB } from './types.ts';

/** Template function that runs a statement, with the values as parameters. */
export type Sql = <T extends readonly object[] = postgres.Row[]>(
  strings: TemplateStringsArray,
  ...values: postgres.ParameterOrFragment<number | string>[]
) => Promise<T>;

/** Builder of typed queries on our tables. */
export type Db = Kysely<DB>;

/** Use of a pool at a moment. */
export interface PoolUse {
  /** Connections that transactions hold. */
  held: number;
  /** Transactions that wait for a connection. */
  waiting: number;
  /** Single statements without an answer yet. */
  pending: number;
}

/** Pool of connections for single statements, transactions, and Kysely. */
export interface Database extends Queryable {
  sql: Sql;
  db: Db;
  /** Runs a statement, and returns its rows as PostgreSQL sends them: the bytes of each column. */
  bytes(text: string, parameters: readonly unknown[]): Promise<(Buffer | null)[][]>;
  /** Begins a transaction that may write. The caller must end it by `commit` or `rollBack`. */
  begin(options?: BeginOptions): Promise<OpenTransaction>;
  /** Runs `work` in a transaction that may write, and commits if it resolves. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in a read-only transaction on one snapshot, without the detection of a silent server. Each node of a cluster
   * has its own snapshot. With `ofAllNodes`, they are of one moment; that keeps families from writing for some milliseconds.
   */
  snapshot<T>(work: (tx: Transaction) => Promise<T>, options?: SnapshotOptions): Promise<T>;
  /** Raises the maximum number of transactions at a time. */
  addWriters(count: number): void;
  use(): PoolUse;
  /** Resolves when all connections are closed; waits at most five seconds for pending statements. */
  close(): Promise<void>;
}

export interface BeginOptions {
  /**
   * True to plan each statement once for a connection, and not for its parameters. PostgreSQL plans a statement with few keys
   * again each time, since it expects more of them. A cluster has no such plans for some statements.
   */
  plansOnce?: boolean;
}

/** What PostgreSQL reports of a statement. */
type Answer = Pick<Rows, 'count' | 'command'>;

export interface SnapshotOptions {
  ofAllNodes?: boolean;
}

/** Sizes and limits of a pool. */
export const poolDefaults = {
  /** Connections for single statements, shared by all callers: more than large answers may use at a time. */
  readers: 4,
  /** Connections for transactions: two with stream locks, two that wait for one, and one for registrations. */
  writers: 5,
  /** Longer than the `statement_timeout` of 30 s, so a connection that is silent for this long is dead. */
  silenceMs: 35_000,
};

type PoolOptions = typeof poolDefaults & ClientLimits;

/**
 * Creates a pool. Never fails: connections open at first use. With pipelining, a small pool is faster than a large one:
 * a few connections carry some 10,000 statements a second.
 */
export function createDatabasePool(url: string, options: Partial<PoolOptions> = {}): Database {
  const { readers, writers, ...limits } = { ...poolDefaults, ...options };
  const shared = createSharedPool(url, readers, limits);
  const exclusive = createExclusivePool(url, writers, limits);
  const query = <T extends object>(text: string, parameters: readonly unknown[] = []): Promise<Rows<T>> =>
    traced(
      () => ({ name: summaryOf(text) }),
      () => shared.use((client) => send<T>(client, text, parameters)),
    );
  const begin = async ({ plansOnce = false }: BeginOptions = {}) => {
    const setting = plansOnce ? '; SET LOCAL plan_cache_mode = force_generic_plan' : '';
    return beginTransaction(await exclusive.reserve(true), `BEGIN READ WRITE${setting}`);
  };

  return {
    query,
    sql: (strings, ...values) =>
      traced(
        () => ({ name: summaryOf(strings.join(' ')) }),
        () => shared.use((client) => client.sql(strings, ...values)),
      ),
    bytes: (text, parameters) =>
      traced(
        () => ({ name: summaryOf(text) }),
        () => shared.use((client) => prepared<AnyRow>(client, text, parameters).raw().execute().then(taken)),
      ),
    db: new Kysely<DB>({ dialect: poolDialect({ query, begin }) }),
    begin,
    transaction: (work) =>
      traced(
        () => ({ name: 'transaction' }),
        async () => {
          const tx = await begin();
          try {
            const result = await work(tx);
            await tx.commit();
            return result;
          } finally {
            await tx.rollBack();
          }
        },
      ),
    snapshot: (work, { ofAllNodes = false } = {}) =>
      traced(
        () => ({ name: 'snapshot' }),
        async () => {
          const connection = await exclusive.reserve(false);
          const tx = await beginSnapshot(connection, ofAllNodes);
          return work(tx).finally(tx.rollBack);
        },
      ),
    addWriters: exclusive.add,
    use: () => ({ ...exclusive.use(), pending: shared.pending() }),
    async close() {
      await Promise.all([shared.close(), exclusive.close()]);
    },
  };
}

/** Begins the transaction of a snapshot: without waiting, unless it is of all nodes. */
async function beginSnapshot(connection: ReservedConnection, ofAllNodes: boolean): Promise<OpenTransaction> {
  if (!ofAllNodes) return beginTransaction(connection, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await beginOnAllNodes(connection);
  } catch (error) {
    connection.release(false);
    throw error;
  }
  return beginTransaction(connection);
}

function send<T extends object>(
  client: Client,
  text: string,
  parameters: readonly unknown[],
  { isUnique = false }: SendOptions = {},
): Promise<Rows<T>> {
  if (!client.isAlive()) return Promise.reject(new ConnectionLost());
  // `execute` sends at once, not when awaited, so statements keep the order of the calls.
  return prepared<T>(client, text, parameters, isUnique).execute().then(taken);
}

/**
 * Moves the rows out of an answer of the driver, so that its query no longer holds them. V8 puts functions that are assigned to
 * members into the old generation, such as those in `this.resolve = …` of the queries: they stay until a major collection.
 */
function taken<Row>(answer: Row[] & Answer): Row[] & Answer {
  const { count, command } = answer;
  const rows = Object.assign(answer.slice(), { count, command });
  answer.length = 0;
  return rows;
}

function prepared<T extends object>(
  { sql }: Client,
  text: string,
  parameters: readonly unknown[],
  isUnique = false,
) {
  // The driver's type is a mutable array of its own value types; it rejects values that it cannot send.
  return sql.unsafe<T[]>(text, [...parameters] as postgres.ParameterOrJSON<number | string>[], {
    prepare: parameters.length > 0 && !isUnique,
  });
}

/** Runs work on a connection, and on the next one if the connection had ended before the work used it. */
async function replacingIdle<T>(use: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await use();
    } catch (error) {
      // Each turn discards an old connection, and new ones have another error.
      if (!(error instanceof IdleLost)) throw error;
    }
  }
}

/** Creates connections for single statements; each statement uses the connection with the fewest pending. */
function createSharedPool(url: string, readers: number, limits: ClientLimits) {
  const clients: Client[] = [];
  function create(): Client {
    const client = createClient(url, limits);
    endAfterIdle(client, limits, () => client.pending === 0);
    return client;
  }
  function leastBusy(): Client {
    for (let i = 0; i < readers; i++) {
      if (!clients[i]?.isAlive()) clients[i] = create();
    }
    return clients.reduce((least, client) => (client.pending < least.pending ? client : least));
  }
  return {
    use<T>(work: (client: Client) => PromiseLike<T>): Promise<T> {
      return replacingIdle(() => {
        const client = leastBusy();
        return client.answerTo(client.prove().then(() => work(client)));
      });
    },
    pending: () => clients.reduce((sum, { pending }) => sum + pending, 0),
    close: () => Promise.all(clients.map((client) => client.end(5))),
  };
}

/** Creates connections with one user at a time. If all are taken, callers wait in order. */
function createExclusivePool(url: string, writers: number, limits: ClientLimits) {
  const connections = createIdleConnections(url, limits);
  const places = new Semaphore(writers);
  let held = 0;

  /** Waits for a connection. If `isWatched` is set, statements fail when the server is silent for too long. */
  async function reserve(isWatched: boolean): Promise<ReservedConnection> {
    await places.take();
    held += 1;
    const client = await replacingIdle(connections.take).catch((error) => {
      giveBackPlace();
      throw error;
    });
    let isReleased = false;
    return {
      // A late statement, sent after another one failed, must not run in the next user's transaction.
      query<T extends object>(text: string, parameters: readonly unknown[] = [], options?: SendOptions) {
        if (isReleased) return Promise.reject(new ConnectionLost());
        const answer = send<T>(client, text, parameters, options);
        return isWatched ? client.answerTo(answer) : client.longAnswerTo(answer);
      },
      release(isClean) {
        if (isReleased) return;
        isReleased = true;
        connections.putBack(client, isClean);
        giveBackPlace();
      },
    };
  }

  function giveBackPlace(): void {
    held -= 1;
    places.release();
  }

  return {
    reserve,
    add: (count: number) => places.add(count),
    use: () => ({ held, waiting: places.waiting }),
    close: connections.close,
  };
}
