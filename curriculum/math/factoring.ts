import { crossed } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Dial, Mistake } from '../types.ts';
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

/** Factoring of polynomials. */
export const factoring = formed(
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
