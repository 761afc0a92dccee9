import { type Client, type ClientLimits, createClient, defaultIdleMs } from './database-client.ts';

/** Ends a connection after a time without use. Nobody can send it another statement, as it leaves its pool in the same turn. */
export function endAfterIdle(
  client: Client,
  { idleMs = defaultIdleMs }: ClientLimits,
  isUnused: () => boolean,
): void {
  const check = () => {
    if (!client.isAlive()) return;
    const leftMs = isUnused() ? idleMs - client.idleMs() : idleMs;
    if (leftMs <= 0) void client.end(5);
    else setTimeout(check, leftMs).unref();
  };
  setTimeout(check, idleMs).unref();
}

/** Creates connections that reject writes outside of a transaction, and keeps the unused ones. */
export function createIdleConnections(url: string, limits: ClientLimits) {
  const idle: Client[] = [];
  const all = new Set<Client>();

  /** Returns a connection, the last one that was put back if there is one. @throws IdleLost if that had ended */
  async function take(): Promise<Client> {
    const client = takeIdle() ?? create();
    try {
      await client.answerTo(client.prove());
      return client;
    } catch (error) {
      putBack(client, false);
      throw error;
    }
  }

  function create(): Client {
    const settings = { default_transaction_read_only: 'on' };
    const client = createClient(url, { ...limits, settings });
    all.add(client);
    endAfterIdle(client, limits, () => idle.includes(client));
    return client;
  }

  /** Returns an idle connection that is still open; PostgreSQL or the network may have closed the others. */
  function takeIdle(): Client | undefined {
    const client = idle.pop();
    if (!client || client.isAlive()) return client;
    all.delete(client);
    return takeIdle();
  }

  function putBack(client: Client, isClean: boolean): void {
    if (isClean && client.isAlive()) {
      idle.push(client);
      return;
    }
    all.delete(client);
    if (client.isAlive()) void client.end(0);
  }

  return { take, putBack, close: () => Promise.all([...all].map((client) => client.end(5))) };
}
