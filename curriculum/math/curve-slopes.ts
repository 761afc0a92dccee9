import { checkedBy } from '../checked.ts';
import { numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import type { Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { nonZero, operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Calculus' };

/** Draws a function with its slope at a place. */
function slopeAt(rng: Rng, dial: Dial) {
  const [a, b, c, d] = [dial.level === 2 ? rng.int(1, 3) : 0, rng.int(1, 6), rng.int(-9, 9), rng.int(-9, 9)];
  const x = dial.level === 0 ? rng.int(1, 6) : nonZero(rng, 5);
  return {
    a,
    b,
    c,
    d,
    x,
    text: polynomial([d, c, b, a]),
    slope: 3 * a * x * x + 2 * b * x + c,
    value: a * x ** 3 + b * x * x + c * x + d,
  };
}

function slopeQuestion(rng: Rng, dial: Dial): Asked {
  const { a, b, c, d, x, text, slope, value } = slopeAt(rng, dial);
  return {
    question: `Let f(x) = ${text}. What is f′(${x})?`,
    ...numeric(
      slope,
      {
        'gave-function-value': value,
        ...Object.fromEntries(
          [x - 1, x + 1].map((other) => [
            `put-in-${other > x ? 'more' : 'less'}`,
            [3 * a * other * other + 2 * b * other + c, `You put in ${other} for x; put in ${x}.`] as const,
          ]),
        ),
        'forgot-to-multiply': a * x * x + b * x + c,
        'kept-constant': slope + d,
        'dropped-linear-term': slope - c,
        'kept-the-exponents': 3 * a * x ** 3 + 2 * b * x * x + c * x,
      },
      {
        signed: true,
        apart: checkedBy(() => `not the value of ${polynomial([c, 2 * b, 3 * a])} at x = ${x}`),
      },
    ),
    hints: ['f′ is the derivative. Find it term by term.', `Put ${x} into the derivative, not into f.`],
    explanation: `The derivative is f′(x) = ${polynomial([c, 2 * b, 3 * a])}. Put x = ${x} in: ${a > 0 ? `${3 * a} × ${x * x} + ` : ''}${2 * b} × ${operand(x)}${c === 0 ? '' : ` ${c < 0 ? '-' : '+'} ${Math.abs(c)}`} = ${slope}.`,
  };
}

/** Slopes of curves. */
export const derivativeValue = formed(
  {
    ...info,
    id: 'math.derivatives.slope',
    title: 'Slope of a curve at a point',
    grades: [11, 12],
    objectives: ['Find the slope of a curve with the derivative'],
    keywords: ['slope of a curve', 'tangent', 'instantaneous rate of change', 'extreme points'],
    prerequisites: ['math.derivatives.power-rule', 'math.algebra.slope'],
    standards: ['HSF.IF.B.6'],
    teaching: {
      idea: 'The slope of a curve changes from point to point. It is the value of the derivative: find f′, then put x in. Where it is 0 the curve is level.',
      caution: 'f(2) is a height, f′(2) is a slope.',
      trap: 'gave-function-value',
      mends: {
        'gave-function-value': 'This is a value of f, a height of the curve; the question asks for a slope.',
        'forgot-to-multiply': 'You lowered the exponents only; each of them also comes down as a factor.',
        'kept-constant': 'You kept the constant at the end; its derivative is 0.',
        'dropped-linear-term': 'You dropped the term with x alone; its derivative is the number before x.',
        'kept-the-exponents': 'You kept the exponents; each of them falls by 1.',
        'lost-sign': 'The size is right, but the sign is not; put it into the derivative and check.',
        'took-one-end': 'This is the slope at one end; an average rate needs the values of f at both ends.',
        'forgot-to-divide': 'This is the change of f; divide it by the change of x.',
      },
    },
  },
  {
    slope: form([0, 1, 2], slopeQuestion),
    claim: form([2], slopeQuestion, 'claimed'),
    level: form([0, 1, 2], (rng, dial) => {
      const [a, x, d] = [rng.int(1, byLevel(dial, [1, 3, 5])), nonZero(rng, 9), rng.int(-9, 9)];
      return {
        question: `Let f(x) = ${polynomial([d, -2 * a * x, a])}. At which x is the slope 0?`,
        ...numeric(
          x,
          {
            ...nearBy(
              rng,
              x,
              1,
              (wrong) => `The slope at x = ${wrong} is ${wrong.minus(x).times(2 * a)}, not 0.`,
            ),
            'lost-sign': -x,
            ...sometimes(rng, {
              'forgot-the-factor': [
                2 * x,
                'The derivative of the square has the factor 2; divide by it too.',
              ],
              ...(x % 2 === 0 && {
                'halved-twice': [
                  x / 2,
                  'You divided by 2 once too often; put it into the derivative and check.',
                ] as const,
              }),
            }),
            ...sometimes(rng, {
              'gave-the-height': [
                d - a * x * x,
                'This is the height of the level point; the question asks for its x.',
              ],
              'left-out-the-last-step': [2 * a * x, `You left out the last step; divide by ${2 * a}.`],
            }),
          },
          {
            signed: true,
            apart: checkedBy(
              (wrong) => `not the place: the slope at x = ${wrong} is ${wrong.minus(x).times(2 * a)}`,
            ),
          },
        ),
        hints: ['Find the derivative: it gives the slope at each x.', 'Set it equal to 0, and solve for x.'],
        explanation: `The slope is f′(x) = ${polynomial([-2 * a * x, 2 * a])}. Set it equal to 0: ${polynomial([0, 2 * a])} = ${2 * a * x}, so x = ${x}.`,
      };
    }),
    mean: form([0, 1], (rng) => {
      const [b, c, x1, step] = [rng.int(1, 4), rng.int(-6, 6), rng.int(-3, 4), rng.int(1, 4)];
      const x2 = x1 + step;
      const f = (x: number): number => b * x * x + c * x;
      const rate = (f(x2) - f(x1)) / step;
      return {
        question: `Let f(x) = ${polynomial([0, c, b])}. What is the average rate of change from x = ${x1} to x = ${x2}?`,
        ...numeric(
          rate,
          {
            'took-one-end': 2 * b * x2 + c,
            ...(step > 1 && { 'forgot-to-divide': f(x2) - f(x1) }),
            'gave-function-value': f(x2),
            'took-the-first-end': [
              2 * b * x1 + c,
              'This is the slope at one end; an average rate needs the values of f at both ends.',
            ],
            'added-the-heights': [
              rational(f(x2) + f(x1), step),
              'You added the values of f; take their difference.',
            ],
            'turned-the-difference': [-rate, 'The sign is wrong; take the second value minus the first.'],
          },
          {
            signed: true,
            apart: checkedBy(() => `not right: f changes by ${f(x2) - f(x1)} while x changes by ${step}`),
          },
        ),
        hints: [`Work out f(${x1}) and f(${x2}).`, 'Divide the change of f by the change of x.'],
        explanation: `f(${x1}) = ${f(x1)} and f(${x2}) = ${f(x2)}. Divide the change of f by the change of x: (${f(x2)} - ${operand(f(x1))}) ÷ ${step} = ${rate}.`,
      };
    }),
  },
);
