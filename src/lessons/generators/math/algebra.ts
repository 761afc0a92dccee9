import { numeric, worded } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, sampled } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept } from '../types.ts';
import { polynomial } from './polynomial.ts';

const info = { subject: 'Math', category: 'Algebra' };

/** Draws a whole number from -top to top, except 0. */
export function nonZero(rng: Rng, top: number): number {
  return rng.int(1, top) * (rng.int(0, 1) ? 1 : -1);
}

const evaluate = sampled(
  {
    ...info,
    id: 'math.algebra.evaluate',
    title: 'Evaluating expressions',
    grades: [6, 9],
    objectives: ['Put a number in for a variable'],
    keywords: ['algebra', 'expressions', 'evaluate expressions', 'variables', 'substitution'],
    prerequisites: ['math.arithmetic.order-of-operations', 'math.integers.multiply-divide'],
  },
  (rng, dial) => {
    const [a, b, x] = [
      rng.int(2, 12),
      rng.int(1, 20),
      byLevel(dial, [rng.int(2, 12), nonZero(rng, 9), nonZero(rng, 9)]),
    ];
    const square = dial.level === 2;
    const minus = rng.int(0, 1) === 1;
    const first = square ? a * x * x : a * x;
    const answer = minus ? first - b : first + b;
    return {
      key: `${a} ${square ? 'x²' : 'x'} ${minus ? '-' : '+'} ${b} at ${x}`,
      question: `What is ${a}x${square ? '²' : ''} ${minus ? '-' : '+'} ${b} when x = ${x}?`,
      ...numeric(
        answer,
        {
          'put-digits-side-by-side': Math.sign(x) * (a * 10 + Math.abs(x)) + (minus ? -b : b),
          'inverted-operation': minus ? first + b : first - b,
          'added-before-multiplying': a * (x + (minus ? -b : b)),
          'squared-the-product': square ? (a * x) ** 2 + (minus ? -b : b) : a + x + b,
        },
        { signed: true },
      ),
      explanation: `Put ${x} in for x: ${a} × ${square ? `${x * x}` : `${x}`.replace(/^-.*/, '($&)')} ${minus ? '-' : '+'} ${b} = ${answer}.`,
    };
  },
);

const expand = sampled(
  {
    ...info,
    id: 'math.algebra.expand',
    title: 'Multiplying binomials',
    grades: [8, 11],
    objectives: ['Expand a product of two binomials'],
    keywords: ['expand', 'foil', 'binomials', 'multiplying polynomials', 'distributive property'],
    prerequisites: ['math.algebra.evaluate', 'math.exponents.powers'],
  },
  (rng, dial) => {
    const top = byLevel(dial, [15, 15, 20]);
    const k = byLevel(dial, [1, rng.int(1, 3), rng.int(2, 5)]);
    const [a, b] = [nonZero(rng, top), nonZero(rng, top)];
    const [low, middle] = [a * b, k * b + a];
    const ordered = k === 1 ? [a, b].sort((x, y) => x - y) : [a, b];
    return {
      key: `(${k}x+${ordered[0]})(x+${ordered[1]})`,
      question: `Expand (${polynomial([a, k])})(${polynomial([b, 1])}).`,
      ...worded(polynomial([low, middle, k]), {
        'forgot-middle-term': polynomial([low, 0, k]),
        'multiplied-for-middle-term': polynomial([middle, low, k]),
        'lost-sign-of-middle-term': polynomial([low, -middle, k]),
        'lost-sign-of-last-term': polynomial([-low, middle, k]),
        'off-in-middle-term': polynomial([low, middle + 1, k]),
      }),
      explanation: `Multiply each term with each: the middle term is ${polynomial([0, middle])} and the last is ${low}.`,
    };
  },
);

const slope = sampled(
  {
    ...info,
    id: 'math.algebra.slope',
    title: 'Slope of a line',
    grades: [8, 11],
    objectives: ['Find the slope through two points'],
    keywords: ['slope', 'gradient', 'linear functions', 'lines', 'rise over run'],
    prerequisites: ['math.geometry.coordinates', 'math.integers.multiply-divide', 'math.fractions.simplify'],
  },
  (rng, dial) => {
    const top = byLevel(dial, [9, 12, 15]);
    const [x1, y1, x2, y2] = [rng.int(-top, top), rng.int(-top, top), rng.int(-top, top), rng.int(-top, top)];
    const run = x2 === x1 ? 1 : x2 - x1;
    const rise = y2 - y1;
    const end = x1 + run;
    const answer = rational(rise, run);
    return {
      key: `slope ${[
        [x1, y1],
        [end, y2],
      ]
        .sort(([p = 0], [q = 0]) => p - q)
        .join(' ')}`,
      question: `What is the slope of the line through (${x1}, ${y1}) and (${end}, ${y2})?`,
      ...numeric(
        answer,
        {
          'inverted-fraction': rise === 0 ? run : rational(run, rise),
          'lost-sign': answer.times(-1),
          'added-instead': x1 + end === 0 ? rise : rational(y1 + y2, x1 + end),
          'gave-rise-only': rise,
        },
        { signed: true },
      ),
      explanation: `Slope = rise ÷ run = ${rise} ÷ ${run < 0 ? `(${run})` : run} = ${plain(answer)}.`,
      figure: {
        kind: 'coordinate-grid',
        points: [
          { x: x1, y: y1 },
          { x: end, y: y2 },
        ],
        line: true,
        span: byLevel(dial, [
          [-12, 12],
          [-16, 16],
          [-20, 20],
        ]),
      },
    };
  },
);

/** Expressions and lines. */
export const algebra: Concept[] = [evaluate, slope, expand];
