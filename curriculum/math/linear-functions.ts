import { crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Functions' };

/** Draws a linear rule: with positive numbers for beginners and in grade 6. */
function linearRule(rng: Rng, { grade, level }: Dial) {
  const isPositive = level === 0 || grade <= 6;
  const m = isPositive ? rng.int(2, 9) : nonZero(rng, 9) || 2;
  return {
    m: m === 1 || m === -1 ? m * 3 : m,
    b: isPositive ? rng.int(1, 15) : nonZero(rng, 15),
    start: rng.int(level === 2 ? 2 : 0, 4),
  };
}

const rule = (m: number, b: number): string => `y = ${polynomial([b, m])}`;

function fromTable(rng: Rng, dial: Dial): Asked {
  const { m, b, start } = linearRule(rng, dial);
  const xs = range(start, start + 2);
  const wrongB = rng.pick([b + m, b - m, -b].filter((v) => v !== b && v !== 0));
  return {
    question: `Which rule fits all of these? ${xs.map((x) => `x = ${x}, y = ${m * x + b}`).join('; ')}`,
    ...crossed(
      { right: m, wrong: m + rng.pick([-1, 1]) || 2, mistake: 'wrong-step' },
      { right: b, wrong: wrongB ?? b + 1, mistake: 'wrong-start' },
      rule,
    ),
    explanation: `y changes by ${m} when x grows by 1, so m = ${m}. At x = 0 y is ${b}: ${rule(m, b)}.`,
    figure: { kind: 'line-chart', points: xs.map((x) => ({ label: `x = ${x}`, value: m * x + b })) },
  };
}

const stories = [
  ['A plant is [b] cm tall and grows [m] cm each week', 'height after x weeks'],
  ['A tank holds [b] liters and gains [m] liters each minute', 'liters after x minutes'],
  ['A taxi costs $[b] and $[m] more for each mile', 'price for x miles'],
  ['A phone plan costs $[b] a month and $[m] for each call', 'price for x calls'],
] as const;

const lineFromTable = formed(
  {
    ...info,
    id: 'math.functions.linear',
    title: 'Linear functions',
    grades: [7, 10],
    objectives: ['Find the rule of a linear function from its values'],
    keywords: ['linear functions', 'function tables', 'rule of a function', 'y = mx + b', 'rate of change'],
    prerequisites: ['math.algebra.evaluate'],
    standards: ['8.F.A.2', '8.F.A.3', '8.F.B.4', 'HSF.LE.A.2'],
    teaching: {
      idea:
        'A linear function changes by the same amount m each time x grows by 1. Its rule is y = mx + b, where b is the value ' +
        'at x = 0. Its graph is a straight line.',
      caution: 'Do not take the first value in a table for b, unless it belongs to x = 0.',
      hints: [
        'By how much does y change when x grows by 1?',
        'What is y at x = 0?',
        'Test the rule with another pair.',
      ],
      mends: {
        'wrong-step': 'Look at the change of y for one step of x.',
        'wrong-start': 'Go back to x = 0 to find the start.',
        'swapped-step-and-start':
          'The number that comes again and again stands before x. The start stands alone.',
        'forgot-the-start': 'The start counts, too.',
        'not-steady': 'A linear function changes by the same amount at each step.',
      },
    },
  },
  {
    table: form([0, 1, 2], fromTable),
    story: form([0, 1, 2], (rng) => {
      const [m, b] = rng.pair(range(2, 20));
      const [text, what] = rng.pick(stories);
      return {
        question: `${text.replace('[b]', `${b}`).replace('[m]', `${m}`)}. Which rule gives the ${what}?`,
        ...crossed(
          { right: false, wrong: true, mistake: 'swapped-step-and-start' },
          {
            right: b,
            wrong: rng.pick([b - 1, b + 1, b + 2].filter((v) => v !== m && v > 1)),
            mistake: 'wrong-start',
          },
          (swapped, start) => (swapped ? rule(start, m) : rule(m, start)),
        ),
        explanation: `It begins at ${b} and changes by ${m} each time: ${rule(m, b)}.`,
      };
    }),
    predict: form([0, 1, 2], (rng, dial) => {
      const { m, b, start } = linearRule(rng, dial);
      const far = rng.int(10, byLevel(dial, [15, 25, 50]));
      const y = m * far + b;
      return {
        question: `A linear function has y = ${m * start + b} at x = ${start} and y = ${m * (start + 1) + b} at x = ${start + 1}. What is y at x = ${far}?`,
        ...numeric(
          y,
          { 'wrong-step': y + m, 'wrong-start': y - m, 'forgot-the-start': m * far },
          { signed: true },
        ),
        explanation: `y changes by ${m} at each step. From x = ${start + 1} to ${far} there are ${far - start - 1} steps: y = ${y}.`,
      };
    }),
    linear: form([1, 2], (rng) => {
      const [k, a] = [rng.int(2, 6), rng.int(1, 9)];
      const lists = [
        [0, 1, 2, 3].map((x) => a + k * x),
        [0, 1, 2, 3].map((x) => a + k * x * x),
        [0, 1, 2, 3].map((x) => a * k ** x),
      ];
      const placed = rng.shuffle([0, 1, 2]);
      const label = (i: number): string => `Table ${placed.indexOf(i) + 1}`;
      const option = (i: number) => ({ text: label(i), worth: label(i) });
      return {
        question: `x is 0, 1, 2, 3. Which table of y belongs to a linear function? ${placed.map((i, at) => `Table ${at + 1}: ${lists[i]?.join(', ')}`).join('; ')}`,
        answer: option(0),
        mistakes: [1, 2].map((i) => ({ name: 'not-steady', ...option(i) })),
        explanation: `Only there y changes by the same amount, ${k}, at each step.`,
      };
    }),
  },
);

/** Linear functions. */
export const linearFunctions: Concept[] = [lineFromTable];
