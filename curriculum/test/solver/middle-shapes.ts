import { n } from './middle-values.ts';
import { type Rule, rule } from './rule.ts';

const numbersOf = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
const bySides = (text: string): string =>
  ['', 'equilateral', 'isosceles', 'scalene'][new Set(numbersOf(text)).size] ?? '';
const byAngles = (text: string): string => {
  const largest = Math.max(...numbersOf(text));
  return largest < 90 ? 'acute' : largest === 90 ? 'right' : 'obtuse';
};

/** What each kind needs. A shape of one kind is of another one if it has all that it needs. */
const needsOf: Record<string, readonly string[]> = {
  square: ['sides', 'corners', 'pairs'],
  rectangle: ['corners', 'pairs'],
  rhombus: ['sides', 'pairs'],
  parallelogram: ['pairs'],
  quadrilateral: [],
};
const isAlso = (name: string, kind: string): boolean =>
  (needsOf[kind] ?? []).every((need) => needsOf[name]?.includes(need));

const bestName = (equalSides: boolean, rightAngles: boolean): string =>
  equalSides ? (rightAngles ? 'square' : 'rhombus') : rightAngles ? 'rectangle' : 'parallelogram';

/** Mirror lines by the way a letter is written. */
const upright = 'AHIMOTUVWXY';
const level = 'BCDEHIKOX';

const linesOf: [RegExp, number][] = [
  [/square$/, 4],
  [/equilateral/, 3],
  [/isosceles/, 1],
  [/scalene|parallelogram/, 0],
  [/pentagon/, 5],
  [/hexagon/, 6],
  [/octagon/, 8],
];

function linesOfShape(shape: string): number {
  const lines = /that is not a square/.test(shape) ? 2 : linesOf.find(([form]) => form.test(shape))?.[1];
  if (lines === undefined) throw new Error(`unknown shape ${shape}`);
  return lines;
}

/** Kinds of shapes and their symmetry. */
export const middleShapeRules: Rule[] = [
  rule(/^A triangle has sides of (.+)\. Which name fits its sides\?$/, (p) => bySides(p(1))),
  rule(/^A triangle has angles of (.+)\. Which name fits its angles\?$/, (p) => byAngles(p(1))),
  rule(
    /^Three triangles have these sides: .+\. Which one is (\w+)(?: but not equilateral)?\?$/,
    (p) => (c) => bySides(c) === p(1),
  ),
  rule(/^All three angles of a triangle measure 60°\. /, () => 'acute and equilateral'),
  rule(
    /^Two angles of a triangle measure (\S+)° each, and the third measures (\S+)°\. /,
    (p) => `${byAngles(`${p(1)} ${p(2)}`)} and ${p(1) === p(2) ? 'equilateral' : 'isosceles'}`,
  ),
  rule(
    /^A shape has sides of (\d+), (\d+), \d+ and \d+ cm in turn\. It has (four right angles|no right angle)\. /,
    (p) => bestName(p(1) === p(2), p(3) === 'four right angles'),
  ),
  rule(
    /^A shape has four sides\. Opposite sides are equal: (\d+) cm and (\d+) cm\. It has (four right angles|no right angle)\. /,
    (p) => `a ${bestName(p(1) === p(2), p(3) === 'four right angles')} with two pairs of parallel sides`,
  ),
  rule(/^A box holds \d+ paper (\w+)\. Must \w+ be a (\w+), too\?$/, (p) => {
    const name = p(1)
      .replace(/^rhombuses$/, 'rhombus')
      .replace(/([^us])s$/, '$1');
    return isAlso(name, p(2))
      ? `Yes, it has all that a ${p(2)} needs`
      : `No, it may lack what a ${p(2)} needs`;
  }),
  rule(/^A (\w+) has sides of (\d+)(?: and (\d+))? cm\. What makes \w+ its best name\?$/, (p) => {
    const reasons: Record<string, string> = {
      square: 'equal sides and right angles',
      rectangle: 'right angles, but sides of two lengths',
      rhombus: 'equal sides, but no right angles',
      parallelogram: 'sides of two lengths and no right angles',
    };
    if (!p(3) !== needsOf[p(1)]?.includes('sides')) throw new Error('sides do not fit the name');
    return reasons[p(1)] ?? '';
  }),
  rule(
    /^A shape is an? (.+)\. How many lines of symmetry (?:do|does) (\d+) such shapes? have in all\?$/,
    (p) => linesOfShape(p(1)) * n(p(2)),
  ),
  rule(
    /^Write these block letters: .+\. Which one has (an upright|a level|no) line of symmetry\?$/,
    (p) => (c) =>
      p(1) === 'no'
        ? !`${upright}${level}`.includes(c)
        : (p(1) === 'an upright' ? upright : level).includes(c),
  ),
  rule(
    /^Which of these shapes has (exactly one line|exactly \d lines|no line) of symmetry\?$/,
    (p) => (c) =>
      linesOfShape(c) === (p(1) === 'no line' ? 0 : p(1) === 'exactly one line' ? 1 : n(p(1).slice(8, 9))),
  ),
  rule(/^A pattern has a line of symmetry\. Its \w+ half has (\d+) dots, /, (p) => 2 * n(p(1))),
  rule(
    /^A dot lies (\d+) squares (left|right) of an upright line of symmetry and (\d+) squares above/,
    (p) => `${p(1)} squares ${p(2) === 'left' ? 'right' : 'left'} of the line, ${p(3)} above the edge`,
  ),
];
