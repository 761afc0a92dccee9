import { checkedBy } from '../checked.ts';
import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';
import { total } from './statistics.ts';

const topics = ['books read', 'goals scored', 'pets at home', 'hours of practice'] as const;

interface Stack {
  value: number;
  count: number;
}

/** Draws how often each value comes. */
function dots(rng: Rng, { level }: Dial) {
  const start = rng.int(0, 4);
  const values = range(start, start + ([3, 4, 5][level] ?? 3)).map((value) => ({
    value,
    count: rng.int(0, 5),
  }));
  const [first] = values;
  if (first) first.count = rng.int(2, 4);
  return { values, topic: rng.pick(topics), n: countOf(values) };
}

const countOf = (values: readonly Stack[]): number => total(values.map(({ count }) => count));
const sumOf = (values: readonly Stack[]): number => total(values.map(({ value, count }) => value * count));
const shown = (values: readonly Stack[]): string =>
  values.map(({ value, count }) => `${count} over ${value}`).join(', ');
const dotsIn = (count: number): string => (count === 1 ? '1 dot' : `${count} dots`);

function dotPlot(values: readonly Stack[], name: string) {
  return {
    kind: 'dot-plot',
    values: values.map(({ value, count }) => ({ label: `${value}`, value: count })),
    name,
  } as const;
}

/** Draws a plot with a limit, so that some dots fit and others do not. */
function limited(rng: Rng, dial: Dial) {
  return drawn(
    () => {
      const plot = dots(rng, dial);
      const { values } = plot;
      const isLeast = rng.int(0, 1) === 1;
      const limit = values[rng.int(1, values.length - 1)]?.value ?? 1;
      const fitting = values.filter(({ value }) => (isLeast ? value >= limit : value < limit));
      const others = values.filter((stack) => !fitting.includes(stack));
      const own = values.find(({ value }) => value === limit)?.count ?? 0;
      return { ...plot, isLeast, limit, fitting, others, own };
    },
    ({ fitting, others }) => countOf(fitting) > 0 && countOf(others) > 0,
  );
}

function atLeast(rng: Rng, dial: Dial): Asked {
  const { values, topic, n, isLeast, limit, fitting, others, own } = limited(rng, dial);
  const right = countOf(fitting);
  const where = isLeast ? `over ${limit} and to the right` : `to the left of ${limit}`;
  const [leftOut] = rng.shuffle(fitting.filter(({ value, count }) => value !== limit && count > 0));
  const [tooMany] = rng.shuffle(others.filter(({ value, count }) => value !== limit && count > 0));
  return {
    question: `A dot plot of ${topic} has dots: ${shown(values)}. Each dot is a person. How many people have ${isLeast ? 'at least' : 'fewer than'} ${limit}?`,
    ...numeric(
      right,
      {
        ...(own > 0 && {
          'mixed-up-the-end': [
            isLeast ? right - own : right + own,
            isLeast
              ? `You left out the dots over ${limit}; “at least” lets them in.`
              : `You counted the dots over ${limit} too; “fewer than” leaves them out.`,
          ] as const,
          'took-one-stack': [own, `These are only the dots over ${limit}.`] as const,
        }),
        'took-the-others': [
          countOf(others),
          `These are the people with ${isLeast ? `fewer than ${limit}` : `${limit} or more`}.`,
        ],
        'counted-the-numbers': [
          fitting.length,
          'You counted the numbers below the line; count the dots over them.',
        ],
        ...(leftOut && {
          'left-out-a-stack': [
            right - leftOut.count,
            `You left out the ${dotsIn(leftOut.count)} over ${leftOut.value}.`,
          ] as const,
        }),
        ...(tooMany && {
          'took-a-stack-too-many': [
            right + tooMany.count,
            `You counted the ${dotsIn(tooMany.count)} over ${tooMany.value} too; ${tooMany.value} does not fit.`,
          ] as const,
        }),
        'added-the-values': [sumOf(fitting), 'You added the values; each dot counts as one person.'],
        'counted-all': [
          n,
          `These are all the dots; some people have ${isLeast ? `fewer than ${limit}` : `${limit} or more`}.`,
        ],
      },
      {
        apart: checkedBy(() => `not the number of dots ${where}`),
      },
    ),
    hints: [
      `Which numbers are ${isLeast ? 'at least' : 'fewer than'} ${limit}? Does ${limit} itself belong to them?`,
      'Add the dots over these numbers.',
    ],
    explanation: `Count the dots ${where}: ${fitting.length === 1 ? dotsIn(right) : `${fitting.map(({ count }) => count).join(' + ')} = ${right}`}.`,
    figure: dotPlot(values, topic),
  };
}

function sum(rng: Rng, dial: Dial): Asked {
  const { values, topic, n } = drawn(
    () => dots(rng, dial),
    (plot) => sumOf(plot.values) > 0,
  );
  const answer = sumOf(values);
  const labels = total(values.map(({ value }) => value));
  const [left] = rng.shuffle(
    values.filter(({ value, count }) => value * count > 0 && value * count < answer),
  );
  const [once] = rng.shuffle(values.filter(({ value, count }) => value > 0 && count > 1));
  return {
    question: `A dot plot of ${topic} has dots: ${shown(values)}. What is the sum of all values?`,
    ...numeric(
      answer,
      {
        'gave-the-count': [n, 'This is the number of dots; add the value of each dot.'],
        'added-the-labels': [labels, 'You added each number below the line once; add it once for each dot.'],
        'added-the-count-too': [answer + n, `You added the ${n} dots too; add only their values.`],
        'added-the-labels-too': [answer + labels, 'You counted each number below the line as one more dot.'],
        ...(left && {
          'left-out-a-stack': [
            answer - left.value * left.count,
            `You left out the ${dotsIn(left.count)} over ${left.value}.`,
          ] as const,
        }),
        ...(once && {
          'counted-a-stack-once': [
            answer - once.value * (once.count - 1),
            `You counted ${once.value} only once; there are ${dotsIn(once.count)} over it.`,
          ] as const,
        }),
      },
      { apart: checkedBy(() => 'not what the values of all the dots add up to') },
    ),
    hints: [
      'Each dot has the value of the number below it.',
      'Multiply the dots of each stack by its number. Then add the results.',
    ],
    explanation: `Each dot counts its value: ${values.map(({ value, count }) => `${count} × ${value}`).join(' + ')} = ${answer}.`,
    figure: dotPlot(values, topic),
  };
}

function medianOf(rng: Rng, dial: Dial): Asked {
  const { values, topic, n } = dots(rng, dial);
  const last = values.at(-1);
  if (n % 2 === 0 && last) last.count++;
  const all = values.flatMap(({ value, count }) => Array<number>(count).fill(value));
  const place = (all.length + 1) / 2;
  const middle = all[place - 1] ?? 0;
  const most = Math.max(...values.map(({ count }) => count));
  const modes = values.filter(({ count }) => count === most);
  const [low, high] = [values[0]?.value ?? 0, last?.value ?? 0];
  const placesOf = (value: number): readonly [number, string] => [
    value,
    `The middle dot does not stand over ${value}; count the dots from both ends.`,
  ];
  return {
    question: `A dot plot of ${topic} has dots: ${shown(values)}. What is the median?`,
    ...numeric(
      middle,
      {
        'gave-the-count': [
          all.length,
          'This is the number of dots; the median is the number below the middle dot.',
        ],
        'gave-the-place': [place, 'This is the place of the middle dot; name the number below it.'],
        'gave-the-height': [
          most,
          'This is the height of the highest stack; the median is the number below the middle dot.',
        ],
        ...(modes.length === 1 &&
          modes[0]?.value !== middle && {
            'gave-the-mode': [
              modes[0]?.value ?? 0,
              'This value appears most often; find the middle dot.',
            ] as const,
          }),
        ...((low + high) % 2 === 0 &&
          (low + high) / 2 !== middle && {
            'halved-the-axis': [
              (low + high) / 2,
              `This is halfway between ${low} and ${high}; look for the middle dot.`,
            ] as const,
          }),
        ...(middle < high - 1 && { 'one-stack-too-late': placesOf(middle + 1) }),
        ...(middle > low + 1 && { 'one-stack-too-early': placesOf(middle - 1) }),
        ...(high !== middle && { 'gave-the-last': placesOf(high) }),
        ...(low !== middle && { 'gave-the-first': placesOf(low) }),
      },
      { apart: checkedBy(() => `not the number below dot ${place} from the left`) },
    ),
    hints: [
      `How many dots are there? The middle one has as many dots before it as after it.`,
      'Count the dots from the left, stack by stack, up to that place.',
    ],
    explanation: `There are ${all.length} dots, so the middle one is dot ${place}. It stands over ${middle}, so the median is ${middle}.`,
    figure: dotPlot(values, topic),
  };
}

function histogram(rng: Rng): Asked {
  const counts = [0, 1, 2, 3].map(() => rng.int(2, 15));
  const [a = 0, b = 0, c = 0, d = 0] = counts;
  const isEnd = rng.int(0, 1) === 1;
  const [first, second] = isEnd ? [c, d] : [b, c];
  const right = first + second;
  const [from, to] = isEnd ? ['20 to 29', '30 to 39'] : ['10 to 19', '20 to 29'];
  return {
    question: `A histogram has ${counts.map((n, i) => `${n} values from ${i * 10} to ${i * 10 + 9}`).join(', ')}. How many values are ${isEnd ? 'at least 20' : 'from 10 to 29'}?`,
    ...numeric(
      right,
      {
        'took-the-first-bar': [first, `These are only the values from ${from}; another bar fits too.`],
        'took-the-second-bar': [second, `These are only the values from ${to}; another bar fits too.`],
        'subtracted-the-bars': [Math.abs(first - second), 'You subtracted; add the values of both bars.'],
        'took-a-bar-too-many': [
          b + c + d,
          `You counted the values from ${isEnd ? '10 to 19' : '30 to 39'} too; they do not fit.`,
        ],
        ...(!isEnd && {
          'took-the-lowest-bar-too': [
            a + b + c,
            'You counted the values from 0 to 9 too; they do not fit.',
          ] as const,
        }),
        ...(total(counts) !== 2 * right && {
          'took-the-others': [total(counts) - right, 'These are the values in the other two bars.'] as const,
        }),
        'counted-all': [total(counts), 'These are all the values; only some of the bars fit.'],
      },
      { apart: checkedBy(() => `not ${first} + ${second}`) },
    ),
    hints: [
      `Which bars hold values ${isEnd ? 'of at least 20' : 'from 10 to 29'}?`,
      'Add the counts of these bars.',
    ],
    explanation: `The bars from ${from} and from ${to} fit: ${first} + ${second} = ${right}.`,
    figure: { kind: 'histogram', axis: { from: 0, to: 40, step: 10 }, counts },
  };
}

const dotPlots = formed(
  {
    subject: 'Math',
    category: 'Data and Chance',
    id: 'math.data.dot-plots',
    title: 'Dot plots and histograms',
    grades: [6, 7],
    objectives: ['Read dot plots and histograms and find their center'],
    keywords: ['dot plots', 'line plot', 'histogram', 'distribution', 'frequency'],
    prerequisites: ['math.statistics.median', 'math.data.charts'],
    standards: ['6.SP.A.1', '6.SP.A.2', '6.SP.B.4', '6.SP.B.5'],
    teaching: {
      idea: 'A dot plot has one dot for each value. Stacks of dots show which values come often. A histogram counts the values in each interval.',
      caution: 'The number below a stack is the value. The number of dots is how often it appears.',
      mends: {},
    },
  },
  {
    count: form([0, 1, 2], atLeast),
    sum: form([0, 1], sum),
    median: form([0, 1, 2], medianOf),
    histogram: form([1, 2], (rng) => histogram(rng)),
  },
);

/** Dot plots and histograms. */
export const plots: Concept[] = [dotPlots];
