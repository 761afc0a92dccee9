import { crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { superscript } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { nonZero, operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Complex Numbers, Vectors and Matrices' };

/** Formats a + bi. */
function complex(a: number, b: number): string {
  const size = Math.abs(b) === 1 ? 'i' : `${Math.abs(b)}i`;
  if (b === 0) return `${a}`;
  if (a === 0) return `${b < 0 ? '-' : ''}${size}`;
  return `${a} ${b < 0 ? '-' : '+'} ${size}`;
}

/** Wrong part of a number, and the advice for it. */
type Slip = readonly [value: number, mend: string];

/** Returns choices from a real and an imaginary part. */
const parts = (a: number, b: number, [wrongA, mendA]: Slip, [wrongB, mendB]: Slip) =>
  crossed(
    { right: a, wrong: wrongA, mistake: 'wrong-real-part', mend: mendA },
    { right: b, wrong: wrongB, mistake: 'wrong-imaginary-part', mend: mendB },
    complex,
  );

/** Returns slips of a part in a sum or a difference. */
const slipOf = (kind: string, op: string, value: number): Slip => [
  value,
  op === '+' ? `You subtracted the ${kind} parts; add them.` : `You added the ${kind} parts; subtract them.`,
];

function operate(rng: Rng, dial: Dial): Asked {
  const [a, b, c, d] = [nonZero(rng, 9), nonZero(rng, 9), nonZero(rng, 9), nonZero(rng, 9)];
  const op = rng.pick(byLevel(dial, [['+', '-'], ['+', '-', '×'], ['×']]));
  const [x, y] = op === '×' ? [a * c - b * d, a * d + b * c] : op === '+' ? [a + c, b + d] : [a - c, b - d];
  const [u, v]: [Slip, Slip] =
    op === '×'
      ? [
          rng.pick<Slip>([
            [a * c + b * d, 'You put 1 for i²; it is -1, so that product is subtracted.'],
            [a * c, 'This is the product of the real parts alone; i² makes another real number.'],
          ]),
          rng.pick(
            (
              [
                [a * d - b * c, 'You subtracted one of the two products with i; add both.'],
                [b * d, 'This comes from i times i, which is real; take the two products with one i.'],
              ] as Slip[]
            ).filter(([wrong]) => wrong !== y),
          ),
        ]
      : [slipOf('real', op, op === '+' ? a - c : a + c), slipOf('imaginary', op, op === '+' ? b - d : b + d)];
  return {
    question: `What is (${complex(a, b)}) ${op} (${complex(c, d)})?`,
    ...parts(x, y, u, v),
    hints:
      op === '×'
        ? [
            'Multiply each part of the first number with each part of the second.',
            'Write -1 for i², and collect the parts without i and with i.',
          ]
        : [
            `${op === '+' ? 'Add' : 'Subtract'} the real parts.`,
            'Then do the same with the imaginary parts, and mind the signs.',
          ],
    explanation:
      op === '×'
        ? `Multiply each with each, with i² = -1: the real part is ${a * c} + ${-b * d < 0 ? `(${-b * d})` : -b * d} = ${x}, and the imaginary part is ${a * d} + ${operand(b * c)} = ${y}. So it is ${complex(x, y)}.`
        : `Real parts: ${a} ${op} ${operand(c)} = ${x}. Imaginary parts: ${b} ${op} ${operand(d)} = ${y}. Together: ${complex(x, y)}.`,
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
      mends: {
        'forgot-to-square': 'You added the sizes; add the squares of both parts.',
        'kept-the-minus': 'You subtracted the squares; minus times i² is plus, so add them.',
      },
    },
  },
  {
    operate: form([0, 1, 2], operate),
    power: form([0, 1, 2], (rng, dial) => {
      const n = rng.int(5, byLevel(dial, [24, 64, 204]));
      const texts = ['1', 'i', '-1', '-i'];
      const k = rng.int(1, 9);
      const show = (i: number): string =>
        `${texts[i]?.startsWith('-') ? '-' : ''}${k === 1 ? '' : k}${texts[i]?.includes('i') ? 'i' : k === 1 ? '1' : ''}`;
      const option = (i: number) => ({ text: show(i), worth: show(i) });
      return {
        question: `What is ${k === 1 ? '' : k}i${superscript(n)}?`,
        answer: option(n % 4),
        mistakes: [0, 1, 2, 3]
          .filter((i) => i !== n % 4)
          .map((i) => ({
            name: 'miscounted-powers',
            ...option(i),
            mend: `This belongs to the remainder ${i}; ${n} ÷ 4 leaves ${n % 4}.`,
          })),
        hints: [
          'The powers of i start again after every four steps.',
          `Divide ${n} by 4. What is the remainder?`,
        ],
        explanation: `The powers of i repeat after four. ${n} ÷ 4 leaves the remainder ${n % 4}, so the power of i is ${texts[n % 4]}.${k === 1 ? '' : ` The result is ${show(n % 4)}.`}`,
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
            'squared-the-sum': [
              (a + b) ** 2,
              'You squared the sum of the parts; add the squares of both parts.',
            ],
            'took-one-square': [
              a * a,
              'This is the square of the real part alone; add the square of the other part.',
            ],
            'took-the-other-square': [
              b * b,
              'This is the square of one part alone; add the square of the real part.',
            ],
            'doubled-the-square': [2 * a * a, 'You squared the real part twice; square both parts.'],
            'doubled-the-part': [2 * a, 'You added the number and its conjugate; multiply them.'],
          },
          { signed: true, listed: true, slip: 0 },
        ),
        hints: [
          'The conjugate has the other sign before i.',
          'Multiply out: the terms with i cancel, and i² is -1.',
        ],
        explanation: `The conjugate is ${complex(a, -b)}. In the product the terms with i cancel. The product is ${a * a} + ${b * b} = ${a * a + b * b}.`,
      };
    }),
    equation: form([1, 2], (rng) => {
      const [h, k] = [nonZero(rng, 6), rng.int(1, 9)];
      const c = h * h + k * k;
      const show = (p: number, q: number): string => `${p} ± ${q === 1 ? '' : q}i`;
      const wrongH = rng.pick([-h, 2 * h]);
      const wrongK = k === 1 ? 2 * k : rng.pick([2 * k, k * k]);
      return {
        question: `What are the solutions of x² ${h > 0 ? '-' : '+'} ${2 * Math.abs(h)}x + ${c} = 0?`,
        ...crossed(
          {
            right: h,
            wrong: wrongH,
            mistake: 'wrong-real-part',
            mend:
              wrongH === -h
                ? `The part without i has the wrong sign; the bracket holds x ${h > 0 ? '-' : '+'} ${Math.abs(h)}, so ${h > 0 ? 'add' : 'subtract'} ${Math.abs(h)}.`
                : 'You did not halve the number before x for the part without i.',
          },
          {
            right: k,
            wrong: wrongK,
            mistake: 'wrong-imaginary-part',
            mend:
              wrongK === k * k
                ? `The number before i is not ${k * k} itself, but its root.`
                : `You doubled the number before i; take the root of ${k * k} once.`,
          },
          show,
        ),
        hints: [
          'Complete the square: halve the number before x.',
          'The other side is negative, so its root has an i.',
        ],
        explanation: `Complete the square: (x ${h > 0 ? '-' : '+'} ${Math.abs(h)})² = -${k * k}, so x ${h > 0 ? '-' : '+'} ${Math.abs(h)} = ±${k === 1 ? '' : k}i and x = ${show(h, k)}.`,
      };
    }),
  },
);

/** Complex numbers. */
export const complexConcepts: Concept[] = [complexNumbers];
