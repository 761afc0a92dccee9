import { useEffect, useRef } from 'preact/hooks';
import { sleep, unwrap } from '../../../../http/pages/kit/client.ts';
import type { AdultSession } from './session.ts';

/** Seconds that the service holds a request until something happens. */
const waitSeconds = 25;
/** Milliseconds between two attempts while the service does not answer. */
const retryMs = 2000;

/**
 * Calls a function after each event of the family's ledger, within moments: what a child does appears at the parent's page.
 * Waits in one long request, which the service answers at the next event.
 * @param after number of the last event that the page has seen; undefined until it knows
 */
export function useLive(session: AdultSession, after: number | undefined, onEvents: () => void): void {
  const latest = useRef(onEvents);
  latest.current = onEvents;
  const isKnown = after !== undefined;
  useEffect(() => {
    if (after === undefined) return;
    const leaving = new AbortController();
    void follow(session, after, () => latest.current(), leaving.signal);
    return () => leaving.abort();
    // Follows on from where it is: a later number of the page is no reason to begin again.
  }, [session, isKnown]);
}

async function follow(
  { api, familyId }: AdultSession,
  start: number,
  onEvents: () => void,
  signal: AbortSignal,
): Promise<void> {
  let after = start;
  while (!signal.aborted) {
    try {
      const query = { familyId, after, wait: waitSeconds };
      const events = unwrap(await api.GET('/api/ledger/events', { params: { query }, signal }));
      const last = events[events.length - 1];
      if (!last) continue;
      after = last.seq;
      onEvents();
    } catch {
      // Without network, or while the service starts again: the page says so elsewhere, and this goes on.
      await sleep(retryMs, signal).catch(() => undefined);
    }
  }
}
