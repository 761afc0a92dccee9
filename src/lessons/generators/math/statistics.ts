import { numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, range, sampled } from '../templates.ts';
import { decimal, plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

const readData = sampled(
  {
    ...info,
    id: 'math.data.charts',
    title: 'Reading a chart',
    grades: [1, 5],
    objectives: ['Read and compare values of a chart'],
    keywords: ['charts', 'bar chart', 'graphs', 'data', 'bar graphs', 'tally'],
    prerequisites: ['math.addition.within-10', 'math.subtraction.within-10'],
  },
  (rng, dial) => {
    const names = rng.sample(['cats', 'dogs', 'fish', 'birds', 'frogs', 'bees'], byLevel(dial, [2, 3, 4]));
    const values = rng.sample(range(2, dial.grade < 3 ? byLevel(dial, [20, 20, 30]) : 60), names.length);
    const [a = 0, b = 0] = [...values];
    const [more, less] = [Math.max(a, b), Math.min(a, b)];
    const [moreName, lessName] = a > b ? [names[0], names[1]] : [names[1], names[0]];
    const together = rng.int(0, 1) === 1;
    const answer = together ? a + b : more - less;
    return {
      key: `${together ? 'sum' : 'more'} ${names.map((n, i) => `${n}${values[i]}`).join(' ')}`,
      question: `A chart shows ${names.map((n, i) => `${values[i]} ${n}`).join('. It shows ')}. ${together ? `How many ${names[0]} and ${names[1]} are there in all?` : `How many more ${moreName} than ${lessName} are there?`}`,
      ...numeric(answer, {
        'inverted-operation': together ? more - less : a + b,
        'read-one-bar-only': more,
        'read-other-bar-only': less,
        'miscounted-by-one': answer + 1,
      }),
      explanation: together ? `${a} + ${b} = ${answer}.` : `${more} - ${less} = ${answer}.`,
      figure: { kind: 'bar-chart', bars: names.map((label, i) => ({ label, value: values[i] ?? 0 })) },
    };
  },
);

/** Draws a data set whose mean is a whole number. */
function evenData(rng: Rng, dial: Dial): number[] {
  const size = byLevel(dial, [rng.int(3, 4), 5, rng.int(6, 8)]);
  const values = Array.from({ length: size - 1 }, () => rng.int(2, byLevel(dial, [30, 40, 60])));
  const last = size - (total(values) % size) + size * rng.int(0, 4);
  return rng.shuffle([...values, last]);
}

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

function median(values: readonly number[]): Rational {
  const order = sorted(values);
  const half = order.length / 2;
  return rational((order[Math.ceil(half) - 1] ?? 0) + (order[Math.floor(half)] ?? 0), 2);
}

const mean = sampled(
  {
    ...info,
    id: 'math.statistics.mean',
    title: 'Mean',
    grades: [5, 9],
    objectives: ['Find the mean of a set of numbers'],
    keywords: ['mean', 'average', 'averages', 'statistics', 'data'],
    prerequisites: ['math.addition.multi-digit', 'math.division.long'],
  },
  (rng, dial) => {
    const data = evenData(rng, dial);
    const answer = total(data) / data.length;
    return {
      key: `mean ${sorted(data).join(' ')}`,
      question: `What is the mean of ${data.join(', ')}?`,
      ...numeric(
        answer,
        {
          'gave-median': median(data),
          'gave-sum': total(data),
          'divided-by-one-too-few': rational(total(data), data.length - 1).round(),
          'gave-range': Math.max(...data) - Math.min(...data),
        },
        { show: decimal },
      ),
      explanation: `The sum is ${total(data)}. Divided by ${data.length} that is ${answer}.`,
    };
  },
);

const medianConcept = sampled(
  {
    ...info,
    id: 'math.statistics.median',
    title: 'Median',
    grades: [5, 9],
    objectives: ['Find the median of a set of numbers'],
    keywords: ['median', 'middle value', 'statistics', 'data'],
    prerequisites: ['math.numbers.compare'],
  },
  (rng, dial) => {
    const size = byLevel(dial, [5, 7, rng.pick([6, 8])]);
    const data = rng.sample(range(1, byLevel(dial, [30, 60, 90])), size);
    const answer = median(data);
    const mid = rational((data[Math.ceil(size / 2) - 1] ?? 0) + (data[Math.floor(size / 2)] ?? 0), 2);
    const order = sorted(data);
    return {
      key: `median ${order.join(' ')}`,
      question: `What is the median of ${data.join(', ')}?`,
      ...numeric(
        answer,
        {
          'forgot-to-sort': mid,
          'gave-mean': rational(total(data), size).round(),
          'one-place-too-high': order[Math.floor(size / 2) + 1] ?? 0,
          'one-place-too-low': order[Math.ceil(size / 2) - 2] ?? 0,
        },
        { show: decimal, slip: 1 },
      ),
      explanation: `In order: ${order.join(', ')}. The middle is ${decimal(answer)}.`,
    };
  },
);

const rangeMode = sampled(
  {
    ...info,
    id: 'math.statistics.range-mode',
    title: 'Range and mode',
    grades: [5, 8],
    objectives: ['Find the range and the mode of a set of numbers'],
    keywords: ['range', 'mode', 'statistics', 'most common', 'data'],
    prerequisites: ['math.numbers.compare', 'math.subtraction.within-100'],
  },
  (rng, dial) => {
    const base = rng.sample(range(2, byLevel(dial, [30, 50, 99])), byLevel(dial, [4, 5, 7]));
    const [twice = 2] = base;
    const data = rng.shuffle([...base, twice]);
    const [low, high] = [Math.min(...data), Math.max(...data)];
    const askMode = rng.int(0, 1) === 1;
    return {
      key: `${askMode ? 'mode' : 'range'} ${sorted(data).join(' ')}`,
      question: `What is the ${askMode ? 'mode' : 'range'} of ${data.join(', ')}?`,
      ...numeric(askMode ? twice : high - low, {
        'confused-range-and-mode': askMode ? high - low : twice,
        'gave-largest': high,
        'gave-smallest': low,
        'gave-count': data.length,
      }),
      explanation: askMode
        ? `${twice} comes twice, the others once.`
        : `Largest minus smallest: ${high} - ${low} = ${high - low}.`,
    };
  },
);

/** Offsets from the mean that add up to 0 and whose mean square is a perfect square. */
const squareSpreads: readonly (readonly number[])[] = [
  [-1, -1, 1, 1],
  [-2, -2, 2, 2],
  [-3, -3, 3, 3],
  [-4, -4, 4, 4],
  [-5, -5, 5, 5],
  [-1, -7, 1, 7],
  [-6, -6, 6, 6],
  [-2, -14, 2, 14],
];

const spread = sampled(
  {
    ...info,
    id: 'math.statistics.spread',
    title: 'Variance and standard deviation',
    grades: [9, 12],
    objectives: ['Compute the population variance and standard deviation'],
    keywords: ['variance', 'standard deviation', 'spread', 'statistics', 'deviation'],
    prerequisites: ['math.statistics.mean', 'math.exponents.powers'],
  },
  (rng, dial) => {
    const askDeviation = dial.level > 0 && rng.int(0, 1) === 1;
    const offsets = askDeviation ? rng.pick(squareSpreads) : drawOffsets(rng, byLevel(dial, [4, 5, 6]));
    const center = rng.int(12, 250);
    const data = rng.shuffle(offsets.map((o) => center + o));
    const squares = offsets.map((o) => o * o);
    const variance = rational(total(squares), data.length);
    const deviation = askDeviation ? Math.round(Math.sqrt(Number(variance.n))) : 0;
    const answer = askDeviation ? rational(deviation) : variance;
    return {
      key: `${askDeviation ? 'deviation' : 'variance'} ${sorted(data).join(' ')}`,
      question: `What is the population ${askDeviation ? 'standard deviation' : 'variance'} of ${data.join(', ')}?`,
      ...numeric(answer, {
        'forgot-to-divide': total(squares),
        'divided-by-n-minus-1': rational(total(squares), data.length - 1),
        'confused-variance-and-deviation': askDeviation
          ? variance
          : rational(total(offsets.map(Math.abs)), data.length),
        'gave-range': Math.max(...data) - Math.min(...data),
        'gave-mean': center,
      }),
      explanation: `The mean is ${center}. The squared distances sum to ${total(squares)}; divided by ${data.length} that is ${plain(variance)}.${askDeviation ? ` Its root is ${deviation}.` : ''}`,
    };
  },
);

/** Draws offsets from a whole mean, not all 0. */
function drawOffsets(rng: Rng, size: number): number[] {
  const offsets = Array.from({ length: size - 1 }, () => rng.int(-6, 6));
  const last = -total(offsets);
  return Math.abs(last) > 9 || offsets.every((o) => o === 0) ? drawOffsets(rng, size) : [...offsets, last];
}

/** Data, averages and spread. */
export const statistics: Concept[] = [readData, mean, medianConcept, rangeMode, spread];
