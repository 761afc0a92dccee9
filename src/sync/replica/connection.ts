import postgres from 'postgres';
import { arrayLiteral } from '../../db/bulk.ts';
import type { Rows } from '../../db/transaction.ts';
import type { DnsLookUp } from './addresses.ts';
import { ReplicaError, toReplicaError } from './error.ts';
import { abortable, connectSocket, type GuardedSocket } from './socket.ts';
import type { ReplicaUrl } from './url.ts';

/** Milliseconds from the DNS lookup to the end of the first statement (decisions.md 8.4). */
const connectMs = 5_000;
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

/**
 * Connects to a replica within 5 s.
 * @param options.deadline closes the connection, during a statement too
 * @param options.lookUp replaces the DNS lookup
 * @throws ReplicaError
 */
export async function connectReplica(
  url: ReplicaUrl,
  { allowPrivate, deadline, lookUp }: { allowPrivate: boolean; deadline?: AbortSignal; lookUp?: DnsLookUp },
): Promise<ReplicaSession> {
  const limit = AbortSignal.timeout(connectMs);
  const signal = deadline ? AbortSignal.any([limit, deadline]) : limit;
  try {
    const socket = await connectSocket(url, { allowPrivate, signal, lookUp });
    return await startSession(url, socket, signal, deadline);
  } catch (error) {
    throw toReplicaError(error);
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
  deadline: AbortSignal | undefined,
): Promise<ReplicaSession> {
  const session = new DriverSession(url, socket);
  try {
    await abortable(session.query(settings), signal);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  const end = () => socket.destroy(new ReplicaError('timeout'));
  deadline?.addEventListener('abort', end, { once: true });
  socket.once('close', () => deadline?.removeEventListener('abort', end));
  return session;
}

/** Types that the driver would otherwise convert, which loses microseconds. */
const typesAsText = [16, 17, 20, 21, 23, 26, 114, 700, 701, 1082, 1114, 1184, 3802];

/**
 * Creates the driver on an open socket. It sets every option, because the driver reads missing ones from the environment
 * (`PGPASSWORD`, `PGSSLNEGOTIATION`, `PGMAX_PIPELINE` and others). The single socket prevents automatic reconnects.
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
    // A standby cannot take data. If this were unset, the environment would decide.
    target_session_attrs: 'read-write',
    types: { text: { to: 25, from: typesAsText, serialize: String, parse: (text: string) => text } },
    connection: { application_name: 'learning-service sync' },
    onnotice: () => {},
    onclose,
  };
  // The driver's types lack `socket`, `pass` and null.
  return postgres(options as unknown as postgres.Options<Record<string, never>>);
}

class DriverSession implements ReplicaSession {
  readonly #socket: GuardedSocket;
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
      return (await this.#sql.unsafe(text, values, { prepare: values.length > 0 })) as unknown as Rows<T>;
    } catch (error) {
      throw toReplicaError(error);
    } finally {
      this.#watch(-1);
    }
  }

  async close(): Promise<void> {
    if (!this.isAlive) return;
    this.isAlive = false;
    await this.#sql.end({ timeout: 1 });
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
