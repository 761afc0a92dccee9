/** Elements of all figures. They use attributes only, since a strict content security policy blocks styles. */

/** Pixels of a small phone, where text keeps its size. It grows on wider screens. */
export const width = 320;

/** Few colours that also differ in brightness, for black-and-white print and colour-blind readers. */
export const ink = '#111';
export const paper = '#fff';
export const shade = '#5b8fc7';
export const tint = '#dce8f5';
export const faint = '#ccc';

/** Figure before it is framed. */
export interface Drawing {
  /** Short text alternative. Neither this nor the description answers the question. */
  title: string;
  /** Description of the visible content. */
  description: string;
  /** Pixels. */
  height: number;
  body: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or a double-quoted attribute. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

type Attributes = Readonly<Record<string, number | string>>;

/** Formats a number with at most two decimals, so that the last bits of a sine do not change the output. */
export function num(value: number): string {
  // Adding 0 turns -0 into 0.
  return String(Math.round(value * 100) / 100 + 0);
}

/** Returns an SVG element. Escapes the attributes, but not the content. */
export function el(name: string, attributes: Attributes, ...content: string[]): string {
  const pairs = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : escapeXml(value)}"`,
  );
  return content.length === 0
    ? `<${name}${pairs.join('')}/>`
    : `<${name}${pairs.join('')}>${content.join('')}</${name}>`;
}

/** Draws lines without a fill. */
export function strokes(d: string, more: Attributes = {}): string {
  return el('path', { d, fill: 'none', stroke: ink, 'stroke-width': 2, ...more });
}

export function circle(cx: number, cy: number, r: number, more: Attributes = {}): string {
  return el('circle', { cx, cy, r, ...more });
}

/** Draws a box with an outline. */
export function box(x: number, y: number, w: number, h: number, more: Attributes = {}): string {
  return el('rect', { x, y, width: w, height: h, fill: paper, stroke: ink, 'stroke-width': 2, ...more });
}

/** Draws a text with its middle, or another anchor, at x and its baseline at y. */
export function label(x: number, y: number, text: string, more: Attributes = {}): string {
  return el('text', { x, y, ...more }, escapeXml(text));
}

/** Draws a text on top of lines, with a halo that keeps them off the letters. */
export function haloed(x: number, y: number, text: string, more: Attributes = {}): string {
  return label(x, y, text, { stroke: paper, 'stroke-width': 4, 'paint-order': 'stroke', ...more });
}

/** Groups the numbers of a scale or of axes, which do not depend on the answer. */
export function scale(numbers: readonly string[], size = 13): string {
  return el('g', { class: 'scale', 'font-size': size }, ...numbers);
}

/** Returns a path through points. */
export function through(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('');
}

/** Returns the point at a distance from a centre, by its angle in degrees, clockwise from the top. */
export function around(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)];
}

/** Returns the outline of a slice of a disc between two angles in degrees, clockwise from the top. */
export function slice(cx: number, cy: number, radius: number, from: number, to: number): string {
  // A whole disc is two arcs, since an arc from a point to itself is none.
  if (to - from >= 360) {
    const half = `a${num(radius)} ${num(radius)} 0 1 1`;
    return `M${num(cx)} ${num(cy - radius)}${half} 0 ${num(2 * radius)}${half} 0 ${num(-2 * radius)}Z`;
  }
  const [start, end] = [around(cx, cy, radius, from), around(cx, cy, radius, to)];
  const arc = `A${num(radius)} ${num(radius)} 0 ${to - from > 180 ? 1 : 0} 1 ${end.map(num).join(' ')}`;
  return `${through([[cx, cy], start])}${arc}Z`;
}

/** Draws a tinted shape with straight sides. */
export function outline(corners: readonly (readonly [number, number])[]): string {
  const d = `${through(corners)}Z`;
  return el('path', { d, fill: tint, stroke: ink, 'stroke-width': 2, 'stroke-linejoin': 'round' });
}

/** Draws the head of an arrow with its tip at x and y, by its bearing in degrees clockwise from the top. */
export function arrowHead(x: number, y: number, bearing: number, size = 10): string {
  const sides = [bearing + 155, bearing - 155].map((degrees) => around(x, y, size, degrees));
  return el('path', { d: `${through([[x, y], ...sides])}Z`, fill: ink });
}

/** Returns the whole document, on white, so that it is readable on a dark page. */
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
    el('title', {}, escapeXml(title)),
    el('desc', {}, escapeXml(description)),
    el('rect', { width, height, fill: paper }),
    body,
  );
}
