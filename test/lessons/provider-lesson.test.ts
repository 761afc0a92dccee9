import t from 'tap';
import type { Lesson } from '../../schema/lessons.ts';
import { conceptById } from '../../src/lessons/generators/index.ts';
import { answersTo, createLesson, expectStatus, registerAdmin, registerFamily } from '../helpers/client.ts';
import { openContent } from '../helpers/content.ts';
import { invalid, refusal } from '../helpers/expectations.ts';
import type { DraftQuestion } from '../helpers/fake-provider.ts';
import { ledgerFaults } from '../helpers/ledger.ts';
import { pirates } from '../helpers/pirates.ts';
import { impatient, startWithProvider } from '../helpers/provider-lessons.ts';

/** Lessons on topics, where a provider is configured. */

const service = await startWithProvider(t);
const { app, database, databaseUrl, fake } = service;
const content = openContent(t, databaseUrl);
await registerAdmin(app);

const wish = { gradeLevel: 5, topic: 'pirates' };

function textsOf({ spec }: Lesson): string[] {
  return spec.questions.map(({ question }) => question);
}

t.test('a topic goes to the model: five of its questions, ACTIVE, under the topic itself', async (t) => {
  service.meet();
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id, {
    ...wish,
    topic: ' Pirates  at sea ',
    difficulty: 'advanced',
  });
  t.match(lesson, {
    status: 'ACTIVE',
    subject: 'History',
    category: 'History',
    difficulty: 'advanced',
    score: null,
  });
  t.match(lesson.moduleId, /^topic\.[0-9a-f]{8}$/);
  t.equal(lesson.spec.topic, 'Pirates at sea');
  t.same(lesson.spec.learningObjectives, ['Say what a pirate ship is like', 'Name the parts of a ship']);
  t.equal(new Set(textsOf(lesson)).size, 5);
  t.ok(textsOf(lesson).every((text) => pirates.some(({ question }) => question === text)));
  for (const { question, choices, correctIndex, explanation } of lesson.spec.questions) {
    const written = pirates.find((known) => known.question === question);
    t.same([...choices].sort(), [...(written?.choices ?? [])].sort());
    t.equal(
      choices[correctIndex ?? -1],
      written?.choices[written.correctIndex],
      'the key moved with its choice',
    );
    t.equal(explanation, written?.explanation);
  }
  t.same((await learner.get('/api/lessons/active')).body, lesson);
});

t.test('the choices are shuffled: the key is not where the model has put it', async (t) => {
  service.meet({
    draft: (draft) => ({
      ...draft,
      questions: draft.questions.map((question) => {
        const key = question.choices[question.correctIndex] ?? '';
        return { ...question, choices: [key, ...question.choices.filter((c) => c !== key)], correctIndex: 0 };
      }),
    }),
  });
  const { learner } = await registerFamily(app);
  const places = new Set<number | null>();
  // Five keys a lesson: that chance leaves a place out of all twelve happens once in ten million times.
  for (let i = 0; i < 12 && places.size < 4; i++) {
    const { spec } = await createLesson(learner, learner.id, wish);
    for (const { correctIndex } of spec.questions) places.add(correctIndex);
  }
  t.equal(places.size, 4);
});

t.test('subject and category are kept as they are asked for', async (t) => {
  service.meet();
  const { learner } = await registerFamily(app);
  const given = { subject: 'Sailing', category: 'Ships' };
  t.match(await createLesson(learner, learner.id, { ...wish, ...given }), given);
});

t.test('a topic that is nearest to a concept is a lesson on that concept', async (t) => {
  service.meet();
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id, { ...wish, topic: 'fractions' });
  const concept = conceptById(lesson.moduleId);
  t.match(lesson, { moduleId: 'math.fractions.identify', subject: 'Math', category: concept?.category });
  t.match(lesson.spec, { topic: concept?.title, learningObjectives: concept?.objectives });
  t.same(fake.requests[0]?.data, {
    grade: 5,
    subject: 'Math',
    concept: concept?.title,
    difficulty: 'beginner',
    topic: 'fractions',
  });
});

t.test('what fails of a lesson on a concept is replaced by the generators', async (t) => {
  const bad = (question: DraftQuestion, i: number) => (i < 5 ? { ...question, correctIndex: 9 } : question);
  service.meet({ draft: (draft) => ({ ...draft, questions: draft.questions.map(bad) }) });
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id, { ...wish, topic: 'fractions' });
  t.same(
    textsOf(lesson).slice(0, 3),
    pirates.slice(5).map(({ question }) => question),
  );
  t.equal(new Set(textsOf(lesson)).size, 5);
  t.same(
    fake.requests.map(({ kind }) => kind),
    ['draft', 'review'],
    'and the model is not asked again',
  );
});

t.test(
  'where there is nothing to replace it with, the model is asked once more for what is missing',
  async (t) => {
    let drafts = 0;
    service.meet({
      draft(draft) {
        drafts += 1;
        const questions = drafts === 1 ? draft.questions.slice(0, 3) : draft.questions.slice(2);
        return { ...draft, questions };
      },
    });
    const { learner } = await registerFamily(app);
    const lesson = await createLesson(learner, learner.id, wish);
    t.same(
      textsOf(lesson),
      pirates.slice(0, 5).map(({ question }) => question),
      'what was good is kept',
    );
    t.same(
      fake.requests.map(({ kind }) => kind),
      ['draft', 'review', 'draft', 'review'],
    );
    t.same(
      fake.requests[3]?.data.questions.map(({ question }: DraftQuestion) => question),
      pirates.slice(3).map(({ question }) => question),
      'and not asked about again',
    );
  },
);

t.test('the second answering is shown no key, and only what could not be recomputed', async (t) => {
  const sum = (i: number) => ({
    question: `What is ${i} + 4?`,
    choices: [`${i + 4}`, `${i + 5}`, `${i + 3}`],
    correctIndex: 0,
    explanation: `Count on: ${i} + 4 = ${i + 4}.`,
  });
  service.meet({ draft: (draft) => ({ ...draft, questions: [sum(3), sum(5), ...draft.questions] }) });
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id, wish);
  t.same(textsOf(lesson).slice(0, 2), ['What is 3 + 4?', 'What is 5 + 4?']);
  const review = fake.requests[1];
  t.equal(review?.data.questions.length, 8);
  t.notMatch(JSON.stringify(review?.body), /correctIndex|explanation|heavy/);
});

t.test('without a topic nothing is asked of the model, nor for the lesson that waits', async (t) => {
  service.meet();
  const { learner } = await registerFamily(app);
  for (const topic of [undefined, '', ' ']) await createLesson(learner, learner.id, { gradeLevel: 5, topic });
  t.same(fake.requests, []);
});

t.test('a learner is not asked a written question twice while there are others', async (t) => {
  service.meet();
  const { learner, sibling } = await registerFamily(app);
  const first = await createLesson(learner, learner.id, wish);
  const second = await createLesson(learner, learner.id, { ...wish, topic: 'PIRATES' });
  t.equal(second.moduleId, first.moduleId, 'the topic is the same in other letters');
  t.same(
    textsOf(second).slice(0, 3),
    pirates.map(({ question }) => question).filter((text) => !textsOf(first).includes(text)),
    'unseen ones first',
  );
  t.ok(
    textsOf(first)
      .slice(0, 2)
      .every((text) => textsOf(second).includes(text)),
    'then what was met longest ago',
  );
  const other = await createLesson(sibling, sibling.id, wish);
  t.same(textsOf(other), textsOf(first), 'another learner has met none of them');
  t.not(other.moduleId, first.moduleId);
});

t.test('on a concept, a question that was met is replaced', async (t) => {
  service.meet();
  const { learner } = await registerFamily(app);
  const [first, second] = [
    await createLesson(learner, learner.id, { ...wish, topic: 'fractions' }),
    await createLesson(learner, learner.id, { ...wish, topic: 'fractions' }),
  ];
  t.notOk(textsOf(second).some((text) => textsOf(first).includes(text)));
});

t.test('lessons of a learner on one new topic at the same moment come to one topic', async (t) => {
  service.meet();
  const { learner } = await registerFamily(app);
  const lessons = await Promise.all(Array.from({ length: 6 }, () => createLesson(learner, learner.id, wish)));
  t.equal(new Set(lessons.map(({ moduleId }) => moduleId)).size, 1);
  const rows = await database.sql`SELECT title FROM lesson_topics WHERE learner_id = ${learner.id}`;
  t.same([...rows], [{ title: 'pirates' }]);
});

t.test('mastery and profile name the topic, the ledger does not', async (t) => {
  service.meet();
  const { learner, parent } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id, { ...wish, topic: 'Pirates of Canarywharf' });
  const answers = answersTo(lesson);
  await expectStatus(200, learner.post(`/api/lessons/${lesson.id}/answer`, { answers }));
  t.match((await parent.get(`/api/mastery?learnerId=${learner.id}`)).body, [
    {
      conceptId: lesson.moduleId,
      title: 'Pirates of Canarywharf',
      subject: 'History',
      attempts: 5,
      correct: 5,
    },
  ]);
  t.match((await parent.get(`/api/learner-profile/${learner.id}`)).body, {
    graph: { nodes: [{ id: lesson.moduleId, label: 'Pirates of Canarywharf', category: 'History' }] },
    subjectPerformance: { History: { score: 100 } },
  });
  const events = await database.sql`SELECT payload::text AS text FROM events WHERE type = 'QuizAnswered'`;
  t.ok(events.some(({ text }) => text.includes(lesson.moduleId)));
  t.notOk(events.some(({ text }) => /canary|pirates/i.test(text)));
  t.same(await ledgerFaults(database.sql), []);

  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  t.notOk(await content.holds('Canarywharf'), 'and it goes with the learner');
});

t.test('an unsafe topic is refused before anything leaves, and nothing is stored', async (t) => {
  service.meet();
  const { learner } = await registerFamily(app);
  const before = await content();
  for (const field of ['topic', 'subject', 'category']) {
    const body = { learnerId: learner.id, ...wish, [field]: 'how to make a bomb' };
    t.match(await learner.post('/api/lessons/create', body), refusal(400, 'TOPIC_REFUSED'));
  }
  t.same(await content(), before);
  t.same(fake.requests, []);
});

t.test('what is refused leaves the ACTIVE lesson as it was', async (t) => {
  service.meet();
  const { learner } = await registerFamily(app);
  const active = await createLesson(learner, learner.id, wish);
  for (const [fault, code, status] of [
    [{ raw: () => true }, 'LESSON_GENERATION_FAILED', 503],
    [{ draft: () => ({ refused: true, questions: [] }) }, 'TOPIC_REFUSED', 400],
  ] as const) {
    service.meet(fault, { limits: impatient });
    const answer = await learner.post('/api/lessons/create', {
      learnerId: learner.id,
      ...wish,
      topic: 'dragons',
    });
    t.match(answer, refusal(status, code));
    t.same((await learner.get('/api/lessons/active')).body, active);
  }
});

t.test('the request is checked before the model is asked', async (t) => {
  service.meet();
  const { learner, parent } = await registerFamily(app);
  const stranger = await registerFamily(app);
  const body = { learnerId: learner.id, ...wish };
  t.match(
    await learner.post('/api/lessons/create', { ...body, gradeLevel: 13 }),
    invalid('/body/gradeLevel'),
  );
  t.match(await stranger.parent.post('/api/lessons/create', body), refusal(403, 'FORBIDDEN'));
  await database.sql`DELETE FROM learner_profiles WHERE learner_id = ${learner.id}`;
  t.match(await parent.post('/api/lessons/create', body), refusal(404, 'PROFILE_NOT_FOUND'));
  t.same(fake.requests, []);
});
