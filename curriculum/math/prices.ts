import { type Apart, numeric, type WrongNumber } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal, dollars, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Ratios and Percent' };

/** Stories, with a thing of up to $60, one of up to $250 and a dearer one. */
const applied = [
  {
    text: 'A THING costs $N. It is on sale at P% off. What do you pay?',
    things: ['shirt', 'tent', 'sofa'],
    sign: -1,
    most: 90,
  },
  {
    text: 'A THING costs $N. You add a tip of P%. What do you pay in all?',
    things: ['meal', 'family dinner', 'party dinner'],
    sign: 1,
    most: 25,
  },
  {
    text: 'A THING costs $N before a sales tax of P%. What does it cost with the tax?',
    things: ['lamp', 'chair', 'bed'],
    sign: 1,
    most: 10,
  },
  {
    text: 'A shop buys a THING for $N and marks the price up by P%. What is the new price?',
    things: ['clock', 'desk', 'piano'],
    sign: 1,
    most: 90,
  },
  {
    text: 'A THING costs $N. You get a discount of P%. What do you pay?',
    things: ['game', 'watch', 'laptop'],
    sign: -1,
    most: 90,
  },
] as const;

/** Tells a wrong price by its change from the old one. */
const byChange =
  (n: number, right: Rational): Apart =>
  (size, isMore) => {
    const shown = (change: Rational): string =>
      `$${whole(n)} ${change.n < 0n ? `- ${dollars(change.times(-1))}` : `+ ${dollars(change)}`}`;
    return `${shown(size.times(isMore ? 1 : -1).plus(right))}, not ${shown(right)}`;
  };

/** Change of a price: its direction, its size and a slip in working that out. */
interface Change {
  sign: 1 | -1;
  part: Rational;
  more: Rational;
}

/** Returns the wrong prices after a change of $n by p percent. */
function paymentMistakes(n: number, p: number, { sign, part, more }: Change): Record<string, WrongNumber> {
  return {
    'gave-the-part': [
      part,
      `${dollars(part)} is only the part that is ${sign > 0 ? 'added; add it to' : 'taken away; take it from'} $${whole(n)}.`,
    ],
    'went-the-wrong-way': [
      part.times(-sign).plus(n),
      `You ${sign > 0 ? 'took the part away' : 'added the part'}; here the price ${sign > 0 ? 'rises' : 'falls'}.`,
    ],
    'used-the-percent-as-dollars': [
      n + sign * p,
      `You used ${p}% as $${p}; find ${p}% of $${whole(n)} first.`,
    ],
    'calculated-too-much': [
      part.plus(more).times(sign).plus(n),
      `${p}% of $${whole(n)} is ${dollars(part)}, not ${dollars(part.plus(more))}.`,
    ],
    ...(part.compare(more) > 0 && {
      'calculated-too-little': [
        part.minus(more).times(sign).plus(n),
        `${p}% of $${whole(n)} is ${dollars(part)}, not ${dollars(part.minus(more))}.`,
      ] as const,
    }),
    'used-it-twice': [
      part.times(2 * sign).plus(n),
      `You ${sign > 0 ? 'added' : 'took away'} the ${dollars(part)} twice; do it once.`,
    ],
    'changed-nothing': [n, `This is the price before the ${p}%; work the percentage in.`],
  };
}

function payment(rng: Rng, dial: Dial): Asked {
  const p = rng.pick(
    byLevel(dial, [
      [10, 20, 25, 50],
      [5, 15, 30, 40],
      [6, 7, 8, 9, 12, 18, 35],
    ]),
  );
  const n = rng.int(2, byLevel(dial, [20, 40, 60])) * (p % 10 === 0 ? 5 : 20);
  const { text, things, sign } = rng.pick(applied.filter(({ most }) => p <= most));
  const part = rational(p * n, 100);
  return {
    question: text
      .replace('THING', things[n <= 60 ? 0 : n <= 250 ? 1 : 2])
      .replace('$N', `$$${whole(n)}`)
      .replace('P%', `${p}%`),
    ...numeric(
      part.times(sign).plus(n),
      paymentMistakes(n, p, { sign, part, more: rational(n * rng.pick([5, 10]), 100) }),
      {
        show: dollars,
        slip: 0,
        apart: byChange(n, part.times(sign)),
      },
    ),
    hints: [
      `Find ${p}% of $${whole(n)}.`,
      `Is the answer more or less than $${whole(n)}? Add this part, or take it away.`,
    ],
    explanation: `${p}% of $${whole(n)} is ${dollars(part)}. ${sign > 0 ? 'Add it' : 'Take it away'}: ${dollars(part.times(sign).plus(n))}.`,
  };
}

function rate(rng: Rng, dial: Dial): Asked {
  const p = rng.pick(
    byLevel(dial, [
      [10, 20, 25, 30, 40, 45, 50, 60],
      [15, 30, 35, 40, 60, 65, 70],
      [5, 8, 12, 35, 45, 55, 72, 85],
    ]),
  );
  const n = rng.int(1, 30) * 20;
  const part = rational(p * n, 100);
  const off = p % 5 === 0 ? 5 : 2;
  const check = (percent: number): readonly [number, string] => [
    percent,
    `${percent}% of $${whole(n)} is ${dollars(rational(percent * n, 100))}, but the discount is ${dollars(part)}.`,
  ];
  return {
    question: `A coat costs $${whole(n)}. On sale it costs ${dollars(rational(n).minus(part))}. What percent is the discount?`,
    ...numeric(
      p,
      {
        ...(part.isInteger() && !part.equals(p) && { 'gave-dollars': check(Number(part.n)) }),
        ...(p !== 50 && {
          'gave-the-rest': [
            100 - p,
            `The sale price is ${100 - p}% of the old price; the discount is the rest up to 100%.`,
          ] as const,
        }),
        ...((p * 100) % (100 - p) === 0 && {
          'divided-by-sale-price': [
            (p * 100) / (100 - p),
            `You compared the discount with the sale price; compare it with the old price, $${whole(n)}.`,
          ] as const,
        }),
        'calculated-too-much': check(p + off * rng.int(1, 2)),
        'calculated-far-too-much': check(p + off * rng.int(3, 4)),
        ...(p > 2 * off && { 'calculated-too-little': check(p - off * rng.int(1, 2)) }),
        ...(p > 4 * off && { 'calculated-far-too-little': check(p - off * rng.int(3, 4)) }),
      },
      {
        show: (r) => `${decimal(r)}%`,
        slip: 0,
        max: 99,
        apart: (size, isMore) => {
          const percent = size.times(isMore ? 1 : -1).plus(p);
          return `the percentage for a discount of ${dollars(percent.times(n).over(100))}, not of ${dollars(part)}`;
        },
      },
    ),
    hints: [
      `How many dollars is ${dollars(rational(n).minus(part))} less than $${whole(n)}?`,
      `Divide these dollars by the old price, ${whole(n)}, and write the result as a percentage.`,
    ],
    explanation: `The price falls by ${dollars(part)}. Compare that with the old price: ${decimal(part)} ÷ ${whole(n)} = ${decimal(rational(p, 100))}, which is ${p}%.`,
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
      mends: {},
    },
  },
  {
    pay: form([0, 1, 2], payment),
    claim: form([0], payment, 'claimed'),
    twice: form([1, 2], (rng) => twoChanges(rng)),
    rate: form([0, 1, 2], rate),
  },
);

function twoChanges(rng: Rng): Asked {
  const n = rng.int(3, 17) * 20;
  const [p, s] = [rng.pick([10, 20, 25, 30, 40, 50]), rng.pick([5, 6, 8, 10])];
  const sale = rational(n * (100 - p), 100);
  const answer = sale.times(rational(100 + s, 100));
  const [otherP, otherS] = [
    rng.pick([10, 20, 25, 30, 40, 50].filter((x) => x !== p)),
    rng.pick([5, 6, 8, 10].filter((x) => x !== s)),
  ];
  const paid = (discount: number, tax: number) =>
    rational(n * (100 - discount), 100).times(rational(100 + tax, 100));
  return {
    question: `A bike costs $${n}. It is on sale at ${p}% off. Then a tax of ${s}% is added to the sale price. What do you pay?`,
    ...numeric(
      answer,
      {
        'added-both-percents': [
          rational(n * (100 - p + s), 100),
          `You took both percentages of $${n}; the tax of ${s}% is on the sale price, ${dollars(sale)}.`,
        ],
        ...(rng.int(0, 1) === 0
          ? {
              'forgot-second-step': [
                sale,
                `${dollars(sale)} is the sale price; the tax of ${s}% still comes on top.`,
              ] as const,
            }
          : {
              'subtracted-the-tax': [paid(p, -s), `You took the tax of ${s}% away; a tax is added.`] as const,
            }),
        'forgot-first-step': [paid(0, s), `You added the tax to the full price; the discount comes first.`],
        'another-discount': [
          paid(otherP, s),
          `${p}% of $${n} is ${dollars(rational(n).minus(sale))}; the sale price is ${dollars(sale)}.`,
        ],
        'doubled-the-tax': [
          paid(p, 2 * s),
          `${s}% of ${dollars(sale)} is ${dollars(answer.minus(sale))}, not ${dollars(paid(p, 2 * s).minus(sale))}.`,
        ],
        'another-tax': [
          paid(p, otherS),
          `${s}% of ${dollars(sale)} is ${dollars(answer.minus(sale))}, not ${dollars(paid(p, otherS).minus(sale))}.`,
        ],
      },
      { show: dollars, slip: 0 },
    ),
    hints: [
      `First find the sale price: take ${p}% of $${n} away.`,
      `Then find ${s}% of the sale price, and add it.`,
    ],
    explanation: `${p}% of $${n} is ${dollars(rational(n).minus(sale))}, so the sale price is ${dollars(sale)}. The tax is ${s}% of ${dollars(sale)}, which is ${dollars(answer.minus(sale))}. Together: ${dollars(answer)}.`,
  };
}

/** Prices with discounts, taxes and tips. */
export const prices: Concept[] = [percentProblems];
