import { advisedBoth, numeric, type WrongNumber } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { advisedFractions } from './advised-grids.ts';
import { type Fraction, fractionMath, isGrid, lowest, show, smallDenominatorsAt } from './fractions.ts';
import { beside, drawn } from './middle-forms.ts';
import { wholeMistakes } from './whole-mistakes.ts';

/** Part of a number of things: n/d of the total, where `each` is one part. */
interface Share extends Fraction {
  each: number;
  total: number;
  part: number;
}

function share(rng: Rng, { grade, level }: Dial): Share {
  const { n, d } = lowest(rng, smallDenominatorsAt(grade));
  const each = rng.int(2, grade === 3 ? 10 : ([9, 12, 20][level] ?? 9));
  return { n, d, each, total: d * each, part: n * each };
}

/** Returns the wrong numbers for a part of a set: `count` of its equal groups. */
const mistaken = (
  { n, d, each, total }: Share,
  count: number,
  right = count * each,
): Record<string, WrongNumber> => ({
  'gave-the-rest': [total - right, 'These are the other things; read again which part you need.'],
  'found-one-part-only': [each, `That is one group, 1/${d} of all; you need ${count} such groups.`],
  'took-a-part-more': [
    right + each,
    right + each === total && right === count * each
      ? `That is all ${total}; take only ${count} of the ${d} groups.`
      : `You counted a group of ${each} too often; count the groups again.`,
  ],
  'left-out-a-part': [right - each, `You left out a group of ${each}; count the groups again.`],
  'subtracted-the-denominator': [total - d, `You took ${d} away; divide by ${d} for the size of one group.`],
  ...wholeMistakes({
    'divided-by-the-numerator': [
      total / Math.max(2, n === 1 ? d - 1 : n),
      `Divide by the denominator, ${d}; it tells the number of equal groups.`,
    ],
  }),
  ...Object.fromEntries(
    [each - 2, each - 1, each + 1, each + 2]
      .filter((size) => size > 0)
      .map((size) => [
        `made-groups-of-${size}`,
        [count * size, `${d} groups of ${size} are ${d * size}, not ${total}; check the division.`] as const,
      ]),
  ),
});

const shareWay = ({ n, d, each, total, part }: Share): string =>
  `${total} ÷ ${d} = ${each} is one part. ${n} × ${each} = ${part}.`;

const shareForms: Forms = {
  of: form([0, 1], (rng, dial) => {
    const all = share(rng, dial);
    const thing = rng.pick(things);
    return {
      key: `${show(all)} ${all.total}`,
      question: `${rng.pick(names)} has ${all.total} ${thing} and puts ${show(all)} of them in a box. How many ${thing} are in the box?`,
      ...numeric(all.part, mistaken(all, all.n), { max: all.total, slip: 0 }),

      hints: [
        `Make as many equal groups of the ${all.total} ${thing} as the denominator says.`,
        'How many are in one group? Take as many groups as the numerator says.',
      ],
      explanation: shareWay(all),
    };
  }),
  set: form([0, 1], (rng, dial) => {
    const all = drawn(
      () => share(rng, dial),
      ({ total }) => total <= 40,
    );
    const thing = rng.pick(['stars', 'balls', 'leaves', 'hearts'] as const);
    const drawnAs = ({ stars: 'star', balls: 'ball', leaves: 'leaf', hearts: 'heart' } as const)[thing];
    return {
      key: `${thing} ${show(all)} ${all.total}`,
      question: `There are ${all.total} ${thing} in a row. ${rng.pick(names)} colors ${show(all)} of them. How many ${thing} get a color?`,
      ...numeric(all.part, mistaken(all, all.n), { max: all.total, slip: 0 }),

      hints: [
        `Make as many equal groups of the ${thing} as the denominator says.`,
        'Count one group. The numerator says how many groups get a color.',
      ],
      explanation: `Make ${all.d} equal groups. ${shareWay(all)}`,
      figure: { kind: 'things', groups: [{ thing: drawnAs, count: all.total, shaded: 0 }], layout: 'rows' },
    };
  }),
  rest: form([1, 2], (rng, dial) => {
    const all = drawn(
      () => share(rng, dial),
      ({ n, d }) => 2 * n !== d,
    );
    const name = rng.pick(names);
    const thing = rng.pick(things);
    const right = all.total - all.part;
    return {
      key: `${show(all)} ${all.total}`,
      question: `${name} has ${all.total} ${thing} and gives ${show(all)} of them away. How many ${thing} does ${name} keep?`,
      ...numeric(
        right,
        {
          ...mistaken(all, all.d - all.n),
          'gave-the-rest': [all.part, `${name} gives these away; subtract them from ${all.total}.`],
          ...(all.n === 1 && {
            'took-a-part-more': [
              all.total,
              `${name} has ${all.total} at first; subtract those that go away.`,
            ] as const,
          }),
        },
        { max: all.total, slip: 0 },
      ),

      hints: [`First find how many ${name} gives away.`, `Subtract that number from ${all.total}.`],
      explanation: `${shareWay(all)} ${all.total} - ${all.part} = ${right} are left.`,
    };
  }),
  whole: form([2], (rng, dial) => {
    const all = share(rng, dial);
    return {
      key: `${show(all)} ${all.part}`,
      question: `${show(all)} of the ${rng.pick(things)} in a box are ${all.part}. How many are in the box?`,
      ...numeric(all.total, {
        ...wholeMistakes({
          'took-part-of-part': [
            (all.part * all.n) / all.d,
            `That is ${show(all)} of ${all.part}, but the whole box holds more than ${all.part}.`,
          ],
        }),
        'added-the-denominator': [
          all.part + all.d,
          `You added ${all.d}; there are ${all.d} equal groups, so multiply.`,
        ],
        'gave-the-rest': [all.total - all.part, 'That is the rest of the box; count the whole box.'],
        'added-the-part': [all.part + all.total, `You counted the ${all.part} twice.`],
        ...(all.n > 1 && {
          'multiplied-by-the-denominator': [
            all.part * all.d,
            `${all.part} is ${all.n} of ${all.d} parts; first find one part.`,
          ] as const,
        }),
        'left-out-a-part': [
          all.total - all.each,
          `The whole box has ${all.d} parts of ${all.each}; you left one out.`,
        ],
        'took-a-part-more': [
          all.total + all.each,
          `The whole box has ${all.d} parts of ${all.each}; you counted one more.`,
        ],
        ...Object.fromEntries(
          [all.each - 1, all.each + 1].map((size) => [
            `took-parts-of-${size}`,
            [
              all.d * size,
              all.n === 1
                ? `You took ${size} for each part; it is ${all.each}.`
                : `${all.part} ÷ ${all.n} is not ${size}; find one part again.`,
            ] as const,
          ]),
        ),
      }),

      hints: [
        all.n === 1
          ? `Think of ${all.d} equal groups. One of them has ${all.part}.`
          : `${all.part} things make ${all.n} of ${all.d} equal groups. How many are in one group?`,
        'How many groups are in the whole box?',
      ],
      explanation: `${all.n === 1 ? `One of ${all.d} parts is ${all.part}.` : `${all.n} of ${all.d} parts are ${all.part}, so one part is ${all.part} ÷ ${all.n} = ${all.each}.`} All ${all.d} parts are ${all.d} × ${all.each} = ${all.total}.`,
    };
  }),
  which: form([0, 1, 2], (rng, dial) => {
    const all = drawn(
      () => share(rng, dial),
      ({ d }) => d > 2,
    );
    const thing = rng.pick(things);
    const wrong = drawn(
      () => ({
        n: beside(rng, all.n),
        d: rng.pick([all.d - all.n, all.d + 1, all.d + 2, ...smallDenominatorsAt(Math.max(4, dial.grade))]),
      }),
      (f) => f.d !== all.d && Math.max(all.n, f.n) < Math.min(all.d, f.d) && isGrid(all, f),
    );
    return {
      key: `${all.part} ${all.total}`,
      question: `${all.part} of ${rng.pick(names)}'s ${all.total} ${thing} are new. What part is new?`,
      ...advisedBoth(
        advisedFractions(
          {
            right: all.n,
            wrong: wrong.n,
            mistake: 'wrong-count-of-parts',
            mend: `${all.part} ÷ ${all.each} is ${all.n}, not ${wrong.n}; that number goes above.`,
          },
          {
            right: all.d,
            wrong: wrong.d,
            mistake: 'wrong-size-of-parts',
            mend:
              wrong.d === all.d - all.n
                ? `That counts the groups of old ${thing}; count all groups of ${all.each} in ${all.total}.`
                : `${all.total} ÷ ${all.each} is ${all.d}, not ${wrong.d}; that number goes below.`,
          },
        ),
        `Divide both ${all.part} and ${all.total} by ${all.each}.`,
      ),

      hints: [
        `Find a group size that divides both ${all.part} and ${all.total}.`,
        `How many such groups are new, and how many are there in all?`,
      ],
      explanation: `Make groups of ${all.each}: ${all.total} ÷ ${all.each} = ${all.d} groups in all, and ${all.part} ÷ ${all.each} = ${all.n} of them ${all.n === 1 ? 'is' : 'are'} new. So ${show(all)} ${all.n === 1 ? 'is' : 'are'} new.`,
    };
  }),
};

const ofQuantity = formed(
  {
    ...fractionMath,
    id: 'math.fractions.of-quantity',
    title: 'A fraction of a number',
    grades: [3, 6],
    objectives: ['Find a fraction of a number of things'],
    keywords: ['fraction of a number', 'fraction of a set', 'fraction of an amount'],
    prerequisites: ['math.fractions.identify', 'math.division.facts'],
    standards: ['3.NF.A.1', '4.NF.B.4', '5.NF.B.4'],
    teaching: {
      idea: 'A set of things can be the whole. To find 3/4 of 20 things, make 4 equal groups. Each has 20 ÷ 4 = 5 things. Three of these groups are 15 things.',
      caution: 'The denominator divides, and the numerator counts the groups. Do both.',
      trap: 'found-one-part-only',
      mends: {},
    },
  },
  shareForms,
);

/** Fractions of amounts. */
export const fractionAmounts: Concept[] = [ofQuantity];
