import t from 'tap';
import { conceptById } from '../../../curriculum/index.ts';
import type { Lesson } from '../../../schema/lessons.ts';
import { uniqueViolation } from '../../../src/base/system-errors.ts';
import { startApp } from '../../helpers/app.ts';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import {
  clientOf,
  createLesson,
  expectStatus,
  listLessons,
  readLesson,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';

const { app, database } = await startApp(t);
const admin = await registerAdmin(app);

const lessonShape = {
  id: 'uuid',
  learnerId: 'integer',
  moduleId: 'string',
  status: 'string',
  subject: 'string',
  category: 'string',
  difficulty: 'string',
  score: 'integer?',
  spec: 'object',
  imagePaths: 'array',
  createdAt: 'timestamp',
} as const;
const specShape = {
  topic: 'string',
  learningObjectives: 'array',
  introduction: 'array',
  questions: 'array',
  images: 'array',
} as const;
const questionShape = {
  question: 'string',
  choices: 'array',
  correctIndex: 'integer',
  explanation: 'string',
  hints: 'array',
} as const;

t.test('creates an ACTIVE lesson with every field and returns 201', async (t) => {
  const { learner } = await registerFamily(app);
  const body = { learnerId: learner.id, gradeLevel: 4 };
  const answer = await learner.post('/api/lessons/create', body);
  t.equal(answer.status, 201);
  const lesson: Lesson = answer.body;
  t.same(shapeFaults(lesson, lessonShape), []);
  t.same(shapeFaults(lesson.spec, specShape), []);
  for (const question of lesson.spec.questions) t.same(shapeFaults(question, questionShape), []);
  t.match(lesson, {
    learnerId: learner.id,
    status: 'ACTIVE',
    score: null,
    imagePaths: [],
    difficulty: 'beginner',
  });
  t.same(lesson.spec.images, []);
  t.not(lesson.spec.learningObjectives.length, 0);
  t.ok(lesson.spec.learningObjectives.every((objective) => typeof objective === 'string'));
  const { spec, ...read } = await readLesson(learner, lesson);
  t.same({ ...read, spec: { ...spec, images: [] }, imagePaths: [] }, lesson, 'the stored lesson is the same');
});

t.test('asks five questions with 3 to 6 different choices', async (t) => {
  const { learner } = await registerFamily(app);
  for (const subject of ['Math', 'Reading', 'Science']) {
    const { questions } = (await createLesson(learner, learner.id, { subject, topic: '' })).spec;
    t.equal(questions.length, 5);
    for (const { choices, correctIndex } of questions) {
      t.ok(choices.length >= 3 && choices.length <= 6);
      t.equal(new Set(choices).size, choices.length);
      t.type(choices[correctIndex ?? -1], 'string');
    }
  }
});

t.test('names the concept of the topic in moduleId', async (t) => {
  const { learner } = await registerFamily(app);
  for (const [topic, moduleId] of [
    ['adding fractions', /^math\.fractions\./],
    ['The planets', /^science\./],
    ['synonyms', /^reading\./],
  ] as const) {
    const lesson = await createLesson(learner, learner.id, { topic });
    t.match(lesson.moduleId, moduleId);
    const concept = conceptById(lesson.moduleId);
    t.same([lesson.subject, lesson.spec.topic], [concept?.subject, concept?.title]);
    t.equal(lesson.category, concept?.category);
  }
});

t.test('keeps the requested subject, category and difficulty', async (t) => {
  const { learner } = await registerFamily(app);
  for (const difficulty of ['beginner', 'intermediate', 'advanced']) {
    const options = { topic: '', subject: 'Science', category: ' My own ', difficulty };
    t.match(await createLesson(learner, learner.id, options), {
      subject: 'Science',
      category: 'My own',
      difficulty,
    });
  }
});

t.test('selects a subject of the profile by default, also for an empty topic', async (t) => {
  const { parent, learner } = await registerFamily(app);
  await expectStatus(200, parent.put(`/api/learner-profile/${learner.id}`, { subjects: ['Science'] }));
  for (const topic of ['', '  ', undefined]) {
    t.equal((await createLesson(learner, learner.id, { topic })).subject, 'Science');
  }
});

t.test('accepts grades 0 to 12 and K, and learner ids as number or digits', async (t) => {
  const { learner } = await registerFamily(app);
  for (const gradeLevel of [0, 12, '0', '12', 'K']) {
    const lesson = await createLesson(learner, learner.id, { gradeLevel, topic: '' });
    const [first = 13, last = -1] = conceptById(lesson.moduleId)?.grades ?? [];
    const grade = gradeLevel === 'K' ? 0 : Number(gradeLevel);
    t.ok(first <= grade && grade <= last, `${lesson.moduleId} is for grade ${grade}`);
  }
  const lesson = await createLesson(learner, learner.id, { learnerId: String(learner.id) });
  t.equal(lesson.learnerId, learner.id);
});

t.test('rejects invalid fields with 400 and a pointer, and stores nothing', async (t) => {
  const { learner } = await registerFamily(app);
  const cases: [field: string, ...values: unknown[]][] = [
    ['gradeLevel', undefined, null, -1, 13, 2.5, '13', 'third', true],
    ['learnerId', undefined, null, 0, -1, 1.5, 'me', ''],
    ['topic', null, 5, 'x'.repeat(201), 'a\0b'],
    ['subject', null, 5, '', ' ', 'x'.repeat(201)],
    ['category', null, 5, '', ' ', 'x'.repeat(201)],
    ['difficulty', 'easy', 'BEGINNER', ''],
  ];
  for (const [field, ...values] of cases) {
    for (const value of values) {
      const body = { gradeLevel: 3, learnerId: learner.id, [field]: value };
      const answer = await learner.post('/api/lessons/create', body);
      t.match(answer, invalid(`/body/${field}`), `${field}: ${JSON.stringify(value)}`);
    }
  }
  t.same(await listLessons(learner), []);
});

t.test('ignores fields that the service sets', async (t) => {
  const { learner } = await registerFamily(app);
  const fields = { id: 'x', status: 'DONE', score: 100, imagePaths: [1] };
  const lesson = await createLesson(learner, learner.id, { topic: 'state capitals', ...fields });
  t.match(lesson, { status: 'ACTIVE', score: null, imagePaths: [] });
});

t.test('retires the ACTIVE lesson as DONE without a score', async (t) => {
  const { learner, sibling } = await registerFamily(app);
  const others = await createLesson(sibling, sibling.id);
  const first = await createLesson(learner, learner.id);
  const second = await createLesson(learner, learner.id);
  t.same(await readLesson(learner, first), { ...first, status: 'DONE', score: null });
  t.same(
    (await listLessons(learner)).map(({ id, status, score }) => ({ id, status, score })),
    [
      { id: second.id, status: 'ACTIVE', score: null },
      { id: first.id, status: 'DONE', score: null },
    ],
  );
  t.equal((await sibling.get('/api/lessons/active')).body.id, others.id, "a sibling's lesson stays ACTIVE");
});

const violationOf = (sent: Promise<unknown>) => sent.then(() => undefined, uniqueViolation);

t.test('limits the table to one ACTIVE and one QUEUED lesson per learner', async (t) => {
  const { learner } = await registerFamily(app);
  const { id } = await createLesson(learner, learner.id);
  const copy = (status: string) => database.sql`
    INSERT INTO lessons SELECT (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'status', ${status}::text))).*
    FROM lessons l WHERE id = ${id}`;
  t.equal(await violationOf(copy('ACTIVE')), 'lessons_one_active');
  await copy('QUEUED');
  t.equal(await violationOf(copy('QUEUED')), 'lessons_one_queued');
});

t.test('repeats no question while others are left', async (t) => {
  const { learner } = await registerFamily(app);
  const asked: string[] = [];
  for (let lessons = 0; lessons < 6; lessons++) {
    const lesson = await createLesson(learner, learner.id, { topic: 'adding fractions' });
    asked.push(...lesson.spec.questions.map(({ question }) => question));
  }
  t.equal(new Set(asked).size, 30);
});

t.test('allows learners for themselves, parents for their children, administrators for all', async (t) => {
  const { parent, learner, sibling } = await registerFamily(app);
  const { parent: stranger } = await registerFamily(app);
  const body = { gradeLevel: 3, learnerId: learner.id };
  for (const client of [learner, parent, admin]) {
    t.equal((await expectStatus(201, client.post('/api/lessons/create', body))).body.learnerId, learner.id);
  }
  for (const client of [sibling, stranger]) {
    t.match(await client.post('/api/lessons/create', body), refusal(403, 'FORBIDDEN'));
  }
  t.match(await clientOf(app).post('/api/lessons/create', {}), refusal(401, 'UNAUTHENTICATED'));
  t.equal((await listLessons(learner)).length, 3);
  for (const learnerId of [999_999, parent.id, admin.id]) {
    const answer = await admin.post('/api/lessons/create', { ...body, learnerId });
    t.match(answer, refusal(404, 'LEARNER_NOT_FOUND'));
  }
});

t.test('returns 404 without a profile and keeps the ACTIVE lesson', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  await database.sql`DELETE FROM learner_profiles WHERE learner_id = ${learner.id}`;
  const answer = await learner.post('/api/lessons/create', { gradeLevel: 3, learnerId: learner.id });
  t.match(answer, refusal(404, 'PROFILE_NOT_FOUND'));
  t.same((await learner.get('/api/lessons/active')).body, lesson);
});

t.test('makes a lesson for any acceptable topic, and says whether it is about it', async (t) => {
  const { learner } = await registerFamily(app);
  for (const [options, topicMatched, subject] of [
    [{ topic: 'sharks', gradeLevel: 2 }, true, 'Science'],
    [{ topic: '  World War II ', gradeLevel: 6 }, true, 'History'],
    [{ topic: 'dinosaurs', gradeLevel: 3 }, false, undefined],
    [{ topic: 'photosynthesis', gradeLevel: 7, subject: 'Math' }, false, 'Math'],
    [{ topic: 'xyzzy', gradeLevel: 0, subject: 'Economics' }, false, undefined],
    [{ topic: '恐竜 🦖', gradeLevel: 12, subject: 'Basket weaving' }, false, undefined],
  ] as const) {
    const lesson = await createLesson(learner, learner.id, options);
    const requestedTopic = options.topic.trim();
    t.match(lesson.spec, { requestedTopic, topicMatched }, requestedTopic);
    if (subject) t.equal(lesson.subject, subject);
    t.ok(conceptById(lesson.moduleId), lesson.moduleId);
    const read = await learner.get(`/api/lessons/${lesson.id}`);
    t.match(read.body.spec, { requestedTopic, topicMatched }, 'and keeps it');
  }
  const { spec } = await createLesson(learner, learner.id, { topic: ' ' });
  t.notOk('requestedTopic' in spec || 'topicMatched' in spec, 'nothing without a topic');
});

t.test('asks about the topic, also when all of its questions are known', async (t) => {
  const { learner } = await registerFamily(app);
  for (const _ of ['first', 'second', 'third', 'fourth']) {
    const { spec } = await createLesson(learner, learner.id, { topic: 'world war 2', gradeLevel: 6 });
    for (const { question, choices, explanation } of spec.questions)
      t.match([question, ...choices, explanation].join(' '), /Second World War|Pearl Harbor|D-Day/);
  }
});

t.test('asks only about the topic: fewer questions, if there are fewer', async (t) => {
  const { learner } = await registerFamily(app);
  for (const [topic, gradeLevel, about] of [
    ['French Revolution', 9, /Bastille/],
    ['Titanic', 5, /Titanic/],
    ['bees', 3, /honeybee/i],
  ] as const) {
    const { spec } = await createLesson(learner, learner.id, { topic, gradeLevel });
    t.equal(spec.topicMatched, true);
    t.ok(spec.questions.length >= 3 && spec.questions.length < 5, `${spec.questions.length} questions`);
    for (const { question, choices, explanation } of spec.questions)
      t.match([question, ...choices, explanation].join(' '), about);
  }
});

t.test('takes a subject that no concept has for the topic', async (t) => {
  const { learner } = await registerFamily(app);
  for (const [options, topicMatched, requestedTopic] of [
    [{ subject: 'Astronomy', gradeLevel: 5 }, true, 'Astronomy'],
    [{ subject: 'Art' }, false, 'Art'],
    [{ subject: ' Foreign Language ', topic: ' ' }, false, 'Foreign Language'],
    [{ subject: 'Astronomy', topic: 'Jupiter', gradeLevel: 5 }, true, 'Jupiter'],
  ] as const) {
    const lesson = await createLesson(learner, learner.id, { topic: undefined, ...options });
    t.match(lesson.spec, { requestedTopic, topicMatched }, requestedTopic);
    t.ok(conceptById(lesson.moduleId), lesson.moduleId);
  }
});
