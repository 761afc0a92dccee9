import './goals.css';
import { Screen } from '../../../parts/screen.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import { addressOf } from '../../../place.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { countOf, formatDay, texts } from '../../../texts/texts.ts';
import { ChildFrame } from '../child-frame.tsx';
import { ShowHome } from '../show-home.tsx';
import { useHome } from '../use-home.ts';
import { Awards } from './awards.tsx';
import { GoalCard } from './goal-card.tsx';

/** What a child saves for, what it has asked its parent for, and the answers. */
export function Goals() {
  const state = useHome();
  const { home, refresh } = state;
  const words = texts.goals;
  return (
    <ChildFrame view="goals">
      <Screen title={words.title} class="kid-goals" actions={home && <InJar points={home.points} />}>
        <ShowHome of={state}>
          {(shown) => (
            <>
              <GoalList home={shown} refresh={refresh} />
              <Decided {...shown} />
              <Awards points={shown.points} refresh={refresh} />
            </>
          )}
        </ShowHome>
      </Screen>
    </ChildFrame>
  );
}

function InJar({ points }: { points: number }) {
  return (
    <a class="button kid-goals-jar" href={addressOf('points')}>
      <Icon name="points" size={32} />
      {countOf(points, texts.countNouns.points)}
    </a>
  );
}

function GoalList({
  home: { goals, points },
  refresh,
}: {
  home: Schemas['Home'];
  refresh: () => Promise<void>;
}) {
  if (goals.length === 0) return <p class="empty">{texts.childHome.noGoal}</p>;
  return (
    <ul class="cards kid-goal-list">
      {goals.map((goal) => (
        <GoalCard key={goal.rewardId} goal={goal} points={points} refresh={refresh} />
      ))}
    </ul>
  );
}

/** What waits for a parent, and the answers. */
function Decided({ waiting, decided }: Pick<Schemas['Home'], 'waiting' | 'decided'>) {
  const words = texts.goals;
  if (waiting.length + decided.length === 0) return null;
  return (
    <section class="card">
      <h2>{words.answers}</h2>
      <ul class="kid-goal-answers">
        {waiting.map(({ id, title, requestedAt }) => (
          <li key={id}>
            <span class="badge badge-amber">{words.waiting}</span>
            <strong>{title}</strong>
            <span class="soft">{formatDay(requestedAt)}</span>
          </li>
        ))}
        {decided.map(({ id, title, status, decidedAt, notes }) => (
          <li key={id}>
            <span class={status === 'APPROVED' ? 'badge badge-green' : 'badge badge-soft'}>
              {status === 'APPROVED' ? words.yes : words.no}
            </span>
            <strong>{title}</strong>
            <span class="soft">{formatDay(decidedAt)}</span>
            {notes !== undefined && <span class="kid-goal-notes">{texts.childHome.notes(notes)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
