import { useEffect, useState } from 'preact/hooks';
import { ErrorBoundary } from '../../../http/pages/kit/error-boundary.tsx';
import { Busy } from './parts/loading.tsx';
import { useOutbox } from './state/outbox.ts';
import { AdultContext, ChildContext } from './state/session.ts';
import { canStore } from './state/storage.ts';
import { useSessions } from './state/use-sessions.ts';
import { texts } from './texts/texts.ts';
import { ChildViews } from './views/child/child-views.tsx';
import { Register } from './views/gate/register.tsx';
import { SignIn } from './views/gate/sign-in.tsx';
import { Who } from './views/gate/who.tsx';
import { ParentViews } from './views/parent/parent-views.tsx';

/** Root of the page: finds out who uses it, and shows their part. */
export function App({ firstAccount }: { firstAccount: string | undefined }) {
  return (
    <ErrorBoundary words={texts.broken}>
      <Network />
      <Parts firstAccount={firstAccount} />
    </ErrorBoundary>
  );
}

function Parts({ firstAccount }: { firstAccount: string | undefined }) {
  const sessions = useSessions();
  const { isStarting, adult, child, learners } = sessions;
  useOutbox(child);
  const [wantsParent, setWantsParent] = useState(false);
  const [needsAccount, setNeedsAccount] = useState(firstAccount);
  useEffect(() => {
    if (!(adult ?? child)) return;
    setWantsParent(false);
    setNeedsAccount(undefined);
  }, [adult, child]);
  if (adult)
    return (
      <AdultContext.Provider value={adult}>
        <ParentViews />
      </AdultContext.Provider>
    );
  if (child)
    return (
      // A new child starts with views of its own: none may show what another one did.
      <ChildContext.Provider key={child.learnerId} value={child}>
        <ChildViews />
      </ChildContext.Provider>
    );
  if (isStarting) return <Busy />;
  // A device with children was handed over, though the page that it kept may be from before the first account.
  if (needsAccount !== undefined && learners.length === 0)
    return (
      <Register
        isFirst
        needsCode={needsAccount === 'code'}
        sessions={sessions}
        onBack={() => setNeedsAccount(undefined)}
      />
    );
  if (learners.length > 0 && !wantsParent) return <Who onParent={() => setWantsParent(true)} />;
  return <SignIn sessions={sessions} {...(learners.length > 0 && { onBack: () => setWantsParent(false) })} />;
}

/** Says while there is no network, and if the browser keeps nothing. */
function Network() {
  const [isOffline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const follow = () => setOffline(!navigator.onLine);
    for (const event of ['online', 'offline']) addEventListener(event, follow);
    return () => {
      for (const event of ['online', 'offline']) removeEventListener(event, follow);
    };
  }, []);
  return (
    <>
      <div role="status">{isOffline && <p class="banner">{texts.app.offline}</p>}</div>
      {!canStore() && <p class="banner">{texts.app.storageBlocked}</p>}
    </>
  );
}
