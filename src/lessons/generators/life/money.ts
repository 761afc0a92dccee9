import { numeric } from '../choices.ts';
import { names } from '../data/story.ts';
import { rational } from '../rational.ts';
import { byLevel, sampled } from '../templates.ts';
import { alternatives, cents, count, dollars } from '../text.ts';
import type { Concept } from '../types.ts';
import { coins } from './coins.ts';

const info = { subject: 'Life Skills', category: 'Money' };

const change = sampled(
  {
    ...info,
    id: 'life.money.change',
    title: 'Making change',
    grades: [2, 6],
    objectives: ['Find the change that you get back'],
    keywords: ['making change', 'change', 'money', 'paying', 'shopping'],
    prerequisites: ['life.money.coins', 'math.subtraction.within-100'],
  },
  (rng, dial) => {
    const bill = rng.pick(
      byLevel(dial, [
        [10, 20],
        [10, 20, 50],
        [20, 50, 100],
      ]),
    );
    const step = byLevel(dial, [1, 1, 1]);
    const price = rng.int(100 / step, (bill * 100 - 50) / step) * step;
    const back = bill * 100 - price;
    const thing = rng.pick(['book', 'toy', 'hat', 'game', 'lunch', 'cap']);
    const [name] = rng.sample(names, 1);
    const inCents = (c: number) => rational(c, 100);
    return {
      key: `change ${bill} ${price}`,
      question: `A ${thing} costs ${cents(price)}. ${name} pays with a $${bill} bill. How much comes back?`,
      ...numeric(
        inCents(back),
        {
          'forgot-to-borrow-a-dollar': inCents(back + 100),
          'borrowed-twice': inCents(back - 100),
          'forgot-to-borrow-a-dime': inCents(back + 10),
          'added-instead': inCents(bill * 100 + price),
        },
        { show: dollars, slip: rational(1, 10) },
      ),
      explanation: `Count up from ${cents(price)} to $${bill}. It takes ${cents(back)}.`,
    };
  },
);

const totalCost = sampled(
  {
    ...info,
    id: 'life.money.total',
    title: 'Adding up a bill',
    grades: [2, 7],
    objectives: ['Add prices and multiply them by a number of items'],
    keywords: ['total cost', 'shopping', 'prices', 'money', 'adding money', 'bill'],
    prerequisites: ['life.money.coins', 'math.addition.within-100'],
  },
  (rng, dial) => {
    const n = byLevel(dial, [1, rng.int(2, 6), rng.int(3, 12)]);
    const [a, b] = [rng.int(5, 200) * 5, rng.int(5, 200) * 5];
    const total = n * a + b;
    const inDollars = (c: number) => rational(c, 100);
    return {
      key: `total ${n} ${a} ${b}`,
      question: `Pens cost ${cents(a)} each. Pads cost ${cents(b)} each. You buy ${count(n, 'pen')} and 1 pad. What do you pay?`,
      ...numeric(
        inDollars(total),
        {
          'counted-each-once': inDollars(n === 1 ? total + 100 : a + b),
          'forgot-the-pad': inDollars(n * a),
          'multiplied-both': inDollars(n === 1 ? Math.abs(a - b) : n * (a + b)),
          'forgot-carry': inDollars(total - 100),
          'slip-of-a-dime': inDollars(total + 10),
        },
        { show: dollars, slip: rational(1, 4) },
      ),
      explanation: `${n} × ${cents(a)} = ${cents(n * a)}. Plus ${cents(b)} is ${cents(total)}.`,
    };
  },
);

const discount = sampled(
  {
    ...info,
    id: 'life.money.discount',
    title: 'Discounts, tax and tips',
    grades: [6, 12],
    objectives: ['Find a price after a percentage is taken off or added'],
    keywords: ['discount', 'sales tax', 'tax', 'tips', 'sale price', 'percent off'],
    prerequisites: ['math.percent.of-number'],
  },
  (rng, dial) => {
    const kind = rng.pick(['discount', 'tax', 'tip'] as const);
    const p = kind === 'tax' ? rng.int(4, 10) : rng.int(2, 10) * 5;
    const price = rational(
      rng.int(4, byLevel(dial, [100, 150, 900])) * byLevel(dial, [20, 10, 2]),
      byLevel(dial, [20, 10, 2]) === 2 ? 2 : 1,
    );
    const part = price.times(rational(p, 100));
    const answer = (kind === 'discount' ? price.minus(part) : price.plus(part)).round(2);
    const stem = {
      discount: `A coat costs ${dollars(price)}. It is sold at ${p}% off. What is the sale price?`,
      tax: `A radio costs ${dollars(price)} before tax. The sales tax is ${p}%. What is the price with tax?`,
      tip: `A meal costs ${dollars(price)}. You add a tip of ${p}%. What do you pay in all?`,
    }[kind];
    return {
      key: `${kind} ${p} ${price}`,
      question: `${stem} Round to the nearest cent.`,
      ...numeric(
        answer,
        {
          'gave-the-part-only': part.round(2),
          'inverted-operation': (kind === 'discount' ? price.plus(part) : price.minus(part)).round(2),
          'took-percent-as-dollars': kind === 'discount' ? price.minus(p) : price.plus(p),
          'moved-the-point': price.plus(part.over(kind === 'discount' ? -10 : 10)).round(2),
        },
        { show: dollars, slip: rational(1, 2) },
      ),
      explanation: `${p}% of ${dollars(price)} is ${dollars(part)}. ${kind === 'discount' ? 'Take it off' : 'Add it'}: ${dollars(answer)}.`,
    };
  },
);

const bestBuy = sampled(
  {
    ...info,
    id: 'life.money.best-buy',
    title: 'The best buy',
    grades: [5, 10],
    objectives: ['Compare offers by the price of one'],
    keywords: ['best buy', 'unit price', 'comparing prices', 'better deal', 'shopping'],
    prerequisites: ['math.decimals.divide'],
  },
  (rng, dial) => {
    const sizes = rng.sample([2, 3, 4, 5, 6, 8, 10, 12], 4);
    const base = rng.int(20, byLevel(dial, [90, 150, 300]));
    const extras = rng.sample(
      byLevel(dial, [
        [0, 10, 20, 30, 40],
        [0, 5, 10, 15, 20],
        [0, 1, 2, 3, 4],
      ]),
      4,
    );
    const offers = sizes.map((n, i) => ({ n, each: base + (extras[i] ?? 0) }));
    const order = offers.toSorted((a, b) => a.each - b.each);
    const show = ({ n, each }: { n: number; each: number }): string => `${n} for ${cents(n * each)}`;
    const [answer = '', a = '', b = '', c = ''] = order.map(show);
    return {
      key: `offers ${offers.map(show).sort().join(' ')}`,
      question: `Apples are sold in bags. Which bag has the lowest price for one apple: ${alternatives(offers.map(show))}?`,
      answer: { text: answer, worth: `${order[0]?.each}` },
      mistakes: [a, b, c].map((text, i) => ({
        name: ['took-lowest-price', 'took-largest-bag', 'took-smallest-bag'][i] ?? '',
        text,
        worth: `${order[i + 1]?.each}`,
      })),
      explanation: `Divide price by number: ${order.map((o) => `${show(o)} is ${cents(o.each)} each`).join('; ')}.`,
    };
  },
);

/** Coins, prices and bargains. */
export const money: Concept[] = [coins, change, totalCost, bestBuy, discount];
