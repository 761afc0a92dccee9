import t from 'tap';
import type { QuestionReport } from '../../../../schema/question-reports.ts';
import { runCli } from '../../../helpers/cli.ts';
import { refusal } from '../../../helpers/documents/expectations.ts';
import {
  answerQuiz,
  createLesson,
  expectStatus,
  type Member,
  readLesson,
} from '../../../helpers/families/client.ts';
import { startFamilies } from '../../../helpers/families/families.ts';

const { admin, newFamily, database, databaseUrl } = await startFamilies(t, {
  settings: { answerKeys: 'after-answer' },
});

async function report(by: Member, lessonId: string, index: number, reason: string): Promise<QuestionReport> {
  const url = `/api/lessons/${lessonId}/questions/${index}/report`;
  return (await expectStatus(201, by.post(url, { reason }))).body;
}

async function reportsOf(by: Member, query = ''): Promise<QuestionReport[]> {
  return (await expectStatus(200, by.get(`/api/lessons/reports${query}`))).body;
}

t.test('a parent finds what the children have reported', async (t) => {
  const { parent, learner, sibling } = await newFamily();
  const { parent: otherParent } = await newFamily();
  const lesson = await createLesson(learner, learner.id);
  const other = await createLesson(sibling, sibling.id);
  const one = await report(learner, lesson.id, 1, 'None of these is right.');
  t.match(one, {
    lessonId: lesson.id,
    questionIndex: 1,
    learnerId: learner.id,
    question: lesson.spec.questions[1]?.question,
    reason: 'None of these is right.',
    reportedBy: learner.id,
    isVoided: false,
  });
  const two = await report(sibling, other.id, 0, 'Two are right.');
  t.same(await reportsOf(parent), [two, one], 'the newest first');
  t.same(await reportsOf(parent, `?learnerId=${learner.id}`), [one]);
  t.same(await reportsOf(otherParent), []);
  const all = await reportsOf(admin);
  for (const each of [one, two]) t.ok(all.some(({ id }) => id === each.id));
});

t.test('a further report by the same user takes the place of the first', async (t) => {
  const { parent, learner } = await newFamily();
  const { id } = await createLesson(learner, learner.id);
  const first = await report(learner, id, 0, 'Wrong.');
  const second = await report(learner, id, 0, 'Two choices are right.');
  t.equal(second.id, first.id);
  t.match(await reportsOf(parent), [{ reason: 'Two choices are right.' }]);
  await report(parent, id, 0, 'I think so, too.');
  t.equal((await reportsOf(parent)).length, 2);
});

t.test('a report shows that its question was voided', async (t) => {
  const { parent, learner } = await newFamily();
  const lesson = await createLesson(learner, learner.id);
  await report(learner, lesson.id, 2, 'Wrong.');
  await answerQuiz(learner, await readLesson(parent, lesson));
  t.match(await reportsOf(parent), [{ isVoided: false }]);
  await expectStatus(200, parent.post(`/api/lessons/${lesson.id}/questions/2/void`));
  t.match(await reportsOf(parent), [{ isVoided: true }]);
});

t.test('a report tells a learner nothing about the key of an open lesson', async (t) => {
  const { parent, learner } = await newFamily();
  const lesson = await createLesson(learner, learner.id);
  const { correctIndex, explanation } = (await readLesson(parent, lesson)).spec.questions[0] ?? {};
  const own = await report(learner, lesson.id, 0, 'I do not know.');
  t.notOk(Object.values(own).includes(explanation ?? ''));
  await report(parent, lesson.id, 0, `The key is ${correctIndex}.`);
  t.same(await reportsOf(learner), [own], 'a learner sees the own reports only');
  const { body } = await expectStatus(200, learner.get(`/api/learners/${learner.id}/export`));
  const exported = (typeof body === 'string' ? JSON.parse(body) : body).tables.question_reports;
  t.same(exported.map(({ reason }: { reason: string | null }) => reason).sort(), ['I do not know.', null]);
});

t.test('refuses reports of what is not there', async (t) => {
  const { learner, sibling } = await newFamily();
  const { id } = await createLesson(learner, learner.id);
  const post = (by: Member, lesson: string, index: number | string) =>
    by.post(`/api/lessons/${lesson}/questions/${index}/report`, { reason: 'Wrong.' });
  t.match(await post(learner, id, 5), refusal(404, 'QUESTION_NOT_FOUND'));
  for (const index of [-1, 100, 'x', 0.5]) t.equal((await post(learner, id, index)).status, 400);
  t.match(await post(sibling, id, 0), refusal(403, 'FORBIDDEN'));
  t.match(await post(learner, '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00', 0), refusal(404, 'LESSON_NOT_FOUND'));
});

t.test('the erasure of a learner deletes the reports', async (t) => {
  const { parent, learner } = await newFamily();
  const { id } = await createLesson(learner, learner.id);
  await report(learner, id, 0, 'Wrong.');
  await report(parent, id, 0, 'Wrong.');
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  t.same(await reportsOf(parent), []);
  const left = await database.sql`SELECT FROM question_reports WHERE learner_id = ${learner.id}`;
  t.equal(left.length, 0);
  t.equal((await database.sql`SELECT FROM quizzes WHERE learner_id = ${learner.id}`).length, 0);
});

t.test('the operator lists reported questions with choices, key and reasons', async (t) => {
  const { parent, learner } = await newFamily();
  const lesson = await createLesson(learner, learner.id);
  const { question, choices, correctIndex } = (await readLesson(parent, lesson)).spec.questions[3] ?? {};
  await report(learner, lesson.id, 3, 'Two are right.');
  await report(parent, lesson.id, 3, 'The sum\nis wrong.');
  const { output, code } = await runCli(databaseUrl, 'lessons', 'reports', '--json');
  t.equal(code, 0);
  const [most] = JSON.parse(output);
  t.match(most, {
    concept: lesson.moduleId,
    question,
    choices,
    key: choices?.[correctIndex ?? -1],
    reports: 2,
    lessons: [{ lessonId: lesson.id, questionIndex: 3, isVoided: false }],
    reasons: ['Two are right.', 'The sum\nis wrong.'],
  });
  const text = await runCli(databaseUrl, 'lessons', 'reports');
  t.match(text.output, `2 reports in 1 lesson, voided in 0: ${lesson.moduleId}`);
  t.match(text.output, '“The sum\\u000ais wrong.”', 'on one line');
  t.match(text.errors, /\d+ questions?\./);
});
