import { crossed, numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { gridSpan } from './grid-span.ts';
import { nonZero, operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

/** Draws two points with different x, and the slope between them. */
function twoPoints(rng: Rng, dial: Dial) {
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
        'inverted-fraction': rational(run, rise),
        'lost-sign': slope.times(-1),
        'gave-rise-only': rise,
        'slip-in-rise': rational(rise + 1 || 2, run),
      },
      { signed: true },
    ),
    explanation: `The rise is ${y2} - ${operand(y1)} = ${rise}, the run is ${x2} - ${operand(x1)} = ${run}. Slope = rise ÷ run = ${plain(slope)}.`,
    figure: {
      kind: 'coordinate-grid',
      points: [
        { x: x1, y: y1 },
        { x: x2, y: y2 },
      ],
      line: true,
      span: gridSpan([x1, y1, x2, y2]),
    },
  };
}

const slope = formed(
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
        'The slope says by how much y changes when x grows by 1. Between any two points of a line it is rise divided by run: ' +
        'the change of y over the change of x.',
      caution: 'Take both differences in the same order. A line that falls has a negative slope.',
      hints: ['By how much does y change?', 'By how much does x change?', 'Does the line rise or fall?'],
      mends: {
        'inverted-fraction': 'The change of y stands above, the change of x below.',
        'lost-sign': 'Does the line rise or fall from left to right? A falling line has a negative slope.',
        'gave-rise-only': 'Divide the rise by the run.',
        'slip-in-rise': 'Subtract the y-values once more.',
        'forgot-the-start': 'Start at the y of the known point and add the change.',
        'slip-in-run': 'Count the steps to the right once more.',
        'mixed-up-slopes': 'Parallel lines have equal slopes. Slopes at a right angle have the product -1.',
      },
    },
  },
  {
    slope: form([0, 1, 2], slopeQuestion),
    claim: form([0, 1, 2], slopeQuestion, 'claimed'),
    point: form([0, 1, 2], (rng, dial) => {
      const { x1, y1 } = twoPoints(rng, dial);
      const m = nonZero(rng, byLevel(dial, [4, 6, 9]));
      const run = rng.int(2, byLevel(dial, [4, 6, 9]));
      const y = y1 + m * run;
      return {
        question: `A line has the slope ${m} and goes through (${x1}, ${y1}). What is y at x = ${x1 + run}?`,
        ...numeric(
          y,
          { 'forgot-the-start': m * run, 'lost-sign': y1 - m * run, 'slip-in-run': y + m },
          { signed: true },
        ),
        explanation: `x grows by ${run}, so y changes by ${run} × ${operand(m)} = ${m * run}: ${y}.`,
      };
    }),
    parallel: form([2], (rng) => {
      const m = rational(nonZero(rng, 9), rng.int(1, 5));
      const isParallel = rng.int(0, 1) === 1;
      const right = rational(1).over(m).times(-1);
      return {
        question: `A line has the slope ${plain(m)}. What is the slope of a line that is ${isParallel ? 'parallel' : 'at a right angle'} to it?`,
        ...numeric(
          isParallel ? m : right,
          {
            'mixed-up-slopes': isParallel ? right : m,
            'lost-sign': isParallel ? m.times(-1) : right.times(-1),
            'inverted-fraction': isParallel ? rational(1).over(m) : m.times(-1),
          },
          { signed: true, listed: true },
        ),
        explanation: isParallel
          ? 'Parallel lines rise equally, so their slopes are equal.'
          : `The product of both slopes is -1. So it is -1 ÷ ${m.n < 0n ? `(${plain(m)})` : plain(m)} = ${plain(right)}.`,
      };
    }),
  },
);

const interceptOf = (m: number, b: number): string =>
  `y = ${m === 1 ? '' : m === -1 ? '-' : m}x ${b < 0 ? '-' : '+'} ${Math.abs(b)}`;

function lineEquation(rng: Rng, dial: Dial): Asked {
  const [m, b] = [nonZero(rng, byLevel(dial, [5, 8, 9])), nonZero(rng, 9)];
  const x = nonZero(rng, 5);
  const fromPoint = dial.level > 0;
  const wrongM = rng.pick([-m, m + 1 || 2, m - 1 || -2]);
  return {
    question: fromPoint
      ? `Which equation has the line with the slope ${m} through (${x}, ${m * x + b})?`
      : `Which equation has the line with the slope ${m} that meets the y-axis at ${b}?`,
    ...crossed(
      { right: m, wrong: wrongM, mistake: 'wrong-slope' },
      {
        right: b,
        wrong: fromPoint ? (rng.pick([-b, b + m].filter((v) => v !== 0 && v !== b)) ?? b + 3) : -b,
        mistake: 'wrong-intercept',
      },
      interceptOf,
    ),
    explanation: fromPoint
      ? `y = mx + b with m = ${m}: ${m * x + b} = ${m} × ${operand(x)} + b, so b = ${b}.`
      : `In y = mx + b, m is the slope and b is y at x = 0: ${interceptOf(m, b)}.`,
  };
}

const equation = formed(
  {
    ...info,
    id: 'math.algebra.line-equation',
    title: 'Equation of a line',
    grades: [8, 11],
    objectives: ['Write and read y = mx + b'],
    keywords: ['equation of a line', 'slope intercept form', 'y intercept', 'slope-intercept'],
    prerequisites: ['math.algebra.slope'],
    standards: ['8.EE.B.6', '8.F.A.3', 'HSA.CED.A.2'],
    teaching: {
      idea: 'A line that is not vertical has the equation y = mx + b. Here m is the slope, and b is the y at which the line meets the y-axis.',
      caution: 'b is the value at x = 0, not at any point of the line.',
      hints: ['What is the slope m?', 'Put in a point to find b.', 'Check with another point.'],
      mends: {
        'wrong-slope': 'Check the slope: its size and whether the line rises or falls.',
        'wrong-intercept': 'b is y at x = 0. Put the point in to find it.',
        'gave-the-slope': 'This is the number before x. Read what is asked.',
        'lost-sign': 'Check the sign.',
        'forgot-to-divide': 'Divide by the number before y.',
        'slip-in-value': 'Put x in and work it out once more.',
      },
    },
  },
  {
    equation: form([0, 1, 2], lineEquation),
    claim: form([0, 1], lineEquation, 'claimed'),
    intercept: form([0, 1], (rng, dial) => {
      const [m, b] = [nonZero(rng, 9), nonZero(rng, byLevel(dial, [12, 20, 30]))];
      return {
        question: `Where does the line ${interceptOf(m, b)} meet the y-axis? y = ?`,
        ...numeric(b, { 'gave-the-slope': m, 'lost-sign': -b, 'slip-in-value': m + b }, { signed: true }),
        explanation: `At x = 0 the term with x is 0, so y = ${b}.`,
      };
    }),
    standard: form([1, 2], (rng) => {
      const [q, m, b] = [rng.int(2, 6), nonZero(rng, 6), nonZero(rng, 9)];
      const left = `${-m * q}x + ${q}y = ${q * b}`;
      return {
        question: `What is the slope of the line ${left}?`,
        ...numeric(m, { 'lost-sign': -m, 'forgot-to-divide': m * q, 'gave-the-slope': b }, { signed: true }),
        explanation: `Solve for y: ${q}y = ${m * q}x ${q * b < 0 ? '-' : '+'} ${Math.abs(q * b)}, so ${interceptOf(m, b)}.`,
      };
    }),
    through: form([2], (rng, dial) => {
      const { x1, y1, x2, y2, slope: m } = twoPoints(rng, dial);
      const b = rational(y1).minus(m.times(x1));
      return {
        question: `A line goes through (${x1}, ${y1}) and (${x2}, ${y2}). Where does it meet the y-axis? y = ?`,
        ...numeric(
          b,
          { 'lost-sign': b.times(-1), 'slip-in-value': b.plus(m), 'gave-the-slope': m },
          { signed: true },
        ),
        explanation: `The slope is ${plain(m)}. From (${x1}, ${y1}) back to x = 0 that gives y = ${plain(b)}.`,
      };
    }),
  },
);

/** Slopes and equations of lines. */
export const lines: Concept[] = [slope, equation];
