import { names } from '../data/story-words.ts';
import { gcd } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { alternatives } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import {
  denominatorsAt,
  type Fraction,
  fractionGrid,
  fractionMath,
  isGrid,
  lowest,
  show,
  smallDenominatorsAt,
  value,
} from './fractions.ts';
import { beside, drawn } from './middle-forms.ts';

/** Fraction that can be simplified: base times k above and below. */
interface Reducible {
  base: Fraction;
  k: number;
  from: Fraction;
}

/** Draws a fraction to simplify. In grade 4, it has a denominator of the grade. */
function reducible(rng: Rng, { grade, level }: Dial): Reducible {
  const allowed = denominatorsAt(4).filter((d) => level > 0 || d <= 12);
  return drawn(() => {
    const base = lowest(rng, smallDenominatorsAt(grade));
    const k = grade === 4 ? rng.pick([2, 3, 4, 5, 6, 10, 20, 25, 50]) : rng.int(2, [6, 9, 12][level] ?? 6);
    const from = { n: base.n * k, d: base.d * k };
    return grade > 4 || allowed.includes(from.d) ? { base, k, from } : undefined;
  });
}

/** Draws a grid of which all fractions are in lowest terms, so that the form does not give the key away. */
function lowestGrid(rng: Rng, base: Fraction): Fraction {
  return drawn(
    () => ({ n: beside(rng, base.n, { by: 6 }), d: beside(rng, base.d, { by: 6, least: 2 }) }),
    (wrong) =>
      isGrid(base, wrong) &&
      [wrong, { n: base.n, d: wrong.d }, { n: wrong.n, d: base.d }].every((f) => gcd(f.n, f.d) === 1),
  );
}

const simplifyMends = ['slip-above', 'slip-below'] as const;

const simplifyForms: Forms = {
  lowest: form([0, 1], (rng, dial) => {
    const { base, k, from } = reducible(rng, dial);
    return {
      key: show(from),
      question: `What is ${show(from)} in lowest terms?`,
      ...fractionGrid(base, lowestGrid(rng, base), simplifyMends),
      explanation: `Both ${from.n} and ${from.d} can be divided by ${k}. That gives ${show(base)}.`,
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const { base, k, from } = reducible(rng, dial);
    const thing = rng.pick(['eggs', 'pens', 'kites', 'plums', 'cups'] as const);
    return {
      key: `${show(from)} ${thing}`,
      question: `${from.n} of ${from.d} ${thing} are red. What part is red, in lowest terms?`,
      ...fractionGrid(base, lowestGrid(rng, base), simplifyMends),
      explanation: `The part is ${show(from)}. Divide both numbers by ${k}: ${show(base)}.`,
    };
  }),
  divide: form([0, 1, 2], (rng, dial) => {
    const { base, k, from } = reducible(rng, dial);
    return {
      key: `${show(from)} ${k}`,
      question: `${rng.pick(names)} divides both numbers of a fraction by ${k} and gets ${show(base)}. What was the fraction?`,
      ...fractionGrid(
        from,
        // Both numbers of each choice can be divided by k, as those of the right one.
        drawn(
          () => ({ n: k * beside(rng, base.n), d: k * beside(rng, base.d, { least: 2 }) }),
          (wrong) => isGrid(from, wrong),
        ),
        simplifyMends,
      ),
      explanation: `Go back with the opposite step: ${base.n} × ${k} = ${from.n} and ${base.d} × ${k} = ${from.d}.`,
    };
  }),
  by: form([1, 2], (rng, dial) => {
    const { k, all, right } = drawn(() => {
      const k = rng.pick([2, 3, 5]);
      const all = range(0, 3).map(() => reducible(rng, { ...dial, level: 0 }).from);
      const [right, second] = all.filter(({ n, d }) => n % k === 0 && d % k === 0);
      const isClear = new Set(all.map((f) => `${value(f)}`)).size === 4 && !second;
      return right && isClear ? { k, all, right } : undefined;
    });
    const others = all.filter((f) => f !== right);
    const option = (f: Fraction) => ({ text: show(f), worth: `${value(f)}` });
    return {
      key: `${k} ${all.map(show).sort().join(' ')}`,
      question: `Which fraction can you divide by ${k}, above and below: ${alternatives(rng.shuffle(all).map(show))}?`,
      answer: option(right),
      mistakes: others.map((f) => ({
        name: 'another-factor',
        ...option(f),
        mend: `Both numbers of ${show(f)} can be divided by ${gcd(f.n, f.d)}, but not by ${k}.`,
      })),
      explanation: `${right.n} ÷ ${k} = ${right.n / k} and ${right.d} ÷ ${k} = ${right.d / k}. So ${show(right)} is ${right.n / k}/${right.d / k}.`,
    };
  }),
};

const simplify = formed(
  {
    ...fractionMath,
    id: 'math.fractions.simplify',
    title: 'Simplifying fractions',
    grades: [4, 6],
    objectives: ['Bring a fraction to lowest terms'],
    keywords: ['simplify fractions', 'reduce fractions', 'lowest terms', 'simplest form'],
    prerequisites: ['math.fractions.equivalent', 'math.number-theory.factors'],
    standards: ['4.NF.A.1'],
    teaching: {
      idea: 'A fraction in lowest terms has the smallest numbers that name its amount. Divide above and below by the same number until no number except 1 divides both.',
      caution: 'Divide, do not subtract: 4/6 is 2/3, and not 2/4.',
      hints: [
        'Find a number that divides both, above and below.',
        'Divide both by it.',
        'Can you still divide both? Then go on.',
      ],
      mends: {
        'slip-above': 'Check the number above: divide it by the same number as the one below.',
        'slip-below': 'Check the number below: divide it by the same number as the one above.',
      },
    },
  },
  simplifyForms,
);

/** Fractions in lowest terms. */
export const simplifiedFractions: Concept[] = [simplify];
