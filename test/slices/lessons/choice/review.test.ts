import t from 'tap';
import { nextReview, nextReviewSoon } from '../../../../src/slices/lessons/choice/review.ts';
import { startApp } from '../../../helpers/app.ts';
import { createClock } from '../../../helpers/clock.ts';
import { answerQuiz, answersTo, createLesson, registerFamily } from '../../../helpers/families/client.ts';

const monday = '2026-03-02T08:00:00.000Z';
const dayMs = 86_400_000;

function daysUntil(due: string, from: string): number {
  return Math.round((Date.parse(due) - Date.parse(from)) / dayMs);
}

t.test('schedules a better known concept later', async (t) => {
  const days = [0, 0.6, 0.8, 1].map((share) =>
    daysUntil(nextReview(undefined, share, monday).due_at, monday),
  );
  t.same(
    days,
    days.toSorted((a, b) => a - b),
  );
  t.equal(days[0], 1, 'an unknown concept is due the next day');
  t.ok((days[3] ?? 0) > (days[0] ?? 0));
});

t.test('extends the interval after each success and counts lapses', async (t) => {
  let review = { ...nextReview(undefined, 0.8, monday), last_at: monday, lessons: 1 };
  let interval = daysUntil(review.due_at, monday);
  for (let lessons = 2; lessons < 6; lessons++) {
    const at = review.due_at;
    review = { ...nextReview(review, 0.8, at), last_at: at, lessons };
    t.ok(daysUntil(review.due_at, at) > interval, `review ${lessons}`);
    interval = daysUntil(review.due_at, at);
  }
  t.equal(review.lapses, 0);
  const forgotten = nextReview(review, 0.2, review.due_at);
  t.equal(forgotten.lapses, 1);
  t.ok(daysUntil(forgotten.due_at, review.due_at) < interval);
});

t.test('schedules a review at most 60 days ahead for quizzes with a difficulty', async (t) => {
  let review = { ...nextReviewSoon(undefined, 1, monday), last_at: monday, lessons: 1 };
  const days = Array.from({ length: 6 }, (_, i) => {
    const at = review.due_at;
    review = { ...nextReviewSoon(review, 1, at), last_at: at, lessons: i + 2 };
    return daysUntil(review.due_at, at);
  });
  t.equal(days.at(-1), 60);
  t.ok(days.every((count, i) => count <= 60 && count >= (days[i - 1] ?? 0)));
});

t.test('returns the same dates for the same quizzes', async (t) => {
  const review = { ...nextReview(undefined, 0.6, monday), last_at: monday, lessons: 1 };
  t.same(
    nextReview(review, 1, '2026-03-09T08:00:00.000Z'),
    nextReview(review, 1, '2026-03-09T08:00:00.000Z'),
  );
});

t.test('lists answered concepts in GET /api/mastery, due ones first', async (t) => {
  const clock = createClock();
  const { app } = await startApp(t, { now: clock.now });
  const { learner, parent } = await registerFamily(app);
  t.same((await learner.get('/api/mastery')).body, []);
  const times: string[] = [];
  for (const [topic, wrong] of [
    ['fractions', 0],
    ['the planets', 5],
  ] as const) {
    const lesson = await createLesson(learner, learner.id, { topic });
    clock.pass();
    await answerQuiz(learner, lesson, { answers: answersTo(lesson, wrong) });
    times.push(clock.now().toISOString());
  }
  const [maths, planets] = times;
  const { body, status } = await parent.get(`/api/mastery?learnerId=${learner.id}`);
  t.equal(status, 200);
  t.match(body, [
    { subject: 'Science', attempts: 5, correct: 0, isMastered: false, lastAttempted: planets },
    { subject: 'Math', attempts: 5, correct: 5, isMastered: false, lastAttempted: maths },
  ]);
  t.ok(body[0].level < 0.5 && body[1].level > 0.9);
  t.ok(body[0].dueAt < body[1].dueAt);
  t.equal((await parent.get('/api/mastery')).body.code, 'LEARNER_ID_REQUIRED');
});

t.test('lists no concept in GET /api/mastery later than 60 days after its last lesson', async (t) => {
  const { app, database } = await startApp(t);
  const { learner } = await registerFamily(app);
  for (const topic of ['fractions', 'the planets'])
    await answerQuiz(learner, await createLesson(learner, learner.id, { topic }));
  const due = async (concepts: string, lastAt: string, dueAt: string) =>
    database.sql`UPDATE mastery SET last_at = ${lastAt}, due_at = ${dueAt}
      WHERE learner_id = ${learner.id} AND concept_id LIKE ${concepts}`;
  // As the first model writes it.
  await due('math.%', monday, '2027-01-01T08:00:00.000Z');
  await due('science.%', '2026-04-20T08:00:00.000Z', '2026-05-02T08:00:00.000Z');
  const wanted = [
    { subject: 'Math', lastAttempted: monday, dueAt: '2026-05-01T08:00:00.000Z' },
    { subject: 'Science', dueAt: '2026-05-02T08:00:00.000Z' },
  ];
  t.match((await learner.get('/api/mastery')).body, wanted);
  const first = await learner.get('/api/mastery?limit=1');
  t.match(first.body, wanted.slice(0, 1));
  const [, next = ''] = /<([^>]+)>; rel="next"/.exec(String(first.headers['link'])) ?? [];
  t.match((await learner.get(next)).body, wanted.slice(1), 'pages follow these times');
});
