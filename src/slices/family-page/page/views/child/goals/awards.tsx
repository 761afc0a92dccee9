import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { useLoaded } from '../../../../../../http/pages/kit/use-loaded.ts';
import { ActionForm } from '../../../parts/action.tsx';
import { Problem } from '../../../parts/loading.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { type ChildSession, useChild } from '../../../state/session.ts';
import { countOf, texts } from '../../../texts/texts.ts';
import { AwardRow } from './award-row.tsx';
import { PointsSlider } from './points-slider.tsx';

/** Number of awards that the view shows. */
const shown = 20;

async function readAwards({ api, learnerId }: ChildSession, signal: AbortSignal) {
  const [activities, awards] = await Promise.all([
    api.GET('/api/activities', { params: { query: { limit: 100 } }, signal }),
    api.GET('/api/awards', { params: { query: { learnerId, limit: shown } }, signal }),
  ]);
  return { activities: unwrap(activities).filter(({ isActive }) => isActive), awards: unwrap(awards) };
}

interface AwardsProps {
  points: number;
  refresh: () => Promise<void>;
}

/** Activities of the service for which children give points. Nothing if there are none. */
export function Awards({ points, refresh }: AwardsProps) {
  const session = useChild();
  const words = texts.awards;
  const [version, setVersion] = useState(0);
  const [message, setMessage] = useState('');
  const [choice, setChoice] = useState<Schemas['Activity']>();
  const [kept, setKept] = useState<Awaited<ReturnType<typeof readAwards>>>();
  const { error } = useLoaded(
    async (signal) => setKept(await readAwards(session, signal)),
    [session, version],
  );
  const again = async (text: string) => {
    setChoice(undefined);
    setMessage(text);
    setVersion(version + 1);
    await refresh();
  };
  // Without network, goals are enough.
  if (!kept) return error ? <Problem error={error} onRetry={() => setVersion(version + 1)} /> : null;
  if (kept.activities.length + kept.awards.length === 0) return null;
  return (
    <section class="card awards">
      <h2>{words.title}</h2>
      <p class="soft">{words.lead}</p>
      <p role="status">{message}</p>
      <ul class="kid-goal-answers">
        {kept.awards.map((award) => (
          <AwardRow key={award.id} award={award} onUsed={() => again(words.used(award.activityName))} />
        ))}
      </ul>
      <details>
        <summary>{words.choose}</summary>
        <ul class="award-choices">
          {kept.activities.map((activity) => (
            <li key={activity.id}>
              <button type="button" disabled={points === 0} onClick={() => setChoice(activity)}>
                <Icon name="add" /> {activity.name}
              </button>
            </li>
          ))}
        </ul>
      </details>
      {choice && (
        <AllocateDialog
          activity={choice}
          points={points}
          refresh={refresh}
          onDone={(text) => again(text)}
          onClose={() => setChoice(undefined)}
        />
      )}
    </section>
  );
}

interface AllocateDialogProps extends AwardsProps {
  activity: Schemas['Activity'];
  onDone: (message: string) => void;
  onClose: () => void;
}

/** Gives points to an activity. */
function AllocateDialog({ activity, points, refresh, onDone, onClose }: AllocateDialogProps) {
  const { api, learnerId } = useChild();
  const words = texts.awards;
  const [chosen, setChosen] = useState(1);
  const tokens = Math.min(chosen, Math.max(points, 1));
  const amount = countOf(tokens, texts.countNouns.points);
  async function give(_: FormData, key: string): Promise<undefined> {
    const params = { query: { learnerId }, header: { 'Idempotency-Key': key } };
    const body = { allocations: [{ activityId: activity.id, tokens }] };
    unwrap(await api.POST('/api/awards/allocate', { params, body }));
    onDone(words.given(amount, activity.name));
  }
  return (
    <Dialog title={activity.name} onClose={onClose}>
      <ActionForm
        submit={words.give(amount)}
        busy={words.giving}
        run={give}
        onFailure={refresh}
        isDisabled={points < 1}
        onCancel={onClose}
      >
        <p>{activity.description}</p>
        <PointsSlider
          points={points}
          value={tokens}
          max={Math.max(points, 1)}
          into={words.into}
          picture={<Icon name="gift" size={72} />}
          total={0}
          onChange={setChosen}
        />
      </ActionForm>
    </Dialog>
  );
}
