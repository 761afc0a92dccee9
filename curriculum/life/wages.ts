import { checked, percentage } from '../checked.ts';
import { crossed } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import { count, dollars, whole } from '../text.ts';
import type { Dial } from '../types.ts';

const show = { show: dollars, slip: 10 };

/** Draws pay for an hour: whole dollars up to grade 7, then half dollars, then quarters. */
function payOf(rng: Rng, { grade }: Dial): Rational {
  const part = grade < 8 ? 1 : grade < 10 ? 2 : 4;
  return rational(rng.int(10 * part, 36 * part), part);
}

function pay(rng: Rng, dial: Dial): Asked {
  const [rate, hours] = [payOf(rng, dial), rng.int(5, 40)];
  const total = rate.times(hours);
  return {
    question: `You earn ${dollars(rate)} an hour. You work ${hours} hours. What do you earn?`,
    ...checked(
      total,
      {
        'added-instead': [
          rate.plus(hours),
          `You added ${hours}; each of the ${hours} hours brings ${dollars(rate)}, so multiply.`,
        ],
        'gave-the-rate': [rate, `That is the pay for one hour: you work ${hours}.`],
        'took-ten-hours': [rate.times(10), `That is the pay for 10 hours: you work ${hours}.`],
        'worked-forty-hours': [rate.times(40), `That is the pay for 40 hours: you work ${hours}.`],
      },
      (wrong) => `Check: ${hours} × ${dollars(rate)} is not ${dollars(wrong)}.`,
      show,
    ),
    explanation: `Each hour brings ${dollars(rate)}. ${hours} × ${dollars(rate)} = ${dollars(total)}.`,
    hints: [
      `Each hour brings ${dollars(rate)}. How much do two hours bring?`,
      `Multiply the pay for one hour by ${hours}.`,
    ],
  };
}

function hoursOf(rng: Rng, dial: Dial): Asked {
  const [rate, hours] = [payOf(rng, dial), rng.int(5, 40)];
  const total = rate.times(hours);
  return {
    question: `You earn ${dollars(rate)} an hour. This week you earn ${dollars(total)}. How many hours do you work?`,
    ...checked(
      hours,
      {
        'subtracted-instead': [
          total.minus(rate).round(),
          `You took ${dollars(rate)} away once; find how many times it fits.`,
        ],
        'took-the-dollars': [
          rate.round(),
          `${dollars(rate)} is the pay for one hour, not a number of hours.`,
        ],
        'divided-by-ten': [total.over(10).round(), `One hour brings ${dollars(rate)}, not $10.00.`],
      },
      (wrong) =>
        `Check: ${count(Number(wrong.n), 'hour')} would bring ${dollars(rate.times(wrong))}, not ${dollars(total)}.`,
    ),
    explanation: `Each hour brings ${dollars(rate)}. ${dollars(total)} ÷ ${dollars(rate)} = ${hours}.`,
    hints: [
      'How much do you earn in ten hours?',
      `How many times does ${dollars(rate)} fit into ${dollars(total)}?`,
    ],
  };
}

function rateOf(rng: Rng, dial: Dial): Asked {
  const [rate, hours] = [payOf(rng, dial), rng.int(5, 40)];
  const total = rate.times(hours);
  return {
    question: `You work ${hours} hours and earn ${dollars(total)}. What do you earn in an hour?`,
    ...checked(
      rate,
      {
        'subtracted-instead': [total.minus(hours), `You subtracted ${hours}: share the pay among the hours.`],
        'gave-the-total': [total, `That is the pay for all ${hours} hours.`],
        'took-a-forty-hour-week': [
          total.over(40).round(2),
          `That shares the pay among 40 hours: you work ${hours}.`,
        ],
        'divided-by-ten': [total.over(10).round(2), `That shares the pay among 10 hours: you work ${hours}.`],
      },
      (wrong) =>
        `Check: ${hours} hours at ${dollars(wrong)} bring ${dollars(wrong.times(hours).round(2))}, not ${dollars(total)}.`,
      { show: dollars, slip: 1 },
    ),
    explanation: `Share the pay among the hours: ${dollars(total)} ÷ ${hours} = ${dollars(rate)}.`,
    hints: [`All ${hours} hours bring ${dollars(total)}.`, 'Share that equally, and multiply back to check.'],
  };
}

function overtime(rng: Rng, dial: Dial): Asked {
  const [rate, hours, over] = [payOf(rng, dial), rng.int(5, 40), rng.int(1, 12)];
  const base = rate.times(hours);
  const higher = rate.times(rational(3, 2));
  const extra = higher.times(over);
  const total = base.plus(extra).round(2);
  return {
    question: `You earn ${dollars(rate)} an hour and one and a half times as much for overtime. You work ${hours} hours and ${count(over, 'hour')} of overtime. What do you earn?${total.equals(base.plus(extra)) ? '' : ' Round to the nearest cent.'}`,
    ...checked(
      total,
      {
        'forgot-overtime': base,
        'paid-overtime-plainly': rate.times(hours + over),
        'paid-overtime-double': base.plus(rate.times(2 * over)),
        'gave-the-overtime-only': [extra.round(2), 'That is the pay for overtime only: add the other hours.'],
        'paid-all-hours-as-overtime': [
          higher.times(hours + over).round(2),
          'The higher pay is for overtime only.',
        ],
      },
      (wrong) =>
        wrong.compare(base) > 0
          ? `Check: without the ${dollars(base)} for the ${hours} hours, that leaves ${dollars(wrong.minus(base))} for the overtime.`
          : `Check: the ${hours} hours alone bring ${dollars(base)}.`,
      show,
    ),
    explanation: `${hours} × ${dollars(rate)} = ${dollars(base)}. Half as much again for each hour of overtime: ${over} × 1.5 × ${dollars(rate)} = ${dollars(extra)}. In all, that is ${dollars(total)}.`,
    hints: [
      `How much do you earn in the ${hours} hours?`,
      `Each hour of overtime brings 1.5 × ${dollars(rate)}. You work ${count(over, 'hour')} of it.`,
    ],
  };
}

/** Pay before and after taxes and other deductions, in whole dollars. */
function takeHome(rng: Rng, dial: Dial): Asked {
  const gross = rng.int(4, dial.grade < 9 ? 30 : 60) * (dial.grade < 9 ? 20 : 100);
  const [tax, other] = [rng.int(5, 25), dial.level < 2 ? 0 : rng.int(3, 8)];
  const part = (p: number): Rational => rational(gross * p, 100);
  const right = rational(gross).minus(part(tax + other));
  const rates =
    other > 0 ? `${tax}% of it for income tax and ${other}% for insurance` : `${tax}% of it for income tax`;
  return {
    question: `You earn $${whole(gross)} a month before deductions. Your employer holds back ${rates}. What do you take home?`,
    ...checked(
      right,
      {
        'gave-the-deductions': part(tax + other),
        'added-the-deductions': part(100 + tax + other),
        ...(other > 0 && { 'forgot-one-deduction': part(100 - tax) }),
        'took-percent-as-dollars': [
          gross - tax - other,
          'A percentage is a part of the pay, not a number of dollars.',
        ],
        'moved-the-point': [
          rational(gross).minus(part(tax + other).over(10)),
          'The point is one place off: 10% is one tenth of the pay.',
        ],
      },
      (wrong) =>
        wrong.compare(gross) < 0
          ? `That holds back ${percentage(rational(gross).minus(wrong), gross)} of the pay: it must be ${tax + other}%.`
          : 'Deductions lower the pay, so less than before is left.',
      show,
    ),
    explanation: `1% of the pay is ${dollars(part(1))}, so ${tax + other}% is ${dollars(part(tax + other))}. $${whole(gross)} - ${dollars(part(tax + other))} = ${dollars(right)}.`,
    hints: [`How much is ${tax + other}% of the pay? Begin with 1%.`, 'Take that away from the pay.'],
  };
}

function commission(rng: Rng, dial: Dial): Asked {
  const base = rng.int(4, 20) * 50;
  const [p, sales] = [rng.int(5, 15), rng.int(5, dial.grade < 9 ? 40 : 90) * 100];
  const part = rational(sales * p, 100);
  const total = part.plus(base);
  return {
    question: `You earn $${whole(base)} a month and ${p}% of what you sell. This month you sell goods for $${whole(sales)}. What do you earn?`,
    ...checked(
      total,
      {
        'gave-the-part-only': part,
        'took-percent-of-all': rational((base + sales) * p, 100),
        'took-percent-as-dollars': [base + p, `${p}% is a part of the sales, not ${p} dollars.`],
        'added-all-sales': [base + sales, `You earn only ${p}% of what you sell.`],
      },
      (wrong) =>
        wrong.compare(base) > 0
          ? `Check: that adds ${percentage(wrong.minus(base), sales)} of the sales to the $${whole(base)}: it must be ${p}%.`
          : `Check: the $${whole(base)} alone is not less than that.`,
      show,
    ),
    explanation: `1% of the sales is ${dollars(rational(sales, 100))}, so ${p}% is ${dollars(part)}. With the $${whole(base)}, that is ${dollars(total)}.`,
    hints: [`How much is ${p}% of the sales?`, `Add the fixed pay of $${whole(base)}.`],
  };
}

function offers(rng: Rng, dial: Dial): Asked {
  const [rate, hours] = [payOf(rng, dial), rng.int(3, 8) * 5];
  const byHour = rate.times(hours);
  const by = rng.int(1, 12) * 5;
  const isFirst = rng.int(0, 1) === 1;
  const fixed = byHour.plus(isFirst ? -by : by);
  const wrong = by + (by > 20 && rng.int(0, 1) === 1 ? -10 : 10);
  return {
    question: `Job A pays ${dollars(rate)} an hour for ${hours} hours a week. Job B pays ${dollars(fixed)} a week. Which job pays more a week, and how much more?`,
    ...crossed(
      { right: isFirst ? 'A' : 'B', wrong: isFirst ? 'B' : 'A', mistake: 'took-the-lower-pay' },
      { right: by, wrong, mistake: 'wrong-difference' },
      (job, more) => `job ${job}, $${more} more`,
    ),
    explanation: `The pay in job A is ${hours} × ${dollars(rate)} = ${dollars(byHour)}. Compare that with ${dollars(fixed)}: the difference is $${by}.`,
    hints: ['How much does job A pay in a week?', 'Compare that with job B, and subtract.'],
  };
}

export const wages = formed(
  {
    subject: 'Life Skills',
    category: 'Work',
    id: 'life.work.wages',
    title: 'Pay by the hour',
    grades: [6, 12],
    objectives: ['Work out pay with and without overtime', 'Work out pay after taxes'],
    keywords: ['wages', 'pay', 'hourly pay', 'overtime', 'salary', 'jobs', 'earning money', 'take-home pay'],
    prerequisites: ['math.decimals.multiply', 'math.percent.of-number'],
    standards: ['6.RP.A.3', '7.RP.A.3'],
    teaching: {
      idea: {
        6: 'To find the pay, multiply the pay for one hour by the hours. Hours over the usual time are overtime, which often brings one and a half times the pay.',
        8: 'Pay before deductions is called gross pay. Income tax and insurance are percentages of it that the employer holds back. What you take home is net pay.',
      },
      caution: 'Overtime pay is for the overtime hours only. The other hours bring plain pay.',
      mends: {
        'forgot-overtime': 'The overtime is missing: add it.',
        'paid-overtime-plainly': 'Overtime brings one and a half times the pay.',
        'paid-overtime-double': 'That pays double for overtime: it is one and a half times the pay.',
        'gave-the-deductions': 'That is what the employer holds back: how much is left?',
        'added-the-deductions': 'Deductions lower the pay, so take them off.',
        'forgot-one-deduction': 'There are two deductions: take both off.',
        'gave-the-part-only': 'That is only the part for the sales: add the fixed pay.',
        'took-percent-of-all': 'The percentage is of the sales only.',
        'took-the-lower-pay': 'That job pays less: work out the pay for a week in both jobs.',
        'wrong-difference': 'Work out the pay for a week once more, and then subtract.',
      },
      trap: 'paid-overtime-plainly',
    },
  },
  {
    pay: form([0], pay),
    hours: form([0, 1], hoursOf),
    rate: form([0, 1], rateOf),
    overtime: form([1, 2], overtime),
    net: form([1, 2], takeHome),
    offers: form([1, 2], offers),
    sales: form([2], commission),
  },
);
