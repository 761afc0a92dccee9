import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../../http/pages/kit/use-loaded.ts';
import { Show } from '../../../parts/loading.tsx';
import { Screen } from '../../../parts/screen.tsx';
import { useChild } from '../../../state/session.ts';

/** First view of a child. */
export function ChildHome() {
  const { api, learnerId } = useChild();
  const home = useLoaded(
    async (signal) =>
      unwrap(await api.GET('/api/points/balance', { params: { query: { learnerId } }, signal })),
    [api],
  );
  return (
    <Screen title="Home">
      <Show of={home}>{({ balance }) => <p>{balance}</p>}</Show>
    </Screen>
  );
}
