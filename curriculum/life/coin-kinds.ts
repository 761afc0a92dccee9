import type { Figure } from '../figure-types.ts';
import { drawn } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { cents, count, list } from '../text.ts';
import type { Dial } from '../types.ts';

/** Coins of the United States, and what a handful of them is worth. */

export interface Kind {
  name: string;
  many: string;
  worth: number;
}

/** Coins of one kind. */
export interface Held extends Kind {
  n: number;
}

export const allKinds: readonly Kind[] = [
  { name: 'penny', many: 'pennies', worth: 1 },
  { name: 'nickel', many: 'nickels', worth: 5 },
  { name: 'dime', many: 'dimes', worth: 10 },
  { name: 'quarter', many: 'quarters', worth: 25 },
];

/** Quarters follow in grade 2. */
export const kindsOf = ({ grade }: Dial): readonly Kind[] => (grade < 2 ? allKinds.slice(0, 3) : allKinds);
export const mostOf = ({ grade }: Dial): number => (grade < 2 ? 60 : grade < 3 ? 100 : 500);
export const sum = (coins: readonly Held[]): number =>
  coins.reduce((all, { n, worth }) => all + n * worth, 0);
export const say = (coins: readonly Held[]): string =>
  list(coins.map(({ n, name, many }) => count(n, name, many)));
export const show = (dial: Dial, amount: number): string =>
  dial.grade < 3 ? count(amount, 'cent') : cents(amount);
export const figureOf = (coins: readonly Held[]): { figure: Figure } => ({
  figure: { kind: 'coins', cents: coins.flatMap(({ n, worth }) => Array<number>(n).fill(worth)) },
});

/** Counts on from the most valuable coins: 25, 35, 40. */
export function countOn(coins: readonly Held[]): string {
  const order = coins.toSorted((a, b) => b.worth - a.worth);
  return `${order.map(({ n, many, name, worth }) => `${count(n, name, many)}: ${count(n * worth, 'cent')}`).join('. ')}.`;
}

/** Returns the smallest number of coins for an amount. */
export function fewestOf(amount: number, kinds: readonly Kind[]): Held[] {
  let rest = amount;
  return kinds
    .toSorted((a, b) => b.worth - a.worth)
    .flatMap((kind) => {
      const n = Math.floor(rest / kind.worth);
      rest -= n * kind.worth;
      return n > 0 ? { ...kind, n } : [];
    });
}

/** Small things that coins pay for. */
export const things = ['ball', 'pen', 'card', 'snack', 'toy', 'stamp', 'drink', 'pad'];

/** Draws coins of some kinds, worth no more than fits the grade. */
export function draw(rng: Rng, dial: Dial, size: number): Held[] {
  const most = dial.grade < 3 ? 6 : 9;
  return drawn(
    () => {
      const picked = new Set(rng.sample(kindsOf(dial), size));
      return kindsOf(dial).flatMap((kind) => (picked.has(kind) ? { ...kind, n: rng.int(1, most) } : []));
    },
    (coins) => sum(coins) >= 6 && sum(coins) <= mostOf(dial),
  );
}
