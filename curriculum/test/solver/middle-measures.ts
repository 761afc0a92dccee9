import { evaluate, number, over, plus, power, q, rounded, same, times } from './exact.ts';
import { f, int, n } from './middle-values.ts';
import { type Rule, rule } from './rule.ts';

const kindOf = (degrees: number): string =>
  degrees < 90 ? 'acute' : degrees === 90 ? 'right' : degrees < 180 ? 'obtuse' : 'straight';

const angles: Rule[] = [
  rule(/^An angle measures (\d+)°\. What kind of angle is it\?$/, (p) => kindOf(n(p(1)))),
  rule(/^Which of these angles is (\w+): /, (p) => (c) => kindOf(parseInt(c, 10)) === p(1)),
  rule(/^A full turn has 360°\. An angle is (\d+\/\d+) of a full turn\. /, (p) => times(f(p(1)), q(360))),
  rule(/opens a door by (\d+)° and then by (\d+)° more\. /, (p) => kindOf(n(p(1)) + n(p(2)))),
  rule(/^Two angles lie side by side\. They measure (\d+)° and (\d+)°\. /, (p) => n(p(1)) + n(p(2))),
  rule(/^An angle of (\d+)° is cut into two parts\. One part measures (\d+)°\. /, (p) => n(p(1)) - n(p(2))),
  rule(
    /^Two angles make (a straight line|a right angle)\. One measures (\d+)°\. /,
    (p) => (p(1) === 'a right angle' ? 90 : 180) - n(p(2)),
  ),
  rule(
    /^Three angles make a straight line\. Two of them measure (\d+)° and (\d+)°\. /,
    (p) => 180 - n(p(1)) - n(p(2)),
  ),
  rule(/^An angle of (\d+)° is cut into (\d+) equal angles\. /, (p) => q(n(p(1)), n(p(2)))),
];

const areas: Rule[] = [
  rule(
    /^A rectangle is covered by (\d+) rows of unit squares\. Each row has (\d+)\. /,
    (p) => n(p(1)) * n(p(2)),
  ),
  rule(
    /^A shape has (\d+) full rows of (\d+) unit squares and one more row of (\d+)\. /,
    (p) => n(p(1)) * n(p(2)) + n(p(3)),
  ),
  rule(/^A rug covers (\d+) square feet\. It is (\d+) feet wide\. /, (p) => q(n(p(1)), n(p(2)))),
  rule(
    /One is (\d+) feet by (\d+) feet, the other (\d+) feet by (\d+) feet\. What is the whole area/,
    (p) => n(p(1)) * n(p(2)) + n(p(3)) * n(p(4)),
  ),
  rule(
    /^A garden is (\d+) meters by (\d+) meters\. A corner of (\d+) meters by (\d+) meters is a pond\. /,
    (p) => n(p(1)) * n(p(2)) - n(p(3)) * n(p(4)),
  ),
  rule(/^A yard is (\d+) meters by (\d+) meters\. How many (meters of fence|square meters)/, (p) =>
    p(3) === 'square meters' ? n(p(1)) * n(p(2)) : 2 * n(p(1)) + 2 * n(p(2)),
  ),
  rule(/^Rectangle A is (\d+) by (\d+)\. Rectangle B is (\d+) by (\d+)\. How do they compare\?$/, (p) => {
    const [a = 0, b = 0, c = 0, d = 0] = [1, 2, 3, 4].map((i) => n(p(i)));
    return `${a * b > c * d ? 'A' : 'B'} has the larger area, and the perimeters ${a + b === c + d ? 'are the same' : 'differ'}`;
  }),
  rule(
    /^A rectangle has a perimeter of (\d+) cm\. One side is (\d+) cm\. What is its area/,
    (p) => n(p(2)) * (n(p(1)) / 2 - n(p(2))),
  ),
  rule(
    /of a rectangle of (\d+) by (\d+) longer: (\d+) becomes (\d+)\. By how much do area and perimeter grow\?$/,
    (p) => {
      const [a, b, to] = [n(p(1)), n(p(2)), n(p(4))];
      return `area by ${to * b - a * b}, perimeter by ${2 * (to + b) - 2 * (a + b)}`;
    },
  ),
  rule(
    /^A box is filled with unit cubes in (\d+) layers\. Each layer has (\d+) rows of (\d+) cubes\. /,
    (p) => n(p(1)) * n(p(2)) * n(p(3)),
  ),
  rule(
    /a box that is (\d+) inches long, (\d+) inches wide and (\d+) inches high\?$/,
    (p) => n(p(1)) * n(p(2)) * n(p(3)),
  ),
  rule(/^(\d+) unit cubes fill a box\. The bottom layer has (\d+) rows of (\d+) cubes\. /, (p) =>
    q(n(p(1)), n(p(2)) * n(p(3))),
  ),
  rule(
    /One is (\d+) by (\d+) by (\d+) units, the other (\d+) by (\d+) by (\d+) units\. What is their volume/,
    (p) => n(p(1)) * n(p(2)) * n(p(3)) + n(p(4)) * n(p(5)) * n(p(6)),
  ),
  rule(
    /^A box of (\d+) by (\d+) by (\d+) units is made twice as long and twice as wide/,
    (p) => 2 * n(p(1)) * 2 * n(p(2)) * n(p(3)),
  ),
];

/** Sizes of units in the smallest one of their kind. */
const sizes: Record<string, number> = {
  millimeter: 1,
  centimeter: 10,
  meter: 1000,
  kilometer: 1_000_000,
  gram: 1,
  kilogram: 1000,
  milliliter: 1,
  liter: 1000,
  inch: 1,
  feet: 12,
  foot: 12,
  yard: 36,
  ounce: 1,
  pound: 16,
  cup: 1,
  pint: 2,
  quart: 4,
  gallon: 16,
};
const sizeOf = (unit: string): number => {
  const size = sizes[unit] ?? sizes[unit.replace(/s$/, '')] ?? sizes[unit.replace(/es$/, '')];
  if (!size) throw new Error(`unknown unit ${unit}`);
  return size;
};

/** Returns a measure with the name of its unit: 1 foot, 2 feet. */
function named(size: number, unit: string): string {
  const single = unit === 'feet' ? 'foot' : unit.replace(/(ch)es$|s$/, '$1');
  return `${size} ${size === 1 ? single : unit}`;
}

const units: Rule[] = [
  rule(
    /^A [\w ]+? (?:is|weighs|holds) ([\d,]+) (\w+) and ([\d,]+) (\w+)(?: long)?\. How many (\w+) is that in all\?$/,
    (p) => q(int(p(1)) * sizeOf(p(2)) + int(p(3)) * sizeOf(p(4)), sizeOf(p(5))),
  ),
  rule(/^A [\w ]+? (?:is|weighs|holds) ([\d,]+) (\w+)(?: long)?\. How many (\w+) is that\?$/, (p) =>
    q(int(p(1)) * sizeOf(p(2)), sizeOf(p(3))),
  ),
  rule(
    /^A [\w ]+? (?:is|weighs|holds) ([\d,]+) (\w+)(?: long)?\. How many (\w+) and (\w+) is that\?$/,
    (p) => {
      const total = int(p(1)) * sizeOf(p(2));
      const large = Math.floor(total / sizeOf(p(3)));
      const rest = (total - large * sizeOf(p(3))) / sizeOf(p(4));
      return `${named(large, p(3))} and ${named(rest, p(4))}`;
    },
  ),
  rule(
    /^(\w+) has ([\d,]+) (\w+) of \w+, and (\w+) has ([\d,]+) (\w+)\. Who has more, and by how much\?$/,
    (p) => {
      const gap = int(p(2)) * sizeOf(p(3)) - int(p(5)) * sizeOf(p(6));
      return `${gap > 0 ? p(1) : p(4)}, by ${named(Math.abs(gap) / sizeOf(p(6)), p(6))}`;
    },
  ),
  rule(/^One jar \w+ (\d+) (\w+)\. Another one \w+ (\d+) \w+\. /, (p) => n(p(1)) + n(p(3))),
  rule(/^A pitcher holds (\d+) mL of juice\. \w+ pours out (\d+) /, (p) => n(p(1)) - n(p(2))),
  rule(/^(\d+) equal bags of flour weigh (\d+) kilograms/, (p) => q(n(p(2)), n(p(1)))),
  rule(/^A bucket holds (\d+) liters\. It is emptied into a tub (\d+) times\. /, (p) => n(p(1)) * n(p(2))),
  rule(
    /^An? \w+ weighs (\d+) grams, and a pear weighs (\d+) grams\. How many grams do (\d+) /,
    (p) => n(p(1)) * n(p(3)) + n(p(2)),
  ),
];

const nearest = (text: string, to: string) => times(rounded(over(number(text), number(to)), 0), number(to));

const round: Rule[] = [
  rule(/^Which exponent goes in the box\? (\S+) × 10 to the power of □ = (\S+)$/, (p) => {
    for (let e = 0; e < 12; e++) if (same(times(number(p(1)), power(q(10), e)), number(p(2)))) return e;
    throw new Error('no power');
  }),
  rule(/^What must you do to (\S+) to get (\S+)\?$/, (p) => (c) => {
    const [, verb, by = ''] = /^(multiply|divide) by (\S+)$/.exec(c) ?? [];
    const result = verb === 'divide' ? over(number(p(1)), number(by)) : times(number(p(1)), number(by));
    return same(result, number(p(2)));
  }),
  rule(/^Which is equal to ([\d,]+)\?$/, (p) => (c) => same(evaluate(c), number(p(1)))),
  rule(/^A town counts ([\d,]+) trees\. How many is that to the nearest ([\d,]+)\?$/, (p) =>
    nearest(p(1), p(2)),
  ),
  rule(/^About how much is ([\d,]+) \+ ([\d,]+)\? Round both to the nearest ([\d,]+) first\.$/, (p) =>
    plus(nearest(p(1), p(3)), nearest(p(2), p(3))),
  ),
  rule(/^About how much is (\d+) × (\d+)\? Round \d+ to the nearest (\d+) first\.$/, (p) =>
    times(number(p(1)), nearest(p(2), p(3))),
  ),
  rule(
    /^Which number is ([\d,]+) when rounded to the nearest ([\d,]+)\?$/,
    (p) => (c) => same(nearest(c, p(2)), number(p(1))),
  ),
  rule(/^How much are (\d+) groups of ([\d,]+)\?$/, (p) => times(number(p(1)), number(p(2)))),
];

interface Marked {
  at: ReturnType<typeof q>;
  count: number;
}

/** Reads the rows of a line plot: `1 1/4 inches with 3 marks`. */
const marks = (text: string): Marked[] =>
  [...text.matchAll(/([\d/]+(?: \d+\/\d+)?) inch(?:es)? with (\d+) marks?/g)].map(([, at = '', count]) => ({
    at: f(at),
    count: n(count),
  }));
const value = ({ top, bottom }: ReturnType<typeof q>): number => Number(top) / Number(bottom);
const countAt = (all: readonly Marked[], at: string): number =>
  all.find((row) => same(row.at, f(at)))?.count ?? 0;

const plots: Rule[] = [
  rule(/^A line plot (.+)\. How many \w+ are there in all\?$/, (p) =>
    marks(p(1)).reduce((sum, { count }) => sum + count, 0),
  ),
  rule(
    /^A line plot (.+)\. How many (?:more|fewer) \w+ are (.+) inch(?:es)? long than (.+) inch(?:es)? long\?$/,
    (p) => Math.abs(countAt(marks(p(1)), p(2)) - countAt(marks(p(1)), p(3))),
  ),
  rule(/^A line plot (.+)\. How much longer is the longest/, (p) => {
    const all = marks(p(1))
      .map(({ at }) => at)
      .sort((a, b) => value(a) - value(b));
    return plus(all.at(-1) ?? q(0), times(all[0] ?? q(0), q(-1)));
  }),
  rule(/^A line plot (.+)\. All \w+ that are (.+) inch(?:es)? long are laid end to end\. /, (p) =>
    times(f(p(2)), q(countAt(marks(p(1)), p(2)))),
  ),
  rule(/^A line plot (.+)\. How many \w+ are longer than (.+) inch(?:es)?\?$/, (p) =>
    marks(p(1)).reduce((sum, { at, count }) => sum + (value(at) > value(f(p(2))) ? count : 0), 0),
  ),
  rule(/^Each star in a picture graph stands for (\d+) votes\. (.+) stars?\. How many (.+)\?$/, (p) => {
    const rows = new Map(
      [...p(2).matchAll(/“(\w+)” has (\d+)/g)].map(([, label = '', k]) => [label, n(k) * n(p(1))]),
    );
    const [x, y] = [...p(3).matchAll(/“(\w+)”/g)].map(([, label = '']) => rows.get(label) ?? 0);
    if (x === undefined) return [...rows.values()].reduce((a, b) => a + b, 0);
    return y === undefined ? x : x - y;
  }),
  rule(/^In a picture graph, each star stands for (\d+) votes\. “\w+” has (\d+) votes\. /, (p) =>
    q(n(p(2)), n(p(1))),
  ),
];

/** Angles, areas, volumes, units, round numbers and plots of grades 3 to 6. */
export const middleMeasureRules: Rule[] = [...angles, ...areas, ...units, ...round, ...plots];
