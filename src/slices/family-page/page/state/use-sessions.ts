import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { createApi, ServiceError } from '../../../../http/pages/kit/client.ts';
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
import { isRecord, onOtherTab, removeKeptOf } from './storage.ts';

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
  const [signedIn, setSignedIn] = useState<SignedIn>();
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
      .then(signedInOf, (error) => keptLearner(error, onEnd))
      .then((kept) => {
        setSignedIn((present) => present ?? kept);
        setStarting(false);
      });
  }, []);
  const leave = async (token: string) => {
    setEnded(false);
    setSignedIn(undefined);
    goTo('', {}, { replaces: true });
    await endSession(token);
  };
  const current = learners.find(({ id, state }) => id === currentId && state === 'open');
  const handedOver = useHandedOver(current);
  const adult = useMemo(
    () =>
      signedIn?.kind === 'adult'
        ? adultOf(signedIn, { setSession: (session) => setSignedIn(signedInOf(session)), leave, onEnd })
        : undefined,
    [signedIn],
  );
  // The device is now for children: no tab of it stays a parent's.
  useEffect(() => onOtherTab(handOverKey, () => void adult?.signOut()), [adult]);
  const own = useMemo(() => (signedIn?.kind === 'child' ? ownOf(signedIn, leave) : undefined), [signedIn]);
  return {
    isStarting,
    adult,
    child: own ?? (adult ? undefined : handedOver),
    hasEnded,
    learners,
    start(session) {
      setEnded(false);
      setSignedIn(signedInOf(session));
    },
    onEnd,
  };
}

/** Who is signed in with a password. */
type SignedIn =
  | ({ kind: 'adult' } & Session)
  | ({ kind: 'child'; learnerId: number } & Pick<Session, 'token' | 'api'>);

function signedInOf(session: Session | undefined): SignedIn | undefined {
  if (!session) return undefined;
  const { user, token, api } = session;
  return user.role === 'LEARNER'
    ? { kind: 'child', learnerId: user.id, token, api }
    : { kind: 'adult', ...session };
}

/**
 * Returns the child whose token this tab kept while the service does not answer: its lesson goes on without network. Everybody else
 * signs in, and sees why that fails.
 */
function keptLearner(error: unknown, onEnd: (token: string) => void): SignedIn | undefined {
  const token = keptToken();
  if (token === undefined || error instanceof ServiceError) return undefined;
  const learnerId = learnerOf(token);
  return learnerId === undefined
    ? undefined
    : { kind: 'child', learnerId, token, api: createApi(() => token, onEnd) };
}

/** Returns the id of the child that a token names. The service checks the token with each request. */
function learnerOf(token: string): number | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const id = isRecord(claims) && claims['role'] === 'LEARNER' ? Number(claims['sub']) : undefined;
    return Number.isSafeInteger(id) ? id : undefined;
  } catch {
    // Somebody has changed the storage by hand.
    return undefined;
  }
}

function adultOf(
  session: Session,
  {
    setSession,
    leave,
    onEnd,
  }: {
    setSession: (session: Session) => void;
    leave: (token: string) => Promise<void>;
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
    signOut: () => leave(token),
  };
}

function ownOf(
  { learnerId, api, token }: SignedIn & { kind: 'child' },
  leave: (token: string) => Promise<void>,
): ChildSession {
  const leaving = new AbortController();
  return {
    kind: 'child',
    learnerId,
    api,
    token,
    isHandedOver: false,
    signal: leaving.signal,
    leave() {
      leaving.abort();
      // Of this child only: siblings to whom a parent has handed the device stay.
      removeKeptOf(learnerId);
      return leave(token);
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
