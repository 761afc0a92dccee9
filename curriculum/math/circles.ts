import { crossed, numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain, unit } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { nonZero } from './upper-forms.ts';

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
        'one-unit-off': d.plus(2),
      },
      { show: unit(u, inPi) },
    ),
    explanation: `The circumference is π times the diameter, and the diameter is ${plain(d)} ${u}: ${inPi(d)} ${u}.`,
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
        'squared-next-radius': r.plus(1).times(r.plus(1)),
      },
      { show: unit(`square ${u}`, inPi) },
    ),
    explanation: `The area is π × r², with r = ${plain(r)}: ${inPi(area)} square ${u}.`,
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
      hints: [
        'Is the radius or the diameter given?',
        'Do you need the length around or the area?',
        'Put the radius in.',
      ],
      mends: {
        'mixed-up-radius-and-diameter': 'The diameter is two radii. Check which one is given.',
        'took-the-area': 'This is the number of the area. The question is about the length around.',
        'one-unit-off': 'You are two units off. Multiply once more.',
        'took-the-circumference': 'This is the number of the circumference. The area is π × r².',
        'forgot-to-square': 'The area squares the radius.',
        'squared-next-radius': 'Square the radius once more.',
        'forgot-the-share': 'Take only the part of the circle that the angle gives.',
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
            'squared-next-radius': r.plus(1),
            'took-the-area': fromArea ? r.times(r).over(2) : d.times(2),
          },
          { show: unit(u, plain) },
        ),
        explanation: fromArea
          ? `r² = ${plain(r.times(r))}, so r = ${plain(r)} ${u}.`
          : `The diameter is ${plain(d)} ${u}, and the radius is half of it: ${plain(r)} ${u}.`,
      };
    }),
    claim: form([1, 2], areaOf, 'claimed'),
    sector: form([2], (rng) => {
      const [n, r] = [rng.pick([2, 3, 4, 6]), rng.int(1, 5) * 12];
      const arc = rng.int(0, 1) === 1;
      const whole = arc ? 2 * r : r * r;
      return {
        question: `A sector of a circle has the radius ${r} cm and an angle of ${360 / n}°. What is ${arc ? 'the length of its arc' : 'its area'}?`,
        ...numeric(
          rational(whole, n),
          {
            'forgot-the-share': whole,
            'mixed-up-radius-and-diameter': rational(whole * (arc ? 2 : 4), n),
            'took-the-circumference': rational(arc ? r * r : 2 * r, n),
          },
          { show: unit(arc ? 'cm' : 'square cm', inPi) },
        ),
        explanation: `${360 / n}° is 1/${n} of a full turn, and all of it would be ${whole}π. So it is ${inPi(rational(whole, n))}.`,
      };
    }),
  },
);

const shifted = (letter: string, c: number): string => `(${letter} ${c < 0 ? '+' : '-'} ${Math.abs(c)})²`;
const equationOf = (h: number, k: number, r2: number): string =>
  `${shifted('x', h)} + ${shifted('y', k)} = ${r2}`;
const at = (x: number, y: number): string => `(${x}, ${y})`;

function center(rng: Rng, dial: Dial): Asked {
  const [h, k, r] = [nonZero(rng, 9), nonZero(rng, 9), rng.int(2, byLevel(dial, [9, 12, 15]))];
  const flip = rng.int(0, 1) === 1;
  return {
    question: `What are the center and the radius of the circle ${equationOf(h, k, r * r)}?`,
    ...crossed(
      { right: h, wrong: -h, mistake: 'lost-sign' },
      { right: r, wrong: flip ? r * r : r + 1, mistake: 'forgot-the-root' },
      (x, s) => `${at(x, x === h ? k : -k)}, radius ${s}`,
    ),
    explanation: `(x - h)² + (y - k)² = r² has the center (h, k). So it is ${at(h, k)}, and r = √${r * r} = ${r}.`,
  };
}

const circleEquations = formed(
  {
    ...info,
    id: 'math.geometry.circle-equation',
    title: 'Equation of a circle',
    grades: [9, 12],
    objectives: ['Write and read the equation of a circle'],
    keywords: [
      'equation of a circle',
      'conic sections',
      'circle in the coordinate plane',
      'center and radius',
    ],
    prerequisites: ['math.geometry.pythagoras', 'math.geometry.coordinates'],
    standards: ['HSG.GPE.A.1', 'HSG.GPE.B.4'],
    teaching: {
      idea:
        'All points of a circle have the same distance r from its center (h, k). By the Pythagorean theorem ' +
        '(x - h)² + (y - k)² = r².',
      caution: 'The signs turn: (x + 2)² belongs to a center with x = -2. The right side is r², not r.',
      hints: [
        'For which x is the first bracket 0?',
        'For which y is the second one 0?',
        'Take the root of the right side.',
      ],
      mends: {
        'lost-sign': 'The center makes both brackets 0. The signs turn.',
        'forgot-the-root': 'The right side is the square of the radius.',
        'misjudged-the-place':
          'Put the point in: less than r² is inside, equal is on the circle, more is outside.',
        'slip-in-squares': 'Square both differences and add them once more.',
        'kept-the-number': 'Complete both squares and add the same numbers on the right.',
      },
    },
  },
  {
    center: form([0, 1], center),
    write: form([0, 1, 2], (rng) => {
      const [h, k, r] = [nonZero(rng, 9), nonZero(rng, 9), rng.int(2, 12)];
      return {
        question: `A circle has the center ${at(h, k)} and the radius ${r}. What is its equation?`,
        ...crossed(
          { right: 1, wrong: -1, mistake: 'lost-sign' },
          {
            right: r * r,
            wrong: rng.pick([r, 2 * r, r * r + r].filter((v) => v !== r * r)),
            mistake: 'forgot-the-root',
          },
          (sign, v) => equationOf(sign * h, sign * k, v),
        ),
        explanation: `Put h = ${h}, k = ${k} and r² = ${r * r} in: ${equationOf(h, k, r * r)}.`,
      };
    }),
    place: form([0, 1, 2], (rng) => {
      const [h, k] = [nonZero(rng, 6), nonZero(rng, 6)];
      const [a, b, r] = rng.pick([
        [3, 4, 5],
        [6, 8, 10],
        [5, 12, 13],
        [4, 3, 5],
      ] as const);
      const [x, y] = [h + a * rng.pick([-1, 1]), k + b * rng.pick([-1, 1])];
      const right = rng.int(0, 2);
      const radius = [r, r + 1, r - 1][right] ?? r;
      const texts = ['on the circle', 'inside', 'outside'];
      const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
      return {
        question: `Where does the point ${at(x, y)} lie for the circle ${equationOf(h, k, radius * radius)}?`,
        answer: option(right),
        mistakes: [0, 1, 2]
          .filter((i) => i !== right)
          .map((i) => ({ name: 'misjudged-the-place', ...option(i) })),
        explanation: `The squared distance from the center is ${a * a} + ${b * b} = ${r * r}. Compare it with ${radius * radius}.`,
      };
    }),
    complete: form([1, 2], (rng) => {
      const [h, k, r] = [nonZero(rng, 6), nonZero(rng, 6), rng.int(2, 9)];
      const c = h * h + k * k - r * r;
      const term = (v: number, letter: string): string => `${v > 0 ? '-' : '+'} ${Math.abs(2 * v)}${letter}`;
      return {
        question: `What is the radius of the circle x² + y² ${term(h, 'x')} ${term(k, 'y')} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = 0?`,
        ...numeric(r, {
          'forgot-the-root': r * r,
          'slip-in-squares': r + rng.pick([-1, 1]),
          ...(c !== 0 && { 'kept-the-number': Math.abs(c) }),
        }),
        explanation: `Complete the squares: ${equationOf(h, k, r * r)}. So r = ${r}.`,
      };
    }),
    claim: form([2], center, 'claimed'),
  },
);

/** Circles. */
export const circleConcepts: Concept[] = [circles, circleEquations];
