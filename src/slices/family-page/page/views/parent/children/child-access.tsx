import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { ActionForm } from '../../../parts/action.tsx';
import { updateLearner } from '../../../state/device.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';
import { PinChoice } from '../../gate/pin-pad.tsx';
import { SessionList } from '../account/session-list.tsx';
import { Said, useSaid } from '../said.tsx';

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

/** Step of setting the PIN: the first four pictures, the same again, and whether to save; null removes the PIN. */
type PinStep =
  | { kind: 'first' }
  | { kind: 'again'; first: Pictures }
  | { kind: 'ready'; chosen: Pictures | null };

/** Sets the PIN: the same four pictures, chosen twice. Each step says what comes next, and gets the focus. */
function Pin({ learner, onChanged }: { learner: Learner; onChanged: () => void }) {
  const { api } = useAdult();
  const words = texts.children;
  const said = useSaid();
  const [step, setStep] = useState<PinStep>();
  const go = (text: string, next?: PinStep) => {
    setStep(next);
    said.say(text, { takesFocus: true });
  };
  const choose = (pictures: Pictures) => {
    if (step?.kind !== 'again') return go(words.pinAgain, { kind: 'again', first: pictures });
    if (step.first.join() !== pictures.join()) return go(words.pinDiffers, { kind: 'first' });
    return go(words.pinReady, { kind: 'ready', chosen: pictures });
  };
  const cancel = () => go(words.pinKept);
  async function save(pictures: Pictures | null): Promise<undefined> {
    const params = { path: { id: learner.id } };
    const { hasPin } = unwrap(await api.PUT('/api/learners/{id}/pin', { params, body: { pictures } }));
    updateLearner(learner.id, { hasPin });
    onChanged();
    go(hasPin ? words.pinSet : words.pinRemoved);
  }
  return (
    <>
      <Said of={said} />
      {step === undefined && (
        <div class="buttons">
          <button type="button" onClick={() => go(words.pinChoose, { kind: 'first' })}>
            {learner.hasPin ? words.pinChange : words.pinAdd}
          </button>
          {learner.hasPin && (
            <button type="button" onClick={() => go(words.pinRemoveReady, { kind: 'ready', chosen: null })}>
              {words.pinRemove}
            </button>
          )}
        </div>
      )}
      {step?.kind === 'ready' && (
        <ActionForm submit={texts.app.save} run={() => save(step.chosen)} onCancel={cancel} />
      )}
      {(step?.kind === 'first' || step?.kind === 'again') && (
        <>
          <PinChoice key={step.kind} onComplete={choose} />
          <button type="button" onClick={cancel}>
            {texts.app.cancel}
          </button>
        </>
      )}
    </>
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
