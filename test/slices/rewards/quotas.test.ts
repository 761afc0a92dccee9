import { readFile } from 'node:fs/promises';
import t from 'tap';
import { startApp, testSettings } from '../../helpers/app.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { type Client, createReward, expectStatus, givePoints } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { addLearner } from '../../helpers/families/learners.ts';
import { change, decide, redeem, save } from './steps.ts';

/** The starter goals of a family take three of these. */
const quotas = { ...testSettings.quotas, activeRewards: 6, rewards: 9 };
const settings = { quotas };
const { app, admin, database, databaseUrl, newFamily } = await startFamilies(t, { settings });

const tooManyActive = refusal(409, 'TOO_MANY_ACTIVE_REWARDS');
const tooMany = refusal(409, 'TOO_MANY_REWARDS');
const body = { title: 'A reward', tokenCost: 10 };

async function isSound(client: Client): Promise<boolean> {
  return (await expectStatus(200, client.get('/api/ledger/verify'))).body.ok;
}

t.test('rejects an active reward beyond the quota, and the update that activates one', async (t) => {
  const { parent } = await newFamily();
  const rewards = [];
  for (let i = 0; i < 3; i++) rewards.push(await createReward(parent));
  t.match(await parent.post('/api/rewards', body), tooManyActive);
  const [first, second] = rewards;
  if (!first || !second) throw new Error('no rewards');
  await change(parent, first, { isActive: false });
  const { id } = await createReward(parent);
  t.match(await parent.put(`/api/rewards/${first.id}`, { isActive: true }), tooManyActive);
  await change(parent, first, { title: 'Another title', tokenCost: 11 });
  await change(parent, second, { isActive: true, tokenCost: 12 });
  await expectStatus(200, parent.delete(`/api/rewards/${id}`));
  await change(parent, first, { isActive: true });
  t.match(await parent.post('/api/rewards', body), tooManyActive);
  t.ok(await isSound(parent));
});

t.test('rejects a reward beyond the quota of all rewards, which deleted ones fill', async (t) => {
  const { parent } = await newFamily();
  for (let i = 0; i < 6; i++) {
    const { id } = await createReward(parent);
    await expectStatus(200, parent.delete(`/api/rewards/${id}`));
  }
  t.match(await parent.post('/api/rewards', body), tooMany);
  t.equal((await parent.get('/api/rewards')).body.length, 3);
  t.ok(await isSound(parent));
});

t.test('gives the place of a used-up reward to another one', async (t) => {
  const { parent, learner } = await newFamily(10);
  const reward = await createReward(parent, { maxRedemptions: 1 });
  for (let i = 0; i < 2; i++) await createReward(parent);
  t.match(await parent.post('/api/rewards', body), tooManyActive);
  await save(learner, reward, 10);
  await decide(parent, 'approve', await redeem(learner, reward));
  await createReward(parent);
  t.match(
    await parent.put(`/api/rewards/${reward.id}`, { maxRedemptions: 2, isActive: true }),
    tooManyActive,
  );
  t.ok(await isSound(parent));
});

t.test('keeps the quotas under concurrent requests on two instances', async (t) => {
  const other = await startApp(t, { databaseUrl, settings });
  const { parent } = await newFamily();
  const send = (i: number) => {
    const headers = { authorization: `Bearer ${parent.token}` };
    return (i % 2 ? app : other.app).inject({ method: 'POST', url: '/api/rewards', headers, payload: body });
  };
  const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => send(i)));
  const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
  t.same([count(201), count(409)], [3, 27]);
  const ids = answers.flatMap((answer) => (answer.statusCode === 201 ? [answer.json().id] : []));
  await Promise.all(ids.map((id) => parent.put(`/api/rewards/${id}`, { isActive: false })));
  await Promise.all(Array.from({ length: 3 }, (_, i) => send(i)));
  const activated = await Promise.all(ids.map((id) => parent.put(`/api/rewards/${id}`, { isActive: true })));
  t.ok(activated.every(({ status }) => status === 409));
  t.ok(await isSound(parent));
});

t.test('keeps the refusal for the idempotency key', async (t) => {
  const { parent } = await newFamily();
  const rewards = await Promise.all(Array.from({ length: 3 }, () => createReward(parent)));
  const headers = { 'idempotency-key': 'once' };
  const send = () => parent.send({ method: 'POST', url: '/api/rewards', headers, payload: body });
  t.match(await send(), tooManyActive);
  await expectStatus(200, parent.delete(`/api/rewards/${rewards[0]?.id}`));
  t.match(await send(), { status: 409, headers: { 'idempotency-replayed': 'true' } });
});

t.test('adds a learner to a full catalog without starter goals', async (t) => {
  const { parent } = await newFamily();
  const { body: goals } = await parent.get('/api/rewards');
  for (const { id } of goals) await expectStatus(200, parent.delete(`/api/rewards/${id}`));
  for (let i = 0; i < 5; i++) await createReward(parent, { tokenCost: 1 });
  const costs = async () =>
    (await parent.get('/api/rewards')).body.map(({ tokenCost }: { tokenCost: number }) => tokenCost);
  await addLearner(parent);
  t.same(await costs(), [1, 1, 1, 1, 1, 10], 'as many goals as the catalog has room for');
  const learner = await addLearner(parent);
  t.same(await costs(), [1, 1, 1, 1, 1, 10]);
  await givePoints(admin, learner.id, 1);
  t.ok(await isSound(parent));
});

t.test('adds as many starter goals as the catalog has room for with its deleted rewards', async (t) => {
  const { parent } = await newFamily();
  for (let i = 0; i < 5; i++) {
    const { id } = await createReward(parent);
    await expectStatus(200, parent.delete(`/api/rewards/${id}`));
  }
  const { body: goals } = await parent.get('/api/rewards');
  for (const { id } of goals) await expectStatus(200, parent.delete(`/api/rewards/${id}`));
  await addLearner(parent);
  t.equal((await parent.get('/api/rewards')).body.length, 1, 'the ninth');
  await addLearner(parent);
  t.equal((await parent.get('/api/rewards')).body.length, 1);
  t.ok(await isSound(parent));
});

t.test('has no quotas with QUOTAS=off', async (t) => {
  const off = Object.fromEntries(Object.keys(quotas).map((name) => [name, Number.POSITIVE_INFINITY]));
  const { newFamily } = await startFamilies(t, { settings: { quotas: { ...quotas, ...off } } });
  const { parent } = await newFamily();
  for (let i = 0; i < 10; i++) await createReward(parent);
});

t.test('counts the rewards of families from before the quotas', async (t) => {
  const { parent } = await newFamily();
  const { id } = await createReward(parent);
  await expectStatus(200, parent.delete(`/api/rewards/${id}`));
  const counts = () => database.query('SELECT * FROM catalogs ORDER BY family_id');
  const before = await counts();
  const file = await readFile(new URL('../../../sql/migrations/0013_quotas.sql', import.meta.url), 'utf8');
  const [fill = ''] = /INSERT INTO catalogs[^;]+/.exec(file) ?? [];
  await database.query('DELETE FROM catalogs');
  await database.query(fill);
  t.same(await counts(), before);
  t.ok(await isSound(parent));
});
