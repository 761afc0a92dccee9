import t from 'tap';
import { conceptById } from '../../../curriculum/index.ts';
import type { Lesson } from '../../../schema/lessons.ts';
import type { SubjectLevels } from '../../../schema/mastery.ts';
import { startApp } from '../../helpers/app.ts';
import { createClock } from '../../helpers/clock.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import {
  answerQuiz,
  answersTo,
  createLesson,
  expectStatus,
  type Member,
  registerFamily,
} from '../../helpers/families/client.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';

/** Placements and levels (decisions.md 4.21, 4.22). */

const clock = createClock();
const { app, database } = await startApp(t, { now: clock.now });

async function place(client: Member, learnerId: number, subject = 'Math'): Promise<Lesson> {
  return (await expectStatus(201, client.post('/api/lessons/placement', { learnerId, subject }))).body;
}

async function levelIn(client: Member, learnerId: number, subject = 'Math') {
  const { body } = await expectStatus(200, client.get(`/api/levels?learnerId=${learnerId}`));
  const { levels }: SubjectLevels = body;
  return levels.find((one) => one.subject === subject);
}

/** Returns answers of a learner who knows what is asked up to a grade, and says of all else that it is not learned yet. */
function knowingUpTo(lesson: Lesson, grade: number): number[] {
  return lesson.spec.questions.map(({ correctIndex, gradeLevel = 0 }) =>
    gradeLevel <= grade ? (correctIndex ?? 0) : -1,
  );
}

t.test('asks ten questions on different concepts, from three grades below to three above', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const lesson = await place(parent, learner.id);
  t.match(lesson, {
    status: 'ACTIVE',
    subject: 'Math',
    moduleId: 'math.placement',
    difficulty: 'intermediate',
  });
  const { questions } = lesson.spec;
  const grades = questions.map(({ gradeLevel }) => gradeLevel ?? -1);
  t.same([grades.length, Math.min(...grades), Math.max(...grades)], [10, 2, 8]);
  t.same(
    grades,
    grades.toSorted((a, b) => a - b),
    'easy before hard',
  );
  t.equal(new Set(questions.map(({ conceptId }) => conceptId)).size, 10);
  for (const { conceptId = '', gradeLevel = -1 } of questions) {
    const { subject, grades: [first, last] = [0, 0] } = conceptById(conceptId) ?? {};
    t.ok(
      subject === 'Math' && first <= gradeLevel && gradeLevel <= last,
      `${conceptId} at grade ${gradeLevel}`,
    );
  }
  t.match((await learner.get('/api/lessons/active')).body, { id: lesson.id });
});

t.test('clamps the grades to those of the subject', async (t) => {
  const { parent, learner } = await registerFamily(app);
  await expectStatus(200, parent.put(`/api/learner-profile/${learner.id}`, { gradeLevel: 0 }));
  for (const subject of ['Geography', 'science', 'English']) {
    const { spec } = await place(learner, learner.id, subject);
    t.equal(spec.questions.length, 10, subject);
    t.ok(spec.questions.every(({ gradeLevel = 99 }) => gradeLevel <= 5));
  }
});

t.test('sets the level by the answers, in whose event all of it is', async (t) => {
  for (const grade of [2, 5, 8]) {
    const { parent, learner } = await registerFamily(app);
    t.match(await levelIn(parent, learner.id), { level: 5, hasAnswers: false, lastAnswered: null });
    const lesson = await place(learner, learner.id);
    clock.pass(10);
    const answers = knowingUpTo(lesson, grade);
    const right = answers.filter((answer) => answer >= 0).length;
    const result = await answerQuiz(learner, lesson, { answers });
    t.match(result, { correctCount: right, pointsAwarded: right, pointsDeducted: 0 });
    t.match(await levelIn(learner, learner.id), { level: grade, hasAnswers: true });
    t.match(await levelIn(learner, learner.id, 'Reading'), { level: 5, hasAnswers: false });
    const [event] = await database.sql`
      SELECT payload FROM events WHERE family_id = ${parent.id} AND type = 'QuizAnswered'`;
    t.match(event?.['payload'], {
      concepts: lesson.spec.questions.map(({ conceptId }) => conceptId),
      grades: lesson.spec.questions.map(({ gradeLevel }) => gradeLevel),
      learnerGrade: 5,
    });
    const next = await createLesson(learner, learner.id, { topic: '', gradeLevel: 5, subject: 'Math' });
    const [first = 0, last = 0] = conceptById(next.moduleId)?.grades ?? [];
    t.ok(first <= grade && grade <= last, `then ${next.moduleId}`);
  }
  t.same(await ledgerFaults(database.sql), []);
});

t.test('takes no point for what is not learned yet, and one for a doubled wrong answer', async (t) => {
  const { parent, learner } = await registerFamily(app);
  await expectStatus(
    200,
    parent.put(`/api/learner-settings/${learner.id}/double-or-loss`, { enabled: true }),
  );
  const lesson = await place(learner, learner.id);
  clock.pass(10);
  const [, ...others] = answersTo(lesson).map(() => -1);
  const answers = [...answersTo(lesson).slice(0, 5), ...answersTo(lesson, 6).slice(5, 6), ...others.slice(5)];
  const result = await answerQuiz(learner, lesson, { answers, doubleOrLoss: true });
  t.match(result, { correctCount: 5, pointsAwarded: 10, pointsDeducted: 1 });
});

t.test('is evidence for the mastery of each concept, and no lesson on it', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await place(learner, learner.id);
  clock.pass(10);
  await answerQuiz(learner, lesson, { answers: knowingUpTo(lesson, 5) });
  const rows = await database.sql`
    SELECT concept_id, probability, lessons, attempts, correct, failures FROM mastery WHERE learner_id = ${learner.id}`;
  t.equal(rows.length, 10);
  for (const { conceptId = '', gradeLevel = 0 } of lesson.spec.questions) {
    const row = rows.find(({ concept_id }) => concept_id === conceptId);
    t.match(row, { lessons: 0, attempts: 1, failures: 0, correct: gradeLevel <= 5 ? 1 : 0 });
    t.equal(Number(row?.['probability']) > 0.1, gradeLevel <= 5, conceptId);
  }
});

t.test('counts nothing that was answered without reading', async (t) => {
  const { learner } = await registerFamily(app);
  await answerQuiz(learner, await place(learner, learner.id));
  t.match(await levelIn(learner, learner.id), { level: 5, hasAnswers: false });
});

t.test('counts what a child says quickly that it has not learned', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await place(learner, learner.id);
  clock.pass(11 / 60);
  const { lesson: answered } = await answerQuiz(learner, lesson, {
    answers: answersTo(lesson).map(() => -1),
  });
  t.notOk(answered.isTooFast);
  t.match(await levelIn(learner, learner.id), { level: 2, hasAnswers: true });
});

t.test('makes no subject a weak one, since it asks above the grade on purpose', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await place(learner, learner.id);
  clock.pass(10);
  await answerQuiz(learner, lesson, { answers: knowingUpTo(lesson, 3) });
  const { body } = await expectStatus(200, learner.get(`/api/learner-profile/${learner.id}`));
  t.same([body.recommendedSubjects, body.strugglingAreas], [[], []]);
});

t.test('has spoken forms of the questions up to grade 2', async (t) => {
  const { parent, learner } = await registerFamily(app);
  await expectStatus(200, parent.put(`/api/learner-profile/${learner.id}`, { gradeLevel: 3 }));
  const { spec } = await place(learner, learner.id);
  t.same(
    spec.questions.map(({ speech }) => speech !== undefined),
    spec.questions.map(({ gradeLevel = 0 }) => gradeLevel <= 2),
  );
  t.ok(spec.questions.some(({ speech }) => speech));
});

t.test('refuses a subject without lessons, and learners of others', async (t) => {
  const { parent, learner, sibling } = await registerFamily(app);
  const ask = (client: Member, body: object) => client.post('/api/lessons/placement', body);
  for (const subject of ['Basket weaving', 'Art'])
    t.match(await ask(parent, { learnerId: learner.id, subject }), refusal(400, 'SUBJECT_NOT_TAUGHT'));
  t.match(await ask(parent, { learnerId: learner.id }), { status: 400 });
  t.match(await ask(sibling, { learnerId: learner.id, subject: 'Math' }), refusal(403, 'FORBIDDEN'));
});

t.test('shows no level of other learners', async (t) => {
  const { learner, sibling } = await registerFamily(app);
  t.match(await sibling.get(`/api/levels?learnerId=${learner.id}`), refusal(403, 'FORBIDDEN'));
});
