import type { Log } from '../../db/log.ts';
import { loggedText } from '../../db/logged-error.ts';
import { repeat } from '../../repeat.ts';
import type { CheckpointLog } from './log.ts';

const maxAgeMs = 60_000;
const retryMs = 10_000;

/**
 * Makes a checkpoint every minute while there are changes. The database decides whether one is due, so restarts skip
 * none and all instances together make one. Returns a function that stops it and waits for the last round.
 */
export function keepCheckpoints(
  checkpoints: Pick<CheckpointLog, 'keepCurrent'>,
  {
    log,
    everyMs = maxAgeMs,
    onRound = () => {},
  }: { log: Log; everyMs?: number; onRound?: (isOk: boolean) => void },
): () => Promise<void> {
  return repeat(
    async () => {
      const waitMs = await checkpoints.keepCurrent(everyMs);
      onRound(true);
      return waitMs;
    },
    (error) => {
      onRound(false);
      log.warn(`Cannot make a checkpoint: ${loggedText(error)}`);
      return Math.min(everyMs, retryMs);
    },
  );
}
