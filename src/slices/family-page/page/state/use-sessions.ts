import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { createApi } from '../../../../http/pages/kit/client.ts';
import { keptSession, type Session } from '../../../../http/pages/kit/session.ts';
import { endSession, forgetToken, keepToken, keptToken } from '../../../../http/pages/page-token.js';
import { goTo } from '../place.ts';
import {
  chooseLearner,
  type DeviceLearner,
  endLearner,
  handOverKey,
  updateLearner,
  useDevice,
} from './device.ts';
import { closeLearner } from './outbox.ts';
import type { AdultSession, ChildSession } from './session.ts';
import { onOtherTab, removeKeptOf } from './storage.ts';

/** Who uses the page, and the ways in and out. */
export interface Sessions {
  /** True until the page knows whether this tab kept a session. */
  isStarting: boolean;
  adult: AdultSession | undefined;
  child: ChildSession | undefined;
  /** True if the service has ended the session before. */
  hasEnded: boolean;
  /** Children whom the device asks for. */
  learners: readonly DeviceLearner[];
  /** Begins the session of a sign-in with a password. */
  start(session: Session): void;
  /** Ends a session of a token that the service no longer accepts. */
  onEnd(token: string): void;
}

/** Keeps the sessions of this tab and of the children on this device. */
export function useSessions(): Sessions {
  const { learners, currentId } = useDevice();
  const [signedIn, setSignedIn] = useState<Session>();
  const [isStarting, setStarting] = useState(true);
  const [hasEnded, setEnded] = useState(false);
  /** A late answer to an earlier session must not end the present one. */
  const onEnd = (token: string) => {
    forgetToken(token);
    setSignedIn((present) => (present?.token === token ? undefined : present));
    setEnded(true);
  };
  useLayoutEffect(() => {
    keptSession({ onEnd })
      // The kept token has ended, or the service is away: signing in shows which.
      .catch(() => undefined)
      .then((kept) => {
        setSignedIn((present) => present ?? kept);
        setStarting(false);
      });
  }, []);
  const leave = async (session: Session) => {
    // Of this child only: siblings to whom a parent has handed the device stay.
    if (session.user.role === 'LEARNER') removeKeptOf(session.user.id);
    setEnded(false);
    setSignedIn(undefined);
    goTo('', {}, { replaces: true });
    await endSession(session.token);
  };
  const current = learners.find(({ id, state }) => id === currentId && state === 'open');
  const handedOver = useHandedOver(current);
  const isAdult = signedIn && signedIn.user.role !== 'LEARNER';
  const adult = useMemo(
    () => (isAdult ? adultOf(signedIn, { setSession: setSignedIn, leave, onEnd }) : undefined),
    [signedIn],
  );
  // The device is now for children: no tab of it stays a parent's.
  useEffect(() => onOtherTab(handOverKey, () => void adult?.signOut()), [adult]);
  const own = useMemo(() => (signedIn && !isAdult ? ownOf(signedIn, leave) : undefined), [signedIn]);
  return {
    isStarting,
    adult,
    child: own ?? (isAdult ? undefined : handedOver),
    hasEnded,
    learners,
    start(session) {
      setEnded(false);
      setSignedIn(session);
    },
    onEnd,
  };
}

function adultOf(
  session: Session,
  {
    setSession,
    leave,
    onEnd,
  }: {
    setSession: (session: Session) => void;
    leave: (session: Session) => Promise<void>;
    onEnd: (token: string) => void;
  },
): AdultSession {
  const { user, api, token } = session;
  return {
    kind: 'adult',
    user,
    familyId: user.id,
    api,
    token,
    setUser: (changed) => setSession({ ...session, user: changed }),
    setToken(changed) {
      if (keptToken() === token) keepToken(changed);
      setSession({ ...session, token: changed, api: createApi(() => changed, onEnd) });
    },
    signOut: () => leave(session),
  };
}

function ownOf(session: Session, leave: (session: Session) => Promise<void>): ChildSession {
  const { user, api, token } = session;
  const leaving = new AbortController();
  return {
    kind: 'child',
    learnerId: user.id,
    api,
    token,
    isHandedOver: false,
    signal: leaving.signal,
    leave() {
      leaving.abort();
      return leave(session);
    },
  };
}

/** Returns the session of a child whom the device has. */
function useHandedOver(learner: DeviceLearner | undefined): ChildSession | undefined {
  return useMemo(() => {
    if (!learner) return undefined;
    const { id, token, hasPin } = learner;
    const leaving = new AbortController();
    const goAway = () => {
      leaving.abort();
      chooseLearner(null);
      goTo('', {}, { replaces: true });
    };
    const api = createApi(
      () => token,
      () => {
        if (endLearner(id, token)) goAway();
      },
    );
    return {
      kind: 'child',
      learnerId: id,
      api,
      token,
      isHandedOver: true,
      signal: leaving.signal,
      async leave() {
        if (hasPin) updateLearner(id, { state: 'closing' });
        goAway();
        if (hasPin) await closeLearner(id);
      },
    };
  }, [learner?.id, learner?.token, learner?.hasPin]);
}
