import type { FigureOf } from '../figure-types.ts';
import { askedAmong, short } from './fitted-text.ts';
import { around, circle, type Drawing, el, ink, num, outline, strokes, through, tint, width } from './svg.ts';

type Solid = FigureOf<'solid'>;

const dashes = { 'stroke-dasharray': '4 4' };
const [left, right, top, bottom] = [84, 220, 70, 190];
const [cx, back] = [150, 44];

/** Draws a solid in parallel projection, with hidden edges as dashed lines. */
export function drawSolid(solid: Solid): Drawing {
  const isRound = solid.form === 'cylinder' || solid.form === 'cone';
  return {
    title: 'A solid',
    description: `A solid shape.${[solid.width, solid.height, solid.depth, solid.radius].some((text) => text !== undefined) ? ' Lengths are written on it.' : ''}${isRound ? ' It has a round base.' : ''}${askedAmong(solid.width, solid.height, solid.depth, solid.radius)}`,
    height: 232,
    body: forms[solid.form](solid),
  };
}

const forms: Record<Solid['form'], (solid: Solid) => string> = {
  cube: (solid) => boxOf(solid, 120),
  box: (solid) => boxOf(solid, 96),
  prism,
  cylinder,
  cone,
  sphere,
  pyramid,
};

/** Draws a box of a height, its depth going back to the upper right. */
function boxOf({ width: wide = '', height = '', depth = '' }: Solid, tall: number): string {
  const [start, ceiling] = [tall === 120 ? right - 120 : left, bottom - tall];
  return [
    outline([
      [start, bottom],
      [right, bottom],
      [right + back, bottom - back],
      [right + back, ceiling - back],
      [start + back, ceiling - back],
      [start, ceiling],
    ]),
    strokes(`M${start} ${ceiling}H${right}V${bottom}M${right} ${ceiling}l${back} ${-back}`),
    strokes(
      `M${start} ${bottom}l${back} ${-back}H${right + back}M${start + back} ${bottom - back}V${ceiling - back}`,
      dashes,
    ),
    short((start + right) / 2, bottom + 20, wide, { across: 200, size: 15 }),
    short(start - 8, (ceiling + bottom) / 2 + 5, height, { across: start - 12, size: 15, anchor: 'end' }),
    beside(right + back / 2 + 8, bottom - back / 2 + 14, depth),
  ].join('');
}

function beside(x: number, y: number, text: string): string {
  return short(x, y, text, { across: width - x - 4, size: 15, anchor: 'start' });
}

/** Draws a prism whose front is a triangle, with the height of the triangle. */
function prism({ width: wide = '', height = '', depth = '' }: Solid): string {
  const tip = (left + right) / 2 - 20;
  const [backX, backY] = [70, 40];
  return [
    outline([
      [left, bottom],
      [right, bottom],
      [right + backX, bottom - backY],
      [tip + backX, top - backY + 10],
      [tip, top + 10],
    ]),
    strokes(`M${tip} ${top + 10}L${right} ${bottom}`),
    strokes(
      `M${left} ${bottom}l${backX} ${-backY}H${right + backX}M${left + backX} ${bottom - backY}L${tip + backX} ${top - backY + 10}M${tip} ${top + 10}V${bottom}`,
      dashes,
    ),
    short((left + right) / 2, bottom + 20, wide, { across: 200, size: 15 }),
    short(tip + 6, bottom - 12, height, { across: 62, anchor: 'start' }),
    beside(right + backX / 2 + 8, bottom - backY / 2 + 14, depth),
  ].join('');
}

const [radius, flat] = [72, 26];

/** Returns an elliptical arc from the left to the right end of a round base. */
function edge(y: number, isUpper: boolean): string {
  return `M${cx - radius} ${y}A${radius} ${flat} 0 0 ${isUpper ? 1 : 0} ${cx + radius} ${y}`;
}

/** Draws a radius of a round base, and a height beside it. */
function roundLabels(y: number, from: number, { radius: across = '', height = '' }: Solid): string {
  const side = cx + radius + 22;
  return [
    across === '' ? '' : strokes(`M${cx} ${y}H${cx + radius}`),
    circle(cx, y, 3),
    short(cx + radius / 2 - 2, y + 15, across, { across: radius - 12 }),
    height === ''
      ? ''
      : strokes(`M${side - 6} ${from}h12M${side - 6} ${bottom}h12M${side} ${from}V${bottom}`, {
          'stroke-width': 1.5,
        }),
    beside(side + 10, (from + bottom) / 2 + 5, height),
  ].join('');
}

function cylinder(solid: Solid): string {
  const ceiling = 40;
  const whole = `${edge(ceiling, true)}V${bottom}A${radius} ${flat} 0 0 1 ${cx - radius} ${bottom}Z`;
  return [
    el('path', { d: whole, fill: tint, stroke: ink, 'stroke-width': 2 }),
    strokes(edge(ceiling, false)),
    strokes(edge(bottom, true), dashes),
    roundLabels(ceiling, ceiling, solid),
  ].join('');
}

function cone(solid: Solid): string {
  const tip = 24;
  const whole = `M${cx} ${tip}L${cx + radius} ${bottom}A${radius} ${flat} 0 0 1 ${cx - radius} ${bottom}Z`;
  return [
    el('path', { d: whole, fill: tint, stroke: ink, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    strokes(`${edge(bottom, true)}M${cx} ${tip}V${bottom}`, dashes),
    roundLabels(bottom, tip, solid),
  ].join('');
}

function sphere({ radius: text = '' }: Solid): string {
  const [cy, r] = [112, 92];
  const [x] = [width / 2];
  return [
    circle(x, cy, r, { fill: tint, stroke: ink, 'stroke-width': 2 }),
    strokes(`M${x - r} ${cy}A${r} 26 0 0 0 ${x + r} ${cy}`),
    strokes(`M${x - r} ${cy}A${r} 26 0 0 1 ${x + r} ${cy}`, dashes),
    text === '' ? '' : strokes(`M${x} ${cy}H${x + r}`),
    circle(x, cy, 3),
    short(x + r / 2, cy - 6, text, { across: r - 6, size: 15 }),
  ].join('');
}

/** Draws a pyramid on a square, with the height from its middle. */
function pyramid({ width: wide = '', height = '', depth = '' }: Solid): string {
  const [backX, backY] = [56, 40];
  const tip: [number, number] = [(left + right + backX) / 2, 22];
  const middle = bottom - backY / 2;
  const hidden = [
    `M${left} ${bottom}l${backX} ${-backY}H${right + backX}`,
    through([[left + backX, bottom - backY], tip]),
    `M${tip[0]} ${tip[1]}V${num(middle)}`,
  ];
  const [mark] = [around(tip[0], middle, 8, 0)];
  return [
    outline([[left, bottom], [right, bottom], [right + backX, bottom - backY], tip]),
    strokes(through([[right, bottom], tip])),
    strokes(hidden.join(''), dashes),
    strokes(`M${num(mark[0])} ${num(mark[1])}h8v8`, { 'stroke-width': 1 }),
    short((left + right) / 2, bottom + 20, wide, { across: 200, size: 15 }),
    height === ''
      ? ''
      : strokes(`M54 ${tip[1]}h12M54 ${num(middle)}h12M60 ${tip[1]}V${num(middle)}`, { 'stroke-width': 1.5 }),
    short(68, 70, height, { across: 80, size: 15, anchor: 'start' }),
    beside(right + backX / 2 + 8, bottom - backY / 2 + 14, depth),
  ].join('');
}
