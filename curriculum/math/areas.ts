import { numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import { count, unit, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { wholeMistakes } from './whole-mistakes.ts';

const info = { subject: 'Math', category: 'Geometry' };
/** Units of lengths, as short as in a drawing. */
export const units = ['cm', 'm', 'in', 'ft'] as const;

/** Draws length and width: products within 100 in grade 3, then larger ones. */
export function sidesOf(rng: Rng, { grade, level }: Dial) {
  const top = grade === 3 ? 10 : byLevel({ grade, level }, [15, 30, 60]);
  const [w, h] = [rng.int(3, top), rng.int(2, top)];
  return { u: rng.pick(units), w: w === h ? w + 1 : w, h };
}

/** Returns areas with a row left out or counted twice. */
const rowMistakes = (w: number, h: number): Record<string, WrongNumber> => ({
  'left-out-a-row': [w * (h - 1), `That is ${count(h - 1, 'row')} of ${w}; there are ${h} rows.`],
  'counted-a-row-twice': [w * (h + 1), `That is ${h + 1} rows of ${w}; there are only ${h} rows.`],
});

const areaForms: Forms = {
  area: form([0, 1, 2], (rng, dial) => {
    const { u, w, h } = sidesOf(rng, dial);
    return {
      key: `${Math.min(w, h)} ${Math.max(w, h)} ${u}`,
      question: `A rectangle is ${w} ${u} long and ${h} ${u} wide. What is its area?`,
      ...numeric(
        w * h,
        { 'found-perimeter': 2 * (w + h), 'added-sides': w + h, ...rowMistakes(w, h) },
        { show: unit(`square ${u}`) },
      ),

      hints: ['How many squares fit in one row along the length?', 'How many rows are there? Multiply.'],
      explanation: `${h} rows of ${w} squares: ${h} × ${w} = ${whole(w * h)}.`,
      figure: { kind: 'rectangle', width: w, height: h, unit: u },
    };
  }),
  tiles: form([0, 1], (rng, dial) => {
    const { w, h } = sidesOf(rng, dial);
    return {
      key: `${w} ${h}`,
      question: `Square tiles cover a floor. There are ${h} rows of ${w} tiles. How many tiles are there?`,
      ...numeric(w * h, {
        'added-sides': w + h,
        'counted-around': [2 * (w + h), 'You counted around the floor; count all the tiles inside.'],
        ...rowMistakes(w, h),
      }),

      hints: [`Each row has ${w} tiles.`, `There are ${h} rows. Multiply.`],
      explanation: `Each row has ${w} tiles: ${h} × ${w} = ${whole(w * h)}.`,
      ...(w <= 10 && h <= 10
        ? { figure: { kind: 'unit-squares', rows: Array<number>(h).fill(w) } as const }
        : {}),
    };
  }),
  side: form([0, 1, 2], (rng, dial) => {
    const { u, w, h } = sidesOf(rng, dial);
    return {
      key: `${w * h} ${w} ${u}`,
      question: `A rectangle has an area of ${whole(w * h)} square ${u}. It is ${w} ${u} long. How wide is it?`,
      ...numeric(
        h,
        {
          'subtracted-instead': [
            w * h - w,
            `You took ${w} away; ask which number times ${w} makes ${whole(w * h)}.`,
          ],
          'halved-first': [Math.floor((w * h) / 2), 'You halved the area; divide it by the length.'],
          'gave-the-length': [w, `${w} ${u} is the length; how wide is it?`],
          'stopped-early': [h - 1, `${w} × ${h - 1} is only ${whole(w * (h - 1))}.`],
          'went-too-far': [h + 1, `${w} × ${h + 1} is ${whole(w * (h + 1))}; that is more than the area.`],
        },
        {
          show: unit(u),
          check: (wrong) => `${w} × ${wrong} is ${whole(w * Number(wrong))}, not ${whole(w * h)}.`,
        },
      ),

      hints: ['Length times width is the area.', `Which number times the length makes ${whole(w * h)}?`],
      explanation: `${w} times the width is ${whole(w * h)}. ${whole(w * h)} ÷ ${w} = ${h}.`,
    };
  }),
  two: form([1, 2], (rng, dial) => {
    const { u, w, h } = sidesOf(rng, dial);
    const k = rng.int(2, 5);
    return {
      key: `${w} ${h} ${k} ${u}`,
      question: `A figure has two parts. One is ${w} ${u} by ${h} ${u}. The other is ${k} ${u} by ${k} ${u}. What is the area of the figure?`,
      ...numeric(
        w * h + k * k,
        {
          'found-one-part-only': w * h,
          'took-one-part-away': Math.abs(w * h - k * k),
          'took-sides-for-area': w * h + 4 * k,
          'took-sides-once': w * h + 2 * k,
          'found-other-part-only': [k * k, 'That is only the square part; add the other part.'],
          'took-the-way-around': [
            2 * (w + h) + 4 * k,
            'You went around both parts; multiply the sides of each, and add.',
          ],
          'joined-the-sides': [
            (w + k) * (h + k),
            'You joined the sides first; find the area of each part, and add.',
          ],
        },
        { show: unit(`square ${u}`) },
      ),

      hints: ['Find the area of each part.', 'Add both areas.'],
      explanation: `Find both parts and add: ${w} × ${h} = ${whole(w * h)}, ${k} × ${k} = ${k * k}. Together ${whole(w * h + k * k)}.`,
    };
  }),
};

const areaRectangle = formed(
  {
    ...info,
    id: 'math.geometry.area-rectangle',
    title: 'Area of rectangles',
    grades: [3, 7],
    objectives: ['Find the area of a rectangle'],
    keywords: ['area', 'rectangle', 'area of a rectangle', 'square units'],
    prerequisites: ['math.multiplication.facts'],
    standards: ['3.MD.C.5', '3.MD.C.6', '3.MD.C.7', '4.MD.A.3'],
    teaching: {
      idea: 'The area tells how many unit squares cover a shape. A rectangle has equal rows, so multiply length and width.',
      caution: 'Area is counted in squares. The way around is another thing: the perimeter.',
      trap: 'found-perimeter',
      mends: {
        'found-perimeter': 'That is the way around; the area counts the squares inside.',
        'added-sides': 'You added the sides; rows of squares are multiplied.',
        'found-one-part-only': 'That is only one part; add the other part.',
        'took-one-part-away': 'You took one part away; both belong to the figure, so add them.',
        'took-sides-for-area': 'You took the way around the square part; multiply its side by itself.',
        'took-sides-once': 'You doubled the side of the square part; multiply it by itself.',
      },
    },
  },
  areaForms,
);

const triangleMistakes = (b: number, h: number): Record<string, WrongNumber> =>
  wholeMistakes({
    'forgot-half': [b * h, `This is the whole rectangle of ${b} × ${h}; a triangle is half of it.`],
    'halved-twice': [(b * h) / 4, `You halved twice; half of ${whole(b * h)} is enough.`],
    'added-instead': [b + h, `You added ${b} and ${h}; multiply them, and halve.`],
    'added-and-doubled': [2 * (b + h), 'This is the perimeter of a rectangle; multiply, and halve.'],
    'took-the-base-twice': [(b * b) / 2, `You multiplied ${b} by itself; multiply ${b} by ${h}, and halve.`],
    'took-the-height-twice': [
      (h * h) / 2,
      `You multiplied ${h} by itself; multiply ${b} by ${h}, and halve.`,
    ],
    ...nearProducts(b, h),
  });

/** Returns halves of products in which one factor is a little off. */
const nearProducts = (b: number, h: number) =>
  Object.fromEntries(
    [
      [b + 2, h],
      [b - 2, h],
      [b, h + 2],
      [b, h - 2],
    ].map(([x = b, y = h], i) => [
      `near-product-${i + 1}`,
      [(x * y) / 2, `This is half of ${x} × ${y}; you need half of ${b} × ${h}.`] as const,
    ]),
  );

function triangle(rng: Rng, dial: Dial) {
  const [b, h] = [rng.int(3, byLevel(dial, [10, 20, 40])), rng.int(3, byLevel(dial, [10, 20, 30]))];
  // The half is a whole number.
  const base = b % 2 === 0 || (h % 2 === 0 && dial.level > 0) ? b : b + 1;
  return { u: rng.pick(units), b: base, h: h === base ? h + 2 : h };
}

const triangleForms: Forms = {
  area: form([0, 1, 2], (rng, dial) => {
    const { u, b, h } = triangle(rng, dial);
    return {
      key: `${b} ${h} ${u}`,
      question: `A triangle has a base of ${b} ${u} and a height of ${h} ${u}. What is its area?`,
      ...numeric((b * h) / 2, triangleMistakes(b, h), { show: unit(`square ${u}`) }),
      hints: [
        `How large is a rectangle of ${b} ${u} by ${h} ${u}?`,
        'Which part of this rectangle does the triangle fill?',
      ],
      explanation: `A rectangle of ${b} by ${h} has ${b} × ${h} = ${whole(b * h)} squares. The triangle is half of it: ${whole(b * h)} ÷ 2 = ${whole((b * h) / 2)}.`,
      figure: { kind: 'triangle', base: b, height: h, unit: u },
    };
  }),
  cut: form([0, 1, 2], (rng, dial) => {
    const { u, b, h } = triangle(rng, dial);
    return {
      key: `${b} ${h} ${u}`,
      question: `A rectangle of ${b} ${u} by ${h} ${u} is cut from corner to corner. What is the area of each triangle?`,
      ...numeric((b * h) / 2, triangleMistakes(b, h), { show: unit(`square ${u}`) }),
      hints: [
        `How many squares of 1 ${u} fit in the whole rectangle?`,
        'The cut makes two equal triangles. How do they share the squares?',
      ],
      explanation: `The rectangle has ${b} × ${h} = ${whole(b * h)} squares. Both triangles are equal, so each has half: ${whole((b * h) / 2)}.`,
    };
  }),
  height: form([0, 1, 2], (rng, dial) => {
    const { u, b, h } = triangle(rng, dial);
    const area = (b * h) / 2;
    return {
      key: `${b} ${h} ${u}`,
      question: `A triangle has an area of ${whole(area)} square ${u}. Its base is ${b} ${u}. How high is it?`,
      ...numeric(
        h,
        wholeMistakes({
          ...(h % 2 === 0 && {
            'forgot-to-double': [
              h / 2,
              `You divided ${whole(area)} by ${b}; double the area first.`,
            ] as const,
          }),
          'doubled-twice': [2 * h, 'You doubled twice; double the area once before you divide.'],
          'gave-the-base': [b, `${b} ${u} is the base; find the height.`],
          'halved-the-base': [b / 2, 'This is half of the base; divide the doubled area by the base.'],
          'subtracted-instead': [2 * area - b, `You took ${b} away from ${whole(2 * area)}; divide by ${b}.`],
          ...Object.fromEntries(
            [-2, -1, 1, 2].map((off) => [
              `tried-${off}`,
              [
                h + off,
                `With ${h + off} ${u} the area is half of ${b} × ${h + off}, and that is ${whole((b * (h + off)) / 2)}.`,
              ] as const,
            ]),
          ),
        }),
        { show: unit(u) },
      ),
      hints: [
        `Double the area: a rectangle with the same base and height has ${whole(2 * area)} square ${u}.`,
        `Which number times ${b} makes that rectangle?`,
      ],
      explanation: `Double the area: ${whole(2 * area)}. That is base times height, so the height is ${whole(2 * area)} ÷ ${b} = ${h}.`,
    };
  }),
};

const areaTriangle = formed(
  {
    ...info,
    id: 'math.geometry.area-triangle',
    title: 'Area of triangles',
    grades: [5, 9],
    objectives: ['Find the area of a triangle from base and height'],
    keywords: ['area of a triangle', 'triangle', 'area', 'base and height'],
    prerequisites: ['math.geometry.area-rectangle'],
    standards: ['6.G.A.1'],
    teaching: {
      idea:
        'Two equal triangles make a parallelogram with the same base and height. So the area of a triangle is half of ' +
        'base times height.',
      caution: 'The height stands at a right angle on the base. A slanted side is no height.',
      mends: {},
    },
  },
  triangleForms,
);

/** Areas of rectangles and triangles. */
export const areas: Concept[] = [areaRectangle, areaTriangle];
