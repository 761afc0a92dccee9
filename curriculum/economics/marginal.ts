import { crossed } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Figure } from '../figure-types.ts';
import { drawn } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import { capitalize } from '../text.ts';
import type { Concept } from '../types.ts';
import { made, single } from './goods.ts';

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
  return { name: rng.pick(names), good: rng.pick(made), fixed, marginal, totals };
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
const pieceOf = ({ good }: Shop, n: number): string => `the ${ordinals[n]} ${single(good)}`;

/** Returns the numbers of a shop at a piece. */
function at({ marginal, totals }: Shop, n: number) {
  return { cost: marginal[n - 1] ?? 0, total: totals[n] ?? 0, before: totals[n - 1] ?? 0 };
}

/** Returns three of the wrong numbers at random, each with its name and advice. */
function some(
  rng: Rng,
  right: number,
  wrong: readonly (readonly [name: string, value: number, mend: string])[],
  show: (value: number) => string,
) {
  const option = (value: number) => ({ text: show(value), worth: `${value}` });
  const different = new Map(wrong.filter(([, value]) => value !== right).map((each) => [each[1], each]));
  return {
    answer: option(right),
    mistakes: rng
      .sample([...different.values()], 3)
      .map(([name, value, mend]) => ({ name, ...option(value), mend })),
  };
}

function cost(rng: Rng): Asked {
  const shop = drawShop(rng);
  const n = rng.int(1, 6);
  const { cost: answer, total, before } = at(shop, n);
  return {
    question: `${told(shop)} What is the marginal cost of ${pieceOf(shop, n)}?`,
    ...some(
      rng,
      answer,
      [
        ...shop.marginal.map(
          (each, i) =>
            [
              'took-another-piece',
              each,
              `That is what the ${ordinals[i + 1]} adds, not the ${ordinals[n]}.`,
            ] as const,
        ),
        [
          'took-the-average',
          Math.round(total / n),
          n === 1
            ? 'You took the whole cost; take away what no piece costs.'
            : `You shared the total among ${n === 2 ? 'both' : `all ${n}`}; marginal means what one more adds.`,
        ],
      ],
      (value) => `$${value}`,
    ),
    hints: [
      `What is the total cost of ${n - 1}? And of ${n}?`,
      'How much does the total rise from one to the other?',
    ],
    explanation: `The marginal cost is what one more piece adds. With the ${ordinals[n]} the total rises from $${before} to $${total}: $${total} - $${before} = $${answer}.`,
    ...drawnAs(shop),
  };
}

function average(rng: Rng): Asked {
  const { n, each, shift } = drawn(
    () => ({ n: rng.int(3, 12), each: rng.int(5, 30), shift: rng.pick([-3, -2, -1, 1, 2, 3]) }),
    (shop) => shop.each + (shop.n + 1) * shop.shift > 1 && shop.each !== -2 * (shop.n + 1) * shop.shift,
  );
  const [before, last] = [n * each, each + (n + 1) * shift];
  return {
    question: `A shop makes ${n} pieces at a total cost of $${before}. One more piece raises the total cost to $${before + last}. What are the average cost of the first ${n} and the marginal cost of the last one?`,
    ...crossed(
      { right: each, wrong: each + shift, mistake: 'averaged-all' },
      { right: last, wrong: Math.abs(last - each), mistake: 'compared-with-the-average' },
      (a, b) => `average $${a}, marginal $${b}`,
    ),
    hints: [
      `Average: share $${before} among the first ${n} pieces.`,
      'Marginal: how much does the last piece add to the total?',
    ],
    explanation: `Average: $${before} ÷ ${n} = $${each}. Marginal: $${before + last} - $${before} = $${last}.`,
  };
}

/** Returns four numbers in a row, of which one is right. The row is placed at random, from `least` to `most`. */
function window(
  rng: Rng,
  right: number,
  [least, most]: readonly [number, number],
  mend: (n: number) => string,
) {
  const first = rng.int(Math.max(least, right - 3), Math.min(right, most - 3));
  const option = (n: number) => ({ text: `${n}`, worth: `${n}` });
  return {
    answer: option(right),
    mistakes: range(first, first + 3)
      .filter((n) => n !== right)
      .map((n) => ({ name: n > right ? 'went-too-far' : 'stopped-too-early', ...option(n), mend: mend(n) })),
  };
}

/** Asks how many pieces to make at a price: as long as the price covers the marginal cost. */
function best(rng: Rng): Asked {
  const { shop, n } = drawn(
    () => ({ shop: drawShop(rng), n: rng.int(1, 5) }),
    (each) => at(each.shop, each.n + 1).cost - at(each.shop, each.n).cost > 1,
  );
  const [low, high] = [at(shop, n).cost, at(shop, n + 1).cost];
  const price = rng.int(low + 1, high - 1);
  return {
    question: `${told(shop)} Each one sells for $${price}. How many should ${shop.name} make for the largest profit?`,
    ...window(rng, n, [0, 6], (m) =>
      m > n
        ? `The ${ordinals[m]} adds $${at(shop, m).cost} to the cost, more than the price of $${price}.`
        : `The ${ordinals[m + 1]} adds only $${at(shop, m + 1).cost} to the cost, less than the price of $${price}.`,
    ),
    hints: [
      'By how much does each piece raise the total cost?',
      `Go on as long as the next piece adds less than $${price}.`,
    ],
    explanation: `${capitalize(pieceOf(shop, n))} costs $${low} more, less than $${price}. The next one costs $${high} more, which is too much. So it is ${n}.`,
    ...drawnAs(shop),
  };
}

/** Gives the benefit of each hour and a cost for each, and asks when to stop. */
function stop(rng: Rng): Asked {
  const name = rng.pick(names);
  const { benefits, n } = drawn(
    () => ({ benefits: rng.sample(range(3, 40), 5).sort((a, b) => b - a), n: rng.int(1, 4) }),
    (each) => (each.benefits[each.n - 1] ?? 0) - (each.benefits[each.n] ?? 0) > 1,
  );
  const worth = (hour: number): number => benefits[hour - 1] ?? 0;
  const price = rng.int(worth(n + 1) + 1, worth(n) - 1);
  return {
    question: `Each hour of a pool costs $${price}. To ${name}, the hours are worth $${benefits.join(', $')}, one after another. How many hours should ${name} take?`,
    ...window(rng, n, [0, 5], (m) =>
      m > n
        ? `Hour ${m} is worth $${worth(m)}, less than its cost of $${price}.`
        : `Hour ${m + 1} is worth $${worth(m + 1)}, more than its cost of $${price}.`,
    ),
    hints: [
      `Compare the worth of each hour with its cost of $${price}.`,
      'Stop before the first hour that is worth less than it costs.',
    ],
    explanation: `Go on as long as the next hour is worth more than it costs. Hour ${n} is worth $${worth(n)}, hour ${n + 1} only $${worth(n + 1)}, less than $${price}.`,
  };
}

/** Asks what the next piece adds to the profit. */
function gain(rng: Rng): Asked {
  const { shop, n, other, price } = drawn(
    () => {
      const market = drawShop(rng);
      const piece = rng.int(2, 6);
      return {
        shop: market,
        n: piece,
        other: piece === 6 ? 5 : piece + rng.pick([1, -1]),
        price: at(market, piece).cost + rng.int(4, 36),
      };
    },
    (each) => {
      const costs = [at(each.shop, each.n).cost, at(each.shop, each.other).cost];
      return (
        costs.every((one) => each.price > one) && costs.every((one) => !costs.includes(each.price - one))
      );
    },
  );
  const { cost: own, total, before } = at(shop, n);
  return {
    question: `${told(shop)} Each one sells for $${price}. How much does ${pieceOf(shop, n)} add to the profit?`,
    ...crossed(
      { right: own, wrong: at(shop, other).cost, mistake: 'took-another-piece' },
      { right: true, wrong: false, mistake: 'gave-the-cost' },
      (each, isGain) => `$${isGain ? price - each : each}`,
    ),
    hints: [
      `By how much does the total cost rise from ${n - 1} to ${n}?`,
      `This piece brings $${price}. What is left of that?`,
    ],
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
    question: `Workers in a shop make this many pieces a day together: ${totals.map((each, i) => `${i + 1} ${i === 0 ? 'worker' : 'workers'} ${each}`).join(', ')}. What is the marginal product of the ${ordinals[n]} worker?`,
    ...some(
      rng,
      answer,
      [
        ...adds.map(
          (each, i) =>
            ['took-another-worker', each, `That is what the ${ordinals[i + 1]} worker adds.`] as const,
        ),
        [
          'took-the-average',
          Math.round(total / n),
          `You shared the total among ${n === 2 ? 'both' : `all ${n}`}; marginal means what one more adds.`,
        ],
      ],
      (value) => `${value}`,
    ),
    hints: [
      `How many do ${n} workers make together? And ${n === 2 ? '1 worker' : `${n - 1} workers`}?`,
      'What does the last of them add to the total?',
    ],
    explanation: `${n} workers make ${total}, and ${n === 2 ? 'one makes' : `${n - 1} make`} ${before}. The ${ordinals[n]} adds ${total} - ${before} = ${answer}.`,
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
      mends: {
        'took-another-piece':
          'You took the numbers of another piece; compare the totals before and after this one.',
        'gave-the-cost': 'You gave what the piece costs; take that away from the price.',
        'averaged-all': 'You took the average with the last piece; leave that piece out.',
        'compared-with-the-average':
          'You took the distance to the average; subtract the total without the last piece.',
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
