import { crossed, numeric } from '../choices.ts';
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
    ...numeric(
      total,
      {
        'one-hour-too-many': total.plus(rate),
        'one-hour-too-few': total.minus(rate),
        'ten-dollars-too-much': total.plus(10),
        'ten-dollars-too-little': total.minus(10),
      },
      show,
    ),
    explanation: `Multiply: ${hours} × ${dollars(rate)} = ${dollars(total)}.`,
  };
}

function hoursOf(rng: Rng, dial: Dial): Asked {
  const [rate, hours] = [payOf(rng, dial), rng.int(5, 40)];
  const total = rate.times(hours);
  return {
    question: `You earn ${dollars(rate)} an hour. This week you earn ${dollars(total)}. How many hours do you work?`,
    ...numeric(hours, {
      'one-hour-too-many': hours + 1,
      'one-hour-too-few': hours - 1,
      'digit-too-large': hours + 10,
      'digit-too-small': hours - 10,
    }),
    explanation: `Divide: ${dollars(total)} ÷ ${dollars(rate)} = ${hours}.`,
  };
}

function rateOf(rng: Rng, dial: Dial): Asked {
  const [rate, hours] = [payOf(rng, dial), rng.int(5, 40)];
  const total = rate.times(hours);
  return {
    question: `You work ${hours} hours and earn ${dollars(total)}. What do you earn in an hour?`,
    ...numeric(
      rate,
      {
        'one-dollar-too-much': rate.plus(1),
        'one-dollar-too-little': rate.minus(1),
        'divided-by-fewer-hours': total.over(hours - 1).round(2),
        'divided-by-more-hours': total.over(hours + 1).round(2),
      },
      { show: dollars, slip: 1 },
    ),
    explanation: `Divide: ${dollars(total)} ÷ ${hours} = ${dollars(rate)}.`,
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
    ...numeric(
      total,
      {
        'forgot-overtime': base,
        'paid-overtime-plainly': rate.times(hours + over),
        'paid-overtime-double': base.plus(rate.times(2 * over)),
        'one-hour-too-many': total.plus(rate),
        'one-hour-too-few': total.minus(rate),
      },
      show,
    ),
    explanation: `${hours} × ${dollars(rate)} = ${dollars(base)}. Half as much again for each hour of overtime: ${over} × 1.5 × ${dollars(rate)} = ${dollars(extra)}. In all ${dollars(total)}.`,
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
    ...numeric(
      right,
      {
        'gave-the-deductions': part(tax + other),
        'added-the-deductions': part(100 + tax + other),
        ...(other > 0 && { 'forgot-one-deduction': part(100 - tax) }),
        'one-percent-too-much': right.plus(part(1)),
        'one-percent-too-little': right.minus(part(1)),
      },
      show,
    ),
    explanation: `${tax + other}% of $${whole(gross)} is ${dollars(part(tax + other))}. $${whole(gross)} - ${dollars(part(tax + other))} = ${dollars(right)}.`,
  };
}

function commission(rng: Rng, dial: Dial): Asked {
  const base = rng.int(4, 20) * 50;
  const [p, sales] = [rng.int(2, 12), rng.int(5, dial.grade < 9 ? 40 : 90) * 100];
  const part = rational(sales * p, 100);
  const total = part.plus(base);
  return {
    question: `You earn $${whole(base)} a month and ${p}% of what you sell. This month you sell goods for $${whole(sales)}. What do you earn?`,
    ...numeric(
      total,
      {
        'gave-the-part-only': part,
        'took-percent-of-all': rational((base + sales) * p, 100),
        'one-percent-too-much': total.plus(sales / 100),
        'one-percent-too-little': total.minus(sales / 100),
      },
      show,
    ),
    explanation: `${p}% of $${whole(sales)} is ${dollars(part)}. With $${whole(base)} that is ${dollars(total)}.`,
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
        6: 'Pay is the pay for one hour times the hours. Hours over the usual time are overtime, which often brings one and a half times the pay.',
        8: 'Pay before deductions is called gross pay. Income tax and insurance are percentages of it that the employer holds back. What you take home is net pay.',
      },
      caution: 'Overtime pay is for the overtime hours only. The other hours bring plain pay.',
      hints: [
        'What does one hour bring?',
        'Which part of the pay is for what?',
        'Add what comes in, and take off what is held back.',
      ],
      mends: {
        'one-hour-too-many': 'This is one hour too many. Multiply to check.',
        'one-hour-too-few': 'This is one hour too few. Multiply to check.',
        'ten-dollars-too-much': 'This is ten dollars too much. Check the tens of your product.',
        'ten-dollars-too-little': 'This is ten dollars too little. Check the tens of your product.',
        'digit-too-large': 'The tens are too large. Multiply to check.',
        'digit-too-small': 'The tens are too small. Multiply to check.',
        'one-dollar-too-much': 'This is one dollar too much. Multiply by the hours to check.',
        'one-dollar-too-little': 'This is one dollar too little. Multiply by the hours to check.',
        'divided-by-fewer-hours': 'This divides by one hour too few.',
        'divided-by-more-hours': 'This divides by one hour too many.',
        'forgot-overtime': 'The overtime is missing.',
        'paid-overtime-plainly': 'Overtime brings one and a half times the pay.',
        'paid-overtime-double': 'This pays overtime twice. It is one and a half times the pay.',
        'gave-the-deductions': 'This is what the employer holds back. How much is left?',
        'added-the-deductions': 'Deductions lower the pay. Take them off.',
        'forgot-one-deduction': 'There are two deductions. Take both off.',
        'one-percent-too-much': 'This is one percent too much. Work out 1% first.',
        'one-percent-too-little': 'This is one percent too little. Work out 1% first.',
        'gave-the-part-only': 'This is only the part for the sales. Add the fixed pay.',
        'took-percent-of-all': 'The percentage is of the sales only.',
        'took-the-lower-pay': 'Work out the pay for a week in both jobs.',
        'wrong-difference': 'Work out the pay for a week once more, then subtract.',
      },
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
