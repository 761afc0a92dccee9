import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { decimal } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Data and Chance' };
const option = (text: string) => ({ text, worth: text });

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
    question: `A line of fit is ${text(slope, b)}. Which y does it predict for x = ${x}?`,
    ...numeric(
      y,
      {
        'forgot-the-start': slope.times(x),
        'slip-in-step': y.plus(slope),
        'added-before-multiplying': slope.times(x + b),
      },
      { show: decimal, signed: true, slip: 1 },
    ),
    explanation: `Put x in: ${decimal(slope)} × ${x} + ${b} = ${decimal(y)}.`,
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
      hints: [
        'Do the points rise or fall from left to right?',
        'Put x into the line.',
        'The slope is the change of y for one step of x.',
      ],
      mends: {
        'misread-the-trend': 'Go from left to right: do the points tend to rise, to fall, or neither?',
        'forgot-the-start': 'Add the number at the end, too.',
        'slip-in-step': 'You are one step off. Multiply once more.',
        'added-before-multiplying': 'Multiply first, then add.',
        'gave-the-prediction': 'This is the predicted value. The residual is the observed value minus it.',
        'turned-the-difference': 'Take observed minus predicted, in this order.',
        'mixed-up-slope-and-start':
          'The number before x is the change for one step. The other is the value at x = 0.',
      },
    },
  },
  {
    trend: form([0, 1], (rng) => {
      const right = rng.pick(trends);
      const points = cloud(rng, right);
      return {
        question: `A scatter plot has the points ${points.map(({ x, y }) => `(${x}, ${y})`).join(', ')}. Which association is it?`,
        answer: option(right),
        mistakes: trends.filter((t) => t !== right).map((t) => ({ name: 'misread-the-trend', ...option(t) })),
        explanation:
          right === 'none'
            ? 'The points neither rise nor fall on the whole.'
            : `From left to right the points ${right === 'positive' ? 'rise' : 'fall'} on the whole.`,
        figure: { kind: 'scatter-plot', x: { from: 0, to: 8 }, y: { from: 0, to: 20 }, points },
      };
    }),
    predict: form([0, 1, 2], predict),
    meaning: form([0, 1, 2], (rng, dial) => {
      const { slope, b } = fitLine(rng, dial);
      const askStart = rng.int(0, 1) === 1;
      const answer = askStart ? rational(b) : slope;
      return {
        question: `A line of fit for points after x hours of practice is ${text(slope, b)}. ${askStart ? 'How many points does it predict without practice?' : 'By how many points does the prediction change for each hour?'}`,
        ...numeric(
          answer,
          {
            'mixed-up-slope-and-start': askStart ? slope : b,
            'slip-in-step': answer.plus(slope),
            'added-before-multiplying': slope.plus(b),
          },
          { show: decimal, signed: true, slip: 1 },
        ),
        explanation: askStart
          ? `Without practice x is 0, so y is ${b}.`
          : `The slope is the change for one hour: ${decimal(slope)}.`,
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
            'gave-the-prediction': y,
            'slip-in-step': rational(off).plus(slope),
          },
          { show: decimal, signed: true, slip: 1 },
        ),
        explanation: `The line predicts ${decimal(y)}. ${decimal(y.plus(off))} - ${y.n < 0n ? `(${decimal(y)})` : decimal(y)} = ${off}.`,
      };
    }),
    claim: form([0, 2], predict, 'claimed'),
  },
);

const rs = ['-0.95', '-0.6', '0.02', '0.55', '0.97'] as const;
const meanings = [
  'strong negative',
  'moderate negative',
  'almost no linear',
  'moderate positive',
  'strong positive',
] as const;

const causes = [
  ['ice cream sales', 'swimming accidents', 'warm weather'],
  ['shoe size of children', 'their reading score', 'age'],
  ['number of fire engines at a fire', 'damage', 'size of the fire'],
  ['number of umbrellas in a street', 'traffic jams', 'rain'],
  ['height of children', 'number of words they know', 'age'],
  ['use of sunscreen', 'sales of cold drinks', 'sunny weather'],
] as const;

const correlation = formed(
  {
    ...info,
    id: 'math.statistics.correlation',
    title: 'Correlation and regression',
    grades: [9, 12],
    objectives: ['Interpret a correlation coefficient and tell correlation from causation'],
    keywords: ['correlation', 'correlation coefficient', 'regression', 'causation', 'least squares'],
    prerequisites: ['math.data.scatter-plots'],
    standards: ['HSS.ID.B.6', 'HSS.ID.C.7', 'HSS.ID.C.8', 'HSS.ID.C.9'],
    teaching: {
      idea:
        'The correlation coefficient r goes from -1 to 1. Near 1 or -1 the points lie close to a rising or falling line. Near ' +
        '0 there is no linear trend. The regression line goes through the point of both means.',
      caution: 'A correlation does not prove a cause. A third thing may drive both.',
      hints: [
        'Is r positive or negative?',
        'Is its size near 1 or near 0?',
        'May something else be behind both?',
      ],
      mends: {
        'misread-the-sign': 'Plus means rising, minus means falling.',
        'misread-the-size':
          'The size says how close the points lie to a line: near 1 is strong, near 0 is weak.',
        'took-one-for-the-cause':
          'That both change together does not make one the cause. Look for something behind both.',
        'forgot-the-start': 'Add the number at the end, too.',
        'turned-the-difference': 'Work from the line: b is the mean of y minus slope times mean of x.',
        'slip-in-step': 'Multiply once more.',
        'compared-with-the-sign': 'For the strength compare the sizes without signs.',
      },
    },
  },
  {
    meaning: form([0, 1, 2], (rng) => {
      const i = rng.int(0, 4);
      const r = rational(
        Math.round(Number(rs[i]) * 100) + (i === 2 ? rng.int(-4, 3) || 1 : rng.int(-2, 2)),
        100,
      );
      return {
        question: `The correlation coefficient of ${rng.int(20, 300)} pairs is ${decimal(r)}. Which association is that?`,
        answer: option(meanings[i] ?? ''),
        mistakes: rng
          .sample(
            meanings.filter((_, k) => k !== i),
            3,
          )
          .map((t) => ({
            name:
              t.includes('linear') ||
              meanings[i]?.includes('linear') ||
              t.split(' ')[1] === meanings[i]?.split(' ')[1]
                ? 'misread-the-size'
                : 'misread-the-sign',
            ...option(t),
          })),
        explanation: `The sign says whether the points rise or fall, and the size how close they lie to a line.`,
      };
    }),
    stronger: form([0, 1, 2], (rng) => {
      const values = rng.sample(range(5, 98), 3).map((v) => v * (rng.int(0, 1) || -1));
      const best = values.reduce((x, y) => (Math.abs(y) > Math.abs(x) ? y : x));
      const labels = ['A', 'B', 'C'];
      const right = values.indexOf(best);
      return {
        question: `Three scatter plots have r = ${values.map((v, i) => `${decimal(rational(v, 100))} (${labels[i]})`).join(', ')}. In which do the points lie closest to a line?`,
        answer: option(labels[right] ?? ''),
        mistakes: labels
          .filter((_, i) => i !== right)
          .map((t) => ({ name: 'compared-with-the-sign', ...option(t) })),
        explanation: `The size without the sign is largest for ${labels[right]}.`,
      };
    }),
    cause: form([0, 1], (rng) => {
      const [x, y, z] = rng.pick(causes);
      const n = rng.int(30, 400);
      const others = rng.sample(
        causes.map((c) => c[2]).filter((c) => c !== z && !(z.includes('weather') && c.includes('weather'))),
        3,
      );
      return {
        question: `In ${n} cases the ${x} and the ${y} rise together. Which third thing may be behind both?`,
        answer: option(z),
        mistakes: [...new Set(others)].map((t) => ({ name: 'took-one-for-the-cause', ...option(t) })),
        explanation: `With more ${z} or less of it, both change. So the correlation is no proof of a cause.`
          .replace('more age or less of it', 'a change of age')
          .replace('more size of the fire or less of it', 'a larger fire'),
      };
    }),
    through: form([1, 2], (rng) => {
      const [m, mx, my] = [rng.int(2, 6), rng.int(3, 12), rng.int(30, 90)];
      const b = my - m * mx;
      return {
        question: `The mean of x is ${mx} and the mean of y is ${my}. A regression line has the slope ${m}. What is its value at x = 0?`,
        ...numeric(
          b,
          { 'turned-the-difference': my + m * mx, 'forgot-the-start': m * mx, 'slip-in-step': b + m },
          { signed: true },
        ),
        explanation: `The line goes through (${mx}, ${my}). Going back ${mx} steps of ${m} gives ${my} - ${m * mx} = ${b}.`,
      };
    }),
  },
);

/** Data of two variables. */
export const bivariate: Concept[] = [scatter, correlation];
