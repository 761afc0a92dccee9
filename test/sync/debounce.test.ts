import t from 'tap';
import { createReward, expectStatus } from '../helpers/client.ts';
import { connect } from '../helpers/connection.ts';
import { createDatabase } from '../helpers/database.ts';
import { startFamilies } from '../helpers/families.ts';
import { holdTimers } from '../helpers/timers.ts';
import { until } from '../helpers/until.ts';
import { copyFaults, createTarget } from './copies.ts';
import { configure, openTestSync, untilCopied, untilStatus } from './syncing.ts';

const time = holdTimers(t);
const databaseUrl = await createDatabase(t);
// Not started: it goes by the hints that it is given, and does not look by itself.
const { sync } = openTestSync(t, databaseUrl);
const { newFamily } = await startFamilies(t, { databaseUrl, sync });

t.test('changes within 100 ms of the first of them are copied together then, and not before', async (t) => {
  const { parent } = await newFamily();
  const { url, targetUrl } = await createTarget(t);
  const [here, there] = [connect(databaseUrl), connect(url)];
  t.teardown(() => Promise.all([here.end(), there.end()]));
  const id = await configure(parent, targetUrl);
  const change = async () => {
    await createReward(parent);
    sync.changed(parent.id);
  };
  const catchUp = async () => {
    await until('the copy is complete', async () => {
      time.pass(100);
      return (await copyFaults(here, there, parent.id)).length === 0;
    });
    await untilStatus(parent, id, 'COMPLETED');
  };
  await catchUp();
  // What follows the first copy has another thread, which is there from now on.
  await change();
  await catchUp();
  const { parent: another } = await newFamily();
  const pushed = await configure(another, targetUrl, false);
  time.pass(100);
  const [{ fence = Number.NaN } = {}] = await here`SELECT fence::int FROM sync_configs WHERE id = ${id}`;
  /** Each run has taken the number behind that of the run before. */
  const runs = async () =>
    (await here`SELECT fence::int - ${fence} AS runs FROM sync_configs WHERE id = ${id}`)[0]?.['runs'];

  for (const window of [0, 1]) {
    for (let changes = 0; changes < 3; changes++) {
      await change();
      time.pass(33);
    }
    // Takes longer than a run would need to begin.
    await expectStatus(200, another.post(`/api/sync-configs/${pushed}/push`));
    await untilStatus(another, pushed, 'COMPLETED');
    t.equal(await runs(), window, 'after 99 ms none has begun');
    time.pass(1);
    await untilCopied(here, there, parent.id);
    t.equal(await runs(), window + 1);
  }
});
