import { checkedBy } from '../checked.ts';
import { numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { comparing, direct, matching, nonZero, operand, type Task } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

/** Returns the wrong values of ax + end, with what leads to them. */
function productMistakes(a: number, x: number, end: number): Record<string, WrongNumber> {
  const shown = operand(x);
  return {
    ...(x > 0 && {
      'put-digits-side-by-side': [
        Number(`${a}${x}`) + end,
        `You wrote ${a} and ${x} side by side; ${a}x means ${a} × ${x}.`,
      ] as const,
    }),
    ...(x < 0 && {
      'lost-sign': [a * -x + end, `You left out the minus sign of ${x}.`] as const,
    }),
    'added-the-factor': [a + x + end, `You added ${a} and ${x}; ${a}x means ${a} × ${shown}.`],
    'added-before-multiplying': [
      a * (x + end),
      `You ${end < 0 ? 'subtracted' : 'added'} ${Math.abs(end)} first; the product comes first.`,
    ],
  };
}

/** Returns the wrong values of ax² + end, with what leads to them. */
function squareMistakes(a: number, x: number, end: number): Record<string, WrongNumber> {
  const shown = operand(x);
  return {
    'squared-the-product': [(a * x) ** 2 + end, `You squared ${a} too; only x is squared.`],
    ...(x !== 2 && {
      'doubled-instead': [a * 2 * x + end, `You doubled ${x}; x² means ${shown} × ${shown}.`] as const,
    }),
    'left-out-the-square': [a * x + end, `You left out the square; x² means ${shown} × ${shown}.`],
    ...(x < 0 && {
      'lost-sign': [-a * x * x + end, `You took (${x})² as negative; a square is never negative.`] as const,
    }),
    'added-before-multiplying': [
      a * (x * x + end),
      `You ${end < 0 ? 'subtracted' : 'added'} ${Math.abs(end)} first; the product comes first.`,
    ],
  };
}

/** Draws an expression with its value: negative numbers from grade 7, squares for advanced learners. */
function expressionTask(rng: Rng, { grade, level }: Dial): Task {
  const [a, x] = [rng.int(2, 9), grade >= 7 && level > 0 ? nonZero(rng, 9) : rng.int(2, 12)];
  const square = level === 2;
  const first = square ? a * x * x : a * x;
  const minus = rng.int(0, 1) === 1;
  const b = minus && grade < 7 ? rng.int(1, Math.min(20, first)) : rng.int(1, 20);
  const end = minus ? -b : b;
  const power = square ? '²' : '';
  return {
    text: `${a}x${power} ${minus ? '-' : '+'} ${b} when x = ${x}`,
    value: first + end,
    signed: grade >= 7,
    mistakes: {
      ...(square ? squareMistakes(a, x, end) : productMistakes(a, x, end)),
      'inverted-operation': [
        first - end,
        `You ${minus ? 'added' : 'subtracted'} ${b}; the sign before it is a ${minus ? 'minus' : 'plus'}.`,
      ],
      'left-out-the-end': [first, `You left out the ${minus ? '-' : '+'} ${b} at the end.`],
    },
    apart: checkedBy(
      () =>
        `not right: with x = ${x}, ${a}x${power} is ${whole(first)}, and then ${b} is ${minus ? 'taken away' : 'added'}`,
    ),
    way: `Put ${x} in for x: ${a} × ${operand(x)}${power} = ${whole(first)}, and ${whole(first)} ${minus ? '-' : '+'} ${b} = ${whole(first + end)}.`,
    hints: [
      `Write ${operand(x)} in place of x. What does ${a}x${power} mean then?`,
      `${square ? 'Square first, then multiply' : 'Multiply first'}. Then ${minus ? 'subtract' : 'add'} ${b}.`,
    ],
    method: `${square ? 'Powers come first, then products' : 'Products come first'}, and sums and differences come last.`,
  };
}

const evaluate = formed(
  {
    ...info,
    id: 'math.algebra.evaluate',
    title: 'Evaluating expressions',
    grades: [6, 9],
    objectives: ['Put a number in for a variable'],
    keywords: ['algebra', 'expressions', 'evaluate expressions', 'variables', 'substitution'],
    prerequisites: ['math.arithmetic.order-of-operations'],
    standards: ['6.EE.A.2', '7.EE.B.3'],
    teaching: {
      idea:
        'A variable stands for a number. To evaluate an expression, put the number in place of the letter and follow the order of ' +
        'operations. A number before a letter means a product: 3x is 3 times x.',
      caution: '3x with x = 5 is 3 × 5, not 35. Powers come before products, products before sums.',
      mends: {},
    },
  },
  {
    value: form([0, 1], direct(expressionTask)),
    equal: form([1, 2], matching(expressionTask)),
    story: form([0, 1, 2], (rng, dial) => {
      const [a, b, n] = [rng.int(2, 12), rng.int(3, 20), rng.int(2, byLevel(dial, [9, 12, 20]))];
      return {
        question: `Renting a boat costs $${b} plus $${a} for each hour, so h hours cost ${a}h + ${b} dollars. What do ${n} hours cost?`,
        ...numeric(
          a * n + b,
          {
            'missed-the-fixed-part': [a * n, `You left out the $${b} that you pay once.`],
            'added-before-multiplying': [
              a * (n + b),
              `You added ${n} and ${b} first; the product ${a} × ${n} comes first.`,
            ],
            'added-the-factor': [a + n + b, `You added ${a} and ${n}; ${a}h means ${a} × ${n}.`],
            'paid-the-fixed-part-each-hour': [
              (a + b) * n,
              `You added the $${b} for each hour; it is paid only once.`,
            ],
            ...(a !== b && {
              'swapped-the-prices': [
                b * n + a,
                `You swapped the prices; each hour costs $${a}, not $${b}.`,
              ] as const,
            }),
            'put-digits-side-by-side': [
              Number(`${a}${n}`) + b,
              `You wrote ${a} and ${n} side by side; ${a}h means ${a} × ${n}.`,
            ],
          },
          {
            show: (r) => `$${r}`,
            apart: checkedBy(
              () => `not the price: the hours cost $${a * n}, and then the $${b} is added once`,
            ),
          },
        ),
        hints: [
          `Put ${n} in for h. What does ${a}h mean?`,
          `How much do the ${n} hours cost alone? Then add the $${b} once.`,
        ],
        explanation: `Put ${n} in for h: ${a} × ${n} = ${a * n}, and ${a * n} + ${b} = ${a * n + b}.`,
      };
    }),
    claim: form([0, 1, 2], direct(expressionTask), 'claimed'),
    compare: form([2], comparing(expressionTask)),
  },
);

/** Values of expressions. */
export const algebra: Concept[] = [evaluate];
