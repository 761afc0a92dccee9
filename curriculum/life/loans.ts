import { checked, percentage } from '../checked.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { count, dollars, whole } from '../text.ts';
import type { Dial } from '../types.ts';
import { dollar } from './household.ts';
import { cheaper, inDollars, monthly, payoff } from './loan-payments.ts';

function cost(rng: Rng, dial: Dial): Asked {
  const [months, payment] = [rng.int(1, 5) * 12, rng.int(20, byLevel(dial, [200, 400, 700]))];
  const down = dial.level === 2 ? rng.int(1, 20) * 50 : 0;
  const paid = months * payment + down;
  const price = Math.floor((paid * rng.int(75, 95)) / 100);
  const right = paid - price;
  const first = down > 0 ? `${dollar(down)} at once and then ` : '';
  return {
    question: `A ${price < 4000 ? 'laptop' : 'car'} costs ${dollar(price)}. You pay ${first}$${payment} a month for ${months} months. How much more than the price do you pay?`,
    ...checked(
      right,
      {
        ...nearBy(
          rng,
          right,
          payment,
          (wrong) => `That counts ${wrong.plus(price - down).over(payment)} payments; there are ${months}.`,
        ),
        'took-a-higher-payment': [right + months, `You took $${payment + 1} a month: it is $${payment}.`],
        'took-a-lower-payment': [right - months, `You took $${payment - 1} a month: it is $${payment}.`],
        ...sometimes(rng, {
          'gave-all-payments': [paid, 'That is all you pay: take the price away.'],
          'gave-the-price': [price, 'That is the price: how much more are all payments together?'],
        }),
        ...(down > 0 &&
          down < right && {
            'forgot-down-payment': [right - down, `You left out the ${dollar(down)} at once.`] as const,
            'counted-down-payment-twice': [
              right + down,
              `You counted the ${dollar(down)} twice: it is paid once.`,
            ] as const,
          }),
      },
      (wrong) =>
        `Check: the price and ${dollar(Number(wrong.n))} make ${dollar(price + Number(wrong.n))}, but you pay ${dollar(paid)}.`,
      inDollars,
    ),
    explanation: `You pay ${months} × $${payment}${down > 0 ? ` + ${dollar(down)}` : ''} = ${dollar(paid)}. That is ${dollar(right)} more than ${dollar(price)}.`,
    hints: [
      `How much are all ${months} payments together${down > 0 ? ', with the payment at once' : ''}?`,
      `Take the price of ${dollar(price)} away.`,
    ],
  };
}

/** Draws a loan at simple interest. All amounts are whole dollars. */
function loan(rng: Rng, dial: Dial) {
  const principal = rng.int(4, dial.grade < 10 ? 30 : 80) * (dial.grade < 10 ? 100 : 200);
  const [rate, years] = [rng.int(3, dial.grade < 10 ? 12 : 18), rng.int(2, 5)];
  const year = (principal * rate) / 100;
  return { principal, rate, years, year };
}

function interest(rng: Rng, dial: Dial): Asked {
  const { principal, rate, years, year } = loan(rng, dial);
  const right = year * years;
  return {
    question: `You borrow ${dollar(principal)} at ${rate}% simple interest a year. You pay it back after ${years} years. What does the loan cost you?`,
    ...checked(
      right,
      {
        ...nearBy(
          rng,
          right,
          year,
          (wrong) =>
            `That is for ${count(Number(wrong.over(year).n), 'year')}: the loan lasts ${years} years.`,
        ),
        'took-a-higher-rate': [
          (principal * (rate + 1) * years) / 100,
          `You took ${rate + 1}%: the rate is ${rate}%.`,
        ],
        'took-a-lower-rate': [
          (principal * (rate - 1) * years) / 100,
          `You took ${rate - 1}%: the rate is ${rate}%.`,
        ],
        ...sometimes(rng, {
          'took-percent-as-dollars': [rate * years, `${rate}% is a part of the loan, not ${rate} dollars.`],
          'gave-the-loan': [principal, 'That is what you borrow: the loan costs the interest.'],
        }),
      },
      (wrong) => `Check: ${years} × ${dollar(year)} is not ${dollar(Number(wrong.n))}.`,
      inDollars,
    ),
    explanation: `One year costs ${rate}% of ${dollar(principal)}: ${dollar(year)}. ${years} × ${dollar(year)} = ${dollar(right)}.`,
    hints: [
      `How much is ${rate}% of ${dollar(principal)}?`,
      `That is for one year. How much is it for ${years}?`,
    ],
  };
}

function back(rng: Rng, dial: Dial): Asked {
  const { principal, rate, year } = loan(rng, dial);
  return {
    question: `You borrow ${dollar(principal)} for a year at ${rate}% interest. How much do you pay back in all?`,
    ...checked(
      principal + year,
      {
        ...nearBy(
          rng,
          principal + year,
          principal / 100,
          (wrong) =>
            `You added ${wrong.minus(principal).over(principal / 100)}% of the loan: the rate is ${rate}%.`,
        ),
        'took-percent-as-dollars': principal + rate,
        ...sometimes(rng, {
          'gave-the-interest': year,
          'subtracted-the-interest': principal - year,
          'added-the-interest-twice': [
            principal + 2 * year,
            'You added the interest twice: it is paid once.',
          ],
          'moved-the-point': [
            principal + Math.round(year / 10),
            'The point is one place off: 10% is one tenth.',
          ],
        }),
      },
      (wrong) =>
        wrong.compare(principal) > 0
          ? `Check: that adds ${percentage(wrong.minus(principal), principal)} of the loan, but the rate is ${rate}%.`
          : 'You pay back the loan and the interest, so more than you borrow.',
      inDollars,
    ),
    explanation: `1% of ${dollar(principal)} is ${dollar(principal / 100)}, so ${rate}% is ${dollar(year)}. ${dollar(principal)} + ${dollar(year)} = ${dollar(principal + year)}.`,
    hints: [`How much is ${rate}% of ${dollar(principal)}?`, 'You pay back the loan and the interest.'],
  };
}

function rateOf(rng: Rng, dial: Dial): Asked {
  const { principal, rate, year } = loan(rng, dial);
  return {
    question: `You borrow ${dollar(principal)}. After a year you pay back ${dollar(principal + year)}. What is the interest rate?`,
    ...checked(
      rate,
      {
        ...nearBy(
          rng,
          rate,
          1,
          (wrong) =>
            `${wrong}% of ${dollar(principal)} is $${whole(Number(wrong.times(principal / 100).n))}: find the interest in dollars first.`,
        ),
        ...sometimes(rng, {
          'took-dollars-as-percent': [year, 'Those are the dollars of interest: divide them by the loan.'],
          'gave-all-in-percent': [100 + rate, 'That includes the loan itself, which is 100%.'],
          'point-one-place-off': rate * 10,
          'compared-with-all': Math.round((100 * year) / (principal + year)),
        }),
      },
      (wrong) =>
        `Check: ${wrong}% of ${dollar(principal)} is $${whole(Number(wrong.times(principal).over(100).round().n))}, but the interest is ${dollar(year)}.`,
      { show: (r) => `${r}%` },
    ),
    explanation: `The interest is ${dollar(year)}. ${dollar(year)} ÷ ${dollar(principal)} is ${rate} hundredths, so it is ${rate}%.`,
    hints: ['How many dollars is the interest?', `What part of ${dollar(principal)} is that?`],
  };
}

function card(rng: Rng, dial: Dial): Asked {
  const balance = rng.int(2, dial.grade < 10 ? 30 : 60) * 100;
  const rate = rational(rng.int(2, 5), 2);
  const paid = rng.int(1, Math.min(19, balance / 10 - 1)) * 10;
  const charge = rate.times(balance).over(100);
  const right = charge.plus(balance - paid);
  return {
    question: `A credit card has a balance of ${dollar(balance)}. The card adds ${rate.times(10).n / 10n}.${rate.times(10).n % 10n}% of it as interest for the month. Then you pay ${dollar(paid)}. What is the new balance?`,
    ...checked(
      right,
      {
        'forgot-the-interest': balance - paid,
        'counted-the-interest-twice': [
          charge.times(2).plus(balance - paid),
          'You added the interest twice: the card adds it once.',
        ],
        'took-a-higher-rate': [
          right.plus(rational(balance, 100)),
          'You took a rate that is one percentage point too high.',
        ],
        'took-a-lower-rate': [
          right.minus(rational(balance, 100)),
          'You took a rate that is one percentage point too low.',
        ],
        ...sometimes(rng, {
          'forgot-the-payment': charge.plus(balance),
          'took-the-payment-twice': [right.minus(paid), 'You took the payment off twice: it is paid once.'],
        }),
        ...sometimes(rng, {
          'subtracted-the-interest': rational(balance - paid).minus(charge),
          'point-one-place-off': charge.times(10).plus(balance - paid),
        }),
      },
      (wrong) => `Check: ${dollar(balance)} + ${dollars(charge)} - ${dollar(paid)} is not ${dollars(wrong)}.`,
      { show: dollars, slip: 10 },
    ),
    explanation: `The interest is ${dollars(charge)}. ${dollar(balance)} + ${dollars(charge)} - ${dollar(paid)} = ${dollars(right)}.`,
    hints: [
      'How much is the interest? 1% is one hundredth of the balance.',
      `Add it to the balance. Then take ${dollar(paid)} away.`,
    ],
  };
}

export const loans = formed(
  {
    subject: 'Life Skills',
    category: 'Money',
    id: 'life.money.loans',
    title: 'The cost of a loan',
    grades: [8, 12],
    objectives: ['Find what a loan costs beyond what was lent', 'Compare loans'],
    keywords: [
      'loans',
      'credit',
      'installments',
      'car loan',
      'borrowing money',
      'monthly payments',
      'credit card',
    ],
    prerequisites: [
      'math.multiplication.multi-digit',
      'math.subtraction.multi-digit',
      'math.percent.of-number',
    ],
    standards: ['7.RP.A.3'],
    teaching: {
      idea:
        'People who borrow money pay it back with interest. The interest is the price of the loan: all payments together minus ' +
        'what was lent. A low payment for many months may cost more than a high one for few months.',
      caution: 'Do not judge a loan by one payment. Multiply it by the number of payments.',
      mends: {
        'gave-the-interest': 'That is the interest alone: what was lent is paid back, too.',
        'took-percent-as-dollars': 'The rate is a percentage of what was lent, not a number of dollars.',
        'subtracted-the-interest': 'Interest is paid on top, so add it.',
        'point-one-place-off': 'The point is one place off: 1% is one hundredth.',
        'compared-with-all': 'Divide the interest by what was lent, not by what is paid back.',
        'forgot-the-interest': 'The interest must be paid, too: add it first.',
        'forgot-the-payment': 'You also pay something back: take it off.',
        'compared-payments-only': 'Multiply each payment by its number of months, and compare the results.',
        'miscounted-the-months': 'The difference does not fit: multiply each payment by all of its months.',
      },
      trap: 'compared-payments-only',
    },
  },
  {
    back: form([0], back),
    payoff: form([0], payoff),
    cost: form([0, 1, 2], cost),
    rate: form([0, 1], rateOf),
    interest: form([0, 1], interest),
    monthly: form([1, 2], monthly),
    cheaper: form([1, 2], cheaper),
    card: form([2], card),
  },
);
