import { change, type ForgedHistory } from './histories.ts';

export const forgedPlacements: readonly ForgedHistory[] = [
  {
    name: 'a quiz of one concept with concepts of a placement',
    kind: 'rule',
    found: /1 concepts and 1 grades instead of 0/,
    forge: (ledger, { plainQuiz }) =>
      change(plainQuiz(ledger), { concepts: ['math.fractions.add'], grades: [5] }),
  },
  {
    name: 'a placement without the concepts of its questions',
    kind: 'rule',
    found: /0 concepts and 0 grades instead of/,
    forge: (ledger, { plainQuiz }) => change(plainQuiz(ledger), { conceptId: 'math.placement' }),
  },
  {
    name: 'a placement with a concept of another subject',
    kind: 'rule',
    found: /not all of math/,
    forge(ledger, { plainQuiz }) {
      const quiz = plainQuiz(ledger);
      const placed = {
        conceptId: 'math.placement',
        concepts: ['math.add', 'science.matter'],
        grades: [3, 4],
      };
      return change(quiz, { ...placed, correct: [true, true], choices: [4, 4], doubled: [] });
    },
  },
  {
    name: 'a placement with a concept twice',
    kind: 'rule',
    found: /repeat/,
    forge(ledger, { plainQuiz }) {
      const quiz = plainQuiz(ledger);
      const placed = { conceptId: 'math.placement', concepts: ['math.add', 'math.add'], grades: [3, 4] };
      return change(quiz, { ...placed, correct: [true, true], choices: [4, 4], doubled: [] });
    },
  },
];
