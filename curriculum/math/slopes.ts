import { checkedBy } from '../checked.ts';
import { numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { plain } from '../text.ts';
import type { Dial } from '../types.ts';
import { gridSpan } from './grid-span.ts';
import { nonZero, operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

/** Draws two points with different x, and the slope between them. */
export function twoPoints(rng: Rng, dial: Dial) {
  const top = byLevel(dial, [6, 8, 10]);
  const [run, x1, y1] = [rng.int(1, byLevel(dial, [4, 6, 9])), rng.int(-top, top - 3), rng.int(-top, top)];
  const rise = dial.level === 0 ? run * nonZero(rng, 3) : nonZero(rng, 9);
  return { x1, y1, x2: x1 + run, y2: y1 + rise, rise, run, slope: rational(rise, run) };
}

function slopeQuestion(rng: Rng, dial: Dial): Asked {
  const { x1, y1, x2, y2, rise, run, slope } = twoPoints(rng, dial);
  return {
    question: `What is the slope of the line through (${x1}, ${y1}) and (${x2}, ${y2})?`,
    ...numeric(
      slope,
      {
        ...nearBy(
          rng,
          slope,
          1,
          (wrong) =>
            `With the run ${run}, this slope needs a rise of ${wrong.times(run)}; the rise is ${rise}.`,
        ),
        'lost-sign': [
          slope.times(-1),
          `The sign is wrong; from left to right this line ${rise > 0 ? 'rises' : 'falls'}.`,
        ],
        ...sometimes(rng, {
          'inverted-fraction': rational(run, rise),
        }),
        ...sometimes(rng, {
          'gave-rise-only': rise,
          ...(y1 + y2 !== rise && {
            'added-the-y-values': [
              rational(y1 + y2, run),
              `You added the y-values; take their difference, ${y2} - ${operand(y1)}.`,
            ] as const,
          }),
          ...(x1 + x2 !== 0 &&
            x1 + x2 !== run && {
              'added-the-x-values': [
                rational(rise, x1 + x2),
                `You added the x-values; take their difference, ${x2} - ${operand(x1)}.`,
              ] as const,
            }),
        }),
      },
      {
        signed: true,
        apart: checkedBy(
          (wrong) => `not the slope: with the run ${run} it needs a rise of ${plain(wrong.times(run))}`,
        ),
      },
    ),
    hints: [
      `By how much does y change from ${y1} to ${y2}? That is the rise.`,
      'Divide the rise by the change of x, the run.',
    ],
    explanation: `The rise is ${y2} - ${operand(y1)} = ${rise}, the run is ${x2} - ${operand(x1)} = ${run}. Slope = rise ÷ run = ${plain(slope)}.`,
    // The labels of points that lie close side by side would cover each other.
    ...((Math.abs(x1 - x2) > 5 || Math.abs(y1 - y2) > 2) && {
      figure: {
        kind: 'coordinate-grid',
        points: [
          { x: x1, y: y1 },
          { x: x2, y: y2 },
        ],
        line: true,
        span: gridSpan([x1, y1, x2, y2]),
      },
    }),
  };
}

/** Slope of a line. */
export const slope = formed(
  {
    ...info,
    id: 'math.algebra.slope',
    title: 'Slope of a line',
    grades: [8, 11],
    objectives: ['Find the slope through two points'],
    keywords: ['slope', 'gradient', 'lines', 'rise over run'],
    prerequisites: ['math.geometry.coordinates', 'math.integers.multiply-divide', 'math.fractions.simplify'],
    standards: ['8.EE.B.6', '8.F.B.4', 'HSF.IF.B.6'],
    teaching: {
      idea:
        'The slope tells how much y changes when x grows by 1. Between any two points of a line it is rise divided by run: ' +
        'the change of y over the change of x.',
      caution: 'Take both differences in the same order. A line that falls has a negative slope.',
      mends: {
        'inverted-fraction':
          'You divided the wrong way round; the change of y stands above, the change of x below.',
        'gave-rise-only': 'This is the rise alone; divide it by the run.',
        'forgot-the-start': 'This is the change of y alone; add it to the y of the known point.',
        'mixed-up-slopes':
          'You mixed up the rules; parallel lines have equal slopes, and at a right angle the slopes have the product -1.',
      },
    },
  },
  {
    slope: form([0, 1, 2], slopeQuestion),
    claim: form([0, 1], slopeQuestion, 'claimed'),
    point: form([0, 1, 2], (rng, dial) => {
      const { x1, y1 } = twoPoints(rng, dial);
      const m = nonZero(rng, byLevel(dial, [4, 6, 9]));
      const run = rng.int(2, byLevel(dial, [4, 6, 9]));
      const y = y1 + m * run;
      return {
        question: `A line has the slope ${m} and goes through (${x1}, ${y1}). What is y at x = ${x1 + run}?`,
        ...numeric(
          y,
          {
            ...nearBy(
              rng,
              y,
              Math.abs(m),
              (wrong) => `This is y at x = ${wrong.minus(y1).over(m).plus(x1)}, not at x = ${x1 + run}.`,
            ),
            ...sometimes(rng, {
              'forgot-the-start': m * run,
              'went-the-wrong-way': [
                y1 - m * run,
                `The slope is ${m}, so y ${m > 0 ? 'grows' : 'falls'}; you went the other way.`,
              ],
            }),
            ...sometimes(rng, {
              'took-x-as-run': [
                y1 + m * (x1 + run),
                `You multiplied the slope by x = ${x1 + run}; multiply it by the ${run} steps from x = ${x1}.`,
              ],
              'added-slope-and-run': [y1 + m + run, 'You added the slope and the steps; multiply them.'],
            }),
          },
          {
            signed: true,
            apart: checkedBy((wrong) => {
              const place = wrong.minus(y1).over(m).plus(x1);
              return place.isInteger()
                ? `y at x = ${plain(place)}, not at x = ${x1 + run}`
                : `not right: y changes by ${m} in each step of x, and there are ${run} steps`;
            }),
          },
        ),
        hints: [
          'How many steps to the right is it from the known point to the new x?',
          'With each step y changes by the slope. Begin at the y of the known point.',
        ],
        explanation: `x grows by ${run}, so y changes by ${run} × ${operand(m)} = ${m * run}. Begin at the known point: ${y1} + ${operand(m * run)} = ${y}.`,
      };
    }),
    parallel: form([2], (rng) => {
      const run = rng.int(1, 5);
      const m = rational(rng.pick(range(-9, 9).filter((rise) => rise !== 0 && Math.abs(rise) !== run)), run);
      const isParallel = rng.int(0, 1) === 1;
      const right = rational(1).over(m).times(-1);
      return {
        question: `A line has the slope ${plain(m)}. What is the slope of a line that is ${isParallel ? 'parallel' : 'at a right angle'} to it?`,
        ...numeric(
          isParallel ? m : right,
          {
            'mixed-up-slopes': isParallel ? right : m,
            'other-sign': isParallel
              ? [m.times(-1), 'You changed the sign; parallel lines rise or fall alike.']
              : [right.times(-1), 'You turned the fraction over only; change the sign too.'],
            'other-fraction': isParallel
              ? [rational(1).over(m), 'You turned the fraction over; parallel lines are equally steep.']
              : [m.times(-1), 'You changed the sign only; turn the fraction over too.'],
          },
          { signed: true, listed: true },
        ),
        hints: isParallel
          ? ['Draw two parallel lines. Is one of them steeper?', 'Compare how much both rise in one step.']
          : ['If one line rises, a line at a right angle to it falls.', 'The product of both slopes is -1.'],
        explanation: isParallel
          ? `Parallel lines rise or fall equally, so their slopes are equal. The slope is ${plain(m)} too.`
          : `The product of both slopes is -1. So it is -1 ÷ ${m.n < 0n ? `(${plain(m)})` : plain(m)} = ${plain(right)}.`,
      };
    }),
  },
);
