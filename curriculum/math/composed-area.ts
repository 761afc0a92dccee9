import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { unit } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

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
      {
        'forgot-the-part': w * h,
        'added-the-part': w * h + a * b,
        'gave-the-part': a * b,
        'subtracted-sides': (w - a) * (h - b) || 1,
      },
      { show: unit('square cm') },
    ),
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
      hints: [
        'Into which parts can you cut the figure?',
        'Find the area of each part.',
        'Add the parts, or take one away.',
      ],
      mends: {
        'forgot-the-part': 'One part is missing, or not taken away.',
        'added-the-part': 'This part is cut out. Take it away.',
        'gave-the-part': 'This is one part only.',
        'subtracted-sides': 'Subtract areas, not lengths.',
        'forgot-to-halve': 'A triangle or a trapezoid needs a half.',
        'used-the-slanted-side': 'Use the upright height, not the slanted side.',
      },
    },
  },
  {
    corner: form([0, 1, 2], lShape),
    house: form([0, 1, 2], (rng, dial) => {
      const { w, h, b } = composedShape(rng, dial);
      const roof = b * 2;
      return {
        question: `A wall is a rectangle of ${w} m by ${h} m. On top is a triangle as wide as the wall and ${roof} m high. What is the whole area?`,
        ...numeric(
          w * h + w * b,
          { 'forgot-to-halve': w * h + w * roof, 'forgot-the-part': w * h, 'gave-the-part': w * b },
          { show: unit('square m') },
        ),
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
          { 'used-the-slanted-side': b * side, 'forgot-to-halve': b * h * 2, 'gave-the-part': h * side },
          { show: unit('square cm') },
        ),
        explanation: `Base times height: ${b} × ${h} = ${b * h}.`,
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
          { 'forgot-to-halve': (a + c) * h, 'gave-the-part': (a * h) / 2, 'forgot-the-part': c * h },
          { show: unit('square cm') },
        ),
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
