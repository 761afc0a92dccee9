import t from 'tap';
import type { QuizResult } from '../../../schema/lessons.ts';
import { startApp } from '../../helpers/app.ts';
import { invalid } from '../../helpers/documents/expectations.ts';
import {
  answerQuiz,
  answersTo,
  createLesson,
  expectStatus,
  type Family,
  givePoints,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';

const { app } = await startApp(t);
const admin = await registerAdmin(app);

/** Registers a family whose learner may play double-or-loss. */
async function doublingFamily(points = 0): Promise<Family> {
  const family = await registerFamily(app);
  await allow(family, true);
  if (points > 0) await givePoints(admin, family.learner.id, points);
  return family;
}

async function allow({ parent, learner }: Family, enabled: boolean): Promise<void> {
  await expectStatus(200, parent.put(`/api/learner-settings/${learner.id}/double-or-loss`, { enabled }));
}

/** Answers a new lesson, with wrong answers to the first questions. */
async function play({ learner }: Family, wrong: number, body: object): Promise<QuizResult> {
  const lesson = await createLesson(learner, learner.id);
  return answerQuiz(learner, lesson, { answers: answersTo(lesson, wrong), ...body });
}

t.test('awards 2 points for a right doubled question and deducts 1 for a wrong one', async (t) => {
  const family = await doublingFamily(10);
  // Questions 0 and 1 are wrong, 2 to 4 are right.
  t.match(await play(family, 2, { doubleQuestionIndices: [1, 2, 4] }), {
    correctCount: 3,
    score: 60,
    pointsAwarded: 5,
    pointsDeducted: 1,
    doubleOrLoss: true,
    doubleQuestionIndices: [1, 2, 4],
    newBalance: 14,
  });
});

t.test('doubles all questions with the legacy flag', async (t) => {
  const family = await doublingFamily(10);
  t.match(await play(family, 2, { doubleOrLoss: true }), {
    pointsAwarded: 6,
    pointsDeducted: 2,
    doubleOrLoss: true,
    doubleQuestionIndices: [0, 1, 2, 3, 4],
    newBalance: 14,
  });
});

t.test('ignores the flag if questions are named', async (t) => {
  const family = await doublingFamily();
  t.match(await play(family, 0, { doubleOrLoss: true, doubleQuestionIndices: [3] }), {
    pointsAwarded: 6,
    doubleQuestionIndices: [3],
  });
  t.match(await play(family, 0, { doubleOrLoss: false, doubleQuestionIndices: [3] }), {
    pointsAwarded: 6,
    doubleOrLoss: true,
  });
  t.match(await play(family, 0, { doubleOrLoss: true, doubleQuestionIndices: [] }), {
    pointsAwarded: 10,
    doubleQuestionIndices: [0, 1, 2, 3, 4],
  });
});

t.test('scores without doubling if neither the flag nor questions are given', async (t) => {
  const family = await doublingFamily(5);
  for (const body of [{}, { doubleOrLoss: false }, { doubleQuestionIndices: [] }]) {
    t.match(await play(family, 2, body), {
      pointsAwarded: 3,
      pointsDeducted: 0,
      doubleOrLoss: false,
      doubleQuestionIndices: [],
    });
  }
});

t.test('counts a repeated question once', async (t) => {
  const family = await doublingFamily(10);
  t.match(await play(family, 2, { doubleQuestionIndices: [4, 0, 4, 0, 4] }), {
    pointsAwarded: 4,
    pointsDeducted: 1,
    doubleQuestionIndices: [0, 4],
    newBalance: 13,
  });
});

t.test('rejects an unknown question with 400, with and without the setting', async (t) => {
  const family = await doublingFamily();
  const { learner } = family;
  const lesson = await createLesson(learner, learner.id);
  for (const enabled of [true, false]) {
    await allow(family, enabled);
    for (const [index, pointer] of [
      [5, '/body/doubleQuestionIndices/1'],
      [99, '/body/doubleQuestionIndices/1'],
      [100, '/body/doubleQuestionIndices/1'],
    ] as const) {
      const body = { answers: answersTo(lesson), doubleQuestionIndices: [0, index] };
      t.match(await learner.post(`/api/lessons/${lesson.id}/answer`, body), invalid(pointer));
    }
  }
  t.equal((await learner.get('/api/lessons/active')).body.id, lesson.id);
});

t.test("scores without doubling and reports it if the learner's setting is off", async (t) => {
  const family = await registerFamily(app);
  await givePoints(admin, family.learner.id, 10);
  const plain = { pointsAwarded: 3, pointsDeducted: 0, doubleOrLoss: false, doubleQuestionIndices: [] };
  t.match(await play(family, 2, { doubleOrLoss: true }), { ...plain, newBalance: 13 });
  t.match(await play(family, 2, { doubleQuestionIndices: [0, 4] }), { ...plain, newBalance: 16 });
  await allow(family, true);
  t.match(await play(family, 2, { doubleOrLoss: true }), { pointsDeducted: 2, newBalance: 20 });
  await allow(family, false);
  t.match(await play(family, 2, { doubleOrLoss: true }), { ...plain, newBalance: 23 });
});

t.test("ignores a sibling's setting", async (t) => {
  const { parent, learner, sibling } = await doublingFamily();
  t.match(await play({ parent, learner: sibling, sibling: learner }, 0, { doubleOrLoss: true }), {
    pointsAwarded: 5,
    doubleOrLoss: false,
  });
});

t.test('deducts at most the balance and returns the actual deduction', async (t) => {
  const cases: [balance: number, wrong: number, awarded: number, deducted: number][] = [
    [0, 5, 0, 0],
    [1, 5, 0, 1],
    [4, 5, 0, 4],
    [5, 5, 0, 5],
    [6, 5, 0, 5],
    // The awards come before the deduction.
    [0, 4, 2, 2],
    [1, 4, 2, 3],
    [0, 3, 4, 3],
  ];
  for (const [balance, wrong, pointsAwarded, pointsDeducted] of cases) {
    const family = await doublingFamily(balance);
    const result = await play(family, wrong, { doubleOrLoss: true });
    const newBalance = balance + pointsAwarded - pointsDeducted;
    t.match(result, { pointsAwarded, pointsDeducted, newBalance }, `${balance} points, ${wrong} wrong`);
    t.same((await family.learner.get('/api/points')).body, { balance: newBalance });
  }
});

t.test('records first the awards, then the deduction, under the id of the lesson', async (t) => {
  const family = await doublingFamily(1);
  const { lesson } = await play(family, 3, { doubleOrLoss: true });
  const history = (await expectStatus(200, family.learner.get('/api/points/history'))).body;
  t.match(history, [
    { amount: -3, sourceType: 'DOUBLE_OR_LOSS_DEDUCTION', sourceId: lesson.id, balanceAfter: 2 },
    { amount: 4, sourceType: 'QUIZ_CORRECT', sourceId: lesson.id, balanceAfter: 5 },
    { amount: 1, sourceType: 'ADMIN_ADJUSTMENT', balanceAfter: 1 },
  ]);
  const broke = await doublingFamily();
  await play(broke, 5, { doubleOrLoss: true });
  t.same((await broke.learner.get('/api/points/history')).body, [], 'no entry without points');
});

t.test('scores independently of points', async (t) => {
  const family = await doublingFamily(10);
  for (const body of [{ doubleOrLoss: true }, { doubleQuestionIndices: [0] }, {}]) {
    t.equal((await play(family, 2, body)).score, 60);
  }
});
