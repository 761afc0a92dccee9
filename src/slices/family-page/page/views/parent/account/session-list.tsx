import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../../http/pages/kit/use-loaded.ts';
import { ActionButton, useAction } from '../../../parts/action.tsx';
import { Show } from '../../../parts/loading.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { formatTime, texts } from '../../../texts/texts.ts';

interface SessionListProps {
  learnerId?: number;
  /** Changes when sessions may have ended elsewhere on the page. */
  mark?: unknown;
}

/** Devices on which the parent, or a child, is signed in. */
export function SessionList({ learnerId, mark }: SessionListProps) {
  const { api } = useAdult();
  const words = texts.sessions;
  const query = learnerId === undefined ? {} : { learnerId };
  const sessions = useLoaded(
    async (signal) => unwrap(await api.GET('/api/sessions', { params: { query }, signal })),
    [api, learnerId],
    [mark],
  );
  const { reload } = sessions;
  return (
    <Show of={sessions} onRetry={reload}>
      {(list) => (
        <>
          {list.length === 0 && <p class="soft">{words.none}</p>}
          <ul class="plain-list">
            {list.map((session) => (
              <SessionRow key={session.id} session={session} onEnded={reload} />
            ))}
          </ul>
        </>
      )}
    </Show>
  );
}

function SessionRow({ session, onEnded }: { session: Schemas['Session']; onEnded: () => void }) {
  const { api } = useAdult();
  const words = texts.sessions;
  const { id, createdAt, expiresAt, isCurrent, isHandedOver } = session;
  const end = useAction(async () => {
    unwrap(await api.DELETE('/api/sessions/{id}', { params: { path: { id } } }));
    onEnded();
    return words.ended;
    // One that has ended elsewhere is no longer in the list.
  }, onEnded);
  return (
    <li class="line spread">
      <span>
        {words.since(formatTime(createdAt))}{' '}
        {isCurrent && <span class="badge badge-green">{words.current}</span>}
        {isHandedOver && <span class="badge">{words.handedOver}</span>}
        <br />
        <span class="soft small">{words.until(formatTime(expiresAt))}</span>
      </span>
      {!isCurrent && <ActionButton of={end}>{words.end}</ActionButton>}
    </li>
  );
}
