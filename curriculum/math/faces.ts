import { numeric } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import { listed, toLevel } from '../templates.ts';
import type { Concept, Draft, Level } from '../types.ts';
import { closeChoices } from './early-forms.ts';

const info = { subject: 'Math', category: 'Geometry' };

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

const hintOf = {
  faces: 'A face is a flat side.',
  edges: 'An edge is where two faces meet.',
  corners: 'A corner is where edges meet.',
} as const;

const meaningOf = {
  faces: 'flat faces',
  edges: 'edges, where two faces meet',
  corners: 'corners, where edges meet',
} as const;

const hiddenMend = {
  faces: 'You left out a face; count the one at the bottom, too.',
  edges: 'You left out an edge; count the hidden ones at the back, too.',
  corners: 'You left out a corner; count the hidden one at the back, too.',
} as const;

const partsOf = ({ faces, edges, corners }: Known): string =>
  `It has ${faces} faces, ${edges} edges and ${corners} corners.`;

/** Counts the faces, edges or corners of a solid part by part. */
function countedParts({ name, faces, edges, corners }: Known, asked: (typeof solidParts)[number]): string {
  if (name.startsWith('pyramid')) {
    const sides = faces - 1;
    return {
      faces: `1 base and ${sides} sides: 1 + ${sides} = ${faces} faces.`,
      edges: `${sides} edges at the base and ${sides} up to the tip: ${sides} + ${sides} = ${edges}.`,
      corners: `${sides} corners at the base and the tip: ${sides} + 1 = ${corners}.`,
    }[asked];
  }
  const sides = faces - 2;
  return {
    faces: `2 ends and ${sides} sides: 2 + ${sides} = ${faces} faces.`,
    edges: `${sides} edges at each end and ${sides} in between: ${sides} + ${sides} + ${sides} = ${edges}.`,
    corners: `${sides} corners at each end: ${sides} + ${sides} = ${corners}.`,
  }[asked];
}

/** Asks for the sum of the faces and the corners. */
function sumOfParts(solid: Known): Omit<Draft, 'key'> {
  const { name, faces, edges, corners } = solid;
  const all = partsOf(solid);
  return {
    question: `Take a ${name}. Add its faces and its corners. What do you get?`,
    ...numeric(faces + corners, {
      'added-the-edges': [faces + edges, `You added the ${edges} edges; add the ${corners} corners.`],
      'added-edges-and-corners': [
        edges + corners,
        `You added edges and corners; add the ${faces} faces and the corners.`,
      ],
      'counted-one-kind': [corners, `${corners} is the corners alone; add the ${faces} faces.`],
      'left-out-the-base': [faces + corners - 1, 'You left out the face at the bottom; count it, too.'],
    }),
    hints: ['Count the flat faces, with the bottom.', 'Count the corners, and add both numbers.'],
    explanation: `${all} ${faces} + ${corners} = ${faces + corners}. That is always 2 more than the edges.`,
    ...solidFigure(solid),
  };
}

/** Asks how many more edges than faces there are. */
function moreEdges(solid: Known): Omit<Draft, 'key'> {
  const { name, faces, edges, corners } = solid;
  const all = partsOf(solid);

  return {
    question: `Take a ${name}. How many more edges than faces does it have?`,
    ...numeric(edges - faces, {
      'compared-with-corners': [
        edges - corners,
        `You compared edges and corners; the solid has ${faces} faces.`,
      ],
      'added-instead': [edges + faces, `You added ${edges} and ${faces}; compare them instead.`],
      'left-out-the-base': [edges - faces + 1, 'You left out the face at the bottom; count it, too.'],
      'left-out-an-edge': [edges - faces - 1, `You left out one of the ${edges} edges; count again.`],
      'left-out-two-edges': [edges - faces - 2, `You left out two of the ${edges} edges; count again.`],
      'named-the-edges': [edges, `${edges} is all the edges; take the ${faces} faces away.`],
    }),
    hints: [
      name.startsWith('pyramid')
        ? 'Count the edges of the base, and those up to the tip.'
        : 'Count the edges at the top, at the bottom and in between.',
      'Count the faces. How many fewer are there?',
    ],
    explanation: `${all} ${edges} - ${faces} = ${edges - faces}.`,
    ...solidFigure(solid),
  };
}

function drawSolid(solid: Known, asked: Asked): Omit<Draft, 'key'> {
  const { name, faces, corners } = solid;
  const all = partsOf(solid);
  if (asked === 'sum') return sumOfParts(solid);
  if (asked === 'more') return moreEdges(solid);
  const n = solid[asked];
  const others = solidParts
    .filter((part) => part !== asked)
    .map((part): [string, readonly [number, string]] => [
      `counted-the-${part}`,
      [solid[part], `That counts the ${meaningOf[part]}; count the ${asked}.`],
    ]);
  return {
    question: `How many ${asked} does a ${name} have?`,
    ...numeric(n, {
      ...Object.fromEntries(others),
      'left-out-the-hidden': [n - 1, hiddenMend[asked]],
      'counted-one-end': [
        faces === corners ? corners - 1 : corners / 2,
        `You counted the ${asked} at one end only; go around all of it.`,
      ],
      'counted-one-twice': [n + 1, 'You counted one twice; mark each one as you count.'],
    }),
    hints: [
      `Think of a ${name}. ${hintOf[asked]}`,
      name.startsWith('pyramid')
        ? `How many ${asked} are at the base? How many more are there up to the tip?`
        : 'Count at the top, at the bottom and in between.',
    ],
    explanation: `${countedParts(solid, asked)} ${all}`,
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
    question: `You have two solids. One is a ${solid.name}. The other is a ${other.name}. How many more ${part} does the first one have?`,
    ...closeChoices(gap, {
      'named-the-first': [
        solid[part],
        `That counts all the ${part} of the first solid; take those of the second away.`,
      ],
      'named-the-second': [
        other[part],
        `That counts the ${part} of the second solid; how many more does the first have?`,
      ],
      'added-instead': [solid[part] + other[part], 'You put both together; compare them instead.'],
      'left-out-one': [gap - 1, `You left out one of the ${solid[part]} ${part} of the first solid.`],
      'left-out-two': [gap - 2, `You left out two of the ${solid[part]} ${part} of the first solid.`],
      ...(gap + 2 !== other[part] && {
        'left-out-two-of-the-second': [
          gap + 2,
          `You left out two of the ${other[part]} ${part} of the second solid.`,
        ] as const,
      }),
      'counted-the-start': [gap + 1, `You counted ${other[part]} itself; start at the next number.`],
    }),
    hints: [`Count the ${part} of each solid.`, 'Count on from the smaller number to the larger one.'],
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
      trap: 'left-out-the-hidden',
      mends: {},
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

/** Solids by their parts. */
export const partsOfSolids: Concept[] = [solids];
