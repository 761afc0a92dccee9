import { numeric } from '../choices.ts';
import { factual } from '../facts.ts';
import { type Figure, quadrilateralForms } from '../figure-types.ts';
import { rational } from '../rational.ts';
import { byLevel, listed, range, sampled, toLevel } from '../templates.ts';
import { capitalize, unit, whole, withArticle } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };
const units = ['cm', 'm', 'in', 'ft'] as const;

/** Plane shapes with their numbers of sides. */
const polygons: readonly [name: string, sides: number][] = [
  ['triangle', 3],
  ['square', 4],
  ['rectangle', 4],
  ['rhombus', 4],
  ['trapezoid', 4],
  ['pentagon', 5],
  ['hexagon', 6],
  ['heptagon', 7],
  ['octagon', 8],
  ['nonagon', 9],
  ['decagon', 10],
];

/** Returns the figure of a named shape. Its name matters, since four sides alone would be drawn as a square. */
function polygon(name: string, sides: number): Figure {
  const form = quadrilateralForms.find((each) => each === name);
  return { kind: 'polygon', sides, ...(form && { form }) };
}

const shapes = listed(
  {
    ...info,
    id: 'math.geometry.shapes',
    title: 'Sides and corners',
    grades: [0, 3],
    objectives: ['Count sides and corners of shapes'],
    keywords: ['shapes', 'sides', 'corners', 'triangle', 'square', 'polygons', 'flat shapes'],
    prerequisites: ['math.counting.objects'],
  },
  {
    items: polygons.flatMap(([name, sides]) => ['sides', 'corners'].map((part) => ({ name, sides, part }))),
    key: ({ name, part }) => `${part} ${name}`,
    level: ({ sides }) => toLevel(sides <= 4 ? 0 : sides <= 6 ? 1 : 2),
    draw: ({ name, sides, part }) => ({
      question: `Think of a shape. It is ${withArticle(name)}. How many ${part} does it have?`,
      ...numeric(sides, {
        'skipped-one': sides - 1,
        'counted-one-twice': sides + 1,
        'doubled-the-count': sides * 2,
        'two-too-many': sides + 2,
      }),
      explanation: `${capitalize(withArticle(name))} has ${sides} sides and ${sides} corners.`,
      figure: polygon(name, sides),
    }),
  },
);

const solids = factual(
  {
    ...info,
    id: 'math.geometry.solids',
    title: 'Solid shapes',
    grades: [2, 6],
    objectives: ['Know faces, edges and corners of solids'],
    keywords: ['solid shapes', '3d shapes', 'faces', 'edges', 'vertices', 'cube', 'pyramid', 'prism'],
    prerequisites: ['math.geometry.shapes'],
  },
  (
    [
      ['cube', 6, 12, 8],
      ['box with six flat sides', 6, 12, 8],
      ['pyramid with a square base', 5, 8, 5],
      ['pyramid with a triangle base', 4, 6, 4],
      ['prism with triangle ends', 5, 9, 6],
      ['prism with hexagon ends', 8, 18, 12],
      ['prism with pentagon ends', 7, 15, 10],
      ['pyramid with a hexagon base', 7, 12, 7],
    ] as const
  ).flatMap(([name, faces, edges, corners], i) =>
    (
      [
        ['faces', faces],
        ['edges', edges],
        ['corners', corners],
      ] as const
    ).map(([part, n]) => ({
      question: `Think of a solid. It is a ${name}. How many ${part} does it have?`,
      answer: `${n}`,
      explanation: `Count them on a ${name}. There are ${n} ${part}.`,
      level: toLevel(i < 2 ? 0 : i < 4 ? 1 : 2),
      wrong: [faces, edges, corners, n + 1, n + 2, n - 1].map(String),
    })),
  ),
);

const perimeter = sampled(
  {
    ...info,
    id: 'math.geometry.perimeter',
    title: 'Perimeter',
    grades: [3, 6],
    objectives: ['Find the distance around a shape'],
    keywords: ['perimeter', 'distance around', 'rectangle', 'around a shape'],
    prerequisites: ['math.geometry.shapes', 'math.addition.within-100'],
  },
  (rng, dial) => {
    const u = rng.pick(units);
    const [w, h] = rng.pair(range(2, byLevel(dial, [50, 60, 120])));
    const back = dial.level > 0 && rng.int(0, 1) === 1;
    const around = 2 * (w + h);
    return {
      key: `${back ? 'side' : 'around'} ${Math.min(w, h)} ${Math.max(w, h)} ${back ? w : ''}${u}`,
      question: back
        ? `A rectangle has a perimeter of ${around} ${u}. It is ${w} ${u} long. How wide is it?`
        : `A rectangle is ${w} ${u} long and ${h} ${u} wide. What is its perimeter?`,
      ...numeric(
        back ? h : around,
        back
          ? {
              'subtracted-one-side': around - w,
              'subtracted-both-but-not-halved': around - 2 * w,
              'divided-by-side': rational(around, w).round(),
              'halved-only': w + h,
            }
          : {
              'added-two-sides-only': w + h,
              'found-area': w * h,
              'added-three-sides': 2 * w + h,
              'added-other-three-sides': w + 2 * h,
            },
        { show: unit(u) },
      ),
      explanation: back
        ? `Half of ${around} is ${w + h}. ${w + h} - ${w} = ${h}.`
        : `Add all four sides: ${w} + ${h} + ${w} + ${h} = ${around}.`,
      figure: { kind: 'rectangle', width: w, height: h, unit: u, ...(back && { asked: 'height' }) },
    };
  },
);

const areaRectangle = sampled(
  {
    ...info,
    id: 'math.geometry.area-rectangle',
    title: 'Area of rectangles',
    grades: [3, 7],
    objectives: ['Find the area of a rectangle'],
    keywords: ['area', 'rectangle', 'area of a rectangle', 'square units'],
    prerequisites: ['math.multiplication.facts'],
  },
  (rng, dial) => {
    const u = rng.pick(units);
    const [w, h] = rng.pair(range(2, byLevel(dial, [30, 40, 60])));
    return {
      key: `area ${Math.min(w, h)} ${Math.max(w, h)} ${u}`,
      question: `A rectangle is ${w} ${u} long and ${h} ${u} wide. What is its area?`,
      ...numeric(
        w * h,
        {
          'found-perimeter': 2 * (w + h),
          'added-sides': w + h,
          'one-row-too-few': w * (h - 1),
          'one-row-too-many': w * (h + 1),
        },
        { show: unit(`square ${u}`) },
      ),
      explanation: `${h} rows of ${w} squares: ${w} × ${h} = ${whole(w * h)}.`,
      figure: { kind: 'rectangle', width: w, height: h, unit: u },
    };
  },
);

const areaTriangle = sampled(
  {
    ...info,
    id: 'math.geometry.area-triangle',
    title: 'Area of triangles',
    grades: [5, 9],
    objectives: ['Find the area of a triangle from base and height'],
    keywords: ['area of a triangle', 'triangle', 'area', 'base and height'],
    prerequisites: ['math.geometry.area-rectangle'],
  },
  (rng, dial) => {
    const u = rng.pick(units);
    const [b, h] = [
      rng.int(2, byLevel(dial, [20, 30, 60])) * byLevel(dial, [2, 2, 1]),
      rng.int(2, byLevel(dial, [40, 50, 60])),
    ];
    const area = rational(b * h, 2);
    return {
      key: `area ${b} ${h} ${u}`,
      question: `A triangle has a base of ${b} ${u} and a height of ${h} ${u}. What is its area?`,
      ...numeric(
        area,
        {
          'forgot-half': b * h,
          'added-instead': b + h,
          'halved-the-sum': rational(b + h, 2),
          'halved-twice': rational(b * h, 4),
        },
        { show: unit(`square ${u}`) },
      ),
      explanation: `Half of ${b} × ${h} = ${whole(b * h)} is the area.`,
      figure: { kind: 'triangle', base: b, height: h, unit: u },
    };
  },
);

const volume = sampled(
  {
    ...info,
    id: 'math.geometry.volume',
    title: 'Volume of boxes',
    grades: [5, 9],
    objectives: ['Find the volume of a rectangular box'],
    keywords: ['volume', 'box', 'rectangular prism', 'cubic units', 'cuboid'],
    prerequisites: ['math.geometry.area-rectangle', 'math.multiplication.multi-digit'],
  },
  (rng, dial) => {
    const u = rng.pick(units);
    const top = byLevel(dial, [12, 18, 30]);
    const [a, b, c] = [rng.int(2, top), rng.int(2, top), rng.int(2, top)];
    return {
      key: `volume ${[a, b, c].sort((x, y) => x - y).join(' ')} ${u}`,
      question: `A box is ${a} ${u} long, ${b} ${u} wide and ${c} ${u} high. What is its volume?`,
      ...numeric(
        a * b * c,
        {
          'added-sides': a + b + c,
          'found-surface': 2 * (a * b + b * c + a * c),
          'found-base-only': a * b,
          'one-layer-too-many': a * b * (c + 1),
        },
        { show: unit(`cubic ${u}`) },
      ),
      explanation: `${a} × ${b} = ${a * b} is one layer. ${c} layers make ${whole(a * b * c)}.`,
    };
  },
);

const surface = sampled(
  {
    ...info,
    id: 'math.geometry.surface-area',
    title: 'Surface area of boxes',
    grades: [6, 10],
    objectives: ['Find the surface area of a rectangular box'],
    keywords: ['surface area', 'box', 'cuboid', 'rectangular prism'],
    prerequisites: ['math.geometry.volume'],
  },
  (rng, dial) => {
    const u = rng.pick(units);
    const top = byLevel(dial, [12, 18, 30]);
    const [a, b, c] = [rng.int(2, top), rng.int(2, top), rng.int(2, top)];
    const total = 2 * (a * b + b * c + a * c);
    return {
      key: `surface ${[a, b, c].sort((x, y) => x - y).join(' ')} ${u}`,
      question: `A box is ${a} ${u} long, ${b} ${u} wide and ${c} ${u} high. What is its surface area?`,
      ...numeric(
        total,
        {
          'counted-three-faces': total / 2,
          'found-volume': a * b * c,
          'forgot-top': total - a * b,
          'forgot-sides': 2 * a * b + 2 * b * c,
        },
        { show: unit(`square ${u}`), slip: 2 },
      ),
      explanation: `Two faces each of ${a * b}, ${b * c} and ${a * c}: in all ${whole(total)}.`,
    };
  },
);

/** Shapes, solids, areas and volumes. */
export const shapesAndSizes: Concept[] = [
  shapes,
  solids,
  perimeter,
  areaRectangle,
  areaTriangle,
  volume,
  surface,
];
