import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { rules } from '../../src/app.ts';
import { connectDatabase } from '../../src/db/database.ts';
import { openLedger } from '../../src/ledger/execute.ts';
import { connect } from '../helpers/connection.ts';
import { openKernel } from '../helpers/kernel.ts';
import { until } from '../helpers/until.ts';
import { copyFaults, createTarget, lawFaults } from './copies.ts';
import { NaiveFollower } from './naive.ts';
import { openTestSync, sealedTarget } from './syncing.ts';
import { Writers } from './writers.ts';

/** `npm test` has the writers write for a few seconds; WRITER_SECONDS makes it a minute. */
const writeMs = Number(process.env['WRITER_SECONDS'] ?? 4) * 1000;

/** Twelve writers on one family, in three instances of the kernel; looks into both databases. */
async function startWriting(t: Test) {
  const kernel = await openKernel(t);
  const { databaseUrl } = kernel;
  const others = [1, 2].map(() => connectDatabase(databaseUrl));
  const now = () => new Date();
  const opened = others.map((database) => openLedger({ database, rules, now, conflicts: {} }));
  const ledgers = [kernel.ledger, ...(await Promise.all(opened))];
  const familyId = await kernel.newFamily();
  const target = await createTarget(t);
  const [here, there] = [connect(databaseUrl), connect(target.url)];
  t.teardown(() => Promise.all([here.end(), there.end(), ...others.map((database) => database.close())]));
  const writers = new Writers(familyId, ledgers, 12, Math.floor(Math.random() * 1e9));
  return { databaseUrl, familyId, target, here, there, writers };
}

t.test('of what 12 writers do at the same time nothing is missed and nothing stays stale', async (t) => {
  const { databaseUrl, familyId, target, here, there, writers } = await startWriting(t);
  const { sync } = openTestSync(t, databaseUrl);
  sync.start();
  await until('there is something to copy', () => writers.commands > 100);
  // It begins to follow in the middle of it all.
  const id = randomUUID();
  await here`INSERT INTO sync_configs (family_id, id, target_url, continuous_sync)
    VALUES (${familyId}, ${id}, ${sealedTarget(target.targetUrl, familyId, id)}, true)`;
  sync.changed(familyId);
  const end = Date.now() + writeMs;
  const broken: object[] = [];
  while (Date.now() < end) {
    broken.push(...(await lawFaults(there)));
    await setTimeout(50);
  }
  await writers.stop();
  t.same(broken.slice(0, 3), [], 'the target, read at any moment, is a state that the source had');
  await until('the target is as far as the source', async () => {
    const [lane] = await here`SELECT seq FROM families WHERE family_id = ${familyId}`;
    const [cursor] = await there`SELECT event_seq FROM learning.sync_cursor WHERE family_id = ${familyId}`;
    const [waiting] =
      await here`SELECT FROM sync_configs JOIN families USING (family_id) WHERE synced_seq < feed_seq`;
    return lane?.['seq'] === cursor?.['event_seq'] && !waiting;
  });
  t.same((await copyFaults(here, there, familyId)).slice(0, 5), []);
  t.comment(`${writers.commands} commands`);
});

t.test('a follower with a naive cursor fails the same test', async (t) => {
  const { databaseUrl, familyId, target, here, there, writers } = await startWriting(t);
  await here`INSERT INTO sync_configs (family_id, id, target_url, continuous_sync)
    VALUES (${familyId}, ${randomUUID()}, 'unused', true)`;
  const naive = new NaiveFollower(databaseUrl, target.url, familyId);
  await until('there is something to copy', () => writers.commands > 500);
  await writers.stop();
  await until('it finds nothing new', () => naive.idle > 3);
  await naive.stop();
  t.not((await copyFaults(here, there, familyId)).length, 0, 'its copy is another');
});
