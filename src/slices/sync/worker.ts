/** Thread that connects to replicas, so that a hostile replica cannot block the service. */
import { parentPort, workerData } from 'node:worker_threads';
import { createKeyring } from '../../base/envelope.ts';
import { loggedText } from '../../base/logged-error.ts';
import { isUnavailable } from '../../base/system-errors.ts';
import { createDatabasePool } from '../../db/database.ts';
import { Connections } from './kept-connections.ts';
import { claim } from './lease.ts';
import type { NotStarted, Order, Report, ThreadData } from './messages.ts';
import { decryptUrl } from './queries.ts';
import { endFaultyConnection } from './replica/replica-connection.ts';
import { createTurns, databaseSize } from './run-queue.ts';
import { type RunEnd, run } from './sync-run.ts';

/**
 * Maximum numbers of concurrent attempts to connect, of runs with a connection, and of large rounds. A family has at most two
 * places, and one of a large round. There are fewer large rounds than writers, so that small rounds never wait for them.
 */
const places = { connecting: 32, active: 64, large: 6 };
/** Milliseconds between heartbeats. If several are missing, the service restarts the thread. */
const beatMs = 500;

// `Thread` sets the data.
const { databaseUrl, owner, secretsKey, allowPrivate, connectMs, keepsConnections, tables } =
  workerData as ThreadData;
const database = createDatabasePool(databaseUrl, databaseSize);
const connections = new Connections({ allowPrivate, keepsConnections });
const keyring = createKeyring(secretsKey);
const turns = {
  connecting: createTurns(places.connecting, 2),
  active: createTurns(places.active, 2),
  large: createTurns(places.large, 1),
};
const stopping = new AbortController();
const runs = new Set<Promise<unknown>>();

// Ends one run instead of the thread, and so of all its runs.
process.on('uncaughtException', (error) => {
  if (!endFaultyConnection()) throw error;
});

const beats = setInterval(() => report({ type: 'beat' }), beatMs);
parentPort?.on('message', (order: Order) => {
  if (order.type === 'stop') {
    void stop();
    return;
  }
  const work = execute(order).then((end) => report({ type: 'ended', run: order.run, end }));
  runs.add(work);
  void work.finally(() => runs.delete(work));
});

async function execute(order: Order & { type: 'run' }): Promise<RunEnd | NotStarted> {
  const { run: number, key, isPush, from } = order;
  try {
    const lease = await claim(database, key, { owner, isPush, from });
    if (!lease) return { kind: 'taken' };
    const readUrl = () =>
      decryptUrl({ family_id: lease.familyId, id: lease.id, target_url: lease.encryptedUrl }, keyring);
    return await run({ database, connections, readUrl, tables, turns, connectMs }, lease, stopping.signal, {
      connected: () => report({ type: 'connected', run: number }),
      waits: (isWaiting) => report({ type: 'waits', run: number, isWaiting }),
    });
  } catch (error) {
    // Any other error is a fault of the program and ends the thread.
    if (!isUnavailable(error)) throw error;
    return { kind: 'abandoned', reason: loggedText(error) };
  }
}

async function stop(): Promise<void> {
  stopping.abort();
  await Promise.allSettled(runs);
  clearInterval(beats);
  await Promise.all([connections.close(), database.close()]);
  parentPort?.close();
}

function report(message: Report): void {
  parentPort?.postMessage(message);
}
