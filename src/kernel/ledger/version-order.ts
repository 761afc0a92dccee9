import type { RecordedEvent } from './events.ts';
import { versionOf } from './rules-version.ts';

/**
 * Time for which events of earlier versions may come after the first one of a later version: 7 days. An update replaces one
 * instance after the other, and the older ones still write. Without an end, a forger could choose the rules of any event.
 */
const updateMs = 7 * 86_400_000;

/** Order of the versions of a family's events. */
export class VersionOrder {
  /** Later versions so far, in order, each with the time after which no event may have an earlier one. */
  readonly #later: { version: number; end: string }[] = [];

  /** Takes the next event. Returns the version that ended the one of the event; undefined if it goes on. */
  next(event: Pick<RecordedEvent, 'rules' | 'recordedAt'>): number | undefined {
    const version = versionOf(event);
    if (version > (this.#later.at(-1)?.version ?? 1))
      this.#later.push({ version, end: endAfter(event.recordedAt) });
    const next = this.#later.find((later) => later.version > version);
    return next && event.recordedAt > next.end ? next.version : undefined;
  }
}

/** Returns the end of the time for an update. A forged time may be no time: then it is the end itself. */
function endAfter(recordedAt: string): string {
  const end = new Date(Date.parse(recordedAt) + updateMs);
  return Number.isNaN(end.getTime()) ? recordedAt : end.toISOString();
}
