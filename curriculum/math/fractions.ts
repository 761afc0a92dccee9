import { advisedBoth, crossed } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { gcd, type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { capitalize, plain } from '../text.ts';
import type { Concept, Draft, Teaching } from '../types.ts';
import { advisedBy, beside, drawn, oneOf } from './middle-forms.ts';

export const fractionMath = { subject: 'Math', category: 'Fractions' };

/** Fraction in its given form, not reduced: 6/8. */
export interface Fraction {
  n: number;
  d: number;
}

export const show = ({ n, d }: Fraction): string => `${n}/${d}`;
export const value = ({ n, d }: Fraction): Rational => rational(n, d);

/** Returns the format of fractions with one denominator, not reduced. Other values are shown in lowest terms. */
export const over =
  (d: number) =>
  (r: Rational): string =>
    d % Number(r.d) === 0 ? show({ n: Number(r.n) * (d / Number(r.d)), d }) : plain(r);

/** Returns the denominators of a grade, as the standards limit them in grades 3 and 4. */
export function denominatorsAt(grade: number): number[] {
  if (grade <= 2) return [2, 3, 4];
  if (grade === 3) return [2, 3, 4, 6, 8];
  if (grade === 4) return [2, 3, 4, 5, 6, 8, 10, 12, 100];
  return range(2, grade === 5 ? 12 : 15);
}

/** Returns the denominators of a grade that can be drawn. */
export const smallDenominatorsAt = (grade: number): number[] => denominatorsAt(grade).filter((d) => d <= 24);

/** Draws a proper fraction in lowest terms with one of the denominators. */
export function lowest(rng: Rng, denominators: readonly number[]): Fraction {
  const d = rng.pick(denominators);
  return { n: rng.pick(range(1, d - 1).filter((n) => gcd(n, d) === 1)), d };
}

type Answers = Pick<Draft, 'answer' | 'mistakes'>;

/**
 * Returns fractions as choices: a right and a wrong number above and below. The wrong ones are drawn like the right ones,
 * so that no choice stands out.
 */
export function fractionGrid(
  right: Fraction,
  wrong: Fraction,
  mends: { above: string; below: string; both: string },
): Answers {
  const grid = crossed(
    { right: right.n, wrong: wrong.n, mistake: 'wrong-count-of-parts', mend: mends.above },
    { right: right.d, wrong: wrong.d, mistake: 'wrong-size-of-parts', mend: mends.below },
    (n, d) => show({ n, d }),
    (n, d) => rational(n, d).toString(),
  );
  return advisedBoth(grid, mends.both);
}

/** Returns true if no choice of the grid is equal to the right one. */
export function isGrid(right: Fraction, wrong: Fraction): boolean {
  const others = [wrong, { n: right.n, d: wrong.d }, { n: wrong.n, d: right.d }];
  return others.every((other) => !value(other).equals(value(right)));
}

/**
 * Draws a proper fraction with a denominator of the grade, and wrong numbers for a grid. Both numerators fit both
 * denominators, so that no choice is greater than 1.
 */
function named(rng: Rng, grade: number): { right: Fraction; wrong: Fraction } {
  const known = smallDenominatorsAt(grade);
  return drawn(
    () => {
      const [d, other] = rng.pair(smallDenominatorsAt(Math.max(3, grade)));
      const n = rng.int(1, Math.min(d, other));
      const counts = [d - n, beside(rng, n), beside(rng, n)];
      return { right: { n, d }, wrong: { n: rng.pick(counts), d: other } };
    },
    ({ right, wrong }) => {
      const values = [right.n, wrong.n].flatMap((n) => [right.d, wrong.d].map((d) => value({ n, d })));
      const isSensible = values.every((v) => v.n > 0n && v.compare(1) <= 0);
      return (
        isSensible && right.n < right.d && known.includes(right.d) && new Set(values.map(String)).size === 4
      );
    },
  );
}

export const wholes = ['cake', 'pie', 'pizza', 'melon', 'cracker', 'pancake', 'waffle', 'sandwich'] as const;

const identifyTeaching: Teaching = {
  idea: {
    2: 'A fraction names a part of a whole. The parts must be the same size. Four equal parts are called fourths.',
    3: 'In 3/4, the number below tells that the whole is cut into 4 equal parts. The number above counts the parts that are meant: 3 of them.',
  },
  caution: 'Count all equal parts for the number below. Count the parts that are gone, too.',
  trap: 'wrong-size-of-parts',
  mends: {},
};

/**
 * Returns the choices for a part of a whole, with advice.
 * @param asked the parts that count: `eaten`
 * @param others the parts that do not: `left`
 */
function partsGrid(right: Fraction, wrong: Fraction, asked: string, others: string): Answers {
  const { n, d } = right;
  return fractionGrid(right, wrong, {
    above:
      wrong.n === d - n
        ? `You counted the parts that are ${others}; count those that are ${asked}.`
        : `Count the parts that are ${asked} once more; that number goes above.`,
    below: `There are ${d} equal parts in all; that number goes below.`,
    both: `Below go all ${d} equal parts. Above go those that are ${asked}.`,
  });
}

const partNames: Readonly<Record<number, string>> = {
  2: 'half',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
  7: 'seventh',
  8: 'eighth',
  9: 'ninth',
  10: 'tenth',
  11: 'eleventh',
  12: 'twelfth',
};

/** Names parts of a size: `1 fourth`, `3 fourths`, `2 halves`. */
export function partsInWords(n: number, d: number): string {
  const one = partNames[d] ?? `${d}th`;
  return `${n} ${n === 1 ? one : d === 2 ? 'halves' : `${one}s`}`;
}

/** Names the parts of a size: `fourths`. */
export const sizesOf = (d: number): string => partsInWords(2, d).slice(2);

const meanings = {
  eaten: 'how many parts are eaten',
  left: 'how many parts are left',
  all: 'how many equal parts it had',
} as const;

/** Returns the meanings of a number in a fraction as choices. */
function readings(asked: keyof typeof meanings, told: 'eaten' | 'left', { n, d }: Fraction): Answers {
  const mendOf = (text: string): string => {
    if (text === meanings.all) return `The ${d} below tells that; the ${n} stands above.`;
    if (asked === 'all' && text === meanings[told])
      return `The ${n} above tells that; the ${d} stands below.`;
    return asked === 'all'
      ? `The ${d} stands below, so it counts all the parts.`
      : `The text speaks of what is ${told}; that number is the ${n}.`;
  };
  return advisedBy(oneOf(meanings[asked], Object.values(meanings), 'read-other-number'), mendOf);
}

const parts = (n: number): string => (n === 1 ? '1 part' : `${n} parts`);

const identifyForms: Forms = {
  eaten: form([0], (rng, { grade }) => {
    const { right, wrong } = named(rng, grade);
    const { n, d } = right;
    const whole = rng.pick(wholes);
    return {
      key: `${whole} ${n}/${d}`,
      question: `A ${whole} has ${d} equal parts. ${rng.pick(names)} eats ${n} of them. What part is eaten?`,
      ...partsGrid(right, wrong, 'eaten', 'left'),

      hints: [
        `Count the equal parts of the ${whole}. Write that number below.`,
        'Count the parts that are eaten. Write that number above.',
      ],
      explanation: `The ${whole} has ${d} equal parts, so the denominator is ${d}. ${parts(n)} ${n === 1 ? 'is' : 'are'} eaten, so the numerator is ${n}: ${n}/${d}.`,
    };
  }),
  left: form([1, 2], (rng, { grade }) => {
    const { right, wrong } = named(rng, grade);
    const { n, d } = { n: right.d - right.n, d: right.d };
    const whole = rng.pick(wholes);
    return {
      key: `${whole} ${n}/${d}`,
      question: `A ${whole} has ${d} equal parts. ${rng.pick(names)} eats ${n} of them. What part is left?`,
      ...partsGrid(right, wrong, 'left', 'eaten'),

      hints: ['First find how many parts are left.', 'Write it above. Below goes the number of all parts.'],
      explanation: `${d} - ${n} = ${d - n}, so ${parts(d - n)} of ${d} ${d - n === 1 ? 'is' : 'are'} left: ${d - n}/${d}.`,
      figure: { kind: 'fraction-circle', parts: d, shaded: n, meaning: 'eaten' },
    };
  }),
  shaded: form([0, 1], (rng, { grade }) => {
    const { right, wrong } = named(rng, grade);
    const { n, d } = right;
    const whole = rng.pick(['bar', 'strip', 'flag', 'card', 'mat'] as const);
    return {
      key: `${whole} ${n}/${d}`,
      question: `A ${whole} has ${d} equal parts. ${n === 1 ? '1 is' : `${n} are`} shaded. What part is shaded?`,
      ...partsGrid(right, wrong, 'shaded', 'not shaded'),

      hints: [
        `Count all the parts of the ${whole}. Write that number below.`,
        'Count the shaded parts. Write that number above.',
      ],
      explanation: `With ${d} equal parts, the denominator is ${d}. With ${n} shaded, the numerator is ${n}. So it is ${n}/${d}.`,
      figure: { kind: 'fraction-bar', parts: d, shaded: n },
    };
  }),
  words: form([0, 1], (rng, { grade }) => {
    const { right, wrong } = named(rng, grade);
    const { n, d } = right;
    return {
      key: `${n}/${d}`,
      question: `How do you write ${partsInWords(n, d)} as a fraction?`,
      ...fractionGrid(right, wrong, {
        above: `The ${n} in ${partsInWords(n, d)} counts the parts; it goes above.`,
        below: `${capitalize(sizesOf(d))} are parts of a whole cut into ${d}.`,
        both: `Above goes the count, ${n}. Below goes the size of the parts.`,
      }),

      hints: [
        `Into how many parts do ${sizesOf(d)} cut a whole? Write it below.`,
        `How many ${sizesOf(d)} are there? Write it above.`,
      ],
      explanation: `The word ${sizesOf(d)} means ${d} equal parts in the whole. There ${n === 1 ? 'is' : 'are'} ${n} of them: ${n}/${d}.`,
    };
  }),
  both: form([2], (rng, { grade }) => {
    const { right, wrong } = named(rng, grade);
    const { n, d } = right;
    const whole = rng.pick(wholes);
    return {
      key: `${whole} ${n}/${d}`,
      question: `A ${whole} is cut into equal parts. ${parts(n)} ${n === 1 ? 'is' : 'are'} gone. ${parts(d - n)} ${d - n === 1 ? 'is' : 'are'} left. What part is gone?`,
      ...partsGrid(right, wrong, 'gone', 'left'),

      hints: [
        'First find how many parts there were in all.',
        'Write that below. Above go the parts that are gone.',
      ],
      explanation: `The whole had ${n} + ${d - n} = ${d} parts. ${n} of them ${n === 1 ? 'is' : 'are'} gone: ${n}/${d}.`,
    };
  }),
  meaning: form([1, 2], (rng, { grade }) => {
    const { n, d } = drawn(
      () => named(rng, grade).right,
      (f) => f.d !== 2 * f.n,
    );
    const whole = rng.pick(wholes);
    const told = rng.pick(['eaten', 'left'] as const);
    const asked = rng.pick([told, told, 'all'] as const);
    return {
      key: `${whole} ${n}/${d} ${told} ${asked}`,
      question: `${told === 'eaten' ? `${rng.pick(names)} eats ${n}/${d} of a ${whole}` : `${n}/${d} of a ${whole} is left`}. What does the ${asked === 'all' ? d : n} tell you?`,
      ...readings(asked, told, { n, d }),

      hints: [`Draw the ${whole} with its parts.`, 'Which number counts all parts? Which counts only some?'],
      explanation: `The ${d} below tells that it had ${d} equal parts. The ${n} above counts what is ${told}.`,
    };
  }),
};

const identify = formed(
  {
    ...fractionMath,
    id: 'math.fractions.identify',
    title: 'Naming fractions',
    grades: [2, 4],
    objectives: ['Name parts of a whole as a fraction'],
    keywords: ['fractions', 'parts of a whole', 'numerator', 'denominator', 'pizza fractions'],
    prerequisites: ['math.counting.objects'],
    standards: ['2.G.A.3', '3.NF.A.1'],
    teaching: identifyTeaching,
  },
  identifyForms,
);

/** Parts of a whole. */
export const fractions: Concept[] = [identify];
