import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { slope, twoPoints } from './slopes.ts';
import { nonZero, operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

const interceptOf = (m: number | Rational, b: number): string =>
  `y = ${m === 1 ? '' : m === -1 ? '-' : typeof m === 'number' ? m : `(${plain(m)})`}x ${b < 0 ? '-' : '+'} ${Math.abs(b)}`;

function lineEquation(rng: Rng, dial: Dial): Asked {
  const [m, b] = [nonZero(rng, byLevel(dial, [5, 8, 9])), nonZero(rng, 9)];
  const x = nonZero(rng, 5);
  const fromPoint = dial.level > 0;
  const wrongM = m === 1 || m === -1 ? -m : rng.pick([-m, rational(1, m)]);
  const wrong = fromPoint && ![0, b].includes(m * x + b) ? rng.pick([-b, m * x + b]) : -b;
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
    ...advisedBoth(
      crossed(
        { right: m, wrong: wrongM, mistake: wrongM === -m ? 'wrong-slope' : 'inverted-slope' },
        {
          right: b,
          wrong,
          mistake: 'wrong-intercept',
          mend:
            wrong === -b
              ? fromPoint
                ? 'The number at the end has the wrong sign; put the point in, and check both sides.'
                : `The number at the end has the wrong sign; y is ${b} where x is 0.`
              : `You took ${wrong}, the y of the point; find y at x = 0.`,
        },
        interceptOf,
      ),
      'The number before x is wrong, and so is the number at the end.',
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
      caution: 'b is the y at x = 0, not the y of any other point.',
      trap: 'wrong-intercept',
      mends: {
        'wrong-slope': 'The slope has the wrong sign; it stands before x just as it is given.',
        'inverted-slope': 'You divided 1 by the slope; the slope itself stands before x.',
        'gave-the-slope': 'This is the slope, the number before x; find y where x is 0.',
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
          {
            signed: true,
            apart: checkedBy((wrong) => `y at x = ${plain(wrong.minus(b).over(m))}; on the y-axis x is 0`),
          },
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
          { signed: true, apart: checkedBy(() => `not ${m * q} ÷ ${q}`) },
        ),
        hints: [
          'Take the term with x from both sides, so that it stands on the right.',
          'Divide the whole equation by the number before y. What stands before x then?',
        ],
        explanation: `Solve for y: ${q}y = ${m * q}x ${q * b < 0 ? '-' : '+'} ${Math.abs(q * b)}, so ${interceptOf(m, b)}. The slope is ${m}.`,
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
          {
            signed: true,
            apart: checkedBy((wrong) => `y at x = ${plain(wrong.minus(b).over(m))}, not at x = 0`),
          },
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
