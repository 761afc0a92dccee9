import { numeric } from '../choices.ts';
import { type Forms, form, formed } from '../templates.ts';
import { unit } from '../text.ts';
import type { Concept } from '../types.ts';
import { sidesOf } from './areas.ts';

const info = { subject: 'Math', category: 'Geometry' };

/** Returns lengths that are a little off, as after a slip in adding. */
const lengthSlips = (n: number): Record<string, number> => ({
  'two-too-long': n + 2,
  'two-too-short': n - 2,
  'ten-too-long': n + 10,
  'ten-too-short': n - 10,
});

const lengthMends = {
  'two-too-long': 'That is two too many. Work it out once more.',
  'two-too-short': 'That is two too few. Work it out once more.',
  'ten-too-long': 'That is ten too many. Check the tens once more.',
  'ten-too-short': 'That is ten too few. Check the tens once more.',
};

const shapeNames: readonly (readonly [string, number])[] = [
  ['triangle', 3],
  ['square', 4],
  ['pentagon', 5],
  ['hexagon', 6],
  ['octagon', 8],
];

const perimeterForms: Forms = {
  around: form([0, 1], (rng, dial) => {
    const { u, w, h } = sidesOf(rng, dial);
    const around = 2 * (w + h);
    return {
      key: `${Math.min(w, h)} ${Math.max(w, h)} ${u}`,
      question: `A rectangle is ${w} ${u} long and ${h} ${u} wide. What is its perimeter?`,
      ...numeric(
        around,
        { 'added-two-sides-only': w + h, 'found-area': w * h, ...lengthSlips(around) },
        { show: unit(u) },
      ),
      explanation: `Add all four sides: ${w} + ${h} + ${w} + ${h} = ${around}.`,
      figure: { kind: 'rectangle', width: w, height: h, unit: u },
    };
  }),
  side: form([1, 2], (rng, dial) => {
    const { u, w, h } = sidesOf(rng, dial);
    const around = 2 * (w + h);
    return {
      key: `${around} ${w} ${u}`,
      question: `A rectangle has a perimeter of ${around} ${u}. It is ${w} ${u} long. How wide is it?`,
      ...numeric(
        h,
        { 'took-both-sides-once': around - 2 * w, 'halved-only': w + h, ...lengthSlips(h) },
        { show: unit(u) },
      ),
      explanation: `Length and width make half of ${around}: ${w + h}. ${w + h} - ${w} = ${h}.`,
      figure: { kind: 'rectangle', width: w, height: h, unit: u, asked: 'height' },
    };
  }),
  equal: form([0, 2], (rng, dial) => {
    const [[name, n], { u, h }] = [rng.pick(shapeNames), sidesOf(rng, dial)];
    return {
      key: `${name} ${h} ${u}`,
      question: `Each side of a ${name} is ${h} ${u} long. What is its perimeter?`.replace(
        'a octagon',
        'an octagon',
      ),
      ...numeric(
        n * h,
        { 'one-side-missing': (n - 1) * h, 'one-side-too-many': (n + 1) * h, ...lengthSlips(n * h) },
        { show: unit(u) },
      ),
      explanation: `It has ${n} equal sides: ${n} × ${h} = ${n * h}.`,
    };
  }),
  square: form([0, 1, 2], (rng, dial) => {
    const { u, h } = sidesOf(rng, dial);
    return {
      key: `${h} ${u}`,
      question: `A square has a perimeter of ${4 * h} ${u}. How long is each side?`,
      ...numeric(
        h,
        { 'halved-only': 2 * h, ...lengthSlips(h), 'one-too-long': h + 1, 'one-too-short': h - 1 },
        { show: unit(u) },
      ),
      explanation: `Four equal sides make ${4 * h}. ${4 * h} ÷ 4 = ${h}.`,
    };
  }),
};

const perimeter = formed(
  {
    ...info,
    id: 'math.geometry.perimeter',
    title: 'Perimeter',
    grades: [3, 6],
    objectives: ['Find the distance around a shape'],
    keywords: ['perimeter', 'distance around', 'rectangle', 'around a shape'],
    prerequisites: ['math.geometry.shapes', 'math.addition.within-100'],
    standards: ['3.MD.D.8', '4.MD.A.3'],
    teaching: {
      idea: 'The perimeter is the way once around a shape. So all sides are added. A rectangle has each side length twice.',
      caution: 'Length plus width is only half of the way around a rectangle.',
      hints: [
        'Walk around the shape in your mind. Which sides do you pass?',
        'Opposite sides of a rectangle are equal.',
      ],
      mends: {
        ...lengthMends,
        'added-two-sides-only': 'That is only half of the way. A rectangle has four sides.',
        'found-area': 'That is the area inside. The perimeter is the way around.',
        'took-both-sides-once': 'Two widths are left then. Take half of that.',
        'halved-only': 'That is half of the way around. One more step leads to the side.',
        'one-side-missing': 'One side is missing. Count the sides once more.',
        'one-side-too-many': 'That is one side too many. Count the sides once more.',
        'one-too-long': 'That is one too long. Check by adding all sides.',
        'one-too-short': 'That is one too short. Check by adding all sides.',
      },
    },
  },
  perimeterForms,
);

/** Ways around shapes. */
export const perimeters: Concept[] = [perimeter];
