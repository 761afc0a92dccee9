import { Kysely } from 'kysely';
import type postgres from 'postgres';
import { type Client, ConnectionLost, openClient } from './client.ts';
import { poolDialect } from './dialect.ts';
import { type Rows, rollBack, type Session, type Transaction } from './session.ts';
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
   * Runs `work` in a transaction and commits. `onCommit` is told when the commit is about to be sent: an error after
   * that leaves open whether it happened.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, onCommit?: () => void): Promise<T>;
  /** A connection for a transaction whose bounds are the caller's; to be given back. */
  checkOut(): Promise<Session>;
  /** Resolves when all connections are closed; waits at most five seconds for statements under way. */
  close(): Promise<void>;
}

/** Connections for single statements, which share them, and for transactions, which do not. */
// Two transactions of the ledger's lanes, two that wait for a lane, and one for registrations.
const serviceSize = { readers: 3, writers: 5 };

/**
 * Opens a pool; connections are made when they are first needed, so this never fails. A small pool with pipelining
 * beats a large one: a few connections carry some 10,000 statements a second.
 */
export function openDatabase(url: string, size = serviceSize): Database {
  const shared = openShared(url, size.readers);
  const exclusive = openExclusive(url, size.writers);
  const query = <T extends object>(text: string, parameters: readonly unknown[] = []): Promise<Rows<T>> =>
    shared.use((client) => send<T>(client, text, parameters));

  const database: Database = {
    query,
    sql: (strings, ...values) => shared.use((client) => client.sql(strings, ...values)),
    db: new Kysely<DB>({ dialect: poolDialect(query, exclusive.checkOut) }),
    checkOut: exclusive.checkOut,
    async transaction(work, onCommit) {
      const session = await exclusive.checkOut();
      let isClean = false;
      try {
        await session.query('BEGIN');
        const result = await work(session);
        onCommit?.();
        await session.query('COMMIT');
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
  const values = [...parameters] as postgres.ParameterOrJSON<number | string>[];
  // Sent now: the driver would wait until somebody asks for the result, and statements would overtake one another.
  return client.sql.unsafe<T[]>(text, values, { prepare: parameters.length > 0 }).execute();
}

/** Connections that any statement may use: the one with the fewest under way. */
function openShared(url: string, readers: number) {
  const clients: Client[] = [];
  function leastBusy(): Client {
    for (let i = 0; i < readers; i++) {
      const client = clients[i];
      if (!client?.isAlive()) clients[i] = openClient(url);
    }
    return clients.reduce((least, client) => (client.pending < least.pending ? client : least));
  }
  return {
    async use<T>(work: (client: Client) => PromiseLike<T>): Promise<T> {
      const client = leastBusy();
      client.pending += 1;
      try {
        await client.ready;
        return await work(client);
      } finally {
        client.pending -= 1;
      }
    },
    close: () => Promise.all(clients.map((client) => client.end(5))),
  };
}

/** Connections for one transaction at a time each; who comes when all are taken waits for its turn. */
function openExclusive(url: string, writers: number) {
  const idle: Client[] = [];
  const all = new Set<Client>();
  const waiting: (() => void)[] = [];
  let taken = 0;

  async function checkOut(): Promise<Session> {
    if (taken >= writers) await new Promise<void>((resolve) => waiting.push(resolve));
    else taken += 1;
    const client = takeIdle() ?? openClient(url);
    all.add(client);
    try {
      await client.ready;
    } catch (error) {
      putBack(client, false);
      throw error;
    }
    return {
      query: (text, parameters = []) => send(client, text, parameters),
      release: (isClean) => putBack(client, isClean),
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
