import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { beside, drawn } from './middle-forms.ts';

const info = { subject: 'Math', category: 'Measurement' };

const sides = (rng: Rng, { level }: Dial): [number, number] => {
  const top = [7, 10, 12][level] ?? 10;
  return drawn(
    () => rng.pair(range(2, top)),
    ([a, b]) => a * b <= 100 && 2 * (a + b) !== a * b,
  );
};

const areaMistakes = (rng: Rng, a: number, b: number) => ({
  'gave-perimeter': 2 * (a + b),
  'added-sides': a + b,
  'one-row-off': a * b + rng.pick([b, -b]),
});

const areaForms: Forms = {
  squares: form([0], (rng, dial) => {
    const [a, b] = sides(rng, dial);
    return {
      key: `${a}x${b}`,
      question: `A rectangle is covered by ${a} rows of unit squares. Each row has ${b}. What is its area in square units?`,
      ...numeric(a * b, areaMistakes(rng, a, b)),
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
        'one-row-off': a * b + rest - b,
      }),
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
        'subtracted-instead': a * b - a,
        'one-off': beside(rng, b, { by: 1 }),
        'gave-known-side': a,
      }),
      explanation: `Width times length is the area: ${a} × □ = ${a * b}, so it is ${b} feet long.`,
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
        'one-row-off': a * b + c * d + rng.pick([d, -d]),
      }),
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
        'one-row-off': a * b - c * d + rng.pick([d, -d]),
      }),
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
      hints: [
        'How many squares are in a row?',
        'How many rows are there?',
        'Is there a part that does not fit? Count it on its own.',
      ],
      mends: {
        'gave-perimeter': 'That is the way around. Count the squares inside.',
        'added-sides': 'Rows of squares are multiplied.',
        'one-row-off': 'One row is missing or counted twice.',
        'left-out-last-row': 'Count the last row too.',
        'counted-last-row-full': 'The last row is not full.',
        'subtracted-instead': 'Ask which number times the width makes the area.',
        'one-off': 'Multiply to check.',
        'gave-known-side': 'This side is known. Find the other one.',
        'one-part-only': 'Add the other part too.',
        'left-out-pond': 'Take away the pond.',
        'added-instead': 'The pond lies inside. Take it away.',
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
        'one-side-off': right + rng.pick([a, -a]),
      }),
      explanation: isArea
        ? `Grass covers the area: ${a} × ${b} = ${right}.`
        : `A fence is the way around: ${a} + ${b} + ${a} + ${b} = ${right}.`,
      figure: { kind: 'rectangle', width: a, height: b, unit: 'ft' },
    };
  }),
  same: form([0, 1, 2], (rng) => {
    const half = rng.int(6, 20);
    const a = rng.int(1, Math.floor(half / 2) - 1);
    const c = drawn(
      () => rng.int(1, Math.floor(half / 2)),
      (n) => n !== a,
    );
    const isFirst = a * (half - a) > c * (half - c);
    return {
      key: `${a}x${half - a} ${c}x${half - c}`,
      question: `Rectangle A is ${a} by ${half - a}. Rectangle B is ${c} by ${half - c}. How do they compare?`,
      ...crossed(
        {
          right: isFirst ? 'A has the larger area' : 'B has the larger area',
          wrong: isFirst ? 'B has the larger area' : 'A has the larger area',
          mistake: 'misjudged-area',
        },
        {
          right: 'the perimeters are the same',
          wrong: 'the perimeters differ',
          mistake: 'misjudged-perimeter',
        },
        (x, y) => `${x}, and ${y}`,
      ),
      explanation: `Areas: ${a * (half - a)} and ${c * (half - c)}. Both perimeters are 2 × ${half} = ${2 * half}.`,
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
        'one-side-off': a * b + rng.pick([a, -a]),
      }),
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
      hints: [
        'Does it go around, or does it cover?',
        'For the way around, add all four sides.',
        'For the area, multiply the sides.',
      ],
      mends: {
        'mixed-area-and-perimeter': 'Area covers, and perimeter goes around. Which one is asked?',
        'added-two-sides': 'A rectangle has four sides, or rows of squares inside.',
        'one-side-off': 'One side or row is missing or counted twice.',
        'misjudged-area': 'Multiply the sides to find the area.',
        'misjudged-perimeter': 'Add all four sides to find the perimeter.',
        'used-full-perimeter': 'Two sides together are half of the perimeter.',
        'gave-side': 'This is the other side. The area is asked.',
      },
    },
  },
  bothForms,
);

/** Area by unit squares, and perimeter. */
export const areaSquares: Concept[] = [area, areaPerimeter];
