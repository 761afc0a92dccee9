import { int, n } from './arithmetic.ts';
import { minus, number, over, plus, q, sum, times } from './exact.ts';
import { animalGroups, coverOf, elementNames, periodicTable } from './fact-tables.ts';
import { type Rule, rule } from './rule.ts';

const metric: Record<string, string> = {
  mm: '0.001',
  cm: '0.01',
  m: '1',
  km: '1000',
  mg: '0.001',
  g: '1',
  kg: '1000',
  mL: '0.001',
  L: '1',
};

const groupOf = (animal: string): string =>
  Object.keys(animalGroups).find((group) => animalGroups[group]?.split(' ').includes(animal)) ?? '';

/** Counts the atoms in a formula from the right, with a stack of multipliers. */
export function atoms(formula: string): Map<string, number> {
  const text = [...formula].map((c) => ('₀₁₂₃₄₅₆₇₈₉'.includes(c) ? '₀₁₂₃₄₅₆₇₈₉'.indexOf(c) : c)).join('');
  const tokens = text.match(/[A-Z][a-z]?|\d+|[()]/g) ?? [];
  const counts = new Map<string, number>();
  const stack = [1];
  let times = 1;
  for (const token of tokens.reverse()) {
    if (/\d/.test(token)) times = n(token);
    else if (token === ')') {
      stack.push((stack.at(-1) ?? 1) * times);
      times = 1;
    } else if (token === '(') stack.pop();
    else {
      counts.set(token, (counts.get(token) ?? 0) + times * (stack.at(-1) ?? 1));
      times = 1;
    }
  }
  return counts;
}

/** Reads the coefficients and formulas of a side. */
export function side(text: string): [count: number, formula: string][] {
  return text.split(' + ').map((part) => {
    const [, count = '', formula = ''] = /^(\d+ )?(.+)$/.exec(part) ?? [];
    return [n(count.trim() || 1), formula];
  });
}

/** Returns true if both sides have the same atoms with the number in the box. */
function balanced(equation: string, coefficient: string): boolean {
  const [left = [], right = []] = equation
    .replace('□', coefficient)
    .split(' → ')
    .map((side) => {
      const total = new Map<string, number>();
      for (const part of side.split(' + ')) {
        const [, count = '', formula = ''] = /^(\d+ )?(.+)$/.exec(part) ?? [];
        for (const [symbol, k] of atoms(formula))
          total.set(symbol, (total.get(symbol) ?? 0) + k * n(count || 1));
      }
      return [...total].sort().map(String);
    });
  return left.join() === right.join();
}

/** Solves a law "whole = a × b" from the brackets: the requested quantity is a product or a quotient. */
export function byLaw(known: string, asked: string, law: string) {
  const quantities = [...known.matchAll(/the ([a-z ]+?) is ([\d,.]+)/gi)].map(
    ([, name = '', value = '']) => ({
      name,
      value: number(value),
    }),
  );
  const letters: Record<string, string> = {
    voltage: 'V',
    current: 'I',
    resistance: 'R',
    force: 'F',
    mass: 'm',
    acceleration: 'a',
    momentum: 'p',
    velocity: 'v',
    'wave speed': 'speed',
  };
  const product = law.split(' = ')[0] ?? '';
  const isProduct = (name: string): boolean => name === product || letters[name] === product;
  const [first, second] = quantities;
  if (!first || !second) throw new Error(`no quantities in ${known}`);
  if (isProduct(asked)) return times(first.value, second.value);
  return isProduct(first.name) ? over(first.value, second.value) : over(second.value, first.value);
}

const chemistry: Rule[] = [
  rule(/^What is the chemical symbol of (\w+)\?$/, (p) => (c) => elementOf(c) === p(1)),
  rule(/^Which element has the symbol (\w+)\?$/, (p) => elementOf(p(1))),
  rule(
    /of (\w+) holds (\d+) protons\. Its mass number is (\d+) and its charge is ([-+]?\d+)\. How many (neutrons|electrons)/,
    (p) => {
      if (elementOf(periodicTable[n(p(2)) - 1] ?? '') !== p(1))
        throw new Error(`${p(1)} is not number ${p(2)}`);
      return p(5) === 'neutrons' ? n(p(3)) - n(p(2)) : n(p(2)) - n(p(4));
    },
  ),
  rule(/^Which number balances the equation\? (.+)$/, (p) => (c) => balanced(p(1), c)),
  rule(/^How many atoms in all does one unit of (\S+) hold\?$/, (p) =>
    [...atoms(p(1)).values()].reduce((a, b) => a + b, 0),
  ),
  rule(/^How many (\w+) atoms does one unit of (\S+) hold\?$/, (p) => atoms(p(2)).get(p(1)) ?? 0),
  rule(/^What is the mass of (\d+) mol of (\S+)\? \(In g\/mol: (.+)\)$/, (p) => {
    const masses = new Map(
      p(3)
        .split(', ')
        .map((pair) => pair.split(' = ') as [string, string]),
    );
    return [...atoms(p(2))].reduce((total, [symbol, k]) => total + k * n(masses.get(symbol)), 0) * n(p(1));
  }),
  rule(
    /^B \([a-z ]+\) is dominant over b\. Parents (\w)(\w) and (\w)(\w) have offspring\. (What|How|Of (\d+)) .+ (have|be) (.+)\?$/,
    (p) => {
      const pairs = [p(1), p(2)].flatMap((a) => [p(3), p(4)].map((b) => [a, b].sort().join('')));
      const hits = pairs.filter((pair) => (p(7) === 'have' ? pair !== 'bb' : pair === p(8))).length;
      if (p(5) === 'What') return 25 * hits;
      return p(6) ? (n(p(6)) * hits) / 4 : `${hits} of 4`;
    },
  ),
];

/** Returns the name of the element with a symbol. Both lists have the same order. */
const elementOf = (symbol: string): string => elementNames[periodicTable.indexOf(symbol)] ?? '';

const planetOrder = 'Mercury Venus Earth Mars Jupiter Saturn Uranus Neptune'.split(' ');

const physics: Rule[] = [
  rule(/^How many (mm|cm|m|km|mg|g|kg|mL|L) are in ([\d,.]+) (mm|cm|m|km|mg|g|kg|mL|L)\?$/, (p) =>
    over(times(number(p(2)), number(metric[p(3)] ?? '')), number(metric[p(1)] ?? '')),
  ),
  rule(/^What is (-?[\d,.]+) °C in °F\?/, (p) => plus(over(times(number(p(1)), q(18)), q(10)), q(32))),
  rule(/^What is (-?[\d,.]+) °F in °C\?/, (p) => over(times(minus(number(p(1)), q(32)), q(10)), q(18))),
  rule(/\. (The .+ is .+, and the .+ is .+)\. What is the ([a-z ]+)\? \((.+ = .+ × .+)\)$/, (p) =>
    byLaw(p(1), p(2), p(3)),
  ),
  rule(/^A body of (\d+) kg moves at (\d+) m\/s\./, (p) => q(n(p(1)) * n(p(2)) ** 2, 2)),
  rule(/^Resistors of (.+) are connected in (series|parallel)\./, (p) => {
    const ohms = [...p(1).matchAll(/(\d+) Ω/g)].map(([, r = '']) => number(r));
    if (p(2) === 'series') return sum(ohms);
    // In pairs: product over sum.
    return ohms.reduce((a, b) => over(times(a, b), plus(a, b)));
  }),
  rule(
    /^How much heat warms (\d+) kg of \w+ from (\d+) °C to (\d+) °C\? \(c = ([\d,]+) J/,
    (p) => n(p(1)) * (n(p(3)) - n(p(2))) * int(p(4)),
  ),
  rule(
    /^A sample holds (\d+) g of a substance with a half-life of (\d+) days\. How much is left after (\d+) days\?$/,
    (p) => {
      let left = number(p(1));
      for (let days = n(p(3)); days > 0; days -= n(p(2))) left = over(left, q(2));
      return left;
    },
  ),
];

const nature: Rule[] = [
  rule(/^Which is (not )?a live thing: /, (p) => (c) => {
    const alive = 'dog cat cow pig hen duck bird fish frog bee ant fox bear goat tree rose grass fern'
      .split(' ')
      .includes(c);
    return alive === (p(1) === '');
  }),
  rule(
    /^You (see|look at|watch|hear|smell|taste|feel) .+ What do you use\?$/,
    (p) => ({ hear: 'ears', smell: 'nose', taste: 'tongue', feel: 'skin' })[p(1)] ?? 'eyes',
  ),
  rule(/^Think of an? (\w+)\. Which group is it in\?$/, (p) => groupOf(p(1))),
  rule(/^Think of an? (\w+)\. What covers its body\?$/, (p) => coverOf[groupOf(p(1))] ?? ''),
  rule(/^Count from the Sun\. Which planet comes two places (before|after) (\w+)\?$/, (p) =>
    String(planetOrder[planetOrder.indexOf(p(2)) + (p(1) === 'after' ? 2 : -2)]),
  ),
  rule(/^Which planet lies between (\w+) and (\w+)\?$/, (p) =>
    String(planetOrder[(planetOrder.indexOf(p(1)) + planetOrder.indexOf(p(2))) / 2]),
  ),
  rule(/^How many planets are (nearer to|farther from) the Sun than (\w+)\?$/, (p) => {
    const nearer = planetOrder.indexOf(p(2));
    return p(1) === 'nearer to' ? nearer : 7 - nearer;
  }),
  rule(/^Which of these is (nearest to|farthest from) the Sun: (.+)\?$/, (p) => {
    const inOrder = planetOrder.filter((planet) => p(2).includes(planet));
    return String(inOrder.at(p(1) === 'nearest to' ? 0 : -1));
  }),
  rule(/^Which is the (\d)\w\w planet from the Sun\?$/, (p) => planetOrder[n(p(1)) - 1] ?? ''),
  rule(
    /^Count from the Sun\. Which planet comes just (before|after) (\w+)\?$/,
    (p) => planetOrder[planetOrder.indexOf(p(2)) + (p(1) === 'after' ? 1 : -1)] ?? '',
  ),
];

/** Physics, chemistry and living things. */
export const scienceRules: Rule[] = [...chemistry, ...physics, ...nature];
