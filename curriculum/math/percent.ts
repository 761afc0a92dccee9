import { numeric } from '../choices.ts';
import { gcd, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { comparing, direct, matching, type Task } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Ratios and Percent' };

/** Draws a percentage and a number that give a whole number or tenths. */
function percentTask(rng: Rng, dial: Dial): Task {
  const p = rng.pick(
    byLevel(dial, [
      [10, 20, 25, 50, 75, 5],
      [15, 30, 35, 40, 45, 60, 80, 90],
      [1, 2, 4, 12, 18, 65, 85, 110, 120, 150],
    ]),
  );
  const n = rng.int(2, byLevel(dial, [30, 40, 50])) * (100 / gcd(p, 100)) * (p === 50 ? 2 : 1);
  const answer = rational(p * n, 100);
  const one = rational(n, 100);
  return {
    text: `${p}% of ${whole(n)}`,
    value: answer,
    show: decimal,
    mistakes: {
      'gave-the-rest': rational(n).minus(answer),
      'took-ten-percent-more': answer.plus(one.times(10)),
      'took-five-percent-less': answer.minus(one.times(5)),
      'subtracted-percent': n - p,
    },
    way: `${p}% means ${p} of 100. 1% of ${whole(n)} is ${decimal(one)}, and ${p} × ${decimal(one)} = ${decimal(answer)}.`,
  };
}

/** Draws shares of a whole in a pie chart. The question is about one share, or about the difference of two. */
function pieTask(rng: Rng, dial: Dial): Asked {
  const step = byLevel(dial, [10, 5, 5]);
  const [a, b] = [rng.int(3, 40 / step) * step, rng.int(1, 40 / step) * step];
  const slices = rng
    .shuffle(['bus', 'car', 'bike', 'tram'])
    .slice(0, 3)
    .map((name, i) => ({ name, percent: [a, b, 100 - a - b][i] ?? 0 }));
  const n = rng.int(2, 15) * 20;
  const part = (percent: number): number => (percent * n) / 100;
  const [first, second, third] = slices.map(({ name, percent }) => ({ name, percent, count: part(percent) }));
  if (!first || !second || !third) throw new Error('a pie has three slices');
  const isDifference = dial.level === 2 && a !== b;
  const [more, less] = a > b ? [first, second] : [second, first];
  const answer = isDifference ? more.count - less.count : first.count;
  return {
    question:
      `A pie chart shows how ${n} people go to work: ${slices.map(({ name, percent }) => `${name} ${percent}%`).join(', ')}. ` +
      (isDifference
        ? `How many more people take the ${more.name} than the ${less.name}?`
        : `How many people take the ${first.name}?`),
    ...numeric(answer, {
      'read-another-slice': isDifference ? Math.abs(more.count - third.count) : second.count,
      'gave-the-percentage': isDifference ? more.percent - less.percent : first.percent,
      'gave-the-rest': n - answer,
    }),
    explanation: isDifference
      ? `${more.percent}% - ${less.percent}% = ${more.percent - less.percent}%. Of ${n} that is ${answer}.`
      : `1% of ${n} is ${decimal(rational(n, 100))}, and ${first.percent} × ${decimal(rational(n, 100))} = ${answer}.`,
    figure: {
      kind: 'pie-chart',
      slices: slices.map(({ name, percent }) => ({ label: `${name} ${percent}%`, value: percent })),
    },
  };
}

const percentOf = formed(
  {
    ...info,
    id: 'math.percent.of-number',
    title: 'Percent of a number',
    grades: [6, 9],
    objectives: ['Find a percentage of a number'],
    keywords: ['percent', 'percentages', 'percent of a number', 'percentage'],
    prerequisites: ['math.fractions.of-quantity', 'math.decimals.multiply'],
    standards: ['6.RP.A.3'],
    teaching: {
      idea: 'Percent means “of a hundred”. 1% of a number is the number divided by 100. Other percentages are multiples of it.',
      caution: '20% of a number is not the number minus 20. A percentage is always a part of something.',
      hints: [
        'What is 1% of the number, or 10%?',
        'How many of these make the percentage?',
        'Check: is the result more or less than half?',
      ],
      mends: {
        'gave-the-rest': 'This is what remains after the part is taken away. The question is about the part.',
        'took-ten-percent-more': 'This is 10% of the number too much. Find 10% first, then count.',
        'took-five-percent-less': 'This is 5% of the number too little. Find 5% first, then count.',
        'subtracted-percent':
          'A percentage is a part of the number. Do not take the plain percent number away.',
        'gave-the-part': 'This is the part itself. The question is about the whole or the percentage.',
        'gave-the-percentage': 'This is the number of the percentage. Find this percentage of all people.',
        'read-another-slice': 'This belongs to another slice of the pie. Look for the name in the question.',
        'turned-the-division': 'Divide the part by the whole, not the whole by the part.',
      },
    },
  },
  {
    value: form([0, 1], direct(percentTask)),
    equal: form([0, 1, 2], matching(percentTask)),
    compare: form([1, 2], comparing(percentTask)),
    pie: form([0, 1, 2], pieTask),
    whole: form([1, 2], (rng, dial) => {
      const p = rng.pick(byLevel(dial, [[10], [10, 20, 25, 50], [5, 15, 40, 60, 75, 80]]));
      const n = rng.int(2, 30) * (100 / gcd(p, 100));
      const part = (p * n) / 100;
      const unit = n / (100 / gcd(p, 100));
      return {
        question: `${whole(part)} is ${p}% of a number. What is the number?`,
        ...numeric(n, {
          'gave-the-part': part,
          'took-ten-percent-more': n + part,
          'took-five-percent-less': n - unit,
        }),
        explanation: `1% is ${whole(part)} ÷ ${p} = ${decimal(rational(part, p))}. 100% is ${whole(n)}.`,
      };
    }),
    which: form([0, 2], (rng, dial) => {
      const n = rng.pick(
        byLevel(dial, [
          [10, 20, 50],
          [20, 25, 40],
          [40, 80, 200, 250],
        ]),
      );
      const part = rng.int(1, n - 1);
      const answer = rational(part * 100, n);
      return {
        question: `What percent of ${n} is ${part}?`,
        ...numeric(
          answer,
          {
            'gave-the-part': part,
            'gave-the-rest': rational(100).minus(answer),
            'turned-the-division': answer.plus(10),
          },
          { show: (r) => `${decimal(r)}%`, slip: 5 },
        ),
        explanation: `Divide the part by the whole: ${part} ÷ ${n} = ${decimal(rational(part, n))}, which is ${decimal(answer)}%.`,
      };
    }),
  },
);

/** Percentages. */
export const percent: Concept[] = [percentOf];
