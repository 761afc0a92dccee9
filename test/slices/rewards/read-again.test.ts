import t from 'tap';
import type { Reward } from '../../../schema/rewards.ts';
import { startApp } from '../../helpers/app.ts';
import {
  type Client,
  clientOf,
  createReward,
  expectStatus,
  givePoints,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';

/** Goals that are read again. */

const { app, admin, databaseUrl, newFamily } = await startFamilies(t);
const { app: other } = await startApp(t, { databaseUrl });

async function goalsOf(client: Client, query = ''): Promise<Reward[]> {
  return (await expectStatus(200, client.get(`/api/rewards${query}`))).body;
}

t.test('shows each reader every change since they read, also one without an event', async (t) => {
  const { parent, learner, sibling } = await newFamily();
  const { id } = await createReward(parent, { title: 'Kite', description: 'Red', tokenCost: 5 });
  await givePoints(admin, learner.id, 5);
  const elsewhere = clientOf(other, parent.token);
  const seen = async () => {
    const lists = [
      await goalsOf(parent),
      await goalsOf(elsewhere),
      await goalsOf(learner),
      await goalsOf(parent, `?learnerId=${learner.id}`),
      await goalsOf(sibling),
    ];
    return lists.map((goals) => {
      const goal = goals.find((one) => one.id === id);
      return goal && [goal.title, goal.description, goal.savedPoints];
    });
  };
  const shows = async (title: string, description: string, points: number) => {
    const ofParent = [title, description, undefined];
    const ofLearner = [title, description, points];
    const expected = [ofParent, ofParent, ofLearner, ofLearner, [title, description, 0]];
    t.same([await seen(), await seen()], [expected, expected]);
  };
  const update = (client: Client, fields: object) =>
    expectStatus(200, client.put(`/api/rewards/${id}`, fields));

  await shows('Kite', 'Red', 0);
  await update(elsewhere, { description: 'Blue' });
  await shows('Kite', 'Blue', 0);
  await update(parent, { description: 'Green' });
  await shows('Kite', 'Green', 0);
  await expectStatus(200, learner.post(`/api/rewards/${id}/save`, { points: 2 }));
  await shows('Kite', 'Green', 2);
  await update(elsewhere, { title: 'Large kite' });
  await shows('Large kite', 'Green', 2);
  await update(elsewhere, { isActive: false });
  const inactive = ['Large kite', 'Green', undefined];
  t.same(await seen(), [inactive, inactive, undefined, undefined, undefined]);
});

t.test('sends equal bytes and the same headers again', async (t) => {
  const { parent, learner } = await newFamily();
  for (const title of ['Kite', 'Zoo']) await createReward(parent, { title });
  const headers = { authorization: `Bearer ${learner.token}` };
  const send = () => app.inject({ url: '/api/rewards?limit=1', headers });
  const [first, second] = [await send(), await send()];
  for (const name of ['link', 'etag', 'content-type', 'content-length', 'cache-control']) {
    t.ok(first.headers[name], name);
    t.equal(second.headers[name], first.headers[name], name);
  }
  t.equal(second.body, first.body);
});
