import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain, unit } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };

const nets = [
  '2 squares and 4 rectangles',
  '6 squares',
  '1 square and 4 triangles',
  '2 triangles and 3 rectangles',
  '2 circles and 1 rectangle',
  '4 triangles',
  '2 hexagons and 6 rectangles',
  '1 hexagon and 6 triangles',
] as const;
const solidsOfNets = [
  'box with a square base',
  'cube',
  'pyramid with a square base',
  'prism with a triangle as base',
  'cylinder',
  'pyramid with a triangle as base',
  'prism with a hexagon as base',
  'pyramid with a hexagon as base',
] as const;

function surface(rng: Rng, dial: Dial): Asked {
  const [a, b, c] = [rng.int(2, 9), rng.int(2, 9), rng.int(2, byLevel(dial, [9, 12, 15]))];
  const [x, y, z] = [a * b, b * c, a * c];
  return {
    question: `A net has 6 rectangles: two of ${a} cm by ${b} cm, two of ${b} cm by ${c} cm and two of ${a} cm by ${c} cm. What is the surface area of the box?`,
    ...numeric(
      2 * (x + y + z),
      { 'counted-each-face-once': x + y + z, 'took-the-volume': a * b * c, 'left-one-pair-out': 2 * (x + y) },
      { show: unit('square cm') },
    ),
    explanation: `${x} + ${y} + ${z} = ${x + y + z}. Each rectangle comes twice: ${2 * (x + y + z)}.`,
  };
}

const netConcept = formed(
  {
    ...info,
    id: 'math.geometry.nets',
    title: 'Nets and surface area',
    grades: [6, 8],
    objectives: ['Name the solid of a net and find its surface area'],
    keywords: ['nets', 'net of a cube', 'surface area with nets', 'cross sections'],
    prerequisites: ['math.geometry.area-triangle', 'math.geometry.area-rectangle'],
    standards: ['6.G.A.4', '7.G.A.3', '7.G.B.6'],
    teaching: {
      idea: 'A net is a solid that is unfolded flat. It shows all faces. The surface area is the sum of the areas of all faces.',
      caution: 'Count each face. Opposite faces of a box are equal, so they come in pairs.',
      hints: [
        'Which faces are there, and how many of each?',
        'Find the area of each kind.',
        'Add all of them.',
      ],
      mends: {
        'counted-each-face-once': 'Opposite faces come in pairs. Count each rectangle twice.',
        'took-the-volume': 'This is the volume. The surface is the sum of the faces.',
        'left-one-pair-out': 'One pair of faces is missing.',
        'mixed-up-solids':
          'Prisms have two equal bases and rectangles. Pyramids have one base and triangles.',
        'forgot-to-halve': 'Each triangle is half of a rectangle.',
        'forgot-the-base': 'The base is a face, too.',
        'mixed-up-cuts': 'Think of a knife: along the base it shows the shape of the base.',
      },
    },
  },
  {
    surface: form([0, 1, 2], surface),
    solid: form([0, 1, 2], (rng) => {
      const i = rng.int(0, nets.length - 1);
      const back = rng.int(0, 1) === 1;
      const [given, list] = back ? [solidsOfNets[i], nets] : [nets[i], solidsOfNets];
      const option = (k: number) => ({ text: list[k] ?? '', worth: list[k] ?? '' });
      const others = rng.sample(
        nets.map((_, k) => k).filter((k) => k !== i && Math.max(i, k) !== 1),
        3,
      );
      return {
        question: back
          ? `Which faces has the net of a ${given}?`
          : `The net of a solid has ${given}. Which solid is it?`,
        answer: option(i),
        mistakes: others.map((k) => ({ name: 'mixed-up-solids', ...option(k) })),
        explanation: `A ${solidsOfNets[i]} has ${nets[i]}.`,
      };
    }),
    pyramid: form([0, 1, 2], (rng) => {
      const a = rng.int(2, 12);
      // The triangles must be higher than half of the base to meet in a tip.
      const h = Math.floor(a / 2) + rng.int(1, 9);
      return {
        question: `A pyramid has a square base with sides of ${a} cm. Each of its 4 triangles is ${h} cm high. What is its surface area?`,
        ...numeric(
          a * a + 2 * a * h,
          {
            'forgot-the-base': 2 * a * h,
            'forgot-to-halve': a * a + 4 * a * h,
            'counted-each-face-once': rational(a * h, 2).plus(a * a),
          },
          { show: unit('square cm', plain) },
        ),
        explanation: `Base: ${a * a}. Triangles: 4 × ${a} × ${h} ÷ 2 = ${2 * a * h}. Together: ${a * a + 2 * a * h}.`,
      };
    }),
    cut: form([1, 2], (rng) => {
      const cuts = [
        ['a cylinder', 'parallel to its base', 'a circle'],
        ['a cone', 'parallel to its base', 'a circle'],
        ['a cone', 'through its tip, at a right angle to the base', 'a triangle'],
        ['a cylinder', 'through the middle, at a right angle to the base', 'a rectangle'],
        ['a pyramid with a square base', 'parallel to its base', 'a square'],
        ['a pyramid with a square base', 'through its tip, at a right angle to the base', 'a triangle'],
        ['a box', 'at a right angle to its base, along two opposite edges', 'a rectangle'],
        ['a sphere', 'through any place inside', 'a circle'],
        ['a prism with a triangle as base', 'parallel to its base', 'a triangle'],
        ['a cube', 'parallel to a face', 'a square'],
      ] as const;
      const [solid, how, answer] = rng.pick(cuts);
      const n = rng.int(2, 40);
      const option = (text: string) => ({ text, worth: text });
      const others = ['a circle', 'a triangle', 'a rectangle', 'a square'].filter(
        (text) =>
          text !== answer &&
          !(answer === 'a square' && text === 'a rectangle') &&
          !(answer === 'a rectangle' && text === 'a square'),
      );
      return {
        question: `A plane cuts ${solid}, ${n} cm high, ${how}. Which shape has the cut?`,
        answer: option(answer),
        mistakes: others.map((text) => ({ name: 'mixed-up-cuts', ...option(text) })),
        explanation: `A cut ${how} shows ${answer}.`,
      };
    }),
    claim: form([2], surface, 'claimed'),
  },
);

/** Nets of solids. */
export const netsAndCuts: Concept[] = [netConcept];
