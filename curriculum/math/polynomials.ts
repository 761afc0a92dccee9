import { crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { list, whole } from '../text.ts';
import type { Concept, Dial, Mistake } from '../types.ts';
import { checkedBy } from './checked.ts';
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
        'turned-the-sign': [
          at(c, -x),
          `This is the value at x = ${-x}; ${polynomial([-x, 1])} is 0 at x = ${x}.`,
        ],
        'put-one-in': [at(c, 1), 'This is the value at x = 1; put in the x at which the divisor is 0.'],
        'dropped-constant': [value - (c[0] ?? 0), `You left out the ${c[0]} at the end of the polynomial.`],
        'gave-the-constant': c[0] ?? 0,
        ...Object.fromEntries(
          [x - 1, x + 1].map((other) => [
            `put-in-${other > x ? 'more' : 'less'}`,
            [
              at(c, other),
              `This is the value at x = ${other}; put in the x at which the divisor is 0.`,
            ] as const,
          ]),
        ),
      },
      {
        signed: true,
        apart: checkedBy(value, () => `not the value of the polynomial at x = ${x}, where the divisor is 0`),
      },
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
        'A number c is a zero of a polynomial exactly when (x - c) is a factor. The remainder on division by (x - c) is the value ' +
        'at c. A polynomial of degree n has at most n zeros.',
      caution: 'The factor (x + 2) belongs to the zero -2. The sign changes.',
      mends: {
        'gave-the-constant': 'This is the value at x = 0; find it where the divisor is 0.',
      },
    },
  },
  {
    remainder: form([0, 1, 2], remainder),
    factors: form([0, 1, 2], (rng) => {
      const [a, b] = [nonZero(rng, 9), nonZero(rng, 9)];
      const c = Math.abs(a) === Math.abs(b) ? Math.abs(b) + 2 : b;
      const k = rng.int(2, 5);
      const turns = (root: number): string =>
        `${polynomial([-root, 1])} is 0 at x = ${root}, not at x = ${-root}.`;
      return {
        question: `Which numbers are the zeros of ${k}x(${polynomial([-a, 1])})(${polynomial([-c, 1])}) besides 0?`,
        ...crossed(
          { right: a, wrong: -a, mistake: 'turned-the-sign', mend: turns(a) },
          { right: c, wrong: -c, mistake: 'not-a-zero', mend: turns(c) },
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
          'counted-two-too-many': [n + 2, `There are only ${n} different factors; equal ones count once.`],
          ...(n > 2 && {
            'counted-two-too-few': [n - 2, `There are ${n} different factors; each gives a zero.`] as const,
          }),
        }),
        hints: ['Each factor is 0 for exactly one x.', 'Which factors come twice? Count them only once.'],
        explanation: `Each factor gives the x at which it is 0, and equal factors give the same x. The zeros are ${list(roots.sort((x, y) => x - y).map(String))}, so there are ${n}.`,
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
  const top = polynomial([...Array(degree).fill(0), lead]);
  return {
    question: `Where does the graph of y = ${polynomial(c)} go at the far left and at the far right?`,
    ...crossed(
      {
        right: left,
        wrong: flip(left),
        mistake: 'misread-the-left-end',
        mend: `The left end is wrong; for a negative x far out, ${top} is ${left === 'up' ? 'positive' : 'negative'}.`,
      },
      {
        right,
        wrong: flip(right),
        mistake: 'misread-the-right-end',
        mend: `The right end is wrong; for a positive x far out, ${top} is ${right === 'up' ? 'positive' : 'negative'}.`,
      },
      (l, r) => `left ${l}, right ${r}`,
    ),
    hints: [
      'Far out, the term with the highest power decides. Which one is it?',
      'Put a large positive and a large negative number into this term: is it positive or negative?',
    ],
    explanation: `Far out, ${top} decides. For large positive x it is ${lead > 0 ? 'positive' : 'negative'}, so the right end goes ${right}. The exponent ${degree} is ${degree % 2 === 0 ? 'even, so the left end goes the same way' : 'odd, so the left end goes the other way'}.`,
  };
}

/** Shows a product of two factors with x, and of a common factor if there is one. */
const factors = (x: number, y: number, lead = 1): string =>
  `${lead > 1 ? lead : ''}(${polynomial([Math.max(x, y), 1])})(${polynomial([Math.min(x, y), 1])})`;

/** Adds what each wrong product comes to. */
const expanded = (
  mistakes: readonly Mistake[],
  numbers: readonly (readonly [number, number])[],
  lead = 1,
): Mistake[] =>
  mistakes.map((mistake, i) => {
    const [x, y] = numbers[i] ?? [0, 0];
    return {
      ...mistake,
      mend: `Multiplied out, this is ${polynomial(times([lead * x, lead], [y, 1]))}.`,
    };
  });

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
  const other = beside(rng, a, { by: 1, least: 2 });
  const { answer, mistakes } = crossed(
    { right, wrong, mistake: 'turned-the-sign' },
    { right: a, wrong: other, mistake: 'wrong-root' },
    ([x, y], root) => factors(x * root, y * root),
  );
  return {
    question: `Factor ${polynomial([s * t * a * a, (s + t) * a, 1])}.`,
    answer,
    mistakes: expanded(mistakes, [
      [wrong[0] * a, wrong[1] * a],
      [s * other, t * other],
      [wrong[0] * other, wrong[1] * other],
    ]),
    hints: [
      s === t
        ? 'The plain number is a square, and the term with x is twice its root. So both factors are equal.'
        : 'This is a difference of two squares.',
      `Which number times itself gives ${a * a}? Think of the signs.`,
    ],
    explanation: `The numbers ${s * a} and ${t * a} have the sum ${(s + t) * a} and the product ${s * t * a * a}. So it is ${factors(s * a, t * a)}.`,
  };
}

function factorize(rng: Rng, dial: Dial): Asked {
  if (rng.int(0, 1) === 0) return special(rng, dial);
  const [first, second] = [rng.int(1, 9), nonZero(rng, 9)];
  const lead = dial.level > 0 && rng.int(0, 1) === 0 ? rng.int(2, byLevel(dial, [4, 6, 9])) : 1;
  const wrongFirst = rng.pick([-first, first + 1, first - 1].filter((v) => v !== 0 && v !== second));
  const others = [-second, second + 1, second - 1].filter((v) => v !== 0 && v !== first && v !== wrongFirst);
  const wrongSecond = rng.pick(others);
  const { answer, mistakes } = crossed(
    { right: first, wrong: wrongFirst, mistake: 'wrong-first-number' },
    { right: second, wrong: wrongSecond, mistake: 'wrong-second-number' },
    (x, y) => factors(x, y, lead),
  );
  return {
    question: `Factor ${polynomial(times([lead * first, lead], [second, 1]))}.`,
    answer,
    mistakes: expanded(
      mistakes,
      [
        [wrongFirst, second],
        [first, wrongSecond],
        [wrongFirst, wrongSecond],
      ],
      lead,
    ),
    hints: [
      lead > 1
        ? `Take the common factor ${lead} out first.`
        : `Look for two numbers whose product is ${first * second}.`,
      `${lead > 1 ? `Then look for two numbers whose product is ${first * second}. Their` : 'Their'} sum must be ${first + second}, the number before x.`,
    ],
    explanation: `${lead > 1 ? `Take out the common factor ${lead}. ` : ''}The numbers ${first} and ${second} have the sum ${first + second} and the product ${first * second}. So it is ${factors(first, second, lead)}.`,
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
      caution: 'x² - 9 is (x + 3)(x - 3), but x² + 9 is no product of real factors.',
      mends: {},
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
      const { answer, mistakes } = crossed(
        { right: Math.sign(b), wrong: -Math.sign(b), mistake: 'turned-the-sign' },
        { right: Math.abs(b), wrong: rng.pick(sizes), mistake: 'wrong-number' },
        (sign, size) => `${sign * size}`,
      );
      return {
        question: `Which number goes in the gap? ${polynomial([a * b, a + b || 0, 1])} = (${polynomial([a, 1])})(x + □)`,
        answer,
        mistakes: mistakes.map((mistake) => ({
          ...mistake,
          mend: `With ${mistake.text} the right side is ${polynomial(times([a, 1], [Number(mistake.text), 1]))}.`,
        })),
        hints: [
          `The plain number ${a * b} is the product of both numbers in the brackets.`,
          `By what must ${a} be multiplied to give it? Check with the number before x, which is the sum.`,
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
