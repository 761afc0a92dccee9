import { crossed, numeric } from '../choices.ts';
import { gcd, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { dollars } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Ratios and Percent' };

export const pairsOfThings = [
  ['red beads', 'blue beads'],
  ['cats', 'dogs'],
  ['cups of flour', 'cups of sugar'],
  ['wins', 'losses'],
  ['roses', 'tulips'],
] as const;

/** Draws a ratio in lowest terms. */
function lowestRatio(rng: Rng, { level }: Dial): [number, number] {
  const [a, b] = rng.pair(range(1, [9, 12, 16][level] ?? 9));
  const divisor = gcd(a, b);
  return [a / divisor, b / divisor];
}

/** Returns choices from the parts of a ratio: one number may be wrong, and the order may be turned. */
function ratioChoices(rng: Rng, m: number, n: number, steps: readonly number[], mistake: string) {
  const fits = steps.map((step) => n + step).filter((x) => x > 0 && x !== m && x * n !== m * m);
  return crossed(
    { right: n, wrong: rng.pick(fits), mistake },
    { right: false, wrong: true, mistake: 'turned-the-order' },
    (x, turned) => (turned ? `${x}:${m}` : `${m}:${x}`),
    (x, turned) => (turned ? rational(x, m) : rational(m, x)).toString(),
  );
}

function simplest(rng: Rng, dial: Dial): Asked {
  const [m, n] = lowestRatio(rng, dial);
  const k = rng.int(2, byLevel(dial, [9, 12, 15]));
  const steps = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].filter((step) => n + step > 0 && gcd(m, n + step) === 1);
  return {
    question: `What is the ratio ${m * k}:${n * k} in simplest form?`,
    ...ratioChoices(rng, m, n, steps, 'divided-wrongly'),
    explanation: `Both numbers can be divided by ${k}: ${m * k} ÷ ${k} = ${m} and ${n * k} ÷ ${k} = ${n}. That gives ${m}:${n}.`,
  };
}

function equalRatio(rng: Rng, dial: Dial): Asked {
  const [m, n] = lowestRatio(rng, dial);
  const k = rng.int(3, byLevel(dial, [8, 10, 12]));
  return {
    question: `Which ratio is equal to ${m}:${n}?`,
    ...ratioChoices(rng, m * k, n * k, [-2 * n, -n, n, 2 * n], 'changed-one-part-only'),
    explanation: `Multiply both parts by the same number, ${k}: ${m * k}:${n * k}.`,
  };
}

const simplifyRatios = formed(
  {
    ...info,
    id: 'math.ratios.simplify',
    title: 'Simplifying ratios',
    grades: [6, 8],
    objectives: ['Write a ratio in its simplest form'],
    keywords: ['ratios', 'simplify ratios', 'equivalent ratios', 'ratio'],
    prerequisites: ['math.fractions.simplify'],
    standards: ['6.RP.A.1', '6.RP.A.3'],
    teaching: {
      idea:
        'A ratio compares two amounts in a fixed order. It stays equal if both parts are multiplied or divided by the ' +
        'same number, as with fractions. The simplest form has no common factor left.',
      caution: 'Keep the order: 2 cats for 3 dogs is 2:3, not 3:2. Never change only one part.',
      hints: [
        'Which thing is named first?',
        'Which number divides both parts?',
        'Divide or multiply both parts by it.',
      ],
      mends: {
        'divided-wrongly': 'One part does not fit. Divide both parts by the same number.',
        'changed-one-part-only': 'A ratio stays equal only if both parts are multiplied by the same number.',
        'turned-the-order': 'The order of the parts matters. Keep the first part in front.',
      },
    },
  },
  {
    simplest: form([0, 1], simplest),
    equal: form([0, 1, 2], equalRatio),
    claim: form([1, 2], simplest, 'claimed'),
    story: form([0, 2], (rng, dial) => {
      const [m, n] = lowestRatio(rng, dial);
      const k = rng.int(2, byLevel(dial, [9, 12, 12]));
      const [a, b] = rng.pick(pairsOfThings);
      const steps = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].filter(
        (step) => n + step > 0 && gcd(m, n + step) === 1,
      );
      return {
        question: `There are ${m * k} ${a} and ${n * k} ${b}. What is the ratio of ${a} to ${b} in simplest form?`,
        ...ratioChoices(rng, m, n, steps, 'divided-wrongly'),
        explanation: `The ratio is ${m * k}:${n * k}. Divide both parts by ${k}: ${m}:${n}.`,
      };
    }),
  },
);

const goods = ['pens', 'melons', 'tickets', 'bottles', 'notebooks', 'muffins'] as const;

/** Draws a count, the price of one in cents, and another count. */
function purchase(rng: Rng, dial: Dial) {
  const [count, more] = rng.pair(range(2, byLevel(dial, [8, 10, 12])));
  const step = byLevel(dial, [25, 10, 5]);
  const each = rational(rng.int(2, 400 / step) * step, 100);
  return { item: rng.pick(goods), count, more, each, total: each.times(count) };
}

const unitRates = formed(
  {
    ...info,
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
      hints: [
        'What is the amount for one?',
        'Divide the whole amount by the count.',
        'Multiply if more than one is wanted.',
      ],
      mends: {
        'gave-the-total': 'This is the whole amount. Share it among the count to get the amount for one.',
        'gave-one-only': 'This is the amount for one. The question needs the amount for more.',
        'took-one-too-many': 'This belongs to one more than the question says.',
        'took-one-too-few': 'This belongs to one less than the question says.',
        'added-the-difference':
          'The price does not grow by one dollar for each. Find the amount for one first.',
      },
    },
  },
  {
    one: form([0, 1], (rng, dial) => {
      const { item, count, each, total } = purchase(rng, dial);
      return {
        question: `${count} ${item} cost ${dollars(total)}. How much does 1 of the ${item} cost?`,
        ...numeric(
          each,
          { 'gave-the-total': total, 'took-one-too-many': each.times(2), 'took-one-too-few': each.over(2) },
          { show: dollars, slip: rational(1, 4) },
        ),
        explanation: `Divide the price by the count: ${dollars(total)} ÷ ${count} = ${dollars(each)}.`,
      };
    }),
    several: form([0, 1, 2], (rng, dial) => {
      const { item, count, more, each, total } = purchase(rng, dial);
      const answer = each.times(more);
      return {
        question: `${count} ${item} cost ${dollars(total)}. How much do ${more} ${item} cost?`,
        ...numeric(
          answer,
          {
            'gave-one-only': each,
            'took-one-too-many': answer.plus(each),
            'took-one-too-few': answer.minus(each),
            'added-the-difference': total.plus(more - count),
          },
          { show: dollars, slip: rational(1, 4) },
        ),
        explanation: `One costs ${dollars(total)} ÷ ${count} = ${dollars(each)}. So ${more} cost ${more} × ${dollars(each)} = ${dollars(answer)}.`,
      };
    }),
    offer: form([0, 1, 2], (rng, dial) => offer(rng, dial)),
    count: form([1, 2], (rng, dial) => {
      const { item, count, more, each, total } = purchase(rng, dial);
      return {
        question: `${count} ${item} cost ${dollars(total)}. How many ${item} can you buy for ${dollars(each.times(more))}?`,
        ...numeric(more, {
          'took-one-too-many': more + 1,
          'took-one-too-few': more - 1,
          'gave-the-total': count,
        }),
        explanation: `One costs ${dollars(each)}. Then ${dollars(each.times(more))} ÷ ${dollars(each)} = ${more}.`,
      };
    }),
  },
);

/** Compares the unit prices of two offers. */
function offer(rng: Rng, dial: Dial): Asked {
  const { item, count, more, each, total } = purchase(rng, dial);
  const other = each.plus(rational(rng.pick([-1, 0, 1]) * 5, 100));
  const order = other.compare(each);
  const texts = ['Offer A', 'Offer B', 'Both cost the same'];
  const right = order > 0 ? 0 : order < 0 ? 1 : 2;
  const option = (text: string) => ({ text, worth: text });
  return {
    question:
      `Offer A is ${count} ${item} for ${dollars(total)}. Offer B is ${more} ${item} for ${dollars(other.times(more))}. ` +
      `Which has the lower price for each?`,
    answer: option(texts[right] ?? ''),
    mistakes: texts.flatMap((text, i) => {
      const mend = 'Divide each price by its count. Then compare the prices for one.';
      return i === right ? [] : { name: 'compared-totals', ...option(text), mend };
    }),
    explanation: `In offer A one costs ${dollars(each)}, in offer B ${dollars(other)}.`,
  };
}

/** Ratios and rates. */
export const ratios: Concept[] = [simplifyRatios, unitRates];
