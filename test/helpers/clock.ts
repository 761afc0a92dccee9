/** A clock that stands still until a test turns it. */
export interface Clock {
  now: () => Date;
  set(timestamp: string): void;
}

/** Starts in a far year: tokens are judged by the real time too, and must not have expired. */
export function openClock(start = '2100-03-01T12:00:00.000Z'): Clock {
  let timestamp = start;
  return {
    now: () => new Date(timestamp),
    set(next) {
      timestamp = next;
    },
  };
}
