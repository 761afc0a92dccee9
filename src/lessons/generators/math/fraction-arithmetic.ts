import { crossed, numeric, type Part } from '../choices.ts';
import { names } from '../data/story.ts';
import type { Figure } from '../figure-types.ts';
import { gcd, lcm, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, range, sampled } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial, Teaching } from '../types.ts';
import { bar, type Fraction, proper, show, value } from './fractions.ts';

const math = { subject: 'Math', category: 'Fractions' };

/** Returns the denominators of a grade: those of 4.NF, then all small ones. */
function denominatorsAt(grade: number): number[] {
  if (grade <= 4) return [3, 4, 5, 6, 8, 10, 12, 100];
  return range(2, grade === 5 ? 12 : 15);
}

/** Draws two fractions with like denominators in grade 4 and for beginners, otherwise with unlike ones. */
function twoFractions(rng: Rng, { grade, level }: Dial): [Fraction, Fraction] {
  const known = denominatorsAt(grade);
  if (grade <= 4 || level === 0) {
    const d = rng.pick(known.filter((each) => each > 3));
    const [a, b] = rng.pair(range(1, d - 1));
    return [
      { n: Math.max(a, b), d },
      { n: Math.min(a, b), d },
    ];
  }
  // Intermediate: one denominator is a multiple of the other. Advanced: neither is.
  const fits = (c: number, d: number): boolean => (d % c === 0 || c % d === 0) === (level === 1);
  const [c, d] = rng.pick(
    known
      .flatMap((x) => known.map((y): [number, number] => [x, y]))
      .filter(([x, y]) => x !== y && fits(x, y)),
  );
  const [a, b] = [withDenominator(c, rng), withDenominator(d, rng)];
  return value(a).compare(value(b)) > 0 ? [a, b] : [b, a];
}

/** Draws a proper fraction in lowest terms with the denominator. */
function withDenominator(d: number, rng: Rng): Fraction {
  return { n: rng.pick(range(1, d - 1).filter((n) => gcd(n, d) === 1)), d };
}

/** Explains the solution with a common denominator. If the fractions share one, it only counts the parts. */
function commonWay(a: Fraction, b: Fraction, sign: string): string {
  const d = lcm(a.d, b.d);
  const [x, y] = [(a.n * d) / a.d, (b.n * d) / b.d];
  const start = a.d === b.d ? `The parts are alike` : `Bring both to the denominator ${d}`;
  return `${start}: ${x}/${d} ${sign} ${y}/${d} = ${sign === '+' ? x + y : x - y}/${d}`;
}

const addTeaching: Teaching = {
  idea: {
    4:
      'The denominator names the size of the parts, like a unit. Parts of one size can be counted together: ' +
      '3 eighths and 2 eighths are 5 eighths.',
    5:
      'Only parts of one size can be counted together. If the denominators differ, first write both fractions with a ' +
      'common denominator. Then add the numerators.',
  },
  caution: 'Never add the denominators. 1/2 + 1/2 is a whole, not 2/4.',
  hints: [
    'Look at the denominators. Are the parts of one size?',
    'If they are not, write both fractions with a common denominator.',
    'Work with the numerators only, and keep the denominator.',
  ],
  mends: {
    'added-denominators':
      'The denominator names the size of the parts. Adding does not change it, so keep it.',
    'mixed-up-denominators': 'Use a number that both denominators divide, and change the numerators with it.',
    'subtracted-numerators': 'This numerator is a difference. The question asks for both parts together.',
    'added-instead': 'The gap is only a part of the sum. Take the known part away from the sum.',
    'counted-one-more': 'The numerator is one too large. Count the parts once more.',
  },
};

/** Two fractions to add, also with the numerators x and y over the common denominator d. */
interface Sum {
  a: Fraction;
  b: Fraction;
  x: number;
  y: number;
  d: number;
}

/** Question on a sum, with its numerator. The denominator is the common one. */
interface SumQuestion {
  question: string;
  numerator: Part<number>;
  explanation: string;
}

/** Returns bars of both fractions, unless there are too many parts to see. */
function bothBars(a: Fraction, b: Fraction): { figure?: Figure } {
  if (Math.max(a.d, b.d) > 24) return {};
  const models = [a, b].map(({ n, d }) => ({ parts: d, shaded: n, label: `${n}/${d}` }));
  return { figure: { kind: 'fraction-models', form: 'bar', models } };
}

const oneMore = (n: number): Part<number> => ({ right: n, wrong: n + 1, mistake: 'counted-one-more' });

const sumForms: Record<'sum' | 'missing' | 'story', (sum: Sum, rng: Rng) => SumQuestion> = {
  sum: ({ a, b, x, y }) => ({
    question: `What is ${show(a)} + ${show(b)}?`,
    numerator:
      x === y ? oneMore(x + y) : { right: x + y, wrong: Math.abs(x - y), mistake: 'subtracted-numerators' },
    explanation: `${commonWay(a, b, '+')}.`,
  }),
  missing: ({ a, x, y, d }) => ({
    question: `Which fraction goes in the gap? ${show(a)} + □ = ${x + y}/${d}`,
    numerator: { right: y, wrong: x + y + x, mistake: 'added-instead' },
    explanation: `Take the known part away: ${x + y}/${d} - ${x}/${d} = ${y}/${d}.`,
  }),
  story: ({ a, b, x, y }, rng) => ({
    question: `${rng.pick(names)} walks ${show(a)} of a mile, rests, and walks ${show(b)} of a mile. How many miles is that in all?`,
    numerator: oneMore(x + y),
    explanation: `Both ways count together. ${commonWay(a, b, '+')}.`,
  }),
};

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
    prerequisites: ['math.fractions.equivalent', 'math.number-theory.lcm'],
    standards: ['4.NF.B.3', '5.NF.A.1', '5.NF.A.2'],
    teaching: addTeaching,
  },
  (rng, dial) => {
    const [a, b] = rng.pair(twoFractions(rng, dial));
    const d = lcm(a.d, b.d);
    const sum = { a, b, d, x: (a.n * d) / a.d, y: (b.n * d) / b.d };
    const form = rng.pick(['sum', 'missing', 'story'] as const);
    const { question, numerator, explanation } = sumForms[form](sum, rng);
    const denominator =
      a.d === b.d
        ? { right: d, wrong: a.d + b.d, mistake: 'added-denominators' }
        : { right: d, wrong: d === a.d * b.d ? a.d + b.d : a.d * b.d, mistake: 'mixed-up-denominators' };
    return {
      key: `${form} ${form === 'missing' ? `${show(a)}+${show(b)}` : [show(a), show(b)].sort().join('+')}`,
      question,
      ...crossed(
        numerator,
        denominator,
        (top, below) => show({ n: top, d: below }),
        (top, below) => rational(top, below).toString(),
      ),
      explanation,
      ...(form === 'missing' ? bar(a) : bothBars(a, b)),
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
