import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { form, formed, range } from '../templates.ts';
import type { Concept, Dial, Teaching } from '../types.ts';
import { comparing, direct, matching, operand, type Task } from './upper-forms.ts';

const absoluteTeaching: Teaching = {
  idea:
    'The absolute value of a number is its distance from zero. Distances are never negative: |-5| = 5 and |5| = 5. ' +
    'The distance between two numbers is the absolute value of their difference.',
  caution: 'Work out what is inside the bars first. A minus in front of the bars stays.',
  mends: {},
};

function absoluteTask(rng: Rng, dial: Dial): Task {
  const outer = dial.level > 0 && rng.int(0, 1) === 1 ? -1 : 1;
  const a = rng.int(2, 30);
  const b = rng.pick(range(2, 40).filter((n) => n !== a));
  const inside = dial.level === 0 ? a * (rng.int(0, 2) ? -1 : 1) : a - b;
  const value = outer * Math.abs(inside);
  return {
    text: `${outer < 0 ? '-' : ''}|${dial.level === 0 ? inside : `${a} - ${b}`}|`,
    value,
    signed: true,
    mistakes: {
      'took-the-other-sign': [
        -value,
        outer < 0
          ? 'You left out the minus in front of the bars; it stays.'
          : 'A distance from zero is never negative.',
      ],
      ...(dial.level === 0
        ? {
            'took-both-sides': [2 * a, `This is how far apart ${a} and ${-a} are; count from zero.`],
            'negative-and-counted-zero': [-a - 1, 'A distance from zero is never negative.'],
            'counted-zero': [a + 1, `You counted zero, too; count the ${a} steps from zero.`],
            'stopped-early': [a - 1, `You stopped one step early; ${inside} is ${a} steps from zero.`],
          }
        : {
            'added-the-numbers': [
              outer * (a + b),
              `You added ${a} and ${b}; inside the bars is ${a} - ${b}.`,
            ],
            'added-with-other-sign': [
              -outer * (a + b),
              `You added ${a} and ${b}, and changed the sign; work out ${a} - ${b} first.`,
            ],
            'first-number-only': [outer * a, `You took ${a} alone; work out ${a} - ${b} first.`],
            'second-number-only': [outer * b, `You took ${b} alone; work out ${a} - ${b} first.`],
          }),
    },
    hints:
      dial.level === 0
        ? [`Mark ${inside} on a number line.`, 'How many steps is it from there to zero?']
        : [
            `First work out ${a} - ${b}. On which side of zero does it lie?`,
            outer < 0
              ? 'Find how far it is from zero. Then look at the minus in front of the bars.'
              : 'How far is that from zero?',
          ],
    method: 'Work out the inside of the bars, and find how far it is from zero.',
    way: `Inside the bars is ${inside}. Its distance from zero is ${Math.abs(inside)}.${outer < 0 ? ` With the minus in front, that gives ${value}.` : ''}`,
  };
}

const absolute = formed(
  {
    subject: 'Math',
    category: 'Integers and Powers',
    id: 'math.integers.absolute-value',
    title: 'Absolute value',
    grades: [6, 8],
    objectives: ['Find the distance of a number from zero and of two numbers'],
    keywords: ['absolute value', 'distance from zero', 'magnitude'],
    prerequisites: ['math.integers.order'],
    standards: ['6.NS.C.7', '6.NS.C.8', '7.NS.A.1'],
    teaching: absoluteTeaching,
  },
  {
    value: form([0, 1], direct(absoluteTask)),
    equal: form([0, 1, 2], matching(absoluteTask)),
    compare: form([1, 2], comparing(absoluteTask)),
    distance: form([0, 1, 2], (rng) => {
      const [a, b] = rng.pair([rng.int(-25, -1), rng.int(-24, 9), rng.int(1, 25)]);
      const distance = Math.abs(a - b) || 3;
      const end = a === b ? a + 3 : b;
      const isSameSide = a * end > 0;
      return {
        question: `How far apart are ${a} and ${end} on the number line?`,
        ...numeric(distance, {
          'wrong-side-of-zero': isSameSide
            ? [Math.abs(a) + Math.abs(end), 'You added; both numbers lie on the same side of zero.']
            : [
                Math.abs(Math.abs(a) - Math.abs(end)),
                'You subtracted the sizes; zero lies between the numbers, so add their distances.',
              ],
          'first-to-zero': [Math.abs(a), `This is how far ${a} is from zero; go on to ${end}.`],
          'second-to-zero': [Math.abs(end), `This is how far ${end} is from zero; go on to ${a}.`],
          ...Object.fromEntries(
            [-10, -2, 2, 10].map((off) => [
              `went-${off}`,
              [
                distance + off,
                `From ${Math.min(a, end)}, ${distance + off === 1 ? '1 step leads' : `${distance + off} steps lead`} to ${Math.min(a, end) + distance + off}, not to ${Math.max(a, end)}.`,
              ] as const,
            ]),
          ),
          'counted-the-start': [
            distance + 1,
            `You counted ${a} itself; count the steps between the numbers.`,
          ],
          'counted-between': [distance - 1, 'You counted the marks between the numbers; count the steps.'],
        }),
        hints: [
          `Mark ${a} and ${end}. Are they on the same side of zero?`,
          'Count the steps from the left one to the right one.',
        ],
        explanation: `The distance is |${a} - ${operand(end)}| = |${a - end}| = ${distance}.`,
        figure: { kind: 'number-line', from: -30, to: 30, step: 5, marks: [a, end], labels: [-30, 0, 30] },
      };
    }),
    claim: form([2], direct(absoluteTask), 'claimed'),
  },
);

/** Distances from zero. */
export const absoluteValue: Concept[] = [absolute];
