import { crossed, numeric } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { bond, closeChoices, framesOf, mendsOf, slipsOf, tenSlipped, tenSlips } from './early-forms.ts';

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

const teen = (rng: Rng): number => rng.int(11, 19);

const teenForms: Forms = {
  make: form([0, 1], (rng) => {
    const n = teen(rng);
    return {
      key: `${n}`,
      question: `Which number is 10 and ${n - 10}?`,
      ...numeric(n, tenSlips(n)),
      explanation: `Start at 10 and count on ${n - 10}. You get ${n}.`,
      ...framesOf([10, n - 10]),
    };
  }),
  rest: form([0, 1, 2], (rng) => {
    const n = teen(rng);
    return {
      key: `${n}`,
      question: `${n} is 10 and how many more?`,
      ...closeChoices(n - 10),
      explanation: `Take out the ten. ${n} = 10 + ${n - 10}.`,
      ...bond(n, 10, '?'),
    };
  }),
  box: form([0, 1, 2], (rng) => {
    const [n, thing] = [teen(rng), rng.pick(things)];
    return {
      key: `${n} ${thing}`,
      question: `A box holds 10 ${thing}. There ${n === 11 ? 'is' : 'are'} ${n - 10} more. How many in all?`,
      ...numeric(n, tenSlips(n)),
      explanation: `10 and ${n - 10} more is ${n}.`,
      ...framesOf([10, n - 10]),
    };
  }),
  out: form([1, 2], (rng) => {
    const [n, thing, name] = [teen(rng), rng.pick(things), rng.pick(names)];
    return {
      key: `${n} ${thing}`,
      question: `${name} has ${n} ${thing}. 10 go in a box. How many are left?`,
      ...closeChoices(n - 10),
      explanation: `${n} is 10 and ${n - 10}. The 10 are in the box, so ${n - 10} ${n === 11 ? 'is' : 'are'} left.`,
      ...framesOf([10, n - 10]),
    };
  }),
  sum: form([2], (rng) => {
    const n = teen(rng);
    return {
      key: `${n}`,
      question: `Which sum makes ${n}?`,
      ...numeric(n, tenSlips(n), {
        show: (v) => `${Number(v.n) - (Number(v.n) % 10)} + ${Number(v.n) % 10}`,
      }),
      explanation: `The 1 in ${n} is one ten. The ${n - 10} is ones. 10 + ${n - 10} = ${n}.`,
    };
  }),
};

const teens = formed(
  {
    ...math,
    id: 'math.numbers.teens',
    title: 'Ten and some more',
    grades: [0, 1],
    objectives: ['See the numbers from 11 to 19 as ten ones and some more'],
    keywords: ['teen numbers', 'ten and some more', 'numbers 11 to 19'],
    prerequisites: ['math.counting.next'],
    standards: ['K.NBT.A.1', '1.NBT.B.2'],
    teaching: {
      idea: 'The numbers from 11 to 19 are ten and some more. 14 is 10 and 4.',
      caution: 'We say four first in fourteen. But we write the 1 first.',
      hints: ['Find the ten.', 'How many more are there than ten?'],
      mends: mendsOf(...tenSlipped, 'two-too-many', 'two-too-few'),
    },
  },
  teenForms,
);

/** Draws tens and ones that differ, so that swapped digits show. */
function twoDigits(rng: Rng, dial: Dial): { t: number; o: number; n: number } {
  const [t, o] = rng.pair(range(1, 9));
  const small = byLevel(dial, [Math.min(t, o), t, t]);
  const ones = small === t ? o : t;
  return { t: small, o: ones, n: small * 10 + ones };
}

const wrongTwoDigits = (t: number, o: number): Record<string, number> => ({
  'swapped-digits': o * 10 + t,
  ...tenSlips(t * 10 + o),
});

const tensForms: Forms = {
  make: form([0, 1], (rng, dial) => {
    const { t, o, n } = twoDigits(rng, dial);
    return {
      key: `${n}`,
      question: `You have ${amount(t, 'ten')} and ${amount(o, 'one')}. What is the sum?`,
      ...numeric(n, wrongTwoDigits(t, o)),
      explanation: `${amount(t, 'ten')} ${t === 1 ? 'is' : 'are'} ${t * 10}. ${t * 10} and ${o} make ${n}.`,
      ...base(n),
    };
  }),
  split: form([0, 1], (rng, dial) => {
    const { t, o, n } = twoDigits(rng, dial);
    return {
      key: `${n}`,
      question: `What is ${n} made of?`,
      ...crossed(
        { right: t, wrong: o, mistake: 'tens-mixed-up' },
        { right: o, wrong: t, mistake: 'ones-mixed-up' },
        (tens, ones) => `${amount(tens, 'ten')} and ${amount(ones, 'one')}`,
      ),
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
      ...numeric(full ? t : o, { 'gave-other-digit': full ? o : t, ...slipsOf(full ? t : o) }),
      explanation: `${n} is ${amount(t, 'ten')} and ${amount(o, 'one')}. Each ten fills a bag.`,
      ...base(n),
    };
  }),
  trade: form([1, 2], (rng) => {
    const [t, o] = [rng.int(1, 7), rng.int(11, 18)];
    return {
      key: `${t} ${o}`,
      question: `You have ${amount(t, 'ten')} and ${o} ones. Which number is it?`,
      ...numeric(t * 10 + o, tenSlips(t * 10 + o)),
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
        ...closeChoices(o),
        explanation: `1 ten is 10. From 10 to ${n} there are ${o} more.`,
        ...base(n),
      };
    return {
      key: `${n}`,
      question: `${n} is ${amount(t - 1, 'ten')} and how many ones?`,
      ...numeric(o + 10, tenSlips(o + 10)),
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
      hints: ['Which digit counts the tens?', 'Count by tens first. Then add the ones.'],
      mends: {
        ...mendsOf('swapped-digits', ...tenSlipped, 'two-too-many', 'two-too-few'),
        'tens-mixed-up': 'The left digit tells how many tens there are.',
        'ones-mixed-up': 'The right digit tells how many ones there are.',
        'gave-other-digit': 'That is the other digit. Which one counts the tens?',
      },
    },
  },
  tensForms,
);

/** Numbers as tens and ones. */
export const placeValue: Concept[] = [teens, tensAndOnes];
