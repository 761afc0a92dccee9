import { exactOption, numeric, type WrongNumber } from '../choices.ts';
import { type Numeric, type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { dollars } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

/** Things to buy with their lowest and highest likely price in cents. */
const goods = [
  ['beads', 5, 100],
  ['stickers', 10, 150],
  ['erasers', 20, 150],
  ['balloons', 20, 200],
  ['apples', 30, 200],
  ['pens', 20, 400],
  ['bottles', 50, 400],
  ['tickets', 100, 400],
  ['notebooks', 100, 400],
  ['muffins', 100, 400],
  ['melons', 200, 400],
] as const;

const singular = (item: string): string => item.slice(0, -1);

/** Draws a count, the price of one in cents, and another count. */
function purchase(rng: Rng, dial: Dial) {
  const [count, more] = rng.pair(range(2, byLevel(dial, [8, 10, 12])));
  const step = byLevel(dial, [25, 10, 5]);
  const price = rng.int(2, 400 / step) * step;
  const each = rational(price, 100);
  const [item] = rng.pick(goods.filter(([, least, most]) => least <= price && price <= most));
  return { item, count, more, each, total: each.times(count) };
}

/** Returns the mistake of a price if it comes out in whole cents, and is not the answer. */
function inCents(name: string, value: Rational, answer: Numeric, mend: string): Record<string, WrongNumber> {
  return 100n % value.d === 0n && !value.equals(answer) ? { [name]: [value, mend] } : {};
}

function one(rng: Rng, dial: Dial): Asked {
  const { item, count, each, total } = purchase(rng, dial);
  const off = rational(rng.pick([1, 2, 4]), 4);
  const check = (wrong: Rational): readonly [Rational, string] => [
    wrong,
    `${count} × ${dollars(wrong)} is ${dollars(wrong.times(count))}, not ${dollars(total)}.`,
  ];
  const counted = (wrong: number): string => `You divided by ${wrong}; there are ${count} ${item}.`;
  return {
    question: `${count} ${item} cost ${dollars(total)}. How much does 1 ${singular(item)} cost?`,
    ...numeric(
      each,
      {
        'gave-the-total': [total, `This is the price of all ${count} ${item}; share it among them.`],
        'multiplied-instead': [total.times(count), `You multiplied by ${count}; one costs less than all.`],
        ...inCents('divided-by-one-too-many', total.over(count + 1), each, counted(count + 1)),
        ...(count > 2 && inCents('divided-by-one-too-few', total.over(count - 1), each, counted(count - 1))),
        ...(count !== 2 && inCents('halved', total.over(2), each, counted(2))),
        'calculated-too-much': check(each.plus(off)),
        'calculated-too-little': check(each.minus(off)),
        ...inCents('divided-twice', each.over(count), each, `You divided by ${count} twice; divide once.`),
        ...inCents(
          'turned-the-division',
          rational(count).over(total),
          each,
          `You divided ${count} by ${dollars(total)}; divide the price by the count.`,
        ),
        ...inCents(
          'slipped-by-a-place',
          each.over(10),
          each,
          `${count} times this is only ${dollars(total.over(10))}, not ${dollars(total)}.`,
        ),
        ...(total.compare(count) > 0 && {
          'subtracted-instead': [
            total.minus(count),
            `You took $${count} away; divide the price by ${count}.`,
          ] as const,
        }),
      },
      {
        show: dollars,
        slip: 0,
        apart: (size, isMore) =>
          `${dollars(total.plus(size.times(isMore ? count : -count)))} for ${count} ${item}, not ${dollars(total)}`,
      },
    ),
    hints: [
      `All ${count} ${item} cost the same. Into how many equal parts do you share the price?`,
      `Divide ${dollars(total)} by the number of ${item}.`,
    ],
    explanation: `Divide the price by the count: ${dollars(total)} ÷ ${count} = ${dollars(each)}.`,
  };
}

function several(rng: Rng, dial: Dial): Asked {
  const { item, count, more, each, total } = purchase(rng, dial);
  const answer = each.times(more);
  const priceOf = (n: number): readonly [Rational, string] => [
    each.times(n),
    `This is the price of ${n} ${item}; the question asks for ${more}.`,
  ];
  const added = total.plus(more - count);
  const off = rational(rng.pick([5, 10, 20]), 100);
  const pricedAt = (wrong: Rational): readonly [Rational, string] => [
    wrong.times(more),
    `${count} × ${dollars(wrong)} is ${dollars(wrong.times(count))}, not ${dollars(total)}; check the price of one.`,
  ];
  return {
    question: `${count} ${item} cost ${dollars(total)}. How much do ${more} ${item} cost?`,
    ...numeric(
      answer,
      {
        'gave-one-only': [each, `This is the price of one; ${more} ${item} cost ${more} times as much.`],
        'gave-the-total': priceOf(count),
        'took-one-too-many': priceOf(more + 1),
        'took-one-price-too-high': pricedAt(each.plus(off)),
        ...(each.compare(off) > 0 && { 'took-one-price-too-low': pricedAt(each.minus(off)) }),
        ...(more > 2 && { 'took-one-too-few': priceOf(more - 1) }),
        ...(count + more !== more && { 'took-both-together': priceOf(count + more) }),
        'multiplied-the-total': [
          total.times(more),
          `${dollars(total)} is the price of ${count}; find the price of one first.`,
        ],
        ...(!added.equals(answer) && {
          'added-the-difference': [
            added,
            `You ${more > count ? 'added' : 'took away'} $1 for each ${singular(item)}; use the price of one.`,
          ] as const,
        }),
      },
      { show: dollars, slip: 0 },
    ),
    hints: [
      `Find the price of one first: divide ${dollars(total)} by ${count}.`,
      `Then multiply it, since you want ${more} ${item}.`,
    ],
    explanation: `One costs ${dollars(total)} ÷ ${count} = ${dollars(each)}. So ${more} cost ${more} × ${dollars(each)} = ${dollars(answer)}.`,
  };
}

function howMany(rng: Rng, dial: Dial): Asked {
  const { item, count, more, each, total } = purchase(rng, dial);
  const money = each.times(more);
  const priced = (n: number): readonly [number, string] => [
    n,
    `${n} ${item} cost ${dollars(each.times(n))}, not ${dollars(money)}.`,
  ];
  const difference = money.minus(total).plus(count);
  return {
    question: `${count} ${item} cost ${dollars(total)}. How many ${item} can you buy for ${dollars(money)}?`,
    ...numeric(more, {
      'one-too-many': priced(more + 1),
      ...(more > 2 && { 'one-too-few': priced(more - 1) }),
      'gave-the-count': priced(count),
      'added-the-count': priced(count + more),
      ...(more + 1 !== count && { 'two-too-many': priced(more + 2) }),
      ...(more > 3 && { 'two-too-few': priced(more - 2) }),
      'three-too-many': priced(more + 3),
      ...(more > 4 && { 'three-too-few': priced(more - 3) }),
      ...(difference.isInteger() &&
        !difference.equals(more) &&
        difference.n > 0n && {
          'added-the-difference': [
            difference,
            `You counted one more or less for each dollar; one costs ${dollars(each)}.`,
          ] as const,
        }),
    }),
    hints: [
      `How much does one ${singular(item)} cost, if ${count} cost ${dollars(total)}?`,
      `How many times does that price fit into ${dollars(money)}?`,
    ],
    explanation: `One costs ${dollars(total)} ÷ ${count} = ${dollars(each)}. Then ${dollars(money)} ÷ ${dollars(each)} = ${more}.`,
  };
}

/** Compares the unit prices of two offers. */
function offer(rng: Rng, dial: Dial): Asked {
  const { item, count, more, each, total } = purchase(rng, dial);
  const other = each.plus(rational(rng.pick([-1, 0, 1]) * 5, 100));
  const order = other.compare(each);
  const texts = ['Offer A', 'Offer B', 'Both cost the same'];
  const right = order > 0 ? 0 : order < 0 ? 1 : 2;
  return {
    question:
      `Offer A is ${count} ${item} for ${dollars(total)}. Offer B is ${more} ${item} for ${dollars(other.times(more))}. ` +
      `Which has the lower price for one ${singular(item)}?`,
    answer: exactOption(texts[right] ?? ''),
    mistakes: texts.flatMap((text, i) => {
      const mend = `Divide each price by its number of ${item}: one costs ${dollars(each)} in offer A and ${dollars(other)} in offer B.`;
      return i === right ? [] : { name: 'compared-totals', ...exactOption(text), mend };
    }),
    hints: [
      `Divide the price of offer A by ${count}.`,
      `Divide the price of offer B by ${more}. Then compare the prices for one.`,
    ],
    explanation: `In offer A one ${singular(item)} costs ${dollars(total)} ÷ ${count} = ${dollars(each)}, and in offer B ${dollars(other.times(more))} ÷ ${more} = ${dollars(other)}. So ${right === 2 ? 'both cost the same' : `offer ${right === 0 ? 'A' : 'B'} has the lower price`}.`,
  };
}

const unitRate = formed(
  {
    subject: 'Math',
    category: 'Ratios and Percent',
    id: 'math.ratios.unit-rate',
    title: 'Unit rates',
    grades: [6, 9],
    objectives: ['Find the amount for one'],
    keywords: ['unit rate', 'unit price', 'rates', 'price per item'],
    prerequisites: ['math.decimals.divide'],
    standards: ['6.RP.A.2', '6.RP.A.3', '7.RP.A.1'],
    teaching: {
      idea:
        'A unit rate says how much there is for one: the price of one pen, the miles in one hour. Divide to find it. ' +
        'With the amount for one you can find the amount for any number.',
      caution: 'Look at the order of the division. Dollars for one pen is dollars divided by pens.',
      mends: {},
    },
  },
  {
    one: form([0, 1], one),
    several: form([0, 1, 2], several),
    offer: form([0, 1, 2], offer),
    count: form([1, 2], howMany),
  },
);

/** Unit rates. */
export const unitRates: Concept[] = [unitRate];
