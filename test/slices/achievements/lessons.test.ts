import t from 'tap';
import type { Achievement } from '../../../schema/achievements.ts';
import { startApp } from '../../helpers/app.ts';
import { createClock } from '../../helpers/clock.ts';
import {
  answersTo,
  type Client,
  createLesson,
  expectStatus,
  type Member,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';

const { app } = await startApp(t);
await registerAdmin(app);

/** Answers a new lesson and returns the types of the earned achievements, sorted. */
async function answer(client: Client, learnerId: number, wrong: number): Promise<string[]> {
  const lesson = await createLesson(client, learnerId);
  const body = { answers: answersTo(lesson, wrong) };
  const result = await expectStatus(200, client.post(`/api/lessons/${lesson.id}/answer`, body));
  return result.body.newAchievements.map(({ type }: Achievement) => type).sort();
}

async function earned(learner: Member): Promise<string[]> {
  const achievements = (await expectStatus(200, learner.get('/api/achievements'))).body;
  return achievements.map(({ type }: Achievement) => type).sort();
}

t.test('awards the 1st, 5th, 25th and 100th lesson once', async (t) => {
  const { learner } = await registerFamily(app);
  const milestones: Record<number, string[]> = {};
  for (let lessons = 1; lessons <= 101; lessons++) {
    const types = await answer(learner, learner.id, 5);
    if (types.length > 0) milestones[lessons] = types;
  }
  t.same(milestones, {
    1: ['FIRST_LESSON'],
    5: ['FIVE_LESSONS'],
    25: ['TWENTY_FIVE_LESSONS'],
    100: ['HUNDRED_LESSONS'],
  });
  t.same(await earned(learner), ['FIRST_LESSON', 'FIVE_LESSONS', 'HUNDRED_LESSONS', 'TWENTY_FIVE_LESSONS']);
});

t.test('does not count lessons retired without an answer', async (t) => {
  const { learner } = await registerFamily(app);
  for (let lessons = 0; lessons < 5; lessons++) await createLesson(learner, learner.id);
  t.same(await earned(learner), []);
  t.same(await answer(learner, learner.id, 5), ['FIRST_LESSON']);
});

t.test('awards PERFECT_SCORE once for a lesson without a wrong answer', async (t) => {
  const { learner } = await registerFamily(app);
  t.same(await answer(learner, learner.id, 4), ['FIRST_LESSON']);
  t.notOk((await answer(learner, learner.id, 1)).includes('PERFECT_SCORE'));
  t.ok((await answer(learner, learner.id, 0)).includes('PERFECT_SCORE'));
  t.same(await answer(learner, learner.id, 0), []);
  t.equal((await earned(learner)).filter((type) => type === 'PERFECT_SCORE').length, 1);
});

t.test('does not award PERFECT_SCORE for missing answers', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  const body = { answers: answersTo(lesson).slice(0, 4) };
  const result = await expectStatus(200, learner.post(`/api/lessons/${lesson.id}/answer`, body));
  t.notOk(result.body.newAchievements.some(({ type }: Achievement) => type === 'PERFECT_SCORE'));
});

t.test('awards CONCEPT_MASTERED once over all concepts, for lessons on two days', async (t) => {
  const clock = createClock('2100-03-01T12:00:00.000Z');
  const other = await startApp(t, { now: clock.now });
  const { learner } = await registerFamily(other.app);
  const pass = async (topic: string) => {
    const lesson = await createLesson(learner, learner.id, { topic, difficulty: 'intermediate' });
    clock.pass();
    const result = await expectStatus(
      200,
      learner.post(`/api/lessons/${lesson.id}/answer`, { answers: answersTo(lesson) }),
    );
    return result.body.newAchievements.map(({ type }: Achievement) => type).sort();
  };
  t.same(await pass('fractions'), ['FIRST_LESSON', 'PERFECT_SCORE']);
  t.same(await pass('fractions'), [], 'on the same day');
  t.same(await pass('the planets'), []);
  clock.set('2100-03-02T12:00:00.000Z');
  t.same(await pass('fractions'), ['CONCEPT_MASTERED']);
  t.same(await pass('the planets'), ['FIVE_LESSONS']);
  t.equal((await earned(learner)).filter((type) => type === 'CONCEPT_MASTERED').length, 1);
});

t.test('awards the learner, also when a parent submits the answers', async (t) => {
  const { parent, learner, sibling } = await registerFamily(app);
  t.same(await answer(parent, learner.id, 5), ['FIRST_LESSON']);
  t.same(await earned(learner), ['FIRST_LESSON']);
  t.same(await earned(sibling), []);
  t.same(await answer(sibling, sibling.id, 5), ['FIRST_LESSON']);
});

t.test('awards nothing for a rejected answer', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  await createLesson(learner, learner.id);
  const body = { answers: answersTo(lesson) };
  await expectStatus(400, learner.post(`/api/lessons/${lesson.id}/answer`, body));
  t.same(await earned(learner), []);
});
