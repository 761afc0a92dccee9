import { numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { decimal } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

export const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
export const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

function median(values: readonly number[]): Rational {
  const order = sorted(values);
  const half = order.length / 2;
  return rational((order[Math.ceil(half) - 1] ?? 0) + (order[Math.floor(half)] ?? 0), 2);
}

/** Draws a data set whose mean is a whole number. */
function evenData(rng: Rng, dial: Dial): number[] {
  const size = byLevel(dial, [rng.int(3, 4), 5, rng.int(5, 7)]);
  const values = Array.from({ length: size - 1 }, () => rng.int(2, byLevel(dial, [20, 30, 40])));
  const last = size - (total(values) % size) + size * rng.int(0, 4);
  return rng.shuffle([...values, last]);
}

function meanQuestion(rng: Rng, dial: Dial): Asked {
  const data = evenData(rng, dial);
  const answer = total(data) / data.length;
  return {
    question: `What is the mean of ${data.join(', ')}?`,
    ...numeric(
      answer,
      {
        'gave-median': median(data),
        'divided-by-one-too-few': rational(total(data), data.length - 1).round(),
        'gave-range': Math.max(...data) - Math.min(...data),
        'slip-in-sum': answer + rng.pick([-1, 1]),
      },
      { show: decimal, slip: 1 },
    ),
    explanation: `The sum is ${total(data)}. Shared among ${data.length} numbers that is ${answer} each.`,
  };
}

const mean = formed(
  {
    ...info,
    id: 'math.statistics.mean',
    title: 'Mean',
    grades: [5, 9],
    objectives: ['Find the mean of a set of numbers'],
    keywords: ['mean', 'average', 'averages', 'statistics', 'data'],
    prerequisites: ['math.addition.multi-digit', 'math.division.long'],
    standards: ['6.SP.A.3', '6.SP.B.5'],
    teaching: {
      idea: 'The mean is the fair share: put all values together and share them out equally. Add the values and divide by how many there are.',
      caution: 'Count all values, a 0 too. The mean need not be one of the values.',
      hints: ['Add all values.', 'How many values are there?', 'Divide the sum by the number of values.'],
      mends: {
        'gave-median': 'This is the middle value. The mean shares the sum equally.',
        'divided-by-one-too-few': 'You divided by one value too few. Count all values.',
        'gave-range': 'This is the distance from the smallest to the largest value.',
        'slip-in-sum': 'Add the values once more.',
        'gave-the-mean': 'This is the mean. Find the value that is missing in the sum.',
        'forgot-to-share': 'The new value is shared among all of them.',
      },
    },
  },
  {
    mean: form([0, 1, 2], meanQuestion),
    claim: form([0, 1], meanQuestion, 'claimed'),
    missing: form([0, 1, 2], (rng, dial) => {
      const [gone = 0, ...known] = evenData(rng, dial);
      const n = known.length + 1;
      const average = (gone + total(known)) / n;
      return {
        question: `${n} numbers have the mean ${average}. All but one are ${known.join(', ')}. What is the last number?`,
        ...numeric(gone, {
          'gave-the-mean': average === gone ? gone + n : average,
          'slip-in-sum': gone + rng.pick([-1, 1]),
          'divided-by-one-too-few': Math.abs(average * (n - 1) - total(known)),
        }),
        explanation: `All ${n} numbers make ${n} × ${average} = ${n * average}. ${n * average} - ${total(known)} = ${gone}.`,
      };
    }),
    change: form([1, 2], (rng) => {
      const [n, average, step] = [rng.int(3, 8), rng.int(10, 40), rng.int(1, 6)];
      const added = average + step * (n + 1);
      return {
        question: `${n} numbers have the mean ${average}. The number ${added} is added to them. What is the new mean?`,
        ...numeric(average + step, {
          'forgot-to-share': rational(average + added, 2).round(),
          'gave-the-mean': average,
          'slip-in-sum': average + step + rng.pick([-1, 1]),
        }),
        explanation: `The sum was ${n * average}, and now it is ${n * average + added}. Divided by ${n + 1} that is ${average + step}.`,
      };
    }),
  },
);

function medianQuestion(rng: Rng, dial: Dial): Asked {
  const size = byLevel(dial, [5, 7, rng.pick([6, 8])]);
  const data = rng.sample(range(1, byLevel(dial, [20, 40, 60])), size);
  const answer = median(data);
  const order = sorted(data);
  const unsorted = rational((data[Math.ceil(size / 2) - 1] ?? 0) + (data[Math.floor(size / 2)] ?? 0), 2);
  return {
    question: `What is the median of ${data.join(', ')}?`,
    ...numeric(
      answer,
      {
        'forgot-to-sort': unsorted,
        'gave-mean': rational(total(data), size).round(),
        'one-place-too-high': order[Math.floor(size / 2) + 1] ?? 0,
        'one-place-too-low': order[Math.ceil(size / 2) - 2] ?? 0,
      },
      { show: decimal, slip: 1 },
    ),
    explanation: `In order: ${order.join(', ')}. ${size % 2 === 1 ? 'The middle is' : 'Half way between the two in the middle is'} ${decimal(answer)}.`,
  };
}

const medianConcept = formed(
  {
    ...info,
    id: 'math.statistics.median',
    title: 'Median',
    grades: [5, 9],
    objectives: ['Find the median of a set of numbers'],
    keywords: ['median', 'middle value', 'statistics', 'data'],
    prerequisites: ['math.numbers.compare'],
    standards: ['6.SP.A.3', '6.SP.B.5'],
    teaching: {
      idea: 'The median is the value in the middle, when all values are in order. Half of the values lie below it and half above. With two in the middle, take the number half way between.',
      caution: 'Put the values in order first. One very large value hardly changes the median.',
      hints: [
        'Put the values in order.',
        'Cross out one at each end, again and again.',
        'Which value remains in the middle?',
      ],
      mends: {
        'forgot-to-sort': 'Put the values in order before you look for the middle.',
        'gave-mean': 'This is near the mean. The median is the middle value.',
        'one-place-too-high': 'Count from both ends: this is one place too high.',
        'one-place-too-low': 'Count from both ends: this is one place too low.',
        'moved-with-the-outlier':
          'The median looks at places only. A very large value does not move the middle.',
        'miscounted-the-middle': 'Count the values on both sides: they must be equally many.',
      },
    },
  },
  {
    median: form([0, 1, 2], medianQuestion),
    claim: form([0, 1, 2], medianQuestion, 'claimed'),
    outlier: form([0, 1, 2], (rng) => {
      const data = sorted(rng.sample(range(2, 30), 5));
      const [a = 1, b = 2, c = 3, d = 4, e = 5] = data;
      const far = e + rng.int(3, 9) * 10;
      return {
        question: `The values are ${a}, ${b}, ${c}, ${d}, ${e}. Then ${e} is changed to ${far}. What is the median now?`,
        ...numeric(c, {
          'moved-with-the-outlier': c + rng.int(1, 3),
          'one-place-too-high': d,
          'one-place-too-low': b,
        }),
        explanation: `The order is ${a}, ${b}, ${c}, ${d}, ${far}. The middle is still ${c}.`,
      };
    }),
    place: form([1, 2], (rng) => {
      const n = rng.int(4, 60) * 2 + 1;
      return {
        question: `${n} values stand in order. At which place is the median?`,
        ...numeric((n + 1) / 2, {
          'miscounted-the-middle': (n - 1) / 2,
          'one-place-too-high': (n + 3) / 2,
          'forgot-to-sort': n,
        }),
        explanation: `${(n - 1) / 2} values lie on each side. So it is at place ${(n + 1) / 2}.`,
      };
    }),
  },
);

function drawSet(rng: Rng, dial: Dial) {
  const base = rng.sample(range(2, byLevel(dial, [20, 40, 60])), byLevel(dial, [4, 5, 7]));
  const [twice = 2] = base;
  const data = rng.shuffle([...base, twice]);
  return { data, twice, low: Math.min(...data), high: Math.max(...data) };
}

function rangeOf(rng: Rng, dial: Dial): Asked {
  const { data, twice, low, high } = drawSet(rng, dial);
  return {
    question: `What is the range of ${data.join(', ')}?`,
    ...numeric(high - low, {
      'mixed-up-range-and-mode': twice,
      'gave-largest': high,
      'subtracted-wrongly': high - low + rng.pick([-1, 1]),
    }),
    explanation: `Largest minus smallest: ${high} - ${low} = ${high - low}.`,
  };
}

function modeOf(rng: Rng, dial: Dial): Asked {
  const { data, twice, low, high } = drawSet(rng, dial);
  const other = data.find((v) => v !== twice) ?? 0;
  return {
    question: `What is the mode of ${data.join(', ')}?`,
    ...numeric(
      twice,
      { 'mixed-up-range-and-mode': high - low, 'gave-largest': high, 'took-a-single-value': other },
      { listed: true },
    ),
    explanation: `${twice} comes twice, each other number once.`,
  };
}

const rangeMode = formed(
  {
    ...info,
    id: 'math.statistics.range-mode',
    title: 'Range and mode',
    grades: [5, 8],
    objectives: ['Find the range and the mode of a set of numbers'],
    keywords: ['range', 'mode', 'statistics', 'most common', 'data'],
    prerequisites: ['math.numbers.compare', 'math.subtraction.within-100'],
    standards: ['6.SP.A.2', '6.SP.A.3'],
    teaching: {
      idea: 'The range is the distance from the smallest to the largest value. The mode is the value that comes most often.',
      caution: 'The range looks at two values only, the mode looks at how often each value comes.',
      hints: [
        'Put the values in order.',
        'Range: largest minus smallest.',
        'Mode: which value comes most often?',
      ],
      mends: {
        'mixed-up-range-and-mode': 'Range: largest minus smallest. Mode: the value that comes most often.',
        'gave-largest': 'This is the largest value.',
        'subtracted-wrongly': 'Subtract once more.',
        'took-a-single-value': 'This value comes once only.',
        'gave-the-range':
          'This is the range. Add it to the smallest value, or take it away from the largest.',
        'went-the-wrong-way': 'The largest value is the smallest one plus the range.',
      },
    },
  },
  {
    range: form([0, 1, 2], rangeOf),
    mode: form([0, 1, 2], modeOf),
    claim: form([1, 2], rangeOf, 'claimed'),
    end: form([0, 1, 2], (rng, dial) => {
      const { low, high } = drawSet(rng, dial);
      const up = rng.int(0, 1) === 1;
      return {
        question: `The range of some values is ${high - low}. The ${up ? 'smallest' : 'largest'} value is ${up ? low : high}. What is the ${up ? 'largest' : 'smallest'} value?`,
        ...numeric(up ? high : low, {
          'gave-the-range': high - low,
          'went-the-wrong-way': up ? Math.abs(low - (high - low)) : high + high - low,
          'subtracted-wrongly': (up ? high : low) + rng.pick([-1, 1]),
        }),
        explanation: up ? `${low} + ${high - low} = ${high}.` : `${high} - ${high - low} = ${low}.`,
      };
    }),
  },
);

/** Averages and range. */
export const statistics: Concept[] = [mean, medianConcept, rangeMode];
