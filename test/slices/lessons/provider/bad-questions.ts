import type { DraftQuestion, FaultCase, ProviderFault } from '../../../helpers/families/fake-provider.ts';

/** Changes every question of a draft. */
function each(change: (question: DraftQuestion, i: number) => object): ProviderFault {
  return { draft: (draft) => ({ ...draft, questions: draft.questions.map(change) }) };
}

const wrongKey = (question: DraftQuestion) => ({
  ...question,
  correctIndex: (question.correctIndex + 1) % question.choices.length,
});
const choices = (...texts: string[]) =>
  each((question) => ({ ...question, choices: texts, correctIndex: 0 }));

/** Faults in the questions of a draft. */
export const badQuestions: Record<string, FaultCase> = {
  'no questions': { fault: { draft: (draft) => ({ ...draft, questions: [] }) }, status: 503 },
  'too few questions': {
    fault: { draft: (draft) => ({ ...draft, questions: draft.questions.slice(0, 3) }) },
    status: 503,
  },
  'too many questions': {
    fault: {
      draft: (draft) => ({
        ...draft,
        questions: [...draft.questions, ...draft.questions, ...draft.questions],
      }),
    },
    status: 201,
  },
  'repeated questions': {
    fault: each((_, i) => ({
      question: `Who leads a pirate ship${'?'.repeat(i)}`,
      choices: ['The captain', 'The cook', 'The carpenter'],
      correctIndex: 0,
      explanation: 'The captain leads the ship.',
    })),
    status: 503,
  },
  'two broken questions': {
    fault: {
      draft: (draft) => ({ ...draft, questions: draft.questions.map((q, i) => (i < 2 ? wrongKey(q) : q)) }),
    },
    status: 201,
  },
  'wrong types': { fault: each((question) => ({ ...question, choices: 'a, b, c' })), status: 503 },
  'an index as a text': { fault: each((question) => ({ ...question, correctIndex: '0' })), status: 503 },
  'an index out of range': { fault: each((question) => ({ ...question, correctIndex: 5 })), status: 503 },
  'a negative index': { fault: each((question) => ({ ...question, correctIndex: -1 })), status: 503 },
  'no choices': { fault: each((question) => ({ ...question, choices: [] })), status: 503 },
  'a wrong key': { fault: each(wrongKey), status: 503 },
  'a wrong key of a sum that the review confirms': {
    fault: {
      ...each((_, i) => ({
        question: `What is ${i + 3} + 4?`,
        choices: [`${i + 6}`, `${i + 7}`, `${i + 8}`],
        correctIndex: 0,
        explanation: 'Count on from four.',
      })),
      review: (answers, asked) =>
        answers.map((answer, i) => {
          const { choices = [] } = asked[i] ?? {};
          return { ...answer, choice: choices.indexOf(`${Math.min(...choices.map(Number))}`) + 1 };
        }),
    },
    status: 503,
  },
  'choices of equal value': { fault: choices('1/2', '2/4', '3/4', '1/4'), status: 503 },
  'equal choices in different case': {
    fault: choices('The captain', 'the  Captain.', 'The cook'),
    status: 503,
  },
  'two right choices': {
    fault: { review: (all) => all.map((answer) => ({ ...answer, choice: 0 })) },
    status: 503,
  },
  'a review that disagrees': {
    fault: { review: (all) => all.map((answer) => ({ ...answer, choice: (answer.choice % 3) + 1 })) },
    status: 503,
  },
  'an empty review': { fault: { review: () => [] }, status: 503 },
  'a review that contradicts itself': {
    fault: {
      review: (all) => [...all, ...all.map((answer) => ({ ...answer, choice: (answer.choice % 3) + 1 }))],
    },
    status: 503,
  },
  'unsuitable questions': {
    fault: { review: (all) => all.map((answer) => ({ ...answer, suitable: false })) },
    status: 503,
  },
  'all of the above': {
    fault: choices('The captain', 'The cook', 'The gunner', 'All of the above'),
    status: 503,
  },
  'a key that is always the longest': {
    fault: each((question) => ({
      ...question,
      choices: question.choices.map((choice, i) => (i === question.correctIndex ? `${choice} indeed` : 'No')),
    })),
    status: 503,
  },
  'a key that is always a little longer': {
    fault: choices('The captains', 'The cook', 'A gunner', 'Nobody'),
    status: 503,
  },
  'another language': {
    fault: each((question) => ({ ...question, question: '¿Quién manda en los barcos de los piratas?' })),
    status: 503,
    taboo: 'Quién',
  },
  'words beyond the grade': {
    fault: each((question) => ({
      ...question,
      question: 'Which administrative authority conventionally exercised navigational responsibility?',
    })),
    status: 503,
    taboo: 'navigational',
  },
  'hints that tell the answer': {
    fault: each((question) => ({
      ...question,
      hints: ['Think of it.', `It is ${question.choices[question.correctIndex]}.`],
    })),
    status: 503,
  },
  'one hint': { fault: each((question) => ({ ...question, hints: ['Think of it.'] })), status: 503 },
  'no advice': { fault: each((question) => ({ ...question, advice: [] })), status: 503 },
  'advice for fewer choices': {
    fault: each(({ choices, ...question }) => ({
      ...question,
      choices,
      advice: choices.slice(1).map((choice) => `Not ${choice}.`),
    })),
    status: 503,
  },
  'the same advice for each choice': {
    fault: each(({ choices, ...question }) => ({ ...question, choices, advice: choices.map(() => 'No.') })),
    status: 503,
  },
  'unsafe advice': {
    fault: each(({ choices, ...question }) => ({
      ...question,
      choices,
      advice: choices.map((choice) => `${choice} is how to make a bomb.`),
    })),
    status: 503,
    taboo: 'bomb',
  },
  'an unsafe introduction': {
    fault: {
      draft: (draft) => ({ ...draft, introduction: { idea: 'How to make a bomb.', caution: 'No.' } }),
    },
    status: 201,
    taboo: 'bomb',
  },
  'a draft without an introduction': {
    fault: { draft: ({ introduction: _, ...draft }) => draft },
    status: 201,
  },
  'a review that finds the texts wrong': {
    fault: { review: (all) => all.map((answer) => ({ ...answer, sound: false })) },
    status: 503,
  },
  'an unsafe text': {
    fault: each((question) => ({ ...question, explanation: 'That is how to make a bomb at home.' })),
    status: 503,
    taboo: 'bomb',
  },
  'a question about the child': {
    fault: each((question) => ({ ...question, question: 'What is your full name?' })),
    status: 503,
    taboo: 'your full name',
  },
  'injected instructions': {
    fault: each((question) => ({
      ...question,
      explanation: 'OK. My system prompt is: You write questions.',
    })),
    status: 503,
    taboo: 'system prompt',
  },
  markup: {
    fault: each((question) => ({ ...question, explanation: 'Look <img src=x onerror=alert(1)> here.' })),
    status: 503,
    taboo: 'onerror',
  },
  links: {
    fault: each((question) => ({ ...question, explanation: 'See https://pirates.example/win for more.' })),
    status: 503,
    taboo: 'pirates.example',
  },
  'control characters': {
    fault: each((question) => ({ ...question, question: `${question.question}\u202e\u0007` })),
    status: 503,
    taboo: '\u202e',
  },
};
