import { type Apart, numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, form, formed } from '../templates.ts';
import type { Dial } from '../types.ts';
import { direct, matching, operand, type Task } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Integers and Powers' };

/** Returns what to tell of a wrong number that two mistakes give, from the number itself. */
export const told =
  (right: number, tell: (wrong: number, distance: string) => string): Apart =>
  (size, isMore) =>
    tell(
      right + Number(size.n) * (isMore ? 1 : -1),
      `${size} ${isMore ? 'more' : 'less'} than the right answer`,
    );

/** Steps from the right number to near ones. */
const nearSteps = [1, -1, 2, -2, 10, -10];

/** Returns numbers near the right one, with the advice that a check gives on each. */
export const near = (right: number, mend: (wrong: number) => string): Record<string, WrongNumber> =>
  Object.fromEntries(nearSteps.map((off) => [`missed-by-${off}`, [right + off, mend(right + off)] as const]));

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
    apart: told(answer, (wrong, distance) => {
      if (divide) return `${wrong * b} ÷ ${operand(b)}, not ${a * b} ÷ ${operand(b)}`;
      return wrong % a === 0 ? `${a} × ${operand(wrong / a)}, not ${a} × ${operand(b)}` : distance;
    }),
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

/** Products and quotients of integers. */
export const multiplyDivide = formed(
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
      const [sign, other] = rng.pick([
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const);
      const [a, x] = [rng.int(2, top) * sign, rng.int(2, top) * other];
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
          {
            signed: true,
            apart: told(x, (wrong) => `the other factor of ${a * wrong}, not of ${a * x}`),
          },
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
          {
            signed: true,
            apart: told(product, (wrong, distance) =>
              wrong % (a * b) === 0
                ? `${a * b} × ${operand(wrong / (a * b))}, not ${a * b} × ${operand(c)}`
                : distance,
            ),
          },
        ),
        hints: [
          `Work out ${a} × ${operand(b)} first.`,
          `Multiply this result by ${c}. Are the signs of the two equal or different?`,
        ],
        explanation: `Step by step: ${a} × ${operand(b)} = ${a * b}, and ${a * b} × ${operand(c)} = ${product}.`,
      };
    }),
  },
);
