import t from 'tap';
import type { Achievement } from '../../../schema/achievements.ts';
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
const { app } = await startApp(t, { now: clock.now });
await registerAdmin(app);

/** Registers a family before all times in the tests, since a ledger's time never goes back. */
function joinEarly(): Promise<Family> {
  clock.set('2100-01-01T00:00:00.000Z');
  return registerFamily(app);
}

/** Answers a lesson at each time and returns the streaks earned by time. */
async function answerAt(learner: Member, times: string[]): Promise<Record<string, string[]>> {
  const streaks: Record<string, string[]> = {};
  for (const time of times) {
    clock.set(time);
    const lesson = await createLesson(learner, learner.id);
    const body = { answers: answersTo(lesson, 5) };
    const result = await expectStatus(200, learner.post(`/api/lessons/${lesson.id}/answer`, body));
    const types = result.body.newAchievements.map(({ type }: Achievement) => type);
    const earned = types.filter((type: string) => type.endsWith('STREAK'));
    if (earned.length > 0) streaks[time] = earned;
  }
  return streaks;
}

function noons(...days: string[]): string[] {
  return days.map((day) => `${day}T12:00:00.000Z`);
}

t.test('awards streaks of 3 and 7 days once each', async (t) => {
  const { learner } = await joinEarly();
  const days = Array.from({ length: 20 }, (_, i) => `2100-03-${String(i + 1).padStart(2, '0')}`);
  t.same(await answerAt(learner, noons(...days)), {
    '2100-03-03T12:00:00.000Z': ['THREE_DAY_STREAK'],
    '2100-03-07T12:00:00.000Z': ['SEVEN_DAY_STREAK'],
  });
});

t.test('counts several lessons on one day as one day', async (t) => {
  const { learner } = await joinEarly();
  const day = '2100-03-01';
  const times = Array.from({ length: 7 }, (_, i) => `${day}T0${i + 1}:00:00.000Z`);
  t.same(await answerAt(learner, times), {});
  const [second, third] = noons('2100-03-02', '2100-03-03');
  t.same(await answerAt(learner, [second ?? '', second ?? '']), {});
  t.same(await answerAt(learner, [third ?? '', third ?? '']), { [third ?? '']: ['THREE_DAY_STREAK'] });
});

t.test('ends a day at midnight UTC', async (t) => {
  const { learner, sibling } = await joinEarly();
  const two = ['2100-03-01T00:00:00.000Z', '2100-03-01T23:59:59.999Z', '2100-03-02T23:59:59.999Z'];
  t.same(await answerAt(learner, two), {}, 'two days within 48 hours');
  const three = ['2100-03-03T23:59:59.999Z', '2100-03-04T00:00:00.000Z', '2100-03-05T00:00:00.000Z'];
  t.same(await answerAt(sibling, three), { '2100-03-05T00:00:00.000Z': ['THREE_DAY_STREAK'] });
});

t.test('restarts the streak after a day without a lesson', async (t) => {
  const { learner } = await joinEarly();
  const days = [
    '2100-03-01',
    '2100-03-02',
    '2100-03-04',
    '2100-03-05',
    '2100-03-08',
    '2100-03-09',
    '2100-03-10',
  ];
  t.same(await answerAt(learner, noons(...days)), { '2100-03-10T12:00:00.000Z': ['THREE_DAY_STREAK'] });
});

t.test('continues a streak over month ends, year ends and leap days', async (t) => {
  for (const days of [
    ['2100-12-31', '2101-01-01', '2101-01-02'],
    ['2100-02-27', '2100-02-28', '2100-03-01'],
    ['2104-02-28', '2104-02-29', '2104-03-01'],
  ]) {
    const { learner } = await joinEarly();
    t.match(await answerAt(learner, noons(...days)), { [`${days[2]}T12:00:00.000Z`]: ['THREE_DAY_STREAK'] });
  }
  const { learner } = await joinEarly();
  t.same(
    await answerAt(learner, noons('2104-02-27', '2104-02-28', '2104-03-01')),
    {},
    'a missed leap day ends the streak',
  );
});

t.test('does not count a retired lesson', async (t) => {
  const { learner } = await joinEarly();
  await answerAt(learner, noons('2100-03-01'));
  clock.set('2100-03-02T12:00:00.000Z');
  await createLesson(learner, learner.id);
  t.same(await answerAt(learner, noons('2100-03-03', '2100-03-04')), {});
});

t.test('keeps the streak when the clock goes back', async (t) => {
  const { learner } = await joinEarly();
  await answerAt(learner, noons('2100-03-01', '2100-03-02'));
  t.same(await answerAt(learner, noons('2100-03-01', '2100-02-28')), {});
  t.same(await answerAt(learner, noons('2100-03-03')), { '2100-03-03T12:00:00.000Z': ['THREE_DAY_STREAK'] });
});
