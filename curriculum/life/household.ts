import type { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { whole } from '../text.ts';
import type { Dial } from '../types.ts';

/** Incomes and costs of a household, as a learner of the grade has them. */

export const dollar = (amount: number): string => `$${whole(amount)}`;
export const inDollars = { show: (r: Rational) => dollar(Number(r.round().n)) };

/** Monthly income and costs. */
interface Household {
  /** Amounts are multiples of it. */
  step: number;
  incomes: readonly [least: number, most: number];
  costs: readonly string[];
}

const pocketMoney: Household = {
  step: 1,
  incomes: [20, 90],
  costs: ['snacks', 'games', 'gifts', 'books', 'films'],
};
const oddJobs: Household = {
  step: 5,
  incomes: [24, 90],
  costs: ['clothes', 'a phone', 'films', 'lunch', 'sports'],
};
const salary: Household = {
  step: 50,
  incomes: [30, 90],
  costs: ['rent', 'food', 'a car', 'insurance', 'clothes'],
};

export const householdOf = ({ grade }: Dial): Household =>
  grade < 6 ? pocketMoney : grade < 9 ? oddJobs : salary;

/** Draws an income and two costs that leave something. */
export function plan(rng: Rng, dial: Dial) {
  const { step, incomes, costs } = householdOf(dial);
  const n = rng.int(...incomes);
  const [a, b] = [rng.int(3, Math.floor(n / 3)) * step, rng.int(3, Math.floor(n / 3)) * step];
  const [first, second] = rng.pair(costs);
  return { income: n * step, a, b, first, second, step, rest: n * step - a - b };
}
