import { int, n } from './arithmetic.ts';
import { extremeOf, groups, members, size } from './early-math.ts';
import { q } from './exact.ts';
import { type Rule, rule } from './rule.ts';

export const sidesOf: Record<string, number> = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  rhombus: 4,
  trapezoid: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
  nonagon: 9,
  decagon: 10,
};

/** Orders names by statements such as `B is longer than C.` or `B goes down and C goes up.`, the greatest first. */
function chain(text: string, statement: RegExp): string[] {
  const below = new Map<string, string>();
  for (const [, high = '', low = ''] of text.matchAll(statement))
    below.set(high.toLowerCase(), low.toLowerCase());
  const lows = new Set(below.values());
  const top = [...below.keys()].find((name) => !lows.has(name));
  const order = [top ?? ''];
  for (let next = below.get(order[0] ?? ''); next !== undefined; next = below.get(next)) order.push(next);
  if (order.length !== below.size + 1) throw new Error('no order');
  return order;
}

/** Weights in kilograms and contents in liters, roughly. */
const kilograms: Record<string, number> = {
  feather: 0.0005,
  leaf: 0.001,
  pen: 0.02,
  egg: 0.06,
  book: 0.5,
  shoe: 0.7,
  cat: 5,
  chair: 6,
  pig: 100,
  bed: 60,
  cow: 600,
  horse: 500,
  truck: 10_000,
  bus: 12_000,
};
const liters: Record<string, number> = {
  thimble: 0.003,
  spoon: 0.02,
  cup: 0.2,
  mug: 0.3,
  pot: 3,
  jug: 2,
  pail: 10,
  sink: 15,
  bathtub: 150,
  barrel: 200,
  pool: 50_000,
  pond: 1_000_000,
  lake: 1e10,
  sea: 1e16,
};

const bare = (thing: string): string => thing.replace(/^an? /, '');

function ranked(text: string, table: Record<string, number>, most: boolean): (choice: string) => boolean {
  const all = members(text).map((thing) => table[bare(thing)] ?? Number.NaN);
  const best = most ? Math.max(...all) : Math.min(...all);
  return (choice) => table[bare(choice)] === best;
}

/** Least and greatest length of things in centimeters. */
const centimeters: Record<string, readonly [number, number]> = {
  'a new pencil': [10, 25],
  'a spoon': [8, 30],
  'a toothbrush': [10, 25],
  'an ant': [0.1, 3],
  "a grown-up's shoe": [20, 40],
  'a bed': [120, 250],
  'a car': [250, 600],
  'a school bus': [700, 2000],
  'a football field': [8000, 13_000],
  'a sheet of paper': [15, 60],
  'a thumb': [4, 10],
  'a sofa': [120, 400],
};
const perUnit: Record<string, number> = { cm: 1, m: 100, in: 2.54, ft: 30.48 };

/** Units of length by the first words that hint at the size. */
function unitFor(what: string): string {
  if (/towns|plane|river/.test(what)) return 'km';
  return /playground|tree|bus/.test(what) ? 'm' : 'cm';
}

function toolFor(what: string): string {
  if (/^how (warm|cold)/.test(what)) return 'a thermometer';
  if (/^how much/.test(what)) return 'a measuring cup';
  if (/^how heavy/.test(what)) return 'a scale';
  return /sleep|lasts|run$/.test(what) ? 'a clock' : 'a ruler';
}

/** Rules for lengths, weights, areas and volumes. */
export const measureRules: Rule[] = [
  rule(/^Which tool tells you (.+)\?$/, (p) => toolFor(p(1))),
  rule(/^Which unit fits best for (.+)\?$/, (p) => unitFor(p(1))),
  rule(/^How long is (an? .+)\?$/, (p) => (c) => {
    const [, size = '', unit = ''] = c.split(' ');
    const [low, high] = centimeters[p(1)] ?? [0, 0];
    const length = n(size) * (perUnit[unit] ?? 0);
    return length >= low && length <= high;
  }),
  rule(/^Which bar is the (longest|shortest)\? (.+)$/, (p) => extremeOf(groups(p(2)), p(1) === 'longest')),
  rule(
    /^How many squares longer is the (\w+) bar than the (\w+) bar\? (.+)$/,
    (p) => (groups(p(3)).get(p(1)) ?? 0) - (groups(p(3)).get(p(2)) ?? 0),
  ),
  rule(/^(The \w+ line is (longer|shorter) than .+) Which line is the (longest|shortest)\?$/, (p) => {
    const order = chain(p(1), /(\w+) line is (?:longer|shorter) than the (\w+) line\./g);
    return ((p(2) === 'longer') === (p(3) === 'longest') ? order[0] : order.at(-1)) ?? '';
  }),
  rule(/^Squares lie along a \w+, end to end\. How many squares long is it\? (.+)$/, (p) => size(p(1))),
  rule(/^A \w+ is (\d+) \w+ long\. A \w+ is (\d+) \w+ long\. How (much longer|long are both)/, (p) =>
    p(3) === 'much longer' ? n(p(1)) - n(p(2)) : n(p(1)) + n(p(2)),
  ),
  rule(/^A \w+ is as long as (\d+) long sticks\. /, (p) => 2 * n(p(1))),
  rule(/^Which is the (heaviest|lightest): (.+)\?$/, (p) => ranked(p(2), kilograms, p(1) === 'heaviest')),
  rule(/^Which holds the (most|least): (.+)\?$/, (p) => ranked(p(2), liters, p(1) === 'most')),
  rule(/^You compare boxes on a scale\. (.+) Which is the (heaviest|lightest) box\?$/, (p) => {
    const order = chain(p(1), /(\w) goes down and (\w) goes up\./g);
    return (p(2) === 'heaviest' ? order[0] : order.at(-1)) ?? '';
  }),
  rule(/^The \w+ holds (\d+) cups\. The \w+ holds (\d+)\./, (p) => n(p(1)) - n(p(2))),
  rule(/^A \w+ is (\d+) \w+ long\. It starts at (\d+) \w+ on a ruler\./, (p) => n(p(1)) + n(p(2))),
  rule(/^A \w+ is (\d+) \w+ long\. It ends at (\d+) \w+ on a ruler\./, (p) => n(p(2)) - n(p(1))),
  rule(
    /^A \w+ goes from (\d+) \w+ to (\d+) \w+\. A pen is (\d+) \w+ longer\./,
    (p) => n(p(2)) - n(p(1)) + n(p(3)),
  ),
  rule(/^One \w+ is (\d+) \w+ long\. Another one is (\d+) \w+ long\./, (p) => n(p(1)) + n(p(2))),
  rule(/^A \w+ is (\d+) \w+ long\. \w+ cuts off (\d+) /, (p) => n(p(1)) - n(p(2))),
  rule(/^On a number line, start at (\d+)\. Jump (\d+) (on|back)\./, (p) =>
    p(3) === 'on' ? n(p(1)) + n(p(2)) : n(p(1)) - n(p(2)),
  ),
  rule(/^\w+ cuts (\d+) \w+ off a \w+\. Now (\d+) \w+ are left\./, (p) => n(p(1)) + n(p(2))),
  rule(
    /^Each side of an? (\w+) is (\d+) \w+ long\. What is its perimeter\?$/,
    (p) => (sidesOf[p(1)] ?? 0) * n(p(2)),
  ),
  rule(/^A square has a perimeter of (\d+) \w+\./, (p) => q(n(p(1)), 4)),
  rule(/^Square tiles cover a floor\. There are (\d+) rows of (\d+) tiles\./, (p) => n(p(1)) * n(p(2))),
  rule(/^A rectangle has an area of ([\d,]+) square \w+\. It is (\d+) \w+ long\./, (p) =>
    q(int(p(1)), n(p(2))),
  ),
  rule(
    /^A figure has two parts\. One is (\d+) \w+ by (\d+) \w+\. The other is (\d+) \w+ by (\d+) /,
    (p) => n(p(1)) * n(p(2)) + n(p(3)) * n(p(4)),
  ),
  rule(/^A rectangle of (\d+) \w+ by (\d+) \w+ is cut from corner to corner\./, (p) =>
    q(n(p(1)) * n(p(2)), 2),
  ),
  rule(/^A triangle has an area of ([\d,]+) square \w+\. Its base is (\d+) /, (p) =>
    q(2 * int(p(1)), n(p(2))),
  ),
  rule(
    /^Unit cubes fill a box\. Each layer has (\d+) rows of (\d+) cubes\. There are (\d+) layers\./,
    (p) => n(p(1)) * n(p(2)) * n(p(3)),
  ),
  rule(/^A box has a volume of ([\d,]+) cubic \w+\. It is (\d+) \w+ long and (\d+) \w+ wide\./, (p) =>
    q(int(p(1)), n(p(2)) * n(p(3))),
  ),
  rule(
    /^A box is (\d+) \w+ long, (\d+) \w+ wide and (\d+) \w+ high\. A cube of side (\d+) /,
    (p) => n(p(1)) * n(p(2)) * n(p(3)) + n(p(4)) ** 3,
  ),
  rule(/^A box without a lid is (\d+) \w+ long, (\d+) \w+ wide and (\d+) \w+ high\./, (p) => {
    const [a, b, c] = [n(p(1)), n(p(2)), n(p(3))];
    return a * b + 2 * b * c + 2 * a * c;
  }),
  rule(/^A cube has edges of (\d+) \w+\. What is its surface area\?$/, (p) => 6 * n(p(1)) ** 2),
  rule(/^A cube has a surface area of ([\d,]+) square/, (p) => Math.sqrt(int(p(1)) / 6)),
];
