import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import { unwrap } from '../../../../../http/pages/kit/client.ts';
import { type Reloaded, useLoaded } from '../../../../../http/pages/kit/use-loaded.ts';
import { useLive } from '../../state/live.ts';
import type { Schemas } from '../../state/schemas.ts';
import { useAdult } from '../../state/session.ts';

/** The family at a glance. Each event of its ledger brings a new one, in all views of the parent. */
export type Family = Reloaded<Schemas['FamilyHome']>;

const FamilyContext = createContext<Family | undefined>(undefined);

/** Returns the family. Throws outside of the parents' part. */
export function useFamily(): Family {
  const family = useContext(FamilyContext);
  if (!family) throw new Error('the view is outside of the part for parents');
  return family;
}

/** Keeps the family for the views inside: one request, and one that waits for what happens. */
export function FamilyProvider({ children }: { children: ComponentChildren }) {
  const session = useAdult();
  const { api } = session;
  const family = useLoaded(async (signal) => unwrap(await api.GET('/api/family/home', { signal })), [api]);
  const { reload, value } = family;
  useLive(session, value?.lastSeq, reload);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && reload();
    addEventListener('online', reload);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', reload);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return <FamilyContext.Provider value={family}>{children}</FamilyContext.Provider>;
}
