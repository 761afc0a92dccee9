import { numeric, worded } from '../choices.ts';
import { type Figure, quadrilateralForms } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed } from '../templates.ts';
import { capitalize, withArticle } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import {
  closeChoices,
  countChoices,
  counted,
  differenceMistakes,
  mendsOf,
  miscounts,
  partHelp,
  takeHelp,
} from './early-forms.ts';

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
      question: `How many ${part} does ${withArticle(name)} have?`,
      ...countChoices(sides),

      hints: [
        `Think of ${withArticle(name)}. Put your finger on a corner.`,
        `Go around once and count the ${part}.`,
      ],
      explanation: `Go around the shape once and count. ${same(name, sides)}`,
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
      ...numeric(all, {
        ...(times > 1 && {
          'counted-one-shape': [sides, `That is enough for one ${name}; you lay ${times}.`],
          'added-instead-of-counting': [
            sides + times,
            `You added ${sides} and ${times}; count ${sides} for each shape.`,
          ],
          'counted-a-shape-too-few': [all - sides, `That is enough for ${times - 1}; you lay ${times}.`],
        }),
        ...(times === 1 && miscounts(all)),
        'wrong-shape': [
          times * (sides + 1),
          `You used ${sides + 1} for each shape; ${withArticle(name)} has ${sides}.`,
        ],
      }),

      hints: [
        `How many ${part}s does one ${name} need?`,
        times === 1 ? `Go around the ${name} once and count.` : 'Count that many for each shape.',
      ],
      explanation: `${same(name, sides)} ${times > 1 ? `Count ${sides} for each of the ${times}.` : 'Count them.'} You need ${all} ${part}s.`,
      ...polygon(name, sides),
    };
  };

const plural = (name: string): string => (name === 'rhombus' ? 'rhombuses' : `${name}s`);

/** Returns advice to a learner who picks another shape. */
const mendShape = (shape: (typeof polygons)[number] | undefined): string =>
  shape ? `${capitalize(withArticle(shape.name))} has ${shape.sides}; draw it and count.` : '';

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
      ...closeChoices(
        n - sides,
        {
          ...differenceMistakes(n, sides),
          'wrong-shape': [
            n - sides - 1,
            `${capitalize(withArticle(name))} takes ${sides} sticks, not ${sides + 1}.`,
          ],
        },
        takeHelp(n, sides),
      ),

      hints: [`How many sides does ${withArticle(name)} have?`, `Take that many sticks away from ${n}.`],
      explanation: `${same(name, sides)} ${n} - ${sides} = ${n - sides}.`,
      ...polygon(name, sides),
    };
  }),
  both: form([2], (rng, dial) => {
    const [a, b] = rng.pair(shapesAt(dial));
    const [part, total] = [rng.pick(['sides', 'corners']), a.sides + b.sides];
    return {
      key: `${part} ${[a.name, b.name].sort().join(' ')}`,
      question: `You have ${withArticle(a.name)} and ${withArticle(b.name)}. How many ${part} do they have in all?`,
      ...numeric(
        total,
        {
          'counted-one-shape': [a.sides, `That is the ${a.name} alone; count the ${b.name}, too.`],
          'counted-the-other-alone': [b.sides, `That is the ${b.name} alone; count the ${a.name}, too.`],
          'subtracted-instead': [Math.abs(a.sides - b.sides), 'You compared them; put both together.'],
          'counted-one-twice': total + 1,
          'counted-both-parts': [2 * total, `You counted sides and corners; count the ${part} only.`],
        },
        {
          check: (wrong) =>
            `${a.sides} and ${b.sides} do not make ${wrong}; count on from ${Math.max(a.sides, b.sides)}.`,
        },
      ),

      hints: [`Count the ${part} of each shape.`, 'Put the two numbers together.'],
      explanation: `${same(a.name, a.sides)} ${same(b.name, b.sides)} ${a.sides} + ${b.sides} = ${total}.`,
    };
  }),
  more: form([2], (rng, dial) => {
    const a = rng.pick(shapesAt(dial).filter(({ sides }) => sides > 3));
    const b = rng.pick(shapesAt(dial).filter(({ sides }) => sides < a.sides));
    const [part, gap] = [rng.pick(['sides', 'corners']), a.sides - b.sides];
    return {
      key: `${part} ${a.name} ${b.name}`,
      question: `You have ${withArticle(a.name)} and ${withArticle(b.name)}. How many more ${part} does the ${a.name} have?`,
      ...closeChoices(
        gap,
        {
          'named-the-first': [a.sides, `That is the ${a.name}; how many more than the ${b.name}?`],
          'named-the-second': [b.sides, `That is the ${b.name}; how many more does the ${a.name} have?`],
          'added-instead': [a.sides + b.sides, 'You put both together; compare them instead.'],
          'counted-the-start': [gap + 1, `You counted ${b.sides} itself; say ${b.sides + 1} first.`],
        },
        partHelp(a.sides, b.sides),
      ),

      hints: [`Count the ${part} of each shape.`, 'Count on from the smaller number to the larger one.'],
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
        'miscounted-1': [a?.name ?? '', mendShape(a)],
        'miscounted-2': [b?.name ?? '', mendShape(b)],
        'miscounted-3': [c?.name ?? '', mendShape(c)],
      }),

      hints: ['Draw the shapes, one at a time.', `Go around each and count the ${part}.`],
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
      mends: {
        ...mendsOf(...counted),
      },
    },
  },
  shapeForms,
);

/** Flat shapes by their parts. */
export const flatShapes: Concept[] = [shapes];
