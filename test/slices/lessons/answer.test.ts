import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import { readSlowly } from '../../helpers/documents/reading.ts';
import {
  answerQuiz,
  answersTo,
  clientOf,
  createLesson,
  expectStatus,
  givePoints,
  readLesson,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';

const { app, database } = await startApp(t);
const admin = await registerAdmin(app);

async function balanceOf(learnerId: number): Promise<number> {
  return (await expectStatus(200, admin.get(`/api/points/balance?learnerId=${learnerId}`))).body.balance;
}

t.test('returns every field of the quiz result, and no other', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await readSlowly(database, await createLesson(learner, learner.id));
  const result = await answerQuiz(learner, lesson, { answers: answersTo(lesson, 2) });
  const { lesson: answered, newAchievements, ...rest } = result;
  t.same(rest, {
    score: 60,
    correctCount: 3,
    totalQuestions: 5,
    wrongCount: 2,
    pointsAwarded: 3,
    pointsDeducted: 0,
    doubleOrLoss: false,
    doubleQuestionIndices: [],
    newBalance: 3,
  });
  const { answeredAt, ...given } = answered;
  const questions = given.spec.questions.map(({ feedback: _, ...question }) => question);
  t.same(
    { ...given, spec: { ...given.spec, questions } },
    { ...lesson, status: 'DONE', score: 60, answers: answersTo(lesson, 2) },
  );
  t.match(answeredAt, /Z$/);
  t.ok(newAchievements.length > 0);
  for (const achievement of newAchievements) {
    t.same(shapeFaults(achievement, { type: 'string', title: 'string', description: 'string' }), []);
  }
  t.same(await readLesson(learner, lesson), answered, 'the stored lesson is the same');
});

t.test('awards a point for each right answer and scores the percentage', async (t) => {
  const { learner } = await registerFamily(app);
  let balance = 0;
  for (const wrong of [0, 1, 2, 3, 4, 5]) {
    const lesson = await createLesson(learner, learner.id);
    const right = 5 - wrong;
    balance += right;
    const result = await answerQuiz(learner, lesson, { answers: answersTo(lesson, wrong) });
    const counts = { correctCount: right, wrongCount: wrong, totalQuestions: 5 };
    t.match(result, { ...counts, score: right * 20, pointsAwarded: right, newBalance: balance });
    t.equal(await balanceOf(learner.id), balance);
  }
});

t.test('rounds the score to a whole percentage', async (t) => {
  const { learner } = await registerFamily(app);
  for (const [wrong, score] of [
    [0, 100],
    [1, 67],
    [2, 33],
    [3, 0],
  ] as const) {
    const lesson = await createLesson(learner, learner.id);
    await database.sql`
      UPDATE lessons SET spec = jsonb_set(spec, '{questions}', (spec->'questions') - 4 - 3) WHERE id = ${lesson.id}`;
    const answers = answersTo(lesson, wrong).slice(0, 3);
    t.match(await answerQuiz(learner, lesson, { answers }), { score, totalQuestions: 3, lesson: { score } });
  }
});

t.test("records points under the lesson's id, and no entry without a right answer", async (t) => {
  const { learner } = await registerFamily(app);
  const first = await createLesson(learner, learner.id);
  await answerQuiz(learner, first, { answers: answersTo(first, 1) });
  const second = await createLesson(learner, learner.id);
  await answerQuiz(learner, second, { answers: answersTo(second, 5) });
  const history = (await expectStatus(200, learner.get('/api/points/history'))).body;
  t.equal(history.length, 1);
  const entry = { amount: 4, sourceType: 'QUIZ_CORRECT', sourceId: first.id, balanceAfter: 4 };
  t.match(history[0], { ...entry, learnerId: learner.id });
});

t.test('credits the learner if a parent or an administrator answers', async (t) => {
  const { parent, learner } = await registerFamily(app);
  for (const [client, newBalance] of [
    [parent, 5],
    [admin, 10],
  ] as const) {
    const lesson = await createLesson(learner, learner.id);
    const result = await answerQuiz(client, lesson);
    t.match(result, { pointsAwarded: 5, newBalance, lesson: { learnerId: learner.id } });
    t.equal(await balanceOf(learner.id), newBalance);
    t.same((await client.get('/api/points')).body, { balance: 0 });
  }
  const achievements = (await learner.get('/api/achievements')).body;
  t.ok(achievements.some(({ type }: { type: string }) => type === 'FIRST_LESSON'));
});

t.test('counts missing answers as wrong', async (t) => {
  const { learner } = await registerFamily(app);
  for (const given of [0, 1, 4]) {
    const lesson = await createLesson(learner, learner.id);
    const result = await answerQuiz(learner, lesson, { answers: answersTo(lesson).slice(0, given) });
    t.match(result, { correctCount: given, wrongCount: 5 - given, totalQuestions: 5, score: given * 20 });
  }
});

t.test('counts an index outside the choices as wrong', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  const [first = -1] = answersTo(lesson);
  const beyond = lesson.spec.questions[3]?.choices.length ?? 0;
  const result = await answerQuiz(learner, lesson, { answers: [first, -1, 99, beyond, 1e300] });
  t.match(result, { correctCount: 1, wrongCount: 4 });
  const rows = await database.sql`SELECT answers FROM lessons WHERE id = ${lesson.id}`;
  t.same(rows[0]?.['answers'], [first, null, null, null, null], 'stored as null');
});

t.test('rejects malformed answers and too many answers with 400', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  const answers = answersTo(lesson);
  const cases: [body: object, pointer: string][] = [
    [{}, '/body/answers'],
    [{ answers: null }, '/body/answers'],
    [{ answers: '01234' }, '/body/answers'],
    [{ answers: { 0: 1 } }, '/body/answers'],
    [{ answers: [...answers, 0] }, '/body/answers'],
    [{ answers: Array.from({ length: 101 }, () => 0) }, '/body/answers'],
    [{ answers: [0, 1.5] }, '/body/answers/1'],
    [{ answers: ['0'] }, '/body/answers/0'],
    [{ answers: [null] }, '/body/answers/0'],
    [{ answers: [0, true] }, '/body/answers/1'],
    [{ answers, doubleOrLoss: 'yes' }, '/body/doubleOrLoss'],
    [{ answers, doubleOrLoss: null }, '/body/doubleOrLoss'],
    [{ answers, doubleQuestionIndices: 1 }, '/body/doubleQuestionIndices'],
    [{ answers, doubleQuestionIndices: [0.5] }, '/body/doubleQuestionIndices/0'],
    [{ answers, doubleQuestionIndices: [0, -1] }, '/body/doubleQuestionIndices/1'],
    [{ answers, doubleQuestionIndices: [4, 5] }, '/body/doubleQuestionIndices/1'],
    [{ answers, doubleQuestionIndices: ['0'] }, '/body/doubleQuestionIndices/0'],
  ];
  for (const [body, pointer] of cases) {
    const refused = await learner.post(`/api/lessons/${lesson.id}/answer`, body);
    t.match(refused, invalid(pointer), JSON.stringify(body).slice(0, 80));
  }
  t.same((await learner.get('/api/lessons/active')).body, lesson, 'the lesson is still ACTIVE');
  t.equal(await balanceOf(learner.id), 0);
});

t.test('rejects an answer to a lesson that is not ACTIVE', async (t) => {
  const { learner } = await registerFamily(app);
  const retired = await createLesson(learner, learner.id);
  const lesson = await createLesson(learner, learner.id);
  await answerQuiz(learner, lesson);
  const waiting = await createLesson(learner, learner.id);
  await database.sql`UPDATE lessons SET status = 'QUEUED' WHERE id = ${waiting.id}`;
  for (const { id } of [retired, lesson, waiting]) {
    const refused = await learner.post(`/api/lessons/${id}/answer`, { answers: answersTo(lesson) });
    t.match(refused, refusal(400, 'LESSON_NOT_ACTIVE'));
  }
  t.equal(await balanceOf(learner.id), 5);
  t.match(await readLesson(learner, retired), { status: 'DONE', score: null });
});

t.test('rejects an answer to a broken specification with 400 and changes nothing', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  const [question] = lesson.spec.questions;
  const broken: object[] = [
    {},
    { ...lesson.spec, questions: [] },
    { ...lesson.spec, questions: [{ ...question, correctIndex: question?.choices.length }] },
    { ...lesson.spec, questions: [{ ...question, choices: ['only one'] }] },
    { ...lesson.spec, questions: [{ ...question, correctIndex: '0' }] },
  ];
  for (const spec of broken) {
    await database.sql`UPDATE lessons SET spec = ${JSON.stringify(spec)}::text::jsonb WHERE id = ${lesson.id}`;
    const refused = await learner.post(`/api/lessons/${lesson.id}/answer`, { answers: [] });
    t.match(refused, refusal(400, 'INVALID_LESSON_SPEC'), JSON.stringify(spec).slice(0, 80));
    t.match(await readLesson(learner, lesson), { status: 'ACTIVE', score: null });
  }
});

t.test('accepts answers only from the learner, its parent or an administrator', async (t) => {
  const { learner, sibling } = await registerFamily(app);
  const { parent: stranger } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  const url = `/api/lessons/${lesson.id}/answer`;
  const body = { answers: answersTo(lesson) };
  for (const client of [sibling, stranger]) t.match(await client.post(url, body), refusal(403, 'FORBIDDEN'));
  t.match(await clientOf(app).post(url, {}), refusal(401, 'UNAUTHENTICATED'));
  const unknown = '/api/lessons/01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00/answer';
  t.match(await learner.post(unknown, body), refusal(404, 'LESSON_NOT_FOUND'));
  t.match(await learner.post(unknown, {}), invalid('/body/answers'), 'validates the request first');
  t.match(await learner.post('/api/lessons/1/answer', body), invalid('/path/lessonId'));
  t.equal(await balanceOf(learner.id), 0);
});

t.test('adds the awards to earlier points', async (t) => {
  const { learner } = await registerFamily(app);
  await givePoints(admin, learner.id, 100);
  const lesson = await createLesson(learner, learner.id);
  t.equal((await answerQuiz(learner, lesson)).newBalance, 105);
});
