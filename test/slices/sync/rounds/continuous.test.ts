import t from 'tap';
import { connect } from '../../../helpers/database/connection.ts';
import { createReward, expectStatus } from '../../../helpers/families/client.ts';
import { addLearner } from '../../../helpers/families/learners.ts';
import { until } from '../../../helpers/until.ts';
import { createReplica, replicaFaults } from '../replicas.ts';
import { configure, startSyncing, statusOf, untilReplicated, untilStatus } from '../syncing.ts';

const { here, newFamily } = await startSyncing(t);

t.test('copies each change of a continuous configuration', async (t) => {
  const { parent, learner } = await newFamily(5);
  const { url, replicaUrl } = await createReplica(t);
  const there = connect(url);
  t.teardown(() => there.end());
  const id = await configure(parent, replicaUrl);
  await untilStatus(parent, id, 'COMPLETED');
  t.same(await replicaFaults(here, there, parent.id), [], 'after the first run');
  const reward = await createReward(parent);
  await expectStatus(200, learner.post(`/api/rewards/${reward.id}/save`, { points: 3 }));
  await untilReplicated(here, there, parent.id);
  const added = await addLearner(parent);
  await untilReplicated(here, there, parent.id);
  await expectStatus(200, parent.delete(`/api/learners/${added.id}`));
  await untilReplicated(here, there, parent.id);
  await until('the status shows it', async () => {
    const { syncStatus, lastSyncAt, errorMessage, rowsDone } = await statusOf(parent, id);
    return syncStatus === 'COMPLETED' && lastSyncAt !== null && errorMessage === null && rowsDone === null;
  });
});

t.test('keeps several configurations of a family up to date, also in one database', async (t) => {
  const { parent } = await newFamily();
  const [one, other] = [await createReplica(t), await createReplica(t)];
  for (const { replicaUrl } of [one, one, other]) await configure(parent, replicaUrl);
  for (const { url } of [one, other]) {
    const there = connect(url);
    await untilReplicated(here, there, parent.id);
    await createReward(parent);
    await untilReplicated(here, there, parent.id);
    await there.end();
  }
});
