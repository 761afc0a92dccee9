import { crossed, numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
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
        'inverted-and-lost-sign': [
          rational(-run, rise),
          'You divided the run by the rise and lost the sign; divide the rise by the run.',
        ],
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
      },
      { signed: true },
    ),
    hints: [
      `By how much does y change from ${y1} to ${y2}? That is the rise.`,
      'Divide the rise by the change of x, the run.',
    ],
    explanation: `The rise is ${y2} - ${operand(y1)} = ${rise}, the run is ${x2} - ${operand(x1)} = ${run}. Slope = rise ÷ run = ${plain(slope)}.`,
    // The labels of points that lie close side by side would cover each other.
    ...((Math.abs(x1 - x2) > 5 || Math.abs(y1 - y2) > 1) && {
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
      trap: 'lost-sign',
      mends: {
        'inverted-fraction':
          'You divided the wrong way round; the change of y stands above, the change of x below.',
        'lost-sign': 'The sign is wrong; a line that falls from left to right has a negative slope.',
        'gave-rise-only': 'This is the rise alone; divide it by the run.',
        'forgot-the-start': 'This is the change of y alone; add it to the y of the known point.',
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
            'forgot-the-start': m * run,
            'went-the-wrong-way': [
              y1 - m * run,
              `The slope is ${m}, so y ${m > 0 ? 'grows' : 'falls'}; you went the other way.`,
            ],
            'took-x-as-run': [
              y1 + m * (x1 + run),
              `You multiplied the slope by x = ${x1 + run}; multiply it by the ${run} steps from x = ${x1}.`,
            ],
            'added-one-step': [y1 + m, `This is y one step on; go ${run} steps.`],
            'added-slope-and-run': [y1 + m + run, 'You added the slope and the steps; multiply them.'],
          },
          { signed: true },
        ),
        hints: [
          'How many steps to the right is it from the known point to the new x?',
          'With each step y changes by the slope. Begin at the y of the known point.',
        ],
        explanation: `x grows by ${run}, so y changes by ${run} × ${operand(m)} = ${m * run}. Begin at the known point: ${y1} + ${operand(m * run)} = ${y}.`,
      };
    }),
    parallel: form([2], (rng) => {
      const m = rational(nonZero(rng, 9), rng.int(1, 5));
      const isParallel = rng.int(0, 1) === 1;
      const right = rational(1).over(m).times(-1);
      return {
        question: `A line has the slope ${plain(m)}. What is the slope of a line that is ${isParallel ? 'parallel' : 'perpendicular'} to it?`,
        ...numeric(
          isParallel ? m : right,
          {
            'mixed-up-slopes': isParallel
              ? [right, 'That line is perpendicular; parallel lines rise or fall equally.']
              : [m, 'That line is parallel; the product of perpendicular slopes is -1.'],
            'lost-sign': isParallel
              ? [m.times(-1), 'You changed the sign; then one line rises and the other falls.']
              : [right.times(-1), 'You kept the sign; if one line rises, the other one falls.'],
            'inverted-fraction': isParallel
              ? [rational(1).over(m), 'You turned the slope over; then one line is steeper.']
              : [m.times(-1), 'You only changed the sign; the product of both slopes must be -1.'],
          },
          { signed: true, listed: true },
        ),
        hints: isParallel
          ? ['Draw two parallel lines. Is one of them steeper?', 'Compare how much both rise in one step.']
          : [
              'If one line rises, a line that is perpendicular to it falls.',
              'Both slopes multiplied give -1.',
            ],
        explanation: isParallel
          ? `Parallel lines rise or fall equally, so their slopes are equal. The slope is ${plain(m)} too.`
          : `The product of both slopes is -1. So it is -1 ÷ ${m.n < 0n || m.d > 1n ? `(${plain(m)})` : plain(m)} = ${plain(right)}.`,
      };
    }),
  },
);

const interceptOf = (m: number | Rational, b: number): string =>
  `y = ${m === 1 ? '' : m === -1 ? '-' : typeof m === 'number' ? m : `(${plain(m)})`}x ${b < 0 ? '-' : '+'} ${Math.abs(b)}`;

function lineEquation(rng: Rng, dial: Dial): Asked {
  const [m, b] = [nonZero(rng, byLevel(dial, [5, 8, 9])), nonZero(rng, 9)];
  const x = nonZero(rng, 5);
  const fromPoint = dial.level > 0;
  const wrongM = m === 1 || m === -1 ? -m : rng.pick([-m, rational(1, m)]);
  return {
    question: fromPoint
      ? `What is the equation of the line with the slope ${m} through (${x}, ${m * x + b})?`
      : `What is the equation of the line with the slope ${m} that meets the y-axis at y = ${b}?`,
    hints: [
      'In y = mx + b, the slope stands before x.',
      fromPoint
        ? `Put x = ${x} and y = ${m * x + b} into y = mx + b, and find b.`
        : 'The y at which the line meets the y-axis stands alone.',
    ],
    ...crossed(
      { right: m, wrong: wrongM, mistake: wrongM === -m ? 'wrong-slope' : 'inverted-slope' },
      {
        right: b,
        wrong: fromPoint && m * x + b !== 0 ? rng.pick([-b, m * x + b]) : -b,
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
      trap: 'wrong-intercept',
      mends: {
        'wrong-slope': 'The slope has the wrong sign; check whether the line rises or falls.',
        'inverted-slope': 'You turned the slope over; the slope itself stands before x.',
        'wrong-intercept': 'This b is not y at x = 0; put x = 0 in to check.',
        'gave-the-slope': 'This is the number before x, the slope; the question asks for something else.',
        'lost-sign': 'The size is right, but the sign is not; put the numbers in and check.',
        'forgot-to-divide': 'You left out the last step; divide by the number before y.',
      },
    },
  },
  {
    equation: form([0, 1, 2], lineEquation),
    claim: form([0], lineEquation, 'claimed'),
    intercept: form([0, 1], (rng, dial) => {
      const [m, b] = [nonZero(rng, 9), nonZero(rng, byLevel(dial, [12, 20, 30]))];
      return {
        question: `At which y does the line ${interceptOf(m, b)} meet the y-axis?`,
        ...numeric(
          b,
          {
            'gave-the-slope': m,
            'lost-sign': -b,
            'put-one-in': [m + b, 'This is y at x = 1; on the y-axis x is 0.'],
            'put-minus-one-in': [b - m, 'This is y at x = -1; on the y-axis x is 0.'],
            'lost-sign-of-slope': [-m, 'This is the slope with another sign; put x = 0 in.'],
          },
          { signed: true },
        ),
        hints: ['All points of the y-axis have the same x. Which x is it?', 'Put this x into the equation.'],
        explanation: `On the y-axis x is 0. Put it in: ${m} × 0 ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${b}.`,
      };
    }),
    standard: form([1, 2], (rng) => {
      const [q, m, b] = [rng.int(2, 6), nonZero(rng, 6), nonZero(rng, 9)];
      const left = `${-m * q}x + ${q}y = ${q * b}`;
      return {
        question: `What is the slope of the line ${left}?`,
        ...numeric(
          m,
          {
            'lost-sign': -m,
            'forgot-to-divide': m * q,
            'kept-the-sign': [
              -m * q,
              'This is the number before x as it stands; solve the equation for y first.',
            ],
            'gave-the-intercept': [b, 'This is y at x = 0; the slope stands before x after solving for y.'],
            'gave-the-number-of-y': [q, 'This is the number before y; divide the whole equation by it.'],
          },
          { signed: true },
        ),
        hints: [
          'Bring the term with x to the right side.',
          'Divide the whole equation by the number before y.',
        ],
        explanation: `Solve for y: ${q}y = ${m * q}x ${q * b < 0 ? '-' : '+'} ${Math.abs(q * b)}, so ${interceptOf(m, b)}.`,
      };
    }),
    through: form([2], (rng, dial) => {
      const { x1, y1, x2, y2, slope: m } = twoPoints(rng, dial);
      const b = rational(y1).minus(m.times(x1));
      return {
        question: `A line goes through (${x1}, ${y1}) and (${x2}, ${y2}). At which y does it meet the y-axis?`,
        ...numeric(
          b,
          {
            'lost-sign': b.times(-1),
            'gave-the-slope': m,
            'went-the-wrong-way': [
              rational(y1).plus(m.times(x1)),
              `You went from (${x1}, ${y1}) away from the y-axis; go back to x = 0.`,
            ],
            'took-a-point': [y1, `This is y at x = ${x1}; find y at x = 0.`],
            'took-the-other-point': [y2, `This is y at x = ${x2}; find y at x = 0.`],
          },
          { signed: true },
        ),
        hints: [
          'Find the slope from the two points first.',
          'Begin at one of the points. How does y change on the way to the y-axis?',
        ],
        explanation: `The slope is ${plain(m)}. Put (${x1}, ${y1}) into y = mx + b: ${y1} = ${m.n < 0n || m.d > 1n ? `(${plain(m)})` : plain(m)} × ${operand(x1)} + b. So b = ${plain(b)}.`,
      };
    }),
  },
);

/** Slopes and equations of lines. */
export const lines: Concept[] = [slope, equation];
