import './parent-home.css';
import { useState } from 'preact/hooks';
import { Show } from '../../../parts/loading.tsx';
import { Screen } from '../../../parts/screen.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import { addressOf } from '../../../place.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { texts } from '../../../texts/texts.ts';
import { BonusDialog } from '../child/bonus-dialog.tsx';
import { useFamily } from '../family.tsx';
import { Said, useSaid } from '../said.tsx';
import { ChildCard } from './child-card.tsx';
import { Newcomers } from './newcomers.tsx';
import { Wishes } from './wishes.tsx';

/** First view of a parent: what waits for a decision, and how each child is doing. */
export function ParentHome() {
  const family = useFamily();
  const words = texts.parentHome;
  return (
    <Screen title={words.title} class="parent-home">
      <Show of={family} onRetry={family.reload}>
        {(home) =>
          home.learners.length + home.waitingLearners > 0 ? <Overview home={home} /> : <NoChildren />
        }
      </Show>
    </Screen>
  );
}

function Overview({ home }: { home: Schemas['FamilyHome'] }) {
  const words = texts.parentHome;
  const [rewardedId, setRewardedId] = useState<number>();
  const said = useSaid();
  const rewarded = home.learners.find(({ id }) => id === rewardedId);
  return (
    <>
      <Said of={said} />
      <Wishes wishes={home.waiting} say={said.say} />
      {home.waitingLearners > 0 && <Newcomers count={home.waitingLearners} say={said.say} />}
      <section aria-labelledby="parent-children">
        <h2 id="parent-children">{words.children}</h2>
        <ul class="parent-children">
          {home.learners.map((learner) => (
            <ChildCard key={learner.id} learner={learner} onBonus={() => setRewardedId(learner.id)} />
          ))}
        </ul>
      </section>
      <a class="button primary parent-hand-over" href={addressOf('hand-over')}>
        <Icon name="swap" />
        <span>
          {words.handOver}
          <small>{words.handOverHint}</small>
        </span>
      </a>
      {rewarded && (
        <BonusDialog
          learner={rewarded}
          onClose={() => setRewardedId(undefined)}
          onGiven={(points) => said.say(texts.bonus.given(points, rewarded.name))}
        />
      )}
    </>
  );
}

/** What the first parent sees: the way to a first child. */
function NoChildren() {
  const words = texts.parentHome;
  return (
    <section class="card parent-first">
      <h2>{words.firstTitle}</h2>
      <p>{words.firstLead}</p>
      <a class="button primary" href={addressOf('children')}>
        <Icon name="add" /> {words.addFirst}
      </a>
    </section>
  );
}
