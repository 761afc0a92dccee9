import { randomUUID } from 'node:crypto';
import t, { type Test } from 'tap';
import { seedHistory } from '../../../bench/seed.ts';
import type { FairQueue } from '../../../src/base/fair-queue.ts';
import type { Database } from '../../../src/db/database.ts';
import { registry } from '../../../src/service/app.ts';
import { Connections } from '../../../src/slices/sync/kept-connections.ts';
import { claim } from '../../../src/slices/sync/lease.ts';
import { parseReplicaUrl } from '../../../src/slices/sync/replica/url.ts';
import { createTurns } from '../../../src/slices/sync/run-queue.ts';
import { type RunEnd, run } from '../../../src/slices/sync/sync-run.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { holdTimers } from '../../helpers/timers.ts';
import { idleSync } from './idle.ts';
import { createReplica } from './replicas.ts';
import { configure, createFullQueue, createRunTurns, noEvents } from './syncing.ts';

const time = holdTimers(t);
const { database, newFamily } = await startFamilies(t, { services: { sync: idleSync } });
const fiveMinutes = 5 * 60_000;

/** Point where a run pauses until the test lets it continue. */
class Pause {
  readonly #reached = Promise.withResolvers<void>();
  readonly #left = Promise.withResolvers<void>();

  here(): Promise<void> {
    this.#reached.resolve();
    return this.#left.promise;
  }

  /** Resolves when the run pauses. */
  get reached(): Promise<void> {
    return this.#reached.promise;
  }

  leave(): void {
    this.#left.resolve();
  }
}

/**
 * Runs a configuration with a large round.
 * @param pauses one for each time before the run gets a connection to our database
 */
async function begin(t: Test, pauses: readonly Pause[], large: FairQueue) {
  const { parent, learner } = await newFamily();
  await seedHistory(database, { familyId: parent.id, learnerId: learner.id, rewardId: '' }, 1_000);
  const { replicaUrl } = await createReplica(t);
  const id = await configure(parent, replicaUrl, false);
  const lease = await claim(database, { familyId: parent.id, id }, { owner: randomUUID(), isPush: true });
  if (!lease) throw new Error('nothing to claim');
  const remaining = [...pauses];
  const pausing: Database = {
    ...database,
    async snapshot(work) {
      await remaining.shift()?.here();
      return database.snapshot(work);
    },
  };
  const connections = new Connections({ allowPrivate: true, keepsConnections: false });
  const context = {
    database: pausing,
    connections,
    readUrl: () => parseReplicaUrl(replicaUrl),
    tables: registry.replicaTables,
    turns: createRunTurns(large),
    connectMs: 5_000,
  };
  const end: Promise<RunEnd> = run(context, lease, new AbortController().signal, noEvents);
  t.teardown(() => Promise.all([connections.close(), ...pauses.map((pause) => pause.leave())]));
  const state = async () =>
    (await database.sql`SELECT sync_status, lease_owner FROM sync_configs WHERE id = ${id}`)[0];
  return { end, state };
}

t.test('fails a run after five minutes', async (t) => {
  const [inTime, late] = [new Pause(), new Pause()];
  const first = await begin(t, [inTime], createTurns(1, 1));
  await inTime.reached;
  time.pass(fiveMinutes - 1);
  inTime.leave();
  t.match(await first.end, { kind: 'completed' });

  const second = await begin(t, [late], createTurns(1, 1));
  await late.reached;
  time.pass(fiveMinutes);
  t.match(await second.end, { kind: 'failed', cause: 'timeout' });
  t.match(await second.state(), { sync_status: 'FAILED', lease_owner: null });
});

t.test('abandons a run without a failure after it has waited five minutes in the queue', async (t) => {
  const { large, waitedFor } = createFullQueue();
  const { end, state } = await begin(t, [], large);
  await waitedFor;
  time.pass(fiveMinutes);
  t.match(await end, { kind: 'abandoned', reason: 'too many runs were ahead in the queue' });
  t.match(await state(), { sync_status: 'IN_PROGRESS', lease_owner: null });
});

t.test('allows a run five minutes after its wait in the queue', async (t) => {
  for (const [ms, end] of [
    [fiveMinutes - 1, { kind: 'completed' }],
    [fiveMinutes, { kind: 'failed', cause: 'timeout' }],
  ] as const) {
    const { large, waitedFor, release } = createFullQueue();
    const [skipped, pause] = [new Pause(), new Pause()];
    skipped.leave();
    const running = await begin(t, [skipped, pause], large);
    await waitedFor;
    time.pass(fiveMinutes - 1);
    release();
    await pause.reached;
    time.pass(ms);
    if (end.kind === 'completed') pause.leave();
    t.match(await running.end, end);
  }
});
