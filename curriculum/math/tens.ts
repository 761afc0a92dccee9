import { crossed, numeric } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { mendsOf, tenSlipped, tenSlips } from './early-forms.ts';
import { base } from './place-value.ts';

const math = { subject: 'Math', category: 'Arithmetic' };

/** Draws full tens with a sum of at most 100. */
function fullTens(rng: Rng): [number, number] {
  const sum = rng.int(3, 10);
  const a = rng.int(1, sum - 1);
  return [a * 10, (sum - a) * 10];
}

/** Draws a two-digit number with ones, and full tens that stay within 100 with it. */
function numberAndTens(rng: Rng): [number, number] {
  const sum = rng.int(3, 9);
  const a = rng.int(1, sum - 1);
  return [a * 10 + rng.int(1, 9), (sum - a) * 10];
}

const tensForms: Forms = {
  sum: form([0], (rng) => {
    const [a, b] = fullTens(rng);
    return {
      key: `${Math.min(a, b)}+${Math.max(a, b)}`,
      question: `What is ${a} + ${b}?`,
      ...numeric(
        a + b,
        {
          'ten-too-many': a + b + 10,
          'ten-too-few': a + b - 10,
          'wrote-ones': (a + b) / 10,
          'two-tens-off': a + b + 20,
        },
        { slip: 10 },
      ),
      explanation:
        `Count tens: ${a / 10} tens and ${b / 10} tens are ${(a + b) / 10} tens. That is ${a + b}.`.replace(
          /\b1 tens/g,
          '1 ten',
        ),
      ...base(a),
    };
  }),
  difference: form([0, 1], (rng) => {
    const [a, b] = fullTens(rng);
    return {
      key: `${a + b}-${b}`,
      question: `What is ${a + b} - ${b}?`,
      ...numeric(
        a,
        { 'ten-too-many': a + 10, 'ten-too-few': a - 10, 'two-tens-off': a + 20, 'added-instead': a + b + b },
        { slip: 10 },
      ),
      explanation:
        `Count tens: ${(a + b) / 10} tens without ${b / 10} tens are ${a / 10} tens. That is ${a}.`.replace(
          /\b1 tens/g,
          '1 ten',
        ),
      ...base(a + b),
    };
  }),
  mixed: form([0, 1, 2], (rng) => {
    const [a, b] = numberAndTens(rng);
    return {
      key: `${a}+${b}`,
      question: `Add ${b} to ${a}. What do you get?`,
      ...numeric(a + b, { ...tenSlips(a + b), 'added-tens-as-ones': a + b / 10 }),
      explanation: `Add the tens only: ${a - (a % 10)} + ${b} = ${a - (a % 10) + b}. Then add the ${a % 10} again: ${a + b}.`,
      ...base(a),
    };
  }),
  story: form([1, 2], (rng) => {
    const [[a, b], thing] = [numberAndTens(rng), rng.pick(things)];
    return {
      key: `${a}+${b} ${thing}`,
      question: `${rng.pick(names)} has ${a} ${thing} and gets ${b} more. How many in all?`,
      ...numeric(a + b, tenSlips(a + b)),
      explanation: `Count on by tens from ${a}. You get ${a + b}.`,
      ...base(a),
    };
  }),
  gap: form([1, 2], (rng) => {
    const [a, b] = numberAndTens(rng);
    return {
      key: `${a} ${b}`,
      question: `Which number fits? ${a} + □ = ${a + b}`,
      ...numeric(
        b,
        { 'ten-too-many': b + 10, 'ten-too-few': b - 10, 'added-instead': a + b + a },
        { slip: 10 },
      ),
      explanation: `The ones stay. Count the tens from ${a} to ${a + b}: ${b}.`,
      ...base(a),
    };
  }),
};

const addTens = formed(
  {
    ...math,
    id: 'math.addition.tens',
    title: 'Adding and subtracting tens',
    grades: [1, 2],
    objectives: ['Add and subtract full tens within 100'],
    keywords: ['adding tens', 'subtracting tens', 'full tens', 'multiples of ten'],
    prerequisites: ['math.numbers.tens-and-ones', 'math.addition.within-10'],
    standards: ['1.NBT.C.4', '1.NBT.C.6', '2.NBT.B.5'],
    teaching: {
      idea: 'Count tens like ones. 3 tens and 4 tens are 7 tens: 30 + 40 = 70.',
      caution: 'Only the tens change. The ones stay as they are.',
      hints: ['How many tens are there?', 'Add or take away tens. Then look at the ones.'],
      mends: {
        ...mendsOf(...tenSlipped, 'added-instead'),
        'wrote-ones': 'These are tens. Write a zero for the ones.',
        'two-tens-off': 'That is two tens too many. Count the tens once more.',
        'added-tens-as-ones': 'The tens went to the ones. 20 is 2 tens, not 2 ones.',
      },
    },
  },
  tensForms,
);

/** Draws a number and the step: 10 in grade 1, 10 or 100 in grade 2. */
function steps(rng: Rng, dial: Dial): { n: number; by: number } {
  if (dial.grade === 1) return { n: rng.int(11, byLevel(dial, [60, 80, 88])), by: 10 };
  return { n: rng.int(111, byLevel(dial, [490, 780, 880])), by: rng.pick([10, 100]) };
}

const stepSlips = (n: number): Record<string, number> =>
  n > 120
    ? {
        'ten-too-many': n + 10,
        'ten-too-few': n - 10,
        'hundred-too-many': n + 100,
        'hundred-too-few': n - 100,
      }
    : tenSlips(n);

const moreForms: Forms = {
  more: form([0, 1], (rng, dial) => {
    const { n, by } = steps(rng, dial);
    return {
      key: `${n} ${by}`,
      question: `What is ${by} more than ${n}?`,
      ...numeric(n + by, { ...stepSlips(n + by), 'wrong-direction': n - by }),
      explanation: `Add ${by === 10 ? 'one ten' : 'one hundred'}. The other digits stay if no new unit is full: ${n} + ${by} = ${n + by}.`,
      ...base(n),
    };
  }),
  less: form([0, 1, 2], (rng, dial) => {
    const { n, by } = steps(rng, dial);
    return {
      key: `${n} ${by}`,
      question: `What is ${by} less than ${n}?`,
      ...numeric(n - by, { ...stepSlips(n - by), 'wrong-direction': n + by }),
      explanation: `Take ${by === 10 ? 'one ten' : 'one hundred'} away: ${n} - ${by} = ${n - by}.`,
      ...base(n),
    };
  }),
  from: form([0, 1, 2], (rng, dial) => {
    const { n, by } = steps(rng, dial);
    const up = rng.int(0, 1) === 1;
    const given = up ? n + by : n - by;
    return {
      key: `${n} ${by} ${up}`,
      question: `${given} is ${by} ${up ? 'more' : 'less'} than which number?`,
      ...numeric(n, { ...stepSlips(n), 'wrong-direction': up ? given + by : given - by }),
      explanation: `Go the other way: ${given} ${up ? '-' : '+'} ${by} = ${n}.`,
      ...base(given),
    };
  }),
  both: form([1, 2], (rng, dial) => {
    const { n, by } = steps(rng, dial);
    const up = rng.int(0, 1) === 1;
    const step = up ? by : -by;
    return {
      key: `${n} ${by} ${up}`,
      question: `Start at ${n}. Go ${by} ${up ? 'up' : 'down'}, and 1 more up. Where are you?`,
      ...crossed(
        { right: step, wrong: -step, mistake: 'wrong-direction' },
        { right: 1, wrong: -1, mistake: 'wrong-direction-in-ones' },
        (a, b) => `${n + a + b}`,
      ),
      explanation: `${n} ${up ? '+' : '-'} ${by} = ${n + step}. One more is ${n + step + 1}.`,
      ...base(n),
    };
  }),
};

const moreAndLess = formed(
  {
    ...math,
    id: 'math.addition.ten-more',
    title: '10 more, 10 less',
    grades: [1, 2],
    objectives: ['Find 10 more or less in your head', 'Find 100 more or less in your head'],
    keywords: ['10 more', '10 less', 'ten more or less', '100 more or less', 'mental math'],
    prerequisites: ['math.numbers.tens-and-ones'],
    standards: ['1.NBT.C.5', '2.NBT.B.8'],
    teaching: {
      idea: {
        1: '10 more is one ten more. The ones stay the same: 34, 44.',
        2: '10 more is one ten more. 100 more is one hundred more. The other digits stay.',
      },
      caution: 'Change just one place. After 9 tens comes a new hundred.',
      hints: ['Which digit changes?', 'More means up. Less means down.'],
      mends: {
        ...mendsOf(...tenSlipped, 'hundred-too-many', 'hundred-too-few'),
        'wrong-direction': 'That is the other way. Is it more or less?',
        'wrong-direction-in-ones': 'The last step was one up, not down.',
      },
    },
  },
  moreForms,
);

/** Sums with tens and hundreds, in the head. */
export const tens: Concept[] = [addTens, moreAndLess];
