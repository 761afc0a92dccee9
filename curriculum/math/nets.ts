import { numeric, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain, unit } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';
import { wholeMistakes } from './whole-mistakes.ts';

const info = { subject: 'Math', category: 'Geometry' };

/** Solids with their nets, and what the faces are. */
const solids = [
  {
    name: 'box with a square base',
    net: '2 squares and 4 rectangles',
    why: 'Bottom and top are squares. Each of the 4 sides of a square has a rectangle',
  },
  { name: 'cube', net: '6 squares', why: 'Top, bottom and 4 sides are all squares' },
  {
    name: 'square pyramid',
    net: '1 square and 4 triangles',
    why: 'From each side of the square a triangle rises to the tip',
  },
  {
    name: 'triangular prism',
    net: '2 triangles and 3 rectangles',
    why: 'Bottom and top are triangles. Each of the 3 sides of a triangle has a rectangle',
  },
  {
    name: 'cylinder',
    net: '2 circles and 1 rectangle',
    why: 'Bottom and top are round. The curved side between them unrolls flat',
  },
  {
    name: 'triangular pyramid',
    net: '4 triangles',
    why: 'The base is a triangle. From each of its 3 sides another triangle rises to the tip',
  },
  {
    name: 'hexagonal prism',
    net: '2 hexagons and 6 rectangles',
    why: 'Bottom and top are hexagons. Each of the 6 sides of a hexagon has a rectangle',
  },
  {
    name: 'hexagonal pyramid',
    net: '1 hexagon and 6 triangles',
    why: 'From each of the 6 sides of the hexagon a triangle rises to the tip',
  },
] as const;

function surface(rng: Rng, dial: Dial): Asked {
  const [a, b, c] = drawn(
    () => [rng.int(2, 9), rng.int(2, 9), rng.int(2, byLevel(dial, [9, 12, 15]))] as const,
    (sides) => new Set(sides).size === 3,
  );
  const [x, y, z] = [a * b, b * c, a * c];
  return {
    question: `A net has 6 rectangles: two of ${a} cm by ${b} cm, two of ${b} cm by ${c} cm and two of ${a} cm by ${c} cm. What is the surface area of the box?`,
    ...numeric(
      2 * (x + y + z),
      {
        'counted-each-face-once': [x + y + z, 'You counted each kind once; there are two of each.'],
        'took-the-volume': [a * b * c, 'You multiplied all three lengths, as for a volume; add areas.'],
        'left-first-pair-out': [2 * (y + z), `You left out the two of ${a} cm by ${b} cm.`],
        'left-second-pair-out': [2 * (x + z), `You left out the two of ${b} cm by ${c} cm.`],
        'left-third-pair-out': [2 * (x + y), `You left out the two of ${a} cm by ${c} cm.`],
        'doubled-twice': [4 * (x + y + z), 'You doubled twice; there are two rectangles of each kind.'],
        'first-pair-twice': [4 * x + 2 * (y + z), `You counted four of ${a} cm by ${b} cm; there are two.`],
        'second-pair-twice': [4 * y + 2 * (x + z), `You counted four of ${b} cm by ${c} cm; there are two.`],
        'added-edges': [4 * (a + b + c), 'This is the length of all edges; add the areas of the faces.'],
      },
      { show: unit('square cm') },
    ),
    hints: [
      `Find the areas of ${a} × ${b}, ${b} × ${c} and ${a} × ${c}.`,
      'How many times does the net have each of these rectangles?',
    ],
    explanation: `${x} + ${y} + ${z} = ${x + y + z}. There are two of each: 2 × ${x + y + z} = ${2 * (x + y + z)}.`,
  };
}

const alongBase = 'A cut parallel to the base has the same shape as the base.';
const toTip = 'Two straight edges of the cut meet at the tip; the third lies on the base.';
const upright = 'The cut has two upright edges and two level ones of equal length.';
const cuts = [
  ['a cylinder', 'parallel to its base', 'a circle', alongBase],
  ['a cone', 'parallel to its base', 'a circle', alongBase],
  ['a sphere', 'at any place', 'a circle', 'A sphere is round in all directions, and so is each cut.'],
  ['a cone', 'through its tip, at a right angle to the base', 'a triangle', toTip],
  ['a square pyramid', 'through its tip, at a right angle to the base', 'a triangle', toTip],
  ['a triangular prism', 'parallel to its base', 'a triangle', alongBase],
  ['a cylinder', 'through the middle, at a right angle to the base', 'a rectangle', upright],
  ['a box', 'at a right angle to its base, along two opposite edges', 'a rectangle', upright],
  ['a square pyramid', 'parallel to its base', 'a square', alongBase],
  ['a cube', 'parallel to a face', 'a square', 'A cut parallel to a face has the same shape as the face.'],
  ['a hexagonal pyramid', 'parallel to its base', 'a hexagon', alongBase],
  ['a hexagonal prism', 'parallel to its base', 'a hexagon', alongBase],
] as const;

/** Returns advice to a learner who takes a cut for another shape. */
function cutMend(solid: string, how: string, picked: string): string {
  const isLevel = how.startsWith('parallel');
  if (picked === 'a circle')
    return /cone|cylinder/.test(solid)
      ? 'A cut parallel to the base would be a circle; this one stands upright on the base.'
      : `A circle needs a curved side; ${solid} has only flat faces.`;
  if (picked === 'a triangle')
    return /cone|pyramid/.test(solid)
      ? 'A cut straight down through the tip would be a triangle; this one is parallel to the base.'
      : `${solid.charAt(0).toUpperCase()}${solid.slice(1)} has no tip and no face with three sides.`;
  if (picked === 'a hexagon') return 'The plane would have to cut six flat sides to make a hexagon.';
  return isLevel && /prism|cylinder/.test(solid)
    ? `An upright cut can be ${picked}, but this one is parallel to the base.`
    : `The plane would have to make four straight edges for ${picked}; trace the cut.`;
}

function cutShape(rng: Rng): Asked {
  const [solid, how, answer, reason] = rng.pick(cuts);
  // A square is a rectangle, so only one of them is a choice.
  const angular = rng.pick(['a rectangle', 'a square']);
  const others = ['a circle', 'a triangle', 'a hexagon', ...(/rect|squ/.test(answer) ? [] : [angular])];
  return {
    key: `${solid} ${how}`,
    question: `A plane cuts ${solid} ${how}. What shape is the cut?`,
    ...worded(
      answer,
      Object.fromEntries(
        others
          .filter((text) => text !== answer)
          .map((text) => [`took-${text.replaceAll(' ', '-')}`, [text, cutMend(solid, how, text)] as const]),
      ),
    ),
    hints: [
      `Imagine cutting ${solid} with a knife, ${how}.`,
      'Trace the edge of the cut: is it round, or how many straight edges does it have?',
    ],
    explanation:
      reason === alongBase
        ? `${reason} The base of ${solid} is ${answer}, and so is the cut.`
        : `${reason} So it is ${answer}.`,
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
      idea: 'A net is a solid that is unfolded flat. It shows all the faces. The surface area is the sum of the areas of all faces.',
      caution: 'Count each face. Opposite faces of a box are equal, so they come in pairs.',
      mends: {},
    },
  },
  {
    surface: form([0, 1, 2], surface),
    solid: form([0, 1, 2], (rng) => {
      const right = rng.pick(solids);
      const back = rng.int(0, 1) === 1;
      // A cube is a box with a square base.
      const pair = ['cube', 'box with a square base'];
      const others = rng.sample(
        solids.filter((each) => each !== right && !(pair.includes(right.name) && pair.includes(each.name))),
        3,
      );
      return {
        question: back
          ? `What faces does the net of a ${right.name} have?`
          : `The net of a solid has ${right.net}. Which solid is it?`,
        ...worded(
          back ? right.net : right.name,
          Object.fromEntries(
            others.map(({ name, net }) => [
              `took-${name.replaceAll(' ', '-')}`,
              [back ? net : name, `The net of a ${name} has ${net}.`] as const,
            ]),
          ),
        ),
        hints: back
          ? [
              `Does a ${right.name} come to a point, or are its bottom and top alike?`,
              'Count the faces at the bottom, at the top and on the sides.',
            ]
          : [
              'Do the side faces meet at a tip, or do they join two equal ends?',
              'Which of the faces is the base? Fold the others up around it.',
            ],
        explanation: `${right.why}. So a ${right.name} has ${right.net}.`,
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
          wholeMistakes({
            'forgot-the-base': [2 * a * h, `You left out the base of ${a} × ${a}.`],
            'forgot-to-halve': [a * a + 4 * a * h, `You took ${a} × ${h} for each triangle; halve it.`],
            'counted-one-triangle': [a * a + (a * h) / 2, 'You counted one triangle; there are 4 of them.'],
            'counted-three-triangles': [a * a + (3 * (a * h)) / 2, 'You counted 3 triangles; there are 4.'],
            'gave-the-base': [a * a, 'This is the base alone; add the 4 triangles.'],
            'doubled-the-base': [2 * a * a + 2 * a * h, 'You counted two bases; a pyramid has one.'],
            'took-the-volume': [
              a * a * h,
              'You multiplied all lengths, as for a box; add the areas of the faces.',
            ],
            'base-perimeter': [
              4 * a + 2 * a * h,
              `You took the perimeter of the base; its area is ${a} × ${a}.`,
            ],
          }),
          { show: unit('square cm', plain) },
        ),
        hints: [
          `The base is a square of ${a} cm by ${a} cm. How large is it?`,
          `Each triangle is half of ${a} × ${h}. Take 4 of them.`,
        ],
        explanation: `Base: ${a} × ${a} = ${a * a}. Triangles: 4 × ${a} × ${h} ÷ 2 = ${2 * a * h}. Together: ${a * a + 2 * a * h}.`,
      };
    }),
    cut: form([1, 2], cutShape),
    claim: form([2], surface, 'claimed'),
  },
);

/** Nets of solids. */
export const netsAndCuts: Concept[] = [netConcept];
