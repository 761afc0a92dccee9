import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import {
  answersTo,
  createLesson,
  expectStatus,
  givePoints,
  listLessons,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';
import { addLearner } from '../../helpers/families/learners.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';

const { app, database } = await startApp(t);
const admin = await registerAdmin(app);

function times<T>(count: number, request: (i: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => request(i)));
}

t.test('scores one of 50 concurrent submissions and rejects the others with 400', async (t) => {
  const { parent, learner } = await registerFamily(app);
  await expectStatus(
    200,
    parent.put(`/api/learner-settings/${learner.id}/double-or-loss`, { enabled: true }),
  );
  await givePoints(admin, learner.id, 10);
  const lesson = await createLesson(learner, learner.id);
  const url = `/api/lessons/${lesson.id}/answer`;
  const answers = await times(50, (i) => {
    const client = [learner, parent, admin][i % 3] ?? learner;
    return client.post(url, { answers: answersTo(lesson, 2), doubleQuestionIndices: [0, 4] });
  });
  const scored = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status, body }) => status === 400 && body.code === 'LESSON_NOT_ACTIVE');
  t.same([scored.length, refused.length], [1, 49]);
  t.match(scored[0]?.body, { pointsAwarded: 4, pointsDeducted: 1, newBalance: 13 });
  const history = (await expectStatus(200, learner.get('/api/points/history'))).body;
  t.same(
    history.map(({ amount }: { amount: number }) => amount),
    [-1, 4, 10],
    'points once',
  );
  const earned = (await learner.get('/api/achievements')).body;
  t.equal(earned.length, scored[0]?.body.newAchievements.length, 'achievements once');
  t.same(await ledgerFaults(database.sql), []);
});

t.test('scores one of 50 submissions with one idempotency key and returns its result to all', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  const url = `/api/lessons/${lesson.id}/answer`;
  const headers = { 'idempotency-key': 'once' };
  const payload = { answers: answersTo(lesson, 2) };
  const answers = await times(50, () => learner.send({ method: 'POST', url, headers, payload }));
  t.ok(answers.every(({ status }) => status === 200));
  t.equal(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1);
  t.equal(answers.filter((answer) => answer.headers['idempotency-replayed'] === 'true').length, 49);
  t.same((await learner.get('/api/points')).body, { balance: 3 });
});

t.test('leaves one of 50 concurrent lessons ACTIVE and retires the others', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const body = { learnerId: learner.id, gradeLevel: 3 };
  const created = await times(50, async (i) => {
    return (await expectStatus(201, (i % 2 ? learner : parent).post('/api/lessons/create', body))).body;
  });
  t.ok(created.every(({ status }) => status === 'ACTIVE'));
  const lessons = await listLessons(learner);
  t.same(lessons.map(({ id }) => id).sort(), created.map(({ id }) => id).sort());
  t.equal(lessons.filter(({ status }) => status === 'ACTIVE').length, 1);
  t.equal(lessons.filter(({ status, score }) => status === 'DONE' && score === null).length, 49);
  const active = (await learner.get('/api/lessons/active')).body;
  t.equal(active.id, lessons.find(({ status }) => status === 'ACTIVE')?.id);
});

t.test(
  'leaves one ACTIVE lesson and points for every score after concurrent creations and answers',
  async (t) => {
    const { learner } = await registerFamily(app);
    const first = await createLesson(learner, learner.id);
    const answers = await times(60, async (i) => {
      if (i % 2) return learner.post('/api/lessons/create', { learnerId: learner.id, gradeLevel: 3 });
      return learner.post(`/api/lessons/${first.id}/answer`, { answers: answersTo(first) });
    });
    for (const { status, body } of answers) t.ok(status < 500, body.code);
    const lessons = await listLessons(learner);
    t.equal(lessons.filter(({ status }) => status === 'ACTIVE').length, 1);
    const scored = lessons.filter(({ score }) => score !== null).length;
    t.equal(scored, answers.filter(({ body }) => body.score === 100).length);
    t.same((await learner.get('/api/points')).body, { balance: scored * 5 });
  },
);

t.test('scores concurrent quizzes of many learners of a family separately', async (t) => {
  const { parent } = await registerFamily(app);
  const lessons = await times(25, async () => {
    const { id } = await addLearner(parent);
    return createLesson(parent, id);
  });
  const results = await Promise.all(
    lessons.flatMap((lesson, i) =>
      [0, 1].map(() =>
        parent.post(`/api/lessons/${lesson.id}/answer`, { answers: answersTo(lesson, i % 6) }),
      ),
    ),
  );
  const scored = results.filter(({ status }) => status === 200);
  t.equal(scored.length, 25);
  for (const { body } of scored) {
    const i = lessons.findIndex(({ id }) => id === body.lesson.id);
    t.match(body, {
      correctCount: 5 - (i % 6),
      newBalance: 5 - (i % 6),
      lesson: { learnerId: lessons[i]?.learnerId },
    });
  }
  t.same(await ledgerFaults(database.sql), []);
});
