import './who.css';
import { useState } from 'preact/hooks';
import { ServiceError, unwrap } from '../../../../../http/pages/kit/client.ts';
import { PinPicture } from '../../parts/pin-picture.tsx';
import { Screen } from '../../parts/screen.tsx';
import { Icon } from '../../parts/ui-icons.tsx';
import { apiWith } from '../../state/api.ts';
import { chooseLearner, type DeviceLearner, isOver, updateLearner } from '../../state/device.ts';
import type { Schemas } from '../../state/schemas.ts';
import { faultText } from '../../texts/fault-text.ts';
import { texts } from '../../texts/texts.ts';

type Name = Schemas['PinPicture'];

/** Number of pictures in a PIN. */
const length = 4;

/** The pictures in the order of the texts. */
const names = Object.keys(texts.pin.pictures) as Name[];

/** Shortest session that the service makes, in seconds. */
const shortestSeconds = 300;

/** Returns the rest of the period, for a session that ends with it. */
function lifetimeOf({ until }: DeviceLearner): { lifetimeSeconds?: number } {
  if (until === undefined) return {};
  return { lifetimeSeconds: Math.max(shortestSeconds, Math.floor((until - Date.now()) / 1000)) };
}

/** Asks a child for its four pictures, and opens its part of the page. */
export function PinPad({ learner, onBack }: { learner: DeviceLearner; onBack: () => void }) {
  const [error, setError] = useState('');
  async function unlock(pictures: Name[]): Promise<void> {
    // The period may end while the pictures are on the screen.
    if (isOver(learner)) return setError(texts.who.askParent);
    try {
      const params = { path: { id: learner.id } };
      const answer = await apiWith(learner.token).POST('/api/learners/{id}/unlock', {
        params,
        body: { pictures, ...lifetimeOf(learner) },
      });
      const { token } = unwrap(answer);
      updateLearner(learner.id, { token, state: 'open' });
      chooseLearner(learner.id);
    } catch (failure) {
      setError(messageOfPin(failure));
    }
  }
  return (
    <Screen title={texts.pin.title(learner.name)} class="pin">
      <PinChoice onComplete={unlock} error={error} />
      <p class="who-parents">
        <button type="button" class="quiet" onClick={onBack}>
          <Icon name="back" /> {texts.app.back}
        </button>
      </p>
    </Screen>
  );
}

function messageOfPin(failure: unknown): string {
  const status = failure instanceof ServiceError ? failure.problem.status : 0;
  if (status === 401) return texts.pin.wrong;
  return status === 429 ? texts.pin.wait : faultText(failure);
}

interface PinChoiceProps {
  /** Gets the four pictures. The choice is empty again when it resolves. */
  onComplete: (pictures: Name[]) => Promise<void> | void;
  error?: string;
}

/** Twelve pictures, four of which make a PIN. */
export function PinChoice({ onComplete, error = '' }: PinChoiceProps) {
  const [chosen, setChosen] = useState<Name[]>([]);
  const isFull = chosen.length === length;
  async function choose(name: Name) {
    const next = [...chosen, name];
    setChosen(next);
    if (next.length < length) return;
    await onComplete(next);
    setChosen([]);
  }
  return (
    <div class="pin-choice">
      <p class="pin-dots" role="status">
        <span class="visually-hidden">{texts.pin.chosen(chosen.length)}</span>
        {Array.from({ length }, (_, i) => (
          <span key={i} class={i < chosen.length ? 'pin-dot pin-dot-full' : 'pin-dot'} />
        ))}
      </p>
      <p class="error" role="alert">
        {error}
      </p>
      <ul class="pin-pictures">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={texts.pin.pictures[name]}
              disabled={isFull}
              onClick={() => choose(name)}
            >
              <PinPicture name={name} size={64} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="quiet" disabled={chosen.length === 0} onClick={() => setChosen([])}>
        {texts.pin.clear}
      </button>
    </div>
  );
}
