import { crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Complex Numbers, Vectors and Matrices' };

const pair = (x: number, y: number): string => `(${x}, ${y})`;

function combine(rng: Rng, dial: Dial): Asked {
  const [a, b, c, d] = [nonZero(rng, 9), nonZero(rng, 9), nonZero(rng, 9), nonZero(rng, 9)];
  const [k, minus] = [byLevel(dial, [1, rng.int(2, 4), rng.int(2, 5)]), rng.int(0, 1) === 1];
  const s = minus ? -1 : 1;
  const [x, y] = [k * a + s * c, k * b + s * d];
  return {
    question: `u = ${pair(a, b)} and v = ${pair(c, d)}. What is ${k === 1 ? '' : k}u ${minus ? '-' : '+'} v?`,
    ...crossed(
      {
        right: x,
        wrong: rng.pick([k * a - s * c, a + s * c + (k === 1 ? 1 : 0)]),
        mistake: 'wrong-first-part',
      },
      {
        right: y,
        wrong: rng.pick([k * b - s * d, b + s * d + (k === 1 ? 1 : 0)]),
        mistake: 'wrong-second-part',
      },
      pair,
    ),
    explanation: `First parts: ${x}. Second parts: ${y}.`,
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
        'A vector has a length and a direction. Its parts say how far it goes along and up. Add vectors part by part, and ' +
        'multiply each part by a number to scale it. Its length follows from the Pythagorean theorem.',
      caution: 'The vector from P to Q is Q minus P, not P minus Q.',
      hints: [
        'Work with the first parts, then with the second parts.',
        'For a length, square the parts and add.',
      ],
      mends: {
        'wrong-first-part': 'Work out the first part once more, with its factor and sign.',
        'wrong-second-part': 'Work out the second part once more, with its factor and sign.',
        'added-parts': 'Add the squares of the parts and take the root.',
        'forgot-the-root': 'Take the square root at the end.',
        'slip-in-root': 'Square your answer: it does not fit.',
        'multiplied-crosswise': 'Multiply first with first and second with second.',
        'subtracted-products': 'Add both products.',
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
      return {
        question: `How long is the vector ${rng.int(0, 1) ? pair(x, y) : pair(y, x)}?`,
        ...numeric(r * k, {
          'added-parts': (p + q) * k,
          'forgot-the-root': r * r * k * k,
          'slip-in-root': r * k + rng.pick([-1, 1]),
        }),
        explanation: `${(p * k) ** 2} + ${(q * k) ** 2} = ${(r * k) ** 2}, and its root is ${r * k}.`,
      };
    }),
    between: form([0, 1], (rng) => {
      const [a, b, x, y] = [nonZero(rng, 9), nonZero(rng, 9), nonZero(rng, 9), nonZero(rng, 9)];
      return {
        question: `Which vector leads from ${pair(a, b)} to ${pair(a + x, b + y)}?`,
        ...crossed(
          {
            right: x,
            wrong: rng.pick([-x, 2 * a + x].filter((v) => v !== x)),
            mistake: 'wrong-first-part',
          },
          {
            right: y,
            wrong: rng.pick([-y, 2 * b + y].filter((v) => v !== y)),
            mistake: 'wrong-second-part',
          },
          pair,
        ),
        explanation: `End minus start: ${pair(x, y)}.`,
      };
    }),
    dot: form([1, 2], (rng) => {
      const [a, b, c, d] = [nonZero(rng, 9), nonZero(rng, 9), nonZero(rng, 9), nonZero(rng, 9)];
      const dot = a * c + b * d;
      return {
        question: `What is the dot product of ${pair(a, b)} and ${pair(c, d)}?`,
        ...numeric(
          dot,
          {
            'multiplied-crosswise': a * d + b * c,
            'subtracted-products': a * c - b * d,
            'added-parts': a + b + c + d,
          },
          { signed: true },
        ),
        explanation: `First times first plus second times second: ${a * c} + ${b * d < 0 ? `(${b * d})` : b * d} = ${dot}.`,
      };
    }),
    claim: form([2], combine, 'claimed'),
  },
);

type Four = readonly [number, number, number, number];
const matrix = ([a, b, c, d]: Four): string => `[${a} ${b}; ${c} ${d}]`;
const drawFour = (rng: Rng, top: number): Four => [
  nonZero(rng, top),
  nonZero(rng, top),
  nonZero(rng, top),
  nonZero(rng, top),
];

function determinant(rng: Rng, dial: Dial): Asked {
  const m = drawFour(rng, byLevel(dial, [6, 8, 9]));
  const [a, b, c, d] = m;
  return {
    question: `What is the determinant of ${matrix(m)}?`,
    ...numeric(
      a * d - b * c,
      {
        'added-products': a * d + b * c,
        'turned-the-difference': b * c - a * d,
        'multiplied-rows': a * b - c * d,
      },
      { signed: true },
    ),
    explanation: `${a} × ${d < 0 ? `(${d})` : d} - ${b < 0 ? `(${b})` : b} × ${c < 0 ? `(${c})` : c} = ${a * d - b * c}.`,
  };
}

const matrices = formed(
  {
    ...info,
    id: 'math.matrices.small',
    title: 'Matrices',
    grades: [11, 12],
    objectives: ['Add, scale and multiply small matrices'],
    keywords: ['matrices', 'matrix', 'determinant', 'matrix multiplication'],
    prerequisites: ['math.algebra.systems'],
    standards: ['HSN.VM.C.6', 'HSN.VM.C.7', 'HSN.VM.C.8'],
    teaching: {
      idea:
        'A matrix holds numbers in rows and columns. Here [1 2; 3 4] has the rows 1 2 and 3 4. Add matrices place by place. In ' +
        'a product, each entry is a row of the first times a column of the second.',
      caution: 'The order matters in a product: AB is not BA in general.',
      hints: ['Which row and which column meet?', 'Multiply in pairs and add.'],
      mends: {
        'added-products': 'Subtract the second product.',
        'turned-the-difference': 'The product from the upper left comes first.',
        'multiplied-rows': 'Multiply along the diagonals, not along the rows.',
        'took-another-place': 'Look at the row and the column once more.',
        'multiplied-places': 'Multiply a whole row with a whole column.',
        'turned-the-order': 'The row belongs to the first matrix, the column to the second.',
        'slip-in-sum': 'Work out the entry once more.',
        'forgot-the-factor': 'The factor multiplies each entry.',
      },
    },
  },
  {
    determinant: form([0, 1, 2], determinant),
    entry: form([0, 1, 2], (rng, dial) => {
      const [m, n, k] = [
        drawFour(rng, 9),
        drawFour(rng, 9),
        byLevel(dial, [1, rng.int(2, 4), rng.int(2, 5)]),
      ];
      const i = rng.int(0, 3);
      const value = k * (m[i] ?? 0) + (n[i] ?? 0);
      const other = (i + rng.int(1, 3)) % 4;
      return {
        question: `A = ${matrix(m)} and B = ${matrix(n)}. Which number stands in row ${i < 2 ? 1 : 2}, column ${(i % 2) + 1} of ${k === 1 ? '' : k}A + B?`,
        ...numeric(
          value,
          {
            'took-another-place': k * (m[other] ?? 0) + (n[other] ?? 0),
            'forgot-the-factor': k === 1 ? (m[i] ?? 0) - (n[i] ?? 0) : (m[i] ?? 0) + (n[i] ?? 0),
            'slip-in-sum': value + rng.pick([-1, 1]),
          },
          { signed: true },
        ),
        explanation:
          `Only that place counts: ${k === 1 ? '' : `${k} × `}${m[i]} + ${(n[i] ?? 0) < 0 ? `(${n[i]})` : n[i]} = ${value}.`.replace(
            /× -(\d+)/,
            '× (-$1)',
          ),
      };
    }),
    product: form([0, 1, 2], (rng) => {
      const [m, n] = [drawFour(rng, 6), drawFour(rng, 6)];
      const [row, column] = [rng.int(0, 1), rng.int(0, 1)];
      const of = (p: Four, q: Four, r: number, c: number): number =>
        (p[2 * r] ?? 0) * (q[c] ?? 0) + (p[2 * r + 1] ?? 0) * (q[2 + c] ?? 0);
      const place = 2 * row + column;
      return {
        question: `A = ${matrix(m)} and B = ${matrix(n)}. Which number stands in row ${row + 1}, column ${column + 1} of AB?`,
        ...numeric(
          of(m, n, row, column),
          {
            'multiplied-places': (m[place] ?? 0) * (n[place] ?? 0),
            'turned-the-order': of(n, m, row, column),
            'took-another-place': of(m, n, 1 - row, column),
          },
          { signed: true },
        ),
        explanation: `Row ${row + 1} of A times column ${column + 1} of B: ${of(m, n, row, column)}.`,
      };
    }),
    claim: form([1, 2], determinant, 'claimed'),
  },
);

/** Vectors and matrices. */
export const vectorsAndMatrices: Concept[] = [vectors, matrices];
