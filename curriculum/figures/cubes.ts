import type { FigureOf } from '../figure-types.ts';
import { type Drawing, num, outline, strokes, width } from './svg.ts';

/** Share of a depth that goes back to the right, and up. */
const slant = 0.42;

/** Draws a box of unit cubes by its front, its top and its right side. */
export function drawCubes({ layers, rows, columns }: FigureOf<'cubes'>): Drawing {
  const unit = Math.min(36, 270 / (columns + slant * rows), 300 / (layers + slant * rows));
  const [wide, tall, back] = [columns * unit, layers * unit, rows * unit * slant];
  const [left, top] = [(width - wide - back) / 2, 12 + back];
  const [right, bottom] = [left + wide, top + tall];
  const [w, h, rise, step] = [num(wide), num(tall), num(back), unit * slant];
  const lines = [
    ...Array.from(
      { length: columns },
      (_, i) => `M${num(left + i * unit)} ${num(bottom)}v-${h}l${rise} -${rise}`,
    ),
    ...Array.from({ length: layers }, (_, i) => `M${num(left)} ${num(top + i * unit)}h${w}l${rise} -${rise}`),
    `M${num(right)} ${num(bottom)}v-${h}l${rise} -${rise}`,
    ...Array.from({ length: rows }, (_, i) => {
      const by = i * step;
      return `M${num(left + by)} ${num(top - by)}h${w}v${h}`;
    }),
  ];
  const plural = (n: number, word: string) => `${n} ${n === 1 ? word : `${word}s`}`;
  return {
    title: 'A box of cubes',
    description: `A box of cubes in ${plural(layers, 'layer')}. A layer has ${plural(rows, 'row')} of ${plural(columns, 'cube')}.`,
    height: Math.ceil(bottom + 12),
    body: [
      outline([
        [left, bottom],
        [right, bottom],
        [right + back, bottom - back],
        [right + back, top - back],
        [left + back, top - back],
        [left, top],
      ]),
      strokes(lines.join(''), { 'stroke-width': 1.5 }),
    ].join(''),
  };
}
