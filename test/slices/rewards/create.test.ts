import t from 'tap';
import type { Reward } from '../../../schema/rewards.ts';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import { type Client, clientOf, createReward, expectStatus } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import * as shapes from './answer-shapes.ts';
import { badRewardFields } from './inputs.ts';

const { app, admin, newFamily } = await startFamilies(t);

async function catalog(parent: Client): Promise<Reward[]> {
  return (await expectStatus(200, parent.get('/api/rewards'))).body;
}

t.test('creates a reward and returns 201 with all its fields', async (t) => {
  const { parent } = await newFamily();
  const fields = {
    title: 'Pizza night',
    tokenCost: 40,
    description: 'From the place you choose',
    category: 'Entertainment',
    maxRedemptions: 3,
    imageEmoji: '🍕',
    color: '#f97316',
  };
  const { status, body } = await parent.post('/api/rewards', fields);
  t.equal(status, 201);
  t.same(shapeFaults(body, shapes.reward), []);
  t.match(body, { ...fields, parentId: parent.id, isActive: true, currentRedemptions: 0 });
  t.same(
    (await catalog(parent)).find(({ id }) => id === body.id),
    body,
    'the catalog shows the same reward',
  );
});

t.test('requires only title and tokenCost and sets defaults for the rest', async (t) => {
  const { parent } = await newFamily();
  const { body } = await expectStatus(201, parent.post('/api/rewards', { title: 'Park', tokenCost: 5 }));
  t.match(body, {
    title: 'Park',
    tokenCost: 5,
    description: '',
    category: 'General',
    imageEmoji: '🎁',
    color: '#4F46E5',
    maxRedemptions: null,
    isActive: true,
  });
});

t.test('accepts null as unlimited maxRedemptions', async (t) => {
  const { parent } = await newFamily();
  t.equal((await createReward(parent, { maxRedemptions: null })).maxRedemptions, null);
});

t.test('trims strings', async (t) => {
  const { parent } = await newFamily();
  const padded = { title: ' \tPark\n', description: '  by bike  ', category: ' Time ', imageEmoji: ' 🌳 ' };
  const trimmed = { title: 'Park', description: 'by bike', category: 'Time', imageEmoji: '🌳' };
  const reward = await createReward(parent, padded);
  t.match(reward, trimmed);
  t.match(
    (await catalog(parent)).find(({ id }) => id === reward.id),
    trimmed,
  );
});

t.test('rejects a missing or blank title and a missing tokenCost', async (t) => {
  const { parent } = await newFamily();
  const before = await catalog(parent);
  t.match(await parent.post('/api/rewards', { tokenCost: 5 }), invalid('/body/title'));
  t.match(await parent.post('/api/rewards', { title: 'Park' }), invalid('/body/tokenCost'));
  t.match(await parent.post('/api/rewards', {}), invalid('/body/title', '/body/tokenCost'));
  t.match(await parent.post('/api/rewards'), invalid('/body/title', '/body/tokenCost'));
  t.match(await parent.post('/api/rewards', { title: ' \t ', tokenCost: 5 }), invalid('/body/title'));
  t.match(await parent.post('/api/rewards', { title: null, tokenCost: 5 }), invalid('/body/title'));
  t.match(await parent.post('/api/rewards', { title: 'Park', tokenCost: null }), invalid('/body/tokenCost'));
  t.same(await catalog(parent), before, 'stores nothing');
});

t.test('rejects an invalid field with 400 and a pointer and stores nothing', async (t) => {
  const { parent } = await newFamily();
  const before = await catalog(parent);
  for (const [field, value] of badRewardFields) {
    const answer = await parent.post('/api/rewards', { title: 'Park', tokenCost: 5, [field]: value });
    t.match(answer, invalid(`/body/${field}`), `${field} ${JSON.stringify(value)?.slice(0, 40)}`);
  }
  t.same(await catalog(parent), before);
});

t.test('reports all invalid fields in one response', async (t) => {
  const { parent } = await newFamily();
  const answer = await parent.post('/api/rewards', { title: '', tokenCost: 0, color: 'red' });
  t.same(answer.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort(), [
    '/body/color',
    '/body/title',
    '/body/tokenCost',
  ]);
});

t.test('accepts the largest and smallest allowed values', async (t) => {
  const { parent } = await newFamily();
  const largest = {
    title: '🍕'.repeat(200),
    description: 'é'.repeat(2000),
    tokenCost: 1_000_000_000,
    maxRedemptions: 1_000_000_000,
  };
  t.match(await createReward(parent, largest), largest);
  t.match(await createReward(parent, { tokenCost: 1, maxRedemptions: 1, color: '#abc', description: '' }), {
    tokenCost: 1,
    maxRedemptions: 1,
    color: '#abc',
    description: '',
  });
});

t.test('ignores unknown properties and properties set by the service', async (t) => {
  const { parent, learner } = await newFamily();
  const { body } = await expectStatus(
    201,
    parent.post('/api/rewards', {
      title: 'Park',
      tokenCost: 5,
      id: '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00',
      parentId: learner.id,
      isActive: false,
      currentRedemptions: 9,
      savedPoints: 9,
      surprise: { deep: ['value'] },
    }),
  );
  t.same(shapeFaults(body, shapes.reward), []);
  t.match(body, { parentId: parent.id, isActive: true, currentRedemptions: 0 });
  t.not(body.id, '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00');
});

t.test('rejects a missing token with 401 and a learner with 403, before it checks the body', async (t) => {
  const { parent, learner } = await newFamily();
  t.match(await clientOf(app).post('/api/rewards', {}), refusal(401, 'UNAUTHENTICATED'));
  t.match(await learner.post('/api/rewards', {}), refusal(403, 'FORBIDDEN'));
  t.match(await learner.post('/api/rewards', { title: 'Park', tokenCost: 5 }), refusal(403, 'FORBIDDEN'));
  t.equal((await createReward(parent)).parentId, parent.id);
  t.equal((await createReward(admin)).parentId, admin.id, 'the administrator owns the reward');
});
