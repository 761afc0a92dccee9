import { numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import { type Ask, type Forms, form, formed } from '../templates.ts';
import { decimal, unit } from '../text.ts';
import type { Concept, Teaching } from '../types.ts';

/** Mean distances from the Sun in tenths of an astronomical unit, rounded. Checked with a second list in the solver. */
const distances: readonly (readonly [planet: string, tenths: number])[] = [
  ['Mercury', 4],
  ['Venus', 7],
  ['Earth', 10],
  ['Mars', 15],
  ['Jupiter', 52],
  ['Saturn', 95],
  ['Uranus', 192],
  ['Neptune', 301],
];

const au = (tenths: number): string => `${decimal(rational(tenths, 10))} AU`;
const meters = unit('m');

const model: Ask = (rng) => {
  const [planet, tenths] = rng.pick(distances.filter(([name]) => name !== 'Earth'));
  const scale = rng.int(2, 30);
  const right = rational(tenths * scale, 10);
  return {
    question: `In a model, the Earth is ${scale} m from the Sun (1 AU). ${planet} is ${au(tenths)} from the Sun. How far is it in the model?`,
    ...numeric(
      right,
      {
        'added-the-distances': rational(tenths, 10).plus(scale),
        'took-the-gap-to-the-earth': rational(Math.abs(tenths - 10) * scale, 10),
        'slipped-by-a-place': right.times(10),
        'slipped-down-a-place': right.over(10),
      },
      { show: meters },
    ),
    explanation: `Each AU is ${scale} m long: ${decimal(rational(tenths, 10))} × ${scale} = ${decimal(right)} m.`,
  };
};

const actual: Ask = (rng) => {
  const [planet, tenths] = rng.pick(distances.filter(([name]) => name !== 'Earth'));
  const scale = rng.int(2, 30);
  const right = rational(tenths, 10);
  return {
    question: `In a model, 1 AU is ${scale} m. ${planet} stands ${decimal(right.times(scale))} m from the Sun. How far is it really?`,
    ...numeric(
      right,
      {
        'multiplied-instead': right.times(scale).times(scale),
        'slipped-by-a-place': right.times(10),
        'slipped-down-a-place': right.over(10),
        'added-one-au': right.plus(1),
      },
      { show: unit('AU') },
    ),
    explanation: `Divide by the length of an AU in the model: ${decimal(right.times(scale))} ÷ ${scale} = ${decimal(right)} AU.`,
  };
};

const gap: Ask = (rng) => {
  const [[a, x], [b, y]] = rng.pair(distances);
  const scale = rng.int(2, 20);
  const right = rational(Math.abs(x - y) * scale, 10);
  return {
    question: `${a} is ${au(x)} from the Sun, and ${b} is ${au(y)}. Both lie in one direction. How far apart are they in a model with ${scale} m for 1 AU?`,
    ...numeric(
      right,
      {
        'added-the-distances': rational((x + y) * scale, 10),
        'forgot-the-model': rational(Math.abs(x - y), 10),
        'took-one-distance': rational(Math.max(x, y) * scale, 10),
      },
      { show: meters },
    ),
    explanation: `The gap is ${decimal(rational(Math.abs(x - y), 10))} AU, and ${decimal(rational(Math.abs(x - y), 10))} × ${scale} = ${decimal(right)} m.`,
  };
};

const light: Ask = (rng) => {
  const tenths = rng.int(2, 320);
  const right = rational(tenths * 8, 10);
  return {
    question: `Light needs about 8 minutes for 1 AU. How long does it need from the Sun to a body at ${au(tenths)}?`,
    ...numeric(
      right,
      {
        'divided-instead': rational(tenths, 80),
        'added-the-minutes': rational(tenths, 10).plus(8),
        'slipped-by-a-place': right.times(10),
        'slipped-down-a-place': right.over(10),
      },
      { show: unit('minutes', (v: Rational) => decimal(v.round(3))) },
    ),
    explanation: `Multiply: ${decimal(rational(tenths, 10))} × 8 = ${decimal(right)} minutes.`,
  };
};

const scaleForms: Forms = {
  model: form([0, 1], model),
  light: form([0, 1, 2], light),
  gap: form([0, 2], gap),
  actual: form([1, 2], actual),
};

const slips = {
  'slipped-by-a-place': 'The decimal point is one place too far to the right.',
  'slipped-down-a-place': 'The decimal point is one place too far to the left.',
};

const scaleTeaching: Teaching = {
  idea:
    'An astronomical unit (AU) is the mean distance of the Earth from the Sun. In a scale model each real length is ' +
    'multiplied by the same number. The inner planets are close together, and the outer ones are far apart.',
  caution: 'Pictures in books rarely keep the scale: with true distances, the planets would be tiny dots.',
  hints: ['How long is 1 AU in the model?', 'Do you go from the real length to the model, or back?'],
  mends: {
    ...slips,
    'added-the-distances': 'A scale multiplies. Adding does not fit here.',
    'took-the-gap-to-the-earth': 'The distance from the Sun is asked, not that from the Earth.',
    'multiplied-instead': 'From the model back to the real length, divide.',
    'added-one-au': 'The model starts at the Sun, so nothing is added.',
    'forgot-the-model': 'That is the real gap in AU. Change it to the lengths of the model.',
    'took-one-distance': 'Subtract the nearer planet from the farther one.',
    'divided-instead': 'More AU need more time, so multiply.',
    'added-the-minutes': 'Each AU needs 8 minutes, so multiply.',
  },
};

const solarScale = formed(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.space.scale',
    title: 'Scale of the solar system',
    grades: [6, 9],
    objectives: ['Compute distances in models of the solar system'],
    keywords: ['scale of the solar system', 'astronomical unit', 'scale model of the planets'],
    prerequisites: ['science.space.planets'],
    standards: ['MS-ESS1-3'],
    teaching: scaleTeaching,
  },
  scaleForms,
);

/** Lengths in space. */
export const scales: Concept[] = [solarScale];
