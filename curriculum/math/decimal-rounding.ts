import { crossed, numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { decimal } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { decimalMath, decimalNumber } from './decimals.ts';
import { drawn } from './middle-forms.ts';

const roundNames = ['whole number', 'tenth', 'hundredth', 'thousandth'] as const;
/** Places just after those to which a number is rounded. */
const nextNames = ['tenths', 'hundredths', 'thousandths', 'ten-thousandths'] as const;

/** Number to round, with the place and the result. In grade 5, it has at most thousandths. */
function rounded(
  rng: Rng,
  { grade, level }: Dial,
): { n: Rational; to: number; answer: Rational; step: Rational } {
  const to = level === 0 ? rng.int(0, 1) : level === 1 ? rng.int(1, 2) : rng.int(1, 2);
  const n = decimalNumber(rng, Math.min(grade === 5 ? 3 : 4, to + (level === 2 ? 2 : 1)), 50);
  return { n, to, answer: n.round(to), step: rational(1, 10 ** to) };
}

type Rounded = ReturnType<typeof rounded>;

/** Returns the two neighbors between which a number lies. */
function neighbors({ n, answer, step }: Rounded): [low: Rational, high: Rational] {
  const low = answer.compare(n) > 0 ? answer.minus(step) : answer;
  return [low, low.plus(step)];
}

/** Returns the digit that decides how a number is rounded. */
const decidingDigit = ({ n, to }: Rounded): number => Number((n.n * 10n ** BigInt(to + 1)) / n.d) % 10;

const decision = (task: Rounded): string => {
  const digit = decidingDigit(task);
  return `the ${nextNames[task.to]} digit ${digit} is ${digit < 5 ? 'less than 5, so round down' : '5 or more, so round up'}`;
};

/** Returns rounded numbers as choices. */
function roundedChoices(task: Rounded) {
  const { n, to, answer, step } = task;
  const [low, high] = neighbors(task);
  const isUp = answer.equals(high);
  const show = (r: Rational): string => decimal(r, to);
  const outside = (r: Rational): [Rational, string] => [
    r,
    `${decimal(n)} lies between ${show(low)} and ${show(high)}; ${show(r)} is neither of them.`,
  ];
  return numeric(
    answer,
    {
      'rounded-wrong-way': [isUp ? low : high, `Look again: ${decision(task)}.`],
      'lowered-the-digit': isUp
        ? outside(low.minus(step))
        : [low.minus(step), `Going down keeps the digit; ${show(low)} is the neighbor below ${decimal(n)}.`],
      'raised-twice': outside(high.plus(step)),
      'raised-another-digit': outside(answer.plus(step.times(10))),
      'lowered-another-digit': outside(answer.minus(step.times(10))),
    },
    { show, slip: 0, apart: () => `neither ${show(low)} nor ${show(high)}, the neighbors of ${decimal(n)}` },
  );
}

const roundHints = (task: Rounded): string[] => [
  `Between which two ${roundNames[task.to]}s does ${decimal(task.n)} lie?`,
  `Look at the ${nextNames[task.to]} digit. Is it less than 5, or is it 5 or more?`,
];

const roundForms: Forms = {
  round: form([0, 1], (rng, dial) => {
    const task = rounded(rng, dial);
    const { n, to, answer } = task;
    return {
      key: `${n} ${to}`,
      question: `Round ${decimal(n)} to the nearest ${roundNames[to]}.`,
      ...roundedChoices(task),
      hints: roundHints(task),
      explanation: `In ${decimal(n)}, ${decision(task)} to ${decimal(answer, to)}.`,
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const task = rounded(rng, dial);
    const { n, to, answer } = task;
    return {
      key: `${n} ${to}`,
      question: `A snail crawls ${decimal(n)} meters. About how far is that, to the nearest ${to === 0 ? 'meter' : `${roundNames[to]} of a meter`}?`,
      ...roundedChoices(task),
      hints: roundHints(task),
      explanation: `In ${decimal(n)}, ${decision(task)} to ${decimal(answer, to)}.`,
    };
  }),
  from: form([0, 1, 2], (rng, dial) => {
    const task = drawn(
      () => rounded(rng, { ...dial, level: 0 }),
      ({ n, answer, step }) => answer.compare(step.times(4)) >= 0 && !n.equals(answer),
    );
    const { n, to, answer, step } = task;
    // Each choice rounds to another number, and the right one lies at any place in their order.
    const place = rng.int(0, 3);
    const others = [0, 1, 2, 3].filter((i) => i !== place);
    const wrong = others.map((i) =>
      answer
        .plus(step.times(i - place))
        .plus(step.over(10).times(rng.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4]))),
    );
    return {
      key: `${answer} ${to}`,
      question: `Which number gives ${decimal(answer, to)} when you round it to the nearest ${roundNames[to]}?`,
      answer: { text: decimal(n), worth: `${n}` },
      mistakes: wrong.map((r) => ({
        name: 'rounds-elsewhere',
        text: decimal(r),
        worth: `${r}`,
        mend: `${decimal(r)} rounds to ${decimal(r.round(to), to)}.`,
      })),
      hints: [
        `How far from ${decimal(answer, to)} may a number be to round to it?`,
        `Look at the ${nextNames[to]} digit of each choice. Does it go up or down?`,
      ],
      explanation: `In ${decimal(n)}, ${decision(task)} to ${decimal(answer, to)}.`,
    };
  }),
  neighbors: form([1, 2], (rng, dial) => {
    const task = drawn(
      () => rounded(rng, dial),
      (r) => !r.n.equals(r.answer) && r.n.compare(1) > 0,
    );
    const { n, to, answer, step } = task;
    const [low, high] = neighbors(task);
    const isLow = answer.equals(low);
    const other = low.plus(step.times(rng.pick(low.compare(step) > 0 ? [1, -1] : [1])));
    return {
      key: `${n} ${to}`,
      question: `Between which ${roundNames[to]}s does ${decimal(n)} lie, and to which of them does it round?`,
      ...crossed(
        {
          right: low,
          wrong: other,
          mistake: 'wrong-neighbors',
          mend:
            other.compare(n) > 0
              ? `${decimal(n)} is less than ${decimal(other, to)}, so it does not lie between these.`
              : `${decimal(n)} is more than ${decimal(low, to)}, so it does not lie between these.`,
        },
        {
          right: isLow ? 'lower' : 'upper',
          wrong: isLow ? 'upper' : 'lower',
          mistake: 'rounded-wrong-way',
          mend: `Look again: ${decision(task)}.`,
        },
        (first, side) => `${decimal(first, to)} and ${decimal(first.plus(step), to)}, to the ${side} one`,
      ),
      hints: [
        `Cut ${decimal(n)} off after the ${roundNames[to]}s. That is one neighbor.`,
        `Look at the next digit, the ${nextNames[to]}. Is it less than 5, or is it 5 or more?`,
      ],
      explanation: `${decimal(n)} lies between ${decimal(low, to)} and ${decimal(high, to)}: ${decision(task)} to ${decimal(answer, to)}.`,
    };
  }),
};

const rounding = formed(
  {
    ...decimalMath,
    id: 'math.decimals.rounding',
    title: 'Rounding decimals',
    grades: [5, 8],
    objectives: ['Round to tenths and hundredths'],
    keywords: ['rounding decimals', 'round to the nearest tenth', 'nearest hundredth', 'decimals'],
    prerequisites: ['math.numbers.rounding', 'math.decimals.compare'],
    standards: ['5.NBT.A.4'],
    teaching: {
      idea: 'Rounding finds the nearest number with fewer places. The number lies between two neighbors. The next digit decides: 0 to 4 goes down, and 5 to 9 goes up.',
      caution: 'Look only at the next digit: 2.349 to the nearest tenth is 2.3.',
      mends: {},
      trap: 'rounded-wrong-way',
    },
  },
  roundForms,
);

/** Rounding of decimals. */
export const decimalRounding: Concept[] = [rounding];
