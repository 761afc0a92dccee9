import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../../http/pages/kit/use-loaded.ts';
import { useAction } from '../../../parts/action.tsx';
import { Problem, Show } from '../../../parts/loading.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { formatNumber, texts } from '../../../texts/texts.ts';
import { useFamily } from '../family.tsx';
import type { Say } from '../said.tsx';

interface NewcomersProps {
  count: number;
  say: Say;
}

/** Children who registered themselves, and wait until a parent knows them. */
export function Newcomers({ count, say }: NewcomersProps) {
  const words = texts.parentHome;
  const { api, familyId, user } = useAdult();
  const waiting = useLoaded(
    async (signal) => {
      const query = { status: 'waiting' as const, ...(user.role === 'ADMIN' && { parentId: familyId }) };
      return unwrap(await api.GET('/api/learners', { params: { query }, signal }));
    },
    [api, count],
  );
  return (
    <section aria-labelledby="parent-newcomers">
      <h2 id="parent-newcomers">{words.newcomers(formatNumber(count))}</h2>
      <p class="soft">{words.newcomersLead}</p>
      <Show of={waiting} onRetry={waiting.reload}>
        {(learners) => (
          <ul class="parent-wishes">
            {learners.map((learner) => (
              <Newcomer key={learner.id} learner={learner} say={say} />
            ))}
          </ul>
        )}
      </Show>
    </section>
  );
}

function Newcomer({ learner, say }: { learner: Schemas['User']; say: Say }) {
  const words = texts.parentHome;
  const { api } = useAdult();
  const { reload } = useFamily();
  const { id, name, username } = learner;
  const confirmation = useAction(async (key) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } };
    unwrap(await api.PUT('/api/learners/{id}/confirm', { params }));
    say(words.confirmed(name), { takesFocus: true });
    reload();
    return undefined;
  });
  return (
    <li class="card parent-wish">
      <div>
        <h3>{name}</h3>
        <p class="soft small">{username}</p>
        {confirmation.error !== undefined && <Problem error={confirmation.error} />}
      </div>
      <button
        type="button"
        class="primary"
        disabled={confirmation.isBusy}
        aria-label={words.confirmFor(name)}
        onClick={confirmation.start}
      >
        {confirmation.isBusy ? words.deciding : words.confirm}
      </button>
    </li>
  );
}
