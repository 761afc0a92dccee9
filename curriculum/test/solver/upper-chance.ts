import { n } from './arithmetic.ts';
import { evaluate, minus, number, over, plus, q, same, times } from './exact.ts';
import { type Rule, rule } from './rule.ts';

const chanceRules: Rule[] = [
  rule(/^A spinner has (\d+) equal parts, and (\d+) (?:is|are) red\. You spin it (\d+) times\./, (p) =>
    q(n(p(2)) * n(p(3)), n(p(1))),
  ),
  rule(/^Bag A has (\d+) winning tickets of (\d+)\. Bag B has (\d+) winning tickets of (\d+)\./, (p) => {
    const gap = n(p(1)) * n(p(4)) - n(p(3)) * n(p(2));
    return gap > 0 ? 'bag A' : gap < 0 ? 'bag B' : 'both the same';
  }),
  rule(
    /^You roll a \w+ and a \w+ number cube\. What is the probability that the sum is (at least )?(\d+)\?$/,
    (p) => {
      let hits = 0;
      for (let a = 1; a <= 6; a++)
        for (let b = 1; b <= 6; b++) if (p(1) ? a + b >= n(p(2)) : a + b === n(p(2))) hits++;
      return q(hits, 36);
    },
  ),
  rule(
    /^A lunch has one of (\d+) soups, one of (\d+) dishes and one of (\d+) fruits\./,
    (p) => n(p(1)) * n(p(2)) * n(p(3)),
  ),
  rule(
    /^A code has (\d+) places\. Each place gets one of (\d+) \w+s, and (?:a \w+ may|no \w+) (repeats?)\./,
    (p) => {
      let codes = 1;
      for (let i = 0; i < n(p(1)); i++) codes *= p(3) === 'repeat' ? n(p(2)) : n(p(2)) - i;
      return codes;
    },
  ),
  rule(/^In how many orders can (\d+) different \w+ stand in a row\?$/, (p) => orders(n(p(1)))),
  rule(/^A word has (\d+) letters\. (\d+) of them are the same/, (p) => orders(n(p(1))) / orders(n(p(2)))),
  rule(
    /^Of (\d+) days, (\d+) were windy and (\d+) were cold\. (\d+) were both\. .* a windy day was cold\?$/,
    (p) => q(n(p(4)), n(p(2))),
  ),
  rule(/^Of (\d+) days, (\d+) were windy and (\d+) were cold\. (\d+) were both\. .* windy or cold\?$/, (p) =>
    q(n(p(2)) + n(p(3)) - n(p(4)), n(p(1))),
  ),
  rule(
    /^P\(A\) = (\S+), P\(B\) = (\S+) and P\(A and B\) = (\S+)\. Are A and B independent or dependent\?$/,
    (p) => (same(times(number(p(1)), number(p(2))), number(p(3))) ? 'independent' : 'dependent'),
  ),
  rule(/^P\(A\) = (\S+) and P\(A and B\) = (\S+)\. What is P\(B given A\)\?$/, (p) =>
    over(number(p(2)), number(p(1))),
  ),
];

const orders = (count: number): number => (count < 2 ? 1 : count * orders(count - 1));

/** Reads a + bi as its two parts. */
function complex(text: string): [number, number] {
  const imaginary = /(?:^|([-+]) )(-?)(\d*)i$/.exec(text);
  const real = /^-?\d+(?=$| )/.exec(text)?.[0] ?? 0;
  const sign = imaginary?.[1] === '-' || imaginary?.[2] === '-' ? -1 : 1;
  return [n(real), imaginary ? sign * n(imaginary[3] || 1) : 0];
}

const pair = (text: string): [number, number] => {
  const [, x, y] = /^\((-?\d+), (-?\d+)\)$/.exec(text) ?? [];
  return [n(x), n(y)];
};
const matrix = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);

const beyondRules: Rule[] = [
  rule(/^What is \((.+i)\) ([-+×]) \((.+i)\)\?$/, (p) => (c) => {
    const [[a, b], [d, e], [x, y]] = [complex(p(1)), complex(p(3)), complex(c)];
    if (p(2) === '×') return x === a * d - b * e && y === a * e + b * d;
    const s = p(2) === '+' ? 1 : -1;
    return x === a + s * d && y === b + s * e;
  }),
  rule(/^What is (\d?)i([⁰¹²³⁴⁵⁶⁷⁸⁹]+)\?$/, (p) => (c) => {
    let [a, b] = [n(p(1) || 1), 0];
    const exponent = Number([...p(2)].map((sign) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)).join(''));
    for (let i = 0; i < exponent; i++) [a, b] = [-b + 0, a];
    const [x, y] = complex(c);
    return x === a && y === b;
  }),
  rule(/^What is \((.+i)\) times its conjugate\?$/, (p) => complex(p(1))[0] ** 2 + complex(p(1))[1] ** 2),
  rule(/^What are the solutions of (x² .+) = 0\?$/, (p) => (c) => {
    const [, h, k] = /^(-?\d+) ± (\d*)i$/.exec(c) ?? [];
    // The sum of the solutions is 2h, and their product is h² + k².
    const [zero, one] = [evaluate(p(1), q(0)), evaluate(p(1), q(1))];
    const middle = minus(minus(one, zero), q(1));
    return same(middle, q(-2 * n(h))) && same(zero, q(n(h) ** 2 + n(k || 1) ** 2));
  }),
  rule(/^u = (\(.+\)) and v = (\(.+\))\. What is (\d*)u ([-+]) v\?$/, (p) => {
    const [[a, b], [c, d]] = [pair(p(1)), pair(p(2))];
    const [k, s] = [n(p(3) || 1), p(4) === '-' ? -1 : 1];
    return `(${k * a + s * c}, ${k * b + s * d})`;
  }),
  rule(
    /^How long is the vector (\(.+\))\?$/,
    (p) => (c) => n(c) ** 2 === pair(p(1))[0] ** 2 + pair(p(1))[1] ** 2,
  ),
  rule(/^Which vector leads from (\(.+\)) to (\(.+\))\?$/, (p) => {
    const [[a, b], [c, d]] = [pair(p(1)), pair(p(2))];
    return `(${c - a}, ${d - b})`;
  }),
  rule(/^What is the dot product of (\(.+\)) and (\(.+\))\?$/, (p) => {
    const [[a, b], [c, d]] = [pair(p(1)), pair(p(2))];
    return a * c + b * d;
  }),
  rule(/^What is the determinant of \[(.+)\]\?$/, (p) => {
    const [a = 0, b = 0, c = 0, d = 0] = matrix(p(1));
    return a * d - b * c;
  }),
  rule(
    /^A = \[(.+)\] and B = \[(.+)\]\. Which number stands in row (\d), column (\d) of (\d*)A \+ B\?$/,
    (p) => {
      const place = 2 * (n(p(3)) - 1) + n(p(4)) - 1;
      return n(p(5) || 1) * (matrix(p(1))[place] ?? 0) + (matrix(p(2))[place] ?? 0);
    },
  ),
  rule(/^A = \[(.+)\] and B = \[(.+)\]\. Which number stands in row (\d), column (\d) of AB\?$/, (p) => {
    const [a, b] = [matrix(p(1)).slice(2 * n(p(3)) - 2, 2 * n(p(3))), matrix(p(2))];
    return (a[0] ?? 0) * (b[n(p(4)) - 1] ?? 0) + (a[1] ?? 0) * (b[n(p(4)) + 1] ?? 0);
  }),
  rule(/^Simplify \((.+)\)\/\((.+)\)\.$/, (p) => (c) => {
    const [above = '', under = ''] = c.split('/');
    return [20, 31, 47].every((x) =>
      same(
        times(evaluate(p(1), q(x)), evaluate(under, q(x))),
        times(evaluate(p(2), q(x)), evaluate(above, q(x))),
      ),
    );
  }),
  rule(/^For which x is \(.+\)\/\((.+)\) not defined\?$/, (p) => (c) => evaluate(p(1), number(c)).top === 0n),
  rule(/^Solve for x: (-?\d+)\/\((.+)\) = (-?\d+)$/, (p) => (c) => {
    const denominator = evaluate(p(2), number(c));
    return denominator.top !== 0n && same(over(number(p(1)), denominator), number(p(3)));
  }),
  rule(/^Write (\d+)\/x \+ (\d+)\/\((\d+)x\) as one fraction over/, (p) =>
    plus(times(number(p(1)), number(p(3))), number(p(2))),
  ),
];

/** Chance, complex numbers, vectors, matrices and rational expressions. */
export const upperChanceRules: Rule[] = [...chanceRules, ...beyondRules];
