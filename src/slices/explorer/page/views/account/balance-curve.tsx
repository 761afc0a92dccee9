import { useMemo, useState } from 'preact/hooks';
import { addressOf, goTo, usePlace } from '../../address.ts';
import { useExplorer } from '../../explorer-context.ts';
import type { LearnerAccount } from '../../model/accounts.ts';
import type { EventRow } from '../../model/model.ts';
import type { Span } from '../../model/periods.ts';
import { StepChart } from '../../parts/chart.tsx';
import { EventLink } from '../../parts/event-link.tsx';
import type { Steps } from '../../parts/step-plot.ts';
import { changeOf, typeInWords } from '../../words/event-words.ts';
import { formatChange, formatMoment, formatNumber } from '../../words/number-format.ts';
import type { AccountPeriod } from './account-period.ts';

/** Course of the balance in the period, with a moment to point at. */
export function BalanceCurve({ learnerId, account, shown }: AccountPeriod) {
  const { open } = useExplorer();
  const { parameters } = usePlace();
  const [hovered, setHovered] = useState<number>();
  const first = account.momentAt(shown.from);
  const steps = useMemo(
    () => stepsOf(account, shown),
    [account, account.moments.length, shown.from, shown.to],
  );
  const { length } = steps.series;
  const asked = Number(parameters.get('at') ?? Number.NaN);
  const pinned = account.momentOfEvent(asked) - first;
  const chosen = pinned >= 0 && pinned < length ? pinned : undefined;
  // Without a choice, the last moment: it has the balance of the end.
  const at = hovered !== undefined && hovered < length ? hovered : (chosen ?? length - 1);
  const rowAt = (step: number) => open.row(account.seqs.at(account.moments.at(first + step)));
  const describe = (step: number) => {
    const row = rowAt(step);
    if (!row) return 'No event';
    const { amount = 0, balance = 0 } = changeOf(row, learnerId) ?? {};
    return `${formatMoment(row.time)}: ${formatNumber(balance)} points, ${typeInWords(row.type)} ${formatChange(amount)}`;
  };
  const point = (step: number | undefined, isChosen: boolean) => {
    setHovered(isChosen ? undefined : step);
    const row = step === undefined ? undefined : rowAt(step);
    if (!isChosen || !row) return;
    const address = addressOf('account', { ...Object.fromEntries(parameters), at: row.seq });
    goTo(address, { replace: true });
  };
  return (
    <section class="card no-print" aria-labelledby="course-title">
      <h3 id="course-title">Balance over time</h3>
      {length === 0 ? (
        <p class="empty">The balance does not change in this period.</p>
      ) : (
        <>
          <StepChart
            steps={steps}
            at={at}
            onPoint={point}
            label="Moment of the balance"
            describe={describe}
          />
          <Moment row={rowAt(at)} learnerId={learnerId} />
        </>
      )}
    </section>
  );
}

/** Returns the balances after each event of a span. */
function stepsOf(account: LearnerAccount, span: Span): Steps {
  const first = account.momentAt(span.from);
  const place = (step: number) => account.moments.at(first + step);
  return {
    span,
    before: account.balanceBefore(account.placeAt(span.from)),
    series: {
      length: account.momentAt(span.to + 1) - first,
      timeAt: (step) => account.times.at(place(step)),
      valueAt: (step) => account.balances.at(place(step)),
    },
  };
}

/** Moment that the reader points at, or the last one. */
function Moment({ row, learnerId }: { row: EventRow | undefined; learnerId: number }) {
  const change = row && changeOf(row, learnerId);
  if (!row || !change) return null;
  return (
    <p class="moment line">
      <span>{formatMoment(row.time)}</span>
      <strong>
        {formatNumber(change.balance)} {change.balance === 1 ? 'point' : 'points'}
      </strong>
      <span class={change.amount < 0 ? 'negative' : change.amount > 0 ? 'positive' : 'soft'}>
        {formatChange(change.amount)}
      </span>
      <EventLink seq={row.seq}>{typeInWords(row.type)}</EventLink>
    </p>
  );
}
