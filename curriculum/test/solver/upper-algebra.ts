import { n } from './arithmetic.ts';
import { evaluate, less, minus, number, over, plus, type Q, q, same, times } from './exact.ts';
import { type Rule, rule } from './rule.ts';

/** Enough points to distinguish polynomials of low degree. */
const probes = [-3, -1, 2, 5, 7, 11].map((x) => q(x));
export const agree = (a: string, b: string): boolean =>
  probes.every((x) => same(evaluate(a, x), evaluate(b, x)));

/** Returns the coefficients of a linear expression in x: its value at 0 and its slope. */
function linearParts(text: string): [Q, Q] {
  const start = evaluate(text, q(0));
  return [start, minus(evaluate(text, q(1)), start)];
}

const points = (text: string): [Q, Q][] =>
  [...text.matchAll(/\(([-\d./]+), ([-\d./]+)\)/g)].map(([, x = '', y = '']): [Q, Q] => [
    evaluate(x),
    evaluate(y),
  ]);

/** Returns the slope and the y at 0 of the line through two points. */
function lineThrough(text: string): [Q, Q] {
  const [[x1, y1] = [q(0), q(0)], [x2, y2] = [q(1), q(0)]] = points(text);
  const slope = over(minus(y2, y1), minus(x2, x1));
  return [slope, minus(y1, times(slope, x1))];
}

const expressions: Rule[] = [
  rule(/^What is (.+) when x = (-?\d+)\?$/, (p) => evaluate(p(1), number(p(2)))),
  rule(
    /^Renting a boat costs \$\d+ plus .* cost (\d+)h \+ (\d+) dollars\. What do (\d+) hours cost\?$/,
    (p) => n(p(1)) * n(p(3)) + n(p(2)),
  ),
  rule(
    /^Which (?:product|expression) is equal to (.*?x.*?)(?: for each x)?\?$/,
    (p) => (c) => agree(p(1), c),
  ),
  rule(/^Expand (.+)\. Which number stands before x\?$/, (p) =>
    over(minus(evaluate(p(1), q(1)), evaluate(p(1), q(-1))), q(2)),
  ),
  rule(/^Which number goes in the gap, so that .*\? (\d+)\(x \+ □\) = \1x \+ (\d+)$/, (p) =>
    q(n(p(2)), n(p(1))),
  ),
  rule(/^Which line is true for each x\? (.+)$/, (p) => {
    const right = p(1)
      .split('; ')
      .filter((part) => {
        const [, left = '', other = ''] = /^Line \d: (.+) = (.+)$/.exec(part) ?? [];
        return agree(left, other);
      });
    if (right.length !== 1) throw new Error('not one true line');
    return right[0]?.slice(0, 6) ?? '';
  }),
];

const lineRules: Rule[] = [
  rule(/^What is the slope of the line through (\(.+\) and \(.+\))\?$/, (p) => lineThrough(p(1))[0]),
  rule(
    /^A line has the slope (-?\d+) and goes through \((-?\d+), (-?\d+)\)\. What is y at x = (-?\d+)\?$/,
    (p) => n(p(3)) + n(p(1)) * (n(p(4)) - n(p(2))),
  ),
  rule(
    /^A line has the slope (\S+)\. What is the slope of a line that is (parallel|at a right angle) to it\?$/,
    (p) => (p(2) === 'parallel' ? evaluate(p(1)) : over(q(-1), evaluate(p(1)))),
  ),
  rule(/^A (?:pump|boat|printer|bakery) \w+ ([\d.,]+) .+ (?:in|for) (\d+) .* what is k in y = kx\?$/, (p) =>
    over(number(p(1)), number(p(2))),
  ),
  rule(/^y is proportional to x\. When x = (\d+), y = (\S+)\. What is y when x = (\d+)\?$/, (p) =>
    over(times(number(p(2)), number(p(3))), number(p(1))),
  ),
  rule(/^In which table is y proportional to x\? (.+)$/, (p) => {
    const fitting = p(1)
      .split('; ')
      .filter((table) => {
        const ratios = points(table).map(([x, y]) => over(y, x));
        return ratios.every((ratio) => same(ratio, ratios[0] ?? q(0)));
      });
    if (fitting.length !== 1) throw new Error('not one table');
    return fitting[0]?.slice(0, 7) ?? '';
  }),
  rule(/^Line A goes through (\(0, 0\) and \(.+\))\. Line B is y = (\S+)x\. Which is steeper\?$/, (p) => {
    const [a, b] = [lineThrough(p(1))[0], evaluate(p(2))];
    return same(a, b) ? 'Both are equally steep' : less(a, b) ? 'Line B' : 'Line A';
  }),
  rule(/^What is the equation of the line with the slope (\S+) through \((\S+), (\S+)\)\?$/, (p) => (c) => {
    const [start, slope] = linearParts(c.replace('y = ', ''));
    return same(slope, number(p(1))) && same(plus(start, times(slope, number(p(2)))), number(p(3)));
  }),
  rule(
    /^What is the equation of the line with the slope (\S+) that meets the y-axis at y = (\S+)\?$/,
    (p) => (c) => {
      const [start, slope] = linearParts(c.replace('y = ', ''));
      return same(slope, number(p(1))) && same(start, number(p(2)));
    },
  ),
  rule(/^At which y does the line y = (.+) meet the y-axis\?$/, (p) => evaluate(p(1), q(0))),
  rule(/^What is the slope of the line (-?\d+)x \+ (\d+)y = -?\d+\?$/, (p) => q(-n(p(1)), n(p(2)))),
  rule(
    /^A line goes through (\(.+\) and \(.+\))\. At which y does it meet the y-axis\?$/,
    (p) => lineThrough(p(1))[1],
  ),
];

/** Returns the coefficients a, b, c of a quadratic from its values at 0, 1 and -1. */
function quadratic(text: string): [Q, Q, Q] {
  const [zero, one, other] = [evaluate(text, q(0)), evaluate(text, q(1)), evaluate(text, q(-1))];
  const a = over(minus(plus(one, other), times(q(2), zero)), q(2));
  return [a, over(minus(one, other), q(2)), zero];
}

/** Returns the lowest or highest point of a parabola. */
function vertexOf(text: string): [Q, Q] {
  const [a, b] = quadratic(text);
  const x = over(b, times(q(-2), a));
  return [x, evaluate(text, x)];
}

const counts = ['none', 'exactly one', 'exactly two'];
const signOf = (value: Q): number => (value.top < 0n ? -1 : value.top > 0n ? 1 : 0);

/** Returns how many x fit: one if the slopes differ, none or all otherwise. */
function solutions([c, m]: [Q, Q], [d, k]: [Q, Q]): string {
  if (!same(m, k)) return 'exactly one';
  return same(c, d) ? 'infinitely many' : 'none';
}

const holds = (a: number, sign: string, b: number): boolean =>
  ({ '<': a < b, '>': a > b, '≤': a <= b, '≥': a >= b })[sign] ?? false;

/** Words by sign, typed apart from the generator's table. */
const wordsOf: readonly (readonly [RegExp, string])[] = [
  [/at least|no less|minimum/, '≥'],
  [/at most|no more/, '≤'],
  [/less than|below|colder|fewer/, '<'],
  [/more than|above|over/, '>'],
];

const equationRules: Rule[] = [
  rule(
    /^A club has (\d+) members\. Some more people join\. Now there are (\d+) members\./,
    (p) => n(p(2)) - n(p(1)),
  ),
  rule(/^A rope is cut into (\d+) equal pieces\. Each piece is (\d+) cm/, (p) => n(p(1)) * n(p(2))),
  rule(/^Mia spends \$(\d+) and has \$(\d+) left\./, (p) => n(p(1)) + n(p(2))),
  rule(
    /^x people are on a bus\. (\d+) (?:more|of them) get (on|off)\. Then there are (\d+)\. Which equation fits\?$/,
    (p) => `x ${p(2) === 'on' ? '+' : '-'} ${p(1)} = ${p(3)}`,
  ),
  rule(
    /^(\d+) boxes hold x pens each\. There are (\d+) pens\. Which equation fits\?$/,
    (p) => `${p(1)}x = ${p(2)}`,
  ),
  rule(
    /^x pens are shared by (\d+) people\. Each gets (\d+) pens\. Which equation fits\?$/,
    (p) => `x/${p(1)} = ${p(2)}`,
  ),
  rule(/^Renting a boat costs \$(\d+) plus \$(\d+) for each hour\. The bill is \$(\d+)\./, (p) =>
    q(n(p(3)) - n(p(1)), n(p(2))),
  ),
  rule(
    /^Tank A holds (\d+) liters and gains (\d+) .* Tank B (?:is empty|holds (\d+) liters) and gains (\d+)/,
    (p) => q(n(p(3) || '0') - n(p(1)), n(p(2)) - n(p(4))),
  ),
  rule(/^How many solutions does the equation (.+) = (.+) have\?$/, (p) =>
    solutions(linearParts(p(1)), linearParts(p(2))),
  ),
  rule(/^How many solutions does the system y = (.+) and (\d)y = (.+) have\?$/, (p) => {
    const [c, m] = linearParts(p(3));
    return solutions(linearParts(p(1)), [over(c, number(p(2))), over(m, number(p(2)))]);
  }),
  rule(/^(\d+) tickets cost \$(\d+)\. Adults pay \$(\d+) and children pay \$(\d+)\./, (p) =>
    q(n(p(2)) - n(p(4)) * n(p(1)), n(p(3)) - n(p(4))),
  ),
  rule(/^Two numbers have the sum (\d+) and the difference (\d+)\. What is the greater/, (p) =>
    q(n(p(1)) + n(p(2)), 2),
  ),
  rule(/^(.+) Which inequality says this\?$/, (p) => {
    const sign = wordsOf.find(([words]) => words.test(p(1)))?.[1] ?? '';
    return `x ${sign} ${/\d+/.exec(p(1))?.[0]}`;
  }),
  rule(/^A number line has an? (open|full) dot at (-?\d+) and an arrow to the (left|right)\./, (p) => {
    const open = p(1) === 'open';
    const sign = p(3) === 'left' ? (open ? '<' : '≤') : open ? '>' : '≥';
    return `x ${sign} ${p(2)}`;
  }),
  rule(/^How many whole numbers x fit both x (.) (\d+) and x (.) (\d+)\?$/, (p) => {
    let count = 0;
    for (let x = 0; x < 100; x++) if (holds(x, p(1), n(p(2))) && holds(x, p(3), n(p(4)))) count++;
    return count;
  }),
  rule(/^Solve: (.+) ([<>≤≥]) (-?\d+)$/, (p) => (c) => {
    const [, sign = '', bound = '0'] = /^x ([<>≤≥]) (-?\d+)$/.exec(c) ?? [];
    const value = (x: number): number => Number(evaluate(p(1), q(x)).top);
    const xs = [-2, -1, 0, 1, 2].map((step) => n(bound) + step);
    return (
      value(n(bound)) === n(p(3)) &&
      xs.every((x) => holds(value(x), p(2), n(p(3))) === holds(x, sign, n(bound)))
    );
  }),
  rule(/^Entry costs \$(\d+) and each ride costs \$(\d+)\. You have \$(\d+)\./, (p) =>
    Math.floor((n(p(3)) - n(p(1))) / n(p(2))),
  ),
  rule(/^What is the smallest integer x with (.+) ([>≥]) (-?\d+)\?$/, (p) => {
    for (let x = -60; ; x++) if (holds(Number(evaluate(p(1), q(x)).top), p(2), n(p(3)))) return x;
  }),
];

const quadraticRules: Rule[] = [
  rule(
    /^One solution of (.+) = 0 is x = (-?\d+)\. What is the other\?$/,
    (p) => (c) => evaluate(p(1), number(c)).top === 0n && c !== p(2),
  ),
  rule(/^How many real solutions does (.+) = 0 have\?$/, (p) => {
    const [a, b, c] = quadratic(p(1));
    return counts[signOf(minus(times(b, b), times(q(4), times(a, c)))) + 1] ?? '';
  }),
  rule(/^Where is the vertex of y = (.+)\?$/, (p) => {
    const [x, y] = vertexOf(p(1));
    return `(${x.top}, ${y.top})`;
  }),
  rule(/^A parabola meets the x-axis at (\S+) and (\S+)\. At which x/, (p) =>
    over(plus(number(p(1)), number(p(2))), q(2)),
  ),
  rule(/^The graph of y = x² moves (\d+) (right|left) and (\d+) (up|down)\./, (p) => (c) => {
    const [x, y] = vertexOf(c.replace('y = ', ''));
    const signs = [p(2) === 'right' ? 1 : -1, p(4) === 'up' ? 1 : -1];
    return same(x, q(n(p(1)) * (signs[0] ?? 1))) && same(y, q(n(p(3)) * (signs[1] ?? 1)));
  }),
  rule(/^What is the (?:least|greatest) value of (.*x².*)\?$/, (p) => vertexOf(p(1))[1]),
];

/** Expressions, lines, equations and quadratics. */
export const upperAlgebraRules: Rule[] = [...expressions, ...lineRules, ...equationRules, ...quadraticRules];
