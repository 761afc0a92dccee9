import { crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { checkedBy } from './checked.ts';
import { at } from './coordinates.ts';
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
        ? `You ${minus ? 'added' : 'subtracted'} the ${which} parts; ${minus ? 'subtract' : 'add'} them.`
        : `You left out the factor ${k} of the ${which} part of u.`,
    };
  };
  return {
    question: `u = ${at(a, b)} and v = ${at(c, d)}. What is ${k === 1 ? '' : k}u ${minus ? '-' : '+'} v?`,
    ...crossed(slip(x, k * a - s * c, a + s * c, 'first'), slip(y, k * b - s * d, b + s * d, 'second'), at),
    hints: [
      k === 1 ? 'Work with the first parts alone.' : `Multiply both parts of u by ${k} first.`,
      `Then ${minus ? 'subtract' : 'add'} the parts of v, first with first and second with second.`,
    ],
    explanation: `First parts: ${k === 1 ? '' : `${k} × `}${k === 1 ? a : operand(a)} ${minus ? '-' : '+'} ${operand(c)} = ${x}. Second parts: ${k === 1 ? '' : `${k} × `}${k === 1 ? b : operand(b)} ${minus ? '-' : '+'} ${operand(d)} = ${y}.`,
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
      return {
        question: `How long is the vector ${rng.int(0, 1) ? at(x, y) : at(y, x)}?`,
        ...numeric(r * k, {
          'added-parts': [(p + q) * k, 'You added the parts; add their squares and take the root.'],
          'took-the-longer-part': [q * k, 'This is the longer part alone; the vector is longer.'],
          'subtracted-parts': [
            Math.abs(q - p) * k,
            'You subtracted the parts; add their squares and take the root.',
          ],
          'forgot-the-root': r * r * k * k,
        }),
        hints: [
          'The parts are the legs of a right triangle, and the vector is the hypotenuse.',
          'Add the squares of both parts, and take the root.',
        ],
        explanation: `Square both parts and add: ${whole((p * k) ** 2)} + ${whole((q * k) ** 2)} = ${whole((r * k) ** 2)}. The root of ${whole((r * k) ** 2)} is ${r * k}.`,
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
            : `You took the end from the start for the ${which} part.`,
        };
      };
      return {
        question: `Which vector leads from ${at(a, b)} to ${at(a + x, b + y)}?`,
        ...crossed(slip(x, 2 * a + x, 'first'), slip(y, 2 * b + y, 'second'), at),
        hints: ['How far does it go along, and how far up?', 'Take the start from the end, part by part.'],
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
            'added-parts': [a + b + c + d, 'You added all the parts; multiply in pairs first.'],
            'multiplied-sums': [
              (a + b) * (c + d),
              'You multiplied the sums; multiply first with first and second with second.',
            ],
            'took-first-product': [a * c, 'This is the first product alone; add the second one.'],
          },
          { signed: true },
        ),
        hints: [
          'Multiply the two first parts, and the two second parts.',
          'Add both products, with their signs.',
        ],
        explanation: `First times first plus second times second: ${a * c} + ${b * d < 0 ? `(${b * d})` : b * d} = ${dot}.`,
      };
    }),
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
        'multiplied-columns': [
          a * c - b * d,
          'You multiplied along the columns; multiply along the diagonals.',
        ],
        'took-the-other-diagonal': [
          b * c,
          'This is the product of the other diagonal; take it from the first product.',
        ],
        'took-one-diagonal': [
          a * d,
          'This is the product of one diagonal alone; take the other product away.',
        ],
      },
      {
        signed: true,
        apart: checkedBy(a * d - b * c, () => `not the difference of ${a * d} and ${b * c}`),
      },
    ),
    hints: [
      `Multiply along the diagonal from the upper left: ${a} and ${d}.`,
      'Take away the product along the other diagonal.',
    ],
    explanation: `Multiply along both diagonals and subtract: ${a} × ${d < 0 ? `(${d})` : d} - ${b < 0 ? `(${b})` : b} × ${c < 0 ? `(${c})` : c} = ${a * d - b * c}.`,
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
        'A matrix holds numbers in rows and columns. [1 2; 3 4] has the rows 1 2 and 3 4. Add matrices place by place. In ' +
        'a product, each entry is a row of the first times a column of the second.',
      caution: 'The order matters in a product: in general, AB is not the same as BA.',
      mends: {
        'added-products': 'You added the products; subtract the second one.',
        'turned-the-difference':
          'You subtracted the wrong way round; the diagonal from the upper left comes first.',
        'multiplied-rows': 'You multiplied along the rows; multiply along the diagonals.',
        'multiplied-places':
          'You multiplied two single entries; take a whole row of A and a whole column of B.',
        'turned-the-order': 'You worked out BA; take the row from A, and the column from B.',
        'forgot-the-factor': 'You left out the factor; it multiplies each entry of A.',
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
      return {
        question: `A = ${matrix(m)} and B = ${matrix(n)}. Which number stands in row ${i < 2 ? 1 : 2}, column ${(i % 2) + 1} of ${k === 1 ? '' : k}A + B?`,
        ...numeric(
          value,
          {
            ...Object.fromEntries(
              [0, 1, 2, 3]
                .filter((j) => j !== i)
                .map((j) => [
                  `took-place-${j}`,
                  [
                    k * (m[j] ?? 0) + (n[j] ?? 0),
                    `This number stands in row ${j < 2 ? 1 : 2}, column ${(j % 2) + 1}.`,
                  ] as const,
                ]),
            ),
            ...(k > 1 && {
              'forgot-the-factor': (m[i] ?? 0) + (n[i] ?? 0),
              'multiplied-both': [
                k * ((m[i] ?? 0) + (n[i] ?? 0)),
                'You multiplied B too; the factor belongs to A alone.',
              ] as const,
            }),
            'subtracted-instead': [k * (m[i] ?? 0) - (n[i] ?? 0), 'You subtracted the entry of B; add it.'],
            'took-A-only': [k * (m[i] ?? 0), 'You left out B; add its entry.'],
            'took-B-only': [n[i] ?? 0, 'You left out A; add its entry.'],
          },
          {
            signed: true,
            apart: checkedBy(value, () => `not the sum of ${k * (m[i] ?? 0)} and ${n[i]}`),
          },
        ),
        hints: [
          'Find this place in A and in B.',
          k === 1
            ? 'Add the two entries, with their signs.'
            : 'Multiply the entry of A by the factor, and add the entry of B.',
        ],
        explanation:
          `Look at that place in both matrices: ${k === 1 ? '' : `${k} × `}${m[i]} + ${(n[i] ?? 0) < 0 ? `(${n[i]})` : n[i]} = ${value}.`.replace(
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
            'took-another-place': [
              of(m, n, 1 - row, column),
              `You took row ${2 - row} of A; take row ${row + 1}.`,
            ],
            'took-the-opposite-place': [
              of(m, n, 1 - row, 1 - column),
              `This number stands in row ${2 - row}, column ${2 - column}.`,
            ],
            'took-the-second-product': [
              (m[2 * row + 1] ?? 0) * (n[2 + column] ?? 0),
              'This is the second product alone; add the first one.',
            ],
            'took-another-column': [
              of(m, n, row, 1 - column),
              `You took column ${2 - column} of B; take column ${column + 1}.`,
            ],
            'took-one-product': [
              (m[2 * row] ?? 0) * (n[column] ?? 0),
              'This is the first product alone; add the second one.',
            ],
          },
          {
            signed: true,
            apart: checkedBy(
              of(m, n, row, column),
              () =>
                `not the sum of ${(m[2 * row] ?? 0) * (n[column] ?? 0)} and ${(m[2 * row + 1] ?? 0) * (n[2 + column] ?? 0)}, the two products`,
            ),
          },
        ),
        hints: [
          `Write down row ${row + 1} of A and column ${column + 1} of B.`,
          'Multiply first by first and second by second, and add both products.',
        ],
        explanation: `Take row ${row + 1} of A and column ${column + 1} of B: ${m[2 * row]} × ${operand(n[column] ?? 0)} + ${operand(m[2 * row + 1] ?? 0)} × ${operand(n[2 + column] ?? 0)} = ${of(m, n, row, column)}.`,
      };
    }),
  },
);

/** Vectors and matrices. */
export const vectorsAndMatrices: Concept[] = [vectors, matrices];
