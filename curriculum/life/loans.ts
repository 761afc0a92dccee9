import { crossed, numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { count, dollars, whole } from '../text.ts';
import type { Dial } from '../types.ts';

const dollar = (amount: number): string => `$${whole(amount)}`;
const inDollars = { show: (r: Rational) => dollar(Number(r.n)), slip: 10 };

function cost(rng: Rng, dial: Dial): Asked {
  const [months, payment] = [rng.int(1, 5) * 12, rng.int(20, byLevel(dial, [200, 400, 700]))];
  const down = dial.level === 2 ? rng.int(1, 20) * 50 : 0;
  const paid = months * payment + down;
  const price = Math.floor((paid * rng.int(75, 95)) / 100);
  const right = paid - price;
  const first = down > 0 ? `${dollar(down)} at once and then ` : '';
  return {
    question: `A car costs ${dollar(price)}. You pay ${first}$${payment} a month for ${months} months. How much more than the price do you pay?`,
    ...numeric(
      right,
      {
        'gave-all-payments': paid,
        'forgot-one-month': Math.abs(right - payment),
        'one-month-too-many': right + payment,
        ...(down > 0 && { 'forgot-down-payment': Math.abs(right - down) }),
      },
      inDollars,
    ),
    explanation: `You pay ${months} × $${payment}${down > 0 ? ` + ${dollar(down)}` : ''} = ${dollar(paid)}. That is ${dollar(right)} more than ${dollar(price)}.`,
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
    ...numeric(
      right,
      {
        'one-year-only': year,
        'gave-all-payments': principal + right,
        'one-year-too-many': right + year,
        'one-year-too-few': right - year,
      },
      inDollars,
    ),
    explanation: `One year costs ${rate}% of ${dollar(principal)}: ${dollar(year)}. ${years} × ${dollar(year)} = ${dollar(right)}.`,
  };
}

function back(rng: Rng, dial: Dial): Asked {
  const { principal, rate, year } = loan(rng, dial);
  return {
    question: `You borrow ${dollar(principal)} for a year at ${rate}% interest. How much do you pay back in all?`,
    ...numeric(
      principal + year,
      {
        'gave-the-interest': year,
        'took-percent-as-dollars': principal + rate,
        'subtracted-the-interest': principal - year,
        'one-percent-too-much': principal + year + principal / 100,
        'one-percent-too-little': principal + year - principal / 100,
      },
      inDollars,
    ),
    explanation: `${rate}% of ${dollar(principal)} is ${dollar(year)}. ${dollar(principal)} + ${dollar(year)} = ${dollar(principal + year)}.`,
  };
}

function rateOf(rng: Rng, dial: Dial): Asked {
  const { principal, rate, year } = loan(rng, dial);
  return {
    question: `You borrow ${dollar(principal)}. After a year you pay back ${dollar(principal + year)}. What is the interest rate?`,
    ...numeric(
      rate,
      {
        'one-percent-too-high': rate + 1,
        'one-percent-too-low': rate - 1,
        'point-one-place-off': rate * 10,
        'compared-with-all': Math.round((100 * year) / (principal + year)),
      },
      { show: (r) => `${r}%` },
    ),
    explanation: `The interest is ${dollar(year)}. ${dollar(year)} ÷ ${dollar(principal)} is ${rate} hundredths, so it is ${rate}%.`,
  };
}

function monthly(rng: Rng, dial: Dial): Asked {
  const [months, payment] = [rng.int(1, 5) * 12, rng.int(20, byLevel(dial, [90, 250, 500]))];
  const total = months * payment;
  const charge = Math.floor((total * rng.int(5, 20)) / 100);
  return {
    question: `You borrow ${dollar(total - charge)}. The interest is ${dollar(charge)} in all. You pay both back in ${months} equal monthly payments. How much is one payment?`,
    ...numeric(
      payment,
      {
        'forgot-the-interest': rational(total - charge, months).round(),
        'divided-by-one-year': total / 12 === payment ? payment * 2 : total / 12,
        'digit-too-large': payment + 10,
        'digit-too-small': payment - 10,
      },
      { ...inDollars, slip: 1 },
    ),
    explanation: `Pay back ${dollar(total - charge)} + ${dollar(charge)} = ${dollar(total)}. ${dollar(total)} ÷ ${months} = ${dollar(payment)}.`,
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
    ...numeric(
      right,
      {
        'forgot-the-interest': balance - paid,
        'forgot-the-payment': charge.plus(balance),
        'subtracted-the-interest': rational(balance - paid).minus(charge),
        'point-one-place-off': charge.times(10).plus(balance - paid),
      },
      { show: dollars, slip: 10 },
    ),
    explanation: `The interest is ${dollars(charge)}. ${dollar(balance)} + ${dollars(charge)} - ${dollar(paid)} = ${dollars(right)}.`,
  };
}

function cheaper(rng: Rng, dial: Dial): Asked {
  const price = rng.int(20, byLevel(dial, [60, 120, 300]));
  const [long, short] = [rng.int(3, 5) * 12, 24];
  const total = price * long;
  const payment = Math.floor((total * rng.int(80, 110)) / 100 / short);
  const gap = Math.abs(total - payment * short);
  if (gap === 0) return cheaper(rng, dial);
  const isA = total < payment * short;
  const wrong = gap + (gap > price && rng.int(0, 1) === 1 ? -price : price);
  return {
    question: `Loan A costs $${price} a month for ${long} months. Loan B costs $${payment} a month for ${short} months. Which loan costs less in all, and how much less?`,
    ...crossed(
      { right: isA ? 'A' : 'B', wrong: isA ? 'B' : 'A', mistake: 'compared-payments-only' },
      {
        right: gap,
        wrong: wrong === gap || wrong === 0 ? gap + 2 * price : wrong,
        mistake: 'forgot-one-month',
      },
      (name, by) => `loan ${name}, ${dollar(by)} less`,
    ),
    explanation: `All payments of loan A: ${long} × $${price} = ${dollar(total)}. Those of loan B: ${short} × $${payment} = ${dollar(payment * short)}. The difference is ${dollar(gap)}.`,
  };
}

function payoff(rng: Rng, dial: Dial): Asked {
  const [months, payment] = [rng.int(4, byLevel(dial, [24, 36, 60])), rng.int(4, 40) * 5];
  const lent = months * payment - rng.int(0, payment - 1);
  return {
    question: `You borrow ${dollar(lent)} from a friend without interest. You pay back ${dollar(payment)} a month. After how many months is it all paid?`,
    ...numeric(months, {
      'one-month-too-many': months + 1,
      'forgot-one-month': months - 1,
      'digit-too-large': months + 10,
      'digit-too-small': months - 10,
    }),
    explanation: `${count(months - 1, 'payment')} of ${dollar(payment)} make ${dollar((months - 1) * payment)}, which is not enough. ${months} payments make ${dollar(months * payment)}.`,
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
        'Who borrows money pays it back with interest. The interest is the price of the loan: all payments together minus ' +
        'what was lent. A low payment for many months may cost more than a high one for few months.',
      caution: 'Do not judge a loan by one payment. Multiply it by the number of payments.',
      hints: [
        'What is paid in all?',
        'What was lent, or what is the price?',
        'The cost of the loan is the difference.',
      ],
      mends: {
        'gave-all-payments': 'This is all that is paid. How much of it is the cost of the loan?',
        'forgot-one-month': 'One month is missing. Count all payments.',
        'one-month-too-many': 'This counts one month too many.',
        'forgot-down-payment': 'The payment at the start belongs to it, too.',
        'one-year-only': 'This is the interest for one year. Count all years.',
        'one-year-too-many': 'This counts one year too many.',
        'one-year-too-few': 'This counts one year too few.',
        'gave-the-interest': 'This is the interest alone. What was lent is paid back, too.',
        'took-percent-as-dollars': 'The rate is a percentage of what was lent, not a number of dollars.',
        'subtracted-the-interest': 'Interest is paid on top. Add it.',
        'one-percent-too-much': 'This is one percent too much. Work out 1% first.',
        'one-percent-too-little': 'This is one percent too little. Work out 1% first.',
        'one-percent-too-high': 'This rate is too high. Check it: what is this percentage of the loan?',
        'one-percent-too-low': 'This rate is too low. Check it: what is this percentage of the loan?',
        'point-one-place-off': 'The point is one place off. 1% is one hundredth.',
        'compared-with-all': 'Divide the interest by what was lent, not by what is paid back.',
        'forgot-the-interest': 'The interest must be paid, too. Add it first.',
        'forgot-the-payment': 'Take off what you pay.',
        'divided-by-one-year': 'This shares by the months of another time. Read how many payments there are.',
        'digit-too-large': 'The tens are too large. Multiply to check.',
        'digit-too-small': 'The tens are too small. Multiply to check.',
        'compared-payments-only': 'Multiply each payment by its number of months. Then compare.',
      },
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
