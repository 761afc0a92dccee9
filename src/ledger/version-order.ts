import type { RecordedEvent } from './events.ts';
import { versionOf } from './rules-version.ts';

/**
 * Time for which events of earlier versions may come after the first one of a later version: 7 days. An update replaces one
 * instance after the other, and the older ones still write. Without an end, a forger could choose the rules of any event.
 */
export const updateMs = 7 * 86_400_000;

/** Order of the versions of a family's events. */
export class VersionOrder {
  #latest = 1;
  /** Time after which no event may have an earlier version. */
  #end = '';

  /** Takes the next event. Returns the version that it should have, if its own one ended before it. */
  next(event: Pick<RecordedEvent, 'rules' | 'recordedAt'>): { expected: number } | undefined {
    const version = versionOf(event);
    if (version > this.#latest) {
      this.#latest = version;
      this.#end = endAfter(event.recordedAt);
    }
    return version < this.#latest && event.recordedAt > this.#end ? { expected: this.#latest } : undefined;
  }
}

/** Returns the end of the time for an update. A forged time may be no time: then it has no end. */
function endAfter(recordedAt: string): string {
  const end = new Date(Date.parse(recordedAt) + updateMs);
  return Number.isNaN(end.getTime()) ? recordedAt : end.toISOString();
}
