import { evaluate, number, over, plus, q, same } from './exact.ts';
import { common, int, n } from './middle-values.ts';
import { type Rule, rule } from './rule.ts';

const isPrime = (value: number): boolean => {
  for (let d = 2; d < value; d++) if (value % d === 0) return false;
  return value > 1;
};

const bracketed = (text: string): string => text.replace(/\d+\/\d+/g, (fraction) => `(${fraction})`);

const facts: Rule[] = [
  rule(/^(\d+) \w+ stand in (\d+) equal rows\. How many are in one row\?$/, (p) => q(n(p(1)), n(p(2)))),
  rule(/^Which product is (\d+)\?$/, (p) => (c) => same(evaluate(c), number(p(1)))),
  rule(/^\w+ has (\d+) \w+ and makes groups of (\d+)\. How many groups/, (p) => q(n(p(1)), n(p(2)))),
  rule(/^What number goes in the box\? □ ÷ (\d+) = (\d+)$/, (p) => n(p(1)) * n(p(2))),
  rule(/^What number goes in the box\? (\d+) ÷ □ = (\d+)$/, (p) => q(n(p(1)), n(p(2)))),
  rule(/^Which product helps you to find (\d+) ÷ (\d+)\?$/, (p) => (c) => {
    const factors = c.split(' × ').map(Number);
    return factors.includes(n(p(2))) && same(evaluate(c), number(p(1)));
  }),
  rule(
    /^You know (\d+ × \d+)\. Which product is the same\?$/,
    (p) => (c) => same(evaluate(c), evaluate(p(1))),
  ),
  rule(
    /^Which (?:product|sum|division)? ?(?:is equal to|has the same result as) (.+)\?$/,
    (p) => (c) => same(evaluate(bracketed(c)), evaluate(bracketed(p(1)))),
  ),
  rule(/^Which number goes in the box\? (\d+) × \((\d+) \+ (\d+)\) = (\d+) × (\d+) \+ (\d+) × □$/, (p) =>
    over(plus(evaluate(`${p(1)} × (${p(2)} + ${p(3)})`), q(-n(p(4)) * n(p(5)))), number(p(6))),
  ),
  rule(/^\w+ knows that .+\. How much is (\d+ × \d+)\?$/, (p) => evaluate(p(1))),
  rule(/^\w+ is (\d+) years old\. A tree is (\d+) times as old/, (p) => n(p(1)) * n(p(2))),
  rule(/^A rope is (\d+) feet long\. It is (\d+) times as long as a ribbon\. /, (p) => q(n(p(1)), n(p(2)))),
  rule(/^A large jar holds (\d+) beads\. A small jar holds (\d+)\. How many times as many/, (p) =>
    q(n(p(1)), n(p(2))),
  ),
  rule(/^What does (\d+) = (\d+) [×+] (\d+) say\?$/, (p) => (c) => {
    const [, a = '', words = '', b = ''] = /^\d+ is (\d+) (times as many as|more than) (\d+)$/.exec(c) ?? [];
    return n(p(1)) === (words === 'more than' ? n(a) + n(b) : n(a) * n(b));
  }),
  rule(
    /^\w+ has (\d+) cards\. Jo has (\d+) (times as many|more)\. /,
    (p) => n(p(1)) + (p(3) === 'more' ? n(p(1)) + n(p(2)) : n(p(1)) * n(p(2))),
  ),
];

const patterns: Rule[] = [
  rule(
    /^Start with (\d+)\. The rule is: (add|subtract) (\d+)\. What is the fourth number\?$/,
    (p) => n(p(1)) + 3 * n(p(3)) * (p(2) === 'add' ? 1 : -1),
  ),
  rule(/^The numbers are (.+)\. Which rule makes them\?$/, (p) => (c) => {
    const all = p(1).split(', ').map(Number);
    const [, verb, by = ''] = /^(add|multiply by) (\d+)$/.exec(c) ?? [];
    return all.every(
      (v, i) => i === 0 || v === (verb === 'add' ? (all[i - 1] ?? 0) + n(by) : (all[i - 1] ?? 0) * n(by)),
    );
  }),
  rule(/^A pattern starts with (\d+) and adds (\d+) each time\. What is number (\d+)/, (p) => {
    let value = n(p(1));
    for (let i = 1; i < n(p(3)); i++) value += n(p(2));
    return value;
  }),
  rule(
    /^A machine changes 1 to (\d+), 2 to (\d+), 3 to \d+\. What does it change (\d+) to\?$/,
    (p) => n(p(1)) + (n(p(2)) - n(p(1))) * (n(p(3)) - 1),
  ),
  rule(
    /^Pattern A starts at 0 and adds (\d+)\. Pattern B starts at 0 and adds (\d+)\. /,
    (p) => `Each number in B is ${n(p(2)) / n(p(1))} times the number in A`,
  ),
];

const long: Rule[] = [
  rule(/^A shop gets (\d+) boxes\. Each holds ([\d,]+) /, (p) => n(p(1)) * int(p(2))),
  rule(
    /^\w+ shares ([\d,]+) \w+ among (\d+) friends equally\. How many are left over\?$/,
    (p) => int(p(1)) % n(p(2)),
  ),
  rule(/^(\d+) eggs fill a box\. How many boxes can \w+ fill with ([\d,]+) eggs\?$/, (p) =>
    Math.floor(int(p(2)) / n(p(1))),
  ),
  rule(/^(\d+) people fit into a van\. How many vans do ([\d,]+) people need\?$/, (p) =>
    Math.ceil(int(p(2)) / n(p(1))),
  ),
  rule(/^A number divided by (\d+) gives (\d+) remainder (\d+)\. /, (p) => n(p(1)) * n(p(2)) + n(p(3))),
  rule(/^(\d+) trucks bring ([\d,]+) bricks\. /, (p) => q(int(p(2)), n(p(1)))),
  rule(/^Between which hundreds is ([\d,]+) ÷ (\d+), and how do you know\?$/, (p) => (c) => {
    const [, low = '', high = '', factor = '', base = '', result = ''] =
      /^(\d+) and ([\d,]+), from (\d+) × (\d+) = ([\d,]+)$/.exec(c) ?? [];
    const value = int(p(1)) / n(p(2));
    return n(low) < value && value < int(high) && factor === p(2) && n(factor) * n(base) === int(result);
  }),
  rule(/^\w+ says that (\d+) × (\d+) is ([\d,]+)\. What went wrong\?$/, (p) => (c) => {
    const [a, b] = [n(p(1)), n(p(2))];
    const results: Record<string, number> = {
      'The tens of the second factor were used as ones.': a * Math.floor(b / 10) + a * (b % 10),
      'Only the tens of the second factor were multiplied.': a * (b - (b % 10)),
      'Only the ones of the second factor were multiplied.': a * (b % 10),
      'The factors were added.': a + b,
    };
    if (results[c] === undefined) throw new Error(`unknown slip ${c}`);
    return results[c] === int(p(3));
  }),
];

const stories: Rule[] = [
  rule(/^Which step comes first in (.+)\?$/, (p) => {
    const bracket = /\(([^()]+)\)/.exec(p(1));
    return bracket?.[1] ?? /\d+ × \d+/.exec(p(1))?.[0] ?? '';
  }),
  rule(
    /^Add (\d+) and (\d+)\. Then multiply by (\d+)\. /,
    (p) => (c) => same(evaluate(c), evaluate(`(${p(1)} + ${p(2)}) × ${p(3)}`)),
  ),
  rule(
    /^Multiply (\d+) by (\d+)\. Then add (\d+)\. /,
    (p) => (c) => same(evaluate(c), evaluate(`${p(1)} × ${p(2)} + ${p(3)}`)),
  ),
  rule(
    /^Take .+\. Where must you put brackets to get (\d+)\?$/,
    (p) => (c) => same(evaluate(c), number(p(1))),
  ),
  rule(
    /^A book has (\d+) pages\. \w+ reads (\d+) pages a day for (\d+) days\. /,
    (p) => n(p(1)) - n(p(2)) * n(p(3)),
  ),
  rule(/^\w+ has (\d+) \w+\. \w+ keeps (\d+) and puts the rest into (\d+) equal bags\. /, (p) =>
    q(n(p(1)) - n(p(2)), n(p(3))),
  ),
  rule(
    /^There are (\d+) bags of (\d+) \w+\. Then (\d+) \w+ are (taken away|added)\. /,
    (p) => (c) => same(evaluate(c), q(n(p(1)) * n(p(2)) + (p(4) === 'added' ? n(p(3)) : -n(p(3))))),
  ),
  rule(/^A number is multiplied by (\d+)\. Then (\d+) is added\. The result is (\d+)\. /, (p) =>
    q(n(p(3)) - n(p(2)), n(p(1))),
  ),
];

/** Finds the least common multiple by counting. */
function commonMultiple(a: number, b: number): number {
  let value = a;
  while (value % b !== 0) value += a;
  return value;
}

const theory: Rule[] = [
  rule(/^Two numbers have the product (\d+)\. One of them is (\d+)\. /, (p) => q(n(p(1)), n(p(2)))),
  rule(/^How many different factors does (\d+) have\?/, (p) => {
    let count = 0;
    for (let d = 1; d <= n(p(1)); d++) if (n(p(1)) % d === 0) count++;
    return count;
  }),
  rule(
    /^Which number is a multiple of both (\d+) and (\d+): /,
    (p) => (c) => n(c) % n(p(1)) === 0 && n(c) % n(p(2)) === 0,
  ),
  rule(
    /^Which number between (\d+) and (\d+) is (prime|composite): /,
    (p) => (c) => n(c) > n(p(1)) && n(c) < n(p(2)) && isPrime(n(c)) === (p(3) === 'prime'),
  ),
  rule(
    /^\w+ says that (\d+) is prime\. Which number shows that it is not: /,
    (p) => (c) => n(p(1)) % n(c) === 0,
  ),
  rule(/^How many prime numbers are between (\d+) and (\d+)\?$/, (p) => {
    let count = 0;
    for (let v = n(p(1)) + 1; v < n(p(2)); v++) if (isPrime(v)) count++;
    return count;
  }),
  rule(/^\w+ puts (\d+) red and (\d+) blue beads into bags that are all alike/, (p) =>
    common(n(p(1)), n(p(2))),
  ),
  rule(/^A sheet of paper is (\d+) cm by (\d+) cm\. It is cut into equal squares/, (p) =>
    common(n(p(1)), n(p(2))),
  ),
  rule(
    /^The greatest common factor of (\d+) and a number is (\d+)\. /,
    (p) => (c) => common(n(p(1)), n(c)) === n(p(2)),
  ),
  rule(
    /^Two (?:lights flash|bells ring) at the same time now\. .+ every (\d+) seconds, the other every (\d+) seconds\. /,
    (p) => commonMultiple(n(p(1)), n(p(2))),
  ),
  rule(/^Buns come in packs of (\d+), and patties in packs of (\d+)\. /, (p) =>
    commonMultiple(n(p(1)), n(p(2))),
  ),
  rule(
    /^The least common multiple of (\d+) and a number is (\d+)\. /,
    (p) => (c) => commonMultiple(n(p(1)), n(c)) === n(p(2)),
  ),
];

/** Whole numbers of grades 3 to 6. */
export const middleNumberRules: Rule[] = [...facts, ...patterns, ...long, ...stories, ...theory];
