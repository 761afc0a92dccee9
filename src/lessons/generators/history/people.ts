import { among } from '../choices.ts';
import { civilizations, people as persons, presidents } from '../data/history.ts';
import { factual, levelOf } from '../facts.ts';
import { listed, toLevel } from '../templates.ts';
import { ordinal } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'History', category: 'People' };

const known = factual(
  {
    ...info,
    id: 'history.people.known-for',
    title: 'People who made history',
    grades: [5, 12],
    objectives: ['Know what famous people are remembered for'],
    keywords: [
      'famous people',
      'historical figures',
      'leaders',
      'explorers',
      'inventors',
      'people in history',
      'scientists',
    ],
  },
  persons.map(({ person, deed, level }) => ({
    question: `Who ${deed}?`,
    answer: person,
    explanation: `${person} ${deed}.`,
    level: levelOf(level),
  })),
);

const single = presidents
  .map((name, i) => ({ name, n: i + 1 }))
  .filter(({ name }) => presidents.indexOf(name) === presidents.lastIndexOf(name));

const usPresidents = listed(
  {
    ...info,
    id: 'history.people.us-presidents',
    title: 'Presidents of the United States',
    grades: [6, 12],
    objectives: ['Place presidents in their order'],
    keywords: ['presidents', 'us presidents', 'american presidents', 'president'],
  },
  {
    items: single
      .flatMap((row) => ['number', 'after'].map((ask) => ({ row, ask })))
      .filter(({ row, ask }) => ask === 'number' || row.n < presidents.length),
    key: ({ row, ask }) => `${ask} ${row.n}`,
    level: ({ row, ask }) =>
      toLevel((ask === 'after' ? 1 : 0) + (row.n > 4 && row.n < 32 && row.n !== 16 ? 1 : 0)),
    draw: ({ row, ask }, rng) => {
      const answer = ask === 'number' ? row.name : (presidents[row.n] ?? '');
      const near = presidents.filter(
        (name, i) => Math.abs(i + 1 - row.n) <= 6 && (ask === 'number' || name !== row.name),
      );
      return {
        question:
          ask === 'number'
            ? `Who was the ${ordinal(row.n)} president of the United States?`
            : `Who became president of the United States right after ${row.name}?`,
        ...among(answer, near, rng),
        explanation:
          ask === 'number'
            ? `${row.name} was president number ${row.n}.`
            : `After ${row.name} came ${answer}.`,
      };
    },
  },
);

const ancient = factual(
  {
    ...info,
    category: 'Ancient Times',
    id: 'history.ancient.civilizations',
    title: 'Ancient peoples',
    grades: [4, 10],
    objectives: ['Connect works and places with the peoples who made them'],
    keywords: [
      'ancient civilizations',
      'ancient history',
      'egypt',
      'rome',
      'greece',
      'ancient egypt',
      'ancient rome',
      'aztecs',
      'maya',
      'inca',
      'vikings',
    ],
  },
  civilizations.map(({ thing, people: who, level }) => ({
    question: `Which people of the past is known for this: ${thing}?`,
    answer: who,
    explanation: `It was the ${who}: ${thing}.`,
    level: levelOf(level),
  })),
);

/** People and peoples of the past. */
export const people: Concept[] = [known, ancient, usPresidents];
