import { crossed, numeric, type WrongNumber } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';

const info = { subject: 'Math', category: 'Measurement' };

const sides = (rng: Rng, { level }: Dial): [number, number] => {
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
  'left-out-a-row': [(a - 1) * b, `That is ${a - 1} rows of ${b}; there are ${a} rows.`],
  'counted-a-row-twice': [(a + 1) * b, `That is ${a + 1} rows of ${b}; there are only ${a} rows.`],
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
      ...numeric(b, {
        'subtracted-instead': [a * b - a, `You took ${a} away; ask which number times ${a} makes ${a * b}.`],
        'gave-known-side': a,
        'halved-the-area': [Math.floor((a * b) / 2), 'You halved the area; divide it by the width.'],
        'stopped-early': [b - 1, `${a} × ${b - 1} is only ${a * (b - 1)}.`],
        'went-too-far': [b + 1, `${a} × ${b + 1} is ${a * (b + 1)}; that is more than ${a * b}.`],
      }),

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
        'gave-perimeter': 2 * (a + b + c + d),
        'other-part-only': [c * d, 'That is only the second part; add the first part, too.'],
        'multiplied-all-sides': [(a + c) * (b + d), 'You joined the sides first; find each area, and add.'],
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
      question: `A garden is ${a} meters by ${b} meters. A corner of ${c} meters by ${d} meters is a pond. How many square meters are not pond?`,
      ...numeric(a * b - c * d, {
        'left-out-pond': a * b,
        'added-instead': a * b + c * d,
        'found-the-pond': [c * d, 'That is the pond; take it away from the garden.'],
        'took-sides-away': [(a - c) * (b - d), 'You made both sides shorter; only a corner is missing.'],
      }),

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

const bothForms: Forms = {
  ask: form([0, 1], (rng, dial) => {
    const [a, b] = sides(rng, dial);
    const [what, isArea] = rng.pick([
      ['How many feet of fence go around', false],
      ['How many square feet of grass fit into', true],
    ] as const);
    const right = isArea ? a * b : 2 * (a + b);
    return {
      key: `${isArea} ${a}x${b}`,
      question: `A yard is ${a} feet by ${b} feet. ${what} it?`,
      ...numeric(right, {
        'mixed-area-and-perimeter': isArea ? 2 * (a + b) : a * b,
        'added-two-sides': a + b,
        ...(isArea
          ? { 'left-out-a-row': [a * b - a, `You left out a row of ${a}; count all rows.`] as const }
          : {
              'left-out-a-side': [right - b, `You added three sides; add the other ${b} feet, too.`] as const,
            }),
        'other-sides-once': [a + 2 * b, `You took ${a} feet once; there are two such sides.`],
        'squared-one-side': [a * a, `You multiplied ${a} by itself; the other side is ${b} feet.`],
        'doubled-one-side-only': [2 * a + b, `You took ${b} feet once; there are two such sides.`],
      }),

      hints: isArea
        ? [
            'Grass covers the yard. So it is about the area.',
            'How many rows of square feet are there? Multiply.',
          ]
        : ['A fence goes around the yard. So it is about the perimeter.', 'Add all four sides.'],
      explanation: isArea
        ? `Grass covers the area: ${a} × ${b} = ${right}.`
        : `A fence is the way around: ${a} + ${b} + ${a} + ${b} = ${right}.`,
      figure: { kind: 'rectangle', width: a, height: b, unit: 'ft' },
    };
  }),
  same: form([0, 1, 2], (rng) => {
    const half = rng.int(6, 20);
    const [isSame, other] = rng.pick([
      [true, half],
      [false, half + rng.int(1, 3)],
    ] as const);
    const a = rng.int(1, Math.floor(half / 2) - 1);
    const c = drawn(
      () => rng.int(1, Math.floor(other / 2)),
      (n) => n * (other - n) !== a * (half - a),
    );
    const isFirst = a * (half - a) > c * (other - c);
    return {
      key: `${a}x${half - a} ${c}x${other - c}`,
      question: `Rectangle A is ${a} by ${half - a}. Rectangle B is ${c} by ${other - c}. How do they compare?`,
      ...crossed(
        {
          right: isFirst ? 'A has the larger area' : 'B has the larger area',
          wrong: isFirst ? 'B has the larger area' : 'A has the larger area',
          mistake: 'misjudged-area',
        },
        {
          right: isSame ? 'the perimeters are the same' : 'the perimeters differ',
          wrong: isSame ? 'the perimeters differ' : 'the perimeters are the same',
          mistake: 'misjudged-perimeter',
        },
        (x, y) => `${x}, and ${y}`,
      ),

      hints: [
        'Multiply the sides of each rectangle for its area.',
        'Add all four sides of each for its perimeter.',
      ],
      explanation: `Areas: ${a * (half - a)} and ${c * (other - c)}. ${isSame ? `Both perimeters are 2 × ${half} = ${2 * half}.` : `Perimeters: 2 × ${half} = ${2 * half} and 2 × ${other} = ${2 * other}.`}`,
    };
  }),
  side: form([0, 1, 2], (rng, dial) => {
    const [a, b] = sides(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `A rectangle has a perimeter of ${2 * (a + b)} cm. One side is ${a} cm. What is its area in square cm?`,
      ...numeric(a * b, {
        'used-full-perimeter': a * (2 * (a + b) - a),
        'gave-side': b,
        'took-both-widths': [a * 2 * b, 'You took two widths for one; halve the perimeter first.'],
        'multiplied-by-half': [
          a * (a + b),
          `Half of the perimeter is both sides; take ${a} away from it first.`,
        ],
      }),

      hints: [
        'Two sides together are half of the perimeter. Find the other side.',
        'Multiply both sides for the area.',
      ],
      explanation: `Half of the perimeter is ${a + b}, so the other side is ${a + b} - ${a} = ${b}. The area is ${a} × ${b} = ${a * b}.`,
    };
  }),
  compare: form([2], (rng, dial) => {
    const [a, b] = sides(rng, dial);
    const grown = rng.int(1, 3);
    const area = grown * b;
    return {
      key: `${a}x${b} ${grown}`,
      question: `${rng.pick(names)} makes one side of a rectangle of ${a} by ${b} longer: ${a} becomes ${a + grown}. By how much do area and perimeter grow?`,
      ...crossed(
        {
          right: area,
          wrong: rng.pick([grown * a, area + grown, area - grown]),
          mistake: 'misjudged-area',
        },
        { right: 2 * grown, wrong: rng.pick([grown, 4 * grown]), mistake: 'misjudged-perimeter' },
        (x, y) => `area by ${x}, perimeter by ${y}`,
      ),

      hints: [
        'Draw the rectangle. Which squares are new?',
        'Which sides become longer, and by how much each?',
      ],
      explanation: `${grown === 1 ? 'One more row has' : `${grown} more rows have`} ${area} squares. Two sides grow by ${grown}, so the perimeter grows by ${2 * grown}.`,
    };
  }),
};

const areaPerimeter = formed(
  {
    ...info,
    id: 'math.geometry.area-and-perimeter',
    title: 'Area or perimeter?',
    grades: [3, 4],
    objectives: ['Tell area from perimeter', 'Find both for a rectangle'],
    keywords: ['area versus perimeter', 'area and perimeter', 'fence or grass'],
    prerequisites: ['math.geometry.area-squares', 'math.geometry.perimeter'],
    standards: ['3.MD.D.8', '4.MD.A.3'],
    teaching: {
      idea: 'The perimeter is the way around a shape, measured in units of length. The area is what covers it, measured in square units. Two rectangles can have the same perimeter and different areas.',
      caution: 'A fence needs the perimeter. Grass or paint needs the area.',
      mends: {
        'mixed-area-and-perimeter': 'You mixed them up: area covers, and perimeter goes around.',
        'added-two-sides': 'You added two sides; that is neither the way around nor the area.',
        'misjudged-area': 'Multiply the sides to find the area.',
        'misjudged-perimeter': 'Add all four sides to find the perimeter.',
        'used-full-perimeter': 'You used the full perimeter; two sides together are half of it.',
        'gave-side': 'This is the other side; the area is asked.',
      },
    },
  },
  bothForms,
);

/** Area by unit squares, and perimeter. */
export const areaSquares: Concept[] = [area, areaPerimeter];
