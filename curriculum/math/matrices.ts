import { checkedBy } from '../checked.ts';
import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import type { Dial } from '../types.ts';
import { nonZero, operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Complex Numbers, Vectors and Matrices' };

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
        'lost-first-sign': [
          -a * d - b * c,
          `The first product has the wrong sign: ${a} × ${operand(d)} is ${a * d}.`,
        ],
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
        apart: checkedBy(() => `not the difference of ${a * d} and ${b * c}`),
      },
    ),
    hints: [
      `Multiply along the diagonal from the upper left: ${a} and ${d}.`,
      'Take away the product along the other diagonal.',
    ],
    explanation: `Multiply along both diagonals and subtract: ${a} × ${d < 0 ? `(${d})` : d} - ${b < 0 ? `(${b})` : b} × ${c < 0 ? `(${c})` : c} = ${a * d - b * c}.`,
  };
}

/** Matrices. */
export const matrices = formed(
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
            apart: checkedBy(() => `not the sum of ${k * (m[i] ?? 0)} and ${n[i]}`),
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
