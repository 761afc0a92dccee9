import { names } from '../data/story-words.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { count } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import type { Wrong } from './advised-grids.ts';
import {
  alikeHint,
  areAlike,
  type Both,
  both,
  bothBars,
  commonWay,
  fractionChoices,
  joinedChoices,
  miscounted,
  twoFractions,
  wrongChanges,
} from './fraction-pairs.ts';
import { fractionMath, over, show } from './fractions.ts';
import { diagnosed, drawn } from './middle-forms.ts';

const sumKey = ({ a, b }: Both): string => [show(a), show(b)].sort().join('+');
const draw = (rng: Rng, dial: Dial): Both => both(...rng.pair(twoFractions(rng, dial)));

const sumMistakes = (pair: Both): Wrong[] => {
  const { a, b, x, y, d } = pair;
  return [
    ['subtracted-numerators', Math.abs(x - y), 'You subtracted; both fractions count together, so add.'],
    ...(areAlike(pair) && x * y <= 2 * (x + y)
      ? ([
          ['multiplied-numerators', x * y, `You multiplied the numerators ${x} and ${y}; add them.`],
        ] as const)
      : []),
    ['took-the-first-twice', 2 * x, `You took ${show(a)} twice; add ${show(b)} to it.`],
    ['took-the-second-twice', 2 * y, `You took ${show(b)} twice; add it to ${show(a)}.`],
    ['added-the-first-twice', 2 * x + y, `You added ${show(a)} twice; add it only once.`],
    ['added-the-second-twice', x + 2 * y, `You added ${show(b)} twice; add it only once.`],
    ...miscounted(x + y, d),
    ...wrongChanges(pair, (m, n) => m + n),
  ];
};

const addForms: Forms = {
  sum: form([0, 1], (rng, dial) => {
    const sum = draw(rng, dial);
    const { a, b, x, y } = sum;
    return {
      key: sumKey(sum),
      question: `What is ${show(a)} + ${show(b)}?`,
      ...joinedChoices(rng, sum, (m, n) => m + n, sumMistakes(sum)),
      hints: [
        alikeHint(sum, 'The denominators are equal. Does adding change the size of the parts?'),
        areAlike(sum)
          ? `Start at ${Math.max(x, y)} parts and count on ${Math.min(x, y)}.`
          : 'Change the numerators too. Then add only the numerators.',
      ],
      explanation: commonWay(sum, '+'),
      ...bothBars(sum),
    };
  }),
  missing: form([0, 1, 2], (rng, dial) => {
    const sum = draw(rng, dial);
    const { a, x, y, d } = sum;
    const s = x + y;
    const shown = both(a, { n: s, d });
    return {
      key: `${show(a)}+□=${s}/${d}`,
      question: `Which fraction goes in the gap? ${show(a)} + □ = ${s}/${d}`,
      ...fractionChoices(rng, shown, y, [
        [
          'added-instead',
          s + x,
          `You added ${show(a)} to the sum; the gap is what the sum has beyond ${show(a)}.`,
        ],
        ['repeated-the-part', x, `You repeated ${show(a)}, but ${show(a)} + ${show(a)} is not ${s}/${d}.`],
        ['gave-the-sum', s, `This is the whole sum; the gap is what it has beyond ${show(a)}.`],
        ['filled-to-one', d - x, `You filled up to 1; the sum here is ${s}/${d}.`],
        ...(a.d === d
          ? []
          : ([
              [
                'kept-numerator-first',
                s - a.n,
                `You took ${count(a.n, 'part')} away, but ${show(a)} is not ${a.n}/${d}.`,
              ],
            ] as const)),
        ...miscounted(y, d),
      ]),
      hints: [
        `The sum is made of ${show(a)} and the gap. What is left without ${show(a)}?`,
        a.d === d
          ? `Count the parts from ${x} up to ${s}.`
          : `Write ${show(a)} with the denominator ${d} first.`,
      ],
      explanation: `Take ${show(a)} away from the sum: ${s}/${d} - ${x}/${d} = ${y}/${d}.`,
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const sum = draw(rng, dial);
    const { a, b, d } = sum;
    const name = rng.pick(names);
    return {
      key: sumKey(sum),
      question: `${name} walks ${show(a)} of a mile, rests, and walks ${show(b)} of a mile. How many miles is that in all?`,
      ...joinedChoices(rng, sum, (m, n) => m + n, sumMistakes(sum)),
      hints: [
        `${name} walks two distances. Do you add or subtract them?`,
        alikeHint(sum, `A mile has ${d} equal parts here. How many come before and after the rest?`),
      ],
      explanation: `Add both distances. ${commonWay(sum, '+')}`,
      ...bothBars(sum),
    };
  }),
  wrong: form([1, 2], (rng, dial) =>
    drawn(() => {
      const { a, b, x, y, d } = draw(rng, dial);
      const shown = (n: number, below: number) => ({ value: rational(n, below), shown: `${n}/${below}` });
      return diagnosed(
        rng,
        `${show(a)} + ${show(b)}`,
        rational(x + y, d),
        [
          {
            text: 'The denominators were added too.',
            ...shown(a.n + b.n, a.d + b.d),
            way: `${a.n} + ${b.n} above and ${a.d} + ${b.d} below. The denominators were added too.`,
          },
          {
            text: 'The fractions were subtracted.',
            ...shown(Math.abs(x - y), d),
            way: `${Math.max(x, y)} - ${Math.min(x, y)} parts of 1/${d} instead of ${x} + ${y}.`,
          },
          {
            text: 'One part was counted twice.',
            ...shown(x + y + 1, d),
            way: `of the ${x} + ${y} = ${x + y} parts of 1/${d}, one was counted twice.`,
          },
          {
            text: 'One part was left out.',
            ...shown(x + y - 1, d),
            way: `of the ${x} + ${y} = ${x + y} parts of 1/${d}, one was left out.`,
          },
        ],
        over(d),
      );
    }),
  ),
};

const add = formed(
  {
    ...fractionMath,
    id: 'math.fractions.add',
    title: 'Adding fractions',
    grades: [4, 7],
    objectives: ['Add fractions with like and unlike denominators'],
    keywords: [
      'adding fractions',
      'fraction addition',
      'add fractions',
      'unlike denominators',
      'common denominator',
    ],
    prerequisites: ['math.fractions.equivalent'],
    standards: ['4.NF.B.3', '5.NF.A.1', '5.NF.A.2'],
    teaching: {
      idea: {
        4:
          'The denominator names the size of the parts, like a unit. Parts of the same size can be counted together: ' +
          '3 eighths and 2 eighths are 5 eighths.',
        5:
          'Only parts of the same size can be counted together. If the denominators differ, first write both fractions with a ' +
          'common denominator. Then add the numerators.',
      },
      caution: 'Never add the denominators. 1/2 + 1/2 is a whole, not 2/4.',
      mends: {},
    },
  },
  addForms,
);

/** Sums of fractions. */
export const fractionSums: Concept[] = [add];
