import { type Apart, numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { decimal } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { pairsOfThings } from './ratios.ts';

/** Draws a proportion a/b = ka/kb. */
function proportion(rng: Rng, dial: Dial) {
  const [a, b] = rng.pair(range(2, byLevel(dial, [9, 12, 15])));
  return { a, b, k: rng.int(2, byLevel(dial, [9, 12, 12])) };
}

/** Returns the mistakes of a proportion in which `from` grows to `to` and `own` to the answer. */
function proportionMistakes(own: number, from: number, to: number): Record<string, WrongNumber> {
  const [factor, answer] = [to / from, (own * to) / from];
  const apart = own + to - from;
  const multiplied = (k: number): readonly [number, string] => [
    own * k,
    `You multiplied ${own} by ${k}, but ${from} × ${k} is ${from * k}, not ${to}.`,
  ];
  return {
    'added-same-number': [apart, `You added ${to - from} to ${own}; multiply both parts by the same number.`],
    'one-step-too-many': multiplied(factor + 1),
    'two-steps-too-many': multiplied(factor + 2),
    ...(factor > 2 && { 'one-step-too-few': multiplied(factor - 1) }),
    ...(factor > 3 && { 'two-steps-too-few': multiplied(factor - 2) }),
    ...(to - from !== answer && {
      'gave-the-difference': [
        to - from,
        `This is the difference of ${from} and ${to}; find the factor.`,
      ] as const,
    }),
    ...(own + factor !== answer && {
      'added-the-factor': [own + factor, `You added the factor ${factor}; multiply ${own} by it.`] as const,
    }),
    ...(factor !== own && {
      'gave-the-factor': [
        factor,
        `This is the factor from ${from} to ${to}; multiply ${own} by it.`,
      ] as const,
    }),
    ...(to !== answer && {
      'gave-the-known-part': [
        to,
        `${to} belongs to ${from}; find the number that belongs to ${own}.`,
      ] as const,
    }),
    ...((from * to) % own === 0 &&
      from * from !== own * own && {
        'turned-the-ratio': [
          (from * to) / own,
          `You turned the ratio; ${own} goes with the unknown part.`,
        ] as const,
      }),
  };
}

/** Tells a wrong number by its factor, if that has few places. */
const byFactor =
  (own: number, factor: number): Apart =>
  (size, isMore) => {
    const wrong = size
      .times(isMore ? 1 : -1)
      .over(own)
      .plus(factor);
    return 100n % wrong.d === 0n
      ? `${own} × ${decimal(wrong)}, not ${own} × ${factor}`
      : `${size} ${isMore ? 'more' : 'less'} than the right answer`;
  };

function solveProportion(rng: Rng, dial: Dial): Asked {
  const { a, b, k } = proportion(rng, dial);
  const isTop = rng.int(0, 1) === 1;
  const [own, other] = isTop ? [a, b] : [b, a];
  return {
    question: `Solve for x: ${a}/${b} = ${isTop ? `x/${b * k}` : `${a * k}/x`}`,
    ...numeric(own * k, proportionMistakes(own, other, other * k), { apart: byFactor(own, k) }),
    hints: [
      `Compare the two ${isTop ? 'denominators' : 'numerators'}. By what is the first one multiplied?`,
      `Multiply ${own} by the same number.`,
    ],
    explanation: `${other} × ${k} = ${other * k}, so multiply ${own} by ${k} too: x = ${own * k}.`,
  };
}

function story(rng: Rng, dial: Dial): Asked {
  const { a, b, k } = proportion(rng, dial);
  const [one, two] = rng.pick(pairsOfThings.slice(0, 3));
  return {
    question: `For every ${a} ${one} there are ${b} ${two}. There are ${a * k} ${one}. How many ${two} are there?`,
    ...numeric(b * k, proportionMistakes(b, a, a * k), { apart: byFactor(b, k) }),
    hints: [`How many groups of ${a} ${one} are there in ${a * k}?`, `Each group comes with ${b} ${two}.`],
    explanation: `${a * k} is ${k} times ${a}. So there are ${k} × ${b} = ${b * k} ${two}.`,
  };
}

function shares(rng: Rng, dial: Dial): Asked {
  const { a, b, k } = proportion(rng, dial);
  const [one, two] = rng.pick(pairsOfThings.slice(0, 2));
  const [all, answer] = [(a + b) * k, a * k];
  return {
    question: `The ratio of ${one} to ${two} is ${a}:${b}. There are ${all} in all. How many ${one} are there?`,
    ...numeric(answer, {
      'gave-the-other-kind': [b * k, `These are the ${two}; the question asks for the ${one}.`],
      ...(a !== 1 && { 'gave-one-part': [k, `This is one part; the ${one} have ${a} parts.`] as const }),
      ...(all % 2 === 0 && {
        'halved-the-whole': [all / 2, `You took half; the ratio ${a}:${b} gives unequal shares.`] as const,
      }),
      'took-a-part-too-many': [k * (a + 1), `You took ${a + 1} parts; the ${one} have ${a} parts.`],
      ...(a > 2 && {
        'took-a-part-too-few': [k * (a - 1), `You took ${a - 1} parts; the ${one} have ${a} parts.`] as const,
      }),
      ...(all % a === 0 &&
        all / a !== answer && {
          'divided-by-one-part': [all / a, `You divided by ${a}; the whole has ${a} + ${b} parts.`] as const,
        }),
      ...((all * a) % b === 0 && {
        'took-the-whole-for-a-part': [
          (all * a) / b,
          `You took ${all} for the ${two}; it is the number of all.`,
        ] as const,
      }),
      'subtracted-the-part': [all - b, `You took only ${b} from ${all}; ${a}:${b} tells parts, not numbers.`],
    }),
    hints: [
      `How many equal parts does the ratio ${a}:${b} make together?`,
      `Find the size of one part of ${all}. The ${one} have ${a} of these parts.`,
    ],
    explanation: `${a} + ${b} = ${a + b} parts make ${all}, so one part is ${k}. ${a} parts are ${answer}.`,
  };
}

const proportionConcept = formed(
  {
    subject: 'Math',
    category: 'Ratios and Percent',
    id: 'math.ratios.proportion',
    title: 'Proportions',
    grades: [6, 9],
    objectives: ['Solve a proportion for the missing number'],
    keywords: ['proportions', 'cross multiply', 'equivalent ratios', 'scale'],
    prerequisites: ['math.ratios.simplify'],
    standards: ['6.RP.A.3', '7.RP.A.2'],
    teaching: {
      idea:
        'A proportion says that two ratios are equal. What happens to one part happens to the other: both are multiplied ' +
        'by the same factor.',
      caution: 'Do not add the same number to both parts. 1/2 is not equal to 2/3.',
      mends: {},
    },
  },
  {
    solve: form([0, 1, 2], solveProportion),
    story: form([0, 1, 2], story),
    claim: form([0, 1], solveProportion, 'claimed'),
    total: form([1, 2], shares),
  },
);

/** Proportions. */
export const proportions: Concept[] = [proportionConcept];
