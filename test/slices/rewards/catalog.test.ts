import t from 'tap';
import type { Reward } from '../../../schema/rewards.ts';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import { type Client, createReward, expectStatus } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import * as shapes from './answer-shapes.ts';

const { admin, newFamily } = await startFamilies(t);
const unknownUser = 999_999;

async function list(client: Client, query = ''): Promise<Reward[]> {
  return (await expectStatus(200, client.get(`/api/rewards${query}`))).body;
}

function find(rewards: Reward[], { id }: { id: string }): Reward | undefined {
  return rewards.find((reward) => reward.id === id);
}

t.test('lists rewards with exactly the fields of the contract', async (t) => {
  const { parent, learner } = await newFamily();
  await createReward(parent);
  for (const reward of await list(parent)) t.same(shapeFaults(reward, shapes.reward), []);
  for (const reward of await list(learner)) t.same(shapeFaults(reward, shapes.rewardOfLearner), []);
});

t.test('includes savedPoints only for a given learner', async (t) => {
  const { parent, learner } = await newFamily();
  const reward = await createReward(parent);
  t.notOk('savedPoints' in reward, 'absent in the response to its creation');
  const withLearner = `?learnerId=${learner.id}`;
  for (const [client, query, isGiven] of [
    [parent, '', false],
    [parent, withLearner, true],
    [admin, `?parentId=${parent.id}`, false],
    [admin, withLearner, true],
    [learner, '', true],
    [learner, withLearner, true],
  ] as const) {
    const rewards = await list(client, query);
    t.ok(rewards.length > 0);
    t.ok(
      rewards.every((listed) => 'savedPoints' in listed === isGiven),
      `${client.id} ${query}`,
    );
  }
});

t.test('returns the savings of the given learner as savedPoints', async (t) => {
  const { parent, learner, sibling } = await newFamily(20);
  const reward = await createReward(parent);
  await expectStatus(200, learner.post(`/api/rewards/${reward.id}/save`, { points: 7 }));
  t.equal(find(await list(learner), reward)?.savedPoints, 7);
  t.equal(find(await list(sibling), reward)?.savedPoints, 0);
  t.equal(find(await list(parent, `?learnerId=${learner.id}`), reward)?.savedPoints, 7);
  t.equal(find(await list(parent, `?learnerId=${sibling.id}`), reward)?.savedPoints, 0);
  t.equal(find(await list(admin, `?learnerId=${learner.id}`), reward)?.savedPoints, 7);
});

t.test('lists active and inactive rewards to the owner, without deleted ones', async (t) => {
  const { parent } = await newFamily();
  const active = await createReward(parent);
  const inactive = await createReward(parent);
  const deleted = await createReward(parent);
  await expectStatus(200, parent.put(`/api/rewards/${inactive.id}`, { isActive: false }));
  await expectStatus(200, parent.delete(`/api/rewards/${deleted.id}`));
  const rewards = await list(parent);
  t.equal(find(rewards, active)?.isActive, true);
  t.equal(find(rewards, inactive)?.isActive, false);
  t.equal(find(rewards, deleted), undefined);
});

t.test('lists only active rewards to a learner or with learnerId', async (t) => {
  const { parent, learner } = await newFamily();
  const active = await createReward(parent);
  const inactive = await createReward(parent);
  await expectStatus(200, parent.put(`/api/rewards/${inactive.id}`, { isActive: false }));
  for (const [client, query] of [
    [learner, ''],
    [parent, `?learnerId=${learner.id}`],
    [admin, `?learnerId=${learner.id}`],
  ] as const) {
    const rewards = await list(client, query);
    t.ok(find(rewards, active));
    t.equal(find(rewards, inactive), undefined);
  }
});

t.test('sorts the catalog by cost, then title', async (t) => {
  const { parent, learner } = await newFamily();
  for (const [title, tokenCost] of [
    ['pear', 700],
    ['zoo', 9],
    ['apple', 700],
    ['melon', 700],
    ['ant', 1000],
  ] as const) {
    await createReward(parent, { title, tokenCost });
  }
  const own = ['zoo', 'apple', 'melon', 'pear', 'ant'];
  for (const rewards of [await list(parent), await list(learner)]) {
    t.same(
      rewards.map(({ title }) => title).filter((title) => own.includes(title)),
      own,
    );
    const costs = rewards.map(({ tokenCost }) => tokenCost);
    t.same(
      costs,
      costs.toSorted((a, b) => a - b),
    );
  }
});

t.test("lists only rewards of the caller's family", async (t) => {
  const { parent, learner } = await newFamily();
  const other = await newFamily();
  const reward = await createReward(parent);
  t.ok(find(await list(learner), reward));
  for (const query of ['', `?parentId=${parent.id}`]) {
    t.equal(find(await list(other.parent, query), reward), undefined);
    t.equal(find(await list(other.learner, query), reward), undefined);
  }
  t.ok((await list(parent)).every(({ parentId }) => parentId === parent.id));
});

t.test("lists an administrator's own catalog, or the catalog of parentId", async (t) => {
  const { parent, learner } = await newFamily();
  const own = await createReward(admin);
  const reward = await createReward(parent);
  await expectStatus(200, parent.put(`/api/rewards/${reward.id}`, { isActive: false }));
  t.ok((await list(admin)).every(({ parentId }) => parentId === admin.id));
  t.match(find(await list(admin), own), own);
  t.equal(find(await list(admin, `?parentId=${parent.id}`), reward)?.isActive, false);
  t.match(await admin.get(`/api/rewards?parentId=${unknownUser}`), refusal(404, 'USER_NOT_FOUND'));
  t.match(await admin.get(`/api/rewards?parentId=${learner.id}`), refusal(404, 'USER_NOT_FOUND'));
});

t.test('returns 403 for a learnerId of another family, 404 for an unknown learner', async (t) => {
  const { parent, learner, sibling } = await newFamily();
  const other = await newFamily();
  const get = (client: Client, learnerId: number) => client.get(`/api/rewards?learnerId=${learnerId}`);
  t.match(await get(other.parent, learner.id), refusal(403, 'FORBIDDEN'));
  t.match(await get(other.learner, learner.id), refusal(403, 'FORBIDDEN'));
  t.match(await get(learner, sibling.id), refusal(403, 'FORBIDDEN'));
  for (const client of [admin, parent, learner]) {
    t.match(await get(client, unknownUser), refusal(404, 'LEARNER_NOT_FOUND'));
    t.match(await get(client, parent.id), refusal(404, 'LEARNER_NOT_FOUND'));
  }
});

t.test('rejects a learnerId or parentId that is not a positive integer', async (t) => {
  const { parent } = await newFamily();
  for (const id of ['0', '-1', '1.5', 'me', '', '9007199254740993']) {
    t.match(await parent.get(`/api/rewards?learnerId=${id}`), invalid('/query/learnerId'));
    t.match(await parent.get(`/api/rewards?parentId=${id}`), invalid('/query/parentId'));
  }
});
