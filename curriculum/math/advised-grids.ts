import { advisedBoth, crossed, numeric, type Part } from '../choices.ts';
import { type Numeric, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import type { Draft } from '../types.ts';
import { over } from './fractions.ts';
import { beside, drawn } from './middle-forms.ts';

type Answers = Pick<Draft, 'answer' | 'mistakes' | 'numbers'>;

/** Returns fractions as choices, with a right or wrong number above and below. */
export const advisedFractions = (above: Part<number>, below: Part<number>): Answers =>
  crossed(
    above,
    below,
    (n, d) => `${n}/${d}`,
    (n, d) => `${rational(n, d)}`,
  );

/** Returns true if four choices have different texts and values. */
export function areDifferent({ answer, mistakes }: Answers): boolean {
  const all = [answer, ...mistakes];
  return (['text', 'worth'] as const).every((of) => new Set(all.map((option) => option[of])).size === 4);
}

/** Wrong number of a misconception with its advice. */
export type Wrong = readonly [mistake: string, value: number, mend: string];

/**
 * Picks a wrong number. If there are some above and some below the right one, each side is as likely. The first of the
 * mistakes with one result names it.
 */
export function eitherSide(rng: Rng, right: number, wrong: readonly Wrong[]): Required<Part<number>> {
  const different = wrong.filter(
    ([, value], i) => value > 0 && value !== right && wrong.findIndex(([, other]) => other === value) === i,
  );
  const isBelow = rng.int(0, 1) === 0;
  const side = different.filter(([, value]) => value < right === isBelow);
  const [mistake, value, mend] = rng.pick(side.length > 0 ? side : different);
  return { right, wrong: value, mistake, mend };
}

/** Returns fractions over one denominator as choices. */
export function numerators(d: number, right: number, wrong: readonly Wrong[]): Answers {
  const values = wrong.map(([mistake, n, mend]): [string, readonly [Numeric, string]] => [
    mistake,
    [rational(n, d), mend],
  ]);
  return numeric(rational(right, d), Object.fromEntries(values), { show: over(d), slip: 0 });
}

/** Factor of a product, with the advice to a learner who takes another number for it. */
export interface Factor {
  right: number;
  mistake: string;
  mend: (wrong: number) => string;
}

/** Advice on products to a learner who adds a second number, and to one who takes two wrong factors. */
interface ProductMends {
  added: (second: number) => string;
  both: (first: number, second: number) => string;
}

/** Returns products as choices: each factor right or one off, or one factor and the sum instead of the product. */
export function products(
  rng: Rng,
  [x, y]: readonly [Factor, Factor],
  { added, both }: ProductMends,
  show: (product: number) => string,
): Answers {
  const off = ({ right, mistake, mend }: Factor): Part<number> => {
    const wrong = beside(rng, right, { by: 1 });
    return { right, wrong, mistake, mend: mend(wrong) };
  };
  return drawn(() => {
    const second = off(y);
    if (rng.int(0, 3) > 0) {
      const first = off(x);
      const choices = crossed(first, second, (m, n) => show(m * n));
      return advisedBoth(choices, both(first.wrong, second.wrong));
    }
    const operation = { right: true, wrong: false, mistake: 'added-instead', mend: added(y.right) };
    const choices = crossed(operation, second, (isProduct, n) => show(isProduct ? x.right * n : x.right + n));
    return advisedBoth(choices, added(second.wrong));
  }, areDifferent);
}
