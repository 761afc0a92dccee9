import { numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain, unit } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };
const units = ['cm', 'm', 'in', 'ft'] as const;

/** Formats a multiple of π: 9π, (9/4)π. */
const inPi = (v: Rational): string => (v.isInteger() ? `${plain(v)}π` : `(${plain(v)})π`);

/** Draws a radius with a unit. */
function circle(rng: Rng, dial: Dial) {
  const r = rational(rng.int(2, byLevel(dial, [15, 25, 40])), dial.level === 2 ? rng.pick([1, 2]) : 1);
  return { r, u: rng.pick(units), d: r.times(2) };
}

function around(rng: Rng, dial: Dial): Asked {
  const { r, u, d } = circle(rng, dial);
  const byDiameter = rng.int(0, 1) === 1;
  return {
    question: `A circle has a ${byDiameter ? 'diameter' : 'radius'} of ${plain(byDiameter ? d : r)} ${u}. What is its circumference?`,
    ...numeric(
      d,
      {
        'mixed-up-radius-and-diameter': byDiameter ? d.times(2) : r,
        'took-the-area': r.times(r),
        ...(byDiameter
          ? {
              'took-the-radius': [
                r,
                'You used the radius; the circumference is π times the diameter.',
              ] as const,
            }
          : {}),
      },
      { show: unit(u, inPi) },
    ),
    hints: [
      byDiameter
        ? 'The diameter is the way across the circle.'
        : 'Double the radius to get the way across the circle.',
      'The way around is π times the way across.',
    ],
    explanation: `The diameter is ${byDiameter ? '' : `2 × ${plain(r)} = `}${plain(d)} ${u}. The circumference is π times the diameter: ${inPi(d)} ${u}.`,
    figure: {
      kind: 'circle',
      measure: byDiameter ? 'diameter' : 'radius',
      label: `${plain(byDiameter ? d : r)} ${u}`,
    },
  };
}

function areaOf(rng: Rng, dial: Dial): Asked {
  const { r, u, d } = circle(rng, dial);
  const byDiameter = dial.level > 0 && rng.int(0, 1) === 1;
  const area = r.times(r);
  return {
    question: `A circle has a ${byDiameter ? 'diameter' : 'radius'} of ${plain(byDiameter ? d : r)} ${u}. What is its area?`,
    ...numeric(
      area,
      {
        'took-the-circumference': d,
        'mixed-up-radius-and-diameter': area.times(4),
        'forgot-to-square': r,
      },
      { show: unit(`square ${u}`, inPi) },
    ),
    hints: [
      byDiameter
        ? 'Halve the diameter to get the radius.'
        : 'The radius is given, so you can use it at once.',
      'Multiply the radius by itself, and write π after the result.',
    ],
    explanation: `The radius is ${byDiameter ? `${plain(d)} ÷ 2 = ` : ''}${plain(r)} ${u}. The area is π × r² = π × ${plain(r)} × ${plain(r)} = ${inPi(area)} square ${u}.`,
    figure: {
      kind: 'circle',
      measure: byDiameter ? 'diameter' : 'radius',
      label: `${plain(byDiameter ? d : r)} ${u}`,
    },
  };
}

const circles = formed(
  {
    ...info,
    id: 'math.geometry.circles',
    title: 'Circles',
    grades: [7, 11],
    objectives: ['Find circumference and area of a circle in terms of π'],
    keywords: ['circles', 'circle', 'circumference', 'area of a circle', 'pi', 'radius', 'diameter'],
    prerequisites: ['math.decimals.multiply', 'math.exponents.powers'],
    standards: ['7.G.B.4', 'HSG.C.B.5'],
    teaching: {
      idea:
        'Around each circle it is π times as far as across it: the circumference is π × d, or 2 × π × r. The area is π × r². ' +
        'π is about 3.14.',
      caution: 'The radius is half of the diameter. The area squares the radius, not the diameter.',
      mends: {
        'mixed-up-radius-and-diameter': 'You mixed up radius and diameter; the diameter is two radii.',
        'took-the-area': 'This is the number of the area; the question asks for the length around.',
        'took-the-circumference': 'This is the number of the circumference; the area is π × r².',
        'forgot-to-square': 'You did not square the radius; the area is π × r².',
        'forgot-the-share': 'This belongs to the whole circle; take only the part that the angle gives.',
      },
    },
  },
  {
    around: form([0, 1, 2], around),
    area: form([0, 1, 2], areaOf),
    back: form([0, 1, 2], (rng, dial) => {
      const { r, u, d } = circle(rng, { ...dial, level: 0 });
      const fromArea = dial.level > 0 && rng.int(0, 1) === 1;
      return {
        question: `A circle has ${fromArea ? `an area of ${inPi(r.times(r))} square ${u}` : `a circumference of ${inPi(d)} ${u}`}. What is its radius?`,
        ...numeric(
          r,
          {
            'mixed-up-radius-and-diameter': d,
            ...(fromArea
              ? {
                  'forgot-the-root': [
                    r.times(r),
                    'This is r²; find the number that gives it when multiplied by itself.',
                  ] as const,
                }
              : {
                  'squared-it': [
                    r.times(r),
                    'You squared the radius; the question asks for the radius itself.',
                  ] as const,
                }),
          },
          { show: unit(u, plain) },
        ),
        hints: fromArea
          ? [
              'The area is π × r². So what is r² here?',
              'Which number gives that when it is multiplied by itself?',
            ]
          : [
              'The circumference is π times the diameter. So how long is the diameter?',
              'The radius is half of the diameter.',
            ],
        explanation: fromArea
          ? `The area is π × r², so r² = ${plain(r.times(r))}. Since ${plain(r)} × ${plain(r)} = ${plain(r.times(r))}, the radius is ${plain(r)} ${u}.`
          : `The diameter is ${plain(d)} ${u}, and the radius is half of it: ${plain(r)} ${u}.`,
      };
    }),
    sector: form([2], (rng) => {
      const [n, r] = [rng.pick([2, 3, 4, 6]), rng.int(1, 5) * 12];
      const arc = rng.int(0, 1) === 1;
      const whole = arc ? 2 * r : r * r;
      return {
        question: `A sector of a circle has a radius of ${r} cm and an angle of ${360 / n}°. What is ${arc ? 'the length of its arc' : 'its area'}?`,
        ...numeric(
          rational(whole, n),
          {
            'forgot-the-share': whole,
            'mixed-up-radius-and-diameter': rational(whole * (arc ? 2 : 4), n),
            'took-the-circumference': rational(arc ? r * r : 2 * r, n),
          },
          { show: unit(arc ? 'cm' : 'square cm', inPi) },
        ),
        hints: [
          `What part of a full turn of 360° is ${360 / n}°?`,
          `Take this part of the whole ${arc ? 'circumference' : 'area'}.`,
        ],
        explanation: `${360 / n}° is 1/${n} of a full turn. The whole circle has ${arc ? 'a circumference' : 'an area'} of ${whole}π. 1/${n} of that is ${inPi(rational(whole, n))}.`,
      };
    }),
  },
);

/** Circles. */
export const circleConcepts: Concept[] = [circles];
