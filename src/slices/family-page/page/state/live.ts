import { useEffect, useRef } from 'preact/hooks';
import { isCode, sleep, unwrap } from '../../../../http/pages/kit/client.ts';
import type { AdultSession } from './session.ts';

/** Seconds that the service holds a request until something happens. */
const waitSeconds = 25;
/** Milliseconds between two attempts while the service does not answer. */
const retryMs = 2000;

/** What the page knows, and does when something happens. */
interface Page {
  after: number | undefined;
  onEvents: () => void;
}

/**
 * Calls a function after each event of the family's ledger, within moments: what a child does appears at the parent's page.
 * Waits in one long request, which the service answers at the next event.
 * @param after number of the last event that the page has seen; undefined until it knows
 */
export function useLive(session: AdultSession, after: number | undefined, onEvents: () => void): void {
  const page = useRef<Page>({ after, onEvents });
  page.current = { after, onEvents };
  const isKnown = after !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const leaving = new AbortController();
    void follow(session, () => page.current, leaving.signal);
    return () => leaving.abort();
    // Follows on from where it is: a later number of the page is no reason to begin again.
  }, [session, isKnown]);
}

async function follow({ api, familyId }: AdultSession, page: () => Page, signal: AbortSignal): Promise<void> {
  let { after } = page();
  while (!signal.aborted && after !== undefined) {
    try {
      const query = { familyId, after, wait: waitSeconds };
      const events = unwrap(await api.GET('/api/ledger/events', { params: { query }, signal }));
      const last = events[events.length - 1];
      if (!last) continue;
      after = last.seq;
      page().onEvents();
    } catch (error) {
      // Without network, or while the service starts again: the page says so elsewhere, and this goes on.
      const isRestored = isCode(error, 'LEDGER_ENDS_BEFORE');
      if (isRestored) page().onEvents();
      await sleep(retryMs, signal).catch(() => undefined);
      // The ledger of a restored backup is shorter: the page has asked again how far it goes.
      if (isRestored) ({ after } = page());
    }
  }
}
