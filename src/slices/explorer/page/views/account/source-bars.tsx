import { useMemo } from 'preact/hooks';
import { addressOf, usePlace } from '../../address.ts';
import type { LearnerAccount } from '../../model/accounts.ts';
import { partsOf, type Span, type Unit, unitOf } from '../../model/periods.ts';
import { type SourceBars, sourceBars } from '../../model/statement.ts';
import { WideTable } from '../../parts/wide-table.tsx';
import { sourceInWords } from '../../words/event-words.ts';
import { formatChange, formatNumber } from '../../words/number-format.ts';
import type { AccountPeriod } from './account-period.ts';

/** Points by source in each week or month of the period, as bars and as a table. */
export function SourceTable({ account, shown }: AccountPeriod) {
  const { parameters } = usePlace();
  const by = parameters.get('by');
  const unit = by === 'week' || by === 'month' ? by : unitOf(shown);
  const { parts, bars } = useMemo(() => {
    const parts = partsOf(shown, unit, firstDayOfWeek());
    return { parts, bars: sourceBars(account, parts) };
  }, [account, account.length, shown.from, shown.to, unit]);
  if (bars.length === 0) return null;
  const title = titleOf(unit);
  return (
    <section class="card no-print" aria-labelledby="sources-title">
      <div class="line spread">
        <h3 id="sources-title">Points by source</h3>
        <nav class="choices" aria-label="Length of a bar">
          {(['week', 'month'] as const).map((own) => (
            <a
              class="chip"
              href={addressOf('account', { ...Object.fromEntries(parameters), by: own })}
              aria-current={own === unit ? 'true' : undefined}
            >
              By {own}
            </a>
          ))}
        </nav>
      </div>
      <Bars bars={bars} parts={parts} title={title} />
      <details>
        <summary>As a table, with the balance</summary>
        <Table account={account} bars={bars} parts={parts} unit={unit} />
      </details>
    </section>
  );
}

/** Returns the first day of a week where the reader lives: 1 for Monday to 7 for Sunday. */
function firstDayOfWeek(): number {
  // Some browsers and TypeScript do not know the function yet.
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(
    navigator.language,
  );
  return locale.getWeekInfo?.().firstDay ?? 1;
}

/** Returns the function that names a part of the period. */
function titleOf(unit: Unit): (part: Span) => string {
  const format = new Intl.DateTimeFormat(
    undefined,
    unit === 'month' ? { month: 'long', year: 'numeric' } : { dateStyle: 'medium' },
  );
  return ({ from, to }) => (unit === 'month' ? format.format(from) : format.formatRange(from, to));
}

interface BarsProps {
  bars: readonly SourceBars[];
  parts: readonly Span[];
  title: (part: Span) => string;
}

/** A row of bars for each source, all on one scale. The table has the same values. */
function Bars({ bars, parts, title }: BarsProps) {
  const values = bars.flatMap(({ points }) => points);
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const ends = [parts[0], parts.at(-1)].filter((part) => part !== undefined);
  return (
    <div class="bars">
      {bars.map(({ source, points, total }) => (
        <div class="bar-row">
          <span>{sourceInWords(source)}</span>
          <strong class="number">{formatChange(total)}</strong>
          <svg
            viewBox={`0 ${-highest} ${parts.length} ${highest - lowest}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {points.map((value, place) => (
              <rect
                x={place + 0.1}
                width={0.8}
                y={value < 0 ? 0 : -value}
                height={Math.abs(value)}
                class={value < 0 ? 'down' : 'up'}
              >
                <title>{`${parts.slice(place, place + 1).map(title)}: ${formatChange(value)}`}</title>
              </rect>
            ))}
            <line x1={0} x2={parts.length} y1={0} y2={0} vector-effect="non-scaling-stroke" />
          </svg>
        </div>
      ))}
      <p class="soft small line spread bar-ends" aria-hidden="true">
        {ends.map((part) => (
          <span>{title(part)}</span>
        ))}
      </p>
    </div>
  );
}

interface TableProps {
  account: LearnerAccount;
  bars: readonly SourceBars[];
  parts: readonly Span[];
  unit: Unit;
}

function Table({ account, bars, parts, unit }: TableProps) {
  const title = titleOf(unit);
  return (
    <WideTable label="Points by source and balance, as a table">
      <thead>
        <tr>
          <th scope="col">{unit === 'week' ? 'Week' : 'Month'}</th>
          {bars.map(({ source }) => (
            <th scope="col" class="number">
              {sourceInWords(source)}
            </th>
          ))}
          <th scope="col" class="number">
            Balance at its end
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part, place) => (
          <tr>
            <th scope="row">{title(part)}</th>
            {bars.map(({ points }) => (
              <td class="number">{formatChange(points[place] ?? 0)}</td>
            ))}
            <td class="number">{formatNumber(account.balanceBefore(account.placeAt(part.to + 1)))}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
