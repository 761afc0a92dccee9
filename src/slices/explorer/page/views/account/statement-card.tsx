import { useMemo } from 'preact/hooks';
import { downloadText } from '../../../../../http/pages/kit/download.ts';
import { addressOf, usePlace } from '../../address.ts';
import { useExplorer } from '../../explorer-context.ts';
import { type Period, type Span, spanOf } from '../../model/periods.ts';
import {
  columnTitles,
  type Statement,
  type StatementLine,
  statementCsv,
  statementOf,
} from '../../model/statement.ts';
import { WideTable } from '../../parts/wide-table.tsx';
import { sourceInWords } from '../../words/event-words.ts';
import { formatChange, formatDay, formatMoment, formatNumber } from '../../words/number-format.ts';
import type { AccountPeriod } from './account-period.ts';

/** Statement of the period, from the entries in this browser: opening balance, each source, closing balance. */
export function StatementCard({ learnerId, account, period, span }: AccountPeriod) {
  const { open, names } = useExplorer();
  const { parameters } = usePlace();
  const statement = useMemo(() => statementOf(account, span), [account, account.length, span.from, span.to]);
  const learnerName = names.learner(learnerId);
  const save = () => {
    const name = ['statement', learnerId, period.from, period.to].filter((part) => part !== undefined);
    const text = statementCsv({ learnerId, learnerName, span }, statement);
    downloadText(`${name.join('-')}.csv`, text, 'text/csv;charset=utf-8');
  };
  const entries = addressOf('timeline', {
    family: parameters.get('family') ?? undefined,
    learner: learnerId,
    ...period,
  });
  return (
    <section class="card statement" aria-labelledby="statement-title">
      <h3 id="statement-title">
        Statement<span class="print-only"> of {learnerName}</span>
      </h3>
      <p class="soft small">{inWords(period)}</p>
      <StatementTable statement={statement} span={span} />
      {!statement.addsUp && (
        <p class="note note-red">The amounts do not give the closing balance: the ledger has a fault.</p>
      )}
      <p class="soft small">
        From {formatNumber(statement.entries)} {statement.entries === 1 ? 'entry' : 'entries'} of the ledger
        in this browser{open.isComplete ? '.' : ', which is not yet complete.'}
      </p>
      <p class="print-only small">
        {open.check.head && `Hash of event ${open.check.checked}: ${open.check.head}.`} Printed on{' '}
        {formatMoment(Date.now())}.
      </p>
      <p class="buttons no-print">
        <button type="button" disabled={!open.isComplete} onClick={save}>
          Save as CSV
        </button>
        <button type="button" onClick={() => print()}>
          Print
        </button>
        <a class="button quiet" href={entries}>
          Its events in the timeline
        </a>
      </p>
    </section>
  );
}

/** Returns a period in words, with its days as the reader writes them. */
function inWords(period: Period): string {
  const { from, to } = spanOf(period);
  if (Number.isFinite(from) && Number.isFinite(to)) return `${formatDay(from)} to ${formatDay(to)}`;
  if (Number.isFinite(from)) return `Since ${formatDay(from)}`;
  return Number.isFinite(to) ? `Until ${formatDay(to)}` : 'All events';
}

function StatementTable({ statement, span }: { statement: Statement; span: Span }) {
  const { lines, opening, closing } = statement;
  const totals = (value: (line: StatementLine) => number) =>
    lines.reduce((sum, line) => sum + value(line), 0);
  return (
    <WideTable label="Opening balance, sources and closing balance">
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col" class="number">
            In
          </th>
          <th scope="col" class="number">
            Out
          </th>
          <th scope="col" class="number">
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        <BalanceRow title={`Opening balance${dayIn(span.from)}`} points={opening} />
        {lines.map(({ source, column, credits, debits }) => (
          <tr>
            <th scope="row">
              {sourceInWords(source)} <span class="soft column">{columnTitles[column]}</span>
            </th>
            <td class="number">{credits === 0 ? '' : formatChange(credits)}</td>
            <td class="number">{debits === 0 ? '' : formatChange(-debits)}</td>
            <td class="number">{formatChange(credits - debits)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Change</th>
          <td class="number">{formatChange(totals(({ credits }) => credits))}</td>
          <td class="number">{formatChange(-totals(({ debits }) => debits))}</td>
          <td class="number">{formatChange(totals(({ credits, debits }) => credits - debits))}</td>
        </tr>
        <BalanceRow title={`Closing balance${dayIn(span.to)}`} points={closing} />
      </tfoot>
    </WideTable>
  );
}

function BalanceRow({ title, points }: { title: string; points: number }) {
  return (
    <tr class="balance-row">
      <th scope="row" colSpan={3}>
        {title}
      </th>
      <td class="number">{formatNumber(points)}</td>
    </tr>
  );
}

function dayIn(time: number): string {
  return Number.isFinite(time) ? `, ${formatDay(time)}` : '';
}
