import { setTimeout } from 'node:timers/promises';
import { createClient } from './client.ts';

/** How often a connection that was lost is made anew. */
const retryMs = 1_000;
/** How long the server may take to answer; that nothing is told afterwards is nothing out of the ordinary. */
const silenceMs = 5_000;

/**
 * Listens to a channel on a connection of its own, which is made anew when it is lost. What is sent meanwhile is lost
 * too: who listens has to look for itself as well.
 *
 * @returns what ends it
 */
export function listen(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      const onClose = () => resolve();
      signal.addEventListener('abort', onClose);
      const client = createClient(url, { silenceMs, listener: { onNotify: onPayload, onClose } });
      try {
        await client.answerTo(client.ready);
        await client.answerTo(client.sql.unsafe(`LISTEN ${channel}`));
        await closed;
      } catch {
        // It is tried again; meanwhile, and where it never works, the listener looks for itself.
      }
      signal.removeEventListener('abort', onClose);
      await client.end(1);
      // Rejects where it is to end, which the loop sees for itself.
      await setTimeout(retryMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }
  const listening = keepListening();
  return () => {
    ending.abort();
    return listening;
  };
}
