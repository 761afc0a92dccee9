import { numeric } from '../choices.ts';
import { gcd, rational } from '../rational.ts';
import { byLevel, range, sampled } from '../templates.ts';
import { decimal, dollars, superscript, whole } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Math', category: 'Ratios and Percent' };

const percentOf = sampled(
  {
    ...info,
    id: 'math.percent.of-number',
    title: 'Percent of a number',
    grades: [6, 9],
    objectives: ['Find a percentage of a number'],
    keywords: ['percent', 'percentages', 'percent of a number', 'percentage'],
    prerequisites: ['math.fractions.of-quantity', 'math.decimals.multiply'],
  },
  (rng, dial) => {
    const p = rng.int(1, 19) * byLevel(dial, [5, 5, 1]) + byLevel(dial, [0, 0, rng.int(0, 70)]);
    const n = rng.int(2, byLevel(dial, [60, 200, 400])) * byLevel(dial, [20, 4, 1]);
    const answer = rational(p * n, 100);
    return {
      key: `${p}% of ${n}`,
      question: `What is ${p}% of ${whole(n)}?`,
      ...numeric(
        answer,
        {
          'gave-the-rest': rational(n).minus(answer),
          'moved-the-point': answer.times(10),
          'divided-by-percent': rational(n, p).round(2),
          'subtracted-percent': n - p,
        },
        { show: decimal },
      ),
      explanation: `1% of ${whole(n)} is ${decimal(rational(n, 100))}. Times ${p} is ${decimal(answer)}.`,
      figure: {
        kind: 'pie-chart',
        slices: [
          { label: `${p}%`, value: p },
          { label: 'the rest', value: 100 - p },
        ],
      },
    };
  },
);

const percentChange = sampled(
  {
    ...info,
    id: 'math.percent.change',
    title: 'Percent increase and decrease',
    grades: [7, 10],
    objectives: ['Find the percent by which a quantity changes'],
    keywords: ['percent change', 'percent increase', 'percent decrease', 'percentage change'],
    prerequisites: ['math.percent.of-number'],
  },
  (rng, dial) => {
    const step = byLevel(dial, [5, 4, 2]);
    const p = rng.int(1, Math.floor(90 / step)) * step;
    const from = (100 / gcd(p, 100)) * rng.int(byLevel(dial, [1, 1, 1]), byLevel(dial, [60, 60, 90]));
    const up = rng.int(0, 1) === 1;
    const change = (from * p) / 100;
    const to = up ? from + change : from - change;
    return {
      key: `change ${from} ${to}`,
      question: `A price goes from $${whole(from)} to $${whole(to)}. By what percent does it ${up ? 'rise' : 'fall'}?`,
      ...numeric(
        p,
        {
          'divided-by-new-value': rational(change * 100, to).round(),
          'gave-new-as-percent-of-old': up ? 100 + p : 100 - p,
          'gave-difference': change,
          'halved-the-change': rational(p, 2).round(),
        },
        { show: (r) => `${decimal(r)}%` },
      ),
      explanation: `The change is $${whole(change)}. ${whole(change)} ÷ ${whole(from)} = ${decimal(rational(p, 100))}, which is ${p}%.`,
    };
  },
);

const simplifyRatios = sampled(
  {
    ...info,
    id: 'math.ratios.simplify',
    title: 'Simplifying ratios',
    grades: [6, 8],
    objectives: ['Write a ratio in its simplest form'],
    keywords: ['ratios', 'simplify ratios', 'equivalent ratios', 'ratio'],
    prerequisites: ['math.fractions.simplify'],
  },
  (rng, dial) => {
    const [a, b] = rng.pair(range(1, byLevel(dial, [16, 20, 30])));
    const divisor = gcd(a, b);
    const [m, n] = [a / divisor, b / divisor];
    const k = rng.int(2, byLevel(dial, [12, 15, 20]));
    const show = (x: number, y: number): string => `${x}:${y}`;
    const wrong = {
      'swapped-the-parts': show(n, m),
      'divided-one-part-only': show(m, n * k),
      'off-by-one-left': show(m + 1, n),
      'off-by-one-right': show(m, n + 1),
    };
    const option = ([name, text]: [string, string]) => {
      const [x = 1, y = 1] = text.split(':').map(Number);
      return { name, text, worth: rational(x, y).toString() };
    };
    const { name: _, ...answer } = option(['', show(m, n)]);
    return {
      key: `ratio ${m * k}:${n * k}`,
      question: `What is the ratio ${m * k}:${n * k} in simplest form?`,
      answer,
      mistakes: Object.entries(wrong).map(option),
      explanation: `Divide both parts by ${k}: ${m}:${n}.`,
    };
  },
);

const unitRates = sampled(
  {
    ...info,
    id: 'math.ratios.unit-rate',
    title: 'Unit rates',
    grades: [6, 9],
    objectives: ['Find the amount for one'],
    keywords: ['unit rate', 'unit price', 'rates', 'price per item'],
    prerequisites: ['math.decimals.divide'],
  },
  (rng, dial) => {
    const count = rng.int(2, byLevel(dial, [10, 12, 24]));
    const each = rational(rng.int(5, byLevel(dial, [160, 180, 480])) * byLevel(dial, [25, 5, 1]), 100);
    const more = rng.int(2, 20);
    const askMore = dial.level > 0 && more !== count;
    const [answer, total] = [askMore ? each.times(more) : each, each.times(count)];
    const item = rng.pick(['pens', 'melons', 'tickets', 'bottles', 'notebooks', 'muffins']);
    return {
      key: `rate ${count} ${total} ${askMore ? more : 1}`,
      question: `${count} ${item} cost ${dollars(total)}. How much ${askMore ? `do ${more} ${item} cost` : `does 1 of the ${item} cost`}?`,
      ...numeric(
        answer,
        {
          'multiplied-instead': total.times(askMore ? more : count),
          'gave-unit-price-only': askMore ? each : total,
          'added-difference': askMore ? total.plus(more - count) : total.minus(count),
          'moved-the-point': answer.times(10),
        },
        { show: dollars, slip: rational(1, 4) },
      ),
      explanation: `One costs ${dollars(total)} ÷ ${count} = ${dollars(each)}.${askMore ? ` ${more} cost ${dollars(answer)}.` : ''}`,
    };
  },
);

const proportions = sampled(
  {
    ...info,
    id: 'math.ratios.proportion',
    title: 'Proportions',
    grades: [6, 9],
    objectives: ['Solve a proportion for the missing number'],
    keywords: ['proportions', 'proportional', 'cross multiply', 'equivalent ratios', 'scale'],
    prerequisites: ['math.ratios.simplify'],
  },
  (rng, dial) => {
    const [a, b] = rng.pair(range(2, byLevel(dial, [12, 15, 20])));
    const k = rng.int(2, byLevel(dial, [12, 12, 15]));
    const askTop = rng.int(0, 1) === 1;
    const answer = askTop ? a * k : b * k;
    return {
      key: `${a}/${b} ${askTop ? 'top' : 'bottom'} ${k}`,
      question: `Solve for x: ${a}/${b} = ${askTop ? `x/${b * k}` : `${a * k}/x`}`,
      ...numeric(answer, {
        'added-same-number': askTop ? a + b * k - b : b + a * k - a,
        'gave-factor': k,
        'scaled-the-wrong-number': askTop ? b * k : a * k,
        'one-step-off': answer + (askTop ? a : b),
      }),
      explanation: `Both parts are multiplied by ${k}, so x = ${askTop ? a : b} × ${k} = ${answer}.`,
    };
  },
);

const simpleInterest = sampled(
  {
    ...info,
    category: 'Finance',
    id: 'math.finance.simple-interest',
    title: 'Simple interest',
    grades: [7, 11],
    objectives: ['Compute interest that is paid on the first amount only'],
    keywords: ['simple interest', 'interest', 'savings', 'loans', 'interest rate'],
    prerequisites: ['math.percent.of-number'],
  },
  (rng, dial) => {
    const p = rng.int(2, 60) * byLevel(dial, [100, 50, 25]);
    const [r, t] = [rng.int(1, byLevel(dial, [8, 10, 12])), rng.int(2, byLevel(dial, [5, 8, 12]))];
    const interest = rational(p * r * t, 100);
    const askTotal = dial.level > 0 && rng.int(0, 1) === 1;
    const answer = askTotal ? interest.plus(p) : interest;
    return {
      key: `${askTotal ? 'total' : 'interest'} ${p} ${r} ${t}`,
      question: `You save $${whole(p)} at ${r}% simple interest a year. ${askTotal ? 'How much do you have' : 'How much interest do you get'} after ${t} years?`,
      ...numeric(
        answer,
        {
          'one-year-only': askTotal ? rational(p * r, 100).plus(p) : rational(p * r, 100),
          'confused-interest-and-total': askTotal ? interest : interest.plus(p),
          'moved-the-point': interest.times(10),
          'one-year-too-many': answer.plus(rational(p * r, 100)),
        },
        { show: dollars },
      ),
      explanation: `One year gives ${dollars(rational(p * r, 100))}. ${t} years give ${dollars(interest)}.${askTotal ? ` With the savings: ${dollars(answer)}.` : ''}`,
    };
  },
);

const compoundInterest = sampled(
  {
    ...info,
    category: 'Finance',
    id: 'math.finance.compound-interest',
    title: 'Compound interest',
    grades: [8, 12],
    objectives: ['Compute savings when interest earns interest'],
    keywords: ['compound interest', 'interest', 'exponential growth', 'investing', 'savings'],
    prerequisites: ['math.finance.simple-interest', 'math.exponents.powers'],
  },
  (rng, dial) => {
    const p = rng.int(2, 80) * byLevel(dial, [100, 100, 50]);
    const [r, t] = [rng.int(2, 12), rng.int(2, byLevel(dial, [2, 3, 5]))];
    const factor = rational(100 + r, 100);
    const total = factor.power(t).times(p);
    return {
      key: `compound ${p} ${r} ${t}`,
      question: `You save $${whole(p)} at ${r}% interest a year, compounded yearly. How much do you have after ${t} years, to the nearest cent?`,
      ...numeric(
        total.round(2),
        {
          'used-simple-interest': rational(p * r * t, 100).plus(p),
          'one-year-too-many': factor
            .power(t + 1)
            .times(p)
            .round(2),
          'one-year-too-few': factor
            .power(t - 1)
            .times(p)
            .round(2),
          'gave-interest-only': total.minus(p).round(2),
        },
        { show: dollars, slip: 1 },
      ),
      explanation: `Multiply by ${decimal(factor)} once for each year: ${whole(p)} × ${decimal(factor)}${superscript(t)} = ${dollars(total)}.`,
    };
  },
);

/** Ratios, percent and interest. */
export const ratios: Concept[] = [
  simplifyRatios,
  unitRates,
  proportions,
  percentOf,
  percentChange,
  simpleInterest,
  compoundInterest,
];
