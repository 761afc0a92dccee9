import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { downloadText } from '../../../../../../http/pages/kit/download.ts';
import { useLoaded } from '../../../../../../http/pages/kit/use-loaded.ts';
import { useAction } from '../../../parts/action.tsx';
import { Problem, Show } from '../../../parts/loading.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { formatChange, formatDay, formatNumber, texts } from '../../../texts/texts.ts';
import { dataOf } from '../data-of.ts';
import { ChildFrame, type OfLearner } from './child-frame.tsx';

const columns = ['earned', 'bonus', 'adjusted', 'saved', 'redeemed', 'allocated'] as const;

type Period = 'all' | 'month' | 'before';

/** The points of a child in a period, added up. Prints as a page of its own. */
export function Statement() {
  return <ChildFrame tab="points">{(of) => <Contents {...of} />}</ChildFrame>;
}

/** Returns the first and the last moment of a period. The service ends one without an end now. */
function momentsOf(period: Period): { from?: string; to?: string } {
  const today = new Date();
  const month = (offset: number) => new Date(today.getFullYear(), today.getMonth() + offset);
  if (period === 'all') return {};
  if (period === 'month') return { from: month(0).toISOString() };
  return { from: month(-1).toISOString(), to: new Date(month(0).getTime() - 1).toISOString() };
}

function Contents({ learner, seq }: OfLearner) {
  const words = texts.child.statements;
  const { api } = useAdult();
  const [period, setPeriod] = useState<Period>('month');
  const query = { learnerId: learner.id, ...momentsOf(period) };
  const statement = useLoaded(
    async (signal) => dataOf(unwrap(await api.GET('/api/ledger/statement', { params: { query }, signal }))),
    [api, learner.id, period],
    [seq],
  );
  const csv = useAction(async () => {
    const params = { query: { ...query, format: 'csv' as const } };
    const file = unwrap(await api.GET('/api/ledger/statement', { params, parseAs: 'text' }));
    downloadText(words.file, String(file), 'text/csv');
    return undefined;
  });
  return (
    <section class="child-statement">
      <div class="line spread">
        <h2>{words.title(learner.name)}</h2>
        <div class="line no-print">
          <PeriodChoice period={period} onChoose={setPeriod} />
          <button type="button" onClick={() => print()}>
            <Icon name="print" /> {texts.learnerReport.print}
          </button>
          <button type="button" disabled={csv.isBusy} onClick={csv.start}>
            <Icon name="download" /> {words.csv}
          </button>
        </div>
      </div>
      {csv.error !== undefined && <Problem error={csv.error} />}
      <Show of={statement} onRetry={statement.reload}>
        {(value) => <Table statement={value} />}
      </Show>
    </section>
  );
}

function PeriodChoice({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
  const words = texts.child.statements.periods;
  const all: readonly Period[] = ['month', 'before', 'all'];
  return (
    <label class="child-period">
      <span class="visually-hidden">{texts.learnerReport.period}</span>
      <select
        value={period}
        onChange={({ currentTarget }) => onChoose(all.find((one) => one === currentTarget.value) ?? 'all')}
      >
        {all.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Table({ statement }: { statement: Schemas['Statement'] }) {
  const words = texts.child.statements;
  const { from, to, opening, closing } = statement;
  const start = from === null ? words.first : formatDay(from);
  return (
    <table class="card">
      <caption>{texts.learnerReport.fromTo(start, formatDay(to))}</caption>
      <tbody>
        <tr>
          <th scope="row">{words.opening}</th>
          <td class="number">{formatNumber(opening)}</td>
        </tr>
        {columns
          .filter((column) => statement[column] !== 0)
          .map((column) => (
            <tr key={column}>
              <th scope="row">{words.columns[column]}</th>
              <td class="number">{formatChange(statement[column])}</td>
            </tr>
          ))}
        <tr class="child-total">
          <th scope="row">{words.closing}</th>
          <td class="number">{formatNumber(closing)}</td>
        </tr>
      </tbody>
    </table>
  );
}
