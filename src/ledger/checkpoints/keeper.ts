import { messageOf } from '../../db/errors.ts';
import type { Log } from '../../db/log.ts';
import type { CheckpointLog } from './log.ts';

const maxAgeMs = 60_000;
const retryMs = 10_000;

/**
 * Has a checkpoint made every minute while there is something new. What is due follows from the database alone, so a
 * start forgets nothing, and instances side by side make one between them.
 *
 * @returns what ends it: resolves when nothing is under way any more
 */
export function keepCheckpoints(
  checkpoints: Pick<CheckpointLog, 'keepCurrent'>,
  { log, everyMs = maxAgeMs }: { log: Log; everyMs?: number },
): () => Promise<void> {
  let hasEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let running = round();

  async function round(): Promise<void> {
    const waitMs = await checkpoints.keepCurrent(everyMs).catch((error: unknown) => {
      log.warn(`No checkpoint could be made: ${messageOf(error)}`);
      return Math.min(everyMs, retryMs);
    });
    if (hasEnded) return;
    timer = setTimeout(() => {
      running = round();
    }, waitMs);
  }

  return async () => {
    hasEnded = true;
    clearTimeout(timer);
    await running;
  };
}
