import { checkedBy } from '../checked.ts';
import { exactOption, numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { decimal, plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

const trends = ['positive', 'negative', 'none'] as const;

/** Draws points with a trend. */
function cloud(rng: Rng, trend: (typeof trends)[number]) {
  const xs = range(1, 7);
  const ys =
    trend === 'none'
      ? [6, 2, 9, 3, 8, 2, 7].map((y) => y + rng.int(-1, 1))
      : xs.map((x) => 2 * (trend === 'positive' ? x : 8 - x) + rng.int(-1, 1) + 2);
  return xs.map((x, i) => ({ x, y: ys[i] ?? 0 }));
}

function fitLine(rng: Rng, dial: Dial) {
  const slope = byLevel(dial, [
    rational(rng.int(2, 6)),
    rational(nonZero(rng, 6)),
    rational(nonZero(rng, 9), 2),
  ]);
  return { slope, b: rng.int(20, 60), x: rng.int(2, 8) * 2 };
}

const text = (slope: ReturnType<typeof rational>, b: number): string => `y = ${decimal(slope)}x + ${b}`;

function predict(rng: Rng, dial: Dial): Asked {
  const { slope, b, x } = fitLine(rng, dial);
  const y = slope.times(x).plus(b);
  return {
    question: `A line of fit is ${text(slope, b)}. What value of y does it predict for x = ${x}?`,
    ...numeric(
      y,
      {
        ...nearBy(
          rng,
          y,
          slope.n < 0n ? slope.times(-1) : slope,
          (wrong) =>
            `The line gives ${decimal(wrong)} for x = ${wrong.minus(b).over(slope)}; put in x = ${x}.`,
        ),
        'lost-sign': [
          slope.times(-x).plus(b),
          `You used ${decimal(slope.times(-1))} for the number before x; it is ${decimal(slope)}.`,
        ],
        ...sometimes(rng, {
          'forgot-the-start': slope.times(x),
          'added-before-multiplying': slope.times(x + b),
          'added-x': [slope.plus(x + b), `You added ${decimal(slope)} and ${x}; they are multiplied.`],
          'swapped-the-numbers': [
            rational(b * x).plus(slope),
            `You multiplied ${b} by x; the number before x is ${decimal(slope)}.`,
          ],
        }),
      },
      {
        show: decimal,
        signed: true,
        slip: 1,
        apart: checkedBy((wrong) => {
          const place = wrong.minus(b).over(slope);
          return place.isInteger()
            ? `y at x = ${plain(place)}, not at x = ${x}`
            : `not right: the product is ${decimal(slope.times(x))}, and ${b} is added to it`;
        }),
      },
    ),
    hints: [`Write ${x} in place of x.`, 'Multiply first, then add.'],
    explanation: `Put x = ${x} in: ${decimal(slope)} × ${x} + ${b} = ${decimal(y)}.`,
  };
}

const scatter = formed(
  {
    ...info,
    id: 'math.data.scatter-plots',
    title: 'Scatter plots and lines of fit',
    grades: [8, 10],
    objectives: ['Describe an association and use a line of fit'],
    keywords: ['scatter plots', 'scatter plot', 'line of best fit', 'trend line', 'association', 'outliers'],
    prerequisites: ['math.functions.linear', 'math.geometry.coordinates'],
    standards: ['8.SP.A.1', '8.SP.A.2', '8.SP.A.3', 'HSS.ID.B.6'],
    teaching: {
      idea:
        'A scatter plot has a point for each pair of values. If y tends to grow with x, the association is positive; if it ' +
        'tends to fall, it is negative. A line of fit lies close to the points and predicts values.',
      caution: 'A line of fit predicts, but the real value may differ. Far outside of the data it may fail.',
      mends: {
        'forgot-the-start': 'You left out the number at the end; add it too.',
        'added-before-multiplying': 'You added first; multiply first, then add.',
        'gave-the-prediction': 'This is the predicted value; the residual is the observed value minus it.',
        'turned-the-difference': 'You took predicted minus observed; take observed minus predicted.',
      },
    },
  },
  {
    trend: form([0, 1], (rng) => {
      const right = rng.pick(trends);
      const points = cloud(rng, right);
      return {
        question: `A scatter plot has the points ${points.map(({ x, y }) => `(${x}, ${y})`).join(', ')}. What kind of association do they show?`,
        hints: [
          'Go through the points from left to right. Does y tend to grow or to get smaller?',
          'Look at all the points together, not at two neighbors.',
        ],
        answer: exactOption(right),
        mistakes: trends
          .filter((t) => t !== right)
          .map((t) => ({
            name: 'misread-the-trend',
            ...exactOption(t),
            mend:
              right === 'none'
                ? 'From left to right, y goes up and down again and again.'
                : `From left to right, y tends to ${right === 'positive' ? 'grow' : 'get smaller'}.`,
          })),
        explanation:
          right === 'none'
            ? `From x = 1 to x = 7, y goes up and down: ${points.map(({ y }) => y).join(', ')}. Overall, it neither rises nor falls.`
            : `From x = 1 to x = 7, y goes from ${points[0]?.y} to ${points.at(-1)?.y}. Overall, it ${right === 'positive' ? 'rises, so the association is positive' : 'falls, so the association is negative'}.`,
        figure: { kind: 'scatter-plot', x: { from: 0, to: 8 }, y: { from: 0, to: 20 }, points },
      };
    }),
    predict: form([0, 1, 2], predict),
    meaning: form([0, 1, 2], (rng, dial) => {
      const { slope, b } = fitLine(rng, dial);
      const askStart = rng.int(0, 1) === 1;
      const answer = askStart ? rational(b) : slope;
      return {
        question: `The line of fit for the points after x hours of practice is ${text(slope, b)}. ${askStart ? 'How many points does it predict without practice?' : 'By how many points does the prediction change for each hour?'}`,
        ...numeric(
          answer,
          {
            'mixed-up-slope-and-start': askStart
              ? [slope, 'This is the change for one hour; find y at x = 0.']
              : [b, 'This is y at x = 0; find the change for one hour.'],
            ...nearBy(rng, answer, 1, (wrong) =>
              askStart
                ? `For x = 0 the line does not give ${decimal(wrong)}; put 0 in for x.`
                : `From x = 1 to x = 2, y does not change by ${decimal(wrong)}; work out both values.`,
            ),
            ...sometimes(rng, {
              'added-both': [slope.plus(b), 'You added both numbers; only one of them answers the question.'],
              'lost-sign': [
                answer.times(-1),
                'The size is right, but the sign is not; read the equation again.',
              ],
            }),
          },
          {
            show: decimal,
            signed: true,
            slip: 1,
            apart: checkedBy(() => (askStart ? 'not y at x = 0' : 'not what is added for each hour')),
          },
        ),
        hints: askStart
          ? ['Which x means “without practice”?', 'Put this x into the line.']
          : [
              'Compare y after one hour and after two.',
              'Which number in the equation is added for each hour?',
            ],
        explanation: askStart
          ? `Without practice x is 0, so y is ${b}.`
          : `The number before x is the slope. It is the change of y for one hour more: ${decimal(slope)}.`,
      };
    }),
    residual: form([1, 2], (rng, dial) => {
      const { slope, b, x } = fitLine(rng, dial);
      const y = slope.times(x).plus(b);
      const off = nonZero(rng, 6);
      return {
        question: `A line of fit is ${text(slope, b)}. For x = ${x} the observed value is ${decimal(y.plus(off))}. What is the residual?`,
        ...numeric(
          off,
          {
            'turned-the-difference': -off,
            ...nearBy(
              rng,
              off,
              1,
              (wrong) =>
                `The prediction plus ${wrong} is ${decimal(y.plus(wrong))}, not ${decimal(y.plus(off))}.`,
            ),
            ...sometimes(rng, {
              'gave-the-prediction': y,
              'gave-the-observed': [y.plus(off), 'This is the observed value; take the prediction from it.'],
              'forgot-the-start': [y.plus(off).minus(slope.times(x)), `You left out ${b} in the prediction.`],
            }),
          },
          {
            show: decimal,
            signed: true,
            slip: 1,
            apart: checkedBy((wrong) => `not right: the prediction plus this is ${decimal(y.plus(wrong))}`),
          },
        ),
        hints: [
          `Put x = ${x} into the line to find the predicted value.`,
          'Take the prediction from the observed value. The result may be negative.',
        ],
        explanation: `The line predicts ${decimal(slope)} × ${x} + ${b} = ${decimal(y)}. The residual is ${decimal(y.plus(off))} - ${y.n < 0n ? `(${decimal(y)})` : decimal(y)} = ${off}.`,
      };
    }),
  },
);

/** Data of two variables. */
export const bivariate: Concept[] = [scatter];
