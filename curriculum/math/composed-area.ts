import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { unit } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { wholeMistakes } from './whole-mistakes.ts';

const info = { subject: 'Math', category: 'Geometry' };

/** Draws the sides of a shape that consists of a rectangle and another rectangle or a triangle. */
function composedShape(rng: Rng, dial: Dial) {
  const top = byLevel(dial, [9, 12, 20]);
  const w = rng.int(5, top);
  const h = rng.int(Math.max(5, Math.ceil(w / 4) + 1), top);
  // The labels of both sides of the part need a fourth of the drawing.
  const least = Math.max(2, Math.ceil(Math.max(w, h) / 4));
  const [a, b] = [rng.int(2, w - 2), rng.int(least, h - 1)];
  return { w, h, a, b };
}

function lShape(rng: Rng, dial: Dial): Asked {
  const { w, h, a, b } = composedShape(rng, dial);
  return {
    question: `A rectangle of ${w} cm by ${h} cm has a rectangle of ${a} cm by ${b} cm cut out of one corner. What is the area that remains?`,
    ...numeric(
      w * h - a * b,
      wholeMistakes({
        'forgot-the-hole': [
          w * h,
          `This is the whole rectangle; take away the ${a} by ${b} that is cut out.`,
        ],
        'added-the-hole': [w * h + a * b, `You added the ${a} × ${b} = ${a * b}; it is cut out.`],
        'gave-the-hole': [a * b, 'This is what is cut out; what is left of the whole?'],
        'subtracted-sides': [
          (w - a) * (h - b),
          `You multiplied ${w - a} by ${h - b}; the parts beside and above the hole remain, too.`,
        ],
        'cut-off-a-strip': [(w - a) * h, `You cut off ${a} cm along the whole side; only a corner is gone.`],
        'cut-off-another-strip': [
          w * (h - b),
          `You cut off ${b} cm along the whole side; only a corner is gone.`,
        ],
        'took-away-sides': [w * h - a - b, `You took ${a} and ${b} away; take their product away.`],
        'took-away-perimeter': [
          w * h - 2 * (a + b),
          'You took away the perimeter of the small rectangle; take away its area.',
        ],
        'took-the-hole-twice': [w * h - 2 * a * b, `You took ${a * b} away twice; one corner is cut out.`],
      }),
      { show: unit('square cm') },
    ),
    hints: [
      `How many squares did the rectangle of ${w} cm by ${h} cm have before the cut?`,
      `How many of them are in the corner of ${a} cm by ${b} cm? Take them away.`,
    ],
    explanation: `${w} × ${h} = ${w * h} and ${a} × ${b} = ${a * b}. ${w * h} - ${a * b} = ${w * h - a * b}.`,
    figure: {
      kind: 'outline',
      corners: [
        { x: 0, y: 0 },
        { x: w, y: 0 },
        { x: w, y: h - b },
        { x: w - a, y: h - b },
        { x: w - a, y: h },
        { x: 0, y: h },
      ],
      sides: [`${w} cm`, '', `${a} cm`, `${b} cm`, '', `${h} cm`],
    },
  };
}

const composedAreas = formed(
  {
    ...info,
    id: 'math.geometry.composed-area',
    title: 'Area of composed figures',
    grades: [6, 8],
    objectives: ['Split a figure into rectangles and triangles and find its area'],
    keywords: [
      'composite figures',
      'area of composed figures',
      'area of polygons',
      'trapezoid area',
      'parallelogram area',
    ],
    prerequisites: ['math.geometry.area-triangle', 'math.geometry.area-rectangle'],
    standards: ['6.G.A.1', '7.G.B.6'],
    teaching: {
      idea:
        'Cut a figure into rectangles and triangles and add their areas, or take the missing part away from a larger figure. ' +
        'A parallelogram can be cut and moved into a rectangle: base times height.',
      caution:
        'A triangle has half of the area of its rectangle. The height is upright, not the slanted side.',
      mends: {},
    },
  },
  {
    corner: form([0, 1, 2], lShape),
    house: form([0, 1, 2], (rng, dial) => {
      const { w, h, b } = composedShape(rng, dial);
      const roof = b * 2;
      return {
        question: `A rectangle is ${w} cm wide and ${h} cm high. On top is a triangle, just as wide and ${roof} cm high. What is the whole area?`,
        ...numeric(
          w * h + w * b,
          wholeMistakes({
            'forgot-to-halve': [w * h + w * roof, `You added ${w} × ${roof}; the triangle is half of that.`],
            'forgot-the-roof': [w * h, 'This is the rectangle only; add the triangle.'],
            'gave-the-roof': [w * b, 'This is the triangle only; add the rectangle.'],
            'halved-everything': [
              (w * h + w * roof) / 2,
              'You halved the rectangle, too; only the triangle is a half.',
            ],
            'halved-twice': [w * h + (w * b) / 2, `You halved ${w} × ${roof} twice; once is enough.`],
            'took-the-roof-away': [w * h - w * b, 'You took the triangle away; it is a part of the figure.'],
            'used-the-wall-height': [
              w * h + h * b,
              `You took ${h} cm as the base of the triangle; it is as wide as the rectangle.`,
            ],
            'added-the-lengths': [w * h + w + roof, `You added ${w} and ${roof}; multiply them, and halve.`],
            'roof-too-high': [
              w * h + w * (b + 1),
              `This fits a triangle that is ${roof + 2} cm high; this one is ${roof} cm high.`,
            ],
          }),
          { show: unit('square cm') },
        ),
        hints: [
          `How many squares of 1 cm fill the rectangle of ${w} cm by ${h} cm?`,
          `The triangle is half of a rectangle of ${w} cm by ${roof} cm. Add it.`,
        ],
        explanation: `Rectangle: ${w} × ${h} = ${w * h}. Triangle: ${w} × ${roof} ÷ 2 = ${w * b}. Together: ${w * h + w * b}.`,
      };
    }),
    slanted: form([0, 1, 2], (rng) => {
      const [b, h] = [rng.int(4, 20), rng.int(3, 12)];
      const side = h + rng.int(1, 4);
      return {
        question: `A parallelogram has a base of ${b} cm, a slanted side of ${side} cm and a height of ${h} cm. What is its area?`,
        ...numeric(
          b * h,
          wholeMistakes({
            'used-the-slanted-side': [b * side, `You used the slanted side of ${side} cm; use the height.`],
            'left-out-the-base': [
              h * side,
              `You multiplied ${h} by ${side}; multiply the base by the height.`,
            ],
            halved: [(b * h) / 2, 'You halved; only a triangle is half of base times height.'],
            'found-perimeter': [2 * (b + side), 'This is the perimeter; multiply base and height.'],
            'multiplied-all': [b * h * side, 'You multiplied all three; the slanted side is not needed.'],
            doubled: [2 * b * h, `You doubled ${b} × ${h}; that is not needed.`],
            'added-instead': [b + h, `You added ${b} and ${h}; multiply them.`],
            'halved-slanted': [
              (b * side) / 2,
              `You took half of ${b} × ${side}, as for a triangle; use ${b} and the height.`,
            ],
          }),
          { show: unit('square cm') },
        ),
        hints: [
          'Cut a triangle off one end, and move it to the other: what shape do you get?',
          `That rectangle is ${b} cm long. Which of the other lengths is its width?`,
        ],
        explanation: `Cut and moved, it is a rectangle. Base times height: ${b} × ${h} = ${b * h}.`,
        figure: {
          kind: 'quadrilateral',
          form: 'parallelogram',
          base: `${b} cm`,
          height: `${h} cm`,
          side: `${side} cm`,
        },
      };
    }),
    trapezoid: form([1, 2], (rng) => {
      const [a, h] = [rng.int(6, 20), rng.int(2, 10) * 2];
      const c = rng.pick(range(2, 12).filter((n) => n !== a));
      return {
        question: `A trapezoid has parallel sides of ${a} cm and ${c} cm and a height of ${h} cm. What is its area?`,
        ...numeric(
          ((a + c) * h) / 2,
          wholeMistakes({
            'forgot-to-halve': [(a + c) * h, `You multiplied ${a + c} by ${h}; halve the result.`],
            'halved-twice': [((a + c) * h) / 4, `You halved twice; half of ${a + c} × ${h} is enough.`],
            'one-triangle': [(a * h) / 2, `This is the triangle with the side ${a} cm; add the other one.`],
            'other-triangle': [(c * h) / 2, `This is the triangle with the side ${c} cm; add the other one.`],
            'first-rectangle': [
              a * h,
              `You multiplied ${a} by ${h}, as in a rectangle; the other side is ${c} cm.`,
            ],
            'second-rectangle': [
              c * h,
              `You multiplied ${c} by ${h}, as in a rectangle; the other side is ${a} cm.`,
            ],
            'subtracted-sides': [
              (Math.abs(a - c) * h) / 2,
              `You took half of the difference of ${a} and ${c}; take half of their sum.`,
            ],
            'multiplied-sides': [(a * c * h) / 2, `You multiplied ${a} by ${c}; add them.`],
          }),
          { show: unit('square cm') },
        ),
        hints: [
          `A cut from corner to corner makes two triangles, with the bases ${a} cm and ${c} cm.`,
          `Both are ${h} cm high. Find each area, and add.`,
        ],
        explanation: `Two triangles with the same height: (${a} + ${c}) × ${h} ÷ 2 = ${((a + c) * h) / 2}.`,
        figure: {
          kind: 'quadrilateral',
          form: 'trapezoid',
          base: `${a} cm`,
          height: `${h} cm`,
          top: `${c} cm`,
        },
      };
    }),
    claim: form([2], lShape, 'claimed'),
  },
);

/** Areas of composed figures. */
export const composedArea: Concept[] = [composedAreas];
