import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

function bothSidesEquation(rng: Rng, dial: Dial): Asked {
  const [a, c] = rng.pair(range(2, byLevel(dial, [7, 9, 12])));
  const [b, x] = [nonZero(rng, 15), byLevel(dial, [rng.int(1, 10), nonZero(rng, 10), nonZero(rng, 12)])];
  const d = a * x + b - c * x;
  return {
    question: `Solve for x: ${polynomial([b, a])} = ${polynomial([d, c])}`,
    ...numeric(
      x,
      {
        'added-the-x-terms': rational(d - b, a + c).round(),
        'lost-sign': -x,
        'added-the-numbers': rational(d + b, a - c).round(),
        'slip-of-one': x + rng.pick([-1, 1]),
      },
      { signed: true },
    ),
    explanation: `Bring x to one side and numbers to the other: ${polynomial([0, a - c])} = ${d - b}. So x = ${x}.`,
  };
}

/** Asks how many solutions an equation has: one, none or all numbers. */
function solutionCount(rng: Rng, dial: Dial): Asked {
  const texts = ['exactly one', 'none', 'infinitely many'];
  const right = rng.int(0, 2);
  const [a, b] = [rng.int(2, 6), rng.int(1, byLevel(dial, [6, 9, 9]))];
  const c = right === 0 ? a + rng.pick([1, 2, -1]) : a;
  const d = right === 2 ? a * b : a * b + rng.int(1, 5);
  const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
  return {
    question: `How many solutions has the equation ${a}(x + ${b}) = ${polynomial([d, c])}?`,
    answer: option(right),
    mistakes: [0, 1, 2]
      .filter((i) => i !== right)
      .map((i) => ({ name: 'miscounted-solutions', ...option(i) })),
    explanation: `The left side is ${polynomial([a * b, a])}. ${right === 0 ? 'The numbers of x differ, so one x fits.' : right === 1 ? 'The x are equal, but the numbers differ: no x fits.' : 'Both sides are the same, so each x fits.'}`,
  };
}

const bothSides = formed(
  {
    ...info,
    id: 'math.algebra.both-sides',
    title: 'Variables on both sides',
    grades: [8, 10],
    objectives: ['Collect variables on one side and solve'],
    keywords: [
      'variables on both sides',
      'equations',
      'linear equations',
      'multi step equations',
      'solve for x',
    ],
    prerequisites: ['math.algebra.two-step', 'math.algebra.equivalent'],
    standards: ['8.EE.C.7', 'HSA.REI.B.3'],
    teaching: {
      idea:
        'If x is on both sides, subtract the smaller term with x from both sides. Then x is on one side only. If x vanishes, ' +
        'there is no solution, or each number is one.',
      caution: 'A term changes its sign when it moves to the other side.',
      hints: [
        'Take the smaller x-term from both sides.',
        'Bring the numbers to the other side.',
        'Divide, and check.',
      ],
      mends: {
        'added-the-x-terms': 'Subtract the x-term from both sides. Do not add it.',
        'added-the-numbers': 'Subtract the number from both sides. Its sign changes.',
        'lost-sign': 'Check the sign by putting your answer in.',
        'slip-of-one': 'Put your answer in on both sides: they do not agree.',
        'miscounted-solutions':
          'Multiply out and compare: equal x-terms and equal numbers fit each x, other numbers fit none.',
      },
    },
  },
  {
    solve: form([0, 1, 2], bothSidesEquation),
    count: form([0, 1, 2], solutionCount),
    claim: form([0, 1, 2], bothSidesEquation, 'claimed'),
    story: form([1, 2], (rng) => {
      const [a, c] = rng.pair(range(2, 9));
      const x = rng.int(2, 12);
      const [b, d] = a > c ? [rng.int(2, 10), 0] : [0, rng.int(2, 10)];
      const [start, other] = a > c ? [b, b + (a - c) * x] : [d + (c - a) * x, d];
      return {
        question: `Tank A holds ${start} liters and gains ${a} each minute. Tank B holds ${other} liters and gains ${c} each minute. After how many minutes do they hold the same?`,
        ...numeric(x, {
          'added-the-x-terms': rational(Math.abs(other - start), a + c).round(),
          'added-the-numbers': rational(start + other, Math.abs(a - c)).round(),
          'slip-of-one': x + rng.pick([-1, 1]),
        }),
        explanation: `${start} + ${a}x = ${other} + ${c}x. The difference of ${Math.abs(other - start)} shrinks by ${Math.abs(a - c)} each minute: x = ${x}.`,
      };
    }),
  },
);

/** Equations with unknowns on both sides. */
export const equationsWithTwoSides: Concept[] = [bothSides];
