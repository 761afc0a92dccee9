import { numeric } from '../choices.ts';
import { names } from '../data/story.ts';
import type { Figure } from '../figure-types.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { type Fraction, fractionMath, lowest, show, smallDenominatorsAt, value } from './fractions.ts';
import { beside, diagnosed, drawn, expressions, isOnly } from './middle-forms.ts';

/** Draws two proper fractions with denominators of the grade. */
function factors(rng: Rng, { grade, level }: Dial): [Fraction, Fraction] {
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

const productMistakes = (rng: Rng, a: Fraction, b: Fraction) => ({
  'multiplied-crosswise': rational(a.n * b.d, a.d * b.n),
  'added-instead': value(a).plus(value(b)),
  'multiplied-only-above': rational(a.n * b.n, a.d),
  'slip-in-product': rational(beside(rng, a.n * b.n, { by: 1 }), a.d * b.d),
});

const ending = (a: Fraction, b: Fraction): string => {
  const product = value(a).times(value(b));
  return plain(product) === `${a.n * b.n}/${a.d * b.d}` ? '.' : `, in lowest terms ${plain(product)}.`;
};

const multiplyForms: Record<'product' | 'of' | 'story' | 'area' | 'wrong', Form> = {
  product: (rng, dial) => {
    const [a, b] = factors(rng, dial);
    return {
      key: productKey(a, b),
      question: `What is ${show(a)} × ${show(b)}?`,
      ...numeric(value(a).times(value(b)), productMistakes(rng, a, b)),
      explanation: `${productWay(a, b)}${ending(a, b)}`,
      ...square(a, b),
    };
  },
  of: (rng, dial) => {
    const [a, b] = factors(rng, dial);
    return {
      key: `${show(a)} ${show(b)}`,
      question: `How much is ${show(a)} of ${show(b)}?`,
      ...numeric(value(a).times(value(b)), productMistakes(rng, a, b)),
      explanation: `A part of a part is a product. ${productWay(a, b)}${ending(a, b)}`,
      ...square(a, b),
    };
  },
  story: (rng, dial) => {
    const [a, b] = factors(rng, dial);
    const place = rng.pick(['garden', 'field', 'wall', 'yard'] as const);
    return {
      key: `${place} ${show(a)} ${show(b)}`,
      question: `${show(b)} of a ${place} is painted or planted. ${show(a)} of that part is new. What part of the whole ${place} is new?`,
      ...numeric(value(a).times(value(b)), productMistakes(rng, a, b)),
      explanation: `We need ${show(a)} of ${show(b)}. ${productWay(a, b)}${ending(a, b)}`,
    };
  },
  area: (rng, dial) => {
    const [a, b] = factors(rng, dial);
    return {
      key: productKey(a, b),
      question: `A tile is ${show(a)} foot long and ${show(b)} foot wide. What is its area in square feet?`,
      ...numeric(value(a).times(value(b)), productMistakes(rng, a, b)),
      explanation: `Area is length times width. ${productWay(a, b)}${ending(a, b)}`,
    };
  },
  wrong: (rng, dial) =>
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
        'multiplied-crosswise': 'Multiply straight: above with above, and below with below.',
        'added-instead': 'The fractions were added. A part of a part is a product.',
        'multiplied-only-above': 'The parts get smaller too. Multiply the denominators as well.',
        'slip-in-product': 'The product above is off. Multiply the numerators once more.',
      },
    },
  },
  multiplyForms,
  [
    ['product', 'of', 'area'],
    ['product', 'of', 'story', 'area'],
    ['story', 'area', 'wrong'],
  ],
);

/** Draws a division: of unit fractions and whole numbers in grade 5, as its standard asks, and of any later. */
function division(rng: Rng, { grade, level }: Dial): [Rational, Rational] {
  if (grade === 5) {
    const unit = rational(1, rng.int(2, [8, 10, 12][level] ?? 8));
    const w = rational(rng.int(2, [8, 10, 12][level] ?? 8));
    return rng.pair([unit, w]);
  }
  const [a, b] = factors(rng, { grade, level });
  return [value(a), value(b)];
}

const turned = (r: Rational): Rational => rational(1).over(r);

const divisionMistakes = (a: Rational, b: Rational) => ({
  'multiplied-instead': a.times(b),
  'flipped-first-fraction': turned(a).times(b),
  'flipped-both': turned(a.times(b)),
});

function divisionWay(a: Rational, b: Rational): string {
  const result = plain(a.over(b));
  if (a.isInteger() && b.n === 1n)
    return `1 whole has ${b.d} parts of ${plain(b)}. ${plain(a)} wholes have ${plain(a)} × ${b.d} = ${result}.`;
  if (b.isInteger() && a.n === 1n)
    return `Cut ${plain(a)} into ${plain(b)} equal parts. ${a.d} × ${plain(b)} = ${a.d * b.n} of them make a whole, so each is ${result}.`;
  return `Turn the second fraction over and multiply: ${plain(a)} × ${plain(turned(b))} = ${result}.`;
}

const divideForms: Record<'quotient' | 'fit' | 'share' | 'check' | 'rewrite', Form> = {
  quotient: (rng, dial) => {
    const [a, b] = division(rng, dial);
    return {
      key: `${a}:${b}`,
      question: `What is ${plain(a)} ÷ ${plain(b)}?`,
      ...numeric(a.over(b), divisionMistakes(a, b)),
      explanation: divisionWay(a, b),
    };
  },
  fit: (rng, { level }) => {
    const w = rng.int(2, 9 + level);
    const d = rng.int(2, 8 + level);
    const kind = rng.pick(['rope', 'ribbon', 'wire', 'tape'] as const);
    return {
      key: `${kind} ${w} ${d}`,
      question: `A ${kind} is ${w} meters long. How many pieces of 1/${d} meter can ${rng.pick(names)} cut from it?`,
      ...numeric(w * d, {
        'one-whole-off': (w + rng.pick([1, -1])) * d,
        'added-instead': w + d,
        'one-piece-off': w * beside(rng, d, { by: 1 }),
      }),
      explanation: divisionWay(rational(w), rational(1, d)),
    };
  },
  share: (rng, { level }) => {
    const w = rng.int(2, 6 + level);
    const d = rng.int(2, 8 + level);
    const kind = rng.pick(['cake', 'pie', 'loaf', 'melon'] as const);
    return {
      key: `${kind} ${w} ${d}`,
      question: `${w} friends share 1/${d} of a ${kind} equally. What part of the ${kind} does each get?`,
      ...numeric(rational(1, w * d), {
        'multiplied-instead': rational(w, d),
        'added-denominators': rational(1, w + d),
        'one-piece-off': rational(1, w * beside(rng, d, { by: 1, least: 2 })),
      }),
      explanation: divisionWay(rational(1, d), rational(w)),
    };
  },
  check: (rng, dial) => {
    const [a, b] = division(rng, dial);
    const q = a.over(b);
    return {
      key: `${a}:${b}`,
      question: `${plain(b)} times a number is ${plain(a)}. What is the number?`,
      ...numeric(q, divisionMistakes(a, b)),
      explanation: `Divide to find the factor: ${plain(a)} ÷ ${plain(b)}. ${divisionWay(a, b)}`,
    };
  },
  rewrite: (rng, dial) =>
    drawn(() => {
      const [a, b] = division(rng, dial);
      const [x, y] = [
        [a, turned(a)],
        [turned(b), b],
      ] as const;
      if (!isOnly(x, y, (p, q) => p.times(q))) return undefined;
      return {
        key: `${a}:${b}`,
        question: `Which product is equal to ${plain(a)} ÷ ${plain(b)}?`,
        ...expressions(x, y, (p, q) => ({ text: `${plain(p)} × ${plain(q)}`, value: p.times(q) })),
        explanation: `Dividing by ${plain(b)} is multiplying by ${plain(turned(b))}, since ${plain(b)} × ${plain(turned(b))} = 1.`,
      };
    }),
};

const divide = formed(
  {
    ...fractionMath,
    id: 'math.fractions.divide',
    title: 'Dividing fractions',
    grades: [5, 8],
    objectives: ['Divide by a fraction by multiplying with its reciprocal'],
    keywords: [
      'dividing fractions',
      'fraction division',
      'divide fractions',
      'reciprocal',
      'keep change flip',
    ],
    prerequisites: ['math.fractions.multiply'],
    standards: ['5.NF.B.7', '6.NS.A.1'],
    teaching: {
      idea: {
        5: '3 ÷ 1/4 asks how many fourths fit into 3. Each whole has 4, so 3 × 4 = 12. And 1/4 ÷ 3 asks for the size of a share: cut the fourth into 3 parts, and each is 1/12.',
        6: 'Dividing by a fraction asks how often it fits. 1/4 fits 4 times into each whole, so dividing by 1/4 is multiplying by 4. Dividing by 3/4 is multiplying by 4/3.',
      },
      caution: 'Only the second number is turned over. The first one stays as it is.',
      hints: [
        'What is asked: how often does it fit, or how large is a share?',
        'Keep the first number.',
        'Turn the second number over and multiply.',
      ],
      mends: {
        'multiplied-instead': 'That is the product. Turn the second number over first.',
        'flipped-first-fraction': 'The first number stays. Turn over the second one.',
        'flipped-both': 'Only the second number is turned over.',
        'one-whole-off': 'Count the wholes again. Each gives the same number of pieces.',
        'added-instead': 'Each whole gives several pieces, so multiply.',
        'one-piece-off': 'The number of parts in a whole is off. The denominator tells it.',
        'added-denominators':
          'Cut each part into that many pieces: multiply to count the pieces in the whole.',
      },
    },
  },
  divideForms,
  [
    ['quotient', 'fit', 'share'],
    ['quotient', 'fit', 'share', 'check'],
    ['check', 'rewrite', 'share'],
  ],
);

/** Products and quotients of fractions. */
export const fractionProducts: Concept[] = [multiply, divide];
