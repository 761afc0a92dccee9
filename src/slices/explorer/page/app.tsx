import { useEffect, useMemo, useState } from 'preact/hooks';
import type { User } from '../../../../schema/accounts.ts';
import { allRows, unwrap } from '../../../http/pages/kit/client.ts';
import { keptSession, type Session } from '../../../http/pages/kit/session.ts';
import { endSession, forgetToken } from '../../../http/pages/page-token.js';
import { usePlace } from './address.ts';
import type { Source } from './check/messages.ts';
import { createWorker, isOffline, requests } from './environment.ts';
import { type Explorer, ExplorerContext } from './explorer-context.ts';
import { Frame } from './frame.tsx';
import { OpenLedger } from './open-ledger.ts';
import { useDrop } from './parts/files.tsx';
import { loadTail } from './tail.ts';
import { Families } from './views/sign-in/families.tsx';
import { OpenFile } from './views/sign-in/open-file.tsx';
import { SignIn } from './views/sign-in/sign-in.tsx';
import { WrongCodesNotice } from './views/sign-in/wrong-codes.tsx';
import { Names } from './words/names.ts';

/** Root of the page: signs in, chooses the ledger, and shows it. */
export function App() {
  const [session, setSession] = useState<Session>();
  const [isStarting, setStarting] = useState(!isOffline);
  const [file, setFile] = useState<File>();
  const [hasEnded, setEnded] = useState(false);
  /** Ends the session of a token. A late answer to an earlier session must not end the present one. */
  const onEnd = (token: string) => {
    forgetToken(token);
    setSession((present) => (present?.token === token ? undefined : present));
    setEnded(true);
  };
  useDrop('export', setFile);
  useEffect(() => {
    if (isOffline) return;
    keptSession({ ...requests, onEnd })
      // The kept token has ended, or the service is away: signing in shows which.
      .catch(() => undefined)
      .then((kept) => {
        setSession(kept);
        setStarting(false);
      });
  }, []);
  if (file) return <FileLedger file={file} onClose={() => setFile(undefined)} />;
  if (isOffline) return <OpenFile onFile={setFile} />;
  if (isStarting) return <p class="page-message">Loading …</p>;
  if (!session) return <SignIn hasEnded={hasEnded} onSession={setSession} onEnd={onEnd} onFile={setFile} />;
  const { wrongCodes } = session;
  if (wrongCodes)
    return (
      <WrongCodesNotice codes={wrongCodes} onRead={() => setSession({ ...session, wrongCodes: null })} />
    );
  const leave = () => {
    void endSession(session.token);
    setSession(undefined);
    setEnded(false);
  };
  return <ServiceLedger session={session} onSignOut={leave} />;
}

function FileLedger({ file, onClose }: { file: File; onClose: () => void }) {
  const explorer = useOpen(useMemo(() => ({ kind: 'file', file }), [file]));
  return (
    <ExplorerContext.Provider value={explorer}>
      <Frame onClose={onClose} />
    </ExplorerContext.Provider>
  );
}

function ServiceLedger({ session, onSignOut }: { session: Session; onSignOut: () => void }) {
  const { parameters } = usePlace();
  const familyId = familyOf(session.user, parameters.get('family'));
  if (familyId === undefined) return <Families session={session} onSignOut={onSignOut} />;
  return <FamilyLedger key={familyId} session={session} familyId={familyId} onSignOut={onSignOut} />;
}

/** Returns the family whose ledger the user may see; undefined if an administrator has not chosen one. */
function familyOf({ id, role, parentId }: User, asked: string | null): number | undefined {
  if (role === 'PARENT') return id;
  if (role === 'LEARNER') return parentId ?? undefined;
  return asked !== null && /^[1-9]\d{0,15}$/.test(asked) ? Number(asked) : undefined;
}

interface FamilyLedgerProps {
  session: Session;
  familyId: number;
  onSignOut: () => void;
}

function FamilyLedger({ session, familyId, onSignOut }: FamilyLedgerProps) {
  const { user, token } = session;
  const source = useMemo<Source>(() => {
    const learnerId = user.role === 'LEARNER' ? user.id : undefined;
    return { kind: 'service', token, familyId, learnerId };
  }, [session, familyId]);
  const explorer = useOpen(source, session);
  useEffect(() => {
    void loadNames(explorer, session, familyId);
    return loadTail(explorer, session);
  }, [explorer]);
  return (
    <ExplorerContext.Provider value={explorer}>
      <Frame onClose={onSignOut} />
    </ExplorerContext.Provider>
  );
}

/** Loads the names of learners and goals, and for a learner those of the parent and of administrators. Without them, views show ids. */
async function loadNames({ names }: Explorer, { user, api }: Session, familyId: number): Promise<void> {
  const query = user.role === 'ADMIN' ? { parentId: familyId } : {};
  const goals = allRows((page) => api.GET('/api/rewards', { params: { query: { ...query, ...page } } }));
  const lists = [Array.fromAsync(goals).then((list) => names.addGoals(list))];
  if (user.role !== 'LEARNER') {
    const learners = allRows((page) =>
      api.GET('/api/learners', { params: { query: { ...query, ...page } } }),
    );
    lists.push(Array.fromAsync(learners).then((list) => names.addLearners(list)));
  } else {
    const parent = api.GET('/api/learners/{id}/parent', { params: { path: { id: user.id } } });
    const sources = ['ADMIN_ADJUSTMENT', 'PARENT_BONUS'] as const;
    lists.push(
      parent.then(unwrap).then((person) => names.addPerson(person)),
      // The first page of each: administrators are few.
      ...sources.map(async (sourceType) => {
        const query = { sourceType, limit: 500 };
        const entries = unwrap(await api.GET('/api/points/history', { params: { query } }));
        for (const { actorId: id, actorName: name } of entries)
          if (name !== null) names.addPerson({ id, name });
      }),
    );
  }
  await Promise.allSettled(lists);
}

/** Opens a ledger, until the source changes or the view goes away. */
function useOpen(source: Source, session?: Session): Explorer {
  const [round, setRound] = useState(0);
  const explorer = useMemo<Explorer>(() => {
    const open = new OpenLedger(source, createWorker);
    const reload = () => setRound((number) => number + 1);
    return { session, open, names: new Names(open, session), reload };
  }, [source, round]);
  useEffect(() => () => explorer.open.close(), [explorer]);
  return explorer;
}
