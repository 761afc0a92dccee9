import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { ActionButton, ActionForm, Outcome, useAction } from '../../../parts/action.tsx';
import { updateLearner } from '../../../state/device.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';
import { PinChoice } from '../../gate/pin-pad.tsx';
import { SessionList } from '../account/session-list.tsx';

type Learner = Schemas['FamilyHomeLearner'];
type Pictures = Schemas['PinPicture'][];

/** How a child gets in: PIN, password, and the devices where they are signed in. */
export function ChildAccess({ learner, onChanged }: { learner: Learner; onChanged: () => void }) {
  const words = texts.children;
  const [ended, setEnded] = useState(0);
  return (
    <>
      <section class="card">
        <h2>{words.pin}</h2>
        <p class="soft">{words.pinLead}</p>
        <Pin learner={learner} onChanged={onChanged} />
      </section>
      <section class="card">
        <h2>{words.password}</h2>
        <p class="soft">{words.passwordLead(learner.username)}</p>
        <Password learner={learner} onSet={() => setEnded((times) => times + 1)} />
      </section>
      <section class="card">
        <h2>{words.devices}</h2>
        <SessionList learnerId={learner.id} mark={ended} />
      </section>
    </>
  );
}

/** Sets the PIN: the same four pictures, chosen twice. */
function Pin({ learner, onChanged }: { learner: Learner; onChanged: () => void }) {
  const { api } = useAdult();
  const words = texts.children;
  const [first, setFirst] = useState<Pictures>();
  const [chosen, setChosen] = useState<Pictures | null>();
  const [isOpen, setOpen] = useState(false);
  const [isDifferent, setDifferent] = useState(false);
  const action = useAction(async () => {
    if (chosen === undefined) return undefined;
    const params = { path: { id: learner.id } };
    const { hasPin } = unwrap(
      await api.PUT('/api/learners/{id}/pin', { params, body: { pictures: chosen } }),
    );
    updateLearner(learner.id, { hasPin });
    onChanged();
    return hasPin ? words.pinSet : words.pinRemoved;
  });
  const choose = (pictures: Pictures) => {
    if (!first) return setFirst(pictures);
    const isSame = first.join() === pictures.join();
    setDifferent(!isSame);
    setFirst(undefined);
    if (isSame) setChosen(pictures);
  };
  if (chosen !== undefined)
    return (
      <>
        <p>{chosen ? words.pinReady : words.pinRemoveReady}</p>
        <ActionButton of={action} class="primary">
          {texts.app.save}
        </ActionButton>
      </>
    );
  if (isOpen)
    return (
      <>
        <p role="status">{first ? words.pinAgain : words.pinChoose}</p>
        <PinChoice
          key={first ? 'second' : 'first'}
          onComplete={choose}
          error={isDifferent ? words.pinDiffers : ''}
        />
      </>
    );
  return (
    <div class="buttons">
      <button type="button" onClick={() => setOpen(true)}>
        {learner.hasPin ? words.pinChange : words.pinAdd}
      </button>
      {learner.hasPin && (
        <button type="button" onClick={() => setChosen(null)}>
          {words.pinRemove}
        </button>
      )}
      <Outcome of={action} />
    </div>
  );
}

/** Sets a password, which ends the child's sessions. */
function Password({ learner, onSet }: { learner: Learner; onSet: () => void }) {
  const { api } = useAdult();
  const words = texts.children;
  async function save(fields: FormData): Promise<string> {
    const params = { path: { id: learner.id } };
    const body = { password: String(fields.get('password')) };
    unwrap(await api.PUT('/api/learners/{id}/password', { params, body }));
    onSet();
    return words.passwordSet;
  }
  return (
    <ActionForm submit={words.passwordSave} run={save} resets>
      {/* For managers of passwords: the password is the child's. */}
      <input type="hidden" name="username" autocomplete="username" value={learner.username} />
      <label>
        {words.newPassword}
        <small>{texts.register.passwordHint}</small>
        <input name="password" type="password" autocomplete="new-password" minLength={8} required />
      </label>
    </ActionForm>
  );
}
