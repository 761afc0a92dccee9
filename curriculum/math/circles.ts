import { numeric, worded } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { type Format, plain, unit } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { units } from './areas.ts';

const info = { subject: 'Math', category: 'Geometry' };

/** Formats a multiple of π: 9π, (9/4)π. */
export const inPi = (v: Rational): string =>
  v.isInteger() ? `${v.n === 1n ? '' : plain(v)}π` : `(${plain(v)})π`;

/** Draws a radius with a unit, and whether the wrong radius is its double or its half. */
function circle(rng: Rng, dial: Dial) {
  const base = rational(
    rng.pick([3, ...range(5, byLevel(dial, [15, 20, 30]))]),
    dial.level === 2 ? rng.pick([1, 2]) : 1,
  );
  const isDouble = rng.int(0, 1) === 1;
  // So the radius and the wrong one say nothing about which of them is right.
  const r = isDouble ? base : base.times(2);
  return { r, u: rng.pick(units), d: r.times(2), isDouble };
}

/** Returns choices for a circumference or an area: the radius right or wrong, and the formula right or wrong. */
function circleChoices(
  { r, isDouble }: ReturnType<typeof circle>,
  { byDiameter, isArea, show }: { byDiameter: boolean; isArea: boolean; show: Format },
) {
  const result = (radius: Rational, area: boolean): string =>
    show(area ? radius.times(radius) : radius.times(2));
  const wrong = isDouble ? r.times(2) : r.over(2);
  const given = plain(byDiameter ? r.times(2) : r);
  const ofRadius = isDouble
    ? byDiameter
      ? `You took ${given} as the radius; it is the diameter.`
      : `You took ${plain(wrong)} as the radius; that is the diameter.`
    : byDiameter
      ? `You halved ${given} twice; half of it is the radius.`
      : `You halved ${given}, but that is the radius already.`;
  return worded(result(r, isArea), {
    'mixed-up-radius-and-diameter': [result(wrong, isArea), ofRadius],
    'mixed-up-area-and-circumference': [
      result(r, !isArea),
      isArea
        ? 'This is the number of the circumference; the area is π × r².'
        : 'This is the number of the area; the question asks for the length around.',
    ],
    'mixed-up-radius-and-diameter and mixed-up-area-and-circumference': [result(wrong, !isArea), ofRadius],
  });
}

function around(rng: Rng, dial: Dial): Asked {
  const drawn = circle(rng, dial);
  const { r, u, d } = drawn;
  const byDiameter = rng.int(0, 1) === 1;
  return {
    question: `A circle has a ${byDiameter ? 'diameter' : 'radius'} of ${plain(byDiameter ? d : r)} ${u}. What is its circumference?`,
    ...circleChoices(drawn, { byDiameter, isArea: false, show: unit(u, inPi) }),
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
  const drawn = circle(rng, dial);
  const { r, u, d } = drawn;
  const byDiameter = dial.level > 0 && rng.int(0, 1) === 1;
  const area = r.times(r);
  return {
    question: `A circle has a ${byDiameter ? 'diameter' : 'radius'} of ${plain(byDiameter ? d : r)} ${u}. What is its area?`,
    ...circleChoices(drawn, { byDiameter, isArea: true, show: unit(`square ${u}`, inPi) }),
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
            'gave-the-diameter': [d, 'This is the diameter; the radius is half of it.'],
            ...(r.over(2).isInteger() && {
              'halved-twice': [r.over(2), 'You halved once too often.'] as const,
            }),
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
                  'doubled-instead': [d.times(2), 'You doubled the diameter; halve it.'] as const,
                }),
            ...Object.fromEntries(
              [-2, -1, 1, 2].map((steps) => {
                const wrong = r.plus(steps);
                const found = fromArea
                  ? `area is ${inPi(wrong.times(wrong))} square ${u}`
                  : `circumference is ${inPi(wrong.times(2))} ${u}`;
                return [
                  `tried-${steps}`,
                  [wrong, `With a radius of ${plain(wrong)} ${u} the ${found}.`] as const,
                ];
              }),
            ),
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
            'took-the-rest': [
              rational(whole * (n - 1), n),
              `This is the rest of the circle, without the part of ${360 / n}°.`,
            ],
            'compared-with-half-a-turn': [
              rational(whole * 2, n),
              `You compared ${360 / n}° with 180°; a full turn has 360°.`,
            ],
            'mixed-up-radius-and-diameter': arc
              ? [rational(r, n), 'You used the radius for the circumference; it is π times the diameter.']
              : [rational(whole * 4, n), 'You squared the diameter; square the radius.'],
            'mixed-up-arc-and-area': [
              rational(arc ? r * r : 2 * r, n),
              `You took a part of the ${arc ? 'area; the arc is a part of the circumference' : 'circumference; the question asks for the area'}.`,
            ],
            ...Object.fromEntries(
              [-12, 12].map((off) => {
                const other = r + off;
                return [
                  `radius-${off}`,
                  [
                    rational(arc ? 2 * other : other * Math.abs(other), n),
                    `This is for a radius of ${other} cm; here it is ${r} cm.`,
                  ] as const,
                ];
              }),
            ),
            'halved-the-part': [rational(whole, 2 * n), `You took half of the part of ${360 / n}°.`],
          },
          { show: unit(arc ? 'cm' : 'square cm', inPi) },
        ),
        hints: [
          `What part of a full turn of 360° is ${360 / n}°?`,
          `Take this part of the whole ${arc ? 'circumference' : 'area'}.`,
        ],
        explanation: `${360 / n}° is 1/${n} of a full turn. The whole circle has ${arc ? 'a circumference' : 'an area'} of ${inPi(rational(whole))}. 1/${n} of that is ${inPi(rational(whole, n))}.`,
      };
    }),
  },
);

/** Circles. */
export const circleConcepts: Concept[] = [circles];
