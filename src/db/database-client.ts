import postgres from 'postgres';
import { LoggableError } from '../base/logged-error.ts';
import { codeOf } from '../base/system-errors.ts';
import { arrayLiteral } from './bulk.ts';
import { ofSession } from './session-settings.ts';

/**
 * Wire types that differ from the driver's: int8 is a number, timestamptz an ISO string in UTC. Statements send only
 * arrays of text. The driver then need not query the array types, which ends the process if it fails.
 */
const types = {
  int8: { to: 20, from: [20], serialize: String, parse: safeInteger },
  timestamptz: { to: 1184, from: [1184], serialize: String, parse: isoTimestamp },
  textArray: { to: 1009, from: [], serialize: arrayLiteral, parse: String },
};

/** Client of postgres.js for one connection string. */
export type Driver = postgres.Sql<{ int8: number; timestamptz: string }>;

/** Error of an unreachable database or a closed connection. Has a code like the driver's errors. */
export class ConnectionLost extends LoggableError {
  readonly code = 'CONNECTION_CLOSED';
  constructor() {
    super('the connection to the database was lost');
    this.name = 'ConnectionLost';
  }
}

/** Error of a connection that ended while nobody used it. No statement of its caller has gone out, so another one may. */
export class IdleLost extends ConnectionLost {}

/** Time without an answer after which a connection is proven before use; half of a shorter limit for idle ones. */
const provenMs = 5_000;

/**
 * Connection to PostgreSQL, used until it fails and then discarded.
 *
 * postgres.js 3.4.9 reconnects automatically but keeps state. Unsent bytes block later attempts (its issue 1209). A write
 * after the end crashes the process (1208). Statements of a lost transaction can commit in another one (1216). Each
 * client is a separate driver with one connection. After a failure, a new driver replaces it.
 */
export interface Client {
  readonly sql: Driver;
  /**
   * Resolves when connected. Callers wait for it: the driver would send after a failed connect. An idle connection first answers a
   * statement that anybody may repeat: servers, poolers and firewalls may have ended it.
   *
   * @throws IdleLost if the connection ended while it was idle
   */
  prove(): Promise<unknown>;
  /** Returns false once the connection is closed. */
  isAlive(): boolean;
  /** Number of pending statements. */
  readonly pending: number;
  /** Returns the time since the last answer. */
  idleMs(): number;
  /** Waits for an answer, however long it takes. */
  longAnswerTo<T>(sent: PromiseLike<T>): Promise<T>;
  /** Waits for an answer. If none arrives within `silenceMs`, ends the connection, and all callers fail. */
  answerTo<T>(sent: PromiseLike<T>): Promise<T>;
  /** Ends the connection; waits for pending statements, at most `timeoutSeconds`. */
  end(timeoutSeconds: number): Promise<void>;
}

export interface ClientLimits {
  /** Maximum time without an answer from the server. */
  silenceMs: number;
  /** Time after which an unused connection ends; one minute by default. */
  idleMs?: number;
  /** Time without a statement after which a transaction ends, with its connection; one minute by default. */
  transactionIdleMs?: number;
}

export const defaultIdleMs = 60_000;

export interface ClientOptions extends ClientLimits {
  /** Additional PostgreSQL session settings. */
  settings?: Readonly<Record<string, string>>;
  /** Listener for notifications and the end of the connection. */
  listener?: { onNotify(payload: string): void; onClose(): void };
}

/** Creates a client and connects it. */
export function createClient(
  url: string,
  {
    silenceMs,
    idleMs = defaultIdleMs,
    transactionIdleMs = defaultIdleMs,
    settings = {},
    listener,
  }: ClientOptions,
): Client {
  let alive = true;
  const sql = postgres(url, {
    types,
    fetch_types: false,
    max: 1,
    connect_timeout: 5,
    // Only ends a connection that the driver opens after its client has ended: pools end theirs before. In between, the driver would
    // accept statements for a connection that it ends, and destroy them. A listening one is always idle.
    idle_timeout: listener ? 0 : (idleMs + transactionIdleMs + defaultIdleMs) / 1000,
    max_lifetime: null,
    onnotice: () => {},
    // Missing in the driver's types.
    ...(listener && { onnotify: (_channel: string, payload: string) => listener.onNotify(payload) }),
    onclose: () => {
      alive = false;
      listener?.onClose();
      // Rejects queued statements, for which the driver would reconnect.
      void sql.end({ timeout: 0 });
    },
    connection: {
      application_name: 'learning-service',
      TimeZone: 'UTC',
      DateStyle: 'ISO',
      bytea_output: 'hex',
      statement_timeout: 30_000,
      // A blocked request gets 503 soon instead of occupying a connection.
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: transactionIdleMs,
      ...settings,
    },
  });
  async function end(timeoutSeconds: number): Promise<void> {
    // The driver never finishes ending a lost connection (its issue 1142).
    if (!alive) return;
    alive = false;
    await sql.end({ timeout: timeoutSeconds });
  }
  const answers = createWatch(silenceMs, () => void end(0));
  const afterMs = Math.min(provenMs, idleMs / 2);
  const prove = createProof(sql, { isIdle: () => answers.pending === 0 && answers.idleMs() > afterMs, end });
  return {
    sql,
    prove,
    get pending() {
      return answers.pending;
    },
    idleMs: answers.idleMs,
    longAnswerTo: (sent) => answerOf(sent).finally(answers.note),
    answerTo: answers.waitFor,
    isAlive: () => alive,
    end,
  };
}

/** Connects, and returns a function that waits for it. The function lets an idle connection answer before its use. */
function createProof(
  sql: Driver,
  { isIdle, end }: { isIdle(): boolean; end: Client['end'] },
): Client['prove'] {
  let proof: Promise<unknown> = sql.unsafe(ofSession).execute();
  // Avoids an unhandled rejection on an unused client; its users wait for the proof and get the error.
  proof.catch(() => {});

  async function answerIdle(): Promise<void> {
    try {
      await sql.unsafe('SELECT 1');
    } catch {
      void end(0);
      throw new IdleLost();
    }
  }

  return () => {
    if (isIdle()) {
      proof = answerIdle();
      proof.catch(() => {});
    }
    return proof;
  };
}

async function answerOf<T>(sent: PromiseLike<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    throw asLost(error);
  }
}

/** Returns the error of an answer. Only here does EPIPE concern the database: each closed pipe has this code. */
function asLost(error: unknown): unknown {
  return codeOf(error) === 'EPIPE' ? new ConnectionLost() : error;
}

/** Detects a server that sends none of the pending answers for `silenceMs`. TCP does not report a cut network. */
function createWatch(silenceMs: number, onSilence: () => void) {
  let pending = 0;
  let settled = 0;
  let settledAt = performance.now();
  let timer: NodeJS.Timeout | undefined;

  function check(): void {
    const before = settled;
    // First reads answers that arrived while this process was busy.
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
    /** Milliseconds since the last answer. */
    idleMs: () => performance.now() - settledAt,
    /** Notes an answer for which nobody waited here. */
    note() {
      settledAt = performance.now();
    },
    async waitFor<T>(sent: PromiseLike<T>): Promise<T> {
      if (pending === 0) timer = setTimeout(check, silenceMs);
      pending += 1;
      try {
        return await sent;
      } catch (error) {
        throw asLost(error);
      } finally {
        pending -= 1;
        settled += 1;
        settledAt = performance.now();
        if (pending === 0) clearTimeout(timer);
        else timer?.refresh();
      }
    },
  };
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('int8 from the database exceeds 2^53');
  return value;
}

const usual = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;

/** Returns PostgreSQL's text of a time in the form of `Date`. For usual years, their parts are the same: `Date` takes longer. */
export function isoTimestamp(text: string): string {
  if (!usual.test(text)) return new Date(text).toISOString();
  const milliseconds = text.length > 22 ? text.slice(20, -3).padEnd(3, '0').slice(0, 3) : '000';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
}
