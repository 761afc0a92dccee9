import { crossed, type Part } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { type Fraction, fractionMath, lowest, show, smallDenominatorsAt, value } from './fractions.ts';
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

/**
 * Draws the result of a slip with one of two factors, or their sum. It is above the product as often as below, if it can
 * be.
 */
function mistakenProduct(rng: Rng, x: number, y: number, place: 'above' | 'below'): Part<number> {
  const right = x * y;
  const slips = [right + x, right + y, right - x, right - y];
  const candidates = [...slips, x + y].filter((n) => n > 0 && n !== right);
  const isLess = rng.int(0, 1) === 0;
  const fitting = candidates.filter((n) => n < right === isLess);
  const wrong = rng.pick(fitting.length > 0 ? fitting : candidates);
  return { right, wrong, mistake: `${wrong === x + y ? 'added' : 'slip'}-${place}` };
}

/** Returns true if the choices of a grid have different values, all less than 1. */
function isProper(above: Part<number>, below: Part<number>): boolean {
  const values = [above.right, above.wrong].flatMap((n) =>
    [below.right, below.wrong].map((d) => rational(n, d)),
  );
  return values.every((v) => v.compare(1) < 0) && new Set(values.map(String)).size === 4;
}

/** Returns products in lowest terms as choices, each with a right or wrong number above and below. */
function productChoices(rng: Rng, a: Fraction, b: Fraction) {
  const [above, below] = drawn(
    () => [mistakenProduct(rng, a.n, b.n, 'above'), mistakenProduct(rng, a.d, b.d, 'below')] as const,
    (both) => isProper(...both),
  );
  return crossed(above, below, (n, d) => plain(rational(n, d)));
}

const ending = (a: Fraction, b: Fraction): string => {
  const product = value(a).times(value(b));
  return plain(product) === `${a.n * b.n}/${a.d * b.d}` ? '.' : `, in lowest terms ${plain(product)}.`;
};

const multiplyForms: Forms = {
  product: form([0, 1], (rng, dial) => {
    const [a, b] = factors(rng, dial);
    return {
      key: productKey(a, b),
      question: `What is ${show(a)} × ${show(b)}?`,
      ...productChoices(rng, a, b),
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
      explanation: `A part of a part is a product. ${productWay(a, b)}${ending(a, b)}`,
      ...square(a, b),
    };
  }),
  story: form([1, 2], (rng, dial) => {
    const [a, b] = factors(rng, dial);
    const place = rng.pick(['garden', 'field', 'wall', 'yard'] as const);
    return {
      key: `${place} ${show(a)} ${show(b)}`,
      question: `${show(b)} of a ${place} is painted or planted. ${show(a)} of that part is new. What part of the whole ${place} is new?`,
      ...productChoices(rng, a, b),
      explanation: `We need ${show(a)} of ${show(b)}. ${productWay(a, b)}${ending(a, b)}`,
    };
  }),
  area: form([0, 1, 2], (rng, dial) => {
    const [a, b] = factors(rng, dial);
    return {
      key: productKey(a, b),
      question: `A tile is ${show(a)} foot long and ${show(b)} foot wide. What is its area in square feet?`,
      ...productChoices(rng, a, b),
      explanation: `Area is length times width. ${productWay(a, b)}${ending(a, b)}`,
    };
  }),
  wrong: form([2], (rng, dial) =>
    drawn(() => {
      const [a, b] = factors(rng, dial);
      const shown = (n: number, d: number) => ({ value: rational(n, d), shown: `${n}/${d}` });
      return diagnosed(rng, `${show(a)} × ${show(b)}`, value(a).times(value(b)), [
        { text: 'The denominators were added.', ...shown(a.n * b.n, a.d + b.d) },
        { text: 'The numerators were added.', ...shown(a.n + b.n, a.d * b.d) },
        { text: 'The second fraction was turned over.', ...shown(a.n * b.d, a.d * b.n) },
        { text: 'Only the first denominator was kept.', ...shown(a.n * b.n, a.d) },
      ]);
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
      hints: [
        'Multiply the numbers above.',
        'Multiply the numbers below.',
        'Can you divide both by the same number?',
      ],
      mends: {
        'added-above': 'The numerators were added. Multiply them.',
        'added-below': 'The denominators were added. The parts get smaller: multiply them.',
        'slip-above': 'The product above is off. Multiply the numerators once more.',
        'slip-below': 'The product below is off. Multiply the denominators once more.',
      },
    },
  },
  multiplyForms,
);

/** Products of fractions. */
export const fractionProducts: Concept[] = [multiply];
