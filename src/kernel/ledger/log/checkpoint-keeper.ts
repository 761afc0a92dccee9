import { loggedText } from '../../../base/logged-error.ts';
import { repeat } from '../../../base/repeat.ts';
import type { Log } from '../../../base/service-log.ts';
import type { LedgerLog } from './log.ts';
import { LogContradiction } from './log-problems.ts';

const maxAgeMs = 60_000;
const retryMs = 10_000;

/**
 * Checks the log every minute, and makes a checkpoint if there are changes. The database decides whether one is due, so
 * restarts skip none and all instances together make one. Returns a function that stops it and waits for the last round.
 */
export function keepCheckpoints(
  ledgerLog: Pick<LedgerLog, 'keepCurrent'>,
  {
    log,
    everyMs = maxAgeMs,
    onRound = () => {},
  }: { log: Log; everyMs?: number; onRound?: (error?: unknown) => void },
): () => Promise<void> {
  return repeat(
    async () => {
      const waitMs = await ledgerLog.keepCurrent(everyMs);
      onRound();
      return waitMs;
    },
    (error) => {
      onRound(error);
      // The log of the ledger has reported it.
      if (!(error instanceof LogContradiction)) log.warn(`Cannot make a checkpoint: ${loggedText(error)}`);
      return Math.min(everyMs, retryMs);
    },
  );
}
