import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric, type WrongNumber } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain, superscript, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { direct, matching, nonZero, type Task } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

/** Draws a square root with its simplest form a√b. */
function radical(rng: Rng, dial: Dial) {
  const b = rng.pick([2, 3, 5, 6, 7, 10]);
  const a = rng.int(2, byLevel(dial, [6, 9, 12]));
  return { a, b, n: a * a * b };
}

const root = (a: number, b: number): string => `${a === 1 ? '' : a}√${b}`;

function simplifyRoot(rng: Rng, dial: Dial): Asked {
  const { a, b, n } = radical(rng, dial);
  const front = rng.pick([a * a, a + 1, a - 1].filter((v) => v > 1));
  const rest = rng.pick([2, 3, 5, 6, 7, 10].filter((v) => v !== b));
  return {
    question: `Simplify √${whole(n)}.`,
    ...advisedBoth(
      crossed(
        {
          right: a,
          wrong: front,
          mistake: 'wrong-factor',
          mend:
            front === a * a
              ? 'You wrote the square in front; write its root there.'
              : `The square of ${front} is ${front * front}; ${front * front} × ${b} is not ${whole(n)}.`,
        },
        {
          right: b,
          wrong: rest,
          mistake: 'wrong-rest',
          mend: `The number under the root is wrong; ${a * a} × ${rest} is not ${whole(n)}.`,
        },
        root,
        (x, y) => `√${x * x * y}`,
      ),
      `The square of this number is ${whole(front * front * rest)}, not ${whole(n)}.`,
    ),
    hints: [
      `Which square numbers, such as 4, 9, 16 or 25, divide ${whole(n)}? Take the largest of them.`,
      'Write its root in front, and leave the rest under the root.',
    ],
    explanation: `The largest square in ${whole(n)} is ${a * a}: ${whole(n)} = ${a * a} × ${b}. Since √${a * a} = ${a}, the root is ${root(a, b)}.`,
  };
}

const radicals = formed(
  {
    ...info,
    id: 'math.algebra.radicals',
    title: 'Radical expressions',
    grades: [9, 12],
    objectives: ['Simplify roots and read fractional exponents'],
    keywords: [
      'radical expressions',
      'simplify radicals',
      'rational exponents',
      'surds',
      'radical equations',
    ],
    prerequisites: ['math.roots.square', 'math.exponents.laws'],
    standards: ['HSN.RN.A.1', 'HSN.RN.A.2', 'HSA.REI.A.2'],
    teaching: {
      idea:
        'The root of a product is the product of the roots. Split off the largest square: √12 = √4 × √3 = 2√3. A fraction as ' +
        'exponent is a root: 8 to the power of 1/3 is ∛8.',
      caution: 'The root of a sum is not the sum of the roots: √(9 + 16) is 5, not 7.',
      mends: {
        'changed-the-inside':
          'The number under the root changed; count equal roots, and keep the number inside.',
        'forgot-to-square': 'You did not square the right side; square both sides.',
        'lost-the-shift': 'This is the number under the root; undo the number that is added to x.',
        'multiplied-by-exponent':
          'You multiplied by the exponent; its lower number tells a root, its upper one a power.',
        'took-the-root-only': 'You took the root only; raise it to the upper number of the exponent.',
      },
    },
  },
  {
    simplify: form([0, 1, 2], simplifyRoot),
    sum: form([0, 1], (rng) => {
      const [p, q] = [rng.int(2, 9), rng.int(2, 9)];
      const [b, inside] = rng.pair(
        rng.pick([
          [3, 6],
          [5, 10],
          [7, 14],
          [2, 6],
          [5, 15],
          [7, 21],
        ] as const),
      );
      const fronts = rng
        .shuffle([
          [p * q, 'You multiplied the numbers in front; add them, since the roots are counted.'],
          [Math.abs(p - q), 'You subtracted the numbers in front; add them, since the roots are counted.'],
          [p + q + 1, `Count again how many of √${b} there are: ${p} and ${q}.`],
          [p + q - 1, `Count again how many of √${b} there are: ${p} and ${q}.`],
        ] as const)
        .find(([v]) => v > 1 && v !== p + q) ?? [1, ''];
      return {
        question: `What is ${root(p, b)} + ${root(q, b)}?`,
        ...advisedBoth(
          crossed(
            { right: p + q, wrong: fronts[0], mistake: 'miscounted-the-fronts', mend: fronts[1] },
            { right: b, wrong: inside, mistake: 'changed-the-inside' },
            root,
          ),
          'Neither the number in front nor the number under the root is right.',
        ),
        hints: [
          `Think of √${b} as a thing, like an apple: there are ${p} of them, and ${q} more.`,
          'How many are there in all? The number under the root stays.',
        ],
        explanation: `Equal roots are counted like things: ${p} of √${b} and ${q} of √${b} are ${p} + ${q} = ${p + q} of √${b}, which is ${root(p + q, b)}.`,
      };
    }),
    exponent: form([0, 1, 2], direct(exponentTask)),
    equal: form([2], matching(exponentTask)),
    equation: form([1, 2], (rng) => {
      const [r, c] = [rng.int(2, 12), nonZero(rng, 15)];
      const x = r * r - c;
      return {
        question: `Solve √(${polynomial([c, 1])}) = ${r}.`,
        ...numeric(
          x,
          {
            ...nearBy(
              rng,
              x,
              1,
              (wrong) =>
                `For x = ${wrong} the number under the root is ${wrong.plus(c)}; its root is not ${r}.`,
            ),
            'took-a-larger-square': [(r + 1) ** 2 - c, `You used the square of ${r + 1}; square ${r}.`],
            'took-a-smaller-square': [(r - 1) ** 2 - c, `You used the square of ${r - 1}; square ${r}.`],
            ...sometimes(rng, {
              'forgot-to-square': r - c,
              'doubled-instead': [2 * r - c, `You doubled ${r}; square it.`],
              'squared-late': [
                (r - c) ** 2,
                `You undid the added number before squaring; square both sides first.`,
              ],
            }),
            ...sometimes(rng, {
              'lost-the-shift': r * r,
              'shifted-the-wrong-way': [
                r * r + c,
                `You repeated ${c < 0 ? `- ${-c}` : `+ ${c}`}; undo it with the opposite operation.`,
              ],
            }),
          },
          {
            signed: true,
            apart: checkedBy(
              (wrong) =>
                `not the solution: for x = ${wrong} the number under the root is ${wrong.plus(c)}, not ${r * r}`,
            ),
          },
        ),
        hints: [
          'Square both sides, so that the root disappears.',
          `Then undo the number that is ${c < 0 ? 'taken from' : 'added to'} x.`,
        ],
        explanation: `Square both sides: ${polynomial([c, 1])} = ${r * r}. ${c < 0 ? `Add ${-c}` : `Subtract ${c}`}: x = ${x}.`,
      };
    }),
  },
);

/** Returns the wrong values of a root of b to the power of d, raised to a power. */
const exponentMistakes = (rng: Rng, b: number, d: number, top: number): Record<string, WrongNumber> => ({
  ...Object.fromEntries(
    [-2, -1, 1, 2].map((off) => [
      `took-root-${b + off}`,
      [
        (b + off) ** top,
        `You took ${b + off} as the root, but ${b + off}${superscript(d)} is ${(b + off) ** d}, not ${b ** d}.`,
      ] as const,
    ]),
  ),
  ...sometimes(rng, {
    'multiplied-by-exponent': rational(b ** d * top, d),
    ...(top > 1
      ? {
          'took-the-root-only': b,
          'forgot-the-root': [b ** (d * top), `You took the power ${top} only; take the root too.`] as const,
        }
      : { 'kept-the-number': [b ** d, 'This is the number itself; take its root.'] as const }),
  }),
  ...sometimes(rng, {
    ...(b ** d % 2 === 0 &&
      d !== 2 && {
        'took-half': [b ** d / 2, 'You halved the number; the exponent tells which root to take.'] as const,
      }),
    'turned-the-exponent': [
      rational(b).power(d * d),
      `You used ${d} as a power; the lower number of the exponent is a root.`,
    ],
    'multiplied-the-root': [rational(b * d), `You multiplied the root by ${d}; take the root alone.`],
  }),
});

function exponentTask(rng: Rng, dial: Dial): Task {
  const [b, d] = rng.pick([
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 2],
    [6, 2],
    [7, 2],
    [8, 2],
    [9, 2],
    [10, 2],
    [2, 3],
    [3, 3],
    [4, 3],
    [5, 3],
    [2, 4],
    [3, 4],
  ] as const);
  const n = dial.level === 0 ? 1 : rng.int(1, 3);
  const top = d % n === 0 ? 1 : n;
  const value = rational(b).power(top);
  return {
    text: `${b ** d} to the power of ${top}/${d}`,
    value,
    mistakes: exponentMistakes(rng, b, d, top),
    hints: [
      `The lower number of the exponent tells the root. Which number is it, and which root is that?`,
      top > 1
        ? 'Raise this root to the upper number of the exponent.'
        : 'The upper number is 1, so the root itself is the result.',
    ],
    method: 'Take the root first, then the power.',
    way: `The ${d === 2 ? 'square' : d === 3 ? 'cube' : 'fourth'} root of ${b ** d} is ${b}, since ${b}${superscript(d)} = ${b ** d}.${top > 1 ? ` Then ${b}${superscript(top)} = ${plain(value)}.` : ''}`,
  };
}

/** Radical expressions. */
export const radicalExpressions: Concept[] = [radicals];
