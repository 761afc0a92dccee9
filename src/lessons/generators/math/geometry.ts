import { numeric, worded } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import { byLevel, listed, range, sampled, toLevel } from '../templates.ts';
import { count, decimal, list, plain, unit, whole } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };
const units = ['cm', 'm', 'in', 'ft'] as const;

const angles = sampled(
  {
    ...info,
    id: 'math.geometry.angles',
    title: 'Finding angles',
    grades: [4, 9],
    objectives: ['Find missing angles at a right angle, on a line, around a point and in a triangle'],
    keywords: ['angles', 'missing angles', 'complementary', 'supplementary', 'triangle angles', 'angle sum'],
    prerequisites: ['math.subtraction.multi-digit'],
  },
  (rng, dial) => {
    const kinds = [
      { total: 90, parts: 1, stem: 'make a right angle' },
      { total: 180, parts: 1, stem: 'make a straight line' },
      { total: 360, parts: 2, stem: 'make a full turn' },
      { total: 180, parts: 2, stem: 'are the angles of a triangle' },
      { total: 360, parts: 3, stem: 'are the angles of a shape with four sides' },
    ];
    const kind = rng.pick(byLevel(dial, [kinds.slice(0, 4), kinds.slice(1, 4), kinds.slice(2)]));
    const share = Math.floor((kind.total - 5) / kind.parts);
    const known = Array.from({ length: kind.parts }, () => rng.int(5, Math.min(share - 2, 170)));
    const sum = known.reduce((a, b) => a + b, 0);
    const answer = kind.total - sum;
    const other = kind.total === 180 ? 360 : 180;
    return {
      key: `${kind.stem} ${known.toSorted((a, b) => a - b).join(' ')}`,
      question: `${kind.parts + 1} angles ${kind.stem}. ${kind.parts === 1 ? 'One is' : 'The others are'} ${list(known.map((a) => `${a}°`))}. How large is the ${kind.parts === 1 ? 'other' : 'last'}?`,
      ...numeric(
        answer,
        {
          'used-wrong-total': Math.abs(other - sum),
          'gave-sum-of-known': sum,
          'slip-of-ten': answer + 10,
          'other-slip-of-ten': answer - 10,
        },
        { show: (r) => `${r}°` },
      ),
      explanation: `They add up to ${kind.total}°. ${kind.total} - ${sum} = ${answer}.`,
    };
  },
);

const polygonAngles = listed(
  {
    ...info,
    id: 'math.geometry.polygon-angles',
    title: 'Angles of polygons',
    grades: [7, 11],
    objectives: ['Find the angle sum of a polygon and the angles of a regular one'],
    keywords: ['polygon angles', 'interior angles', 'regular polygons', 'angle sum', 'exterior angles'],
    prerequisites: ['math.geometry.angles', 'math.multiplication.multi-digit'],
  },
  {
    items: range(3, 60).flatMap((n) =>
      (360 % n === 0 ? ['sum', 'interior', 'exterior'] : ['sum']).map((ask) => ({ n, ask })),
    ),
    key: ({ n, ask }) => `${ask} ${n}`,
    level: ({ n, ask }) => toLevel((ask === 'sum' ? 0 : 1) + (n > 12 ? 1 : 0)),
    draw: ({ n, ask }) => {
      const sum = (n - 2) * 180;
      const answer = ask === 'sum' ? sum : ask === 'interior' ? sum / n : 360 / n;
      const stem =
        ask === 'sum'
          ? `What is the sum of the interior angles of a polygon with ${n} sides?`
          : `How large is each ${ask} angle of a regular polygon with ${n} sides?`;
      return {
        question: stem,
        ...numeric(
          answer,
          {
            'forgot-minus-two': ask === 'sum' ? n * 180 : rational(180).minus(rational(180, n)).plus(10),
            'subtracted-one-only': ask === 'sum' ? (n - 1) * 180 : rational((n - 1) * 180, n).round(),
            'mixed-up-inside-and-outside':
              ask === 'interior'
                ? 360 / n
                : 180 - 360 / n > 0
                  ? rational(180).minus(rational(360, n)).round()
                  : 90,
            'one-triangle-too-few': ask === 'sum' ? (n - 3) * 180 : answer + 6,
          },
          { show: (r) => `${decimal(r)}°`, slip: 4 },
        ),
        explanation:
          ask === 'exterior'
            ? `The exterior angles make a full turn: 360 ÷ ${n} = ${answer}.`
            : `It splits into ${count(n - 2, 'triangle')}: ${n - 2} × 180 = ${whole(sum)}.${ask === 'interior' ? ` Divided by ${n} that is ${answer}.` : ''}`,
        // With more corners it would look like a circle.
        ...(n <= 12 ? { figure: { kind: 'polygon', sides: n } as const } : {}),
      };
    },
  },
);

/** Formats a multiple of π: 9π, (9/4)π. */
const inPi = (v: Rational): string => (v.isInteger() ? `${plain(v)}π` : `(${plain(v)})π`);

const circles = sampled(
  {
    ...info,
    id: 'math.geometry.circles',
    title: 'Circles',
    grades: [7, 11],
    objectives: ['Find circumference and area of a circle in terms of π'],
    keywords: ['circles', 'circle', 'circumference', 'area of a circle', 'pi', 'radius', 'diameter'],
    prerequisites: ['math.decimals.multiply', 'math.exponents.powers'],
  },
  (rng, dial) => {
    const u = rng.pick(units);
    const r = rational(rng.int(2, byLevel(dial, [130, 150, 200])), byLevel(dial, [1, 1, 2]));
    const area = rng.int(0, 1) === 1;
    const fromDiameter = dial.level > 0 && rng.int(0, 1) === 1;
    const answer = area ? r.times(r) : r.times(2);
    const given = fromDiameter ? r.times(2) : r;
    const show = unit(area ? `square ${u}` : u, (v) => inPi(v));
    return {
      key: `${area ? 'area' : 'around'} ${fromDiameter ? 'd' : 'r'} ${given} ${u}`,
      question: `A circle has a ${fromDiameter ? 'diameter' : 'radius'} of ${plain(given)} ${u}. What is its ${area ? 'area' : 'circumference'}?`,
      ...numeric(
        answer,
        {
          'mixed-up-area-and-circumference': area ? r.times(2) : r.times(r),
          'forgot-to-double-or-square': r,
          'mixed-up-radius-and-diameter': area ? r.times(r).times(4) : r.times(4),
          'halved-instead': answer.over(2),
        },
        { show },
      ),
      explanation: `${area ? 'Area = π × r²' : 'Circumference = 2 × π × r'} with r = ${plain(r)}: ${inPi(answer)}.`,
    };
  },
);

/** Pythagorean triples in lowest terms. */
const triples: readonly (readonly [number, number, number])[] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
  [9, 40, 41],
  [28, 45, 53],
  [11, 60, 61],
  [16, 63, 65],
  [33, 56, 65],
  [48, 55, 73],
  [13, 84, 85],
  [36, 77, 85],
  [39, 80, 89],
  [65, 72, 97],
];

const pythagoras = sampled(
  {
    ...info,
    id: 'math.geometry.pythagoras',
    title: 'Pythagorean theorem',
    grades: [8, 11],
    objectives: ['Find a side of a right triangle'],
    keywords: ['pythagorean theorem', 'pythagoras', 'right triangle', 'hypotenuse'],
    prerequisites: ['math.roots.square'],
  },
  (rng, dial) => {
    const u = rng.pick(units);
    const triple = rng.pick(triples.slice(0, byLevel(dial, [12, 12, 16])));
    const k = rng.int(1, byLevel(dial, [15, 15, 20]));
    const [a = 3, b = 4, c = 5] = triple.map((side) => side * k);
    const askLong = dial.level === 0 || rng.int(0, 1) === 1;
    const [x, y, answer] = askLong ? [a, b, c] : [c, a, b];
    return {
      key: `${askLong ? 'long' : 'leg'} ${a} ${b} ${u}`,
      question: askLong
        ? `A right triangle has legs of ${x} ${u} and ${y} ${u}. How long is the hypotenuse?`
        : `A right triangle has a hypotenuse of ${x} ${u} and a leg of ${y} ${u}. How long is the other leg?`,
      ...numeric(
        answer,
        {
          'added-sides': x + y,
          'subtracted-sides': Math.abs(x - y),
          'one-too-many': answer + 1,
          'one-too-few': answer - 1,
        },
        { show: unit(u) },
      ),
      explanation: askLong
        ? `${whole(x * x)} + ${whole(y * y)} = ${whole(answer ** 2)}, the square of ${answer}.`
        : `${whole(x * x)} - ${whole(y * y)} = ${whole(answer ** 2)}, the square of ${answer}.`,
      figure: {
        kind: 'right-triangle',
        base: a,
        height: b,
        hypotenuse: c,
        unit: u,
        asked: askLong ? 'hypotenuse' : 'height',
      },
    };
  },
);

const trigonometry = sampled(
  {
    ...info,
    category: 'Trigonometry',
    id: 'math.trigonometry.ratios',
    title: 'Sine, cosine and tangent',
    grades: [9, 12],
    objectives: ['Find trigonometric ratios in a right triangle'],
    keywords: ['trigonometry', 'sine', 'cosine', 'tangent', 'sin cos tan', 'soh cah toa'],
    prerequisites: ['math.geometry.pythagoras', 'math.fractions.simplify'],
  },
  (rng, dial) => {
    const k = rng.int(1, byLevel(dial, [12, 12, 15]));
    const [a = 3, b = 4, long = 5] = rng.pick(triples).map((side) => side * k);
    const [opposite, adjacent] = rng.pair([a, b]);
    const name = rng.pick(['sin', 'cos', 'tan'] as const);
    const ratios = {
      sin: rational(opposite, long),
      cos: rational(adjacent, long),
      tan: rational(opposite, adjacent),
    };
    return {
      key: `${name} ${opposite} ${adjacent}`,
      question: `In a right triangle the side opposite angle A is ${opposite}, the side next to it is ${adjacent}, and the hypotenuse is ${long}. What is ${name} A?`,
      ...numeric(ratios[name], {
        'took-sine': ratios.sin,
        'took-cosine': ratios.cos,
        'took-tangent': ratios.tan,
        'inverted-fraction': ratios[name].power(-1),
      }),
      explanation: `sin is opposite ÷ hypotenuse, cos is next side ÷ hypotenuse, tan is opposite ÷ next side. Here: ${plain(ratios[name])}.`,
      figure: { kind: 'right-triangle', base: adjacent, height: opposite, hypotenuse: long, angle: 'A' },
    };
  },
);

const coordinates = sampled(
  {
    ...info,
    id: 'math.geometry.coordinates',
    title: 'The coordinate plane',
    grades: [5, 9],
    objectives: ['Move and mirror points on a grid'],
    keywords: [
      'coordinates',
      'coordinate plane',
      'points',
      'reflection',
      'translation',
      'grid',
      'ordered pairs',
    ],
  },
  (rng, dial) => {
    const low = byLevel(dial, [1, -9, -15]);
    const [x, y] = [rng.int(low, 15) || 3, rng.int(low, 15) || 4];
    const [dx, dy] = [rng.int(1, 8), rng.int(1, 8)];
    const mirror = dial.level > 0 && rng.int(0, 1) === 1;
    const overX = rng.int(0, 1) === 1;
    const at = (a: number, b: number): string => `(${a}, ${b})`;
    const answer = mirror ? (overX ? at(x, -y) : at(-x, y)) : at(x + dx, y + dy);
    return {
      key: mirror ? `mirror ${overX} ${x} ${y}` : `move ${x} ${y} ${dx} ${dy}`,
      question: mirror
        ? `The point ${at(x, y)} is reflected over the ${overX ? 'x' : 'y'}-axis. Where does it land?`
        : `Start at ${at(x, y)}. Go ${dx} right and ${dy} up. Where are you?`,
      ...worded(
        answer,
        mirror
          ? {
              'used-other-axis': overX ? at(-x, y) : at(x, -y),
              'turned-both-signs': at(-x, -y),
              'swapped-coordinates': at(y, x),
              'moved-by-one': at(x, y + 1),
            }
          : {
              'swapped-right-and-up': at(x + dy, y + dx),
              'went-left': at(x - dx, y + dy),
              'went-down': at(x + dx, y - dy),
              'swapped-coordinates': at(y + dy, x + dx),
            },
      ),
      explanation: mirror
        ? `Over the ${overX ? 'x-axis only y' : 'y-axis only x'} changes its sign: ${answer}.`
        : `Right adds to x and up adds to y: ${answer}.`,
      figure: { kind: 'coordinate-grid', points: [{ x, y }], span: dial.level === 0 ? [0, 25] : [-25, 25] },
    };
  },
);

/** Angles, circles, triangles and the plane. */
export const geometry: Concept[] = [angles, coordinates, circles, polygonAngles, pythagoras, trigonometry];
