import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rational } from '../rational.ts';
import { type Forms, form, formed } from '../templates.ts';
import { decimal } from '../text.ts';
import type { Concept } from '../types.ts';
import { sides } from './area-squares.ts';
import { drawn } from './middle-forms.ts';

/** Returns the advice on a wrong area or perimeter: what it would mean. */
const checkOf =
  (isArea: boolean, a: number, b: number) =>
  (wrong: Rational): string =>
    isArea
      ? `${a} rows of ${b} square meters do not make ${wrong}.`
      : `Half of ${wrong} is ${decimal(wrong.over(2))}, but ${a} and ${b} meters make ${a + b}.`;

const bothForms: Forms = {
  ask: form([0, 1], (rng, dial) => {
    const [a, b] = sides(rng, dial);
    const [what, isArea] = rng.pick([
      ['How many meters of fence go around', false],
      ['How many square meters of grass fit into', true],
    ] as const);
    const right = isArea ? a * b : 2 * (a + b);
    return {
      key: `${isArea} ${a}x${b}`,
      question: `A yard is ${a} meters by ${b} meters. ${what} it?`,
      ...numeric(
        right,
        {
          'mixed-area-and-perimeter': isArea ? 2 * (a + b) : a * b,
          'added-two-sides': a + b,
          ...(isArea
            ? { 'left-out-a-row': [a * b - a, `You left out a row of ${a}; count all rows.`] as const }
            : {
                'left-out-a-side': [
                  right - b,
                  `You added three sides; add the fourth side of ${b} meters, too.`,
                ] as const,
              }),
          ...Object.fromEntries(
            [-1, 1].map((off) => [
              `side-${off}`,
              [
                isArea ? a * (b + off) : 2 * (a + b + off),
                `This is for sides of ${a} and ${b + off} meters; the second side is ${b} meters long.`,
              ] as const,
            ]),
          ),
          ...(!isArea && {
            'other-sides-once': [a + 2 * b, `You took ${a} meters once; there are two such sides.`] as const,
            'doubled-one-side-only': [
              2 * a + b,
              `You took ${b} meters once; there are two such sides.`,
            ] as const,
          }),
          'squared-one-side': [a * a, `You multiplied ${a} by itself; the other side is ${b} meters.`],
        },
        {
          check: checkOf(isArea, a, b),
        },
      ),

      hints: isArea
        ? [
            'Grass covers the yard. So it is about the area.',
            'How many rows of square meters are there? Multiply.',
          ]
        : ['A fence goes around the yard. So it is about the perimeter.', 'Add all four sides.'],
      explanation: isArea
        ? `Grass covers the area: ${a} × ${b} = ${right}.`
        : `A fence is the way around: ${a} + ${b} + ${a} + ${b} = ${right}.`,
      figure: { kind: 'rectangle', width: a, height: b, unit: 'm' },
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
        ...Object.fromEntries(
          [-2, -1, 1, 2].map((off) => [
            `other-side-${off}`,
            [
              a * (b + off),
              `You took ${b + off} for the other side; check that all four sides make the perimeter.`,
            ] as const,
          ]),
        ),
        'added-sides': [a + b, 'You added both sides; multiply them for the area.'],
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
    subject: 'Math',
    category: 'Measurement',
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

/** Area and perimeter of the same shapes. */
export const areaAndPerimeter: Concept[] = [areaPerimeter];
