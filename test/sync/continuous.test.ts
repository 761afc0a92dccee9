import t from 'tap';
import { createReward, expectStatus } from '../helpers/client.ts';
import { connect } from '../helpers/connection.ts';
import { addLearner } from '../helpers/learners.ts';
import { until } from '../helpers/until.ts';
import { copyFaults, createTarget } from './copies.ts';
import { configure, startSyncing, statusOf, untilCopied, untilStatus } from './syncing.ts';

const { here, newFamily } = await startSyncing(t);

t.test('with continuousSync each change reaches the target by itself', async (t) => {
  const { parent, learner } = await newFamily(5);
  const { url, targetUrl } = await createTarget(t);
  const there = connect(url);
  t.teardown(() => there.end());
  const id = await configure(parent, targetUrl);
  await untilStatus(parent, id, 'COMPLETED');
  t.same(await copyFaults(here, there, parent.id), [], 'first all that there is');
  const reward = await createReward(parent);
  await expectStatus(200, learner.post(`/api/rewards/${reward.id}/save`, { points: 3 }));
  await untilCopied(here, there, parent.id);
  const added = await addLearner(parent);
  await untilCopied(here, there, parent.id);
  await expectStatus(200, parent.delete(`/api/learners/${added.id}`));
  await untilCopied(here, there, parent.id);
  await until('it is shown', async () => {
    const { syncStatus, lastSyncAt, errorMessage, rowsDone } = await statusOf(parent, id);
    return syncStatus === 'COMPLETED' && lastSyncAt !== null && errorMessage === null && rowsDone === null;
  });
});

t.test('several configurations of a family each have their copy, also in one target', async (t) => {
  const { parent } = await newFamily();
  const [one, other] = [await createTarget(t), await createTarget(t)];
  for (const { targetUrl } of [one, one, other]) await configure(parent, targetUrl);
  for (const { url } of [one, other]) {
    const there = connect(url);
    await untilCopied(here, there, parent.id);
    await createReward(parent);
    await untilCopied(here, there, parent.id);
    await there.end();
  }
});
