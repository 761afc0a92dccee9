import type { ServerResponse } from 'node:http';
import { LoggableError } from '../db/logged-error.ts';
import type { App } from './app-types.ts';

/**
 * Returns a function that closes the server: pending requests finish, and their connections close afterwards. It rejects
 * if it had to cut requests after the time limit.
 */
export function createDrain(app: App, limitMs = 10_000): () => Promise<void> {
  const pending = new Set<ServerResponse>();
  app.server.on('request', (_request, response: ServerResponse) => {
    pending.add(response);
    response.once('close', () => pending.delete(response));
  });
  return async () => {
    for (const response of pending) response.shouldKeepAlive = false;
    let cut = 0;
    const timeout = setTimeout(() => {
      cut = pending.size;
      app.server.closeAllConnections();
    }, limitMs);
    await app.close();
    clearTimeout(timeout);
    if (cut > 0) throw new LoggableError(`${cut} requests did not end within ${limitMs} ms and were cut.`);
  };
}
