import { Problem } from '../errors.ts';
import type { Outcome, PendingCommand } from './command.ts';

/** Function that executes a batch. `waits` is set for commands of a family whose stream was locked. */
export type Run = (commands: readonly PendingCommand[], waits: boolean) => Promise<Outcome[]>;

/** Commands that share transactions. */
export interface GroupCommitQueue {
  submit(pending: PendingCommand): Promise<Settled>;
  /** Number of commands that are not in a transaction yet. */
  readonly waiting: number;
}

/** Final outcome of a command. */
type Settled = Exclude<Outcome, { isBusy: true }>;

export interface GroupCommitOptions {
  /** Maximum number of commands in one transaction. Beyond 128, sharing its cost gains little. */
  maxBatch: number;
  /** Maximum number of parallel transactions, on disjoint families: one decides while another writes. */
  maxRunning: number;
  /** Maximum number of further transactions that wait for a locked stream, so that others continue. */
  maxBlocked: number;
  /** Maximum number of waiting commands, which bounds memory. Further ones get 503, except the first of a family. */
  maxWaiting: number;
  /** Maximum number of waiting commands of one family. Further ones get 429. */
  maxWaitingPerFamily: number;
  /** Listener for the number of commands in each transaction. */
  onBatch?: ((commands: number) => void) | undefined;
}

export const groupCommitDefaults: GroupCommitOptions = {
  maxBatch: 128,
  maxRunning: 2,
  maxBlocked: 2,
  maxWaiting: 10_000,
  maxWaitingPerFamily: 1000,
};

interface Waiting {
  pending: PendingCommand;
  resolve(outcome: Settled): void;
}

/**
 * Creates a group commit: commands that arrive during a transaction share the next one, in order per family. Families
 * take turns, so the commands of one never fill a batch that another waits for.
 */
export function createGroupCommit(run: Run, options: GroupCommitOptions): GroupCommitQueue {
  const queue = new GroupCommit(run, options);
  return {
    submit: (pending) => queue.submit(pending),
    get waiting() {
      return queue.waiting;
    },
  };
}

class GroupCommit {
  readonly #run: Run;
  readonly #options: GroupCommitOptions;
  /** Commands that are not in a transaction yet by family, oldest first. The family whose turn is next comes first. */
  readonly #waiting = new Map<number, Waiting[]>();
  #waitingCount = 0;
  /** Groups of commands, each for one family whose stream is locked. */
  readonly #blocked: Waiting[][] = [];
  /** Families in a transaction or blocked; their further commands wait, to keep the order. */
  readonly #busy = new Set<number>();
  #running = 0;
  #runningBlocked = 0;
  #isScheduled = false;

  constructor(run: Run, options: GroupCommitOptions) {
    this.#run = run;
    this.#options = options;
  }

  get waiting(): number {
    return this.#waitingCount + this.#blocked.reduce((sum, group) => sum + group.length, 0);
  }

  submit(pending: PendingCommand): Promise<Settled> {
    const { maxWaiting, maxWaitingPerFamily } = this.#options;
    const own = this.#waiting.get(pending.familyId) ?? [];
    if (own.length >= maxWaitingPerFamily) return rejected('TOO_MANY_REQUESTS');
    const isFull = this.#waitingCount >= maxWaiting && own.length > 0;
    if (isFull) return rejected('SERVICE_UNAVAILABLE');
    this.#waiting.set(pending.familyId, own);
    this.#waitingCount += 1;
    return new Promise((resolve) => {
      own.push({ pending, resolve });
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      // Waits for the end of this turn of the event loop, so that its requests share a transaction.
      setImmediate(() => {
        this.#isScheduled = false;
        this.#pump();
      });
    });
  }

  /** Starts transactions up to the limits. */
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

  /** Takes the oldest commands of families that are not busy, an equal number of each if not all fit. */
  #take(): Waiting[] {
    const free = [...this.#waiting].filter(([familyId]) => !this.#busy.has(familyId));
    const batch: Waiting[] = [];
    for (let turn = 0; batch.length < this.#options.maxBatch; turn++) {
      const next = free.flatMap(([, own]) => own[turn] ?? []);
      if (next.length === 0) break;
      batch.push(...next.slice(0, this.#options.maxBatch - batch.length));
    }
    for (const [familyId, items] of Map.groupBy(batch, familyOf)) this.#remove(familyId, items.length);
    return batch;
  }

  /** Removes the oldest commands of a family, which has its next turn after the others. */
  #remove(familyId: number, count: number): void {
    const rest = this.#waiting.get(familyId)?.slice(count) ?? [];
    this.#waiting.delete(familyId);
    if (rest.length > 0) this.#waiting.set(familyId, rest);
    this.#waitingCount -= count;
    this.#busy.add(familyId);
  }

  async #execute(batch: Waiting[], waits: boolean): Promise<void> {
    const outcomes = await this.#outcomes(batch, waits);
    const blocked = batch.filter((item, i) => {
      const outcome = outcomes[i] ?? { error: new Error('command without an outcome') };
      if ('isBusy' in outcome) return true;
      item.resolve(outcome);
      return false;
    });
    const groups = Map.groupBy(blocked, familyOf);
    for (const item of batch) if (!groups.has(familyOf(item))) this.#busy.delete(familyOf(item));
    this.#blocked.push(...groups.values());
  }

  /** Returns the outcome of each command. If the run fails, all commands fail with its error. */
  async #outcomes(batch: Waiting[], waits: boolean): Promise<Outcome[]> {
    const commands = batch.map(({ pending }) => pending);
    this.#options.onBatch?.(commands.length);
    try {
      return await this.#run(commands, waits);
    } catch (error) {
      return batch.map(() => ({ error }));
    }
  }
}

function rejected(code: 'TOO_MANY_REQUESTS' | 'SERVICE_UNAVAILABLE'): Promise<Settled> {
  return Promise.resolve({ error: new Problem(code, { retryAfterSeconds: 1 }) });
}

function familyOf({ pending }: Waiting): number {
  return pending.familyId;
}
