import t from 'tap';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import {
  type Client,
  clientOf,
  createReward,
  expectStatus,
  givePoints,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import { balance, decide, listed, redeem, redemptions, save } from './steps.ts';

const { app, admin, database, newFamily } = await startFamilies(t);
const unknown = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';

function remove(client: Client, { id }: { id: string }) {
  return client.delete(`/api/rewards/${id}`);
}

t.test('removes a deleted reward from every catalog', async (t) => {
  const { parent, learner } = await newFamily();
  const [deleted, other] = [await createReward(parent), await createReward(parent)];
  const { status, body } = await remove(parent, deleted);
  t.same([status, body], [200, { success: true }]);
  for (const client of [parent, learner]) {
    t.equal(await listed(client, deleted), undefined);
    t.ok(await listed(client, other));
  }
  const { body: catalog } = await admin.get(`/api/rewards?parentId=${parent.id}`);
  t.notOk(catalog.some(({ id }: { id: string }) => id === deleted.id));
});

t.test('returns 404 for every operation on a deleted reward', async (t) => {
  const { parent, learner } = await newFamily(20);
  const reward = await createReward(parent);
  await save(learner, reward, 10);
  await expectStatus(200, remove(parent, reward));
  const url = `/api/rewards/${reward.id}`;
  t.match(await remove(parent, reward), refusal(404, 'REWARD_NOT_FOUND'));
  t.match(await parent.put(url, { isActive: true }), refusal(404, 'REWARD_NOT_FOUND'));
  t.match(await learner.post(`${url}/save`, { points: 1 }), refusal(404, 'REWARD_NOT_FOUND'));
  t.match(await learner.post(`${url}/redeem`), refusal(404, 'REWARD_NOT_FOUND'));
  t.equal(await listed(parent, reward), undefined);
});

t.test('returns the savings of every learner, with one entry each', async (t) => {
  const { parent, learner, sibling } = await newFamily(20);
  await givePoints(admin, sibling.id, 9);
  const [reward, other] = [await createReward(parent), await createReward(parent)];
  await save(learner, reward, 12);
  await save(learner, other, 3);
  await save(sibling, reward, 9);
  await expectStatus(200, remove(parent, reward));
  t.same([await balance(learner), await balance(sibling)], [17, 9]);
  t.equal((await listed(learner, other))?.savedPoints, 3, 'savings for other goals remain');
  for (const [client, amount] of [
    [learner, 12],
    [sibling, 9],
  ] as const) {
    const { body } = await client.get('/api/points/history?limit=1');
    t.match(body, [{ amount, sourceType: 'REWARD_SAVE', sourceId: reward.id }]);
  }
  t.same(await ledgerFaults(database.sql), []);
});

t.test('rejects pending redemptions and returns their points to the balance', async (t) => {
  const { parent, learner, sibling } = await newFamily(40);
  await givePoints(admin, sibling.id, 10);
  const reward = await createReward(parent, { tokenCost: 10 });
  await save(learner, reward, 25);
  await redeem(learner, reward);
  await redeem(learner, reward);
  await save(sibling, reward, 10);
  await redeem(sibling, reward);
  await expectStatus(200, remove(parent, reward));
  t.same([await balance(learner), await balance(sibling)], [40, 10]);
  const requested = [...(await redemptions(learner)), ...(await redemptions(sibling))];
  t.equal(requested.length, 3);
  for (const { status, decidedAt, notes, rewardTitle } of requested) {
    t.match({ status, notes, rewardTitle }, { status: 'REJECTED', notes: null, rewardTitle: 'A reward' });
    t.ok(decidedAt);
  }
  t.same(await ledgerFaults(database.sql), []);
});

t.test('keeps earlier decisions unchanged', async (t) => {
  const { parent, learner } = await newFamily(40);
  const reward = await createReward(parent, { tokenCost: 10 });
  await save(learner, reward, 20);
  const [approved, rejected] = [await redeem(learner, reward), await redeem(learner, reward)];
  await decide(parent, 'approve', approved);
  await decide(parent, 'reject', rejected);
  const before = await redemptions(learner);
  await expectStatus(200, remove(parent, reward));
  t.same(await redemptions(learner), before);
  t.equal(await balance(learner), 30, 'approved points remain spent');
  t.match(
    await parent.put(`/api/redemptions/${approved.id}/reject`, {}),
    refusal(409, 'REDEMPTION_NOT_PENDING'),
  );
});

t.test('deletes an inactive reward', async (t) => {
  const { parent, learner } = await newFamily(20);
  const reward = await createReward(parent, { tokenCost: 10 });
  await save(learner, reward, 10);
  await redeem(learner, reward);
  await expectStatus(200, parent.put(`/api/rewards/${reward.id}`, { isActive: false }));
  await expectStatus(200, remove(parent, reward));
  t.equal(await balance(learner), 20);
  t.match(await redemptions(learner), [{ status: 'REJECTED' }]);
});

t.test('returns 403 for everyone but the owner, including administrators', async (t) => {
  const { parent, learner } = await newFamily();
  const other = await newFamily();
  const reward = await createReward(parent);
  t.match(await remove(clientOf(app), reward), refusal(401, 'UNAUTHENTICATED'));
  for (const client of [learner, other.parent, other.learner, admin])
    t.match(await remove(client, reward), refusal(403, 'FORBIDDEN'));
  t.ok(await listed(parent, reward));
});

t.test('returns 404 for an unknown reward and 400 for an invalid id, after the role check', async (t) => {
  const { parent, learner } = await newFamily();
  for (const client of [parent, admin]) {
    t.match(await remove(client, { id: unknown }), refusal(404, 'REWARD_NOT_FOUND'));
    t.match(await remove(client, { id: 'nonsense' }), invalid('/path/rewardId'));
  }
  t.match(await remove(clientOf(app), { id: 'nonsense' }), refusal(401, 'UNAUTHENTICATED'));
  t.match(await remove(learner, { id: 'nonsense' }), refusal(403, 'FORBIDDEN'));
});
