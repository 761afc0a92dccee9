import { checkedBy } from '../checked.ts';
import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

/** Draws a plain number: mostly a multiple of the factor, so that wrong ways come out whole too. */
const fixedPart = (rng: Rng, factor: number): number =>
  rng.int(0, 2) > 0 ? factor * rng.int(1, 4) : rng.int(1, 20);

/** Returns the mistake of a division if it comes out whole. */
export const ifWhole = (name: string, dividend: number, divisor: number): Record<string, number> =>
  dividend % divisor === 0 ? { [name]: dividend / divisor } : {};

function twoStepEquation(rng: Rng, dial: Dial): Asked {
  const a = rng.int(2, byLevel(dial, [6, 9, 12]));
  const b = fixedPart(rng, a);
  const x = byLevel(dial, [rng.int(1, 12), nonZero(rng, 12), nonZero(rng, 15)]);
  const minus = rng.int(0, 1) === 1;
  const c = minus ? a * x - b : a * x + b;
  return {
    question: `Solve for x: ${a}x ${minus ? '-' : '+'} ${b} = ${c}`,
    ...numeric(
      x,
      {
        ...ifWhole('inverted-first-step', minus ? c - b : c + b, a),
        ...ifWhole('left-out-the-first-step', c, a),
        'left-out-the-last-step': a * x,
        'subtracted-coefficient': a * x - a,
        ...(c % a === 0 && {
          'divided-one-part': [
            c / a + (minus ? b : -b),
            `You divided ${c} by ${a}, but not the ${b}; undo ${minus ? '-' : '+'} ${b} first.`,
          ] as const,
        }),
        ...(dial.level > 0 && { 'lost-sign': -x }),
        'added-coefficient': [a * x + a, `You added ${a}; it is a factor, so divide by it.`],
      },
      {
        signed: dial.level > 0,
        apart: checkedBy(
          (wrong) =>
            `not the solution: for x = ${plain(wrong)} the left side is ${plain(wrong.times(a).plus(minus ? -b : b))}`,
        ),
      },
    ),
    hints: [
      `The last step on the left is to ${minus ? 'subtract' : 'add'} a number. Undo it on both sides.`,
      'Then x has only a factor before it. Which operation undoes that?',
    ],
    explanation: `${minus ? `Add ${b} to` : `Subtract ${b} from`} both sides: ${a}x = ${a * x}. Divide both sides by ${a}: x = ${x}.`,
  };
}

const twoStep = formed(
  {
    ...info,
    id: 'math.algebra.two-step',
    title: 'Two-step equations',
    grades: [7, 9],
    objectives: ['Undo two operations in the right order'],
    keywords: ['two step equations', 'equations', 'solve for x', 'algebra'],
    prerequisites: ['math.algebra.one-step', 'math.integers.multiply-divide'],
    standards: ['7.EE.B.3', '7.EE.B.4'],
    teaching: {
      idea:
        'In 3x + 5 = 20 first x is multiplied by 3, then 5 is added. Undo the last step first: subtract 5, then divide by 3. ' +
        'It is like taking off shoes before socks.',
      caution: 'Undo sums and differences before products, and do it on both sides.',
      trap: 'left-out-the-first-step',
      mends: {
        'inverted-first-step': 'You repeated the step; undo a plus with a minus, and a minus with a plus.',
        'left-out-the-first-step': 'You only divided; undo the plus or minus before you divide.',
        'left-out-the-last-step': 'You left out the last step; divide by the number before x.',
        'subtracted-coefficient': 'You took the number before x away; it is a factor, so divide by it.',
        'lost-sign': 'The size is right, but the sign is not; put it in for x and check.',
        'forgot-the-brackets': 'The factor multiplies all that is in the brackets; divide by it first.',
        'forgot-the-fixed-part': 'You divided the whole bill; take the fixed part away first.',
        'gave-the-dollars': 'These are the dollars for the hours; divide by the price of one hour.',
      },
    },
  },
  {
    solve: form([0, 1], twoStepEquation),
    claim: form([0, 2], twoStepEquation, 'claimed'),
    story: form([0, 1, 2], (rng, dial) => {
      const [a, x] = [rng.int(2, 9), rng.int(2, byLevel(dial, [9, 15, 30]))];
      const b = fixedPart(rng, a) + (a === 2 ? 2 : 0);
      return {
        question: `Renting a boat costs $${b} plus $${a} for each hour. The bill is $${a * x + b}. For how many hours was the boat rented?`,
        ...numeric(
          x,
          {
            ...ifWhole('forgot-the-fixed-part', a * x + b, a),
            ...(b % a === 0 && {
              'added-the-fixed-part': [
                x + (2 * b) / a,
                `You added the $${b}; take it away from the $${a * x + b}.`,
              ] as const,
              ...(x > b / a && {
                'took-it-twice': [x - b / a, `You took the $${b} away twice; take it away once.`] as const,
              }),
            }),
            'gave-the-dollars': a * x,
            'subtracted-coefficient': [
              a * x - a,
              `You took $${a} away once; each hour costs $${a}, so divide by ${a}.`,
            ],
            'divided-by-the-sum': [
              Math.floor((a * x + b) / (a + b)),
              `You paid the $${b} for each hour; it is paid once.`,
            ],
          },
          {
            apart: checkedBy(
              (wrong) =>
                `not the time: ${plain(wrong)} ${wrong.compare(1) === 0 ? 'hour' : 'hours'} would cost $${plain(wrong.times(a).plus(b))}`,
            ),
          },
        ),
        hints: [
          `Take the fixed part from the $${a * x + b}. The rest is for the hours.`,
          'Divide the rest by the price of one hour.',
        ],
        explanation: `${a}x + ${b} = ${a * x + b}. Subtract ${b}: ${a}x = ${a * x}. Divide by ${a}: x = ${x}.`,
      };
    }),
    brackets: form([1, 2], (rng, dial) => {
      const [a, b, x] = [rng.int(2, 9), rng.int(1, 12), nonZero(rng, byLevel(dial, [9, 12, 15]))];
      return {
        question: `Solve for x: ${a}(x + ${b}) = ${a * (x + b)}`,
        ...numeric(
          x,
          {
            ...ifWhole('forgot-the-brackets', a * (x + b) - b, a),
            'inverted-first-step': x + 2 * b,
            'left-out-the-first-step': [x + b, `This is x + ${b}; take ${b} away to get x.`],
            'left-out-the-last-step': [a * x, `This is ${a}x; divide by ${a} to get x.`],
            'lost-sign': -x,
            'subtracted-the-product': [
              x + b - a * b,
              `After dividing by ${a}, take away ${b} and not ${a} × ${b}.`,
            ],
          },
          {
            signed: true,
            apart: checkedBy(
              (wrong) =>
                `not the solution: for x = ${plain(wrong)} the left side is ${plain(wrong.plus(b).times(a))}`,
            ),
          },
        ),
        hints: [
          'Undo the factor before the brackets first, on both sides.',
          `Then x + ${b} stands alone. Undo what is added to x.`,
        ],
        explanation: `Divide by ${a}: x + ${b} = ${x + b}. Subtract ${b}: x = ${x}.`,
      };
    }),
  },
);

/** Equations with two operations. */
export const equations: Concept[] = [twoStep];
