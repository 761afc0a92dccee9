import { crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { at } from './coordinates.ts';
import { matrices } from './matrices.ts';
import { nonZero, operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Complex Numbers, Vectors and Matrices' };

function combine(rng: Rng, dial: Dial): Asked {
  const [a, b, c, d] = [nonZero(rng, 9), nonZero(rng, 9), nonZero(rng, 9), nonZero(rng, 9)];
  const [k, minus] = [byLevel(dial, [1, rng.int(2, 4), rng.int(2, 5)]), rng.int(0, 1) === 1];
  const s = minus ? -1 : 1;
  const [x, y] = [k * a + s * c, k * b + s * d];
  const slip = (right: number, otherSign: number, noFactor: number, which: string) => {
    const isSign = k === 1 || rng.int(0, 1) === 0;
    return {
      right,
      wrong: isSign ? otherSign : noFactor,
      mistake: `wrong-${which}-part`,
      mend: isSign
        ? `You ${minus ? 'added' : 'subtracted'} the ${which} components; ${minus ? 'subtract' : 'add'} them.`
        : `You left out the factor ${k} of the ${which} component of u.`,
    };
  };
  return {
    question: `u = ${at(a, b)} and v = ${at(c, d)}. What is ${k === 1 ? '' : k}u ${minus ? '-' : '+'} v?`,
    ...crossed(slip(x, k * a - s * c, a + s * c, 'first'), slip(y, k * b - s * d, b + s * d, 'second'), at),
    hints: [
      k === 1 ? 'Work with the first components alone.' : `Multiply both components of u by ${k} first.`,
      `Then ${minus ? 'subtract' : 'add'} the components of v, first with first and second with second.`,
    ],
    explanation: `First components: ${k === 1 ? '' : `${k} × `}${k === 1 ? a : operand(a)} ${minus ? '-' : '+'} ${operand(c)} = ${x}. Second components: ${k === 1 ? '' : `${k} × `}${k === 1 ? b : operand(b)} ${minus ? '-' : '+'} ${operand(d)} = ${y}.`,
  };
}

const vectors = formed(
  {
    ...info,
    id: 'math.vectors.plane',
    title: 'Vectors',
    grades: [11, 12],
    objectives: ['Add and scale vectors and find their length'],
    keywords: ['vectors', 'vector addition', 'magnitude of a vector', 'scalar multiplication', 'dot product'],
    prerequisites: ['math.geometry.pythagoras', 'math.geometry.coordinates'],
    standards: ['HSN.VM.A.1', 'HSN.VM.A.2', 'HSN.VM.B.4', 'HSN.VM.B.5'],
    teaching: {
      idea:
        'A vector has a length and a direction. Its components say how far it goes along and up. Add vectors component by component, and ' +
        'multiply each component by a number to scale it. Its length follows from the Pythagorean theorem.',
      caution: 'The vector from P to Q is Q minus P, not P minus Q.',
      mends: {
        'forgot-the-root': 'This is the sum of the squares; take its square root.',
        'multiplied-crosswise': 'You multiplied crosswise; multiply first with first and second with second.',
        'subtracted-products': 'You subtracted the products; add them.',
      },
    },
  },
  {
    combine: form([0, 1, 2], combine),
    length: form([0, 1, 2], (rng, dial) => {
      const [p, q, r] = rng.pick([
        [3, 4, 5],
        [5, 12, 13],
        [8, 15, 17],
        [7, 24, 25],
        [20, 21, 29],
      ] as const);
      const k = rng.int(1, byLevel(dial, [6, 9, 12]));
      const [x, y] = [p * k * rng.pick([-1, 1]), q * k * rng.pick([-1, 1])];
      const [first, second] = rng.int(0, 1) ? [x, y] : [y, x];
      return {
        question: `How long is the vector ${at(first, second)}?`,
        ...numeric(
          r * k,
          {
            'added-parts': [(p + q) * k, 'You added the components; add their squares and take the root.'],
            'took-the-longer-part': [q * k, 'This is the longer component alone; the vector is longer.'],
            'subtracted-parts': [
              Math.abs(q - p) * k,
              'You subtracted the components; add their squares and take the root.',
            ],
            'forgot-the-root': r * r * k * k,
          },
          {
            check: (wrong) =>
              Number(wrong) > (p + q) * k
                ? `The vector is not longer than ${p * k} + ${q * k}: a detour along both legs is longer.`
                : `The square of ${wrong} is ${whole(Number(wrong) ** 2)}, not ${whole((r * k) ** 2)}.`,
          },
        ),
        hints: [
          'The components are the legs of a right triangle, and the vector is the hypotenuse.',
          'Add the squares of both components, and take the root.',
        ],
        explanation: `Square both components and add: ${whole(first ** 2)} + ${whole(second ** 2)} = ${whole((r * k) ** 2)}. The root of ${whole((r * k) ** 2)} is ${r * k}.`,
      };
    }),
    between: form([0, 1], (rng) => {
      const [a, b, x, y] = [nonZero(rng, 9), nonZero(rng, 9), nonZero(rng, 9), nonZero(rng, 9)];
      const slip = (right: number, sum: number, which: string) => {
        const isAdded = rng.int(0, 1) === 0;
        return {
          right,
          wrong: isAdded ? sum : -right,
          mistake: `wrong-${which}-part`,
          mend: isAdded
            ? `You added the ${which} numbers; take the start from the end.`
            : `You took the end from the start for the ${which} component.`,
        };
      };
      return {
        question: `Which vector leads from ${at(a, b)} to ${at(a + x, b + y)}?`,
        ...crossed(slip(x, 2 * a + x, 'first'), slip(y, 2 * b + y, 'second'), at),
        hints: [
          'How far does it go along, and how far up?',
          'Take the start from the end, component by component.',
        ],
        explanation: `Take the start from the end: ${a + x} - ${operand(a)} = ${x}, and ${b + y} - ${operand(b)} = ${y}. The vector is ${at(x, y)}.`,
      };
    }),
    dot: form([1, 2], (rng) => {
      const [a, b, c, d] = [nonZero(rng, 9), nonZero(rng, 9), nonZero(rng, 9), nonZero(rng, 9)];
      const dot = a * c + b * d;
      return {
        question: `What is the dot product of ${at(a, b)} and ${at(c, d)}?`,
        ...numeric(
          dot,
          {
            'multiplied-crosswise': a * d + b * c,
            'subtracted-products': a * c - b * d,
            'lost-the-first-sign': [
              b * d - a * c,
              `${operand(a)} × ${operand(c)} is ${a * c < 0 ? 'negative' : 'positive'}; mind the signs.`,
            ],
            'added-parts': [a + b + c + d, 'You added all the components; multiply in pairs first.'],
            'multiplied-sums': [
              (a + b) * (c + d),
              'You multiplied the sums; multiply first with first and second with second.',
            ],
            'took-first-product': [a * c, 'This is the first product alone; add the second one.'],
          },
          { signed: true },
        ),
        hints: [
          'Multiply the two first components, and the two second components.',
          'Add both products, with their signs.',
        ],
        explanation: `First times first plus second times second: ${a * c} + ${b * d < 0 ? `(${b * d})` : b * d} = ${dot}.`,
      };
    }),
  },
);

/** Vectors and matrices. */
export const vectorsAndMatrices: Concept[] = [vectors, matrices];
