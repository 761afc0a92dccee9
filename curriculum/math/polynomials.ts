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
        'turned-the-sign': at(c, -x) === value ? value + 2 * x : at(c, -x),
        'dropped-constant': value - (c[0] ?? 0),
        'gave-the-constant': c[0] ?? 0,
      },
      { signed: true },
    ),
    explanation: `The remainder is the value at x = ${x}: ${value}.`,
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
      hints: ['For which x is the divisor or factor zero?', 'Put this x into the polynomial.'],
      mends: {
        'turned-the-sign': 'The sign turns: x - 2 is zero at x = 2.',
        'dropped-constant': 'The number at the end counts, too.',
        'gave-the-constant': 'The constant is the value at 0. You need the value at the zero of the divisor.',
        'not-a-zero': 'Put it in: the value is not 0.',
        'misread-the-end':
          'For large x the term with the highest power decides: look at its sign and whether its exponent is even.',
        'miscounted-zeros': 'Each different factor with x gives one zero. Equal factors give the same zero.',
      },
    },
  },
  {
    remainder: form([0, 1, 2], remainder),
    claim: form([1, 2], remainder, 'claimed'),
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
        explanation: `A product is 0 if a factor is 0: x = ${a} or x = ${c}.`,
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
        question: `How many different zeros has ${text}?`,
        ...numeric(n, {
          'miscounted-zeros': n + doubled.length || n + 1,
          'not-a-zero': n + 1,
          'dropped-constant': n - 1,
        }),
        explanation: `Equal factors give one zero. The zeros are ${roots.sort((x, y) => x - y).join(', ')}.`,
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
      { right: left, wrong: flip(left), mistake: 'misread-the-end' },
      { right, wrong: flip(right), mistake: 'turned-the-sign' },
      (l, r) => `left ${l}, right ${r}`,
    ),
    explanation: `The term ${polynomial([...Array(degree).fill(0), lead])} decides: ${degree % 2 === 0 ? 'an even exponent has equal ends' : 'an odd exponent has different ends'}.`,
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
      caution: 'x² + 9 is no product of real factors, but x² - 9 is.',
      hints: [
        'Is there a common factor?',
        'Which two numbers have this product and this sum?',
        'Check by expanding.',
      ],
      mends: {
        'wrong-first-number': 'Expand your product and compare: sum and product of the numbers must fit.',
        'wrong-second-number': 'Expand your product and compare: sum and product of the numbers must fit.',
        'wrong-root': 'The number is off. Which number times itself gives the last term?',
        'wrong-square-of-tens': 'Square the round number once more.',
        'took-the-sum': 'Both numbers must fit: one condition is the sum, the other is the product.',
        'turned-the-sign': 'Look at the signs of both numbers.',
        'used-the-long-way-wrongly': 'Use (a + b)(a - b) = a² - b² and multiply once more.',
      },
    },
  },
  {
    factor: form([0, 1, 2], factorize),
    claim: form([0, 1, 2], factorize, 'claimed'),
    number: form([0, 1, 2], (rng) => {
      const [a, b] = [nonZero(rng, 9), nonZero(rng, 9)];
      return {
        question: `Which number goes in the gap? ${polynomial([a * b, a + b || 0, 1])} = (${polynomial([a, 1])})(x + □)`,
        ...numeric(
          b,
          { 'turned-the-sign': -b, 'took-the-sum': a + b, 'wrong-second-number': b + rng.pick([-1, 1]) },
          { signed: true },
        ),
        explanation: `${a} × □ = ${a * b}, so the gap is ${a * b} ÷ ${operand(a)} = ${b}.`,
      };
    }),
    trick: form([1, 2], (rng) => {
      const [a, b] = [rng.int(2, 9) * 10, rng.int(1, 4)];
      const wrong = rng.pick([
        { wrong: b * b, mistake: 'turned-the-sign' },
        { wrong: -(beside(rng, b, { by: 1 }) ** 2), mistake: 'used-the-long-way-wrongly' },
      ]);
      return {
        question: `What is ${a + b} × ${a - b}? Use a difference of squares.`,
        ...crossed(
          { right: a * a, wrong: a * a + rng.pick([-100, 100]), mistake: 'wrong-square-of-tens' },
          { right: -b * b, ...wrong },
          (square, rest) => whole(square + rest),
        ),
        explanation: `(${a} + ${b})(${a} - ${b}) = ${whole(a * a)} - ${b * b} = ${whole(a * a - b * b)}.`,
      };
    }),
  },
);

/** Factors and zeros of polynomials. */
export const polynomialConcepts: Concept[] = [factoring, zeros];
