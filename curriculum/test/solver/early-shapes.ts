import { n } from './arithmetic.ts';
import { earlyNumberRules, extremeOf, groups, heap, members, nameOf } from './early-math.ts';
import { measureRules, sidesOf } from './early-sizes.ts';
import { sums } from './early-sums.ts';
import { type Rule, rule } from './rule.ts';

/** Counts faces, edges and corners by the sides of the base. */
function solid(name: string): [faces: number, edges: number, corners: number] {
  const base = sidesOf[/(triangle|square|pentagon|hexagon|octagon)/.exec(name)?.[1] ?? ''] ?? 4;
  return name.startsWith('pyramid') ? [base + 1, 2 * base, base + 1] : [base + 2, 3 * base, 2 * base];
}

const singular = (name: string): string => name.replace(/(?<=bus)es$|(?<!bu)s$/, '');

/** Kinds of things, by the words of a child. */
const kindOf: Record<string, string> = Object.fromEntries(
  Object.entries({
    pet: 'cat dog fish mouse',
    fruit: 'plum pear grape peach lime',
    wear: 'hat sock shirt coat scarf',
    toy: 'ball doll kite drum',
    tool: 'saw drill rake spade',
    plant: 'tree vine rose bush',
    ride: 'bus train car bike ship',
  }).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind])),
);

/** Shapes that a word in the description of a thing gives away. */
const shapeOf: readonly [RegExp, string][] = [
  [/coin|rim|moon|plate/, 'circle'],
  [/party hat|ice cream|traffic|funnel/, 'cone'],
  [/can$|drum|candle|roll/, 'cylinder'],
  [/^a ball|marble|orange|globe/, 'sphere'],
  [/side of a number|chess|napkin|tile/, 'square'],
  [/number cube|toy block|ice cube|six equal squares/, 'cube'],
  [/pizza|tent|sail|flag/, 'triangle'],
  [/door|paper$|dollar|phone/, 'rectangle'],
];
const lookOf = (thing: string): string => shapeOf.find(([form]) => form.test(thing))?.[1] ?? '';
const flatShapes = ['circle', 'square', 'triangle', 'rectangle'];

const traitOf: readonly [RegExp, string][] = [
  [/no corners/, 'circle'],
  [/three sides/, 'triangle'],
  [/four equal sides/, 'square'],
  [/two long/, 'rectangle'],
  [/rolls every way/, 'sphere'],
  [/six equal square/, 'cube'],
  [/two flat circles/, 'cylinder'],
  [/one tip/, 'cone'],
];

const outcomes: readonly [RegExp, string][] = [
  [/^You lay (two|three) equal squares/, 'a rectangle'],
  [/^You lay four equal squares, two by two/, 'a square'],
  [/^You put two half circles/, 'a circle'],
  [/^You put six equal triangles/, 'a hexagon'],
  [/^You cut a triangle into two parts/, 'a triangle'],
  [/^You cut a (square|rectangle) from corner to corner/, 'triangles'],
  [/^You fold a square in the middle/, 'rectangles'],
  [/^You cut a circle/, 'half circles'],
  [/^A cross cuts a square into four equal parts/, 'squares'],
];

const partName = ['', 'a whole', 'a half', 'a third', 'a fourth'];
const partCount: Record<string, number> = { halves: 2, thirds: 3, fourths: 4 };

/** Splits a row of signs after a question. */
const rowOf = (text: string): string[] => text.split(' ').map((sign) => nameOf[sign] ?? '');

const shapes: Rule[] = [
  rule(/^Each (?:side|corner) takes one \w+\. How many \w+ for (\d+|one) (\w+)\?$/, (p) => {
    const sides = sidesOf[p(2)] ?? sidesOf[singular(p(2))] ?? 0;
    return (p(1) === 'one' ? 1 : n(p(1))) * sides;
  }),
  rule(
    /^You have (\d+) sticks\. You lay an? (\w+)\. How many sticks are left\?$/,
    (p) => n(p(1)) - (sidesOf[p(2)] ?? 0),
  ),
  rule(
    /^You have an? (\w+) and an? (\w+)\. How many (?:sides|corners) do they have in all\?$/,
    (p) => (sidesOf[p(1)] ?? 0) + (sidesOf[p(2)] ?? 0),
  ),
  rule(
    /^You have an? (\w+) and an? (\w+)\. How many more (?:sides|corners) does the \1 have\?$/,
    (p) => (sidesOf[p(1)] ?? 0) - (sidesOf[p(2)] ?? 0),
  ),
  rule(/^Which shape has (\d+) (?:sides|corners)\?$/, (p) => (c) => sidesOf[c] === n(p(1))),
  rule(
    /^You have two solids\. One is a (.+)\. The other is a (.+)\. How many more (edges|corners) does the first one have\?$/,
    (p) => {
      const at = p(3) === 'edges' ? 1 : 2;
      return (solid(p(1))[at] ?? 0) - (solid(p(2))[at] ?? 0);
    },
  ),
  rule(/^Take a (.+)\. Add its faces and its corners\./, (p) => {
    const [faces, , corners] = solid(p(1));
    return faces + corners;
  }),
  rule(/^Take a (.+)\. How many more edges than faces does it have\?$/, (p) => {
    const [faces, edges] = solid(p(1));
    return edges - faces;
  }),
  rule(/^How many (faces|edges|corners) does a ((?:cube|box|pyramid|prism).*) have\?$/, (p) => {
    return solid(p(2))[['faces', 'edges', 'corners'].indexOf(p(1))] ?? 0;
  }),
  rule(/^Which shape is like (.+)\?$/, (p) => lookOf(p(1))),
  rule(/^Which thing is most like a (\w+)\?$/, (p) => (c) => lookOf(c) === p(1)),
  rule(/^Which shape is (flat|solid)\?$/, (p) => (c) => flatShapes.includes(c) === (p(1) === 'flat')),
  rule(/^Which shape (.+)\?$/, (p) => traitOf.find(([form]) => form.test(p(1)))?.[1] ?? ''),
  rule(
    /^(You (?:lay|put|cut|fold) .+|A cross cuts .+)\?$/,
    (p) => outcomes.find(([form]) => form.test(p(1)))?.[1] ?? '',
  ),
  rule(/^(\d) [a-z ]+ make a [a-z ]+\. How many [a-z ]+ make (\d+) [a-z ]+\?$/, (p) => n(p(1)) * n(p(2))),
  rule(/^(\d) [a-z ]+ make a [a-z ]+\. You have (\d+) [a-z ]+\. How many/, (p) => n(p(2)) / n(p(1))),
  rule(/^Squares fill (\d+) rows\. Each row has (\d+)\./, (p) => n(p(1)) * n(p(2))),
  rule(/^What is just to the (right|left) of the (\w+)\? (.+)$/, (p) => {
    const row = rowOf(p(3));
    return row[row.indexOf(p(2)) + (p(1) === 'right' ? 1 : -1)] ?? '';
  }),
  rule(/^What is between the (\w+) and the \w+\? (.+)$/, (p) => {
    const row = rowOf(p(2));
    return row[row.indexOf(p(1)) + 1] ?? '';
  }),
  rule(/^Go from left to right\. Which thing is (\w+)\? (.+)$/, (p) => {
    const row = rowOf(p(2));
    return (p(1) === 'last' ? row.at(-1) : row[['first', 'second', 'third', 'fourth'].indexOf(p(1))]) ?? '';
  }),
  rule(/^From top to bottom: (.+)\. What is just (above|below) the (\w+)\?$/, (p) => {
    const tower = p(1).split(', ');
    return tower[tower.indexOf(p(3)) + (p(2) === 'below' ? 1 : -1)] ?? '';
  }),
  rule(
    /^The (\w+) is just (above|below) the (\w+)\. The (\w+) is just \2 the \1\. What is just (above|below) the (\w+)\?$/,
    (p) => {
      const downward = p(2) === 'below' ? [p(3), p(1), p(4)] : [p(4), p(1), p(3)];
      return downward[downward.indexOf(p(6)) + (p(5) === 'below' ? 1 : -1)] ?? '';
    },
  ),
  rule(/^A \w+ is cut into (\d) equal parts\. What is each part\?$/, (p) => partName[n(p(1))] ?? ''),
  rule(/^(\d) friends share a \w+\. All get the same\./, (p) => partName[n(p(1))] ?? ''),
  rule(/^(\d+) \w+ (?:is|are) cut into (\w+)\. How many parts/, (p) => n(p(1)) * (partCount[p(2)] ?? 0)),
  rule(
    /^You have (\d+) (\w+) of a \w+\. How many whole \w+ do they make/,
    (p) => n(p(1)) / (partCount[p(2)] ?? 1),
  ),
  rule(
    /^There are (\d+) nuts\. \w+ eats (half|a fourth) of them\./,
    (p) => n(p(1)) / (p(2) === 'half' ? 2 : 4),
  ),
  rule(/^Which part of a \w+ is (larger|smaller): (.+) or (.+)\?$/, (p) => {
    const [a, b] = [p(2), p(3)];
    return partName.indexOf(a) < partName.indexOf(b) === (p(1) === 'larger') ? a : b;
  }),
];

const data: Rule[] = [
  rule(/^Which one does not go with the others: (.+)\?$/, (p) => {
    const kinds = members(p(1)).map((name) => kindOf[name]);
    return (c) => kinds.filter((kind) => kind === kindOf[c]).length === 1;
  }),
  rule(/^Which one goes with a (\w+) and a (\w+): /, (p) => {
    if (kindOf[p(1)] !== kindOf[p(2)]) throw new Error('two kinds');
    return (c) => kindOf[c] === kindOf[p(1)];
  }),
  rule(/^Sort them\. How many are (\w+)\? (.+)$/, (p) => heap(p(2)).get(p(1)) ?? 0),
  rule(/^Sort them\. Which kind has the most\? (.+)$/, (p) => extremeOf(heap(p(1)), true)),
  rule(/^How many does this tally show\? (.+)$/, (p) => p(1).replaceAll(' ', '').length),
  rule(/^Which tally shows (\d+)\?$/, (p) => (c) => c.replaceAll(' ', '').length === n(p(1))),
  rule(/^A tally shows (.+)\. You make (\d) more/, (p) => p(1).replaceAll(' ', '').length + n(p(2))),
  rule(/^(?:Each . is 1 vote\. )?(\w+: .+\.) Which has the (most|fewest) (?:votes|marks)\?$/, (p) =>
    extremeOf(groups(p(1)), p(2) === 'most'),
  ),
  rule(
    /^(?:Each . is 1 vote\. )?(\w+: .+\.) How many more (?:votes|marks) are for (\w+) than for (\w+)\?$/,
    (p) => (groups(p(1)).get(p(2)) ?? 0) - (groups(p(1)).get(p(3)) ?? 0),
  ),
  rule(
    /^(?:Each . is 1 vote\. )?(\w+: .+\.) How many (?:votes|marks) are for (\w+) or (\w+)\?$/,
    (p) => (groups(p(1)).get(p(2)) ?? 0) + (groups(p(1)).get(p(3)) ?? 0),
  ),
  rule(/^(?:Each . is 1 vote\. )?(\w+: .+\.) How many (?:votes|marks) are there in all\?$/, (p) =>
    [...groups(p(1)).values()].reduce((sum, each) => sum + each, 0),
  ),
  rule(/^Lengths of \w+ in inches: ([\d, ●]+)\. (.+)$/, (p) => {
    const lengths = p(1)
      .split(', ')
      .flatMap((row) => {
        const [length = '', dots = ''] = row.split(' ');
        return [...dots].map(() => n(length));
      });
    const [, exact] = /are (\d+) inches long\?$/.exec(p(2)) ?? [];
    const [, over] = /longer than (\d+) inches\?$/.exec(p(2)) ?? [];
    if (exact) return lengths.filter((each) => each === n(exact)).length;
    if (over) return lengths.filter((each) => each > n(over)).length;
    if (p(2).endsWith('in all?')) return lengths.length;
    const most = Math.max(...lengths.map((each) => lengths.filter((other) => other === each).length));
    return (c) => lengths.filter((each) => each === n(c.split(' ')[0] ?? '')).length === most;
  }),
];

/** Rules for the concepts of kindergarten to grade 2, and for sizes of shapes. */
export const earlyMathRules: Rule[] = [...shapes, ...measureRules, ...data, ...earlyNumberRules, ...sums];
