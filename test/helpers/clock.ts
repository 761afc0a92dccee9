/** Clock that only the test moves. */
export interface Clock {
  now: () => Date;
  set(timestamp: string): void;
  /** Moves the clock on, by default by the time in which a person reads a lesson. */
  pass(minutes?: number): void;
}

/** Starts in a distant year: tokens are also checked against the real time and must not have expired. */
export function createClock(start = '2100-03-01T12:00:00.000Z'): Clock {
  let timestamp = start;
  return {
    now: () => new Date(timestamp),
    set(next) {
      timestamp = next;
    },
    pass(minutes = 10) {
      timestamp = new Date(Date.parse(timestamp) + minutes * 60_000).toISOString();
    },
  };
}
