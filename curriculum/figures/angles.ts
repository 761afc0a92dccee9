import type { GridPoint, SymmetryForm } from '../figure-kinds.ts';
import type { FigureOf } from '../figure-types.ts';
import { numberSize, placed } from './axes.ts';
import { cut, placesOf, said, textWidth } from './fitted-text.ts';
import {
  around,
  arrowHead,
  circle,
  type Drawing,
  el,
  faint,
  haloed,
  ink,
  label,
  num,
  outline,
  scale,
  shade,
  strokes,
  through,
  tint,
  width,
} from './svg.ts';

type Point = readonly [x: number, y: number];

/** Draws angles side by side, counterclockwise from the ray to the right. */
export function drawAngle({ parts, protractor = false }: FigureOf<'angle'>): Drawing {
  const all = parts.reduce((sum, { degrees }) => sum + degrees, 0);
  const [cx, cy] = [width / 2, all > 180 ? 140 : 160];
  // The label of a narrow angle stands behind the tips of its rays.
  const hasNarrow = !protractor && parts.some(({ degrees, label: text }) => text && isNarrow(degrees));
  const long = hasNarrow ? 112 : all > 180 ? 124 : 140;
  // The bearing of a ray, clockwise from the top.
  const bearings = [90];
  for (const { degrees } of parts) bearings.push((bearings.at(-1) ?? 90) - degrees);
  const rays = bearings.map((bearing) => {
    const [x, y] = around(cx, cy, long, bearing);
    return (
      strokes(
        through([
          [cx, cy],
          [x, y],
        ]),
      ) + arrowHead(x, y, bearing)
    );
  });
  const arcs = parts.map(({ degrees, label: text = '' }, i) => {
    const [from, radius] = [bearings[i] ?? 90, 30 + (i % 2) * 8];
    const far = isNarrow(degrees) ? (protractor ? 92 : long + 20) : degrees < 50 ? 80 : 62;
    const shown = cut(text, 90);
    const [bisected, y] = around(cx, cy, far + (protractor ? 4 : 0), from - degrees / 2);
    const half = textWidth(shown) / 2 + 3;
    const x = Math.min(width - half, Math.max(half, bisected));
    return (
      (degrees === 90 ? corner(cx, cy, from) : arcOf(cx, cy, radius, from, degrees)) +
      haloed(x, y + 5, shown, { 'font-size': 15 })
    );
  });
  return {
    title: parts.length > 1 ? 'Angles at one corner' : 'An angle',
    description: describedAngles(parts, protractor),
    height: all > 180 ? 280 : 184,
    body: [protractor ? protractorAt(cx, cy) : '', ...arcs, ...rays, circle(cx, cy, 4)].join(''),
  };
}

const isNarrow = (degrees: number): boolean => degrees < 30;

function describedAngles(parts: FigureOf<'angle'>['parts'], protractor: boolean): string {
  const all = parts.reduce((sum, { degrees }) => sum + degrees, 0);
  const texts = parts.map(({ label: text }) => text || 'no label');
  const isAsked = texts.includes('?');
  return [
    parts.length > 1
      ? `Angles side by side at one corner. Their labels, counterclockwise from the right: ${said(texts)}.`
      : `An arc marks the angle between two rays. Its label: ${said(texts)}.`,
    // The whole would be told where it is asked.
    isAsked && all === 180 ? 'The outer rays make a straight line.' : '',
    isAsked && all === 90 ? 'The outer rays make a right angle.' : '',
    protractor ? 'A protractor lies on it, with degrees at its edge.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function arcOf(cx: number, cy: number, radius: number, from: number, degrees: number): string {
  if (degrees >= 360) return circle(cx, cy, radius, { fill: 'none', stroke: shade, 'stroke-width': 3 });
  const [start, end] = [around(cx, cy, radius, from), around(cx, cy, radius, from - degrees)];
  const d = `${through([start])}A${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 0 ${end.map(num).join(' ')}`;
  return strokes(d, { stroke: shade, 'stroke-width': 3 });
}

/** Draws the small square of a right angle. */
function corner(cx: number, cy: number, from: number): string {
  const d = through([
    around(cx, cy, 20, from),
    around(cx, cy, 28.28, from - 45),
    around(cx, cy, 20, from - 90),
  ]);
  return strokes(d, { stroke: shade, 'stroke-width': 3 });
}

/** Draws half a disc with a tick at each ten degrees, from the right. */
function protractorAt(cx: number, cy: number): string {
  const radius = 132;
  const ticks = Array.from({ length: 37 }, (_, i) => {
    const bearing = 90 - i * 5;
    return through([
      around(cx, cy, radius - (i % 2 === 0 ? 12 : 7), bearing),
      around(cx, cy, radius, bearing),
    ]);
  });
  const numbers = Array.from({ length: 10 }, (_, i) => i * 20).map((degrees) => {
    const [x, y] = around(cx, cy, radius - 23, 90 - degrees);
    return label(x, degrees % 180 === 0 ? y - 4 : y + 4, `${degrees}`);
  });
  return [
    el('path', {
      d: `M${cx - radius} ${cy}A${radius} ${radius} 0 0 1 ${cx + radius} ${cy}Z`,
      fill: '#f4f8fc',
      stroke: ink,
    }),
    strokes(ticks.join(''), { 'stroke-width': 1 }),
    scale(numbers, numberSize),
  ].join('');
}

/** Draws two parallel lines that a third one crosses. Labels go around the upper crossing, then the lower one. */
export function drawTransversal({ labels }: FigureOf<'transversal'>): Drawing {
  const crossings: Point[] = [
    [190, 60],
    [130, 140],
  ];
  const sides: Point[] = [
    [-8, -9],
    [22, -9],
    [10, 21],
    [-24, 21],
  ];
  const texts = labels.slice(0, 8).map((text, i) => {
    const [x, y] = crossings[Math.floor(i / 4)] ?? [0, 0];
    const [right, down] = sides[i % 4] ?? [0, 0];
    const anchor = right < 0 ? 'end' : 'start';
    return label(x + right, y + down, cut(text, 110), { 'text-anchor': anchor });
  });
  return {
    title: 'Parallel lines and a line across',
    description:
      `Two parallel lines, and a line that rises to the right and crosses both. ${atCrossing('upper', labels.slice(0, 4))} ${atCrossing('lower', labels.slice(4, 8))}`.trim(),
    height: 200,
    body: [
      strokes('M16 60H304M16 140H304M223.75 15L96.25 185'),
      strokes('M40 54l8 6l-8 6M40 134l8 6l-8 6'),
      ...texts,
    ].join(''),
  };
}

const quarters = ['upper left', 'upper right', 'lower right', 'lower left'];

/** Says where the labels of a crossing are. */
function atCrossing(which: string, labels: readonly string[]): string {
  const told = labels.flatMap((text, i) => (text === '' ? [] : [`${quarters[i]} ${said([text])}`]));
  return told.length > 0 ? `At the ${which} crossing: ${told.join(', ')}.` : '';
}

const corners: Record<Exclude<SymmetryForm, 'heart' | 'circle'>, readonly Point[]> = {
  arrow: [
    [160, 30],
    [220, 100],
    [185, 100],
    [185, 170],
    [135, 170],
    [135, 100],
    [100, 100],
  ],
  square: [
    [95, 35],
    [225, 35],
    [225, 165],
    [95, 165],
  ],
  rectangle: [
    [70, 50],
    [250, 50],
    [250, 150],
    [70, 150],
  ],
  parallelogram: [
    [100, 50],
    [270, 50],
    [220, 150],
    [50, 150],
  ],
  'isosceles-triangle': [
    [160, 30],
    [225, 170],
    [95, 170],
  ],
};

const heart =
  'M160 170C120 130 85 110 85 70C85 30 145 25 160 62C175 25 235 30 235 70C235 110 200 130 160 170Z';

/** Draws a shape with a dashed line through its middle. */
export function drawSymmetry({ form, line }: FigureOf<'symmetry'>): Drawing {
  const lines = {
    vertical: 'M160 8V192',
    horizontal: 'M30 100H290',
    // Through opposite corners of the shape, where it has them.
    diagonal:
      form === 'rectangle'
        ? 'M43 35L277 165'
        : form === 'parallelogram'
          ? 'M20 163L300 37'
          : 'M72 12L248 188',
  };
  return {
    title: 'A shape and a dashed line',
    description: `A dashed ${line} line goes through the middle of ${form === 'arrow' || form === 'isosceles-triangle' ? 'an' : 'a'} ${form === 'arrow' ? 'arrow that points up' : form.replace('-', ' ')}.`,
    height: 200,
    body: shapeOf(form) + strokes(lines[line], { 'stroke-width': 3, 'stroke-dasharray': '9 6' }),
  };
}

function shapeOf(form: SymmetryForm): string {
  const look = { fill: tint, stroke: ink, 'stroke-width': 2 };
  if (form === 'circle') return circle(160, 100, 74, look);
  return form === 'heart' ? el('path', { d: heart, ...look }) : outline(corners[form]);
}

/** Draws a shape and its image on a grid with axes. */
export function drawTransformation(figure: FigureOf<'transformation'>): Drawing {
  const {
    shape,
    image,
    span: [from, to],
    mirror,
  } = figure;
  const margin = 28;
  const x = placed({ from, to, step: 1 }, margin, width - 16, 24);
  const y = placed({ from, to, step: 1 }, width - margin, 16, 18);
  const at = ({ x: across, y: up }: GridPoint): [number, number] => [x.at(across), y.at(up)];
  const grid = x.ticks.map(
    (value) => `M${num(x.at(value))} 16V${width - margin}M${margin} ${num(y.at(value))}H${width - 16}`,
  );
  const zero = Math.min(to, Math.max(from, 0));
  const numbers = x.labelled.flatMap((value) => [
    label(x.at(value), width - 10, `${value}`),
    label(margin - 4, y.at(value) + 4, `${value}`, { 'text-anchor': 'end' }),
  ]);
  return {
    title: 'A shape and its image on a grid',
    description: `A grid with an x-axis and a y-axis. The corners of a filled shape: ${placesOf(shape)}. The corners of its dashed image: ${placesOf(image)}.${mirror ? ` A thick dashed line, the mirror, goes through ${placesOf(mirror)}.` : ''}`,
    height: width,
    body: [
      strokes(grid.join(''), { stroke: faint, 'stroke-width': 1 }),
      strokes(`M${margin} ${num(y.at(zero))}H${width - 16}M${num(x.at(zero))} 16V${width - margin}`),
      scale(numbers, numberSize),
      outline(shape.map(at)),
      strokes(`${through(image.map(at))}Z`, {
        stroke: '#b5482a',
        'stroke-width': 3,
        'stroke-dasharray': '6 4',
      }),
      mirror
        ? strokes(through(mirror.map(at)), { stroke: shade, 'stroke-width': 5, 'stroke-dasharray': '9 5' })
        : '',
    ].join(''),
  };
}
