import { crossed, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { count, withArticle } from '../text.ts';
import type { Concept, Draft } from '../types.ts';
import { beside, drawn, oneOf } from './middle-forms.ts';

const info = { subject: 'Math', category: 'Geometry' };

/** Quadrilaterals by their properties. Each is also every kind in `is`. */
const quadrilaterals = [
  { name: 'square', is: ['square', 'rectangle', 'rhombus', 'parallelogram', 'quadrilateral'] },
  { name: 'rectangle', is: ['rectangle', 'parallelogram', 'quadrilateral'] },
  { name: 'rhombus', is: ['rhombus', 'parallelogram', 'quadrilateral'] },
  { name: 'parallelogram', is: ['parallelogram', 'quadrilateral'] },
] as const;
const kindNames = ['square', 'rectangle', 'rhombus', 'parallelogram', 'quadrilateral'] as const;

const isA = (name: string, kind: string): boolean =>
  quadrilaterals.some((q) => q.name === name && q.is.some((each) => each === kind));

interface Shape {
  a: number;
  b: number;
  isRight: boolean;
  name: string;
}

/** Draws the lengths of sides in turn, with right angles or without. */
function quadrilateral(rng: Rng): Shape {
  const [a, isEqual, isRight] = [rng.int(2, 12), rng.int(0, 1) === 1, rng.int(0, 1) === 1];
  const b = isEqual ? a : beside(rng, a, { by: 4 });
  return {
    a,
    b,
    isRight,
    name: isEqual ? (isRight ? 'square' : 'rhombus') : isRight ? 'rectangle' : 'parallelogram',
  };
}

type Answers = Pick<Draft, 'answer' | 'mistakes'>;

/** Adds advice to the wrong choices by their texts. */
const withMends = ({ answer, mistakes }: Answers, mend: (text: string) => string): Answers => ({
  answer,
  mistakes: mistakes.map((mistake) => ({ ...mistake, mend: mend(mistake.text) })),
});

/** Says why a name does not fit a shape, or not best. */
function misnamed(picked: string, { a, b, isRight, name }: Shape): string {
  if (isA(name, picked)) return `It is a ${picked}, but another name tells more about it.`;
  return isRight || picked === 'rhombus'
    ? `A ${picked} has four equal sides; here ${a} cm and ${b} cm differ.`
    : `A ${picked} has four right angles; here there are none.`;
}

/** Says why a reason does not fit a shape with its name. */
function misjudged(picked: string, { a, b, isRight, name }: Shape): string {
  if (picked.includes('two lengths') === (a === b))
    return a === b
      ? 'All its sides have the same length.'
      : `Its sides have two lengths, ${a} cm and ${b} cm.`;
  return isRight ? `A ${name} has right angles.` : `With right angles, ${name} would not be its best name.`;
}

const quadrilateralForms: Forms = {
  name: form([0, 1], (rng) => {
    const { a, b, isRight, name } = quadrilateral(rng);
    const names = quadrilaterals.map((q) => q.name);
    return {
      key: `${a} ${b} ${isRight}`,
      question: `A shape has sides of ${a}, ${b}, ${a} and ${b} cm in turn. It has ${isRight ? 'four right angles' : 'no right angle'}. Which name fits best?`,
      ...withMends(oneOf(name, names, 'wrong-name'), (picked) => misnamed(picked, { a, b, isRight, name })),

      hints: [
        'Compare the sides: are all four equal, or only opposite ones?',
        'Are there right angles? Choose the name that tells the most.',
      ],
      explanation: `Opposite sides are equal, ${a === b ? 'and all four are equal' : 'but not all four'}. It has ${isRight ? 'right angles' : 'no right angles'}: it is a ${name}.`,
    };
  }),
  always: form([2], (rng) => {
    const { a, b, isRight, name } = drawn(
      () => quadrilateral(rng),
      (q) => q.name !== 'square',
    );
    const wrongName = rng.pick(['square', 'rectangle', 'rhombus'].filter((kind) => !isA(name, kind)));
    return {
      key: `${a} ${b} ${isRight}`,
      question: `A shape has four sides. Opposite sides are equal: ${a} cm and ${b} cm. It has ${isRight ? 'four right angles' : 'no right angle'}. What is it?`,
      ...crossed(
        {
          right: name,
          wrong: wrongName,
          mistake: 'wrong-name',
          mend: misnamed(wrongName, { a, b, isRight, name }),
        },
        { right: 'two pairs', wrong: 'only one pair', mistake: 'miscounted-pairs' },
        (x, y) => `a ${x} with ${y} of parallel sides`,
      ),

      hints: [
        'Compare the sides and look at the angles. Which name fits?',
        'Put a ruler along one side. Is there another side that never meets it?',
      ],
      explanation: `${a === b ? 'All four sides are equal' : 'Only opposite sides are equal'}, and there ${isRight ? 'are right angles' : 'is no right angle'}: it is a ${name}. Both pairs of opposite sides are parallel.`,
    };
  }),
  lacks: form([0, 1, 2], (rng) => {
    const { name } = quadrilaterals[rng.int(0, 2)] ?? quadrilaterals[0];
    const n = rng.int(2, 40);
    const kind = rng.pick(kindNames.filter((each) => each !== name && each !== 'quadrilateral'));
    const holds = isA(name, kind);
    const enough = `Yes, it has all that a ${kind} needs`;
    const lacking = `No, it may lack what a ${kind} needs`;
    return {
      key: `${name} ${kind} ${n}`,
      question: `A box holds ${count(n, `paper ${name}`, `paper ${name === 'rhombus' ? 'rhombuses' : `${name}s`}`)}. Must ${n === 1 ? 'it' : 'each'} be a ${kind}, too?`,
      ...worded(holds ? enough : lacking, {
        'wrong-group': [holds ? lacking : enough, `${needs[kind]} Does every ${name} have that?`],
        'one-name-only': [
          'No, a shape has only one name',
          'A shape can have several names: each triangle is a polygon, too.',
        ],
        'took-both-for-the-same': [
          'Yes, both names mean the same',
          `The two names ask for different things. ${needs[kind]}`,
        ],
      }),

      hints: [`What does ${withArticle(kind)} need?`, `Does every ${name} have that? Draw some.`],
      explanation: `${needs[kind]} ${holds ? `Every ${name} has that.` : `Not every ${name} has that.`}`,
    };
  }),
  why: form([0, 1, 2], (rng) => {
    const { a, b, isRight, name } = quadrilateral(rng);
    const all = [
      ['square', 'equal sides and right angles'],
      ['rectangle', 'right angles, but sides of two lengths'],
      ['rhombus', 'equal sides, but no right angles'],
      ['parallelogram', 'sides of two lengths and no right angles'],
    ] as const;
    const right = all.find(([each]) => each === name)?.[1] ?? '';
    return {
      key: `${name} ${a} ${b} ${isRight}`,
      question: `A ${name} has sides of ${a === b ? a : `${a} and ${b}`} cm. What makes ${name} its best name?`,
      ...withMends(
        oneOf(
          right,
          all.map(([, text]) => text),
          'wrong-reason',
        ),
        (picked) => misjudged(picked, { a, b, isRight, name }),
      ),

      hints: [`What does the name ${name} say about the sides?`, 'What does it say about the angles?'],
      explanation: `${a === b ? `Each side is ${a} cm, so all four are equal` : `The sides are ${a} and ${b} cm, so they have two lengths`}. ${isRight ? 'There are' : 'There are no'} right angles, so ${name} is the best name.`,
    };
  }),
};

const needs: Readonly<Record<string, string>> = {
  square: 'A square needs four equal sides and four right angles.',
  rectangle: 'A rectangle needs four right angles.',
  rhombus: 'A rhombus needs four equal sides.',
  parallelogram: 'A parallelogram needs two pairs of parallel sides.',
};

const quadrilateralKinds = formed(
  {
    ...info,
    id: 'math.geometry.quadrilateral-kinds',
    title: 'Kinds of quadrilaterals',
    grades: [3, 5],
    objectives: ['Sort quadrilaterals by sides and angles', 'See that a square is a rectangle and a rhombus'],
    keywords: ['quadrilaterals', 'rhombus', 'parallelogram', 'classify shapes', 'is a square a rectangle'],
    prerequisites: ['math.geometry.shapes'],
    standards: ['3.G.A.1', '5.G.B.3', '5.G.B.4'],
    teaching: {
      idea: 'Quadrilaterals have four sides. Those with four right angles are rectangles, and those with four equal sides are rhombuses. A square is both. All of these are parallelograms, since opposite sides are parallel.',
      caution: 'A shape can have several names. The best name tells the most about it.',
      trap: 'wrong-name',
      mends: {
        'miscounted-pairs': 'Look at both pairs of opposite sides: each pair is parallel.',
      },
    },
  },
  quadrilateralForms,
);

/** Kinds of quadrilaterals. */
export const quadrilateralConcepts: Concept[] = [quadrilateralKinds];
