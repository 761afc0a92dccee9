import { numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';
import { comparing, direct, matching, operand, type Task } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Integers and Powers' };

/** Steps from the right number to near ones. */
const nearSteps = [1, -1, 2, -2, 10, -10];

/** Returns numbers near the right one, with the advice that a check gives on each. */
const near = (right: number, mend: (wrong: number) => string): Record<string, WrongNumber> =>
  Object.fromEntries(nearSteps.map((off) => [`missed-by-${off}`, [right + off, mend(right + off)] as const]));

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
      const [a, x] = [rng.int(-top, top), rng.int(-top, top) || -3];
      const sum = a + x;
      return {
        question: `Which number goes in the gap? ${a} + □ = ${sum}`,
        ...numeric(
          x,
          {
            ...near(x, (wrong) => `${a} + ${operand(wrong)} is ${a + wrong}, not ${sum}.`),
            'lost-a-sign': -x,
            'inverted-operation': sum + a,
            'took-difference-of-sizes': Math.abs(Math.abs(sum) - Math.abs(a)),
            'ignored-signs': Math.abs(sum) + Math.abs(a),
            'made-all-negative': -Math.abs(sum) - Math.abs(a),
            'gave-the-sum': [sum, 'This is the sum itself; the gap is the move that leads to it.'],
          },
          { signed: true },
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
        ([from, by]) => Math.min(from, from + by) < 0,
      );
      const [first, later, then] = rng.pick([
        ['In the morning', 'noon', 'at noon'],
        ['At noon', 'evening', 'in the evening'],
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
            'inverted-operation': start - rise,
            'lost-a-sign': -start - rise,
            'ignored-signs': Math.abs(start) + Math.abs(rise),
            'gave-the-change': [rise, `This is only the change; begin at ${start} °C.`],
            'made-all-negative': -Math.abs(start) - Math.abs(rise),
          },
          { signed: true, show: (r) => `${r} °C` },
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

function productTask(rng: Rng, dial: Dial): Task {
  const top = byLevel(dial, [10, 12, 15]);
  const a = rng.int(2, top) * (rng.int(0, 1) ? 1 : -1);
  const b = rng.int(2, top) * (a > 0 || rng.int(0, 1) ? -1 : 1);
  const divide = rng.int(0, 1) === 1;
  const answer = divide ? a : a * b;
  const alike = divide ? a * b < 0 === b < 0 : a < 0 === b < 0;
  return {
    text: divide ? `${a * b} ÷ ${operand(b)}` : `${a} × ${operand(b)}`,
    value: answer,
    signed: true,
    mistakes: {
      ...(divide
        ? near(answer, (wrong) => `${wrong} × ${operand(b)} is ${wrong * b}, not ${a * b}.`)
        : Object.fromEntries(
            [-2, -1, 1, 2].map((off) => [
              `one-factor-off-by-${off}`,
              [a * (b + off), `This is ${a} × ${operand(b + off)}; the second factor is ${b}.`] as const,
            ]),
          )),
      'wrong-sign': -answer,
      'added-instead': divide ? a * b + b : a + b,
      'subtracted-instead': divide ? a * b - b : a - b,
      'added-sizes': (divide ? Math.abs(a * b) : Math.abs(a)) + Math.abs(b),
    },
    hints: [
      `First find ${divide ? `${Math.abs(a * b)} ÷ ${Math.abs(b)}` : `${Math.abs(a)} × ${Math.abs(b)}`}, without the signs.`,
      `${divide ? a * b : a} and ${b}: are the signs equal or different?`,
    ],
    method: 'Equal signs give a positive result, and different signs give a negative one.',
    way: `${divide ? `${Math.abs(a * b)} ÷ ${Math.abs(b)}` : `${Math.abs(a)} × ${Math.abs(b)}`} = ${Math.abs(answer)}. The signs are ${alike ? 'equal, so the result is positive' : 'different, so the result is negative'}: ${answer}.`,
  };
}

const multiplyDivide = formed(
  {
    ...info,
    id: 'math.integers.multiply-divide',
    title: 'Multiplying and dividing integers',
    grades: [7, 8],
    objectives: ['Use the rules of signs'],
    keywords: ['multiplying integers', 'dividing integers', 'rules of signs', 'negative numbers'],
    prerequisites: ['math.integers.add-subtract', 'math.division.facts'],
    standards: ['7.NS.A.2'],
    teaching: {
      trap: 'added-instead',
      idea:
        '3 × (-4) is -4 + -4 + -4 = -12. Changing the sign of one factor changes the sign of the product. So equal signs ' +
        'give a positive result, and different signs give a negative one. Division follows the same rule.',
      caution: 'The rule of signs holds for products and quotients, not for sums: -3 + (-4) is -7.',
      mends: {
        'wrong-sign':
          'The size is right; equal signs give a positive result, and different signs a negative one.',
        'added-instead': 'You added the numbers; read the sign between them again.',
        'subtracted-instead': 'You took the second number away; read the sign between them again.',
        'added-sizes': 'You added the sizes; read the sign between the numbers again.',
      },
    },
  },
  {
    value: form([0, 1], direct(productTask)),
    missing: form([0, 1, 2], (rng, dial) => {
      const top = byLevel(dial, [10, 12, 20]);
      const [a, x] = [rng.int(2, top) * (rng.int(0, 1) ? 1 : -1), rng.int(2, top) * (rng.int(0, 1) ? 1 : -1)];
      return {
        question: `Which number goes in the gap? ${a} × □ = ${a * x}`,
        ...numeric(
          x,
          {
            ...near(x, (wrong) => `${a} × ${operand(wrong)} is ${a * wrong}, not ${a * x}.`),
            'wrong-sign': -x,
            'subtracted-instead': [
              a * x - a,
              `You took ${operand(a)} away; undo × ${operand(a)} by dividing.`,
            ],
            'added-the-factor': [a * x + a, `You added ${operand(a)}; undo × ${operand(a)} by dividing.`],
            'gave-the-factor': [a, 'This is the factor that you know; find the other one.'],
          },
          { signed: true },
        ),
        hints: [
          'Divide the sizes first, without the signs.',
          `${a * x} is ${a * x < 0 ? 'negative, so the factors have different signs' : 'positive, so both factors have the same sign'}.`,
        ],
        explanation: `Divide: ${a * x} ÷ ${operand(a)} = ${x}. The signs are ${a * x < 0 === a < 0 ? 'equal, so the result is positive' : 'different, so the result is negative'}.`,
      };
    }),
    equal: form([0, 1, 2], matching(productTask)),
    three: form([2], (rng) => {
      const sizes = [rng.int(2, 6), rng.int(2, 6), rng.int(2, 6)];
      const signs = rng.pick([
        [1, 1, -1],
        [1, -1, 1],
        [-1, 1, 1],
        [1, -1, -1],
        [-1, 1, -1],
        [-1, -1, 1],
        [-1, -1, -1],
      ]);
      const [a = 2, b = 3, c = -4] = sizes.map((size, i) => size * (signs[i] ?? 1));
      const product = a * b * c;
      return {
        question: `What is ${a} × ${operand(b)} × ${operand(c)}?`,
        ...numeric(
          product,
          {
            ...Object.fromEntries(
              [-1, 1].map((off) => [
                `last-factor-off-by-${off}`,
                [
                  a * b * (c + off),
                  `This is ${a * b} × ${operand(c + off)}; the last factor is ${c}.`,
                ] as const,
              ]),
            ),
            'wrong-sign': -product,
            'left-out-a-factor': [
              a * b,
              `You multiplied only the first two numbers; multiply by ${operand(c)} too.`,
            ],
            'left-out-the-first': [
              b * c,
              `You multiplied only the last two numbers; multiply by ${operand(a)} too.`,
            ],
            'added-the-last': [a * b + c, `You added ${operand(c)}; multiply by it.`],
            'added-instead': [a + b + c, 'You added the three numbers; multiply them.'],
          },
          { signed: true },
        ),
        hints: [
          `Work out ${a} × ${operand(b)} first.`,
          `Multiply this result by ${operand(c)}. Are the signs of the two equal or different?`,
        ],
        explanation: `Step by step: ${a} × ${operand(b)} = ${a * b}, and ${a * b} × ${operand(c)} = ${product}.`,
      };
    }),
  },
);

/** Sums, differences, products and quotients of integers. */
export const integers: Concept[] = [addSubtract, multiplyDivide];
