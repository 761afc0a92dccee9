import t from 'tap';
import type { Lesson, QuizResult } from '../../../schema/lessons.ts';
import { startApp } from '../../helpers/app.ts';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import {
  type Answer,
  answerQuiz,
  answersTo,
  type Client,
  createLesson,
  expectStatus,
  type Family,
  type Member,
  readLesson,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';

/** Questions that are checked one by one (decisions.md 4.26). */

const { app, database } = await startApp(t);
const admin = await registerAdmin(app);

function check(client: Client, { id }: { id: string }, body: object): Promise<Answer> {
  return client.post(`/api/lessons/${id}/check`, body);
}

async function checked(client: Client, lesson: { id: string }, body: object) {
  return (await expectStatus(200, check(client, lesson, body))).body;
}

/** Registers a family whose learner has a lesson, and returns its right and wrong choices. */
async function familyWithLesson(fields: object = {}) {
  const family = await registerFamily(app);
  const lesson = await createLesson(family.learner, family.learner.id, fields);
  return { ...family, lesson, right: answersTo(lesson), wrong: answersTo(lesson, 5) };
}

async function allowDoubling({ parent, learner }: Family, enabled = true): Promise<void> {
  await expectStatus(200, parent.put(`/api/learner-settings/${learner.id}/double-or-loss`, { enabled }));
}

async function place(client: Member): Promise<Lesson> {
  const body = { learnerId: client.id, subject: 'Math' };
  return (await expectStatus(201, client.post('/api/lessons/placement', body))).body;
}

t.test('tells whether the choice is right, with what an answered question shows', async (t) => {
  const { learner, lesson, right, wrong } = await familyWithLesson({ gradeLevel: 2, topic: 'telling time' });
  const good = await checked(learner, lesson, { questionIndex: 0, choice: right[0] });
  const bad = await checked(learner, lesson, { questionIndex: 1, choice: wrong[1] });
  const unsure = await checked(learner, lesson, { questionIndex: 2, choice: -1 });
  const beyond = await checked(learner, lesson, { questionIndex: 3, choice: 99 });
  const kept = { choice: null, isCorrect: false, isDoubled: false };
  t.match(good, { questionIndex: 0, choice: right[0], isCorrect: true, isDoubled: false });
  t.match(bad, { questionIndex: 1, choice: wrong[1], isCorrect: false, isDoubled: false });
  t.match([unsure, beyond], [kept, kept]);
  const answers = [right[0], wrong[1], -1, 99, -1];
  const { lesson: answered } = await answerQuiz(learner, lesson, { answers });
  for (const [i, { questionIndex, choice, isCorrect, isDoubled, ...shown }] of [
    good,
    bad,
    unsure,
  ].entries()) {
    const { correctIndex, explanation, feedback, speech } = answered.spec.questions[i] ?? {};
    t.same(shown, { correctIndex, explanation, ...(feedback && { feedback }), speech });
    t.type(speech?.explanation, 'string', 'a second-grader hears it');
  }
  t.type(bad.feedback.text, 'string');
  t.type(bad.speech.feedback, 'string');
  t.notOk(good.feedback ?? unsure.feedback, 'advice on a wrong choice only');
});

t.test('has no spoken forms from grade 3 on', async (t) => {
  const { learner, lesson } = await familyWithLesson({ gradeLevel: 3 });
  t.notOk('speech' in (await checked(learner, lesson, { questionIndex: 0, choice: 0 })));
});

t.test('keeps the first choice, also for another user, and when the lesson is read again', async (t) => {
  const { parent, learner, lesson, right, wrong } = await familyWithLesson();
  const first = await checked(learner, lesson, { questionIndex: 2, choice: wrong[2] });
  for (const client of [learner, parent, admin])
    t.same(await checked(client, lesson, { questionIndex: 2, choice: right[2], isDoubled: true }), first);
  const { choice, isCorrect, isDoubled, feedback } = first;
  const read = await readLesson(learner, lesson);
  const { body: active } = await learner.get('/api/lessons/active');
  t.same(active, read);
  t.same(
    read.spec.questions.map((question) => question.checked),
    [undefined, undefined, { choice, isCorrect, isDoubled }, undefined, undefined],
  );
  t.same(
    read.spec.questions.map((question) => question.feedback),
    [undefined, undefined, feedback, undefined, undefined],
  );
});

t.test('the answer takes the kept choices, and those of the request for other questions', async (t) => {
  const { learner, lesson, right, wrong } = await familyWithLesson();
  await checked(learner, lesson, { questionIndex: 0, choice: right[0] });
  await checked(learner, lesson, { questionIndex: 1, choice: wrong[1] });
  await checked(learner, lesson, { questionIndex: 4, choice: -1 });
  const answers = [wrong[0], right[1], right[2], wrong[3], right[4]];
  const result = await answerQuiz(learner, lesson, { answers });
  t.match(result, { correctCount: 2, wrongCount: 3, pointsAwarded: 2, score: 40 });
  const given = [right[0], wrong[1], right[2], wrong[3], null];
  t.same(result.lesson.answers, given);
  t.same((await readLesson(learner, lesson)).answers, given);
  const event = await database.sql`SELECT payload->'correct' AS correct FROM events
    WHERE payload->>'lessonId' = ${lesson.id}`;
  t.same(event, [{ correct: [true, false, true, false, false] }]);
  t.same(await ledgerFaults(database.sql), []);
});

t.test('the answer needs no choices if all questions are checked', async (t) => {
  const { learner, lesson, right } = await familyWithLesson();
  for (const [questionIndex, choice] of right.entries())
    await checked(learner, lesson, { questionIndex, choice });
  t.match(await answerQuiz(learner, lesson, { answers: [] }), { score: 100, pointsAwarded: 5 });
});

t.test('a check adds nothing to the ledger', async (t) => {
  const { parent, learner, lesson, right } = await familyWithLesson();
  const count = () => database.sql`SELECT count(*)::int AS n FROM events WHERE family_id = ${parent.id}`;
  const before = await count();
  const { headers } = await check(learner, lesson, { questionIndex: 0, choice: right[0] });
  t.notOk('ledger-receipt' in headers);
  t.same(await count(), before);
  t.same((await learner.get('/api/points')).body, { balance: 0 });
});

t.test('double-or-loss is chosen with the first check, if the setting allows it', async (t) => {
  const { parent, learner, sibling, lesson, right, wrong } = await familyWithLesson();
  const family = { parent, learner, sibling };
  const isDoubled = true;
  t.match(await checked(learner, lesson, { questionIndex: 0, choice: right[0], isDoubled }), {
    isDoubled: false,
  });
  await allowDoubling(family);
  t.match(await checked(learner, lesson, { questionIndex: 0, choice: right[0], isDoubled }), {
    isDoubled: false,
  });
  t.match(await checked(learner, lesson, { questionIndex: 1, choice: right[1], isDoubled }), { isDoubled });
  t.match(await checked(learner, lesson, { questionIndex: 2, choice: wrong[2], isDoubled }), { isDoubled });
  t.match(await checked(learner, lesson, { questionIndex: 3, choice: right[3] }), { isDoubled: false });
  // Of the request, only question 4 counts, which was not checked.
  const result = await answerQuiz(learner, lesson, { answers: right, doubleQuestionIndices: [0, 3, 4] });
  t.match(result, { pointsAwarded: 6, pointsDeducted: 1, doubleOrLoss: true, newBalance: 5 });
  t.same(result.doubleQuestionIndices, [1, 2, 4]);
});

t.test('a check without doubling is not doubled by the flag for all questions', async (t) => {
  const { learner, lesson, right, ...family } = await familyWithLesson();
  await allowDoubling({ learner, ...family });
  await checked(learner, lesson, { questionIndex: 0, choice: right[0] });
  const result = await answerQuiz(learner, lesson, { answers: right, doubleOrLoss: true });
  t.same([result.doubleQuestionIndices, result.pointsAwarded], [[1, 2, 3, 4], 9]);
});

t.test('nothing is doubled after the parent has ended it, and the lesson says so', async (t) => {
  const { learner, lesson, wrong, ...others } = await familyWithLesson();
  const family = { learner, ...others };
  await allowDoubling(family);
  await checked(learner, lesson, { questionIndex: 0, choice: wrong[0], isDoubled: true });
  await allowDoubling(family, false);
  const result: QuizResult = await answerQuiz(learner, lesson);
  t.match(result, { doubleOrLoss: false, pointsAwarded: 4, pointsDeducted: 0 });
  t.match(result.lesson.spec.questions[0]?.checked, { choice: wrong[0], isDoubled: false });
});

t.test('who says in a placement that something is not learned yet risks nothing', async (t) => {
  const family = await registerFamily(app);
  const { learner } = family;
  await allowDoubling(family);
  const lesson = await place(learner);
  const [first, second] = lesson.spec.questions;
  const isDoubled = true;
  t.match(await checked(learner, lesson, { questionIndex: 0, choice: -1, isDoubled }), { isDoubled: false });
  const wrong = { choice: ((second?.correctIndex ?? 0) + 1) % 2, isDoubled };
  t.match(await checked(learner, lesson, { questionIndex: 1, ...wrong }), { isDoubled });
  const answers = [first?.correctIndex ?? 0];
  const result = await answerQuiz(learner, lesson, { answers, doubleOrLoss: true });
  t.same(result.doubleQuestionIndices, [1]);
  t.equal(result.lesson.answers?.[0], null);
});

t.test('of two checks at once the first one wins, and the answer counts it', async (t) => {
  const { parent, learner, lesson, right, wrong } = await familyWithLesson();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      checked(i % 3 === 0 ? parent : learner, lesson, {
        questionIndex: i % 5,
        choice: (i < 15 ? right : wrong)[i % 5],
      }),
    ),
  );
  const firsts = [0, 1, 2, 3, 4].map((i) => answers.filter(({ questionIndex }) => questionIndex === i));
  for (const same of firsts) t.equal(new Set(same.map(({ choice }) => choice)).size, 1);
  const result = await answerQuiz(learner, lesson, { answers: [] });
  t.same(
    result.lesson.answers,
    firsts.map(([one]) => one.choice),
  );
});

t.test('a check and the answer at once lose nothing: the check counts, or is refused', async (t) => {
  for (let round = 0; round < 5; round++) {
    const { learner, lesson, right, wrong } = await familyWithLesson();
    const [answer, result] = await Promise.all([
      check(learner, lesson, { questionIndex: 0, choice: wrong[0] }),
      answerQuiz(learner, lesson, { answers: right }),
    ]);
    if (answer.status === 200) t.equal(result.lesson.answers?.[0], wrong[0]);
    else {
      t.match(answer, refusal(400, 'LESSON_NOT_ACTIVE'));
      t.equal(result.lesson.answers?.[0], right[0]);
    }
  }
});

t.test('refuses questions of lessons that are not ACTIVE', async (t) => {
  const { learner, lesson } = await familyWithLesson();
  const body = { questionIndex: 0, choice: 0 };
  const next = await createLesson(learner, learner.id);
  t.match(await check(learner, lesson, body), refusal(400, 'LESSON_NOT_ACTIVE'), 'retired');
  await answerQuiz(learner, next);
  t.match(await check(learner, next, body), refusal(400, 'LESSON_NOT_ACTIVE'), 'answered');
  const queued = await createLesson(learner, learner.id);
  await database.sql`UPDATE lessons SET status = 'QUEUED' WHERE id = ${queued.id}`;
  t.match(await check(learner, queued, body), refusal(400, 'LESSON_NOT_ACTIVE'), 'queued');
});

t.test('names an index beyond the questions of the lesson', async (t) => {
  const { learner, lesson } = await familyWithLesson();
  const answer = await check(learner, lesson, { questionIndex: 5, choice: 0 });
  t.match(answer, invalid('/body/questionIndex'));
  t.match(answer.body.detail, 'goes beyond the 5 questions of the lesson');
});

t.test('refuses strangers and siblings, and says nothing of unknown lessons', async (t) => {
  const { sibling, lesson } = await familyWithLesson();
  const { parent: other } = await registerFamily(app);
  const body = { questionIndex: 0, choice: 0 };
  for (const client of [sibling, other])
    t.match(await check(client, lesson, body), refusal(403, 'FORBIDDEN'));
  const unknown = { id: '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00' };
  t.match(await check(other, unknown, body), refusal(404, 'LESSON_NOT_FOUND'));
});

t.test('a lesson without a valid specification has no question to check', async (t) => {
  const { learner, lesson } = await familyWithLesson();
  await database.sql`UPDATE lessons SET spec = '{}' WHERE id = ${lesson.id}`;
  t.match(await check(learner, lesson, { questionIndex: 0, choice: 0 }), refusal(400, 'INVALID_LESSON_SPEC'));
});

t.test('a retired lesson keeps its checks, and counts nothing', async (t) => {
  const { learner, lesson, right } = await familyWithLesson();
  await checked(learner, lesson, { questionIndex: 0, choice: right[0] });
  await createLesson(learner, learner.id);
  const retired = await readLesson(learner, lesson);
  t.match(retired, { status: 'DONE', score: null });
  t.match(retired.spec.questions[0]?.checked, { choice: right[0], isCorrect: true });
  t.notOk('answers' in retired);
});

t.test('a voided question stays a checked one', async (t) => {
  const { parent, learner, lesson, wrong } = await familyWithLesson();
  await checked(learner, lesson, { questionIndex: 0, choice: wrong[0] });
  await answerQuiz(learner, lesson);
  await expectStatus(200, parent.post(`/api/lessons/${lesson.id}/questions/0/void`));
  const [question] = (await readLesson(learner, lesson)).spec.questions;
  t.match(question, { isVoided: true, checked: { choice: wrong[0], isCorrect: false } });
});

t.test('checks are no reading: the time of the answer decides whether it was too fast', async (t) => {
  const { learner, lesson, right } = await familyWithLesson();
  for (const [questionIndex, choice] of right.entries())
    await checked(learner, lesson, { questionIndex, choice });
  t.match((await answerQuiz(learner, lesson, { answers: [] })).lesson, { isTooFast: true });
});

t.test('a client that has the lesson learns of a check by its tag', async (t) => {
  const { learner, lesson } = await familyWithLesson();
  for (const url of [`/api/lessons/${lesson.id}`, '/api/lessons/active']) {
    const { headers } = await expectStatus(200, learner.get(url));
    const request = { url, headers: { 'if-none-match': String(headers['etag']) } };
    t.equal((await learner.send(request)).status, 304);
    const questionIndex = url.endsWith('active') ? 1 : 0;
    await checked(learner, lesson, { questionIndex, choice: 0 });
    const { status, body } = await learner.send(request);
    t.match([status, body.spec.questions[questionIndex].checked], [200, { choice: 0 }]);
    t.equal((await learner.send(request)).status, 200);
  }
});

t.test('ignores checks of another form', async (t) => {
  const { learner, lesson } = await familyWithLesson();
  await database.sql`UPDATE lessons SET checks = '[{"question": 0, "choice": "x"}]' WHERE id = ${lesson.id}`;
  t.same(await readLesson(learner, lesson), lesson);
});
