import t from 'tap';
import { refusal } from '../../../helpers/documents/expectations.ts';
import { expectStatus, registerAdmin, registerFamily } from '../../../helpers/families/client.ts';
import type { DraftQuestion } from '../../../helpers/families/fake-provider.ts';
import { startWithProvider } from '../../../helpers/families/provider-lessons.ts';

/** Lessons of a model with fractions, whose wrong keys a program drops. */

const service = await startWithProvider(t);
const { app, fake } = service;
await registerAdmin(app);

function asks(question: string, key: string, ...others: string[]): DraftQuestion {
  return { question, choices: [key, ...others], correctIndex: 0, explanation: 'Count how often it fits.' };
}

const right = [
  asks('What is 6 ÷ 1/2?', '12', '33', '24'),
  asks('What is 9 ÷ 1/2?', '18', '45', '36'),
  asks('What is 5 ÷ ½?', '10', '25', '20'),
];
const wrong = [asks('What is 40 ÷ 1/2?', '20', '80', '41'), asks('What is 10 ÷ 1/5?', '20', '50', '15')];
const ambiguous = [
  asks('What is 80 + 10%?', '88', '90', '70'),
  asks('What is 60/3(1 + 1)?', '40', '10', '30'),
];

const textsOf = (questions: readonly { question: string }[]) => questions.map(({ question }) => question);

async function create(review?: Parameters<typeof service.connect>[0]) {
  const questions = [...wrong, ...right, ...ambiguous];
  service.connect({ draft: (draft) => ({ ...draft, questions }), ...review });
  const { learner } = await registerFamily(app);
  const body = { learnerId: learner.id, gradeLevel: 6, topic: 'sharing treasure' };
  return learner.post('/api/lessons/create', body);
}

t.test('drops wrong keys before anybody reviews them', async (t) => {
  const { body } = await expectStatus(201, create());
  t.same(textsOf(body.spec.questions), textsOf([...right, ...ambiguous]));
  for (const { data } of fake.requests.filter(({ kind }) => kind !== 'draft').slice(0, 4))
    t.same(textsOf(data.questions), textsOf([...right, ...ambiguous]));
});

t.test('accepts no question against the review, whatever a program makes of it', async (t) => {
  const review = (answers: { choice: number }[], asked: { question: string }[]) =>
    answers.map((answer, i) =>
      asked[i]?.question === right[0]?.question ? { ...answer, choice: (answer.choice % 3) + 1 } : answer,
    );
  t.match(await create({ review }), refusal(503, 'LESSON_GENERATION_FAILED'));
});
