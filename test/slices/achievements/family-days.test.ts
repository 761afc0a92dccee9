import t from 'tap';
import type { Achievement } from '../../../schema/achievements.ts';
import { readTableShapes } from '../../../src/db/read-tables.ts';
import { verifyFamily } from '../../../src/kernel/ledger/verification/verify-family.ts';
import { registry } from '../../../src/service/app.ts';
import { startApp } from '../../helpers/app.ts';
import { createClock } from '../../helpers/clock.ts';
import {
  answersTo,
  createLesson,
  expectStatus,
  type Family,
  type Member,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';

const clock = createClock();
const { app, database } = await startApp(t, { now: clock.now });
await registerAdmin(app);
const shapes = await readTableShapes(database);

/** Registers a family before all times in the tests, since a ledger's time never goes back. */
async function familyIn(timeZone: string | null): Promise<Family> {
  clock.set('2100-01-01T00:00:00.000Z');
  const family = await registerFamily(app);
  await moveTo(family, timeZone);
  return family;
}

async function moveTo({ parent }: Family, timeZone: string | null): Promise<void> {
  await expectStatus(200, parent.put('/api/user', { timeZone }));
}

/** Answers a lesson at a time and returns the streaks that it earned. */
async function answerAt(learner: Member, time: string): Promise<string[]> {
  clock.set(time);
  const lesson = await createLesson(learner, learner.id);
  const body = { answers: answersTo(lesson, 5) };
  const answer = await expectStatus(200, learner.post(`/api/lessons/${lesson.id}/answer`, body));
  return answer.body.newAchievements
    .map(({ type }: Achievement) => type)
    .filter((type: string) => type.endsWith('STREAK'));
}

/** Answers a lesson at each time and returns the streaks by time. */
async function streaksAt(learner: Member, times: string[]): Promise<Record<string, string[]>> {
  const streaks: Record<string, string[]> = {};
  for (const time of times) {
    const earned = await answerAt(learner, time);
    if (earned.length > 0) streaks[time] = earned;
  }
  return streaks;
}

/** Returns the days of the learner's quizzes, as the ledger has them. */
async function daysOf(learner: Member): Promise<string[]> {
  const rows = await database.query<{ day: string }>(
    `SELECT payload->>'day' AS day FROM events WHERE type = 'QuizAnswered' AND payload->>'learnerId' = $1
     ORDER BY recorded_at, seq`,
    [String(learner.id)],
  );
  return rows.map(({ day }) => day);
}

async function problemsOf({ parent }: Family): Promise<unknown> {
  const context = { database, shapes, rules: registry.rules, now: clock.now };
  return (await verifyFamily(context, parent.id))?.problems;
}

t.test('a child in Seoul who learns at 8 every morning misses no day', async (t) => {
  const family = await familyIn('Asia/Seoul');
  // 8 o'clock in Seoul is 23 o'clock of the day before in UTC; on the third day the child is late, at 9:30.
  const times = [1, 2, 3, 4, 5, 6, 7].map((day) => `2100-03-0${day}T23:00:00.000Z`);
  times[2] = '2100-03-04T00:30:00.000Z';
  t.same(await streaksAt(family.learner, times), {
    '2100-03-04T00:30:00.000Z': ['THREE_DAY_STREAK'],
    '2100-03-07T23:00:00.000Z': ['SEVEN_DAY_STREAK'],
  });
  const days = [2, 3, 4, 5, 6, 7, 8].map((day) => `2100-03-0${day}`);
  t.same(await daysOf(family.learner), days);
  t.same(await problemsOf(family), []);
});

t.test('a child in Los Angeles who learns every evening misses no day', async (t) => {
  const family = await familyIn('America/Los_Angeles');
  // At 19 o'clock, which is 3 o'clock of the next day in UTC; on the second and the fifth day in the afternoon. Summer time
  // begins on the 14th.
  const times = ['12T03:00', '12T23:00', '14T03:00', '15T02:00', '15T22:00', '17T02:00', '18T02:00'].map(
    (time) => `2100-03-${time}:00.000Z`,
  );
  t.same(await streaksAt(family.learner, times), {
    '2100-03-14T03:00:00.000Z': ['THREE_DAY_STREAK'],
    '2100-03-18T02:00:00.000Z': ['SEVEN_DAY_STREAK'],
  });
  t.same(
    await daysOf(family.learner),
    [11, 12, 13, 14, 15, 16, 17].map((day) => `2100-03-${day}`),
  );
  t.same(await problemsOf(family), []);
});

t.test('two lessons on one day of the family count once, although UTC has two', async (t) => {
  const family = await familyIn('Asia/Seoul');
  const two = ['2100-03-01T23:00:00.000Z', '2100-03-02T01:00:00.000Z'];
  const next = ['2100-03-02T23:00:00.000Z', '2100-03-03T01:00:00.000Z'];
  t.same(await streaksAt(family.learner, [...two, ...next]), {});
  t.same(await streaksAt(family.learner, ['2100-03-03T23:00:00.000Z']), {
    '2100-03-03T23:00:00.000Z': ['THREE_DAY_STREAK'],
  });
  t.same(await problemsOf(family), []);
});

t.test('a change of the zone takes no learner back to an earlier day, and ends no streak', async (t) => {
  const family = await familyIn('Pacific/Kiritimati');
  const { learner, sibling } = family;
  t.same(await streaksAt(learner, ['2100-03-01T12:00:00.000Z', '2100-03-02T12:00:00.000Z']), {});
  // Here it is still the 2nd for 18 hours, and was the 3rd before.
  await moveTo(family, 'Pacific/Pago_Pago');
  t.same(await streaksAt(learner, ['2100-03-02T13:00:00.000Z', '2100-03-04T10:00:00.000Z']), {});
  t.same(await streaksAt(learner, ['2100-03-04T12:00:00.000Z']), {
    '2100-03-04T12:00:00.000Z': ['THREE_DAY_STREAK'],
  });
  await streaksAt(sibling, ['2100-03-04T12:00:00.000Z']);
  t.same(await daysOf(learner), ['2100-03-02', '2100-03-03', '2100-03-03', '2100-03-03', '2100-03-04']);
  t.same(await daysOf(sibling), ['2100-03-04'], 'the days of a sibling are their own');
  await moveTo(family, null);
  t.same(await streaksAt(learner, ['2100-03-05T00:00:00.000Z']), {});
  t.same((await daysOf(learner)).at(-1), '2100-03-05', "the server's zone");
  t.same(await problemsOf(family), []);
});
