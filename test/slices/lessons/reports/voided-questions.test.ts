import t from 'tap';
import type { Lesson } from '../../../../schema/lessons.ts';
import { refusal } from '../../../helpers/documents/expectations.ts';
import {
  answerQuiz,
  answersTo,
  createLesson,
  expectStatus,
  type Family,
  type Member,
  readLesson,
} from '../../../helpers/families/client.ts';
import { startFamilies } from '../../../helpers/families/families.ts';
import { ledgerFaults } from '../../../helpers/kernel/ledger-laws.ts';

const { database, newFamily, admin } = await startFamilies(t);
const { sql } = database;

/** Answers a new lesson of the learner, with wrong answers to the first questions. */
async function answered({ learner }: Family, wrong: number, body: object = {}, fields: object = {}) {
  const lesson = await createLesson(learner, learner.id, fields);
  const result = await answerQuiz(learner, lesson, { answers: answersTo(lesson, wrong), ...body });
  return { lesson, result };
}

function voidQuestion(by: Member, { id }: Pick<Lesson, 'id'>, index: number) {
  return by.post(`/api/lessons/${id}/questions/${index}/void`);
}

/** Returns the learner's mastery of the lesson's concept. */
async function masteryOf({ parent, learner }: Family, { moduleId }: Lesson) {
  const { body } = await expectStatus(200, parent.get(`/api/mastery?learnerId=${learner.id}`));
  return body.find(({ conceptId }: { conceptId: string }) => conceptId === moduleId);
}

t.test('gives back the point of a wrong answer by an entry of its own', async (t) => {
  const family = await newFamily(10);
  const { lesson, result } = await answered(family, 2);
  const { body, headers } = await expectStatus(200, voidQuestion(family.parent, lesson, 1));
  t.match(body, { questionIndex: 1, pointsReturned: 1, newBalance: result.newBalance + 1 });
  t.match(String(headers['ledger-receipt']), /^family=\d+, seq=/);
  const { body: history } = await family.learner.get('/api/points/history?sourceType=QUESTION_VOIDED');
  t.match(history, [
    {
      amount: 1,
      sourceId: lesson.id,
      description: '1 point given back for a faulty question',
      actorId: family.parent.id,
    },
  ]);
  t.equal(history.length, 1);
  t.same(await ledgerFaults(sql), []);
});

t.test('shows the voided question, and keeps the score of the lesson', async (t) => {
  const family = await newFamily();
  const { lesson } = await answered(family, 2);
  const { body } = await expectStatus(200, voidQuestion(family.parent, lesson, 1));
  const read = await readLesson(family.learner, lesson);
  t.same(body.lesson, read);
  t.equal(read.score, 60);
  t.same(
    read.spec.questions.map(({ isVoided }) => isVoided),
    [undefined, true, undefined, undefined, undefined],
  );
});

t.test('a client that polls a lesson sees the voided question', async (t) => {
  const family = await newFamily();
  const { lesson } = await answered(family, 1);
  const url = `/api/lessons/${lesson.id}`;
  const { headers } = await expectStatus(200, family.learner.get(url));
  const poll = () =>
    family.learner.send({ method: 'GET', url, headers: { 'if-none-match': String(headers['etag']) } });
  t.equal((await poll()).status, 304);
  await expectStatus(200, voidQuestion(family.parent, lesson, 0));
  t.match(await poll(), { status: 200, body: { spec: { questions: [{ isVoided: true }] } } });
});

t.test('a question that was answered right gives and takes nothing', async (t) => {
  const family = await newFamily(10);
  const { lesson, result } = await answered(family, 1);
  const { body } = await expectStatus(200, voidQuestion(family.parent, lesson, 4));
  t.match(body, { pointsReturned: 0, newBalance: result.newBalance });
  t.same((await family.learner.get('/api/points/history?sourceType=QUESTION_VOIDED')).body, []);
});

t.test('gives back the loss of a doubled question', async (t) => {
  const family = await newFamily(10);
  const { parent, learner } = family;
  await expectStatus(
    200,
    parent.put(`/api/learner-settings/${learner.id}/double-or-loss`, { enabled: true }),
  );
  const { lesson, result } = await answered(family, 2, { doubleQuestionIndices: [1, 2] });
  t.match(result, { pointsDeducted: 1, newBalance: 13 });
  t.match((await voidQuestion(parent, lesson, 0)).body, { pointsReturned: 1, newBalance: 14 });
  t.match((await voidQuestion(parent, lesson, 1)).body, { pointsReturned: 2, newBalance: 16 });
  t.match((await voidQuestion(parent, lesson, 2)).body, { pointsReturned: 0, newBalance: 16 });
  t.same(await ledgerFaults(sql), []);
});

t.test('gives back no more than double-or-loss really took', async (t) => {
  const family = await newFamily();
  const { parent, learner } = family;
  await expectStatus(
    200,
    parent.put(`/api/learner-settings/${learner.id}/double-or-loss`, { enabled: true }),
  );
  // One right answer gives 2 points, and four wrong ones take only these 2.
  const { lesson, result } = await answered(family, 4, { doubleOrLoss: true });
  t.match(result, { pointsAwarded: 2, pointsDeducted: 2, newBalance: 0 });
  const returned = [];
  for (const index of [3, 0, 1, 2])
    returned.push((await expectStatus(200, voidQuestion(parent, lesson, index))).body.pointsReturned);
  t.same(returned, [2, 2, 1, 1]);
  t.same(await ledgerFaults(sql), []);
});

t.test('voids a question once', async (t) => {
  const family = await newFamily();
  const { lesson } = await answered(family, 2);
  await expectStatus(200, voidQuestion(family.parent, lesson, 0));
  t.match(await voidQuestion(family.parent, lesson, 0), refusal(409, 'QUESTION_ALREADY_VOIDED'));
  t.match(await voidQuestion(admin, lesson, 0), refusal(409, 'QUESTION_ALREADY_VOIDED'));
  await expectStatus(200, voidQuestion(admin, lesson, 1));
});

t.test('refuses a lesson without answers, and a question that is not there', async (t) => {
  const family = await newFamily();
  const retired = await createLesson(family.learner, family.learner.id);
  const lesson = await createLesson(family.learner, family.learner.id);
  for (const open of [retired, lesson])
    t.match(await voidQuestion(family.parent, open, 0), refusal(409, 'LESSON_NOT_ANSWERED'));
  await answerQuiz(family.learner, lesson);
  t.match(await voidQuestion(family.parent, lesson, 5), refusal(404, 'QUESTION_NOT_FOUND'));
  t.match(await voidQuestion(family.parent, lesson, 100), refusal(400, 'VALIDATION_FAILED'));
  const none = { id: '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00' };
  t.match(await voidQuestion(family.parent, none, 0), refusal(404, 'LESSON_NOT_FOUND'));
});

t.test('takes the question out of the mastery of its concept', async (t) => {
  const [family, other] = [await newFamily(), await newFamily()];
  const { lesson } = await answered(family, 1);
  await expectStatus(200, voidQuestion(family.parent, lesson, 0));
  const mastery = await masteryOf(family, lesson);
  t.match(mastery, { attempts: 4, correct: 4 });
  const { lesson: right } = await answered(other, 0);
  await expectStatus(200, voidQuestion(other.parent, right, 2));
  t.equal((await masteryOf(other, right)).level, mastery.level, 'as if the lesson had had four questions');
});

t.test('a lesson whose questions are all voided counts for no mastery', async (t) => {
  const family = await newFamily();
  const { lesson } = await answered(family, 5);
  for (const index of [0, 1, 2, 3, 4]) await expectStatus(200, voidQuestion(family.parent, lesson, index));
  t.equal(await masteryOf(family, lesson), undefined);
  t.same(await ledgerFaults(sql), []);
  const { lesson: next } = await answered(family, 0);
  t.match(await masteryOf(family, next), { attempts: 5, correct: 5 });
  t.same(await ledgerFaults(sql), []);
});
