import './points.css';
import { Rows } from '../../../parts/rows.tsx';
import { Screen } from '../../../parts/screen.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useChild } from '../../../state/session.ts';
import { entryTitle, formatDay, formatNumber, texts } from '../../../texts/texts.ts';
import { ChildFrame } from '../child-frame.tsx';

/** Where the child's points came from, and where they went. */
export function PointsHistory() {
  const { api, learnerId } = useChild();
  const words = texts.pointsHistory;
  return (
    <ChildFrame view="points">
      <Screen title={words.title} back="">
        <Rows
          ask={(page, signal) =>
            api.GET('/api/points/history', { params: { query: { learnerId, ...page } }, signal })
          }
          empty={words.empty}
        >
          {(entry) => <Entry key={entry.id} entry={entry} />}
        </Rows>
      </Screen>
    </ChildFrame>
  );
}

function Entry({ entry }: { entry: Schemas['HistoryEntry'] }) {
  const { amount, reason, balanceAfter, createdAt } = entry;
  const words = texts.pointsHistory;
  return (
    <li>
      <span class={amount > 0 ? 'points-amount positive' : 'points-amount'}>
        {amount > 0 ? '+' : '−'}
        {formatNumber(Math.abs(amount))}
      </span>
      <span class="rows-words">
        <strong>{entryTitle(words.sources, entry)}</strong>
        {reason !== null && <span>{reason}</span>}
        <span class="soft">{formatDay(createdAt)}</span>
      </span>
      <span class="rows-end">
        <Icon name="points" label={words.after} /> {formatNumber(balanceAfter)}
      </span>
    </li>
  );
}
