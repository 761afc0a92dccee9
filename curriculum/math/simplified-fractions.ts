import { advisedBoth } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { gcd } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { alternatives } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { advisedFractions, areDifferent } from './advised-grids.ts';
import {
  denominatorsAt,
  type Fraction,
  fractionMath,
  lowest,
  show,
  smallDenominatorsAt,
  value,
} from './fractions.ts';
import { drawn } from './middle-forms.ts';

/** Fraction that can be simplified: base times k above and below. */
interface Reducible {
  base: Fraction;
  k: number;
  from: Fraction;
}

/**
 * Draws a multiple of a fraction, which can be simplified to it. In grade 4, it has a denominator of the grade. Returns
 * undefined if there is none.
 */
function reducible(rng: Rng, { grade, level }: Dial, base: Fraction): Reducible | undefined {
  const allowed = denominatorsAt(4).filter((d) => level > 0 || d <= 12);
  const factors =
    grade > 4 ? range(2, [6, 9, 12][level] ?? 6) : range(2, 50).filter((k) => allowed.includes(base.d * k));
  if (factors.length === 0) return undefined;
  const k = rng.pick(factors);
  return { base, k, from: { n: base.n * k, d: base.d * k } };
}

const reducibleAt = (rng: Rng, dial: Dial): Reducible =>
  drawn(() => reducible(rng, dial, lowest(rng, smallDenominatorsAt(dial.grade))));

/** Fraction to simplify, with wrong numbers for the one in lowest terms. */
interface Task extends Reducible {
  wrong: Fraction;
}

/**
 * Draws a fraction in lowest terms and a wrong numerator and denominator, so that all four combinations are in lowest terms.
 * The right one is drawn last, so that it does not stand out.
 * @param isPart true if the fractions must be less than 1
 */
function task(rng: Rng, dial: Dial, isPart: boolean): Task {
  return drawn(
    () => {
      const [d, e] = rng.pair(range(isPart ? 3 : 2, dial.grade === 4 ? 10 : 12));
      const [n, m] = rng.pair(range(1, isPart ? Math.min(d, e) - 1 : 9));
      const { k, from } = reducible(rng, dial, { n, d }) ?? {};
      return k && from ? { base: { n, d }, wrong: { n: m, d: e }, k, from } : undefined;
    },
    ({ base, wrong }) =>
      [base, wrong, { n: base.n, d: wrong.d }, { n: wrong.n, d: base.d }].every(
        ({ n, d }) => gcd(n, d) === 1 && (n < d || !isPart),
      ),
  );
}

const lowestChoices = ({ base, wrong, k, from }: Task) =>
  advisedBoth(
    advisedFractions(
      {
        right: base.n,
        wrong: wrong.n,
        mistake: 'wrong-above',
        mend: `${from.n} ÷ ${k} is not ${wrong.n}; divide ${from.n} and ${from.d} by the same number.`,
      },
      {
        right: base.d,
        wrong: wrong.d,
        mistake: 'wrong-below',
        mend: `${from.d} ÷ ${k} is not ${wrong.d}; divide ${from.n} and ${from.d} by the same number.`,
      },
    ),
    `No number divides ${from.n} into ${wrong.n} and ${from.d} into ${wrong.d}.`,
  );

/** Returns choices for the fraction before it was divided by k. */
function undone(rng: Rng, { base, wrong, k, from }: Task) {
  const isAdded = rng.int(0, 3) === 0;
  const [top, below] = isAdded ? [base.n + k, base.d + k] : [wrong.n * k, wrong.d * k];
  const mend = (right: number, other: number): string =>
    isAdded
      ? `You added ${k} to ${right}; multiply to undo a division.`
      : `${other} ÷ ${k} is ${other / k}, not ${right}.`;
  return advisedBoth(
    advisedFractions(
      { right: from.n, wrong: top, mistake: 'wrong-above', mend: mend(base.n, top) },
      { right: from.d, wrong: below, mistake: 'wrong-below', mend: mend(base.d, below) },
    ),
    isAdded
      ? `You added ${k} to both numbers; multiply to undo a division.`
      : `${top} ÷ ${k} is ${top / k}, and ${below} ÷ ${k} is ${below / k}; the result should be ${show(base)}.`,
  );
}

/** Draws fractions of which one can be divided by k: two others by another number, and one only above or below. */
function dividable(rng: Rng, dial: Dial): { k: number; right: Fraction; others: Fraction[] } {
  const k = rng.pick([2, 3, 5]);
  const reducible = (isWanted: boolean): Fraction =>
    drawn(
      () => reducibleAt(rng, { ...dial, level: 0 }).from,
      (f) => isDividable(f, k) === isWanted,
    );
  const half = () =>
    drawn(
      () => lowest(rng, smallDenominatorsAt(dial.grade)),
      ({ n, d }) => n > 1 && (n % k === 0 || d % k === 0),
    );
  return drawn(
    () => ({ k, right: reducible(true), others: [reducible(false), reducible(false), half()] }),
    ({ right, others }) => new Set([right, ...others].map((f) => `${value(f)}`)).size === 4,
  );
}

const isDividable = ({ n, d }: Fraction, k: number): boolean => n % k === 0 && d % k === 0;

const simplifyForms: Forms = {
  lowest: form([0, 1], (rng, dial) => {
    const drawnTask = task(rng, dial, false);
    const { base, k, from } = drawnTask;
    return {
      key: show(from),
      question: `What is ${show(from)} in lowest terms?`,
      ...lowestChoices(drawnTask),
      hints: [
        `Find a number that divides both ${from.n} and ${from.d}.`,
        'Divide both by it. Can you still divide both? Then go on.',
      ],
      explanation: `Both ${from.n} and ${from.d} can be divided by ${k}: ${from.n} ÷ ${k} = ${base.n} and ${from.d} ÷ ${k} = ${base.d}. That gives ${show(base)}.`,
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const drawnTask = task(rng, dial, true);
    const { base, k, from } = drawnTask;
    const thing = rng.pick(['caps', 'pens', 'kites', 'plums', 'cups'] as const);
    return {
      key: `${show(from)} ${thing}`,
      question: `${from.n} of ${from.d} ${thing} are red. What part is red, in lowest terms?`,
      ...lowestChoices(drawnTask),
      hints: [
        `Write the red ${thing} above and all ${thing} below.`,
        `Which number divides both ${from.n} and ${from.d}?`,
      ],
      explanation: `The part is ${show(from)}. Divide both numbers by ${k}: ${from.n} ÷ ${k} = ${base.n} and ${from.d} ÷ ${k} = ${base.d}. So it is ${show(base)}.`,
    };
  }),
  divide: form([0, 1, 2], (rng, dial) => {
    const [drawnTask, choices] = drawn(
      () => {
        const one = task(rng, dial, false);
        return [one, undone(rng, one)] as const;
      },
      ([, each]) => areDifferent(each),
    );
    const { base, k, from } = drawnTask;
    return {
      key: `${show(from)} ${k}`,
      question: `${rng.pick(names)} divides both numbers of a fraction by ${k} and gets ${show(base)}. What was the fraction?`,
      ...choices,
      hints: [
        `Which step undoes “divide by ${k}”?`,
        `Do that step with both numbers, ${base.n} and ${base.d}.`,
      ],
      explanation: `Go back with the opposite step: ${base.n} × ${k} = ${from.n} and ${base.d} × ${k} = ${from.d}.`,
    };
  }),
  by: form([1, 2], (rng, dial) => {
    const { k, right, others } = dividable(rng, dial);
    const option = (f: Fraction) => ({ text: show(f), worth: `${value(f)}` });
    return {
      key: `${k} ${[right, ...others].map(show).sort().join(' ')}`,
      question: `Which fraction can you divide by ${k}, above and below: ${alternatives(rng.shuffle([right, ...others]).map(show))}?`,
      answer: option(right),
      mistakes: others.map((f) => ({ name: 'another-factor', ...option(f), mend: factorMend(f, k) })),
      hints: [
        `Look for a fraction with two numbers that ${k} divides.`,
        k === 3
          ? 'Say the multiples of 3. Are both numbers among them?'
          : `Which last digits can a number have that ${k} divides?`,
      ],
      explanation: `${right.n} ÷ ${k} = ${right.n / k} and ${right.d} ÷ ${k} = ${right.d / k}. So ${show(right)} is ${right.n / k}/${right.d / k}.`,
    };
  }),
};

/** Returns the advice to a learner who wants to divide both numbers of a fraction by k. */
function factorMend({ n, d }: Fraction, k: number): string {
  const common = gcd(n, d);
  if (n % k === 0) return `${k} divides ${n} above, but not ${d} below.`;
  if (d % k === 0) return `${k} divides ${d} below, but not ${n} above.`;
  return common > 1
    ? `${common} divides both ${n} and ${d}, but ${k} does not.`
    : `${k} divides neither ${n} nor ${d}.`;
}

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
      mends: {},
    },
  },
  simplifyForms,
);

/** Fractions in lowest terms. */
export const simplifiedFractions: Concept[] = [simplify];
