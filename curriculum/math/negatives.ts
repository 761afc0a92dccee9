import { numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal } from '../text.ts';
import type { Concept, Dial, Teaching } from '../types.ts';
import { comparing, direct, matching, operand, type Task } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Integers and Powers' };

/** Draws two different numbers, of which at least one is negative. */
function twoNumbers(rng: Rng, dial: Dial): [Rational, Rational] {
  const d = byLevel(dial, [1, 2, 4]);
  const [a, b] = rng.pair([-9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 3, 5]);
  const [x, y] = [rational(a * 2 + 1, d), rational(b * 2 + 1, d)];
  return x.n > 0n && y.n > 0n ? [x.times(-1), y] : [x, y];
}

const order = formed(
  {
    ...info,
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
      caution: 'For negative numbers the one with the larger size is the smaller one.',
      hints: ['Where is zero?', 'Which number lies farther to the left?', 'Left is less, right is greater.'],
      mends: {
        'compared-sizes-only':
          'You compared the sizes. Of two negative numbers the one farther left is less.',
        'mixed-up-the-sign': 'Look at the sign: the number is on the other side of zero.',
        'counted-wrongly': 'Count the steps on the number line once more.',
      },
    },
  },
  {
    opposite: form([0, 1], (rng, dial) => {
      const n =
        dial.level === 0
          ? rational(rng.int(2, 80) * (rng.int(0, 1) || -1))
          : rational(rng.int(3, 99) * (rng.int(0, 1) || -1), 4);
      return {
        question: `Which number is the opposite of ${decimal(n)}?`,
        ...numeric(
          n.times(-1),
          { 'mixed-up-the-sign': n, 'counted-wrongly': n.times(-1).plus(rng.int(0, 1) ? 1 : -1) },
          { signed: true, show: decimal },
        ),
        explanation: `The opposite lies equally far from zero, on the other side: ${decimal(n.times(-1))}.`,
      };
    }),
    deeper: form([0, 1, 2], (rng, dial) => colder(rng, dial)),
    sign: form([0, 1, 2], (rng, dial) => whichSign(rng, dial)),
    between: form([1, 2], (rng) => {
      const [a, b] = [rng.int(-20, -3), rng.int(-1, 12)];
      const middle = rational(a + b, 2);
      return {
        question: `Which number lies exactly in the middle between ${a} and ${b}?`,
        ...numeric(
          middle,
          {
            'mixed-up-the-sign': middle.times(-1),
            'compared-sizes-only': rational(b - a, 2),
            'counted-wrongly': middle.plus(rng.int(0, 1) ? 1 : -1),
          },
          { signed: true, show: decimal },
        ),
        explanation: `From ${a} to ${b} there are ${b - a} steps. Half of them are ${decimal(rational(b - a, 2))}. You reach ${decimal(middle)}.`,
      };
    }),
    steps: form([0, 2], (rng, dial) => {
      const [a, b] = [rng.int(-byLevel(dial, [12, 20, 40]), -1), rng.int(1, byLevel(dial, [12, 20, 40]))];
      return {
        question: `A diver is at ${a} m. A bird is at ${b} m. How many meters lie between them?`,
        ...numeric(b - a, {
          'compared-sizes-only': Math.abs(b + a),
          'counted-wrongly': b - a + (rng.int(0, 1) || -1),
        }),
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
    question: `${[0, 1, 2].map((i) => `${towns[i]} has ${decimal(temps[i] ?? 0)} °C.`).join(' ')} Where is it ${warm ? 'warmest' : 'coldest'}?`,
    answer: option(right),
    mistakes: [0, 1, 2]
      .filter((i) => i !== right)
      .map((i) => ({ name: 'compared-sizes-only', ...option(i) })),
    explanation: `${warm ? 'Warmest is farthest to the right' : 'Coldest is farthest to the left'} on the number line: ${decimal(best)}.`,
  };
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
    mistakes: [1, 2].map((i) => ({ name: 'compared-sizes-only', ...option(i) })),
    explanation: `${decimal(isLess ? a : b)} lies farther to the left, so it is less: ${said[0]}.`,
  };
}

const absoluteTeaching: Teaching = {
  idea:
    'The absolute value of a number is its distance from zero. Distances are never negative: |-5| = 5 and |5| = 5. ' +
    'The distance of two numbers is the absolute value of their difference.',
  caution: 'Work out what is inside the bars first. A minus in front of the bars stays.',
  hints: [
    'How far from zero is the number?',
    'Work out the inside first.',
    'What stands in front of the bars?',
  ],
  mends: {
    'kept-the-sign': 'A distance is never negative. Leave the minus sign inside the bars out.',
    'took-bars-of-each': 'Work out the inside first, and then take the distance from zero.',
    'counted-wrongly': 'Count the distance once more.',
    'another-value': 'Work out each choice.',
    'compared-without-working-out': 'Work out both values first.',
  },
};

function absoluteTask(rng: Rng, dial: Dial): Task {
  const outer = dial.level > 0 && rng.int(0, 1) === 1 ? -1 : 1;
  const [a, b] = [rng.int(1, 30), dial.level === 0 ? 0 : rng.int(2, 40)];
  const inside = dial.level === 0 ? a * (rng.int(0, 2) ? -1 : 1) : a - b;
  const value = outer * Math.abs(inside);
  return {
    text: `${outer < 0 ? '-' : ''}|${dial.level === 0 ? inside : `${a} - ${b}`}|`,
    value,
    signed: true,
    mistakes: {
      'kept-the-sign': -value,
      'took-bars-of-each': outer * (a + b),
      'counted-wrongly': value + (rng.int(0, 1) || -1),
    },
    way: `Inside the bars is ${inside}. Its distance from zero is ${Math.abs(inside)}.${outer < 0 ? ' The minus in front stays.' : ''} So it is ${value}.`,
  };
}

const absolute = formed(
  {
    ...info,
    id: 'math.integers.absolute-value',
    title: 'Absolute value',
    grades: [6, 8],
    objectives: ['Find the distance of a number from zero and of two numbers'],
    keywords: ['absolute value', 'distance from zero', 'magnitude'],
    prerequisites: ['math.integers.order'],
    standards: ['6.NS.C.7', '6.NS.C.8', '7.NS.A.1'],
    teaching: absoluteTeaching,
  },
  {
    value: form([0, 1], direct(absoluteTask)),
    equal: form([0, 1, 2], matching(absoluteTask)),
    compare: form([1, 2], comparing(absoluteTask)),
    distance: form([0, 1, 2], (rng) => {
      const [a, b] = rng.pair([rng.int(-25, -1), rng.int(-24, 9), rng.int(1, 25)]);
      const distance = Math.abs(a - b) || 3;
      const end = a === b ? a + 3 : b;
      return {
        question: `How far apart are ${a} and ${end} on the number line?`,
        ...numeric(distance, {
          'took-bars-of-each': Math.abs(a) + Math.abs(end),
          'kept-the-sign': Math.abs(a + end),
          'counted-wrongly': distance + (rng.int(0, 1) || -1),
        }),
        explanation: `The distance is |${a} - ${operand(end)}| = |${a - end}| = ${distance}.`,
        figure: { kind: 'number-line', from: -30, to: 30, step: 5, marks: [a, end], labels: [-30, 0, 30] },
      };
    }),
    claim: form([2], direct(absoluteTask), 'claimed'),
  },
);

/** Order and size of negative numbers. */
export const negatives: Concept[] = [order, absolute];
