/** Solves questions on orders of steps, from a table of its own. */
import { type Rule, rule } from './rule.ts';

/** Steps by the name of the order, with commas between them. */
type Orders = Readonly<Record<string, string>>;

const distances: Record<string, number> = {
  'right after': 1,
  'right before': -1,
  'two steps after': 2,
  'two steps before': -2,
  'three steps after': 3,
};

/** Returns the step at a distance from another. Steps of a cycle (`…` at the end) begin again. */
function stepAt(orders: Orders, name: string, from: string, distance: number): string {
  const order = orders[name]?.split(', ') ?? [];
  const isCycle = order.at(-1) === '…';
  const steps = isCycle ? order.slice(0, -1) : order;
  const at = steps.indexOf(from) + distance;
  if (!steps.includes(from)) throw new Error(`no step ${from} in ${name}`);
  return steps[isCycle ? (at + 3 * steps.length) % steps.length : at] ?? '';
}

/** Returns the rules for questions on orders of steps. */
export function orderRules(orders: Orders): Rule[] {
  const step = (name: string, from: string, distance: number): string => stepAt(orders, name, from, distance);
  return [
    rule(
      /^[IO]n (.+), what comes (right after|right before|two steps after|two steps before|three steps after) (.+)\?$/,
      (p) => step(p(1), p(3), distances[p(2)] ?? 0),
    ),
    rule(/^Number the steps [io]n (.+)\. Number (\d+) is (.+)\. What is number (\d+)\?$/, (p) =>
      step(p(1), p(3), Number(p(4)) - Number(p(2))),
    ),
    rule(/^What is missing [io]n (.+)\? (.+) → ___ → /, (p) => step(p(1), p(2), 1)),
    rule(/^[IO]n (.+), where does (.+) fit\?$/, (p) =>
      [-1, 1].map((distance) => step(p(1), p(2), distance)).join(' → ___ → '),
    ),
    rule(/^[IO]n (.+), which three steps follow (.+), in order\?$/, (p) =>
      [1, 2, 3].map((distance) => step(p(1), p(2), distance)).join(', '),
    ),
    rule(/^\w+ writes the order [io]n (.+?): (.+)\. The first one is in its place\./, (p) => {
      const written = p(2).split(' → ');
      const [first = ''] = written;
      return written
        .map((_, i) => step(p(1), first, i))
        .filter((right, i) => right !== written[i])
        .join(' and ');
    }),
  ];
}
