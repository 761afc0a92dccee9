import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../../http/pages/kit/use-loaded.ts';
import { Show } from '../../../parts/loading.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { formatChange, formatTime, texts } from '../../../texts/texts.ts';
import { rowsAtOnce, ShowMore } from '../show-more.tsx';
import { Adjust } from './adjust.tsx';
import { ChildFrame, ChildLink, type OfLearner } from './child-frame.tsx';

type Entry = Schemas['HistoryEntry'];

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
  const [limit, setLimit] = useState(rowsAtOnce);
  const history = useLoaded(
    async (signal) => {
      const query = { learnerId: learner.id, limit };
      return unwrap(await api.GET('/api/points/history', { params: { query }, signal }));
    },
    [api, learner.id],
    [seq, limit],
  );
  return (
    <section>
      <div class="line spread">
        <h2>{words.history}</h2>
        <ChildLink view="child/statement" learnerId={learner.id} class="button">
          {words.statement}
        </ChildLink>
      </div>
      <Show of={history} onRetry={history.reload}>
        {(entries) =>
          entries.length === 0 ? (
            <p class="empty">{words.noPoints}</p>
          ) : (
            <>
              <ul class="child-rows card">
                {entries.map((entry) => (
                  <EntryRow key={entry.id} entry={entry} />
                ))}
              </ul>
              <ShowMore shown={entries.length} limit={limit} onMore={setLimit} />
            </>
          )
        }
      </Show>
    </section>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const { amount, reason, createdAt } = entry;
  return (
    <li>
      <div>
        <b>{titleOf(entry)}</b>
        {reason !== null && <span>{reason}</span>}
        <span class="soft">{formatTime(createdAt)}</span>
      </div>
      <span class={`child-score ${amount > 0 ? 'positive' : ''}`}>{formatChange(amount)}</span>
    </li>
  );
}

/** Returns what an entry is, in words. One of a later version of the service has its own. */
function titleOf({ sourceType, amount, description }: Entry): string {
  const words = texts.child.entries;
  if (!isKnown(sourceType)) return description;
  const { came, went } = words[sourceType];
  return amount > 0 ? came : went;
}

function isKnown(sourceType: string): sourceType is keyof typeof texts.child.entries {
  return sourceType in texts.child.entries;
}
