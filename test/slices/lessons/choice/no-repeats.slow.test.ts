import t from 'tap';
import { conceptById } from '../../../../curriculum/index.ts';
import type { Lesson } from '../../../../schema/lessons.ts';
import { startApp } from '../../../helpers/app.ts';
import {
  type Client,
  clientOf,
  createLesson,
  registerAdmin,
  registerFamily,
} from '../../../helpers/families/client.ts';

/** No question repeats for a learner while others are left, even in concurrent lessons. */

const { app, database, databaseUrl } = await startApp(t);
const other = await startApp(t, { databaseUrl });
await registerAdmin(app);

/** Creates lessons on a concept, eight at a time, by the clients in turn. */
async function eightAtATime(
  clients: Client[],
  learnerId: number,
  conceptId: string,
  count: number,
): Promise<Lesson[]> {
  const concept = conceptById(conceptId);
  if (!concept) throw new Error(`no concept ${conceptId}`);
  const fields = { topic: concept.title, gradeLevel: concept.grades[0] };
  const lessons: Lesson[] = [];
  while (lessons.length < count) {
    const made = Array.from({ length: 8 }, (_, i) => clients[i % clients.length])
      .filter((client) => client !== undefined)
      .map((client) => createLesson(client, learnerId, fields));
    lessons.push(...(await Promise.all(made)));
  }
  return lessons;
}

for (const conceptId of ['math.fractions.add', 'math.ratios.simplify', 'science.electricity.resistors']) {
  t.test(
    `repeats no question of ${conceptId} in 200 lessons, eight at a time on two instances`,
    async (t) => {
      const { learner } = await registerFamily(app);
      const clients = [learner, clientOf(other.app, learner.token)];
      const lessons = await eightAtATime(clients, learner.id, conceptId, 200);
      t.ok(lessons.every(({ moduleId, spec }) => moduleId === conceptId && spec.questions.length === 5));
      const seen = await database.sql`SELECT hash FROM seen_questions WHERE learner_id = ${learner.id}`;
      t.equal(seen.length, 1000);
    },
  );
}

t.test('uses up a finite pool before it repeats the oldest questions', async (t) => {
  let seconds = 0;
  const now = () => {
    seconds += 1;
    return new Date(Date.UTC(2100, 0, 1, 0, 0, seconds));
  };
  const ticking = await startApp(t, { databaseUrl, now });
  const { learner } = await registerFamily(ticking.app);
  const conceptId = 'math.geometry.solids';
  await eightAtATime([learner], learner.id, conceptId, 40);
  const rows = await database.sql<{ spec: Lesson['spec'] }[]>`
    SELECT spec FROM lessons WHERE learner_id = ${learner.id} ORDER BY created_at`;
  const asked = rows.map(({ spec }) => spec.questions.map(({ question }) => question));
  t.ok(asked.every((questions) => new Set(questions).size === 5));
  const pool = conceptById(conceptId)?.finite ?? 0;
  t.equal(new Set(asked.flat().slice(0, pool)).size, pool, 'the whole pool first');
  t.equal(new Set(asked.flat()).size, pool);
  // A lesson has at most two questions of a sentence form, so age counts within a form. The questions of one lesson share their
  // time, so any of them may come first again.
  const formOf = (question: string) =>
    /Add its|more edges than|(faces|edges|corners) does|two solids/.exec(question)?.[0] ?? question;
  const lastAsked = new Map(asked.flat().map((question) => [question, -1]));
  for (const [i, questions] of asked.entries()) {
    const when = (some: string[]) => some.map((question) => lastAsked.get(question) ?? -1);
    const others = [...lastAsked.keys()].filter((question) => !questions.includes(question));
    for (const form of new Set(questions.map(formOf))) {
      const isOfForm = (question: string) => formOf(question) === form;
      const [own, rest] = [questions.filter(isOfForm), others.filter(isOfForm)];
      t.ok(
        Math.max(...when(own)) <= Math.min(...when(rest)),
        `no other question of the form is older: ${form}`,
      );
    }
    for (const question of questions) lastAsked.set(question, i);
  }
});
