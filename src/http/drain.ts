import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { LoggableError } from '../db/logged-error.ts';
import type { App } from './app-types.ts';

const defaults = {
  /** Time in which the service still accepts connections, although it is not ready any more. */
  delayMs: 0,
  /** Time limit for running requests. */
  limitMs: 10_000,
  /** Time in which idle connections stay open: a client may just be sending its next request. */
  idleMs: 1_000,
};

/**
 * Returns a function that closes the server. The service is not ready any more at once, and stops listening after a delay. It
 * answers what comes on open connections, which close afterwards. It rejects if it had to cut requests after the time limit.
 */
export function createDrain(app: App, given: Partial<typeof defaults> = {}): () => Promise<void> {
  const { delayMs, limitMs, idleMs } = { ...defaults, ...given };
  const { server } = app;
  const pending = new Set<ServerResponse>();
  let isDraining = false;
  // Before the handler, which may write the headers at once.
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isDraining) response.shouldKeepAlive = false;
    pending.add(response);
    response.once('close', () => pending.delete(response));
  });
  return async () => {
    isDraining = true;
    app.isStopping = true;
    for (const response of pending) response.shouldKeepAlive = false;
    await pause(delayMs, undefined, { ref: false });
    // On a loaded machine, timers can run before the process reads what has arrived. The next turn accepts waiting connections and
    // reads requests of idle ones, which would otherwise get a reset.
    await nextTurn();
    let cut = 0;
    const closeIdle = server.closeIdleConnections.bind(server);
    // Fastify and Node close idle connections as soon as the server stops listening.
    server.closeIdleConnections = () => {};
    const timers = [
      setTimeout(() => setImmediate(closeIdle), idleMs),
      setTimeout(() => {
        cut = pending.size;
        server.closeAllConnections();
      }, limitMs),
    ];
    await app.close();
    for (const timer of timers) clearTimeout(timer);
    if (cut > 0) throw new LoggableError(`${cut} requests did not end within ${limitMs} ms and were cut.`);
  };
}
