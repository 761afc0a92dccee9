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
  let waiting: Waiting[] = [];
  const blocked: Waiting[][] = [];
  const busy = new Set<number>();
  let running = 0;
  let runningBlocked = 0;
  let isScheduled = false;

  function submit(pending: PendingCommand): Promise<Outcome> {
    if (waiting.length >= options.maxWaiting) {
      return Promise.resolve({ error: new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 }) });
    }
    return new Promise((resolve) => {
      waiting.push({ pending, resolve });
      if (isScheduled) return;
      isScheduled = true;
      // After the requests of this turn of the event loop: they go together.
      setImmediate(() => {
        isScheduled = false;
        pump();
      });
    });
  }

  function pump(): void {
    for (let group = blocked[0]; group && runningBlocked < options.maxBlocked; group = blocked[0]) {
      blocked.shift();
      runningBlocked += 1;
      void execute(group, true).finally(() => {
        runningBlocked -= 1;
        pump();
      });
    }
    while (running < options.maxRunning) {
      const batch = take();
      if (batch.length === 0) return;
      running += 1;
      void execute(batch, false).finally(() => {
        running -= 1;
        pump();
      });
    }
  }

  /** The oldest commands of families that no transaction has under way. */
  function take(): Waiting[] {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const item of waiting) {
      const isFree = batch.length < options.maxBatch && !busy.has(item.pending.command.familyId);
      (isFree ? batch : rest).push(item);
    }
    waiting = rest;
    for (const item of batch) busy.add(item.pending.command.familyId);
    return batch;
  }

  async function execute(batch: Waiting[], waits: boolean): Promise<void> {
    let outcomes: Outcome[];
    try {
      outcomes = await run(
        batch.map((item) => item.pending),
        waits,
      );
    } catch (error) {
      outcomes = batch.map(() => ({ error }));
    }
    const left = batch.filter((item, i) => {
      const outcome = outcomes[i] ?? { error: new Error('a command without an outcome') };
      if ('error' in outcome && outcome.error === laneBusy) return true;
      item.resolve(outcome);
      return false;
    });
    // Families that are locked elsewhere stay busy, so that nothing overtakes the commands that wait for them.
    const groups = Map.groupBy(left, (item) => item.pending.command.familyId);
    for (const item of batch)
      if (!groups.has(item.pending.command.familyId)) busy.delete(item.pending.command.familyId);
    blocked.push(...groups.values());
  }

  return submit;
}
