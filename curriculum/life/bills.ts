import { numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { beside } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import { count } from '../text.ts';
import type { Dial } from '../types.ts';
import { amount, carried, carryMends, notationOf, written } from './amounts.ts';

const info = { subject: 'Life Skills', category: 'Money' };

/** Draws prices of some things, with a sum that fits the grade. */
function prices(rng: Rng, dial: Dial, size: number) {
  const notation = notationOf(rng, dial.grade);
  const each = Array.from({ length: size }, () => amount(notation, rng, 0.08, 0.95 / size));
  return { notation, each, total: each.reduce((all, price) => all + price, 0) };
}

const wares = ['pen', 'pad', 'card', 'cap', 'mug', 'kite'] as const;

function sumOf(rng: Rng, dial: Dial, size: 2 | 3): Asked {
  const { notation, each, total } = prices(rng, dial, size);
  const { show } = notation;
  const bought = rng.sample(wares, size);
  const [last = 0] = each.slice(-1);
  return {
    question: `${bought.map((ware, i) => `A ${ware} costs ${show(each[i] ?? 0)}.`).join(' ')} How much do ${size === 2 ? 'both' : 'all three'} cost together?`,
    ...numeric(
      total,
      {
        ...carried(notation, total),
        'counted-one-twice': total + last,
        'left-one-thing-out': total - last,
      },
      written(notation),
    ),
    explanation: `Add the prices: ${each.map(show).join(' + ')} = ${show(total)}.`,
  };
}

function other(rng: Rng, dial: Dial): Asked {
  const { notation, each, total } = prices(rng, dial, 2);
  const { show } = notation;
  const [a, b] = rng.pair(wares);
  const [known = 0, right = 0] = each;
  return {
    question: `A ${a} and a ${b} cost ${show(total)} together. The ${a} costs ${show(known)}. How much does the ${b} cost?`,
    ...numeric(
      right,
      { ...carried(notation, right), 'added-instead': total + known, 'gave-the-known-price': known },
      written(notation),
    ),
    explanation: `Take the known price away: ${show(total)} - ${show(known)} = ${show(right)}.`,
  };
}

/** Draws several things of one kind, and one or more of another. */
function basket(rng: Rng, dial: Dial) {
  const [a, b] = rng.pair(wares);
  const n = dial.grade < 3 ? 2 : rng.int(2, 5);
  const m = dial.level === 2 && dial.grade > 2 ? rng.int(1, 3) : 1;
  const { notation, each } = prices(rng, dial, n + m);
  const [x = 0, y = 0] = each;
  return { notation, a, b, n, m, x, y, total: n * x + m * y };
}

function basketCost(rng: Rng, dial: Dial): Asked {
  const { notation, a, b, n, m, x, y, total } = basket(rng, dial);
  const { show } = notation;
  return {
    question: `One ${a} costs ${show(x)}. One ${b} costs ${show(y)}. You buy ${count(n, a)} and ${count(m, b)}. What do you pay?`,
    ...numeric(
      total,
      {
        ...carried(notation, total),
        'counted-each-once': x + y,
        'counted-one-twice': total + x,
        'left-one-thing-out': total - x,
      },
      written(notation),
    ),
    explanation: `${count(n, a)}: ${show(n * x)}. ${count(m, b)}: ${show(m * y)}. Together: ${show(total)}.`,
  };
}

function each(rng: Rng, dial: Dial): Asked {
  const { notation, a, b, n, x, y } = basket(rng, dial);
  const { show } = notation;
  const total = n * x + y;
  return {
    question: `${count(n, a)} and one ${b} cost ${show(total)} in all. The ${b} costs ${show(y)}. How much does one ${a} cost?`,
    ...numeric(
      x,
      { ...carried(notation, x), 'did-not-share': n * x, 'gave-the-known-price': y },
      written(notation),
    ),
    explanation: `Without the ${b} it is ${show(total)} - ${show(y)} = ${show(n * x)}. Share that by ${n}: ${show(x)}.`,
  };
}

function afford(rng: Rng, dial: Dial): Asked {
  const {
    notation,
    each: [price = 0],
  } = prices(rng, dial, dial.grade < 3 ? 4 : 6);
  const { show, step } = notation;
  const ware = rng.pick(wares);
  const n = rng.int(2, dial.grade < 3 ? 4 : 9);
  const rest = dial.level === 1 ? 0 : rng.int(1, price / step - 1) * step;
  return {
    question: `One ${ware} costs ${show(price)}. ${rng.pick(names)} has ${show(n * price + rest)}. How many ${ware}s is that enough for?`,
    ...numeric(n, {
      'one-thing-too-many': n + 1,
      'one-thing-too-few': n - 1,
      'two-things-off': beside(rng, n, { by: 3, least: 2 }),
    }),
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
        4: 'A bill adds all prices. Write dollars under dollars and cents under cents. For several equal things multiply the price by their number, then add the rest.',
      },
      caution: 'Look how many you buy of each thing.',
      hints: [
        'How many of each thing are there?',
        'What does each kind cost?',
        'Add, or take the known part away.',
      ],
      mends: {
        ...carryMends,
        'counted-one-twice': 'One price got counted once too often.',
        'left-one-thing-out': 'One price was left out. Add all prices.',
        'added-instead': 'The price of one thing is a part. Take away.',
        'gave-the-known-price': 'The text gives this price. Find the other one.',
        'counted-each-once': 'There are several things of one kind. Count each price.',
        'did-not-share': 'This is for all of them. What does one cost?',
        'one-thing-too-many': 'That would cost more than there is.',
        'one-thing-too-few': 'There is money for one more.',
        'two-things-off': 'Add the price again and again. Count how often.',
      },
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
