import { checkedBy } from '../checked.ts';
import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';
import { sorted } from './statistics.ts';

/** Five numbers of a box plot in rising order. */
type Five = readonly [low: number, q1: number, mid: number, q3: number, high: number];

function fiveNumbers(rng: Rng, { level }: Dial): Five {
  const step = (): number => rng.int(2, [6, 9, 14][level] ?? 6);
  const low = rng.int(2, 30);
  const q1 = low + step();
  const mid = q1 + step();
  const q3 = mid + step();
  return [low, q1, mid, q3, q3 + step()];
}

const words = ['minimum', 'first quartile', 'median', 'third quartile', 'maximum'] as const;
const inWords = (five: Five): string => words.map((word, i) => `${word} ${five[i]}`).join(', ');
const boxPlot = (five: Five) =>
  ({
    kind: 'box-plot',
    axis: { from: 0, to: Math.ceil((five[4] + 1) / 10) * 10 },
    plots: [{ five }],
  }) as const;

function spread(rng: Rng, dial: Dial): Asked {
  const five = fiveNumbers(rng, dial);
  const [low, q1, mid, q3, high] = five;
  const isBox = rng.int(0, 1) === 1;
  const [from, to] = isBox ? [q1, q3] : [low, high];
  const name = isBox ? 'interquartile range' : 'range';
  return {
    question: `A box plot has: ${inWords(five)}. What is the ${name}?`,
    ...numeric(
      to - from,
      {
        'gave-the-median': [
          mid,
          'This is the median, the line in the box; the question asks for a distance.',
        ],
        'gave-the-upper-end': [
          to,
          `This is the ${isBox ? 'third quartile' : 'maximum'}; subtract ${from} from it.`,
        ],
        'gave-the-lower-end': [
          from,
          `This is the ${isBox ? 'first quartile' : 'minimum'}; subtract it from ${to}.`,
        ],
        'stopped-at-the-median': [mid - from, `You went from ${from} to the median; go on to ${to}.`],
        'began-at-the-median': [to - mid, `You began at the median; begin at ${from}.`],
        ...(isBox
          ? {
              'gave-the-range': [
                high - low,
                'This is the whole range; the box is only its middle part.',
              ] as const,
              'went-to-the-maximum': [high - q1, `You went to the maximum; the box ends at ${q3}.`] as const,
            }
          : {
              'gave-the-box': [
                q3 - q1,
                'This is the length of the box; the range takes the ends too.',
              ] as const,
              'stopped-at-the-box': [
                q3 - low,
                `You stopped at the end of the box; go on to ${high}.`,
              ] as const,
            }),
      },
      { apart: checkedBy(() => `not the distance from ${from} to ${to}`) },
    ),
    hints: [
      isBox ? 'Where does the box begin, and where does it end?' : 'Which numbers stand at the two far ends?',
      'How far is it from one of these numbers to the other? Subtract.',
    ],
    explanation: isBox
      ? `The box goes from the first to the third quartile: ${q3} - ${q1} = ${q3 - q1}.`
      : `From the minimum to the maximum: ${high} - ${low} = ${high - low}.`,
    figure: boxPlot(five),
  };
}

const quarters = (count: number): string => (count === 1 ? '1 quarter' : `${count} quarters`);

function share(rng: Rng, dial: Dial): Asked {
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
  const [from, to, parts] = [five[i], five[j], j - i];
  const right = (parts * n) / 4;
  const byLength = Number(rational(n * (to - from), five[4] - five[0]).round().n);
  const wrongParts = (count: number): readonly [number, string] => [
    (count * n) / 4,
    `You took ${quarters(count)} of the values; count the parts between ${from} and ${to}.`,
  ];
  return {
    question: `A box plot of ${n} values has: ${inWords(five)}. About how many values lie between ${from} and ${to}?`,
    ...numeric(
      right,
      {
        'a-part-too-many': wrongParts(parts + 1),
        ...(parts > 1 && { 'a-part-too-few': wrongParts(parts - 1) }),
        ...(byLength !== right && {
          'judged-by-length': [
            byLength,
            'You went by the length; each part holds a quarter of the values, long or short.',
          ] as const,
        }),
        'gave-the-distance': [
          to - from,
          `This is the distance from ${from} to ${to}, not a number of values.`,
        ],
        ...(parts !== 2 && {
          'took-the-others': [
            n - right,
            `These are the values that do not lie between ${from} and ${to}.`,
          ] as const,
        }),
        'took-fifths': [
          rational(parts * n, 5).round(),
          'You made five parts; the five numbers cut the values into four.',
        ],
      },
      { max: n, apart: checkedBy(() => `not ${quarters(parts)} of ${n} values`) },
    ),
    hints: [
      `The five numbers cut the ${n} values into four parts. Each part has the same number of values.`,
      `How many of these parts lie between ${from} and ${to}?`,
    ],
    explanation: `Each part holds a quarter, ${n / 4} values. Between ${from} and ${to} there ${parts === 1 ? 'is 1 part' : `are ${parts} parts`}: ${parts === 1 ? right : `${parts} × ${n / 4} = ${right}`}.`,
    figure: boxPlot(five),
  };
}

/** Draws another box plot with the same median or the same box length. */
function equalPlot(rng: Rng, dial: Dial, a: Five, byMedian: boolean): Five {
  const length = a[3] - a[1];
  return drawn(
    (): Five => {
      const b = fiveNumbers(rng, dial);
      if (byMedian) {
        const off = a[2] - b[2];
        return [b[0] + off, b[1] + off, a[2], b[3] + off, b[4] + off];
      }
      return [b[0], b[1], b[1] + rng.int(1, length - 1), b[1] + length, b[1] + length + b[4] - b[3]];
    },
    (b) => b[0] > 0,
  );
}

function compare(rng: Rng, dial: Dial): Asked {
  const [a, other, byMedian] = [fiveNumbers(rng, dial), fiveNumbers(rng, dial), rng.int(0, 1) === 1];
  const b = rng.int(0, 2) === 0 ? equalPlot(rng, dial, a, byMedian) : other;
  const measure = (f: Five): number => (byMedian ? f[2] : f[3] - f[1]);
  const order = measure(a) - measure(b);
  const texts = ['class A', 'class B', 'both are equal'];
  const right = order > 0 ? 0 : order < 0 ? 1 : 2;
  const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
  const name = byMedian ? 'median' : 'interquartile range';
  const way = (f: Five): string => (byMedian ? `${f[2]}` : `${f[3]} - ${f[1]} = ${f[3] - f[1]}`);
  return {
    question: `Box plot of class A: ${inWords(a)}. Box plot of class B: ${inWords(b)}. Which has the larger ${name}?`,
    answer: option(right),
    mistakes: [0, 1, 2]
      .filter((i) => i !== right)
      .map((i) => ({
        name: 'compared-something-else',
        ...option(i),
        mend: `The ${name} is ${measure(a)} in class A and ${measure(b)} in class B; ${order === 0 ? 'they are equal' : 'they differ'}.`,
      })),
    hints: byMedian
      ? ['The median is the third of the five numbers, the line in the box.', 'Compare it in both classes.']
      : [
          'Subtract the first quartile from the third quartile in each class.',
          'Compare the two results. The other numbers do not matter here.',
        ],
    explanation: `The ${name} of class A is ${way(a)}, and that of class B is ${way(b)}. So ${right === 2 ? 'both are equal' : `${texts[right]} has the larger one`}.`,
    figure: {
      kind: 'box-plot',
      axis: boxPlot(a[4] > b[4] ? a : b).axis,
      plots: [
        { label: 'class A', five: a },
        { label: 'class B', five: b },
      ],
    },
  };
}

function quartile(rng: Rng): Asked {
  const data = sorted(rng.sample(range(1, 40), 7));
  const given = rng.shuffle(data);
  const isUpper = rng.int(0, 1) === 1;
  const at = (lower: number, upper: number): number => data[isUpper ? upper : lower] ?? 0;
  const answer = at(1, 5);
  const half = isUpper ? 'upper' : 'lower';
  const unsorted = given[isUpper ? 5 : 1] ?? 0;
  return {
    question: `The values are ${given.join(', ')}. The median is left out of both halves. What is the ${isUpper ? 'third' : 'first'} quartile?`,
    ...numeric(
      answer,
      {
        'gave-the-median': [at(3, 3), `This is the median; look for the middle of the ${half} half.`],
        'gave-the-end': [
          at(0, 6),
          `This is the ${isUpper ? 'largest' : 'smallest'} value; find the middle of the ${half} half.`,
        ],
        'gave-the-neighbor': [
          at(2, 4),
          `This is the value next to the median; find the middle of the three in the ${half} half.`,
        ],
        'mixed-up-the-quartiles': [
          at(5, 1),
          `This is the middle of the ${isUpper ? 'lower' : 'upper'} half; look at the ${half} half.`,
        ],
        'gave-the-other-end': [
          at(6, 0),
          `This is the ${isUpper ? 'smallest' : 'largest'} value; find the middle of the ${half} half.`,
        ],
        ...(unsorted !== answer && {
          'forgot-to-sort': [
            unsorted,
            'You took the values as they stand; put them in order first.',
          ] as const,
        }),
      },
      { listed: true },
    ),
    hints: [
      'Put the values in order. Find the median and cover it.',
      `Look only at the three values of the ${half} half. Which is in the middle?`,
    ],
    explanation: `In order: ${data.join(', ')}. The median is ${data[3]}, and the middle of the ${half} half is ${answer}.`,
  };
}

const boxPlotConcept = formed(
  {
    subject: 'Math',
    category: 'Data and Chance',
    id: 'math.data.box-plots',
    title: 'Box plots',
    grades: [6, 9],
    objectives: ['Read and compare box plots'],
    keywords: ['box plots', 'box and whisker', 'quartiles', 'interquartile range', 'five number summary'],
    prerequisites: ['math.statistics.median', 'math.statistics.range-mode'],
    standards: ['6.SP.B.4', '6.SP.B.5', '7.SP.B.3', 'HSS.ID.A.1'],
    teaching: {
      idea:
        'A box plot cuts the ordered values into four parts with equally many values. The line in the box is the median. The ' +
        'box holds the middle half, and its length is the interquartile range.',
      caution: 'A long part does not have more values. Its values only lie farther apart.',
      mends: {},
    },
  },
  {
    spread: form([0, 1, 2], spread),
    share: form([0, 1, 2], share),
    compare: form([0, 1, 2], compare),
    quartile: form([1, 2], (rng) => quartile(rng)),
  },
);

/** Box plots. */
export const boxPlots: Concept[] = [boxPlotConcept];
