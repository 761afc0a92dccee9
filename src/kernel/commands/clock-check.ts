import type { Log } from '../../base/service-log.ts';
import { maxClockSkewMs } from '../ledger/verification/ledger-audit.ts';
import type { StreamHead } from '../state/stream.ts';

const pauseMs = 60_000;

/**
 * Creates a function that logs streams ahead of the clock, at most once a minute. Such a stream does not refuse commands: its
 * events never change, so it would refuse them until the clock gets there (decisions.md 5.7).
 */
export function createClockCheck({ log, now }: { log: Log; now: () => Date }) {
  let quietUntil = 0;

  return function checkClock(streams: Iterable<StreamHead>): void {
    const time = now().getTime();
    if (time < quietUntil) return;
    const latest = new Date(time + maxClockSkewMs).toISOString();
    for (const { familyId, lastAt } of streams) {
      if (lastAt <= latest) continue;
      quietUntil = time + pauseMs;
      log.error(`The last event of family ${familyId} is of ${lastAt}, in the future. Check the clock.`);
      return;
    }
  };
}
