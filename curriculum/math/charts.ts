import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

const pets = ['cats', 'dogs', 'fish', 'birds', 'frogs', 'bees'] as const;

/** Draws a chart with two to four bars. */
function chart(rng: Rng, { grade, level }: Dial) {
  const names = rng.sample(pets, [2, 3, 4][level] ?? 3);
  const values = rng.sample(
    range(2, grade < 2 ? (level === 0 ? 9 : 6) : grade < 3 ? 15 : grade < 4 ? 30 : 60),
    names.length,
  );
  return {
    names,
    values,
    text: `A chart shows ${names.map((name, i) => `${values[i]} ${name}`).join('. It shows ')}.`,
    figure: { kind: 'bar-chart', bars: names.map((label, i) => ({ label, value: values[i] ?? 0 })) } as const,
  };
}

function together(rng: Rng, dial: Dial): Asked {
  const { names, values, text, figure } = chart(rng, dial);
  const [a = 0, b = 0] = values;
  return {
    question: `${text} How many ${names[0]} and ${names[1]} are there in all?`,
    ...numeric(a + b, {
      'took-the-difference': Math.abs(a - b),
      'read-one-bar-only': Math.max(a, b),
      'miscounted-by-one': a + b + rng.pick([-1, 1]),
    }),
    explanation: `Add both bars: ${a} + ${b} = ${a + b}.`,
    figure,
  };
}

const readData = formed(
  {
    ...info,
    id: 'math.data.charts',
    title: 'Reading a chart',
    grades: [1, 5],
    objectives: ['Read and compare values of a chart'],
    keywords: ['charts', 'bar chart', 'graphs', 'data', 'bar graphs', 'tally'],
    prerequisites: ['math.addition.within-10', 'math.subtraction.within-10'],
    standards: ['1.MD.C.4', '2.MD.D.10', '3.MD.B.3'],
    teaching: {
      idea: 'A bar shows how many there are. A tall bar means many. A short bar means few.',
      caution: 'Read the right bars. “How many more” asks for the difference.',
      hints: ['Find the bars that you need.', 'How tall is each bar?', 'Add them, or take one away.'],
      mends: {
        'took-the-difference': 'This is how many more. “In all” asks you to add.',
        'added-instead': 'This is how many in all. “How many more” asks you to subtract.',
        'read-one-bar-only': 'This is one bar only. You need both bars.',
        'miscounted-by-one': 'That is one off. Count once more.',
        'took-another-bar': 'Look at all the bars once more.',
      },
    },
  },
  {
    sum: form([0, 1, 2], together),
    more: form([0, 1, 2], (rng, dial) => {
      const { names, values, text, figure } = chart(rng, dial);
      const [a = 0, b = 0] = values;
      const [more, less] = a > b ? [names[0], names[1]] : [names[1], names[0]];
      const d = Math.abs(a - b);
      return {
        question: `${text} How many more ${more} than ${less} are there?`,
        ...numeric(d, {
          'added-instead': a + b,
          'read-one-bar-only': Math.min(a, b),
          'miscounted-by-one': d + rng.pick([-1, 1]),
        }),
        explanation: `Take the short bar away from the tall bar: ${Math.max(a, b)} - ${Math.min(a, b)} = ${d}.`,
        figure,
      };
    }),
    which: form([0, 1, 2], (rng, dial) => {
      const { names, values, text, figure } = chart(rng, { ...dial, level: dial.level === 2 ? 2 : 1 });
      const most = rng.int(0, 1) === 1;
      const best = most ? Math.max(...values) : Math.min(...values);
      const option = (name: string) => ({ text: name, worth: name });
      const right = names[values.indexOf(best)] ?? '';
      return {
        question: `${text} Which are there ${most ? 'most' : 'fewest'} of?`,
        answer: option(right),
        mistakes: names
          .filter((name) => name !== right)
          .map((name) => ({ name: 'took-another-bar', ...option(name) })),
        explanation: `Their bar is the ${most ? 'tallest' : 'shortest'}: ${best}.`,
        figure,
      };
    }),
    all: form([1, 2], (rng, dial) => {
      const { values, text, figure } = chart(rng, { ...dial, level: 1 });
      const sum = values.reduce((a, b) => a + b, 0);
      return {
        question: `${text} How many animals are there in all?`,
        ...numeric(sum, {
          'read-one-bar-only': sum - (values[2] ?? 1),
          'miscounted-by-one': sum + rng.pick([-1, 1]),
          'took-another-bar': sum - (values[0] ?? 1),
        }),
        explanation: `Add all the bars: ${values.join(' + ')} = ${sum}.`,
        figure,
      };
    }),
  },
);

/** Charts. */
export const charts: Concept[] = [readData];
