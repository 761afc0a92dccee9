import { n } from './arithmetic.ts';
import { evaluate, minus, number, over, plus, type Q, q, rounded, times } from './exact.ts';
import { type Rule, rule } from './rule.ts';

/** Returns the number of a situation, and its letters: the one that is chosen and the one that follows. */
function situation(text: string): { k: number; isSum: boolean; x: string; y: string } {
  const k = n(/\d+/.exec(text)?.[0]);
  const [x = '', y = ''] = [...text.matchAll(/\b([b-hln-z])\b(?! ride)/g)].map(([, letter]) => letter ?? '');
  return { k, isSum: /^A (?:shop|jar|runner) /.test(text), x, y };
}

/** Factors of compound units, as the values of their units in seconds, meters and so on. */
const sizes: Record<string, number> = {
  'km per hour': 1000 / 3600,
  'meters per second': 1,
  'dollars per hour': 100 / 60,
  'cents per minute': 1,
  'liters per minute': 60,
  'liters per hour': 1,
  'feet per second': 60,
  'feet per minute': 1,
  'grams per cubic cm': 1000,
  'kg per cubic meter': 1,
};

/** Returns y of a graph of straight parts. */
function heightAt(text: string, x: number): Q {
  const points = [...text.matchAll(/\((-?\d+), (-?\d+)\)/g)].map(([, a, b]) => [n(a), n(b)] as const);
  for (const [i, [a, b]] of points.entries()) {
    const [c, d] = points[i + 1] ?? [a, b];
    if (a <= x && x <= c && c > a) return plus(q(b), times(q(d - b, c - a), q(x - a)));
  }
  throw new Error(`no point at ${x}`);
}

/** Quantities, graphs, sides of triangles, domains. */
export const upperQuantityRules: Rule[] = [
  rule(/^A graph goes straight from (.+)\. Where does it (rise|fall|stay level)\?$/, (p) => (c) => {
    const [, from, to] = /^from x = (\d+) to x = (\d+)$/.exec(c) ?? [];
    const change = minus(heightAt(p(1), n(to)), heightAt(p(1), n(from))).top;
    return p(2) === 'rise' ? change > 0n : p(2) === 'fall' ? change < 0n : change === 0n;
  }),
  rule(/^A graph goes straight from (.+)\. What is its rate of change from x = (\d+) to x = (\d+)\?$/, (p) =>
    over(minus(heightAt(p(1), n(p(3))), heightAt(p(1), n(p(2)))), q(n(p(3)) - n(p(2)))),
  ),
  rule(/^A graph goes straight from (.+)\. What is y at x = (\d+)\?$/, (p) => heightAt(p(1), n(p(2)))),
  rule(
    /^((?:A pump|One ticket|A machine|Each box|Kim|A shop|A jar|A runner) .+) Which equation fits\?$/,
    (p) => {
      const { k, isSum, x, y } = situation(p(1));
      return isSum ? `${y} = ${x} + ${k}` : `${y} = ${k}${x}`;
    },
  ),
  rule(
    /^((?:A pump|One ticket|A machine|Each box|Kim|A shop|A jar|A runner) .+) Which one is the (in)?dependent quantity\?$/,
    (p) => {
      const { x, y } = situation(p(1));
      return p(2) ? `${x}, because it decides ${y}` : `${y}, because ${x} decides it`;
    },
  ),
  rule(
    /^((?:A pump|One ticket|A machine|Each box|Kim|A shop|A jar|A runner) .+) What is (\w) when (\w) = ([\d,]+)\?$/,
    (p) => {
      const { k, isSum, y } = situation(p(1));
      const given = number(p(4));
      if (isSum) return p(2) === y ? plus(given, q(k)) : minus(given, q(k));
      return p(2) === y ? times(q(k), given) : over(given, q(k));
    },
  ),
  rule(/^Convert (\d+) (.+) to (.+)\.$/, (p) =>
    rounded(times(number(p(1)), q(Math.round(((sizes[p(2)] ?? 0) / (sizes[p(3)] ?? 1)) * 9000), 9000)), 6),
  ),
  rule(/^([\d,]+) people live on an island of ([\d,]+) square km\. How many people is that per/, (p) =>
    over(number(p(1)), number(p(2))),
  ),
  rule(/^You know ([\d,]+) (.+) and ([\d,]+) (.+)\. How do you get (.+)\?$/, (p) => {
    if (!p(5).includes(' per ')) return 'multiply';
    return p(5).startsWith(p(2)) ? 'divide the first by the second' : 'divide the second by the first';
  }),
  rule(/^A pump moves (\d+) liters per hour\. How many liters does it move in (\d+) minutes\?$/, (p) =>
    q(n(p(1)) * n(p(2)), 60),
  ),
  rule(/^What can be made of sides of (\d+) cm, (\d+) cm, (\d+) cm\?$/, (p) => {
    const [a = 0, b = 0, c = 0] = [n(p(1)), n(p(2)), n(p(3))].sort((x, y) => x - y);
    if (a + b <= c) return 'no triangle';
    return a === b || b === c ? 'a triangle with two equal sides' : 'a triangle with three different sides';
  }),
  rule(
    /^Two sides of a triangle are (\d+) cm and (\d+) cm\. .* the (greatest|least) length it can have, in cm\?$/,
    (p) => {
      const fits = (c: number): boolean => c + n(p(1)) > n(p(2)) && n(p(1)) + n(p(2)) > c;
      const all = Array.from({ length: 200 }, (_, c) => c).filter(fits);
      return (p(3) === 'greatest' ? all.at(-1) : all[0]) ?? 0;
    },
  ),
  rule(
    /^In triangle ABC angle A = (\d+)° and angle B = (\d+)°\. Which side is the (longest|shortest)\?$/,
    (p) => {
      const angles: [number, string][] = [
        [n(p(1)), 'BC'],
        [n(p(2)), 'CA'],
        [180 - n(p(1)) - n(p(2)), 'AB'],
      ];
      angles.sort(([a], [b]) => a - b);
      return (p(3) === 'longest' ? angles.at(-1) : angles[0])?.[1] ?? '';
    },
  ),
  rule(/^For which x is √\((.+)\) a real number\?$/, (p) => (c) => {
    const [, sign, end = '0'] = /^x ([≤≥]) (-?\d+)$/.exec(c) ?? [];
    const inside = sign === '≤' ? -1 : 1;
    const at = (x: number): bigint => evaluate(p(1), q(x)).top;
    return at(n(end)) === 0n && at(n(end) + inside) > 0n && at(n(end) - inside) < 0n;
  }),
  rule(/^Which values can y take if y = (.+)\?$/, (p) => {
    const values = Array.from({ length: 41 }, (_, i) => Number(evaluate(p(1), q(i - 20)).top));
    const isOpenUp = (values[0] ?? 0) > (values[20] ?? 0) || (values[40] ?? 0) > (values[20] ?? 0);
    return isOpenUp ? `y ≥ ${Math.min(...values)}` : `y ≤ ${Math.max(...values)}`;
  }),
  rule(
    /^You have \$(\d+)\. A ride costs \$(\d+), and you take x rides\./,
    (p) => Math.floor(n(p(1)) / n(p(2))) + 1,
  ),
  rule(
    /^y = (.+) has the domain from x = (\S+) to x = (\S+)\. What is its (greatest|least) value\?$/,
    (p) => {
      const ends = [p(2), p(3)].map((x) => Number(evaluate(p(1), number(x)).top));
      return p(4) === 'greatest' ? Math.max(...ends) : Math.min(...ends);
    },
  ),
];
