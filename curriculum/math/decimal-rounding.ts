import { crossed, numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { decimal } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { decimalMath, decimalNumber } from './decimals.ts';
import { drawn } from './middle-forms.ts';

const roundNames = ['whole number', 'tenth', 'hundredth', 'thousandth'] as const;

/** Number to round, with the place and the result. In grade 5, it has at most thousandths. */
function rounded(
  rng: Rng,
  { grade, level }: Dial,
): { n: Rational; to: number; answer: Rational; step: Rational } {
  const to = level === 0 ? rng.int(0, 1) : level === 1 ? rng.int(1, 2) : rng.int(1, 2);
  const n = decimalNumber(rng, Math.min(grade === 5 ? 3 : 4, to + (level === 2 ? 2 : 1)), 50);
  return { n, to, answer: n.round(to), step: rational(1, 10 ** to) };
}

const roundForms: Forms = {
  round: form([0, 1], (rng, dial) => {
    const { n, to, answer, step } = rounded(rng, dial);
    const down = answer.compare(n) > 0 ? answer.minus(step) : answer.plus(step);
    return {
      key: `${n} ${to}`,
      question: `Round ${decimal(n)} to the nearest ${roundNames[to]}.`,
      ...numeric(
        answer,
        { 'rounded-wrong-way': down, 'step-off': answer.plus(step.times(rng.pick([2, -2]))) },
        { show: (r) => decimal(r, to), slip: step },
      ),
      explanation: `Look at the digit after the ${roundNames[to]}. 5 or more goes up, less goes down: ${decimal(answer, to)}.`,
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const { n, to, answer, step } = rounded(rng, dial);
    return {
      key: `${n} ${to}`,
      question: `A snail crawls ${decimal(n)} meters. About how far is that, to the nearest ${roundNames[to]}?`,
      ...numeric(
        answer,
        {
          'rounded-wrong-way': answer.compare(n) > 0 ? answer.minus(step) : answer.plus(step),
          'step-off': answer.plus(step.times(rng.pick([2, -2]))),
        },
        { show: (r) => decimal(r, to), slip: step },
      ),
      explanation: `Look at the next digit. ${decimal(n)} is closest to ${decimal(answer, to)}.`,
    };
  }),
  from: form([0, 1, 2], (rng, dial) => {
    const { n, to, answer, step } = rounded(rng, { ...dial, level: 0 });
    const half = step.over(10);
    const fits = (k: number): boolean => n.plus(half.times(k)).round(to).equals(answer);
    const wrong = drawn(
      () =>
        rng.sample(
          [...range(-19, -1), ...range(1, 19)].filter(
            (k) =>
              !fits(k) &&
              n.plus(half.times(k)).n > 0n &&
              !n
                .plus(half.times(k))
                .round(to)
                .equals(n.plus(half.times(k))),
          ),
          3,
        ),
      (all) => all.length === 3,
    );
    return {
      key: `${answer} ${to}`,
      question: `Which number rounds to ${decimal(answer, to)} at the nearest ${roundNames[to]}?`,
      answer: { text: decimal(n), worth: `${n}` },
      mistakes: wrong.map((k) => ({
        name: 'rounds-elsewhere',
        text: decimal(n.plus(half.times(k))),
        worth: `${n.plus(half.times(k))}`,
      })),
      explanation: `${decimal(n)} is less than half a step from ${decimal(answer, to)}, or just half a step below.`,
    };
  }),
  neighbours: form([1, 2], (rng, dial) => {
    const { n, to, answer, step } = drawn(
      () => rounded(rng, dial),
      (r) => !r.n.equals(r.answer) && r.n.compare(1) > 0,
    );
    const low = answer.compare(n) > 0 ? answer.minus(step) : answer;
    const wrong = low.plus(step.times(rng.pick(low.compare(step) > 0 ? [1, -1] : [1])));
    const isLow = answer.equals(low);
    return {
      key: `${n} ${to}`,
      question: `Between which ${roundNames[to]}s is ${decimal(n)}, and which is it rounded to?`,
      ...crossed(
        { right: low, wrong, mistake: 'step-off' },
        { right: isLow ? 'lower' : 'upper', wrong: isLow ? 'upper' : 'lower', mistake: 'rounded-wrong-way' },
        (first, side) =>
          `${decimal(first, to)} and ${decimal(first.plus(step), to)}, rounded to the ${side} one`,
      ),
      explanation: `${decimal(n)} lies between ${decimal(low, to)} and ${decimal(low.plus(step), to)}. The next digit decides: it goes to ${decimal(answer, to)}.`,
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
      idea: 'Rounding finds the nearest number with fewer places. The number lies between two neighbours. The next digit tells which is nearer: 0 to 4 goes down, and 5 to 9 goes up.',
      caution: 'Look only at the next digit: 2.349 to the nearest tenth is 2.3.',
      hints: ['Which place do you round to?', 'Look at the digit just after it.', 'Is it 5 or more?'],
      mends: {
        'rounded-wrong-way': 'Look at the next digit again: 5 or more goes up, less goes down.',
        'step-off': 'Find the two neighbours of the number first.',
        'rounds-elsewhere': 'Round this number: it goes to another one.',
      },
    },
  },
  roundForms,
);

/** Rounding of decimals. */
export const decimalRounding: Concept[] = [rounding];
