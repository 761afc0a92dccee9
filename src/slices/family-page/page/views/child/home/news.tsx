import { useState } from 'preact/hooks';
import { Icon } from '../../../parts/ui-icons.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useChild } from '../../../state/session.ts';
import { keep, readKept } from '../../../state/storage.ts';
import { texts } from '../../../texts/texts.ts';

type Home = Schemas['Home'];

function isIds(value: unknown): value is string[] {
  return Array.isArray(value);
}

/** What a parent has decided in this week, until the child has seen it, and what still waits for a parent. */
export function News({ home: { waiting, decided, week } }: { home: Home }) {
  const words = texts.childHome;
  const { learnerId } = useChild();
  const key = `seen:${learnerId}`;
  const [seen, setSeen] = useState(() => readKept(key, isIds) ?? []);
  const since = week[0]?.date ?? '';
  const news = decided.filter(({ id, decidedAt }) => decidedAt >= since && !seen.includes(id));
  const dismiss = (id: string) => {
    // Older ones are no news any more.
    const next = [id, ...seen].slice(0, decided.length);
    keep(key, next);
    setSeen(next);
  };
  return (
    <div role="status" class="home-news">
      {news.map(({ id, title, status, notes }) => (
        <div key={id} class={`home-new home-new-${status.toLowerCase()}`}>
          <Icon name={status === 'APPROVED' ? 'gift' : 'goal'} size={36} />
          <p>
            <strong>{status === 'APPROVED' ? words.approved(title) : words.rejected(title)}</strong>
            {notes !== undefined && <span>{words.notes(notes)}</span>}
          </p>
          <button type="button" onClick={() => dismiss(id)}>
            {status === 'APPROVED' ? words.hooray : words.seen}
          </button>
        </div>
      ))}
      {waiting.length > 0 && <p class="home-waiting">{words.waiting(waiting.map(({ title }) => title))}</p>}
    </div>
  );
}
