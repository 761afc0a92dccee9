import './who.css';
import { useState } from 'preact/hooks';
import { Avatar } from '../../parts/avatar.tsx';
import { Screen } from '../../parts/screen.tsx';
import { chooseLearner, type DeviceLearner, useDevice } from '../../state/device.ts';
import { texts } from '../../texts/texts.ts';
import { PinPad } from './pin-pad.tsx';

/** The children of a shared device, by picture and name. */
export function Who({ onParent }: { onParent: () => void }) {
  const { learners } = useDevice();
  const [unlockingId, setUnlockingId] = useState<number>();
  const unlocking = learners.find(({ id }) => id === unlockingId);
  if (unlocking) return <PinPad learner={unlocking} onBack={() => setUnlockingId(undefined)} />;
  const choose = ({ id, hasPin, state }: DeviceLearner) => {
    if (state === 'open' && !hasPin) chooseLearner(id);
    else if (hasPin) setUnlockingId(id);
    else onParent();
  };
  return (
    <Screen title={texts.who.title} class="who">
      <ul class="tiles">
        {learners.map((learner) => (
          <li key={learner.id}>
            <button type="button" class="tile" onClick={() => choose(learner)}>
              <Avatar {...learner} size={112} />
              {learner.name}
              {learner.hasPin && <small>{texts.who.locked}</small>}
              {learner.state === 'ended' && !learner.hasPin && <small>{texts.who.askParent}</small>}
            </button>
          </li>
        ))}
      </ul>
      <p class="who-parents">
        <button type="button" class="quiet" onClick={onParent}>
          {texts.who.parents}
        </button>
      </p>
    </Screen>
  );
}
