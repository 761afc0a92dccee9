import { advisedBoth, crossed, type WrongText, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { ordinal } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const things = ['town', 'bridge', 'temple', 'wall', 'mill', 'tower', 'church', 'castle', 'harbor', 'school'];
const lastCentury = 20;

/** Returns the number of a century that learners of the level know how to find. */
const firstCentury = (dial: Dial): number => byLevel(dial, [11, 6, 2]);

const span = (n: number): string => `The ${ordinal(n)} century runs from ${(n - 1) * 100 + 1} to ${n * 100}.`;

/**
 * Returns four centuries in a row and the place of the key among them. The row is drawn before the key, so that no place
 * in it tells.
 */
function window(rng: Rng, first: number, last: number): { all: number[]; key: number } {
  const from = rng.int(first, last - 3);
  const all = range(from, from + 3);
  return { all, key: rng.pick(all) };
}

/** Returns choices from centuries, each with the mistake that leads to it, and advice of its own if it is given. */
function chosen(
  { all, key }: ReturnType<typeof window>,
  show: (n: number) => string,
  mend?: (n: number) => string,
) {
  const named = all.flatMap((n): [string, WrongText][] =>
    n === key
      ? []
      : [
          [
            n === key - 1 ? 'took-the-first-digits' : n === key + 1 ? 'one-too-late' : `far-off-${n}`,
            mend ? [show(n), mend(n)] : show(n),
          ],
        ],
  );
  const { answer, mistakes } = worded(show(key), Object.fromEntries(named));
  return { answer, mistakes: mistakes.map((each) => ({ ...each, name: each.name.replace(/-\d+$/, '') })) };
}

/** Draws a year of a century. The advanced also meet the years at its ends. */
function yearIn(rng: Rng, n: number, { level }: Dial): number {
  const end = (n - 1) * 100;
  return level === 2 && rng.int(0, 2) === 0 ? end + rng.pick([1, 100]) : end + rng.int(2, 99);
}

/** Gives a year and asks for its century. */
function centuryOf(rng: Rng, dial: Dial): Asked {
  const centuries = window(rng, firstCentury(dial), lastCentury);
  const year = yearIn(rng, centuries.key, dial);
  const round = year % 100 === 0 ? `${year} is a full hundred, so it is the last year of its century.` : '';
  return {
    question: `In which century was the year ${year}?`,
    ...chosen(centuries, (n) => `${ordinal(n)} century`),
    hints: [
      `How many full hundreds have passed before the year ${year}?`,
      'The century that is under way has the next number.',
    ],
    explanation: `${round || `The hundreds of ${year} are ${Math.floor(year / 100)}, and one more is ${centuries.key}.`} ${span(centuries.key)}`,
  };
}

/** Gives a century and asks which of four years is in it. */
function yearOf(rng: Rng, dial: Dial): Asked {
  const centuries = window(rng, firstCentury(dial), lastCentury);
  const years = new Map(centuries.all.map((n) => [n, yearIn(rng, n, dial)]));
  return {
    question: `Which of these years was in the ${ordinal(centuries.key)} century?`,
    ...chosen(
      centuries,
      (n) => `${years.get(n)}`,
      (n) => `The year ${years.get(n)} was in the ${ordinal(n)} century.`,
    ),
    explanation: `${span(centuries.key)} ${years.get(centuries.key)} is one of these years.`,
    hints: [
      `Which full hundred ends the ${ordinal(centuries.key)} century?`,
      'The century begins 99 years before that. Which choice lies between?',
    ],
  };
}

/** Asks for the first or the last year of a century. The wrong choices of one are the right ones of the other. */
function edge(rng: Rng, dial: Dial): Asked {
  const n = rng.int(firstCentury(dial), lastCentury);
  const isFirst = rng.int(0, 1) === 0;
  const other = n + (n === lastCentury ? -1 : rng.pick([1, -1]));
  const thing = rng.pick(things);
  const hundreds = (century: number): number => (isFirst ? century - 1 : century) * 100;
  return {
    question: `A ${thing} was built in the very ${isFirst ? 'first' : 'last'} year of the ${ordinal(n)} century. Which year was that?`,
    ...advisedBoth(
      crossed(
        {
          right: hundreds(n),
          wrong: hundreds(other),
          mistake: other < n ? 'one-hundred-too-early' : 'one-hundred-too-late',
          mend: `${span(other)} The question is about the ${ordinal(n)}.`,
        },
        { right: isFirst ? 1 : 0, wrong: isFirst ? 0 : 1, mistake: 'counted-from-0' },
        (hundred, one) => `${hundred + one}`,
      ),
      isFirst
        ? `${hundreds(other)} is the last year of the ${ordinal(other - 1)} century.`
        : `${hundreds(other) + 1} is the first year of the ${ordinal(other + 1)} century.`,
    ),
    explanation: `The 1st century runs from 1 to 100, and the 2nd from 101 to 200. ${span(n)}`,
    hints: [
      `How many full hundreds have passed when the ${ordinal(n)} century begins?`,
      isFirst ? 'A century begins with a year that ends in 01.' : 'A century ends with a full hundred.',
    ],
  };
}

/** Asks for the century and its half. */
function half(rng: Rng, dial: Dial): Asked {
  const n = rng.int(firstCentury(dial), lastCentury);
  const isFirst = rng.int(0, 1) === 0;
  const year = (n - 1) * 100 + (isFirst ? rng.int(1, 50) : rng.int(51, 99));
  const halves = ['first half', 'second half'] as const;
  const isEarlier = rng.int(0, 1) === 0;
  return {
    question: `In which half of which century was the year ${year}?`,
    ...crossed(
      {
        right: n,
        wrong: n + (isEarlier ? -1 : 1),
        mistake: isEarlier ? 'took-the-first-digits' : 'one-too-late',
      },
      { right: halves[isFirst ? 0 : 1], wrong: halves[isFirst ? 1 : 0], mistake: 'wrong-half' },
      (century, part) => `${part} of the ${ordinal(century)} century`,
    ),
    explanation: `${span(n)} Its first half ends with ${(n - 1) * 100 + 50}, so ${year} is in the ${halves[isFirst ? 0 : 1]}.`,
    hints: [
      `How many full hundreds have passed before the year ${year}? The century has the next number.`,
      'Does the year lie before or after the middle of its century?',
    ],
  };
}

const spanBefore = (n: number): string =>
  `The ${ordinal(n)} century BC runs from ${n * 100} BC to ${(n - 1) * 100 + 1} BC.`;

/** Gives a year BC and asks for its century. */
function before(rng: Rng): Asked {
  const centuries = window(rng, 1, 12);
  const year = (centuries.key - 1) * 100 + rng.int(1, 100);
  return {
    question: `In which century was the year ${year} BC?`,
    ...chosen(centuries, (n) => `${ordinal(n)} century BC`, spanBefore),
    hints: [
      `Years BC count down. ${spanBefore(centuries.key === 1 ? 2 : 1)}`,
      `Between which full hundreds is ${year} BC? The larger one begins the century.`,
    ],
    explanation: `Years BC count down. ${spanBefore(centuries.key)}`,
  };
}

/** Centuries of years. */
export const centuries: Concept = formed(
  {
    subject: 'History',
    category: 'Time and Dates',
    id: 'history.time.centuries',
    title: 'Centuries',
    grades: [4, 10],
    objectives: ['Name the century of a year'],
    keywords: ['centuries', 'century', 'what century'],
    prerequisites: ['math.numbers.place-value'],
    teaching: {
      idea:
        'A century has 100 years. The 1st century runs from the year 1 to 100, the 2nd from 101 to 200, and so on. The ' +
        'number of the century is one more than the hundreds of the year: 1789 was in the 18th century. Only a full ' +
        'hundred, such as 1800, ends the century of its own number.',
      caution:
        'The year 1789 was not in the 17th century: the number of the century is one more than its hundreds.',
      mends: {
        'took-the-first-digits':
          'Those are the hundreds that have passed; the century under way has the next number.',
        'one-too-late': 'That century begins after this year: look at the hundreds of the year.',
        'far-off': 'That is more than a century away: look at the hundreds of the year.',
        'counted-from-0': 'There was no year 0: a century begins with 01 and ends with a full hundred.',
        'wrong-half':
          'The first half of a century ends with the year 50, and the second half begins with 51.',
      },
      trap: 'took-the-first-digits',
    },
  },
  {
    century: form([0, 1, 2], centuryOf),
    year: form([0, 1, 2], yearOf),
    edge: form([0, 1], edge),
    half: form([1, 2], half),
    before: form([2], before),
  },
);
