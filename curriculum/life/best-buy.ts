import { checked } from '../checked.ts';
import { crossed } from '../choices.ts';
import { drawn } from '../math/middle-forms.ts';
import { lcm } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { alternatives, capitalize, cents } from '../text.ts';
import type { Dial } from '../types.ts';

/** Ware that is sold in packs, and what is counted or weighed in them. */
interface Ware {
  /** Start of a sentence: `Rice comes`. */
  start: string;
  pack: string;
  one: string;
  many: string;
}

const counted = (many: string, pack: string, one = many.slice(0, -1)): Ware => ({
  start: `${capitalize(many)} come`,
  pack,
  one,
  many,
});
const weighed = (ware: string, verb: 'come' | 'comes', pack: string): Ware => ({
  start: `${capitalize(ware)} ${verb}`,
  pack,
  one: 'ounce',
  many: `ounces of ${ware}`,
});

const wares: readonly Ware[] = [
  counted('apples', 'bag'),
  counted('rolls', 'bag'),
  counted('pens', 'box'),
  counted('stickers', 'pack'),
  counted('batteries', 'pack', 'battery'),
  counted('cans', 'pack'),
];

/** Wares by weight, for grades with rates (6.RP.A.2). */
const byWeight: readonly Ware[] = [
  weighed('coffee', 'comes', 'bag'),
  weighed('tea', 'comes', 'box'),
  weighed('chocolate', 'comes', 'box'),
  weighed('cheese', 'comes', 'pack'),
  weighed('nuts', 'come', 'pack'),
];
const sizesOf = ({ grade }: Dial): readonly number[] =>
  grade < 7 ? [2, 3, 4, 5, 6, 8, 10, 12] : [6, 8, 9, 12, 15, 16, 20, 24, 32];

function draw(rng: Rng, dial: Dial) {
  const ware = rng.pick(dial.grade < 7 ? wares : byWeight);
  const each = rng.int(dial.grade < 7 ? 20 : 40, byLevel(dial, [90, 150, 300]));
  return { ...ware, each, sizes: rng.sample(sizesOf(dial), 4) };
}

const plural = (pack: string): string => (pack === 'box' ? 'boxes' : `${pack}s`);

function which(rng: Rng, dial: Dial): Asked {
  const { start, pack, one, many, each, sizes } = draw(rng, dial);
  const unitName = many.includes(' of ') ? ` ${one}s` : '';
  const step = byLevel(dial, [10, 5, 1]);
  const extras = rng.sample([0, step, 2 * step, 3 * step, 4 * step], 4);
  const offers = sizes.map((n, i) => ({ n, each: each + (extras[i] ?? 0) }));
  const show = ({ n, each: price }: { n: number; each: number }): string =>
    `${n}${unitName} for ${cents(n * price)}`;
  const [best = { n: 1, each }, ...others] = offers.toSorted((a, b) => a.each - b.each);
  return {
    question: `${start} in ${plural(pack)}. Which ${pack} has the lowest price for one ${one}: ${alternatives(offers.map(show))}?`,
    answer: { text: show(best), worth: show(best) },
    mistakes: others.map((offer) => ({
      name: 'did-not-divide',
      text: show(offer),
      worth: show(offer),
      mend: `In this ${pack}, one ${one} costs ${cents(offer.each)}, and another ${pack} is cheaper.`,
    })),
    explanation: `Divide each price by the number: ${[best, ...others].map((o) => `${show(o)} is ${cents(o.each)} each`).join('; ')}.`,
    hints: [
      `What does one ${one} cost in each ${pack}? Divide the price by the number.`,
      `Compare the four prices of one ${one}.`,
    ],
  };
}

function unit(rng: Rng, dial: Dial): Asked {
  const {
    many,
    one,
    each,
    sizes: [n = 2],
  } = draw(rng, dial);
  return {
    question: `${n} ${many} cost ${cents(n * each)}. What does one ${one} cost?`,
    ...checked(
      each,
      {
        'subtracted-the-number': [n * each - n, `You subtracted ${n}: share the price among ${n} instead.`],
        'divided-by-one-more': [
          Math.round((n * each) / (n + 1)),
          `That divides by ${n + 1}: there are ${n} ${many}.`,
        ],
        'halved-the-price': [
          Math.round((n * each) / 2),
          `That is half of the price: share it among all ${n}.`,
        ],
        'gave-the-price-of-all': [n * each, `That is the price of all ${n}: divide it by ${n}.`],
      },
      (wrong) => {
        const price = Number(wrong.n);
        return `Check: ${n} × ${cents(price)} is ${cents(n * price)}, not ${cents(n * each)}.`;
      },
      { show: (r) => cents(Number(r.n)) },
    ),
    explanation: `Divide the price by the number: ${cents(n * each)} ÷ ${n} = ${cents(each)}.`,
    hints: [
      `${n} ${many} share the price equally.`,
      `Divide ${cents(n * each)} by ${n}, and multiply back to check.`,
    ],
  };
}

function same(rng: Rng, dial: Dial): Asked {
  const {
    many,
    one,
    each,
    sizes: [n = 2, m = 3],
  } = draw(rng, dial);
  const right = m * each;
  return {
    question: `${n} ${many} cost ${cents(n * each)}. What do ${m} ${many} cost at the same price for each ${one}?`,
    ...checked(
      right,
      {
        'gave-the-given-price': [n * each, `That is the price of ${n}: find the price of ${m}.`],
        'added-a-dollar-for-each': [
          n * each + (m - n) * 100,
          'The price does not change by a dollar for each one: find the price of one first.',
        ],
        'gave-the-price-of-one': [each, `That is the price of one: there are ${m}.`],
        'used-both-numbers': [(n + m) * each, `That is the price of ${n + m}: find the price of ${m}.`],
        'took-the-difference': [
          Math.abs(n - m) * each,
          `That is the price of ${Math.abs(n - m)}: find the price of ${m}.`,
        ],
      },
      (wrong) => `Check: ${m} × ${cents(each)} is not ${cents(Number(wrong.n))}.`,
      { show: (r) => cents(Number(r.n)) },
    ),
    explanation: `One ${one} costs ${cents(n * each)} ÷ ${n} = ${cents(each)}. ${m} × ${cents(each)} = ${cents(right)}.`,
    hints: [`What does one ${one} cost? Divide ${cents(n * each)} by ${n}.`, `Then multiply by ${m}.`],
  };
}

/** Returns shop or pack A or B with a difference as choices. */
function cheaper(
  rng: Rng,
  place: string,
  isA: boolean,
  [gap, wrong]: readonly [number, number],
  word: string,
) {
  const [a, b] = [`${place} A`, `${place} B`];
  const other = wrong === gap || wrong <= 0 ? gap + rng.pick([5, 10, 20]) : wrong;
  return crossed(
    { right: isA ? a : b, wrong: isA ? b : a, mistake: 'took-the-dearer-one' },
    { right: gap, wrong: other, mistake: 'wrong-difference' },
    (name, by) => `${name}, ${cents(by)} ${word}`,
  );
}

function save(rng: Rng, dial: Dial): Asked {
  const { many, n, m, x, y, need } = drawn(
    () => {
      const {
        many: word,
        each,
        sizes: [a = 2, b = 3],
      } = draw(rng, dial);
      const other = each + rng.int(1, byLevel(dial, [12, 12, 30])) * rng.pick([-1, 1]);
      return { many: word, n: a, m: b, x: each, y: other, need: lcm(a, b) * rng.int(1, 2) };
    },
    (drawing) => drawing.need <= 60 && drawing.y > 0 && ![drawing.n, drawing.m].includes(drawing.need),
  );
  const gap = Math.abs(x - y) * need;
  const wrong = rng.int(0, 1) === 0 ? Math.abs(n * x - m * y) : Math.abs(x - y) * (need + rng.pick([-1, 1]));
  return {
    question: `Shop A sells ${n} ${many} for ${cents(n * x)}. Shop B sells ${m} for ${cents(m * y)}. You need ${need}${many.includes(' of ') ? ' ounces' : ''}. Where do you pay less, and how much less?`,
    ...cheaper(rng, 'shop', x < y, [gap, wrong], 'less'),
    explanation: `The price in shop A is ${need / n} × ${cents(n * x)} = ${cents(need * x)}. In shop B, it is ${need / m} × ${cents(m * y)} = ${cents(need * y)}. The difference is ${cents(gap)}.`,
    hints: [
      `How many times does ${n} fit into ${need}? What do you pay for all of it in shop A?`,
      'Do the same for shop B, and subtract.',
    ],
  };
}

/** Draws a price for one, and the lower price after a coupon or, from grade 7 on, a discount. */
function reduction(rng: Rng, { grade }: Dial, n: number) {
  if (grade < 7) {
    const [now, off] = [rng.int(20, 300), rng.int(1, 8) * 25];
    return { now, before: now * n + off, how: `with a coupon for ${cents(off)}` };
  }
  const [full, p] = [rng.int(2, 20) * 20, rng.pick([10, 20, 25, 50])];
  return { now: (full * (100 - p)) / 100, before: full * n, how: `at ${p}% off` };
}

function lowered(rng: Rng, dial: Dial): Asked {
  const {
    many,
    one,
    sizes: [n = 2, m = 3],
  } = draw(rng, dial);
  const { now, before, how } = reduction(rng, dial, m);
  const each = now + rng.pick([-1, 1]) * rng.int(1, Math.min(15, now - 1));
  const gap = Math.abs(each - now);
  const naive = Math.abs(each - Math.round(before / m));
  return {
    question: `Pack A has ${n} ${many} for ${cents(each * n)}. Pack B has ${m} for ${cents(before)} ${how}. Which has the lower price for one ${one}, and how much lower?`,
    ...cheaper(rng, 'pack', each < now, [gap, naive], 'lower'),
    explanation: `In pack A, one ${one} costs ${cents(each)}. Pack B costs ${cents(now * m)} in the end, so one ${one} costs ${cents(now)}. The difference is ${cents(gap)}.`,
    hints: [
      `What does one ${one} cost in pack A?`,
      `Take the reduction off pack B first. Then divide by ${m}.`,
    ],
  };
}

export const bestBuy = formed(
  {
    subject: 'Life Skills',
    category: 'Money',
    id: 'life.money.best-buy',
    title: 'The best buy',
    grades: [5, 10],
    objectives: ['Compare offers by the price of one'],
    keywords: ['best buy', 'unit price', 'comparing prices', 'better deal', 'shopping'],
    prerequisites: ['math.decimals.divide'],
    standards: ['6.RP.A.2', '6.RP.A.3'],
    teaching: {
      idea: {
        5: 'Offers of different sizes are compared by the price of one. Divide the price by the number of things: 6 apples for $3.00 is $0.50 for one.',
        7: 'The unit price is the price of one thing or of one ounce: divide the price by the amount. Take coupons and discounts off before you divide.',
      },
      caution: 'The lowest price on the shelf is not always the best buy: the pack may be small.',
      mends: {
        'took-the-dearer-one': 'That one costs more: work out both prices and compare them.',
        'wrong-difference': 'The difference is not right: compare equal amounts of both offers.',
      },
      trap: 'took-the-dearer-one',
    },
  },
  {
    which: form([0, 1, 2], which),
    unit: form([0, 1], unit),
    same: form([0, 1], same),
    claim: form([1, 2], same, 'claimed'),
    save: form([1, 2], save),
    lowered: form([2], lowered),
  },
);
