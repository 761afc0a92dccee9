import { n } from './arithmetic.ts';
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
    const [, isEnough, isShort, by = ''] = /^(?:(yes)|(no)), (.+?) is (?:left|missing)$/.exec(c) ?? [];
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

/** Returns a test for the cheaper of two places with the difference of the prices in cents. */
const cheaper =
  (a: Q, b: Q) =>
  (choice: string): boolean => {
    const [, place, by = ''] = /^\w+ ([AB]), (?:by )?(\S+)/.exec(choice) ?? [];
    const isA = less(a, b);
    return place === (isA ? 'A' : 'B') && same(amount(by), isA ? minus(b, a) : minus(a, b));
  };

const percent = (text: string, sign: number): Q => q(100 + sign * n(text), 100);
const fallen = (price: Q, ...rates: string[]): Q =>
  rates.reduce((all, rate) => times(all, percent(rate, -1)), price);

const offerRules: Rule[] = [
  rule(/^(\d+) [a-z ]+ cost (\S+)\. What does one \w+ cost\?$/, (p) =>
    isAmount(over(amount(p(2)), number(p(1)))),
  ),
  rule(/^(\d+) ([a-z ]+) cost (\S+)\. What do (\d+) \2 cost at the same price for each \w+\?$/, (p) =>
    isAmount(times(over(amount(p(3)), number(p(1))), number(p(4)))),
  ),
  rule(
    /^Shop A sells (\d+) [a-z ]+ for (\S+)\. Shop B sells (\d+) for (\S+)\. You need (\d+)(?: ounces)?\./,
    (p) => cheaper(times(amount(p(2)), q(n(p(5)), n(p(1)))), times(amount(p(4)), q(n(p(5)), n(p(3))))),
  ),
  rule(
    /^Pack A has (\d+) [a-z ]+ for (\S+)\. Pack B has (\d+) for (\S+) (?:at (\d+)% off|with a coupon for (\S+))\./,
    (p) => {
      const paid = p(5) ? fallen(amount(p(4)), p(5)) : minus(amount(p(4)), amount(p(6)));
      return cheaper(over(amount(p(2)), number(p(1))), over(paid, number(p(3))));
    },
  ),
  rule(/^\w+ comes? in \w+\. Which \w+ has the lowest price for one \w+: (.+)\?$/, (p) => {
    const each = (offer: string): Q => {
      const [, count = '1', price = '0'] = /^(\d+)(?: ounces)? for (\S+)$/.exec(offer) ?? [];
      return over(number(price), number(count));
    };
    const offers = p(1)
      .split(/, | or /)
      .map(each);
    return (c) => offers.every((offer) => !less(offer, each(c)));
  }),
];

const percentRules: Rule[] = [
  rule(
    /^A \w+ costs (\S+)(?: before tax)?\. (?:It is sold at|The sales tax is|You add a tip of) (\d+)%(?: off)?\. (How much|What)/,
    (p) => {
      const part = over(times(number(p(1)), number(p(2))), q(100));
      if (p(3) === 'How much') return rounded(part, 2);
      return rounded(/ off\. /.test(p(0)) ? minus(number(p(1)), part) : plus(number(p(1)), part), 2);
    },
  ),
  rule(
    /^A \w+ costs? (\S+?)\.?(?: before tax and| Now it costs| With the tip you pay) (\S+?)(?: with tax)?\. What percent is/,
    (p) => {
      const [a, b] = [number(p(1)), number(p(2))];
      return over(times(q(100), less(a, b) ? minus(b, a) : minus(a, b)), a);
    },
  ),
  rule(/^(At|With) (?:a \w+ of )?(\d+)%(?: off)?, a \w+ costs (\S+)\. What d/, (p) =>
    over(number(p(3)), percent(p(2), p(1) === 'At' ? -1 : 1)),
  ),
  rule(
    /^A coat costs (\S+)\. It is sold at (\d+)% off\. A sales tax of (\d+)% is added to the sale price\./,
    (p) => rounded(times(fallen(number(p(1)), p(2)), percent(p(3), 1)), 2),
  ),
  rule(
    /^A coat costs (\S+) in two shops\. Shop A takes (\d+)% off\. Shop B takes (\d+)% off and then (\d+)% off the new price\./,
    (p) => cheaper(fallen(amount(p(1)), p(2)), fallen(amount(p(1)), p(3), p(4))),
  ),
];

/** Coins, shopping, offers and percentages of prices. */
export const moneyRules: Rule[] = [...coinRules, ...shoppingRules, ...offerRules, ...percentRules];
