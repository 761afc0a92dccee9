import t from 'tap';
import { noCluster } from '../../helpers/database/citus.ts';
import { asService, connect } from '../../helpers/database/connection.ts';
import { createDatabase } from '../../helpers/database/database.ts';
import { createReward, type Family } from '../../helpers/families/client.ts';
import { startSpread } from '../../helpers/families/lost-node.ts';
import { createReplica } from './replicas.ts';
import { configure, createTestSync, untilReplicated, untilStatus } from './syncing.ts';

t.test('copies families of other nodes while a node is away', { skip: noCluster }, async (t) => {
  const databaseUrl = await createDatabase(t);
  const { sync, log } = await createTestSync(t, asService(databaseUrl));
  const { away, others, lose, bringBack } = await startSpread(t, { databaseUrl, services: { sync } });
  const here = connect(databaseUrl);
  t.teardown(() => here.end());

  async function replicate({ parent }: Family) {
    const { url, replicaUrl } = await createReplica(t);
    const there = connect(url);
    t.teardown(() => there.end());
    const id = await configure(parent, replicaUrl);
    const untilCompleted = () => untilStatus(parent, id, 'COMPLETED');
    await untilCompleted();
    return { parent, untilCompleted, untilEqual: () => untilReplicated(here, there, parent.id) };
  }

  const [copied, waiting] = [await replicate(others[0]), await replicate(away)];
  await createReward(copied.parent);
  await lose();
  // Hints of one turn; the runs have not started, so nothing else starts a copy.
  for (const { parent } of [waiting, copied]) sync.changed(parent.id);
  await copied.untilEqual();
  sync.start();
  await here`UPDATE sync_configs SET sync_status = 'FAILED' WHERE family_id = ${copied.parent.id}`;
  await copied.untilCompleted();
  t.equal(log.filter((line) => line.includes('a node does not answer')).length, 1, log.join());
  await bringBack();
  await createReward(waiting.parent);
  await waiting.untilEqual();
});
