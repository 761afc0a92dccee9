import postgres from 'postgres';
import { arrayLiteral } from '../../db/bulk.ts';
import type { Rows } from '../../db/transaction.ts';
import type { LookUp } from './addresses.ts';
import { TargetError, toTargetError } from './error.ts';
import { abortable, type GuardedSocket, openTargetSocket } from './socket.ts';
import type { TargetUrl } from './url.ts';

/** From the look-up of the host to the first statement (decisions.md 8.4). */
const connectMs = 5_000;
/** The target ends a statement after 15 s; a target that does not is left after this. */
const statementMs = 17_000;

/** The session of one connection to a target. Each statement that fails gives a TargetError. */
export interface TargetSession {
  /**
   * Runs a statement; several at once are sent one behind the other. Every value of a row is text as PostgreSQL writes
   * it (`t`, `{1,2}`, timestamps with all their digits) or null, and so are parameters, arrays aside.
   */
  query<T extends object>(
    text: string,
    parameters?: readonly (string | null | readonly (string | null)[])[],
  ): Promise<Rows<T>>;
  /** Ends the connection; statements under way are not waited for. */
  close(): Promise<void>;
  /** False from the moment in which the connection is gone. */
  readonly isAlive: boolean;
  /** Aborted with a TargetError when the connection is gone, which who sends nothing would not notice. */
  readonly gone: AbortSignal;
}

/**
 * Connects to a target within 5 s.
 * @param options.deadline ends the connection, with everything under way
 * @param options.lookUp where names are looked up; in the system by default
 * @throws TargetError
 */
export async function connectTarget(
  url: TargetUrl,
  { allowPrivate, deadline, lookUp }: { allowPrivate: boolean; deadline?: AbortSignal; lookUp?: LookUp },
): Promise<TargetSession> {
  const limit = AbortSignal.timeout(connectMs);
  const signal = deadline ? AbortSignal.any([limit, deadline]) : limit;
  try {
    const socket = await openTargetSocket(url, { allowPrivate, signal, lookUp });
    return await startSession(url, socket, signal, deadline);
  } catch (error) {
    throw toTargetError(error);
  }
}

/** The first statement. Names are looked up in `public` alone, and never first among the target's temporary tables. */
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
  url: TargetUrl,
  socket: GuardedSocket,
  signal: AbortSignal,
  deadline: AbortSignal | undefined,
): Promise<TargetSession> {
  const session = new DriverSession(url, socket);
  try {
    await abortable(session.query(settings), signal);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  const end = () => socket.destroy(new TargetError('timeout'));
  deadline?.addEventListener('abort', end, { once: true });
  socket.once('close', () => deadline?.removeEventListener('abort', end));
  return session;
}

/** Types that the driver would read or write as something else than text, and lose microseconds by it. */
const typesAsText = [16, 17, 20, 21, 23, 26, 114, 700, 701, 1082, 1114, 1184, 3802];

/**
 * The driver on a socket of ours. It gets every option explicitly, since for each one that is missing it looks into the
 * environment (`PGPASSWORD`, `PGSSLNEGOTIATION`, `PGMAX_PIPELINE` and so on). It would connect again by itself, which the
 * single socket prevents.
 */
function openDriver(url: TargetUrl, socket: GuardedSocket, onclose: () => void): postgres.Sql {
  let isTaken = false;
  const options = {
    host: [url.host],
    port: [url.port],
    user: url.user,
    pass: url.password,
    database: url.database,
    socket: () => {
      if (isTaken) throw new TargetError('connection');
      isTaken = true;
      return socket;
    },
    // What we have secured ourselves, it need not.
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
    // Also a truth: a standby takes no data. Without one, the environment could name any.
    target_session_attrs: 'read-write',
    types: {
      text: { to: 25, from: typesAsText, serialize: String, parse: (text: string) => text },
    },
    connection: { application_name: 'learning-service sync' },
    onnotice: () => {},
    onclose,
  };
  // The driver's types know neither `socket` nor `pass`, nor that null stands for nothing.
  return postgres(options as unknown as postgres.Options<Record<string, never>>);
}

class DriverSession implements TargetSession {
  readonly #socket: GuardedSocket;
  readonly #sql: postgres.Sql;
  #underWay = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #gone = new AbortController();
  isAlive = true;

  constructor(url: TargetUrl, socket: GuardedSocket) {
    this.#socket = socket;
    socket.once('close', () => {
      this.isAlive = false;
      clearTimeout(this.#timer);
      this.#gone.abort(new TargetError('connection'));
    });
    this.#sql = openDriver(url, socket, () => {
      // Rejects what still waits in the driver, which would otherwise connect again for it.
      void this.#sql.end({ timeout: 0 });
    });
  }

  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  async query<T extends object>(
    text: string,
    parameters: readonly (string | null | readonly (string | null)[])[] = [],
  ): Promise<Rows<T>> {
    if (!this.isAlive) throw new TargetError('connection');
    this.#watch(1);
    try {
      const values = parameters.map((value) => (Array.isArray(value) ? arrayLiteral(value) : value));
      // The caller knows what its statement selects.
      return (await this.#sql.unsafe(text, values, { prepare: values.length > 0 })) as unknown as Rows<T>;
    } catch (error) {
      throw toTargetError(error);
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

  /** Statements that are sent one behind the other have the time each, from the end of the one before. */
  #watch(change: 1 | -1): void {
    this.#underWay += change;
    if (change === 1 && this.#underWay > 1) return;
    clearTimeout(this.#timer);
    if (this.#underWay === 0 || !this.isAlive) return;
    this.#timer = setTimeout(() => this.#socket.destroy(new TargetError('timeout')), statementMs);
  }
}
