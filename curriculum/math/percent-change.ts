import { numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { gcd, type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal, dollars, type Format, inDollars, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Ratios and Percent' };

/** Draws a change by a percentage, with whole numbers of dollars. */
function drawChange(rng: Rng, dial: Dial) {
  const p = rng.pick(
    byLevel(dial, [
      [10, 20, 25, 30, 40, 50, 60, 75],
      [5, 15, 30, 40, 45, 60, 65],
      [4, 8, 12, 16, 35, 45, 75],
    ]),
  );
  const from = (100 / gcd(p, 100)) * rng.int(2, byLevel(dial, [20, 20, 12]));
  const up = rng.int(0, 1) === 1;
  const size = (from * p) / 100;
  return { p, from, up, size, to: up ? from + size : from - size };
}

/** Formats dollars, with cents only if there are some. */
const price: Format = (value) => (value.isInteger() ? inDollars(value) : dollars(value));

const inPercentage: Format = (r) => `${decimal(r)}%`;

function findChange(rng: Rng, dial: Dial): Asked {
  const { p, from, up, size, to } = drawChange(rng, dial);
  const check = (wrong: Rational): string =>
    `${decimal(wrong)}% of $${whole(from)} is ${price(wrong.times(from).over(100))}; the price changes by $${whole(size)}.`;
  return {
    question: `A price goes from $${whole(from)} to $${whole(to)}. By what percent does it ${up ? 'rise' : 'fall'}?`,
    ...numeric(
      p,
      {
        ...nearBy(rng, p, p % 5 === 0 ? 5 : 2, check),
        ...((size * 100) % to === 0 && {
          'divided-by-new-value': [
            rational(size * 100, to),
            `You compared the change with the new price, $${whole(to)}; compare it with the old one.`,
          ] as const,
        }),
        ...(!up &&
          p !== 50 && {
            'gave-new-as-percent-of-old': [
              100 - p,
              `The new price is ${100 - p}% of the old one; the fall is only the difference.`,
            ] as const,
          }),
        ...(up &&
          sometimes(rng, {
            'gave-new-as-percent-of-old': [
              100 + p,
              `The new price is ${100 + p}% of the old one; the rise is only the difference.`,
            ],
          })),
        ...(size !== p && {
          'gave-difference': [
            size,
            `The change is $${whole(size)}, not ${whole(size)}%; say what percent of $${whole(from)} it is.`,
          ] as const,
        }),
      },
      {
        show: inPercentage,
        slip: 0,
        apart: (by, isMore) => {
          const change = by
            .times(isMore ? 1 : -1)
            .plus(p)
            .times(from)
            .over(100);
          return `a change of ${price(change)}, not of $${whole(size)}`;
        },
      },
    ),
    explanation: `The change is $${whole(size)}. Compare it with the old price: ${whole(size)} ÷ ${whole(from)} = ${decimal(rational(p, 100))}, which is ${p}%.`,
    hints: [
      `By how many dollars does the price ${up ? 'rise' : 'fall'}?`,
      'Divide this change by the old price, and write the result as a percentage.',
    ],
  };
}

function before(rng: Rng, dial: Dial): Asked {
  const { p, from, up, size, to } = drawChange(rng, dial);
  const check = (wrong: Rational): string => {
    const change = wrong.times(p).over(100);
    const result = up ? wrong.plus(change) : wrong.minus(change);
    return `From ${price(wrong)}, a ${up ? 'rise' : 'fall'} of ${p}% leads to ${price(result)}, not $${whole(to)}.`;
  };
  const ofNew = rational(to * (up ? 100 - p : 100 + p), 100);
  return {
    question: `After a ${up ? 'rise' : 'fall'} of ${p}%, a ticket costs $${whole(to)}. What did it cost before?`,
    ...numeric(
      from,
      {
        ...nearBy(rng, from, 100 / gcd(p, 100), check),
        ...(ofNew.isInteger() && {
          'changed-new-value': [
            ofNew,
            `You took ${p}% of the new price; the percentage belongs to the old price.`,
          ] as const,
        }),
        'changed-the-wrong-way': [
          to + (up ? size : -size),
          `The price ${up ? 'rose, so it was lower' : 'fell, so it was higher'} before.`,
        ],
        ...sometimes(rng, {
          'used-the-percent-as-dollars': [
            to + (up ? -p : p),
            `You ${up ? 'took away' : 'added'} ${p} dollars; ${p}% is a part of the old price.`,
          ],
        }),
        ...sometimes(rng, {
          'gave-the-new-price': [to, 'This is the new price; the question asks for the old one.'],
        }),
      },
      {
        show: inDollars,
        slip: 1,
        apart: (by, isMore) => {
          const wrong = by.times(isMore ? 1 : -1).plus(from);
          return `the old price for ${price(wrong.times(up ? 100 + p : 100 - p).over(100))}, not for $${whole(to)}`;
        },
      },
    ),
    explanation: `The new price is ${up ? `100% + ${p}% = ${100 + p}%` : `100% - ${p}% = ${100 - p}%`} of the old one. Divide: ${whole(to)} ÷ ${decimal(rational(up ? 100 + p : 100 - p, 100))} = ${whole(from)}.`,
    hints: [
      `After a ${up ? 'rise' : 'fall'} of ${p}%, what percent of the old price is the new price?`,
      `Divide $${whole(to)} by that percentage, written as a decimal.`,
    ],
  };
}

const increaseAndDecrease = formed(
  {
    ...info,
    id: 'math.percent.change',
    title: 'Percent increase and decrease',
    grades: [7, 10],
    objectives: ['Find the percent by which a quantity changes'],
    keywords: ['percent change', 'percent increase', 'percent decrease', 'percentage change'],
    prerequisites: ['math.percent.of-number'],
    standards: ['7.RP.A.3'],
    teaching: {
      idea:
        'A percent change compares the change with the old value. Find the difference, divide it by the old value and ' +
        'write the result as a percentage.',
      caution:
        'Divide by the old value, not by the new one. From 50 to 100 is a rise of 100%, but from 100 to 50 is a fall of 50%.',
      mends: {},
    },
  },
  {
    change: form([0, 1, 2], findChange),
    after: form([0, 1, 2], (rng, dial) => {
      const { p, from, up, size, to } = drawChange(rng, dial);
      return {
        question: `A club has ${whole(from)} members. The number ${up ? 'rises' : 'falls'} by ${p}%. How many members are there then?`,
        ...numeric(
          to,
          {
            ...nearBy(
              rng,
              to,
              Math.max(1, Math.round(from / 20)),
              (wrong) =>
                `This is a change of ${whole(Math.abs(Number(wrong.minus(from).n)))}; ${p}% of ${whole(from)} is ${whole(size)}.`,
            ),
            'gave-the-change': [
              size,
              `The change is ${whole(size)}; ${up ? 'add it to' : 'take it from'} the old number, ${whole(from)}.`,
            ],
            'changed-the-wrong-way': [
              up ? from - size : from + size,
              `You ${up ? 'took the change away' : 'added the change'}, but the number ${up ? 'rises' : 'falls'}.`,
            ],
            'used-the-percent-as-members': [
              up ? from + p : from - p,
              `You ${up ? 'added' : 'took away'} ${p} members; find ${p}% of ${whole(from)} first.`,
            ],
            'changed-twice': [
              to + (up ? size : -size),
              `You made the change of ${whole(size)} twice; make it once.`,
            ],
          },
          {
            apart: (by, isMore) => {
              const change = Number(by.n) * (isMore ? 1 : -1) + to - from;
              return change === 0
                ? 'the old number, without a change'
                : `a ${change < 0 ? 'fall' : 'rise'} of ${whole(Math.abs(change))}, not a ${up ? 'rise' : 'fall'} of ${whole(size)}`;
            },
          },
        ),
        explanation: `${p}% of ${whole(from)} is ${whole(size)}. The number ${up ? 'rises' : 'falls'}: ${whole(from)} ${up ? '+' : '-'} ${whole(size)} = ${whole(to)}.`,
        hints: [
          `Find ${p}% of ${whole(from)}.`,
          `The number ${up ? 'rises, so add this part to' : 'falls, so take this part from'} ${whole(from)}.`,
        ],
      };
    }),
    claim: form([0], findChange, 'claimed'),
    before: form([1, 2], before),
  },
);

/** Changes by a percentage. */
export const percentChange: Concept[] = [increaseAndDecrease];
