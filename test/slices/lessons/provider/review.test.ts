import t from 'tap';
import {
  createLesson,
  expectStatus,
  registerAdmin,
  registerFamily,
} from '../../../helpers/families/client.ts';
import {
  type AskedQuestion,
  type FakeRequest,
  type ProviderFault,
  type ReviewAnswer,
  refuse,
} from '../../../helpers/families/fake-provider.ts';
import { pirates } from '../../../helpers/families/pirates.ts';
import { startWithProvider } from '../../../helpers/families/provider-lessons.ts';

/** The review of a model's draft: four requests at the same time (decisions.md 4.25). */

const service = await startWithProvider(t);
const { app, fake } = service;
await registerAdmin(app);

const options = { gradeLevel: 5, topic: 'pirates' };

async function create() {
  const { learner } = await registerFamily(app);
  return createLesson(learner, learner.id, options);
}

/** Returns the pass of a request: two blind ones, then one with explanations and one with the answers. */
function passOf({ kind, data, instructions }: FakeRequest): string {
  if (kind === 'blind') return instructions.includes('doubts') ? 'weigh' : 'solve';
  return kind === 'review' ? ('answer' in data.questions[0] ? 'check' : 'follow') : kind;
}

/** Returns a fault in the answers of one pass to the first question. */
function faultIn(pass: string, change: (answer: ReviewAnswer) => ReviewAnswer[]): ProviderFault {
  return {
    review: (answers: ReviewAnswer[], _: AskedQuestion[], request: FakeRequest) =>
      passOf(request) === pass
        ? answers.flatMap((answer, i) => (i === 0 ? change(answer) : [answer]))
        : answers,
  };
}

t.test('shows blind reviewers questions and choices, and nothing else of them', async (t) => {
  service.connect();
  await create();
  const blind = fake.requests.filter(({ kind }) => kind === 'blind');
  t.equal(blind.length, 2);
  t.not(blind[0]?.instructions, blind[1]?.instructions);
  for (const { data } of blind) {
    t.same(Object.keys(data).sort(), ['grade', 'questions', 'topic']);
    for (const question of data.questions) t.same(Object.keys(question), ['question', 'choices']);
  }
  const [follow] = fake.requests.filter((request) => passOf(request) === 'follow');
  t.notMatch(JSON.stringify(follow?.data), /answer|advice|feedback|correct|something else/);
});

t.test('the key has another place in each pass', async (t) => {
  service.connect();
  await create();
  for (const { question, choices, correctIndex } of pirates) {
    const places = fake.requests.slice(1).map(({ data }) => {
      const asked = data.questions.find((each: AskedQuestion) => each.question === question);
      return asked.choices.indexOf(choices[correctIndex]);
    });
    t.same(places.sort(), [0, 1, 2, 3], question);
  }
});

t.test('a question counts only if each pass names its key and finds it suitable and sound', async (t) => {
  const changes: Record<string, (answer: ReviewAnswer) => ReviewAnswer[]> = {
    'another choice': (answer) => [{ ...answer, choice: (answer.choice % 4) + 1 }],
    'no choice': (answer) => [{ ...answer, choice: 0 }],
    'another topic': (answer) => [{ ...answer, suitable: false }],
    'no answer': () => [],
    'two answers': (answer) => [answer, { ...answer, choice: (answer.choice % 4) + 1 }],
  };
  const unsound = (answer: ReviewAnswer) => [{ ...answer, sound: false }];
  const cases = ['solve', 'weigh', 'follow', 'check'].flatMap((pass) => [
    ...Object.entries(changes).map(([name, change]) => ({ pass, name, change })),
    ...(pass === 'follow' || pass === 'check' ? [{ pass, name: 'a wrong text', change: unsound }] : []),
  ]);
  for (const { pass, name, change } of cases) {
    service.connect(faultIn(pass, change));
    const { spec } = await create();
    const shown = [...spec.questions, spec.introduction?.[0]?.example];
    t.notOk(
      shown.some((each) => each?.question === pirates[0]?.question),
      `${pass}: ${name}`,
    );
    t.equal(fake.requests.length, 5, 'the others are enough');
  }
});

t.test('leaves out an introduction that a reviewer finds wrong', async (t) => {
  for (const pass of ['follow', 'check']) {
    service.connect({
      content: (json, request) =>
        passOf(request) === pass ? json.replace('"introduction":true', '"introduction":false') : json,
    });
    t.notOk((await create()).spec.introduction, pass);
  }
});

t.test('asks the model of the review, if there is one, for everything but the draft', async (t) => {
  service.connect({}, { reviewModel: 'a-reviewer' });
  await create();
  t.same(
    fake.requests.map(({ body }) => body.model),
    ['a-model', ...Array(4).fill('a-reviewer')],
  );
});

t.test('a mode that one model lacks is still asked of the other', async (t) => {
  service.connect(
    {
      raw: (response, { mode, body }) =>
        mode === 'json_schema' &&
        body.model === 'a-reviewer' &&
        refuse(response, 400, { message: 'unknown' }),
    },
    { reviewModel: 'a-reviewer' },
  );
  await create();
  fake.requests.length = 0;
  await create();
  t.same(
    fake.requests.map(({ mode }) => mode),
    ['json_schema', ...Array(4).fill('json_object')],
  );
});

t.test('stops asking a model of the review that is down', async (t) => {
  service.connect(
    { raw: (response, { kind }) => kind !== 'draft' && refuse(response, 401, { message: 'no' }) },
    { reviewModel: 'a-reviewer' },
  );
  const { learner } = await registerFamily(app);
  const body = { learnerId: learner.id, ...options };
  for (let i = 0; i < 3; i++) await expectStatus(503, learner.post('/api/lessons/create', body));
  t.ok(fake.requests.filter(({ kind }) => kind !== 'draft').length <= 8);
  t.equal(fake.requests.filter(({ kind }) => kind === 'draft').length, 3);
});
