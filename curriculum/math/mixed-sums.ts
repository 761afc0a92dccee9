import { advisedBoth } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { lcm, type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { mixed, plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { eitherSide, type Wrong } from './advised-grids.ts';
import { fractionMath } from './fractions.ts';
import { diagnosed, drawn } from './middle-forms.ts';
import { isReadable, type Mixed, mixedGrid, mixedNumber } from './mixed-numbers.ts';

/** Two mixed numbers with their parts over the common denominator, x/d and y/d. */
interface Two {
  a: Mixed;
  b: Mixed;
  x: number;
  y: number;
  d: number;
}

/** Largest common denominator that a learner of the grade works with by hand. */
const mostParts = (grade: number): number => (grade <= 5 ? 30 : 60);

/** Draws two mixed numbers, the larger one first. In grade 4 their denominators are alike. */
function twoMixed(rng: Rng, dial: Dial): Two {
  const [a, b] = drawn(
    (): [Mixed, Mixed] => [mixedNumber(rng, dial), mixedNumber(rng, dial)],
    ([a, b]) =>
      (dial.grade >= 5 && dial.level > 0 ? a.d !== b.d : a.d === b.d && a.d > 2) &&
      lcm(a.d, b.d) <= mostParts(dial.grade) &&
      a.w > b.w &&
      a.total.compare(b.total) > 0,
  );
  const d = lcm(a.d, b.d);
  return { a, b, d, x: (a.n * d) / a.d, y: (b.n * d) / b.d };
}

const rest = ({ n, d }: Mixed): Rational => rational(n, d);
const isUnlike = ({ a, b }: Two): boolean => a.d !== b.d;

const commonParts = (two: Two): string =>
  isUnlike(two)
    ? `With the denominator ${two.d} the parts are ${two.x}/${two.d} and ${two.y}/${two.d}. `
    : '';

/** Two mixed numbers with the wholes and the part of their sum or difference, and wrong ones. */
interface Result extends Two {
  wholes: number;
  part: Rational;
  otherWholes: number;
  otherPart: Rational;
  /** Advice for the wrong part. */
  partMend: string;
}

const isClear = ({ a, b, x, y, d, wholes, part, otherWholes, otherPart }: Result): boolean =>
  x !== y &&
  part.n > 0n &&
  otherPart.n > 0n &&
  !part.equals(otherPart) &&
  wholes > 0 &&
  otherWholes > 0 &&
  isReadable(
    [a.w, a.w - 1, b.w, wholes, otherWholes],
    [a.n, b.n, x, y, x + d, Number(part.n), Number(otherPart.n)],
  );

/** Draws a wrong part of a sum with its advice. */
function wrongSum(rng: Rng, { a, b, x, y, d }: Two): { otherPart: Rational; partMend: string } {
  const [p, q] = [plain(rest(a)), plain(rest(b))];
  if (x + y < d && rng.int(0, 4) === 0)
    return {
      otherPart: rational(a.n + b.n, a.d + b.d),
      partMend: `You added above and below; keep one denominator for ${p} and ${q}.`,
    };
  const kept = (n: number, text: string): Wrong => [
    'kept-one-part',
    n,
    `You took only ${text}; ${p} and ${q} count together.`,
  ];
  // Who does not add the parts has no whole to carry.
  const notAdded: Wrong[] = [
    ['subtracted-parts', Math.abs(x - y), `You subtracted the parts ${p} and ${q}; add them.`],
    kept(x, p),
    kept(y, q),
  ];
  const { wrong, mend } = eitherSide(rng, (x + y) % d, [
    ...(x + y < d ? notAdded : []),
    ['counted-one-twice', (x + y + 1) % d, `You counted one part of 1/${d} twice.`],
    ['missed-one-part', (x + y + d - 1) % d, `You left out one part of 1/${d}.`],
  ]);
  return { otherPart: rational(wrong, d), partMend: mend };
}

function sumOf(rng: Rng, dial: Dial): Result {
  return drawn(() => {
    const two = twoMixed(rng, dial);
    const { a, b, x, y, d } = two;
    const isMore = x + y > d;
    const wholes = a.w + b.w + (isMore ? 1 : 0);
    const otherWholes = isMore ? wholes - 1 : wholes + 1;
    return { ...two, wholes, part: rational((x + y) % d, d), otherWholes, ...wrongSum(rng, two) };
  }, isClear);
}

/** Draws a wrong part of a difference with its advice. */
function wrongDifference(rng: Rng, { a, b, x, y, d }: Two): { otherPart: Rational; partMend: string } {
  const [p, q] = [plain(rest(a)), plain(rest(b))];
  if (x < y)
    return {
      otherPart: rational(y - x, d),
      partMend: `You took ${p} from ${q}; break up a whole so that you can take ${q} away.`,
    };
  const { wrong, mend } = eitherSide(rng, x - y, [
    ['added-parts', x + y < d ? x + y : 0, `You added the parts ${p} and ${q}; take ${q} away from ${p}.`],
    ['kept-one-part', x, `You kept ${p}; take ${q} away from it.`],
    ['gave-what-is-taken', y, `${q} is the part that you take away; find what is left of ${p}.`],
    ['took-one-more', x - y - 1, `You took away ${y + 1}/${d}; take away only ${y}/${d}.`],
  ]);
  return { otherPart: rational(wrong, d), partMend: mend };
}

function differenceOf(rng: Rng, dial: Dial): Result {
  return drawn(() => {
    const two = twoMixed(rng, dial);
    const { a, b, x, y, d } = two;
    const isOpened = x < y;
    const wholes = a.w - b.w - (isOpened ? 1 : 0);
    const part = rational((x - y + d) % d, d);
    return {
      ...two,
      wholes,
      part,
      otherWholes: isOpened ? wholes + 1 : wholes - 1,
      ...wrongDifference(rng, two),
    };
  }, isClear);
}

const resultOf = ({ wholes, part }: Result): string => mixed(part.plus(wholes));

function sumHelp(sum: Result) {
  const { a, b, x, y, d, wholes, part, otherWholes, otherPart, partMend } = sum;
  const [p, q] = [plain(rest(a)), plain(rest(b))];
  const parts = `${x}/${d} + ${y}/${d} = ${x + y}/${d}`;
  const short = mixed(rational(x + y, d));
  return {
    ...mixedGrid(
      [
        wholes,
        otherWholes,
        'wrong-carry',
        otherWholes < wholes
          ? `${p} and ${q} make more than 1; count that whole too.`
          : `${p} and ${q} make less than 1, so there is no extra whole.`,
      ],
      [part, otherPart, 'wrong-parts', partMend],
    ),
    hints: [
      `Add the wholes ${a.w} and ${b.w}. Then add the parts.`,
      isUnlike(sum)
        ? `Write ${p} and ${q} with one denominator. Do they make more than 1?`
        : `Do ${p} and ${q} make more than 1?`,
    ],
    explanation: `Wholes: ${a.w} + ${b.w} = ${a.w + b.w}. ${commonParts(sum)}Parts: ${parts}${short === `${x + y}/${d}` ? '' : `, which is ${short}`}. Together: ${resultOf(sum)}.`,
  };
}

function differenceHelp(pair: Result) {
  const { a, b, x, y, d, wholes, part, otherWholes, otherPart, partMend } = pair;
  const [p, q] = [plain(rest(a)), plain(rest(b))];
  const isOpened = otherWholes > wholes;
  const [w, top] = isOpened ? [a.w - 1, x + d] : [a.w, x];
  const short = plain(rational(top - y, d));
  const opened = isOpened
    ? `${x}/${d} is less than ${y}/${d}, so break up a whole: ${a.w} ${x}/${d} is ${w} ${top}/${d}. `
    : '';
  // Who takes the smaller part from the larger one breaks up no whole.
  const grid = mixedGrid(
    [
      wholes,
      otherWholes,
      'wrong-borrow',
      isOpened
        ? `You break up one of the ${a.w} wholes, so only ${w} ${w === 1 ? 'is' : 'are'} left to subtract from.`
        : `${p} is enough to take ${q} away, so you need not break up a whole.`,
    ],
    [part, otherPart, 'wrong-parts', partMend],
  );
  return {
    ...(isOpened ? advisedBoth(grid, partMend) : grid),
    hints: [
      isUnlike(pair)
        ? `Write ${p} and ${q} with one denominator. Which is greater?`
        : `Compare the parts. Is ${p} enough to take ${q} away?`,
      isOpened
        ? `There are too few parts, so break up one of the ${a.w} wholes.`
        : 'Then subtract the wholes, and subtract the parts.',
    ],
    explanation: `${commonParts(pair)}${opened}Wholes: ${w} - ${b.w} = ${wholes}. Parts: ${top}/${d} - ${y}/${d} = ${top - y}/${d}${short === `${top - y}/${d}` ? '' : `, which is ${short}`}. Together: ${resultOf(pair)}.`,
  };
}

const mixedSumForms: Forms = {
  sum: form([0], (rng, dial) => {
    const sum = sumOf(rng, dial);
    const [a, b] = [sum.a.total, sum.b.total];
    return { key: `${a}+${b}`, question: `What is ${mixed(a)} + ${mixed(b)}?`, ...sumHelp(sum) };
  }),
  difference: form([0, 1, 2], (rng, dial) => {
    const pair = differenceOf(rng, dial);
    const [a, b] = [pair.a.total, pair.b.total];
    return { key: `${a}-${b}`, question: `What is ${mixed(a)} - ${mixed(b)}?`, ...differenceHelp(pair) };
  }),
  story: form([0, 1], (rng, dial) => {
    const sum = sumOf(rng, dial);
    const [a, b] = [sum.a.total, sum.b.total];
    return {
      key: `${a}+${b}`,
      question: `${rng.pick(names)} runs ${mixed(a)} miles on one day and ${mixed(b)} miles on the next. How many miles in all?`,
      ...sumHelp(sum),
    };
  }),
  left: form([1, 2], (rng, dial) => {
    const pair = differenceOf(rng, dial);
    const [a, b] = [pair.a.total, pair.b.total];
    return {
      key: `${a}-${b}`,
      question: `A rope is ${mixed(a)} feet long. ${rng.pick(names)} cuts off ${mixed(b)} feet. How many feet are left?`,
      ...differenceHelp(pair),
    };
  }),
  wrong: form([1, 2], (rng, dial) =>
    drawn(() => {
      const { a, b } = twoMixed(rng, dial);
      const total = a.total.plus(b.total);
      const slips = [
        {
          text: 'One whole was counted twice.',
          value: total.plus(1),
          way: `this is ${mixed(total)} and one whole more.`,
        },
        {
          text: 'One whole was left out.',
          value: total.minus(1),
          way: `this is ${mixed(total)} without one whole.`,
        },
        {
          text: 'The numbers were subtracted.',
          value: a.total.minus(b.total),
          way: `this is ${mixed(a.total)} - ${mixed(b.total)}.`,
        },
        {
          text: 'The second fraction was left out.',
          value: a.total.plus(b.w),
          way: `this is ${mixed(a.total)} + ${b.w}, without ${plain(rest(b))}.`,
        },
      ];
      const isAllReadable = [total, ...slips.map(({ value }) => value)].every((r) =>
        isReadable([Number(r.n / r.d)], [Number(r.n % r.d)]),
      );
      return isAllReadable
        ? diagnosed(rng, `${mixed(a.total)} + ${mixed(b.total)}`, total, slips, mixed)
        : undefined;
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
      idea: 'Add or subtract the wholes, and add or subtract the parts, once they are the same size. If the parts make a whole or more, count it with the wholes. If there are too few parts to subtract, break up a whole into parts.',
      caution: 'When you break up a whole, there is one whole less.',
      mends: {},
    },
  },
  mixedSumForms,
);

/** Sums and differences of whole numbers with fractions. */
export const mixedSumConcepts: Concept[] = [mixedSums];
