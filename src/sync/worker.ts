/** A thread in which targets are dealt with: what one of them does to it, the service does not feel. */
import { parentPort, workerData } from 'node:worker_threads';
import { connectDatabase } from '../db/database.ts';
import { isUnavailable } from '../db/errors.ts';
import { Connections } from './connections.ts';
import { openKeyring } from './envelope.ts';
import { claim } from './lease.ts';
import type { NotBegun, Order, Report, ThreadData } from './messages.ts';
import { targetOf } from './queries.ts';
import { type RunEnd, run } from './run.ts';
import { Semaphore } from './semaphore.ts';

/**
 * What is run at once shares these connections. One that waits for a parent's lock must not hold up all others. A snapshot
 * is taken by one of the second kind: for milliseconds where there is little to copy, otherwise for as long as the target
 * takes.
 */
const databaseSize = { readers: 2, writers: 8 };
/**
 * So many of them may be held for as long as that. More than a family has targets, so that one family with slow ones cannot
 * have them all; and fewer than there are, so that what has little to copy never waits for what has much.
 */
const largeRounds = 6;
/** The service takes a thread that is silent for several of these for stuck. */
const beatMs = 500;

// The service starts it with these.
const { databaseUrl, owner, secretsKey, allowPrivate, keepsConnections } = workerData as ThreadData;
const database = connectDatabase(databaseUrl, databaseSize);
const connections = new Connections({ allowPrivate, keepsConnections });
const keyring = openKeyring(secretsKey);
const large = new Semaphore(largeRounds);
const stopping = new AbortController();
const underWay = new Set<Promise<unknown>>();

const beats = setInterval(() => report({ type: 'beat' }), beatMs);
parentPort?.on('message', (order: Order) => {
  if (order.type === 'stop') {
    void stop();
    return;
  }
  const work = carryOut(order).then((end) => report({ type: 'ended', run: order.run, end }));
  underWay.add(work);
  void work.finally(() => underWay.delete(work));
});

async function carryOut({ run: number, key, isPush }: Order & { type: 'run' }): Promise<RunEnd | NotBegun> {
  try {
    const lease = await claim(database, key, owner, isPush);
    if (!lease) return { kind: 'taken' };
    const readUrl = () =>
      targetOf({ family_id: lease.familyId, id: lease.id, target_url: lease.targetUrl }, keyring);
    return await run({ database, connections, readUrl, large }, lease, stopping.signal, {
      connected: () => report({ type: 'connected', run: number }),
      waits: (isWaiting) => report({ type: 'waits', run: number, isWaiting }),
    });
  } catch (error) {
    // What is no trouble of the connection is a fault of the program, and ends the thread.
    if (!isUnavailable(error)) throw error;
    return { kind: 'abandoned', reason: String(error) };
  }
}

async function stop(): Promise<void> {
  stopping.abort();
  await Promise.allSettled(underWay);
  clearInterval(beats);
  await Promise.all([connections.close(), database.close()]);
  parentPort?.close();
}

function report(message: Report): void {
  parentPort?.postMessage(message);
}
