import { checkedBy } from '../checked.ts';
import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { ifWhole } from './equations.ts';
import { polynomial } from './polynomial.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

function bothSidesEquation(rng: Rng, dial: Dial): Asked {
  const [a, c] = rng.pair(range(2, byLevel(dial, [7, 9, 12])));
  const [b, x] = [nonZero(rng, 15), byLevel(dial, [rng.int(1, 10), nonZero(rng, 10), nonZero(rng, 12)])];
  const d = a * x + b - c * x;
  const [k, least] = [Math.abs(a - c), Math.min(a, c)];
  const [plainNumber, other] = a > c ? [b, d] : [d, b];
  const sides = (left: string, right: string): string =>
    a > c ? `${left} = ${right}` : `${right} = ${left}`;
  const undone =
    plainNumber === 0
      ? ''
      : ` ${plainNumber < 0 ? 'Add' : 'Subtract'} ${Math.abs(plainNumber)}: ${sides(polynomial([0, k]), `${other - plainNumber}`)}.`;
  return {
    question: `Solve for x: ${polynomial([b, a])} = ${polynomial([d, c])}`,
    ...numeric(
      x,
      {
        ...ifWhole('added-the-x-terms', d - b, a + c),
        'lost-sign': -x,
        ...ifWhole('added-the-numbers', d + b, a - c),
        'left-out-the-last-step': [k * x, `This is ${polynomial([0, k])}; divide by ${k}.`],
        'subtracted-the-factor': [
          k * x - k,
          `You took ${k} away; the number before x is a factor, so divide by it.`,
        ],
      },
      {
        signed: true,
        apart: checkedBy(
          (wrong) =>
            `not the solution: for x = ${plain(wrong)} the sides are ${plain(wrong.times(a).plus(b))} and ${plain(wrong.times(c).plus(d))}`,
        ),
      },
    ),
    hints: [
      `Take ${polynomial([0, least])} from both sides, so that x is on one side only.`,
      [
        plainNumber === 0
          ? `Then ${polynomial([0, k])} stands alone.`
          : `Then undo ${plainNumber < 0 ? `- ${-plainNumber}` : `+ ${plainNumber}`} on the side with x.`,
        k > 1 ? 'Divide by the factor that is left before x.' : 'Which number is x then?',
      ].join(' '),
    ],
    explanation: `Take ${polynomial([0, least])} from both sides: ${sides(polynomial([plainNumber, k]), `${other}`)}.${undone}${k > 1 ? ` Divide by ${k}: x = ${x}.` : ''}`,
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
    question: `How many solutions does the equation ${a}(x + ${b}) = ${polynomial([d, c])} have?`,
    answer: option(right),
    mistakes: [0, 1, 2]
      .filter((i) => i !== right)
      .map((i) => ({
        name: 'miscounted-solutions',
        ...option(i),
        mend: `Multiplied out, the sides are ${polynomial([a * b, a])} and ${polynomial([d, c])}; ${
          right === 0
            ? 'the terms with x differ'
            : right === 1
              ? 'the terms with x are equal, but the numbers are not'
              : 'both are the same'
        }.`,
      })),
    hints: [
      `Multiply out the brackets on the left.`,
      'Compare both sides: are the terms with x equal, and are the plain numbers equal?',
    ],
    explanation: `The left side is ${polynomial([a * b, a])}. ${right === 0 ? 'The terms with x differ, so exactly one x fits.' : right === 1 ? 'The terms with x are equal, but the plain numbers differ, so no x fits.' : 'Both sides are the same, so every x fits.'}`,
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
        'If x is on both sides, take the smaller term with x from both sides. Then x is on one side only, and you can undo the ' +
        'other steps as before. If x disappears, there is no solution, or every number is one.',
      caution: 'Do not add the terms with x of both sides. Take one of them away on both sides.',
      trap: 'added-the-x-terms',
      mends: {
        'added-the-x-terms': 'You added the terms with x; take the smaller one from both sides.',
        'added-the-numbers': 'You added the plain numbers of both sides; undo the one beside x instead.',
        'added-the-rates':
          'You added the rates; both tanks gain, so take the smaller rate from the larger one.',
        'added-the-amounts': 'You added the amounts at the start; take their difference.',
        'divided-by-one-rate':
          'You divided by the larger rate alone; divide by the difference of both rates.',
        'divided-by-the-slower-rate':
          'You divided by the smaller rate alone; divide by the difference of both rates.',
        'gave-the-difference':
          'This is the difference at the start; divide it by how much it shrinks each minute.',
        'lost-sign': 'The size is right, but the sign is not; put it in for x and check.',
      },
    },
  },
  {
    solve: form([0, 1, 2], bothSidesEquation),
    count: form([0, 1, 2], solutionCount),
    claim: form([0], bothSidesEquation, 'claimed'),
    story: form([1, 2], (rng) => {
      const [a, c] = rng.pair(range(2, 9));
      const x = rng.int(2, 12);
      const [b, d] = a > c ? [rng.int(2, 10), 0] : [0, rng.int(2, 10)];
      const [start, other] = a > c ? [b, b + (a - c) * x] : [d + (c - a) * x, d];
      return {
        question: `Tank A holds ${start} liters and gains ${a} each minute. Tank B ${other === 0 ? 'is empty' : `holds ${other} liters`} and gains ${c} each minute. After how many minutes do both hold the same amount?`,
        ...numeric(
          x,
          {
            ...ifWhole('added-the-rates', Math.abs(other - start), a + c),
            ...ifWhole('added-the-amounts', start + other, Math.abs(a - c)),
            ...ifWhole('divided-by-one-rate', Math.abs(other - start), Math.max(a, c)),
            ...ifWhole('divided-by-the-slower-rate', Math.abs(other - start), Math.min(a, c)),
            'gave-the-difference': Math.abs(other - start),
            'used-one-rate': [
              Math.abs(other - start) - Math.abs(a - c),
              'You took the difference of the rates away; divide by it.',
            ],
            'multiplied-instead': [
              Math.abs(other - start) * Math.abs(a - c),
              'You multiplied the differences; divide the first by the second.',
            ],
          },
          {
            apart: checkedBy(
              (wrong) =>
                `not the time: after ${plain(wrong)} ${wrong.compare(1) === 0 ? 'minute' : 'minutes'} they hold ${plain(wrong.times(a).plus(start))} and ${plain(wrong.times(c).plus(other))} liters`,
            ),
          },
        ),
        hints: [
          'By how many liters do the tanks differ at the start?',
          'By how many liters does this difference shrink in one minute?',
        ],
        explanation: `${start} + ${a}x = ${other} + ${c}x. The difference of ${Math.abs(other - start)} shrinks by ${Math.abs(a - c)} each minute: ${Math.abs(other - start)} ÷ ${Math.abs(a - c)} = ${x}.`,
      };
    }),
  },
);

/** Equations with unknowns on both sides. */
export const equationsWithTwoSides: Concept[] = [bothSides];
