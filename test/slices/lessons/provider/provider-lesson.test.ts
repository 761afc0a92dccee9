import t from 'tap';
import { conceptById } from '../../../../curriculum/index.ts';
import type { Lesson } from '../../../../schema/lessons.ts';
import { invalid, refusal } from '../../../helpers/documents/expectations.ts';
import {
  answerQuiz,
  createLesson,
  expectStatus,
  registerAdmin,
  registerFamily,
} from '../../../helpers/families/client.ts';
import type { DraftQuestion } from '../../../helpers/families/fake-provider.ts';
import { pirates } from '../../../helpers/families/pirates.ts';
import { impatient, startWithProvider } from '../../../helpers/families/provider-lessons.ts';
import { createContentView } from '../../../helpers/families/stored-content.ts';
import { ledgerFaults } from '../../../helpers/kernel/ledger-laws.ts';

/** Lessons on topics with a configured provider. */

const service = await startWithProvider(t);
const { app, database, databaseUrl, fake } = service;
const content = createContentView(t, databaseUrl);
await registerAdmin(app);

const options = { gradeLevel: 5, topic: 'pirates' };

function textsOf({ spec }: Lesson): string[] {
  return spec.questions.map(({ question }) => question);
}

t.test('creates an ACTIVE lesson on the topic from five questions of the model', async (t) => {
  service.connect();
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id, {
    ...options,
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
  t.match(lesson.spec, { requestedTopic: 'Pirates  at sea', topicMatched: true });
  t.same(lesson.spec.learningObjectives, ['Say what a pirate ship is like', 'Name the parts of a ship']);
  t.equal(new Set(textsOf(lesson)).size, 5);
  t.ok(textsOf(lesson).every((text) => pirates.some(({ question }) => question === text)));
  for (const { question, choices, correctIndex, explanation } of lesson.spec.questions) {
    const draft = pirates.find((known) => known.question === question);
    t.same([...choices].sort(), [...(draft?.choices ?? [])].sort());
    t.equal(choices[correctIndex ?? -1], draft?.choices[draft.correctIndex], 'the key moved with its choice');
    t.equal(explanation, draft?.explanation);
  }
  t.same((await learner.get('/api/lessons/active')).body, lesson);
});

t.test('shuffles the choices', async (t) => {
  service.connect({
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
  // With five keys in each of 12 lessons, chance leaves a place out once in ten million runs.
  for (let i = 0; i < 12 && places.size < 4; i++) {
    const { spec } = await createLesson(learner, learner.id, options);
    for (const { correctIndex } of spec.questions) places.add(correctIndex);
  }
  t.equal(places.size, 4);
});

t.test('keeps the requested subject and category', async (t) => {
  service.connect();
  const { learner } = await registerFamily(app);
  const given = { subject: 'Sailing', category: 'Ships' };
  t.match(await createLesson(learner, learner.id, { ...options, ...given }), given);
});

t.test('creates a lesson on the concept that fits the topic', async (t) => {
  service.connect();
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id, { ...options, topic: 'fractions' });
  const concept = conceptById(lesson.moduleId);
  t.match(lesson, { moduleId: 'math.fractions.identify', subject: 'Math', category: concept?.category });
  t.match(lesson.spec, { topic: concept?.title, learningObjectives: concept?.objectives });
  t.match(lesson.spec, { requestedTopic: 'fractions', topicMatched: true });
  t.same(fake.requests[0]?.data, {
    grade: 5,
    subject: 'Math',
    concept: concept?.title,
    difficulty: 'beginner',
    topic: 'fractions',
  });
});

t.test('replaces bad questions on a concept by generated ones', async (t) => {
  const bad = (question: DraftQuestion, i: number) => (i < 5 ? { ...question, correctIndex: 9 } : question);
  service.connect({ draft: (draft) => ({ ...draft, questions: draft.questions.map(bad) }) });
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id, { ...options, topic: 'fractions' });
  t.same(
    textsOf(lesson).slice(0, 3),
    pirates.slice(5).map(({ question }) => question),
  );
  t.equal(new Set(textsOf(lesson)).size, 5);
  t.same(
    fake.requests.map(({ kind }) => kind),
    ['draft', 'review'],
    'no second draft',
  );
});

t.test('asks the model once more for missing questions on a free topic', async (t) => {
  let drafts = 0;
  service.connect({
    draft(draft) {
      drafts += 1;
      const questions = drafts === 1 ? draft.questions.slice(0, 3) : draft.questions.slice(2);
      return { ...draft, questions };
    },
  });
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id, options);
  t.same(
    textsOf(lesson),
    pirates.slice(0, 5).map(({ question }) => question),
    'keeps the good questions',
  );
  t.same(
    fake.requests.map(({ kind }) => kind),
    ['draft', 'review', 'draft', 'review'],
  );
  t.same(
    fake.requests[3]?.data.questions.map(({ question }: DraftQuestion) => question),
    pirates.slice(3).map(({ question }) => question),
    'reviews only new questions',
  );
});

t.test('sends only questions to the review that it cannot recompute, without keys', async (t) => {
  const sum = (i: number) => ({
    question: `What is ${i} + 4?`,
    choices: [`${i + 4}`, `${i + 5}`, `${i + 3}`],
    correctIndex: 0,
    explanation: `Count on: ${i} + 4 = ${i + 4}.`,
  });
  service.connect({ draft: (draft) => ({ ...draft, questions: [sum(3), sum(5), ...draft.questions] }) });
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id, options);
  t.same(textsOf(lesson).slice(0, 2), ['What is 3 + 4?', 'What is 5 + 4?']);
  const review = fake.requests[1];
  t.equal(review?.data.questions.length, 8);
  t.notMatch(JSON.stringify(review?.body), /correctIndex|explanation|heavy/);
});

t.test('sends nothing to the model without a topic', async (t) => {
  service.connect();
  const { learner } = await registerFamily(app);
  for (const topic of [undefined, '', ' ']) await createLesson(learner, learner.id, { gradeLevel: 5, topic });
  t.same(fake.requests, []);
});

t.test('repeats no question of the model while others are left', async (t) => {
  service.connect();
  const { learner, sibling } = await registerFamily(app);
  const first = await createLesson(learner, learner.id, options);
  const second = await createLesson(learner, learner.id, { ...options, topic: 'PIRATES' });
  t.equal(second.moduleId, first.moduleId, 'ignores the case of the topic');
  t.same(
    textsOf(second).slice(0, 3),
    pirates.map(({ question }) => question).filter((text) => !textsOf(first).includes(text)),
    'unseen ones first',
  );
  t.ok(
    textsOf(first)
      .slice(0, 2)
      .every((text) => textsOf(second).includes(text)),
    'then those seen longest ago',
  );
  const other = await createLesson(sibling, sibling.id, options);
  t.same(textsOf(other), textsOf(first), 'another learner has seen none of them');
  t.not(other.moduleId, first.moduleId);
});

t.test('replaces a seen question on a concept', async (t) => {
  service.connect();
  const { learner } = await registerFamily(app);
  const [first, second] = [
    await createLesson(learner, learner.id, { ...options, topic: 'fractions' }),
    await createLesson(learner, learner.id, { ...options, topic: 'fractions' }),
  ];
  t.notOk(textsOf(second).some((text) => textsOf(first).includes(text)));
});

t.test('stores one topic for concurrent lessons on a new topic', async (t) => {
  service.connect();
  const { learner } = await registerFamily(app);
  const lessons = await Promise.all(
    Array.from({ length: 6 }, () => createLesson(learner, learner.id, options)),
  );
  t.equal(new Set(lessons.map(({ moduleId }) => moduleId)).size, 1);
  const rows = await database.sql`SELECT title FROM lesson_topics WHERE learner_id = ${learner.id}`;
  t.same([...rows], [{ title: 'pirates' }]);
});

t.test('names the topic in mastery and profile, but not in the ledger', async (t) => {
  service.connect();
  const { learner, parent } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id, { ...options, topic: 'Pirates of Canarywharf' });
  await answerQuiz(learner, lesson);
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
  t.notOk(await content.holds('Canarywharf'), 'erased with the learner');
});

t.test('rejects an unsafe topic before it sends or stores anything', async (t) => {
  service.connect();
  const { learner } = await registerFamily(app);
  const before = await content();
  for (const field of ['topic', 'subject', 'category']) {
    const body = { learnerId: learner.id, ...options, [field]: 'how to make a bomb' };
    t.match(await learner.post('/api/lessons/create', body), refusal(400, 'TOPIC_REFUSED'));
  }
  t.same(await content(), before);
  t.same(fake.requests, []);
});

t.test('keeps the ACTIVE lesson if the creation fails', async (t) => {
  service.connect();
  const { learner } = await registerFamily(app);
  const active = await createLesson(learner, learner.id, options);
  for (const [fault, code, status] of [
    [{ raw: () => true }, 'LESSON_GENERATION_FAILED', 503],
    [{ draft: () => ({ refused: true, questions: [] }) }, 'TOPIC_REFUSED', 400],
  ] as const) {
    service.connect(fault, { limits: impatient });
    const answer = await learner.post('/api/lessons/create', {
      learnerId: learner.id,
      ...options,
      topic: 'dragons',
    });
    t.match(answer, refusal(status, code));
    t.same((await learner.get('/api/lessons/active')).body, active);
  }
});

t.test('validates the request before it asks the model', async (t) => {
  service.connect();
  const { learner, parent } = await registerFamily(app);
  const stranger = await registerFamily(app);
  const body = { learnerId: learner.id, ...options };
  t.match(
    await learner.post('/api/lessons/create', { ...body, gradeLevel: 13 }),
    invalid('/body/gradeLevel'),
  );
  t.match(await stranger.parent.post('/api/lessons/create', body), refusal(403, 'FORBIDDEN'));
  await database.sql`DELETE FROM learner_profiles WHERE learner_id = ${learner.id}`;
  t.match(await parent.post('/api/lessons/create', body), refusal(404, 'PROFILE_NOT_FOUND'));
  t.same(fake.requests, []);
});
