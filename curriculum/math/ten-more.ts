import { crossed, numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import type { Dial } from '../types.ts';
import { placesApart } from './column-mistakes.ts';
import { base } from './place-value.ts';

/** Draws a number and the step: 10 in grade 1, 10 or 100 in grade 2. */
function steps(rng: Rng, dial: Dial): { n: number; by: number } {
  if (dial.grade === 1) return { n: rng.int(11, byLevel(dial, [60, 80, 88])), by: 10 };
  return { n: rng.int(111, byLevel(dial, [490, 780, 880])), by: rng.pick([10, 100]) };
}

/** Returns the wrong numbers for a step of ten or a hundred, up or down. */
const stepMistakes = (from: number, step: number): Record<string, WrongNumber> => {
  const [by, sign, way] = [Math.abs(step), Math.sign(step), step > 0 ? 'more' : 'less'];
  return {
    'wrong-direction': from - step,
    'stayed-at-the-start': [
      from,
      `${from} is the number you start at; go ${by} ${step > 0 ? 'up' : 'down'}.`,
    ],
    'changed-the-ones': [from + sign, `That is 1 ${way}; change the ${by === 10 ? 'tens' : 'hundreds'}.`],
    'changed-another-place':
      from > 110
        ? by === 10
          ? [from + 100 * sign, `That is 100 ${way}; change the tens.`]
          : [from + 10 * sign, `That is 10 ${way}; change the hundreds.`]
        : [from + 3 * step, `That is 30 ${way}; change the tens by 1 only.`],
    'changed-two-places': [from + step + sign, 'You changed the ones, too; they stay the same.'],
    'changed-the-ones-back': [from + step - sign, 'You changed the ones, too; they stay the same.'],
    'took-two-steps': [from + 2 * step, `That is two steps of ${by}; take just one.`],
    ...(by === 100 && {
      'changed-the-tens-too': [
        from + step + 10 * sign,
        'You changed the tens, too; they stay the same.',
      ] as const,
      'changed-the-tens-back': [
        from + step - 10 * sign,
        'You changed the tens, too; they stay the same.',
      ] as const,
    }),
    ...(by === 10 &&
      from > 110 && {
        'changed-the-hundreds-too': [
          from + step + 100 * sign,
          'You changed the hundreds, too; change the tens only.',
        ] as const,
      }),
  };
};

const moreForms: Forms = {
  more: form([0, 1], (rng, dial) => {
    const { n, by } = steps(rng, dial);
    return {
      key: `${n} ${by}`,
      question: `What is ${by} more than ${n}?`,
      ...numeric(n + by, stepMistakes(n, by), { apart: placesApart }),

      hints: [
        `Find the ${by === 10 ? 'tens' : 'hundreds'} of ${n}.`,
        'More means up, so that digit goes up by one.',
      ],
      explanation: `Add ${by === 10 ? 'one ten' : 'one hundred'}. So ${n} + ${by} = ${n + by}.`,
      ...base(n),
    };
  }),
  less: form([0, 1, 2], (rng, dial) => {
    const { n, by } = steps(rng, dial);
    return {
      key: `${n} ${by}`,
      question: `What is ${by} less than ${n}?`,
      ...numeric(n - by, stepMistakes(n, -by), { apart: placesApart }),

      hints: [
        `Find the ${by === 10 ? 'tens' : 'hundreds'} of ${n}.`,
        'Less means down, so that digit goes down by one.',
      ],
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
      ...numeric(n, stepMistakes(given, up ? -by : by), { apart: placesApart }),

      hints: [
        `${given} is ${up ? 'more' : 'less'}. So the number you look for is ${up ? 'less' : 'more'}.`,
        `Go ${by} ${up ? 'down' : 'up'} from ${given}.`,
      ],
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
      question: `Start at ${n}. Go ${by} ${up ? 'up' : 'down'}. Then go 1 up. Where are you?`,
      ...crossed(
        {
          right: step,
          wrong: -step,
          mistake: 'wrong-direction',
          mend: `You went ${by} ${up ? 'down' : 'up'}; go ${by} ${up ? 'up' : 'down'}.`,
        },
        { right: 1, wrong: -1, mistake: 'wrong-direction-in-ones' },
        (a, b) => `${n + a + b}`,
      ),

      hints: [`Change the ${by === 10 ? 'tens' : 'hundreds'} first.`, 'Then count on by one.'],
      explanation: `${n} ${up ? '+' : '-'} ${by} = ${n + step}. One more is ${n + step + 1}.`,
      ...base(n),
    };
  }),
};

/** Ten or a hundred more or less. */
export const moreAndLess = formed(
  {
    subject: 'Math',
    category: 'Arithmetic',
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
      mends: {
        'wrong-direction': 'You went the other way; read if it is more or less.',
        'wrong-direction-in-ones': 'The last step is 1 up; you went 1 down.',
      },
    },
  },
  moreForms,
);
