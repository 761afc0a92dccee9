import { AsyncLocalStorage } from 'node:async_hooks';
import postgres from 'postgres';
import { arrayLiteral } from '../../../db/bulk.ts';
import type { Rows } from '../../../db/transaction.ts';
import type { DnsLookUp } from './addresses.ts';
import { ReplicaError, toConnectError, toReplicaError } from './error.ts';
import { abortable, connectSocket, type GuardedSocket, reasonOf } from './socket.ts';
import type { ReplicaUrl } from './url.ts';

/** Maximum milliseconds from the DNS lookup to the end of the first statement (decisions.md 8.4). */
export const connectMs = 5_000;
/** Milliseconds before a statement closes the connection. The replica should cancel the statement after 15 s. */
const statementMs = 17_000;

/** Connection to a replica. Failed statements reject with a ReplicaError. */
export interface ReplicaSession {
  /**
   * Runs a statement; concurrent statements are pipelined. Values of rows are null or text in PostgreSQL's format
   * (`t`, `{1,2}`, timestamps with all digits). Parameters are text, null, or arrays of these.
   */
  query<T extends object>(
    text: string,
    parameters?: readonly (string | null | readonly (string | null)[])[],
  ): Promise<Rows<T>>;
  /** Closes the connection without waiting for statements. */
  close(): Promise<void>;
  /** True until the connection closes. */
  readonly isAlive: boolean;
  /** Signal that aborts with a ReplicaError when the connection closes, even between statements. */
  readonly closed: AbortSignal;
}

/** Part of a session that a run uses. */
export type Replica = Pick<ReplicaSession, 'query' | 'closed'>;

/** Ends the connection whose driver runs the current code. */
const current = new AsyncLocalStorage<AbortController>();

/**
 * Ends the connection in whose driver an uncaught error happened, since the driver has timers and promises without a
 * handler. Returns false if the error is not a driver's.
 */
export function endFaultyConnection(): boolean {
  const faulty = current.getStore();
  faulty?.abort(new ReplicaError('protocol', { code: 'UNCAUGHT' }));
  return faulty !== undefined;
}

/**
 * Connects to a replica.
 * @param options.limit ends the attempt, by default after 5 s
 * @param options.deadline closes the connection, during a statement too
 * @param options.lookUp replaces the DNS lookup
 * @throws ReplicaError
 */
export async function connectReplica(
  url: ReplicaUrl,
  options: { allowPrivate: boolean; limit?: AbortSignal; deadline?: AbortSignal; lookUp?: DnsLookUp },
): Promise<ReplicaSession> {
  const { allowPrivate, limit = AbortSignal.timeout(connectMs), deadline, lookUp } = options;
  const fault = new AbortController();
  const end = deadline ? AbortSignal.any([fault.signal, deadline]) : fault.signal;
  const signal = AbortSignal.any([end, limit]);
  try {
    return await current.run(fault, async () => {
      const socket = await connectSocket(url, { allowPrivate, signal, lookUp });
      return startSession(url, socket, signal, end);
    });
  } catch (error) {
    throw toConnectError(error);
  }
}

/** First statement. The search path prevents temporary tables of the replica from shadowing others. */
const settings = `
  SET statement_timeout = '15s';
  SET lock_timeout = '5s';
  SET idle_in_transaction_session_timeout = '60s';
  SET search_path = public, pg_temp;
  SET client_min_messages = error;
  SET DateStyle = ISO;
  SET IntervalStyle = postgres;
  SET TimeZone = 'UTC';
  SET bytea_output = hex;
  SET standard_conforming_strings = on`;

async function startSession(
  url: ReplicaUrl,
  socket: GuardedSocket,
  signal: AbortSignal,
  end: AbortSignal,
): Promise<ReplicaSession> {
  const session = new DriverSession(url, socket);
  try {
    await abortable(session.query(settings), signal);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  const close = () => socket.destroy(reasonOf(end));
  end.addEventListener('abort', close, { once: true });
  socket.once('close', () => end.removeEventListener('abort', close));
  return session;
}

/** Types that the driver would otherwise convert, which loses microseconds. */
const typesAsText = [16, 17, 20, 21, 23, 26, 114, 700, 701, 1082, 1114, 1184, 3802];

/**
 * Creates the driver on an open socket. It sets every option, because the driver reads missing ones from the environment
 * (`PGPASSWORD`, `PGSSLNEGOTIATION`, `PGMAX_PIPELINE` and others). The single socket prevents automatic reconnects.
 *
 * The driver must send no statement of its own, because nothing handles a hostile answer to it. Without `fetch_types` and
 * `target_session_attrs`, it sends none.
 */
function createDriver(url: ReplicaUrl, socket: GuardedSocket, onclose: () => void): postgres.Sql {
  let isTaken = false;
  const options = {
    host: [url.host],
    port: [url.port],
    user: url.user,
    pass: url.password,
    database: url.database,
    socket: () => {
      if (isTaken) throw new ReplicaError('connection');
      isTaken = true;
      return socket;
    },
    // The socket already uses TLS.
    ssl: false,
    sslnegotiation: null,
    max: 1,
    idle_timeout: null,
    connect_timeout: null,
    max_lifetime: null,
    max_pipeline: 100,
    backoff: false,
    keep_alive: null,
    prepare: true,
    debug: false,
    fetch_types: false,
    publications: '',
    // Any value here prevents that the environment decides. The driver gets null below.
    target_session_attrs: 'read-write',
    types: { text: { to: 25, from: typesAsText, serialize: String, parse: (text: string) => text } },
    connection: {
      application_name: 'learning-service sync',
      ...(url.endpoint !== undefined && { options: `endpoint=${url.endpoint}` }),
    },
    onnotice: () => {},
    onclose,
  };
  // The driver's types lack `socket`, `pass` and null.
  const { options: parsed } = postgres(options as unknown as postgres.Options<Record<string, never>>);
  // The driver uses parsed options as they are, without the environment. Its types lack null.
  return postgres({ ...parsed, target_session_attrs: null } as unknown as postgres.Options<
    Record<string, never>
  >);
}

class DriverSession implements ReplicaSession {
  readonly #socket: GuardedSocket;
  /** Runs code of the driver, so that its errors end this connection. */
  readonly #inDriver = AsyncLocalStorage.snapshot();
  readonly #sql: postgres.Sql;
  #underWay = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #closed = new AbortController();
  isAlive = true;

  constructor(url: ReplicaUrl, socket: GuardedSocket) {
    this.#socket = socket;
    socket.once('close', () => {
      this.isAlive = false;
      clearTimeout(this.#timer);
      this.#closed.abort(new ReplicaError('connection'));
    });
    this.#sql = createDriver(url, socket, () => {
      // Rejects queued statements; the driver would reconnect for them.
      void this.#sql.end({ timeout: 0 });
    });
  }

  get closed(): AbortSignal {
    return this.#closed.signal;
  }

  async query<T extends object>(
    text: string,
    parameters: readonly (string | null | readonly (string | null)[])[] = [],
  ): Promise<Rows<T>> {
    if (!this.isAlive) throw new ReplicaError('connection');
    this.#watch(1);
    try {
      const values = parameters.map((value) => (Array.isArray(value) ? arrayLiteral(value) : value));
      // The caller knows the columns of its statement.
      return (await this.#inDriver(() =>
        this.#sql.unsafe(text, values, { prepare: values.length > 0 }).execute(),
      )) as unknown as Rows<T>;
    } catch (error) {
      throw toReplicaError(error);
    } finally {
      this.#watch(-1);
    }
  }

  async close(): Promise<void> {
    if (!this.isAlive) return;
    this.isAlive = false;
    await this.#inDriver(() => this.#sql.end({ timeout: 1 }));
    this.#socket.destroy();
  }

  /** Restarts the timeout, which each pipelined statement has from the end of the one before. */
  #watch(change: 1 | -1): void {
    this.#underWay += change;
    if (change === 1 && this.#underWay > 1) return;
    clearTimeout(this.#timer);
    if (this.#underWay === 0 || !this.isAlive) return;
    this.#timer = setTimeout(() => this.#socket.destroy(new ReplicaError('timeout')), statementMs);
  }
}
