import { numeric } from '../choices.ts';
import { lcm, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, range, sampled } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { bar, type Fraction, proper, show, value } from './fractions.ts';

const math = { subject: 'Math', category: 'Fractions' };

/** Draws two fractions to add or subtract. Beginners get a common denominator. */
function twoFractions(rng: Rng, dial: Dial): [Fraction, Fraction] {
  if (dial.level === 0) {
    const d = rng.int(5, 24);
    const [a, b] = rng.pair(range(1, d - 1));
    return [
      { n: Math.max(a, b), d },
      { n: Math.min(a, b), d },
    ];
  }
  const top = byLevel(dial, [10, 12, 15]);
  const [a, b] = [proper(rng, top), proper(rng, top)];
  if (a.d === b.d) return twoFractions(rng, dial);
  return value(a).compare(value(b)) > 0 ? [a, b] : [b, a];
}

/** Explains the solution with a common denominator. If the fractions share one, it only counts the parts. */
function commonWay(a: Fraction, b: Fraction, sign: string): string {
  const d = lcm(a.d, b.d);
  const [x, y] = [(a.n * d) / a.d, (b.n * d) / b.d];
  const start = a.d === b.d ? `The parts are alike` : `Bring both to the denominator ${d}`;
  return `${start}: ${x}/${d} ${sign} ${y}/${d} = ${sign === '+' ? x + y : x - y}/${d}`;
}

const add = sampled(
  {
    ...math,
    id: 'math.fractions.add',
    title: 'Adding fractions',
    grades: [4, 7],
    objectives: ['Add fractions with like and unlike denominators'],
    keywords: [
      'adding fractions',
      'fraction addition',
      'add fractions',
      'unlike denominators',
      'common denominator',
    ],
    prerequisites: ['math.fractions.equivalent', 'math.number-theory.factors'],
  },
  (rng, dial) => {
    const [a, b] = rng.pair(twoFractions(rng, dial));
    const sum = value(a).plus(value(b));
    return {
      key: `sum ${[show(a), show(b)].sort().join('+')}`,
      question: `What is ${show(a)} + ${show(b)}?`,
      ...numeric(sum, {
        'added-denominators': rational(a.n + b.n, a.d + b.d),
        'kept-first-denominator': rational(a.n + b.n, a.d),
        'multiplied-instead': value(a).times(value(b)),
        'added-numerators-over-product': rational(a.n + b.n, a.d * b.d),
        'subtracted-instead': value(a).minus(value(b)),
        'slip-in-numerator': sum.plus(rational(1, lcm(a.d, b.d))),
      }),
      explanation: `${commonWay(a, b, '+')}. In lowest terms that is ${plain(sum)}.`,
      ...bar(a),
    };
  },
);

const subtract = sampled(
  {
    ...math,
    id: 'math.fractions.subtract',
    title: 'Subtracting fractions',
    grades: [4, 7],
    objectives: ['Subtract fractions with like and unlike denominators'],
    keywords: ['subtracting fractions', 'fraction subtraction', 'subtract fractions', 'common denominator'],
    prerequisites: ['math.fractions.add'],
  },
  (rng, dial) => {
    const [a, b] = twoFractions(rng, dial);
    const difference = value(a).minus(value(b));
    return {
      key: `difference ${show(a)}-${show(b)}`,
      question: `What is ${show(a)} - ${show(b)}?`,
      ...numeric(difference, {
        'subtracted-denominators': rational(
          Math.abs(a.n - b.n) + (a.d === b.d ? 1 : 0),
          Math.abs(a.d - b.d) || a.d * 2,
        ),
        'kept-first-denominator': rational(Math.abs(a.n - b.n), a.d),
        'added-instead': value(a).plus(value(b)),
        'subtracted-numerators-over-product': rational(Math.abs(a.n - b.n), a.d * b.d),
      }),
      explanation: `${commonWay(a, b, '-')}. In lowest terms that is ${plain(difference)}.`,
      ...bar(a),
    };
  },
);

const multiply = sampled(
  {
    ...math,
    id: 'math.fractions.multiply',
    title: 'Multiplying fractions',
    grades: [5, 8],
    objectives: ['Multiply fractions and reduce the product'],
    keywords: ['multiplying fractions', 'fraction multiplication', 'multiply fractions', 'times fractions'],
    prerequisites: ['math.fractions.simplify'],
  },
  (rng, dial) => {
    const top = byLevel(dial, [10, 12, 18]);
    const [a, b] = [proper(rng, top), proper(rng, top)];
    const product = value(a).times(value(b));
    return {
      key: `product ${[show(a), show(b)].sort().join('x')}`,
      question: `What is ${show(a)} × ${show(b)}?`,
      ...numeric(product, {
        'multiplied-crosswise': rational(a.n * b.d, a.d * b.n),
        'added-instead': value(a).plus(value(b)),
        'added-denominators': rational(a.n * b.n, a.d + b.d),
        'multiplied-only-above': rational(a.n * b.n, a.d),
      }),
      explanation: `Multiply above and below: ${a.n * b.n}/${a.d * b.d}. In lowest terms that is ${plain(product)}.`,
    };
  },
);

const divide = sampled(
  {
    ...math,
    id: 'math.fractions.divide',
    title: 'Dividing fractions',
    grades: [5, 8],
    objectives: ['Divide by a fraction by multiplying with its reciprocal'],
    keywords: [
      'dividing fractions',
      'fraction division',
      'divide fractions',
      'reciprocal',
      'keep change flip',
    ],
    prerequisites: ['math.fractions.multiply'],
  },
  (rng, dial) => {
    const top = byLevel(dial, [9, 10, 15]);
    const [a, b] = [proper(rng, top), proper(rng, top)];
    const quotient = value(a).over(value(b));
    return {
      key: `quotient ${show(a)}:${show(b)}`,
      question: `What is ${show(a)} ÷ ${show(b)}?`,
      ...numeric(quotient, {
        'multiplied-instead': value(a).times(value(b)),
        'flipped-first-fraction': value(b).over(value(a)),
        'flipped-both': rational(1).over(value(a).times(value(b))),
      }),
      explanation: `Turn the second fraction over and multiply: ${show(a)} × ${b.d}/${b.n} = ${plain(quotient)}.`,
    };
  },
);

/** Sums, differences, products and quotients of fractions. */
export const fractionArithmetic: Concept[] = [add, subtract, multiply, divide];
