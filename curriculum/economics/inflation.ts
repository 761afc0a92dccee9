import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import { decimal, inDollars, inPercent, whole } from '../text.ts';
import type { Concept } from '../types.ts';

/** Asks for the index of a basket, with 100 in the base year. */
function index(rng: Rng): Asked {
  const [base, percent] = [rng.int(2, 12) * 100, rng.int(3, 60)];
  const now = (base * (100 + percent)) / 100;
  return {
    question: `A basket of goods cost $${whole(base)} in the base year and costs $${whole(now)} now. What is the price index now, if it was 100 in the base year?`,
    ...numeric(100 + percent, {
      'gave-the-rise-only': percent,
      'gave-the-rise-in-dollars': now - base,
      'added-the-dollars-to-100': 100 + now - base,
      'ten-points-off': 100 + percent + rng.pick([10, -10]),
    }),
    explanation: `Divide the new cost by the old one, and multiply by 100: ${whole(now)} ÷ ${whole(base)} × 100 = ${100 + percent}.`,
  };
}

/** Shows a basket of three goods in two years. */
function basket(rng: Rng): Asked {
  const goods = rng.sample(['bread', 'milk', 'rice', 'soap', 'tea', 'fruit'], 3);
  const counts = [rng.int(2, 5), rng.int(2, 5), 1] as const;
  const prices = [rng.int(2, 6), rng.int(2, 6)] as const;
  const spent = counts[0] * prices[0] + counts[1] * prices[1];
  const last = 50 - (spent % 50);
  const base = spent + last;
  const rise = (base * rng.pick([4, 6, 8, 10, 12, 20])) / 100;
  const rows = goods.map((good, i) => {
    const price = [...prices, last][i] ?? 0;
    return { good, count: counts[i] ?? 1, price, now: i === 2 ? price + rise : price };
  });
  const answer = (100 * rise) / base;
  const told = rows.map(({ good, count, price, now }) => `${count} of ${good} at $${price}, then $${now}`);
  return {
    question: `A family buys the same basket in two years: ${told.join('; ')}. By how many percent has the cost of the basket risen?`,
    ...numeric(
      answer,
      {
        'gave-the-rise-in-dollars': rise,
        'compared-one-good-only': Math.round((100 * rise) / last),
        'divided-by-the-new-cost': Math.floor((100 * rise) / (base + rise)),
        'two-points-off': answer + rng.pick([2, -2]),
      },
      { show: inPercent },
    ),
    explanation: `The basket cost $${base} and costs $${base + rise}. The rise is $${rise}: ${rise} ÷ ${base} = ${answer}%.`,
    figure: {
      kind: 'table',
      head: ['Good', 'Number', 'Before', 'Now'],
      rows: rows.map(({ good, count, price, now }) => [good, `${count}`, `$${price}`, `$${now}`]),
    },
  };
}

/** Gives the index of two years and asks for the inflation rate between. */
function rate(rng: Rng): Asked {
  const [first, percent] = [
    rng.pick([120, 125, 140, 150, 160, 175, 180, 200, 220, 240, 250]),
    rng.int(1, 8) * 5,
  ];
  const now = rational(first * (100 + percent), 100);
  const rise = now.minus(first);
  return {
    question: `A price index was ${first} at the start of the year and is ${decimal(now)} at its end. What is the inflation rate of the year?`,
    ...numeric(
      percent,
      {
        'gave-the-rise-in-points': rise.round(),
        'compared-with-the-base-year': now.minus(100).round(),
        'divided-by-the-new-index': rise.times(100).over(now).round(),
        'ten-points-off': percent + rng.pick([10, -10]),
      },
      { show: inPercent },
    ),
    explanation: `The index rises by ${decimal(rise)} points. Divided by ${first}, that is ${percent}%.`,
  };
}

/** Turns an amount of an earlier year into the money of today. */
function today(rng: Rng): Asked {
  const [first, factor] = [rng.pick([40, 50, 60, 80, 100, 120]), rng.pick([2, 3, 4, 5])];
  const amount = rng.int(3, 60);
  const now = first * factor;
  const isBack = rng.int(0, 1) === 0;
  const [given, answer] = isBack ? [amount * factor, amount] : [amount, amount * factor];
  return {
    question: `A price index was ${first} in the year of the grandparents and is ${now} now. What amount ${isBack ? 'then' : 'now'} buys as much as $${given} ${isBack ? 'now' : 'then'}?`,
    ...numeric(
      answer,
      {
        'went-the-wrong-way': isBack ? given * factor : rational(given, factor).round(),
        'added-the-points': isBack ? Math.abs(given - (now - first)) : given + now - first,
        'kept-the-amount': given,
        'divided-by-100': rational(given * (isBack ? first : now), 100).round(),
      },
      { show: inDollars },
    ),
    explanation: `Prices are ${now} ÷ ${first} = ${factor} times as high now. $${given} ${isBack ? '÷' : '×'} ${factor} = $${answer}.`,
  };
}

/** Compares a raise with the inflation, roughly by the difference of both rates. */
function real(rng: Rng): Asked {
  const [raise, inflation] = rng.pair([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const by = Math.abs(raise - inflation);
  const isUp = raise > inflation;
  return {
    question: `In a year, the pay of ${rng.pick(names)} rises by ${raise}% and prices rise by ${inflation}%. By about how much does the real pay change, and does it buy more?`,
    ...crossed(
      { right: by, wrong: raise + inflation, mistake: 'added-both-rates' },
      { right: isUp, wrong: !isUp, mistake: 'more-for-less' },
      (points, more) => `by ${points}%, it buys ${more ? 'more' : 'less'}`,
    ),
    explanation: `Prices eat up a part of the raise: ${raise}% - ${inflation}% = ${raise - inflation}%. So the pay buys about ${by}% ${isUp ? 'more' : 'less'}.`,
  };
}

/** Asks for the real interest: what savings gain in goods. */
function interest(rng: Rng): Asked {
  const [inflation, gain] = [rng.int(1, 6), rng.int(1, 5)];
  const isLoan = rng.int(0, 1) === 0;
  const nominal = inflation + gain;
  return {
    question: `A ${isLoan ? 'loan' : 'savings account'} has an interest rate of ${nominal}% a year, and prices rise by ${inflation}% a year. About what is the real interest rate?`,
    ...numeric(
      gain,
      {
        'added-both-rates': nominal + inflation,
        'kept-the-nominal-rate': nominal,
        'gave-the-inflation': inflation,
      },
      { show: inPercent },
    ),
    explanation: `Take the inflation off the interest rate: ${nominal}% - ${inflation}% = ${gain}%.`,
  };
}

/** Inflation and price index. */
export const inflation: Concept = formed(
  {
    subject: 'Life Skills',
    category: 'Economics',
    id: 'life.economics.inflation',
    title: 'Inflation and the price index',
    grades: [8, 12],
    objectives: ['Compute a price index and an inflation rate, and compare amounts of different years'],
    keywords: ['inflation', 'price index', 'consumer price index', 'cpi', 'real wages', 'purchasing power'],
    prerequisites: ['math.percent.change'],
    teaching: {
      idea:
        'A price index compares what the same basket of goods costs with its cost in a base year, which counts as 100. The ' +
        'inflation rate is the percentage by which the index rises in a year. Real pay and real interest are what is left ' +
        'after the prices have risen.',
      caution:
        'Points of an index are no percentages, except from the base year on. Divide by the index at the start.',
      hints: [
        'What is compared, and which year is the start?',
        'Divide by the number at the start.',
        'To compare pay or interest with prices, subtract the rates.',
      ],
      mends: {
        'gave-the-rise-only': 'This is the rise. The index starts at 100.',
        'gave-the-rise-in-dollars': 'These are dollars. Divide by the cost at the start.',
        'added-the-dollars-to-100': 'Dollars cannot be added to an index. Divide the costs.',
        'ten-points-off': 'That is ten off. Check the division once more.',
        'compared-one-good-only': 'Compare the cost of the whole basket.',
        'divided-by-the-new-cost': 'Divide by the cost at the start, not by the new one.',
        'two-points-off': 'That is two off. Add up the basket once more.',
        'gave-the-rise-in-points': 'These are points of the index. Divide by the index at the start.',
        'compared-with-the-base-year': 'The year starts with another index than 100.',
        'divided-by-the-new-index': 'Divide by the index at the start of the year.',
        'went-the-wrong-way': 'Prices are higher now, so the same goods took less money then.',
        'added-the-points': 'Index points are no dollars. Divide one index by the other.',
        'kept-the-amount': 'The prices have changed, so the amount changes too.',
        'divided-by-100': 'Divide by the index of the other year, not by 100.',
        'added-both-rates': 'Higher prices eat up a part. Subtract.',
        'more-for-less': 'Compare both rates: which one is larger?',
        'kept-the-nominal-rate': 'Prices have risen too. Take the inflation off.',
        'gave-the-inflation': 'This is the inflation. Take it off the interest rate.',
      },
    },
  },
  {
    index: form([0, 1], index),
    basket: form([0, 1], basket),
    real: form([0], real),
    rate: form([1, 2], rate),
    interest: form([1, 2], interest),
    today: form([2], today),
  },
);
