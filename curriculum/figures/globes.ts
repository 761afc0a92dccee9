import type { FigureOf } from '../figure-types.ts';
import { axisAcross, numberSize, written } from './axes.ts';
import { said, short, textWidth } from './fitted-text.ts';
import {
  circle,
  type Drawing,
  el,
  faint,
  haloed,
  ink,
  label,
  num,
  scale,
  shade,
  strokes,
  width,
} from './svg.ts';

/** The Earth by its lines of degrees, and the time zones. No land is drawn. */

type Place = FigureOf<'globe'>['places'][number];

const water = '#e8f2fb';
const bold = { 'stroke-width': 2.5 };

function latitude(degrees: number): string {
  return degrees === 0 ? 'the equator' : `${Math.abs(degrees)}° ${degrees > 0 ? 'N' : 'S'}`;
}

function longitude(degrees: number): string {
  return degrees === 0 ? 'the prime meridian' : `${Math.abs(degrees)}° ${degrees > 0 ? 'E' : 'W'}`;
}

/** Draws parallels and meridians on a globe as seen from the equator, or on a flat map. */
export function drawGlobe({ form, places }: FigureOf<'globe'>): Drawing {
  return form === 'round' ? roundGlobe(places) : flatGrid(places);
}

/** Draws a globe with parallels as straight lines, and its places on the meridian in the middle. */
function roundGlobe(places: readonly Place[]): Drawing {
  const [cx, cy, radius] = [130, 120, 100];
  const y = (degrees: number) => cy - radius * Math.sin((degrees * Math.PI) / 180);
  const half = (degrees: number) => radius * Math.cos((degrees * Math.PI) / 180);
  const parallel = (degrees: number) =>
    `M${num(cx - half(degrees))} ${num(y(degrees))}h${num(2 * half(degrees))}`;
  const meridians = [30, 60].map((degrees) => {
    const across = num(radius * Math.sin((degrees * Math.PI) / 180));
    return `M${cx} ${cy - radius}A${across} ${radius} 0 0 1 ${cx} ${cy + radius}A${across} ${radius} 0 0 1 ${cx} ${cy - radius}Z`;
  });
  let floor = Number.NEGATIVE_INFINITY;
  const named = places
    .toSorted((a, b) => b.latitude - a.latitude)
    .map((place) => {
      // Labels of places that are close stand below each other.
      const at = Math.max(floor + 17, y(place.latitude) + 5);
      floor = at;
      return (
        strokes(`M${cx} ${num(y(place.latitude))}L${cx + radius + 20} ${num(at - 5)}`, {
          'stroke-width': 1,
        }) +
        circle(cx, y(place.latitude), 5, { fill: '#d64541', stroke: ink }) +
        short(cx + radius + 24, at, place.label, {
          across: width - cx - radius - 28,
          anchor: 'start',
          size: 14,
        })
      );
    });
  return {
    title: 'A globe with parallels and meridians',
    description: `The North Pole is at the top, and the equator goes around the middle. Places on one meridian: ${places.map(({ label: text }) => said([text])).join(', ')}.`,
    height: 240,
    body: [
      circle(cx, cy, radius, { fill: water, stroke: ink, 'stroke-width': 2 }),
      strokes([-60, -30, 30, 60].map(parallel).join('') + meridians.join(''), {
        stroke: '#9bb',
        'stroke-width': 1,
      }),
      strokes(parallel(0), bold),
      strokes(`M${cx} ${cy - radius}V${cy + radius}`),
      haloed(cx - 52, cy + 16, 'equator', { 'font-size': 13 }),
      ...named,
    ].join(''),
  };
}

/** Draws all parallels and meridians as straight lines, with their degrees at the border. */
function flatGrid(places: readonly Place[]): Drawing {
  const [left, right, top, bottom] = [38, width - 14, 14, 164];
  const x = (degrees: number) => left + ((degrees + 180) / 360) * (right - left);
  const y = (degrees: number) => bottom - ((degrees + 90) / 180) * (bottom - top);
  const short = (degrees: number, [plus, minus]: readonly [string, string]) =>
    `${Math.abs(degrees)}°${degrees === 0 ? '' : degrees > 0 ? plus : minus}`;
  const lines = [
    ...[-150, -120, -90, -60, -30, 30, 60, 90, 120, 150].map(
      (degrees) => `M${num(x(degrees))} ${top}V${bottom}`,
    ),
    ...[-60, -30, 30, 60].map((degrees) => `M${left} ${num(y(degrees))}H${right}`),
  ];
  const numbers = [
    ...[-120, -60, 0, 60, 120].map((degrees) => label(x(degrees), bottom + 16, short(degrees, ['E', 'W']))),
    ...[-60, -30, 0, 30, 60].map((degrees) =>
      label(left - 4, y(degrees) + 4, short(degrees, ['N', 'S']), { 'text-anchor': 'end' }),
    ),
  ];
  const named = places.map(({ latitude: lat, longitude: lon, label: text }) => {
    const half = textWidth(text, 13) / 2;
    const at = Math.min(right - half, Math.max(left + half, x(lon)));
    return (
      circle(x(lon), y(lat), 5, { fill: '#d64541', stroke: ink }) +
      haloed(at, lat > 60 ? y(lat) + 19 : y(lat) - 9, text, { 'font-size': 13 })
    );
  });
  const told = places.map(
    ({ latitude: lat, longitude: lon, label: text }) =>
      `${said([text])} at ${latitude(lat)}, ${longitude(lon)}`,
  );
  return {
    title: 'A grid of latitude and longitude',
    description: `North is at the top. The equator crosses the prime meridian in the middle.${told.length > 0 ? ` Places: ${told.join('; ')}.` : ''}`,
    height: bottom + 42,
    body: [
      el('rect', { x: left, y: top, width: right - left, height: bottom - top, fill: water, stroke: ink }),
      strokes(lines.join(''), { stroke: faint, 'stroke-width': 1 }),
      strokes(`M${left} ${num(y(0))}H${right}M${num(x(0))} ${top}V${bottom}`, bold),
      scale(numbers, numberSize),
      scale([label((left + right) / 2, bottom + 34, 'thick lines: equator and prime meridian')]),
      ...named,
    ].join(''),
  };
}

/** Draws a line of the hours from UTC, with west at the left, and a flag for each city. */
export function drawTimeZones({ cities }: FigureOf<'time-zones'>): Drawing {
  const sorted = cities.toSorted((a, b) => a.offset - b.offset);
  const y = 24 + sorted.length * 26;
  const { at, drawn } = axisAcross({ from: -12, to: 12, step: 3, name: 'hours from UTC' }, y);
  const hours = Array.from({ length: 25 }, (_, i) => `M${num(at(i - 12))} ${y - 3}v6`);
  // The label of the eastern city of two stands to the right of its line, and that of the other to the left.
  const flags = sorted.map(({ offset, label: text }, i) => {
    const [x, wide] = [at(offset), textWidth(text, 14) + 6];
    const wanted = i > 0 && i === sorted.length - 1 ? x - 5 : x + 5 - wide;
    return { x, text, left: Math.min(width - 4 - wide, Math.max(4, wanted)), wide };
  });
  const [west, east] = [flags[0], flags.at(-1)];
  const isEastOnTop = west && east && west.left + west.wide < east.x;
  const levels = isEastOnTop ? flags.toReversed() : flags;
  return {
    title: 'A line of time zones',
    description: `A line of hours from UTC, from -12 in the west to 12 in the east. Clocks farther east show a later time. Cities: ${sorted.map(({ offset, label: text }) => `${said([text])} at ${offset > 0 ? '+' : ''}${written(offset)}`).join(', ')}.`,
    height: y + 66,
    body: [
      drawn,
      strokes(hours.join(''), { 'stroke-width': 1 }),
      ...levels.map(({ x }, i) => strokes(`M${num(x)} ${26 + i * 26}V${y}`)),
      ...flags.map(({ x }) => circle(x, y, 5, { fill: shade, stroke: ink })),
      ...levels.map(({ left, text }, i) =>
        haloed(left + 3, 22 + i * 26, text, { 'font-size': 14, 'text-anchor': 'start' }),
      ),
      scale([
        label(8, y + 58, '← west: earlier', { 'text-anchor': 'start' }),
        label(width - 8, y + 58, 'east: later →', { 'text-anchor': 'end' }),
      ]),
    ].join(''),
  };
}
