import { checkedBy } from '../checked.ts';
import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { sorted } from './statistics.ts';

function drawSet(rng: Rng, dial: Dial) {
  const base = rng.sample(range(8, byLevel(dial, [30, 50, 70])), byLevel(dial, [4, 5, 7]));
  const [twice = 2] = base;
  const data = rng.shuffle([...base, twice]);
  const [first = 0, last = 0] = [data[0], data.at(-1)];
  return { data, twice, low: Math.min(...data), high: Math.max(...data), first, last };
}

function rangeOf(rng: Rng, dial: Dial): Asked {
  const { data, twice, low, high, first, last } = drawSet(rng, dial);
  const [answer, unsorted] = [high - low, Math.abs(first - last)];
  const [low2 = low, high2 = high] = [
    sorted(data).find((v) => v > low),
    sorted(data).findLast((v) => v < high),
  ];
  return {
    question: `What is the range of ${data.join(', ')}?`,
    ...numeric(
      answer,
      {
        ...(twice !== answer && {
          'gave-the-mode': [twice, 'This value appears most often; that is the mode.'] as const,
        }),
        'gave-the-largest': [high, `This is the largest value; subtract the smallest one, ${low}.`],
        ...(low !== answer && {
          'gave-the-smallest': [
            low,
            `This is the smallest value; subtract it from the largest one, ${high}.`,
          ] as const,
        }),
        'added-both': [high + low, `You added ${high} and ${low}; subtract.`],
        'missed-the-largest': [high2 - low, `You took ${high2} as the largest value; ${high} is larger.`],
        'missed-the-smallest': [high - low2, `You took ${low2} as the smallest value; ${low} is smaller.`],
        ...(unsorted !== answer && {
          'took-first-and-last': [
            unsorted,
            `You took the first and the last number; take the largest and the smallest.`,
          ] as const,
        }),
        ...(data.length !== answer && {
          'gave-the-count': [
            data.length,
            'This is how many numbers there are; find the largest and the smallest of them.',
          ] as const,
        }),
      },
      { apart: checkedBy(() => `not the distance from ${low} to ${high}`) },
    ),
    hints: [
      'Find the largest number and the smallest number.',
      'How far is it from the smallest to the largest? Subtract.',
    ],
    explanation: `The largest number is ${high}, and the smallest is ${low}. The range is ${high} - ${low} = ${answer}.`,
  };
}

function modeOf(rng: Rng, dial: Dial): Asked {
  const { data, twice, low, high } = drawSet(rng, dial);
  const middle = sorted(data)[Math.floor(data.length / 2)] ?? 0;
  const [one = 0, other = 0] = data.filter((v) => ![twice, low, high, middle].includes(v));
  const single = (value: number): readonly [number, string] => [
    value,
    `${value} appears only once; look for the number that appears twice.`,
  ];
  return {
    question: `What is the mode of ${data.join(', ')}?`,
    ...numeric(
      twice,
      {
        'gave-the-range': [high - low, 'This is the range; the mode is the number that appears most often.'],
        ...(high !== twice && {
          'gave-the-largest': [high, `${high} is the largest number, but it appears only once.`] as const,
        }),
        ...(low !== twice && {
          'gave-the-smallest': [low, `${low} is the smallest number, but it appears only once.`] as const,
        }),
        ...(middle !== twice && {
          'gave-the-middle': [middle, `${middle} is in the middle, but it appears only once.`] as const,
        }),
        'took-a-single-value': single(one),
        'took-another-value': single(other),
      },
      { listed: true },
    ),
    hints: ['How many times does each number appear?', 'Go from number to number. Does it appear again?'],
    explanation: `${twice} appears twice, and every other number appears once. So the mode is ${twice}.`,
  };
}

function end(rng: Rng, dial: Dial): Asked {
  const { low, high } = drawSet(rng, dial);
  const [isUp, span] = [rng.int(0, 1) === 1, high - low];
  const [given, answer] = isUp ? [low, high] : [high, low];
  const check = (wrong: number): readonly [number, string] => [
    wrong,
    `The distance from ${given} to ${wrong} is ${Math.abs(wrong - given)}, but the range is ${span}.`,
  ];
  const other = isUp ? low - span : high + span;
  return {
    question: `The range of some values is ${span}. The ${isUp ? 'smallest' : 'largest'} value is ${given}. What is the ${isUp ? 'largest' : 'smallest'} value?`,
    ...numeric(
      answer,
      {
        ...(span !== answer && {
          'gave-the-range': [span, `This is the range; the question asks for one of the values.`] as const,
        }),
        'gave-the-given': [
          given,
          `This is the ${isUp ? 'smallest' : 'largest'} value; the question asks for the ${isUp ? 'largest' : 'smallest'}.`,
        ],
        'went-the-wrong-way': [
          other,
          `You ${isUp ? 'subtracted' : 'added'}; the ${isUp ? 'largest value is more' : 'smallest value is less'} than ${given}.`,
        ],
        'used-the-range-twice': [
          isUp ? low + 2 * span : high - 2 * span,
          `You ${isUp ? 'added' : 'subtracted'} ${span} twice; do it once.`,
        ],
        'one-more': check(answer + 1),
        ...(answer - 1 !== given && { 'one-less': check(answer - 1) }),
        'ten-more': check(answer + 10),
        ...(answer > 10 && answer - 10 !== given && { 'ten-less': check(answer - 10) }),
        ...(isUp &&
          low !== span && {
            'took-the-difference': [
              Math.abs(low - span),
              `You subtracted; the largest value is ${span} more than ${low}.`,
            ] as const,
          }),
      },
      {
        apart: checkedBy(
          (wrong) =>
            `not right: the distance from ${given} would be ${`${wrong.minus(given)}`.replace('-', '')}, but the range is ${span}`,
        ),
      },
    ),
    hints: [
      `The range is the distance from the smallest to the largest value.`,
      `Start at ${given}. In which direction is the ${isUp ? 'largest' : 'smallest'} value?`,
    ],
    explanation: isUp
      ? `The largest value is ${span} more than the smallest: ${low} + ${span} = ${high}.`
      : `The smallest value is ${span} less than the largest: ${high} - ${span} = ${low}.`,
  };
}

const rangeMode = formed(
  {
    subject: 'Math',
    category: 'Data and Chance',
    id: 'math.statistics.range-mode',
    title: 'Range and mode',
    grades: [5, 8],
    objectives: ['Find the range and the mode of a set of numbers'],
    keywords: ['range', 'mode', 'statistics', 'most common', 'data'],
    prerequisites: ['math.numbers.compare', 'math.subtraction.within-100'],
    standards: ['6.SP.A.2', '6.SP.A.3'],
    teaching: {
      idea: 'The range is the distance from the smallest to the largest value. The mode is the value that appears most often.',
      caution: 'For the range, look at only two values. For the mode, look at how often each value appears.',
      mends: {},
    },
  },
  {
    range: form([0, 1, 2], rangeOf),
    mode: form([0, 1, 2], modeOf),
    claim: form([1, 2], rangeOf, 'claimed'),
    end: form([0, 1, 2], end),
  },
);

/** Range and mode. */
export const rangeAndMode: Concept[] = [rangeMode];
