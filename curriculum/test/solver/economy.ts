/** Solves questions on the economy of a country: taxes, work, prices and GDP. */
import { int, n } from './arithmetic.ts';
import { purchases } from './economics-tables.ts';
import { minus, number, over, plus, type Q, q, times } from './exact.ts';
import { type Rule, rule } from './rule.ts';

const percentOf = (part: Q, whole: Q): Q => over(times(part, q(100)), whole);

/** Tax of an income by two rates. */
function byBrackets(income: number, limit: number, low: number, high: number): Q {
  const first = Math.min(income, limit);
  return q(first * low + (income - first) * high, 100);
}

const brackets = String.raw`^A tax takes (\d+)% of the first \$([\d,]+) of income and (\d+)% of all above it\. \w+ earns \$([\d,]+)`;

const taxes: Rule[] = [
  rule(
    /^A flat tax takes (\d+)% of all income above \$([\d,]+)\. \w+ earns \$([\d,]+)\. How much is (the tax|left)/,
    (p) => {
      const tax = q(n(p(1)) * (int(p(3)) - int(p(2))), 100);
      return p(4) === 'left' ? minus(q(int(p(3))), tax) : tax;
    },
  ),
  rule(new RegExp(String.raw`${brackets}\. How much is the tax`), (p) =>
    byBrackets(int(p(4)), int(p(2)), n(p(1)), n(p(3))),
  ),
  rule(
    new RegExp(String.raw`${brackets} and gets a raise of \$([\d,]+)\. How much of the raise (is left|goes)`),
    (p) => {
      const tax = (income: number): Q => byBrackets(income, int(p(2)), n(p(1)), n(p(3)));
      const more = minus(tax(int(p(4)) + int(p(5))), tax(int(p(4))));
      return p(6) === 'goes' ? more : minus(q(int(p(5))), more);
    },
  ),
  rule(new RegExp(String.raw`${brackets}\. What percentage of the whole income`), (p) =>
    percentOf(byBrackets(int(p(4)), int(p(2)), n(p(1)), n(p(3))), q(int(p(4)))),
  ),
  rule(/^On an income of \$([\d,]+) a tax is \$([\d,]+), and on \$([\d,]+) it is \$([\d,]+)\./, (p) => {
    const by = int(p(4)) / int(p(3)) - int(p(2)) / int(p(1));
    return Math.abs(by) < 1e-9 ? 'proportional' : by > 0 ? 'progressive' : 'regressive';
  }),
  rule(
    /^A fee of \$(\d+) .+ In a month (\w+) earns \$([\d,]+) and (\w+) earns \$([\d,]+)\. For whom is the fee the (larger|smaller) share/,
    (p) => {
      const [a, b] = [int(p(3)), int(p(5))];
      const isFirst = a < b === (p(6) === 'larger');
      return `${isFirst ? p(2) : p(4)}, ${(100 * n(p(1))) / (isFirst ? a : b)}%`;
    },
  ),
];

const town =
  /^In a town, ([\d,]+) adults have work, ([\d,]+) are looking for work, and ([\d,]+) neither work nor look for it\. (.+)\?$/;

/** Rate among those who look for work before and after a change of both numbers. */
function counted([working, looking]: readonly number[], [more, extra]: readonly number[]): string {
  const [w = 0, l = 0, dw = 0, dl = 0] = [working, looking, more, extra];
  const rises = (l + dl) / (w + dw + l + dl) > l / (w + l);
  return `it ${rises ? 'rises' : 'falls'}, with ${(l + dl).toLocaleString('en-US')} counted`;
}

const before = '([\\d,]+) people work and ([\\d,]+) look for work\\. Then ([\\d,]+)';
const changed = (event: string, of: (people: number) => readonly number[]): Rule =>
  rule(new RegExp(`${before} ${event}\\. How many are counted`), (p) =>
    counted([int(p(1)), int(p(2))], of(int(p(3)))),
  );
const moved = (event: string, sign: number): Rule =>
  rule(new RegExp(`${before} ${event}\\. What is the unemployment rate`), (p) => {
    const [working, looking, people] = [int(p(1)), int(p(2)), sign * int(p(3))];
    const rate = (100 * (looking - people)) / (working + looking);
    return `${rate}%, and ${(working + people).toLocaleString('en-US')} work`;
  });

const work: Rule[] = [
  rule(town, (p) => {
    const [working, looking, others] = [int(p(1)), int(p(2)), int(p(3))];
    const force = working + looking;
    switch (p(4)) {
      case 'What is the unemployment rate':
        return q(100 * looking, force);
      case 'What percentage of the labor force has work':
        return q(100 * working, force);
      case 'What percentage of all adults is looking for work':
        return q(100 * looking, force + others);
      case 'How many people are in the labor force':
        return force;
      default:
        throw new Error(`no question on a town: ${p(4)}`);
    }
  }),
  rule(
    /^The labor force of a town has ([\d,]+) people\. ([\d,]+) of them are looking for work, .+ How many people have work\?$/,
    (p) => int(p(1)) - int(p(2)),
  ),
  rule(
    /^The labor force of a town has ([\d,]+) people\. The unemployment rate is (\d+)%\. How many people (have|look for) work\?$/,
    (p) => q(int(p(1)) * (p(3) === 'have' ? 100 - n(p(2)) : n(p(2))), 100),
  ),
  rule(
    /^A town has ([\d,]+) adults\. ([\d,]+) of them work, and ([\d,]+) look for work\. .+(participation rate|outside the labor force|has work)\?$/,
    (p) => {
      const [adults, working, looking] = [int(p(1)), int(p(2)), int(p(3))];
      const part = p(4) === 'has work' ? working : working + looking;
      return q(100 * (p(4).startsWith('outside') ? adults - part : part), adults);
    },
  ),
  changed('of those stop looking', (people) => [0, -people]),
  changed('adults who did neither start to look for work', (people) => [0, people]),
  changed('of those who work retire', (people) => [-people, 0]),
  changed('adults who did neither start to work', (people) => [people, 0]),
  moved('of those find work', 1),
  moved('of those who work lose their jobs and look for new ones', -1),
];

const prices: Rule[] = [
  rule(/^A basket of goods cost \$([\d,]+) in the base year and costs \$([\d,]+) now\./, (p) =>
    q(100 * int(p(2)), int(p(1))),
  ),
  rule(/^A family buys the same basket in two years: (.+)\. By what percentage/, (p) => {
    const rows = [...p(1).matchAll(/(\d+) [a-z ]+ at \$(\d+), then at \$(\d+)/g)];
    const cost = (i: number): number => rows.reduce((sum, row) => sum + n(row[1]) * n(row[i]), 0);
    const change = cost(3) - cost(2);
    return `it has ${change > 0 ? 'risen' : 'fallen'} by ${(100 * Math.abs(change)) / cost(2)}%`;
  }),
  rule(/^A price index was (\d+) at the start of the year and is ([\d.]+) at its end\./, (p) =>
    percentOf(minus(number(p(2)), number(p(1))), number(p(1))),
  ),
  rule(
    /^A price index was (\d+) when .+ and is (\d+) now\. .+ as much (?:then|now) as \$(\d+) (?:buys|bought) (now|then)\?$/,
    (p) => (p(4) === 'now' ? q(n(p(3)) * n(p(1)), n(p(2))) : q(n(p(3)) * n(p(2)), n(p(1)))),
  ),
  rule(
    /^In a year, the pay of \w+ (rises|falls) by (\d+)% and the price level (rises|falls) by (\d+)%\./,
    (p) => {
      const by = n(p(2)) * (p(1) === 'rises' ? 1 : -1) - n(p(4)) * (p(3) === 'rises' ? 1 : -1);
      return `by ${Math.abs(by)}%, it buys ${by > 0 ? 'more' : 'less'}`;
    },
  ),
  rule(
    / has an interest rate of (\d+)% a year, and the price level (rises|falls) by (\d+)% a year\./,
    (p) => n(p(1)) - n(p(3)) * (p(2) === 'rises' ? 1 : -1),
  ),
];

/** Adds the parts that a text names; imports are taken away. */
function sumOf(text: string): Q {
  return [...text.matchAll(/([a-z ]+?) (\d+)/gi)].reduce(
    (sum, [, name = '', value = '']) =>
      name.trim() === 'imports' ? minus(sum, number(value)) : plus(sum, number(value)),
    q(0),
  );
}

const product: Rule[] = [
  rule(/^In billions of dollars, a country has in a year: (.+)\. What is its GDP\?$/, (p) => sumOf(p(1))),
  rule(
    /^The GDP of a country is \$([\d,]+) billion\. In billions of dollars: (.+)\. What is the amount of/,
    (p) => minus(number(p(1)), sumOf(p(2))),
  ),
  rule(/ for \$([\d,]+) billion abroad and buys goods for \$([\d,]+) billion from abroad\./, (p) => {
    const by = int(p(1)) - int(p(2));
    return by > 0 ? `add $${by} billion` : `take $${-by} billion away`;
  }),
  rule(
    /^(.+) for \$[\d,]+\. In which part of the GDP does this count\?$/,
    (p) => purchases.find(([, mark]) => mark.test(p(1)))?.[0] ?? '',
  ),
  rule(/real GDP of a country (?:rises|falls) from \$([\d,]+) billion to \$([\d,]+) billion\./, (p) => {
    const [before, after] = [int(p(1)), int(p(2))];
    return `it ${after > before ? 'grows' : 'shrinks'} by ${(100 * Math.abs(after - before)) / before}%`;
  }),
  rule(/^The nominal GDP of a country is \$([\d,]+) billion\. Its price index is (\d+),/, (p) =>
    percentOf(number(p(1)), number(p(2))),
  ),
  rule(/^The real GDP of a country is \$([\d,]+) billion\. Its price index is (\d+),/, (p) =>
    over(times(number(p(1)), number(p(2))), q(100)),
  ),
  rule(/^A country of (\d+) million people has a GDP of \$([\d,]+) billion\./, (p) =>
    q(1000 * int(p(2)), n(p(1))),
  ),
];

/** Economy of a country. */
export const economyRules: Rule[] = [...taxes, ...work, ...prices, ...product];
