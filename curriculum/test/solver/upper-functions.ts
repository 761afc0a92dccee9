import { n } from './arithmetic.ts';
import { evaluate, minus, number, over, plus, power, type Q, q, same, sum, times } from './exact.ts';
import { type Rule, rule } from './rule.ts';
import { agree } from './upper-algebra.ts';

const list = (text: string): Q[] => text.split(', ').map(number);
const lowered = '₀₁₂₃₄₅₆₇₈₉';
const base = (text: string): Q => number([...text].map((c) => lowered.indexOf(c)).join(''));

/** Returns the slope of a polynomial of degree 4 or less at x: the five-point rule is exact. */
function slopeAt(f: string, x: Q): Q {
  const at = (d: number): Q => evaluate(f, plus(x, q(d)));
  return over(plus(minus(at(-2), at(2)), times(q(8), minus(at(1), at(-1)))), q(12));
}

/** Returns the slope of a power of any degree at 2, by the definition x^n: n x^(n-1), from its value at 2 and 1. */
function derivativeOfTerm(f: string): (x: Q) => Q {
  const lead = evaluate(f, q(1));
  let ratio = over(evaluate(f, q(2)), lead);
  let degree = 0;
  while (!same(ratio, q(1))) {
    ratio = over(ratio, q(2));
    degree++;
  }
  return (x) => times(times(lead, q(degree)), power(x, degree - 1));
}

/** Returns the values that follow a sequence by equal differences or by equal ratios. */
function term(start: string, number: number, isGeometric: boolean): Q {
  const [a = q(0), b = q(0)] = list(start);
  let value = a;
  for (let i = 1; i < number; i++) value = isGeometric ? over(times(value, b), a) : plus(value, minus(b, a));
  return value;
}

const steps = (text: string): Q[] =>
  list(text).flatMap((v, i, all) => (i === 0 ? [] : minus(v, all[i - 1] ?? q(0))));
const ratios = (text: string): Q[] =>
  list(text).flatMap((v, i, all) => (i === 0 ? [] : over(v, all[i - 1] ?? q(1))));
const allSame = (all: readonly Q[]): boolean => all.every((v) => same(v, all[0] ?? q(0)));

const functionRules: Rule[] = [
  rule(
    /^Let f\(x\) = (.+)\. For which x is f\(x\) = (-?\d+)\?$/,
    (p) => (c) => same(evaluate(p(1), number(c)), number(p(2))),
  ),
  rule(/^Which set of pairs \(x, y\) is a function of x\? (.+)$/, (p) => {
    const right = p(1)
      .split('; ')
      .filter((set) => {
        const xs = [...set.matchAll(/\((-?\d+),/g)].map(([, x]) => x);
        return new Set(xs).size === xs.length;
      });
    if (right.length !== 1) throw new Error('not one function');
    return right[0]?.slice(0, 5) ?? '';
  }),
  rule(
    /^Let f\(x\) = (.+) and g\(x\) = (.+)\. Which rule is f\(g\(x\)\)\?$/,
    (p) => (c) => [-2, 1, 3].every((x) => same(evaluate(c, q(x)), evaluate(p(1), evaluate(p(2), q(x))))),
  ),
  rule(/^Let f\(x\) = (.+)\. What is f\(f\((-?\d+)\)\)\?$/, (p) =>
    evaluate(p(1), evaluate(p(1), number(p(2)))),
  ),
  rule(/^f has an inverse, and f\((-?\d+)\) = -?\d+\./, (p) => number(p(1))),
  rule(
    /^Let f\(x\) = (.+)\. Which rule is f⁻¹\(x\)\?$/,
    (p) => (c) => [-2, 1, 3].every((x) => same(evaluate(c, evaluate(p(1), q(x))), q(x))),
  ),
  rule(
    /^(?:A stack is|A tank holds|Renting a bike costs|A gym costs) \$?(\d+)\D+(\d+)\D+\. Which rule gives/,
    (p) => `y = ${p(2)}x + ${p(1)}`,
  ),
  rule(
    /^A linear function has y = (\S+) at x = (\d+) and y = (\S+) at x = (\d+)\. What is y at x = (\d+)\?$/,
    (p) => n(p(1)) + ((n(p(3)) - n(p(1))) / (n(p(4)) - n(p(2)))) * (n(p(5)) - n(p(2))),
  ),
  rule(/^x is 0, 1, 2, 3\. Which table of y belongs to a linear function\? (.+)$/, (p) => {
    const right = p(1)
      .split('; ')
      .filter((table) => allSame(steps(table.slice(9))));
    if (right.length !== 1) throw new Error('not one table');
    return right[0]?.slice(0, 7) ?? '';
  }),
];

const sequenceRules: Rule[] = [
  rule(
    /^A sequence starts (.+) and goes on in equal steps\. Which rule gives the nth term\?$/,
    (p) => (c) => list(p(1)).every((value, i) => same(evaluate(c, q(i + 1)), value)),
  ),
  rule(
    /^A sequence starts (.+) and goes on in equal steps\. What is the position of the term (\S+)\?$/,
    (p) => {
      const [a = q(0), b = q(1)] = list(p(1));
      return plus(over(minus(number(p(2)), a), minus(b, a)), q(1));
    },
  ),
  rule(/^A geometric sequence starts (.+)\. What is its ratio\?$/, (p) => ratios(p(1))[1] ?? q(0)),
  rule(/^What kind of sequence is (.+)\?$/, (p) =>
    allSame(steps(p(1))) ? 'arithmetic' : allSame(ratios(p(1))) ? 'geometric' : 'neither',
  ),
  rule(/^What is the sum of the first (\d+) terms of the (arithmetic|geometric) sequence (.+), …\?$/, (p) =>
    sum(Array.from({ length: n(p(1)) }, (_, i) => term(p(3), i + 1, p(2) === 'geometric'))),
  ),
  rule(/^Put k = 1, 2, …, (\d+) into (.+), and add all \d+ values\./, (p) =>
    sum(Array.from({ length: n(p(1)) }, (_, i) => evaluate(p(2), q(i + 1)))),
  ),
];

/** Tries exponents until a condition holds. */
function exponentWith(holds: (e: number) => boolean): number {
  for (let e = -40; e < 200; e++) if (holds(e)) return e;
  throw new Error('no exponent');
}

const exponentialRules: Rule[] = [
  rule(/^For which x is log([₀-₉]+)\(x\) = (-?\d+)\?$/, (p) => power(base(p(1)), n(p(2)))),
  rule(/^Solve for x: log([₀-₉]+)\(x \+ (\d+)\) = (\d+)$/, (p) =>
    minus(power(base(p(1)), n(p(3))), number(p(2))),
  ),
  rule(/^Solve for x: (?:(\d+) × )?(\d+)ˣ(?:⁺([¹²³⁴]))? = (\S+)$/, (p) =>
    exponentWith((x) =>
      same(times(number(p(1) || '1'), power(number(p(2)), x + ' ¹²³⁴'.indexOf(p(3) || ' '))), number(p(4))),
    ),
  ),
  rule(
    /^(\d+) cells double in number every (?:(\d+) )?hours?\. After how many hours are there (\S+)\?$/,
    (p) => {
      const doublings = exponentWith((e) => same(times(number(p(1)), power(q(2), e)), number(p(3))));
      return doublings * n(p(2) || 1);
    },
  ),
  rule(
    /^A colony has (\d+) thousand bacteria and (doubles|triples|grows to four times its size) each hour\. .* after (\d+) hours\?$/,
    (p) => {
      const factor = { doubles: 2, triples: 3 }[p(2)] ?? 4;
      return times(number(p(1)), power(q(factor), n(p(3))));
    },
  ),
  rule(/^A lake has (\d+) fish\. Their number (grows|falls) by (\d+)% each year\./, (p) => (c) => {
    const [, start = '', factor = '0'] = /^y = (\d+) × ([\d.]+)ˣ$/.exec(c) ?? [];
    const rate = over(number(p(3)), q(100));
    return start === p(1) && same(number(factor), p(2) === 'grows' ? plus(q(1), rate) : minus(q(1), rate));
  }),
  rule(/^At x = 0, 1, 2, 3 a function has the values (.+)\. What kind/, (p) => {
    if (allSame(steps(p(1)))) return 'linear growth';
    const [first = q(0), second = q(0)] = list(p(1));
    return minus(second, first).top > 0n ? 'exponential growth' : 'exponential decay';
  }),
  rule(
    /^A substance has a half-life of (\d+) days\. There are (\d+) g of it\. .* after (\d+) days\?$/,
    (p) => {
      let left = number(p(2));
      for (let day = 0; day < n(p(3)); day += n(p(1))) left = over(left, q(2));
      return left;
    },
  ),
  rule(/^The function is y = \d+ × ([\d.]+)ˣ\. By what percent/, (p) => {
    const change = times(minus(number(p(1)), q(1)), q(100));
    return change.top < 0n ? minus(q(0), change) : change;
  }),
];

const calculusRules: Rule[] = [
  rule(
    /^What is the derivative of f\(x\) = (\d+x[⁰¹²³⁴⁵⁶⁷⁸⁹]+)\?$/,
    (p) => (c) => [1, 2, 3].every((x) => same(evaluate(c, q(x)), derivativeOfTerm(p(1))(q(x)))),
  ),
  rule(
    /^Which function F? ?has the derivative (.+)\?$/,
    (p) => (c) =>
      [-2, 1, 3].every((x) => same(slopeAt(c.replace(/^\w\(x\) = /, ''), q(x)), evaluate(p(1), q(x)))),
  ),
  rule(
    /^Let f\(x\) = (.+)\. At which x is the slope 0\?$/,
    (p) => (c) => slopeAt(p(1), number(c)).top === 0n,
  ),
  rule(/^Let f\(x\) = (.+)\. What is the average rate of change from x = (\S+) to x = (\S+)\?$/, (p) =>
    over(
      minus(evaluate(p(1), number(p(3))), evaluate(p(1), number(p(2)))),
      minus(number(p(3)), number(p(2))),
    ),
  ),
  rule(/^After t seconds, a car has the speed (.+) meters per second\. .* first (\d+) seconds\?$/, (p) => {
    // The speed is linear, so the mean of both ends is exact.
    const [start, end] = [evaluate(p(1), q(0)), evaluate(p(1), number(p(2)))];
    return times(over(plus(start, end), q(2)), number(p(2)));
  }),
];

const polynomialRules: Rule[] = [
  rule(/^Factor (.+)\.$/, (p) => (c) => c.includes('(') && agree(p(1), c)),
  rule(/^Which number goes in the gap\? (.+) = \((.+)\)\(x \+ □\)$/, (p) =>
    over(evaluate(p(1), q(0)), evaluate(p(2), q(0))),
  ),
  rule(/^What is (\d+) × (\d+)\? Use a difference of squares\.$/, (p) => n(p(1)) * n(p(2))),
  rule(/^What is the remainder of (.+) divided by (x [-+] \d+)\?$/, (p) =>
    evaluate(p(1), minus(q(0), evaluate(p(2), q(0)))),
  ),
  rule(
    /^Which numbers are the zeros of (.+) besides 0\?$/,
    (p) => (c) => c.split(' and ').every((x) => evaluate(p(1), number(x)).top === 0n),
  ),
  rule(/^Where does the graph of y = (.+) go at the far left and at the far right\?$/, (p) => {
    const way = (x: number): string => (evaluate(p(1), q(x)).top > 0n ? 'up' : 'down');
    return `left ${way(-1000)}, right ${way(1000)}`;
  }),
  rule(/^How many different zeros does (.+) have\?$/, (p) => {
    let count = 0;
    for (let x = -12; x <= 12; x++) if (evaluate(p(1), q(x)).top === 0n) count++;
    return count;
  }),
  rule(/^Simplify √([\d,]+)\.$/, (p) => (c) => {
    const [, factor = '', inner = '0'] = /^(\d*)√(\d+)$/.exec(c) ?? [];
    return (
      same(q(n(factor || 1) ** 2 * n(inner)), number(p(1))) &&
      [4, 9, 25, 49].every((square) => n(inner) % square !== 0)
    );
  }),
  rule(/^What is (\d+)√(\d+) \+ (\d+)√\2\?$/, (p) => `${n(p(1)) + n(p(3))}√${p(2)}`),
  rule(/^What is (\d+) to the power of (\d+)\/(\d+)\?$/, (p) => {
    for (let x = 1; ; x++) if (same(power(q(x), n(p(3))), power(number(p(1)), n(p(2))))) return x;
  }),
  rule(/^Solve √\((.+)\) = (\d+)\.$/, (p) => (c) => same(evaluate(p(1), number(c)), power(number(p(2)), 2))),
];

/** Functions, sequences, logarithms, calculus and polynomials. */
export const upperFunctionRules: Rule[] = [
  ...functionRules,
  ...sequenceRules,
  ...exponentialRules,
  ...calculusRules,
  ...polynomialRules,
];
