import type { Force, MoonPhase } from '../figure-kinds.ts';
import type { FigureOf } from '../figure-types.ts';
import { axisAcross, written } from './axes.ts';
import { block, cut, each, said, short, textWidth } from './fitted-text.ts';
import {
  around,
  arrowHead,
  box,
  circle,
  type Drawing,
  el,
  haloed,
  ink,
  label,
  num,
  paper,
  shade,
  strokes,
  through,
  tint,
  width,
} from './svg.ts';

const bearings = { up: 0, right: 90, down: 180, left: 270 };

/** Draws a body with an arrow for each force, as long as it is strong. */
export function drawForces({ body, forces }: FigureOf<'forces'>): Drawing {
  const most = Math.max(...forces.map(({ size }) => size));
  const isTall = forces.some(({ direction }) => direction === 'up' || direction === 'down');
  const [cx, cy] = [width / 2, isTall ? 130 : 60];
  const arrows = forces.map((force) => forceAt(force, force.size / most, cx, cy));
  const told = forces.map(
    ({ direction, label: text }) => `${direction}${text === undefined ? '' : ` (${said([text])})`}`,
  );
  return {
    title: 'Forces at a body',
    description: `A box with arrows. Longer arrows are stronger forces. The box: ${said([body])}. The arrows: ${told.join(', ')}.`,
    height: 2 * cy,
    body: [
      ...arrows,
      box(cx - 44, cy - 26, 88, 52, { fill: tint }),
      block(cx, cy, body, { across: 82 }),
    ].join(''),
  };
}

function forceAt({ direction, label: text = '' }: Force, share: number, cx: number, cy: number): string {
  const isAcross = direction === 'left' || direction === 'right';
  const [edge, longest] = isAcross ? [44, 100] : [26, 80];
  const long = Math.max(18, share * longest);
  const bearing = bearings[direction];
  const [start, stop, tip] = [edge, edge + long - 8, edge + long].map((far) => around(cx, cy, far, bearing));
  if (!start || !stop || !tip) return '';
  const [x, y] = around(cx, cy, edge + long / 2, bearing);
  const half = Math.min(50, textWidth(text, 13) / 2);
  // A label across keeps off the body and the border.
  const beside =
    direction === 'left'
      ? Math.max(4 + half, Math.min(x, cx - 48 - half))
      : Math.min(width - 4 - half, Math.max(x, cx + 48 + half));
  const named = isAcross
    ? short(beside, y - 14, text, { across: 100 })
    : short(x + 12, y + 5, text, { across: 140, anchor: 'start' });
  return strokes(through([start, stop]), { 'stroke-width': 5 }) + arrowHead(...tip, bearing, 16) + named;
}

/** Draws a wave around its middle line. */
export function drawWave({ cycles, height, amplitude, wavelength }: FigureOf<'wave'>): Drawing {
  const [left, right, middle] = [34, width - 16, 96];
  const long = (right - left) / cycles;
  const tall = 60 * Math.min(1, height);
  // Half waves as curves, of which a cubic follows a sine closely.
  const halves = Array.from({ length: Math.round(cycles * 2) }, (_, i) => {
    const [x, up] = [left + (i * long) / 2, (i % 2 === 0 ? -1 : 1) * tall * 1.32];
    return `C${num(x + long * 0.18)} ${num(middle + up)} ${num(x + long * 0.32)} ${num(middle + up)} ${num(x + long / 2)} ${middle}`;
  });
  const crest = left + long / 4;
  // A single wave is measured from its start to its end.
  const first = cycles < 1.25 ? left : crest;
  const next = first + long;
  const bar = middle + tall + 14;
  return {
    title: 'A wave',
    description: `A line swings ${Number.isInteger(cycles) ? `(${each('wave', cycles)}) ` : ''}around a dashed line.${amplitude === undefined ? '' : ` An arrow from the line to a crest has the label ${said([amplitude])}.`}${wavelength === undefined ? '' : ` An arrow as long as one wave has the label ${said([wavelength])}.`}`,
    height: 196,
    body: [
      strokes(`M${left - 10} ${middle}H${right + 8}`, { 'stroke-width': 1, 'stroke-dasharray': '4 4' }),
      strokes(`M${left} ${middle}${halves.join('')}`, { stroke: shade, 'stroke-width': 3 }),
      amplitude === undefined ? '' : amplitudeAt(crest, middle, tall, amplitude),
      wavelength === undefined ? '' : wavelengthAt(first, next, bar, wavelength),
    ].join(''),
  };
}

/** Draws an arrow with two heads below the wave. */
function wavelengthAt(first: number, next: number, y: number, text: string): string {
  const middle = Math.max(70, Math.min(width - 70, (first + next) / 2));
  return [
    strokes(`M${num(first)} 96V${num(y + 6)}M${num(next)} 96V${num(y + 6)}`, {
      'stroke-width': 1,
      'stroke-dasharray': '2 3',
    }),
    strokes(`M${num(first + 8)} ${num(y)}H${num(next - 8)}`),
    arrowHead(first, y, 270),
    arrowHead(next, y, 90),
    short(middle, y + 18, text, { across: 136 }),
  ].join('');
}

/** Draws an arrow from the middle line to a crest, with its label above. */
function amplitudeAt(x: number, middle: number, tall: number, text: string): string {
  const half = Math.min(60, textWidth(text, 13) / 2);
  return [
    tall > 12
      ? strokes(`M${num(x)} ${middle}V${num(middle - tall + 8)}`) + arrowHead(x, middle - tall, 0)
      : '',
    short(Math.max(half + 4, x), middle - tall - 10, text, { across: 120 }),
  ].join('');
}

/** Share of the disc that is lit, and its side, as seen from the northern half of the Earth. */
const phases: Record<MoonPhase, { lit: number; side: 'left' | 'right' }> = {
  new: { lit: 0, side: 'right' },
  'waxing-crescent': { lit: 0.25, side: 'right' },
  'first-quarter': { lit: 0.5, side: 'right' },
  'waxing-gibbous': { lit: 0.75, side: 'right' },
  full: { lit: 1, side: 'right' },
  'waning-gibbous': { lit: 0.75, side: 'left' },
  'last-quarter': { lit: 0.5, side: 'left' },
  'waning-crescent': { lit: 0.25, side: 'left' },
};

/** Draws phases of the moon beside each other on the night sky. */
export function drawMoon({ phases: shown }: FigureOf<'moon'>): Drawing {
  const perRow = shown.length === 1 ? 1 : 4;
  const pitch = shown.length === 1 ? 140 : (width - 16) / perRow;
  const radius = shown.length === 1 ? 54 : 28;
  const rows = Math.ceil(shown.length / perRow);
  const inRow = Math.min(perRow, shown.length);
  const drawn = shown.map((phase, i) => {
    const x = width / 2 + ((i % perRow) - (inRow - 1) / 2) * pitch;
    const y = 8 + pitch * (Math.floor(i / perRow) + 0.5);
    return phase === '?'
      ? circle(x, y, radius, { fill: 'none', stroke: paper, 'stroke-width': 2, 'stroke-dasharray': '4 4' }) +
          label(x, y + 8, '?', { fill: paper, 'font-size': 24 })
      : moonAt(x, y, radius, phase);
  });
  return {
    title: shown.length > 1 ? 'Moons in the night sky' : 'The moon in the night sky',
    description: shown.map(litOf).join(' '),
    height: 16 + rows * pitch,
    body: el('rect', { width, height: 16 + rows * pitch, fill: '#1d2733' }) + drawn.join(''),
  };
}

function litOf(phase: MoonPhase | '?'): string {
  if (phase === '?') return 'A question mark stands for a moon that is left out.';
  const { lit, side } = phases[phase];
  if (lit === 0) return 'A dark disc.';
  if (lit === 1) return 'A disc that is bright all over.';
  return `A disc whose ${side} side is bright: ${lit === 0.5 ? 'one half' : lit < 0.5 ? 'a thin part' : 'most of it'}.`;
}

/** Draws a dark disc and its bright part, between the edge and the line between light and shadow. */
function moonAt(x: number, y: number, radius: number, phase: MoonPhase): string {
  const { lit, side } = phases[phase];
  const isRight = side === 'right' ? 1 : 0;
  const across = num(radius * Math.abs(1 - 2 * lit));
  // The line bulges to the bright side before the half moon, and to the dark side after it.
  const bulge = lit < 0.5 ? 1 - isRight : isRight;
  const r = num(radius);
  const d = `M${num(x)} ${num(y - radius)}A${r} ${r} 0 0 ${isRight} ${num(x)} ${num(y + radius)}A${across} ${r} 0 0 ${bulge} ${num(x)} ${num(y - radius)}Z`;
  return [
    circle(x, y, radius, { fill: lit === 1 ? '#f7f0d0' : '#3d4a5a', stroke: '#8a96a3', 'stroke-width': 1 }),
    lit > 0 && lit < 1 ? el('path', { d, fill: '#f7f0d0' }) : '',
  ].join('');
}

/** Draws a nucleus, and the electrons of each shell around it. */
export function drawAtom({ shells, label: text }: FigureOf<'atom'>): Drawing {
  const [cx, cy] = [width / 2, 150];
  const pitch = Math.min(30, 110 / shells.length);
  const rings = shells.map((_, i) => circle(cx, cy, 28 + (i + 1) * pitch, { fill: 'none', stroke: ink }));
  const electrons = shells.map((count, i) =>
    Array.from({ length: count }, (_, n) => {
      const [x, y] = around(cx, cy, 28 + (i + 1) * pitch, (n * 360) / count);
      return `M${num(x)} ${num(y)}h0`;
    }).join(''),
  );
  return {
    title: 'A model of an atom',
    description: `A nucleus with the label ${said([text])}. Rings around it are shells, and the dots on them are electrons. From the inside: ${shells.map((count) => Array.from({ length: count }, () => 'dot').join(' ') || 'no dot').join(', ')}.`,
    height: 300,
    body: [
      ...rings,
      strokes(electrons.join(''), { stroke: shade, 'stroke-width': 9, 'stroke-linecap': 'round' }),
      circle(cx, cy, 28, { fill: tint, stroke: ink, 'stroke-width': 2 }),
      block(cx, cy, text, { across: 52, size: 14 }),
    ].join(''),
  };
}

/** Draws events on a line of numbers, such as years, each with its label at a level of its own. */
export function drawTimeline({ axis, events }: FigureOf<'timeline'>): Drawing {
  const sorted = events.toSorted((a, b) => a.at - b.at);
  const pitch = Math.max(14, Math.min(24, 330 / sorted.length));
  const y = 30 + sorted.length * pitch;
  const { at, drawn } = axisAcross(axis, y);
  const tops = sorted.map((_, i) => 20 + i * pitch);
  const flags = sorted.map((event, i) => {
    const [x, top] = [at(event.at), tops[i] ?? 0];
    // To the right of its line, where no line of a later event passes, or above it where the right has no room.
    const isBeside = textWidth(event.label, 13) <= width - x - 10 || x < width / 2;
    const text = cut(event.label, isBeside ? width - x - 10 : width - 20, 13);
    const half = textWidth(text, 13) / 2;
    const place = isBeside ? x + 6 : Math.max(4 + half, Math.min(x, width - 4 - half));
    return {
      line: `M${num(x)} ${num(isBeside ? top - 8 : top + 4)}V${num(y)}`,
      text: haloed(place, top, text, { 'font-size': 13, 'text-anchor': isBeside ? 'start' : 'middle' }),
      dot: circle(x, y, 5, { fill: shade, stroke: ink, 'stroke-width': 2 }),
    };
  });
  return {
    title: 'A timeline',
    description: `A line${axis.name ? ` (${said([axis.name])})` : ''} from ${written(axis.from)} to ${written(axis.to)} with dots: ${sorted.map((event) => `${said([event.label])} at ${written(event.at)}`).join(', ')}.`,
    height: Math.ceil(y + (axis.name ? 46 : 28)),
    body: [
      drawn,
      strokes(flags.map(({ line }) => line).join(''), { 'stroke-width': 1 }),
      ...flags.map(({ dot, text }) => dot + text),
    ].join(''),
  };
}
