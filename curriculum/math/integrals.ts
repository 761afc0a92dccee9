import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric } from '../choices.ts';
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
        ...(F(low).n !== 0n && { 'added-lower-end': F(high).plus(F(low)) }),
        ...(F(low).n !== 0n && { 'forgot-lower-end': F(high) }),
        'went-too-far': [
          F(high + 1).minus(F(low)),
          `You put in ${high + 1} for the upper end; it is ${high}.`,
        ],
        'began-too-early': [
          F(high).minus(F(low - 1)),
          `You put in ${low - 1} for the lower end; it is ${low}.`,
        ],
        'used-the-lower-value': [
          f(low) * (high - low),
          'You used the value at the lower end for all x; it changes.',
        ],
        'used-the-upper-value': [
          f(high) * (high - low),
          'You used the value at the upper end for all x; it changes.',
        ],
      },
      {
        signed: true,
        apart: checkedBy(() => `not the difference of ${plain(F(high))} and ${plain(F(low))}`),
      },
    ),
    hints: [
      `Find a function whose derivative is ${text}. Which power of x does its first term need?`,
      `Put in ${high} and ${low}, and subtract the second result from the first.`,
    ],
    explanation: `A function with this derivative is ${[polynomial([0, c, b / 2]), ...(a > 0 ? [`${a / 3 === 1 ? '' : a / 3}x³`] : [])].reverse().join(' + ')}. Its value at ${high} is ${plain(F(high))}, and its value at ${low} is ${plain(F(low))}. The difference is ${plain(value)}.`,
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
        'An integral adds up a quantity along x: for positive values it is the area under the curve. Find a function F whose ' +
        'derivative is the given one. Then the integral is F at the upper end minus F at the lower end.',
      caution:
        'Raise the exponent first, then divide by the new exponent. Subtract the value at the lower end.',
      mends: {
        'forgot-to-divide': 'You raised the exponents only; divide each term by its new exponent, too.',
        'took-values-of-function':
          'You took values of the function itself; use a function with this derivative.',
        'added-lower-end': 'You added the value at the lower end; take it away.',
        'forgot-lower-end': 'You left out the lower end; take the value there away.',
        'took-the-end-speed': 'You used the speed at the end for the whole time; before, the car is slower.',
      },
    },
  },
  {
    value: form([0, 1, 2], integral),
    claim: form([0], integral, 'claimed'),
    antiderivative: form([0, 1, 2], (rng) => {
      const [b, c] = [rng.int(1, 9), nonZero(rng, 9)];
      const wrongC = rng.pick([-c, 2 * c]);
      return {
        question: `Which function F has the derivative ${polynomial([c, 2 * b])}?`,
        ...advisedBoth(
          crossed(
            {
              right: b,
              wrong: 2 * b,
              mistake: 'wrong-factor',
              mend: `The derivative of ${polynomial([0, 0, 2 * b])} is ${polynomial([0, 4 * b])}, not ${polynomial([0, 2 * b])}.`,
            },
            {
              right: c,
              wrong: wrongC,
              mistake: 'wrong-number',
              mend: `The derivative of ${polynomial([0, wrongC])} is ${wrongC}, not ${c}.`,
            },
            (x, y) => `F(x) = ${polynomial([0, y, x])}`,
          ),
          `The derivative of this function is ${polynomial([wrongC, 4 * b])}.`,
        ),
        hints: [
          'Go back from the derivative: raise each exponent by 1, and divide by the new exponent.',
          'A plain number becomes a term with x. Check by taking the derivative.',
        ],
        explanation: `Raise each exponent by 1, and divide by the new one: ${polynomial([0, 2 * b])} gives ${polynomial([0, 0, b])}, and ${c} gives ${polynomial([0, c])}. So F(x) = ${polynomial([0, c, b])}.`,
      };
    }),
    distance: form([1, 2], (rng) => {
      const [a, t] = [2 * rng.int(1, 3), rng.int(2, 8)];
      const v = rng.int(0, 9);
      const s = (a * t * t) / 2 + v * t;
      return {
        question: `After t seconds, a car has the speed ${polynomial([v, a], 't')} meters per second. How many meters does it go in the first ${t} seconds?`,
        ...numeric(
          s,
          {
            'took-the-end-speed': (a * t + v) * t,
            ...(v > 0 && {
              'forgot-to-divide': a * t * t + v * t,
              'left-out-the-start': [
                (a * t * t) / 2,
                'You left out the speed at the start; it counts in each second.',
              ] as const,
            }),
            'gave-the-speed': [a * t + v, 'This is the speed at the end; the question asks for a distance.'],
            'used-the-start-speed': [v * t + a, 'You let the speed grow only once; it grows in each second.'],
            'squared-too-little': [
              (a / 2) * t + v * t,
              'You did not square the time; the integral of t is t² ÷ 2.',
            ],
          },
          {
            apart: checkedBy(() => `not the value of ${polynomial([0, v, a / 2], 't')} at t = ${t}`),
          },
        ),
        hints: [
          'The distance is the integral of the speed.',
          `Find a function of t with this speed as its derivative, and put in t = ${t}.`,
        ],
        explanation: `The distance is the integral of the speed. The derivative of ${polynomial([0, v, a / 2], 't')} is ${polynomial([v, a], 't')}, so put in t = ${t}: the distance is ${s}.`,
      };
    }),
  },
);

/** Integrals. */
export const integrals: Concept[] = [definite];
