import './goals.css';
import { useState } from 'preact/hooks';
import { usePlace } from '../../address.ts';
import { useExplorer } from '../../explorer-context.ts';
import { useFollower } from '../../follow.ts';
import { type Goal, GoalBook, type Redemption } from '../../model/goal-decisions.ts';
import { EventLink } from '../../parts/event-link.tsx';
import { LearnerChoice } from '../../parts/learner-choice.tsx';
import { useMore } from '../../parts/show-more.tsx';
import { formatDay, formatNumber } from '../../words/number-format.ts';
import type { Decision } from './decision.tsx';
import { DecidedRedemptions, PendingRedemptions } from './redemptions.tsx';

/** Goals with savings, and redemptions. All numbers follow from the events in this browser; only names come from the service. */
export function Goals() {
  const { open, session, reload } = useExplorer();
  const [done, setDone] = useState('');
  const { parameters } = usePlace();
  const book = useFollower(open, () => new GoalBook());
  // The part of a learner has no savings and redemptions of others.
  const learner = open.start?.learnerId ?? (Number(parameters.get('learner')) || undefined);
  const redemptions = [...book.redemptions.values()].filter(
    ({ learnerId }) => learner === undefined || learnerId === learner,
  );
  const goals = [...book.goals.values()].reverse();
  const [active, past] = [goals.filter(isActive), goals.filter((goal) => !isActive(goal))];
  const status = (
    <p role="status" class={done === '' ? 'visually-hidden' : 'note'}>
      {done}
    </p>
  );
  const isLoading = open.ledger.count === 0 && !open.isComplete;
  if (isLoading) return [status, <p class="empty">Loading the ledger …</p>];
  return (
    <>
      {status}
      {session?.user.role !== 'LEARNER' && <LearnerChoice ids={book.learners} />}
      <PendingRedemptions
        list={redemptions.filter(({ decided }) => !decided)}
        onDecided={(decision) => {
          setDone(doneWords[decision]);
          reload();
        }}
      />
      <section aria-labelledby="goals">
        <h3 id="goals">Goals ({formatNumber(active.length)})</h3>
        {active.length === 0 ? (
          <p class="soft">There is no active goal.</p>
        ) : (
          <GoalCards goals={active} learner={learner} />
        )}
        {past.length > 0 && (
          <details class="past-goals">
            <summary>Inactive and deleted goals ({formatNumber(past.length)})</summary>
            <GoalCards goals={past} learner={learner} />
          </details>
        )}
      </section>
      <DecidedRedemptions list={byDecision(redemptions)} />
    </>
  );
}

const doneWords: Readonly<Record<Decision, string>> = {
  approve:
    'The service has approved the redemption. This browser reads and checks the ledger again, with the new event.',
  reject:
    'The service has rejected the redemption. This browser reads and checks the ledger again, with the new event.',
};

function isActive({ terms, isDeleted }: Goal): boolean {
  return terms.isActive && !isDeleted;
}

/** Returns the decided redemptions, the last decision first. */
function byDecision(redemptions: readonly Redemption[]): Redemption[] {
  return redemptions
    .filter(({ decided }) => decided)
    .sort((one, other) => (other.decided?.seq ?? 0) - (one.decided?.seq ?? 0));
}

interface OfLearner {
  /** Learner whose savings are shown; undefined for all. */
  learner: number | undefined;
}

function GoalCards({ goals, learner }: { goals: readonly Goal[] } & OfLearner) {
  const { shown, more } = useMore(goals, 24);
  return (
    <>
      <div class="cards goals">
        {shown.map((goal) => (
          <GoalCard key={goal.id} goal={goal} learner={learner} />
        ))}
      </div>
      {more}
    </>
  );
}

function GoalCard({ goal, learner }: { goal: Goal } & OfLearner) {
  const { names, open } = useExplorer();
  const { terms, created, approved, savings } = goal;
  const partOf = open.start?.learnerId;
  const savers = [...savings].filter(([id]) => learner === undefined || id === learner);
  const limit = terms.maxRedemptions === null ? '' : ` of at most ${formatNumber(terms.maxRedemptions)}`;
  return (
    <article class="card">
      <div class="line spread">
        <h4>{names.goal(goal.id)}</h4>
        <StateBadge goal={goal} />
      </div>
      <p class="small soft">
        <strong class="cost">{formatNumber(terms.cost)} points</strong> · redeemed
        {partOf !== undefined && ` by ${names.learner(partOf)}`}: {formatNumber(approved)}
        {partOf === undefined && limit} · created {formatDay(created.time)} (<EventLink seq={created.seq} />)
      </p>
      {savers.map(([id, points]) => (
        <Savings key={id} name={names.learner(id)} points={points} cost={terms.cost} />
      ))}
      {savers.length === 0 && isActive(goal) && (
        <p class="small soft">
          {learner === undefined ? 'No savings.' : `No savings of ${names.learner(learner)}.`}
        </p>
      )}
    </article>
  );
}

function StateBadge({ goal: { isDeleted, terms } }: { goal: Goal }) {
  if (isDeleted) return <span class="badge badge-red">Deleted</span>;
  return terms.isActive ? (
    <span class="badge badge-green">Active</span>
  ) : (
    <span class="badge badge-soft">Inactive</span>
  );
}

function Savings({ name, points, cost }: { name: string; points: number; cost: number }) {
  const isEnough = points >= cost;
  const text = `${formatNumber(points)} of ${formatNumber(cost)} points`;
  return (
    <div class="savings">
      <p class="line spread small">
        <span>{name}</span>
        <span class="number">
          {isEnough && <span class="positive">✓ enough, </span>}
          {text}
        </span>
      </p>
      <progress max={cost} value={Math.min(points, cost)} aria-label={`${name}: ${text}`} />
    </div>
  );
}
