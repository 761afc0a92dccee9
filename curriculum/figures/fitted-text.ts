import { el, label } from './svg.ts';

/** Texts that keep to their room, whatever they are. */

/** Returns the pixels that a text needs at most in a common sans-serif font. */
export function textWidth(text: string, size = 15): number {
  let wide = 0;
  for (const letter of text) wide += letter > '\u024f' ? 1.1 : 'MWmw@%&'.includes(letter) ? 0.95 : 0.6;
  return wide * size;
}

/** Returns the text, or its beginning and an ellipsis, within a width. */
export function cut(text: string, across: number, size = 15): string {
  if (text === '' || textWidth(text, size) <= across) return text;
  const letters = [...text];
  while (letters.length > 0 && textWidth(letters.join(''), size) + 1.1 * size > across) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Returns the text in lines within a width, at most `most` of them. */
export function wrapped(text: string, across: number, most: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size) <= across) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.slice(0, most);
  if (lines.length > most) kept[most - 1] = `${kept[most - 1]} …`;
  return kept.map((line) => cut(line, across, size));
}

interface Room {
  across: number;
  /** Number of lines. */
  most?: number;
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
}

/** Draws a text in lines, with their middle at y. */
export function block(x: number, y: number, text: string, room: Room): string {
  const { across, most = 2, size = 13, anchor = 'middle' } = room;
  const lines = wrapped(text, across, most, size);
  if (lines.length === 1) return short(x, y + size * 0.36, text, room);
  const first = y + size * 0.36 - ((lines.length - 1) * size * 1.15) / 2;
  const drawn = lines.map((line, i) => label(x, first + i * size * 1.15, line));
  return el('g', { 'font-size': size, ...anchored(anchor) }, ...drawn);
}

/** Draws a text on one line within a width. */
export function short(x: number, y: number, text: string, room: Room): string {
  const { across, size = 13, anchor = 'middle' } = room;
  return label(x, y, cut(text, across, size), { 'font-size': size, ...anchored(anchor) });
}

/** Returns the attribute of an anchor. The whole document has texts by their middle. */
function anchored(anchor: 'start' | 'middle' | 'end'): { 'text-anchor'?: string } {
  return anchor === 'middle' ? {} : { 'text-anchor': anchor };
}

/** Returns texts as a spoken list, each of some 40 letters at most. Lists of one sentence may have longer ones. */
export function said(texts: readonly string[], most = 25): string {
  return texts.map((text) => (text === '?' ? 'a question mark' : cut(text, most, 1))).join(', ');
}

/** Returns the length that a label such as `6 cm` begins with, or 0. */
export function lengthOf(text = ''): number {
  return Number(/^[\d,]*\.?\d+/.exec(text)?.[0].replaceAll(',', '') ?? 0);
}

/** Returns points as a spoken list. */
export function placesOf(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }) => `(${x}, ${y})`).join(', ');
}

/** Returns the values of a chart as a spoken list. */
export function valuesOf(values: readonly { label: string; value: number }[]): string {
  return values.map(({ label: name, value }) => `${said([name])}: ${value}`).join(', ');
}

/** Names a thing as often as it is there, so that a listener can count. */
export function each(thing: string, count: number): string {
  return Array.from({ length: count }, () => thing).join(', ') || 'nothing';
}
