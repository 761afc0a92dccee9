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
function wrapped(text: string, across: number, most: number, size: number): string[] {
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

/** Returns texts as a spoken list, each of some 40 letters at most. */
export function said(texts: readonly string[]): string {
  return texts.map((text) => (text === '?' ? 'a question mark' : cut(text, 25, 1))).join(', ');
}

/** Returns the sentence for a question mark, if one of the texts is it. */
export function askedAmong(...texts: readonly (string | undefined)[]): string {
  return texts.includes('?') ? ' A question mark stands for what is left out.' : '';
}
