import { numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { eachOnce } from './early-forms.ts';
import { checkedFrom, drawn, farFrom } from './middle-forms.ts';

const math = { subject: 'Math', category: 'Numbers' };

/** Draws a number and the unit to round it to: within 1,000 in grade 3, then to 1,000,000. */
function drawRounding(rng: Rng, { grade, level }: Dial) {
  const units =
    grade === 3
      ? [[10], [10, 100], [100]]
      : [
          [10, 100],
          [100, 1000],
          [1000, 10_000],
        ];
  const to = rng.pick(units[level] ?? [10]);
  const n = rng.int(to + 1, grade === 3 ? 999 - to / 2 : to * 99);
  return { n: n % to === 0 ? n + 1 : n, to };
}

const roundTo = (n: number, to: number): number => Math.floor((n + to / 2) / to) * to;

/** Returns the wrong numbers that rounding leads to. */
function misrounded(n: number, to: number): Record<string, WrongNumber> {
  const answer = roundTo(n, to);
  const [down, next] = [Math.floor(n / to) * to, to * 10];
  const other = answer === down ? down + to : down;
  return {
    'rounded-the-wrong-way': [
      other,
      answer === down
        ? `${whole(n)} is less than halfway to ${whole(other)}, so it goes down.`
        : `${whole(n)} is at least halfway to ${whole(answer)}, so it goes up.`,
    ],
    'rounded-to-another-place':
      roundTo(n, next) !== answer && n > next / 2
        ? [roundTo(n, next), `You rounded to the nearest ${whole(next)}; round to the nearest ${whole(to)}.`]
        : [answer + to * 2, `${whole(answer + to * 2)} is more than ${whole(to)} away from ${whole(n)}.`],
    'kept-the-digits-after': [
      answer === down ? n : answer + (n % to),
      `You kept the digits after the place; they become zeros.`,
    ],
    'went-a-step-too-far': [
      answer - to * 2,
      `${whole(answer - to * 2)} is more than ${whole(to)} away from ${whole(n)}.`,
    ],
    'changed-two-places': [
      answer + next,
      `You changed the place to the left, too; round to the nearest ${whole(to)}.`,
    ],
  };
}

/** Returns the numbers that round to a neighbor of a round number, with their advice. */
function elsewhere(n: number, to: number): Record<string, WrongNumber> {
  const mended = (m: number): readonly [number, string] => [
    m,
    `${whole(m)} rounds to ${whole(roundTo(m, to))}; look at the digit after the place.`,
  ];
  return {
    'rounds-up': mended(n + to),
    'rounds-down': mended(n - to),
    'rounds-far-up': mended(n + 2 * to),
    'rounds-far-down': mended(n - 2 * to),
  };
}

/** Explains the rounding of a number. */
export const roundingWay = (n: number, to: number): string => {
  const down = Math.floor(n / to) * to;
  return `${whole(n)} lies between ${whole(down)} and ${whole(down + to)}. ${2 * (n % to) === to ? 'It is halfway, so it goes up to' : 'It is nearer to'} ${whole(roundTo(n, to))}.`;
};

/** Returns wrong sums of two rounded numbers. */
export const addedWrong = (a: number, b: number, unit: number): Record<string, WrongNumber> =>
  Object.fromEntries(
    [1, -1, 2, -2].map((steps) => {
      const wrong = a + b + steps * unit;
      return [
        `added-wrong-${steps}`,
        [wrong, `${whole(a)} and ${whole(b)} do not make ${whole(wrong)}; add again.`],
      ];
    }),
  );

/** Tells a learner who rounded a number the wrong way. */
const roundAgain = (n: number, to: number): string =>
  2 * (n % to) === to
    ? `${whole(n)} is halfway, so it goes up to ${whole(roundTo(n, to))}.`
    : `${whole(n)} is nearer to ${whole(roundTo(n, to))}; round it again.`;

/** Tells why a number is not what n rounds to. */
export function notRounded(n: number, to: number, wrong: number): string {
  if (wrong === n) return `You left ${whole(n)} as it is; round it to the nearest ${whole(to)}.`;
  if (wrong % to !== 0)
    return `${whole(wrong)} is not a full step of ${whole(to)}; look at ${whole(n)} again.`;
  return `${whole(wrong)} is more than ${whole(to)} away from ${whole(n)}.`;
}

const roundForms: Forms = {
  round: form([0, 1, 2], (rng, dial) => {
    const { n, to } = drawRounding(rng, dial);
    return {
      key: `${n} ${to}`,
      question: `Round ${whole(n)} to the nearest ${whole(to)}.`,
      ...numeric(roundTo(n, to), misrounded(n, to), {
        slip: to,
        check: (wrong) => notRounded(n, to, Number(wrong.n)),
      }),

      hints: [
        `Between which two full steps of ${whole(to)} is ${whole(n)}?`,
        'Which one is nearer? Halfway goes up.',
      ],
      explanation: roundingWay(n, to),
    };
  }),
  which: form([0, 1, 2], (rng, dial) => {
    const { n, to } = drawRounding(rng, dial);
    return {
      key: `${roundTo(n, to)} ${to}`,
      question: `Which number rounds to ${whole(roundTo(n, to))}, to the nearest ${whole(to)}?`,
      ...numeric(n, elsewhere(n, to), {
        slip: to,
        apart: checkedFrom((m) => `${whole(m)} rounds to ${whole(roundTo(m, to))}`),
      }),

      hints: [
        `Round each choice to the nearest ${whole(to)}.`,
        'Look at the digit to the right of that place.',
      ],
      explanation: roundingWay(n, to),
    };
  }),
  sum: form([0, 1, 2], (rng, dial) => {
    const { a, b, to, answer } = drawn(
      () => {
        const [first, { n: other }] = [drawRounding(rng, dial), drawRounding(rng, dial)];
        const [one, two] = [first.n, (other % (first.to * 9)) + first.to];
        return { a: one, b: two, to: first.to, answer: roundTo(one, first.to) + roundTo(two, first.to) };
      },
      (sum) => sum.answer <= 1_000_000 && sum.b % sum.to !== 0,
    );
    return {
      key: `${a} ${b} ${to}`,
      question: `Round ${whole(a)} and ${whole(b)} to the nearest ${whole(to)}. Then add. What do you get?`,
      ...numeric(
        answer,
        eachOnce({
          'rounded-the-first-wrong-way': [answer + (roundTo(a, to) < a ? to : -to), roundAgain(a, to)],
          'rounded-the-second-wrong-way': [answer + (roundTo(b, to) < b ? to : -to), roundAgain(b, to)],
          'added-before-rounding': [roundTo(a + b, to), 'You added first; round each number, and then add.'],
          'subtracted-instead': [
            Math.abs(roundTo(a, to) - roundTo(b, to)),
            'You took one away from the other; add both rounded numbers.',
          ],
          'forgot-to-round': [a + b, 'You added the exact numbers; round each of them first.'],
          'rounded-only-the-first': [
            roundTo(a, to) + b,
            `You rounded only ${whole(a)}; round ${whole(b)}, too.`,
          ],
          'rounded-only-the-second': [
            a + roundTo(b, to),
            `You rounded only ${whole(b)}; round ${whole(a)}, too.`,
          ],
          'left-out-the-second': [roundTo(a, to), `You left out ${whole(b)}; add both rounded numbers.`],
          'left-out-the-first': [roundTo(b, to), `You left out ${whole(a)}; add both rounded numbers.`],
          ...addedWrong(roundTo(a, to), roundTo(b, to), to),
        }),
        { slip: to, apart: farFrom('round each number, then add') },
      ),

      hints: [`Round ${whole(a)} and ${whole(b)}, one at a time.`, 'Then add the two round numbers.'],
      explanation: `${whole(a)} is about ${whole(roundTo(a, to))}, and ${whole(b)} is about ${whole(roundTo(b, to))}. Together that is ${whole(answer)}.`,
    };
  }),
};

const rounding = formed(
  {
    ...math,
    id: 'math.numbers.rounding',
    title: 'Rounding whole numbers',
    grades: [3, 5],
    objectives: ['Round to the nearest ten, hundred or thousand'],
    keywords: ['rounding', 'round to the nearest ten', 'estimate', 'nearest hundred'],
    prerequisites: ['math.numbers.place-value'],
    standards: ['3.NBT.A.1', '4.NBT.A.3'],
    teaching: {
      idea: 'A rounded number is easier to work with and still close. It is the nearest full ten, hundred or thousand.',
      caution: 'Halfway goes up: 45 rounds to 50.',
      trap: 'rounded-the-wrong-way',
      mends: {},
    },
  },
  roundForms,
);

/** Rounding of whole numbers. */
export const roundingConcepts: Concept[] = [rounding];
