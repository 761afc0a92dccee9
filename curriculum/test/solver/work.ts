import { int, n } from './arithmetic.ts';
import { less, minus, number, over, plus, type Q, q, rounded, same, times, worth } from './exact.ts';
import { type Rule, rule } from './rule.ts';

/** Reads an amount of cups: 3, 1/2 or 2 1/4. */
function cups(text: string): Q {
  const found = worth(text);
  if (!found) throw new Error(`no amount: ${text}`);
  return found;
}

const food = '[a-z]+';
const cookingRules: Rule[] = [
  rule(
    RegExp(
      `^A recipe for (\\d+) people needs ([\\d/ ]+) cups? of ${food}\\. How many cups of ${food} are right for (\\d+) people\\?$`,
    ),
    (p) => over(times(cups(p(2)), number(p(3))), number(p(1))),
  ),
  rule(
    RegExp(
      `^A recipe for (\\d+) people needs ([\\d/ ]+) cups? of ${food}\\. You use ([\\d/ ]+) cups? of ${food}\\. How many people`,
    ),
    (p) => over(times(cups(p(3)), number(p(1))), cups(p(2))),
  ),
  rule(
    /^One batch of \w+ needs ([\d/ ]+) cups? of (\w+)\. How many cups of \2 do (\d+) batches need\?$/,
    (p) => times(cups(p(1)), number(p(3))),
  ),
  rule(
    /^A recipe needs ([\d/ ]+) cups? of (\w+) and ([\d/ ]+) cups? of (\w+)\. You use ([\d/ ]+) cups? of \2\. How many cups of \4/,
    (p) => over(times(cups(p(3)), cups(p(5))), cups(p(1))),
  ),
  rule(
    /^You have ([\d/ ]+) cups? of \w+\. One batch of \w+ needs ([\d/ ]+) cups?\. You make (\d+) batches\./,
    (p) => minus(cups(p(1)), times(cups(p(2)), number(p(3)))),
  ),
];

const percentOf = (amount: Q, rate: Q): Q => over(times(amount, rate), q(100));

const budgetRules: Rule[] = [
  rule(
    /^You (?:save|get) \$(\d+) a week(?: and spend \$(\d+) of it)?\. How many weeks does it take to have \$([\d,]+)\?$/,
    (p) => {
      let [weeks, held] = [0, 0];
      for (; held < int(p(3)); weeks++) held += n(p(1)) - n(p(2) || 0);
      return weeks;
    },
  ),
  rule(
    /^You get (\S+) a month\. You spend (\S+) on .+ and (\S+) on .+\. How much is left( in a year)?\?$/,
    (p) => times(minus(number(p(1)), plus(number(p(2)), number(p(3)))), q(p(4) ? 12 : 1)),
  ),
  rule(/^You get (\S+) a month\. You save (\d+)([%/])(\d*) of it\. How much do you (have left|save)/, (p) => {
    const part = times(number(p(1)), q(n(p(2)), p(3) === '%' ? 100 : n(p(4))));
    return p(5) === 'save' ? part : minus(number(p(1)), part);
  }),
  rule(
    /^You get (\S+) a month and spend (\S+) on .+\. What (fraction|percent) of the money is that\?$/,
    (p) => times(over(number(p(2)), number(p(1))), q(p(3) === 'percent' ? 100 : 1)),
  ),
  rule(
    /^You get (\S+) a month\. The plan: (\S+) for .+, (\S+) for .+ and (\S+) for savings\. Does the plan work\?$/,
    (p) => (c) => {
      const left = int(p(1).slice(1)) - int(p(2).slice(1)) - int(p(3).slice(1)) - int(p(4).slice(1));
      const by = int(/\$([\d,]+)/.exec(c)?.[1] ?? '');
      return c.startsWith('yes') ? left === by : left === -by;
    },
  ),
  rule(
    /^A [a-z ]+ costs \$(\d+)\. You buy one (\d+) times a week\. Now you cut that down to (once|\d+ times) a week\. .* in (\d+) weeks\?$/,
    (p) => n(p(1)) * (n(p(2)) - (Number.parseInt(p(3), 10) || 1)) * n(p(4)),
  ),
];

/** Returns a test for A or B with the amount by which it is better. */
const better =
  (isA: boolean, gap: Q) =>
  (choice: string): boolean => {
    const [, name, by = ''] = /^\w+ ([AB]), \$([\d,.]+) /.exec(choice) ?? [];
    return name === (isA ? 'A' : 'B') && same(number(by), gap);
  };

const payRules: Rule[] = [
  rule(/^You earn (\S+) an hour\. You work (\d+) hours\./, (p) => times(number(p(1)), number(p(2)))),
  rule(/^You earn (\S+) an hour\. This week you earn (\S+)\. How many hours/, (p) =>
    over(number(p(2)), number(p(1))),
  ),
  rule(/^You work (\d+) hours and earn (\S+)\. What do you earn in an hour\?$/, (p) =>
    over(number(p(2)), number(p(1))),
  ),
  rule(
    /^You earn (\S+) an hour and one and a half times as much for overtime\. You work (\d+) hours and (\d+) hours? of overtime\./,
    (p) => rounded(over(times(number(p(1)), q(2 * n(p(2)) + 3 * n(p(3)))), q(2)), 2),
  ),
  rule(
    /^You earn (\S+) a month before deductions\. .* (\d+)% of it for income tax(?: and (\d+)% for insurance)?\. What do you take home\?$/,
    (p) => percentOf(number(p(1)), q(100 - n(p(2)) - n(p(3) || 0))),
  ),
  rule(/^You earn (\S+) a month and (\d+)% of what you sell\. This month you sell goods for (\S+)\./, (p) =>
    plus(number(p(1)), percentOf(number(p(3)), number(p(2)))),
  ),
  rule(/^Job A pays (\S+) an hour for (\d+) hours a week\. Job B pays (\S+) a week\./, (p) => {
    const [a, b] = [times(number(p(1)), number(p(2))), number(p(3))];
    return better(less(b, a), less(b, a) ? minus(a, b) : minus(b, a));
  }),
];

const loanRules: Rule[] = [
  rule(
    /^A (?:car|laptop) costs \$([\d,]+)\. You pay (?:\$([\d,]+) at once and then )?\$(\d+) a month for (\d+) months\./,
    (p) => int(p(2) || '0') + n(p(3)) * n(p(4)) - int(p(1)),
  ),
  rule(/^You borrow (\S+) at (\d+)% simple interest a year\. You pay it back after (\d+) years\./, (p) =>
    times(percentOf(number(p(1)), number(p(2))), number(p(3))),
  ),
  rule(/^You borrow (\S+) for a year at (\d+)% interest\. How much do you pay back in all\?$/, (p) =>
    percentOf(number(p(1)), q(100 + n(p(2)))),
  ),
  rule(/^You borrow (\S+)\. After a year you pay back (\S+)\. What is the interest rate\?$/, (p) =>
    minus(over(times(q(100), number(p(2))), number(p(1))), q(100)),
  ),
  rule(
    /^You borrow (\S+)\. The interest is (\S+) in all\. You pay both back in (\d+) equal monthly payments\./,
    (p) => over(plus(number(p(1)), number(p(2))), number(p(3))),
  ),
  rule(/^A credit card has a balance of (\S+)\. The card adds ([\d.]+)% .* Then you pay (\S+)\. What/, (p) =>
    minus(plus(number(p(1)), percentOf(number(p(1)), number(p(2)))), number(p(3))),
  ),
  rule(
    /^Loan A costs (\S+) a month for (\d+) months\. Loan B costs (\S+) a month for (\d+) months\./,
    (p) => {
      const [a, b] = [times(number(p(1)), number(p(2))), times(number(p(3)), number(p(4)))];
      return better(less(a, b), less(a, b) ? minus(b, a) : minus(a, b));
    },
  ),
  rule(/^You borrow \$([\d,]+) from a friend without interest\. You pay back \$([\d,]+) a month\./, (p) => {
    let [months, rest] = [0, int(p(1))];
    for (; rest > 0; months++) rest -= int(p(2));
    return months;
  }),
];

/** Cooking, budgets, pay and loans. */
export const workRules: Rule[] = [...cookingRules, ...budgetRules, ...payRules, ...loanRules];
