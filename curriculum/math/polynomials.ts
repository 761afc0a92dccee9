import { crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { beside } from './middle-forms.ts';
import { polynomial } from './polynomial.ts';
import { nonZero, operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

/** Multiplies polynomials, given by their coefficients in rising order. */
function times(a: readonly number[], b: readonly number[]): number[] {
  const c = Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) c[i + j] = (c[i + j] ?? 0) + x * y;
  return c;
}

const at = (c: readonly number[], x: number): number => c.reduceRight((sum, a) => sum * x + a, 0);

function cubic(rng: Rng, dial: Dial): number[] {
  return [nonZero(rng, 9), rng.int(-6, 6), rng.int(-4, 4), dial.level === 2 ? rng.int(1, 3) : 1];
}

function remainder(rng: Rng, dial: Dial): Asked {
  const c = dial.level === 0 ? [nonZero(rng, 12), rng.int(-7, 7), 1] : cubic(rng, dial);
  const x = rng.pick([-3, -2, -1, 1, 2, 3]);
  const value = at(c, x);
  return {
    question: `What is the remainder of ${polynomial(c)} divided by ${polynomial([-x, 1])}?`,
    ...numeric(
      value,
      {
        'turned-the-sign': at(c, -x),
        'put-one-in': [at(c, 1), 'This is the value at x = 1; put in the x at which the divisor is 0.'],
        'dropped-constant': value - (c[0] ?? 0),
        'gave-the-constant': c[0] ?? 0,
      },
      { signed: true },
    ),
    hints: ['For which x is the divisor zero?', 'The remainder is the value of the polynomial at this x.'],
    explanation: `The divisor ${polynomial([-x, 1])} is 0 at x = ${x}. The remainder is the value of the polynomial there: ${c
      .map((n, i) => (i === 0 ? `${n}` : `${n} × ${operand(x ** i)}`))
      .filter((_, i) => c[i] !== 0)
      .join(' + ')
      .replaceAll('+ -', '- ')} = ${value}.`,
  };
}

const zeros = formed(
  {
    ...info,
    id: 'math.polynomials.zeros',
    title: 'Zeros and factors of polynomials',
    grades: [10, 12],
    objectives: ['Use the remainder theorem and find zeros from factors'],
    keywords: [
      'polynomial functions',
      'zeros of polynomials',
      'remainder theorem',
      'factor theorem',
      'end behavior',
      'polynomials',
    ],
    prerequisites: ['math.algebra.quadratics'],
    standards: ['HSA.APR.B.2', 'HSA.APR.B.3', 'HSF.IF.C.7'],
    teaching: {
      idea:
        'A number c is a zero of a polynomial exactly if (x - c) is a factor. The remainder on division by (x - c) is the value ' +
        'at c. A polynomial of degree n has at most n zeros.',
      caution: '(x + 2) belongs to the zero -2. The sign turns.',
      mends: {
        'turned-the-sign': 'You kept a sign that turns: x - 2 is zero at x = 2.',
        'dropped-constant': 'You left out the number at the end; add it too.',
        'gave-the-constant': 'This is the value at x = 0; find it where the divisor is 0.',
        'misread-the-left-end':
          'The left end is wrong; put a large negative x into the term with the highest power.',
        'misread-the-right-end':
          'The right end is wrong; put a large positive x into the term with the highest power.',
        'not-a-zero': 'Put both numbers in: one of them does not make a factor 0.',
      },
    },
  },
  {
    remainder: form([0, 1, 2], remainder),
    factors: form([0, 1, 2], (rng) => {
      const [a, b] = [nonZero(rng, 9), nonZero(rng, 9)];
      const c = Math.abs(a) === Math.abs(b) ? Math.abs(b) + 2 : b;
      const k = rng.int(2, 5);
      return {
        question: `Which numbers are the zeros of ${k}x(${polynomial([-a, 1])})(${polynomial([-c, 1])}) besides 0?`,
        ...crossed(
          { right: a, wrong: -a, mistake: 'turned-the-sign' },
          { right: c, wrong: -c, mistake: 'not-a-zero' },
          (x, y) => `${Math.min(x, y)} and ${Math.max(x, y)}`,
        ),
        hints: ['A product is 0 if one of its factors is 0.', 'For which x is each of the two brackets 0?'],
        explanation: `A product is 0 if a factor is 0. The brackets are 0 at x = ${a} and at x = ${c}.`,
      };
    }),
    end: form([0, 1, 2], (rng, dial) => endBehavior(rng, dial)),
    count: form([0, 2], (rng) => {
      const roots = rng.sample([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5], rng.int(2, 4));
      const doubled = roots.slice(0, rng.int(0, roots.length - 1));
      const text = [...roots, ...doubled]
        .map((r) => `(${polynomial([-r, 1])})`)
        .sort()
        .join('');
      const n = roots.length;
      return {
        question: `How many different zeros does ${text} have?`,
        ...numeric(n, {
          ...(doubled.length > 0 && {
            'counted-factors': [
              n + doubled.length,
              'You counted all the factors; equal factors give the same zero.',
            ] as const,
            'counted-pairs-only': [
              doubled.length,
              'You counted only the factors that come twice; the others give zeros too.',
            ] as const,
          }),
          'added-zero': [n + 1, 'You counted x = 0 too; none of the factors is 0 there.'],
          'counted-signs-together': [n - 1, 'You left out a zero; each different factor has one of its own.'],
        }),
        hints: ['Each factor is 0 for one x.', 'Do some factors come twice? They give the same zero.'],
        explanation: `Each factor gives the x at which it is 0, and equal factors give the same x. The zeros are ${roots.sort((x, y) => x - y).join(', ')}.`,
      };
    }),
  },
);

/** Asks where a polynomial goes for large and for very negative x. */
function endBehavior(rng: Rng, dial: Dial): Asked {
  const degree = rng.int(2, byLevel(dial, [3, 4, 5]));
  const lead = rng.pick([-3, -2, -1, 1, 2, 3]);
  const c = [...Array.from({ length: degree }, () => rng.int(-9, 9)), lead];
  const right = lead > 0 ? 'up' : 'down';
  const left = degree % 2 === 0 ? right : right === 'up' ? 'down' : 'up';
  const flip = (s: string): string => (s === 'up' ? 'down' : 'up');
  return {
    question: `Where does the graph of y = ${polynomial(c)} go at its far left and far right end?`,
    ...crossed(
      { right: left, wrong: flip(left), mistake: 'misread-the-left-end' },
      { right, wrong: flip(right), mistake: 'misread-the-right-end' },
      (l, r) => `left ${l}, right ${r}`,
    ),
    hints: [
      'Far out, the term with the highest power decides. Which one is it?',
      'Put a large positive and a large negative number into this term: is it positive or negative?',
    ],
    explanation: `Far out, ${polynomial([...Array(degree).fill(0), lead])} decides. For large positive x it is ${lead > 0 ? 'positive' : 'negative'}, so the right end goes ${right}. The exponent ${degree} is ${degree % 2 === 0 ? 'even, so the left end goes the same way' : 'odd, so the left end goes the other way'}.`,
  };
}

/** Shows a product of two factors with x, and of a common factor if there is one. */
const factors = (x: number, y: number, lead = 1): string =>
  `${lead > 1 ? lead : ''}(${polynomial([Math.max(x, y), 1])})(${polynomial([Math.min(x, y), 1])})`;

/** Asks for a difference of squares or a square. The wrong choices are such products, too. */
function special(rng: Rng, dial: Dial): Asked {
  const signs = [
    [1, -1],
    [1, 1],
    [-1, -1],
  ] as const;
  const [right, wrong] = rng.pair(dial.level === 0 ? signs.slice(0, 2) : signs);
  const a = rng.int(2, 12);
  const [s, t] = right;
  return {
    question: `Factor ${polynomial([s * t * a * a, (s + t) * a, 1])}.`,
    ...crossed(
      { right, wrong, mistake: 'turned-the-sign' },
      { right: a, wrong: beside(rng, a, { by: 1, least: 2 }), mistake: 'wrong-root' },
      ([x, y], root) => factors(x * root, y * root),
    ),
    hints: [
      s === t
        ? 'The plain number is a square, and the term with x is twice its root. So both factors are equal.'
        : 'This is a difference of two squares.',
      `Which number times itself gives ${a * a}? Think of the signs.`,
    ],
    explanation: `The numbers ${s * a} and ${t * a} have the sum ${(s + t) * a} and the product ${s * t * a * a}.`,
  };
}

function factorize(rng: Rng, dial: Dial): Asked {
  if (rng.int(0, 1) === 0) return special(rng, dial);
  const [first, second] = [rng.int(1, 9), nonZero(rng, 9)];
  const lead = dial.level > 0 && rng.int(0, 1) === 0 ? rng.int(2, byLevel(dial, [4, 6, 9])) : 1;
  const wrongFirst = rng.pick([-first, first + 1, first - 1].filter((v) => v !== 0 && v !== second));
  const others = [-second, second + 1, second - 1].filter((v) => v !== 0 && v !== first && v !== wrongFirst);
  return {
    question: `Factor ${polynomial(times([lead * first, lead], [second, 1]))}.`,
    ...crossed(
      { right: first, wrong: wrongFirst ?? first + 2, mistake: 'wrong-first-number' },
      { right: second, wrong: rng.pick(others), mistake: 'wrong-second-number' },
      (x, y) => factors(x, y, lead),
    ),
    hints: [
      lead > 1
        ? 'Take the common factor out first.'
        : 'Look for two numbers whose product is the plain number.',
      'Their sum must be the number before x. Expand to check.',
    ],
    explanation: `The numbers ${first} and ${second} have the sum ${first + second} and the product ${first * second}${lead > 1 ? `, after the common factor ${lead}` : ''}.`,
  };
}

const factoring = formed(
  {
    ...info,
    id: 'math.polynomials.factor',
    title: 'Factoring polynomials',
    grades: [9, 12],
    objectives: ['Write a polynomial as a product'],
    keywords: [
      'factoring',
      'factor polynomials',
      'difference of squares',
      'perfect square trinomial',
      'factor trinomials',
    ],
    prerequisites: ['math.algebra.expand'],
    standards: ['HSA.SSE.A.2', 'HSA.APR.C.4'],
    teaching: {
      idea:
        'Factoring undoes expanding. First take out a common factor. Then look for two numbers with the right sum and product, ' +
        'or for a pattern: a² - b² = (a + b)(a - b).',
      caution: 'x² + 9 is not a product of real factors, but x² - 9 is.',
      mends: {
        'wrong-first-number': 'Expand your product and compare: sum and product of the numbers must fit.',
        'wrong-second-number': 'Expand your product and compare: sum and product of the numbers must fit.',
        'wrong-root': 'The number does not fit; it must give the last term when multiplied by itself.',
        'turned-the-sign': 'Multiply out and compare: a sign does not fit.',
        'wrong-number': 'Multiply out: the plain number does not fit.',
      },
    },
  },
  {
    factor: form([0, 1, 2], factorize),
    claim: form([0], factorize, 'claimed'),
    number: form([0, 1, 2], (rng) => {
      const [a, b] = [nonZero(rng, 9), nonZero(rng, 9)];
      const sizes = [a, a + b, Math.abs(b) + 1, Math.abs(b) - 1]
        .map(Math.abs)
        .filter((size) => size !== 0 && size !== Math.abs(b));
      return {
        question: `Which number goes in the gap? ${polynomial([a * b, a + b || 0, 1])} = (${polynomial([a, 1])})(x + □)`,
        ...crossed(
          { right: Math.sign(b), wrong: -Math.sign(b), mistake: 'turned-the-sign' },
          { right: Math.abs(b), wrong: rng.pick(sizes), mistake: 'wrong-number' },
          (sign, size) => `${sign * size}`,
        ),
        hints: [
          'The plain number at the end is the product of both numbers.',
          'Check with the number before x: it is their sum.',
        ],
        explanation: `Multiply out: the plain number is ${a} × □, and it must be ${a * b}. So the gap is ${a * b} ÷ ${operand(a)} = ${b}.`,
      };
    }),
    trick: form([1, 2], (rng) => {
      const [a, b] = [rng.int(2, 9) * 10, rng.int(1, 4)];
      const [tens, ones] = [a + rng.pick([-10, 10]), beside(rng, b)];
      return {
        question: `What is ${a + b} × ${a - b}? Use a difference of squares.`,
        ...crossed(
          {
            right: a * a,
            wrong: tens * tens,
            mistake: 'took-another-middle',
            mend: `You squared ${tens}, but ${a + b} and ${a - b} have ${a} in the middle.`,
          },
          {
            right: b * b,
            wrong: ones * ones,
            mistake: 'took-another-distance',
            mend: `You took ${ones}² away, but ${a + b} is ${b} more than ${a}.`,
          },
          (square, rest) => whole(square - rest),
        ),
        hints: [
          `Write ${a + b} as ${a} + ${b}, and ${a - b} as ${a} - ${b}.`,
          'The product of a sum and a difference is the difference of the two squares.',
        ],
        explanation: `(${a} + ${b})(${a} - ${b}) = ${whole(a * a)} - ${b * b} = ${whole(a * a - b * b)}.`,
      };
    }),
  },
);

/** Factors and zeros of polynomials. */
export const polynomialConcepts: Concept[] = [factoring, zeros];
