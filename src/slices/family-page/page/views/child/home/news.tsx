import { useState } from 'preact/hooks';
import { Icon } from '../../../parts/ui-icons.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useChild } from '../../../state/session.ts';
import { keep, readKept } from '../../../state/storage.ts';
import { texts } from '../../../texts/texts.ts';
import { Spoken } from './spoken.tsx';

type Home = Schemas['Home'];

function isIds(value: unknown): value is string[] {
  return Array.isArray(value);
}

/** What a parent has decided in this week, until the child has seen it, and what still waits for a parent. */
export function News({ home: { learner, waiting, decided, week } }: { home: Home }) {
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
  const waits = waiting.length > 0 && words.waiting(waiting.map(({ title }) => title));
  return (
    <div role="status" class="home-news">
      {news.map((one) => (
        <New key={one.id} of={one} learner={learner} onSeen={() => dismiss(one.id)} />
      ))}
      {waits && (
        <p class="home-waiting">
          {waits} <Spoken learner={learner} texts={[waits]} />
        </p>
      )}
    </div>
  );
}

interface NewProps {
  of: Home['decided'][number];
  learner: Home['learner'];
  onSeen: () => void;
}

/** A parent's decision. */
function New({ of: { title, status, notes }, learner, onSeen }: NewProps) {
  const words = texts.childHome;
  const isYes = status === 'APPROVED';
  const said = isYes ? words.approved(title) : words.rejected(title);
  const wrote = notes === undefined ? undefined : words.notes(notes);
  return (
    <div class={`home-new home-new-${status.toLowerCase()}`}>
      <Icon name={isYes ? 'gift' : 'goal'} size={36} />
      <p>
        <strong>{said}</strong>
        {wrote !== undefined && <span>{wrote}</span>}
      </p>
      <Spoken learner={learner} texts={[said, wrote]} />
      <button type="button" onClick={onSeen}>
        {isYes ? words.hooray : words.seen}
      </button>
    </div>
  );
}
