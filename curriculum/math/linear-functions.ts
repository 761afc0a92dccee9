import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { nonZero, operand } from './upper-forms.ts';

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
  const [mistake, wrongB] =
    start === 0
      ? (['wrong-start', rng.pick([b + m, b - m])] as const)
      : rng.pick([['took-first-value', m * start + b] as const, ['wrong-start', b - m] as const]);
  const wrongM = rng.pick(m % 2 === 0 ? [-m, 2 * m, m / 2, m / 2] : [-m, 2 * m]);
  return {
    question: `Which rule fits all of these? ${xs.map((x) => `x = ${x}, y = ${m * x + b}`).join('; ')}`,
    ...advisedBoth(
      crossed(
        {
          right: m,
          wrong: wrongM,
          mistake: 'wrong-step',
          mend: `From x = ${start} to x = ${start + 1} y changes by ${m}, not by ${wrongM}.`,
        },
        {
          right: b,
          wrong: wrongB || -b,
          mistake,
          ...(mistake === 'wrong-start' && {
            mend: `Put x = ${start} into this rule: it gives ${m * start + (wrongB || -b)}, not ${m * start + b}.`,
          }),
        },
        rule,
      ),
      'The number before x is wrong, and so is the number that stands alone.',
    ),
    explanation: `y changes by ${m} when x grows by 1, so m = ${m}. ${start === 0 ? `At x = 0, y is ${b}` : `Go back from x = ${start} to x = 0: ${m * start + b} - ${start} × ${operand(m)} = ${b}`}. The rule is ${rule(m, b)}.`,
    hints: [
      `x grows by 1 from ${start} to ${start + 1}. By how much does y change? This number stands before x.`,
      start === 0
        ? 'Look up y at x = 0. This number stands alone.'
        : `Go back from x = ${start} to x = 0. The y that you reach stands alone.`,
    ],
    figure: { kind: 'line-chart', points: xs.map((x) => ({ label: `x = ${x}`, value: m * x + b })) },
  };
}

const stories = [
  ['A stack is [b] cm tall, and each new box adds [m] cm', 'height in cm with x new boxes'],
  ['A tank holds [b] liters and gains [m] liters each minute', 'liters after x minutes'],
  ['Renting a bike costs $[b] plus $[m] for each hour', 'price for x hours'],
  ['A gym costs $[b] a month plus $[m] for each class', 'price of a month with x classes'],
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
      mends: {
        'took-first-value':
          'The number at the end is the first y, which does not belong to x = 0; go back to x = 0.',
        'counted-a-step-at-the-start':
          'You moved the start by one step; at x = 0 nothing has been added yet.',
        'put-the-start-into-the-step': 'The start comes only once; before x stands what each step adds.',
      },
    },
  },
  {
    table: form([0, 1, 2], fromTable),
    story: form([0, 1, 2], (rng) => {
      const [m, b] = rng.pair(range(2, 20));
      const [text, what] = rng.pick(stories);
      const off = (own: number, other: number): number =>
        rng.pick([own + other, own - other].filter((n) => n > 1 && n !== other));
      const right = [m, b] as const;
      const mixed = [
        { right, wrong: [m, off(b, m)] as const, mistake: 'counted-a-step-at-the-start' },
        { right, wrong: [off(m, b), b] as const, mistake: 'put-the-start-into-the-step' },
      ];
      return {
        question: `${text.replace('[b]', `${b}`).replace('[m]', `${m}`)}. Which rule gives the ${what}?`,
        ...advisedBoth(
          crossed(
            {
              right: false,
              wrong: true,
              mistake: 'swapped-step-and-start',
              mend: `You swapped the numbers; ${m} is added for each step of x, so it stands before x.`,
            },
            rng.pick(mixed),
            (swapped, [step, start]) => (swapped ? rule(start, step) : rule(step, start)),
          ),
          'You swapped the numbers, and one of them is not even in the text.',
        ),
        hints: [
          `Which number is there at x = 0? It stands alone in the rule.`,
          `Which number comes again with each step of x? It stands before x.`,
        ],
        explanation: `The value at x = 0 is ${b}, so b = ${b}. Each step of x adds ${m}, so m = ${m}, and the rule is ${rule(m, b)}.`,
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
          {
            'forgot-the-start': [m * far, `You multiplied the change ${m} by ${far}; add y at x = 0, too.`],
            'counted-from-zero': [
              m * far + m * start + b,
              `You added ${far} steps to the first value; it belongs to x = ${start}, so count from there.`,
            ],
            'counted-from-second': [
              m * far + m * (start + 1) + b,
              `You added ${far} steps to the second value; it belongs to x = ${start + 1}, so count from there.`,
            ],
            'one-step-too-many': [y + m, `This is y at x = ${far + 1}; stop one step before.`],
            'one-step-too-few': [y - m, `This is y at x = ${far - 1}; go one step on.`],
            'added-the-start-twice': [y + b, `You added y at x = 0 twice; add it only once.`],
            'went-the-wrong-way': [
              m * start + b - m * (far - start),
              `You went ${m > 0 ? 'down' : 'up'} by ${Math.abs(m)} at each step; y goes the other way.`,
            ],
          },
          {
            signed: true,
            apart: checkedBy((wrong) => {
              const place = wrong.minus(b).over(m);
              return place.isInteger()
                ? `y at x = ${plain(place)}, not at x = ${far}`
                : `not right: from x = ${start + 1} to x = ${far} there are ${far - start - 1} steps of ${m}`;
            }),
          },
        ),
        hints: [
          `By how much does y change from x = ${start} to x = ${start + 1}?`,
          `How many such steps lead from x = ${start + 1} to x = ${far}?`,
        ],
        explanation: `y changes by ${m} at each step. From x = ${start + 1} to ${far} there are ${far - start - 1} steps: ${m * (start + 1) + b} + ${far - start - 1} × ${operand(m)} = ${y}.`,
      };
    }),
    linear: form([1, 2], (rng) => {
      const k = rng.int(2, 6);
      const a = rng.int(1, k > 4 ? 4 : 9);
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
        mistakes: [1, 2].map((i) => ({
          name: 'not-steady',
          ...option(i),
          mend: `Here y changes by ${(lists[i]?.[1] ?? 0) - (lists[i]?.[0] ?? 0)} first and by ${(lists[i]?.[2] ?? 0) - (lists[i]?.[1] ?? 0)} next, so the steps differ.`,
        })),
        hints: [
          'Find the change of y from each number to the next one.',
          'In the table of a linear function all these changes are equal.',
        ],
        explanation: `In ${label(0)} y changes by ${k} at each step, always the same. In the other tables the changes grow.`,
      };
    }),
  },
);

/** Linear functions. */
export const linearFunctions: Concept[] = [lineFromTable];
