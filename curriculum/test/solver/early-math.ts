import { int, n } from './arithmetic.ts';
import { evaluate, less, minus, number, over, type Q, same } from './exact.ts';
import { type Rule, rule } from './rule.ts';

/** Reads questions on counting, first arithmetic, measuring, data and shapes of the first grades. */

const signOf: Record<string, string> = {
  stars: '★',
  hearts: '♥',
  flowers: '✿',
  squares: '■',
  dots: '●',
  triangles: '▲',
};
const nameOf = Object.fromEntries(Object.entries(signOf).map(([many, sign]) => [sign, many.slice(0, -1)]));

const occurrences = (text: string, sign: string): number => text.split(sign).length - 1;
const isSign = (sign: string): boolean => Object.values(signOf).includes(sign);
const size = (row: string): number => [...row].filter(isSign).length;

/** Reads groups such as `stars: ★ ★. hearts: ♥.` or `cats: ||||/ |.`, and returns their sizes by name. */
function groups(text: string): Map<string, number> {
  const rows = [...text.matchAll(/([a-z]+): ([^.a-z]+)\./g)];
  return new Map(
    rows.map(([, name = '', row = '']) => [
      name,
      row.includes('|') ? [...row.replaceAll(' ', '')].length : size(row),
    ]),
  );
}

/** Returns the name of the largest or smallest group. */
function extremeOf(all: ReadonlyMap<string, number>, largest: boolean): string {
  const sorted = [...all].sort(([, a], [, b]) => (largest ? b - a : a - b));
  if (sorted.length < 2 || sorted[0]?.[1] === sorted[1]?.[1]) throw new Error('no single largest group');
  return sorted[0]?.[0] ?? '';
}

/** Counts the things of each kind in a heap of signs. */
function heap(text: string): Map<string, number> {
  return new Map(
    Object.entries(signOf)
      .map(([many, sign]): [string, number] => [many, occurrences(text, sign)])
      .filter(([, count]) => count > 0),
  );
}

/** Solves a row with one gap, whose steps are equal. */
function gapOf(terms: readonly string[]): number {
  const at = terms.indexOf('□');
  const known = terms.flatMap((term, i) => (i === at ? [] : [[i, n(term)] as const]));
  const [[i = 0, a = 0] = [], [j = 1, b = 0] = []] = known;
  return a + ((b - a) / (j - i)) * (at - i);
}

/** Returns the shortest unit whose repetition gives all that is shown. */
function unitOf(shown: readonly string[]): readonly string[] {
  for (let length = 1; length < shown.length; length++)
    if (shown.every((sign, i) => sign === '□' || sign === shown[i % length] || shown[i % length] === '□')) {
      const unit = Array.from(
        { length },
        (_, k) => shown.find((s, i) => i % length === k && s !== '□') ?? '',
      );
      if (shown.every((sign, i) => sign === '□' || sign === unit[i % length])) return unit;
    }
  return shown;
}

const members = (text: string): string[] => text.split(/, (?=\S)| or /);

/** Solves an equation with one box from its values at 0 and 1, since it is linear. */
function boxOf(left: string, right: string): Q {
  const value = (side: string, box: number): Q => evaluate(side.replace('□', `${box}`).replaceAll(',', ''));
  const gap = (box: number): Q => minus(value(left, box), value(right, box));
  const [zero, one] = [gap(0), gap(1)];
  return over(zero, minus(zero, one));
}

const romanSigns: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const roman = (text: string): number =>
  [...text].reduce((sum, sign, i) => {
    const [here, next] = [romanSigns[sign] ?? 0, romanSigns[text[i + 1] ?? ''] ?? 0];
    return here < next ? sum - here : sum + here;
  }, 0);

const numberWords: Record<string, number> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, i) => [word, i + 1]),
);
for (const [i, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries())
  numberWords[word] = (i + 2) * 10;

function readWords(text: string): number {
  const [hundreds = '', rest = ''] = text.includes('hundred') ? text.split(' hundred') : ['', ` ${text}`];
  const below = rest
    .trim()
    .split('-')
    .reduce((sum, word) => sum + (numberWords[word] ?? 0), 0);
  return (numberWords[hundreds] ?? 0) * 100 + below;
}

const unitNames = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands'];
const nearest = (value: number, to: number): number => Math.round(value / to) * to;
const twoParts = (choice: string): number[] => choice.split(/ and | \+ /).map(Number);
const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

const counting: Rule[] = [
  rule(/^How many (\w+) do you see\? (.+)$/, (p) => occurrences(p(2), signOf[p(1)] ?? '')),
  rule(/^Which row has (\d+) \w+\?$/, (p) => (c) => size(c) === n(p(1))),
  rule(/^You have ([^a-z.]+)\. Now you get one more\./, (p) => size(p(1)) + 1),
  rule(/^Count the (\w+) only\. How many are there\? (.+)$/, (p) => occurrences(p(2), signOf[p(1)] ?? '')),
  rule(/^Which has the (most|fewest)\? (.+)$/, (p) => extremeOf(groups(p(2)), p(1) === 'most')),
  rule(/^Which row has just as many\? (.+)$/, (p) => (c) => size(c) === size(p(1))),
  rule(
    /^How many more (\w+) than (\w+)\? (.+)$/,
    (p) => (groups(p(3)).get(p(1)) ?? 0) - (groups(p(3)).get(p(2)) ?? 0),
  ),
  rule(/^What do the groups show\? (\w+: .+)$/, (p) => {
    const [[one = '', a = 0] = [], [other = '', b = 0] = []] = groups(p(1));
    const [gap, name] = [Math.abs(a - b), a > b ? one : other];
    return gap === 1 ? `There is 1 more ${name.replace(/s$/, '')}` : `There are ${gap} more ${name}`;
  }),
  rule(/^Which number comes just (after|before) (\d+)\?$/, (p) => n(p(2)) + (p(1) === 'after' ? 1 : -1)),
  rule(/^Start at (\d+)\. Count on two numbers\./, (p) => n(p(1)) + 2),
  rule(/^Count by tens: \d+, (\d+)\. What comes next\?$/, (p) => n(p(1)) + 10),
  rule(/^What goes in the gap\? ((?:\d+|□)(?:, (?:\d+|□)){3})$/, (p) => gapOf(p(1).split(', '))),
  rule(/^How large is each step\? (\d+), (\d+),/, (p) => Math.abs(n(p(2)) - n(p(1)))),
  rule(/^Start at (\d+)\. Count (on|back) (\d) steps of (\d+)\./, (p) =>
    p(2) === 'on' ? n(p(1)) + n(p(3)) * n(p(4)) : n(p(1)) - n(p(3)) * n(p(4)),
  ),
  rule(/^Here are (\d+) socks\. How many full pairs/, (p) => (n(p(1)) - (n(p(1)) % 2)) / 2),
  rule(/^Which number is (even|odd) and (more|less) than (\d+): /, (p) => (c) => {
    const isRightKind = int(c) % 2 === (p(1) === 'odd' ? 1 : 0);
    return isRightKind && (p(2) === 'more' ? int(c) > n(p(3)) : int(c) < n(p(3)));
  }),
  rule(/^(\d+) is even\. Which sum of two equal numbers/, (p) => (c) => {
    const [a = 0, b = 1] = twoParts(c);
    return a === b && a + b === n(p(1));
  }),
  rule(/^Count on from (\d+)\. What is the next (even|odd) number\?$/, (p) => {
    const next = n(p(1)) + 1;
    return (next % 2 === 0) === (p(2) === 'even') ? next : next + 1;
  }),
  rule(/^([a-z□]+(?:, [a-z□]+)+)\. What goes in the gap\?$/, (p) => {
    const shown = p(1).split(', ');
    const unit = unitOf(shown);
    return unit[shown.indexOf('□') % unit.length] ?? '';
  }),
  rule(/^The part (.+) repeats\. Which color is number (\d+)\?$/, (p) => {
    const unit = p(1).split(', ');
    return unit[(n(p(2)) - 1) % unit.length] ?? '';
  }),
  rule(/^What comes next\? (.+)$/, (p) => {
    const shown = p(1).split(' ');
    const unit = unitOf(shown);
    return unit[shown.length % unit.length] ?? '';
  }),
];

const places: Rule[] = [
  rule(/^Which number is 10 and (\d)\?$/, (p) => 10 + n(p(1))),
  rule(/^(\d+) is (\d+) and how many more\?$/, (p) => n(p(1)) - n(p(2))),
  rule(/^A box holds 10 \w+\. There (?:is|are) (\d) more\./, (p) => 10 + n(p(1))),
  rule(/^\w+ has (\d+) \w+\. 10 go in a box\./, (p) => n(p(1)) - 10),
  rule(/^Which sum makes (\d+)\?$/, (p) => (c) => total(twoParts(c)) === n(p(1))),
  rule(/^Which sum is the same as (\d+)\?$/, (p) => (c) => total(twoParts(c)) === n(p(1))),
  rule(/^What is (\d)(\d) made of\?$/, (p) => (c) => {
    const [tens, ones] = c.match(/\d+/g) ?? [];
    return tens === p(1) && ones === p(2);
  }),
  rule(/^\w+ puts (\d+) \w+ in bags of ten\. How many (bags are full|are left over)\?$/, (p) =>
    p(2) === 'bags are full' ? Math.floor(n(p(1)) / 10) : n(p(1)) % 10,
  ),
  rule(/^You have (\d) tens? and (\d\d) ones\. Which number is it\?$/, (p) => n(p(1)) * 10 + n(p(2))),
  rule(/^(\d+) is (\d) tens? and how many ones\?$/, (p) => n(p(1)) - n(p(2)) * 10),
  rule(/^Which number has (\d) hundreds?, (\d) tens? and (\d) ones?\?$/, (p) => n(p(1) + p(2) + p(3))),
  rule(/^Which number is (\d+(?: \+ \d+)+)\?$/, (p) => evaluate(p(1))),
  rule(/^Which number is ([a-z -]+)\?$/, (p) => readWords(p(1))),
  rule(/^You have (\d+) tens\. Which number is it\?$/, (p) => n(p(1)) * 10),
  rule(/^Which place has the digit (\d) in ([\d,]+)\?$/, (p) => {
    const digits = p(2).replaceAll(',', '');
    return unitNames[digits.length - 1 - digits.indexOf(p(1))] ?? '';
  }),
  rule(
    /^Which number has (\d) in the ([a-z ]+) place: /,
    (p) => (c) => c.replaceAll(',', '').at(-1 - unitNames.indexOf(p(2))) === p(1),
  ),
  rule(/^How many full ([a-z ]+) can you take out of ([\d,]+)\?$/, (p) =>
    Math.floor(int(p(2)) / 10 ** unitNames.indexOf(p(1))),
  ),
  rule(
    /^Which number rounds to ([\d,]+), to the nearest ([\d,]+)\?$/,
    (p) => (c) => nearest(int(c), int(p(2))) === int(p(1)),
  ),
  rule(
    /^Round ([\d,]+) and ([\d,]+) to the nearest ([\d,]+)\. Then add\./,
    (p) => nearest(int(p(1)), int(p(3))) + nearest(int(p(2)), int(p(3))),
  ),
  rule(/^Which number is the (largest|smallest): ([\d, or]+)\?$/, (p) => {
    const values = members(p(2)).map((m) => number(m));
    return values.reduce((best, v) => (less(best, v) === (p(1) === 'largest') ? v : best));
  }),
  rule(/^Which numeral is the largest: ([IVXLCDM, or]+)\?$/, (p) => {
    const largest = Math.max(...members(p(1)).map(roman));
    return (c) => roman(c) === largest;
  }),
  rule(
    /^Which number is (more|less) than ([\d,]+): /,
    (p) => (c) => (p(1) === 'more' ? int(c) > int(p(2)) : int(c) < int(p(2))),
  ),
  rule(
    /^Which number is between ([\d,]+) and ([\d,]+): /,
    (p) => (c) => int(c) > int(p(1)) && int(c) < int(p(2)),
  ),
  rule(/^Which sign goes in the box\? (.+) □ (.+)$/, (p) => {
    const [a, b] = [evaluate(p(1)), evaluate(p(2))];
    return same(a, b) ? '=' : less(a, b) ? '<' : '>';
  }),
  rule(
    /^Which numeral comes just (after|before) ([IVXLCDM]+)\?$/,
    (p) => (c) => roman(c) === roman(p(2)) + (p(1) === 'after' ? 1 : -1),
  ),
];

/** Rules for the numbers of the first grades, and for groups, place value and rounding. */
export const earlyNumberRules: Rule[] = [...counting, ...places];
export { boxOf, extremeOf, groups, heap, members, nameOf, size, total, twoParts };
