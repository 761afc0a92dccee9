import type { MapSign } from '../figure-kinds.ts';
import type { FigureOf } from '../figure-types.ts';
import { numberSize } from './axes.ts';
import { said, short, textWidth } from './fitted-text.ts';
import {
  around,
  arrowHead,
  circle,
  type Drawing,
  el,
  haloed,
  ink,
  label,
  num,
  outline,
  paper,
  scale,
  shade,
  strokes,
  through,
  tint,
  width,
} from './svg.ts';
import { resized } from './thing-shapes.ts';

/** Maps of places that nobody takes for real ones: no coast, no border. */

const land = '#eef4e2';

/** Signs around the point 0 0, at most 10 pixels away from it. */
const signs: Record<MapSign, { fill: string; shape: string; details?: string }> = {
  tree: { fill: '#7fb36a', shape: 'm0 -10l8 13h-16z', details: 'm0 3v6' },
  pond: { fill: '#8fbfe6', shape: 'm-10 0c0 -9 20 -9 20 0c0 9 -20 9 -20 0z' },
  tent: { fill: '#f0a35e', shape: 'm0 -8l10 16h-20z', details: 'm0 -1l4 9m-4 -9l-4 9' },
  well: { fill: '#c9ccd1', shape: 'm-7 1h14v8h-14z', details: 'm-9 -3l9 -6l9 6m-14 0v4m10 -4v4' },
  hut: { fill: '#e9cfa6', shape: 'm-8 -1l8 -8l8 8v9h-16z', details: 'm-2.5 8v-6h5v6' },
  flag: { fill: '#f2c14e', shape: 'm-5 -10l14 5l-14 5z', details: 'm-5 -10v19' },
  dot: {
    fill: '#d64541',
    shape: 'm-6 0c0 -3.3 2.7 -6 6 -6c3.3 0 6 2.7 6 6c0 3.3 -2.7 6 -6 6c-3.3 0 -6 -2.7 -6 -6z',
  },
};

function signAt(sign: MapSign, x: number, y: number, radius: number): string {
  const { fill, shape, details } = signs[sign];
  const at = `M${num(x)} ${num(y)}`;
  return (
    el('path', { d: at + resized(shape, radius), fill, stroke: ink, 'stroke-width': 1.5 }) +
    (details ? strokes(at + resized(details, radius), { 'stroke-width': 1.5 }) : '')
  );
}

const letter = (column: number): string => String.fromCharCode(64 + column);

/** Draws a map in squares, with letters below, numbers at the left, and a key of its signs. */
export function drawMapGrid({ size, marks }: FigureOf<'map-grid'>): Drawing {
  const cell = Math.min(40, 280 / size);
  const [left, top] = [(width + 14 - cell * size) / 2, 8];
  const [right, bottom] = [left + cell * size, top + cell * size];
  const lines = Array.from({ length: size + 1 }, (_, i) => {
    return `M${num(left + i * cell)} ${top}V${num(bottom)}M${num(left)} ${num(top + i * cell)}H${num(right)}`;
  });
  const names = Array.from({ length: size }, (_, i) => [
    label(left + (i + 0.5) * cell, bottom + 16, letter(i + 1)),
    label(left - 6, bottom - (i + 0.5) * cell + 4, `${i + 1}`, { 'text-anchor': 'end' }),
  ]).flat();
  const pitch = (width - 16) / Math.max(1, marks.length);
  const key = marks.map(({ sign, name }, i) => {
    const x = 8 + (i + 0.5) * pitch - Math.min(pitch - 30, textWidth(name, 13)) / 2;
    return (
      signAt(sign, x - 4, bottom + 38, 9) +
      short(x + 12, bottom + 43, name, { across: pitch - 30, anchor: 'start' })
    );
  });
  return {
    title: 'A map with squares',
    description: `Letters A to ${letter(size)} go right, and numbers 1 to ${size} go up. ${marks.map(({ name, column, row }) => `In ${letter(column)}${row}: ${said([name])}.`).join(' ')}`,
    height: Math.ceil(bottom + 56),
    body: [
      el('rect', { x: left, y: top, width: cell * size, height: cell * size, fill: land }),
      strokes(lines.join(''), { 'stroke-width': 1 }),
      scale(names, numberSize),
      ...marks.map(({ sign, column, row }) =>
        signAt(sign, left + (column - 0.5) * cell, bottom - (row - 0.5) * cell, cell * 0.36),
      ),
      ...key,
    ].join(''),
  };
}

const [mapLeft, mapTop, mapWide, mapTall] = [8, 8, width - 16, 200];

/** Draws places on a map with a north arrow, roads with labels, and a scale. */
export function drawMap({ places, roads = [], scale: measure }: FigureOf<'map'>): Drawing {
  const at = (name: string): [number, number] => {
    const { x = 50, y = 50 } = places.find((place) => place.name === name) ?? {};
    return [mapLeft + (x / 100) * mapWide, mapTop + mapTall - (y / 100) * mapTall];
  };
  const drawnRoads = roads.map(({ from, to, label: text }) => {
    const [start, end] = [at(from), at(to)];
    return { line: through([start, end]), text: roadLabel(start, end, text) };
  });
  const [first] = roads;
  const [a, b] = first ? [at(first.from), at(first.to)] : [at(''), at('')];
  const bar = (measure?.share ?? 0) * Math.hypot(a[0] - b[0], a[1] - b[1]);
  const floor = mapTop + mapTall + 22;
  return {
    title: 'A map',
    description: [
      `A map with an arrow N that points up. Places: ${places.map((place) => `${said([place.name])} ${whereOn(place)}`).join(', ')}.`,
      ...roads.map(
        ({ from, to, label: text }) =>
          `The road from ${said([from])} to ${said([to])} has the label ${said([text])}.`,
      ),
      measure ? `The scale: ${said([measure.label])}.` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    height: measure ? floor + 14 : mapTop + mapTall + 8,
    body: [
      el('rect', { x: mapLeft, y: mapTop, width: mapWide, height: mapTall, fill: land, stroke: ink }),
      northArrow(width - 30, 44),
      strokes(drawnRoads.map(({ line }) => line).join(''), { stroke: '#b5482a', 'stroke-width': 3 }),
      ...drawnRoads.map(({ text }) => text),
      ...places.map(({ name }) => {
        const [x, y] = at(name);
        const half = textWidth(name, 13) / 2 + 2;
        const inside = Math.min(width - 12 - half, Math.max(12 + half, x));
        return (
          circle(x, y, 5, { fill: shade, stroke: ink }) + haloed(inside, y - 11, name, { 'font-size': 13 })
        );
      }),
      measure ? scaleBar(measure.label, bar, floor) : '',
    ].join(''),
  };
}

/** Draws the label of a road below a level road, and else beside its upper side. */
function roadLabel(
  [x, y]: readonly [number, number],
  [endX, endY]: readonly [number, number],
  text: string,
): string {
  const [middleX, middleY, half] = [(x + endX) / 2, (y + endY) / 2, textWidth(text, 14) / 2];
  const rise = (y - endY) * Math.sign(endX - x);
  if (Math.abs(rise) < 10) return haloed(middleX, middleY + 22, text, { 'font-size': 14 });
  const beside = middleX + (rise > 0 ? -1 : 1) * (half + 10);
  const inside = Math.min(width - 12 - half, Math.max(12 + half, beside));
  return haloed(inside, middleY - 6, text, { 'font-size': 14 });
}

/** Says in which part of a map a place is. */
function whereOn({ x, y }: { x: number; y: number }): string {
  const [across, up] = [x < 40 ? 'left' : x > 60 ? 'right' : '', y < 40 ? 'bottom' : y > 60 ? 'top' : ''];
  return across === '' && up === ''
    ? 'in the middle'
    : `at the ${[up, across].filter((part) => part !== '').join(' ')}`;
}

function northArrow(x: number, y: number): string {
  return strokes(`M${x} ${y + 14}V${y - 10}`) + arrowHead(x, y - 18, 0, 12) + scale([label(x, y - 22, 'N')]);
}

function scaleBar(text: string, bar: number, y: number): string {
  const start = mapLeft + 4;
  const line = `M${start} ${y - 10}v10h${num(bar)}v-10`;
  return (
    (bar > 0 ? strokes(line) : '') +
    short(start + (bar > 0 ? bar + 10 : 0), y, text, { across: width - 30 - bar, anchor: 'start', size: 14 })
  );
}

const bearings = { north: 0, east: 90, south: 180, west: 270 } as const;

/** Draws a compass rose, and an arrow where somebody looks. */
export function drawCompass({ facing, name }: FigureOf<'compass'>): Drawing {
  const [cx, cy, radius] = [width / 2, 106, 72];
  const rose = Object.values(bearings).map((bearing) =>
    outline([
      around(cx, cy, radius, bearing),
      around(cx, cy, 16, bearing + 45),
      [cx, cy],
      around(cx, cy, 16, bearing - 45),
    ]),
  );
  const tip = facing === undefined ? undefined : around(cx, cy, 56, bearings[facing]);
  const stop = facing === undefined ? undefined : around(cx, cy, 42, bearings[facing]);
  return {
    title: 'A compass rose',
    description: `North is at the top, east at the right, south at the bottom and west at the left.${facing ? ` A red arrow points ${facing}.${name ? ` The arrow: where ${said([name])} looks.` : ''}` : ''}`,
    height: facing && name ? 244 : 214,
    body: [
      circle(cx, cy, radius - 12, { fill: paper, stroke: tint, 'stroke-width': 6 }),
      ...rose,
      scale(
        [
          label(cx, cy - radius - 8, 'north'),
          label(cx, cy + radius + 19, 'south'),
          label(cx + radius + 8, cy + 5, 'east', { 'text-anchor': 'start' }),
          label(cx - radius - 8, cy + 5, 'west', { 'text-anchor': 'end' }),
        ],
        15,
      ),
      tip && stop && facing
        ? strokes(through([[cx, cy], stop]), { stroke: '#d64541', 'stroke-width': 6 }) +
          el('path', {
            d: `${through([tip, around(stop[0], stop[1], 10, bearings[facing] + 90), around(stop[0], stop[1], 10, bearings[facing] - 90)])}Z`,
            fill: '#d64541',
          }) +
          circle(cx, cy, 7, { fill: '#d64541' })
        : '',
      facing && name
        ? short(cx, 232, `The arrow: where ${name} looks`, { across: width - 16, size: 14 })
        : '',
    ].join(''),
  };
}
