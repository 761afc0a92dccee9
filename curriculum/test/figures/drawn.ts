import type { Figure } from '../../figure-types.ts';
import { drawFigure } from '../../figures/index.ts';
import type { GeneratedQuestion } from '../../index.ts';
import { samples } from '../sample.ts';
import { type Element, elementsOf, named, parseXml } from './parse-xml.ts';

/** Kinds of figures whose drawings are measured in samples of questions. */
export const kinds = Object.keys({
  'number-line': true,
  ruler: true,
  'fraction-bar': true,
  'fraction-circle': true,
  'ten-frame': true,
  array: true,
  clock: true,
  coins: true,
  polygon: true,
  rectangle: true,
  triangle: true,
  'right-triangle': true,
  'coordinate-grid': true,
  'bar-chart': true,
  'line-chart': true,
  'pie-chart': true,
  circuit: true,
} satisfies Partial<Record<Figure['kind'], true>>);

/** Figure of a question with its drawing, which is parsed again. */
export interface Drawn {
  conceptId: string;
  level: 0 | 1 | 2;
  question: GeneratedQuestion;
  figure: Figure;
  svg: string;
  title: string;
  description: string;
  root: Element;
}

/** Draws the figures among `count` questions of all concepts. */
export function* drawnSamples(count: number, seed: string): Generator<Drawn> {
  for (const { concept, level, question } of samples(count, seed)) {
    const { figure } = question;
    if (!figure) continue;
    const drawn = drawFigure(figure);
    yield { conceptId: concept.id, level, question, figure, ...drawn, root: parseXml(drawn.svg) };
  }
}

/** Returns the texts of the figure: the numbers of its scale, and all other labels. */
export function textsOf(root: Element): { scale: string[]; labels: string[] } {
  const texts = named(root, 'text');
  const isScale = ({ attributes }: Element) => attributes['class'] === 'scale';
  return {
    scale: texts.filter(isScale).map(({ text }) => text),
    labels: texts.filter((text) => !isScale(text)).map(({ text }) => text),
  };
}

/** Returns the discs of the figure. */
export function circlesOf(root: Element): { x: number; y: number; r: number; fill: string | undefined }[] {
  return elementsOf(root).flatMap(({ name, attributes: { cx, cy, r, fill } }) =>
    name === 'circle' ? [{ x: Number(cx), y: Number(cy), r: Number(r), fill }] : [],
  );
}

/** Returns the boxes of the figure, without its background. */
export function boxesOf(
  root: Element,
): { x: number; y: number; w: number; h: number; fill: string | undefined }[] {
  return elementsOf(root).flatMap(({ name, attributes: { x, y, width, height, fill } }) =>
    name === 'rect' && x !== undefined
      ? [{ x: Number(x), y: Number(y), w: Number(width), h: Number(height), fill }]
      : [],
  );
}

/** Area of a text, by the widths of common sans-serif letters. */
export interface TextBox {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function textBoxesOf(root: Element): TextBox[] {
  return named(root, 'text').map(({ text, attributes }) => {
    const size = Number(attributes['font-size']);
    const [x, y] = [Number(attributes['x']), Number(attributes['y'])];
    const wide = [...text].length * size * 0.56;
    const left =
      { start: x, middle: x - wide / 2, end: x - wide }[attributes['text-anchor'] ?? ''] ?? Number.NaN;
    return { text, left, right: left + wide, top: y - size * 0.75, bottom: y + size * 0.05 };
  });
}
