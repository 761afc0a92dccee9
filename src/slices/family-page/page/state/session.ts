import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Api } from '../../../../http/pages/kit/client.ts';
import type { Schemas } from './schemas.ts';

/** Parent or administrator who is signed in. The token is in memory, and in this tab's storage only if they ask for it. */
export interface AdultSession {
  kind: 'adult';
  user: Schemas['User'];
  /** Id of the family that the page shows. */
  familyId: number;
  api: Api;
  token: string;
  /** Changes what the page shows of the account after an update. */
  setUser(user: Schemas['User']): void;
  /** Goes on with another token, which the service gives after a new password. */
  setToken(token: string): void;
  /** Ends the session, and forgets what this tab keeps of it. */
  signOut(): Promise<void>;
}

/** Child who learns, on a device that a parent handed over, or with a password of their own. */
export interface ChildSession {
  kind: 'child';
  learnerId: number;
  api: Api;
  token: string;
  /** True if the device asks who is learning when the child leaves. */
  isHandedOver: boolean;
  /** Aborted when the child leaves: what comes later must not stay on the device. */
  signal: AbortSignal;
  /** Leaves the device to another child. Locks it behind the PIN, if there is one. Without hand-over: signs out. */
  leave(): Promise<void>;
}

export const AdultContext = createContext<AdultSession | undefined>(undefined);
export const ChildContext = createContext<ChildSession | undefined>(undefined);

/** Returns the parent's session. Throws outside of the parents' part. */
export function useAdult(): AdultSession {
  const session = useContext(AdultContext);
  if (!session) throw new Error('the view is outside of the part for parents');
  return session;
}

/** Returns the child's session. Throws outside of the children's part. */
export function useChild(): ChildSession {
  const session = useContext(ChildContext);
  if (!session) throw new Error('the view is outside of the part for children');
  return session;
}
