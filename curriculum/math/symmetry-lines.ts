import { crossed, numeric } from '../choices.ts';
import { type Forms, form, formed } from '../templates.ts';
import { count } from '../text.ts';
import type { Concept } from '../types.ts';
import { beside, oneOf } from './middle-forms.ts';

const info = { subject: 'Math', category: 'Geometry' };

/** Capital letters in block print by the lines of symmetry that they have. */
const letters: readonly [letter: string, vertical: boolean, horizontal: boolean][] = [
  ['A', true, false],
  ['M', true, false],
  ['T', true, false],
  ['U', true, false],
  ['V', true, false],
  ['W', true, false],
  ['Y', true, false],
  ['B', false, true],
  ['C', false, true],
  ['D', false, true],
  ['E', false, true],
  ['K', false, true],
  ['H', true, true],
  ['I', true, true],
  ['X', true, true],
  ['F', false, false],
  ['G', false, false],
  ['J', false, false],
  ['L', false, false],
  ['N', false, false],
  ['P', false, false],
  ['R', false, false],
  ['S', false, false],
  ['Z', false, false],
];

const shapeLines: readonly [shape: string, lines: number][] = [
  ['square', 4],
  ['rectangle that is not a square', 2],
  ['rhombus that is not a square', 2],
  ['equilateral triangle', 3],
  ['isosceles triangle with just two equal sides', 1],
  ['scalene triangle', 0],
  ['regular pentagon', 5],
  ['regular hexagon', 6],
  ['regular octagon', 8],
  ['parallelogram with no right angle and two side lengths', 0],
];

const symmetryForms: Forms = {
  lines: form([0, 1, 2], (rng) => {
    const [shape, lines] = rng.pick(shapeLines);
    const k = rng.int(1, 12);
    return {
      key: `${shape} ${k}`,
      question:
        `A shape is ${/^[aeiou]/.test(shape) ? 'an' : 'a'} ${shape}. How many lines of symmetry do ${count(k, 'such shape')} have in all?`.replace(
          /do (1 such shape) have/,
          'does $1 have',
        ),
      ...numeric(lines * k, {
        'one-line-off': Math.abs(lines + rng.pick([1, -1])) * k,
        'doubled-lines': 2 * (lines || 1) * k,
        'counted-shapes': k + lines,
      }),
      explanation: `One has ${count(lines, 'line')} of symmetry. For ${count(k, 'shape')} that is ${k} × ${lines} = ${lines * k}.`,
    };
  }),
  letter: form([0, 1, 2], (rng) => {
    const isVertical = rng.int(0, 1) === 1;
    const fits = ([, v, h]: (typeof letters)[number]): boolean => (isVertical ? v : h);
    const right = rng.pick(letters.filter(fits));
    const wrong = rng.sample(
      letters.filter((each) => !fits(each)),
      3,
    );
    const all = [right, ...wrong].map(([letter]) => letter);
    return {
      key: `${isVertical} ${all.toSorted().join('')}`,
      question: `Write these block letters: ${rng.shuffle(all).join(', ')}. Which one has ${isVertical ? 'an upright' : 'a level'} line of symmetry?`,
      ...oneOf(right[0], all, 'not-symmetric'),
      explanation: `Both halves of ${right[0]} match if you fold it along ${isVertical ? 'an upright' : 'a level'} line through its middle.`,
    };
  }),
  fold: form([0], (rng) => {
    const k = rng.int(5, 60);
    const side = rng.pick(['left', 'right', 'upper', 'lower'] as const);
    const whole = 2 * k;
    return {
      key: `${side} ${k}`,
      question: `A pattern has a line of symmetry. Its ${side} half has ${k} dots, none on the line. How many dots has the whole pattern?`,
      ...numeric(whole, {
        'gave-half': k,
        'one-off': whole + rng.pick([1, -1]),
        'ten-off': whole + rng.pick([10, -10]),
      }),
      explanation: `Each dot has a partner on the other side: 2 × ${k} = ${whole}.`,
    };
  }),
  half: form([1, 2], (rng) => {
    const [a, b] = [rng.int(2, 12), rng.int(2, 12)];
    const [side, other] = rng.pair(['left', 'right'] as const);
    return {
      key: `${side} ${a} ${b}`,
      question: `A dot lies ${a} squares ${side} of an upright line of symmetry and ${b} squares above the lower edge. Where is its partner?`,
      ...crossed(
        {
          right: `${a} squares ${other} of the line`,
          wrong: `${a} squares ${side} of the line`,
          mistake: 'wrong-side-of-line',
        },
        { right: b, wrong: beside(rng, b), mistake: 'wrong-height' },
        (x, y) => `${x}, ${y} above the edge`,
      ),
      explanation: `The partner lies just as far from the line, on the other side, at the same height: ${a} ${other} of it and ${b} above.`,
    };
  }),
};

const symmetry = formed(
  {
    ...info,
    id: 'math.geometry.symmetry-lines',
    title: 'Lines of symmetry',
    grades: [4, 5],
    objectives: ['Find lines of symmetry of shapes'],
    keywords: ['symmetry', 'line of symmetry', 'mirror line', 'symmetric shapes'],
    prerequisites: ['math.geometry.shapes'],
    standards: ['4.G.A.3'],
    teaching: {
      idea: 'A line of symmetry cuts a shape into two halves that match if you fold along it. Each point has a partner on the other side, just as far from the line.',
      caution: 'Two equal halves are not enough: they must match when folded.',
      hints: [
        'Fold the shape in your mind.',
        'Do the halves lie just on each other?',
        'Try upright, level and slanted lines.',
      ],
      mends: {
        'one-line-off': 'One line is missing or counted too often. Try each fold.',
        'doubled-lines': 'Each line counts once, though it meets the shape twice.',
        'counted-shapes': 'Each shape has the same number of lines: multiply.',
        'not-symmetric': 'Fold it in your mind: the halves of this letter do not match.',
        'gave-half': 'That is one half. The other half has as many.',
        'one-off': 'Double the half once more.',
        'ten-off': 'The tens are off. Double the half once more.',
        'wrong-side-of-line': 'The partner lies on the other side of the line.',
        'wrong-height': 'Folding along an upright line does not change the height.',
      },
    },
  },
  symmetryForms,
);

/** Lines of symmetry. */
export const symmetryLines: Concept[] = [symmetry];
