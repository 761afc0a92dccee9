import { crossed } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { at, point } from './coordinates.ts';
import { gridSpan } from './grid-span.ts';

/** Returns choices for a point: a wrong x, a wrong y, or both. */
const pointChoices = (x: number, y: number, wrongX: number, wrongY: number, mistakes: [string, string]) =>
  crossed(
    { right: x, wrong: wrongX, mistake: mistakes[0] },
    { right: y, wrong: wrongY, mistake: mistakes[1] },
    at,
  );

/** Motions with their rule for a point. */
const motions = {
  'is reflected over the x-axis': (x: number, y: number) => [x, -y],
  'is reflected over the y-axis': (x: number, y: number) => [-x, y],
  'turns 180° about (0, 0)': (x: number, y: number) => [-x, -y],
  'turns 90° counterclockwise about (0, 0)': (x: number, y: number) => [-y, x],
  'turns 90° clockwise about (0, 0)': (x: number, y: number) => [y, -x],
} as const;
type Motion = keyof typeof motions;
const names: Motion[] = [
  'is reflected over the x-axis',
  'is reflected over the y-axis',
  'turns 180° about (0, 0)',
  'turns 90° counterclockwise about (0, 0)',
  'turns 90° clockwise about (0, 0)',
];

function image(rng: Rng, dial: Dial): Asked {
  const [x, y] = point(rng, { ...dial, grade: 8 });
  const name = rng.pick(names.slice(0, byLevel(dial, [3, 5, 5])));
  const [a = 0, b = 0] = motions[name](x, y);
  return {
    question: `The point ${at(x, y)} ${name}. Where does it land?`,
    ...pointChoices(a, b, -a, -b, ['wrong-sign-of-x', 'wrong-sign-of-y']),
    explanation: `${name.includes('90°') ? `A quarter turn ${name.includes('counter') ? 'counterclockwise takes (x, y) to (-y, x)' : 'clockwise takes (x, y) to (y, -x)'}` : name.includes('180°') ? 'A half turn changes both signs' : `Over the ${name.includes('x-axis') ? 'x-axis only y' : 'y-axis only x'} changes its sign`}: ${at(a, b)}.`,
    hints: [
      `Draw ${at(x, y)}. In which quadrant does it land?`,
      name.includes('90°')
        ? 'A quarter turn swaps the two numbers. Then find the sign of each one.'
        : 'The numbers keep their sizes. Which of them changes its sign?',
    ],
    figure: { kind: 'coordinate-grid', points: [{ x, y }], span: gridSpan([x, y]) },
  };
}

function whichMotion(rng: Rng, dial: Dial): Asked {
  const [x, y] = point(rng, { ...dial, grade: 8 });
  const [p, q] = [x + rng.pick([2, 3]), y];
  const [r, s] = [x, y + rng.pick([2, 4])];
  const pool = names.slice(0, byLevel(dial, [3, 5, 5]));
  const name = rng.pick(pool);
  const shape = [
    { x, y },
    { x: p, y: q },
    { x: r, y: s },
  ];
  const landed = shape.map((c) => {
    const [u = 0, v = 0] = motions[name](c.x, c.y);
    return { x: u, y: v };
  });
  const show = (points: typeof shape): string => points.map((c) => at(c.x, c.y)).join(', ');
  const short = (text: string): string =>
    text.replace(' about (0, 0)', '').replace('is reflected', 'reflection').replace('turns', 'turn of');
  const option = (text: string) => ({ text: short(text), worth: text });
  return {
    question: `A triangle has the corners ${show(shape)}. Its image has the corners ${show(landed)}. Which motion is it, if turns are about (0, 0)?`,
    answer: option(name),
    mistakes: rng
      .sample(
        pool.filter((other) => other !== name),
        3,
      )
      .map((other) => {
        const [u = 0, v = 0] = motions[other](x, y);
        return {
          name: 'another-motion',
          ...option(other),
          mend: `This motion takes ${at(x, y)} to ${at(u, v)}; compare that with the image.`,
        };
      }),
    hints: [
      `Follow one corner: where does ${at(x, y)} land?`,
      'Do the numbers change places? Which of them changes its sign?',
    ],
    explanation: `The corner ${at(x, y)} goes to ${at(landed[0]?.x ?? 0, landed[0]?.y ?? 0)}. That happens when it ${name}, and the other corners follow.`,
    figure: {
      kind: 'transformation',
      shape,
      image: landed,
      span: gridSpan(shape.flatMap((c) => [c.x, c.y])),
    },
  };
}

const motionsOfPoints = formed(
  {
    subject: 'Math',
    category: 'Geometry',
    id: 'math.geometry.transformations',
    title: 'Transformations',
    grades: [8, 11],
    objectives: ['Find images under reflections, rotations, translations and dilations'],
    keywords: [
      'transformations',
      'reflection',
      'rotation',
      'translation',
      'dilation',
      'rigid motions',
      'congruent figures',
    ],
    prerequisites: ['math.geometry.coordinates', 'math.integers.order'],
    standards: ['8.G.A.1', '8.G.A.2', '8.G.A.3', '8.G.A.4', 'HSG.CO.A.5'],
    teaching: {
      idea:
        'Translations, reflections and rotations move a figure and keep all lengths and angles: the image is congruent. A ' +
        'dilation multiplies all distances from its center by one factor: the image is similar.',
      caution: 'Over the x-axis the y changes its sign, not the x.',
      mends: {
        'wrong-sign-of-x':
          'The sign of the first number is wrong; look on which side of the y-axis the point lands.',
        'wrong-sign-of-y':
          'The sign of the second number is wrong; look on which side of the x-axis the point lands.',
        'scaled-x-wrongly': 'The first number is wrong; multiply it by the factor and keep its sign.',
        'scaled-y-wrongly': 'The second number is wrong; multiply it by the factor and keep its sign.',
      },
    },
  },
  {
    image: form([0, 1, 2], image),
    motion: form([0, 1, 2], whichMotion),
    dilation: form([0, 1, 2], (rng, dial) => {
      const [x, y] = point(rng, { ...dial, grade: 8 });
      const k = rng.int(2, 4);
      const shrink = dial.level > 0 && rng.int(0, 1) === 1;
      const [from, to] = shrink ? [at(x * k, y * k), [x, y]] : [at(x, y), [x * k, y * k]];
      const [a = 0, b = 0] = to;
      return {
        question: `A dilation with center (0, 0) and factor ${shrink ? `1/${k}` : k} moves ${from}. Where does it land?`,
        ...pointChoices(a, b, rng.pick([-a, a + k, a - k]) || a + 1, rng.pick([-b, b + k, b - k]) || b + 1, [
          'scaled-x-wrongly',
          'scaled-y-wrongly',
        ]),
        hints: [
          `The factor is ${shrink ? 'less than 1, so the point moves toward' : 'more than 1, so the point moves away from'} the center.`,
          'Multiply both numbers by the factor.',
        ],
        explanation: `Multiply both numbers by ${shrink ? `1/${k}` : k}: ${from} goes to ${at(a, b)}.`,
      };
    }),
    stays: form([1, 2], (rng) => {
      const rigid = rng.int(0, 1) === 1;
      const first = rng.pick(['reflected', 'rotated', 'translated']);
      const [side, angle, k] = [rng.int(3, 20), rng.int(20, 110), rng.int(2, 5)];
      return {
        question: `A triangle has a side of ${side} cm, and the angle opposite it is ${angle}°. It is ${first}${rigid ? ' twice' : ` and then dilated by the factor ${k}`}. How large are the side and the angle in the image?`,
        hints: [
          rigid
            ? 'Cut the triangle out of paper, and move the paper. What changes?'
            : 'Look at the dilation. Does it change lengths, angles or both?',
          'A motion changes neither lengths nor angles. A dilation changes the lengths.',
        ],
        ...crossed(
          {
            right: rigid ? side : side * k,
            wrong: rigid ? side * k : rng.pick([side, side + k]),
            mistake: 'wrong-length',
            mend: rigid
              ? `The side is wrong; a motion leaves it at ${side} cm.`
              : `The side is wrong; the dilation multiplies each length by ${k}.`,
          },
          {
            right: angle,
            wrong: angle < 60 && !rigid ? angle * 2 : angle + rng.pick([-10, 10]),
            mistake: 'wrong-angle',
            mend: `The angle is wrong; ${rigid ? 'a motion keeps' : 'motions and dilations keep'} all angles.`,
          },
          (s, d) => `${s} cm and ${d}°`,
        ),
        explanation: `The angle of ${angle}° stays as it is. ${rigid ? `A motion keeps lengths too, so the side is still ${side} cm` : `The dilation multiplies lengths by ${k}, so the side is ${k} × ${side} = ${side * k} cm`}.`,
      };
    }),
  },
);

/** Motions and dilations in the plane. */
export const transformations: Concept[] = [motionsOfPoints];
