import { crossed, numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Calculus' };

/** Draws a polynomial and two ends. */
function areaUnder(rng: Rng, dial: Dial) {
  const [a, b, c] = [
    dial.level === 0 ? 0 : rng.pick([3, 3, 6, 0]),
    2 * rng.int(1, 4),
    rng.int(dial.level === 2 ? -6 : 0, 9),
  ];
  const low = dial.level === 2 ? rng.int(-2, 2) : rng.int(0, 2);
  const high = low + rng.int(1, 4);
  const F = (x: number) =>
    rational(a * x ** 3, 3)
      .plus(rational(b * x * x, 2))
      .plus(c * x);
  return { a, b, c, low, high, F, value: F(high).minus(F(low)), text: polynomial([c, b, a]) };
}

function integral(rng: Rng, dial: Dial): Asked {
  const { a, b, c, low, high, F, value, text } = areaUnder(rng, dial);
  const f = (x: number): number => a * x * x + b * x + c;
  return {
    question: `What is the integral of ${text} from x = ${low} to x = ${high}?`,
    ...numeric(
      value,
      {
        'forgot-to-divide': rational(
          a * (high ** 3 - low ** 3) + b * (high ** 2 - low ** 2) + c * (high - low),
        ),
        'took-values-of-function': f(high) - f(low),
        'added-lower-end': F(high).plus(F(low)),
        'forgot-lower-end': F(high),
      },
      { signed: true },
    ),
    hints: [
      'Find a function whose derivative is the given one: begin with the highest power of x.',
      'Take its value at the lower end from its value at the upper end.',
    ],
    explanation: `A function with this derivative is ${[polynomial([0, c, b / 2]), ...(a > 0 ? [`${a / 3 === 1 ? '' : a / 3}x³`] : [])].reverse().join(' + ')}. The value at ${high} is ${plain(F(high))}, that at ${low} is ${plain(F(low))}. The difference is ${plain(value)}.`,
  };
}

const definite = formed(
  {
    ...info,
    id: 'math.integrals.definite',
    title: 'Definite integrals',
    grades: [12, 12],
    objectives: ['Evaluate the integral of a polynomial'],
    keywords: ['integrals', 'integration', 'area under a curve', 'antiderivative'],
    prerequisites: ['math.derivatives.power-rule'],
    standards: ['HSF.IF.B.6'],
    teaching: {
      idea:
        'An integral adds up a quantity along x: for positive values it is the area under the curve. Find a function whose ' +
        'derivative is the given one, and subtract its value at the lower end from that at the upper end.',
      caution:
        'Raise the exponent first, then divide by the new exponent. Subtract the value at the lower end.',
      mends: {
        'forgot-to-divide': 'You raised the exponents only; divide each term by its new exponent.',
        'took-values-of-function':
          'You used the function itself; use a function that has it as its derivative.',
        'added-lower-end': 'You added the value at the lower end; take it away.',
        'forgot-lower-end': 'You left out the lower end; take its value away.',
        'wrong-factor': 'Take the derivative of this function: the term with x does not come out right.',
        'wrong-number': 'Take the derivative of this function: the plain number does not come out right.',
        'took-the-end-speed': 'You used the speed at the end for all the time; the cart is slower before.',
      },
    },
  },
  {
    value: form([0, 1, 2], integral),
    claim: form([0], integral, 'claimed'),
    antiderivative: form([0, 1, 2], (rng) => {
      const [b, c] = [rng.int(1, 9), nonZero(rng, 9)];
      return {
        question: `Which function F has the derivative ${polynomial([c, 2 * b])}?`,
        ...crossed(
          { right: b, wrong: 2 * b, mistake: 'wrong-factor' },
          { right: c, wrong: rng.pick([-c, 2 * c]), mistake: 'wrong-number' },
          (x, y) => `F(x) = ${polynomial([0, y, x])}`,
        ),
        hints: [
          'Go back from the derivative: raise each exponent by 1, and divide by the new exponent.',
          'A plain number becomes a term with x. Check by taking the derivative.',
        ],
        explanation: `Raise the exponents and divide by them: ${polynomial([0, 2 * b])} gives ${polynomial([0, 0, b])}, and ${c} gives ${polynomial([0, c])}. So F(x) = ${polynomial([0, c, b])}.`,
      };
    }),
    distance: form([1, 2], (rng) => {
      const [a, t] = [2 * rng.int(1, 6), rng.int(2, 8)];
      const v = rng.int(0, 9);
      const s = (a * t * t) / 2 + v * t;
      return {
        question: `A cart has the speed ${polynomial([v, a], 't')} meters per second at t seconds. How many meters does it go in the first ${t} seconds?`,
        ...numeric(s, {
          'took-the-end-speed': (a * t + v) * t,
          ...(v > 0 && {
            'forgot-to-divide': a * t * t + v * t,
            'left-out-the-start': [
              (a * t * t) / 2,
              'You left out the speed at the start; it counts in each second.',
            ] as const,
          }),
          'gave-the-speed': [a * t + v, 'This is the speed at the end; the question asks for a distance.'],
          'used-the-start-speed': [v * t + a, 'You added the growth once; the speed grows in each second.'],
          'squared-too-little': [
            (a / 2) * t + v * t,
            'You did not square the time; the integral of t is t² ÷ 2.',
          ],
        }),
        hints: [
          'The distance is the integral of the speed.',
          `Find a function of t with this speed as its derivative, and put in t = ${t}.`,
        ],
        explanation: `The distance is the integral of the speed: ${polynomial([0, v, a / 2], 't')} at t = ${t}, which is ${s}.`,
      };
    }),
  },
);

/** Integrals. */
export const integrals: Concept[] = [definite];
