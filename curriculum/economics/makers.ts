/** Makers of two goods, and what one good costs each of them in the other. */
import { names } from '../data/story-words.ts';
import type { Figure } from '../figure-types.ts';
import { drawn } from '../math/middle-forms.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { capitalize, decimal } from '../text.ts';
import { single, traded } from './goods.ts';

export interface Maker {
  name: string;
  /** What the maker can make in a day of only one good. */
  a: number;
  b: number;
}

export interface Pair {
  one: Maker;
  two: Maker;
  a: string;
  b: string;
}

/** What one of good A costs in good B. */
export const costOf = ({ a, b }: Maker): Rational => rational(b, a);
export const show = (value: Rational): string => decimal(value);

export const inverse = (value: Rational): Rational => rational(value.d, value.n);

/**
 * Draws two makers with different costs that have short decimals, also if they are turned around. Both costs are on the same
 * side of 1, so that the lower one may be a number above 1.
 */
export function drawPair(rng: Rng): Pair {
  const [first, second] = rng.pair(names);
  const [a, b] = rng.pair(traded);
  const amounts = [2, 4, 5, 8, 10, 20];
  const maker = (name: string): Maker => ({ name, a: rng.pick(amounts), b: rng.pick(amounts) });
  return drawn(
    (): Pair => ({ one: maker(first), two: maker(second), a, b }),
    ({ one, two }) =>
      !costOf(one).equals(costOf(two)) &&
      costOf(one).compare(1) === costOf(two).compare(1) &&
      costOf(one).compare(1) !== 0 &&
      one.a !== two.a &&
      one.b !== two.b &&
      Math.abs(one.a - two.a) !== Math.abs(one.b - two.b),
  );
}

export const told = ({ one, two, a, b }: Pair): string =>
  `In a day, ${one.name} can make ${one.a} ${a} or ${one.b} ${b}. ${two.name} can make ${two.a} ${a} or ${two.b} ${b}.`;

export const drawnAs = ({ one, two, a, b }: Pair): { figure: Figure } => ({
  figure: {
    kind: 'table',
    head: ['In a day', capitalize(a), capitalize(b)],
    rows: [one, two].map((maker) => [maker.name, `${maker.a}`, `${maker.b}`]),
  },
});

export const explained = ({ one, two, a, b }: Pair): string =>
  [one, two]
    .map(
      (maker) =>
        `One ${single(a)} costs ${maker.name} ${maker.b} ÷ ${maker.a} = ${show(costOf(maker))} ${b}.`,
    )
    .join(' ');

/** Returns the maker with the lower cost of good A first. */
export const byCost = ({ one, two }: Pair): [Maker, Maker] =>
  costOf(one).compare(costOf(two)) < 0 ? [one, two] : [two, one];
