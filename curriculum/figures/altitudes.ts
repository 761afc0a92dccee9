import type { FigureOf } from '../figure-types.ts';
import { lengthOf, said, short, textWidth } from './fitted-text.ts';
import { type Drawing, num, outline, strokes, width } from './svg.ts';

/** Shapes with a base and a height, to scale. */

const heightColor = '#b5482a';

/** Draws a height as a thin dashed line with a right angle at its foot. Its color sets it apart from edges. */
export function altitude(x: number, top: number, bottom: number, wayOfMark = 1): string {
  const look = { stroke: heightColor, 'stroke-width': 1.5 };
  return (
    strokes(`M${num(x)} ${num(top)}V${num(bottom)}`, { ...look, 'stroke-dasharray': '3 3' }) +
    strokes(`M${num(x)} ${num(bottom - 8)}h${8 * wayOfMark}v8`, look)
  );
}

/** Draws a height beside a shape, between two short lines. */
function besideShape(x: number, top: number, bottom: number, text: string): string {
  const [upper, lower] = [num(top), num(bottom)];
  const d = `M${num(x - 6)} ${upper}h12M${num(x - 6)} ${lower}h12M${num(x)} ${upper}V${lower}`;
  return (
    strokes(d, { stroke: heightColor, 'stroke-width': 1.5 }) +
    short(x + 10, (top + bottom) / 2 + 5, text, { across: width - x - 12, size: 15, anchor: 'start' })
  );
}

/** Returns lengths in pixels, as large as fits. The least is an eighth of the greatest. */
function zoomed(lengths: readonly number[], across: number, most: readonly [number, number], tall: number) {
  const least = Math.max(...lengths) / 8;
  return { least, zoom: Math.min(most[0] / Math.max(across, least), most[1] / Math.max(tall, least)) };
}

/** Draws a triangle with its height, inside or beside it. */
export function drawTriangle({ base, height, unit }: FigureOf<'triangle'>): Drawing {
  const { least, zoom } = zoomed([base, height], base, [200, 150], height);
  const [across, up] = [Math.max(base, least) * zoom, Math.max(height, least) * zoom];
  const [left, top] = [(width - across) / 2 - 30, 16];
  const [tip, right, bottom] = [left + across * 0.35, left + across, top + up];
  const text = `${height} ${unit}`;
  const isInside = up > 44 && (right - tip) * (1 - 32 / up) > textWidth(text) + 8;
  return {
    title: 'A triangle',
    description: `A triangle. Its base has the label ${base} ${unit}, and its height ${text}. The height meets the base at a right angle.`,
    height: Math.ceil(up + 46),
    body: [
      outline([
        [left, bottom],
        [right, bottom],
        [tip, top],
      ]),
      isInside
        ? altitude(tip, top, bottom, -1) +
          short(tip + 6, bottom - 14, text, { across: 120, size: 15, anchor: 'start' })
        : altitude(tip, top, bottom) + besideShape(right + 20, top, bottom, text),
      short(left + across / 2, bottom + 22, `${base} ${unit}`, { across: 140, size: 15 }),
    ].join(''),
  };
}

/** Returns the lengths of a parallelogram or trapezoid, and how far its upper side starts from the left. */
function sizesOf({ form, base, height, top, side = '' }: FigureOf<'quadrilateral'>) {
  const [wide, tall] = [lengthOf(base) || 8, lengthOf(height) || 5];
  const upper = form === 'parallelogram' ? wide : lengthOf(top ?? '') || wide * 0.55;
  const slanted = lengthOf(side);
  const usual = form === 'parallelogram' ? tall * 0.45 : (wide - upper) * 0.4;
  return { wide, tall, upper, shift: slanted > tall ? Math.sqrt(slanted ** 2 - tall ** 2) : usual };
}

/** Draws a parallelogram or a trapezoid in the proportions of its labels, with its height. */
export function drawQuadrilateral(figure: FigureOf<'quadrilateral'>): Drawing {
  const { form, base, height, top: upperText, side } = figure;
  const { wide, tall, upper, shift } = sizesOf(figure);
  const [first, last] = [Math.min(0, shift), Math.max(wide, shift + upper)];
  // Room for the labels of the slanted side and of a height beside the shape.
  const [before, after] = [side ?? '', height].map((text) => 14 + Math.min(90, textWidth(text)));
  const rooms = (before ?? 0) + (after ?? 0) + 26;
  const { zoom } = zoomed([wide, tall], last - first, [width - 8 - rooms, 150], tall);
  const left = (width - rooms - (last - first) * zoom) / 2 + (before ?? 0) - first * zoom;
  const [right, start, end] = [left + wide * zoom, left + shift * zoom, left + (shift + upper) * zoom];
  const [top, bottom] = [34, 34 + Math.max(22, tall * zoom)];
  // The height goes down from a place of the upper side to the base, if one lies above the other.
  const heightX = Math.max(left, start) + (form === 'trapezoid' ? 12 : 0);
  const isInside = heightX + textWidth(height) + 22 < Math.min(right, end) && bottom - top > 40;
  const named = [
    `base ${said([base])}`,
    `height ${said([height])}`,
    ...(upperText === undefined ? [] : [`upper side ${said([upperText])}`]),
    ...(side === undefined ? [] : [`slanted side ${said([side])}`]),
  ];
  return {
    title: form === 'parallelogram' ? 'A parallelogram' : 'A trapezoid',
    description: `A ${form} with labels: ${named.join(', ')}. The height meets the base at a right angle.`,
    height: Math.ceil(bottom + 32),
    body: [
      outline([
        [left, bottom],
        [right, bottom],
        [end, top],
        [start, top],
      ]),
      isInside
        ? altitude(heightX, top, bottom) +
          short(heightX + 8, (top + bottom) / 2 + 5, height, { across: 110, size: 15, anchor: 'start' })
        : besideShape(Math.max(right, end) + 16, top, bottom, height),
      short((left + right) / 2, bottom + 20, base, { across: 140, size: 15 }),
      upperText === undefined ? '' : short((start + end) / 2, top - 10, upperText, { across: 140, size: 15 }),
      side === undefined
        ? ''
        : short((left + start) / 2 - 10, (top + bottom) / 2, side, {
            across: (left + start) / 2 - 14,
            size: 15,
            anchor: 'end',
          }),
    ].join(''),
  };
}
