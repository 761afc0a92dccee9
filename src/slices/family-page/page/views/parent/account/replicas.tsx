import { useEffect } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../../http/pages/kit/use-loaded.ts';
import { ActionButton, ActionForm, textIn, useAction } from '../../../parts/action.tsx';
import { Show } from '../../../parts/loading.tsx';
import { Progress } from '../../../parts/progress.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { formatTime, texts } from '../../../texts/texts.ts';

/** Milliseconds between two looks at a copy that runs. */
const lookMs = 2000;

/** Databases of the family's own that follow its data. */
export function Replicas() {
  const { api } = useAdult();
  const words = texts.replicas;
  const configs = useLoaded(async (signal) => unwrap(await api.GET('/api/sync-configs', { signal })), [api]);
  const { value, reload } = configs;
  const isRunning = value?.some(({ syncStatus }) => syncStatus === 'IN_PROGRESS') ?? false;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(reload, lookMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <>
      <p class="soft">{words.lead}</p>
      <Show of={configs} onRetry={reload}>
        {(list) => (
          <ul class="plain-list">
            {list.map((config) => (
              <Replica key={config.id} config={config} onChanged={reload} />
            ))}
          </ul>
        )}
      </Show>
      <AddReplica onAdded={reload} />
    </>
  );
}

function Replica({ config, onChanged }: { config: Schemas['SyncConfig']; onChanged: () => void }) {
  const { api } = useAdult();
  const words = texts.replicas;
  const { id, targetDbUrl, continuousSync, syncStatus, lastSyncAt, errorMessage, rowsDone, rowsTotal } =
    config;
  const params = { path: { id } };
  const push = useAction(async () => {
    unwrap(await api.POST('/api/sync-configs/{id}/push', { params }));
    onChanged();
    return undefined;
  });
  const remove = useAction(async () => {
    unwrap(await api.DELETE('/api/sync-configs/{id}', { params }));
    onChanged();
    return words.removed;
  });
  return (
    <li>
      <p>
        <code>{targetDbUrl}</code>
      </p>
      <p>
        <span class={`badge ${syncStatus === 'FAILED' ? 'badge-red' : 'badge-green'}`}>
          {words.status[syncStatus]}
        </span>{' '}
        {continuousSync ? words.continuous : words.once}
        {lastSyncAt && ` ${words.last(formatTime(lastSyncAt))}`}
      </p>
      {errorMessage && <p class="error">{errorMessage}</p>}
      {rowsTotal !== null && (
        <Progress value={rowsDone ?? 0} max={rowsTotal} label={words.progress} hasNumbers />
      )}
      <div class="buttons">
        <ActionButton of={push}>{words.push}</ActionButton>
        <ActionButton of={remove} class="danger">
          {words.remove}
        </ActionButton>
      </div>
    </li>
  );
}

function AddReplica({ onAdded }: { onAdded: () => void }) {
  const { api } = useAdult();
  const words = texts.replicas;
  async function add(fields: FormData): Promise<string> {
    const body = { targetDbUrl: textIn(fields, 'url'), continuousSync: fields.has('continuous') };
    unwrap(await api.POST('/api/sync-configs', { body }));
    onAdded();
    return words.added;
  }
  return (
    <details>
      <summary>{words.addTitle}</summary>
      <ActionForm submit={words.add} run={add} resets>
        <label>
          {words.url}
          <small>{words.urlHint}</small>
          {/* It holds a password. */}
          <input name="url" type="password" autocomplete="off" maxLength={2000} required />
        </label>
        <label class="check">
          <input name="continuous" type="checkbox" defaultChecked /> {words.continuousChoice}
        </label>
      </ActionForm>
    </details>
  );
}
