import t from 'tap';
import type { Lesson } from '../../../../schema/lessons.ts';
import { answerQuiz, createLesson, registerAdmin, registerFamily } from '../../../helpers/families/client.ts';
import { startWithProvider } from '../../../helpers/families/provider-lessons.ts';

/** A configured model adds what the generators lack (decisions.md 4.18). */

const service = await startWithProvider(t);
const { app, database, fake } = service;
await registerAdmin(app);

const options = { gradeLevel: 5 };

function textsOf({ spec }: Lesson): string[] {
  return spec.questions.map(({ question }) => question);
}

t.test('the generators answer on a topic that they cover, with all that their lessons have', async (t) => {
  service.connect();
  const { learner } = await registerFamily(app);
  for (const [topic, moduleId] of [
    ['fractions', /^math\.fractions\./],
    ['sharks', 'science.animals.groups'],
    ['I want to learn about adding fractions', 'math.fractions.add'],
    ['science', /^science\./],
  ] as const) {
    const lesson = await createLesson(learner, learner.id, { ...options, topic });
    t.match(lesson, { moduleId });
    t.match(lesson.spec, { requestedTopic: topic, topicMatched: true });
    t.ok(lesson.spec.introduction?.[0]?.idea);
    t.ok(lesson.spec.questions.every(({ hints = [] }) => hints.length >= 2));
  }
  t.same(fake.requests, []);
});

t.test('the model answers when the learner has seen what the generators have on the topic', async (t) => {
  service.connect();
  const { learner, sibling } = await registerFamily(app);
  const asked = { ...options, topic: 'sharks' };
  const first = await createLesson(learner, learner.id, asked);
  t.equal(first.moduleId, 'science.animals.groups');
  const second = await createLesson(learner, learner.id, asked);
  t.match(second, { moduleId: /^topic\./, subject: 'Science', category: first.category });
  t.match(second.spec, { requestedTopic: 'sharks', topicMatched: true });
  t.notOk(textsOf(second).some((text) => textsOf(first).includes(text)));
  t.equal(fake.requests.length, 5);
  t.equal(fake.requests[0]?.data.subject, 'Science');
  t.match(await createLesson(sibling, sibling.id, asked), { moduleId: 'science.animals.groups' });
});

t.test('the generators repeat their questions if the model then fails', async (t) => {
  service.connect({ draft: () => ({ refused: true, questions: [] }) });
  const { learner } = await registerFamily(app);
  for (let i = 0; i < 2; i++)
    t.match(await createLesson(learner, learner.id, { ...options, topic: 'sharks' }), {
      moduleId: 'science.animals.groups',
    });
  t.equal(fake.requests.length, 1);
});

t.test('answers to a lesson of the model change the mastery of no concept', async (t) => {
  service.connect();
  const { learner } = await registerFamily(app);
  const masteryOf = async () => (await learner.get('/api/mastery')).body;
  const asked = { ...options, topic: 'sharks' };
  await answerQuiz(learner, await createLesson(learner, learner.id, asked));
  const before = await masteryOf();
  const lesson = await createLesson(learner, learner.id, asked);
  await database.sql`UPDATE lessons SET created_at = created_at - interval '1 hour' WHERE id = ${lesson.id}`;
  const answered = await answerQuiz(learner, lesson);
  t.notOk(answered.lesson.isTooFast, 'it counts');
  const changed = (await masteryOf()).filter(
    ({ conceptId }: { conceptId: string }) => conceptId !== lesson.moduleId,
  );
  t.same(changed, before);
});
