import { checked } from '../checked.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import { count } from '../text.ts';
import type { Dial } from '../types.ts';
import {
  amount,
  notationOf,
  restCheck,
  sumCheck,
  unborrowed,
  uncarried,
  waresOf,
  written,
} from './amounts.ts';

const info = { subject: 'Life Skills', category: 'Money' };

/** Draws prices of some things, with a sum that fits the grade. */
function prices(rng: Rng, dial: Dial, size: number) {
  const notation = notationOf(rng, dial.grade);
  const each = Array.from({ length: size }, () => amount(notation, rng, 0.08, 0.95 / size));
  return { notation, each, total: each.reduce((all, price) => all + price, 0) };
}

function sumOf(rng: Rng, dial: Dial, size: 2 | 3): Asked {
  const { notation, each, total } = prices(rng, dial, size);
  const { show } = notation;
  const bought = rng.sample(waresOf(notation), size);
  const [last = 0] = each.slice(-1);
  return {
    question: `${bought.map((ware, i) => `A ${ware} costs ${show(each[i] ?? 0)}.`).join(' ')} How much do ${size === 2 ? 'both' : 'all three'} cost together?`,
    ...checked(
      total,
      {
        ...uncarried(notation, each),
        'counted-one-twice': [total + last, `The ${bought.at(-1)} is counted twice: add each price once.`],
        'left-out-the-last': [total - last, `The ${bought.at(-1)} is left out: add all prices.`],
        'left-out-the-first': [total - (each[0] ?? 0), `The ${bought[0]} is left out: add all prices.`],
      },
      sumCheck(notation, total, last),
      written(notation),
    ),
    explanation: `Add the prices: ${each.map(show).join(' + ')} = ${show(total)}.`,
    hints: [
      `Start with the ${bought[0]}: ${show(each[0] ?? 0)}.`,
      size === 2 ? 'Add the other price to it.' : 'Add the other two prices, one at a time.',
    ],
  };
}

function other(rng: Rng, dial: Dial): Asked {
  const { notation, each, total } = prices(rng, dial, 2);
  const { show } = notation;
  const [a, b] = rng.pair(waresOf(notation));
  const [known = 0, right = 0] = each;
  return {
    question: `A ${a} and a ${b} cost ${show(total)} together. The ${a} costs ${show(known)}. How much does the ${b} cost?`,
    ...checked(
      right,
      {
        ...unborrowed(notation, total, known),
        'added-instead': [total + known, `You added: the ${b} is a part of ${show(total)}.`],
        'gave-the-known-price': [known, `That is the price of the ${a}: find the ${b}.`],
        'gave-the-total': [total, `That is the price of both: take the ${a} away.`],
      },
      restCheck(notation, total, known),
      written(notation),
    ),
    explanation: `Take the known price away: ${show(total)} - ${show(known)} = ${show(right)}.`,
    hints: [`Both cost ${show(total)}. The ${a} is a part of that.`, `Take the price of the ${a} away.`],
  };
}

/** Draws several things of one kind, and one or more of another. */
function basket(rng: Rng, dial: Dial) {
  const n = dial.grade < 3 ? 2 : rng.int(2, 5);
  const m = dial.level === 2 && dial.grade > 2 ? rng.int(1, 3) : 1;
  const { notation, each } = prices(rng, dial, n + m);
  const [a, b] = rng.pair(waresOf(notation));
  const [x = 0, y = 0] = each;
  return { notation, a, b, n, m, x, y, total: n * x + m * y };
}

function basketCost(rng: Rng, dial: Dial): Asked {
  const { notation, a, b, n, m, x, y, total } = basket(rng, dial);
  const { show } = notation;
  return {
    question: `One ${a} costs ${show(x)}. One ${b} costs ${show(y)}. You buy ${count(n, a)} and ${count(m, b)}. What do you pay?`,
    ...checked(
      total,
      {
        ...uncarried(notation, [n * x, m * y]),
        'counted-each-once': [x + y, 'You counted one of each: look at how many you buy.'],
        'counted-one-too-often': [total + x, `That is for ${n + 1} ${a}s: you buy ${n}.`],
        'counted-one-less': [total - x, `That is for ${count(n - 1, a)}: you buy ${n}.`],
        'left-out-the-other': [n * x, `The ${b} is left out: add its price.`],
      },
      (wrong) => {
        const times = (Number(wrong.n) - m * y) / x;
        return times > 0 && Number.isInteger(times)
          ? `That is for ${count(times, a)}: you buy ${n}.`
          : sumCheck(notation, total, m * y)(wrong);
      },
      written(notation),
    ),
    explanation: `${count(n, a)}: ${show(n * x)}. ${count(m, b)}: ${show(m * y)}. Together: ${show(total)}.`,
    hints: [`How much do ${n} ${a}s cost?`, `Add ${count(m, b)} for ${show(y)}${m > 1 ? ' each' : ''}.`],
  };
}

function each(rng: Rng, dial: Dial): Asked {
  const { notation, a, b, n, x, y } = basket(rng, dial);
  const { show } = notation;
  const total = n * x + y;
  return {
    question: `${count(n, a)} and one ${b} cost ${show(total)} in all. The ${b} costs ${show(y)}. How much does one ${a} cost?`,
    ...checked(
      x,
      {
        'did-not-share': [n * x, `That is for all ${n} ${a}s: share it equally.`],
        'gave-the-known-price': [y, `That is the price of the ${b}: find one ${a}.`],
        'shared-all-by-too-many': [
          Math.round(total / (n + 1)),
          `The ${b} has its own price: take it away before you share.`,
        ],
        'left-the-other-in': [Math.round(total / n), `You shared the ${b} too: take its price away first.`],
      },
      (wrong) => {
        const all = n * Number(wrong.n);
        return `Check: ${n} ${a}s would cost ${show(all)}. The ${b} makes that ${show(all + y)}.`;
      },
      written(notation),
    ),
    explanation: `Without the ${b} it is ${show(total)} - ${show(y)} = ${show(n * x)}. Share that among ${n}: ${show(x)}.`,
    hints: [`Take the price of the ${b} away.`, `Share what is left among the ${n} ${a}s.`],
  };
}

function afford(rng: Rng, dial: Dial): Asked {
  const {
    notation,
    each: [price = 0],
  } = prices(rng, dial, dial.grade < 3 ? 4 : 6);
  const { show, step } = notation;
  const ware = rng.pick(waresOf(notation));
  const n = rng.int(2, dial.grade < 3 ? 4 : 9);
  const rest = dial.level === 1 ? 0 : rng.int(1, price / step - 1) * step;
  return {
    question: `One ${ware} costs ${show(price)}. ${rng.pick(names)} has ${show(n * price + rest)}. How many ${ware}s is that enough for?`,
    ...checked(
      n,
      {
        'bought-one-too-many': [n + 1, `${n + 1} ${ware}s cost ${show((n + 1) * price)}, which is too much.`],
        'bought-two-too-many': [n + 2, `${n + 2} ${ware}s cost ${show((n + 2) * price)}, which is too much.`],
        'bought-one-less': [n - 1, `After ${count(n - 1, ware)}, there is money for one more.`],
        ...(n > 2 && {
          'bought-two-less': [n - 2, `After ${count(n - 2, ware)}, there is money for more.`] as const,
        }),
      },
      (wrong) =>
        `${count(Number(wrong.n), ware)} would cost ${show(Number(wrong.n) * price)}: compare that with ${show(n * price + rest)}.`,
    ),
    hints: [
      `How much do two ${ware}s cost? Add one more price.`,
      `Go on until the next ${ware} costs too much.`,
    ],
    explanation: `${n} ${ware}s cost ${show(n * price)}. But ${n + 1} ${ware}s cost ${show((n + 1) * price)}, which is too much.`,
  };
}

export const totalCost = formed(
  {
    ...info,
    id: 'life.money.total',
    title: 'Adding up a bill',
    grades: [2, 7],
    objectives: [
      'Add prices and multiply them by a number of items',
      'Find a price that is missing in a bill',
    ],
    keywords: ['total cost', 'shopping', 'prices', 'money', 'adding money', 'bill'],
    prerequisites: ['life.money.coins', 'math.addition.within-100'],
    standards: ['2.MD.C.8', '4.MD.A.2'],
    teaching: {
      idea: {
        2: 'A bill adds all prices. Add tens to tens and ones to ones. Buy two pens? Then add the price of a pen two times.',
        4: 'A bill adds all prices. Write dollars under dollars and cents under cents. For several equal things, multiply the price by their number, and then add the rest.',
      },
      caution: 'Look at how many of each thing you buy.',
      mends: {},
      trap: 'counted-each-once',
    },
  },
  {
    both: form([0], (rng, dial) => sumOf(rng, dial, 2)),
    three: form([0, 1], (rng, dial) => sumOf(rng, dial, 3)),
    other: form([0, 1], other),
    several: form([1, 2], basketCost),
    afford: form([1, 2], afford),
    each: form([2], each),
  },
);
