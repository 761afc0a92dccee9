import { numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { mixed, plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { fractionMath, lowest, over, smallDenominatorsAt } from './fractions.ts';
import { beside, diagnosed, drawn } from './middle-forms.ts';

/** Mixed number w n/d with its value. */
interface Mixed {
  w: number;
  n: number;
  d: number;
  total: Rational;
}

function mixedNumber(rng: Rng, { grade, level }: Dial): Mixed {
  const { n, d } = lowest(rng, smallDenominatorsAt(grade));
  const w = rng.int(1, [5, 8, 12][level] ?? 5);
  return { w, n, d, total: rational(w).plus(rational(n, d)) };
}

/** Returns wrong values for a mixed number, some above and some below it. */
const mistaken = (rng: Rng, { w, n, d, total }: Mixed) => ({
  'added-whole-to-numerator': rational(w + n, d),
  'one-whole-off': total.plus(rng.pick([1, -1])),
  'wrong-rest': rational(w * d + beside(rng, n, { by: 1 }), d),
});

const sizeOf = (d: number): string =>
  d === 2 ? 'halves' : d === 3 ? 'thirds' : d === 4 ? 'fourths' : `parts of 1/${d}`;

const mixedForms: Forms = {
  to: form([0, 1, 2], (rng, dial) => {
    const number = mixedNumber(rng, dial);
    const { w, n, d, total } = number;
    return {
      key: `${total}`,
      question: `Write ${plain(total)} as a mixed number.`,
      ...numeric(total, mistaken(rng, number), { show: mixed, slip: rational(1, d) }),
      explanation: `${w} ${w === 1 ? 'whole is' : 'wholes are'} ${w * d}/${d}. That leaves ${n}/${d}, so it is ${mixed(total)}.`,
    };
  }),
  from: form([0, 1, 2], (rng, dial) => {
    const number = mixedNumber(rng, dial);
    const { w, n, d, total } = number;
    return {
      key: `${total}`,
      question: `Write ${mixed(total)} as a fraction with the denominator ${d}.`,
      ...numeric(total, mistaken(rng, number), { show: over(d), slip: rational(1, d) }),
      explanation: `${w} ${w === 1 ? 'whole is' : 'wholes are'} ${w * d}/${d}. With ${n}/${d} more there are ${plain(total)}.`,
    };
  }),
  count: form([0, 1], (rng, dial) => {
    const number = mixedNumber(rng, dial);
    const { w, n, d, total } = number;
    return {
      key: `${total}`,
      question: `How many ${sizeOf(d)} make ${mixed(total)}?`,
      ...numeric(w * d + n, {
        'added-whole-to-numerator': w + n,
        'one-whole-off': (w + rng.pick([1, -1])) * d + n,
        'wrong-rest': w * d + beside(rng, n, { by: 1 }),
      }),
      explanation: `Each whole is cut into ${d}: ${w} × ${d} = ${w * d}. With ${n} more that makes ${w * d + n}.`,
    };
  }),
  story: form([1, 2], (rng, dial) => {
    const number = mixedNumber(rng, dial);
    const { w, n, d, total } = number;
    const whole = rng.pick(['pizzas', 'pies', 'cakes'] as const);
    return {
      key: `${whole} ${total}`,
      question: `${rng.pick(names)} cuts ${whole} into ${d} equal pieces each. ${w * d + n} pieces are sold. How many ${whole} is that?`,
      ...numeric(total, mistaken(rng, number), { show: mixed, slip: rational(1, d) }),
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
      hints: [
        'How many parts does one whole have?',
        'How many parts do all wholes have together?',
        'Do not forget the parts beside the wholes.',
      ],
      mends: {
        'added-whole-to-numerator': 'A whole is more than one part. Change each whole into parts first.',
        'one-whole-off': 'The wholes are off by one. Count them again.',
        'wrong-rest': 'The parts beside the wholes are counted wrongly. Count them again.',
      },
    },
  },
  mixedForms,
);

/** Two mixed numbers, the larger one first. In grade 4 their denominators are alike. */
function twoMixed(rng: Rng, dial: Dial): [Mixed, Mixed] {
  return drawn(
    (): [Mixed, Mixed] => [mixedNumber(rng, dial), mixedNumber(rng, dial)],
    ([a, b]) =>
      (dial.grade >= 5 && dial.level > 0 ? a.d !== b.d : a.d === b.d && a.d > 2) &&
      a.w > b.w &&
      a.total.compare(b.total) > 0,
  );
}

/** Shows how the wholes and the parts are counted in turn. */
function stepsOf(a: Mixed, b: Mixed, sign: '+' | '-'): string {
  const rest = (m: Mixed): Rational => rational(m.n, m.d);
  const result = sign === '+' ? a.total.plus(b.total) : a.total.minus(b.total);
  if (sign === '-' && rest(a).compare(rest(b)) < 0)
    return `${plain(rest(a))} is less than ${plain(rest(b))}, so open a whole: ${a.w} is ${a.w - 1} and ${a.d}/${a.d}. Then subtract wholes and parts: ${mixed(result)}.`;
  const parts = sign === '+' ? rest(a).plus(rest(b)) : rest(a).minus(rest(b));
  return `Wholes: ${a.w} ${sign} ${b.w} = ${sign === '+' ? a.w + b.w : a.w - b.w}. Parts: ${plain(rest(a))} ${sign} ${plain(rest(b))} = ${plain(parts)}. Together: ${mixed(result)}.`;
}

const mixedMistakes = (a: Mixed, b: Mixed, right: Rational, rng: Rng) => ({
  'one-whole-off': right.plus(rng.pick([1, -1])),
  'wrong-parts': right.plus(rational(rng.pick([1, -1]), Math.max(a.d, b.d))),
});

const mixedSumForms: Forms = {
  sum: form([0], (rng, dial) => {
    const [a, b] = twoMixed(rng, dial);
    const total = a.total.plus(b.total);
    return {
      key: `${a.total}+${b.total}`,
      question: `What is ${mixed(a.total)} + ${mixed(b.total)}?`,
      ...numeric(total, mixedMistakes(a, b, total, rng), { show: mixed }),
      explanation: stepsOf(a, b, '+'),
    };
  }),
  difference: form([0, 1, 2], (rng, dial) => {
    const [a, b] = twoMixed(rng, dial);
    const total = a.total.minus(b.total);
    return {
      key: `${a.total}-${b.total}`,
      question: `What is ${mixed(a.total)} - ${mixed(b.total)}?`,
      ...numeric(total, mixedMistakes(a, b, total, rng), { show: mixed }),
      explanation: stepsOf(a, b, '-'),
    };
  }),
  story: form([0, 1], (rng, dial) => {
    const [a, b] = twoMixed(rng, dial);
    const total = a.total.plus(b.total);
    const name = rng.pick(names);
    return {
      key: `${a.total}+${b.total}`,
      question: `${name} runs ${mixed(a.total)} miles on one day and ${mixed(b.total)} miles on the next. How many miles in all?`,
      ...numeric(total, mixedMistakes(a, b, total, rng), { show: mixed }),
      explanation: stepsOf(a, b, '+'),
    };
  }),
  left: form([1, 2], (rng, dial) => {
    const [a, b] = twoMixed(rng, dial);
    const total = a.total.minus(b.total);
    return {
      key: `${a.total}-${b.total}`,
      question: `A rope is ${mixed(a.total)} feet long. ${rng.pick(names)} cuts off ${mixed(b.total)} feet. How many feet are left?`,
      ...numeric(total, mixedMistakes(a, b, total, rng), { show: mixed }),
      explanation: stepsOf(a, b, '-'),
    };
  }),
  wrong: form([1, 2], (rng, dial) =>
    drawn(() => {
      const [a, b] = twoMixed(rng, dial);
      const total = a.total.plus(b.total);
      return diagnosed(
        rng,
        `${mixed(a.total)} + ${mixed(b.total)}`,
        total,
        [
          { text: 'One whole too many was counted.', value: total.plus(1) },
          { text: 'One whole was left out.', value: total.minus(1) },
          { text: 'The numbers were subtracted.', value: a.total.minus(b.total) },
          { text: 'Only the wholes were added, and the first fraction was kept.', value: a.total.plus(b.w) },
        ],
        mixed,
      );
    }),
  ),
};

const mixedSums = formed(
  {
    ...fractionMath,
    id: 'math.fractions.mixed-sums',
    title: 'Adding and subtracting mixed numbers',
    grades: [4, 6],
    objectives: ['Add and subtract mixed numbers, and regroup a whole'],
    keywords: [
      'adding mixed numbers',
      'subtracting mixed numbers',
      'mixed number addition',
      'regrouping fractions',
    ],
    prerequisites: ['math.fractions.mixed-numbers', 'math.fractions.add', 'math.fractions.subtract'],
    standards: ['4.NF.B.3', '5.NF.A.1', '5.NF.A.2'],
    teaching: {
      idea: 'Add or subtract the wholes, and add or subtract the parts of one size. If the parts make a whole or more, count it with the wholes. If there are too few parts to subtract, open a whole into parts.',
      caution: 'When you open a whole, there is one whole less.',
      hints: [
        'Are the parts of one size? If not, find a common denominator.',
        'Look at the parts: do they make a new whole, or do you have to open one?',
        'Then count the wholes.',
      ],
      mends: {
        'one-whole-off':
          'The wholes are off by one. Think of the whole that the parts make, or that you open.',
        'wrong-parts': 'The parts are counted wrongly. Write both fractions with one denominator first.',
      },
    },
  },
  mixedSumForms,
);

/** Whole numbers with fractions. */
export const mixedNumberConcepts: Concept[] = [mixedNumbers, mixedSums];
