import type { BoxPlot } from '../figure-kinds.ts';
import type { FigureOf } from '../figure-types.ts';
import { axisAcross, numberSize, placed, widestOf, written } from './axes.ts';
import { block, each, said, short, textWidth } from './fitted-text.ts';
import { box, type Drawing, el, ink, label, num, scale, shade, strokes, tint, width } from './svg.ts';
import { drawnThings, type Spot } from './thing-shapes.ts';

/** Draws a dot for each time that a value occurs, above the value. */
export function drawDotPlot({ values, name }: FigureOf<'dot-plot'>): Drawing {
  const pitch = (width - 24) / values.length;
  const most = Math.max(1, ...values.map(({ value }) => value));
  const dot = Math.min(18, pitch * 0.8, 230 / most);
  const floor = 14 + most * dot;
  const x = (i: number) => 12 + (i + 0.5) * pitch;
  const dots = values.flatMap(({ value }, i) =>
    Array.from({ length: value }, (_, n) => `M${num(x(i))} ${num(floor - 6 - (n + 0.5) * dot)}h0`),
  );
  const ticks = values.map((_, i) => `M${num(x(i))} ${num(floor - 4)}v8`);
  return {
    title: 'A dot plot',
    description: `Dots stand above a line with labels. Each dot stands for one.${name === undefined ? '' : ` The line shows ${name}.`} ${values.map(({ label: text, value }) => `${said([text])}: ${each('dot', value)}.`).join(' ')}`,
    height: Math.ceil(floor + (name === undefined ? 34 : 54)),
    body: [
      strokes(`M8 ${num(floor)}H${width - 8}${ticks.join('')}`),
      ...values.map(({ label: text }, i) => block(x(i), floor + 16, text, { across: pitch - 3, most: 1 })),
      strokes(dots.join(''), { stroke: shade, 'stroke-width': dot * 0.8, 'stroke-linecap': 'round' }),
      name === undefined ? '' : short(width / 2, floor + 44, name, { across: width - 16 }),
    ].join(''),
  };
}

/** Draws a box from the first to the third quartile, with a line at the median, and lines to both extremes. */
export function drawBoxPlot({ axis, plots }: FigureOf<'box-plot'>): Drawing {
  const tall = Math.min(60, 320 / plots.length);
  const floor = 10 + plots.length * tall;
  const { at, drawn } = axisAcross(axis, floor + 8);
  const boxes = plots.map(({ label: text, five }, i) => {
    const [least = 0, first = 0, median = 0, third = 0, most = 0] = five.map(at);
    const y = 10 + (i + 0.62) * tall;
    const half = tall * 0.22;
    const line = (x: number) => `M${num(x)} ${num(y - half)}v${num(2 * half)}`;
    return [
      strokes(
        `M${num(least)} ${num(y)}H${num(first)}M${num(third)} ${num(y)}H${num(most)}${line(least)}${line(most)}`,
      ),
      box(first, y - half, third - first, 2 * half, { fill: tint }),
      strokes(line(median), { 'stroke-width': 4 }),
      text === undefined ? '' : short(8, y - half - 5, text, { across: width - 16, anchor: 'start' }),
    ].join('');
  });
  return {
    title: plots.length > 1 ? 'Box plots' : 'A box plot',
    description: plots.map(boxSaid).join(' '),
    height: Math.ceil(floor + (axis.name ? 54 : 36)),
    body: drawn + boxes.join(''),
  };
}

function boxSaid({ label: text, five: [least, first, median, third, most] }: BoxPlot): string {
  return `${text === undefined ? 'A box' : `${said([text])}: a box`} goes from ${first} to ${third}, with a line at ${median}. Lines go out from it to ${least} and ${most}.`;
}

/** Draws bars without gaps, each from one number of the axis to the next. */
export function drawHistogram({ axis, counts }: FigureOf<'histogram'>): Drawing {
  const [top, floor] = [14, 190];
  const step = axis.step ?? (axis.to - axis.from) / counts.length;
  const tall = { from: 0, to: Math.max(1, ...counts) };
  const { at, drawn } = axisAcross({ ...axis, step }, floor, widestOf(tall) + 10);
  const up = placed(tall, floor, top, 20);
  const whole = up.labelled.filter((value) => Number.isInteger(value));
  const bars = counts.map((count, i) => {
    const left = at(axis.from + i * step);
    return box(left, up.at(count), at(axis.from + (i + 1) * step) - left, floor - up.at(count), {
      fill: shade,
    });
  });
  const lines = whole.map((value) => `M${num(at(axis.from))} ${num(up.at(value))}H${width - 8}`);
  // The first number of the line is below it. So the numbers of the counts start above it.
  const numbers = whole
    .filter((value) => value > 0)
    .map((value) => label(at(axis.from) - 4, up.at(value) + 4, written(value), { 'text-anchor': 'end' }));
  return {
    title: 'A histogram',
    description: `Bars without gaps stand on a line with numbers.${axis.name ? ` The line shows ${axis.name}.` : ''} From the left: ${counts.map((count, i) => `${count} from ${written(axis.from + i * step)} to ${written(axis.from + (i + 1) * step)}`).join(', ')}.`,
    height: floor + (axis.name ? 46 : 28),
    body: [strokes(lines.join(''), { stroke: '#ccc' }), ...bars, drawn, scale(numbers, numberSize)].join(''),
  };
}

/** Returns the room for names at the left of rows. */
function nameRoom(rows: FigureOf<'tally-chart'>['rows']): number {
  return 16 + Math.min(110, Math.max(...rows.map(({ label: text }) => textWidth(text, 13))));
}

/** Draws strokes for each row, in bundles of five, whose fifth lies across. */
export function drawTallyChart({ rows }: FigureOf<'tally-chart'>): Drawing {
  const [left, tall] = [nameRoom(rows), Math.min(40, 380 / rows.length)];
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const bundle = Math.min(44, (width - left - 14) / Math.ceil(most / 5));
  const gap = bundle / 5.5;
  const drawn = rows.map(({ label: text, value }, row) => {
    const [top, bottom] = [14 + row * tall, 2 + (row + 1) * tall];
    const lines = Array.from({ length: value }, (_, i) => {
      const x = left + 8 + Math.floor(i / 5) * bundle;
      return i % 5 < 4
        ? `M${num(x + (i % 5) * gap)} ${num(top)}V${num(bottom)}`
        : `M${num(x - gap * 0.6)} ${num(bottom - 3)}L${num(x + gap * 3.6)} ${num(top + 3)}`;
    });
    return (
      short(left - 8, (top + bottom) / 2 + 5, text, { across: left - 12, anchor: 'end' }) +
      (value > 0 ? strokes(lines.join('')) : '')
    );
  });
  return {
    title: 'A tally chart',
    description: `Each row has a stroke for each one. Every fifth stroke lies across four others. ${rows.map(({ label: text, value }) => `${said([text])}: ${strokesSaid(value)}.`).join(' ')}`,
    height: Math.ceil(16 + rows.length * tall),
    body: [...drawn, strokes(`M${num(left)} 8V${num(8 + rows.length * tall)}`)].join(''),
  };
}

/** Names each bundle and each stroke, so that a listener can count. */
function strokesSaid(value: number): string {
  const [bundles, strokes] = [Math.floor(value / 5), value % 5];
  const parts = [
    bundles > 0 ? each('bundle of five', bundles) : '',
    strokes > 0 ? each('stroke', strokes) : '',
  ];
  return parts.filter((part) => part !== '').join(', ') || 'nothing';
}

/** Draws rows of pictures, each of which stands for as many as the key says. A half picture stands for half of it. */
export function drawPictureGraph({ rows, thing, worth }: FigureOf<'picture-graph'>): Drawing {
  const [left, tall] = [nameRoom(rows), Math.min(34, 340 / rows.length)];
  const most = Math.max(1, ...rows.map(({ value }) => Math.ceil(value / worth)));
  const pitch = Math.min(tall, (width - left - 10) / most);
  const radius = pitch * 0.4;
  const drawn = rows.map(({ label: text, value }, row) => {
    const y = 10 + (row + 0.5) * tall;
    const spots = Array.from(
      { length: Math.ceil(value / worth) },
      (_, i): Spot => [left + 6 + (i + 0.5) * pitch, y],
    );
    const hasHalf = value % worth !== 0;
    const [lastX] = spots.at(-1) ?? [0];
    return [
      short(left - 8, y + 5, text, { across: left - 12, anchor: 'end' }),
      drawnThings(thing, spots, radius),
      // White covers the right half of the last picture.
      hasHalf
        ? el('rect', { x: lastX, y: y - radius - 2, width: radius + 3, height: 2 * radius + 4, fill: '#fff' })
        : '',
      hasHalf
        ? strokes(`M${num(lastX)} ${num(y - radius)}v${num(2 * radius)}`, { 'stroke-dasharray': '2 2' })
        : '',
    ].join('');
  });
  const bottom = 10 + rows.length * tall;
  return {
    title: 'A picture graph',
    description: `${rows.map(({ label: text, value }) => `${said([text])}: ${each(thing, Math.floor(value / worth))}${value % worth === 0 ? '' : ', half a picture'}.`).join(' ')} The key: one ${thing} stands for ${written(worth)}.`,
    height: Math.ceil(bottom + 42),
    body: [
      ...drawn,
      strokes(`M${num(left)} 8V${num(bottom)}`),
      box(left, bottom + 8, 90, 28, { 'stroke-width': 1 }),
      drawnThings(thing, [[left + 20, bottom + 22]], 10),
      short(left + 38, bottom + 27, `= ${written(worth)}`, { across: 50, anchor: 'start' }),
    ].join(''),
  };
}

/** Reads each row by its first cell, and the other cells with the heads of their columns. */
function tableSaid([corner = '', ...heads]: readonly string[], rows: FigureOf<'table'>['rows']): string {
  // In a large table, the heads are read once.
  const isLarge = rows.length * heads.length > 40;
  const read = rows.map(([first = '', ...cells]) => {
    const pairs = cells.map((cell, i) =>
      `${isLarge ? '' : said([heads[i] ?? ''])} ${said([cell]) || 'nothing'}`.trim(),
    );
    return `${[corner, first]
      .filter((text) => text !== '')
      .map((text) => said([text]))
      .join(' ')}: ${pairs.join(', ')}.`;
  });
  return `A table.${isLarge ? ` Its columns: ${said([corner, ...heads])}.` : ''} ${read.join(' ')}`;
}

/** Draws a table with a shaded first row. */
export function drawTable({ head, rows }: FigureOf<'table'>): Drawing {
  const columns = Math.max(head.length, ...rows.map((row) => row.length));
  const all = [head, ...rows];
  // Columns share the width by their longest texts.
  const needs = Array.from({ length: columns }, (_, i) =>
    Math.min(160, 20 + Math.max(...all.map((row) => textWidth(row[i] ?? '', 13)))),
  );
  const need = needs.reduce((sum, each) => sum + each, 0);
  const widths = needs.map((each) => (each * (width - 12)) / need);
  const lefts = widths.map((_, i) => 6 + widths.slice(0, i).reduce((sum, each) => sum + each, 0));
  const tall = Math.min(36, 388 / all.length);
  const most = tall > 30 ? 2 : 1;
  const cells = all.flatMap((row, r) =>
    row.map((text, c) =>
      block((lefts[c] ?? 0) + (widths[c] ?? 0) / 2, 6 + (r + 0.5) * tall, text, {
        across: (widths[c] ?? 0) - 6,
        most,
      }),
    ),
  );
  const bottom = num(6 + all.length * tall);
  const lines = [
    ...all.map((_, r) => `M6 ${num(6 + r * tall)}H${width - 6}`),
    ...lefts.map((x) => `M${num(x)} 6V${bottom}`),
    `M${width - 6} 6V${bottom}H6`,
  ];
  return {
    title: 'A table',
    description: tableSaid(head, rows),
    height: Math.ceil(12 + all.length * tall),
    body: [
      el('rect', { x: 6, y: 6, width: width - 12, height: tall, fill: tint }),
      strokes(lines.join(''), { stroke: ink, 'stroke-width': 1.5 }),
      ...cells,
    ].join(''),
  };
}
