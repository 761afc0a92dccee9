import { checked } from '../checked.ts';
import { crossed } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel } from '../templates.ts';
import { count, whole } from '../text.ts';
import type { Dial } from '../types.ts';
import { dollar, inDollars as household } from './household.ts';

/** Choices in whole dollars. */
export const inDollars = { ...household, slip: 10 };

/** Asks for one of equal payments. */
export function monthly(rng: Rng, dial: Dial): Asked {
  const [months, payment] = [rng.int(1, 5) * 12, rng.int(20, byLevel(dial, [90, 250, 500]))];
  const total = months * payment;
  const charge = Math.floor((total * rng.int(5, 20)) / 100);
  return {
    question: `You borrow ${dollar(total - charge)}. The interest is ${dollar(charge)} in all. You pay both back in ${months} equal monthly payments. How much is one payment?`,
    ...checked(
      payment,
      {
        ...nearBy(
          rng,
          payment,
          1,
          (wrong) =>
            `${months} payments of $${wrong} make $${whole(Number(wrong.times(months).n))}: compare that with all you pay back.`,
        ),
        'forgot-the-interest': rational(total - charge, months).round(),
        'added-the-interest-twice': [
          rational(total + charge, months).round(),
          'You added the interest twice: it is paid once.',
        ],
        ...sometimes(rng, {
          'subtracted-the-interest': [
            rational(total - 2 * charge, months).round(),
            'Interest is paid on top: add it to the loan.',
          ],
          ...(months > 12 && {
            'divided-by-one-year': [
              total / 12,
              `That shares it among 12 months: there are ${months}.`,
            ] as const,
          }),
        }),
      },
      (wrong) =>
        `Check: ${months} payments of $${wrong} make $${whole(Number(wrong.times(months).n))}, but you pay back ${dollar(total)}.`,
      { ...inDollars, slip: 1 },
    ),
    explanation: `Pay back ${dollar(total - charge)} + ${dollar(charge)} = ${dollar(total)}. ${dollar(total)} ÷ ${months} = ${dollar(payment)}.`,
    hints: ['How much do you pay back in all?', `Share that among ${months} months.`],
  };
}

/** Asks which of two loans costs less. */
export function cheaper(rng: Rng, dial: Dial): Asked {
  const price = rng.int(20, byLevel(dial, [60, 120, 300]));
  const [long, short] = [rng.int(3, 5) * 12, 24];
  const total = price * long;
  const payment = Math.floor((total * rng.int(80, 110)) / 100 / short);
  const gap = Math.abs(total - payment * short);
  if (gap === 0) return cheaper(rng, dial);
  const isA = total < payment * short;
  const wrong = rng.pick(
    [gap + price, gap + payment, Math.abs(gap - price), Math.abs(gap - payment)].filter(
      (v) => v > 0 && v !== gap,
    ),
  );
  return {
    question: `Loan A costs $${price} a month for ${long} months. Loan B costs $${payment} a month for ${short} months. Which loan costs less in all, and how much less?`,
    ...crossed(
      { right: isA ? 'A' : 'B', wrong: isA ? 'B' : 'A', mistake: 'compared-payments-only' },
      { right: gap, wrong, mistake: 'miscounted-the-months' },
      (name, by) => `loan ${name}, ${dollar(by)} less`,
    ),
    explanation: `All payments of loan A: ${long} × $${price} = ${dollar(total)}. Those of loan B: ${short} × $${payment} = ${dollar(payment * short)}. The difference is ${dollar(gap)}.`,
    hints: [
      'How much does loan A cost in all? Multiply the payment by the months.',
      'Do the same for loan B, and compare.',
    ],
  };
}

/** Asks after how many payments a loan is paid. */
export function payoff(rng: Rng, dial: Dial): Asked {
  const [months, payment] = [rng.int(4, byLevel(dial, [24, 36, 60])), rng.int(4, 40) * 5];
  const lent = months * payment - rng.int(0, payment - 1);
  return {
    question: `You borrow ${dollar(lent)} from a friend without interest. You pay back ${dollar(payment)} a month. After how many months is it all paid?`,
    ...checked(
      months,
      {
        ...nearBy(rng, months, 1, (wrong) => {
          const n = Number(wrong.n);
          return `${count(n, 'payment')} of ${dollar(payment)} ${n === 1 ? 'makes' : 'make'} ${dollar(n * payment)}: compare that with the loan.`;
        }),
        ...sometimes(rng, {
          'subtracted-once': [lent - payment, 'You took one payment away: find how many you need.'],
          'took-the-payment': [payment, `${dollar(payment)} is one payment, not a number of months.`],
          'counted-in-years': [
            12 * Math.ceil(months / 12),
            'Count the months one by one: you need not fill a year.',
          ],
        }),
      },
      (wrong) =>
        `Check: ${count(Number(wrong.n), 'payment')} of ${dollar(payment)} would be ${dollar(Number(wrong.n) * payment)} in all.`,
    ),
    explanation: `${count(months - 1, 'payment')} of ${dollar(payment)} make ${dollar((months - 1) * payment)}, which is not enough. One more leads to ${dollar(months * payment)}.`,
    hints: [
      `How many times does ${dollar(payment)} fit into ${dollar(lent)}?`,
      'If something is left over, one more payment is needed.',
    ],
  };
}
