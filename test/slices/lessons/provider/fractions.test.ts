import t from 'tap';
import type { Lesson } from '../../../../schema/lessons.ts';
import { createLesson, registerAdmin, registerFamily } from '../../../helpers/families/client.ts';
import type { DraftQuestion } from '../../../helpers/families/fake-provider.ts';
import { startWithProvider } from '../../../helpers/families/provider-lessons.ts';

/** Lessons of a model with fractions, whose keys are proved, dropped or reviewed. */

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

async function lessonOf(review?: Parameters<typeof service.connect>[0]): Promise<Lesson> {
  const questions = [...wrong, ...right, ...ambiguous];
  service.connect({ draft: (draft) => ({ ...draft, questions }), ...review });
  const { learner } = await registerFamily(app);
  return createLesson(learner, learner.id, { gradeLevel: 6, topic: 'fractions' });
}

const reviewed = () =>
  fake.requests.filter(({ kind }) => kind === 'review').map(({ data }) => textsOf(data.questions));

t.test('keeps right keys, drops wrong ones, and asks only about questions with two readings', async (t) => {
  const { spec } = await lessonOf();
  t.same(textsOf(spec.questions), textsOf([...right, ...ambiguous]));
  t.same(reviewed(), [textsOf(ambiguous)]);
});

t.test('accepts no question with two readings against the review', async (t) => {
  const review = (answers: { choice: number }[]) =>
    answers.map((answer) => ({ ...answer, choice: (answer.choice % 3) + 1 }));
  const { spec } = await lessonOf({ review });
  const texts = textsOf(spec.questions);
  t.same(texts.slice(0, 3), textsOf(right));
  for (const { question } of [...ambiguous, ...wrong]) t.notOk(texts.includes(question), question);
});
