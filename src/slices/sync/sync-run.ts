import { once } from 'node:events';
// Tests mock the module's timers, while the driver uses the global ones.
import timers from 'node:timers';
import { EnvelopeError } from '../../base/envelope.ts';
import type { FairQueue } from '../../base/fair-queue.ts';
import { LoggableError, loggedText } from '../../base/logged-error.ts';
import { isUnavailable } from '../../base/system-errors.ts';
import type { Database } from '../../db/database.ts';
import type { ReplicaTable } from '../../slice/replica-table.ts';
import type { Connection, Connections } from './kept-connections.ts';
import { beat, complete, fail, giveBack, type Lease, leaseTiming } from './lease.ts';
import { type FailureCause, isTransient, ReplicaError } from './replica/error.ts';
import { abortable } from './replica/socket.ts';
import type { ReplicaUrl } from './replica/url.ts';
import { type RoundResult, runRound } from './round.ts';
import { takeTurn } from './run-queue.ts';

/** Maximum milliseconds of a run of any size, and of its wait for a place in the queue of large rounds. */
const runMs = 5 * 60_000;
/** Milliseconds without a heartbeat before the run stops, because others may take it over. */
const silenceMs = leaseTiming.leaseSeconds * 1000 - leaseTiming.beatMs;

export interface RunContext {
  database: Database;
  connections: Connections;
  readUrl: (lease: Lease) => ReplicaUrl;
  tables: readonly ReplicaTable[];
  /** Turns of attempts to connect, of runs with a connection, and of large rounds. */
  turns: Readonly<Record<'connecting' | 'active' | 'large', FairQueue>>;
  /** Milliseconds of an attempt to connect: the maximum of a successful one, and the duration of every failed one. */
  connectMs: number;
}

const fault = 'The run failed because of a fault of this service.';
const leaseLost = 'the configuration was changed, or another instance runs it';
const queueFull = 'too many runs were ahead in the queue';
const unreadable = 'The stored connection string cannot be read: set it again.';

export type RunEnd =
  | { kind: 'completed'; isBehind: boolean; round: RoundResult }
  /** `isFirst` is true unless the previous run failed. */
  | { kind: 'failed'; cause: FailureCause; reason: string; isFirst: boolean }
  /** The lease was lost, our database is unavailable, or the queue was full. The next run starts again. */
  | { kind: 'abandoned'; reason: string };

export interface RunEvents {
  connected(): void;
  /** Called when the run starts or stops waiting in a queue. */
  waits(isWaiting: boolean): void;
}

/** End of a run that is not a failure. */
class Interrupted extends LoggableError {}

/**
 * Runs a claimed configuration and stores the result.
 * @param stop ends the run and releases its lease
 */
export async function run(
  context: RunContext,
  lease: Lease,
  stop: AbortSignal,
  on: RunEvents,
): Promise<RunEnd> {
  const watch = new Watch(context.database, lease, stop);
  const onWait = (isWaiting: boolean) => {
    watch.restart(isWaiting);
    on.waits(isWaiting);
  };
  let connection: Connection | undefined;
  let release: (() => void) | undefined;
  try {
    release = await startTurn(context.turns.connecting, lease, watch.signal, onWait);
    connection = await connect(context, lease, watch.signal);
    release();
    const { session } = connection;
    watch.onEnd = () => void session.close();
    on.connected();
    release = await startTurn(context.turns.active, lease, watch.signal, onWait);
    await abortable(context.connections.check(connection, context.tables), watch.signal);
    const rounding = runRound(session, context.database, {
      familyId: lease.familyId,
      tables: context.tables,
      isFullDue: lease.isFullDue,
      large: context.turns.large,
      onWait,
      onProgress: watch.progress,
      signal: watch.signal,
      confirm: watch.confirm,
    });
    // Ends the run even if a statement blocks in the replica.
    const round = await abortable(rounding, watch.signal);
    watch.end();
    context.connections.keep(connection);
    const isBehind = await complete(context.database, lease, round.changeSeq);
    if (isBehind === undefined) throw new Interrupted(leaseLost);
    return { kind: 'completed', isBehind, round };
  } catch (error) {
    watch.end();
    // Closing the connection rolls back.
    await connection?.session.close();
    return failed(context.database, lease, watch.interruption ?? error);
  } finally {
    release?.();
  }
}

/** Waits for the family's turn, and returns the release of its place. */
async function startTurn(
  queue: FairQueue,
  { familyId }: Lease,
  signal: AbortSignal,
  onWait: (isWaiting: boolean) => void,
): Promise<() => void> {
  const free = queue.tryTake(familyId);
  if (free) return free;
  onWait(true);
  const release = await takeTurn(queue, familyId, signal);
  onWait(false);
  return release;
}

/**
 * Connects to the replica. Every failure takes the same time: the time of an answer would tell a closed port from a filtered
 * one, and a name without an address from a wrong password.
 */
async function connect(context: RunContext, lease: Lease, signal: AbortSignal): Promise<Connection> {
  const { connections, readUrl, connectMs } = context;
  const limit = new AbortController();
  const timer = timers.setTimeout(() => limit.abort(), connectMs);
  const isOver = once(limit.signal, 'abort', { signal });
  isOver.catch(() => {}); // the caller has the reason of the signal
  try {
    return await connections.take(lease, () => readUrl(lease), AbortSignal.any([limit.signal, signal]));
  } catch (error) {
    if (error instanceof ReplicaError) await isOver;
    throw error;
  } finally {
    timers.clearTimeout(timer);
  }
}

/** Stores a failure. If our database is unavailable, the lease expires. */
async function failed(database: Database, lease: Lease, error: unknown): Promise<RunEnd> {
  // A replica's error may have the same code as one of our database.
  const isReplicaError = error instanceof ReplicaError;
  try {
    if (error instanceof Interrupted || (!isReplicaError && isUnavailable(error))) {
      await giveBack(database, lease);
      return { kind: 'abandoned', reason: loggedText(error) };
    }
    const { message, isPaused, ...end } = failureOf(error);
    if (await fail(database, lease, { message, isPaused })) {
      return { kind: 'failed', ...end, isFirst: lease.attempts === 0 };
    }
    await giveBack(database, lease);
    return { kind: 'abandoned', reason: leaseLost };
  } catch (writing) {
    if (!isUnavailable(writing)) throw writing;
    return { kind: 'abandoned', reason: loggedText(error) };
  }
}

/** Returns the message for the parent, the need for a pause, and the cause and reason for the operator. */
function failureOf(error: unknown) {
  if (error instanceof ReplicaError) {
    const { message, kind, code } = error;
    const reason = code === undefined ? kind : `${kind} (${code})`;
    return { message, isPaused: !isTransient(kind), cause: kind, reason };
  }
  const reason = loggedText(error);
  if (error instanceof EnvelopeError) {
    return { message: unreadable, isPaused: true, cause: 'secret' as const, reason };
  }
  return { message: fault, isPaused: false, cause: 'fault' as const, reason };
}

/** Extends the lease during a run, and ends the run if the lease is lost, the time is up, or the service stops. */
class Watch {
  readonly #abort = new AbortController();
  readonly #database: Database;
  readonly #lease: Lease;
  readonly #beats: NodeJS.Timeout;
  #deadline: NodeJS.Timeout | undefined;
  readonly #stop: AbortSignal;
  #progress: { done: number; total: number } | undefined;
  #lastBeat = performance.now();
  interruption: Interrupted | ReplicaError | undefined;
  onEnd = () => {};

  constructor(database: Database, lease: Lease, stop: AbortSignal) {
    this.#database = database;
    this.#lease = lease;
    this.#stop = stop;
    this.#beats = setInterval(() => void this.#beat(), leaseTiming.beatMs);
    this.restart(false);
    stop.addEventListener('abort', this.#stopped, { once: true });
    if (stop.aborted) this.#stopped();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Restarts the time limit. Waiting has a separate limit, which does not cause a failure. */
  restart = (isWaiting: boolean): void => {
    if (this.signal.aborted) return;
    timers.clearTimeout(this.#deadline);
    const reason = isWaiting ? new Interrupted(queueFull) : new ReplicaError('timeout');
    this.#deadline = timers.setTimeout(() => this.#interrupt(reason), runMs);
  };

  progress = (done: number, total: number): void => {
    const isNew = this.#progress === undefined;
    this.#progress = { done, total };
    // A round of few changes ends before a client can read its progress.
    if (isNew && this.#lease.isFullDue) void this.#beat();
  };

  /** Checks the lease before the commit, unless a check was successful within the last 500 ms. */
  confirm = async (): Promise<void> => {
    if (performance.now() - this.#lastBeat > 500) await this.#beat();
    this.#abort.signal.throwIfAborted();
  };

  end(): void {
    clearInterval(this.#beats);
    timers.clearTimeout(this.#deadline);
    this.#stop.removeEventListener('abort', this.#stopped);
    this.onEnd = () => {};
  }

  #stopped = (): void => this.#interrupt(new Interrupted('the service stops'));

  async #beat(): Promise<void> {
    const at = performance.now();
    try {
      if (await beat(this.#database, this.#lease, this.#progress)) this.#lastBeat = at;
      else this.#interrupt(new Interrupted(leaseLost));
    } catch (error) {
      // Our database may recover before others can take the run over.
      if (performance.now() - this.#lastBeat < silenceMs) return;
      this.#interrupt(new Interrupted(`the lease could not be extended: ${loggedText(error)}`));
    }
  }

  #interrupt(reason: Interrupted | ReplicaError): void {
    this.interruption ??= reason;
    this.#abort.abort(reason);
    this.onEnd();
  }
}
