import { int, n } from './arithmetic.ts';
import {
  evaluate,
  less,
  minus,
  number,
  over,
  plus,
  power,
  type Q,
  q,
  rounded,
  same,
  times,
} from './exact.ts';
import { type Rule, rule } from './rule.ts';

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** Returns true for a ratio with the value of a/b, in simplest form if that is wanted. */
const ratio = (a: string, b: string, simplest: boolean) => (choice: string) => {
  const [x = 0, y = 0] = choice.split(':').map(Number);
  return x * n(b) === y * n(a) && (!simplest || divisor(x, y) === 1);
};

/** Returns what percent more or less than the whole is. */
const hundredth = (text: string): Q => over(number(text), q(100));
const grown = (rate: string, sign = 1): Q => plus(q(1), times(q(sign), hundredth(rate)));

/** Ratios, percent and interest. */
const ratioRules: Rule[] = [
  rule(/^What is the ratio (\d+):(\d+) in simplest form\?$/, (p) => ratio(p(1), p(2), true)),
  rule(/^Which ratio is equal to (\d+):(\d+)\?$/, (p) => ratio(p(1), p(2), false)),
  rule(/^There are (\d+) (.+) and (\d+) (.+)\. What is the ratio of \2 to \4 in simplest form\?$/, (p) =>
    ratio(p(1), p(3), true),
  ),
  rule(/^(\d+) (\w+) cost (\S+)\. How many \2 can you buy for (\S+)\?$/, (p) =>
    over(number(p(4)), over(number(p(3)), number(p(1)))),
  ),
  rule(/^Offer A is (\d+) \w+ for (\S+)\. Offer B is (\d+) \w+ for (\S+)\. /, (p) => {
    const [a, b] = [over(number(p(2)), number(p(1))), over(number(p(4)), number(p(3)))];
    return same(a, b) ? 'Both cost the same' : less(a, b) ? 'Offer A' : 'Offer B';
  }),
  rule(/^For every (\d+) (.+) there are (\d+) (.+)\. There are (\d+) \2\. How many \4 are there\?$/, (p) =>
    q(n(p(5)) * n(p(3)), n(p(1))),
  ),
  rule(/^The ratio of .+ is (\d+):(\d+)\. There are (\d+) in all\. How many .+ are there\?$/, (p) =>
    q(n(p(1)) * n(p(3)), n(p(1)) + n(p(2))),
  ),
  rule(/^What is (\d+)% of ([\d,]+)\?$/, (p) => times(hundredth(p(1)), number(p(2)))),
  rule(/^([\d,]+) is (\d+)% of a number\. What is the number\?$/, (p) => over(number(p(1)), hundredth(p(2)))),
  rule(
    /^A pie chart shows how (\d+) people .*: (.+)\. How many (more )?people take the (\w+)(?: than the (\w+))?\?$/,
    (p) => {
      const share = (name: string): Q => number(new RegExp(`${name} (\\d+)%`).exec(p(2))?.[1] ?? '');
      const percent = p(3) === '' ? share(p(4)) : minus(share(p(4)), share(p(5)));
      return over(times(percent, number(p(1))), q(100));
    },
  ),
  rule(/^What percent of (\d+) is (\d+)\?$/, (p) => over(times(q(100), number(p(2))), number(p(1)))),
  rule(/^A price goes from \$([\d,]+) to \$([\d,]+)\. By what percent/, (p) => {
    const [a, b] = [int(p(1)), int(p(2))];
    return q(100 * Math.abs(b - a), a);
  }),
  rule(/^A club has ([\d,]+) members\. The number (rises|falls) by (\d+)%\./, (p) =>
    times(number(p(1)), grown(p(3), p(2) === 'rises' ? 1 : -1)),
  ),
  rule(/^After a (rise|fall) of (\d+)%, a ticket costs (\S+)\. What did it cost before\?$/, (p) =>
    over(number(p(3)), grown(p(2), p(1) === 'rise' ? 1 : -1)),
  ),
  rule(/costs \$([\d,]+)\. (?:It is on sale at|You get a discount of) (\d+)%.* What do you pay\?$/, (p) =>
    /Then a tax/.test(p(0))
      ? times(times(number(p(1)), grown(p(2), -1)), grown(/tax of (\d+)%/.exec(p(0))?.[1] ?? ''))
      : times(number(p(1)), grown(p(2), -1)),
  ),
  rule(
    /^A \w[\w ]+ (?:costs|buys) .*?\$([\d,]+)(?:\. You add a tip of| before a sales tax of| and marks the price up by) (\d+)%/,
    (p) => times(number(p(1)), grown(p(2))),
  ),
  rule(/^A coat costs (\S+)\. On sale it costs (\S+)\. What percent is the discount\?$/, (p) =>
    times(q(100), over(minus(number(p(1)), number(p(2))), number(p(1)))),
  ),
  rule(
    /^You save (\S+) at (\d+)% simple interest a year\. How much (do you have|interest).* (\d+) years\?$/,
    (p) => {
      const interest = times(times(number(p(1)), hundredth(p(2))), number(p(4)));
      return p(3) === 'interest' ? interest : plus(interest, number(p(1)));
    },
  ),
  rule(
    /^You save (\S+) at (\d+)% simple interest a year\. After how many years is the interest (\S+)\?$/,
    (p) => over(number(p(3)), times(number(p(1)), hundredth(p(2)))),
  ),
  rule(/^You save (\S+) at (\d+)% interest a year, compounded yearly\. .* after (\d+) years/, (p) =>
    rounded(times(number(p(1)), power(grown(p(2)), n(p(3)))), 2),
  ),
  rule(
    /^(?:Savings (grow)|The value of a \w+ falls) by (\d+)% a year(?:, compounded yearly)?\. By what factor .* in (\d+) years\?$/,
    (p) => (c) => {
      const [, base = '', raised = ''] = /^([\d.]+)(\D+)$/.exec(c) ?? [];
      const factor = grown(p(2), p(1) ? 1 : -1);
      return same(number(base), factor) && same(evaluate(`2${raised}`), power(q(2), n(p(3))));
    },
  ),
  rule(/^You save (\S+) for (\d+) years at (\d+)% a year\. How much more does compound/, (p) => {
    const compound = rounded(times(number(p(1)), power(grown(p(3)), n(p(2)))), 2);
    return minus(compound, times(number(p(1)), plus(q(1), times(hundredth(p(3)), number(p(2))))));
  }),
];

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Reads raised digits: ⁻¹². */
const exponent = (text: string): number =>
  Number([...text].map((c) => (c === '⁻' ? '-' : raisedDigits.indexOf(c))).join(''));

/** Returns the exponent of an expression with powers of one letter, by its value at 2. */
function exponentOf(text: string): number {
  const value = evaluate(text.replace(/[a-z]/g, 'x'), q(2));
  for (let e = -60; e <= 200; e++) if (same(power(q(2), e), value)) return e;
  throw new Error(`no power: ${text}`);
}

/** Reads 3.4 × 10⁵. */
function scientific(text: string): Q {
  const [, factor = '', raised = ''] = /^([\d.]+) × 10(\S+)$/.exec(text) ?? [];
  return times(number(factor), power(q(10), exponent(raised)));
}

/** Evaluates a sum of integers with absolute values of differences. */
function absolute(text: string): Q {
  const [, sign, inner = ''] = /^(-?)\|(.+)\|$/.exec(text) ?? [];
  const value = evaluate(inner);
  const size = value.top < 0n ? minus(q(0), value) : value;
  return sign ? minus(q(0), size) : size;
}

function isSquare(value: number): boolean {
  return Math.round(Math.sqrt(value)) ** 2 === value;
}

const isRational = (text: string): boolean =>
  !text.includes('π') && (!text.startsWith('√') || isSquare(n(text.slice(1))));

const labelled = (text: string): [string, string][] =>
  text.split('; ').map((part): [string, string] => [part[0] ?? '', part.slice(3)]);

const signRules: Rule[] = [
  rule(/^Which number is the opposite of (\S+)\?$/, (p) => minus(q(0), number(p(1)))),
  rule(/^(Town .+ °C\.) Where is it (warm|cold)est\?$/, (p) => {
    const towns = [...p(1).matchAll(/(Town .) is at (\S+) °C/g)];
    const sorted = towns.toSorted((a, b) => n(a[2]) - n(b[2]));
    return (p(2) === 'warm' ? sorted.at(-1) : sorted[0])?.[1] ?? '';
  }),
  rule(/^(.+) Who writes a true statement\?$/, (p) => {
    const claims = [...p(1).matchAll(/(\w+) writes (\S+) ([<>]) (\S+)\.(?= |$)/g)];
    const right = claims.filter(([, , a = '', sign, b = '']) =>
      sign === '<' ? less(number(a), number(b)) : less(number(b), number(a)),
    );
    if (right.length !== 1) throw new Error('not one true statement');
    return right[0]?.[1] ?? '';
  }),
  rule(/^Which number lies exactly in the middle between (\S+) and (\S+)\?$/, (p) =>
    over(plus(number(p(1)), number(p(2))), q(2)),
  ),
  rule(/^A diver is at (\S+) m\. A bird is at (\S+) m\./, (p) => minus(number(p(2)), number(p(1)))),
  rule(/^How far apart are (\S+) and (\S+) on the number line\?$/, (p) => Math.abs(n(p(1)) - n(p(2)))),
  rule(/^What is (-?\|.+\|)\?$/, (p) => absolute(p(1))),
  rule(/^Which number goes in the gap\? (-?\d+) \+ □ = (-?\d+)$/, (p) => n(p(2)) - n(p(1))),
  rule(/^Which number goes in the gap\? (-?\d+) × □ = (-?\d+)$/, (p) => q(n(p(2)), n(p(1)))),
  rule(
    /^(?:In the morning|At noon|On Monday) it is (\S+) °C\. By \w+ the temperature (falls|rises) by (\d+) °C\./,
    (p) => n(p(1)) + (p(2) === 'falls' ? -1 : 1) * n(p(3)),
  ),
];

const powerRules: Rule[] = [
  rule(/^Which power is short for ([\d× ]+)\?$/, (p) => {
    const factors = p(1).split(' × ');
    return (c) => {
      const [, base, raised = ''] = /^(\d+)(\D+)$/.exec(c) ?? [];
      return base === factors[0] && exponent(raised) === factors.length;
    };
  }),
  rule(
    /^Which exponent goes in the gap\? (\S+) = (\d+) to the power of □$/,
    (p) => (c) => same(power(number(p(2)), n(c)), number(p(1))),
  ),
  rule(/^Simplify ([a-z()⁻⁰¹²³⁴⁵⁶⁷⁸⁹·÷ ]+)\.$/, (p) => (c) => exponentOf(p(1)) === exponentOf(c)),
  rule(
    /^(\D+) times another power of . is (\S+)\. What is the exponent of the other power\?$/,
    (p) => exponentOf(p(2)) - exponentOf(p(1)),
  ),
  rule(/^(\S+) raised to a power is (\S+)\. To which power is it raised\?$/, (p) =>
    q(exponentOf(p(2)), exponentOf(p(1))),
  ),
  rule(/^Which expression is equal to (x\D+)\?$/, (p) => (c) => exponentOf(c) === exponentOf(p(1))),
  rule(/^What is (\d+)(⁻\D+)\?$/, (p) => power(number(p(1)), exponent(p(2)))),
  rule(
    /^Write ([\d,.]+) in scientific notation\.$/,
    (p) => (c) => /^[1-9](\.\d+)? ×/.test(c) && same(scientific(c), number(p(1))),
  ),
  rule(/^Which number is ([\d.]+ × 10\D+)\?$/, (p) => scientific(p(1))),
  rule(
    /^What is \(([\d.]+ × 10\D+)\) × \((\d × 10\D+)\)\?$/,
    (p) => (c) => same(scientific(c), times(scientific(p(1)), scientific(p(2)))),
  ),
  rule(
    /^A (square|cube) has an? (?:area|volume) of (\S+) (?:square|cubic) cm\. How long/,
    (p) => (c) => same(power(number(c.replace(' cm', '')), p(1) === 'cube' ? 3 : 2), number(p(2))),
  ),
  rule(
    /^x is positive\. Solve x² \+ (\d+) = (\S+)\.$/,
    (p) => (c) => same(plus(power(number(c), 2), number(p(1))), number(p(2))),
  ),
  rule(/^Between which whole numbers does √(\d+) lie\?$/, (p) => (c) => {
    const [a = 0, b = 0] = c.split(' and ').map(Number);
    return a * a < n(p(1)) && n(p(1)) < b * b;
  }),
  rule(/^Which number is (rational|irrational)\? (.+)$/, (p) => {
    const fitting = labelled(p(2)).filter(([, text]) => isRational(text) === (p(1) === 'rational'));
    if (fitting.length !== 1) throw new Error('not one number');
    return fitting[0]?.[0] ?? '';
  }),
  rule(/^Which is greater, √(\d+) or (\S+)\?$/, (p) => {
    const [root, other] = [number(p(1)), power(number(p(2)), 2)];
    if (same(root, other)) return 'both are equal';
    return less(other, root) ? `√${p(1)}` : p(2);
  }),
  rule(/^Which fraction is 0\.\d+… \(repeating (\d+)\)\?$/, (p) => q(n(p(1)), 10 ** p(1).length - 1)),
];

/** Ratios, percent, interest, negative numbers, powers and roots. */
export const upperNumberRules: Rule[] = [...ratioRules, ...signRules, ...powerRules];
