import type { FigureOf } from '../figure-types.ts';
import { said, short, textWidth } from './fitted-text.ts';
import { partsSaid } from './parts-and-arrays.ts';
import {
  circle,
  type Drawing,
  el,
  ink,
  label,
  num,
  paper,
  scale,
  shade,
  slice,
  strokes,
  width,
} from './svg.ts';

type Models = FigureOf<'fraction-models'>;
type Model = Models['models'][number];

/** Draws each fraction in a row of its own: as many equal wholes as it needs, the first parts of them shaded. */
export function drawFractionModels({ form, models }: Models): Drawing {
  const labels = models.flatMap(({ label: text }) => (text === undefined ? [] : [text]));
  const left =
    labels.length > 0 ? 16 + Math.min(100, Math.max(...labels.map((text) => textWidth(text)))) : 10;
  const wholes = Math.max(...models.map(wholesOf));
  const across = (width - 10 - left) / wholes;
  const tall =
    form === 'bar' ? Math.min(48, 360 / models.length) : Math.min(130, across, 380 / models.length);
  const rows = models.map((model, row) => {
    const y = 10 + row * (tall + 10);
    const drawn = Array.from({ length: wholesOf(model) }, (_, i) => {
      const shaded = Math.min(model.parts, Math.max(0, model.shaded - i * model.parts));
      const x = left + i * across;
      return form === 'bar'
        ? bar(x, y, across - 8, tall, { ...model, shaded })
        : disc(x + (across - 4) / 2, y + tall / 2, Math.min(across - 4, tall) / 2 - 2, { ...model, shaded });
    });
    const text = model.label ?? '';
    return (
      drawn.join('') + short(left - 8, y + tall / 2 + 5, text, { across: left - 12, size: 15, anchor: 'end' })
    );
  });
  const noun = form === 'bar' ? 'bar' : 'circle';
  const isUnequal = models.some(({ unequal }) => unequal);
  return {
    title:
      models.length > 1 || wholes > 1
        ? `${form === 'bar' ? 'Bars' : 'Circles'} in parts`
        : `A ${noun} in parts`,
    description: `${form === 'bar' ? 'Bars' : 'Circles'} in parts${isUnequal ? '' : ' of one size'}, row by row. ${models.map((model) => modelSaid(noun, model)).join(' ')}`,
    height: Math.ceil(10 + models.length * (tall + 10)),
    body: rows.join(''),
  };
}

/** Names the parts of each whole of a fraction. */
function modelSaid(noun: string, model: Model): string {
  const { parts, shaded, label: text, unequal } = model;
  const wholes = Array.from({ length: wholesOf(model) }, (_, i) =>
    partsSaid(parts, Math.min(parts, Math.max(0, shaded - i * parts))),
  );
  const size = unequal ? ' with parts of different sizes' : '';
  return `${text === undefined ? `A ${noun}` : said([text])}${size}: ${wholes.join('; then ')}.`;
}

function wholesOf({ parts, shaded }: Model): number {
  return Math.max(1, Math.ceil(shaded / parts));
}

/** Returns where each part begins and the last one ends, as shares of the whole. */
function cutsOf({ parts, unequal }: Model): number[] {
  const equal = Array.from({ length: parts + 1 }, (_, i) => i / parts);
  // Every part has another size, and even two parts clearly differ.
  return unequal ? equal.map((share) => share ** 1.9) : equal;
}

function bar(x: number, y: number, wide: number, tall: number, model: Model): string {
  const cuts = cutsOf(model).map((share) => share * wide);
  const filled = cuts[model.shaded] ?? 0;
  const lines = cuts.slice(1, -1).map((at) => `M${num(x + at)} ${num(y)}v${num(tall)}`);
  return [
    el('rect', { x, y, width: wide, height: tall, fill: paper }),
    filled > 0 ? el('rect', { x, y, width: filled, height: tall, fill: shade }) : '',
    strokes(`M${num(x)} ${num(y)}h${num(wide)}v${num(tall)}h${num(-wide)}z${lines.join('')}`),
  ].join('');
}

function disc(cx: number, cy: number, radius: number, model: Model): string {
  const cuts = cutsOf(model).map((share) => share * 360);
  const slices = cuts
    .slice(1)
    .map((to, i) =>
      el('path', { d: slice(cx, cy, radius, cuts[i] ?? 0, to), fill: i < model.shaded ? shade : paper }),
    );
  return el('g', { stroke: ink, 'stroke-width': 2 }, ...slices);
}

/** Draws a line with each unit in equal parts, fractions below, and dots on it. */
export function drawFractionLine(figure: FigureOf<'fraction-line'>): Drawing {
  const { from, to, parts, marks, labels, asked } = figure;
  const [margin, y] = [24, 34];
  const pitch = (width - 2 * margin) / ((to - from) * parts);
  const x = (numerator: number) => margin + (numerator - from * parts) * pitch;
  const count = (to - from) * parts + 1;
  const numerators = Array.from({ length: count }, (_, i) => from * parts + i);
  const ticks = numerators.map((n) => {
    const half = n % parts === 0 ? 11 : 7;
    return `M${num(x(n))} ${y - half}v${2 * half}`;
  });
  const room = textWidth(`${to * parts}`, 13) + 6;
  const isFar = (n: number, other: number | undefined) =>
    other === undefined || Math.abs(x(n) - x(other)) >= room;
  const fractions = labels.filter(
    (n) => n % parts !== 0 && n !== asked && isFar(n, asked) && isFar(n, Math.round(n / parts) * parts),
  );
  const shown = pitch * Math.min(...gapsOf(fractions)) >= room ? fractions : [];
  const wholes = numerators.filter((n) => n % parts === 0 && isFar(n, asked));
  return {
    title: 'A number line with fractions',
    description: [
      `A number line from ${from} to ${to}. Each unit has ${parts === 1 ? 'one part' : `${parts} equal parts`}.`,
      marks.length > 0
        ? `${marks.length > 1 ? 'Dots are' : 'A dot is'} at ${marks.map((n) => partsAfter(n - from * parts, from)).join(', and ')}.`
        : '',
      asked === undefined ? '' : `A question mark is at ${partsAfter(asked - from * parts, from)}.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    height: 96,
    body: [
      strokes(`M8 ${y}H${width - 8}${ticks.join('')}`),
      scale(
        wholes.map((n) => label(x(n), y + 34, `${n / parts}`)),
        15,
      ),
      ...shown.map((n) => fraction(x(n), y + 26, n, parts)),
      ...marks.map((n) => circle(x(n), y, 7, { fill: shade, stroke: ink, 'stroke-width': 2 })),
      asked === undefined ? '' : label(x(asked), y + 34, '?', { 'font-weight': 'bold', 'font-size': 18 }),
    ].join(''),
  };
}

/** Says where a mark is by the parts that lie before it. */
const partsAfter = (n: number, from: number): string => `${n} ${n === 1 ? 'part' : 'parts'} after ${from}`;

function gapsOf(numbers: readonly number[]): number[] {
  const sorted = numbers.toSorted((a, b) => a - b);
  return [Number.POSITIVE_INFINITY, ...sorted.slice(1).map((n, i) => n - (sorted[i] ?? 0))];
}

/** Draws a numerator above its denominator. */
function fraction(x: number, y: number, numerator: number, denominator: number): string {
  const half = textWidth(`${Math.max(numerator, denominator)}`, 13) / 2;
  return el(
    'g',
    { 'font-size': 13 },
    label(x, y, `${numerator}`),
    strokes(`M${num(x - half)} ${y + 5}h${num(2 * half)}`, { 'stroke-width': 1.5 }),
    label(x, y + 18, `${denominator}`),
  );
}

/** Draws a square with rows shaded in one direction and columns in the other. */
export function drawFractionProduct(figure: FigureOf<'fraction-product'>): Drawing {
  const { rows, columns, shadedRows, shadedColumns } = figure;
  const [side, left, top] = [200, (width - 200) / 2, 10];
  const [right, bottom] = [left + side, top + side];
  const lines = [
    ...Array.from({ length: rows + 1 }, (_, i) => `M${left} ${num(top + (i * side) / rows)}H${right}`),
    ...Array.from({ length: columns + 1 }, (_, i) => `M${num(left + (i * side) / columns)} ${top}V${bottom}`),
  ];
  const [wide, tall] = [(side * shadedColumns) / columns, (side * shadedRows) / rows];
  return {
    title: 'A square in rows and columns',
    description: `A square stands for one whole. It has ${rows} by ${columns} equal parts in rows and columns. Shaded: ${shadedRows === 1 ? '1 row' : `${shadedRows} rows`} and ${shadedColumns === 1 ? '1 column' : `${shadedColumns} columns`}. The part where they meet is shaded twice.`,
    height: 220,
    body: [
      el('rect', { x: left, y: top, width: side, height: tall, fill: '#f6d98b' }),
      el('rect', { x: left, y: top, width: wide, height: side, fill: shade, 'fill-opacity': 0.55 }),
      strokes(lines.join('')),
    ].join(''),
  };
}
