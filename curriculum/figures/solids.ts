import type { FigureOf } from '../figure-types.ts';
import { altitude } from './altitudes.ts';
import { lengthOf, said, short, textWidth } from './fitted-text.ts';
import { circle, type Drawing, el, ink, num, outline, strokes, through, tint, width } from './svg.ts';

type Solid = FigureOf<'solid'>;

const dashes = { 'stroke-dasharray': '4 4' };
const [left, right, top, bottom] = [84, 220, 70, 190];
/** Share of a depth that goes back to the right, and up. */
const slant = 0.42;
const names = { cube: 'A cube', box: 'A box', cylinder: 'A cylinder', cone: 'A cone', sphere: 'A sphere' };
const flatNames = {
  pyramid: 'A pyramid on a base with four sides',
  prism: 'A prism with two triangles as ends',
};

/** Draws a solid in parallel projection, in the proportions of its lengths, with hidden edges as dashed lines. */
export function drawSolid(solid: Solid): Drawing {
  const { form, width: long, depth, height, radius } = solid;
  const lengths = { width: long, depth, height, radius };
  const labels = Object.entries(lengths).flatMap(([name, text]) =>
    text === undefined || !measures[form].includes(name) ? [] : [`${name} ${said([text])}`],
  );
  return {
    title: 'A solid',
    description: `${{ ...names, ...flatNames }[form]}. ${labels.length > 0 ? `Its labels: ${labels.join(', ')}.` : 'It has no labels.'}`,
    height: 232,
    body: forms[form](solid),
  };
}

/** Lengths that are written on each form. */
const measures: Record<Solid['form'], string> = {
  cube: 'width depth height',
  box: 'width depth height',
  prism: 'width depth height',
  pyramid: 'width depth height',
  cylinder: 'height radius',
  cone: 'height radius',
  sphere: 'radius',
};

const forms: Record<Solid['form'], (solid: Solid) => string> = {
  cube: (solid) => boxOf(solid, [1, 1, 1]),
  box: (solid) => boxOf(solid, inProportion([solid.width, solid.height, solid.depth], [136, 96, 105])),
  prism,
  cylinder,
  cone,
  sphere,
  pyramid,
};

/**
 * Returns the lengths of labels, or the usual ones where no label has a number. The least is an eighth of the greatest, so
 * that each can be seen.
 */
function inProportion(labels: readonly (string | undefined)[], usual: readonly number[]): readonly number[] {
  const read = labels.map((text) => lengthOf(text));
  const known = read.filter((length) => length > 0);
  // A length that is asked for takes neither its own size nor that of the others.
  const unknown = (0.8 * known.reduce((sum, length) => sum + length, 0)) / known.length;
  const lengths = known.length > 0 ? read.map((length) => length || unknown) : usual;
  const least = Math.max(...lengths) / 8;
  return lengths.map((length) => Math.max(least, length));
}

/** Draws a box by its width, height and depth, which goes back to the upper right. */
function boxOf(solid: Solid, [w = 1, h = 1, d = 1]: readonly number[]): string {
  const zoom = Math.min(180 / (w + slant * d), 172 / (h + slant * d));
  const [wide, tall, back] = [w * zoom, h * zoom, d * zoom * slant];
  const start = 66 + (190 - wide - back) / 2;
  const floor = 16 + (172 + tall + back) / 2;
  const [end, ceiling] = [start + wide, floor - tall];
  const [x, y, rise] = [num(start), num(floor), num(back)];
  return [
    outline([
      [start, floor],
      [end, floor],
      [end + back, floor - back],
      [end + back, ceiling - back],
      [start + back, ceiling - back],
      [start, ceiling],
    ]),
    strokes(`M${x} ${num(ceiling)}H${num(end)}V${y}M${num(end)} ${num(ceiling)}l${rise} -${rise}`),
    strokes(
      `M${x} ${y}l${rise} -${rise}H${num(end + back)}M${num(start + back)} ${num(floor - back)}V${num(ceiling - back)}`,
      dashes,
    ),
    short((start + end) / 2, floor + 20, solid.width ?? '', {
      across: 2 * ((start + end) / 2 - 6),
      size: 15,
    }),
    short(start - 8, (ceiling + floor) / 2 + 5, solid.height ?? '', {
      across: start - 12,
      size: 15,
      anchor: 'end',
    }),
    beside(end + back / 2 + 10, floor - back / 2 + 9, solid.depth ?? ''),
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
      `M${left} ${bottom}l${backX} ${-backY}H${right + backX}M${left + backX} ${bottom - backY}L${tip + backX} ${top - backY + 10}`,
      dashes,
    ),
    height === '' ? '' : altitude(tip, top + 10, bottom),
    short((left + right) / 2, bottom + 20, wide, { across: 200, size: 15 }),
    short(tip + 6, bottom - 12, height, { across: 62, anchor: 'start' }),
    beside(right + backX / 2 + 8, bottom - backY / 2 + 14, depth),
  ].join('');
}

/** Round base with its middle, and the height of the solid on it. */
interface Round {
  across: number;
  flat: number;
  ceiling: number;
  floor: number;
}

const middle = 130;

/** Returns the places of a round solid in the proportions of its lengths. */
function roundOf({ radius, height }: Solid, roof: number): Round {
  const [r = 1, h = 1] = inProportion([radius, height], [72, 150]);
  // A flat solid is seen from lower, so that its base does not hide it. The roof of a cylinder is as flat as its base.
  const share = Math.min(0.36, (0.35 * h) / r);
  const zoom = Math.min(92 / r, 176 / (h + share * (1 + roof) * r));
  const [across, flat, tall] = [r * zoom, r * zoom * share, h * zoom];
  const ceiling = 20 + (176 - tall - (1 + roof) * flat) / 2 + roof * flat;
  return { across, flat, ceiling, floor: ceiling + tall };
}

/** Returns an elliptical arc from the left to the right end of a round base. */
function edge({ across, flat }: Round, y: number, isUpper: boolean): string {
  return `M${num(middle - across)} ${num(y)}A${num(across)} ${num(flat)} 0 0 ${isUpper ? 1 : 0} ${num(middle + across)} ${num(y)}`;
}

/** Draws a radius of a round base, and a height beside it. The label of the radius is outside of a small base. */
function roundLabels(round: Round, y: number, { radius = '', height = '' }: Solid): string {
  const { across, flat, ceiling, floor } = round;
  const side = middle + across + 18;
  const isInside = flat > 17 && textWidth(radius, 13) < across - 10;
  const outside = y === floor ? y + flat + 16 : y - flat - 6;
  const [top, base] = [num(ceiling), num(floor)];
  return [
    radius === '' ? '' : strokes(`M${middle} ${num(y)}H${num(middle + across)}`) + circle(middle, y, 3),
    isInside
      ? short(middle + across / 2 - 2, y + 14, radius, { across })
      : short(middle + across / 2, outside, radius, { across: 200 }),
    height === ''
      ? ''
      : strokes(`M${num(side - 6)} ${top}h12M${num(side - 6)} ${base}h12M${num(side)} ${top}V${base}`, {
          'stroke-width': 1.5,
        }),
    beside(side + 10, (ceiling + floor) / 2 + 5, height),
  ].join('');
}

function cylinder(solid: Solid): string {
  const round = roundOf(solid, 1);
  const { across, flat, ceiling, floor } = round;
  const whole = `${edge(round, ceiling, true)}V${num(floor)}A${num(across)} ${num(flat)} 0 0 1 ${num(middle - across)} ${num(floor)}Z`;
  return [
    el('path', { d: whole, fill: tint, stroke: ink, 'stroke-width': 2 }),
    strokes(edge(round, ceiling, false)),
    strokes(edge(round, floor, true), dashes),
    roundLabels(round, ceiling, solid),
  ].join('');
}

function cone(solid: Solid): string {
  const round = roundOf(solid, 0);
  const { across, flat, ceiling, floor } = round;
  const whole = `M${middle} ${num(ceiling)}L${num(middle + across)} ${num(floor)}A${num(across)} ${num(flat)} 0 0 1 ${num(middle - across)} ${num(floor)}Z`;
  return [
    el('path', { d: whole, fill: tint, stroke: ink, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    strokes(edge(round, floor, true), dashes),
    roundLabels(round, floor, solid),
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
    text === '' ? '' : circle(x, cy, 3),
    short(x + r / 2, cy - 6, text, { across: r - 6, size: 15 }),
  ].join('');
}

/** Draws a pyramid on a square, with the height from its middle. */
function pyramid({ width: wide = '', height = '', depth = '' }: Solid): string {
  const [backX, backY] = [56, 40];
  const tip: [number, number] = [(left + right + backX) / 2, 22];
  const foot = bottom - backY / 2;
  const hidden = [
    `M${left} ${bottom}l${backX} ${-backY}H${right + backX}`,
    through([[left + backX, bottom - backY], tip]),
  ];
  return [
    outline([[left, bottom], [right, bottom], [right + backX, bottom - backY], tip]),
    strokes(through([[right, bottom], tip])),
    strokes(hidden.join(''), dashes),
    short((left + right) / 2, bottom + 20, wide, { across: 200, size: 15 }),
    height === ''
      ? ''
      : strokes(`M54 ${tip[1]}h12M54 ${num(foot)}h12M60 ${tip[1]}V${num(foot)}`, { 'stroke-width': 1.5 }),
    short(68, 70, height, { across: 80, size: 15, anchor: 'start' }),
    beside(right + backX / 2 + 8, bottom - backY / 2 + 14, depth),
  ].join('');
}
