import { numeric, type WrongNumber } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { decimal } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { addWithoutCarry, subtractSmallerDigit } from './columns.ts';
import { decimalMath, decimalNumber } from './decimals.ts';

const show = { show: decimal };

type Pair = readonly [a: Rational, b: Rational];

/** Draws two decimals, the larger one first: to hundredths in grades 4 and 5. */
function twoDecimals(rng: Rng, { grade, level }: Dial): Pair {
  const [p, q] = level === 0 ? [1, 1] : level === 1 || grade <= 5 ? [1, 2] : [2, 3];
  const [a, b] = [decimalNumber(rng, p, 40), decimalNumber(rng, q, 40)];
  if (a.equals(b)) return twoDecimals(rng, { grade, level });
  return a.compare(b) > 0 ? [a, b] : [b, a];
}

const placeNames = ['tens', 'ones', 'tenths', 'hundredths', 'thousandths'] as const;
const unitNames = ['ten', 'whole', 'tenth', 'hundredth', 'thousandth'] as const;

const placesOf = (r: Rational): number => decimal(r).split('.')[1]?.length ?? 0;
const ones = (r: Rational): Rational => rational(r.n / r.d);
const afterPoint = (r: Rational): Rational => r.minus(ones(r));

/** Two decimals as whole numbers of their smallest unit, and the lowest place that passes ten. */
function columnsOf([a, b]: Pair, hasCrossed: (x: number, y: number, unit: number) => boolean) {
  const places = Math.max(placesOf(a), placesOf(b));
  const scale = 10 ** places;
  const [x, y] = [Number(a.times(scale).n), Number(b.times(scale).n)];
  const at = range(0, places).find((i) => hasCrossed(x, y, 10 ** i));
  const place = places - (at ?? 0) + 1;
  return {
    x,
    y,
    scale,
    places,
    isCrossed: at !== undefined,
    unit: rational(10 ** (at ?? 0), scale),
    place: placeNames[place] ?? '',
    next: placeNames[place - 1] ?? '',
    one: unitNames[place - 1] ?? '',
  };
}

const reachesTen = (x: number, y: number, unit: number): boolean =>
  (Math.floor(x / unit) % 10) + (Math.floor(y / unit) % 10) > 9;
const needsUnit = (x: number, y: number, unit: number): boolean => x % (unit * 10) < y % (unit * 10);

/** Returns the digits of a decimal as a number, such as 125 for 1.25. */
const bare = (r: Rational): Rational => r.times(10 ** placesOf(r));

const linedUp = ([a, b]: Pair): string => {
  const [short, long] = placesOf(a) < placesOf(b) ? [a, b] : [b, a];
  return `You lined up the last digits; write ${decimal(short)} as ${decimal(short, placesOf(long))} and line up the points.`;
};

/** Returns the wrong results of a sum by their misconceptions. */
function wrongSums(pair: Pair): Record<string, WrongNumber> {
  const [a, b] = pair;
  const right = a.plus(b);
  const [large, small] = a.compare(b) > 0 ? [a, b] : [b, a];
  const { x, y, scale, places, isCrossed, unit, place, next, one } = columnsOf(pair, reachesTen);
  const [fa, fb] = [a, b].map((r) => afterPoint(r).times(10 ** placesOf(r)).n) as [bigint, bigint];
  const digits = `${fa + fb}`;
  const carries: Record<string, WrongNumber> = isCrossed
    ? {
        'forgot-to-carry': [
          rational(addWithoutCarry(x, y), scale),
          `You did not carry; ten ${place} make a ${one}.`,
        ],
        'carried-twice': [
          right.plus(unit.times(10)),
          `You carried 1 to the ${next} twice; carry it just once.`,
        ],
        'carried-to-the-same-place': [
          right.plus(unit),
          `You added the carried 1 to the ${place}, too; it goes to the ${next}.`,
        ],
      }
    : {
        'carried-for-nothing': [right.plus(1), 'You carried 1 to the ones, but the tenths do not reach ten.'],
        'added-a-part-twice': [
          right.plus(afterPoint(small)),
          `You added ${decimal(afterPoint(small))} twice; add it just once.`,
        ],
      };
  return {
    ...carries,
    'added-as-whole-numbers': [
      ones(a)
        .plus(ones(b))
        .plus(rational(fa + fb, 10 ** digits.length)),
      placesOf(a) === placesOf(b)
        ? `You wrote ${digits} after the point; ${fa} and ${fb} ${placeNames[places + 1]} are ${decimal(rational(fa + fb, scale))}.`
        : `You added ${fa} and ${fb} after the points; they count different places.`,
    ],
    ...(placesOf(a) !== placesOf(b) && {
      'lined-up-last-digits': [bare(a).plus(bare(b)).over(scale), linedUp(pair)] as const,
    }),
    ...(ones(small).n > 0n && {
      'left-out-the-rest': [
        large.plus(ones(small)),
        `You added only ${decimal(ones(small))} of ${decimal(small)}; add ${decimal(afterPoint(small))}, too.`,
      ] as const,
    }),
    'subtracted-instead': [large.minus(small), `You took ${decimal(small)} away; put both numbers together.`],
  };
}

/** Returns the wrong results of a difference by their misconceptions. */
function wrongRests(pair: Pair): Record<string, WrongNumber> {
  const [a, b] = pair;
  const right = a.minus(b);
  const { x, y, scale, isCrossed, unit, place, next, one } = columnsOf(pair, needsUnit);
  const rest = afterPoint(b);
  const shifted = bare(a).minus(bare(b)).over(scale);
  const borrows: Record<string, WrongNumber> = isCrossed
    ? {
        'took-smaller-from-larger': [
          rational(subtractSmallerDigit(x, y), scale),
          `You took the smaller digit from the larger one; break up a ${one} instead.`,
        ],
        'kept-the-broken-unit': [
          right.plus(unit.times(10)),
          `You broke up a ${one}, but did not take it off the ${next}.`,
        ],
        'took-the-unit-off-twice': [
          right.minus(unit.times(10)),
          `You took 1 from the ${next} twice; take it away just once.`,
        ],
        'took-one-off-the-same-place': [
          right.minus(unit),
          `You took 1 from the ${place}, too; take it from the ${next} only.`,
        ],
      }
    : {
        'borrowed-for-nothing': [right.minus(1), 'You took 1 from the ones, but there are enough tenths.'],
        'took-a-part-twice': [
          right.minus(rest),
          `You took ${decimal(rest)} away twice; take it away just once.`,
        ],
      };
  return {
    ...borrows,
    ...(placesOf(a) !== placesOf(b) && {
      'lined-up-last-digits': [shifted.n < 0n ? shifted.times(-1) : shifted, linedUp(pair)] as const,
    }),
    ...(ones(b).n > 0n && {
      'left-out-the-rest': [
        a.minus(ones(b)),
        `You took only ${decimal(ones(b))} away; take ${decimal(rest)} away, too.`,
      ] as const,
      'left-out-the-ones': [
        a.minus(rest),
        `You took only ${decimal(rest)} away; take ${decimal(ones(b))} away, too.`,
      ] as const,
    }),
    'added-instead': [a.plus(b), `You added both numbers; take ${decimal(b)} away from ${decimal(a)}.`],
  };
}

const wayOf = (pair: Pair, sign: string, result: Rational): string => {
  const places = Math.max(...pair.map(placesOf));
  const [a, b] = pair.map((r) => decimal(r, places));
  return `Write point below point and work from the right: ${a} ${sign} ${b} = ${decimal(result, places)}${placesOf(result) < places ? `, which is ${decimal(result)}` : ''}.`;
};

/** Returns the hint for numbers below each other. */
function lineUpHint([a, b]: Pair): string {
  if (placesOf(a) === placesOf(b)) return `Write ${decimal(a)} and ${decimal(b)} with point below point.`;
  const [short, long] = placesOf(a) < placesOf(b) ? [a, b] : [b, a];
  return `Give ${decimal(short)} as many places as ${decimal(long)}. Then set point below point.`;
}

const sumHints = (pair: Pair): string[] => {
  const { isCrossed, place, places } = columnsOf(pair, reachesTen);
  return [
    lineUpHint(pair),
    isCrossed
      ? `Begin at the right. The ${place} reach ten, so carry.`
      : `Begin at the right, with the ${placeNames[places + 1]}. Does a place reach ten?`,
  ];
};

const restHints = (pair: Pair): string[] => {
  const { isCrossed, place, one, places } = columnsOf(pair, needsUnit);
  return [
    lineUpHint(pair),
    isCrossed
      ? `There are not enough ${place} to take away. Break up a ${one}.`
      : `Begin at the right, with the ${placeNames[places + 1]}. Are there enough of them?`,
  ];
};

const sumOf = (pair: Pair) => {
  const right = pair[0].plus(pair[1]);
  return { ...numeric(right, wrongSums(pair), show), explanation: wayOf(pair, '+', right) };
};

const restOf = (pair: Pair) => {
  const right = pair[0].minus(pair[1]);
  return { ...numeric(right, wrongRests(pair), show), explanation: wayOf(pair, '-', right) };
};

const sumForms: Forms = {
  sum: form([0, 1], (rng, dial) => {
    const [a, b] = rng.pair(twoDecimals(rng, dial));
    return {
      key: [a, b].map(String).sort().join('+'),
      question: `What is ${decimal(a)} + ${decimal(b)}?`,
      ...sumOf([a, b]),
      hints: sumHints([a, b]),
    };
  }),
  difference: form([0, 1], (rng, dial) => {
    const [a, b] = twoDecimals(rng, dial);
    return {
      key: `${a}-${b}`,
      question: `What is ${decimal(a)} - ${decimal(b)}?`,
      ...restOf([a, b]),
      hints: restHints([a, b]),
    };
  }),
  missing: form([1, 2], (rng, dial) => {
    const [a, b] = twoDecimals(rng, dial);
    const { explanation, ...choices } = restOf([a, b]);
    return {
      key: `${a}-${b}`,
      question: `Which number goes in the box? ${decimal(b)} + □ = ${decimal(a)}`,
      ...choices,
      hints: [
        `${decimal(a)} is the whole. Take the known part ${decimal(b)} away from it.`,
        restHints([a, b])[1] ?? '',
      ],
      explanation: `Take the known part away. ${explanation}`,
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const [a, b] = rng.pair(twoDecimals(rng, dial));
    return {
      key: `${a} ${b}`,
      question: `${rng.pick(names)} rides ${decimal(a)} km, rests, and rides ${decimal(b)} km more. How many km is that in all?`,
      ...sumOf([a, b]),
      hints: ['Both rides together make the way, so put the two numbers together.', lineUpHint([a, b])],
    };
  }),
  length: form([2], (rng, dial) => {
    const [a, b] = twoDecimals(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `A pole is ${decimal(a)} meters long. ${rng.pick(names)} cuts off ${decimal(b)} meters. How many meters are left?`,
      ...restOf([a, b]),
      hints: ['A part is cut off, so take it away from the whole pole.', lineUpHint([a, b])],
    };
  }),
};

const addSubtract = formed(
  {
    ...decimalMath,
    id: 'math.decimals.add-subtract',
    title: 'Adding and subtracting decimals',
    grades: [4, 7],
    objectives: ['Add and subtract decimals place by place'],
    keywords: [
      'adding decimals',
      'subtracting decimals',
      'decimals',
      'decimal addition',
      'decimal subtraction',
    ],
    prerequisites: ['math.decimals.compare', 'math.addition.multi-digit', 'math.subtraction.multi-digit'],
    standards: ['4.NF.C.5', '5.NBT.B.7', '6.NS.B.3'],
    teaching: {
      idea: 'Decimals are added like whole numbers: tenths with tenths, hundredths with hundredths. So write point below point. Ten tenths make a whole.',
      caution: 'Line up the points, not the last digits.',
      mends: {},
    },
  },
  sumForms,
);

/** Sums and differences of decimals. */
export const decimalSums: Concept[] = [addSubtract];
