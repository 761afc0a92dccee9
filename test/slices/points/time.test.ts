import t from 'tap';
import { createClock } from '../../helpers/clock.ts';
import { invalid } from '../../helpers/documents/expectations.ts';
import { type Client, createReward, expectStatus, givePoints } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';

const clock = createClock();
const { admin, newFamily } = await startFamilies(t, { now: clock.now });
const at = (time: string) => `2100-06-01T${time}Z`;

/** Creates a family before all times in the tests. */
function earlyFamily() {
  clock.set('2100-05-31T00:00:00.000Z');
  return newFamily();
}

async function balance(client: Client, asOf: string, query = ''): Promise<number> {
  const url = `/api/points/balance?asOf=${encodeURIComponent(asOf)}${query}`;
  return (await expectStatus(200, client.get(url))).body.balance;
}

async function history(client: Client) {
  return (await expectStatus(200, client.get('/api/points/history'))).body;
}

t.test('returns the balance after the last entry at or before asOf', async (t) => {
  const { parent, learner } = await earlyFamily();
  clock.set(at('10:00:00.000'));
  await givePoints(admin, learner.id, 10);
  clock.set(at('11:00:00.000'));
  await givePoints(admin, learner.id, -4);
  for (const [asOf, expected] of [
    ['2000-01-01T00:00:00Z', 0],
    [at('09:59:59.999'), 0],
    [at('10:00:00.000'), 10],
    [at('10:00:00'), 10],
    [at('10:59:59.999'), 10],
    [at('11:00:00.000'), 6],
    ['9999-12-31T23:59:59Z', 6],
  ] as const) {
    t.equal(await balance(learner, asOf), expected, asOf);
    for (const client of [parent, admin])
      t.equal(await balance(client, asOf, `&learnerId=${learner.id}`), expected);
  }
});

t.test('includes all entries at the time of asOf', async (t) => {
  const { parent, learner } = await earlyFamily();
  const reward = await createReward(parent, { tokenCost: 10 });
  clock.set(at('10:00:00.000'));
  await givePoints(admin, learner.id, 30);
  await expectStatus(200, learner.post(`/api/rewards/${reward.id}/save`, { points: 15 }));
  await expectStatus(201, learner.post(`/api/rewards/${reward.id}/redeem`));
  t.equal((await history(learner)).length, 4);
  t.equal(await balance(learner, at('10:00:00.000')), 15);
  t.equal(await balance(learner, at('09:59:59.999')), 0);
});

t.test('accepts asOf with any offset and up to 50 decimals', async (t) => {
  const { learner } = await earlyFamily();
  clock.set(at('10:00:00.000'));
  await givePoints(admin, learner.id, 10);
  for (const [asOf, expected] of [
    ['2100-06-01T12:00:00+02:00', 10],
    ['2100-06-01T11:59:59+02:00', 0],
    ['2100-06-02T00:00:00+14:00', 10],
    ['2100-05-31T22:00:00-12:00', 10],
    [at('10:00:00.0004'), 10],
    [at('09:59:59.9999'), 0],
    ['2100-06-01t10:00:00z', 10],
    [at(`10:00:00.${'0'.repeat(50)}`), 10],
  ] as const) {
    t.equal(await balance(learner, asOf), expected, asOf);
  }
});

t.test('returns 400 with a pointer for an invalid asOf, from or to', async (t) => {
  const { learner } = await earlyFamily();
  for (const time of [
    '',
    'yesterday',
    '2100-06-01',
    '2100-06-01T10:00:00',
    '2100-02-30T10:00:00Z',
    '2100-13-01T10:00:00Z',
    '2100-06-01T24:00:00Z',
    '2100-06-01T10:60:00Z',
    '2100-06-01T23:59:60.5Z',
    '0000-01-01T00:00:00Z',
    '2100-06-01T10:00:00+16:00',
    '2100-06-01 10:00:00Z',
    '4070908800000',
    at(`10:00:00.${'0'.repeat(51)}`),
    at(`10:00:00.${'0'.repeat(300)}`),
    '2100-06-01T10:00:00Z; DROP TABLE entries',
  ]) {
    const value = encodeURIComponent(time);
    t.match(await learner.get(`/api/points/balance?asOf=${value}`), invalid('/query/asOf'), time);
    for (const name of ['from', 'to'])
      t.match(await learner.get(`/api/points/history?${name}=${value}`), invalid(`/query/${name}`), time);
  }
});

t.test('never lets the time of entries go back', async (t) => {
  const { learner } = await earlyFamily();
  for (const time of ['10:00:00.000', '09:00:00.000', '10:00:00.001', '10:00:00.000', '10:00:00.002']) {
    clock.set(at(time));
    await givePoints(admin, learner.id, 1);
  }
  const entries = await history(learner);
  t.same(
    entries.map(({ createdAt }: { createdAt: string }) => createdAt).toReversed(),
    ['10:00:00.000', '10:00:00.000', '10:00:00.001', '10:00:00.001', '10:00:00.002'].map(at),
  );
  t.same(
    entries.map(({ balanceAfter }: { balanceAfter: number }) => balanceAfter),
    [5, 4, 3, 2, 1],
    'the history is in order of writing',
  );
  t.equal(await balance(learner, at('10:00:00.000')), 2);
});

t.test('keeps the times of families independent', async (t) => {
  const [ahead, behind] = [await earlyFamily(), await earlyFamily()];
  clock.set(at('12:00:00.000'));
  await givePoints(admin, ahead.learner.id, 1);
  clock.set(at('10:00:00.000'));
  await givePoints(admin, behind.learner.id, 1);
  t.match(await history(behind.learner), [{ createdAt: at('10:00:00.000') }]);
});

t.test('sets decidedAt no earlier than requestedAt', async (t) => {
  const { parent, learner } = await earlyFamily();
  const reward = await createReward(parent, { tokenCost: 10 });
  clock.set(at('10:00:00.000'));
  await givePoints(admin, learner.id, 10);
  await expectStatus(200, learner.post(`/api/rewards/${reward.id}/save`, { points: 10 }));
  const { body } = await expectStatus(201, learner.post(`/api/rewards/${reward.id}/redeem`));
  clock.set(at('09:00:00.000'));
  const decided = await expectStatus(200, parent.put(`/api/redemptions/${body.id}/approve`));
  t.match(decided.body, { requestedAt: at('10:00:00.000'), decidedAt: at('10:00:00.000') });
});
