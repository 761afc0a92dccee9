import { checkedBy } from '../checked.ts';
import { numeric } from '../choices.ts';
import { gcd } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

const side = (p: number, q: number): string =>
  `${polynomial([0, p])} ${q < 0 ? '-' : '+'} ${polynomial([0, Math.abs(q)], 'y')}`;
const line = (p: number, q: number, value: number): string => `${side(p, q)} = ${value}`;

/** Draws two lines that meet at one point with whole coordinates. */
function system(rng: Rng, dial: Dial) {
  const top = byLevel(dial, [8, 8, 10]);
  const [x, y] =
    dial.level === 0 ? [rng.int(1, top), rng.int(1, top)] : [nonZero(rng, top), nonZero(rng, top)];
  const [a, c] = rng.pair(range(1, byLevel(dial, [4, 5, 6])));
  const [b, d] = byLevel(dial, [
    [1, -1],
    [1, rng.int(-3, -1)],
    [rng.int(1, 4), rng.int(-4, -1)],
  ] as const);
  return { x, y, text: `${line(a, b, a * x + b * y)} and ${line(c, d, c * x + d * y)}`, a, b, c, d };
}

/** Returns a wrong value of a coordinate: its opposite, or one near to it. */
const wrongValue = (rng: Rng, v: number): number =>
  rng.pick([-v, v + 1, v - 1, v + 2, v - 2].filter((w) => w !== v));

function solve(rng: Rng, dial: Dial): Asked {
  const { x, y, text, a, b, c, d } = system(rng, dial);
  const common = gcd(b, -d);
  const [m, n] = [-d / common, b / common];
  const times = [m > 1 ? `the first equation by ${m}` : '', n > 1 ? `the second one by ${n}` : '']
    .filter((part) => part !== '')
    .join(' and ')
    .replace(/^the second one/, 'the second equation');
  const [p, q] = [wrongValue(rng, x), wrongValue(rng, y)];
  const option = (u: number, v: number) => ({ text: `x = ${u}, y = ${v}`, worth: `${u} ${v}` });
  // One of the equations tells that the numbers do not fit.
  const mistake = (name: string, u: number, v: number) => {
    const first = a * u + b * v;
    const [left, is, right] =
      first === a * x + b * y
        ? [side(c, d), c * u + d * v, c * x + d * y]
        : [side(a, b), first, a * x + b * y];
    return { name, ...option(u, v), mend: `With x = ${u} and y = ${v}, ${left} is ${is}, not ${right}.` };
  };
  return {
    question: `Solve the system: ${text}.`,
    answer: option(x, y),
    mistakes: [mistake('wrong-x', p, y), mistake('wrong-y', x, q), mistake('wrong-x and wrong-y', p, q)],
    hints: [
      times === ''
        ? 'The terms with y are opposites. Add the equations: what is left?'
        : `Multiply ${times}. Then the terms with y are opposites; add the equations.`,
      'Solve for x. Then put it into one of the equations to find y.',
    ],
    explanation: `${times === '' ? 'Add the equations' : `Multiply ${times}, and add`}: y falls away, and ${polynomial([0, a * m + c * n])} = ${(a * m + c * n) * x}. So x = ${x}. Put it in: ${side(a, b)} = ${a * x + b * y} gives y = ${y}.`,
  };
}

/** Asks how many points two lines have in common. */
function meetings(rng: Rng): Asked {
  const texts = ['exactly one', 'none', 'infinitely many'];
  const right = rng.int(0, 2);
  const [m, b] = [nonZero(rng, 5), nonZero(rng, 9)];
  const k = rng.int(2, 4);
  const [m2, b2] =
    right === 0
      ? [m + rng.pick([1, 2]), rng.pick([b, b + 2])]
      : [m, right === 1 ? b + rng.pick([1, 3, -2]) : b];
  const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
  return {
    question: `How many solutions does the system y = ${polynomial([b, m])} and ${k}y = ${polynomial([k * b2, k * m2])} have?`,
    answer: option(right),
    mistakes: [0, 1, 2]
      .filter((i) => i !== right)
      .map((i) => ({
        name: 'miscounted-solutions',
        ...option(i),
        mend: `Divided by ${k}, the second equation is y = ${polynomial([b2, m2])}; ${
          right === 0
            ? 'it has another slope than the first'
            : right === 1
              ? 'it has the same slope, but another y at x = 0'
              : 'that is the first equation again'
        }.`,
      })),
    hints: [
      `Divide the second equation by ${k}, so that y stands alone.`,
      'Do the two lines have the same slope? Do they have the same y at x = 0?',
    ],
    explanation: `Divide by ${k}: the second line is y = ${polynomial([b2, m2])}. ${right === 0 ? 'The slopes differ, so the lines meet once.' : right === 1 ? 'The slopes are equal, but y at x = 0 differs, so the lines are parallel and never meet.' : 'Both equations belong to the same line, so all its points fit.'}`,
  };
}

const systemsConcept = formed(
  {
    ...info,
    id: 'math.algebra.systems',
    title: 'Systems of equations',
    grades: [8, 12],
    objectives: ['Solve two linear equations in two unknowns'],
    keywords: [
      'systems of equations',
      'simultaneous equations',
      'two unknowns',
      'elimination',
      'substitution method',
    ],
    prerequisites: ['math.algebra.both-sides', 'math.algebra.line-equation'],
    standards: ['8.EE.C.8', 'HSA.REI.C.6'],
    teaching: {
      idea:
        'A system asks for numbers that fit two equations at once. They belong to the point where two lines meet. Remove one ' +
        'unknown: put one equation into the other, or add or subtract the equations.',
      caution: 'A solution must fit both equations. Parallel lines have none.',
      mends: {
        'swapped-the-things': 'This is the number of child tickets; the question asks for the adult tickets.',
      },
    },
  },
  {
    solve: form([0, 1, 2], solve),
    story: form([0, 1, 2], (rng, dial) => {
      const [x, y] = rng.pair(range(2, byLevel(dial, [9, 15, 25])));
      const [a = 3, c = 2] = rng.pair(range(2, 9)).sort((p, q) => q - p);
      return {
        question: `${x + y} tickets cost $${a * x + c * y}. Adults pay $${a} and children pay $${c}. How many adult tickets are there?`,
        ...numeric(
          x,
          {
            'swapped-the-things': y,
            ...((x + y) % 2 === 0 && {
              'split-equally': [
                (x + y) / 2,
                'You split the tickets equally; then the price is another one.',
              ] as const,
            }),
            'divided-by-one-price': [
              Math.floor((a * x + c * y) / a),
              `You divided the price by $${a} as if all were adults; some are children.`,
            ],
            'gave-the-difference': [
              Math.abs(x - y),
              'This is how far apart both numbers of tickets are; find the adult tickets.',
            ],
            'gave-the-rest-in-dollars': [
              Math.abs((a - c) * x),
              `This is how many dollars more than $${c * (x + y)} they pay; divide it by $${a - c}.`,
            ],
          },
          {
            apart: checkedBy((wrong) =>
              wrong.compare(x + y) > 0
                ? `more than all the ${x + y} tickets`
                : `not the number: with ${plain(wrong)} adult ${wrong.compare(1) === 0 ? 'ticket' : 'tickets'} the price is $${plain(wrong.times(a - c).plus(c * (x + y)))}`,
            ),
          },
        ),
        hints: [
          `Suppose all ${x + y} were children. What would they pay?`,
          'How much does the price change for each adult instead of a child?',
        ],
        explanation: `x + y = ${x + y} and ${a}x + ${c}y = ${a * x + c * y}. If all were children, they would pay $${c * (x + y)}. Each adult pays $${a - c} more, and ${a * x + c * y - c * (x + y)} ÷ ${a - c} = ${x}.`,
      };
    }),
    count: form([0, 1, 2], meetings),
    sum: form([0, 1], (rng) => {
      const [x, y] = rng.pair(range(2, 40));
      const [large, small] = [Math.max(x, y), Math.min(x, y)];
      return {
        question: `Two numbers have the sum ${large + small} and the difference ${large - small}. What is the greater number?`,
        ...numeric(
          large,
          {
            'swapped-the-things': [
              small,
              'This is the smaller number; the question asks for the greater one.',
            ],
            ...((large + small) % 2 === 0 && {
              'halved-the-sum': [
                (large + small) / 2,
                'You halved the sum; the numbers are not equal.',
              ] as const,
            }),
            'forgot-to-halve': [2 * large, 'This is twice the greater number; halve it.'],
            'gave-the-difference': [
              large - small,
              'This is the difference; the question asks for the greater number.',
            ],
            'subtracted-only': [
              2 * small,
              'You took the difference from the sum; that is twice the smaller number.',
            ],
          },
          {
            apart: checkedBy(
              (wrong) =>
                `not the number: the other one would be ${plain(wrong.times(-1).plus(large + small))}, and they would differ by ${plain(wrong.times(2).minus(large + small)).replace('-', '')}`,
            ),
          },
        ),
        hints: [
          'Add the sum and the difference. The result is twice one of the numbers. Which one?',
          'Halve the result.',
        ],
        explanation: `Sum and difference together are twice the greater number: ${large + small} + ${large - small} = ${2 * large}. Halve that: ${large}.`,
      };
    }),
  },
);

/** Systems of equations. */
export const systems: Concept[] = [systemsConcept];
