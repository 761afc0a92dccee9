import { crossed, worded } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { drawn } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept } from '../types.ts';
import { drawChange } from './changes.ts';

/** Asks for the index of a basket, with 100 in the base year. */
function index(rng: Rng): Asked {
  const { percent, amount, start } = drawChange(rng, 60);
  const isUp = rng.int(0, 1) === 0;
  const now = isUp ? start + amount : start - amount;
  return {
    question: `A basket of goods cost $${whole(start)} in the base year and costs $${whole(now)} now. What is the price index now, if it was 100 in the base year?`,
    ...crossed(
      { right: percent, wrong: amount, mistake: 'took-dollars-for-points' },
      { right: isUp, wrong: !isUp, mistake: 'wrong-side-of-100' },
      (by, up) => `${100 + (up ? by : -by)}`,
    ),
    hints: [
      `Divide what the basket costs now, $${whole(now)}, by what it cost in the base year.`,
      'The base year counts as 100, so multiply the result by 100.',
    ],
    explanation: `Divide the new cost by the old one, and multiply by 100: ${whole(now)} ÷ ${whole(start)} × 100 = ${100 + (isUp ? percent : -percent)}.`,
  };
}

/** Shows a basket of three goods in two years. Only the price of the last one changes. */
function basket(rng: Rng): Asked {
  const goods = [
    ...rng.sample(['loaves of bread', 'cartons of milk', 'bags of rice', 'bars of soap', 'boxes of tea'], 2),
    rng.pick(['coat', 'chair', 'desk', 'backpack']),
  ];
  const counts = [rng.int(2, 5), rng.int(2, 5), 1] as const;
  const prices = [rng.int(2, 6), rng.int(2, 6)] as const;
  const spent = counts[0] * prices[0] + counts[1] * prices[1];
  const { percent, amount, start } = drawn(
    () => drawChange(rng, 40),
    (change) => change.start <= 250 && change.start - spent > change.amount,
  );
  const [last, isUp] = [start - spent, rng.int(0, 2) > 0];
  const change = isUp ? amount : -amount;
  const rows = goods.map((good, i) => {
    const price = [...prices, last][i] ?? 0;
    return { good, count: counts[i] ?? 1, price, now: i === 2 ? price + change : price };
  });
  const told = rows.map(({ good, count, price, now }) => `${count} ${good} at $${price}, then at $${now}`);
  return {
    question: `A family buys the same basket in two years: ${told.join('; ')}. By what percentage has the cost of the basket changed?`,
    ...crossed(
      { right: percent, wrong: amount, mistake: 'gave-the-dollars' },
      { right: isUp, wrong: !isUp, mistake: 'wrong-way-of-the-cost' },
      (by, up) => `it has ${up ? 'risen' : 'fallen'} by ${by}%`,
    ),
    hints: [
      'What does the whole basket cost in each year? Multiply each price by its number.',
      'Divide the change by the cost in the first year.',
    ],
    explanation: `The basket cost $${start} and costs $${start + change}. The change is $${amount}: ${amount} ÷ ${start} = ${percent}%, so it has ${isUp ? 'risen' : 'fallen'} by ${percent}%.`,
    figure: {
      kind: 'table',
      head: ['Good', 'Number', 'Before', 'Now'],
      rows: rows.map(({ good, count, price, now }) => [good, `${count}`, `$${price}`, `$${now}`]),
    },
  };
}

/** Gives the index of two years and asks for the inflation rate between. It is below 0 if prices fall. */
function rate(rng: Rng): Asked {
  // An index halves in no single year.
  const { percent, amount, start } = drawn(
    () => drawChange(rng, 60),
    (change) => change.percent <= 30 && change.start >= 50,
  );
  const isUp = rng.int(0, 2) > 0;
  const now = isUp ? start + amount : start - amount;
  return {
    question: `A price index was ${start} at the start of the year and is ${now} at its end. What is the inflation rate of the year?`,
    ...crossed(
      { right: percent, wrong: amount, mistake: 'gave-the-points' },
      { right: isUp, wrong: !isUp, mistake: 'wrong-sign' },
      (by, up) => `${up ? '' : '-'}${by}%`,
    ),
    hints: [
      `By how many points does the index change from ${start} to ${now}, and which way?`,
      'Divide the points by the index at the start of the year.',
    ],
    explanation: `The index ${isUp ? 'rises' : 'falls'} by ${amount} points. ${amount} ÷ ${start} = ${percent}%${isUp ? '' : `, and since it falls, the rate is -${percent}%`}.`,
  };
}

/** Indexes then and now, the factor between them, and that between now and the base year. */
const indexes = [
  [40, 200, 5, 2],
  [50, 200, 4, 2],
  [60, 300, 5, 3],
  [75, 300, 4, 3],
  [80, 400, 5, 4],
  [125, 500, 4, 5],
  [150, 300, 2, 3],
  [200, 400, 2, 4],
  [200, 600, 3, 6],
  [250, 500, 2, 5],
  [300, 600, 2, 6],
] as const;

/** Turns an amount of an earlier year into the money of today, or back. */
function today(rng: Rng): Asked {
  const [first, now, factor, base] = rng.pick(indexes);
  const given = rng.int(1, Math.floor(480 / (factor * base))) * factor * base;
  const isBack = rng.int(0, 1) === 0;
  return {
    question: `A price index was ${first} when the grandparents were young and is ${now} now. What amount ${isBack ? `bought as much then as $${given} buys now` : `buys as much now as $${given} bought then`}?`,
    ...crossed(
      { right: factor, wrong: base, mistake: 'compared-with-100' },
      { right: isBack, wrong: !isBack, mistake: 'went-the-wrong-way' },
      (by, down) => `$${whole(down ? given / by : given * by)}`,
    ),
    hints: [
      `How many times as high is the index ${now} as the index ${first}?`,
      isBack
        ? 'Did the same goods take more or less money then?'
        : 'Do the same goods take more or less money now?',
    ],
    explanation: `Prices are ${now} ÷ ${first} = ${factor} times as high now. $${given} ${isBack ? '÷' : '×'} ${factor} = $${whole(isBack ? given / factor : given * factor)}.`,
  };
}

/** Compares pay with prices, roughly by the difference of both rates. Either may rise or fall. */
function real(rng: Rng): Asked {
  const [first, second] = rng.pair([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const [pay, prices] = [first * rng.pick([1, -1]), second * rng.pick([1, -1])];
  const change = pay - prices;
  const told = (percent: number, verbs = ['rises', 'falls']): string =>
    `${verbs[percent > 0 ? 0 : 1]} by ${Math.abs(percent)}%`;
  return {
    question: `In a year, the pay of ${rng.pick(names)} ${told(pay)} and the price level ${told(prices)}. By about how much does the real pay change, and does it buy more?`,
    ...crossed(
      {
        right: Math.abs(change),
        wrong: Math.abs(pay + prices),
        mistake: pay > 0 === prices > 0 ? 'added-both-rates' : 'subtracted-both-rates',
      },
      { right: change > 0, wrong: change < 0, mistake: 'more-for-less' },
      (points, more) => `by ${points}%, it buys ${more ? 'more' : 'less'}`,
    ),
    hints: [
      `Prices alone: does the same pay buy more or less when they ${prices > 0 ? 'rise' : 'fall'}?`,
      pay > 0 === prices > 0
        ? 'Pay and prices move the same way, so they work against each other. Compare their rates.'
        : 'Pay and prices move opposite ways, so both act in the same direction. Combine their rates.',
    ],
    explanation:
      pay > 0 === prices > 0
        ? `Pay and prices both ${pay > 0 ? 'rise' : 'fall'}, so the difference counts: ${Math.abs(change)}%. ${change > 0 ? 'Prices' : 'Pay'} ${pay > 0 ? (change > 0 ? 'rise less' : 'rises less') : change > 0 ? 'fall more' : 'falls more'}, so the pay buys ${change > 0 ? 'more' : 'less'}.`
        : `Pay ${pay > 0 ? 'rises' : 'falls'} and prices ${prices > 0 ? 'rise' : 'fall'}. Both let it buy ${change > 0 ? 'more' : 'less'}, so add: ${Math.abs(pay)}% + ${Math.abs(prices)}% = ${Math.abs(change)}%.`,
  };
}

/** Asks for the real interest: what savings gain or lose in goods. */
function interest(rng: Rng): Asked {
  const [nominal, inflation] = rng.pair([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const isLoan = rng.int(0, 1) === 0;
  const [isRise, answer] = rng.pick([
    [true, nominal - inflation],
    [false, nominal + inflation],
  ] as const);
  const inPoints = (points: number): string => `${points}%`;
  return {
    question: `A ${isLoan ? 'loan' : 'savings account'} has an interest rate of ${nominal}% a year, and the price level ${isRise ? 'rises' : 'falls'} by ${inflation}% a year. About what is the real interest rate?`,
    ...worded(inPoints(answer), {
      'wrong-way-of-prices': [
        inPoints(isRise ? nominal + inflation : nominal - inflation),
        isRise
          ? 'You added the inflation, but higher prices eat up interest; subtract it.'
          : 'You took the fall of prices off, but lower prices let money buy more; add it.',
      ],
      'started-with-prices': [
        inPoints(inflation - nominal),
        `You started with the ${inflation}% of the prices; start with the interest rate.`,
      ],
      'kept-the-nominal-rate': [
        inPoints(nominal),
        `You gave the interest rate itself, but prices ${isRise ? 'rise' : 'fall'} too.`,
      ],
    }),
    hints: [
      `Prices ${isRise ? 'rise' : 'fall'}: does the money buy more or less for that reason?`,
      `Start at ${nominal}%. Change it by the ${inflation}% of the prices.`,
    ],
    explanation: `Real interest is what money gains in goods. Prices ${isRise ? 'rise, so subtract' : 'fall, so add'}: ${nominal}% ${isRise ? '-' : '+'} ${inflation}% = ${inPoints(answer)}.`,
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
        'Index points are percentages only from the base year on. For other years, divide by the index at the start.',
      mends: {
        'gave-the-dollars': 'You gave the change in dollars; divide it by the cost at the start.',
        'wrong-way-of-the-cost':
          'Compare the last price of each good with the first one; the cost went the other way.',
        'took-dollars-for-points':
          'You took the change in dollars for points of the index; divide the two costs.',
        'gave-the-points': 'You gave the points of the index; divide them by the index at the start.',
        'wrong-sign': 'A rate above 0 means that prices rise, and one below 0 that they fall.',
        'wrong-side-of-100':
          'An index above 100 means higher prices than in the base year, and one below 100 lower ones.',
        'compared-with-100': 'You compared with 100, the base year; compare the two years of the question.',
        'went-the-wrong-way': 'Prices are higher now, so the same goods took less money then.',
        'added-both-rates': 'You added the rates, but pay and prices move the same way; subtract.',
        'subtracted-both-rates': 'You subtracted the rates, but pay and prices move opposite ways here; add.',
        'more-for-less': 'Pay buys more if it rises more, or falls less, than prices.',
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
