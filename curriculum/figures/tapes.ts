import type { TapeRow } from '../figure-kinds.ts';
import type { FigureOf } from '../figure-types.ts';
import { everyKth, numberSize } from './axes.ts';
import { block, said, short, textWidth } from './fitted-text.ts';
import { box, type Drawing, el, ink, num, paper, strokes, tint, width } from './svg.ts';

/** Draws two lines with their texts at equal steps, one above the other. */
export function drawDoubleNumberLine({ upper, lower }: FigureOf<'double-number-line'>): Drawing {
  const count = Math.max(upper.values.length, lower.values.length);
  const [left, right] = [16, width - 40];
  const pitch = (right - left) / Math.max(1, count - 1);
  const room = Math.max(...[...upper.values, ...lower.values].map((text) => textWidth(text, 13))) + 6;
  const shown = everyKth(count, pitch, Math.min(room, 60));
  const across = (shown[1] ?? 1) * pitch - 4;
  const at = (i: number) => left + 8 + i * pitch;
  const ticks = Array.from({ length: count }, (_, i) => `M${num(at(i))} 56v16M${num(at(i))} 96v16`);
  const texts = (values: readonly string[], y: number) =>
    shown.map((i) => short(at(i), y, values[i] ?? '', { across: Math.min(across, 2 * (at(i) - 2)) }));
  return {
    title: 'A double number line',
    description: `Two lines with equal steps, one above the other. ${upper.name}: ${said(upper.values)}. ${lower.name}: ${said(lower.values)}.`,
    height: 156,
    body: [
      strokes(`M8 64H${width - 8}M8 104H${width - 8}${ticks.join('')}`),
      ...texts(upper.values, 48),
      ...texts(lower.values, 128),
      short(8, 18, upper.name, { across: width - 16, anchor: 'start' }),
      short(8, 150, lower.name, { across: width - 16, anchor: 'start' }),
    ].join(''),
  };
}

/** Draws bars of parts below each other, each with its name at the left and its total below. */
export function drawTape({ rows }: FigureOf<'tape'>): Drawing {
  const names = rows.flatMap(({ label }) => (label === undefined ? [] : [label]));
  const left =
    names.length > 0 ? 14 + Math.min(90, Math.max(...names.map((name) => textWidth(name, 13)))) : 10;
  const sizes = rows.map(({ parts }) => parts.reduce((sum, { share = 1 }) => sum + share, 0));
  const perShare = (width - 10 - left) / Math.max(...sizes);
  let top = 10;
  const drawn = rows.map((row) => {
    const y = top;
    top += row.total === undefined ? 52 : 78;
    return tapeRow(row, left, y, perShare);
  });
  return {
    title: rows.length > 1 ? 'Bars of parts' : 'A bar of parts',
    description: rows.map(describedTape).join(' '),
    height: top,
    body: drawn.join(''),
  };
}

function describedTape({ label = 'A bar', parts, total }: TapeRow): string {
  const texts = parts.map(({ text }) => (text === '' ? 'a part' : text));
  return `${label}: ${said(texts)}.${total === undefined ? '' : ` All of it: ${said([total])}.`}`;
}

function tapeRow({ label, parts, total }: TapeRow, left: number, y: number, perShare: number): string {
  let x = left;
  const boxes = parts.map(({ text, share = 1, shaded }) => {
    const wide = share * perShare;
    x += wide;
    return (
      box(x - wide, y, wide, 40, { fill: shaded ? tint : paper }) +
      block(x - wide / 2, y + 20, text, { across: wide - 4, size: numberSize })
    );
  });
  const middle = (left + x) / 2;
  const brace = `M${num(left)} ${y + 46}v6H${num(x)}v-6M${num(middle)} ${y + 52}v5`;
  return [
    ...boxes,
    label === undefined ? '' : block(left - 6, y + 20, label, { across: left - 10, anchor: 'end' }),
    total === undefined ? '' : strokes(brace, { 'stroke-width': 1.5 }),
    total === undefined
      ? ''
      : short(middle, y + 70, total, { across: 2 * Math.min(middle - 4, width - 4 - middle) }),
  ].join('');
}

/** Draws a scale with boxes on both pans. The heavier pan is lower. */
export function drawBalance({ left, right, heavier }: FigureOf<'balance'>): Drawing {
  const tilt = heavier === undefined ? 0 : 16;
  const [leftY, rightY] = [
    heavier === 'right' ? 130 - tilt : 130 + tilt,
    heavier === 'left' ? 130 - tilt : 130 + tilt,
  ];
  const [leftX, rightX, middle] = [84, width - 84, width / 2];
  return {
    title: 'A balance',
    description: `A scale with two pans. ${heavier === undefined ? 'It is level.' : `The ${heavier} pan is lower.`} On the left: ${said(left) || 'nothing'}. On the right: ${said(right) || 'nothing'}.`,
    height: 216,
    body: [
      strokes(`M${leftX} ${leftY}L${rightX} ${rightY}`, { 'stroke-width': 4 }),
      el('path', { d: `M${middle} 130l26 66h-52z`, fill: tint, stroke: ink, 'stroke-width': 2 }),
      strokes(`M${middle - 60} 196h120`, { 'stroke-width': 4 }),
      pan(left, leftX, leftY),
      pan(right, rightX, rightY),
    ].join(''),
  };
}

/** Draws boxes on a pan, from the bottom, at most four on a row. */
function pan(texts: readonly string[], x: number, y: number): string {
  const perRow = texts.length > 6 ? 4 : Math.min(3, Math.max(1, texts.length));
  const [wide, tall] = [140 / perRow, texts.length > 9 ? 22 : 30];
  const boxes = texts.map((text, i) => {
    const inRow = Math.min(perRow, texts.length - Math.floor(i / perRow) * perRow);
    const left = x + ((i % perRow) - inRow / 2) * wide;
    const top = y - 12 - (Math.floor(i / perRow) + 1) * tall;
    return (
      box(left + 1, top, wide - 2, tall - 2) +
      block(left + wide / 2, top + tall / 2, text, { across: wide - 6, most: 1 })
    );
  });
  return strokes(`M${x - 72} ${y - 12}h144M${x} ${y - 12}v12`, { 'stroke-width': 3 }) + boxes.join('');
}
