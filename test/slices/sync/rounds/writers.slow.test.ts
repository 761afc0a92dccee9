import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { createDatabasePool } from '../../../../src/db/database.ts';
import { connect } from '../../../helpers/database/connection.ts';
import { commandsOn } from '../../../helpers/kernel/commands.ts';
import { createKernel } from '../../../helpers/kernel/kernel.ts';
import { until } from '../../../helpers/until.ts';
import { createReplica, lawFaults, replicaFaults } from '../replicas.ts';
import { createTestSync, encryptedUrl } from '../syncing.ts';
import { TimeBasedCopy } from './time-based-copy.ts';
import { Writers } from './writers.ts';

/** Duration of the test in milliseconds, from WRITER_SECONDS. */
const writeMs = Number(process.env['WRITER_SECONDS'] ?? 4) * 1000;

/** Starts twelve writers of one family on three instances of the ledger, and connections to both databases. */
async function startWriting(t: Test) {
  const kernel = await createKernel(t);
  const { databaseUrl } = kernel;
  const others = [1, 2].map(() => createDatabasePool(databaseUrl));
  const opened = others.map((database) => commandsOn(database));
  const ledgers = [kernel.commands, ...(await Promise.all(opened))];
  const familyId = await kernel.newFamily();
  const replica = await createReplica(t);
  const [here, there] = [connect(databaseUrl), connect(replica.url)];
  t.teardown(() => Promise.all([here.end(), there.end(), ...others.map((database) => database.close())]));
  const writers = new Writers(familyId, ledgers, 12, Math.floor(Math.random() * 1e9));
  return { databaseUrl, familyId, replica, here, there, writers };
}

t.test('copies all changes of 12 concurrent writers', async (t) => {
  const { databaseUrl, familyId, replica, here, there, writers } = await startWriting(t);
  const { sync } = await createTestSync(t, databaseUrl);
  sync.start();
  await until('there are changes', () => writers.commands > 100);
  // Added during the writes.
  const id = randomUUID();
  await here`INSERT INTO sync_configs (family_id, id, target_url, continuous_sync)
    VALUES (${familyId}, ${id}, ${encryptedUrl(replica.replicaUrl, familyId, id)}, true)`;
  sync.changed(familyId);
  const end = Date.now() + writeMs;
  const broken: object[] = [];
  while (Date.now() < end) {
    broken.push(...(await lawFaults(there)));
    await setTimeout(50);
  }
  await writers.stop();
  t.same(broken.slice(0, 3), [], 'each read of the replica is a state of the source');
  await until('the replica has all changes', async () => {
    const [family] = await here`SELECT seq FROM families WHERE family_id = ${familyId}`;
    const [cursor] = await there`SELECT event_seq FROM learning.sync_cursor WHERE family_id = ${familyId}`;
    const [waiting] =
      await here`SELECT FROM sync_configs JOIN families USING (family_id) WHERE synced_seq < feed_seq`;
    return family?.['seq'] === cursor?.['event_seq'] && !waiting;
  });
  t.same((await replicaFaults(here, there, familyId)).slice(0, 5), []);
  t.comment(`${writers.commands} commands`);
});

t.test('finds rows that a time-based copy loses', async (t) => {
  const { databaseUrl, familyId, replica, here, there, writers } = await startWriting(t);
  await here`INSERT INTO sync_configs (family_id, id, target_url, continuous_sync)
    VALUES (${familyId}, ${randomUUID()}, 'unused', true)`;
  const copy = new TimeBasedCopy(databaseUrl, replica.url, familyId);
  await until('there are changes', () => writers.commands > 500);
  await writers.stop();
  await until('the copy is idle', () => copy.idle > 3);
  await copy.stop();
  t.not((await replicaFaults(here, there, familyId)).length, 0, 'its replica differs');
});
