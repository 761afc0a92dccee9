import { numeric } from '../choices.ts';
import { gcd, type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { byPercent, pieTask } from './percent-charts.ts';
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
  const shareOf = (percent: number): readonly [Rational, string] => [
    one.times(percent),
    `This is ${percent}% of ${whole(n)}, not ${p}%.`,
  ];
  return {
    text: `${p}% of ${whole(n)}`,
    value: answer,
    show: decimal,
    apart: byPercent(answer, n, p),
    mistakes: {
      ...(p !== 50 && {
        'gave-the-rest': [
          rational(n).minus(answer),
          `This is what is left of ${whole(n)}; the question asks for the ${p}%.`,
        ] as const,
      }),
      'took-another-percentage': shareOf(p + 10),
      'took-five-percent-less': shareOf(p - 5),
      ...(!answer.equals(n - p) && {
        'subtracted-percent': [n - p, `You took ${p} away; ${p}% means ${p} of each 100.`] as const,
      }),
      ...(!answer.equals(p) && {
        'gave-the-percentage': [p, `${p} is only the percentage; find that part of ${whole(n)}.`] as const,
      }),
      'slipped-by-a-place': [answer.times(10), `This is ${p * 10}% of ${whole(n)}; check the places.`],
      ...(p !== 10 && {
        'gave-ten-percent': [one.times(10), `This is 10% of ${whole(n)}, not ${p}%.`] as const,
      }),
    },
    way: `${p}% means ${p} of 100. 1% of ${whole(n)} is ${decimal(one)}, and ${p} × ${decimal(one)} = ${decimal(answer)}.`,
    hints: [`Divide ${whole(n)} by 100 to find 1% of it.`, `How much is ${p} times that?`],
    method: 'Find 1% of the number, or 10%. Then multiply.',
  };
}

function wholeOf(rng: Rng, dial: Dial): Asked {
  const p = rng.pick(byLevel(dial, [[10], [10, 20, 25, 50], [5, 15, 40, 60, 75, 80]]));
  const n = rng.int(2, 30) * (100 / gcd(p, 100));
  const part = (p * n) / 100;
  const unit = n / (100 / gcd(p, 100));
  const shareOf = (percent: number): readonly [Rational, string] => [
    rational(percent * n, 100),
    `${p}% of ${decimal(rational(percent * n, 100))} is ${decimal(rational(p * percent * n, 10000))}, not ${whole(part)}.`,
  ];
  return {
    question: `${whole(part)} is ${p}% of a number. What is the number?`,
    ...numeric(n, {
      'gave-the-part': [part, `This is the part; the number is 100%.`],
      'added-the-part': shareOf(100 + p),
      'subtracted-the-part': shareOf(100 - p),
      'one-step-too-few': shareOf((100 * (n - unit)) / n),
      'one-step-too-many': shareOf((100 * (n + unit)) / n),
      ...(part + p !== n && {
        'added-percent': [part + p, `You added ${p}; ${p}% is a part of the number.`] as const,
      }),
      'multiplied-instead': [part * p, `You multiplied by ${p}; find 1% first, then 100%.`],
      ...(n % 10 === 0 && {
        'stopped-short': shareOf(90),
        'went-a-bit-too-far': shareOf(110),
        'went-too-far': shareOf(120),
      }),
      ...(p !== 10 && {
        'took-ten-percent': [part * 10, `This would be right if ${whole(part)} were 10%.`] as const,
      }),
    }),
    hints: [
      `${whole(part)} belongs to ${p}%. Divide to find what belongs to one percent.`,
      'From there go on to the whole, one hundred percent.',
    ],
    explanation: `1% is ${whole(part)} ÷ ${p} = ${decimal(rational(part, p))}. 100% is 100 × ${decimal(rational(part, p))} = ${whole(n)}.`,
  };
}

function which(rng: Rng, dial: Dial): Asked {
  const n = rng.pick(
    byLevel(dial, [
      [10, 20, 50],
      [20, 25, 40],
      [40, 80, 200, 250],
    ]),
  );
  const part = rng.int(1, n - 1);
  const answer = rational(part * 100, n);
  const off = rng.pick([5, 10, 20]);
  const check = (percent: Rational): readonly [Rational, string] => [
    percent,
    `${decimal(percent)}% of ${n} is ${decimal(percent.times(n).over(100))}, not ${part}.`,
  ];
  return {
    question: `What percent of ${n} is ${part}?`,
    ...numeric(
      answer,
      {
        ...(n !== 100 && {
          'gave-the-part': [
            rational(part),
            `You took the ${part} itself as the percent; ${part} of ${n} is not ${part} of 100.`,
          ] as const,
        }),
        ...(2 * part !== n && {
          'gave-the-rest': [
            rational(100).minus(answer),
            `This is the percentage of the rest, ${n - part} of ${n}.`,
          ] as const,
        }),
        ...(!answer.equals(n - part) && { 'subtracted-instead': check(rational(n - part)) }),
        'slipped-by-a-place': check(answer.over(10)),
        'calculated-too-much': check(answer.plus(off)),
        'calculated-too-little': check(answer.minus(off)),
        'took-percent-of': check(rational(part * n, 100)),
      },
      {
        show: (r) => `${decimal(r)}%`,
        slip: 0,
        max: 200,
        apart: (size, isMore) => {
          const percent = size.times(isMore ? 1 : -1).plus(answer);
          return `the percentage for ${decimal(percent.times(n).over(100))}, not for ${part}`;
        },
      },
    ),
    hints: [`What fraction of ${n} is ${part}?`, 'How many hundredths is that? A hundredth is one percent.'],
    explanation: `Divide the part by the whole: ${part} ÷ ${n} = ${decimal(rational(part, n))}, which is ${decimal(answer)}%.`,
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
      mends: {},
    },
  },
  {
    value: form([0, 1], direct(percentTask)),
    equal: form([0, 1, 2], matching(percentTask)),
    compare: form([1, 2], comparing(percentTask)),
    pie: form([0, 1, 2], pieTask),
    whole: form([1, 2], wholeOf),
    which: form([0, 2], which),
  },
);

/** Percentages. */
export const percent: Concept[] = [percentOf];
