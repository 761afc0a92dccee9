import { numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal, unit } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { operand } from './upper-forms.ts';

const sizeOf = (r: Rational): Rational => (r.n < 0n ? r.times(-1) : r);

/** Draws two different numbers, of which at least one is negative. */
function twoNumbers(rng: Rng, dial: Dial): [Rational, Rational] {
  const d = byLevel(dial, [1, 2, 4]);
  const [a, b] = rng.pair([-9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 3, 5]);
  const [x, y] = [rational(a * 2 + 1, d), rational(b * 2 + 1, d)];
  return x.n > 0n && y.n > 0n ? [x.times(-1), y] : [x, y];
}

const order = formed(
  {
    subject: 'Math',
    category: 'Integers and Powers',
    id: 'math.integers.order',
    title: 'Negative numbers on the number line',
    grades: [6, 7],
    objectives: ['Order negative numbers and find opposites'],
    keywords: ['ordering integers', 'number line', 'opposite numbers', 'below zero', 'comparing integers'],
    prerequisites: ['math.decimals.compare'],
    standards: ['6.NS.C.5', '6.NS.C.6', '6.NS.C.7'],
    teaching: {
      idea:
        'Negative numbers lie to the left of zero. Farther to the left is less, so -8 is less than -3. Opposite numbers are ' +
        'equally far from zero on its two sides.',
      caution: 'Of two negative numbers, the one farther from zero is less: -8 is less than -3.',
      mends: {},
    },
  },
  {
    opposite: form([0, 1], (rng, dial) => {
      const n =
        dial.level === 0
          ? rational(rng.int(2, 80) * (rng.int(0, 1) || -1))
          : rational(rng.int(3, 99) * (rng.int(0, 1) || -1), 4);
      const size = sizeOf(n);
      return {
        question: `Which number is the opposite of ${decimal(n)}?`,
        ...numeric(
          n.times(-1),
          {
            'kept-the-sign': [n, 'This is the number itself; its opposite lies on the other side of zero.'],
            'gave-zero': [0, 'Zero lies in the middle between a number and its opposite.'],
            'filled-up': [
              size.times(-1).plus(100),
              'Opposite numbers make zero together; you filled up to 100.',
            ],
            doubled: [n.times(-2), `This is twice as far from zero as ${decimal(n)}.`],
            ...Object.fromEntries(
              [-1, 1].map((off) => [
                `missed-by-${off}`,
                [
                  n.times(-1).plus(off),
                  `${decimal(n)} is ${decimal(size)} from zero, but this number is ${decimal(sizeOf(n.times(-1).plus(off)))} from zero.`,
                ] as const,
              ]),
            ),
          },
          {
            signed: true,
            show: decimal,
            apart: (by, isMore) => {
              const wrong = n.times(-1).plus(by.times(isMore ? 1 : -1));
              return wrong.n < 0n === n.n < 0n && wrong.n !== 0n
                ? `on the same side of zero as ${decimal(n)}`
                : `${decimal(sizeOf(wrong))} from zero, not ${decimal(size)}`;
            },
          },
        ),
        hints: [
          `How far is ${decimal(n)} from zero, and on which side?`,
          'Go just as far from zero on the other side.',
        ],
        explanation: `${decimal(n)} lies ${decimal(size)} to the ${n.n < 0n ? 'left' : 'right'} of zero. Its opposite lies equally far on the other side: ${decimal(n.times(-1))}.`,
      };
    }),
    deeper: form([0, 1, 2], (rng, dial) => colder(rng, dial)),
    sign: form([0, 1, 2], (rng, dial) => whichSign(rng, dial)),
    between: form([1, 2], (rng) => {
      const [a, b] = [rng.int(-20, -3), rng.int(-1, 12)];
      const [middle, half] = [rational(a + b, 2), rational(b - a, 2)];
      return {
        question: `Which number lies exactly in the middle between ${a} and ${b}?`,
        ...numeric(
          middle,
          {
            'mixed-up-the-sign': [
              middle.times(-1),
              `You mixed up the sign; from ${a}, count ${unit('steps', decimal, 'step')(half)} to the right.`,
            ],
            'gave-half-the-distance': [
              half,
              `You took half of the distance; count so many steps from ${a} to the right.`,
            ],
            'went-left': [half.times(-1).plus(a), `You went to the left from ${a}; ${b} lies to the right.`],
            'went-right-from-the-end': [
              half.plus(b),
              `You went to the right from ${b}; ${a} lies to the left.`,
            ],
            'gave-the-sum': [a + b, `This is ${a} + ${operand(b)}; the middle is half of that.`],
            'halved-the-difference-of-sizes': [
              rational(-a - Math.abs(b), 2),
              `You took the minus sign of ${a} away; keep it.`,
            ],
            ...Object.fromEntries(
              [-1, 1].map((off) => [
                `missed-by-${off}`,
                [
                  middle.plus(off),
                  `It is ${decimal(half.plus(off))} from ${a}, but ${decimal(half.plus(-off))} from ${b}.`,
                ] as const,
              ]),
            ),
          },
          { signed: true, show: decimal },
        ),
        hints: [
          `How many steps is it from ${a} to ${b} on the number line?`,
          `Start at ${a}, and go half of these steps to the right.`,
        ],
        explanation: `From ${a} to ${b} there are ${b - a} steps. Half of them are ${decimal(half)}. From ${a}, that leads to ${decimal(middle)}.`,
      };
    }),
    steps: form([0, 2], (rng, dial) => {
      const [a, b] = [rng.int(-byLevel(dial, [12, 20, 40]), -1), rng.int(1, byLevel(dial, [12, 20, 40]))];
      return {
        question: `A diver is at ${a} m. A bird is at ${b} m. How many meters lie between them?`,
        ...numeric(b - a, {
          'subtracted-sizes': [
            Math.abs(b + a),
            `You took one number from the other; zero lies between them, so add ${-a} and ${b}.`,
          ],
          'diver-to-water': [-a, `This is the way from the diver up to 0 m; the bird is ${b} m higher.`],
          'water-to-bird': [b, `This is the way from 0 m up to the bird; the diver is ${-a} m lower.`],
          'counted-the-start': [
            b - a + 1,
            `You counted the mark at ${a}, too; count the steps between marks.`,
          ],
          'counted-between': [b - a - 1, 'You counted the marks between them; count the steps.'],
          'took-the-depth-twice': [-2 * a, `You took ${-a} twice; the bird is ${b} m above 0 m.`],
          'took-the-height-twice': [2 * b, `You took ${b} twice; the diver is ${-a} m below 0 m.`],
        }),
        hints: [
          'Draw an upright number line. Where are 0 m, the diver and the bird?',
          'Go from the diver up to 0 m, and then on to the bird.',
        ],
        explanation: `From ${a} up to 0 are ${-a} m, and from 0 to ${b} are ${b} m. Together: ${b - a} m.`,
      };
    }),
  },
);

function colder(rng: Rng, dial: Dial): Asked {
  const [a, b] = twoNumbers(rng, dial);
  const warm = rng.int(0, 1) === 1;
  const towns = rng.sample(['Town A', 'Town B', 'Town C'], 3);
  const c = rational(rng.int(-30, 12));
  const temps = [a, b, c.equals(a) || c.equals(b) ? c.minus(20) : c];
  const best = temps.reduce((x, y) => (y.compare(x) > 0 === warm ? y : x));
  const option = (i: number) => ({ text: towns[i] ?? '', worth: towns[i] ?? '' });
  const right = temps.indexOf(best);
  return {
    question: `${[0, 1, 2].map((i) => `${towns[i]} is at ${decimal(temps[i] ?? 0)} °C.`).join(' ')} Where is it ${warm ? 'warmest' : 'coldest'}?`,
    answer: option(right),
    mistakes: [0, 1, 2]
      .filter((i) => i !== right)
      .map((i) => ({
        name: 'compared-sizes-only',
        ...option(i),
        mend: `${decimal(temps[i] ?? 0)} °C is ${warm ? 'colder' : 'warmer'} than ${decimal(best)} °C; compare their places on a thermometer.`,
      })),
    hints: [
      'Draw a thermometer with 0 °C. Which temperatures are below zero?',
      `Mark all three. Which one is ${warm ? 'highest' : 'lowest'}?`,
    ],
    explanation: `The ${warm ? 'highest' : 'lowest'} on the thermometer is ${decimal(best)} °C, in ${towns[right]}.`,
  };
}

/** Returns the sentence that says which of two numbers is less. */
function leftOf(a: Rational, b: Rational): string {
  const [low, high] = a.compare(b) < 0 ? [a, b] : [b, a];
  return low.equals(high)
    ? `${decimal(a)} and ${decimal(b)} are equal, so neither is less.`
    : `${decimal(low)} is farther left than ${decimal(high)}, so ${decimal(low)} is less.`;
}

function whichSign(rng: Rng, dial: Dial): Asked {
  const [a, b] = twoNumbers(rng, dial);
  const options = [`${decimal(a)} < ${decimal(b)}`, `${decimal(a)} > ${decimal(b)}`];
  const flipped = [`${decimal(a.times(-1))} < ${decimal(b)}`, `${decimal(a.times(-1))} > ${decimal(b)}`];
  const isLess = a.compare(b) < 0;
  const isFlippedLess = a.times(-1).compare(b) < 0;
  const names = ['Kim', 'Ben', 'Rose'];
  const said = [options[isLess ? 0 : 1], options[isLess ? 1 : 0], flipped[isFlippedLess ? 1 : 0]];
  const placed = rng.shuffle([0, 1, 2]);
  const name = (i: number): string => names[placed.indexOf(i)] ?? '';
  const option = (i: number) => ({ text: name(i), worth: name(i) });
  return {
    question: `${placed.map((i, at) => `${names[at]} writes ${said[i]}.`).join(' ')} Who writes a true statement?`,
    answer: option(0),
    mistakes: [1, 2].map((i) => ({
      name: 'compared-sizes-only',
      ...option(i),
      mend: leftOf(i === 1 ? a : a.times(-1), b),
    })),
    hints: [
      `Mark ${decimal(a)} and ${decimal(b)} on a number line. Which one lies farther left?`,
      'Farther left is less. Read each sign: < is “less than”, and > is “greater than”.',
    ],
    explanation: `${decimal(isLess ? a : b)} is farther left than ${decimal(isLess ? b : a)}, so it is less: ${said[0]}.`,
  };
}

/** Order of negative numbers. */
export const negatives: Concept[] = [order];
