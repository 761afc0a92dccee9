import { numeric, type WrongNumber } from '../choices.ts';
import { sometimes } from '../near-values.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { placesApart } from './column-mistakes.ts';
import { amount, base } from './place-value.ts';

const math = { subject: 'Math', category: 'Numbers' };

/** Draws a number of three digits, at the higher levels often with a zero. */
function threeDigits(rng: Rng, { level }: Dial): { h: number; t: number; o: number; n: number } {
  const [h = 1, t = 2, o = 3] = rng.sample(range(1, 9), 3);
  const zero = level === 0 ? 2 : rng.int(0, 3);
  const [tens, ones] = [zero === 0 ? 0 : t, zero === 1 ? 0 : o];
  return { h, t: tens, o: ones, n: h * 100 + tens * 10 + ones };
}

type ThreeDigits = ReturnType<typeof threeDigits>;

/** Returns the wrong numbers with digits in wrong places. */
function misplaced({ h, t, o }: ThreeDigits): Record<string, WrongNumber> {
  const mixed = 'You mixed up the places; write hundreds, then tens, then ones.';
  const all: Record<string, WrongNumber> = {
    'swapped-tens-and-ones': [
      h * 100 + o * 10 + t,
      'You swapped the tens and the ones; ones stand on the right.',
    ],
    'swapped-hundreds-and-tens': [
      t * 100 + h * 10 + o,
      'You swapped the hundreds and the tens; hundreds stand on the left.',
    ],
    'swapped-the-ends': [o * 100 + t * 10 + h, 'You read from the wrong end; hundreds stand on the left.'],
    'began-with-the-tens': [t * 100 + o * 10 + h, mixed],
    'began-with-the-ones': [o * 100 + h * 10 + t, mixed],
  };
  // A number with a zero in front would be shorter than the key.
  return Object.fromEntries(
    Object.entries(all).filter(([, wrong]) => Array.isArray(wrong) && Number(wrong[0]) > 99),
  );
}

/** Returns the wrong numbers with a wrong count of a unit or of the digits. */
const miscounted = (rng: Rng, { h, t, o }: ThreeDigits): Record<string, WrongNumber> => ({
  ...sometimes(rng, {
    'left-out-the-zero':
      t === 0
        ? [h * 10 + o, 'You left out the tens; a 0 keeps their place.']
        : [h * 10 + t, 'You left out the ones; each place needs a digit.'],
    'wrote-all-side-by-side': [
      h * 1000 + t * 10 + o,
      'You wrote a zero too often; the number has just three digits.',
    ],
  }),
  'counted-a-ten-more': [
    h * 100 + t * 10 + o + 10,
    `You counted a ten too often; there ${t === 0 ? 'is none' : t === 1 ? 'is 1' : `are ${t}`}.`,
  ],
  'left-out-a-hundred': [(h - 1) * 100 + t * 10 + o, 'You left out a hundred; count the hundreds again.'],
  'counted-a-hundred-more': [
    (h + 1) * 100 + t * 10 + o,
    'You counted a hundred too often; count the hundreds again.',
  ],
  'left-out-a-ten': [h * 100 + t * 10 + o - 10, 'You left out a ten; count the tens again.'],
});

/** Returns the choices for a number: all of its digits, or such as a wrong count gives. So its digits do not tell it. */
const choicesFor = (rng: Rng, number: ThreeDigits, options: Parameters<typeof numeric>[2] = {}) =>
  rng.int(0, 1) === 0
    ? numeric(number.n, misplaced(number), { ...options, listed: true })
    : numeric(number.n, miscounted(rng, number), { apart: placesApart, ...options });

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tensNames = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Writes a number below 1,000 in words. */
function inWords(n: number): string {
  if (n >= 100) return `${small[Math.floor(n / 100)]} hundred${n % 100 ? ` ${inWords(n % 100)}` : ''}`;
  if (n < 20) return small[n] ?? '';
  return `${tensNames[Math.floor(n / 10)]}${n % 10 ? `-${small[n % 10]}` : ''}`;
}

const hundredForms: Forms = {
  make: form([0, 1], (rng, dial) => {
    const number = threeDigits(rng, dial);
    const { h, t, o, n } = number;
    return {
      key: `${n}`,
      question: `Which number has ${amount(h, 'hundred')}, ${amount(t, 'ten')} and ${amount(o, 'one')}?`,
      ...choicesFor(rng, number),

      hints: [
        'Start with the hundreds. Which digit do you write first?',
        'Go on with the tens and the ones. Write a 0 for none.',
      ],
      explanation: `Write the digits in order: ${h} for the hundreds, ${t} for the tens, ${o} for the ones. That is ${n}.`,
      ...base(n),
    };
  }),
  sum: form([0, 1, 2], (rng, dial) => {
    const number = threeDigits(rng, dial);
    const { h, t, o, n } = number;
    const parts = [h * 100, t * 10, o].filter((part) => part > 0);
    return {
      key: `${n}`,
      question: `Which number is ${rng.shuffle(parts).join(' + ')}?`,
      ...choicesFor(rng, number),

      hints: [
        'Find the hundreds in the sum. Write that digit first.',
        'Then the tens, then the ones. Write a 0 for none.',
      ],
      explanation: `${h} hundreds, ${t} tens and ${o} ones make ${n}.`.replace(
        /\b1 (hundred|ten|one)s/g,
        '1 $1',
      ),
    };
  }),
  expand: form([1, 2], (rng, dial) => {
    const number = threeDigits(rng, dial);
    const { h, t, o, n } = number;
    const parts = [h * 100, t * 10, o].filter((part) => part > 0).join(' + ');
    return {
      key: `${n}`,
      question: `Which sum is the same as ${n}?`,
      ...choicesFor(rng, number, {
        max: 999,
        show: (v) => {
          const m = Number(v.n);
          return [m - (m % 100), (m % 100) - (m % 10), m % 10].filter((part) => part > 0).join(' + ');
        },
      }),

      hints: [`What is the ${h} in ${n} worth?`, 'Go on with the next digits. A 0 adds nothing.'],
      explanation: `Say what each digit is worth: ${n} = ${parts}.`,
    };
  }),
  words: form([0, 1, 2], (rng, dial) => {
    const number = threeDigits(rng, dial);
    const { h, t, o, n } = number;
    return {
      key: `${n}`,
      question: `Which number is ${inWords(n)}?`,
      ...choicesFor(rng, number, { max: 999 }),

      hints: [
        'How many hundreds do you hear? Write that digit first.',
        'Which tens and ones do you hear? Write a 0 for none.',
      ],
      explanation: `It has ${amount(h, 'hundred')}, ${amount(t, 'ten')} and ${amount(o, 'one')}. So it is ${n}.`,
    };
  }),
  tens: form([2], (rng) => {
    const n = rng.int(11, 99);
    return {
      key: `${n}`,
      question: `You have ${n} tens. Which number is it?`,
      ...numeric(
        n * 10,
        {
          'counted-a-ten-more': [n * 10 + 10, `That is ${n + 1} tens; you have ${n}.`],
          'left-out-a-ten': [n * 10 - 10, `That is ${n - 1} tens; you have ${n}.`],
          'counted-a-hundred-more': [n * 10 + 100, 'You counted a hundred too often; 10 tens are just 100.'],
          'left-out-a-hundred': [n * 10 - 100, 'You left out a hundred; each 10 tens make one.'],
          'swapped-digits': [
            ((n % 10) * 10 + Math.floor(n / 10)) * 10,
            `You swapped the digits; there are ${n} tens.`,
          ],
          ...sometimes(rng, {
            'ten-times-too-small': n,
            'added-ten': [n + 10, `You added 10; each of the ${n} tens is worth 10.`],
            'ten-times-too-large': n * 100,
          }),
        },
        { max: 10_000, apart: placesApart },
      ),

      hints: ['10 tens make 100.', `How many hundreds are in ${n} tens? How many tens are left?`],
      explanation:
        `10 tens make 100. ${n} tens are ${Math.floor(n / 10)} hundreds and ${n % 10} tens. That is ${n * 10}.`.replace(
          /\b1 (hundred|ten)s/g,
          '1 $1',
        ),
    };
  }),
};

const hundreds = formed(
  {
    ...math,
    id: 'math.numbers.hundreds',
    title: 'Numbers to 1,000',
    grades: [2, 3],
    objectives: ['Read and write numbers to 1,000', 'Split a number into hundreds, tens and ones'],
    keywords: ['hundreds tens and ones', 'numbers to 1000', 'expanded form', 'three digit numbers'],
    prerequisites: ['math.numbers.tens-and-ones'],
    standards: ['2.NBT.A.1', '2.NBT.A.3'],
    teaching: {
      idea: 'Ten tens make one hundred. In 472, the 4 counts hundreds, the 7 tens, the 2 ones.',
      caution: 'A zero keeps a place. 405 has no tens, but it is not 45.',
      mends: {
        'ten-times-too-small': 'That counts ones; each ten is worth 10.',
        'ten-times-too-large': 'That counts hundreds; each ten is worth only 10.',
      },
    },
  },
  hundredForms,
);

/** Numbers of three digits. */
export const hundredsTensOnes: Concept[] = [hundreds];
