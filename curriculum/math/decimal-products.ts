import { type Apart, advisedBoth, crossed, numeric, type WrongNumber } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { count, decimal, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { ones, placesOf } from './decimal-slips.ts';
import { decimalMath, decimalNumber } from './decimals.ts';
import { drawn } from './middle-forms.ts';

/** Tells a wrong product by its second factor, if that has few places. */
const byFactor =
  (a: Rational, b: Rational): Apart =>
  (size, isMore) => {
    const wrong = size
      .times(isMore ? 1 : -1)
      .over(a)
      .plus(b);
    return wrong.n > 0n && 1000n % wrong.d === 0n
      ? `${decimal(a)} × ${decimal(wrong)}, not ${decimal(a)} × ${decimal(b)}`
      : `${decimal(size)} ${isMore ? 'more' : 'less'} than the right answer`;
  };

/** Returns the wrong results of a product by their misconceptions. */
function wrongProducts(rng: Rng, a: Rational, b: Rational): Record<string, WrongNumber> {
  const right = a.times(b);
  const step = rational(1, 10 ** placesOf(b));
  const [less, more] = [b.minus(step), b.plus(step)];
  const places = placesOf(a) + placesOf(b);
  const rests = a.minus(ones(a)).times(b.minus(ones(b)));
  const isParted = ones(a).n > 0n && ones(b).n > 0n;
  const tooFarRight = [
    right.times(10),
    placesOf(b) > 0
      ? 'You kept one place after the point; tenths times tenths are hundredths.'
      : `You left out the point; ${decimal(a)} has a place after the point.`,
  ] as const;
  const tooFarLeft = [
    right.over(10),
    `You moved the point by ${places + 1} places; the factors have ${places} in all.`,
  ] as const;
  return {
    'point-wrong': rng.pick([tooFarRight, tooFarLeft]),
    'one-group-too-few': [
      a.times(less),
      `This is ${decimal(a)} × ${decimal(less)}; the factor is ${decimal(b)}.`,
    ],
    'one-group-too-many': [
      a.times(more),
      `This is ${decimal(a)} × ${decimal(more)}; the factor is ${decimal(b)}.`,
    ],
    'added-instead': [a.plus(b), `You added ${decimal(a)} and ${decimal(b)}; multiply them.`],
    ...(isParted &&
      (placesOf(b) > 0
        ? {
            'multiplied-part-by-part': [
              ones(a).times(ones(b)).plus(rests),
              'You multiplied only ones by ones and tenths by tenths; multiply each part by each part.',
            ] as const,
            'left-out-the-tenths': [
              a.times(ones(b)),
              `You multiplied only by ${decimal(ones(b))}; multiply by ${decimal(b.minus(ones(b)))}, too.`,
            ] as const,
          }
        : {
            'left-out-the-tenths': [
              ones(a).times(b),
              `You multiplied only ${decimal(ones(a))} by ${decimal(b)}; multiply ${decimal(a.minus(ones(a)))}, too.`,
            ] as const,
            'kept-the-tenths': [
              ones(a)
                .times(b)
                .plus(a.minus(ones(a))),
              `You multiplied only the ones; multiply ${decimal(a.minus(ones(a)))} by ${decimal(b)}, too.`,
            ] as const,
          })),
  };
}

function productPair(rng: Rng, { level }: Dial): [Rational, Rational] {
  const b = level === 0 ? rational(rng.int(2, 12)) : decimalNumber(rng, 1, level === 1 ? 5 : 10);
  return [decimalNumber(rng, 1, [12, 10, 20][level] ?? 12), b];
}

const digits = (r: Rational): bigint => r.times(10 ** placesOf(r)).n;

function productWay(a: Rational, b: Rational): string {
  const places = placesOf(a) + placesOf(b);
  const [right, written] = [decimal(a.times(b)), decimal(a.times(b), places)];
  return (
    `Without the points: ${whole(digits(a))} × ${whole(digits(b))} = ${whole(digits(a) * digits(b))}. The factors have ` +
    `${count(places, 'place')} after the points in all, and the product has as many: ${written}${written === right ? '' : `, which is ${right}`}.`
  );
}

const placesHint = (a: Rational, b: Rational): string =>
  `Count the places after the points in ${decimal(a)} and ${decimal(b)}. The product has as many.`;

const multiplyForms: Forms = {
  product: form([0, 1], (rng, dial) => {
    const [a, b] = productPair(rng, dial);
    return {
      key: [a, b].map(String).sort().join('x'),
      question: `What is ${decimal(a)} × ${decimal(b)}?`,
      ...numeric(a.times(b), wrongProducts(rng, a, b), { show: decimal, apart: byFactor(a, b) }),
      hints: ['Multiply as if there were no points.', placesHint(a, b)],
      explanation: productWay(a, b),
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const [a, b] = productPair(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `A meter of wire weighs ${decimal(a)} grams. How many grams do ${decimal(b)} meters weigh?`,
      ...numeric(a.times(b), wrongProducts(rng, a, b), { show: decimal, apart: byFactor(a, b) }),
      hints: [
        `Each meter weighs ${decimal(a)} grams, so multiply by the number of meters.`,
        placesHint(a, b),
      ],
      explanation: productWay(a, b),
    };
  }),
  point: form([0, 1, 2], (rng) => {
    const [a, b] = drawn(
      () => [rng.int(11, 99), rng.int(2, 99)] as const,
      (both) => both.every((n) => n % 10 > 0),
    );
    const [p, q] = [rng.int(0, 2), rng.int(1, 2)];
    const scaled = (k: number): Rational => rational(a * b, 10 ** k);
    const right = p + q;
    const first = rng.int(Math.max(0, right - 3), right);
    const factors = `${decimal(rational(a, 10 ** p), p)} × ${decimal(rational(b, 10 ** q), q)}`;
    return {
      key: `${a} ${b} ${p} ${q}`,
      question: `${a} × ${b} = ${whole(a * b)}. What is ${factors}?`,
      answer: { text: decimal(scaled(right)), worth: `${scaled(right)}` },
      mistakes: [0, 1, 2, 3]
        .map((i) => first + i)
        .filter((k) => k !== right)
        .map((k) => ({
          name: 'point-wrong',
          text: decimal(scaled(k)),
          worth: `${scaled(k)}`,
          mend:
            k === 0
              ? 'You set no point; count the places after the points of the factors.'
              : `You moved the point by ${count(k, 'place')}; the factors have ${right} in all.`,
        })),
      hints: [
        'The digits stay the same. Only the place of the point is open.',
        `Estimate ${factors} with whole numbers, or count the places of the factors.`,
      ],
      explanation: `The digits stay the same. The factors have ${count(right, 'place')} after the points in all, so move the point by ${count(right, 'place')}: ${decimal(scaled(right))}.`,
    };
  }),
  size: form([1, 2], (rng) => {
    const n = rng.int(3, 60);
    const f = drawn(
      () => decimalNumber(rng, rng.int(1, 2), 2),
      (r) => !r.equals(1),
    );
    const isLess = f.compare(1) < 0;
    const side = isLess ? 'less' : 'more';
    return {
      key: `${f} ${n}`,
      question: `Do not multiply. Is ${decimal(f)} × ${n} less or more than ${n}, and why?`,
      ...advisedBoth(
        crossed(
          {
            right: isLess ? 'Less' : 'More',
            wrong: isLess ? 'More' : 'Less',
            mistake: 'misjudged-product',
            mend: `1 × ${n} is ${n}; multiplying by ${side} than 1 gives ${side} than that.`,
          },
          {
            right: side,
            wrong: isLess ? 'more' : 'less',
            mistake: 'misjudged-factor',
            mend: `The reason does not fit: ${decimal(f)} is ${side} than 1.`,
          },
          (product, factor) => `${product}, since the factor is ${factor} than 1`,
        ),
        `${decimal(f)} is ${side} than 1; what does such a factor do to ${n}?`,
      ),
      hints: [
        `One times ${n} is ${n} itself.`,
        `Compare ${decimal(f)} with one whole. What does that do to ${n}?`,
      ],
      explanation: `${decimal(f)} is ${side} than 1, and 1 × ${n} is ${n}. So the product is ${side} than ${n}.`,
    };
  }),
};

const multiply = formed(
  {
    ...decimalMath,
    id: 'math.decimals.multiply',
    title: 'Multiplying decimals',
    grades: [5, 8],
    objectives: ['Multiply decimals and place the point'],
    keywords: ['multiplying decimals', 'decimal multiplication', 'decimals'],
    prerequisites: ['math.decimals.add-subtract', 'math.multiplication.multi-digit'],
    standards: ['5.NBT.B.7', '6.NS.B.3'],
    teaching: {
      idea: 'Tenths times tenths are hundredths: 0.3 × 0.4 = 3/10 × 4/10 = 12/100. So multiply the digits like whole numbers. Then the product has as many places as both factors together.',
      caution: 'A product with a factor below 1 is smaller than the other factor.',
      mends: {},
    },
  },
  multiplyForms,
);

/** Products of decimals. */
export const decimalProducts: Concept[] = [multiply];
