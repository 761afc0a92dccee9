import { setTimeout } from 'node:timers/promises';
import { loggedText } from '../../base/logged-error.ts';
import { isRetriable, isUnavailable } from '../../base/system-errors.ts';
import { lockStreams } from '../state/stream.ts';
import { hasCommitted, isUnprovable, type UncertainJobs } from './batch-transaction.ts';
import type { CommitContext } from './commit.ts';

/** Milliseconds between two attempts. */
const pauseMs = 1000;
/** Milliseconds after which the database is given up. */
const limitMs = 3_600_000;

/**
 * Adds the jobs of an attempt whose outcome is unknown, as soon as the database answers, if the events have committed or there are
 * none. A coordinator of a cluster that dies during a commit may lose them, since it commits after the node of the events. A repeated
 * request gets the stored answer, so it adds no jobs.
 */
export async function addLateJobs(
  { database, jobs, log }: Pick<CommitContext, 'database' | 'jobs' | 'log'>,
  uncertain: UncertainJobs,
  signal: AbortSignal,
): Promise<void> {
  const families = uncertain.jobs.map(({ familyId }) => familyId);
  const end = performance.now() + limitMs;
  while (!signal.aborted) {
    try {
      await database.transaction(async (tx) => {
        // Waits for the attempt, if it is still under way.
        await lockStreams(tx, families, true);
        if (isUnprovable(uncertain) || (await hasCommitted(tx, uncertain)))
          await jobs?.enqueue(tx, uncertain.jobs);
      });
      jobs?.wake(uncertain.jobs);
      return;
    } catch (error) {
      if (!(isUnavailable(error) || isRetriable(error)) || performance.now() > end) {
        log.error(`Cannot add ${uncertain.jobs.length} jobs after a lost commit: ${loggedText(error)}`);
        return;
      }
    }
    // The wait ends early if the process stops.
    await setTimeout(pauseMs, undefined, { ref: false, signal }).catch(() => {});
  }
}
