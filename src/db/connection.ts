import { Kysely } from 'kysely';
import type postgres from 'postgres';
import { type Client, ConnectionLost, openClient } from './client.ts';
import { poolDialect } from './dialect.ts';
import { carryOut, type Rows, rollBack, type Session, type Statement, type Transaction } from './session.ts';
import type { DB } from './types.ts';

/** A single statement as a template, its values as parameters. */
export type Sql = <T extends readonly object[] = postgres.Row[]>(
  strings: TemplateStringsArray,
  ...values: postgres.ParameterOrFragment<number | string>[]
) => Promise<T & { count: number }>;

/** The pool of connections, seen as statements, as transactions, and through Kysely. */
export interface Database extends Transaction {
  sql: Sql;
  db: Kysely<DB>;
  /**
   * Runs `work` in a transaction, then the statements of `last`, and commits.
   * @throws CommitUnknown when it is open whether it has committed
   */
  transaction<T>(
    work: (tx: Transaction) => Promise<T>,
    last?: (result: T) => readonly Statement[],
  ): Promise<T>;
  /** A connection for a transaction whose bounds are the caller's, also in time; to be given back. */
  checkOut(): Promise<Session>;
  /** Resolves when all connections are closed; waits at most five seconds for statements under way. */
  close(): Promise<void>;
}

const defaults = {
  /** Connections for single statements, which share them. */
  readers: 3,
  /** For transactions, which do not: two of the ledger's lanes, two that wait for a lane, and one for registrations. */
  writers: 5,
  /** PostgreSQL ends a statement after 30 seconds (`statement_timeout`): a connection that is silent for longer is dead. */
  silenceMs: 35_000,
};

/**
 * Opens a pool; connections are made when they are first needed, so this never fails. A small pool with pipelining
 * beats a large one: a few connections carry some 10,000 statements a second.
 */
export function openDatabase(url: string, options: Partial<typeof defaults> = {}): Database {
  const { readers, writers, silenceMs } = { ...defaults, ...options };
  const shared = openShared(url, readers, silenceMs);
  const exclusive = openExclusive(url, writers, silenceMs);
  const query = <T extends object>(text: string, parameters: readonly unknown[] = []): Promise<Rows<T>> =>
    shared.use((client) => send<T>(client, text, parameters));

  const database: Database = {
    query,
    sql: (strings, ...values) => shared.use((client) => client.sql(strings, ...values)),
    db: new Kysely<DB>({ dialect: poolDialect(query, () => exclusive.checkOut(true)) }),
    checkOut: () => exclusive.checkOut(false),
    async transaction(work, last = () => []) {
      const session = await exclusive.checkOut(true);
      let isClean = false;
      try {
        const result = await carryOut(session, work, last);
        isClean = true;
        return result;
      } catch (error) {
        isClean = await rollBack(session);
        throw error;
      } finally {
        session.release(isClean);
      }
    },
    async close() {
      await Promise.all([shared.close(), exclusive.close()]);
    },
  };
  return database;
}

function send<T extends object>(
  client: Client,
  text: string,
  parameters: readonly unknown[],
): Promise<Rows<T>> {
  if (!client.isAlive()) return Promise.reject(new ConnectionLost());
  // The driver wants a mutable array of its own value types; what it cannot send, it rejects.
  // Executed at once and not when it is awaited: statements go in the order of the calls.
  return client.sql
    .unsafe<T[]>(text, [...parameters] as postgres.ParameterOrJSON<number | string>[], {
      prepare: parameters.length > 0,
    })
    .execute();
}

/** Connections that any statement may use: the one with the fewest under way. */
function openShared(url: string, readers: number, silenceMs: number) {
  const clients: Client[] = [];
  function leastBusy(): Client {
    for (let i = 0; i < readers; i++) {
      const client = clients[i];
      if (!client?.isAlive()) clients[i] = openClient(url, { silenceMs });
    }
    return clients.reduce((least, client) => (client.pending < least.pending ? client : least));
  }
  return {
    async use<T>(work: (client: Client) => PromiseLike<T>): Promise<T> {
      const client = leastBusy();
      return client.answerTo(client.ready.then(() => work(client)));
    },
    close: () => Promise.all(clients.map((client) => client.end(5))),
  };
}

/** Connections for one transaction at a time each; who comes when all are taken waits for its turn. */
function openExclusive(url: string, writers: number, silenceMs: number) {
  const idle: Client[] = [];
  const all = new Set<Client>();
  const waiting: (() => void)[] = [];
  let taken = 0;

  /** @param isWatched whether statements get an error from a server that is silent for too long */
  async function checkOut(isWatched: boolean): Promise<Session> {
    if (taken >= writers) await new Promise<void>((resolve) => waiting.push(resolve));
    else taken += 1;
    const settings = { default_transaction_read_only: 'on' };
    const client = takeIdle() ?? openClient(url, { silenceMs, settings });
    all.add(client);
    try {
      await client.answerTo(client.ready);
    } catch (error) {
      putBack(client, false);
      throw error;
    }
    let isReleased = false;
    return {
      // What comes late, behind another statement that has failed, must not run in the transaction of somebody else.
      query<T extends object>(text: string, parameters: readonly unknown[] = []) {
        if (isReleased) return Promise.reject(new ConnectionLost());
        const answer = send<T>(client, text, parameters);
        return isWatched ? client.answerTo(answer) : answer;
      },
      release(isClean) {
        isReleased = true;
        putBack(client, isClean);
      },
    };
  }

  /** One that is still connected: PostgreSQL, or the way to it, may have ended the others meanwhile. */
  function takeIdle(): Client | undefined {
    const client = idle.pop();
    if (!client || client.isAlive()) return client;
    all.delete(client);
    return takeIdle();
  }

  function putBack(client: Client, isClean: boolean): void {
    if (isClean && client.isAlive()) idle.push(client);
    else {
      all.delete(client);
      if (client.isAlive()) void client.end(0);
    }
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }

  return { checkOut, close: () => Promise.all([...all].map((client) => client.end(5))) };
}
