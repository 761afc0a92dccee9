import { crossed, exactOption, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
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

const inFull = (value: number): string => `$${whole(value)}`;

/** Asks for a flat tax on the part above a free amount, or for what it leaves. */
function flat(rng: Rng): Asked {
  const [rate, free, above] = [rng.int(4, 30), rng.int(5, 40), rng.int(5, 45)];
  const income = free + above;
  const isLeft = rng.int(0, 1) === 0;
  const tax = (thousands: number): number => rate * thousands * 10;
  const [wrong, mistake] = rng.pick([
    [income, 'taxed-all-income'],
    [free, 'taxed-the-free-part'],
  ] as const);
  return {
    question: `A flat tax takes ${rate}% of all income above ${money(free)}. ${rng.pick(names)} earns ${money(income)}. How much is ${isLeft ? 'left after the tax' : 'the tax'}?`,
    ...crossed(
      {
        right: above,
        wrong: wrong === above ? income : wrong,
        mistake: wrong === above ? 'taxed-all-income' : mistake,
      },
      { right: isLeft, wrong: !isLeft, mistake: isLeft ? 'gave-the-tax' : 'gave-the-income-left' },
      (taxed, left) => inFull(left ? income * 1000 - tax(taxed) : tax(taxed)),
    ),
    hints: [
      `Which part of ${money(income)} lies above ${money(free)}?`,
      `Take ${rate}% of that part.${isLeft ? ' Then take it off the whole income.' : ''}`,
    ],
    explanation: `Above ${money(free)} there are ${money(above)}. ${rate}% of it is ${inFull(tax(above))}.${isLeft ? ` ${money(income)} - ${inFull(tax(above))} = ${inFull(income * 1000 - tax(above))}.` : ''}`,
  };
}

function progressive(rng: Rng): Asked {
  const brackets = drawBrackets(rng);
  const { limit, low, high, income } = brackets;
  const above = income - limit;
  return {
    question: `${told(brackets)} ${rng.pick(names)} earns ${money(income)}. How much is the tax?`,
    ...numeric(
      taxOf(brackets),
      {
        'high-rate-on-all': [
          income * high * 10,
          `You took ${high}% of all income; it applies only above ${money(limit)}.`,
        ],
        'low-rate-on-all': [
          income * low * 10,
          `You took ${low}% of all income; above ${money(limit)} the rate is ${high}%.`,
        ],
        'swapped-rates': [
          (limit * high + above * low) * 10,
          `You swapped the rates; ${low}% is for the first ${money(limit)}.`,
        ],
        'left-out-the-first-part': [
          above * high * 10,
          `You taxed only what lies above ${money(limit)}; the first part is taxed at ${low}%.`,
        ],
        'left-out-the-part-above': [
          limit * low * 10,
          `You taxed only the first ${money(limit)}; the part above is taxed at ${high}%.`,
        ],
        'averaged-the-rates': [
          (income * (low + high) * 10) / 2,
          'You took the average of the rates for all income; tax each part at its own rate.',
        ],
        'added-the-rates': [
          (limit * low + above * (low + high)) * 10,
          `You added the rates for the upper part; only ${high}% applies there.`,
        ],
      },
      {
        show: inDollars,
        slip: 100,
        check: (wrong) =>
          `Add both parts again: ${inFull(limit * low * 10)} + ${inFull(above * high * 10)} is ${wrong.compare(taxOf(brackets)) > 0 ? 'less' : 'more'} than that.`,
      },
    ),
    hints: [
      `Split ${money(income)}: how much of it lies above ${money(limit)}?`,
      'Take the rate of each part, and add both results.',
    ],
    explanation: `${way(brackets)} Together ${inFull(taxOf(brackets))}.`,
  };
}

/** Asks what a raise brings or costs in tax. It lies above the limit or below it. */
function raise(rng: Rng): Asked {
  const brackets = drawBrackets(rng);
  const { limit, low, high } = brackets;
  const isAbove = rng.int(0, 1) === 0;
  const isLeft = rng.int(0, 1) === 0;
  const income = isAbove ? brackets.income : rng.int(2, limit - 2);
  const more = rng.int(1, isAbove ? 12 : 10) * 100;
  const [rate, other] = isAbove ? [high, low] : [low, high];
  const tax = (more * rate) / 100;
  return {
    question: `${told(brackets)} ${rng.pick(names)} earns ${money(income)} and gets a raise of ${inFull(more)}. How much of the raise ${isLeft ? 'is left after the tax' : 'goes to the tax'}?`,
    ...crossed(
      { right: rate, wrong: other, mistake: isAbove ? 'used-the-low-rate' : 'used-the-high-rate' },
      { right: isLeft, wrong: !isLeft, mistake: isLeft ? 'gave-the-tax' : 'gave-the-income-left' },
      (percent, left) => inFull((more * (left ? 100 - percent : percent)) / 100),
    ),
    hints: [
      `Does the raise lie above ${money(limit)} of income or below it?`,
      `Use only the rate of that part on ${inFull(more)}.`,
    ],
    explanation: `All of the raise is ${isAbove ? 'above' : 'below'} the limit, so ${rate}% of it goes to the tax: ${inFull(tax)}.${isLeft ? ` ${inFull(more)} - ${inFull(tax)} = ${inFull(more - tax)}.` : ''}`,
  };
}

/** Asks for the average rate: the tax as a share of all income. */
function average(rng: Rng): Asked {
  const [parts, first] = rng.pick([
    [2, 1],
    [4, 1],
    [4, 3],
    [5, 1],
    [5, 2],
    [5, 3],
    [5, 4],
  ] as const);
  const [low, more] = [rng.int(2, 9) * 2, parts * rng.int(1, Math.floor(20 / parts))];
  const unit = rng.int(2, 9);
  const brackets = { limit: first * unit, low, high: low + more, income: parts * unit };
  const answer = low + (more * (parts - first)) / parts;
  const swapped = low + (more * first) / parts;
  return {
    question: `${told(brackets)} ${rng.pick(names)} earns ${money(brackets.income)}. What percentage of the whole income is the tax?`,
    ...numeric(
      answer,
      {
        'took-the-highest-rate': [
          low + more,
          `You gave ${low + more}%, but it applies only to the part above the limit.`,
        ],
        'took-the-lowest-rate': [low, `You gave ${low}%, but it applies only to the first part.`],
        'weighed-the-wrong-way': [
          swapped,
          `You swapped the parts; ${low}% is for the first ${money(brackets.limit)}.`,
        ],
        'averaged-the-rates': [
          low + Math.round(more / 2),
          'You took the middle of both rates; the parts of the income are not equal.',
        ],
        'added-both-rates': [2 * low + more, 'You added both rates; each applies to its own part.'],
        'took-the-difference-of-rates': [more, 'You subtracted the rates; find the tax in dollars first.'],
      },
      {
        show: inPercent,
        check: (wrong) =>
          `Check: ${inPercent(wrong)} of ${money(brackets.income)} is ${inFull(Number(wrong.n) * brackets.income * 10)}, not ${inFull(taxOf(brackets))}.`,
      },
    ),
    hints: [
      'Find the tax on each part of the income, and add.',
      `Divide the whole tax by ${money(brackets.income)}.`,
    ],
    explanation: `${way(brackets)} Together ${inFull(taxOf(brackets))}, which is ${answer}% of ${money(brackets.income)}.`,
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
  const mend =
    at === 1
      ? `Both taxes are ${rate}% of the income; a tax with one rate for all is proportional.`
      : `The first tax is ${rate}% of the income, and the second is ${other}%; the rate ${at === 0 ? 'rises' : 'falls'} with income.`;
  return {
    question: `On an income of ${money(first)} a tax is $${whole(one)}, and on ${money(first * factor)} it is $${whole(two)}. What kind of tax is it?`,
    answer: exactOption(kinds[at] ?? ''),
    mistakes: kinds
      .filter((_, i) => i !== at)
      .map((text) => ({ name: 'wrong-kind', ...exactOption(text), mend })),
    hints: ['Divide each tax by its income.', 'Does the percentage rise, fall or stay as the income grows?'],
    explanation: `Divide tax by income: ${rate}% and ${other}%. The rate ${['rises with income', 'is the same', 'falls as income rises'][at]}, so the tax is ${kinds[at]}.`,
  };
}

/** Compares what a fixed amount takes from two incomes. */
function share(rng: Rng): Asked {
  const [a, b] = rng.pair(names);
  const [p, r] = rng.pair([2, 4, 5, 8, 10]);
  const fee = rng.int(2, 9) * 40;
  const isMore = rng.int(0, 1) === 0;
  const isFirst = p > r === isMore;
  const [right, wrong] = isFirst ? [p, r] : [r, p];
  const income = (percent: number): string => `$${whole((fee * 100) / percent)}`;
  return {
    question: `A fee of $${fee} is the same for all. In a month ${a} earns ${income(p)} and ${b} earns ${income(r)}. For whom is the fee the ${isMore ? 'larger' : 'smaller'} share of the pay, and what percentage is it?`,
    ...crossed(
      { right: isFirst ? a : b, wrong: isFirst ? b : a, mistake: 'took-the-other-person' },
      { right, wrong, mistake: 'share-of-the-other-pay' },
      (name, percent) => `${name}, ${percent}%`,
    ),
    hints: [
      `Divide $${fee} by the pay of each.`,
      `Which of the two percentages is the ${isMore ? 'larger' : 'smaller'} one?`,
    ],
    explanation: `Divide the fee by the pay: ${a} ${p}%, ${b} ${r}%. The same amount is a larger share of a lower pay, so the ${isMore ? 'larger' : 'smaller'} share is that of ${isFirst ? a : b}.`,
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
      mends: {
        'taxed-all-income': 'You taxed all income; take the free part away first.',
        'taxed-the-free-part': 'You took the percentage of the part that is free.',
        'gave-the-income-left': 'You gave what is left; the question is about the tax.',
        'gave-the-tax': 'You gave the tax; the question is about what is left.',
        'used-the-low-rate': 'You used the rate of the first part; the raise lies above the limit.',
        'used-the-high-rate': 'You used the rate above the limit; the raise does not reach it.',
        'took-the-other-person': 'The same fee is a larger share of a lower pay.',
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
