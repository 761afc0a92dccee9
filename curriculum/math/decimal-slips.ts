import type { WrongNumber } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import { range } from '../templates.ts';
import { decimal } from '../text.ts';
import { addWithoutCarry, subtractSmallerDigit } from './column-mistakes.ts';

export const placeNames = ['tens', 'ones', 'tenths', 'hundredths', 'thousandths'] as const;
export const unitNames = ['ten', 'whole', 'tenth', 'hundredth', 'thousandth'] as const;

export const placesOf = (r: Rational): number => decimal(r).split('.')[1]?.length ?? 0;
export const ones = (r: Rational): Rational => rational(r.n / r.d);
const afterPoint = (r: Rational): Rational => r.minus(ones(r));

export type Pair = readonly [a: Rational, b: Rational];

/** Two decimals as whole numbers of their smallest unit, and the lowest place that passes ten. */
export function columnsOf([a, b]: Pair, hasCrossed: (x: number, y: number, unit: number) => boolean) {
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

export const reachesTen = (x: number, y: number, unit: number): boolean =>
  (Math.floor(x / unit) % 10) + (Math.floor(y / unit) % 10) > 9;
export const needsUnit = (x: number, y: number, unit: number): boolean => x % (unit * 10) < y % (unit * 10);

/** Returns the digits of a decimal as a number, such as 125 for 1.25. */
const bare = (r: Rational): Rational => r.times(10 ** placesOf(r));

const linedUp = ([a, b]: Pair): string => {
  const [short, long] = placesOf(a) < placesOf(b) ? [a, b] : [b, a];
  return `You lined up the last digits; write ${decimal(short)} as ${decimal(short, placesOf(long))} and line up the points.`;
};

/** Returns the wrong results of a sum by their misconceptions. */
export function wrongSums(pair: Pair): Record<string, WrongNumber> {
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
        'left-one-out': [right.minus(unit), `You left out one of the ${place}; add them again.`],
      }
    : {
        'carried-for-nothing': [right.plus(1), 'You carried 1 to the ones, but the tenths do not reach ten.'],
        'left-a-whole-out': [right.minus(1), 'You left out a whole; add the ones again.'],
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

/** Returns the wrong results of a difference that come from breaking up a unit, or from not needing it. */
function borrowSlips(pair: Pair): Record<string, WrongNumber> {
  const right = pair[0].minus(pair[1]);
  const rest = afterPoint(pair[1]);
  const { x, y, scale, isCrossed, unit, place, next, one } = columnsOf(pair, needsUnit);
  return isCrossed
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
        'stopped-a-step-early': [
          right.plus(unit),
          `You left one of the ${place} there; take all of them away.`,
        ],
        'took-one-off-the-same-place': [
          right.minus(unit),
          `You took 1 from the ${place}, too; take it from the ${next} only.`,
        ],
      }
    : {
        'borrowed-for-nothing': [right.minus(1), 'You took 1 from the ones, but there are enough tenths.'],
        'stopped-a-step-early': [right.plus(1), 'You left one of the ones there; take all of them away.'],
        'took-a-part-twice': [
          right.minus(rest),
          `You took ${decimal(rest)} away twice; take it away just once.`,
        ],
      };
}

/** Returns the wrong results of a difference by their misconceptions. */
export function wrongRests(pair: Pair): Record<string, WrongNumber> {
  const [a, b] = pair;
  const rest = afterPoint(b);
  const shifted = bare(a)
    .minus(bare(b))
    .over(10 ** Math.max(placesOf(a), placesOf(b)));
  return {
    ...borrowSlips(pair),
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
