import { setTimeout } from 'node:timers/promises';
import { createClient } from './database-client.ts';

/** Milliseconds before a lost connection reopens. */
const retryMs = 1_000;
/** Maximum wait for the server's answers while the connection starts. Silence later is normal. */
const silenceMs = 5_000;

/**
 * Listens to a channel on a dedicated connection, which reconnects after a failure. Notifications during a failure are
 * lost, so listeners must also poll. Returns a function that stops listening.
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
        await client.answerTo(client.prove());
        await client.answerTo(client.sql.unsafe(`LISTEN ${channel}`));
        await closed;
      } catch {
        // The code below reconnects. Until then, the listener polls.
      }
      signal.removeEventListener('abort', onClose);
      await client.end(1);
      // Rejects on abort, which the loop condition checks.
      await setTimeout(retryMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }
  const listening = keepListening();
  return () => {
    ending.abort();
    return listening;
  };
}
