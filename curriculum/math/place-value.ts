import { crossed, numeric, type WrongNumber } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import { sometimes } from '../near-values.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { placesApart } from './column-mistakes.ts';
import { closeChoices, mendsOf, offBy, partHelp, partMistakes } from './early-forms.ts';

const math = { subject: 'Math', category: 'Numbers' };

/** Names a number of units: 1 ten, 3 tens. */
export const amount = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

/** Returns a figure of hundreds, tens and ones. */
export const base = (n: number) => ({
  figure: {
    kind: 'base-ten',
    hundreds: Math.floor(n / 100),
    tens: Math.floor(n / 10) % 10,
    ones: n % 10,
  } as const,
});

/** Draws tens and ones that differ, so that swapped digits show. */
function twoDigits(rng: Rng, dial: Dial): { t: number; o: number; n: number } {
  const [t, o] = rng.pair(range(1, 9));
  const small = byLevel(dial, [Math.min(t, o), t, t]);
  const ones = small === t ? o : t;
  return { t: small, o: ones, n: small * 10 + ones };
}

const wrongTwoDigits = (rng: Rng, t: number, o: number): Record<string, WrongNumber> => ({
  'swapped-digits': o * 10 + t,
  ...sometimes(rng, {
    'added-the-digits': [t + o, `You added ${t} and ${o}; the left digit counts tens.`],
    'left-out-the-ones': [t * 10, `${t * 10} is only the tens; put the ${o} to it.`],
  }),
  'left-out-a-ten': [
    (t - 1) * 10 + o,
    `You left out a ten; there ${t === 1 ? 'is 1 ten' : `are ${t} tens`}.`,
  ],
  'counted-a-one-more': [
    t * 10 + o + 1,
    `You counted one of the ones twice; there ${o === 1 ? 'is just 1' : `are ${o}`}.`,
  ],
  'left-out-a-one': [t * 10 + o - 1, `You left out one of the ones; there ${o === 1 ? 'is 1' : `are ${o}`}.`],
  'counted-a-ten-more': [
    (t + 1) * 10 + o,
    `You counted one ten twice; there ${t === 1 ? 'is 1 ten' : `are ${t} tens`}.`,
  ],
});

const tensForms: Forms = {
  make: form([0, 1], (rng, dial) => {
    const { t, o, n } = twoDigits(rng, dial);
    return {
      key: `${n}`,
      question: `Which number has ${amount(t, 'ten')} and ${amount(o, 'one')}?`,
      ...numeric(n, wrongTwoDigits(rng, t, o), { apart: placesApart }),

      hints: ['Count the tens: 10, 20, and so on.', 'Go on by ones. Where do you stop?'],
      explanation: `${amount(t, 'ten')} ${t === 1 ? 'is' : 'are'} ${t * 10}. ${t * 10} and ${o} make ${n}.`,
      ...base(n),
    };
  }),
  split: form([0, 1], (rng, dial) => {
    // Fewer tens than ones, as beginners get them, would tell the key.
    const { t, o, n } = twoDigits(rng, { ...dial, level: 1 });
    return {
      key: `${n}`,
      question: `What is ${n} made of?`,
      ...crossed(
        { right: t, wrong: o, mistake: 'tens-mixed-up' },
        { right: o, wrong: t, mistake: 'ones-mixed-up' },
        (tens, ones) => `${amount(tens, 'ten')} and ${amount(ones, 'one')}`,
      ),

      hints: [`The left digit of ${n} counts the tens.`, 'The right digit counts the ones.'],
      explanation: `The left digit counts tens: ${t}. The right digit counts ones: ${o}.`,
      ...base(n),
    };
  }),
  bags: form([0, 1, 2], (rng, dial) => {
    const { t, o, n } = twoDigits(rng, dial);
    const full = rng.int(0, 1) === 1;
    return {
      key: `${n} ${full}`,
      question: `${rng.pick(names)} puts ${n} ${rng.pick(things)} in bags of ten. How many ${full ? 'bags are full' : 'are left over'}?`,
      ...numeric(
        full ? t : o,
        {
          'gave-other-digit': [
            full ? o : t,
            full
              ? `${o} is what is left over; the bags are the tens.`
              : `${t} is the number of bags; the ones are left over.`,
          ],
          'counted-a-part-bag': [
            (full ? t : o) + 1,
            full
              ? 'The last bag is not full; count full bags only.'
              : 'You counted one too often; count the ones.',
          ],
          'left-one-out': [
            (full ? t : o) - 1,
            full ? 'You left out a bag; count the tens again.' : 'You left out one; count the ones again.',
          ],
          'counted-two-more': [
            (full ? t : o) + 2,
            full
              ? 'You counted two bags too often; count the tens again.'
              : 'You counted two of them twice; count the ones again.',
          ],
          ...(!full && {
            'left-two-out': [o - 2, 'You left two out; count the ones again.'] as const,
            'left-three-out': [o - 3, 'You left three out; count the ones again.'] as const,
          }),
          ...sometimes(rng, {
            'gave-the-whole': [n, `${n} is how many there are; sort them into tens.`],
            'added-the-digits': [t + o, 'You added bags and single things; name only one of them.'],
          }),
        },
        { apart: offBy(full ? 'count the tens again' : 'count the ones again') },
      ),

      hints: [`Break ${n} into tens and ones.`, full ? 'Each ten fills one bag.' : 'The ones fill no bag.'],
      explanation: `${n} is ${amount(t, 'ten')} and ${amount(o, 'one')}. Each ten fills a bag.`,
      ...base(n),
    };
  }),
  trade: form([1, 2], (rng) => {
    const [t, o] = [rng.int(1, 7), rng.int(11, 18)];
    return {
      key: `${t} ${o}`,
      question: `You have ${amount(t, 'ten')} and ${o} ones. Which number is it?`,
      ...numeric(
        t * 10 + o,
        {
          'lost-the-new-ten': [t * 10 + o - 10, `${o} ones have a ten in them; count that ten, too.`],
          ...sometimes(rng, {
            'wrote-side-by-side': [
              t * 100 + o,
              `You wrote ${t} and ${o} side by side; add ${t * 10} and ${o}.`,
            ],
            'added-tens-as-ones': [
              t + o,
              `Each ten is worth 10; ${amount(t, 'ten')} ${t === 1 ? 'is' : 'are'} ${t * 10}.`,
            ],
          }),
          'counted-a-one-more': [t * 10 + o + 1, `You counted one of the ones twice; there are ${o}.`],
          'left-out-a-one': [t * 10 + o - 1, `You left out one of the ones; there are ${o}.`],
          'counted-two-tens-more': [
            t * 10 + o + 20,
            `You counted two tens too often; ${o} has just one ten.`,
          ],
          'counted-a-ten-twice': [t * 10 + o + 10, `You counted one ten twice; ${o} has just one ten.`],
        },
        { apart: placesApart },
      ),

      hints: [`${o} ones are enough for a new ten.`, 'Put that ten with the other tens. Count all.'],
      explanation: `${o} ones are 1 ten and ${o - 10} more. That makes ${t + 1} tens and ${o - 10}: ${t * 10 + o}.`,
      figure: { kind: 'base-ten', hundreds: 0, tens: t, ones: o },
    };
  }),
  open: form([2], (rng, dial) => {
    const { t, o, n } = twoDigits(rng, dial);
    if (t === 1)
      return {
        key: `${n}`,
        question: `${n} is 1 ten and how many ones?`,
        ...closeChoices(o, partMistakes(n, 10), partHelp(n, 10)),
        hints: [`Count the tens first: ${(t === 1 ? 1 : t - 1) * 10}.`, `Then count on by ones to ${n}.`],
        explanation: `1 ten is 10. From 10 to ${n} there are ${o} more.`,
        ...base(n),
      };
    return {
      key: `${n}`,
      question: `${n} is ${amount(t - 1, 'ten')} and how many ones?`,
      ...numeric(
        o + 10,
        {
          'named-the-ones-digit': [o, `One ten of ${n} is open; its 10 ones count, too.`],
          'opened-two-tens': [o + 20, `You opened two tens; only one ten is open.`],
          'stopped-early': [o + 9, `You stopped too soon; count on until you say ${n}.`],
          'stopped-two-early': [o + 8, `You stopped two too soon; count on until you say ${n}.`],
          'counted-two-more': [o + 12, `You went on past ${n}; stop when you say it.`],
          'counted-a-step-more': [
            o + 11,
            `You counted ${(t - 1) * 10} itself; start with ${(t - 1) * 10 + 1}.`,
          ],
        },
        { apart: offBy(partHelp(n, (t - 1) * 10)) },
      ),
      hints: [`Count the tens first: ${(t - 1) * 10}.`, `Then count on by ones to ${n}.`],
      explanation: `${amount(t - 1, 'ten')} ${t === 2 ? 'is' : 'are'} ${(t - 1) * 10}. From ${(t - 1) * 10} to ${n} there are ${o + 10} more.`,
      ...base(n),
    };
  }),
};

const tensAndOnes = formed(
  {
    ...math,
    id: 'math.numbers.tens-and-ones',
    title: 'Tens and ones',
    grades: [1, 2],
    objectives: ['See a two-digit number as tens and ones'],
    keywords: ['tens and ones', 'place value', 'groups of ten'],
    prerequisites: ['math.numbers.teens'],
    standards: ['1.NBT.B.2'],
    teaching: {
      idea: 'Ten ones make one ten. In 34, the 3 counts tens and the 4 counts ones.',
      caution: '34 and 43 have the same digits. But their places differ.',
      mends: {
        ...mendsOf('swapped-digits'),
        'tens-mixed-up': 'You mixed up the digits; the left digit counts the tens.',
        'ones-mixed-up': 'You mixed up the digits; the right digit counts the ones.',
      },
    },
  },
  tensForms,
);

/** Numbers as tens and ones. */
export const placeValue: Concept[] = [tensAndOnes];
