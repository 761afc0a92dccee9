import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Figure } from '../figure-types.ts';
import { beside } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import { capitalize, inDollars } from '../text.ts';
import type { Concept } from '../types.ts';

const goods = ['cakes', 'lamps', 'chairs', 'shirts', 'bowls', 'kites'];

/** Costs of up to six pieces. The marginal cost rises from piece to piece. */
interface Shop {
  name: string;
  good: string;
  fixed: number;
  marginal: number[];
  totals: number[];
}

function drawShop(rng: Rng): Shop {
  const fixed = rng.int(5, 30);
  const marginal = rng.sample(range(4, 40), 6).sort((a, b) => a - b);
  const totals = [0, 1, 2, 3, 4, 5, 6].map((n) => fixed + marginal.slice(0, n).reduce((a, b) => a + b, 0));
  return { name: rng.pick(names), good: rng.pick(goods), fixed, marginal, totals };
}

const told = ({ name, good, totals }: Shop): string =>
  `${name} makes ${good}. The total cost by number is: ${totals.map((total, n) => `${n} for $${total}`).join(', ')}.`;
const drawnAs = ({ good, totals }: Shop): { figure: Figure } => ({
  figure: {
    kind: 'table',
    head: [capitalize(good), 'Total cost'],
    rows: totals.map((total, n) => [`${n}`, `$${total}`]),
  },
});
const ordinals = ['', '1st', '2nd', '3rd', '4th', '5th', '6th'];
const pieceOf = ({ good }: Shop, n: number): string => `the ${ordinals[n]} of the ${good}`;

/** Returns the numbers of a shop at a piece. */
function at({ marginal, totals }: Shop, n: number) {
  return { cost: marginal[n - 1] ?? 0, total: totals[n] ?? 0, before: totals[n - 1] ?? 0 };
}

function cost(rng: Rng): Asked {
  const shop = drawShop(rng);
  const n = rng.int(2, 6);
  const { cost: answer, total, before } = at(shop, n);
  return {
    question: `${told(shop)} What is the marginal cost of ${pieceOf(shop, n)}?`,
    ...numeric(
      answer,
      {
        'took-the-neighbor': at(shop, n === 6 ? 5 : n + 1).cost,
        'took-the-average': Math.round(total / n),
        'took-the-total': total,
        'took-the-piece-before': at(shop, n - 1).cost,
      },
      { show: inDollars },
    ),
    explanation: `The marginal cost is what one more piece adds: $${total} for ${n} less $${before} for ${n - 1} is $${answer}.`,
    ...drawnAs(shop),
  };
}

function average(rng: Rng): Asked {
  const [n, each, last] = [rng.int(3, 12), rng.int(5, 30), rng.int(2, 40)];
  const before = n * each;
  return {
    question: `A shop makes ${n} pieces at a total cost of $${before}. One more piece raises the total cost to $${before + last}. What are the average cost of the first ${n} and the marginal cost of the last one?`,
    ...crossed(
      { right: each, wrong: each + rng.pick([1, 2, -1, -2]), mistake: 'wrong-average' },
      { right: last, wrong: beside(rng, last, { by: 4 }), mistake: 'wrong-margin' },
      (a, b) => `average $${a}, marginal $${b}`,
    ),
    explanation: `Average: $${before} ÷ ${n} = $${each}. Marginal: $${before + last} - $${before} = $${last}.`,
  };
}

/** Asks how many pieces to make at a price: as long as the price covers the marginal cost. */
function best(rng: Rng): Asked {
  const shop = drawShop(rng);
  const n = rng.int(1, 5);
  const [low, high] = [at(shop, n).cost, at(shop, n + 1).cost];
  if (high - low < 2) return best(rng);
  const price = rng.int(low + 1, high - 1);
  return {
    question: `${told(shop)} Each one sells for $${price}. How many should ${shop.name} make for the largest profit?`,
    ...numeric(
      n,
      {
        'one-too-many': n + 1,
        'one-too-few': n - 1,
        'made-all': 6,
        'two-too-many': n + 2,
      },
      { max: 6 },
    ),
    explanation: `${capitalize(pieceOf(shop, n))} costs $${low} more, less than $${price}. The next one costs $${high} more, which is too much. So it is ${n}.`,
    ...drawnAs(shop),
  };
}

/** Gives the benefit of each hour and a cost for each, and asks when to stop. */
function stop(rng: Rng): Asked {
  const name = rng.pick(names);
  const benefits = rng.sample(range(3, 40), 5).sort((a, b) => b - a);
  const n = rng.int(1, 4);
  const [last = 0, next = 0] = benefits.slice(n - 1);
  if (last - next < 2) return stop(rng);
  const price = rng.int(next + 1, last - 1);
  return {
    question: `Each hour of a pool costs $${price}. To ${name}, the hours are worth $${benefits.join(', $')}, one after another. How many hours should ${name} take?`,
    ...numeric(
      n,
      { 'one-too-many': n + 1, 'one-too-few': n - 1, 'made-all': 5, 'two-too-many': n + 2 },
      { max: 5 },
    ),
    explanation: `Go on as long as the next hour is worth more than it costs. Hour ${n} is worth $${last}, hour ${n + 1} only $${next}, less than $${price}.`,
  };
}

/** Asks what the next piece adds to the profit. */
function gain(rng: Rng): Asked {
  const shop = drawShop(rng);
  const n = rng.int(2, 6);
  const { cost: own, total, before } = at(shop, n);
  const price = own + rng.int(2, 15);
  return {
    question: `${told(shop)} Each one sells for $${price}. How much does ${pieceOf(shop, n)} add to the profit?`,
    ...numeric(
      price - own,
      {
        'took-the-price': price,
        'took-the-marginal-cost': own,
        'took-the-profit-of-all': Math.abs(n * price - total),
        'took-the-neighbor': Math.abs(price - at(shop, n - 1).cost),
      },
      { show: inDollars },
    ),
    explanation: `It costs $${total} - $${before} = $${own} more and brings $${price}. So it adds $${price} - $${own} = $${price - own}.`,
    ...drawnAs(shop),
  };
}

/** Shows what workers make together, and asks what one of them adds. */
function product(rng: Rng): Asked {
  const adds = rng.sample(range(4, 40), 5).sort((a, b) => b - a);
  const totals = [1, 2, 3, 4, 5].map((n) => adds.slice(0, n).reduce((a, b) => a + b, 0));
  const n = rng.int(2, 5);
  const [answer, total, before] = [adds[n - 1] ?? 0, totals[n - 1] ?? 0, totals[n - 2] ?? 0];
  return {
    question: `Workers in a shop make together in a day: ${totals.map((each, i) => `${i + 1} ${i === 0 ? 'worker' : 'workers'} ${each}`).join(', ')}. What is the marginal product of the ${ordinals[n]} worker?`,
    ...numeric(answer, {
      'took-the-neighbor': adds[n === 5 ? 3 : n] ?? 0,
      'took-the-average': Math.round(total / n),
      'took-the-total': total,
      'took-the-piece-before': adds[n - 2] ?? 0,
    }),
    explanation: `${n} workers make ${total}, and ${n - 1} make ${before}. The ${ordinals[n]} adds ${total} - ${before} = ${answer}.`,
  };
}

/** Decisions at the margin. */
export const marginalAnalysis: Concept = formed(
  {
    subject: 'Life Skills',
    category: 'Economics',
    id: 'life.economics.marginal',
    title: 'Thinking at the margin',
    grades: [9, 12],
    objectives: ['Find marginal cost and benefit, and decide by them how much is best'],
    keywords: [
      'marginal cost',
      'marginal benefit',
      'marginal analysis',
      'marginal product',
      'profit maximization',
    ],
    prerequisites: ['life.economics.opportunity-cost'],
    teaching: {
      idea:
        'Marginal means of one more. The marginal cost is what one more piece adds to the total cost, and the marginal ' +
        'benefit is what it brings. Go on as long as the next piece brings more than it costs, and then stop.',
      caution: 'The average does not decide. A cost that is paid anyway does not change with one more piece.',
      hints: [
        'How much does the total change from one number to the next?',
        'What does the next piece bring?',
        'Stop before the first piece that costs more than it brings.',
      ],
      mends: {
        'took-the-neighbor': 'This belongs to another step. Compare the right two totals.',
        'took-the-average': 'This is the average. Marginal means of one more.',
        'took-the-total': 'This is the total. Take away the total without this one.',
        'took-the-piece-before': 'This belongs to the one before.',
        'wrong-average': 'Divide the total cost by the number of pieces.',
        'wrong-margin': 'Subtract the total without the last piece.',
        'one-too-many': 'The last of these costs more than it brings.',
        'one-too-few': 'The next one still brings more than it costs.',
        'made-all': 'Not all of them bring more than they cost.',
        'two-too-many': 'The last two of these cost more than they bring.',
        'took-the-price': 'This is the price. Take away what the piece costs.',
        'took-the-marginal-cost': 'This is what the piece costs. Compare it with the price.',
        'took-the-profit-of-all': 'This is the profit of all pieces. Only one is asked for.',
      },
    },
  },
  {
    cost: form([0, 1], cost),
    average: form([0], average),
    product: form([0, 1], product),
    stop: form([1, 2], stop),
    gain: form([1, 2], gain),
    best: form([2], best),
  },
);
