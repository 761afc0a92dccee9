import './home.css';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { Screen } from '../../../parts/screen.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useChild } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';
import { ChildFrame } from '../child-frame.tsx';
import { ShowHome } from '../show-home.tsx';
import { useHome } from '../use-home.ts';
import { GoalCard, Medals, PointsCard, Week } from './cards.tsx';
import { Learn, useStarting } from './learn.tsx';
import { News } from './news.tsx';
import { Wishes } from './wishes.tsx';

/** First view of a child: one large button to learn, and what learning has brought so far. */
export function ChildHome() {
  const state = useHome();
  const { home, error } = state;
  const isLate = useLate();
  const words = texts.childHome;
  // Nearly always the home comes within this time, and is there earlier if nothing else was drawn before.
  if (!home && !error && !isLate) return null;
  return (
    <ChildFrame view="">
      <Screen
        title={home ? words.hello(firstName(home.learner.name)) : words.home}
        class="home"
        actions={<Leave />}
      >
        <ShowHome of={state}>{(shown) => <Contents home={shown} isOffline={error !== undefined} />}</ShowHome>
      </Screen>
    </ChildFrame>
  );
}

/** Returns true after a moment. */
function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** Returns how to call a child. */
function firstName(name: string): string {
  return name.trim().split(/\s/u)[0] ?? name;
}

function Contents({ home, isOffline }: { home: Schemas['Home']; isOffline: boolean }) {
  const starting = useStarting();
  return (
    <>
      <News home={home} />
      <div class="home-grid">
        <Learn home={home} isOffline={isOffline} starting={starting} />
        <PointsCard points={home.points} />
        <GoalCard home={home} />
        <Wishes home={home} starting={starting} />
        <Week {...home} />
        <Medals {...home} />
      </div>
    </>
  );
}

/** Leaves the device to the next child. A child with a password of their own signs out, and is asked first. */
function Leave() {
  const { isHandedOver, leave } = useChild();
  const [isAsking, setAsking] = useState(false);
  const words = texts.childHome;
  return (
    <>
      <button type="button" class="quiet" onClick={isHandedOver ? leave : () => setAsking(true)}>
        <Icon name="swap" /> {isHandedOver ? words.switchChild : words.signOut}
      </button>
      {isAsking && (
        <Dialog title={words.signOutTitle} onClose={() => setAsking(false)}>
          <p>{words.signOutHint}</p>
          <div class="buttons">
            <button type="button" class="primary" onClick={leave}>
              {words.signOut}
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              {words.stay}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
