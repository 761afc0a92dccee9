import { numeric, type WrongNumber } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import {
  type Fraction,
  fractionGrid,
  fractionMath,
  isGrid,
  lowest,
  show,
  smallDenominatorsAt,
} from './fractions.ts';
import { beside, drawn } from './middle-forms.ts';

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

/** Returns the wrong numbers for a part of a set. */
const mistaken = ({ n, d, each, total }: Share, right: number): Record<string, WrongNumber> => ({
  'gave-the-rest': [total - right, 'These are the other things; read again which part is asked.'],
  'found-one-part-only': [each, `That is 1/${d}; the numerator tells how many such groups to take.`],
  'took-a-part-more': [right + each, `You counted a group of ${each} too often; count the groups again.`],
  'left-out-a-part': [right - each, `You left out a group of ${each}; count the groups again.`],
  'divided-by-the-numerator': [
    Math.floor(total / Math.max(2, n === 1 ? d - 1 : n)),
    `Divide by the denominator, ${d}; it tells the number of equal groups.`,
  ],
});

const shareWay = ({ n, d, each, total, part }: Share): string =>
  `${total} ÷ ${d} = ${each} is one part. ${n} × ${each} = ${part}.`;

const shareForms: Forms = {
  of: form([0, 1], (rng, dial) => {
    const all = share(rng, dial);
    return {
      key: `${show(all)} ${all.total}`,
      question: `${rng.pick(names)} has ${all.total} ${rng.pick(things)}. How many are ${show(all)} of them?`,
      ...numeric(all.part, mistaken(all, all.part), { max: all.total }),

      hints: [
        `Make as many equal groups of the ${all.total} things as the denominator tells.`,
        'How many are in one group? Take as many groups as the numerator tells.',
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
      ...numeric(all.part, mistaken(all, all.part), { max: all.total }),

      hints: [
        `Make as many equal groups of the ${thing} as the denominator tells.`,
        'Count one group. The numerator tells how many groups get a color.',
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
      ...numeric(right, mistaken(all, right), { max: all.total }),

      hints: [`First find how many ${name} gives away.`, `Take them away from ${all.total}.`],
      explanation: `${shareWay(all)} ${all.total} - ${all.part} = ${right} are left.`,
    };
  }),
  whole: form([2], (rng, dial) => {
    const all = share(rng, dial);
    return {
      key: `${show(all)} ${all.part}`,
      question: `${show(all)} of the ${rng.pick(things)} in a box are ${all.part}. How many are in the box?`,
      ...numeric(all.total, {
        'took-part-of-part': [
          Math.max(1, Math.floor((all.part * all.n) / all.d)),
          'You took a part of the part; the whole box holds more.',
        ],
        'added-the-part': all.part + all.total,
        'multiplied-by-the-denominator': [
          all.part * all.d + (all.n === 1 ? all.each : 0),
          `${all.part} is ${all.n} of ${all.d} parts; first find one part.`,
        ],
        'left-out-a-part': [all.total - all.each, `You left out a part; the whole has ${all.d}.`],
      }),

      hints: [
        'The part has as many groups as the numerator tells. Find one group.',
        'The whole has as many groups as the denominator tells.',
      ],
      explanation: `${all.n} of ${all.d} parts ${all.n === 1 ? 'is' : 'are'} ${all.part}, so one part is ${all.each}. All ${all.d} parts are ${all.d} × ${all.each} = ${all.total}.`,
    };
  }),
  which: form([0, 1, 2], (rng, dial) => {
    const all = share(rng, dial);
    const thing = rng.pick(things);
    const wrong = drawn(
      () => ({ n: beside(rng, all.n), d: rng.pick(smallDenominatorsAt(Math.max(4, dial.grade))) }),
      (f) => f.d !== all.d && isGrid(all, f),
    );
    return {
      key: `${all.part} ${all.total}`,
      question: `${all.part} of ${rng.pick(names)}'s ${all.total} ${thing} are new. What part is new?`,
      ...fractionGrid({ n: all.n, d: all.d }, wrong),

      hints: [
        `Find groups that fit into both ${all.part} and ${all.total}.`,
        `Count the groups of the part, and the groups of all ${thing}.`,
      ],
      explanation: `Groups of ${all.each} fit: there are ${all.d} of them in ${all.total}, and ${all.part} is ${all.n}. So ${show(all)} ${all.n === 1 ? 'is' : 'are'} new.`,
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
      mends: {
        'added-the-part': 'The part is already in the box; do not count it twice.',
        'wrong-count-of-parts': 'Count how many of the equal groups it is.',
        'wrong-size-of-parts': 'Count how many equal groups there are in all.',
      },
    },
  },
  shareForms,
);

/** Fractions of amounts. */
export const fractionAmounts: Concept[] = [ofQuantity];
