import { randomUUID } from 'node:crypto';
import t from 'tap';
import { rebuildFamily } from '../../../src/kernel/ledger/verification/rebuild.ts';
import { trimChangeLog } from '../../../src/kernel/state/change-log.ts';
import { connect } from '../../helpers/database/connection.ts';
import { holdStream, waitingForLocks } from '../../helpers/database/locks.ts';
import { createReward, expectStatus } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { createKernel } from '../../helpers/kernel/kernel.ts';
import { until } from '../../helpers/until.ts';

const { newFamily, database, databaseUrl } = await startFamilies(t);
const sql = connect(databaseUrl);
t.teardown(() => sql.end());

/** Inserts a configuration with continuousSync for the family. */
async function follow(familyId: number, syncedSeq = 0): Promise<string> {
  const id = randomUUID();
  await sql`INSERT INTO sync_configs (family_id, id, target_url, continuous_sync, synced_seq)
    VALUES (${familyId}, ${id}, 'unused', true, ${syncedSeq})`;
  return id;
}

async function changesOf(familyId: number) {
  return sql`SELECT seq, name, key FROM changes WHERE family_id = ${familyId} ORDER BY seq, name, key`;
}

async function changeLogOf(
  familyId: number,
): Promise<{ is_synced: boolean; feed_seq: number; feed_start: number }> {
  const [row] =
    await sql`SELECT is_synced, feed_seq::int, feed_start::int FROM families WHERE family_id = ${familyId}`;
  return row as Awaited<ReturnType<typeof changeLogOf>>;
}

t.test('writes no changes for a family without continuous sync', async (t) => {
  const { parent } = await newFamily(5);
  await createReward(parent);
  t.same(await changeLogOf(parent.id), { is_synced: false, feed_seq: 0, feed_start: 0 });
  t.same(await changesOf(parent.id), []);
});

t.test('numbers each transaction of a synced family and records its changed rows', async (t) => {
  const { parent, learner } = await newFamily(5);
  await follow(parent.id);
  t.same(await changeLogOf(parent.id), { is_synced: true, feed_seq: 1, feed_start: 1 });
  const { id } = await createReward(parent);
  await expectStatus(200, learner.post(`/api/rewards/${id}/save`, { points: 3 }));
  t.same(await changesOf(parent.id), [
    { seq: '2', name: 'rewards', key: [id] },
    { seq: '3', name: 'goal_savings', key: [String(learner.id), id] },
  ]);
  await expectStatus(200, parent.put(`/api/rewards/${id}`, { isActive: false }));
  const last = (await changesOf(parent.id)).filter(({ seq }) => seq === '4').map(({ name }) => name);
  t.same(last, ['goal_savings', 'rewards'], 'includes returned savings');
});

t.test('records each erased row of a learner', async (t) => {
  const { parent, learner } = await newFamily(5);
  await follow(parent.id);
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  const changes = (await changesOf(parent.id)).map(({ name, key }) => `${name} ${key}`);
  t.ok(changes.includes(`users ${learner.id}`));
  t.ok(changes.includes(`learner_profiles ${learner.id}`));
});

t.test('starts the change log after running transactions commit', async (t) => {
  const { parent } = await newFamily();
  const release = await holdStream(databaseUrl, parent.id);
  const following = follow(parent.id);
  await until('the insert waits for the stream lock', async () => (await waitingForLocks(databaseUrl)) > 0);
  await release();
  await following;
  t.equal((await changeLogOf(parent.id)).is_synced, true);
});

t.test('empties the change log without configurations and restarts it with the next one', async (t) => {
  const { parent } = await newFamily();
  const [one, other] = [await follow(parent.id), await follow(parent.id)];
  await createReward(parent);
  await sql`DELETE FROM sync_configs WHERE id = ${one}`;
  t.equal((await changesOf(parent.id)).length, 1);
  await sql`UPDATE sync_configs SET continuous_sync = false WHERE id = ${other}`;
  t.same(await changesOf(parent.id), []);
  const { feed_seq } = await changeLogOf(parent.id);
  await createReward(parent);
  t.equal((await changeLogOf(parent.id)).feed_seq, feed_seq);
  await sql`UPDATE sync_configs SET continuous_sync = true WHERE id = ${other}`;
  t.same(await changeLogOf(parent.id), { is_synced: true, feed_seq: feed_seq + 1, feed_start: feed_seq + 1 });
});

t.test('records a full change after a rebuild that replaces rows', async (t) => {
  const { context, database, newFamily } = await createKernel(t);
  const familyId = await newFamily();
  await database.sql`INSERT INTO sync_configs (family_id, id, target_url, continuous_sync)
    VALUES (${familyId}, ${randomUUID()}, 'unused', true)`;
  await rebuildFamily(context, familyId);
  t.same(await database.sql`SELECT FROM changes`, [], 'no change without replaced rows');
  await database.sql`INSERT INTO balances (family_id, learner_id, balance) VALUES (${familyId}, 1, 5)`;
  await rebuildFamily(context, familyId);
  t.match(await database.sql`SELECT name FROM changes`, [{ name: '*' }]);
});

const replicas =
  'SELECT family_id, min(synced_seq) AS seq FROM sync_configs WHERE continuous_sync GROUP BY 1';

const trim = async () => trimChangeLog(database, await database.query(replicas));

t.test('trims changes that all configurations have synced', async (t) => {
  const { parent } = await newFamily();
  await follow(parent.id, 3);
  await follow(parent.id, 2);
  for (let i = 0; i < 3; i++) await createReward(parent);
  await trim();
  t.same(
    (await changesOf(parent.id)).map(({ seq }) => seq),
    ['3', '4'],
  );
  t.match(await changeLogOf(parent.id), { feed_start: 2, feed_seq: 4 });
});

t.test('trims changes older than seven days, even if not synced', async (t) => {
  const { parent } = await newFamily();
  await follow(parent.id);
  for (let i = 0; i < 3; i++) await createReward(parent);
  await sql`UPDATE changes SET changed_at = now() - interval '8 days' WHERE family_id = ${parent.id} AND seq < 4`;
  await trim();
  t.same(
    (await changesOf(parent.id)).map(({ seq }) => seq),
    ['4'],
  );
  t.match(await changeLogOf(parent.id), { feed_start: 3 });
});

t.test('trims the oldest of more than 50,000 changes', async (t) => {
  const { parent } = await newFamily();
  await follow(parent.id);
  await createReward(parent);
  await sql`INSERT INTO changes (family_id, seq, name, key)
    SELECT ${parent.id}, 2 + n, 'rewards', ARRAY[gen_random_uuid()::text] FROM generate_series(1, 50000) n`;
  await sql`UPDATE families SET feed_seq = 50002 WHERE family_id = ${parent.id}`;
  await trim();
  t.equal((await changesOf(parent.id)).length, 50_000);
  t.match(await changeLogOf(parent.id), { feed_start: 2 });
});
