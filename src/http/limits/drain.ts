import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurnHere, setTimeout as pause } from 'node:timers/promises';
import { LoggableError } from '../../base/logged-error.ts';
import type { App } from '../app-types.ts';

const defaults = {
  /** Time in which the service still accepts connections, although it is no longer ready. */
  delayMs: 0,
  /** Time limit for running requests. */
  limitMs: 10_000,
  /** Time in which idle connections stay open: a client may just be sending its next request. */
  idleMs: 1_000,
  /** Turn of the event loop in which the process accepts a connection that waits: in a worker, the primary accepts it. */
  nextTurn: (): Promise<unknown> => nextTurnHere(),
  /** Called when the process accepts no more connections. */
  onStopListening: (): void => {},
};

/** Maximum number of connections that wait, by Node's default. */
const backlog = 511;

/**
 * Returns a function that closes the server. The service is no longer ready at once, and stops listening after a delay. It answers
 * what arrives on open connections, which close afterwards. It rejects if it had to cut requests after the time limit.
 */
export function createDrain(app: App, given: Partial<typeof defaults> = {}): () => Promise<void> {
  const { delayMs, limitMs, idleMs, nextTurn, onStopListening } = { ...defaults, ...given };
  const { server } = app;
  // No Set: while its members change all the time, V8 copies it into new tables. Each old one refers to the next and to responses,
  // and all stay until a major collection.
  const pending: (ServerResponse | undefined)[] = [];
  const free: number[] = [];
  let isDraining = false;
  // Before the handler, which may write the headers at once.
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isDraining) response.shouldKeepAlive = false;
    const slot = free.pop() ?? pending.length;
    pending[slot] = response;
    response.once('close', () => {
      pending[slot] = undefined;
      free.push(slot);
    });
  });
  return async () => {
    isDraining = true;
    app.isStopping = true;
    for (const response of pending) if (response) response.shouldKeepAlive = false;
    await pause(delayMs, undefined, { ref: false });
    let cut = 0;
    // Fastify takes some turns before it calls this.
    const close = server.close.bind(server);
    server.close = (done) => {
      void acceptWaiting(server, nextTurn).then(() => {
        close(done);
        onStopListening();
      });
      return server;
    };
    const closeIdle = server.closeIdleConnections.bind(server);
    // Fastify and Node close idle connections as soon as the server stops listening.
    server.closeIdleConnections = () => {};
    const timers = [
      // Requests may have arrived that the process has not read.
      setTimeout(() => setImmediate(closeIdle), idleMs),
      setTimeout(() => {
        cut = pending.length - free.length;
        server.closeAllConnections();
      }, limitMs),
    ];
    await app.close();
    for (const timer of timers) clearTimeout(timer);
    if (cut > 0) throw new LoggableError(`${cut} requests did not end within ${limitMs} ms and were cut.`);
  };
}

/**
 * Accepts the connections that wait for the process, as on a loaded machine. They would get a reset when it stops listening. Each
 * turn of the event loop accepts one.
 */
async function acceptWaiting(server: Server, nextTurn: () => Promise<unknown>): Promise<void> {
  let isWaiting = true;
  const note = () => {
    isWaiting = true;
  };
  server.on('connection', note);
  for (let turn = 0; isWaiting && turn < backlog; turn++) {
    isWaiting = false;
    await nextTurn();
  }
  server.off('connection', note);
}
