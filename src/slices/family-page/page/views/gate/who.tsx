import './who.css';
import { useState } from 'preact/hooks';
import { Avatar } from '../../parts/avatar.tsx';
import { Screen } from '../../parts/screen.tsx';
import { chooseLearner, type DeviceLearner, isOver, useDevice } from '../../state/device.ts';
import { texts } from '../../texts/texts.ts';
import { PinPad } from './pin-pad.tsx';

/** The children of a shared device, by picture and name. */
export function Who({ onParent }: { onParent: () => void }) {
  const { learners } = useDevice();
  const [unlockingId, setUnlockingId] = useState<number>();
  const unlocking = learners.find(({ id }) => id === unlockingId);
  if (unlocking) return <PinPad learner={unlocking} onBack={() => setUnlockingId(undefined)} />;
  const choose = (learner: DeviceLearner) => {
    if (needsParent(learner)) onParent();
    else if (learner.hasPin) setUnlockingId(learner.id);
    else chooseLearner(learner.id);
  };
  return (
    <Screen title={texts.who.title} class="who">
      <ul class="tiles">
        {learners.map((learner) => (
          <li key={learner.id}>
            <button type="button" class="tile" onClick={() => choose(learner)}>
              <Avatar {...learner} size={112} />
              {learner.name}
              <Need learner={learner} />
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

/** Returns true if neither a tap nor a PIN opens the child's part. A removed PIN leaves the token of a locked child without use. */
function needsParent(learner: DeviceLearner): boolean {
  return isOver(learner) || (!learner.hasPin && learner.state !== 'open');
}

function Need({ learner }: { learner: DeviceLearner }) {
  if (needsParent(learner)) return <small>{texts.who.askParent}</small>;
  return learner.hasPin ? <small>{texts.who.locked}</small> : null;
}
