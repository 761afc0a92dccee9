import { checked } from '../checked.ts';
import { worded } from '../choices.ts';
import { drawn } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { range } from '../templates.ts';
import { ordinal } from '../text.ts';
import type { Dial, Draft } from '../types.ts';
import { isLeapYear } from './calendar-facts.ts';

/** Says why a year is a leap year or not. */
function whyLeap(year: number): string {
  if (year % 4 > 0) return `${year} is not divisible by 4, so it is not a leap year.`;
  if (year % 100 > 0) return `${year} is divisible by 4, so it is a leap year.`;
  return `${year} ends in 00. It ${year % 400 === 0 ? 'is divisible by 400, so it is a leap year' : 'is not divisible by 400, so it is not a leap year'}.`;
}

const leapRule = 'The rule: 4 must go into the year. If it ends in 00, 400 must go into it, too.';

/** Draws years about which learners err: full hundreds as often as others. */
const drawYear = (rng: Rng, { level }: Dial): number =>
  level > 0 && rng.int(0, 1) === 1 ? rng.int(16, 28) * 100 : rng.int(1950, 2060);

/** Asks which of four years is a leap year, or is not. */
export function leap(rng: Rng, dial: Dial): Draft {
  const isLeap = rng.int(0, 1) === 1;
  const years = drawn(
    () =>
      rng.sample(
        Array.from({ length: 40 }, () => drawYear(rng, dial)),
        4,
      ),
    (all) => new Set(all).size === 4 && all.filter((year) => isLeapYear(year) === isLeap).length === 1,
  );
  const right = years.find((year) => isLeapYear(year) === isLeap) ?? 0;
  const wrong = years.filter((year) => year !== right);
  return {
    key: `${years.toSorted().join(' ')}`,
    question: `Which of these is ${isLeap ? 'a leap year' : 'not a leap year'}: ${years.join(', ')}?`,
    ...worded(
      `${right}`,
      Object.fromEntries(wrong.map((year, i) => [`year-${i + 1}`, [`${year}`, whyLeap(year)]] as const)),
    ),
    hints: [
      'Which of the years are divisible by 4?',
      years.some((year) => year % 100 === 0)
        ? 'Look at years that end in 00: a leap year among them is divisible by 400.'
        : 'The last two digits decide: divide them by 4.',
    ],
    explanation: `${whyLeap(right)} ${leapRule}`,
  };
}

/** Asks how many leap years lie in a span. */
export function leaps(rng: Rng): Draft {
  const from = rng.int(1780, 2080);
  const to = from + rng.int(9, 60);
  const leaps = range(from, to + 20).filter(isLeapYear);
  const n = leaps.filter((year) => year <= to).length;
  const hundreds = range(from, to).filter((year) => year % 100 === 0 && !isLeapYear(year));
  const skipped = hundreds.length === 0 ? '' : ` ${hundreds.join(' and ')} is not one.`;
  return {
    key: `${from} ${to}`,
    question: `How many leap years are there from ${from} to ${to}, both included?`,
    ...checked(
      n,
      {
        ...(hundreds.length > 0 && {
          'counted-full-hundreds': [
            n + hundreds.length,
            `${hundreds.join(' and ')} is not divisible by 400.`,
          ] as const,
        }),
        'divided-by-10': [Math.round((to - from) / 10), 'Leap years come every 4 years, not every 10.'],
      },
      (wrong) => {
        const place = Math.min(Number(wrong.n), n) + 1;
        return Number(wrong.n) > n
          ? `The ${ordinal(place)} leap year would be ${leaps[place - 1]}, after ${to}.`
          : `There are more: the ${ordinal(place)} leap year is ${leaps[place - 1]}.`;
      },
    ),
    hints: [
      `Which is the first leap year from ${from} on?`,
      range(from, to).some((year) => year % 100 === 0)
        ? 'One comes every four years. Check the year that ends in 00.'
        : `One comes every four years. Count on by fours up to ${to}.`,
    ],
    explanation: `${leapRule} The first one is ${range(from, to).find(isLeapYear)}. Count on by fours.${skipped} There are ${n}.`,
  };
}
