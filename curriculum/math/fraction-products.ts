import { advisedBoth, crossed, type Part } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import { lcm, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial, Mistake } from '../types.ts';
import { eitherSide, type Wrong } from './advised-grids.ts';
import { type Fraction, fractionMath, lowest, over, show, smallDenominatorsAt, value } from './fractions.ts';
import { diagnosed, drawn } from './middle-forms.ts';

/** Draws two proper fractions with denominators of the grade. */
export function factors(rng: Rng, { grade, level }: Dial): [Fraction, Fraction] {
  const top = [6, 9, 15][level] ?? 6;
  const known = smallDenominatorsAt(grade).filter((d) => d <= top);
  return [lowest(rng, known), lowest(rng, known)];
}

/** Draws the square whose rows and columns show the product, if it is small enough to see. */
function square(a: Fraction, b: Fraction): { figure?: Figure } {
  if (Math.max(a.d, b.d) > 8) return {};
  return {
    figure: { kind: 'fraction-product', rows: a.d, columns: b.d, shadedRows: a.n, shadedColumns: b.n },
  };
}

const productKey = (a: Fraction, b: Fraction): string => [show(a), show(b)].sort().join('x');

const productWay = (a: Fraction, b: Fraction): string =>
  `Multiply above: ${a.n} × ${b.n} = ${a.n * b.n}. Multiply below: ${a.d} × ${b.d} = ${a.d * b.d}. That is ${a.n * b.n}/${a.d * b.d}`;

/** Returns the neighbors of a product in the times table that come from no other mistake. */
const neighbors = (x: number, y: number, place: 'above' | 'below', others: readonly number[]): Wrong[] =>
  [x * (y - 1), (x - 1) * y, x * (y + 1), (x + 1) * y]
    .filter((wrong) => !others.includes(wrong))
    .map((wrong) => [`neighbor-${place}`, wrong, `${x} × ${y} ${place} is ${x * y}, not ${wrong}.`]);

const wrongAbove = (rng: Rng, a: Fraction, b: Fraction): Part<number> =>
  eitherSide(rng, a.n * b.n, [
    ['added-above', a.n + b.n, `You added ${a.n} and ${b.n} above; multiply the numerators.`],
    ...neighbors(a.n, b.n, 'above', [a.n + b.n]),
  ]);

const wrongBelow = (rng: Rng, a: Fraction, b: Fraction): Part<number> => {
  const common = lcm(a.d, b.d);
  return eitherSide(rng, a.d * b.d, [
    ['added-below', a.d + b.d, `You added ${a.d} and ${b.d} below; multiply the denominators.`],
    [
      'common-denominator',
      common,
      a.d === b.d
        ? `You kept the denominator ${common} as for a sum; a part of a part is smaller, so multiply.`
        : `You took a common denominator as for a sum; multiply ${a.d} and ${b.d}.`,
    ],
    ...neighbors(a.d, b.d, 'below', [a.d + b.d, common]),
  ]);
};

/** Returns true if the choices of a grid have different values, all less than 1. */
function isProper(above: Part<number>, below: Part<number>): boolean {
  const tops = [above.right, above.wrong];
  // Parts below are positive, so whole numbers compare the values: this is asked some hundred times a question.
  const values = tops.flatMap((n) => [below.right, below.wrong].map((d) => ({ n, d })));
  return values.every(
    ({ n, d }, i) => n < d && values.slice(i + 1).every((other) => n * other.d !== other.n * d),
  );
}

/** Returns how many choices of a grid are less than the right one. */
function placeOf(above: Part<number>, below: Part<number>): number {
  const wrong = [
    { n: above.wrong, d: below.right },
    { n: above.right, d: below.wrong },
    { n: above.wrong, d: below.wrong },
  ];
  return wrong.filter(({ n, d }) => n * below.right < above.right * d).length;
}

/** Returns products in lowest terms as choices, each with a right or wrong number above and below. */
function productChoices(rng: Rng, a: Fraction, b: Fraction) {
  const grids = range(1, 20).map(() =>
    drawn(
      () => [wrongAbove(rng, a, b), wrongBelow(rng, a, b)] as const,
      (both) => isProper(...both),
    ),
  );
  // The place of the right product in the order of the choices is drawn, since it would mostly be in the middle.
  const wanted = rng.int(0, 3);
  const fitting = grids.filter((both) => placeOf(...both) === wanted);
  const [above, below] = rng.pick(fitting.length > 0 ? fitting : grids);
  const { answer, mistakes } = advisedBoth(
    crossed(above, below, (n, d) => plain(rational(n, d))),
    `Multiply above and below: ${a.n} × ${b.n} and ${a.d} × ${b.d}.`,
  );
  const wrong = [
    [above.wrong, below.right],
    [above.right, below.wrong],
    [above.wrong, below.wrong],
  ].map(([n, d]) => `${n}/${d}`);
  const mendOf = ({ text, mend }: Mistake, made = ''): string =>
    text === made ? `${mend}` : `This is ${made} in lowest terms. ${mend}`;
  return { answer, mistakes: mistakes.map((each, i) => ({ ...each, mend: mendOf(each, wrong[i]) })) };
}

const ending = (a: Fraction, b: Fraction): string => {
  const product = value(a).times(value(b));
  return plain(product) === `${a.n * b.n}/${a.d * b.d}` ? '.' : `, in lowest terms ${plain(product)}.`;
};

const timesHint = (a: Fraction, b: Fraction): string =>
  `Above, multiply ${a.n} and ${b.n}. Below, multiply ${a.d} and ${b.d}. Can you simplify?`;

/** Denominators that people measure lengths with. */
const lengthParts = [2, 3, 4, 5, 6, 8, 10, 12];

const multiplyForms: Forms = {
  product: form([0, 1], (rng, dial) => {
    const [a, b] = factors(rng, dial);
    return {
      key: productKey(a, b),
      question: `What is ${show(a)} × ${show(b)}?`,
      ...productChoices(rng, a, b),
      hints: [`Take ${show(a)} of ${show(b)}: is the product more or less than ${show(b)}?`, timesHint(a, b)],
      explanation: `${productWay(a, b)}${ending(a, b)}`,
      ...square(a, b),
    };
  }),
  of: form([0, 1], (rng, dial) => {
    const [a, b] = factors(rng, dial);
    return {
      key: `${show(a)} ${show(b)}`,
      question: `How much is ${show(a)} of ${show(b)}?`,
      ...productChoices(rng, a, b),
      hints: [
        `Draw a bar, shade ${show(b)} of it, and cut the shaded part into ${a.d} equal parts.`,
        timesHint(a, b),
      ],
      explanation: `A part of a part is a product. ${productWay(a, b)}${ending(a, b)}`,
      ...square(a, b),
    };
  }),
  story: form([1, 2], (rng, dial) => {
    const [a, b] = factors(rng, dial);
    const [place, done, kind] = rng.pick([
      ['garden', 'planted', 'in bloom'],
      ['field', 'mowed', 'still wet'],
      ['wall', 'painted', 'blue'],
      ['yard', 'paved', 'new'],
    ] as const);
    return {
      key: `${place} ${show(a)} ${show(b)}`,
      question: `${show(b)} of a ${place} is ${done}. ${show(a)} of that part is ${kind}. What part of the whole ${place} is ${done} and ${kind}?`,
      ...productChoices(rng, a, b),
      hints: [`You look for ${show(a)} of ${show(b)}. Which operation does “of” stand for?`, timesHint(a, b)],
      explanation: `We need ${show(a)} of ${show(b)}. ${productWay(a, b)}${ending(a, b)}`,
    };
  }),
  area: form([0, 1, 2], (rng, dial) => {
    const [a, b] = drawn(
      () => factors(rng, dial),
      (both) => both.every(({ d }) => lengthParts.includes(d)),
    );
    const thing = rng.pick(['tile', 'board', 'mat'] as const);
    return {
      key: `${thing} ${productKey(a, b)}`,
      question: `A ${thing} is ${show(a)} foot long and ${show(b)} foot wide. What is its area in square feet?`,
      ...productChoices(rng, a, b),
      hints: ['How do you find an area from the length and the width?', timesHint(a, b)],
      explanation: `Area is length times width. ${productWay(a, b)}${ending(a, b)}`,
    };
  }),
  wrong: form([2], (rng, dial) =>
    drawn(() => {
      const [a, b] = factors(rng, dial);
      const shown = (n: number, d: number) => ({ value: rational(n, d), shown: `${n}/${d}` });
      return diagnosed(
        rng,
        `${show(a)} × ${show(b)}`,
        value(a).times(value(b)),
        [
          {
            text: 'The denominators were added.',
            ...shown(a.n * b.n, a.d + b.d),
            way: `${a.n} × ${b.n} above, but ${a.d} + ${b.d} below.`,
          },
          {
            text: 'The numerators were added.',
            ...shown(a.n + b.n, a.d * b.d),
            way: `${a.n} + ${b.n} above instead of ${a.n} × ${b.n}.`,
          },
          {
            text: 'The second fraction was turned over.',
            ...shown(a.n * b.d, a.d * b.n),
            way: `${a.n} × ${b.d} above and ${a.d} × ${b.n} below, as if ${show(b)} were turned over.`,
          },
          {
            text: 'Only the first denominator was kept.',
            ...shown(a.n * b.n, a.d),
            way: `${a.n} × ${b.n} above, but only ${a.d} below instead of ${a.d} × ${b.d}.`,
          },
        ],
        over(a.d * b.d),
      );
    }),
  ),
};

const multiply = formed(
  {
    ...fractionMath,
    id: 'math.fractions.multiply',
    title: 'Multiplying fractions',
    grades: [5, 8],
    objectives: ['Multiply fractions and reduce the product'],
    keywords: ['multiplying fractions', 'fraction multiplication', 'multiply fractions', 'times fractions'],
    prerequisites: ['math.fractions.simplify', 'math.fractions.times-whole'],
    standards: ['5.NF.B.4', '5.NF.B.6'],
    teaching: {
      idea: '2/3 × 4/5 means 2/3 of 4/5. Cut a square into 5 columns and 3 rows: there are 5 × 3 = 15 small parts. The part in 4 columns and 2 rows has 4 × 2 = 8 of them. So multiply above, and multiply below.',
      caution:
        'Fractions are multiplied without a common denominator. A part of a part is smaller than both.',
      mends: {},
    },
  },
  multiplyForms,
);

/** Products of fractions. */
export const fractionProducts: Concept[] = [multiply];
