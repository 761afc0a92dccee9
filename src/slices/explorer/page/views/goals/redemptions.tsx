import { useEffect, useState } from 'preact/hooks';
import { unwrap } from '../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../http/pages/kit/use-loaded.ts';
import { useExplorer } from '../../explorer-context.ts';
import type { Redemption } from '../../model/goal-decisions.ts';
import type { EventRow } from '../../model/model.ts';
import { EventLink } from '../../parts/event-link.tsx';
import { useMore } from '../../parts/show-more.tsx';
import { WideTable } from '../../parts/wide-table.tsx';
import { formatAgo, formatDuration, formatMoment, formatNumber } from '../../words/number-format.ts';
import { type Decision, DecisionDialog } from './decision.tsx';

interface PendingRedemptionsProps {
  list: readonly Redemption[];
  onDecided: (decision: Decision) => void;
}

/** Redemptions that wait for a decision, the oldest first. Parents and administrators decide here. */
export function PendingRedemptions({ list, onDecided }: PendingRedemptionsProps) {
  const { session } = useExplorer();
  const [open, setOpen] = useState<{ redemption: Redemption; decision: Decision }>();
  const { shown, more } = useMore(list, 50);
  const decides = session !== undefined && session.user.role !== 'LEARNER';
  return (
    <section aria-labelledby="pending">
      <h3 id="pending">Waiting for a decision ({formatNumber(list.length)})</h3>
      {list.length === 0 && <p class="soft">Nothing waits for a decision.</p>}
      <ul class="pending">
        {shown.map((redemption) => (
          <li key={redemption.id} class="card">
            <Request redemption={redemption} />
            {decides && (
              <div class="buttons">
                <button
                  type="button"
                  class="primary"
                  onClick={() => setOpen({ redemption, decision: 'approve' })}
                >
                  Approve …
                </button>
                <button type="button" onClick={() => setOpen({ redemption, decision: 'reject' })}>
                  Reject …
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {more}
      {open && session && (
        <DecisionDialog
          {...open}
          api={session.api}
          onClose={() => setOpen(undefined)}
          onDecided={() => {
            setOpen(undefined);
            onDecided(open.decision);
          }}
        />
      )}
    </section>
  );
}

function Request({ redemption: { goalId, learnerId, points, requested } }: { redemption: Redemption }) {
  const { names } = useExplorer();
  return (
    <div>
      <h4>{names.goal(goalId)}</h4>
      <p class="small">
        {names.learner(learnerId)} asks with <strong>{formatNumber(points)} points</strong>, requested{' '}
        <time dateTime={new Date(requested.time).toISOString()} title={formatMoment(requested.time)}>
          {formatAgo(requested.time, Date.now())}
        </time>{' '}
        by <Person row={requested} />. <EventLink seq={requested.seq} />
      </p>
    </div>
  );
}

function Person({ row }: { row: EventRow }) {
  const { name, role } = useExplorer().names.actor(row);
  return (
    <>
      {name} <span class="soft">({role})</span>
    </>
  );
}

/** Decided redemptions, the last decision first. */
export function DecidedRedemptions({ list }: { list: readonly Redemption[] }) {
  const { names } = useExplorer();
  const { shown, more } = useMore(list, 50);
  const first = shown[0]?.id;
  const notes = useNotes(list);
  useEffect(() => {
    void names.loadContexts(shown.flatMap(({ decided }) => (decided ? [decided.seq] : [])));
  }, [names, first, shown.length]);
  return (
    <section class="decided" aria-labelledby="decided">
      <h3 id="decided">Decided redemptions ({formatNumber(list.length)})</h3>
      {list.length === 0 ? (
        <p class="soft">No redemption has been decided yet.</p>
      ) : (
        <WideTable label="List of decided redemptions">
          <thead>
            <tr>
              <th scope="col">Goal</th>
              <th scope="col">Learner</th>
              <th scope="col" class="number">
                Points
              </th>
              <th scope="col">Requested</th>
              <th scope="col">Decision</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((redemption) => (
              <Decided key={redemption.id} redemption={redemption} notes={notes?.get(redemption.id)} />
            ))}
          </tbody>
        </WideTable>
      )}
      {more}
    </section>
  );
}

/** Returns the notes on decisions, which the service keeps outside of the events: of the newest 500 redemptions of each learner. */
function useNotes(list: readonly Redemption[]): ReadonlyMap<string, string> | undefined {
  const { session, open, names } = useExplorer();
  const learners = [...new Set(list.map(({ learnerId }) => learnerId))];
  const load = async (signal: AbortSignal) => {
    const ofLearner = async (learnerId: number) => {
      const params = { query: { learnerId, limit: 500 } };
      return session ? unwrap(await session.api.GET('/api/redemptions/my', { params, signal })) : [];
    };
    // A removed learner no longer has notes.
    const answers = await Promise.allSettled(learners.map(ofLearner));
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    names.addTitles(found);
    return new Map(found.flatMap(({ id, notes }): [string, string][] => (notes ? [[id, notes]] : [])));
  };
  return useLoaded(load, [open, open.isComplete, learners.join()]).value;
}

function Decided({
  redemption: { goalId, learnerId, points, requested, decided },
  notes,
}: {
  redemption: Redemption;
  notes: string | undefined;
}) {
  const { names } = useExplorer();
  if (!decided) return null;
  const isApproved = decided.type === 'RedemptionApproved';
  return (
    <tr>
      <th scope="row" class="goal-name">
        {names.goal(goalId)}
      </th>
      <td>{names.learner(learnerId)}</td>
      <td class="number">{formatNumber(points)}</td>
      <td>
        <EventLink seq={requested.seq}>{formatMoment(requested.time)}</EventLink>
        <br />
        <span class="soft">
          by <Person row={requested} />
        </span>
      </td>
      <td>
        <span class={`badge ${isApproved ? 'badge-green' : 'badge-red'}`}>
          {isApproved ? '✓ Approved' : '✗ Rejected'}
        </span>{' '}
        <EventLink seq={decided.seq}>{formatMoment(decided.time)}</EventLink>
        <br />
        <span class="soft">
          by <Person row={decided} />
          {notes ? `: “${notes}”` : ''}
        </span>
      </td>
      <td>{formatDuration(decided.time - requested.time)}</td>
    </tr>
  );
}
