import t from 'tap';
import { achievementTypes } from '../../../schema/achievement-texts.ts';
import type { Home, HomeDay } from '../../../schema/home.ts';
import { createClock } from '../../helpers/clock.ts';
import {
  answerQuiz,
  answersTo,
  createLesson,
  expectStatus,
  type Family,
  type Member,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';

/** Streak, week and achievements in the home of a learner (decisions.md 11). */

const clock = createClock();
const { newFamily } = await startFamilies(t, { now: clock.now });

async function homeOf(learner: Member): Promise<Home> {
  return (await expectStatus(200, learner.get('/api/home'))).body;
}

/** Registers a family before all times in the tests, since a ledger's time never goes back. */
async function familyIn(timeZone: string): Promise<Family> {
  clock.set('2100-01-01T00:00:00.000Z');
  const family = await newFamily();
  await expectStatus(200, family.parent.put('/api/user', { timeZone }));
  return family;
}

async function answerAt(learner: Member, time: string, wrong = 0): Promise<void> {
  clock.set(time);
  const lesson = await createLesson(learner, learner.id);
  await answerQuiz(learner, lesson, { answers: answersTo(lesson, wrong) });
}

t.test('a streak lasts until the day after it ends in the zone of the family', async (t) => {
  const { learner } = await familyIn('Asia/Seoul');
  const streakAt = async (time: string) => {
    clock.set(time);
    return (await homeOf(learner)).streak;
  };
  // Midnight in Seoul is 15 o'clock of the day before in UTC.
  await answerAt(learner, '2100-03-01T14:59:00.000Z');
  t.equal(await streakAt('2100-03-01T14:59:59.999Z'), 1, 'on the day itself');
  t.equal(await streakAt('2100-03-02T14:59:59.999Z'), 1, 'to the end of the next day');
  await answerAt(learner, '2100-03-02T14:59:59.999Z');
  await answerAt(learner, '2100-03-02T15:00:00.000Z');
  t.equal(await streakAt('2100-03-02T15:00:00.000Z'), 3, 'two lessons, on both sides of midnight');
  t.equal(await streakAt('2100-03-04T14:59:59.999Z'), 3);
  t.equal(await streakAt('2100-03-04T15:00:00.000Z'), 0, 'after a day without a lesson');
  await answerAt(learner, '2100-03-04T15:00:00.000Z');
  t.equal(await streakAt('2100-03-04T15:00:00.000Z'), 1);
});

t.test('a week has the seven days of the family that end today, with lessons and their points', async (t) => {
  const { learner } = await familyIn('America/Los_Angeles');
  // 7:59 and 8:00 in UTC: the last minute of a day, and the first one of the next.
  for (const [time, wrong] of [
    ['2100-03-01T07:59:00.000Z', 0],
    ['2100-03-01T08:00:00.000Z', 0],
    ['2100-03-04T20:00:00.000Z', 1],
    ['2100-03-04T21:00:00.000Z', 5],
    ['2100-03-08T07:59:00.000Z', 0],
  ] as const)
    await answerAt(learner, time, wrong);
  const days = ['2100-03-01', '2100-03-02', '2100-03-03', '2100-03-04', '2100-03-05', '2100-03-06'];
  const known: Record<string, Partial<HomeDay>> = {
    '2100-03-01': { lessons: 1, points: 5 },
    '2100-03-04': { lessons: 2, points: 4 },
    '2100-03-07': { lessons: 1, points: 5 },
  };
  const week = (dates: string[]) => dates.map((date) => ({ date, lessons: 0, points: 0, ...known[date] }));
  t.same((await homeOf(learner)).week, week([...days, '2100-03-07']));
  clock.set('2100-03-08T08:00:00.000Z');
  t.same((await homeOf(learner)).week, week([...days.slice(1), '2100-03-07', '2100-03-08']));
});

t.test('a family that has moved west keeps its week and streak', async (t) => {
  const { parent, learner } = await familyIn('Pacific/Kiritimati');
  await answerAt(learner, '2100-03-02T10:00:00.000Z');
  await expectStatus(200, parent.put('/api/user', { timeZone: 'Pacific/Pago_Pago' }));
  const { streak, week } = await homeOf(learner);
  t.equal(streak, 1);
  t.equal(week.at(-1)?.date, '2100-03-01', 'the lesson counted for the day after it');
  clock.set('2100-03-03T12:00:00.000Z');
  t.same((await homeOf(learner)).week.at(-1), { date: '2100-03-03', lessons: 1, points: 5 });
});

t.test('the loss of double-or-loss is part of the points of its day', async (t) => {
  clock.set('2100-03-01T12:00:00.000Z');
  const { parent, learner } = await newFamily(20);
  const url = `/api/learner-settings/${learner.id}/double-or-loss`;
  await expectStatus(200, parent.put(url, { enabled: true }));
  const lesson = await createLesson(learner, learner.id);
  const body = { answers: answersTo(lesson, 5), doubleOrLoss: true };
  const { pointsDeducted } = await answerQuiz(learner, lesson, body);
  const { isDoubleOrLossEnabled, points, week } = await homeOf(learner);
  t.ok(pointsDeducted > 0);
  t.match(
    { isDoubleOrLossEnabled, points, today: week.at(-1) },
    { isDoubleOrLossEnabled: true, points: 20 - pointsDeducted, today: { points: 0 - pointsDeducted } },
  );
});

t.test('earned achievements come newest first, and the others are open', async (t) => {
  const { learner } = await familyIn('UTC');
  await answerAt(learner, '2100-03-01T12:00:00.000Z', 1);
  await answerAt(learner, '2100-03-02T12:00:00.000Z');
  const { earned, open } = (await homeOf(learner)).achievements;
  t.same(
    earned.map(({ type, earnedAt }) => [type, earnedAt]),
    [
      ['PERFECT_SCORE', '2100-03-02T12:00:00.000Z'],
      ['FIRST_LESSON', '2100-03-01T12:00:00.000Z'],
    ],
  );
  const { body: listed } = await learner.get('/api/achievements');
  t.match(listed, earned);
  t.same([...earned, ...open].map(({ type }) => type).toSorted(), achievementTypes.toSorted());
});
