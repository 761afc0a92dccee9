import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { count, mixed, plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { areDifferent, type Wrong } from './advised-grids.ts';
import { fractionMath, lowest, sizesOf, smallDenominatorsAt } from './fractions.ts';
import { beside, drawn } from './middle-forms.ts';

/** Mixed number w n/d with its value. */
export interface Mixed {
  w: number;
  n: number;
  d: number;
  total: Rational;
}

/** Returns true if no part of the mixed numbers has the same two digits as a whole: 11 11/12 is hard to read. */
export const isReadable = (wholes: readonly number[], tops: readonly number[]): boolean =>
  wholes.every((w) => w < 10 || !tops.includes(w));

export function mixedNumber(rng: Rng, { grade, level }: Dial): Mixed {
  return drawn(
    () => {
      const { n, d } = lowest(rng, smallDenominatorsAt(grade));
      const w = rng.int(1, [5, 8, 12][level] ?? 5);
      return { w, n, d, total: rational(w).plus(rational(n, d)) };
    },
    ({ w, n, d }) => isReadable([w - 1, w, w + 1], [n, d - n]),
  );
}

/** Returns mixed numbers as choices: the wholes and the parts right or wrong. */
export function mixedGrid(
  wholes: readonly [right: number, wrong: number, mistake: string, mend: string],
  parts: readonly [right: Rational, wrong: Rational, mistake: string, mend: string],
): ReturnType<typeof crossed> {
  return crossed(
    { right: wholes[0], wrong: wholes[1], mistake: wholes[2], mend: wholes[3] },
    { right: parts[0], wrong: parts[1], mistake: parts[2], mend: parts[3] },
    (w, part) => mixed(part.plus(w)),
  );
}

/** Returns choices for an improper fraction as a mixed number. */
function wholesAndRest(rng: Rng, { w, n, d }: Mixed) {
  const off = beside(rng, w, { by: 1 });
  const left = w * d + n - off * d;
  const wholes = count(off, 'whole');
  return mixedGrid(
    [
      w,
      off,
      'wrong-wholes',
      off > w
        ? `${wholes} would need ${off * d} parts of 1/${d}; there are only ${w * d + n}.`
        : `After ${wholes} there are ${left} parts of 1/${d} left, enough for one more.`,
    ],
    2 * n === d
      ? [
          rational(n, d),
          rational(1, rng.int(3, 5)),
          'wrong-size',
          `The denominator stays: the part that is left over is 1/${d}.`,
        ]
      : [
          rational(n, d),
          rational(d - n, d),
          'gave-what-is-missing',
          `${d - n}/${d} is what the next whole still needs; write what is left over.`,
        ],
  );
}

/** Returns wrong counts of the parts in a mixed number, some below and some above the right one. */
const countMistakes = ({ w, n, d }: Omit<Mixed, 'total'>): Wrong[] => [
  ['added-whole-to-numerator', w + n, `You added ${w} and ${n}; change each whole into ${d} parts first.`],
  [
    'forgot-the-parts',
    w * d,
    `You changed the ${w === 1 ? 'whole' : 'wholes'} and left out the fraction ${n}/${d}.`,
  ],
  [
    'one-whole-less',
    (w - 1) * d + n,
    w === 1 ? 'You left out the whole.' : `You changed ${count(w - 1, 'whole')}; there are ${w}.`,
  ],
  [
    'one-whole-more',
    (w + 1) * d + n,
    `You changed ${count(w + 1, 'whole')}; there ${w === 1 ? 'is' : 'are'} only ${w}.`,
  ],
  [
    'multiplied-by-numerator',
    w * n,
    `You multiplied ${w} by ${n}; multiply by the ${d} parts of a whole, then add ${n}.`,
  ],
  [
    'added-before-multiplying',
    w * (d + n),
    `You added ${d} and ${n} first; multiply ${w} by ${d}, then add ${n}.`,
  ],
  ['swapped-the-numbers', w * n + d, `You multiplied by ${n} and added ${d}; multiply by ${d} and add ${n}.`],
];

/** Draws a mixed number that need not be in lowest terms: 2 4/6. */
function anyMixed(rng: Rng, { grade, level }: Dial): Omit<Mixed, 'total'> {
  return drawn(
    () => {
      const d = rng.pick(smallDenominatorsAt(grade));
      return { w: rng.int(1, [5, 8, 12][level] ?? 5), n: rng.int(1, d - 1), d };
    },
    ({ w, n }) => isReadable([w], [n]),
  );
}

/** Returns counts of parts as choices: those of the wholes and those beside them right or wrong, or other mistakes. */
function countChoices(rng: Rng, number: Omit<Mixed, 'total'>, show: (top: number) => string) {
  const { w, n, d } = number;
  const [wholes, others] = [beside(rng, w, { by: 1 }), beside(rng, n, { by: 2 })];
  const choices = crossed(
    {
      right: w,
      wrong: wholes,
      mistake: 'wrong-wholes',
      mend: `You changed ${count(wholes, 'whole')}; there ${w === 1 ? 'is only 1' : `are ${w}`}.`,
    },
    {
      right: n,
      wrong: others,
      mistake: 'wrong-rest',
      mend: `You added ${count(others, 'part')} to those of the ${w === 1 ? 'whole' : 'wholes'}; there ${n === 1 ? 'is' : 'are'} ${n}.`,
    },
    (whole, rest) => show(whole * d + rest),
  );
  if (rng.int(0, 1) === 0 && areDifferent(choices)) return choices;
  const wrong = countMistakes(number).map(([name, value, mend]) => [name, [value, mend] as const]);
  return numeric(w * d + n, Object.fromEntries(wrong), { show: (r) => show(Number(r.n)), slip: 0 });
}

const wholesText = (w: number): string => (w === 1 ? 'one whole' : `${w} wholes`);

const mixedForms: Forms = {
  to: form([0, 1, 2], (rng, dial) => {
    const number = mixedNumber(rng, dial);
    const { w, n, d, total } = number;
    return {
      key: `${total}`,
      question: `Write ${plain(total)} as a mixed number.`,
      ...wholesAndRest(rng, number),
      hints: [
        `A whole is ${d}/${d}. How many times does ${d} fit into ${w * d + n}?`,
        `Write what is left over as a fraction. The denominator ${d} stays.`,
      ],
      explanation: `${w} ${w === 1 ? 'whole is' : 'wholes are'} ${w * d}/${d}. That leaves ${n}/${d}, so it is ${mixed(total)}.`,
    };
  }),
  from: form([0, 1, 2], (rng, dial) => {
    const number = anyMixed(rng, dial);
    const { w, n, d } = number;
    const text = `${w} ${n}/${d}`;
    return {
      key: text,
      question: `Write ${text} as a fraction with the denominator ${d}.`,
      ...countChoices(rng, number, (top) => `${top}/${d}`),
      hints: [
        `How many parts of 1/${d} are in ${wholesText(w)}?`,
        `Then add the ${count(n, 'part')} of ${n}/${d}.`,
      ],
      explanation: `${w} ${w === 1 ? 'whole is' : 'wholes are'} ${w * d}/${d}. With ${n}/${d} more, that makes ${w * d + n}/${d}.`,
    };
  }),
  count: form([0, 1], (rng, dial) => {
    const number = anyMixed(rng, dial);
    const { w, n, d } = number;
    const text = `${w} ${n}/${d}`;
    const sizes = sizesOf(d);
    return {
      key: text,
      question: `How many ${sizes} make ${text}?`,
      ...countChoices(rng, number, (top) => `${top}`),
      hints: [`How many ${sizes} make ${wholesText(w)}?`, `Then count the ${sizes} in ${n}/${d} as well.`],
      explanation: `Each whole has ${d} ${sizes}: ${w} × ${d} = ${w * d}. With ${n} more that makes ${w * d + n}.`,
    };
  }),
  story: form([1, 2], (rng, dial) => {
    const number = mixedNumber(rng, dial);
    const { w, n, d, total } = number;
    const whole = rng.pick(['pizzas', 'pies', 'cakes'] as const);
    return {
      key: `${whole} ${total}`,
      question: `${rng.pick(names)} cuts ${whole} into ${d} equal pieces each. ${w * d + n} pieces are sold. How many ${whole} is that?`,
      ...wholesAndRest(rng, number),
      hints: [
        `${d} pieces make a full ${whole.slice(0, -1)}. How many times does ${d} fit into ${w * d + n}?`,
        `The pieces that are left over are parts of 1/${d}.`,
      ],
      explanation: `${w * d + n} ÷ ${d} = ${w} with ${n} left over, and ${n} of ${d} pieces is ${n}/${d}. So it is ${mixed(total)}.`,
    };
  }),
};

const mixedNumbers = formed(
  {
    ...fractionMath,
    id: 'math.fractions.mixed-numbers',
    title: 'Mixed numbers',
    grades: [4, 6],
    objectives: ['Change improper fractions to mixed numbers and back'],
    keywords: ['mixed numbers', 'improper fractions', 'mixed fractions'],
    prerequisites: ['math.fractions.identify', 'math.division.remainder'],
    standards: ['4.NF.B.3'],
    teaching: {
      idea: 'A mixed number is a whole number and a fraction together: 2 3/4 means 2 + 3/4. Each whole is 4 fourths, so 2 3/4 is 8 + 3 = 11 fourths.',
      caution: 'Do not just add the whole number to the numerator. First cut each whole into parts.',
      mends: {},
    },
  },
  mixedForms,
);

/** Whole numbers with fractions. */
export const mixedNumberConcepts: Concept[] = [mixedNumbers];
