import type { WrongNumber } from '../choices.ts';
import type { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { cents, count, whole } from '../text.ts';

/** Way to write amounts of money, which are in cents: `35 cents`, `$35` or `$3.50`. */
export interface Notation {
  /** Amounts are multiples of it. */
  step: number;
  /** Distance of an amount that a wrong trade or carry leads to. */
  trade: number;
  /** Largest amount. */
  most: number;
  /** Bills to pay with. */
  bills: readonly number[];
  show: (amount: number) => string;
}

const inCents: Notation = {
  step: 1,
  trade: 10,
  most: 100,
  bills: [100],
  show: (amount) => count(amount, 'cent'),
};

/** Things to buy: small ones that cost cents, and others that cost dollars. */
const small = ['pen', 'pad', 'card', 'sticker', 'pencil', 'bead', 'stamp', 'balloon'] as const;
const large = ['book', 'toy', 'hat', 'game', 'cap', 'ball', 'kite', 'mug'] as const;
export const waresOf = ({ most }: Notation): readonly string[] => (most > 100 ? large : small);

/** Writes a bill or a whole number of dollars: $20. */
export const bill = (amount: number): string => `$${whole(amount / 100)}`;

const inDollars: Notation = {
  step: 100,
  trade: 1000,
  most: 100_00,
  bills: [20_00, 50_00, 100_00],
  show: bill,
};

const exact = (most: number, step: number): Notation => ({
  step,
  trade: 100,
  most,
  bills: [5_00, 10_00, 20_00, 50_00, 100_00].filter((each) => each <= most),
  show: cents,
});

/** Returns a notation of the grade: cents or dollars up to grade 3, then both together. */
export function notationOf(rng: Rng, grade: number): Notation {
  if (grade <= 3) return rng.pick([inCents, inDollars]);
  if (grade <= 4) return exact(20_00, 5);
  return grade <= 5 ? exact(50_00, 1) : exact(100_00, 1);
}

/** Draws an amount between two parts of the largest one. */
export function amount({ step, most }: Notation, rng: Rng, from: number, to: number): number {
  return rng.int(Math.ceil((most * from) / step), Math.floor((most * to) / step)) * step;
}

/** Returns how choices in this notation are written. */
export function written({ show, step, trade }: Notation) {
  return { show: (value: Rational) => show(Number(value.n)), slip: trade === 100 ? 100 : step };
}

/** Returns the sum of amounts without a carry that it needs. */
export function uncarried({ trade }: Notation, parts: readonly number[]): Record<string, WrongNumber> {
  const total = parts.reduce((all, part) => all + part, 0);
  if (parts.reduce((all, part) => all + (part % trade), 0) < trade) return {};
  const mend =
    trade === 100 ? 'The cents make another dollar: carry it.' : 'The ones make another ten: carry it.';
  return { 'forgot-to-carry': [total - trade, mend] };
}

/** Returns the difference of two amounts in which an opened ten or dollar still counts. */
export function unborrowed({ trade }: Notation, from: number, part: number): Record<string, WrongNumber> {
  if (from % trade >= part % trade) return {};
  const mend =
    trade === 100
      ? 'You traded a dollar for cents: that dollar is used up.'
      : 'You traded a ten for ones: that ten is used up.';
  return { 'forgot-to-borrow': [from - part + trade, mend] };
}

/** Returns the check of a difference of two amounts, by their sum. */
export const restCheck =
  ({ show }: Notation, whole: number, part: number) =>
  (wrong: Rational): string => {
    const value = Number(wrong.n);
    return `Check: ${show(part)} and ${show(value)} make ${show(part + value)}, not ${show(whole)}.`;
  };

/** Returns the check of a sum of amounts, by the difference to one of them. */
export const sumCheck =
  ({ show }: Notation, total: number, part: number) =>
  (wrong: Rational): string => {
    const value = Number(wrong.n);
    return value <= part
      ? `Check: this is not more than ${show(part)}, which is only a part.`
      : `Check: ${show(value)} - ${show(part)} is ${show(value - part)}, not ${show(total - part)}.`;
  };
