import t from 'tap';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import { type Client, clientOf, createReward, expectStatus } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import * as shapes from './answer-shapes.ts';
import { badRewardFields } from './inputs.ts';
import { listed } from './steps.ts';

const { app, admin, newFamily } = await startFamilies(t);
const unknown = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';

t.test('changes only the given fields', async (t) => {
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
    t.same(await listed(parent, reward), body, 'the catalog shows the same reward');
    reward = body;
  }
});

t.test('changes several fields at once and trims strings', async (t) => {
  const { parent } = await newFamily();
  const reward = await createReward(parent);
  const { body } = await parent.put(`/api/rewards/${reward.id}`, {
    title: '  Zoo ',
    tokenCost: 9,
    isActive: false,
  });
  t.same(body, { ...reward, title: 'Zoo', tokenCost: 9, isActive: false });
});

t.test('returns the unchanged reward for an update without changes', async (t) => {
  const { parent } = await newFamily();
  const reward = await createReward(parent);
  const { title, tokenCost, isActive } = reward;
  t.same((await parent.put(`/api/rewards/${reward.id}`, { title, tokenCost, isActive })).body, reward);
});

t.test('returns 400 for an update without a known field', async (t) => {
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

t.test('ignores unknown properties and properties set by the service', async (t) => {
  const { parent, learner } = await newFamily();
  const reward = await createReward(parent);
  const body = { title: 'Zoo', id: unknown, parentId: learner.id, currentRedemptions: 4, surprise: 1 };
  t.same((await parent.put(`/api/rewards/${reward.id}`, body)).body, { ...reward, title: 'Zoo' });
});

t.test('rejects an invalid field with 400 and a pointer and changes nothing', async (t) => {
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
});

t.test('returns 403 for everyone but the owner, including administrators', async (t) => {
  const { parent, learner } = await newFamily();
  const other = await newFamily();
  const reward = await createReward(parent);
  const put = (client: Client) => client.put(`/api/rewards/${reward.id}`, { title: 'Mine' });
  t.match(await put(clientOf(app)), refusal(401, 'UNAUTHENTICATED'));
  for (const client of [learner, other.parent, other.learner, admin])
    t.match(await put(client), refusal(403, 'FORBIDDEN'));
  t.same(await listed(parent, reward), reward);
});

t.test('returns 404 for an unknown or deleted reward', async (t) => {
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

t.test('checks token, role, request, existence and owner in this order', async (t) => {
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
