import t from 'tap';
import { conceptById, generateLesson } from '../../../curriculum/index.ts';
import type { Lesson } from '../../../schema/lessons.ts';
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
