/** What all figures are drawn with. Attributes only, no styles: a strict content security policy refuses those. */

/** In pixels: the width of a small phone, so that text is there at its own size, and elsewhere larger. */
export const width = 320;

/** Few colours, which differ in brightness too: figures are read in black and white, and by the colour-blind. */
export const ink = '#111';
export const paper = '#fff';
export const shade = '#5b8fc7';
export const faint = '#ccc';

/** A figure before it is put into its frame. */
export interface Drawing {
  /** What it is, in few words: the text that stands for it. Neither this nor the description answers the question. */
  title: string;
  /** What there is to look at. */
  description: string;
  /** In pixels */
  height: number;
  body: string;
}

type Attributes = Readonly<Record<string, number | string>>;

/** At most two decimals, so that the last bits of a sine change no byte. */
export function num(value: number): string {
  // Adding 0 makes -0 into 0.
  return String(Math.round(value * 100) / 100 + 0);
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** An element of SVG, with the elements that are in it. */
export function el(name: string, attributes: Attributes, ...content: string[]): string {
  const pairs = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : escaped(value)}"`,
  );
  return content.length === 0
    ? `<${name}${pairs.join('')}/>`
    : `<${name}${pairs.join('')}>${content.join('')}</${name}>`;
}

/** Lines without a filling. */
export function strokes(d: string, more: Attributes = {}): string {
  return el('path', { d, fill: 'none', stroke: ink, 'stroke-width': 2, ...more });
}

export function circle(cx: number, cy: number, r: number, more: Attributes = {}): string {
  return el('circle', { cx, cy, r, ...more });
}

/** A box with an outline. */
export function box(x: number, y: number, w: number, h: number, more: Attributes = {}): string {
  return el('rect', { x, y, width: w, height: h, fill: paper, stroke: ink, 'stroke-width': 2, ...more });
}

/** A text whose middle, or other anchor, is at x and whose letters stand on y. */
export function label(x: number, y: number, text: string, more: Attributes = {}): string {
  return el('text', { x, y, ...more }, escaped(text));
}

/** A text on top of lines, which stay away from its letters. */
export function haloed(x: number, y: number, text: string, more: Attributes = {}): string {
  return label(x, y, text, { stroke: paper, 'stroke-width': 4, 'paint-order': 'stroke', ...more });
}

/** The numbers of a scale, of an instrument or of axes: they are the same whatever the answer is. */
export function scale(numbers: readonly string[], size = 13): string {
  return el('g', { class: 'scale', 'font-size': size }, ...numbers);
}

/** A path through points. */
export function through(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('');
}

/** The point at a distance from a centre, by its angle in degrees, clockwise from the top. */
export function around(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)];
}

/** The outline of a slice of a disc, between two angles in degrees, clockwise from the top. */
export function slice(cx: number, cy: number, radius: number, from: number, to: number): string {
  const [start, end] = [around(cx, cy, radius, from), around(cx, cy, radius, to)];
  const arc = `A${num(radius)} ${num(radius)} 0 ${to - from > 180 ? 1 : 0} 1 ${end.map(num).join(' ')}`;
  return `${through([[cx, cy], start])}${arc}Z`;
}

/** The whole document: on white, so that it is read on a dark page as well. */
export function framed({ title, description, height, body }: Drawing): string {
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      role: 'img',
      width,
      height,
      viewBox: `0 0 ${width} ${num(height)}`,
      'font-family': 'sans-serif',
      'font-size': 15,
      'text-anchor': 'middle',
      fill: ink,
    },
    el('title', {}, escaped(title)),
    el('desc', {}, escaped(description)),
    el('rect', { width, height, fill: paper }),
    body,
  );
}
