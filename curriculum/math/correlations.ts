import { checkedBy } from '../checked.ts';
import { exactOption, numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import { form, formed, range } from '../templates.ts';
import { capitalize, decimal, plain } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

const rs = ['-0.95', '-0.6', '0.02', '0.55', '0.97'] as const;
const meanings = [
  'strong negative',
  'moderate negative',
  'almost none',
  'moderate positive',
  'strong positive',
] as const;

const causes = [
  ['ice cream sales', 'swimming accidents', 'warm weather'],
  ['shoe size of children', 'reading score of the same children', 'age'],
  ['number of fire engines at a fire', 'damage', 'size of the fire'],
  ['number of umbrellas in a street', 'traffic jams', 'rain'],
  ['height of children', 'number of words they know', 'age'],
  ['use of sunscreen', 'sales of cold drinks', 'sunny weather'],
] as const;

/** Begins a sentence with a cause. */
const named = (cause: string): string => (cause.startsWith('size') ? `The ${cause}` : capitalize(cause));

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
      mends: {
        'misread-the-sign':
          'The direction is wrong; a positive r means that y rises with x, a negative r that it falls.',
        'misread-the-size': 'The strength is wrong; a size near 1 is strong, and one near 0 is weak.',
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
        question: `The correlation coefficient of ${rng.int(20, 300)} pairs is ${decimal(r)}. How strong is the association, and in which direction does it go?`,
        hints: [
          'The sign of r tells the direction.',
          'The size of r tells the strength: is it near 1, near 0, or in between?',
        ],
        answer: exactOption(meanings[i] ?? ''),
        mistakes: rng
          .sample(
            meanings.filter((_, k) => k !== i),
            3,
          )
          .map((t) => ({
            name:
              t === 'almost none' || i === 2 || t.split(' ')[1] === meanings[i]?.split(' ')[1]
                ? 'misread-the-size'
                : 'misread-the-sign',
            ...exactOption(t),
          })),
        explanation:
          i === 2
            ? `${decimal(r)} is close to 0. So the points show almost no linear association.`
            : `${decimal(r)} is ${r.n < 0n ? 'negative, so the points fall' : 'positive, so the points rise'} from left to right. Its size is ${i % 4 === 0 ? 'close to 1, so they lie close to a line' : 'in between 0 and 1, so they lie only roughly along a line'}.`,
      };
    }),
    stronger: form([0, 1, 2], (rng) => {
      const values = rng.sample(range(5, 98), 3).map((v) => v * (rng.int(0, 1) || -1));
      const best = values.reduce((x, y) => (Math.abs(y) > Math.abs(x) ? y : x));
      const labels = ['A', 'B', 'C'];
      const right = values.indexOf(best);
      return {
        question: `Three scatter plots have r = ${values.map((v, i) => `${decimal(rational(v, 100))} (${labels[i]})`).join(', ')}. In which do the points lie closest to a line?`,
        answer: exactOption(labels[right] ?? ''),
        mistakes: labels
          .filter((_, i) => i !== right)
          .map((t) => ({
            name: 'compared-with-the-sign',
            ...exactOption(t),
            mend: `Without its sign this r is ${decimal(rational(Math.abs(values[labels.indexOf(t)] ?? 0), 100))}, and another one is larger.`,
          })),
        hints: ['The sign of r tells the direction only. Leave it out.', 'Which size is closest to 1?'],
        explanation: `Without the signs the sizes are ${values.map((v) => decimal(rational(Math.abs(v), 100))).join(', ')}. The largest is ${decimal(rational(Math.abs(best), 100))}, so the points of ${labels[right]} lie closest to a line.`,
      };
    }),
    cause: form([0, 1], (rng) => {
      const [x, y, z] = rng.pick(causes);
      const n = rng.int(30, 400);
      const others = rng.sample(
        [...new Set(causes.map((c) => c[2]))].filter(
          (c) => c !== z && !(z.includes('weather') && c.includes('weather')),
        ),
        3,
      );
      return {
        question: `In ${n} cases the ${x} and the ${y} rise together. Which third thing may be behind both?`,
        answer: exactOption(z),
        mistakes: others.map((t) => ({
          name: 'took-one-for-the-cause',
          ...exactOption(t),
          mend: `${named(t)} hardly changes the ${x} and the ${y}; look for what makes both grow.`,
        })),
        hints: [
          'Neither of the two need be the cause of the other.',
          'Look for something that makes both of them grow.',
        ],
        explanation: `${named(z)} makes both grow. So the correlation does not prove that one of the two causes the other.`,
      };
    }),
    through: form([1, 2], (rng) => {
      const [m, mx, my] = [rng.int(2, 6), rng.int(3, 12), rng.int(30, 90)];
      const b = my - m * mx;
      return {
        question: `The mean of x is ${mx} and the mean of y is ${my}. A regression line has the slope ${m}. What is its value at x = 0?`,
        ...numeric(
          b,
          {
            'went-the-wrong-way': [my + m * mx, 'You added the change; go back from the mean of x to x = 0.'],
            'gave-the-change': [m * mx, 'This is the change of y alone; take it from the mean of y.'],
            'took-one-step': [my - m, `You went back one step; go back ${mx} steps.`],
            'subtracted-the-mean': [my - mx, `You took the mean of x away; take ${m} times as much.`],
            'gave-the-mean': [my, `This is y at the mean of x; go back to x = 0.`],
          },
          {
            signed: true,
            apart: checkedBy((wrong) => `the value at x = ${plain(wrong.minus(b).over(m))}, not at x = 0`),
          },
        ),
        hints: [
          'A regression line goes through the point of both means.',
          `How does y change on the way back from x = ${mx} to x = 0?`,
        ],
        explanation: `The line goes through the point of both means, (${mx}, ${my}). Going back ${mx} steps of ${m} gives ${my} - ${m * mx} = ${b}.`,
      };
    }),
  },
);

/** Correlation and regression. */
export const correlationAndRegression: Concept[] = [correlation];
