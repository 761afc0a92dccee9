import './points.css';
import { Screen } from '../../../parts/screen.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useChild } from '../../../state/session.ts';
import { formatDay, formatNumber, texts } from '../../../texts/texts.ts';
import { ChildFrame } from '../child-frame.tsx';
import { RowList } from './row-list.tsx';
import { useRows } from './use-rows.ts';

/** Where the child's points came from, and where they went. */
export function PointsHistory() {
  const { api, learnerId } = useChild();
  const words = texts.pointsHistory;
  const rows = useRows((page) =>
    api.GET('/api/points/history', { params: { query: { learnerId, ...page } } }),
  );
  return (
    <ChildFrame view="points">
      <Screen title={words.title} back="">
        <RowList of={rows} empty={words.empty}>
          {(entry) => <Entry key={entry.id} {...entry} />}
        </RowList>
      </Screen>
    </ChildFrame>
  );
}

function Entry({ amount, sourceType, reason, balanceAfter, createdAt }: Schemas['HistoryEntry']) {
  const words = texts.pointsHistory;
  const isGain = amount > 0;
  const { gain, loss } = words.sources[sourceType];
  return (
    <li>
      <span class={isGain ? 'points-amount points-gain' : 'points-amount'}>
        {isGain ? '+' : '−'}
        {formatNumber(Math.abs(amount))}
      </span>
      <span class="rows-words">
        <strong>{isGain ? gain : loss}</strong>
        {reason !== null && <span>{reason}</span>}
        <span class="soft">{formatDay(createdAt)}</span>
      </span>
      <span class="points-after">
        <Icon name="points" label={words.after} /> {formatNumber(balanceAfter)}
      </span>
    </li>
  );
}
