import type { WrongNumber } from '../choices.ts';
import { type Numeric, type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { decimal } from '../text.ts';

type Wrong = Record<string, WrongNumber>;

/** Returns the multiples of a number next to the right one, as learners with a shaky multiplication table give them. */
export function nearMultiples(of: Numeric, times: Numeric, distances = [1, -1, 2, -2]): Wrong {
  const factor = decimal(of);
  return Object.fromEntries(
    distances.map((distance) => {
      const near = rational(times).plus(distance);
      const mend = `This is ${decimal(near)} × ${factor}; work out ${decimal(times)} × ${factor}.`;
      return [`factor-off-by-${distance}`, [near.times(of), mend] as const];
    }),
  );
}

/** Returns products next to the right one: multiples of one factor, so that none has a special place among the others. */
export function nearProducts(a: Numeric, b: Numeric, rng: Rng): Wrong {
  return nearMultiples(...rng.pair([a, b]));
}

/** Returns quotients next to the right one, with the product that shows each to be wrong. */
export function nearQuotients(
  quotient: Numeric,
  by: Numeric,
  { step = 1, distances = [1, -1, 2, -2] }: { step?: Numeric; distances?: readonly number[] } = {},
): Wrong {
  const whole = decimal(rational(quotient).times(by));
  return Object.fromEntries(
    distances.map((distance) => {
      const value = rational(quotient).plus(rational(step).times(distance));
      const mend = `Multiply back: ${decimal(value)} × ${decimal(by)} is ${decimal(value.times(by))}, not ${whole}.`;
      return [`quotient-off-by-${distance}`, [value, mend] as const];
    }),
  );
}

/** Returns differences next to the right one, with the sum that shows each to be wrong. */
export function nearDifferences(rest: number, part: number, step = 1): Wrong {
  return Object.fromEntries(
    [1, -1, 2, -2].map((distance) => {
      const value = rest + distance * step;
      const mend = `Add back: ${decimal(value)} + ${decimal(part)} is ${decimal(value + part)}, not ${decimal(rest + part)}.`;
      return [`difference-off-by-${distance}`, [value, mend] as const];
    }),
  );
}

const places = [1, 10, 100] as const;
const digitOf = (n: number, place: number): number => Math.floor(n / place) % 10;

/** Returns wrong sums of two whole numbers: a lost or needless carry, a part left out or counted twice, the difference. */
export function wrongSums(a: number, b: number): Wrong {
  const carries = places.flatMap((place): [string, WrongNumber][] => {
    const [x, y] = [digitOf(a, place), digitOf(b, place)];
    const next = 10 * place;
    if (x + y > 9)
      return [[`forgot-to-carry-${next}`, [a + b - next, `You forgot to carry from ${x} + ${y}.`]]];
    const isNeedless = x + y > 0 && x + y < 9;
    return isNeedless
      ? [
          [
            `carried-${next}-without-need`,
            [a + b + next, `You carried from ${x} + ${y}, but that is below ten.`],
          ],
        ]
      : [];
  });
  return {
    ...Object.fromEntries(carries),
    'left-out-the-first': [b, `You left out ${a}.`],
    'left-out-the-second': [a, `You left out ${b}.`],
    'counted-the-first-twice': [a + a + b, `You counted ${a} twice.`],
    'counted-the-second-twice': [a + b + b, `You counted ${b} twice.`],
    'subtracted-instead': [Math.abs(a - b), `You took ${Math.min(a, b)} away; add it instead.`],
  };
}

/** Returns wrong differences of two whole numbers: a lost or needless borrow, digits the wrong way around, a number itself. */
export function wrongDifferences(whole: number, part: number): Wrong {
  const borrows = places.flatMap((place): [string, WrongNumber][] => {
    const [x, y] = [digitOf(whole, place), digitOf(part, place)];
    const next = 10 * place;
    const rest = whole - part;
    if (whole % place < part % place) return [];
    if (x < y)
      return [
        [
          `forgot-the-borrowed-${next}`,
          [rest + next, `You borrowed for ${x} - ${y}, but did not take it from the next digit.`],
        ],
        [
          `took-the-smaller-digit-${next}`,
          [
            rest + next + (2 * (y - x) - 10) * place,
            `You took ${x} from ${y}; borrow, and take ${y} from ${x + 10}.`,
          ],
        ],
      ];
    return x > y && rest > next
      ? [
          [
            `borrowed-${next}-without-need`,
            [rest - next, `You borrowed for ${x} - ${y}, but ${x} is enough.`],
          ],
        ]
      : [];
  });
  return {
    ...Object.fromEntries(borrows),
    'gave-the-part': [part, `This is the known part; take it away from ${whole}.`],
    'gave-the-whole': [whole, `This is all of it; take ${part} away.`],
    'added-instead': [whole + part, `You added ${part}; take it away from ${whole}.`],
  };
}

type Check = (wrong: Rational) => string;

/** Writes a quotient with at most two places: `4.5` or `about 4.33`. */
export function written(quotient: Rational): string {
  const short = quotient.round(2);
  return short.equals(quotient) ? decimal(quotient) : `about ${decimal(short)}`;
}

/** Returns the check of a quotient by the product. */
export const quotientCheck =
  (by: Numeric, whole: Numeric): Check =>
  (wrong) =>
    `Multiply back: ${decimal(wrong)} × ${decimal(by)} is ${decimal(wrong.times(by))}, not ${decimal(whole)}.`;

/** Returns the check of a product by the quotient. */
export const productCheck =
  (a: Numeric, b: Numeric): Check =>
  (wrong) =>
    wrong.over(a).round(2).equals(rational(b).round(2))
      ? `Check: ${decimal(a)} × ${decimal(b)} is not ${decimal(wrong)}.`
      : `Divide back: ${decimal(wrong)} ÷ ${decimal(a)} is ${written(wrong.over(a))}, not ${decimal(b)}.`;

/** Returns the check of a difference by the sum. */
export const differenceCheck =
  (part: number, whole: number): Check =>
  (wrong) =>
    `Add back: ${decimal(wrong)} + ${decimal(part)} is ${decimal(wrong.plus(part))}, not ${decimal(whole)}.`;

/** Returns the check of a sum by the difference. */
export const sumCheck =
  (a: number, b: number): Check =>
  (wrong) =>
    wrong.compare(a) > 0
      ? `Take back: ${decimal(wrong)} - ${decimal(a)} is ${decimal(wrong.minus(a))}, not ${decimal(b)}.`
      : `This is not more than ${decimal(a)}, which is only a part.`;
