import { randomUUID } from 'node:crypto';
import t from 'tap';
import { rebuildFamily } from '../../src/ledger/rebuild.ts';
import { trimChangeLog } from '../../src/state/change-log.ts';
import { createReward, expectStatus } from '../helpers/client.ts';
import { connect } from '../helpers/connection.ts';
import { startFamilies } from '../helpers/families.ts';
import { createKernel } from '../helpers/kernel.ts';
import { holdStream, waitingForLocks } from '../helpers/locks.ts';
import { until } from '../helpers/until.ts';

const { newFamily, database, databaseUrl } = await startFamilies(t);
const sql = connect(databaseUrl);
t.teardown(() => sql.end());

/** Follows the family, as a configuration with continuousSync does. */
async function follow(familyId: number, syncedSeq = 0): Promise<string> {
  const id = randomUUID();
  await sql`INSERT INTO sync_configs (family_id, id, target_url, continuous_sync, synced_seq)
    VALUES (${familyId}, ${id}, 'unused', true, ${syncedSeq})`;
  return id;
}

async function feedOf(familyId: number) {
  return sql`SELECT seq, name, key FROM changes WHERE family_id = ${familyId} ORDER BY seq, name, key`;
}

async function laneOf(
  familyId: number,
): Promise<{ is_synced: boolean; feed_seq: number; feed_start: number }> {
  const [row] =
    await sql`SELECT is_synced, feed_seq::int, feed_start::int FROM families WHERE family_id = ${familyId}`;
  return row as Awaited<ReturnType<typeof laneOf>>;
}

t.test('a family that nobody follows writes no feed', async (t) => {
  const { parent } = await newFamily(5);
  await createReward(parent);
  t.same(await laneOf(parent.id), { is_synced: false, feed_seq: 0, feed_start: 0 });
  t.same(await feedOf(parent.id), []);
});

t.test('each transaction of a followed family has one number, and tells which rows it changed', async (t) => {
  const { parent, learner } = await newFamily(5);
  await follow(parent.id);
  t.same(await laneOf(parent.id), { is_synced: true, feed_seq: 1, feed_start: 1 });
  const { id } = await createReward(parent);
  await expectStatus(200, learner.post(`/api/rewards/${id}/save`, { points: 3 }));
  t.same(await feedOf(parent.id), [
    { seq: '2', name: 'rewards', key: [id] },
    { seq: '3', name: 'goal_savings', key: [String(learner.id), id] },
  ]);
  await expectStatus(200, parent.put(`/api/rewards/${id}`, { isActive: false }));
  const last = (await feedOf(parent.id)).filter(({ seq }) => seq === '4').map(({ name }) => name);
  t.same(last, ['goal_savings', 'rewards'], 'savings that return are told of as well');
});

t.test('an erased learner is told of row by row', async (t) => {
  const { parent, learner } = await newFamily(5);
  await follow(parent.id);
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  const told = (await feedOf(parent.id)).map(({ name, key }) => `${name} ${key}`);
  t.ok(told.includes(`users ${learner.id}`));
  t.ok(told.includes(`learner_profiles ${learner.id}`));
});

t.test('what began before somebody followed is committed before the feed begins', async (t) => {
  const { parent } = await newFamily();
  const free = await holdStream(databaseUrl, parent.id);
  const following = follow(parent.id);
  await until('it waits for the lane', async () => (await waitingForLocks(databaseUrl)) > 0);
  await free();
  await following;
  t.equal((await laneOf(parent.id)).is_synced, true);
});

t.test('the feed ends with the last who follows, and begins anew with the next', async (t) => {
  const { parent } = await newFamily();
  const [one, other] = [await follow(parent.id), await follow(parent.id)];
  await createReward(parent);
  await sql`DELETE FROM sync_configs WHERE id = ${one}`;
  t.equal((await feedOf(parent.id)).length, 1);
  await sql`UPDATE sync_configs SET continuous_sync = false WHERE id = ${other}`;
  t.same(await feedOf(parent.id), []);
  const { feed_seq } = await laneOf(parent.id);
  await createReward(parent);
  t.equal((await laneOf(parent.id)).feed_seq, feed_seq);
  await sql`UPDATE sync_configs SET continuous_sync = true WHERE id = ${other}`;
  t.same(await laneOf(parent.id), { is_synced: true, feed_seq: feed_seq + 1, feed_start: feed_seq + 1 });
});

t.test('a rebuild that exchanges rows tells that anything may have changed', async (t) => {
  const { context, database, newFamily } = await createKernel(t);
  const familyId = await newFamily();
  await database.sql`INSERT INTO sync_configs (family_id, id, target_url, continuous_sync)
    VALUES (${familyId}, ${randomUUID()}, 'unused', true)`;
  await rebuildFamily(context, familyId);
  t.same(await database.sql`SELECT FROM changes`, [], 'not where there is nothing to exchange');
  await database.sql`INSERT INTO balances (family_id, learner_id, balance) VALUES (${familyId}, 1, 5)`;
  await rebuildFamily(context, familyId);
  t.match(await database.sql`SELECT name FROM changes`, [{ name: '*' }]);
});

const followers = 'SELECT family_id, synced_seq AS seq FROM sync_configs WHERE continuous_sync';

const trim = () => trimChangeLog(database, followers);

t.test('what all who follow are past is forgotten', async (t) => {
  const { parent } = await newFamily();
  await follow(parent.id, 3);
  await follow(parent.id, 2);
  for (let i = 0; i < 3; i++) await createReward(parent);
  await trim();
  t.same(
    (await feedOf(parent.id)).map(({ seq }) => seq),
    ['3', '4'],
  );
  t.match(await laneOf(parent.id), { feed_start: 2, feed_seq: 4 });
});

t.test('changes older than seven days are forgotten, whoever waits for them', async (t) => {
  const { parent } = await newFamily();
  await follow(parent.id);
  for (let i = 0; i < 3; i++) await createReward(parent);
  await sql`UPDATE changes SET changed_at = now() - interval '8 days' WHERE family_id = ${parent.id} AND seq < 4`;
  await trim();
  t.same(
    (await feedOf(parent.id)).map(({ seq }) => seq),
    ['4'],
  );
  t.match(await laneOf(parent.id), { feed_start: 3 });
});

t.test('of more than 50,000 changes that wait the oldest are forgotten', async (t) => {
  const { parent } = await newFamily();
  await follow(parent.id);
  await createReward(parent);
  await sql`INSERT INTO changes (family_id, seq, name, key)
    SELECT ${parent.id}, 2 + n, 'rewards', ARRAY[gen_random_uuid()::text] FROM generate_series(1, 50000) n`;
  await sql`UPDATE families SET feed_seq = 50002 WHERE family_id = ${parent.id}`;
  await trim();
  t.equal((await feedOf(parent.id)).length, 50_000);
  t.match(await laneOf(parent.id), { feed_start: 2 });
});
