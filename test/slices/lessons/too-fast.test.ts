import t from 'tap';
import type { Achievement } from '../../../schema/achievements.ts';
import type { Lesson, LessonListing, QuizResult } from '../../../schema/lessons.ts';
import { isTooFast } from '../../../src/slices/lessons/authoring/reading-time.ts';
import { startApp } from '../../helpers/app.ts';
import { createClock } from '../../helpers/clock.ts';
import {
  answerQuiz,
  answersTo,
  createLesson,
  expectStatus,
  type Member,
  registerFamily,
} from '../../helpers/families/client.ts';

const words = (count: number) => Array(count).fill('word').join(' ');
const question = (text: string) => ({ question: text, choices: ['one', words(10), 'three'] });

t.test('a question takes the time of its words and the picked choice; without one, a second', async (t) => {
  const long = [question(words(40))];
  const cases: [answer: number | null, ms: number][] = [
    [1, 5000],
    [0, 4100],
    [null, 1000],
  ];
  for (const [answer, ms] of cases) {
    t.ok(isTooFast(long, [answer], ms - 1), `${ms - 1} ms`);
    t.notOk(isTooFast(long, [answer], ms), `${ms} ms`);
  }
});

t.test('a short question takes a second, and a text before several questions counts once', async (t) => {
  const sums = Array.from({ length: 5 }, () => question('3 + 4'));
  t.ok(isTooFast(sums, [0, 0, 0, 0, 0], 4999));
  t.notOk(isTooFast(sums, [0, 0, 0, 0, 0], 5000));
  const onText = ['Who?', 'Where?'].map((asked) => question(`${words(100)}\n\n${asked}`));
  t.ok(isTooFast(onText, [0, 0], 11_199));
  t.notOk(isTooFast(onText, [0, 0], 11_200));
});

t.test('a clock that went back marks nobody', async (t) => {
  t.ok(isTooFast([question('3 + 4')], [0], 0));
  t.notOk(isTooFast([question('3 + 4')], [0], -1));
});

const clock = createClock();
const { app, database } = await startApp(t, { now: clock.now });

/** Answers a lesson after a number of seconds. */
async function answerAfter(learner: Member, seconds: number, wrong = 0): Promise<QuizResult> {
  const lesson = await createLesson(learner, learner.id, {
    topic: 'the planets',
    difficulty: 'intermediate',
  });
  clock.pass(seconds / 60);
  return answerQuiz(learner, lesson, { answers: answersTo(lesson, wrong) });
}

/** Returns what the learner's only concept with lessons says, except for its counts and the time of the last lesson. */
async function standing(learner: Member) {
  const [row] = await database.sql<
    Record<string, unknown>[]
  >`SELECT * FROM mastery WHERE learner_id = ${learner.id}`;
  const { lessons, attempts, correct, last_at, ...rest } = row ?? {};
  return { counts: [lessons, attempts, correct], lastAt: String(last_at), rest };
}

async function earned(learner: Member): Promise<string[]> {
  const { body } = await expectStatus(200, learner.get('/api/achievements'));
  return body.map(({ type }: Achievement) => type);
}

t.test('answers faster than reading earn points, and are marked for parents', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const fast = await answerAfter(learner, 1);
  const slow = await answerAfter(learner, 600);
  t.match(fast, { score: 100, pointsAwarded: 5, newBalance: 5, lesson: { isTooFast: true } });
  t.match(slow, { score: 100, pointsAwarded: 5, newBalance: 10 });
  const list: LessonListing[] = (await parent.get(`/api/lessons?learnerId=${learner.id}`)).body;
  const marks = new Map(list.map((entry) => [entry.id, entry.isTooFast]));
  t.same([marks.get(fast.lesson.id), marks.get(slow.lesson.id)], [true, undefined]);
  const lesson: Lesson = (await parent.get(`/api/lessons/${fast.lesson.id}`)).body;
  t.equal(lesson.isTooFast, true);
  const url = `/api/ledger/statement?learnerId=${learner.id}`;
  t.match((await parent.get(url)).body, { earned: 10, tooFastLessons: 1 });
  t.match(
    (await parent.get(`${url}&format=html`)).body,
    /<p>The learner answered 1 lesson faster than a person/,
  );
  const later = `${url}&from=${clock.now().toISOString()}`;
  t.equal((await parent.get(later)).body.tooFastLessons, 0);
  t.notMatch((await parent.get(`${later}&format=html`)).body, /faster/);
});

t.test('the answers of a parent count the same', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const lesson = await createLesson(parent, learner.id);
  t.match(await answerQuiz(parent, lesson), { lesson: { isTooFast: true }, pointsAwarded: 5 });
});

t.test('perfect lessons without reading master nothing, on any number of days', async (t) => {
  const { learner } = await registerFamily(app);
  for (const day of ['01', '02', '03']) {
    clock.set(`2100-05-${day}T12:00:00.000Z`);
    for (let i = 0; i < 3; i++) await answerAfter(learner, 1);
  }
  t.notOk((await earned(learner)).includes('CONCEPT_MASTERED'));
  const [row] = (await learner.get('/api/mastery')).body;
  t.match(row, { isMastered: false, attempts: 45, correct: 45 });
  t.ok(row.level < 0.1);
  const profile = (await learner.get(`/api/learner-profile/${learner.id}`)).body;
  t.match(profile.subjectPerformance, { Science: { score: 100, lessonCount: 9, masteryLevel: 'beginner' } });
  t.match(profile.graph.nodes, [{ category: 'Science' }]);
  t.same([profile.strugglingAreas, profile.recommendedSubjects], [[], []], 'it is no weakness either');

  clock.set('2100-05-04T12:00:00.000Z');
  t.notOk((await answerAfter(learner, 600)).lesson.isTooFast);
  t.notOk((await earned(learner)).includes('CONCEPT_MASTERED'), 'the first day that counts');
  clock.set('2100-05-05T12:00:00.000Z');
  await answerAfter(learner, 600);
  t.ok((await earned(learner)).includes('CONCEPT_MASTERED'), 'the second one');
});

t.test('the first lesson that counts is like the first of all', async (t) => {
  const [one, other] = [(await registerFamily(app)).learner, (await registerFamily(app)).learner];
  clock.set('2100-06-01T12:00:00.000Z');
  await answerAfter(one, 1, 5);
  clock.set('2100-06-01T13:00:00.000Z');
  await answerAfter(one, 600);
  clock.set('2100-06-01T13:00:00.000Z');
  await answerAfter(other, 600);
  const [late, first] = [await standing(one), await standing(other)];
  const ofLearner = { family_id: 0, learner_id: 0 };
  t.same({ ...late.rest, ...ofLearner }, { ...first.rest, ...ofLearner });
  t.same([late.counts, first.counts].map(String), ['2,10,5', '1,5,5']);
});

t.test('answers without reading change nothing of what is known, right or wrong', async (t) => {
  const { parent, learner } = await registerFamily(app);
  await answerAfter(learner, 600);
  const before = await standing(learner);
  for (const wrong of [0, 5, 5]) {
    await answerAfter(learner, 1, wrong);
    t.same((await standing(learner)).rest, before.rest, `${wrong} wrong`);
  }
  t.not((await standing(learner)).lastAt, before.lastAt, 'the concept rests after each lesson');
  const { body } = await expectStatus(200, parent.get('/api/ledger/verify'));
  t.match(body, { problems: [] });
});
