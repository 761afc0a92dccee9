import { n } from './arithmetic.ts';
import { evaluate, less, minus, number, over, type Q, q, same, sum, times } from './exact.ts';
import { type Rule, rule } from './rule.ts';

const list = (text: string): number[] => text.split(', ').map(Number);
const add = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const mean = (values: readonly number[]): Q => q(add(values), values.length);
const size = (a: Q): Q => (a.top < 0n ? minus(q(0), a) : a);

/** Reads `2 over 3, 0 over 4` as the list of all values. */
const dots = (text: string): number[] =>
  [...text.matchAll(/(\d+) over (\d+)/g)].flatMap(([, count, value]) =>
    Array<number>(n(count)).fill(n(value)),
  );

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

const averageRules: Rule[] = [
  rule(
    /^The mean of (\d+) numbers is (\d+)\. All but one of them are known: (.+)\. What is the missing number\?$/,
    (p) => n(p(1)) * n(p(2)) - add(numbersIn(p(3))),
  ),
  rule(/^The mean of (\d+) numbers is (\d+)\. One more number is added, and it is (\d+)\./, (p) =>
    q(n(p(1)) * n(p(2)) + n(p(3)), n(p(1)) + 1),
  ),
  rule(/^The values are (.+)\. Then (\d+) is changed to (\d+)\. What is the median now\?$/, (p) => {
    const values = list(p(1)).map((v) => (v === n(p(2)) ? n(p(3)) : v));
    return values.sort((a, b) => a - b)[(values.length - 1) / 2] ?? 0;
  }),
  rule(/^(\d+) values are listed in order\. At which place is the median\?$/, (p) => q(n(p(1)) + 1, 2)),
  rule(/^The range of some values is (\d+)\. The (smallest|largest) value is (\d+)\./, (p) =>
    p(2) === 'smallest' ? n(p(3)) + n(p(1)) : n(p(3)) - n(p(1)),
  ),
  rule(/^A chart shows (.+)\. Which kind has the (most|fewest) animals\?$/, (p) => {
    const bars = [...p(1).matchAll(/(\d+) (\w+)/g)].toSorted((a, b) => n(a[1]) - n(b[1]));
    return (p(2) === 'most' ? bars.at(-1) : bars[0])?.[2] ?? '';
  }),
  rule(/^A chart shows (.+)\. How many animals are there in all\?$/, (p) => add(numbersIn(p(1)))),
];

const plotRules: Rule[] = [
  rule(
    /^A dot plot of .* has dots: (.+)\. Each dot .* have (at least|fewer than) (\d+)\?$/,
    (p) => dots(p(1)).filter((v) => (p(2) === 'at least' ? v >= n(p(3)) : v < n(p(3)))).length,
  ),
  rule(/^A dot plot of .* has dots: (.+)\. What is the sum of all values\?$/, (p) => add(dots(p(1)))),
  rule(/^A dot plot of .* has dots: (.+)\. What is the median\?$/, (p) => {
    const all = dots(p(1)).sort((a, b) => a - b);
    if (all.length % 2 === 0) throw new Error('two values in the middle');
    return all[(all.length - 1) / 2] ?? 0;
  }),
  rule(/^A histogram has (.+)\. How many values are (at least 20|from 10 to 29)\?$/, (p) =>
    add(
      [...p(1).matchAll(/(\d+) values from (\d+) to (\d+)/g)]
        .filter(([, , from, to]) => (p(2) === 'at least 20' ? n(from) >= 20 : n(from) >= 10 && n(to) <= 29))
        .map(([, count]) => n(count)),
    ),
  ),
  rule(/^A box plot has: (.+)\. What is the (interquartile range|range)\?$/, (p) => {
    const [low = 0, q1 = 0, , q3 = 0, high = 0] = numbersIn(p(1));
    return p(2) === 'range' ? high - low : q3 - q1;
  }),
  rule(
    /^A box plot of (\d+) values has: (.+)\. About how many values lie between (\d+) and (\d+)\?$/,
    (p) => {
      const five = numbersIn(p(2));
      return q((five.indexOf(n(p(4))) - five.indexOf(n(p(3)))) * n(p(1)), 4);
    },
  ),
  rule(/^Box plot of class A: (.+)\. Box plot of class B: (.+)\. Which has the larger (.+)\?$/, (p) => {
    const measure = (text: string): number => {
      const [, q1 = 0, middle = 0, q3 = 0] = numbersIn(text);
      return p(3) === 'median' ? middle : q3 - q1;
    };
    const gap = measure(p(1)) - measure(p(2));
    return gap > 0 ? 'class A' : gap < 0 ? 'class B' : 'both are equal';
  }),
  rule(
    /^The values are (.+)\. The median is left out of both halves\. What is the (first|third) quartile\?$/,
    (p) => {
      const all = list(p(1)).sort((a, b) => a - b);
      return all[p(2) === 'first' ? 1 : 5] ?? 0;
    },
  ),
  rule(/^What is the mean absolute deviation of (.+)\?$/, (p) => {
    const values = list(p(1));
    return over(sum(values.map((v) => size(minus(q(v), mean(values))))), q(values.length));
  }),
  rule(/^The mean of (.+) is \d+\. What is the sum of the distances from this mean\?$/, (p) =>
    sum(list(p(1)).map((v) => size(minus(q(v), mean(list(p(1))))))),
  ),
  rule(/^Set A: (.+)\. Set B: (.+)\. Their means are .* farther from their mean\?$/, (p) => {
    const spread = (text: string): Q => sum(list(text).map((v) => size(minus(q(v), mean(list(text))))));
    const [a, b] = [spread(p(1)), spread(p(2))];
    return same(a, b) ? 'They are equally far.' : less(a, b) ? 'Set B' : 'Set A';
  }),
];

/** Returns the share of the students who do the second among the students who do the first, from the four cells of the text. */
function cells(text: string) {
  const [, both, a = '', b = '', first, second, neither] =
    /^Of some students, (\d+) (.+?) and (.+?), (\d+) only \2, (\d+) only \3, and (\d+) do neither/.exec(
      text,
    ) ?? [];
  return { a, b, both: n(both), first: n(first), second: n(second), neither: n(neither) };
}

const bivariateRules: Rule[] = [
  rule(/^A scatter plot has the points (.+)\. What kind of association do they show\?$/, (p) => {
    const points = [...p(1).matchAll(/\((\d+), (\d+)\)/g)].map(([, x, y]) => [n(x), n(y)] as const);
    const [mx, my] = [
      add(points.map(([x]) => x)) / points.length,
      add(points.map(([, y]) => y)) / points.length,
    ];
    const [xy, xx, yy] = [0, 1, 2].map((k) =>
      add(points.map(([x, y]) => [(x - mx) * (y - my), (x - mx) ** 2, (y - my) ** 2][k] ?? 0)),
    );
    const r = (xy ?? 0) / Math.sqrt((xx ?? 1) * (yy ?? 1));
    return Math.abs(r) < 0.5 ? 'none' : r > 0 ? 'positive' : 'negative';
  }),
  rule(/^A line of fit is y = (.+)\. What value of y does it predict for x = (\d+)\?$/, (p) =>
    evaluate(p(1), number(p(2))),
  ),
  rule(
    /^The line of fit for the points after x hours of practice is y = (\S+)x \+ (\d+)\. (How many|By how many)/,
    (p) => number(p(3) === 'How many' ? p(2) : p(1)),
  ),
  rule(
    /^A line of fit is y = (.+)\. For x = (\d+) the observed value is (\S+)\. What is the residual\?$/,
    (p) => minus(number(p(3)), evaluate(p(1), number(p(2)))),
  ),
  rule(/^(Of some students, .+ neither)\. How many students (.+) in all\?$/, (p) => {
    const { a, both, first, second } = cells(p(1));
    return both + (p(2) === a ? first : second);
  }),
  rule(/^(Of some students, .+ neither)\. Which fraction of the students who (.+) also (.+)\?$/, (p) => {
    const { a, both, first, second } = cells(p(1));
    return q(both, both + (p(2) === a ? first : second));
  }),
  rule(/^(Of some students, .+ neither)\. Which fraction of all students (.+)\?$/, (p) => {
    const { both, first, second, neither } = cells(p(1));
    return q(p(2) === 'do neither' ? neither : both, both + first + second + neither);
  }),
  rule(
    /^(Of some students, .+ neither)\. In which group is the share of the students who .+ larger\?$/,
    (p) => {
      const { a, both, first, second, neither } = cells(p(1));
      const [x, y] = [q(both, both + first), q(second, second + neither)];
      return same(x, y) ? 'both alike' : less(y, x) ? `the students who ${a}` : 'the others';
    },
  ),
  rule(
    /^The correlation coefficient of \d+ pairs is (\S+)\. How strong is the association, and in which direction does it go\?$/,
    (p) => {
      const r = n(p(1));
      if (Math.abs(r) < 0.2) return 'almost none';
      return `${Math.abs(r) > 0.8 ? 'strong' : 'moderate'} ${r > 0 ? 'positive' : 'negative'}`;
    },
  ),
  rule(/^Three scatter plots have r = (.+)\. In which/, (p) => {
    const all = [...p(1).matchAll(/(-?[\d.]+) \((\w)\)/g)];
    return all.toSorted((a, b) => Math.abs(n(b[1])) - Math.abs(n(a[1])))[0]?.[2] ?? '';
  }),
  rule(/^In \d+ cases the (.+) and the .+ rise together\. Which third thing/, (p) => causeOf(p(1))),
  rule(
    /^The mean of x is (\d+) and the mean of y is (\d+)\. A regression line has the slope (\d+)\./,
    (p) => n(p(2)) - n(p(1)) * n(p(3)),
  ),
];

function causeOf(what: string): string {
  if (/children/.test(what)) return 'age';
  if (/fire engines/.test(what)) return 'size of the fire';
  if (/umbrellas/.test(what)) return 'rain';
  return /ice cream/.test(what) ? 'warm weather' : 'sunny weather';
}

/** Shares below a number of standard deviations, in thousandths. */
const below: Record<string, number> = {
  '-3': 1.5,
  '-2': 25,
  '-1': 160,
  '0': 500,
  '1': 840,
  '2': 975,
  '3': 998.5,
};

const distributionRules: Rule[] = [
  rule(
    /^Some values have the standard deviation (\d+)\. Each value is (increased by \d+|multiplied by (\d+))\./,
    (p) => n(p(1)) * n(p(3) || 1),
  ),
  rule(
    /with mean (\d+) and standard deviation (\d+)\. About what percent of the values are (less than|more than|between) (\d+)(?: and (\d+))?\?$/,
    (p) => {
      const at = (limit: string): number => below[`${(n(limit) - n(p(1))) / n(p(2))}`] ?? Number.NaN;
      const share =
        p(3) === 'between' ? at(p(5)) - at(p(4)) : p(3) === 'less than' ? at(p(4)) : 1000 - at(p(4));
      return q(Math.round(share), 10);
    },
  ),
  rule(/^The mean is (\d+) and the standard deviation is (\d+)\. What is the z-score of (\S+)\?$/, (p) =>
    over(minus(number(p(3)), number(p(1))), number(p(2))),
  ),
  rule(
    /^The mean is (\d+) and the standard deviation is (\d+)\. Which value has the z-score (\S+)\?$/,
    (p) => n(p(1)) + n(p(2)) * n(p(3)),
  ),
  rule(
    /^Test A has mean (\d+) and standard deviation (\d+)\. Test B has mean (\d+) and standard deviation (\d+)\. \w+ gets (\d+) on A and (\d+) on B\./,
    (p) => {
      const [a, b] = [(n(p(5)) - n(p(1))) / n(p(2)), (n(p(6)) - n(p(3))) / n(p(4))];
      return a > b ? 'test A' : a < b ? 'test B' : 'both are equally good';
    },
  ),
  rule(
    /^In a random sample of (\d+) students, (\d+) walk to school\. The school has ([\d,]+) students\./,
    (p) => over(times(number(p(3)), number(p(2))), number(p(1))),
  ),
  rule(/^You want to learn about the .* Which sample is the fairest\? (.+)$/, (p) => {
    const fair = p(1)
      .split('; ')
      .filter((part) => /every 10th|by lot|random/.test(part));
    if (fair.length !== 1) throw new Error('not one fair sample');
    return fair[0]?.[0] ?? '';
  }),
  rule(
    /^In four random samples of 50 seeds each, the numbers of seeds that sprout are (.+)\. About how many of ([\d,]+) seeds sprout\?$/,
    (p) => times(mean(list(p(1))), over(number(p(2)), q(50))),
  ),
];

/** Data. */
export const upperDataRules: Rule[] = [
  ...averageRules,
  ...plotRules,
  ...bivariateRules,
  ...distributionRules,
];
