import { int, n } from './arithmetic.ts';
import { less, minus, number, over, plus, type Q, q, rounded, same, sum, times } from './exact.ts';
import { type Rule, rule } from './rule.ts';

const coin: Record<string, number> = { penn: 1, nickel: 5, dime: 10, quarter: 25 };
const worthOf = (name: string): number => coin[name.replace(/(y|ies|s)$/, '')] ?? 0;

/** Adds coins: `3 dimes and 1 penny`. */
const handful = (text: string): number =>
  [...text.matchAll(/(\d+) (\w+)/g)].reduce((all, [, count, name = '']) => all + n(count) * worthOf(name), 0);

/** Reads an amount in cents: `35 cents`, `$3.50`. */
function amount(text: string): Q {
  const [, found] = /^(\d+) cents?$/.exec(text) ?? [];
  return found ? number(found) : times(number(text), q(100));
}

const isAmount =
  (value: Q) =>
  (choice: string): boolean =>
    same(amount(choice), value);

/** Finds the smallest number of coins for an amount step by step. */
function fewest(cents: number, kinds: readonly number[]): number {
  const best = [0];
  for (let each = 1; each <= cents; each++)
    best[each] = 1 + Math.min(...kinds.flatMap((kind) => best[each - kind] ?? []));
  return best[cents] ?? 0;
}

const coinRules: Rule[] = [
  rule(/^\w+ has (.+)\. How much money is that(?: in dollars)?\?$/, (p) => isAmount(q(handful(p(1))))),
  rule(
    /^\w+ has (\d+) coins of one kind\. They are worth (\d+) cents in all\./,
    (p) => (c) => worthOf(c) * n(p(1)) === n(p(2)),
  ),
  rule(/^\w+ has (.+)\. How many (\w+) are worth the same\?$/, (p) => q(handful(p(1)), worthOf(p(2)))),
  rule(/^A \w+ costs (.+)\. You have (.+)\. How many (\w+) do you still need\?$/, (p) =>
    over(minus(amount(p(1)), q(handful(p(2)))), q(worthOf(p(3)))),
  ),
  rule(/^(\w+) has (.+)\. (\w+) has (.+)\. Who has more\? How much more is it\?$/, (p) => {
    const [a, b] = [handful(p(2)), handful(p(4))];
    return (c) => {
      const [, who, by = ''] = /^(\w+), (.+) more$/.exec(c) ?? [];
      return who === (a > b ? p(1) : p(3)) && same(amount(by), q(Math.abs(a - b)));
    };
  }),
  rule(
    /^A \w+ costs (.+)\. Which coins pay for it exactly\?$/,
    (p) => (c) => same(q(handful(c)), amount(p(1))),
  ),
  rule(/^\w+ pays (.+) with (\w+, .+)\. What is the smallest number of coins\?$/, (p) =>
    fewest(
      Number(amount(p(1)).top),
      p(2)
        .split(/, | and /)
        .map(worthOf),
    ),
  ),
];

const shoppingRules: Rule[] = [
  rule(/^A \w+ costs (.+)\. \w+ pays with a (\S+) bill\. How much comes back\?$/, (p) =>
    isAmount(minus(amount(p(2)), amount(p(1)))),
  ),
  rule(/^\w+ pays for a \w+ with a (\S+) bill\. The change is (.+)\. What does the \w+ cost\?$/, (p) =>
    isAmount(minus(amount(p(1)), amount(p(2)))),
  ),
  rule(/^A \w+ costs (.+)\. (\w+) has (.+)\. How much more does \2 need\?$/, (p) =>
    isAmount(minus(amount(p(1)), amount(p(3)))),
  ),
  rule(
    /^A \w+ costs (.+)\. A \w+ costs (.+)\. \w+ buys both with a (\S+) bill\. How much comes back\?$/,
    (p) => isAmount(minus(amount(p(3)), plus(amount(p(1)), amount(p(2))))),
  ),
  rule(/^One (\w+) costs (.+)\. \w+ buys (\d+) \1s with a (\S+) bill\. How much comes back\?$/, (p) =>
    isAmount(minus(amount(p(4)), times(amount(p(2)), number(p(3))))),
  ),
  rule(/^A \w+ costs (.+)\. A \w+ costs (.+)\. \w+ has (.+)\. Is that enough for both\?$/, (p) => (c) => {
    const [, isEnough, isShort, by = ''] = /^(?:(yes), and|(no), it lacks) (.+?)(?: more)?$/.exec(c) ?? [];
    const left = minus(amount(p(3)), plus(amount(p(1)), amount(p(2))));
    return isShort ? same(left, minus(q(0), amount(by))) : isEnough === 'yes' && same(left, amount(by));
  }),
  rule(/^((?:A \w+ costs [^.]+(?:\.\d\d)?\. )+)How much do (?:both|all three) cost together\?$/, (p) =>
    isAmount(
      sum(
        p(1)
          .trim()
          .split(/(?<=\.) (?=A )/)
          .map((price) => amount(price.replace(/^.* costs |\.$/g, ''))),
      ),
    ),
  ),
  rule(/^A \w+ and a (\w+) cost (.+) together\. The \w+ costs (.+)\. How much does the \1 cost\?$/, (p) =>
    isAmount(minus(amount(p(2)), amount(p(3)))),
  ),
  rule(
    /^One (\w+) costs (.+)\. One (\w+) costs (.+)\. You buy (\d+) \1s? and (\d+) \3s?\. What do you pay\?$/,
    (p) => isAmount(plus(times(amount(p(2)), number(p(5))), times(amount(p(4)), number(p(6))))),
  ),
  rule(
    /^(\d+) (\w+)s and one (\w+) cost (.+) in all\. The \3 costs (.+)\. How much does one \2 cost\?$/,
    (p) => isAmount(over(minus(amount(p(4)), amount(p(5))), number(p(1)))),
  ),
  rule(/^One (\w+) costs (.+)\. \w+ has (.+)\. How many \1s is that enough for\?$/, (p) => {
    const share = over(amount(p(3)), amount(p(2)));
    return Number(share.top / share.bottom);
  }),
];

/** Money, work and cooking. */
export const moneyRules: Rule[] = [
  ...coinRules,
  ...shoppingRules,
  rule(/^A coat costs (\S+)\. It is sold at (\d+)% off\./, (p) =>
    rounded(over(times(number(p(1)), q(100 - n(p(2)))), q(100)), 2),
  ),
  rule(/^A radio costs (\S+) before tax\. The sales tax is (\d+)%\./, (p) =>
    rounded(over(times(number(p(1)), q(100 + n(p(2)))), q(100)), 2),
  ),
  rule(/^A meal costs (\S+)\. You add a tip of (\d+)%\./, (p) =>
    rounded(over(times(number(p(1)), q(100 + n(p(2)))), q(100)), 2),
  ),
  rule(/^Apples are sold in bags\. Which bag has the lowest price for one apple: (.+)\?$/, (p) => {
    const each = (offer: string) => {
      const [, count = '1', price = '0'] = /^(\d+) for (\S+)$/.exec(offer) ?? [];
      return over(number(price), number(count));
    };
    const best = p(1)
      .split(/, | or /)
      .map(each)
      .reduce((a, b) => (less(b, a) ? b : a));
    return (c) => !less(best, each(c));
  }),
  rule(
    /^You (?:save|get) \$(\d+) a week(?: and spend \$(\d+) of it)?\. How many weeks does it take to have \$([\d,]+)\?$/,
    (p) => {
      let [weeks, held] = [0, 0];
      for (; held < int(p(3)); weeks++) held += n(p(1)) - n(p(2) || 0);
      return weeks;
    },
  ),
  rule(/^You earn (\S+) an hour\. You work (\d+) hours\./, (p) => times(number(p(1)), number(p(2)))),
  rule(
    /^You earn (\S+) an hour and one and a half times as much for overtime\. You work (\d+) hours and (\d+) hours? of overtime\./,
    (p) => rounded(over(times(number(p(1)), q(2 * n(p(2)) + 3 * n(p(3)))), q(2)), 2),
  ),
  rule(
    /^A recipe for (\d+) people needs (\d+)(?:\/(\d+))? cups? of \w+\. How many cups of \w+ are right for (\d+) (?:person|people)\?$/,
    (p) => q(n(p(2)) * n(p(4)), n(p(3) || 1) * n(p(1))),
  ),
  rule(
    /^A car costs \$([\d,]+)\. You pay (?:\$([\d,]+) at once and then )?\$(\d+) a month for (\d+) months\./,
    (p) => int(p(2) || '0') + n(p(3)) * n(p(4)) - int(p(1)),
  ),
];
