import { numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { type Rational, rational } from '../rational.ts';
import { type Forms, form, formed } from '../templates.ts';
import { capitalize, count, decimal, unit, withArticle } from '../text.ts';
import type { Concept } from '../types.ts';
import { sidesOf } from './areas.ts';

const info = { subject: 'Math', category: 'Geometry' };

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
    const check = (wrong: Rational): string =>
      `Half of ${wrong} is ${decimal(wrong.over(2))}, but one length and one width make ${w + h}.`;
    return {
      key: `${Math.min(w, h)} ${Math.max(w, h)} ${u}`,
      question: `A rectangle is ${w} ${u} long and ${h} ${u} wide. What is its perimeter?`,
      ...numeric(
        around,
        {
          ...nearBy(rng, around, 2, check),
          'took-the-width-for-all': [4 * h, `Only two sides are ${h} ${u} long; the others are ${w} ${u}.`],
          'took-all-as-equal': [4 * w, `Only two sides are ${w} ${u} long; the others are ${h} ${u}.`],
          ...sometimes(rng, {
            'left-out-a-side': [around - h, `You added three sides; add the other side of ${h} ${u}, too.`],
            'left-out-the-other-side': [
              around - w,
              `You added three sides; add the other side of ${w} ${u}, too.`,
            ],
            'counted-a-side-twice': [around + h, `You added five sides; count each side of ${h} ${u} once.`],
            'counted-the-other-side-twice': [
              around + w,
              `You added five sides; count each side of ${w} ${u} once.`,
            ],
          }),
          ...sometimes(rng, {
            'added-two-sides-only': w + h,
            'took-each-side-four-times': [
              2 * around,
              'You took each length four times; a rectangle has each one twice.',
            ],
          }),
          ...sometimes(rng, { 'found-area': w * h }),
        },
        { show: unit(u), check },
      ),

      hints: ['Go around the rectangle. Which four sides do you pass?', 'Add all four lengths.'],
      explanation: `Add all four sides: ${w} + ${h} + ${w} + ${h} = ${around}.`,
      figure: { kind: 'rectangle', width: w, height: h, unit: u },
    };
  }),
  side: form([1, 2], (rng, dial) => {
    const { u, w, h } = sidesOf(rng, dial);
    const around = 2 * (w + h);
    const check = (wrong: Rational): string =>
      `${w} and ${wrong} make ${wrong.plus(w)}, but one length and one width are half of ${around}.`;
    return {
      key: `${around} ${w} ${u}`,
      question: `A rectangle has a perimeter of ${around} ${u}. It is ${w} ${u} long. How wide is it?`,
      ...numeric(
        h,
        {
          ...nearBy(rng, h, 1, check),
          'took-both-sides-once': around - 2 * w,
          'halved-only': w + h,
          'took-one-side-away': [around - w, `Take ${w} ${u} away two times; then two widths are left.`],
          'divided-by-four': [
            rational(around, 4).round(0),
            'You divided by 4, but the sides of this rectangle are not all equal.',
          ],
        },
        { show: unit(u), check },
      ),

      hints: [
        'Length and width together are half of the way around.',
        'Take the length away from that half.',
      ],
      explanation: `Length and width make half of ${around}: ${w + h}. ${w + h} - ${w} = ${h}.`,
      figure: { kind: 'rectangle', width: w, height: h, unit: u, asked: 'height' },
    };
  }),
  equal: form([0, 2], (rng, dial) => {
    const [[name, n], { u, h }] = [rng.pick(shapeNames), sidesOf(rng, dial)];
    const check = (wrong: Rational): string => {
      const added = wrong.over(h);
      return added.d === 1n
        ? `You added ${count(Number(added.n), 'side')}; ${withArticle(name)} has ${n}.`
        : `Add ${h} for each of the ${n} sides; that does not make ${wrong}.`;
    };
    return {
      key: `${name} ${h} ${u}`,
      question: `Each side of ${withArticle(name)} is ${h} ${u} long. What is its perimeter?`,
      ...numeric(
        n * h,
        {
          ...nearBy(rng, n * h, h, check),
          'took-longer-sides': [n * (h + 1), `You took sides of ${h + 1} ${u}; each is ${h} ${u} long.`],
          'took-shorter-sides': [n * (h - 1), `You took sides of ${h - 1} ${u}; each is ${h} ${u} long.`],
          ...sometimes(rng, {
            'added-instead': [n + h, `You added ${n} and ${h}; add the length of each side.`],
            'squared-the-side': [h * h, `You multiplied ${h} by itself; there are ${n} sides of ${h} ${u}.`],
          }),
        },
        { show: unit(u), check },
      ),

      hints: [`How many sides does ${withArticle(name)} have?`, 'All sides are equal, so multiply.'],
      explanation: `${capitalize(withArticle(name))} has ${n} sides. All are ${h} ${u} long: ${n} × ${h} = ${n * h}.`,
    };
  }),
  square: form([0, 1, 2], (rng, dial) => {
    const { u, h } = sidesOf(rng, dial);
    const check = (wrong: Rational): string =>
      `Four sides of ${wrong} ${u} make ${wrong.times(4)} ${u}, not ${4 * h} ${u}.`;
    return {
      key: `${h} ${u}`,
      question: `A square has a perimeter of ${4 * h} ${u}. How long is each side?`,
      ...numeric(
        h,
        {
          ...nearBy(rng, h, 1, check),
          ...sometimes(rng, {
            'halved-only': 2 * h,
            'took-four-away': [4 * h - 4, 'You took 4 away; the perimeter is 4 equal sides, so divide.'],
            'divided-by-three': [rational(4 * h, 3).round(0), 'You divided by 3; a square has 4 sides.'],
            'divided-twice': [rational(h, 2).round(0), 'You halved once too often; share among 4 sides.'],
          }),
        },
        { show: unit(u), check },
      ),

      hints: ['A square has four equal sides.', 'Share the perimeter among the four sides.'],
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
      mends: {
        'added-two-sides-only': 'You added two sides; a rectangle has four.',
        'found-area': 'That is the area inside; the perimeter is the way around.',
        'took-both-sides-once': 'That is both widths together; take half of it.',
        'halved-only': 'That is only half of the way around; it is more than one side.',
      },
    },
  },
  perimeterForms,
);

/** Ways around shapes. */
export const perimeters: Concept[] = [perimeter];
