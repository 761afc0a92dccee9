import { useEffect, useRef } from 'preact/hooks';
import { addressOf, usePlace } from './address.ts';
import { useExplorer } from './explorer-context.ts';
import { FaultList } from './fault-list.tsx';
import { useScrollMemory } from './scroll.ts';
import { VerdictBar } from './verdict-bar.tsx';
import { Account } from './views/account/account.tsx';
import { Checkpoints } from './views/checkpoints/checkpoints.tsx';
import { EventView } from './views/event/event.tsx';
import { Goals } from './views/goals/goals.tsx';
import { Notable } from './views/notable/notable.tsx';
import { Timeline } from './views/timeline/timeline.tsx';

const views = {
  timeline: { title: 'Timeline', View: Timeline },
  account: { title: 'Account', View: Account },
  goals: { title: 'Goals and redemptions', View: Goals },
  checkpoints: { title: 'Checkpoints', View: Checkpoints },
  notable: { title: 'Things to look at', View: Notable },
  event: { title: 'Event', View: EventView },
};

/** Frame of all views: the verdict, the navigation, and the view that the address names. */
export function Frame({ onClose }: { onClose: () => void }) {
  const { session, names } = useExplorer();
  const { view: name, parameters } = usePlace();
  const shown = Object.entries(views).find(([key]) => key === name)?.[1] ?? views.timeline;
  const main = useArrival(shown.title);
  const header = useHeight();
  const kept = {
    family: parameters.get('family') ?? undefined,
    learner: parameters.get('learner') ?? undefined,
  };
  return (
    <>
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        Skip to the contents
      </button>
      <header class="top" ref={header}>
        <div class="bar">
          <h1>Ledger explorer</h1>
          {session?.user.role === 'ADMIN' && <a href={addressOf('families', {})}>Families</a>}
          {session && <span class="user">{names.learner(session.user.id)}</span>}
          <button type="button" class="quiet" onClick={onClose}>
            {session ? 'Sign out' : 'Close the file'}
          </button>
        </div>
        <VerdictBar />
        <nav aria-label="Views">
          {Object.entries(views)
            .filter(([key]) => key !== 'event')
            .map(([key, { title }]) => (
              <a href={addressOf(key, kept)} aria-current={shown.title === title ? 'page' : undefined}>
                {title}
              </a>
            ))}
        </nav>
      </header>
      <FaultList />
      <main ref={main} tabIndex={-1}>
        <h2>{shown.title}</h2>
        <shown.View />
      </main>
    </>
  );
}

/** Names the tab after the view. Puts the focus on the contents when the view changes, so that a screen reader goes on there. */
function useArrival(title: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(title);
  useScrollMemory(title);
  useEffect(() => {
    document.title = `${title} · Ledger explorer`;
    if (before.current !== title) main.current?.focus({ preventScroll: true });
    before.current = title;
  }, [title]);
  return main;
}

/** Tells styles the height of the header. */
function useHeight() {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      document.documentElement.style.setProperty('--top', `${height}px`);
    });
    if (header.current) observer.observe(header.current);
    return () => observer.disconnect();
  }, []);
  return header;
}
