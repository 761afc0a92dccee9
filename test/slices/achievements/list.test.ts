import t from 'tap';
import { achievementTexts } from '../../../schema/achievement-texts.ts';
import type { EarnedAchievement } from '../../../schema/achievements.ts';
import { startApp } from '../../helpers/app.ts';
import { createClock } from '../../helpers/clock.ts';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import {
  answersTo,
  clientOf,
  createLesson,
  expectStatus,
  type Member,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';

const clock = createClock();
const { app } = await startApp(t, { now: clock.now });
const admin = await registerAdmin(app);

async function answer(learner: Member, wrong: number) {
  const lesson = await createLesson(learner, learner.id);
  const body = { answers: answersTo(lesson, wrong) };
  return (await expectStatus(200, learner.post(`/api/lessons/${lesson.id}/answer`, body))).body;
}

t.test('lists achievements with exactly the fields of the contract and the time of the answer', async (t) => {
  const { learner } = await registerFamily(app);
  t.same((await expectStatus(200, learner.get('/api/achievements'))).body, []);
  clock.set('2100-03-01T12:34:56.789Z');
  const { newAchievements } = await answer(learner, 0);
  t.equal(newAchievements.length, 2);
  const listed: EarnedAchievement[] = (await learner.get('/api/achievements')).body;
  const shape = {
    id: 'uuid',
    type: 'string',
    title: 'string',
    description: 'string',
    earnedAt: 'timestamp',
  } as const;
  for (const achievement of listed) t.same(shapeFaults(achievement, shape), []);
  t.ok(listed.every(({ earnedAt }) => earnedAt === '2100-03-01T12:34:56.789Z'));
  t.equal(new Set(listed.map(({ id }) => id)).size, 2);
  const byType = (a: { type: string }, b: { type: string }) => a.type.localeCompare(b.type);
  t.same(
    listed.map(({ type, title, description }) => ({ type, title, description })).sort(byType),
    newAchievements.sort(byType),
    "equals the answer's newAchievements",
  );
});

t.test('lists the newest achievement first', async (t) => {
  clock.set('2100-03-02T12:00:00.000Z');
  const { learner } = await registerFamily(app);
  await answer(learner, 5);
  clock.set('2100-03-02T12:00:00.001Z');
  await answer(learner, 0);
  const listed: EarnedAchievement[] = (await learner.get('/api/achievements')).body;
  const times = listed.map(({ earnedAt }) => earnedAt);
  t.same(times, times.toSorted().reverse());
  t.equal(listed.at(-1)?.type, 'FIRST_LESSON');
});

t.test('gives every achievement a unique title and description', async (t) => {
  const texts = Object.values(achievementTexts);
  t.same(Object.keys(achievementTexts).sort(), [
    'CONCEPT_MASTERED',
    'FIRST_GOAL_REACHED',
    'FIRST_LESSON',
    'FIRST_REDEMPTION',
    'FIVE_LESSONS',
    'HUNDRED_LESSONS',
    'PERFECT_SCORE',
    'SEVEN_DAY_STREAK',
    'THREE_DAY_STREAK',
    'TWENTY_FIVE_LESSONS',
  ]);
  for (const field of ['title', 'description'] as const) {
    t.equal(new Set(texts.map((text) => text[field])).size, texts.length);
  }
});

t.test("lists a learner's own achievements and requires learnerId from others", async (t) => {
  const { parent, learner, sibling } = await registerFamily(app);
  const { parent: stranger } = await registerFamily(app);
  await answer(learner, 5);
  const own = (await learner.get('/api/achievements')).body;
  t.equal(own.length, 1);
  const url = `/api/achievements?learnerId=${learner.id}`;
  for (const client of [learner, parent, admin]) {
    t.same((await expectStatus(200, client.get(url))).body, own);
  }
  for (const client of [parent, admin]) {
    t.match(await client.get('/api/achievements'), refusal(400, 'LEARNER_ID_REQUIRED'));
  }
  for (const client of [sibling, stranger]) t.match(await client.get(url), refusal(403, 'FORBIDDEN'));
  for (const id of [parent.id, 999_999]) {
    t.match(await admin.get(`/api/achievements?learnerId=${id}`), refusal(404, 'LEARNER_NOT_FOUND'));
  }
  t.match(await admin.get('/api/achievements?learnerId=x'), invalid('/query/learnerId'));
  t.match(await clientOf(app).get('/api/achievements?learnerId=x'), refusal(401, 'UNAUTHENTICATED'));
});
