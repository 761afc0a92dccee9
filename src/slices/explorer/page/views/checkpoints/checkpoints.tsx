import './checkpoints.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LedgerCheckpoint } from '../../../../../../schema/audit.ts';
import { type Api, allRows, messageOf } from '../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../http/pages/kit/use-loaded.ts';
import { useExplorer } from '../../explorer-context.ts';
import { useFollower } from '../../follow.ts';
import type { EventRow, Signed } from '../../model/model.ts';
import { formatMoment, formatNumber } from '../../words/number-format.ts';
import { CheckpointList } from './checkpoint-list.tsx';
import { KeptProof } from './kept-proof.tsx';
import { LogKeys } from './log-keys.tsx';
import { LogPicture } from './log-picture.tsx';

/** Signed states of the log, each verified here, with gaps, keys, and the proof that this browser keeps. */
export function Checkpoints() {
  const { open, session } = useExplorer();
  return (
    <>
      <SignedNow signed={open.check.signed} />
      {session ? (
        <LogOfService api={session.api} />
      ) : (
        <p class="note">
          An export has no checkpoints. Drop a kept proof on this page: this browser then checks the signature
          in it, and whether the ledger continues it.
        </p>
      )}
      <KeptProof />
    </>
  );
}

/** The checkpoint that signs this ledger, which the verification in the header has checked. */
function SignedNow({ signed }: { signed: Signed | undefined }) {
  const { open } = useExplorer();
  if (!signed)
    return (
      <p class="empty">
        No verified signature covers this ledger{open.check.phase === 'done' ? '' : ' yet'}.
      </p>
    );
  return (
    <section class="card" aria-labelledby="signed-now">
      <h3 id="signed-now">What is signed</h3>
      <dl class="facts">
        <dt>Signed up to</dt>
        <dd>
          event {formatNumber(signed.upTo)} of {formatNumber(open.total)}
        </dd>
        <dt>Log</dt>
        <dd>
          {signed.origin}, {formatNumber(signed.size)} events of all families
        </dd>
        <dt>Root</dt>
        <dd>
          <code>{signed.root}</code>
        </dd>
        <dt>Key</dt>
        <dd>
          <code>{signed.publicKey}</code>
          <br />
          <span class="soft small">{keyWords[signed.key]}</span>
        </dd>
        {signed.at !== undefined && (
          <>
            <dt>Time</dt>
            <dd>{formatMoment(signed.at)}, as the service states it</dd>
          </>
        )}
      </dl>
    </section>
  );
}

const keyWords: Readonly<Record<Signed['key'], string>> = {
  first: 'This browser sees the key for the first time. Compare it with the one that the operator gives you.',
  pinned: 'This browser knows the key from an earlier check.',
  followed: 'The key that this browser knows signed that this one follows it.',
};

/** Times of events, oldest first, without those that a learner does not see. */
class EventTimes {
  readonly times: number[] = [];
  add({ time }: EventRow): void {
    if (!Number.isNaN(time)) this.times.push(time);
  }
}

function LogOfService({ api }: { api: Api }) {
  const { open } = useExplorer();
  const keys = useLoaded(
    (signal) =>
      Array.fromAsync(
        allRows((page) =>
          api.GET('/api/ledger/keys', { params: { query: { limit: pageSize, ...page } }, signal }),
        ),
      ),
    [open],
  );
  const { list, isLoading, hasMore, fault, loadMore } = useCheckpoints(api);
  const { times } = useFollower(open, () => new EventTimes());
  const checkpointTimes = useMemo(() => list.map(({ createdAt }) => Date.parse(createdAt)).reverse(), [list]);
  return (
    <>
      {list.length > 0 && <LogPicture checkpoints={checkpointTimes} events={times} isWhole={!hasMore} />}
      <CheckpointList list={list} keys={keys.value} />
      {isLoading && <p class="empty">Loading checkpoints …</p>}
      {fault && (
        <p role="alert" class="error">
          {fault}
        </p>
      )}
      {hasMore && !isLoading && (
        <p class="buttons">
          <button type="button" onClick={loadMore}>
            Load older checkpoints
          </button>
        </p>
      )}
      <LogKeys keys={keys} />
    </>
  );
}

/** Loads the checkpoints of the log in pages of 500, newest first, from the start when the ledger is read again. */
function useCheckpoints(api: Api) {
  const { open } = useExplorer();
  const [list, setList] = useState<readonly LedgerCheckpoint[]>([]);
  const [state, setState] = useState({ isLoading: true, hasMore: true, fault: '' });
  const pages = useRef<AsyncGenerator<LedgerCheckpoint>>(undefined);
  async function loadMore() {
    const from = pages.current;
    if (!from) return;
    setState({ isLoading: true, hasMore: true, fault: '' });
    const page: LedgerCheckpoint[] = [];
    try {
      let next = await from.next();
      while (!next.done && page.push(next.value) < pageSize) next = await from.next();
      if (pages.current !== from) return;
      setList((before) => [...before, ...page]);
      setState({ isLoading: false, hasMore: !next.done, fault: '' });
    } catch (error) {
      if (pages.current !== from) return;
      setState({ isLoading: false, hasMore: false, fault: messageOf(error) });
    }
  }
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    pages.current = allRows((page) =>
      api.GET('/api/ledger/checkpoints', { params: { query: { limit: pageSize, ...page } }, signal }),
    );
    setList([]);
    void loadMore();
    return () => {
      pages.current = undefined;
      leaving.abort();
    };
  }, [api, open]);
  return { list, ...state, loadMore };
}

const pageSize = 500;
