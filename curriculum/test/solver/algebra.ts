import { int, n } from './arithmetic.ts';
import { evaluate, minus, number, over, plus, power, type Q, q, root, same, sum, times } from './exact.ts';
import { type Rule, rule } from './rule.ts';

/** Enough points to distinguish polynomials of low degree. */
const probes = [-3, -1, 2, 5, 7, 11].map((x) => q(x));

/** Returns true if two expressions agree at every probe, so that they are the same polynomial. */
const agree = (a: string, b: string): boolean => probes.every((x) => same(evaluate(a, x), evaluate(b, x)));

/** Returns the derivative at x. The five-point rule is exact for polynomials of degree 4 or less. */
function slopeAt(f: string, x: Q): Q {
  const at = (d: number): Q => evaluate(f, plus(x, q(d)));
  const outer = minus(at(-2), at(2));
  const inner = times(q(8), minus(at(1), at(-1)));
  return over(plus(outer, inner), q(12));
}

/** Returns the integral. Simpson's rule is exact for polynomials of degree 3 or less. */
function area(f: string, a: Q, b: Q): Q {
  const middle = over(plus(a, b), q(2));
  const weighted = sum([evaluate(f, a), times(q(4), evaluate(f, middle)), evaluate(f, b)]);
  return over(times(minus(b, a), weighted), q(6));
}

const solvesBoth = (left: string, right: string) => (choice: string) =>
  same(evaluate(left, number(choice)), evaluate(right, number(choice)));

/** Evaluates a side of an equation in x and y, such as 3x - y. */
function linear(text: string, x: Q, y: Q): Q {
  return text.split(/ (?=[-+] )/).reduce((total, term) => {
    const bare = term.replace(/^\+ /, '').replace(/^- /, '-');
    return plus(total, evaluate(bare, bare.endsWith('y') ? y : x));
  }, q(0));
}

/** Tests the one boundary and direction of an inequality on both sides of it. */
function holdsFor(left: string, sign: string, right: string) {
  const holds = (x: Q): boolean => {
    const gap = minus(evaluate(left, x), evaluate(right, x)).top;
    return sign === '<' ? gap < 0n : gap > 0n;
  };
  return (choice: string): boolean => {
    const [, direction = '', bound = '0'] = /^x ([<>]) (-?\d+)$/.exec(choice) ?? [];
    const edge = number(bound);
    const inside = direction === '<' ? -1 : 1;
    return (
      same(evaluate(left, edge), evaluate(right, edge)) &&
      holds(plus(edge, q(inside))) &&
      !holds(minus(edge, q(inside)))
    );
  };
}

const equations: Rule[] = [
  rule(/^What is (.+) when x = (-?\d+)\?$/, (p) => evaluate(p(1), number(p(2)))),
  rule(/^Solve for x: (\d+)\/(\d+) = x\/(\d+)$/, (p) => q(n(p(1)) * n(p(3)), n(p(2)))),
  rule(/^Solve for x: (\d+)\/(\d+) = (\d+)\/x$/, (p) => q(n(p(2)) * n(p(3)), n(p(1)))),
  rule(/^Solve for x: (.+) = (.+)$/, (p) => solvesBoth(p(1), p(2))),
  rule(/^Solve: (.+) ([<>]) (.+)$/, (p) => holdsFor(p(1), p(2), p(3))),
  rule(/^Simplify (.+)\.$/, (p) => (c) => agree(p(1), c)),
  rule(/^Expand (.+)\.$/, (p) => (c) => !c.includes('(') && agree(p(1), c)),
  rule(/^Solve (?!the system)(.+) = 0\.$/, (p) => (c) => {
    const roots = c.split(' or ').map((r) => number(r.replace('x = ', '')));
    const [first = q(0), second = first] = roots;
    const lead = over(
      sum([evaluate(p(1), q(1)), evaluate(p(1), q(-1)), times(q(-2), evaluate(p(1), q(0)))]),
      q(2),
    );
    return probes.every((x) =>
      same(evaluate(p(1), x), times(lead, times(minus(x, first), minus(x, second)))),
    );
  }),
  rule(/^Solve the system: (.+) = (-?\d+) and (.+) = (-?\d+)\.$/, (p) => (c) => {
    const [, x = '', y = ''] = /^x = (-?\d+), y = (-?\d+)$/.exec(c) ?? [];
    const holds = (side: string, value: string): boolean =>
      same(linear(side, number(x), number(y)), number(value));
    return holds(p(1), p(2)) && holds(p(3), p(4));
  }),
  rule(/^What is the slope of the line through \((-?\d+), (-?\d+)\) and \((-?\d+), (-?\d+)\)\?$/, (p) =>
    q(n(p(2)) - n(p(4)), n(p(1)) - n(p(3))),
  ),
];

const functions: Rule[] = [
  rule(/^Let f\(x\) = (.+) and g\(x\) = (.+)\. What is f\(g\((-?\d+)\)\)\?$/, (p) =>
    evaluate(p(1), evaluate(p(2), number(p(3)))),
  ),
  rule(/^Let f\(x\) = (.+)\. What is f\((-?\d+)\)\?$/, (p) => evaluate(p(1), number(p(2)))),
  rule(
    /^Let f\(x\) = (.+)\. What is f⁻¹\((-?\d+)\)\?$/,
    (p) => (c) => !c.includes('/') && same(evaluate(p(1), number(c)), number(p(2))),
  ),
  rule(/^Let f\(x\) = (.+)\. What is f′\((-?\d+)\)\?$/, (p) => slopeAt(p(1), number(p(2)))),
  rule(
    /^What is the derivative of f\(x\) = (.+)\?$/,
    (p) => (c) => probes.every((x) => same(evaluate(c, x), slopeAt(p(1), x))),
  ),
  rule(/^What is the integral of (.+) from x = (-?\d+) to x = (-?\d+)\?$/, (p) =>
    area(p(1), number(p(2)), number(p(3))),
  ),
  rule(
    /^Which rule fits all of these\? (.+)$/,
    (p) => (c) =>
      p(1)
        .split('; ')
        .every((pair) => {
          const [, x = '', y = ''] = /^x = (-?\d+), y = (-?\d+)$/.exec(pair) ?? [];
          return same(evaluate(c.replace('y = ', ''), number(x)), number(y));
        }),
  ),
  rule(/^A sequence starts (.+) and goes on in equal steps\. What is its (\d+)\w\w term\?$/, (p) => {
    const [a = 0, b = 0] = p(1).split(', ').map(Number);
    let term = a;
    for (let i = 1; i < n(p(2)); i++) term += b - a;
    return term;
  }),
  rule(
    /^A sequence starts (.+?)\. Each term is the one before times the same number\. What is its (\d+)\w\w term\?$/,
    (p) => {
      const [a = 1, b = 1] = p(1).split(', ').map(int);
      return times(q(a), power(q(b, a), n(p(2)) - 1));
    },
  ),
];

const values = (text: string): Q[] => text.split(', ').map(number);
const inOrder = (all: readonly Q[]): Q[] => [...all].sort((a, b) => (minus(a, b).top < 0n ? -1 : 1));
const mean = (all: readonly Q[]): Q => over(sum(all), q(all.length));

function variance(all: readonly Q[]): Q {
  // Mean of squares minus square of the mean, unlike the generator's way.
  return minus(mean(all.map((v) => times(v, v))), power(mean(all), 2));
}

function median(all: readonly Q[]): Q {
  const order = inOrder(all);
  const middle = order.slice(Math.ceil(order.length / 2) - 1, Math.floor(order.length / 2) + 1);
  return mean(middle);
}

const chosen = (k: number, of: number): bigint =>
  k === 0 ? 1n : (chosen(k - 1, of - 1) * BigInt(of)) / BigInt(k);

const data: Rule[] = [
  rule(/^What is the mean of (.+)\?$/, (p) => mean(values(p(1)))),
  rule(/^What is the median of (.+)\?$/, (p) => median(values(p(1)))),
  rule(/^What is the range of (.+)\?$/, (p) => {
    const order = inOrder(values(p(1)));
    return minus(order.at(-1) ?? q(0), order[0] ?? q(0));
  }),
  rule(/^What is the mode of (.+)\?$/, (p) => {
    const all = p(1).split(', ');
    const [most = ''] = all.toSorted(
      (a, b) => all.filter((v) => v === b).length - all.filter((v) => v === a).length,
    );
    return number(most);
  }),
  rule(/^What is the population variance of (.+)\?$/, (p) => variance(values(p(1)))),
  rule(/^What is the population standard deviation of (.+)\?$/, (p) =>
    q(root(variance(values(p(1))).top, 2)),
  ),
  rule(/^A chart shows (.+)\. How many (\w+) and (\w+) are there in all\?$/, (p) => {
    const bar = (name: string): number => n(new RegExp(`(\\d+) ${name}`).exec(p(1))?.[1]);
    return bar(p(2)) + bar(p(3));
  }),
  rule(/^A chart shows (.+)\. How many more (\w+) than (\w+) are there\?$/, (p) => {
    const bar = (name: string): number => n(new RegExp(`(\\d+) ${name}`).exec(p(1))?.[1]);
    return bar(p(2)) - bar(p(3));
  }),
  rule(
    /^A bag holds only marbles: (.+)\. You draw one at random\. What is the probability that it is (not )?(\w+)\?$/,
    (p) => {
      const counts = [...p(1).matchAll(/(\d+) (\w+)/g)].map(([, count, color]) => ({
        count: n(count),
        color,
      }));
      const all = counts.reduce((total, { count }) => total + count, 0);
      const hit = counts.find(({ color }) => color === p(3))?.count ?? 0;
      return q(p(2) ? all - hit : hit, all);
    },
  ),
  rule(
    /^A bag holds (\d+) red and (\d+) blue marbles\. You draw two, one after the other, (and put|without) .* that (both|the first is red)/,
    (p) => {
      const [red, blue, all] = [n(p(1)), n(p(2)), n(p(1)) + n(p(2))];
      // Counts ordered pairs of marbles.
      const [second, rest] = p(3) === 'without' ? [red - 1, all - 1] : [red, all];
      return q(red * (p(4) === 'both' ? second : blue), all * rest);
    },
  ),
  rule(/^In how many ways can you choose (\d+) of (\d+) \w+ when order does not matter\?$/, (p) =>
    q(chosen(n(p(1)), n(p(2)))),
  ),
  rule(/^In how many ways can (\d+) of (\d+) \w+ take the first \d+ places\?$/, (p) => {
    let ways = 1n;
    for (let i = 0; i < n(p(1)); i++) ways *= BigInt(n(p(2)) - i);
    return q(ways);
  }),
];

/** Equations, functions, calculus, statistics and chance. */
export const algebraRules: Rule[] = [...equations, ...functions, ...data];
