import t from 'tap';
import { type Client, clientOf, createReward, expectStatus } from '../helpers/client.ts';
import { invalid, refusal, shapeFaults } from '../helpers/expectations.ts';
import { startFamilies } from '../helpers/families.ts';
import { badRewardFields } from './inputs.ts';
import * as shapes from './shapes.ts';
import { listed } from './steps.ts';

const { app, admin, newFamily } = await startFamilies(t);
const unknown = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';

t.test('an update changes the fields given and leaves the others as they are', async (t) => {
  const { parent } = await newFamily();
  let reward = await createReward(parent, { maxRedemptions: 2, description: 'old' });
  for (const [field, value] of [
    ['title', 'New title'],
    ['description', 'New description'],
    ['description', ''],
    ['tokenCost', 77],
    ['category', 'Time'],
    ['imageEmoji', '🚲'],
    ['color', '#00ff00'],
    ['maxRedemptions', 5],
    ['maxRedemptions', null],
    ['isActive', false],
    ['isActive', true],
  ] as const) {
    const { status, body } = await parent.put(`/api/rewards/${reward.id}`, { [field]: value });
    t.equal(status, 200);
    t.same(body, { ...reward, [field]: value }, `${field} ${value}`);
    t.same(shapeFaults(body, shapes.reward), []);
    t.same(await listed(parent, reward), body, 'and the catalog shows the same');
    reward = body;
  }
});

t.test('several fields change at once, stored trimmed', async (t) => {
  const { parent } = await newFamily();
  const reward = await createReward(parent);
  const { body } = await parent.put(`/api/rewards/${reward.id}`, {
    title: '  Zoo ',
    tokenCost: 9,
    isActive: false,
  });
  t.same(body, { ...reward, title: 'Zoo', tokenCost: 9, isActive: false });
});

t.test('an update that changes nothing answers the reward as it is', async (t) => {
  const { parent } = await newFamily();
  const reward = await createReward(parent);
  const { title, tokenCost, isActive } = reward;
  t.same((await parent.put(`/api/rewards/${reward.id}`, { title, tokenCost, isActive })).body, reward);
});

t.test('an update without any known field gives 400', async (t) => {
  const { parent } = await newFamily();
  const reward = await createReward(parent);
  t.match(await parent.put(`/api/rewards/${reward.id}`, {}), invalid('/body'));
  t.match(await parent.put(`/api/rewards/${reward.id}`), invalid('/body'));
  t.match(
    await parent.put(`/api/rewards/${reward.id}`, { currentRedemptions: 4, id: unknown }),
    invalid('/body'),
  );
  t.same(await listed(parent, reward), reward);
});

t.test('unknown properties, and those that only the service sets, are ignored', async (t) => {
  const { parent, learner } = await newFamily();
  const reward = await createReward(parent);
  const body = { title: 'Zoo', id: unknown, parentId: learner.id, currentRedemptions: 4, surprise: 1 };
  t.same((await parent.put(`/api/rewards/${reward.id}`, body)).body, { ...reward, title: 'Zoo' });
});

t.test(
  'a field out of its bounds or of another type gives 400 with a pointer, and nothing changes',
  async (t) => {
    const { parent } = await newFamily();
    const reward = await createReward(parent);
    const bad = [
      ...badRewardFields,
      ['title', '  '],
      ['title', null],
      ['tokenCost', null],
      ['isActive', 'no'],
      ['isActive', 1],
    ];
    for (const [field, value] of bad as [string, unknown][]) {
      const answer = await parent.put(`/api/rewards/${reward.id}`, {
        description: 'changed',
        [field]: value,
      });
      t.match(answer, invalid(`/body/${field}`), `${field} ${JSON.stringify(value)?.slice(0, 40)}`);
    }
    t.same(await listed(parent, reward), reward);
  },
);

t.test('only the owner changes a reward: 403 for others, for an administrator too', async (t) => {
  const { parent, learner } = await newFamily();
  const other = await newFamily();
  const reward = await createReward(parent);
  const put = (client: Client) => client.put(`/api/rewards/${reward.id}`, { title: 'Mine' });
  t.match(await put(clientOf(app)), refusal(401, 'UNAUTHENTICATED'));
  for (const client of [learner, other.parent, other.learner, admin])
    t.match(await put(client), refusal(403, 'FORBIDDEN'));
  t.same(await listed(parent, reward), reward);
});

t.test('a reward that is unknown or deleted gives 404 on a change', async (t) => {
  const { parent } = await newFamily();
  const deleted = await createReward(parent);
  await expectStatus(200, parent.delete(`/api/rewards/${deleted.id}`));
  for (const client of [parent, admin]) {
    t.match(await client.put(`/api/rewards/${unknown}`, { title: 'Zoo' }), refusal(404, 'REWARD_NOT_FOUND'));
    t.match(
      await client.put(`/api/rewards/${deleted.id}`, { title: 'Zoo' }),
      refusal(404, 'REWARD_NOT_FOUND'),
    );
  }
});

t.test('a change is checked in the order token, role, request, existence, owner', async (t) => {
  const { parent, learner } = await newFamily();
  const other = await newFamily();
  const reward = await createReward(parent);
  t.match(await clientOf(app).put('/api/rewards/nonsense', {}), refusal(401, 'UNAUTHENTICATED'));
  t.match(await learner.put('/api/rewards/nonsense', {}), refusal(403, 'FORBIDDEN'));
  t.match(await parent.put('/api/rewards/nonsense', { title: 'Zoo' }), invalid('/path/rewardId'));
  t.match(await parent.put(`/api/rewards/${unknown}`, { tokenCost: 0 }), invalid('/body/tokenCost'));
  t.match(await parent.put(`/api/rewards/${unknown}`, {}), invalid('/body'));
  t.match(await other.parent.put(`/api/rewards/${reward.id}`, {}), invalid('/body'));
});
