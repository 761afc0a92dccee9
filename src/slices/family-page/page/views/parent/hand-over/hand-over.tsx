import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { ActionForm, textIn } from '../../../parts/action.tsx';
import { Avatar } from '../../../parts/avatar.tsx';
import { Show } from '../../../parts/loading.tsx';
import { Screen } from '../../../parts/screen.tsx';
import { apiWith } from '../../../state/api.ts';
import {
  chooseLearner,
  type DeviceLearner,
  deviceNow,
  forgetLearners,
  putLearner,
  useDevice,
} from '../../../state/device.ts';
import { hasUnsent } from '../../../state/lesson-store.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { type AdultSession, useAdult } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';
import { useFamily } from '../family.tsx';

/** Seconds that a child's session lasts, by the parent's choice. */
const lifetimes = { today: 16 * 3600, week: 7 * 86_400 };

/** Hands the device over to children. The parent's own session ends on it. */
export function HandOver() {
  const words = texts.handOver;
  const family = useFamily();
  return (
    <Screen title={words.title} back="">
      <OnDevice />
      <p class="soft">{words.lead}</p>
      <Show of={family} onRetry={family.reload}>
        {({ learners }) => <HandOverForm learners={learners} />}
      </Show>
    </Screen>
  );
}

/** The children who learn here already. */
function OnDevice() {
  const { learners } = useDevice();
  const words = texts.handOver;
  if (learners.length === 0) return null;
  return (
    <section class="card">
      <p>
        {words.onDevice} {learners.map(({ name }) => name).join(', ')}
      </p>
      {learners.some(({ id }) => hasUnsent(id)) && <p class="note note-amber">{words.unsent}</p>}
      <button type="button" onClick={() => takeBack(learners)}>
        {words.takeBack}
      </button>
    </section>
  );
}

/** Takes the device back from all children. */
async function takeBack(learners: readonly DeviceLearner[]): Promise<void> {
  forgetLearners();
  await endSessions(learners);
}

/** Ends sessions of children on this device. Those that do not end now run out by themselves. */
async function endSessions(learners: readonly DeviceLearner[]): Promise<void> {
  await Promise.allSettled(learners.map(({ token }) => apiWith(token).POST('/api/logout')));
}

function HandOverForm({ learners }: { learners: readonly Schemas['FamilyHomeLearner'][] }) {
  const session = useAdult();
  const words = texts.handOver;
  async function handOverAll(fields: FormData): Promise<undefined> {
    const chosen = learners.filter(({ id }) => fields.getAll('learner').includes(String(id)));
    if (chosen.length === 0) throw new Error(words.chooseOne);
    const lifetimeSeconds = textIn(fields, 'lifetime') === 'week' ? lifetimes.week : lifetimes.today;
    const before = deviceNow().learners;
    for (const learner of chosen) await handOver(session, learner, lifetimeSeconds);
    // Who is not chosen no longer learns here, unless answers would be lost.
    const left = before.filter(({ id }) => !chosen.some((one) => one.id === id) && !hasUnsent(id));
    for (const { id } of left) forgetLearners(id);
    const replaced = before.filter(({ id }) => chosen.some((one) => one.id === id));
    await endSessions([...left, ...replaced]);
    const [only, ...others] = chosen;
    chooseLearner(only && others.length === 0 && !only.hasPin ? only.id : null);
    await session.signOut();
  }
  return (
    <section class="card">
      <ActionForm submit={words.submit} busy={words.busy} run={handOverAll}>
        <fieldset>
          <legend>{words.who}</legend>
          {learners.map((learner) => (
            <label key={learner.id} class="check">
              <input type="checkbox" name="learner" value={learner.id} defaultChecked />
              <Avatar {...learner} size={36} /> {learner.name}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{words.howLong}</legend>
          <label class="check">
            <input type="radio" name="lifetime" value="today" defaultChecked /> {words.today}
          </label>
          <label class="check">
            <input type="radio" name="lifetime" value="week" /> {words.week}
          </label>
        </fieldset>
      </ActionForm>
    </section>
  );
}

/** Makes a child's session on this device. One with a PIN is locked at once: its token then only says that a parent trusts the device. */
async function handOver(
  { api }: AdultSession,
  learner: Schemas['FamilyHomeLearner'],
  lifetimeSeconds: number,
): Promise<void> {
  const { id, name, picture = null, color = null, hasPin } = learner;
  const params = { path: { id } };
  const { token } = unwrap(
    await api.POST('/api/learners/{id}/session', { params, body: { lifetimeSeconds } }),
  );
  if (hasPin) unwrap(await apiWith(token).POST('/api/logout'));
  const until = Date.now() + lifetimeSeconds * 1000;
  putLearner({ id, name, picture, color, hasPin, token, state: hasPin ? 'locked' : 'open', until });
}
