import postgres from 'postgres';
import { arrayLiteral } from './bulk.ts';

/**
 * Wire types that we read otherwise than the driver does: int8 as a number, timestamptz as an ISO string in UTC.
 * And text[], the only array that is sent: the driver would ask the server for its array types at each connection,
 * and where that question fails the process ends.
 */
const types = {
  int8: { to: 20, from: [20], serialize: String, parse: safeInteger },
  timestamptz: { to: 1184, from: [1184], serialize: String, parse: isoTimestamp },
  textArray: { to: 1009, from: [], serialize: arrayLiteral, parse: String },
};

/** What postgres.js gives for one connection string. */
export type Driver = postgres.Sql<{ int8: number; timestamptz: string }>;

/** The database could not be reached, or went away in the middle. Has a code of the driver's kind. */
export class ConnectionLost extends Error {
  readonly code = 'CONNECTION_CLOSED';
  constructor() {
    super('the connection to the database was lost');
    this.name = 'ConnectionLost';
  }
}

/**
 * One connection to PostgreSQL, used until it fails and then thrown away with everything that belongs to it.
 *
 * postgres.js 3.4.9 would connect again by itself, but its connection objects carry state over: bytes that were not
 * yet sent block every later attempt (its issue 1209), a write after the end crashes the process (1208), and statements
 * of a dead transaction can run, and be committed, inside of another one (1216). So each of our connections is a
 * driver of its own with room for one, nothing is sent after its end, and the next one is a new driver.
 */
export interface Client {
  readonly sql: Driver;
  /** Resolves when it is connected. Nothing is sent before: the driver would go on without what failed first. */
  readonly ready: Promise<unknown>;
  /** False from the moment in which the connection is closed. */
  isAlive(): boolean;
  /** Statements under way. */
  readonly pending: number;
  /** Waits for an answer. Where none at all comes for too long, the connection is ended, and all that wait get an error. */
  answerTo<T>(sent: PromiseLike<T>): Promise<T>;
  /** Ends the connection; statements under way are waited for, at most `timeoutSeconds`. */
  end(timeoutSeconds: number): Promise<void>;
}

export interface ClientOptions {
  /** How long to wait for a server that says nothing. */
  silenceMs: number;
  /** PostgreSQL's settings for the session, beside those that all have. */
  settings?: Readonly<Record<string, string>>;
  /** Is told of notifications, and of the end of the connection. */
  listener?: { onNotify(payload: string): void; onClose(): void };
}

/** Makes a client, which connects. */
export function createClient(url: string, { silenceMs, settings = {}, listener }: ClientOptions): Client {
  let alive = true;
  const sql = postgres(url, {
    types,
    fetch_types: false,
    max: 1,
    connect_timeout: 5,
    // A connection that the driver may have made after the end of its client goes by this. One that listens is idle.
    idle_timeout: listener ? 0 : 30,
    max_lifetime: null,
    onnotice: () => {},
    // Unknown to the driver's types.
    ...(listener && { onnotify: (_channel: string, payload: string) => listener.onNotify(payload) }),
    onclose: () => {
      alive = false;
      listener?.onClose();
      // Rejects what still waits in the driver, which would otherwise connect again for it.
      void sql.end({ timeout: 0 });
    },
    connection: {
      application_name: 'learning-service',
      TimeZone: 'UTC',
      DateStyle: 'ISO',
      bytea_output: 'hex',
      statement_timeout: 30_000,
      // Who cannot have a lock gets 503 soon, instead of keeping a connection from the others.
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 60_000,
      ...settings,
    },
  });
  const ready = sql.unsafe('SELECT 1').execute();
  // Whoever uses the client waits for it and gets the error; a client that nobody came to use has nobody to tell.
  ready.catch(() => {});
  async function end(timeoutSeconds: number): Promise<void> {
    // The driver never finishes ending a connection that it has lost (its issue 1142).
    if (!alive) return;
    alive = false;
    await sql.end({ timeout: timeoutSeconds });
  }
  const answers = createWatch(silenceMs, () => void end(0));
  return {
    sql,
    ready,
    get pending() {
      return answers.pending;
    },
    answerTo: answers.awaited,
    isAlive: () => alive,
    end,
  };
}

/** Watches that, while answers are waited for, one comes now and then; a network that is cut says nothing by itself. */
function createWatch(silenceMs: number, onSilence: () => void) {
  let pending = 0;
  let settled = 0;
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    const before = settled;
    // What came in while this process was busy is read first.
    setImmediate(() => {
      if (pending === 0) return;
      if (settled === before) onSilence();
      else timer?.refresh();
    });
  }

  return {
    get pending() {
      return pending;
    },
    async awaited<T>(sent: PromiseLike<T>): Promise<T> {
      if (pending === 0) timer = setTimeout(look, silenceMs);
      pending += 1;
      try {
        return await sent;
      } finally {
        pending -= 1;
        settled += 1;
        if (pending === 0) clearTimeout(timer);
        else timer?.refresh();
      }
    },
  };
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('an int8 from the database is beyond 2^53');
  return value;
}

function isoTimestamp(text: string): string {
  return new Date(text).toISOString();
}
