import { randomUUIDv7 } from 'node:crypto';
import { rulesVersion } from '../../../../src/kernel/ledger/rules-version.ts';
import {
  change,
  copy,
  dayAfter,
  entry,
  type ForgedHistory,
  laterMembers,
  set,
  setEntry,
  without,
} from './histories.ts';

const quizzes: ForgedHistory[] = [
  {
    name: 'a quiz of 0 right answers that gives 500 points',
    kind: 'entry',
    expected: /"amount":-?\d|no entry/,
    found: /"amount":500/,
    forge(ledger, { quiz }) {
      const event = quiz(ledger);
      change(event, { correct: [false, false, false], doubled: [] });
      event.entries = [{ ...entry(event), amount: 500 }];
      return event;
    },
  },
  {
    name: 'a quiz with one point more than its right answers',
    kind: 'entry',
    expected: /"amount":4,/,
    found: /"amount":5,/,
    forge(ledger, { quiz }) {
      const event = quiz(ledger);
      entry(event).amount += 1;
      return event;
    },
  },
  {
    name: 'a quiz without the points of its right answers',
    kind: 'entry',
    forge: (ledger, { quiz }) => set(quiz(ledger), { entries: [] }),
    found: /no entry/,
  },
  {
    name: 'a quiz without its double-or-loss deduction',
    kind: 'entry',
    forge(ledger, { quiz }) {
      const event = quiz(ledger);
      event.entries.pop();
      return event;
    },
    found: /no entry/,
  },
  {
    name: 'a quiz with a larger double-or-loss deduction',
    kind: 'entry',
    forge(ledger, { quiz }) {
      const event = quiz(ledger);
      entry(event, 1).amount -= 1;
      return event;
    },
  },
  {
    name: 'a quiz that deducts before it awards',
    kind: 'entry',
    forge(ledger, { quiz }) {
      const event = quiz(ledger);
      event.entries.reverse();
      return event;
    },
  },
  {
    name: 'a wrong answer that becomes right, with its points and without the achievement',
    kind: 'rule',
    expected: /PERFECT_SCORE/,
    forge(ledger, { quiz }) {
      const event = quiz(ledger);
      change(event, { correct: [true, true, true] });
      event.entries = [{ ...entry(event), amount: 6 }];
      return ledger.events[ledger.events.indexOf(event) + 2];
    },
  },
  {
    name: 'doubled questions twice',
    kind: 'rule',
    found: /doubled questions/,
    forge: (ledger, { quiz }) => change(quiz(ledger), { doubled: [0, 0, 1] }),
  },
  {
    name: 'doubled questions in another order',
    kind: 'rule',
    forge: (ledger, { quiz }) => change(quiz(ledger), { doubled: [2, 1, 0] }),
  },
  {
    name: 'a doubled question beyond the questions',
    kind: 'rule',
    forge: (ledger, { quiz }) => change(quiz(ledger), { doubled: [0, 1, 3] }),
  },
  {
    name: 'a wrong number of choices',
    kind: 'rule',
    found: /2 numbers of choices for 3 questions/,
    forge: (ledger, { quiz }) => change(quiz(ledger), { choices: [4, 4] }),
  },
  {
    name: 'a quiz with commitments and without its difficulty',
    kind: 'payload',
    expected: /QuizAnswered/,
    found: /^(?!.*"difficulty")/,
    forge: (ledger, { plainQuiz }) => without(plainQuiz(ledger), 'difficulty'),
  },
  {
    name: 'a quiz with commitments and without its grade',
    kind: 'payload',
    found: /^(?!.*"gradeLevel")/,
    forge: (ledger, { plainQuiz }) => without(plainQuiz(ledger), 'gradeLevel'),
  },
  {
    name: 'a quiz that does not say if it was too fast',
    kind: 'payload',
    forge: (ledger, { plainQuiz }) => without(plainQuiz(ledger), 'isTooFast'),
  },
  {
    name: 'a quiz without its day',
    kind: 'payload',
    forge: (ledger, { plainQuiz }) => without(plainQuiz(ledger), 'day'),
  },
  {
    name: 'a quiz of version 1 with a day',
    kind: 'payload',
    forge: (ledger, { plainQuiz }) => set(plainQuiz(ledger), { rules: undefined }),
  },
  {
    name: 'a quiz by rules that do not exist',
    kind: 'payload',
    expected: new RegExp(`version ${rulesVersion} or earlier`),
    found: new RegExp(`version ${rulesVersion + 1}`),
    forge: (ledger, { plainQuiz }) => set(plainQuiz(ledger), { rules: rulesVersion + 1 }),
  },
  {
    name: 'a quiz as in version 1, more than 7 days after an event of a later version',
    kind: 'rule',
    expected: /or later/,
    found: /version 1/,
    forge(ledger, { plainQuiz }) {
      const quiz = plainQuiz(ledger);
      const [first = quiz] = ledger.events;
      set(first, { recordedAt: new Date(Date.parse(quiz.recordedAt) - 7 * 86_400_000 - 1).toISOString() });
      for (const member of laterMembers) without(quiz, member);
      return set(quiz, { rules: undefined, commitments: undefined });
    },
  },
  {
    name: 'a quiz without the grade of its learner',
    kind: 'payload',
    forge: (ledger, { plainQuiz }) => without(plainQuiz(ledger), 'learnerGrade'),
  },
  {
    name: 'a quiz two days early',
    kind: 'rule',
    expected: /events before allow/,
    found: /the day is not from/,
    forge: (ledger, { plainQuiz }) => change(plainQuiz(ledger), { day: dayAfter(plainQuiz(ledger), -2) }),
  },
  {
    name: 'a quiz on a day that does not exist',
    kind: 'rule',
    forge: (ledger, { plainQuiz }) => change(plainQuiz(ledger), { day: '2026-02-30' }),
  },
  {
    name: 'a quiz on a day before that of the last one',
    kind: 'rule',
    found: /before the last one/,
    forge(ledger, { plainQuiz }) {
      const quiz = plainQuiz(ledger);
      const day = dayAfter(quiz, -1);
      return copy(ledger, quiz, ledger.last, { lessonId: randomUUIDv7(), day });
    },
  },
  {
    name: 'an answer twice',
    kind: 'id',
    expected: /lessonId/,
    forge: (ledger, { plainQuiz }) => copy(ledger, plainQuiz(ledger), ledger.last),
  },
  {
    name: 'an answer of a learner of another family',
    kind: 'rule',
    expected: /learner of the family/,
    forge: (ledger, { plainQuiz, stranger }) =>
      copy(ledger, plainQuiz(ledger), ledger.last, { learnerId: stranger, lessonId: randomUUIDv7() }),
  },
  {
    name: 'an answer of a removed learner',
    kind: 'rule',
    forge: (ledger, { plainQuiz, leaver }) =>
      copy(ledger, plainQuiz(ledger), ledger.last, { learnerId: leaver, lessonId: randomUUIDv7() }),
  },
  {
    name: 'an answer by another learner',
    kind: 'actor',
    forge: (ledger, { plainQuiz, learner }) => set(plainQuiz(ledger), { actorId: learner }),
  },
  {
    name: 'a quiz whose points another learner gets',
    kind: 'entry',
    forge: (ledger, { quiz, sibling }) => setEntry(quiz(ledger), { learnerId: sibling }),
  },
  {
    name: 'an entry with the id of another lesson as its source',
    kind: 'entry',
    forge: (ledger, { quiz }) => setEntry(quiz(ledger), { sourceId: randomUUIDv7() }),
  },
  {
    name: 'an entry with another source type, and its description',
    kind: 'entry',
    found: /ADMIN_ADJUSTMENT/,
    forge: (ledger, { quiz }) => setEntry(quiz(ledger), { sourceType: 'ADMIN_ADJUSTMENT' }),
  },
  {
    name: 'an entry with the description of another source type',
    kind: 'entry',
    forge: (ledger, { quiz }) =>
      setEntry(quiz(ledger), { description: '4 points added by an administrator' }),
  },
  {
    name: 'an entry with a wrong id',
    kind: 'entry',
    forge: (ledger, { quiz }) => setEntry(quiz(ledger), { id: randomUUIDv7() }),
  },
  {
    name: 'an entry in two halves',
    kind: 'entry',
    forge(ledger, { quiz }) {
      const event = quiz(ledger);
      const half = { ...entry(event), amount: 2 };
      event.entries.splice(0, 1, half, { ...half });
      return event;
    },
  },
  {
    name: 'an entry of 0 points with a quiz',
    kind: 'entry',
    forge(ledger, { plainQuiz }) {
      const event = plainQuiz(ledger);
      event.entries.push({ ...entry(event), amount: 0 });
      return event;
    },
  },
];

/** Forged quizzes. */
export const forgedQuizzes: readonly ForgedHistory[] = [...quizzes];
