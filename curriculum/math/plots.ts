import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { sorted, total } from './statistics.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

const topics = ['books read', 'goals scored', 'pets at home', 'hours of practice'] as const;

/** Draws how often each value comes. */
function dots(rng: Rng, { level }: Dial) {
  const start = rng.int(0, 4);
  const values = range(start, start + ([3, 4, 5][level] ?? 3)).map((value) => ({
    value,
    count: rng.int(0, 5),
  }));
  const [first] = values;
  if (first) first.count = rng.int(2, 4);
  return { values, topic: rng.pick(topics), n: total(values.map(({ count }) => count)) };
}

const shown = (values: readonly { value: number; count: number }[]): string =>
  values.map(({ value, count }) => `${count} over ${value}`).join(', ');

function dotPlot(values: readonly { value: number; count: number }[], name: string) {
  return {
    kind: 'dot-plot',
    values: values.map(({ value, count }) => ({ label: `${value}`, value: count })),
    name,
  } as const;
}

function atLeast(rng: Rng, dial: Dial): Asked {
  const { values, topic, n } = dots(rng, dial);
  const limit = values[rng.int(1, values.length - 1)]?.value ?? 1;
  const least = rng.int(0, 1) === 1;
  const sum = (fits: (v: number) => boolean): number =>
    total(values.filter(({ value }) => fits(value)).map(({ count }) => count));
  const right = least ? sum((v) => v >= limit) : sum((v) => v < limit);
  const other = least ? sum((v) => v > limit) : sum((v) => v <= limit);
  return {
    question: `A dot plot of ${topic} has dots: ${shown(values)}. Each dot is a person. How many people have ${least ? 'at least' : 'fewer than'} ${limit}?`,
    ...numeric(right, {
      'mixed-up-the-end': other === right ? right + 1 : other,
      'took-the-others': n - right,
      'counted-values': right + 2,
    }),
    explanation: `Count the dots ${least ? `over ${limit} and to the right` : `to the left of ${limit}`}: ${right}.`,
    figure: dotPlot(values, topic),
  };
}

const dotPlots = formed(
  {
    ...info,
    id: 'math.data.dot-plots',
    title: 'Dot plots and histograms',
    grades: [6, 7],
    objectives: ['Read dot plots and histograms and find their center'],
    keywords: ['dot plots', 'line plot', 'histogram', 'distribution', 'frequency'],
    prerequisites: ['math.statistics.median', 'math.data.charts'],
    standards: ['6.SP.A.1', '6.SP.A.2', '6.SP.B.4', '6.SP.B.5'],
    teaching: {
      idea: 'A dot plot has one dot for each value. Stacks of dots show which values come often. A histogram counts the values in each interval.',
      caution: 'The number below a stack is the value. The number of dots is how often it comes.',
      hints: [
        'How many dots are there over each number?',
        'Count the dots, not the numbers.',
        'The median dot has as many dots before it as behind it.',
      ],
      mends: {
        'mixed-up-the-end': 'Check whether the limit itself belongs to it.',
        'took-the-others': 'These are the others. Read the question once more.',
        'counted-values': 'Count each dot once.',
        'gave-the-count': 'This is how many dots there are. The question is about the values.',
        'one-stack-off': 'Count the dots from both ends to the middle.',
        'forgot-to-multiply': 'Each dot counts its value.',
      },
    },
  },
  {
    count: form([0, 1, 2], atLeast),
    sum: form([0, 1], (rng, dial) => {
      const { values, topic, n } = dots(rng, dial);
      const sum = total(values.map(({ value, count }) => value * count));
      return {
        question: `A dot plot of ${topic} has dots: ${shown(values)}. What is the sum of all values?`,
        ...numeric(sum, {
          'gave-the-count': n,
          'forgot-to-multiply': total(values.map(({ value }) => value)),
          'counted-values': sum + (values.at(-1)?.value ?? 1),
        }),
        explanation: `Each dot counts its value: ${values.map(({ value, count }) => `${count} × ${value}`).join(' + ')} = ${sum}.`,
        figure: dotPlot(values, topic),
      };
    }),
    median: form([0, 1, 2], (rng, dial) => {
      const { values, topic, n } = dots(rng, dial);
      const last = values.at(-1);
      if (n % 2 === 0 && last) last.count++;
      const all = values.flatMap(({ value, count }) => Array<number>(count).fill(value));
      const middle = all[Math.floor(all.length / 2)] ?? 0;
      return {
        question: `A dot plot of ${topic} has dots: ${shown(values)}. What is the median?`,
        ...numeric(middle, {
          'one-stack-off': middle + rng.pick([-1, 1]),
          'gave-the-count': all.length,
          'counted-values': middle + 2,
        }),
        explanation: `There are ${all.length} dots, so the median is dot ${Math.floor(all.length / 2) + 1}. It stands over ${middle}.`,
        figure: dotPlot(values, topic),
      };
    }),
    histogram: form([1, 2], (rng) => {
      const counts = [0, 1, 2, 3].map(() => rng.int(2, 15));
      const [, b = 0, c = 0, d = 0] = counts;
      const fromEnd = rng.int(0, 1) === 1;
      const right = fromEnd ? c + d : b + c;
      return {
        question: `A histogram has ${counts.map((n, i) => `${n} values from ${i * 10} to ${i * 10 + 9}`).join(', ')}. How many values are ${fromEnd ? 'at least 20' : 'from 10 to 29'}?`,
        ...numeric(right, {
          'mixed-up-the-end': fromEnd ? d : b,
          'took-the-others': total(counts) - right,
          'counted-values': right + rng.pick([-1, 1]),
        }),
        explanation: `Add both bars: ${fromEnd ? `${c} + ${d}` : `${b} + ${c}`} = ${right}.`,
        figure: { kind: 'histogram', axis: { from: 0, to: 40, step: 10 }, counts },
      };
    }),
  },
);

/** Draws five numbers of a box plot. */
function fiveNumbers(rng: Rng, { level }: Dial): [number, number, number, number, number] {
  const steps = range(0, 3).map(() => rng.int(2, [6, 9, 14][level] ?? 6));
  const low = rng.int(2, 30);
  return [low, ...steps.map((_, i) => low + total(steps.slice(0, i + 1)))] as [
    number,
    number,
    number,
    number,
    number,
  ];
}

const words = ['minimum', 'first quartile', 'median', 'third quartile', 'maximum'] as const;
const inWords = (five: readonly number[]): string => words.map((word, i) => `${word} ${five[i]}`).join(', ');
const boxPlot = (five: readonly [number, number, number, number, number]) =>
  ({
    kind: 'box-plot',
    axis: { from: 0, to: Math.ceil((five[4] + 1) / 10) * 10 },
    plots: [{ five }],
  }) as const;

function spread(rng: Rng, dial: Dial): Asked {
  const five = fiveNumbers(rng, dial);
  const [low, q1, mid, q3, high] = five;
  const iqr = rng.int(0, 1) === 1;
  return {
    question: `A box plot has: ${inWords(five)}. What is the ${iqr ? 'interquartile range' : 'range'}?`,
    ...numeric(iqr ? q3 - q1 : high - low, {
      [iqr ? 'gave-the-range' : 'gave-the-box']: iqr ? high - low : q3 - q1,
      'gave-the-median': mid,
      'subtracted-wrongly': (iqr ? q3 - q1 : high - low) + rng.pick([-1, 1]),
    }),
    explanation: iqr
      ? `The box goes from ${q1} to ${q3}: ${q3} - ${q1} = ${q3 - q1}.`
      : `From the minimum to the maximum: ${high} - ${low} = ${high - low}.`,
    figure: boxPlot(five),
  };
}

const boxPlots = formed(
  {
    ...info,
    id: 'math.data.box-plots',
    title: 'Box plots',
    grades: [6, 9],
    objectives: ['Read and compare box plots'],
    keywords: ['box plots', 'box and whisker', 'quartiles', 'interquartile range', 'five number summary'],
    prerequisites: ['math.statistics.median', 'math.statistics.range-mode'],
    standards: ['6.SP.B.4', '6.SP.B.5', '7.SP.B.3', 'HSS.ID.A.1'],
    teaching: {
      idea:
        'A box plot cuts the values in order into four parts with equally many values. The line in the box is the median. The ' +
        'box holds the middle half, and its length is the interquartile range.',
      caution: 'A long part does not have more values. Its values only lie farther apart.',
      hints: [
        'Find the five numbers.',
        'Each part has a quarter of the values.',
        'Range: whole length. Interquartile range: the box.',
      ],
      mends: {
        'gave-the-range': 'This is the whole range. The interquartile range is the length of the box.',
        'gave-the-box': 'This is the length of the box. The range goes from minimum to maximum.',
        'gave-the-median': 'This is the median, the line in the box.',
        'subtracted-wrongly': 'Subtract once more.',
        'miscounted-the-quarters': 'Each of the four parts holds a quarter of the values, long or short.',
        'compared-the-lines':
          'Compare the lengths of the boxes for the spread, and the lines for the center.',
        'one-place-off': 'Take the middle of the lower or upper half.',
        'took-the-others': 'These are the values outside. Count the parts between both numbers.',
        'mixed-up-the-quartiles':
          'The first quartile belongs to the lower half, the third one to the upper half.',
      },
    },
  },
  {
    spread: form([0, 1, 2], spread),
    share: form([0, 1, 2], (rng, dial) => {
      const five = fiveNumbers(rng, dial);
      const n = rng.int(3, 25) * 4;
      const [i, j] = rng.pick([
        [0, 1],
        [1, 3],
        [0, 2],
        [2, 4],
        [3, 4],
        [1, 4],
        [0, 3],
      ] as const);
      return {
        question: `A box plot of ${n} values has: ${inWords(five)}. About how many values lie between ${five[i]} and ${five[j]}?`,
        ...numeric(
          ((j - i) * n) / 4,
          {
            'miscounted-the-quarters': ((j - i) * n) / 4 + n / 4,
            'gave-the-range': (five[j] ?? 0) - (five[i] ?? 0),
            'took-the-others': ((4 - j + i) * n) / 4,
          },
          { max: n },
        ),
        explanation: `Each part holds a quarter, ${n / 4} values. There ${j - i === 1 ? 'is 1 part' : `are ${j - i} parts`}: ${((j - i) * n) / 4}.`,
        figure: boxPlot(five),
      };
    }),
    compare: form([0, 1, 2], (rng, dial) => {
      const [a, b] = [fiveNumbers(rng, dial), fiveNumbers(rng, dial)];
      const byMedian = rng.int(0, 1) === 1;
      const measure = (f: typeof a): number => (byMedian ? f[2] : f[3] - f[1]);
      const order = measure(a) - measure(b);
      const texts = ['class A', 'class B', 'both are equal'];
      const right = order > 0 ? 0 : order < 0 ? 1 : 2;
      const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
      return {
        question: `Box plot of class A: ${inWords(a)}. Box plot of class B: ${inWords(b)}. Which has the larger ${byMedian ? 'median' : 'interquartile range'}?`,
        answer: option(right),
        mistakes: [0, 1, 2]
          .filter((i) => i !== right)
          .map((i) => ({ name: 'compared-the-lines', ...option(i) })),
        explanation: `Class A has ${measure(a)} and class B has ${measure(b)}.`,
        figure: {
          kind: 'box-plot',
          axis: boxPlot(a[4] > b[4] ? a : b).axis,
          plots: [
            { label: 'class A', five: a },
            { label: 'class B', five: b },
          ],
        },
      };
    }),
    quartile: form([1, 2], (rng) => {
      const data = sorted(rng.sample(range(1, 40), 7));
      const upper = rng.int(0, 1) === 1;
      const answer = data[upper ? 5 : 1] ?? 0;
      return {
        question: `The values are ${rng.shuffle(data).join(', ')}. The median is left out of both halves. What is the ${upper ? 'third' : 'first'} quartile?`,
        ...numeric(
          answer,
          {
            'gave-the-median': data[3] ?? 0,
            'one-place-off': data[upper ? 6 : 0] ?? 0,
            'mixed-up-the-quartiles': data[upper ? 1 : 5] ?? 0,
          },
          { listed: true },
        ),
        explanation: `In order: ${data.join(', ')}. The median is ${data[3]}, and the middle of the ${upper ? 'upper' : 'lower'} half is ${answer}.`,
      };
    }),
  },
);

/** Plots of data. */
export const plots: Concept[] = [dotPlots, boxPlots];
