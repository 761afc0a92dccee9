import { addressOf, usePlace } from '../../address.ts';
import { type Explorer, useExplorer } from '../../explorer-context.ts';
import { useFollower } from '../../follow.ts';
import { Accounts, type LearnerAccount } from '../../model/accounts.ts';
import { dayOf, type Span, spanOf } from '../../model/periods.ts';
import { formatNumber } from '../../words/number-format.ts';
import { Balance } from './balance.tsx';
import { BalanceCurve } from './balance-curve.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { SourceTable } from './source-bars.tsx';
import { StatementCard } from './statement-card.tsx';
import './account.css';

/** Account of a learner: balance, its course, points by source, and the statement of any period. */
export function Account() {
  const explorer = useExplorer();
  const { parameters } = usePlace();
  const { open } = explorer;
  const accounts = useFollower(open, () => new Accounts());
  const learnerIds = learnersOf(explorer, accounts);
  const asked = Number(parameters.get('learner'));
  const learnerId = learnerIds.includes(asked) ? asked : learnerIds[0];
  if (learnerId === undefined)
    return (
      <p class="empty">{open.isComplete ? 'The ledger has no learners yet.' : 'Loading the ledger …'}</p>
    );
  const account = accounts.of(learnerId);
  const period = { from: dayOf(parameters.get('from')), to: dayOf(parameters.get('to')) };
  const span = spanOf(period);
  const props = { learnerId, account, period, span, shown: shownSpan(span, account, accounts.lastTime) };
  return (
    <div class="account">
      {learnerIds.length > 1 && <Learners ids={learnerIds} shown={learnerId} />}
      <Balance {...props} />
      {!open.isComplete && open.start && (
        <p class="note no-print">
          {formatNumber(open.ledger.count)} of {formatNumber(open.total)} events are read so far. The rest
          follows.
        </p>
      )}
      <PeriodChoice {...props} />
      <BalanceCurve {...props} />
      <StatementCard {...props} />
      <SourceTable {...props} />
    </div>
  );
}

/** Returns the learners whose accounts the reader may see: present ones first, then former ones. */
function learnersOf({ session, open, names }: Explorer, accounts: Accounts): number[] {
  const own = session?.user.role === 'LEARNER' ? session.user.id : open.start?.learnerId;
  if (own !== undefined) return [own];
  const present = names.learners.map(({ id }) => id);
  return [...new Set([...present, ...accounts.learnerIds])];
}

/** Returns a span as far as there are events. @param last time of the last event */
function shownSpan({ from, to }: Span, account: LearnerAccount, last: number): Span {
  const start = Math.max(from, account.times.at(0));
  const end = Math.min(to, last);
  // A span after the last event, or one moment, still has a length.
  return { from: start, to: end > start ? end : start + 86_400_000 };
}

function Learners({ ids, shown }: { ids: readonly number[]; shown: number }) {
  const { names } = useExplorer();
  const { parameters } = usePlace();
  const kept = { ...Object.fromEntries(parameters), at: undefined };
  return (
    <nav class="choices no-print" aria-label="Learners">
      {ids.map((id) => (
        <a
          class="chip"
          href={addressOf('account', { ...kept, learner: id })}
          aria-current={id === shown ? 'true' : undefined}
        >
          {names.learner(id)}
        </a>
      ))}
    </nav>
  );
}
