import { evaluate, less, number, over, plus, q, rounded, same, times } from './exact.ts';
import { int, n } from './middle-values.ts';
import { type Rule, rule } from './rule.ts';

const digitAt = (text: string, place: number): number => {
  const [whole = '', decimals = ''] = text.split('.');
  return n(place === 0 ? whole.at(-1) : (decimals[place - 1] ?? '0'));
};
const placeNames = ['one', 'tenth', 'hundredth', 'thousandth'];
const placeOf = (name: string): number => placeNames.findIndex((each) => name.startsWith(each));
const roundNames = ['whole number', 'tenth', 'hundredth', 'thousandth'];

/** Decimals of grades 4 to 8. */
export const decimalRules: Rule[] = [
  rule(
    /^Which number lies between (\S+) and (\S+)\?$/,
    (p) => (c) => less(number(p(1)), number(c)) && less(number(c), number(p(2))),
  ),
  rule(
    /^Which number is the second (greatest|least): (.+)\?$/,
    (p) =>
      p(2)
        .split(/, | or /)
        .toSorted((a, b) => (less(number(a), number(b)) ? -1 : 1))
        .at(p(1) === 'least' ? 1 : -2) ?? '',
  ),
  rule(/^Which is (greater|less), (\d+\.\d+) or (\d+\.\d+), and which place decides\?$/, (p) => (c) => {
    const isFirst = less(number(p(3)), number(p(2))) === (p(1) === 'greater');
    const deciding = [1, 2, 3].find((place) => digitAt(p(2), place) !== digitAt(p(3), place)) ?? 0;
    return c === `${isFirst ? p(2) : p(3)}, by the ${placeNames[deciding]}s`;
  }),
  rule(
    /^A snail crawls (\S+) meters\. About how far is that, to the nearest (?:meter|(\w+) of a meter)\?$/,
    (p) => rounded(number(p(1)), p(2) ? roundNames.indexOf(p(2)) : 0),
  ),
  rule(
    /^Which number gives (\S+) when you round it to the nearest (.+)\?$/,
    (p) => (c) => same(rounded(number(c), roundNames.indexOf(p(2))), number(p(1))),
  ),
  rule(/^Between which (.+)s does (\S+) lie, and to which of them does it round\?$/, (p) => (c) => {
    const [, low = '', high = '', side = ''] = /^(\S+) and (\S+), to the (lower|upper) one$/.exec(c) ?? [];
    const result = rounded(number(p(2)), roundNames.indexOf(p(1)));
    const inside = less(number(low), number(p(2))) && less(number(p(2)), number(high));
    return inside && same(result, number(side === 'lower' ? low : high));
  }),
  rule(/^What is the (\d) worth in (\d\.\d+)\?$/, (p) => (c) => {
    const [, digit = '', part = '1'] = /^(\d) × 1(?:\/(10+))?$/.exec(c.replace(',', '')) ?? [];
    return digit === p(1) && digitAt(p(2), part.length - 1) === n(p(1));
  }),
  rule(/^Which digit of (\d\.\d+) is in the (\w+) place\?$/, (p) => digitAt(p(1), placeOf(p(2)))),
  rule(/^Which number is (\d+ \+ \d+\/\d+ \+ \d+\/[\d,]+)\?$/, (p) => evaluate(p(1).replace(',', ''))),
  rule(/^How does ([\d.,]+) compare with ([\d.,]+)\?$/, (p) => (c) => {
    const [, top = '', , bottom] = /^It is ([\d,]+)(\/([\d,]+))?/.exec(c) ?? [];
    return same(over(number(p(1)), number(p(2))), q(int(top), int(bottom ?? '1')));
  }),
  rule(/^How do you write (?:(\d+) and )?(\d+) (\w+) as a decimal\?$/, (p) =>
    plus(number(p(1) || '0'), q(n(p(2)), 10 ** placeOf(p(3)))),
  ),
  rule(/^Which number goes in the box\? ([\d.,]+) \+ □ = ([\d.,]+)$/, (p) =>
    plus(number(p(2)), times(number(p(1)), q(-1))),
  ),
  rule(/^\w+ rides (\S+) km, rests, and rides (\S+) km more\. /, (p) => plus(number(p(1)), number(p(2)))),
  rule(/^A pole is (\S+) meters long\. \w+ cuts off (\S+) meters\. /, (p) =>
    plus(number(p(1)), times(number(p(2)), q(-1))),
  ),
  rule(/^A meter of wire weighs (\S+) grams\. How many grams do (\S+) meters weigh\?$/, (p) =>
    times(number(p(1)), number(p(2))),
  ),
  rule(/^\d+ × \d+ = [\d,]+\. What is (\S+ × \S+)\?$/, (p) => evaluate(p(1))),
  rule(/^Do not multiply\. Is (\S+) × \d+ less or more than \d+, and why\?$/, (p) =>
    less(number(p(1)), q(1))
      ? 'Less, since the factor is less than 1'
      : 'More, since the factor is more than 1',
  ),
  rule(/^A pump moves (\S+) liters of water in (\S+) minutes\. /, (p) => over(number(p(1)), number(p(2)))),
  rule(/^([\d.,]+) times a number is ([\d.,]+)\. What is the number\?$/, (p) =>
    over(number(p(2)), number(p(1))),
  ),
  rule(/^Which fraction is equal to (\d+\.\d+)\?$/, (p) => number(p(1))),
  rule(/^A number line from (\S+) to (\S+) has 10 equal parts\. A point is (\d) parts? after/, (p) =>
    plus(number(p(1)), times(plus(number(p(2)), times(number(p(1)), q(-1))), q(n(p(3)), 10))),
  ),
];
