import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { mendsOf } from './early-forms.ts';
import { amount, base } from './place-value.ts';

const math = { subject: 'Math', category: 'Numbers' };

/** Draws a number of three digits, at the higher levels often with a zero. */
function threeDigits(rng: Rng, { level }: Dial): { h: number; t: number; o: number; n: number } {
  const [h = 1, t = 2, o = 3] = rng.sample(range(1, 9), 3);
  const zero = level === 0 ? 2 : rng.int(0, 3);
  const [tens, ones] = [zero === 0 ? 0 : t, zero === 1 ? 0 : o];
  return { h, t: tens, o: ones, n: h * 100 + tens * 10 + ones };
}

const hundredSlips = (n: number): Record<string, number> => ({
  'ten-too-many': n + 10,
  'ten-too-few': n - 10,
  'hundred-too-many': n + 100,
  'hundred-too-few': n - 100,
});

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
    const { h, t, o, n } = threeDigits(rng, dial);
    return {
      key: `${n}`,
      question: `Which number has ${amount(h, 'hundred')}, ${amount(t, 'ten')} and ${amount(o, 'one')}?`,
      ...numeric(n, hundredSlips(n)),
      explanation: `Write the hundreds, then the tens, then the ones: ${n}.`,
      ...base(n),
    };
  }),
  sum: form([0, 1, 2], (rng, dial) => {
    const { h, t, o, n } = threeDigits(rng, dial);
    const parts = [h * 100, t * 10, o].filter((part) => part > 0);
    return {
      key: `${n}`,
      question: `Which number is ${rng.shuffle(parts).join(' + ')}?`,
      ...numeric(n, hundredSlips(n)),
      explanation: `${h} hundreds, ${t} tens and ${o} ones make ${n}.`.replace(
        /\b1 (hundred|ten|one)s/g,
        '1 $1',
      ),
    };
  }),
  expand: form([1, 2], (rng, dial) => {
    const { h, t, o, n } = threeDigits(rng, dial);
    const parts = [h * 100, t * 10, o].filter((part) => part > 0).join(' + ');
    return {
      key: `${n}`,
      question: `Which sum is the same as ${n}?`,
      ...numeric(n, hundredSlips(n), {
        max: 999,
        show: (v) => {
          const m = Number(v.n);
          return [m - (m % 100), (m % 100) - (m % 10), m % 10].filter((part) => part > 0).join(' + ');
        },
      }),
      explanation: `Say what each digit is worth: ${n} = ${parts}.`,
    };
  }),
  words: form([0, 1, 2], (rng, dial) => {
    const { n } = threeDigits(rng, dial);
    return {
      key: `${n}`,
      question: `Which number is ${inWords(n)}?`,
      ...numeric(n, hundredSlips(n), { max: 999 }),
      explanation: `Write the hundreds first, then the rest: ${n}.`,
    };
  }),
  tens: form([2], (rng) => {
    const n = rng.int(11, 99);
    return {
      key: `${n}`,
      question: `You have ${n} tens. Which number is it?`,
      ...numeric(n * 10, {
        'ten-times-too-small': n,
        'ten-times-too-large': n * 100,
        'ten-too-many': n * 10 + 10,
        'ten-too-few': n * 10 - 10,
        'hundred-too-many': n * 10 + 100,
      }),
      explanation:
        `10 tens make 100. ${n} tens are ${Math.floor(n / 10)} hundreds and ${n % 10} tens.`.replace(
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
      hints: ['Start with the hundreds.', 'Then look at the tens and the ones. Is there a zero?'],
      mends: {
        ...mendsOf('ten-too-many', 'ten-too-few', 'hundred-too-many', 'hundred-too-few'),
        'ten-times-too-small': 'That counts ones. Each ten is worth 10.',
        'ten-times-too-large': 'That counts hundreds. Each ten is worth only 10.',
      },
    },
  },
  hundredForms,
);

/** Numbers of three digits. */
export const hundredsTensOnes: Concept[] = [hundreds];
