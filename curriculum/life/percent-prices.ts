import { checked, percentage } from '../checked.ts';
import { crossed } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import { decimal, dollars } from '../text.ts';
import type { Dial } from '../types.ts';

type Kind = 'discount' | 'tax' | 'tip';
const kinds: readonly Kind[] = ['discount', 'tax', 'tip'];
const stems: Readonly<Record<Kind, readonly [given: string, all: string, part: string]>> = {
  discount: ['A coat costs $N. It is sold at P% off.', 'What is the sale price?', 'How much is taken off?'],
  tax: [
    'A radio costs $N before tax. The sales tax is P%.',
    'What is the price with tax?',
    'How much is the tax?',
  ],
  tip: ['A meal costs $N. You add a tip of P%.', 'What do you pay in all?', 'How much is the tip?'],
};

/** Draws a price and a percentage. Prices have cents from grade 10 on. */
function draw(rng: Rng, { grade, level }: Dial) {
  const kind = rng.pick(kinds);
  const most = kind === 'tip' ? 5 : grade < 8 ? 6 : 10;
  const p = kind === 'tax' ? rng.int(5, 10) : rng.int(2, most) * 5;
  const unit = grade < 8 ? rational(5) : grade < 10 ? rational(4) : rational(1, 2);
  const price = unit.times(rng.int(level === 0 ? 2 : 7, grade < 10 ? 60 : 160));
  return { kind, p, price, part: price.times(rational(p, 100)) };
}

/** Names the rounding if the exact result has parts of a cent. */
const rounding = (exact: Rational): string =>
  exact.times(100).isInteger() ? '' : ' Round to the nearest cent.';
/** Says by what percentage an amount differs from a price: `$80.00 is 20% less than $100.00`. */
function apart(amount: Rational, price: Rational): string {
  const difference = amount.minus(price);
  const isMore = difference.n > 0n;
  const size = percentage(isMore ? difference : difference.times(-1), price);
  return `${dollars(amount)} is ${size} ${isMore ? 'more' : 'less'} than ${dollars(price)}`;
}

const given = (kind: Kind, price: Rational, p: number): string =>
  stems[kind][0].replace('$N', dollars(price)).replace('P', `${p}`);

function pay(rng: Rng, dial: Dial): Asked {
  const { kind, p, price, part } = draw(rng, dial);
  const isOff = kind === 'discount';
  const answer = (isOff ? price.minus(part) : price.plus(part)).round(2);
  return {
    question: `${given(kind, price, p)} ${stems[kind][1]}${rounding(part)}`,
    ...checked(
      answer,
      {
        'gave-the-part-only': part.round(2),
        'went-the-wrong-way': (isOff ? price.plus(part) : price.minus(part)).round(2),
        'took-percent-as-dollars': isOff ? price.minus(p) : price.plus(p),
        'moved-the-point': price.plus(part.over(isOff ? -10 : 10)).round(2),
      },
      (wrong) => `Check: ${apart(wrong, price)}. It must be ${p}% ${isOff ? 'less' : 'more'}.`,
      { show: dollars, slip: rational(1, 2) },
    ),
    explanation: `1% of ${dollars(price)} is $${decimal(price.over(100), 2)}, so ${p}% is ${dollars(part)}. ${isOff ? 'Take it off' : 'Add it'}: ${dollars(answer)}.`,
    hints: [
      `Find ${p}% of the price: 1% is the price divided by 100.`,
      isOff ? 'Does a discount raise or lower the price?' : `Does a ${kind} raise or lower what you pay?`,
    ],
  };
}

function partOf(rng: Rng, dial: Dial): Asked {
  const { kind, p, price, part } = draw(rng, dial);
  return {
    question: `${given(kind, price, p)} ${stems[kind][2]}${rounding(part)}`,
    ...checked(
      part.round(2),
      {
        'moved-the-point': part.over(10).round(2),
        'took-percent-as-dollars': p,
        'gave-the-rest': [
          price.minus(part).round(2),
          `That is the price less ${p}%: the question asks for the ${p}%.`,
        ],
        'divided-by-the-percent': [
          price.over(p).round(2),
          `You divided by ${p}: divide by 100, and multiply by ${p}.`,
        ],
        'moved-the-point-up': [
          part.times(10).round(2),
          'The point is one place off: 10% is one tenth of the price.',
        ],
      },
      (wrong) => `That is ${percentage(wrong, price)} of ${dollars(price)}: the question has ${p}%.`,
      { show: dollars, slip: rational(1, 2) },
    ),
    explanation: `1% of ${dollars(price)} is $${decimal(price.over(100), 2)}. ${p}% is ${p} times as much: ${dollars(part)}.`,
    hints: ['How much is 1% of the price?', `Take that ${p} times.`],
  };
}

const rateStems: Readonly<Record<Kind, string>> = {
  discount: 'A coat cost OLD. Now it costs NEW. What percent is taken off?',
  tax: 'A radio costs OLD before tax and NEW with tax. What percent is the tax?',
  tip: 'A meal costs OLD. With the tip you pay NEW. What percent is the tip?',
};

function rate(rng: Rng, dial: Dial): Asked {
  const { kind, p, price, part } = draw(rng, dial);
  const whole = price.times(dial.grade < 8 ? 1 : 4);
  const change = part.times(dial.grade < 8 ? 1 : 4);
  const now = kind === 'discount' ? whole.minus(change) : whole.plus(change);
  const step = kind === 'tax' ? 1 : 5;
  return {
    question: rateStems[kind].replace('OLD', dollars(whole)).replace('NEW', dollars(now)),
    ...checked(
      p,
      {
        'took-dollars-as-percent': change.round(),
        'compared-with-the-new-price': change.times(100).over(now).round(),
        'gave-the-rest': [100 - p, `That is the other part of the price: ${p}% and ${100 - p}% make 100%.`],
        'gave-the-new-share': [
          now.times(100).over(whole).round(),
          'That compares the new price with the old one: compare the change.',
        ],
      },
      (wrong) =>
        `${wrong}% of ${dollars(whole)} is ${dollars(whole.times(wrong).over(100).round(2))}: the change is ${dollars(change)}.`,
      { show: (r) => `${r}%`, slip: step },
    ),
    explanation: `The change is ${dollars(change)}. ${dollars(change)} ÷ ${dollars(whole)} is ${p} hundredths, so it is ${p}%.`,
    hints: [
      'How many dollars is the change?',
      'What part of the old price is that? Divide the change by the old price.',
    ],
  };
}

function before(rng: Rng, dial: Dial): Asked {
  const { kind, p, price } = draw(rng, dial);
  const whole = price.times(dial.grade < 8 ? 1 : 2).round();
  const sign = kind === 'discount' ? -1 : 1;
  const now = whole.times(rational(100 + sign * p, 100));
  const wrong = now.times(rational(100 - sign * p, 100)).round(2);
  const text = {
    discount: `At ${p}% off, a coat costs ${dollars(now)}. What did it cost before?`,
    tax: `With a tax of ${p}%, a radio costs ${dollars(now)}. What does it cost before tax?`,
    tip: `With a tip of ${p}%, a meal costs ${dollars(now)}. What does it cost without the tip?`,
  }[kind];
  return {
    question: text,
    ...checked(
      whole,
      {
        'took-percent-of-the-new-price': wrong,
        'gave-the-given-price': now,
        'took-percent-as-dollars': now.minus(sign * p),
        'went-the-wrong-way': now.times(rational(100 + sign * p, 100)).round(2),
      },
      (near) => {
        const after = near.times(rational(100 + sign * p, 100)).round(2);
        return `Check: ${dollars(near)} ${sign > 0 ? 'plus' : 'less'} ${p}% is ${dollars(after)}, not ${dollars(now)}.`;
      },
      { show: dollars, slip: 5 },
    ),
    explanation: `${dollars(now)} is ${100 + sign * p}% of the price. So 1% is ${dollars(now)} ÷ ${100 + sign * p}, and 100% is ${dollars(whole)}.`,
    hints: [`What percent of the price before is ${dollars(now)}?`, 'Divide by that percentage to find 1%.'],
  };
}

function two(rng: Rng, dial: Dial): Asked {
  const [p, s] = [rng.pick([10, 15, 20, 25, 30, 40, 50]), rng.pick([5, 6, 8, 10])];
  const price = rational(rng.int(1, dial.grade < 8 ? 15 : 40) * 20);
  const sale = price.times(rational(100 - p, 100));
  const answer = sale.times(rational(100 + s, 100)).round(2);
  return {
    question: `A coat costs ${dollars(price)}. It is sold at ${p}% off. A sales tax of ${s}% is added to the sale price. What do you pay?`,
    ...checked(
      answer,
      {
        'added-both-percents': price.times(rational(100 - p + s, 100)),
        'forgot-second-step': sale,
        'left-the-discount-out': price.times(rational(100 + s, 100)),
        'went-the-wrong-way': sale.times(rational(100 - s, 100)).round(2),
      },
      (wrong) => `Check: ${apart(wrong, sale)}, the sale price. It must be ${s}% more.`,
      { show: dollars, slip: 1 },
    ),
    explanation: `The sale price is ${dollars(sale)}. ${s}% of it is ${dollars(answer.minus(sale))}. Together: ${dollars(answer)}.`,
    hints: [`First find the sale price: take ${p}% off.`, `Then add ${s}% of the sale price.`],
  };
}

function compare(rng: Rng, dial: Dial): Asked {
  const [p, q] = [rng.pick([10, 20, 30, 40]), rng.pick([10, 20])];
  const price = rational(rng.int(1, dial.grade < 8 ? 20 : 60) * 10);
  const second = price.times(rational((100 - p) * (100 - q), 10_000));
  // Both reductions in a row take off a little less than their sum.
  const r = p + q - rng.pick([0, 5, 5, 10]);
  const first = price.times(rational(100 - r, 100));
  const gap = first.minus(second).times(first.compare(second) < 0 ? -1 : 1);
  if (gap.n === 0n) return compare(rng, dial);
  const naive = price.times(rational(p + q - r, 100));
  const wrong = naive.n > 0n && !naive.equals(gap) ? naive : gap.plus(price.over(rng.pick([50, 100])));
  const isFirst = first.compare(second) < 0;
  return {
    question: `A coat costs ${dollars(price)} in two shops. Shop A takes ${r}% off. Shop B takes ${p}% off and then ${q}% off the new price. Which shop is cheaper, and by how much?`,
    ...crossed(
      { right: isFirst ? 'A' : 'B', wrong: isFirst ? 'B' : 'A', mistake: 'took-the-dearer-shop' },
      { right: gap, wrong, mistake: 'wrong-difference' },
      (shop, by) => `shop ${shop}, by ${dollars(by)}`,
    ),
    explanation: `The price in shop A is ${dollars(first)}. In shop B it is ${dollars(price.times(rational(100 - p, 100)))} first, and then ${dollars(second)}. The difference is ${dollars(gap)}.`,
    hints: [
      'What does the coat cost in shop A?',
      'In shop B, take the second percentage of the lower price.',
    ],
  };
}

export const discount = formed(
  {
    subject: 'Life Skills',
    category: 'Money',
    id: 'life.money.discount',
    title: 'Discounts, tax and tips',
    grades: [6, 12],
    objectives: [
      'Find a price after a percentage is taken off or added',
      'Find the percentage or the price before',
    ],
    keywords: ['discount', 'sales tax', 'tax', 'tips', 'sale price', 'percent off'],
    prerequisites: ['math.percent.of-number'],
    standards: ['6.RP.A.3', '7.RP.A.3'],
    teaching: {
      idea: {
        6: 'Percent means hundredths of the price. 20% of $80 is 20 hundredths of it: $16. A discount takes this part off. A tax or a tip adds it.',
        8: 'One factor does the whole work: 20% off leaves 0.80 of the price, and a tax of 8% makes 1.08 of it. Divide by the factor to find the price before.',
      },
      caution: 'The percentage always belongs to the price before the change, not to the price after it.',
      mends: {
        'gave-the-part-only':
          'That is only the part that is added or taken off: the question asks for the whole price.',
        'went-the-wrong-way': 'A discount lowers the price, and a tax or a tip raises it.',
        'took-percent-as-dollars': 'The percentage is a part of the price, not a number of dollars.',
        'took-dollars-as-percent': 'That is the change in dollars: divide it by the price before.',
        'moved-the-point': 'The point is one place off: 10% is one tenth of the price.',
        'compared-with-the-new-price': 'That compares with the new price: divide by the price before.',
        'took-percent-of-the-new-price':
          'The percentage belongs to the price before: divide, and do not multiply.',
        'gave-the-given-price': 'That is the price after the change: the question asks for the price before.',
        'added-both-percents': 'The tax belongs to the sale price, so work in two steps.',
        'forgot-second-step': 'There are two changes, and that is the price after the first one.',
        'left-the-discount-out': 'Take the discount off first.',
        'took-the-dearer-shop': 'That shop asks more: work out both prices.',
        'wrong-difference':
          'The second percentage belongs to the lower price, so the percentages do not add up.',
      },
      trap: 'took-percent-of-the-new-price',
    },
  },
  {
    pay: form([0, 1], pay),
    part: form([0], partOf),
    rate: form([0, 1], rate),
    before: form([1, 2], before),
    two: form([1, 2], two),
    claim: form([0, 1, 2], pay, 'claimed'),
    compare: form([2], compare),
  },
);
