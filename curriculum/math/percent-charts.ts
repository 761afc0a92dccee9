import { type Apart, numeric, type WrongNumber } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, range } from '../templates.ts';
import { decimal, whole } from '../text.ts';
import type { Dial } from '../types.ts';

/** Tells a wrong part of n by its percentage, if that has few places. */
export const byPercent =
  (answer: Rational, n: number, p: number): Apart =>
  (size, isMore) => {
    const percent = size
      .times(isMore ? 1 : -1)
      .plus(answer)
      .times(100)
      .over(n);
    return 10n % percent.d === 0n
      ? `${decimal(percent)}% of ${whole(n)}, not ${p}%`
      : `${decimal(size)} ${isMore ? 'more' : 'less'} than the right answer`;
  };

interface Slice {
  name: string;
  percent: number;
  count: number;
}

function sliceMistakes(
  n: number,
  { name, percent, count }: Slice,
  others: readonly Slice[],
): Record<string, WrongNumber> {
  const entries: (readonly [name: string, value: number, mend: string])[] = [
    ...others.map(
      (slice, i) => [`read-slice-${i + 2}`, slice.count, `These take the ${slice.name}.`] as const,
    ),
    ['gave-the-percentage', percent, `This is the percentage; find ${percent}% of ${n}.`],
    ['gave-the-rest', n - count, `These people do not take the ${name}.`],
    ['subtracted-percent', n - percent, `You took ${percent} away; find ${percent}% of ${n}.`],
    [
      'took-five-percent-more',
      ((percent + 5) * n) / 100,
      `This is ${percent + 5}% of ${n}, not ${percent}%.`,
    ],
    [
      'took-five-percent-less',
      ((percent - 5) * n) / 100,
      `This is ${percent - 5}% of ${n}, not ${percent}%.`,
    ],
  ];
  return Object.fromEntries(
    entries.filter(([, value]) => value !== count).map(([key, value, mend]) => [key, [value, mend] as const]),
  );
}

function differenceMistakes(n: number, more: Slice, less: Slice): Record<string, WrongNumber> {
  const [percent, answer] = [more.percent - less.percent, more.count - less.count];
  return {
    'gave-one-slice': [more.count, `These take the ${more.name}; subtract those who take the ${less.name}.`],
    ...(less.count !== answer && {
      'gave-the-other-slice': [
        less.count,
        `These take the ${less.name}; how many more take the ${more.name}?`,
      ] as const,
    }),
    'added-both': [more.count + less.count, 'You added both; the question asks for the difference.'],
    ...(percent !== answer && {
      'gave-the-percentage': [
        percent,
        `This is the difference of the percentages; find ${percent}% of ${n}.`,
      ] as const,
    }),
    'took-five-percent-more': [
      ((percent + 5) * n) / 100,
      `This is ${percent + 5}% of ${n}, not ${percent}%.`,
    ],
    ...(percent > 5 && {
      'took-five-percent-less': [
        ((percent - 5) * n) / 100,
        `This is ${percent - 5}% of ${n}, not ${percent}%.`,
      ] as const,
    }),
  };
}

/** Explains how to find a percentage of a number. */
const percentWay = (p: number, n: number): string => {
  const one = decimal(rational(n, 100));
  return `1% of ${n} is ${one}, and ${p} × ${one} = ${decimal(rational(p * n, 100))}.`;
};

/** Draws shares of a whole in a pie chart. The question is about one share, or about the difference of two. */
export function pieTask(rng: Rng, dial: Dial): Asked {
  const step = byLevel(dial, [10, 5, 5]);
  const [a, b] = [rng.int(3, 40 / step) * step, rng.int(1, 40 / step) * step];
  const slices = rng
    .shuffle(['bus', 'car', 'bike', 'train'])
    .slice(0, 3)
    .map((name, i) => ({ name, percent: [a, b, 100 - a - b][i] ?? 0 }));
  // Of 100 people, the number is the percentage itself.
  const n = rng.pick(range(2, 16).filter((each) => each !== 5)) * 20;
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
    ...numeric(
      answer,
      isDifference ? differenceMistakes(n, more, less) : sliceMistakes(n, first, [second, third]),
      { apart: byPercent(rational(answer), n, isDifference ? more.percent - less.percent : first.percent) },
    ),
    hints: isDifference
      ? [
          `By how many percentage points is the share of the ${more.name} greater?`,
          `Find that percentage of ${n}.`,
        ]
      : [
          `Which percentage belongs to the ${first.name}?`,
          `How many of 100 people is that? And how many of ${n}?`,
        ],
    explanation: isDifference
      ? `${more.percent}% - ${less.percent}% = ${more.percent - less.percent}%. ${percentWay(more.percent - less.percent, n)}`
      : percentWay(first.percent, n),
    figure: {
      kind: 'pie-chart',
      slices: slices.map(({ name, percent }) => ({ label: `${name} ${percent}%`, value: percent })),
    },
  };
}
