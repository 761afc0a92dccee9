/** Solves questions of economics. */
import { int, n } from './arithmetic.ts';
import { economicEnds, shifts } from './economics-tables.ts';
import { economyRules } from './economy.ts';
import { less, minus, number, type Q, q, same, worth } from './exact.ts';
import { type Found, type Rule, rule } from './rule.ts';
import { sentenceRules } from './sentences.ts';

const choices: Rule[] = [
  rule(/can earn (.+)\. \w+ chooses (.+)\. What is the opportunity cost of that choice\?$/, (p) => {
    const offers = [...p(1).matchAll(/\$(\d+) for ([a-z ]+?)(?=,| or |$)/g)];
    return Math.max(...offers.filter(([, , work]) => work !== p(2)).map(([, pay]) => n(pay)));
  }),
  rule(/the best first: (.+)\. In the end, \w+ chooses (.+)\. What is the opportunity cost\?$/, (p) => {
    return (
      p(1)
        .split(', ')
        .find((plan) => plan !== p(2)) ?? ''
    );
  }),
  rule(
    /(?:has|pays each learner) a (fee|grant) of \$(\d+) and takes (\d+) hours\. .+ for \$(\d+) an hour\./,
    (p) => n(p(3)) * n(p(4)) + n(p(2)) * (p(1) === 'fee' ? 1 : -1),
  ),
  rule(/can grow (\d+) tons of \w+, or (\d+) tons of \w+, or a mix/, (p) => q(n(p(2)), n(p(1)))),
  rule(/tons of \w+ and \w+\. (P: .+)\. What does the move from (\w) to (\w) cost/, (p) => {
    const second = (label: string): number => n(new RegExp(`${label}: \\d+ and (\\d+)`).exec(p(1))?.[1]);
    return second(p(2)) - second(p(3));
  }),
  rule(/leaves a job of \$([\d,]+) a year .+ takes in \$([\d,]+) and pays bills of \$([\d,]+)\./, (p) => {
    const rest = int(p(2)) - int(p(3)) - int(p(1));
    return `a ${rest > 0 ? 'profit' : 'loss'} of $${Math.abs(rest).toLocaleString('en-US')}`;
  }),
];

const shiftOf = (event: string): string => {
  const found = shifts.filter(([, mark]) => mark.test(event));
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} shifts: ${event}`);
  return first[0];
};

/** Signs of what a shift does to the price and to the amount. */
function signs(shift: string): [price: number, amount: number] {
  const amount = shift.endsWith('rises') ? 1 : -1;
  return [shift.startsWith('demand') ? amount : -amount, amount];
}
const word = (sign: number): string => (sign > 0 ? 'rises' : 'falls');
const sign = (verb: string): number => (verb === 'rises' ? 1 : -1);

/** Adds what two events do: 0 if they pull opposite ways. */
function together(one: string, other: string): string {
  const [[p1, a1], [p2, a2]] = [signs(shiftOf(one)), signs(shiftOf(other))];
  if ((p1 === p2) === (a1 === a2)) throw new Error('not one certain');
  return p1 === p2 ? `the price ${word(p1)}` : `the amount sold ${word(a1)}`;
}

const market: Rule[] = [
  rule(/This happens: (.+)\. Which side of the market changes first\?$/, (p) => shiftOf(p(1))),
  rule(/This happens: (.+)\. What follows for the price and for the amount sold\?$/, (p) => {
    const [price, amount] = signs(shiftOf(p(1)));
    return `price ${word(price)}, amount ${word(amount)}`;
  }),
  rule(
    /Which of these events makes (demand|supply) (rise|fall)\?$/,
    (p) => (c) => shiftOf(c) === `${p(1)} ${p(2)}s`,
  ),
  rule(
    /, the price (rises|falls), and the amount sold (rises|falls)\. Which event explains both\?$/,
    (p) => (c) => String(signs(shiftOf(c))) === String([sign(p(1)), sign(p(2))]),
  ),
  rule(
    /This happens: (.+)\. (\w+) thinks that the price (\w+)\. (\w+) thinks that the amount sold (\w+)\. Who is right\?$/,
    (p) => {
      const [price, amount] = signs(shiftOf(p(1)));
      const [a, b] = [price === sign(p(3)), amount === sign(p(5))];
      return a && b ? 'both' : a ? `only ${p(2)}` : b ? `only ${p(4)}` : 'neither';
    },
  ),
  rule(/Two things happen at once: (.+), and (.+)\. What is certain\?$/, (p) => together(p(1), p(2))),
  rule(/this happens: (.+), and (.+)\. How do both sides move\?$/, (p) => {
    const both = [shiftOf(p(1)), shiftOf(p(2))].sort();
    return both.join(', ');
  }),
  rule(/This happens: (.+)\. Which second event would move (.+)\?$/, (p) => {
    const [price, amount] = signs(shiftOf(p(1)));
    const [p2, a2] = {
      'the price the other way, but the amount the same way': [-price, amount],
      'the price the same way, but the amount the other way': [price, -amount],
      'the price and the amount the other way': [-price, -amount],
    }[p(2)] ?? [0, 0];
    return (c) => String(signs(shiftOf(c))) === String([p2, a2]);
  }),
  rule(
    /^Over a year, the price of .+ (rises|falls) by \d+%, and the amount sold (rises|falls) by \d+%\./,
    (p) => `${p(1) === p(2) ? 'demand' : 'supply'} has ${p(2) === 'rises' ? 'risen' : 'fallen'}`,
  ),
];

/** Rows of a market: price, demanded, supplied. */
const rowsOf = (text: string): [number, number, number][] =>
  [...text.matchAll(/at \$(\d+), (\d+) demanded and (\d+) supplied/g)].map(([, a, b, c]) => [
    n(a),
    n(b),
    n(c),
  ]);

function balanced(rows: readonly [number, number, number][]): string {
  const found = rows.filter(([, demanded, supplied]) => demanded === supplied);
  if (found.length !== 1) throw new Error('not one equilibrium');
  return `$${found[0]?.[0]}, with ${found[0]?.[1]} sold`;
}

const tables: Rule[] = [
  rule(/^A market for (.+)\. What is the equilibrium\?$/, (p) => balanced(rowsOf(p(1)))),
  rule(/^A market for (.+)\. What is there at \$(\d+)\?$/, (p) => {
    const [, demanded = 0, supplied = 0] = rowsOf(p(1)).find(([price]) => price === n(p(2))) ?? [];
    return `a ${demanded > supplied ? 'shortage' : 'surplus'} of ${Math.abs(demanded - supplied)}`;
  }),
  rule(/^A market for (.+)\. The law fixes the price at \$(\d+)\./, (p) => {
    const [, demanded = 0, supplied = 0] = rowsOf(p(1)).find(([price]) => price === n(p(2))) ?? [];
    return Math.min(demanded, supplied);
  }),
  rule(/^A market for (.+)\. Then (demand|supply) (grows|falls) by (\d+) at each price\./, (p) => {
    const by = n(p(4)) * (p(3) === 'grows' ? 1 : -1);
    return balanced(
      rowsOf(p(1)).map(([price, demanded, supplied]) => [
        price,
        demanded + (p(2) === 'demand' ? by : 0),
        supplied + (p(2) === 'supply' ? by : 0),
      ]),
    );
  }),
  rule(/^At price p, buyers demand (\d+) - (\d+)p and sellers supply (\d+) \+ (\d+)p\./, (p) =>
    q(n(p(1)) - n(p(3)), n(p(2)) + n(p(4))),
  ),
];

interface Maker {
  name: string;
  cost: Q;
  first: number;
  second: number;
}

/** Reads what two makers can make in a day, with the cost of one of the first good in the second. */
function makersOf(text: string): Maker[] {
  return [...text.matchAll(/(\w+) can make (\d+) \w+ or (\d+) \w+/g)].map(([, name = '', a, b]) => ({
    name,
    first: n(a),
    second: n(b),
    cost: q(n(b), n(a)),
  }));
}

/** Returns the one with the lower cost first. */
function cheapest(makers: readonly Maker[]): [Maker, Maker] {
  const [a, b] = makers;
  if (!a || !b || same(a.cost, b.cost)) throw new Error('no two makers');
  return less(a.cost, b.cost) ? [a, b] : [b, a];
}

const says = (maker: Maker): Found => {
  return (c) => {
    const [name, cost = ''] = c.split(', at ');
    return name === maker.name && same(number(cost), maker.cost);
  };
};

const trade: Rule[] = [
  rule(/^In a day, (.+)\. Who has the absolute advantage in (\w+),/, (p) => {
    const amounts = [...p(1).matchAll(/(\w+) can make (.+?)(?:\.|$)/g)].map(
      ([, name = '', made = '']) => [name, n(new RegExp(`(\\d+) ${p(2)}`).exec(made)?.[1])] as const,
    );
    const [a, b] = amounts.sort(([, x], [, y]) => y - x);
    return `${a?.[0]}, by ${(a?.[1] ?? 0) - (b?.[1] ?? 0)}`;
  }),
  rule(/^In a day, (.+)\. What does one \w+ cost (\w+) in/, (p) => {
    return makersOf(p(1)).find(({ name }) => name === p(2))?.cost ?? '';
  }),
  rule(/^In a day, (.+)\. Who has the comparative advantage/, (p) => says(cheapest(makersOf(p(1)))[0])),
  rule(
    /^(\w+) needs (\d+) hours for one \w+ and (\d+) hours for one \w+\. (\w+) needs (\d+) hours and (\d+) hours\. Who has the comparative/,
    (p) => {
      const maker = (i: number): Maker => ({
        name: p(i),
        first: 0,
        second: 0,
        cost: q(n(p(i + 1)), n(p(i + 2))),
      });
      return says(cheapest([maker(1), maker(4)])[0]);
    },
  ),
  rule(/^In a day, (.+), and they trade\. How many/, (p) => {
    const [low, high] = cheapest(makersOf(p(1)));
    return (c) => less(low.cost, worth(c) ?? q(0)) && less(worth(c) ?? q(0), high.cost);
  }),
  rule(/^In a day, (.+) and sells them to \w+ for ([\d.]+) \w+ each\. How many \w+ does (\w+) gain/, (p) => {
    const [low, high] = cheapest(makersOf(p(1)));
    return p(3) === low.name ? minus(number(p(2)), low.cost) : minus(high.cost, number(p(2)));
  }),
];

/** Total costs by number, from 0. */
const totalsOf = (text: string): number[] =>
  [...text.matchAll(/\d for \$(\d+)/g)].map(([, total]) => n(total));

/** Counts the pieces that bring more than they cost, from the first on. */
function worthwhile(gains: readonly number[]): number {
  const end = gains.findIndex((gain) => gain <= 0);
  return end < 0 ? gains.length : end;
}

const margin: Rule[] = [
  rule(/total cost by number is: (.+)\. What is the marginal cost of the (\d)/, (p) => {
    const totals = totalsOf(p(1));
    return (totals[n(p(2))] ?? 0) - (totals[n(p(2)) - 1] ?? 0);
  }),
  rule(/^A shop makes (\d+) pieces at a total cost of \$(\d+)\. .+ to \$(\d+)\. What are/, (p) => {
    return `average $${n(p(2)) / n(p(1))}, marginal $${n(p(3)) - n(p(2))}`;
  }),
  rule(/total cost by number is: (.+)\. Each one sells for \$(\d+)\. How many should/, (p) => {
    const totals = totalsOf(p(1));
    return worthwhile(totals.slice(1).map((total, i) => n(p(2)) - (total - (totals[i] ?? 0))));
  }),
  rule(/total cost by number is: (.+)\. Each one sells for \$(\d+)\. How much does the (\d)/, (p) => {
    const totals = totalsOf(p(1));
    return n(p(2)) - ((totals[n(p(3))] ?? 0) - (totals[n(p(3)) - 1] ?? 0));
  }),
  rule(/^Each hour of a pool costs \$(\d+)\. To \w+, the hours are worth (.+), one after another\./, (p) =>
    worthwhile(
      p(2)
        .split(', ')
        .map((each) => n(each.slice(1)) - n(p(1))),
    ),
  ),
  rule(/^Workers in a shop make .+: (.+)\. What is the marginal product of the (\d)/, (p) => {
    const totals = [...p(1).matchAll(/\d workers? (\d+)/g)].map(([, total]) => n(total));
    return (totals[n(p(2)) - 1] ?? 0) - (totals[n(p(2)) - 2] ?? 0);
  }),
];

/** Economics. */
export const economicsRules: Rule[] = [
  ...choices,
  ...market,
  ...tables,
  ...trade,
  ...margin,
  ...economyRules,
  ...sentenceRules({ truths: '', ends: economicEnds, asked: 'Which of these' }),
];
