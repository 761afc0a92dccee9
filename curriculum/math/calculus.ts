import { crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { nonZero, operand } from './upper-forms.ts';

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
  const wrongLead = rng.pick([c.at(-1) ?? 1, lead - degree, lead + degree, lead + degree]);
  const wrongLow = rng.pick([low + (c[0] ?? 0), -low].filter((v) => v !== 0));
  return {
    question: `What is the derivative of f(x) = ${polynomial(c)}?`,
    ...crossed(
      { right: lead, wrong: wrongLead, mistake: 'wrong-factor' },
      { right: low, wrong: wrongLow, mistake: 'wrong-number' },
      (a, n) => polynomial([n, ...right.slice(1, -1), a]),
    ),
    explanation: `Multiply each term by its exponent and lower the exponent by 1; the constant drops out: ${polynomial(right)}.`,
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
      hints: [
        'Take one term after the other.',
        'Which factor comes down from the exponent?',
        'What happens to the plain number?',
      ],
      mends: {
        'wrong-factor': 'Multiply the factor by the exponent.',
        'wrong-number': 'A term with x leaves its factor, and a constant leaves nothing.',
        'kept-the-exponent': 'Lower the exponent by 1.',
        'forgot-the-factor': 'The exponent comes down as a factor.',
      },
    },
  },
  {
    derivative: form([0, 1, 2], derivative),
    claim: form([0, 1, 2], derivative, 'claimed'),
    power: form([0, 1], (rng) => {
      const [a, n] = [rng.int(2, 9), rng.int(3, 9)];
      const wrong = rng.pick([n, n - 2]);
      const show = (f: number, e: number): string => polynomial([...Array(e).fill(0), f]);
      return {
        question: `What is the derivative of f(x) = ${show(a, n)}?`,
        ...crossed(
          {
            right: a * n,
            wrong: rng.pick([a, a * (n - 1), a * (n + 1), a * (n + 1)]),
            mistake: 'forgot-the-factor',
          },
          { right: n - 1, wrong, mistake: 'kept-the-exponent' },
          show,
        ),
        explanation: `The exponent ${n} comes down as a factor and falls to ${n - 1}: ${show(a * n, n - 1)}.`,
      };
    }),
    back: form([1, 2], (rng) => {
      const [c = 1, b = 1, a = 2] = coefficients(rng, 2);
      const text = polynomial(derived([c, b, a]));
      // Each wrong number is above the right one as often as below.
      const wrongLead = rng.pick([2 * a, a % 2 === 0 ? a / 2 : a - 1]);
      return {
        question: `Which function has the derivative ${text}?`,
        ...crossed(
          { right: a, wrong: wrongLead, mistake: 'wrong-factor' },
          { right: b, wrong: b % 2 === 0 ? rng.pick([-b, 2 * b, b / 2]) : -b, mistake: 'wrong-number' },
          (lead, low) => `f(x) = ${polynomial([c, low, lead])}`,
        ),
        explanation: `Test it: ${polynomial([c, b, a])} has the derivative ${text}.`,
      };
    }),
  },
);

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
        'forgot-to-multiply': a * x * x + b * x + c,
        'kept-constant': slope + d,
        'dropped-linear-term': slope - c,
      },
      { signed: true },
    ),
    explanation: `f′(x) = ${polynomial([c, 2 * b, 3 * a])}. At x = ${x} that is ${slope}.`,
  };
}

const derivativeValue = formed(
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
      hints: ['Find the derivative first.', 'Put the x in.'],
      mends: {
        'gave-function-value': 'This is the height of the curve. Put x into the derivative.',
        'forgot-to-multiply': 'The exponents come down as factors.',
        'kept-constant': 'The constant has no slope. It drops out.',
        'dropped-linear-term': 'The term with x leaves its factor.',
        'lost-sign': 'Check the sign when you solve f′(x) = 0.',
        'forgot-to-halve': 'Divide by the number before x.',
        'took-one-end':
          'The mean rate needs both ends: the difference of the heights over the difference of x.',
        'forgot-to-divide': 'Divide the change of height by the change of x.',
      },
    },
  },
  {
    slope: form([0, 1, 2], slopeQuestion),
    claim: form([1, 2], slopeQuestion, 'claimed'),
    level: form([0, 1, 2], (rng, dial) => {
      const [a, x, d] = [rng.int(1, byLevel(dial, [1, 3, 5])), nonZero(rng, 9), rng.int(-9, 9)];
      return {
        question: `Let f(x) = ${polynomial([d, -2 * a * x, a])}. At which x is the slope 0?`,
        ...numeric(x, { 'lost-sign': -x, 'forgot-to-halve': 2 * x }, { signed: true }),
        explanation: `f′(x) = ${polynomial([-2 * a * x, 2 * a])} is 0 at x = ${x}.`,
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
            'forgot-to-divide': step === 1 ? f(x2) + f(x1) : f(x2) - f(x1),
            'gave-function-value': f(x2),
          },
          { signed: true },
        ),
        explanation: `f(${x1}) = ${f(x1)} and f(${x2}) = ${f(x2)}. (${f(x2)} - ${operand(f(x1))}) ÷ ${step} = ${rate}.`,
      };
    }),
  },
);

/** Derivatives. */
export const calculus: Concept[] = [derivativeRule, derivativeValue];
