import { reactions } from '../data/chemical-reactions.ts';
import type { Rng } from '../rng.ts';
import { listed } from '../templates.ts';
import { count, subscript } from '../text.ts';
import type { Concept } from '../types.ts';
import { crossedTwice } from './slips.ts';

type Member = readonly [count: number, formula: string];
const side = (members: readonly Member[]): string =>
  members.map(([n, formula]) => `${n === 1 ? '' : `${n} `}${subscript(formula)}`).join(' + ');

/** Numbers of sets that react, at least. */
const setCounts = [2, 7, 12];

/** Pairs of substances of a reaction with different coefficients: the given one and the asked one. */
const pairs = reactions.flatMap(({ left, right, level }) => {
  const both = [
    ...left.flatMap((given) => right.map((asked) => ({ form: 'product', given, asked }))),
    ...left.flatMap((given) => left.map((asked) => ({ form: 'needed', given, asked }))),
    ...right.flatMap((given) => left.map((asked) => ({ form: 'used', given, asked }))),
  ];
  return both
    .filter(({ given, asked }) => given[0] !== asked[0])
    .map((pair) => ({ ...pair, left, right, level }));
});
const mole = pairs.flatMap((pair, i) => setCounts.map((n) => ({ ...pair, times: n + (i % 5) })));

type Item = (typeof mole)[number];

function moleText(form: string, given: string, moles: number, asked: string): string {
  if (form === 'product') return `${moles} mol of ${given} react completely. How many mol of ${asked} form?`;
  if (form === 'needed')
    return `How many mol of ${asked} do ${moles} mol of ${given} need to react completely?`;
  return `${moles} mol of ${given} have formed. How many mol of ${asked} have reacted?`;
}

/** Returns a right and a wrong coefficient, each with a right and a wrong number of sets. */
function amounts({ given: [a, have], asked: [b, want], times, left, right }: Item, rng: Rng) {
  const [from, to] = [subscript(have), subscript(want)];
  const others = [...left, ...right].filter(([c]) => c !== a && c !== b);
  const coefficient = rng.pick([
    {
      wrong: a,
      mistake: 'kept-the-amount',
      mend: `You kept the amount of ${from}; the equation has ${a} ${from} for ${b} ${to}.`,
    },
    ...others.map(([c, formula]) => ({
      wrong: c,
      mistake: 'took-another-coefficient',
      mend: `You used the coefficient of ${subscript(formula)}; the question asks for ${to}.`,
    })),
  ]);
  const wrongSets = [
    ...[times - 1, times - 1, times + 1].map((wrong) => ({
      wrong,
      mistake: 'divided-wrongly',
      mend: `You took ${count(wrong, 'set')} of ${b}; ${times * a} ÷ ${a} gives ${times} sets.`,
    })),
    ...(a > 1
      ? [
          {
            wrong: times * a,
            mistake: 'forgot-to-divide',
            mend: `You multiplied by ${b} but forgot to divide by ${a}.`,
          },
        ]
      : []),
  ];
  const differs = ({ wrong }: { wrong: number }): boolean =>
    new Set([b, coefficient.wrong].flatMap((each) => [each * times, each * wrong])).size === 4;
  const sets = rng.pick(wrongSets.filter(differs));
  return crossedTwice(
    { right: b, ...coefficient },
    { right: times, ...sets },
    (each, n) => `${each * n} mol`,
  );
}

const stoichiometry = listed(
  {
    subject: 'Science',
    category: 'Chemistry',
    id: 'science.chemistry.stoichiometry',
    title: 'Stoichiometry',
    grades: [9, 12],
    objectives: ['Use coefficients to compute amounts in a reaction'],
    keywords: ['mole ratio', 'stoichiometry problems', 'amounts in reactions'],
    prerequisites: ['science.chemistry.balance', 'science.chemistry.molar-mass'],
    standards: ['HS-PS1-7'],
    teaching: {
      idea:
        'The coefficients of a balanced equation count particles, and so moles. Their ratio turns the amount of ' +
        'one substance into the ' +
        'amount of another: 2 H₂ + O₂ → 2 H₂O needs half as many moles of O₂ as of H₂.',
      caution: 'The ratio holds for moles, not for grams.',
      mends: {},
    },
  },
  {
    items: mole,
    key: ({ form, given, asked, times, left, right }) =>
      `${form} ${side(left)} → ${side(right)} ${given[1]} ${asked[1]} ${times}`,
    level: ({ level }) => level,
    draw: (item, rng) => {
      const {
        form,
        given: [a, have],
        asked: [b, want],
        times,
        left,
        right,
      } = item;
      const [from, to] = [subscript(have), subscript(want)];
      return {
        question: `${side(left)} → ${side(right)}. ${moleText(form, from, a * times, to)}`,
        ...amounts(item, rng),
        hints: [
          `Read the coefficients of ${from} and ${to}. No number in front means 1.`,
          `How many sets of ${a} ${from} are in ${a * times} mol? Each set goes with ${b} ${to}.`,
        ],
        explanation: `The equation has ${a} ${from} for ${b} ${to}. ${a * times} mol ÷ ${a} = ${times} mol, and ${times} mol × ${b} = ${b * times} mol.`,
      };
    },
  },
);

/** Amounts in reactions. */
export const moles: Concept[] = [stoichiometry];
