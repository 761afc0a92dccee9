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
      ...(dial.grade < 3
        ? {
            'counted-the-start': [
              a + b - 1,
              `You said ${Math.max(a, b)} again; go on with ${Math.max(a, b) + 1}.`,
            ] as const,
            'counted-one-twice': [a + b + 1, 'You counted one step twice; add again.'] as const,
          }
        : {
            'a-ten-too-few': [
              a + b - 10,
              (a % 10) + (b % 10) > 9
                ? 'You left out the ten that the ones make; add it.'
                : 'You left out one ten; add the tens again.',
            ] as const,
            'a-ten-too-many': [a + b + 10, 'You added one ten too many; add the tens again.'] as const,
          }),
      ...(values.length > 2 && {
        'added-all-bars': [
          values.reduce((x, y) => x + y, 0),
          `You added all bars; use ${names[0]} and ${names[1]} only.`,
        ] as const,
      }),
    }),

    hints: [`Find the bars for ${names[0]} and ${names[1]}.`, 'Put the two numbers together.'],
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
      idea: {
        1: 'A bar shows how many there are. A tall bar means many. A short bar means few.',
        3: 'The height of each bar shows a number. To compare two bars, subtract their numbers. For all of them together, add.',
      },
      caution: 'Read the right bars. “How many more” asks you to compare.',
      trap: 'added-instead',
      mends: {
        'took-the-difference': 'You compared the bars; “in all” asks you to add.',
        'added-instead': 'You added the bars; “how many more” asks you to subtract.',
        'read-one-bar-only': 'This is one bar only; you need both bars.',
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
          'read-the-tall-bar-only': [Math.max(a, b), `That is all the ${more}; how many more than ${less}?`],
          ...(dial.grade < 3
            ? {
                'stopped-early': [d - 1, `You stopped before ${Math.max(a, b)}; count it, too.`] as const,
                'counted-the-start': [
                  d + 1,
                  `You counted ${Math.min(a, b)} itself; say ${Math.min(a, b) + 1} first.`,
                ] as const,
              }
            : {
                'a-ten-too-few': [d - 10, 'You took an extra ten away; subtract the tens again.'] as const,
                'a-ten-too-many': [
                  d + 10,
                  Math.max(a, b) % 10 < Math.min(a, b) % 10
                    ? 'You broke a ten for the ones; take that ten off the tens, too.'
                    : 'You left out one ten; take all the tens away.',
                ] as const,
              }),
        }),

        hints: [`Find the bars for ${more} and ${less}.`, 'Take the short bar away from the tall one.'],
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
        question: `${text} Which kind has the ${most ? 'most' : 'fewest'} animals?`,
        answer: option(right),
        mistakes: names
          .filter((name) => name !== right)
          .map((name) => ({
            name: 'took-another-bar',
            ...option(name),
            mend: `There are ${values[names.indexOf(name)]} ${name}; compare all the bars.`,
          })),

        hints: ['Read the number at each bar.', `Look for the ${most ? 'tallest' : 'shortest'} bar.`],
        explanation: `Compare the bars: ${[...values].sort((x, y) => x - y).join(', ')}. The ${most ? 'largest' : 'smallest'} number is ${best}, for ${right}.`,
        figure,
      };
    }),
    all: form([1, 2], (rng, dial) => {
      const { values, text, figure } = chart(rng, { ...dial, level: 1 });
      const sum = values.reduce((a, b) => a + b, 0);
      return {
        question: `${text} How many animals are there in all?`,
        ...numeric(sum, {
          'left-out-the-last': [sum - (values[2] ?? 1), 'You left out the last bar; add all three.'],
          'left-out-the-first': [sum - (values[0] ?? 1), 'You left out the first bar; add all three.'],
          'added-a-bar-twice': [sum + (values[1] ?? 1), 'You added the second bar twice; add each bar once.'],
          'counted-the-bars': [3, 'You counted the bars; add what they show.'],
          'added-one-too-many': [sum + 1, 'You counted one step twice; add again.'],
          'added-one-too-few': [sum - 1, 'You left out one step; add again.'],
        }),

        hints: ['Read the number at each bar.', 'Add two of the numbers. Then add the third one.'],
        explanation: `Add all the bars: ${values.join(' + ')} = ${sum}.`,
        figure,
      };
    }),
  },
);

/** Charts. */
export const charts: Concept[] = [readData];
