import { numeric, worded } from '../choices.ts';
import { type Figure, quadrilateralForms } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed, listed, toLevel } from '../templates.ts';
import { capitalize, withArticle } from '../text.ts';
import type { Concept, Dial, Draft, Level } from '../types.ts';
import { closeChoices, countChoices, counted, mendsOf, miscounts, slipped, slipsOf } from './early-forms.ts';

const info = { subject: 'Math', category: 'Geometry' };

/** Flat shapes with their numbers of sides and the grade that meets them first. */
const polygons: readonly { name: string; sides: number; grade: number }[] = [
  { name: 'triangle', sides: 3, grade: 0 },
  { name: 'square', sides: 4, grade: 0 },
  { name: 'rectangle', sides: 4, grade: 0 },
  { name: 'pentagon', sides: 5, grade: 0 },
  { name: 'hexagon', sides: 6, grade: 0 },
  { name: 'rhombus', sides: 4, grade: 1 },
  { name: 'trapezoid', sides: 4, grade: 1 },
  { name: 'octagon', sides: 8, grade: 2 },
  { name: 'heptagon', sides: 7, grade: 3 },
  { name: 'nonagon', sides: 9, grade: 3 },
  { name: 'decagon', sides: 10, grade: 3 },
];

const shapesAt = ({ grade }: Dial) => polygons.filter((shape) => shape.grade <= grade);

/** Returns the figure of a named shape. Its name matters, since four sides alone would be drawn as a square. */
function polygon(name: string, sides: number): { figure: Figure } {
  const form = quadrilateralForms.find((each) => each === name);
  return { figure: { kind: 'polygon', sides, ...(form && { form }) } };
}

const same = (name: string, sides: number): string =>
  `${capitalize(withArticle(name))} has ${sides} sides and ${sides} corners.`;

/** Asks for the sides or the corners of a shape. */
const countParts =
  (part: 'sides' | 'corners'): Ask =>
  (rng, dial) => {
    const { name, sides } = rng.pick(shapesAt(dial));
    return {
      key: name,
      question: `Think of a shape. It is ${withArticle(name)}. How many ${part} does it have?`,
      ...countChoices(sides),
      explanation: `Go around it and count. ${same(name, sides)}`,
      ...polygon(name, sides),
    };
  };

/** Draws a shape and how many of it to lay, with at most 20 parts in all. */
function several(rng: Rng, dial: Dial) {
  const shape = rng.pick(shapesAt(dial));
  return { ...shape, times: rng.int(1, Math.floor(20 / shape.sides)) };
}

const layParts =
  (part: 'stick' | 'ball', where: string): Ask =>
  (rng, dial) => {
    const { name, sides, times } = several(rng, dial);
    const all = times * sides;
    return {
      key: `${times} ${name}`,
      question: `Each ${where} takes one ${part}. How many ${part}s for ${times === 1 ? `one ${name}` : `${times} ${plural(name)}`}?`,
      ...numeric(all, { ...slipsOf(all), ...(times > 1 && { 'counted-one-shape': sides }) }),
      explanation: `${same(name, sides)} ${times > 1 ? `Count ${sides} for each of the ${times}.` : 'Count them.'} You need ${all} ${part}s.`,
      ...polygon(name, sides),
    };
  };

const plural = (name: string): string => (name === 'rhombus' ? 'rhombuses' : `${name}s`);

const shapeForms: Forms = {
  sides: form([0], countParts('sides')),
  corners: form([0, 1], countParts('corners')),
  sticks: form([0, 1], layParts('stick', 'side')),
  balls: form([1, 2], layParts('ball', 'corner')),
  left: form([1, 2], (rng, dial) => {
    const { name, sides } = rng.pick(shapesAt(dial).filter(({ sides }) => sides < 10));
    const n = rng.int(sides + 1, dial.grade === 0 ? 10 : 20);
    return {
      key: `${n} ${name}`,
      question: `You have ${n} sticks. You lay ${withArticle(name)}. How many sticks are left?`,
      ...closeChoices(n - sides),
      explanation: `${same(name, sides)} ${n} - ${sides} = ${n - sides}.`,
      ...polygon(name, sides),
    };
  }),
  both: form([2], (rng, dial) => {
    const [a, b] = rng.pair(shapesAt(dial));
    const [part, total] = [rng.pick(['sides', 'corners']), a.sides + b.sides];
    return {
      key: `${part} ${[a.name, b.name].sort().join(' ')}`,
      question: `You have ${withArticle(a.name)} and ${withArticle(b.name)}. How many ${part} in all?`,
      ...numeric(total, { ...slipsOf(total), 'counted-one-shape': a.sides }),
      explanation: `${same(a.name, a.sides)} ${same(b.name, b.sides)} ${a.sides} + ${b.sides} = ${total}.`,
    };
  }),
  more: form([2], (rng, dial) => {
    const a = rng.pick(shapesAt(dial).filter(({ sides }) => sides > 3));
    const b = rng.pick(shapesAt(dial).filter(({ sides }) => sides < a.sides));
    const [part, gap] = [rng.pick(['sides', 'corners']), a.sides - b.sides];
    return {
      key: `${part} ${a.name} ${b.name}`,
      question: `You have ${withArticle(a.name)} and ${withArticle(b.name)}. How many more ${part} has the ${a.name}?`,
      ...closeChoices(gap),
      explanation: `${same(a.name, a.sides)} ${same(b.name, b.sides)} ${a.sides} - ${b.sides} = ${gap}.`,
    };
  }),
  which: form([0, 1, 2], (rng, dial) => {
    const shape = rng.pick(shapesAt(dial));
    const part = rng.pick(['sides', 'corners']);
    const [a, b, c] = rng.shuffle(
      shapesAt({ ...dial, grade: Math.max(2, dial.grade) }).filter(({ sides }) => sides !== shape.sides),
    );
    return {
      key: `${shape.sides} ${part}`,
      question: `Which shape has ${shape.sides} ${part}?`,
      ...worded(shape.name, {
        'miscounted-1': a?.name ?? '',
        'miscounted-2': b?.name ?? '',
        'miscounted-3': c?.name ?? '',
      }),
      explanation: same(shape.name, shape.sides),
    };
  }),
};

const shapes = formed(
  {
    ...info,
    id: 'math.geometry.shapes',
    title: 'Sides and corners',
    grades: [0, 3],
    objectives: ['Count sides and corners of shapes'],
    keywords: ['shapes', 'sides', 'corners', 'triangle', 'square', 'polygons'],
    prerequisites: ['math.counting.objects'],
    standards: ['K.G.B.4', '1.G.A.1', '2.G.A.1'],
    teaching: {
      idea: {
        0: 'A side is straight. Two sides meet in a corner. A triangle has 3 of both.',
        2: 'Shapes get their names from their sides and corners. A shape has as many corners as sides.',
      },
      caution: 'Color, size and place do not matter. A turned square is still a square.',
      hints: ['Put your finger on a corner.', 'Go around the shape and count until you are back.'],
      mends: {
        ...mendsOf(...counted, ...slipped),
        'counted-one-shape': 'That is just one shape. Count the other ones, too.',
        'miscounted-1': 'Draw this shape and count. It does not fit.',
        'miscounted-2': 'Go around this shape with your finger. It does not fit.',
        'miscounted-3': 'Count the sides of this shape. It does not fit.',
      },
    },
  },
  shapeForms,
);

/** Solids with their faces, edges and corners. */
const solidsKnown: readonly { name: string; faces: number; edges: number; corners: number; level: Level }[] =
  [
    { name: 'cube', faces: 6, edges: 12, corners: 8, level: 0 },
    { name: 'box with six flat sides', faces: 6, edges: 12, corners: 8, level: 0 },
    { name: 'pyramid with a square base', faces: 5, edges: 8, corners: 5, level: 0 },
    { name: 'pyramid with a triangle base', faces: 4, edges: 6, corners: 4, level: 1 },
    { name: 'prism with triangle ends', faces: 5, edges: 9, corners: 6, level: 1 },
    { name: 'prism with pentagon ends', faces: 7, edges: 15, corners: 10, level: 1 },
    { name: 'prism with hexagon ends', faces: 8, edges: 18, corners: 12, level: 2 },
    { name: 'pyramid with a pentagon base', faces: 6, edges: 10, corners: 6, level: 2 },
    { name: 'pyramid with a hexagon base', faces: 7, edges: 12, corners: 7, level: 2 },
    { name: 'prism with octagon ends', faces: 10, edges: 24, corners: 16, level: 2 },
  ];

const solidParts = ['faces', 'edges', 'corners'] as const;
type Known = (typeof solidsKnown)[number];
type Asked = (typeof solidParts)[number] | 'sum' | 'more';

/** Solids that can be drawn. */
const drawnForms: Record<string, 'cube' | 'box' | 'pyramid' | 'prism'> = {
  cube: 'cube',
  'box with six flat sides': 'box',
  'pyramid with a square base': 'pyramid',
  'prism with triangle ends': 'prism',
};

function solidFigure({ name }: Known): { figure?: Figure } {
  const form = drawnForms[name];
  return form ? { figure: { kind: 'solid', form } } : {};
}

function drawSolid(solid: Known, asked: Asked): Omit<Draft, 'key'> {
  const { name, faces, edges, corners } = solid;
  const all = `It has ${faces} faces, ${edges} edges and ${corners} corners.`;
  if (asked === 'sum')
    return {
      question: `Think of a solid. It is a ${name}. Add its faces and its corners. What do you get?`,
      ...closeChoices(faces + corners),
      explanation: `${all} ${faces} + ${corners} = ${faces + corners}. That is always 2 more than the edges.`,
      ...solidFigure(solid),
    };
  if (asked === 'more')
    return {
      question: `Think of a solid. It is a ${name}. How many more edges than faces does it have?`,
      ...closeChoices(edges - faces),
      explanation: `${all} ${edges} - ${faces} = ${edges - faces}.`,
      ...solidFigure(solid),
    };
  const n = solid[asked];
  const others = solidParts
    .filter((part) => part !== asked)
    .map((part): [string, number] => [`counted-the-${part}`, solid[part]]);
  return {
    question: `Think of a solid. It is a ${name}. How many ${asked} does it have?`,
    ...numeric(n, { ...Object.fromEntries(others), ...miscounts(n) }),
    explanation: `Count the ones at the top, at the bottom and in between. ${all}`,
    ...solidFigure(solid),
  };
}

interface SolidPair {
  asked: 'than';
  solid: Known;
  other: Known;
  part: (typeof solidParts)[number];
}

/** Two solids each, of which the first has more of a part. */
const solidPairs = solidsKnown.flatMap((one, i) =>
  solidsKnown.slice(i + 1, i + 5).flatMap((two) =>
    (['edges', 'corners'] as const).flatMap((part): SolidPair[] => {
      const [solid, other] = one[part] > two[part] ? [one, two] : [two, one];
      return solid[part] > other[part] ? [{ asked: 'than', solid, other, part }] : [];
    }),
  ),
);

function comparedSolids({ solid, other, part }: SolidPair): Omit<Draft, 'key'> {
  const gap = solid[part] - other[part];
  return {
    question: `You have two solids. One is a ${solid.name}. The other is a ${other.name}. How many more ${part} has the first one?`,
    ...closeChoices(gap),
    explanation: `The ${solid.name} has ${solid[part]} ${part}. The other has ${other[part]}. ${solid[part]} - ${other[part]} = ${gap}.`,
  };
}

const solids = listed(
  {
    ...info,
    id: 'math.geometry.solids',
    title: 'Faces, edges and corners',
    grades: [2, 6],
    objectives: ['Know faces, edges and corners of solids'],
    keywords: ['solid shapes', '3d shapes', 'faces', 'edges', 'vertices', 'cube', 'pyramid', 'prism'],
    prerequisites: ['math.geometry.shapes'],
    standards: ['2.G.A.1'],
    teaching: {
      idea: 'Faces are flat. Two faces meet in an edge. Edges meet in a corner.',
      caution: 'Count the hidden ones at the back and below, too.',
      hints: ['Think of a real one, like a box.', 'Count those at the top, at the bottom and in between.'],
      mends: {
        ...mendsOf(...counted, ...slipped),
        'counted-the-faces': 'That counts the flat faces. What was asked?',
        'counted-the-edges': 'That counts the edges, where two faces meet.',
        'counted-the-corners': 'That counts the corners, the points where edges meet.',
      },
    },
  },
  {
    items: [
      ...solidsKnown.flatMap((solid) =>
        [...solidParts, 'sum' as const, 'more' as const].map((asked) => ({ solid, asked })),
      ),
      ...solidPairs,
    ],
    key: (item) =>
      `${item.asked} ${item.solid.name}${'other' in item ? ` ${item.part} ${item.other.name}` : ''}`,
    level: (item) => toLevel(Math.max(item.solid.level, 'other' in item ? item.other.level : 0)),
    draw: (item) => ('other' in item ? comparedSolids(item) : drawSolid(item.solid, item.asked)),
  },
);

/** Flat shapes and solids by their parts. */
export const shapesAndSolids: Concept[] = [shapes, solids];
