import t from 'tap';
import type { Lesson } from '../../../../schema/lessons.ts';
import { invalid, refusal } from '../../../helpers/documents/expectations.ts';
import {
  answerQuiz,
  createLesson,
  expectStatus,
  registerAdmin,
  registerFamily,
} from '../../../helpers/families/client.ts';
import { type DraftQuestion, introduction } from '../../../helpers/families/fake-provider.ts';
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

/** Returns the kinds of the requests. Those of a review run at the same time, so their order does not count. */
const kindsSent = () => fake.requests.map(({ kind }) => kind).sort();
const oneDraft = ['blind', 'blind', 'draft', 'review', 'review'];

t.test(
  'creates an ACTIVE lesson on a topic that the generators lack from five questions of the model',
  async (t) => {
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
      t.equal(
        choices[correctIndex ?? -1],
        draft?.choices[draft.correctIndex],
        'the key moved with its choice',
      );
      t.equal(explanation, draft?.explanation);
    }
    t.same((await learner.get('/api/lessons/active')).body, lesson);
  },
);

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

t.test('the difficulty of a topic rises after a perfect lesson, unless the request names one', async (t) => {
  service.connect();
  const { learner } = await registerFamily(app);
  const next = () => createLesson(learner, learner.id, options);
  const first = await next();
  t.equal(first.difficulty, 'beginner');
  await database.sql`UPDATE lessons SET created_at = created_at - interval '1 hour' WHERE id = ${first.id}`;
  await answerQuiz(learner, first);
  t.equal((await next()).difficulty, 'intermediate');
  t.equal(fake.requests.findLast(({ kind }) => kind === 'draft')?.data.difficulty, 'intermediate');
  t.match(await createLesson(learner, learner.id, { ...options, difficulty: 'beginner' }), {
    difficulty: 'beginner',
  });
});

t.test('keeps the requested subject and category', async (t) => {
  service.connect();
  const { learner } = await registerFamily(app);
  const given = { subject: 'Sailing', category: 'Ships' };
  t.match(await createLesson(learner, learner.id, { ...options, ...given }), given);
});

t.test(
  'teaches before it asks: an idea, a caution, and a worked example that is not in the quiz',
  async (t) => {
    service.connect();
    const { learner } = await registerFamily(app);
    const { moduleId, spec } = await createLesson(learner, learner.id, options);
    const [shown, ...others] = spec.introduction ?? [];
    t.same(others, []);
    t.match(shown, { conceptId: moduleId, title: 'pirates', ...introduction });
    const draft = pirates.find(({ question }) => question === shown?.example?.question);
    t.match(shown?.example, { answer: draft?.choices[draft.correctIndex], explanation: draft?.explanation });
    t.notOk(spec.questions.some(({ question }) => question === draft?.question));
  },
);

t.test('each question has two hints, and advice for the picked wrong choice after the answer', async (t) => {
  service.connect();
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id, options);
  for (const { hints } of lesson.spec.questions) t.equal(hints?.length, 2);
  t.notMatch(JSON.stringify(lesson), /"feedback"|"mistakes"/, 'no advice before the answer');
  const right = lesson.spec.questions.map(({ correctIndex }) => correctIndex ?? 0);
  const answers = right.map((index, i) => (i === 0 ? index : (index + i) % 4));
  const [first, ...others] = (await answerQuiz(learner, lesson, { answers })).lesson.spec.questions;
  t.equal(first?.feedback, undefined, 'none for the right choice');
  for (const [i, { choices, feedback }] of others.slice(0, 3).entries())
    t.same(feedback, {
      mistakes: [],
      text: `"${choices[answers[i + 1] ?? -1]}" is something else: look it up.`,
    });
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
  t.same(kindsSent(), [...oneDraft, ...oneDraft].sort());
  const second = fake.requests.findLastIndex(({ kind }) => kind === 'draft');
  for (const { data } of fake.requests.slice(second + 1))
    t.same(
      data.questions.map(({ question }: DraftQuestion) => question),
      pirates.slice(3).map(({ question }) => question),
      'reviews only new questions',
    );
});

t.test('asks once more if a worked example or a right introduction is missing', async (t) => {
  for (const missing of ['example', 'introduction']) {
    service.connect({
      draft: ({ introduction, ...draft }) => ({
        ...draft,
        introduction: missing === 'introduction' ? { idea: '', caution: '' } : introduction,
        questions: missing === 'example' ? draft.questions.slice(0, 5) : draft.questions,
      }),
    });
    const { learner } = await registerFamily(app);
    const { spec } = await createLesson(learner, learner.id, options);
    t.equal(spec.questions.length, 5, 'a lesson all the same');
    t.notOk(missing === 'example' ? spec.introduction?.[0]?.example : spec.introduction);
    // The model repeats its questions, of which none is new.
    t.equal(fake.requests.filter(({ kind }) => kind === 'draft').length, 2, missing);
  }
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
