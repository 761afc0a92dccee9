import { randomUUID } from 'node:crypto';
import t, { type Test } from 'tap';
import { seedHistory } from '../../bench/seed.ts';
import type { Database } from '../../src/db/database.ts';
import { Connections } from '../../src/sync/connections.ts';
import { claim } from '../../src/sync/lease.ts';
import { type RunEnd, run } from '../../src/sync/run.ts';
import { Semaphore } from '../../src/sync/semaphore.ts';
import { parseTargetUrl } from '../../src/sync/target/url.ts';
import { idleSync } from '../helpers/app.ts';
import { startFamilies } from '../helpers/families.ts';
import { holdTimers } from '../helpers/timers.ts';
import { createTarget } from './copies.ts';
import { configure, untold } from './syncing.ts';

const time = holdTimers(t);
const { database, newFamily } = await startFamilies(t, { sync: idleSync });
const fiveMinutes = 5 * 60_000;

/** A place where a run is stopped, as it may be for any time, until a test lets it go on. */
class Stop {
  readonly #come = Promise.withResolvers<void>();
  readonly #go = Promise.withResolvers<void>();

  here(): Promise<void> {
    this.#come.resolve();
    return this.#go.promise;
  }

  /** Waits until the run is there. */
  get reached(): Promise<void> {
    return this.#come.promise;
  }

  leave(): void {
    this.#go.resolve();
  }
}

/**
 * Runs a configuration of a family whose round is a large one.
 * @param stops where it is stopped: each time before it gets a connection to our database
 */
async function begin(t: Test, stops: readonly Stop[], large: Semaphore) {
  const { parent, learner } = await newFamily();
  await seedHistory(database, { familyId: parent.id, learnerId: learner.id, rewardId: '' }, 1_000);
  const { targetUrl } = await createTarget(t);
  const id = await configure(parent, targetUrl, false);
  const lease = await claim(database, { familyId: parent.id, id }, randomUUID(), true);
  if (!lease) throw new Error('there is nothing to claim');
  const left = [...stops];
  const stopped: Database = {
    ...database,
    async snapshot(work) {
      await left.shift()?.here();
      return database.snapshot(work);
    },
  };
  const connections = new Connections({ allowPrivate: true, keepsConnections: false });
  const context = { database: stopped, connections, readUrl: () => parseTargetUrl(targetUrl), large };
  const end: Promise<RunEnd> = run(context, lease, new AbortController().signal, untold);
  t.teardown(() => Promise.all([connections.close(), ...stops.map((stop) => stop.leave())]));
  const state = async () =>
    (await database.sql`SELECT sync_status, lease_owner FROM sync_configs WHERE id = ${id}`)[0];
  return { end, state };
}

/** Places of which all are taken; tells when somebody waits. */
class Full extends Semaphore {
  readonly #waits = Promise.withResolvers<void>();

  constructor() {
    super(0);
  }

  get waitedFor(): Promise<void> {
    return this.#waits.promise;
  }

  override acquire(signal?: AbortSignal): Promise<void> {
    this.#waits.resolve();
    return super.acquire(signal);
  }
}

t.test('a run may take five minutes, and has failed by its time then', async (t) => {
  const [inTime, late] = [new Stop(), new Stop()];
  const first = await begin(t, [inTime], new Semaphore(1));
  await inTime.reached;
  time.pass(fiveMinutes - 1);
  inTime.leave();
  t.match(await first.end, { kind: 'completed' });

  const second = await begin(t, [late], new Semaphore(1));
  await late.reached;
  time.pass(fiveMinutes);
  t.match(await second.end, { kind: 'failed', cause: 'timeout' });
  t.match(await second.state(), { sync_status: 'FAILED', lease_owner: null });
});

t.test(
  'a run that only waits for its place for five minutes is given back, and has not failed',
  async (t) => {
    const full = new Full();
    const { end, state } = await begin(t, [], full);
    await full.waitedFor;
    time.pass(fiveMinutes);
    t.match(await end, { kind: 'abandoned', reason: 'too many large rounds were before it' });
    t.match(await state(), { sync_status: 'IN_PROGRESS', lease_owner: null });
  },
);

t.test('a run that has waited for its place has its five minutes from there', async (t) => {
  for (const [ms, end] of [
    [fiveMinutes - 1, { kind: 'completed' }],
    [fiveMinutes, { kind: 'failed', cause: 'timeout' }],
  ] as const) {
    const full = new Full();
    const [unstopped, stop] = [new Stop(), new Stop()];
    unstopped.leave();
    const running = await begin(t, [unstopped, stop], full);
    await full.waitedFor;
    time.pass(fiveMinutes - 1);
    full.release();
    await stop.reached;
    time.pass(ms);
    if (end.kind === 'completed') stop.leave();
    t.match(await running.end, end);
  }
});
