import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { multiplyDivide, near, told } from './integer-products.ts';
import { drawn } from './middle-forms.ts';
import { comparing, direct, matching, operand, type Task } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Integers and Powers' };

/** Tells a move on the number line: `3 to the left`. */
const move = (n: number): string => `${Math.abs(n)} to the ${n < 0 ? 'left' : 'right'}`;

function sumTask(rng: Rng, { level }: Dial): Task {
  const top = [15, 30, 60][level] ?? 15;
  const a = rng.int(-top, top) || -4;
  const b = a < 0 ? rng.int(-top, top) || 3 : -rng.int(1, top);
  const minus = rng.int(0, 1) === 1;
  const answer = minus ? a - b : a + b;
  const moved = minus ? -b : b;
  return {
    text: `${a} ${minus ? '-' : '+'} ${operand(b)}`,
    value: answer,
    signed: true,
    apart: told(answer, (wrong) =>
      wrong === a ? `${a} itself; go ${move(moved)}` : `${move(wrong - a)} of ${a}, not ${move(moved)}`,
    ),
    mistakes: {
      ...near(answer, (wrong) =>
        wrong === a
          ? `This is ${a} itself; go ${move(moved)}.`
          : `This is ${move(wrong - a)} of ${a}; go ${move(moved)}.`,
      ),
      'inverted-operation': minus ? a + b : a - b,
      'lost-a-sign': -answer,
      'ignored-signs': Math.abs(a) + Math.abs(b),
      'made-all-negative': -Math.abs(a) - Math.abs(b),
      'took-difference-of-sizes': Math.abs(Math.abs(a) - Math.abs(b)),
    },
    hints: [
      minus
        ? `Taking away ${b} is the same as adding ${-b}.`
        : `Start at ${a} on the number line. Does adding ${b} lead to the left or to the right?`,
      `The move from ${a} has a length of ${Math.abs(moved)}. Do you cross zero?`,
    ],
    method: 'Turn each subtraction into adding the opposite. Then move on the number line.',
    way: `${minus ? 'Subtracting a number is adding its opposite. ' : ''}Start at ${a} and go ${move(moved)}. You reach ${answer}.`,
    figure: {
      // The ends follow from the level alone, so they tell nothing of the result.
      kind: 'number-line',
      from: -2 * top,
      to: 2 * top,
      step: top > 30 ? 10 : 5,
      marks: [a],
      labels: [-2 * top, 0, 2 * top],
    },
  };
}

const addSubtract = formed(
  {
    ...info,
    id: 'math.integers.add-subtract',
    title: 'Adding and subtracting integers',
    grades: [7, 8],
    objectives: ['Add and subtract negative numbers'],
    keywords: ['integers', 'negative numbers', 'adding integers', 'subtracting integers', 'signed numbers'],
    prerequisites: ['math.integers.order', 'math.subtraction.within-100'],
    standards: ['7.NS.A.1'],
    teaching: {
      trap: 'inverted-operation',
      idea:
        'Adding a positive number moves to the right on the number line, adding a negative one moves to the left. ' +
        'Subtracting a number is adding its opposite: 3 - (-2) = 3 + 2.',
      caution: 'Taking away a negative number makes the result greater: 3 - (-2) is 5, not 1.',
      mends: {
        'inverted-operation':
          'You moved the wrong way; check whether the second number leads to the left or to the right.',
        'lost-a-sign': 'The size is right, but the sign is not; check which side of zero you reach.',
        'ignored-signs': 'You added the sizes and ignored the signs; the signs decide the direction.',
        'made-all-negative':
          'You added the sizes and made the sum negative; only two negative numbers add up like that.',
        'took-difference-of-sizes':
          'You took the difference of the sizes; check the direction of the move and the sign.',
      },
    },
  },
  {
    value: form([0, 1], direct(sumTask)),
    missing: form([0, 1, 2], (rng, { level }) => {
      const top = [12, 25, 50][level] ?? 12;
      const [a, x] = drawn(
        () => [rng.int(-top, top), rng.int(-top, top) || -3] as const,
        ([start, by]) => start < 0 || by < 0,
      );
      const sum = a + x;
      const check = (wrong: number): string => `${a} + ${operand(wrong)} is ${a + wrong}, not ${sum}.`;
      const checked = (wrong: number): readonly [number, string] => [wrong, check(wrong)];
      return {
        question: `Which number goes in the gap? ${a} + □ = ${sum}`,
        ...numeric(
          x,
          {
            ...near(x, check),
            'lost-a-sign': checked(-x),
            'inverted-operation': checked(sum + a),
            'ignored-signs': checked(Math.abs(sum) + Math.abs(a)),
            'made-all-negative': checked(-Math.abs(sum) - Math.abs(a)),
            'gave-the-sum': [sum, 'This is the sum itself; the gap is the move that leads to it.'],
          },
          {
            signed: true,
            apart: told(x, (wrong) => `the move from ${a} to ${a + wrong}, not to ${sum}`),
          },
        ),
        hints: [
          `Start at ${a} on the number line. Is the result to the left or to the right?`,
          'Count the steps between them. A move to the left is negative.',
        ],
        explanation: `From ${a} to ${sum} the move is ${move(x)}: ${x}.`,
      };
    }),
    story: form([0, 1], (rng) => {
      const [start, rise] = drawn(
        () => [rng.int(-20, 20), rng.int(1, 18) * (rng.int(0, 1) ? 1 : -1)] as const,
        ([from, by]) => Math.min(from, from + by) < 0 && from + by >= -25,
      );
      const [first, later, then] = rng.pick([
        rise < 0 ? ['At noon', 'evening', 'in the evening'] : ['In the morning', 'noon', 'at noon'],
        ['On Monday', 'Friday', 'on Friday'],
      ] as const);
      return {
        question: `${first} it is ${start} °C. By ${later} the temperature ${rise < 0 ? 'falls' : 'rises'} by ${Math.abs(rise)} °C. What is it ${then}?`,
        ...numeric(
          start + rise,
          {
            ...near(start + rise, (wrong) =>
              wrong === start
                ? `This is the temperature at first; it ${rise < 0 ? 'falls' : 'rises'} by ${Math.abs(rise)} °C.`
                : `From ${start} °C this is a ${wrong < start ? 'fall' : 'rise'} of ${Math.abs(wrong - start)} °C, not a ${rise < 0 ? 'fall' : 'rise'} of ${Math.abs(rise)} °C.`,
            ),
            'inverted-operation': [
              start - rise,
              `The temperature ${rise < 0 ? 'falls; go down' : 'rises; go up'} from ${start} °C.`,
            ],
            'lost-a-sign': -start - rise,
            'ignored-signs': Math.abs(start) + Math.abs(rise),
            'gave-the-change': [rise, `This is only the change; begin at ${start} °C.`],
            'made-all-negative': -Math.abs(start) - Math.abs(rise),
          },
          {
            signed: true,
            show: (r) => `${r} °C`,
            apart: told(start + rise, (wrong) =>
              wrong === start
                ? 'the temperature at first'
                : `a ${wrong < start ? 'fall' : 'rise'} of ${Math.abs(wrong - start)} °C, not a ${rise < 0 ? 'fall' : 'rise'} of ${Math.abs(rise)} °C`,
            ),
          },
        ),
        hints: [
          `Think of a thermometer at ${start} °C. Does it go up or down?`,
          'Do you cross zero on the way?',
        ],
        explanation: `Start at ${start} and go ${rise < 0 ? 'down' : 'up'} by ${Math.abs(rise)}: ${start + rise} °C.`,
      };
    }),
    equal: form([1, 2], matching(sumTask)),
    compare: form([2], comparing(sumTask)),
  },
);

/** Sums, differences, products and quotients of integers. */
export const integers: Concept[] = [addSubtract, multiplyDivide];
