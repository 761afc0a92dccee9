import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import { byLevel, sampled } from '../templates.ts';
import { alternatives, cents, dollars } from '../text.ts';
import type { Concept } from '../types.ts';
import { totalCost } from './bills.ts';
import { change } from './change.ts';
import { coins } from './coins.ts';

const info = { subject: 'Life Skills', category: 'Money' };

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
