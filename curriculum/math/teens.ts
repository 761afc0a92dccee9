import { numeric, type WrongNumber } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept } from '../types.ts';
import { addendMistakes, bond, eachOnce, framesOf, offBy, partHelp } from './early-forms.ts';
import { amount } from './place-value.ts';

const math = { subject: 'Math', category: 'Numbers' };

const teen = (rng: Rng): number => rng.int(11, 19);

/** Returns the wrong numbers for ten and some more. */
const teenMistakes = (n: number): Record<string, WrongNumber> =>
  eachOnce({
    'named-the-ten': [10, `10 is just the ten; count on the ${n - 10} more.`],
    'turned-the-digits': [
      (n % 10) * 10 + 1,
      `${(n % 10) * 10 + 1} is ${amount(n % 10, 'ten')} and 1; write the ten first.`,
    ],
    'left-out-the-ten': [n - 10, `${n - 10} is only the part after ten; put the 10 to it.`],
    'counted-one-more': [n + 1, 'You counted one of them twice; count on slowly.'],
    'counted-two-more': [n + 2, 'You counted two of them twice; count on slowly.'],
    'skipped-two': [n - 2, 'You left two out; count on slowly.'],
    'counted-the-ten-again': [n - 1, 'You counted 10 again; say 11 first.'],
    'counted-three-more': [n + 3, 'You counted three of them twice; count on slowly.'],
  });

const teenForms: Forms = {
  make: form([0, 1], (rng) => {
    const n = teen(rng);
    return {
      key: `${n}`,
      question: `Which number is 10 and ${n - 10}?`,
      ...numeric(n, teenMistakes(n), { max: 30, apart: offBy(`count on ${n - 10} from 10`) }),

      hints: ['Start at 10.', `Count on one step for each of the ${n - 10}.`],
      explanation: `Start at 10 and count on ${n - 10}. You get ${n}.`,
      ...framesOf([10, n - 10]),
    };
  }),
  rest: form([0, 1, 2], (rng) => {
    const n = teen(rng);
    return {
      key: `${n}`,
      question: `${n} is 10 and how many more?`,
      ...numeric(n - 10, addendMistakes(n, 10), { max: 10, apart: offBy(partHelp(n, 10)) }),

      hints: [`Break ${n} into a ten and some more.`, `Start at 10 and count on to ${n}.`],
      explanation: `Take out the ten. ${n} = 10 + ${n - 10}.`,
      ...bond(n, 10, '?'),
    };
  }),
  box: form([0, 1, 2], (rng) => {
    const [n, thing] = [teen(rng), rng.pick(things)];
    return {
      key: `${n} ${thing}`,
      question: `A box holds 10 ${thing}. There ${n === 11 ? 'is' : 'are'} ${n - 10} more. How many ${thing} are there in all?`,
      ...numeric(n, teenMistakes(n), { max: 30, apart: offBy(`count on ${n - 10} from 10`) }),

      hints: ['The full box is 10.', `Start at 10 and count on the ${n - 10} more.`],
      explanation: `10 and ${n - 10} more is ${n}.`,
      ...framesOf([10, n - 10]),
    };
  }),
  out: form([1, 2], (rng) => {
    const [n, thing, name] = [teen(rng), rng.pick(things), rng.pick(names)];
    return {
      key: `${n} ${thing}`,
      question: `${name} has ${n} ${thing}. 10 go in a box. How many ${thing} are left?`,
      ...numeric(n - 10, addendMistakes(n, 10), { max: 10, apart: offBy(partHelp(n, 10)) }),

      hints: [`Ten of the ${n} go in the box.`, `Count on from 10 to ${n}. Those are left.`],
      explanation: `${n} is 10 and ${n - 10}. The 10 are in the box, so ${n - 10} ${n === 11 ? 'is' : 'are'} left.`,
      ...framesOf([10, n - 10]),
    };
  }),
  sum: form([2], (rng) => {
    const n = teen(rng);
    return {
      key: `${n}`,
      question: `Which sum makes ${n}?`,
      ...numeric(n, teenMistakes(n), {
        max: 99,
        apart: (size, isMore) =>
          `${plain(size)} too ${isMore ? 'large' : 'small'}; say how many ones are in ${n}`,
        show: (v) => `${Number(v.n) - (Number(v.n) % 10)} + ${Number(v.n) % 10}`,
      }),

      hints: ['The left digit counts the tens.', 'Which sum has a ten and the right ones?'],
      explanation: `The 1 in ${n} is one ten. The ${n - 10} is ones. 10 + ${n - 10} = ${n}.`,
    };
  }),
};

const tenAndMore = formed(
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
      mends: {},
    },
  },
  teenForms,
);

/** Numbers from 11 to 19 as ten and some more. */
export const teens: Concept[] = [tenAndMore];
