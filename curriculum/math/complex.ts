import { crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Complex Numbers, Vectors and Matrices' };

/** Formats a + bi. */
function complex(a: number, b: number): string {
  const size = Math.abs(b) === 1 ? 'i' : `${Math.abs(b)}i`;
  if (b === 0) return `${a}`;
  if (a === 0) return `${b < 0 ? '-' : ''}${size}`;
  return `${a} ${b < 0 ? '-' : '+'} ${size}`;
}

/** Returns choices from a real and an imaginary part. */
const parts = (a: number, b: number, wrongA: number, wrongB: number, names: [string, string]) =>
  crossed(
    { right: a, wrong: wrongA === a ? a + 2 : wrongA, mistake: names[0] },
    { right: b, wrong: wrongB === b ? b + 2 : wrongB, mistake: names[1] },
    complex,
  );

function operate(rng: Rng, dial: Dial): Asked {
  const [a, b, c, d] = [nonZero(rng, 9), nonZero(rng, 9), nonZero(rng, 9), nonZero(rng, 9)];
  const op = rng.pick(byLevel(dial, [['+', '-'], ['+', '-', '×'], ['×']]));
  const [x, y] = op === '×' ? [a * c - b * d, a * d + b * c] : op === '+' ? [a + c, b + d] : [a - c, b - d];
  const [u, v] =
    op === '×'
      ? [rng.pick([a * c + b * d, a * c]), rng.pick([a * d - b * c, b * d])]
      : op === '+'
        ? [a - c, b - d]
        : [a + c, b + d];
  return {
    question: `What is (${complex(a, b)}) ${op} (${complex(c, d)})?`,
    ...parts(x, y, u, v, ['wrong-real-part', 'wrong-imaginary-part']),
    explanation:
      op === '×'
        ? `Multiply each with each, with i² = -1: the real part is ${a * c} + ${-b * d < 0 ? `(${-b * d})` : -b * d} = ${x}, and ${complex(x, y)} is the product.`
        : `Real parts and imaginary parts are counted on their own: ${complex(x, y)}.`,
  };
}

const complexNumbers = formed(
  {
    ...info,
    id: 'math.numbers.complex',
    title: 'Complex numbers',
    grades: [10, 12],
    objectives: ['Calculate with complex numbers'],
    keywords: ['complex numbers', 'imaginary numbers', 'imaginary unit', 'complex conjugate'],
    prerequisites: ['math.algebra.quadratics', 'math.algebra.expand'],
    standards: ['HSN.CN.A.1', 'HSN.CN.A.2', 'HSN.CN.C.7'],
    teaching: {
      idea:
        'The number i has the square -1. A complex number is a + bi. Add real and imaginary parts on their own. To multiply, ' +
        'expand as usual and put -1 for i².',
      caution: 'i² is -1, so the product of two imaginary parts changes its sign.',
      hints: ['Work like with x, but with i.', 'Replace i² by -1.', 'Collect real and imaginary parts.'],
      mends: {
        'wrong-real-part': 'Look at the real part once more. In a product i² gives -1.',
        'wrong-imaginary-part': 'Look at the part with i once more.',
        'miscounted-powers': 'The powers of i repeat after four: i, -1, -i, 1.',
        'forgot-to-square': 'Square both parts and add them.',
        'kept-the-minus': 'Both squares are added: i² times -1 is plus.',
        'slip-in-root': 'Put your answer in: its square must fit.',
      },
    },
  },
  {
    operate: form([0, 1, 2], operate),
    claim: form([0, 1, 2], operate, 'claimed'),
    power: form([0, 1, 2], (rng, dial) => {
      const n = rng.int(2, byLevel(dial, [20, 60, 200]));
      const texts = ['1', 'i', '-1', '-i'];
      const k = rng.int(1, 9);
      const show = (i: number): string =>
        `${texts[i]?.startsWith('-') ? '-' : ''}${k === 1 ? '' : k}${texts[i]?.includes('i') ? 'i' : k === 1 ? '1' : ''}`;
      const option = (i: number) => ({ text: show(i), worth: show(i) });
      return {
        question: `What is ${k === 1 ? '' : `${k} times `}i to the power of ${n}?`,
        answer: option(n % 4),
        mistakes: [0, 1, 2, 3]
          .filter((i) => i !== n % 4)
          .map((i) => ({ name: 'miscounted-powers', ...option(i) })),
        explanation: `${n} has the remainder ${n % 4} by 4, so the power of i is ${texts[n % 4]}.`,
      };
    }),
    conjugate: form([0, 1, 2], (rng) => {
      const [a, b] = [nonZero(rng, 12), nonZero(rng, 12)];
      return {
        question: `What is (${complex(a, b)}) times its conjugate?`,
        ...numeric(
          a * a + b * b,
          {
            'kept-the-minus': a * a - b * b,
            'forgot-to-square': Math.abs(a) + Math.abs(b),
            'slip-in-root': a * a + b * b + 2 * a,
          },
          { signed: true },
        ),
        explanation: `The conjugate is ${complex(a, -b)}. The product is ${a * a} + ${b * b} = ${a * a + b * b}.`,
      };
    }),
    equation: form([1, 2], (rng) => {
      const [h, k] = [nonZero(rng, 6), rng.int(1, 9)];
      const c = h * h + k * k;
      const show = (p: number, q: number): string => `${p} ± ${q === 1 ? '' : q}i`;
      return {
        question: `What are the solutions of x² ${h > 0 ? '-' : '+'} ${2 * Math.abs(h)}x + ${c} = 0?`,
        ...crossed(
          { right: h, wrong: rng.pick([-h, 2 * h]), mistake: 'wrong-real-part' },
          {
            right: k,
            wrong: rng.pick([2 * k, k * k === k ? k + 1 : k * k]),
            mistake: 'wrong-imaginary-part',
          },
          show,
        ),
        explanation: `(x ${h > 0 ? '-' : '+'} ${Math.abs(h)})² = -${k * k}, so x = ${show(h, k)}.`,
      };
    }),
  },
);

/** Complex numbers. */
export const complexConcepts: Concept[] = [complexNumbers];
