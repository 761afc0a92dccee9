// By the module, whose timers a test can hold while those of the driver go on.
import timers from 'node:timers';
import type { Database } from '../db/database.ts';
import { isUnavailable, messageOf } from '../db/errors.ts';
import type { Connection, Connections } from './connections.ts';
import { EnvelopeError } from './envelope.ts';
import { beat, complete, fail, giveBack, type Lease, leaseTiming } from './lease.ts';
import { type RoundResult, runRound } from './round.ts';
import type { Semaphore } from './semaphore.ts';
import { type FailureCause, isTransient, TargetError } from './target/error.ts';
import { abortable } from './target/socket.ts';
import type { TargetUrl } from './target/url.ts';

/** A run may take this long, however many rows there are; and may wait this long for its place where there are many. */
const runMs = 5 * 60_000;
/** Without a sign of life that came through, others may take the run over after this. */
const silenceMs = leaseTiming.leaseSeconds * 1000 - leaseTiming.beatMs;

export interface RunContext {
  database: Database;
  connections: Connections;
  /** Decrypts a stored connection string. */
  readUrl: (lease: Lease) => TargetUrl;
  /** The places of large rounds. */
  large: Semaphore;
}

const fault = 'The run has failed by a fault of this service.';
const notOurs = 'the configuration was changed, or somebody else runs it';
const tooMany = 'too many large rounds were before it';
const unreadable = 'The stored connection string cannot be read: give it anew.';

/** How a run ended. */
export type RunEnd =
  | { kind: 'completed'; isBehind: boolean; round: RoundResult }
  /** `isFirst` where the run before did not fail. */
  | { kind: 'failed'; cause: FailureCause; reason: string; isFirst: boolean }
  /** It was not ours any more, our own database went away, or there was no place for it: whoever comes next begins anew. */
  | { kind: 'abandoned'; reason: string };

/** What somebody is told of a run under way. */
export interface RunEvents {
  /** The target has taken the connection. */
  connected(): void;
  /** The run begins to wait for a place among the large rounds, or has one. */
  waits(isWaiting: boolean): void;
}

/** Why a run is ended in the middle that has done nothing wrong. */
class Interrupted extends Error {}

/**
 * Runs a configuration that was claimed, and writes down how it ended.
 * @param stop ends the run; it is given back
 */
export async function run(
  context: RunContext,
  lease: Lease,
  stop: AbortSignal,
  on: RunEvents,
): Promise<RunEnd> {
  const watch = new Watch(context.database, lease, stop);
  let connection: Connection | undefined;
  try {
    connection = await context.connections.take(lease, () => context.readUrl(lease));
    const { session } = connection;
    watch.onEnd = () => void session.close();
    on.connected();
    await abortable(context.connections.check(connection), watch.signal);
    const rounding = runRound(session, context.database, {
      familyId: lease.familyId,
      isFullDue: lease.isFullDue,
      large: context.large,
      onWait(isWaiting) {
        watch.restart(isWaiting);
        on.waits(isWaiting);
      },
      onProgress: watch.progress,
      signal: watch.signal,
      confirm: watch.confirm,
    });
    // Whatever a statement there waits for: the run ends when it has to.
    const round = await abortable(rounding, watch.signal);
    watch.end();
    context.connections.keep(connection);
    const isBehind = await complete(context.database, lease, round.feedSeq);
    if (isBehind === undefined) throw new Interrupted(notOurs);
    return { kind: 'completed', isBehind, round };
  } catch (error) {
    watch.end();
    // Whatever is open there ends with its connection.
    await connection?.session.close();
    return failed(context.database, lease, watch.interruption ?? error);
  }
}

/** Writes a failure down. Where our own database cannot be reached, the lease ends by itself. */
async function failed(database: Database, lease: Lease, error: unknown): Promise<RunEnd> {
  // Of a target's error, the code may be the same as of our database's.
  const isTargets = error instanceof TargetError;
  try {
    if (error instanceof Interrupted || (!isTargets && isUnavailable(error))) {
      await giveBack(database, lease);
      return { kind: 'abandoned', reason: messageOf(error) };
    }
    const { message, isPaused, ...end } = failureOf(error);
    if (await fail(database, lease, { message, isPaused })) {
      return { kind: 'failed', ...end, isFirst: lease.attempts === 0 };
    }
    await giveBack(database, lease);
    return { kind: 'abandoned', reason: notOurs };
  } catch (writing) {
    if (!isUnavailable(writing)) throw writing;
    return { kind: 'abandoned', reason: messageOf(error) };
  }
}

/** What a parent is told of a failure, whether it waits for one, and what the operator is told. */
function failureOf(error: unknown) {
  if (error instanceof TargetError) {
    const { message, kind, code } = error;
    const reason = code === undefined ? kind : `${kind} (${code})`;
    return { message, isPaused: !isTransient(kind), cause: kind, reason };
  }
  const reason = messageOf(error);
  if (error instanceof EnvelopeError) {
    return { message: unreadable, isPaused: true, cause: 'secret' as const, reason };
  }
  return { message: fault, isPaused: false, cause: 'fault' as const, reason };
}

/** Keeps a lease while its run goes on, and ends the run where the lease is lost, time is up, or the service stops. */
class Watch {
  readonly #abort = new AbortController();
  readonly #database: Database;
  readonly #lease: Lease;
  readonly #beats: NodeJS.Timeout;
  #deadline: NodeJS.Timeout | undefined;
  readonly #stop: AbortSignal;
  #progress: { done: number; total: number } | undefined;
  #lastBeat = performance.now();
  interruption: Interrupted | TargetError | undefined;
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

  /** The time of a run begins: once for itself and, should it wait, for that as well, which is no fault of the target. */
  restart = (isWaiting: boolean): void => {
    if (this.signal.aborted) return;
    timers.clearTimeout(this.#deadline);
    const reason = isWaiting ? new Interrupted(tooMany) : new TargetError('timeout');
    this.#deadline = timers.setTimeout(() => this.#interrupt(reason), runMs);
  };

  progress = (done: number, total: number): void => {
    const isNew = this.#progress === undefined;
    this.#progress = { done, total };
    // A round over a few changes is over before anybody could ask.
    if (isNew && this.#lease.isFullDue) void this.#beat();
  };

  /** The last look before what was written there is made to last; what was looked at just now is not again. */
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
      else this.#interrupt(new Interrupted(notOurs));
    } catch (error) {
      // Our own database may be back before others may take the run.
      if (performance.now() - this.#lastBeat < silenceMs) return;
      this.#interrupt(new Interrupted(`the lease could not be kept: ${error}`));
    }
  }

  #interrupt(reason: Interrupted | TargetError): void {
    this.interruption ??= reason;
    this.#abort.abort(reason);
    this.onEnd();
  }
}
