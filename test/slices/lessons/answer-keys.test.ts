import t from 'tap';
import { conceptById, generateLesson } from '../../../curriculum/index.ts';
import type { Lesson } from '../../../schema/lessons.ts';
import type { Question } from '../../../schema/questions.ts';
import { startApp } from '../../helpers/app.ts';
import {
  answerQuiz,
  createLesson,
  expectStatus,
  type Member,
  readLesson,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';

const { app, database } = await startApp(t, { settings: { answerKeys: 'after-answer' } });
const admin = await registerAdmin(app);

function keysOf({ spec }: Lesson): unknown[] {
  return spec.questions.map(({ correctIndex, explanation }) => [typeof correctIndex, typeof explanation]);
}

const shown = Array.from({ length: 5 }, () => ['number', 'string']);
/** Type names of two nulls. */
const hidden = Array.from({ length: 5 }, () => ['object', 'object']);

async function readings(client: Member, id: string, learnerId: number): Promise<unknown[]> {
  const urls = [`/api/lessons/${id}`, `/api/lessons/active?learnerId=${learnerId}`];
  const answers = await Promise.all(urls.map((url) => expectStatus(200, client.get(url))));
  return answers.map(({ body }) => keysOf(body));
}

t.test('hides the answer keys from a learner before the answer', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  t.same(keysOf(lesson), hidden, 'in the created lesson');
  t.same(await readings(learner, lesson.id, learner.id), [hidden, hidden]);
  t.ok(lesson.spec.questions.every(({ question, choices }) => question !== '' && choices.length >= 3));
  const keys = lesson.spec.questions.flatMap((question) => Object.values(question).filter((v) => v === null));
  t.equal(keys.length, 10, 'null, not absent');
});

t.test('shows the learner the keys with the result and afterwards', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  const result = await answerQuiz(learner, lesson, { answers: [0, 0, 0, 0, 0] });
  t.same(keysOf(result.lesson), shown);
  t.same(keysOf(await readLesson(learner, lesson)), shown);
});

t.test('keeps the keys of a lesson hidden that was retired without an answer', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  await createLesson(learner, learner.id);
  t.same(keysOf(await readLesson(learner, lesson)), hidden);
});

/** Returns the indices of the questions whose key, explanation or advice a lesson has. */
function openKeys({ spec }: Pick<Lesson, 'spec'>): number[] {
  const hasKey = ({ correctIndex, explanation, feedback, speech }: Question) =>
    [correctIndex, explanation, feedback, speech?.explanation, speech?.feedback].some((part) => part != null);
  return spec.questions.flatMap((question, i) => (hasKey(question) ? [i] : []));
}

async function check(client: Member, { id }: Lesson, questionIndex: number, choice = 0) {
  const url = `/api/lessons/${id}/check`;
  return (await expectStatus(200, client.post(url, { questionIndex, choice }))).body;
}

t.test('a check shows the key of its question, and of no other', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id, { gradeLevel: 2, topic: 'telling time' });
  const answer = await check(learner, lesson, 3);
  t.match([typeof answer.correctIndex, typeof answer.explanation], ['number', 'string']);
  // Who acts for the learner changes nothing about what is open.
  await check(parent, lesson, 1, -1);
  const { body: active } = await learner.get('/api/lessons/active?figures=inline');
  for (const read of [await readLesson(learner, lesson), active]) {
    t.same(openKeys(read), [1, 3]);
    t.match(read.spec.questions[3], {
      checked: { choice: 0 },
      correctIndex: answer.correctIndex,
      explanation: answer.explanation,
    });
    t.same(read.spec.questions[3]?.feedback, answer.feedback);
  }
  const again = await check(learner, lesson, 3, answer.correctIndex);
  t.same(again, answer, 'another choice shows nothing further');
});

t.test('a retired lesson shows the keys of its checked questions only', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  await check(learner, lesson, 0);
  await createLesson(learner, learner.id);
  t.same(openKeys(await readLesson(learner, lesson)), [0]);
});

t.test(
  "a learner's export has the keys of checked questions, and of no others of an open lesson",
  async (t) => {
    const { parent, learner } = await registerFamily(app);
    const lesson = await createLesson(learner, learner.id);
    await check(learner, lesson, 2);
    const headers = { 'idempotency-key': 'of-the-parent' };
    const payload = { questionIndex: 4, choice: 1 };
    const url = `/api/lessons/${lesson.id}/check`;
    await expectStatus(200, parent.send({ method: 'POST', url, payload, headers }));
    const [own, whole] = await Promise.all(
      [learner, parent].map(async (by) => {
        const { body } = await expectStatus(200, by.get(`/api/learners/${learner.id}/export`));
        return body.tables;
      }),
    );
    t.same(openKeys(own.lessons[0]), [2, 4]);
    t.same(openKeys(whole.lessons[0]), [0, 1, 2, 3, 4]);
    t.match(own.lessons[0].checks, [
      { question: 2, choice: 0 },
      { question: 4, choice: 1 },
    ]);
    t.equal(own.idempotency_keys[0].body, null, "an answer to the parent stays the parent's");
    t.equal(own.lessons[0].figures.length, 0);
  },
);

t.test('always shows the keys to parents and administrators', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const lesson = await createLesson(parent, learner.id);
  t.same(keysOf(lesson), shown);
  for (const client of [parent, admin]) {
    t.same(await readings(client, lesson.id, learner.id), [shown, shown]);
  }
  t.same(await readings(learner, lesson.id, learner.id), [hidden, hidden]);
});

t.test('always shows the keys by default', async (t) => {
  const { app } = await startApp(t);
  await registerAdmin(app);
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  t.same(keysOf(lesson), shown);
  t.same(await readings(learner, lesson.id, learner.id), [shown, shown]);
  const { tables } = (await learner.get(`/api/learners/${learner.id}/export`)).body;
  t.same([keysOf(tables.lessons[0]), typeof tables.seen_questions[0].hash], [shown, 'string']);
});

t.test('nobody can compute a lesson again from what its reader sees', async (t) => {
  const { learner } = await registerFamily(app);
  const { id, moduleId, difficulty, spec } = await createLesson(learner, learner.id);
  const concept = conceptById(moduleId);
  if (!concept) throw new Error('not a concept of the generators');
  const again = generateLesson({ concept, gradeLevel: 3, difficulty, seed: id, questionCount: 5 });
  t.notSame(
    again.questions.map(({ question, choices }) => [question, choices]),
    spec.questions.map(({ question, choices }) => [question, choices]),
  );
});

t.test("a learner's export has no keys of open lessons, and that of the parent has all", async (t) => {
  const { parent, learner } = await registerFamily(app);
  const done = await createLesson(parent, learner.id);
  const headers = { 'idempotency-key': 'of-the-parent' };
  const url = `/api/lessons/${done.id}/answer`;
  await expectStatus(200, parent.send({ method: 'POST', url, payload: { answers: [0] }, headers }));
  const open = await createLesson(parent, learner.id);
  await database.sql`UPDATE lessons SET figures = '[{"question": 0, "figure": {}}]' WHERE id = ${open.id}`;
  const [own, whole] = await Promise.all(
    [learner, parent].map(async (by) => {
      const { tables } = (await expectStatus(200, by.get(`/api/learners/${learner.id}/export`))).body;
      return tables;
    }),
  );
  const keys = (tables: { lessons: Lesson[] }) => tables.lessons.map(keysOf);
  t.same(keys(own), [shown, hidden], 'the answered lesson has its keys');
  t.same(keys(whole), [shown, shown]);
  t.same(own.lessons[0], whole.lessons[0]);
  t.same([own.lessons[1].figures, 'hash' in own.seen_questions[0]], [[], false]);
  t.same([whole.lessons[1].figures.length > 0, 'hash' in whole.seen_questions[0]], [true, true]);
  t.equal(own.idempotency_keys[0].body, null, "an answer to the parent stays the parent's");
  t.match(whole.idempotency_keys[0].body, /explanation/);
});
