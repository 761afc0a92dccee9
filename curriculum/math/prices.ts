import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal, dollars, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Ratios and Percent' };

const applied = [
  { text: 'A shirt costs $N. It is on sale at P% off. What do you pay?', sign: -1 },
  { text: 'A meal costs $N. You add a tip of P%. What do you pay in all?', sign: 1 },
  { text: 'A lamp costs $N before a sales tax of P%. What does it cost with the tax?', sign: 1 },
  { text: 'A shop buys a clock for $N and marks the price up by P%. What is the new price?', sign: 1 },
  { text: 'A game costs $N. You get a discount of P%. What do you pay?', sign: -1 },
] as const;

function payment(rng: Rng, dial: Dial): Asked {
  const p = rng.pick(
    byLevel(dial, [
      [10, 20, 25, 50],
      [5, 15, 30, 40],
      [6, 8, 12, 18, 35],
    ]),
  );
  const n = rng.int(2, byLevel(dial, [20, 40, 60])) * (p % 10 === 0 ? 5 : 20);
  const { text, sign } = rng.pick(applied);
  const part = rational(p * n, 100);
  return {
    question: text.replace('N', whole(n)).replace('P', `${p}`),
    ...numeric(
      part.times(sign).plus(n),
      {
        'gave-the-part': part,
        'went-the-wrong-way': part.times(-sign).plus(n),
        'used-the-percent-as-dollars': n + sign * p,
      },
      { show: dollars, slip: 1 },
    ),
    explanation: `${p}% of $${whole(n)} is ${dollars(part)}. ${sign > 0 ? 'Add it' : 'Take it away'}: ${dollars(part.times(sign).plus(n))}.`,
  };
}

const percentProblems = formed(
  {
    ...info,
    id: 'math.percent.problems',
    title: 'Discounts, taxes and tips',
    grades: [7, 10],
    objectives: ['Solve problems with discounts, taxes, tips and markups'],
    keywords: ['discount', 'sales tax', 'tip', 'markup', 'percent problems', 'percent off'],
    prerequisites: ['math.percent.of-number'],
    standards: ['7.RP.A.3'],
    teaching: {
      idea:
        'A discount takes a part of the price away. A tax, a tip or a markup adds a part. Find the part first, or use one ' +
        'factor: 20% off leaves 80% of the price.',
      caution: 'Two changes in a row do not add up: the second one belongs to the new price.',
      hints: [
        'Does the price rise or fall?',
        'How many dollars is the percentage?',
        'Add it or take it away.',
      ],
      mends: {
        'gave-the-part':
          'This is only the part that is added or taken away. The question is about the whole price.',
        'went-the-wrong-way': 'A discount lowers the price. A tax, a tip or a markup raises it.',
        'used-the-percent-as-dollars': 'A percentage is a part of the price, not a number of dollars.',
        'added-both-percents': 'The second percentage belongs to the new price, so work in two steps.',
        'forgot-second-step': 'There are two changes. This is the price after the first one.',
      },
    },
  },
  {
    pay: form([0, 1, 2], payment),
    claim: form([0, 1, 2], payment, 'claimed'),
    twice: form([1, 2], (rng) => twoChanges(rng)),
    rate: form([0, 1, 2], (rng, dial) => {
      const p = rng.pick(
        byLevel(dial, [
          [10, 20, 25, 50],
          [15, 30, 40, 60],
          [5, 8, 12, 35, 45],
        ]),
      );
      const n = rng.int(1, 30) * 20;
      const part = rational(p * n, 100);
      return {
        question: `A coat costs $${whole(n)}. On sale it costs ${dollars(rational(n).minus(part))}. How many percent is the discount?`,
        ...numeric(
          p,
          { 'used-the-percent-as-dollars': part, 'gave-the-part': 100 - p },
          { show: (r) => `${decimal(r)}%`, slip: 5 },
        ),
        explanation: `The discount is ${dollars(part)}. Divided by ${whole(n)} that is ${decimal(rational(p, 100))}, or ${p}%.`,
      };
    }),
  },
);

function twoChanges(rng: Rng): Asked {
  const n = rng.int(1, 15) * 20;
  const [p, s] = [rng.pick([10, 20, 25, 50]), rng.pick([5, 10, 20])];
  const sale = rational(n * (100 - p), 100);
  const answer = sale.times(rational(100 + s, 100));
  return {
    question: `A bike costs $${n}. It is on sale at ${p}% off. Then a tax of ${s}% is added to the sale price. What do you pay?`,
    ...numeric(
      answer,
      {
        'added-both-percents': rational(n * (100 - p + s), 100),
        'forgot-second-step': sale,
        'gave-the-part': answer.minus(sale),
      },
      { show: dollars, slip: 1 },
    ),
    explanation: `The sale price is ${dollars(sale)}. ${s}% of it is ${dollars(answer.minus(sale))}. Together: ${dollars(answer)}.`,
  };
}

/** Prices with discounts, taxes and tips. */
export const prices: Concept[] = [percentProblems];
