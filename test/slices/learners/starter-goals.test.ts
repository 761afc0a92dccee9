import t from 'tap';
import type { Reward } from '../../../schema/rewards.ts';
import { startApp } from '../../helpers/app.ts';
import { type Client, expectStatus, register, registerAdmin } from '../../helpers/families/client.ts';
import { addLearner } from '../../helpers/families/learners.ts';

const { app } = await startApp(t);
const admin = await registerAdmin(app);

async function goalsOf(client: Client): Promise<Reward[]> {
  return (await expectStatus(200, client.get('/api/rewards'))).body;
}

t.test("adds the parent's goals of 10, 25 and 50 points with the first learner", async (t) => {
  const parent = await register(app, 'PARENT');
  t.same(await goalsOf(parent), []);
  await addLearner(parent);
  const goals = await goalsOf(parent);
  t.same(
    goals.map((goal) => goal.tokenCost),
    [10, 25, 50],
  );
  for (const goal of goals) {
    const { parentId, isActive, maxRedemptions, currentRedemptions } = goal;
    t.same(
      { parentId, isActive, maxRedemptions, currentRedemptions },
      { parentId: parent.id, isActive: true, maxRedemptions: null, currentRedemptions: 0 },
    );
    for (const text of [goal.title, goal.description, goal.category, goal.imageEmoji]) t.not(text, '');
    t.match(goal.color, /^#[0-9A-F]{6}$/);
  }
});

t.test('adds no duplicate goals with a second learner', async (t) => {
  const parent = await register(app, 'PARENT');
  await addLearner(parent);
  const before = await goalsOf(parent);
  await addLearner(parent);
  t.same(await goalsOf(parent), before);
});

t.test('adds only deleted or inactive starter goals again', async (t) => {
  const parent = await register(app, 'PARENT');
  await addLearner(parent);
  const [ten, twentyFive, fifty] = await goalsOf(parent);
  await expectStatus(200, parent.delete(`/api/rewards/${ten?.id}`));
  await expectStatus(200, parent.put(`/api/rewards/${twentyFive?.id}`, { isActive: false }));
  await addLearner(parent);
  const active = (await goalsOf(parent)).filter((goal) => goal.isActive);
  t.same(
    active.map((goal) => goal.tokenCost),
    [10, 25, 50],
  );
  t.equal(active[2]?.id, fifty?.id);
});

t.test('gives every new learner at least three goals', async (t) => {
  const parent = await register(app, 'PARENT');
  for (let learners = 0; learners < 3; learners++) {
    const { id } = await addLearner(parent);
    const goals = await parent.get(`/api/rewards?learnerId=${id}`);
    t.ok(goals.body.length >= 3);
    t.ok(goals.body.every((goal: Reward) => goal.isActive && goal.savedPoints === 0));
    await expectStatus(200, parent.delete(`/api/rewards/${goals.body[learners].id}`));
  }
});

t.test('gives a self-registered learner the same profile and goals', async (t) => {
  const parent = await register(app, 'PARENT');
  const learner = await register(app, 'LEARNER', parent);
  t.same(
    (await goalsOf(learner)).map((goal) => goal.tokenCost),
    [10, 25, 50],
  );
  const { gradeLevel, subjects } = (await learner.get(`/api/learner-profile/${learner.id}`)).body;
  t.same({ gradeLevel, subjects }, { gradeLevel: 5, subjects: ['Math', 'Reading', 'Science'] });
});

t.test("adds the goals of an administrator's learner to the parent's catalog", async (t) => {
  const parent = await register(app, 'PARENT');
  await addLearner(admin, { parentId: parent.id });
  t.equal((await goalsOf(parent)).length, 3);
  t.same(await goalsOf(admin), []);
});

t.test('adds each goal once for concurrent learners', async (t) => {
  const parent = await register(app, 'PARENT');
  await Promise.all(Array.from({ length: 10 }, () => addLearner(parent)));
  t.equal((await goalsOf(parent)).length, 3);
});
