import { numeric, type WrongNumber } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import { unit, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };
const units = ['cm', 'm', 'in', 'ft'] as const;

/** Draws length and width: products within 100 in grade 3, then larger ones. */
export function sidesOf(rng: Rng, { grade, level }: Dial) {
  const top = grade === 3 ? 10 : byLevel({ grade, level }, [15, 30, 60]);
  const [w, h] = [rng.int(3, top), rng.int(2, top)];
  return { u: rng.pick(units), w: w === h ? w + 1 : w, h };
}

/** Returns areas with a row left out or counted twice. */
const rowMistakes = (w: number, h: number): Record<string, WrongNumber> => ({
  'left-out-a-row': [w * (h - 1), `That is ${h - 1} rows of ${w}; there are ${h} rows.`],
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
        { show: unit(u) },
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
      question: `A room has two parts. One is ${w} ${u} by ${h} ${u}. The other is ${k} ${u} by ${k} ${u}. What is the area of the room?`,
      ...numeric(
        w * h + k * k,
        {
          'found-one-part-only': w * h,
          'took-one-part-away': Math.abs(w * h - k * k),
          'took-sides-for-area': w * h + 4 * k,
          'took-sides-once': w * h + 2 * k,
        },
        { show: unit(`square ${u}`) },
      ),

      hints: ['Find the area of each part.', 'Add both areas.'],
      explanation: `Find both parts and add: ${w} × ${h} = ${w * h}, ${k} × ${k} = ${k * k}. Together ${whole(w * h + k * k)}.`,
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
        'took-one-part-away': 'You took one part away; both belong to the room, so add them.',
        'took-sides-for-area': 'You took the way around the square part; multiply its side by itself.',
        'took-sides-once': 'You doubled the side of the square part; multiply it by itself.',
      },
    },
  },
  areaForms,
);

const triangleSlips = (b: number, h: number) => ({
  'forgot-half': b * h,
  'halved-twice': rational(b * h, 4),
  'added-instead': b + h,
  'base-off': rational((b + 2) * h, 2),
  'height-off': rational(b * (h + 2), 2),
  'base-too-short': rational((b - 2) * h, 2),
  'height-too-short': rational(b * (h - 2), 2),
});

function triangle(rng: Rng, dial: Dial) {
  const [b, h] = [rng.int(3, byLevel(dial, [10, 20, 40])), rng.int(3, byLevel(dial, [10, 20, 30]))];
  // Beginners get an even base, so that the half is a whole number.
  return { u: rng.pick(units), b: dial.level === 0 ? b + (b % 2) : b, h: h === b ? h + 1 : h };
}

const triangleForms: Forms = {
  area: form([0, 1, 2], (rng, dial) => {
    const { u, b, h } = triangle(rng, dial);
    return {
      key: `${b} ${h} ${u}`,
      question: `A triangle has a base of ${b} ${u} and a height of ${h} ${u}. What is its area?`,
      ...numeric(rational(b * h, 2), triangleSlips(b, h), { show: unit(`square ${u}`) }),
      explanation: `It is half of a rectangle of ${b} × ${h} = ${whole(b * h)}. Half of that is the area.`,
      figure: { kind: 'triangle', base: b, height: h, unit: u },
    };
  }),
  cut: form([0, 1, 2], (rng, dial) => {
    const { u, b, h } = triangle(rng, dial);
    return {
      key: `${b} ${h} ${u}`,
      question: `A rectangle of ${b} ${u} by ${h} ${u} is cut from corner to corner. What is the area of each triangle?`,
      ...numeric(rational(b * h, 2), triangleSlips(b, h), { show: unit(`square ${u}`) }),
      explanation: `The rectangle has ${b} × ${h} = ${whole(b * h)} squares. Both triangles are equal, so each has half.`,
    };
  }),
  height: form([0, 1, 2], (rng, dial) => {
    const { u, b, h } = triangle(rng, dial);
    const base = b + (b % 2);
    return {
      key: `${base} ${h} ${u}`,
      question: `A triangle has an area of ${whole((base * h) / 2)} square ${u}. Its base is ${base} ${u}. How high is it?`,
      ...numeric(
        h,
        {
          'forgot-to-double': rational(h, 2),
          'doubled-twice': 2 * h,
          'height-off': h + 2,
          'height-too-short': h - 2,
        },
        { show: unit(u) },
      ),
      explanation: `Double the area: ${whole(base * h)}. That is base times height: ${whole(base * h)} ÷ ${base} = ${h}.`,
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
      hints: ['Multiply base and height first.', 'The triangle is half of that.'],
      mends: {
        'forgot-half': 'That is the whole rectangle or parallelogram. The triangle is half of it.',
        'halved-twice': 'Take the half only once.',
        'added-instead': 'Base and height were added. Multiply them.',
        'base-off': 'The base is two too large here. Multiply once more.',
        'height-off': 'The height is two too large here. Check once more.',
        'base-too-short': 'The base is two too small here. Multiply once more.',
        'height-too-short': 'The height is two too small here. Check once more.',
        'forgot-to-double': 'The area is only half of base times height. Double it first.',
        'doubled-twice': 'Double the area only once before you divide.',
      },
    },
  },
  triangleForms,
);

/** Areas of rectangles and triangles. */
export const areas: Concept[] = [areaRectangle, areaTriangle];
