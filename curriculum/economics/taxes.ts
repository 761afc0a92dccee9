import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import { inDollars, inPercent, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const money = (thousands: number): string => `$${whole(thousands * 1000)}`;

/** Tax by two rates: the second one applies only to the part above the limit. All amounts are in thousands. */
interface Brackets {
  limit: number;
  low: number;
  high: number;
  income: number;
}

/** Draws brackets whose tax is a whole number of dollars. */
function drawBrackets(rng: Rng): Brackets {
  const low = rng.pick([5, 8, 10, 12, 15]);
  const limit = rng.int(2, 8) * 5;
  return { limit, low, high: low + rng.pick([5, 8, 10, 15]), income: limit + rng.int(1, 12) * 5 };
}

const told = ({ limit, low, high }: Brackets): string =>
  `A tax takes ${low}% of the first ${money(limit)} of income and ${high}% of all above it.`;
const taxOf = ({ limit, low, high, income }: Brackets): number =>
  (limit * low + (income - limit) * high) * 10;
const way = ({ limit, low, high, income }: Brackets): string =>
  `${low}% of ${money(limit)} is $${whole(limit * low * 10)}. ${high}% of the other ${money(income - limit)} is $${whole((income - limit) * high * 10)}.`;

function flat(rng: Rng): Asked {
  const [rate, income] = [rng.int(4, 30), rng.int(12, 90)];
  const exempt = rng.int(2, 10);
  const tax = rate * (income - exempt) * 10;
  return {
    question: `A flat tax takes ${rate}% of all income above ${money(exempt)}. ${rng.pick(names)} earns ${money(income)}. How much is the tax?`,
    ...numeric(
      tax,
      {
        'taxed-all-income': rate * income * 10,
        'taxed-the-free-part': rate * exempt * 10,
        'gave-the-income-left': income * 1000 - tax,
        'added-the-free-part': rate * (income + exempt) * 10,
      },
      { show: inDollars, slip: 100 },
    ),
    explanation: `Above ${money(exempt)} there are ${money(income - exempt)}. ${rate}% of it is $${whole(tax)}.`,
  };
}

function progressive(rng: Rng): Asked {
  const brackets = drawBrackets(rng);
  const { limit, low, high, income } = brackets;
  return {
    question: `${told(brackets)} ${rng.pick(names)} earns ${money(income)}. How much is the tax?`,
    ...numeric(
      taxOf(brackets),
      {
        'high-rate-on-all': income * high * 10,
        'low-rate-on-all': income * low * 10,
        'left-out-the-first-part': (income - limit) * high * 10,
        'left-out-the-part-above': limit * low * 10,
      },
      { show: inDollars, slip: 100 },
    ),
    explanation: `${way(brackets)} Together $${whole(taxOf(brackets))}.`,
  };
}

/** Asks what is left of a raise: the rate of the upper part counts. */
function raise(rng: Rng): Asked {
  const brackets = drawBrackets(rng);
  const { low, high, income } = brackets;
  const more = rng.int(1, 12) * 100;
  return {
    question: `${told(brackets)} ${rng.pick(names)} earns ${money(income)} and gets a raise of $${whole(more)}. How much of the raise is left after the tax?`,
    ...numeric(
      rational(more * (100 - high), 100),
      {
        'used-the-low-rate': rational(more * (100 - low), 100),
        'gave-the-tax': rational(more * high, 100),
        'used-both-rates': rational(more * (100 - low - high), 100),
        'untaxed-raise': more,
      },
      { show: inDollars, slip: 10 },
    ),
    explanation: `All of the raise is above the limit, so ${high}% of it goes to the tax: $${(more * high) / 100}. $${whole(more)} - $${(more * high) / 100} = $${(more * (100 - high)) / 100}.`,
  };
}

/** Asks for the average rate: the tax as a share of all income. */
function average(rng: Rng): Asked {
  const [low, more] = [rng.int(2, 9) * 2, rng.int(2, 10) * 2];
  const limit = rng.int(2, 9) * 5;
  const brackets = { limit, low, high: low + more, income: 2 * limit };
  const answer = low + more / 2;
  return {
    question: `${told(brackets)} ${rng.pick(names)} earns ${money(2 * limit)}. Which percentage of the whole income is the tax?`,
    ...numeric(
      answer,
      {
        'took-the-highest-rate': low + more,
        'took-the-lowest-rate': low,
        'added-both-rates': 2 * low + more,
        'took-the-difference-of-rates': more,
      },
      { show: inPercent },
    ),
    explanation: `${way(brackets)} Together $${whole(taxOf(brackets))}, which is ${answer}% of ${money(2 * limit)}.`,
  };
}

const kinds = ['progressive', 'proportional', 'regressive'] as const;

/** Gives two incomes with their taxes, and asks for the kind of the tax. */
function kind(rng: Rng, { level }: Dial): Asked {
  const at = rng.int(0, 2);
  const [first, factor] = [rng.int(2, 6) * 10, rng.int(2, 4)];
  const rate = rng.int(6, 20);
  const step = rng.int(1, level === 0 ? 4 : 2);
  const other = [rate + step, rate, rate - step][at] ?? rate;
  const [one, two] = [first * rate * 10, first * factor * other * 10];
  const option = (text: string) => ({ text, worth: text });
  const mend = `The first tax is ${rate}% of the income, the second is ${other}%. Compare these rates.`;
  return {
    question: `On an income of ${money(first)} a tax is $${whole(one)}, on ${money(first * factor)} it is $${whole(two)}. Of which kind is the tax?`,
    answer: option(kinds[at] ?? ''),
    mistakes: kinds.filter((_, i) => i !== at).map((text) => ({ name: 'wrong-kind', ...option(text), mend })),
    explanation: `Divide tax by income: ${rate}% and ${other}%. The rate ${['rises', 'stays', 'falls'][at]} with income, so the tax is ${kinds[at]}.`,
  };
}

/** Compares what a fixed amount takes from two incomes. */
function share(rng: Rng): Asked {
  const [a, b] = rng.pair(names);
  const [p, r] = rng.pair([2, 4, 5, 8, 10]);
  const fee = rng.int(2, 9) * 40;
  const [isFirst, most] = [p > r, Math.max(p, r)];
  const income = (percent: number): string => `$${whole((fee * 100) / percent)}`;
  return {
    question: `A fee of $${fee} is the same for all. In a month ${a} earns ${income(p)} and ${b} earns ${income(r)}. On whom does the fee weigh more, and which share of the pay is it?`,
    ...crossed(
      { right: isFirst ? a : b, wrong: isFirst ? b : a, mistake: 'looked-at-the-higher-pay' },
      { right: most, wrong: Math.min(p, r), mistake: 'share-of-the-other-pay' },
      (name, percent) => `${name}, ${percent}%`,
    ),
    explanation: `Divide the fee by the pay: ${a} ${p}%, ${b} ${r}%. The same amount is a larger share of a lower pay: the fee is regressive.`,
  };
}

/** Flat and progressive taxes. */
export const taxes: Concept = formed(
  {
    subject: 'Life Skills',
    category: 'Economics',
    id: 'life.economics.taxes',
    title: 'Flat and progressive taxes',
    grades: [7, 12],
    objectives: ['Compute a flat and a progressive tax, and tell the kinds of taxes by their rates'],
    keywords: ['taxes', 'income tax', 'progressive tax', 'flat tax', 'tax brackets', 'regressive tax'],
    prerequisites: ['math.percent.of-number'],
    teaching: {
      idea:
        'A proportional or flat tax takes the same percentage of each income. A progressive tax takes a higher percentage ' +
        'of higher incomes, often by brackets. A regressive tax takes a larger share of lower incomes.',
      caution: 'A higher bracket applies only to the part of the income above its limit, never to all of it.',
      hints: [
        'Split the income at the limit.',
        'Take the right percentage of each part, and add.',
        'To compare taxes, divide each tax by its income.',
      ],
      mends: {
        'taxed-all-income': 'The first part is free. Take it away before you take the percentage.',
        'taxed-the-free-part': 'This is the percentage of the part that is free.',
        'gave-the-income-left': 'This is what is left. The question is about the tax.',
        'added-the-free-part': 'Take the free part away from the income.',
        'high-rate-on-all': 'The higher rate applies only to the part above the limit.',
        'low-rate-on-all': 'The part above the limit has the higher rate.',
        'left-out-the-first-part': 'The first part is taxed too, at the lower rate.',
        'left-out-the-part-above': 'The part above the limit is taxed too, at the higher rate.',
        'used-the-low-rate': 'The raise lies above the limit. Which rate applies there?',
        'gave-the-tax': 'This goes to the tax. The question is about what is left.',
        'used-both-rates': 'Only one rate applies to the raise.',
        'untaxed-raise': 'The raise is taxed like all income above the limit.',
        'took-the-highest-rate': 'This rate applies only to the part above the limit.',
        'took-the-lowest-rate': 'This rate applies only to the first part.',
        'added-both-rates': 'Each rate applies to its part. Find the tax in dollars first.',
        'took-the-difference-of-rates': 'Find the tax in dollars first, then divide by the income.',
        'looked-at-the-higher-pay': 'The same amount is a larger share of a lower pay.',
        'share-of-the-other-pay': 'This is the share of the other pay.',
      },
    },
  },
  {
    flat: form([0, 1], flat),
    kind: form([0, 1], kind),
    share: form([0, 1], share),
    progressive: form([1, 2], progressive),
    raise: form([2], raise),
    average: form([2], average),
  },
);
