import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { unwrap } from '../../../../../http/pages/kit/client.ts';
import { deviceNow, updateLearner } from '../../state/device.ts';
import type { Schemas } from '../../state/schemas.ts';
import { type ChildSession, useChild } from '../../state/session.ts';
import { isRecord, keep, readKept } from '../../state/storage.ts';

type Home = Schemas['Home'];

/** Milliseconds between two looks: a parent's decision appears without a reload. */
const lookMs = 10_000;

/** The child's home, as the service or else this device knows it. */
export interface HomeState {
  /** Undefined until there is one. */
  home: Home | undefined;
  /** Why the last look failed. The home is then the one that the device keeps. */
  error: unknown;
  /** Looks now, such as after something was saved. */
  refresh: () => Promise<void>;
}

interface Kept {
  home: Home;
  tag: string | null;
}

function isKept(value: unknown): value is Kept {
  const { home } = isRecord(value) ? value : {};
  return isRecord(home) && 'learner' in home && 'goals' in home && 'week' in home;
}

function keyOf(learnerId: number): string {
  return `home:${learnerId}`;
}

/** Returns the home, and looks again every ten seconds while somebody sees the page, and at once when they return to it. */
export function useHome(): HomeState {
  const session = useChild();
  const { learnerId } = session;
  const running = useRef<AbortController>(undefined);
  const [{ home, error }, setState] = useState(() => ({
    home: readKept(keyOf(learnerId), isKept)?.home,
    error: undefined as unknown,
  }));
  const refresh = useCallback(async () => {
    // A look from before a change must not answer after it.
    running.current?.abort();
    const looking = new AbortController();
    running.current = looking;
    try {
      const seen = await look(session, looking.signal);
      setState((before) =>
        seen === before.home && !before.error ? before : { home: seen, error: undefined },
      );
    } catch (failure) {
      if (!looking.signal.aborted) setState((before) => ({ ...before, error: failure }));
    }
  }, [session]);
  // Before the first paint, which takes a slow tablet a quarter of a second: the answer comes meanwhile.
  useLayoutEffect(() => {
    void refresh();
    const again = () => document.visibilityState === 'visible' && void refresh();
    const timer = setInterval(again, lookMs);
    const events = ['focus', 'online'];
    for (const event of events) addEventListener(event, again);
    document.addEventListener('visibilitychange', again);
    return () => {
      running.current?.abort();
      clearInterval(timer);
      for (const event of events) removeEventListener(event, again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [refresh]);
  return { home, error, refresh };
}

/** Reads the home, or takes the kept one if nothing has changed since. Keeps it for a time without network. */
async function look({ api, learnerId }: ChildSession, signal: AbortSignal): Promise<Home> {
  const kept = readKept(keyOf(learnerId), isKept);
  const answer = await api.GET('/api/home', {
    params: { query: { learnerId } },
    headers: kept?.tag ? { 'If-None-Match': kept.tag } : {},
    signal,
  });
  if (kept && answer.response.status === 304) return kept.home;
  const home = unwrap(answer);
  // Who left in the meantime, or signed out, leaves nothing behind.
  if (signal.aborted) throw new Error('nobody looks any more');
  keep(keyOf(learnerId), { home, tag: answer.response.headers.get('etag') });
  keepLooks(home.learner);
  return home;
}

/** Lets the question of who is learning show what a parent has changed since the device was handed over. */
function keepLooks(learner: Home['learner']): void {
  const { id, name, picture = null, color = null, hasPin } = learner;
  const known = deviceNow().learners.find((one) => one.id === id);
  const isSame =
    known?.name === name && known.picture === picture && known.color === color && known.hasPin === hasPin;
  if (known && !isSame) updateLearner(id, { name, picture, color, hasPin });
}
