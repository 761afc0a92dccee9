import { numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { count } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';

const info = { subject: 'Math', category: 'Measurement' };

/** Draws the sides of a rectangle whose area and perimeter differ. */
export const sides = (rng: Rng, { level }: Dial): [number, number] => {
  const top = [7, 10, 12][level] ?? 10;
  return drawn(
    () => rng.pair(range(2, top)),
    ([a, b]) => a * b <= 100 && 2 * (a + b) !== a * b,
  );
};

/** Returns the wrong numbers for the area of a rows of b squares. */
const areaMistakes = (a: number, b: number): Record<string, WrongNumber> => ({
  'gave-perimeter': 2 * (a + b),
  'added-sides': a + b,
  'left-out-a-row': [(a - 1) * b, `That is ${count(a - 1, 'row')} of ${b}; there are ${a} rows.`],
  'counted-a-row-twice': [(a + 1) * b, `That is ${a + 1} rows of ${b}; there are only ${a} rows.`],
  'left-out-a-column': [a * (b - 1), `You took ${count(b - 1, 'square')} in each row; each row has ${b}.`],
  'counted-a-column-twice': [
    a * (b + 1),
    `You took ${count(b + 1, 'square')} in each row; each row has ${b}.`,
  ],
});

const areaForms: Forms = {
  squares: form([0], (rng, dial) => {
    const [a, b] = sides(rng, dial);
    return {
      key: `${a}x${b}`,
      question: `A rectangle is covered by ${a} rows of unit squares. Each row has ${b}. What is its area in square units?`,
      ...numeric(a * b, areaMistakes(a, b)),

      hints: [`Each row has ${b} squares.`, `Count by ${b}, once for each row.`],
      explanation: `The area is the number of unit squares: ${a} × ${b} = ${a * b}.`,
      figure: { kind: 'unit-squares', rows: range(1, a).map(() => b) },
    };
  }),
  rows: form([0, 1], (rng, dial) => {
    const [a, b] = sides(rng, dial);
    const rest = rng.int(1, b - 1);
    return {
      key: `${a}x${b}+${rest}`,
      question: `A shape has ${a} full rows of ${b} unit squares and one more row of ${rest}. What is its area in square units?`,
      ...numeric(a * b + rest, {
        'left-out-last-row': a * b,
        'counted-last-row-full': a * b + b,
        'left-out-a-full-row': [a * b + rest - b, `You left out a full row; there are ${a} full rows.`],
        'counted-a-full-row-twice': [
          a * b + rest + b,
          `You counted ${a + 1} full rows; there are ${a} full rows.`,
        ],
        'added-all-numbers': [a + b + rest, 'You added the numbers; multiply for the full rows.'],
        ...Object.fromEntries(
          [-2, -1, 1, 2]
            .filter((off) => rest + off > 0 && rest + off < b)
            .map((off) => [
              `last-row-${off}`,
              [
                a * b + rest + off,
                `You counted ${rest + off} in the last row; it has ${count(rest, 'square')}.`,
              ] as const,
            ]),
        ),
      }),

      hints: ['First find the squares in the full rows.', 'Then add the squares of the last row.'],
      explanation: `${a} × ${b} = ${a * b}, and ${rest} more: ${a * b + rest}.`,
      figure: { kind: 'unit-squares', rows: [...range(1, a).map(() => b), rest] },
    };
  }),
  side: form([0, 1, 2], (rng, dial) => {
    const [a, b] = sides(rng, dial);
    return {
      key: `${a * b}/${a}`,
      question: `A rug covers ${a * b} square feet. It is ${a} feet wide. How many feet long is it?`,
      ...numeric(
        b,
        {
          'subtracted-instead': [
            a * b - a,
            `You took ${a} away; ask which number times ${a} makes ${a * b}.`,
          ],
          'gave-known-side': a,
          'halved-the-area': [Math.floor((a * b) / 2), 'You halved the area; divide it by the width.'],
          'stopped-early': [b - 1, `${a} × ${b - 1} is only ${a * (b - 1)}.`],
          'stopped-two-early': [b - 2, `${a} × ${b - 2} is only ${a * (b - 2)}.`],
          'went-too-far': [b + 1, `${a} × ${b + 1} is ${a * (b + 1)}; that is more than ${a * b}.`],
          'went-much-too-far': [b + 2, `${a} × ${b + 2} is ${a * (b + 2)}; that is more than ${a * b}.`],
        },
        { check: (wrong) => `${a} × ${wrong} is ${wrong.times(a)}, not ${a * b}.` },
      ),

      hints: [`Width times length makes ${a * b}.`, 'Which number times the width makes that?'],
      explanation: `Width times length is the area: ${a} × ${b} = ${a * b}. So it is ${b} feet long.`,
    };
  }),
  split: form([1, 2], (rng, dial) => {
    const [a, b] = sides(rng, { ...dial, level: 0 });
    const [c, d] = [rng.int(2, 6), rng.int(2, 6)];
    return {
      key: `${a}x${b}+${c}x${d}`,
      question: `A floor is split into two rectangles. One is ${a} feet by ${b} feet, the other ${c} feet by ${d} feet. What is the whole area in square feet?`,
      ...numeric(a * b + c * d, {
        'one-part-only': a * b,
        'gave-perimeter': [
          2 * (a + b + c + d),
          'That is the way around both parts; count the squares inside.',
        ],
        'other-part-only': [c * d, 'That is only the second part; add the first part, too.'],
        'multiplied-all-sides': [(a + c) * (b + d), 'You joined the sides first; find each area, and add.'],
        'first-part-too-small': [
          (a - 1) * b + c * d,
          `You took ${a - 1} × ${b} for the first part; it is ${a} × ${b}.`,
        ],
        'second-part-too-large': [
          a * b + (c + 1) * d,
          `You took ${c + 1} × ${d} for the second part; it is ${c} × ${d}.`,
        ],
        'added-the-second-sides': [
          a * b + c + d,
          `You added ${c} and ${d} for the second part; multiply them.`,
        ],
      }),

      hints: ['Find the area of each rectangle.', 'Add both areas.'],
      explanation: `Add both areas: ${a} × ${b} = ${a * b} and ${c} × ${d} = ${c * d}. Together ${a * b + c * d}.`,
    };
  }),
  corner: form([2], (rng) => {
    const [a, b] = [rng.int(5, 10), rng.int(5, 10)];
    const [c, d] = [rng.int(2, 4), rng.int(2, 4)];
    return {
      key: `${a}x${b}-${c}x${d}`,
      question: `A garden is ${a} meters by ${b} meters. A corner of ${c} meters by ${d} meters is a pond. How many square meters are left for plants?`,
      ...numeric(
        a * b - c * d,
        {
          'left-out-pond': a * b,
          'added-instead': a * b + c * d,
          'found-the-pond': [c * d, 'That is the pond; take it away from the garden.'],
          'took-sides-away': [(a - c) * (b - d), 'You made both sides shorter; only a corner is missing.'],
          'took-the-sides-of-the-pond': [
            a * b - c - d,
            `You took ${c} and ${d} away; the pond has ${c} × ${d} square meters.`,
          ],
          'walked-around': [2 * (a + b), 'That is the way around the garden; count the squares inside.'],
        },
        { check: (wrong) => `With the pond of ${c * d} that makes ${wrong.plus(c * d)}, not ${a * b}.` },
      ),

      hints: [
        'Find the area of the whole garden, with the pond.',
        'Find the area of the pond. Take it away.',
      ],
      explanation: `${a} × ${b} = ${a * b}. The pond has ${c} × ${d} = ${c * d}. ${a * b} - ${c * d} = ${a * b - c * d}.`,
    };
  }),
};

const area = formed(
  {
    ...info,
    id: 'math.geometry.area-squares',
    title: 'Area in unit squares',
    grades: [3, 4],
    objectives: ['Find an area by rows of unit squares', 'Split a shape into rectangles'],
    keywords: [
      'unit squares',
      'square units',
      'area by counting squares',
      'area of shapes made of rectangles',
    ],
    prerequisites: ['math.multiplication.facts'],
    standards: ['3.MD.C.5', '3.MD.C.6', '3.MD.C.7'],
    teaching: {
      idea: 'Area tells how many unit squares cover a shape. In a rectangle they stand in equal rows, so you can multiply. Other shapes can be split into rectangles: find each area, and add.',
      caution: 'Area counts the squares inside, and not the way around.',
      trap: 'gave-perimeter',
      mends: {
        'gave-perimeter': 'That is the way around; count the squares inside.',
        'added-sides': 'You added; rows of squares are multiplied.',
        'left-out-last-row': 'You left out the last row; count it, too.',
        'counted-last-row-full': 'You counted the last row as full; it has fewer squares.',
        'gave-known-side': 'This side is known; find the other one.',
        'one-part-only': 'That is only the first part; add the other part, too.',
        'left-out-pond': 'That is the whole garden; take away the pond.',
        'added-instead': 'You added the pond; it lies inside, so take it away.',
      },
    },
  },
  areaForms,
);

/** Area by unit squares. */
export const areaSquares: Concept[] = [area];
