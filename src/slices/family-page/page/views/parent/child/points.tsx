import { Rows } from '../../../parts/rows.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { entryTitle, formatChange, formatTime, texts } from '../../../texts/texts.ts';
import { Adjust } from './adjust.tsx';
import { ChildFrame, ChildLink, type OfLearner } from './child-frame.tsx';

/** Points of a child: what came, what went, and why. */
export function Points() {
  const { user } = useAdult();
  return (
    <ChildFrame tab="points">
      {(of) => (
        <>
          <History {...of} />
          {user.role === 'ADMIN' && <Adjust learner={of.learner} />}
        </>
      )}
    </ChildFrame>
  );
}

function History({ learner, seq }: OfLearner) {
  const words = texts.child;
  const { api } = useAdult();
  const learnerId = learner.id;
  return (
    <section>
      <div class="line spread">
        <h2>{words.history}</h2>
        <ChildLink view="child/statement" learnerId={learnerId} class="button">
          {words.statement}
        </ChildLink>
      </div>
      <Rows
        key={learnerId}
        ask={(page, signal) =>
          api.GET('/api/points/history', { params: { query: { learnerId, ...page } }, signal })
        }
        mark={seq}
        empty={words.noPoints}
      >
        {(entry) => <EntryRow key={entry.id} entry={entry} />}
      </Rows>
    </section>
  );
}

function EntryRow({ entry }: { entry: Schemas['HistoryEntry'] }) {
  const { amount, reason, createdAt } = entry;
  return (
    <li>
      <div class="rows-words">
        <strong>{entryTitle(texts.child.entries, entry)}</strong>
        {reason !== null && <span>{reason}</span>}
        <span class="soft">{formatTime(createdAt)}</span>
      </div>
      <span class={amount > 0 ? 'rows-end positive' : 'rows-end'}>{formatChange(amount)}</span>
    </li>
  );
}
