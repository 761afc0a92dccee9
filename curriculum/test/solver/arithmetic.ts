import { evaluate, less, number, over, power, type Q, q, root, rounded, same, times } from './exact.ts';
import { type Rule, rule } from './rule.ts';

const n = Number;
const int = (text: string): number => Number(text.replaceAll(',', ''));

/** Splits the list at the end of a question: `3, 5 or 8`. */
const members = (text: string): string[] => text.split(/, (?=\S)| or /);

function extreme(text: string, most: boolean): Q {
  const values = members(text).map((m) => evaluate(m));
  return values.reduce((best, v) => (less(best, v) === most ? v : best));
}

function primeFactors(value: number): number[] {
  const found: number[] = [];
  for (let d = 2, rest = value; rest > 1; d++) for (; rest % d === 0; rest /= d) found.push(d);
  return found;
}

/** Finds the greatest common divisor by trial. */
function commonDivisor(a: number, b: number): number {
  for (let d = Math.min(a, b); ; d--) if (a % d === 0 && b % d === 0) return d;
}

function readRoman(text: string): number {
  const worthOf: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  return [...text].reduce((sum, sign, i) => {
    const [here, next] = [worthOf[sign] ?? 0, worthOf[text[i + 1] ?? ''] ?? 0];
    return sum + (here < next ? -here : here);
  }, 0);
}

/** Finds the exponent e with base^e = argument by search. */
function logOf(base: number, argument: Q): number {
  for (let e = -40; e <= 2000; e++) if (same(power(q(base), e), argument)) return e;
  throw new Error(`not a power of ${base}`);
}

const lowered = '₀₁₂₃₄₅₆₇₈₉';
const baseOf = (text: string): number => n([...text].map((c) => lowered.indexOf(c)).join(''));

/** Adds logarithms to one base as one logarithm of a product. */
function logSum(text: string): number {
  let argument = q(1);
  let base = 0;
  for (const [, sign, factor, low, inner] of text.matchAll(/([-+] )?(?:(\d+) × )?log([₀-₉]+)\(([^()]+)\)/g)) {
    base = baseOf(low ?? '');
    argument = times(argument, power(evaluate(inner ?? ''), n(factor ?? 1) * (sign === '- ' ? -1 : 1)));
  }
  return logOf(base, argument);
}

const counting: Rule[] = [
  rule(
    /^How many (\S+) are here\? (.+)$/,
    (p) =>
      p(2)
        .split(' ')
        .filter((s) => s === p(1)).length,
  ),
  rule(/^Count on: (?:\d+, )*(\d+)\. What comes next\?$/, (p) => n(p(1)) + 1),
  rule(/^Count back: (?:\d+, )*(\d+)\. What comes next\?$/, (p) => n(p(1)) - 1),
  rule(/^What goes in the gap\? (\d+), □, (\d+)$/, (p) => (n(p(1)) + n(p(2))) / 2),
  rule(/^(-?\d+), (-?\d+), (-?\d+), (-?\d+)\. What comes next\?$/, (p) => n(p(4)) + n(p(2)) - n(p(1))),
  rule(/^How many ones are left in (\d+)\?/, (p) => n(p(1)) % 10),
  rule(/^How many full tens are in (\d+)\?$/, (p) => Math.floor(n(p(1)) / 10)),
  rule(/^Add (\d+) to (\d+)\. What do you get\?$/, (p) => n(p(1)) + n(p(2))),
  rule(/^Which number has (\d) tens? and (\d) ones?\?$/, (p) => n(p(1) + p(2))),
  rule(/^Which (?:is|number is|fraction is) the (most|greatest|least): (.+)\?$/, (p) =>
    extreme(p(2), p(1) !== 'least'),
  ),
  rule(/^Which one is (even|odd): /, (p) => (c) => 'even odd'.split(' ')[int(c) % 2] === p(1)),
  rule(/^([a-z]+(?:, [a-z]+)+)\. What comes next\?$/, (p) => continueUnit(p(1).split(', '))),
  rule(/^What is the digit (\d) worth in ([\d,]+)\?$/, (p) => {
    const digits = p(2).replaceAll(',', '');
    return number(p(1) + '0'.repeat(digits.length - 1 - digits.indexOf(p(1))));
  }),
  rule(/^Which digit of ([\d,]+) is in the ([a-z ]+) place\?$/, (p) => {
    const place = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands'].indexOf(
      p(2),
    );
    return n(
      p(1)
        .replaceAll(',', '')
        .at(-1 - place),
    );
  }),
  rule(/^Round ([\d,]+) to the nearest ([\d,]+)\.$/, (p) =>
    times(rounded(over(number(p(1)), number(p(2))), 0), number(p(2))),
  ),
  rule(/^Round ([\d,.]+) to the nearest (whole number|tenth|hundredth|thousandth)\.$/, (p) =>
    rounded(number(p(1)), ['whole number', 'tenth', 'hundredth', 'thousandth'].indexOf(p(2))),
  ),
  rule(/^Which number is the Roman numeral ([IVXLCDM]+)\?$/, (p) => readRoman(p(1))),
  rule(/^How do you write (\d+) in Roman numerals\?$/, (p) => (c) => readRoman(c) === n(p(1))),
];

/** Returns the next member of a list made of a repeated unit. */
function continueUnit(shown: readonly string[]): string {
  for (let length = 2; length < shown.length; length++) {
    if (shown.every((word, i) => word === shown[i % length])) return shown[shown.length % length] ?? '';
  }
  throw new Error('no unit repeats');
}

const stories: Rule[] = [
  rule(/^\w+ has (\d+) \w+\. Then (\d+) are lost\. How many \w+ are left\?$/, (p) => n(p(1)) - n(p(2))),
  rule(
    /^\w+ has (\d+) bags\. There are (\d+) \w+ in each bag\. How many are there in all\?$/,
    (p) => n(p(1)) * n(p(2)),
  ),
  rule(/^\w+ puts (\d+) \w+ into (\d+) bags\. Each bag gets the same/, (p) =>
    over(number(p(1)), number(p(2))),
  ),
  rule(/^What number goes in the box\? (\d+) × □ = (\d+)$/, (p) => over(number(p(2)), number(p(1)))),
  rule(
    /buys (\d+) boxes of (\d+) \w+\. Then \w+ (finds|gives) (\d+)/,
    (p) => n(p(1)) * n(p(2)) + (p(3) === 'finds' ? n(p(4)) : -n(p(4))),
  ),
  rule(/^What is ([\d,]+) ÷ (\d+)\? Give the quotient and the remainder\.$/, (p) => {
    const [a, b] = [int(p(1)), int(p(2))];
    return `${(a - (a % b)) / b} remainder ${a % b}`;
  }),
];

const numbers: Rule[] = [
  rule(
    /^A cake has (\d+) equal parts\. \w+ eats (\d+) of them\. What part of the cake (was eaten|is left)\?$/,
    (p) => q(p(3) === 'is left' ? n(p(1)) - n(p(2)) : n(p(2)), n(p(1))),
  ),
  rule(/^Which (?:fraction|decimal) is equal to (\d+\/\d+)\?$/, (p) => evaluate(p(1))),
  rule(/^What is (\d+)\/(\d+) in lowest terms\?$/, (p) => (c) => {
    const [top = 0, bottom = 1] = c.split('/').map(Number);
    return top * n(p(2)) === bottom * n(p(1)) && commonDivisor(top, bottom) === 1;
  }),
  rule(/^Write (\S+) as a mixed number\.$/, (p) => evaluate(p(1))),
  rule(/^Write (\d+) (\d+)\/(\d+) as an improper fraction\.$/, (p) =>
    q(n(p(1)) * n(p(3)) + n(p(2)), n(p(3))),
  ),
  rule(/^\w+ has (\d+) \w+ and puts (\d+\/\d+) of them in a box\. /, (p) =>
    times(number(p(1)), evaluate(p(2))),
  ),
  rule(/^Which number is prime: /, () => (c) => primeFactors(n(c)).length === 1),
  rule(/^What is the greatest common factor of (\d+) and (\d+)\?$/, (p) => commonDivisor(n(p(1)), n(p(2)))),
  rule(/^What is the least common multiple of (\d+) and (\d+)\?$/, (p) => {
    let multiple = n(p(1));
    while (multiple % n(p(2)) !== 0) multiple += n(p(1));
    return multiple;
  }),
  rule(/^Which number is a factor of (\d+): /, (p) => (c) => n(p(1)) % int(c) === 0),
  rule(/^Which number is a multiple of (\d+): /, (p) => (c) => int(c) % n(p(1)) === 0),
  rule(/^What is (\d+)% of ([\d,]+)\?$/, (p) => over(times(number(p(1)), number(p(2))), q(100))),
  rule(/^A price goes from \$([\d,]+) to \$([\d,]+)\. By what percent does it (rise|fall)\?$/, (p) => {
    const [from, to] = [int(p(1)), int(p(2))];
    if (to > from !== (p(3) === 'rise')) throw new Error('the price changes in the wrong direction');
    return q(Math.abs(to - from) * 100, from);
  }),
  rule(/^What is the ratio (\d+):(\d+) in simplest form\?$/, (p) => (c) => {
    const [a = 0, b = 1] = c.split(':').map(Number);
    return a * n(p(2)) === b * n(p(1)) && commonDivisor(a, b) === 1;
  }),
  rule(/^(\d+) \w+ cost (\S+)\. How much does 1 \w+ cost\?$/, (p) => over(number(p(2)), number(p(1)))),
  rule(/^(\d+) \w+ cost (\S+)\. How much do (\d+) \w+ cost\?$/, (p) =>
    over(times(number(p(2)), number(p(3))), number(p(1))),
  ),
  rule(
    /^You save \$([\d,]+) at (\d+)% simple interest a year\. (How much do you have|How much interest do you get) after (\d+) years\?$/,
    (p) => {
      const interest = over(times(times(number(p(1)), number(p(2))), number(p(4))), q(100));
      return p(3).endsWith('have')
        ? q(interest.top + number(p(1)).top * interest.bottom, interest.bottom)
        : interest;
    },
  ),
  rule(/^You save \$([\d,]+) at (\d+)% interest a year, compounded yearly\..* after (\d+) years/, (p) => {
    let value = number(p(1));
    for (let year = 0; year < n(p(3)); year++) value = times(value, over(number(`${100 + n(p(2))}`), q(100)));
    return rounded(value, 2);
  }),
  rule(/^What is log([₀-₉]+)\(([^()]+)\)\?$/, (p) => logOf(baseOf(p(1)), evaluate(p(2)))),
  rule(/^What is (.*log.*)\?$/, (p) => logSum(p(1))),
  rule(/^What is √([\d,]+)\?$/, (p) => q(root(number(p(1)).top, 2))),
  rule(
    /^Write ([\d,.]+) in scientific notation\.$/,
    (p) => (c) => same(evaluate(c), number(p(1))) && /^[1-9](\.\d+)? ×/.test(c),
  ),
  rule(/^What is ([-\d,./+×÷()⁰-⁹²³¹⁻√∛ ]+)\?$/, (p) => evaluate(p(1))),
];

/** Numbers, arithmetic, fractions, decimals, percent, interest, logarithms. */
export const arithmeticRules: Rule[] = [...counting, ...stories, ...numbers];
export { int, n };
