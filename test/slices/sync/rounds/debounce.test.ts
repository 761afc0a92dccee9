import t from 'tap';
import { connect } from '../../../helpers/database/connection.ts';
import { createDatabase } from '../../../helpers/database/database.ts';
import { createReward, expectStatus } from '../../../helpers/families/client.ts';
import { startFamilies } from '../../../helpers/families/families.ts';
import { holdTimers } from '../../../helpers/timers.ts';
import { until } from '../../../helpers/until.ts';
import { createReplica, replicaFaults } from '../replicas.ts';
import { configure, createTestSync, untilReplicated, untilStatus } from '../syncing.ts';

const time = holdTimers(t);
const databaseUrl = await createDatabase(t);
// Not started, so that it reacts to hints alone.
const { sync } = await createTestSync(t, databaseUrl);
const { newFamily } = await startFamilies(t, { databaseUrl, services: { sync } });

t.test('copies changes within 100 ms together', async (t) => {
  const { parent } = await newFamily();
  const { url, replicaUrl } = await createReplica(t);
  const [here, there] = [connect(databaseUrl), connect(url)];
  t.teardown(() => Promise.all([here.end(), there.end()]));
  const id = await configure(parent, replicaUrl);
  const change = async () => {
    await createReward(parent);
    sync.changed(parent.id);
  };
  const catchUp = async () => {
    await until('the replica is complete', async () => {
      time.pass(100);
      return (await replicaFaults(here, there, parent.id)).length === 0;
    });
    await untilStatus(parent, id, 'COMPLETED');
  };
  await catchUp();
  // Starts the thread that handles runs after the first one.
  await change();
  await catchUp();
  const { parent: another } = await newFamily();
  const pushed = await configure(another, replicaUrl, false);
  time.pass(100);
  const [{ fence = Number.NaN } = {}] = await here`SELECT fence::int FROM sync_configs WHERE id = ${id}`;
  /** Counts runs; each takes the next fence. */
  const runs = async () =>
    (await here`SELECT fence::int - ${fence} AS runs FROM sync_configs WHERE id = ${id}`)[0]?.['runs'];

  for (const window of [0, 1]) {
    for (let changes = 0; changes < 3; changes++) {
      await change();
      time.pass(33);
    }
    // Takes longer than the start of a run.
    await expectStatus(200, another.post(`/api/sync-configs/${pushed}/push`));
    await untilStatus(another, pushed, 'COMPLETED');
    t.equal(await runs(), window, 'no run starts before 100 ms');
    time.pass(1);
    await untilReplicated(here, there, parent.id);
    t.equal(await runs(), window + 1);
  }
});
