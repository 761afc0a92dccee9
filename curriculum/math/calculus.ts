import { advisedBoth, crossed } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { derivativeValue } from './curve-slopes.ts';
import { polynomial } from './polynomial.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Calculus' };

/** Draws the coefficients of a polynomial, in rising order. */
function coefficients(rng: Rng, degree: number): number[] {
  return range(0, degree).map((p) => (p === degree ? rng.int(2, 6) : nonZero(rng, 9)));
}

const derived = (c: readonly number[]): number[] => c.slice(1).map((a, i) => a * (i + 1));

function derivative(rng: Rng, dial: Dial): Asked {
  const degree = byLevel(dial, [2, 3, 4]);
  const c = coefficients(rng, degree);
  const right = derived(c);
  const lead = right.at(-1) ?? 1;
  const low = right[0] ?? 0;
  const [leadName, wrongLead] = rng.pick([
    ['forgot-the-factor', c.at(-1) ?? 1],
    ['multiplied-by-next', (c.at(-1) ?? 1) * (degree + 1)],
  ] as const);
  const kept = low + (c[0] ?? 0);
  const [lowName, wrongLow] =
    kept !== 0 && rng.int(0, 1) === 0 ? (['kept-constant', kept] as const) : (['lost-sign', -low] as const);
  return {
    question: `What is the derivative of f(x) = ${polynomial(c)}?`,
    ...advisedBoth(
      crossed(
        {
          right: lead,
          wrong: wrongLead,
          mistake: leadName,
          mend: `The first factor is wrong; multiply ${c.at(-1)} by ${degree}, the old exponent.`,
        },
        {
          right: low,
          wrong: wrongLow,
          mistake: lowName,
          mend:
            lowName === 'kept-constant'
              ? `You kept the constant ${c[0]}; its derivative is 0.`
              : `The plain number has the wrong sign; it comes from ${polynomial([0, c[1] ?? 1])}.`,
        },
        (a, n) => polynomial([n, ...right.slice(1, -1), a]),
      ),
      'The first factor and the plain number are both wrong; take one term after the other.',
    ),
    hints: [
      'Take one term after the other: the exponent becomes a factor, and the new exponent is one less.',
      `What is left of ${polynomial([0, c[1] ?? 1])}, and what of the plain number?`,
    ],
    explanation: `Multiply each term by its exponent, and lower the exponent by 1. ${c
      .map(
        (n, i) =>
          `${polynomial([...Array(i).fill(0), n])} gives ${i === 0 ? '0' : polynomial([...Array(i - 1).fill(0), n * i])}`,
      )
      .toReversed()
      .join(', ')
      .replace(/, ([^,]+)$/, ' and $1')}. Together: ${polynomial(right)}.`,
  };
}

const derivativeRule = formed(
  {
    ...info,
    id: 'math.derivatives.power-rule',
    title: 'Derivatives of polynomials',
    grades: [11, 12],
    objectives: ['Differentiate term by term with the power rule'],
    keywords: ['derivatives', 'power rule', 'differentiation', 'calculus', 'derivative'],
    prerequisites: ['math.functions.evaluate', 'math.exponents.laws'],
    standards: ['HSF.IF.B.6'],
    teaching: {
      idea:
        'The derivative gives the slope of a graph at each x. For a power the exponent becomes a factor, and the exponent falls ' +
        'by 1: x³ gives 3x². A constant has the slope 0.',
      caution: 'The constant drops out, and the exponent of each term falls by 1.',
      trap: 'kept-constant',
      mends: {
        'kept-the-exponent': 'The exponent is wrong; it falls by exactly 1.',
        'took-another-factor': 'The factor is wrong; multiply by the old exponent.',
      },
    },
  },
  {
    derivative: form([0, 1, 2], derivative),
    claim: form([0, 2], derivative, 'claimed'),
    power: form([0, 1], (rng) => {
      const [a, n] = [rng.int(2, 9), rng.int(3, 9)];
      const other = rng.pick([n + 1, n - 1]);
      const show = (f: number, e: number): string => polynomial([...Array(e).fill(0), f]);
      return {
        question: `What is the derivative of f(x) = ${show(a, n)}?`,
        ...advisedBoth(
          crossed(
            { right: a * n, wrong: a * other, mistake: 'took-another-factor' },
            { right: n - 1, wrong: other - 1, mistake: 'kept-the-exponent' },
            show,
          ),
          'Both the factor and the exponent are wrong; start from the old exponent.',
        ),
        hints: [
          `The exponent comes down as a factor. What is ${a} times it?`,
          'Then the exponent itself falls by 1.',
        ],
        explanation: `The exponent ${n} comes down as a factor, ${n} × ${a} = ${a * n}, and falls to ${n - 1}: ${show(a * n, n - 1)}.`,
      };
    }),
    back: form([1, 2], (rng) => {
      const [c = 1, b = 1, a = 2] = coefficients(rng, 2);
      const text = polynomial(derived([c, b, a]));
      const wrongLead = a % 2 === 0 ? rng.pick([2 * a, a / 2]) : 2 * a;
      const wrongLow = b % 2 === 0 ? rng.pick([-b, 2 * b, b / 2]) : -b;
      return {
        question: `Which function has the derivative ${text}?`,
        ...advisedBoth(
          crossed(
            {
              right: a,
              wrong: wrongLead,
              mistake: 'wrong-factor',
              mend: `The derivative of ${polynomial([0, 0, wrongLead])} is ${polynomial([0, 2 * wrongLead])}, not ${polynomial([0, 2 * a])}.`,
            },
            {
              right: b,
              wrong: wrongLow,
              mistake: 'wrong-number',
              mend: `The derivative of ${polynomial([0, wrongLow])} is ${wrongLow}, not ${b}.`,
            },
            (lead, low) => `f(x) = ${polynomial([c, low, lead])}`,
          ),
          `The derivative of this function is ${polynomial(derived([c, wrongLow, wrongLead]))}.`,
        ),
        hints: [
          'Take the derivative of the choices, term by term.',
          'The plain number at the end drops out, so look at the other terms.',
        ],
        explanation: `Take the derivative term by term: ${polynomial([0, 0, a])} gives ${polynomial([0, 2 * a])}, and ${polynomial([0, b])} gives ${b}. The derivative of ${c} is 0, so together it is ${text}.`,
      };
    }),
  },
);

/** Derivatives. */
export const calculus: Concept[] = [derivativeRule, derivativeValue];
