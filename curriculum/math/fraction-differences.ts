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

/** Draws two fractions whose difference has some parts. */
const drawOrdered = (rng: Rng, dial: Dial): Both =>
  drawn(
    () => both(...twoFractions(rng, dial)),
    ({ x, y }) => x - y > 1,
  );

const differenceMistakes = (pair: Both): Wrong[] => {
  const { a, b, x, y, d } = pair;
  return [
    ['added-numerators', x + y, 'You added; the second fraction is taken away.'],
    ['gave-what-is-taken', y, `This is the part that is taken away; find what is left of ${show(a)}.`],
    ['gave-the-gap-to-one', d - x, `This is what ${show(a)} lacks to make 1; take ${show(b)} away instead.`],
    ['took-one-too-many', x - y - 1, `You took away ${count(y + 1, 'part')} of 1/${d}, not ${y}.`],
    [
      'took-one-too-few',
      x - y + 1,
      y === 1
        ? `This is still ${show(a)}; nothing is taken away yet.`
        : `You took away only ${count(y - 1, 'part')} of 1/${d}, not ${y}.`,
    ],
    ...wrongChanges(pair, (m, n) => Math.abs(m - n)),
  ];
};

const subtractForms: Forms = {
  difference: form([0, 1], (rng, dial) => {
    const pair = drawOrdered(rng, dial);
    const { a, b } = pair;
    return {
      key: `${show(a)}-${show(b)}`,
      question: `What is ${show(a)} - ${show(b)}?`,
      ...joinedChoices(rng, pair, (m, n) => m - n, differenceMistakes(pair)),
      hints: [
        alikeHint(pair, 'The denominators are equal. Does taking parts away change their size?'),
        areAlike(pair)
          ? `Draw ${a.n} parts and cross out ${b.n}.`
          : 'Change the numerators too. Then subtract only the numerators.',
      ],
      explanation: commonWay(pair, '-'),
      ...bothBars(pair),
    };
  }),
  missing: form([0, 1, 2], (rng, dial) => {
    const pair = drawOrdered(rng, dial);
    const { a, b, x, y, d } = pair;
    const rest = x - y;
    const shown = both(b, { n: rest, d });
    return {
      key: `□-${show(b)}=${rest}/${d}`,
      question: `Which fraction goes in the gap? □ - ${show(b)} = ${rest}/${d}`,
      ...fractionChoices(rng, shown, x, [
        [
          'subtracted-again',
          Math.abs(rest - y),
          `You subtracted; the gap is there before ${show(b)} is taken away.`,
        ],
        ['took-from-one', d - rest, `You took ${rest}/${d} away from 1; add ${show(b)} to it instead.`],
        ['gave-the-rest', rest, `This is what is left; the gap is there before ${show(b)} is taken away.`],
        ['added-twice', x + y, `You added ${show(b)} twice; it was taken away once.`],
        ...(b.d === d
          ? []
          : ([
              [
                'kept-numerator-second',
                rest + b.n,
                `You added ${count(b.n, 'part')}, but ${show(b)} is not ${b.n}/${d}.`,
              ],
            ] as const)),
        ...miscounted(x, d),
      ]),
      hints: [
        `The gap stands for what was there before ${show(b)} was taken away.`,
        b.d === d
          ? `Put ${count(b.n, 'part')} back to the ${rest} ${rest === 1 ? 'that is' : 'that are'} left.`
          : `Write ${show(b)} with the denominator ${d}, and put it back.`,
      ],
      explanation: `Put ${show(b)} back: ${rest}/${d} + ${y}/${d} = ${x}/${d}${a.d === d ? '' : `, which is ${show(a)}`}.`,
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const pair = drawOrdered(rng, dial);
    const { a, b, d } = pair;
    const name = rng.pick(names);
    return {
      key: `${show(a)}-${show(b)}`,
      question: `${name} has ${show(a)} of a liter of juice and drinks ${show(b)} of a liter. How many liters are left?`,
      ...joinedChoices(rng, pair, (m, n) => m - n, differenceMistakes(pair)),
      hints: [
        `${name} drinks some of the juice. Do you add or subtract?`,
        alikeHint(pair, `A liter has ${d} equal parts here. How many are there, and how many go away?`),
      ],
      explanation: `Take away what ${name} drinks. ${commonWay(pair, '-')}`,
      ...bothBars(pair),
    };
  }),
  wrong: form([1, 2], (rng, dial) =>
    drawn(() => {
      const { a, b, x, y, d } = drawOrdered(rng, dial);
      const shown = (n: number, below: number) => ({ value: rational(n, below), shown: `${n}/${below}` });
      return diagnosed(
        rng,
        `${show(a)} - ${show(b)}`,
        rational(x - y, d),
        [
          {
            text: 'The fractions were added.',
            ...shown(x + y, d),
            way: `${x} + ${y} parts of 1/${d} instead of ${x} - ${y}.`,
          },
          {
            text: 'One part too few was taken away.',
            ...shown(x - y + 1, d),
            way:
              y === 1
                ? `none of the ${x} parts of 1/${d} went away.`
                : `of the ${x} parts of 1/${d}, only ${y - 1} went away instead of ${y}.`,
          },
          {
            text: 'One part too many was taken away.',
            ...shown(x - y - 1, d),
            way: `of the ${x} parts of 1/${d}, ${y + 1} went away instead of ${y}.`,
          },
          {
            text: 'The denominators were added too.',
            ...shown(Math.abs(a.n - b.n), a.d + b.d),
            way: `${Math.max(a.n, b.n)} - ${Math.min(a.n, b.n)} above, but ${a.d} + ${b.d} below. The denominators were added.`,
          },
        ],
        over(d),
      );
    }),
  ),
};

const subtract = formed(
  {
    ...fractionMath,
    id: 'math.fractions.subtract',
    title: 'Subtracting fractions',
    grades: [4, 7],
    objectives: ['Subtract fractions with like and unlike denominators'],
    keywords: ['subtracting fractions', 'fraction subtraction', 'subtract fractions', 'common denominator'],
    prerequisites: ['math.fractions.add'],
    standards: ['4.NF.B.3', '5.NF.A.1', '5.NF.A.2'],
    teaching: {
      idea: {
        4: 'Parts of the same size can be taken away like things: 5 eighths take away 2 eighths is 3 eighths. The size of the parts stays.',
        5: 'Only parts of the same size can be taken from each other. Write both fractions with a common denominator, then subtract the numerators.',
      },
      caution: 'Never subtract the denominators. 3/4 - 1/4 is 2/4: the parts are still fourths.',
      mends: {},
    },
  },
  subtractForms,
);

/** Differences of fractions. */
export const fractionDifferences: Concept[] = [subtract];
