import { Problem } from '../errors.ts';
import { laneBusy } from './batch.ts';
import type { Outcome, PendingCommand } from './commands.ts';

/** Executes a batch; `waits` is set for commands of one family whose lane was busy. */
export type Run = (commands: readonly PendingCommand[], waits: boolean) => Promise<Outcome[]>;

export interface GroupCommitOptions {
  /** Commands in one transaction at most. Beyond 128, what a transaction costs is shared well enough. */
  maxBatch: number;
  /** Transactions at the same time, on disjoint families: one is decided while another is written. */
  maxRunning: number;
  /** Transactions that wait for a family that is locked elsewhere, beside the others, so that these go on. */
  maxBlocked: number;
  /** Commands that may wait; who comes beyond that is sent away instead of filling the memory. */
  maxWaiting: number;
}

export const groupCommitDefaults: GroupCommitOptions = {
  maxBatch: 128,
  maxRunning: 2,
  maxBlocked: 2,
  maxWaiting: 2000,
};

interface Waiting {
  pending: PendingCommand;
  resolve(outcome: Outcome): void;
}

/**
 * Group commit: commands that arrive while transactions are under way are collected and executed together in the next
 * one. A family is in one transaction at a time, and its commands keep their order.
 */
export function openGroupCommit(
  run: Run,
  options: GroupCommitOptions,
): (pending: PendingCommand) => Promise<Outcome> {
  const queue = new GroupCommit(run, options);
  return (pending) => queue.submit(pending);
}

class GroupCommit {
  readonly #run: Run;
  readonly #options: GroupCommitOptions;
  /** Commands that no transaction has taken yet, the oldest first. */
  #waiting: Waiting[] = [];
  /** Commands of one family each, whose row another transaction holds. */
  readonly #blocked: Waiting[][] = [];
  /** Families that a transaction has under way or that are blocked: nothing overtakes their commands. */
  readonly #busy = new Set<number>();
  #running = 0;
  #runningBlocked = 0;
  #isScheduled = false;

  constructor(run: Run, options: GroupCommitOptions) {
    this.#run = run;
    this.#options = options;
  }

  submit(pending: PendingCommand): Promise<Outcome> {
    if (this.#waiting.length >= this.#options.maxWaiting) {
      return Promise.resolve({ error: new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 }) });
    }
    return new Promise((resolve) => {
      this.#waiting.push({ pending, resolve });
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      // After the requests of this turn of the event loop: they go together.
      setImmediate(() => {
        this.#isScheduled = false;
        this.#pump();
      });
    });
  }

  /** Starts as many transactions as may run. */
  #pump(): void {
    while (this.#runningBlocked < this.#options.maxBlocked) {
      const group = this.#blocked.shift();
      if (!group) break;
      this.#runningBlocked += 1;
      void this.#execute(group, true).finally(() => {
        this.#runningBlocked -= 1;
        this.#pump();
      });
    }
    while (this.#running < this.#options.maxRunning) {
      const batch = this.#take();
      if (batch.length === 0) return;
      this.#running += 1;
      void this.#execute(batch, false).finally(() => {
        this.#running -= 1;
        this.#pump();
      });
    }
  }

  /** The oldest commands of families that are not busy. */
  #take(): Waiting[] {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const item of this.#waiting) {
      const isFree = batch.length < this.#options.maxBatch && !this.#busy.has(familyOf(item));
      (isFree ? batch : rest).push(item);
    }
    this.#waiting = rest;
    for (const item of batch) this.#busy.add(familyOf(item));
    return batch;
  }

  async #execute(batch: Waiting[], waits: boolean): Promise<void> {
    const outcomes = await this.#outcomes(batch, waits);
    const left = batch.filter((item, i) => {
      const outcome = outcomes[i] ?? { error: new Error('a command without an outcome') };
      if ('error' in outcome && outcome.error === laneBusy) return true;
      item.resolve(outcome);
      return false;
    });
    const groups = Map.groupBy(left, familyOf);
    for (const item of batch) if (!groups.has(familyOf(item))) this.#busy.delete(familyOf(item));
    this.#blocked.push(...groups.values());
  }

  /** What became of each command; an error of the run is that of all. */
  async #outcomes(batch: Waiting[], waits: boolean): Promise<Outcome[]> {
    try {
      return await this.#run(
        batch.map((item) => item.pending),
        waits,
      );
    } catch (error) {
      return batch.map(() => ({ error }));
    }
  }
}

function familyOf({ pending }: Waiting): number {
  return pending.command.familyId;
}
