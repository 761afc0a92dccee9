import { numeric } from '../choices.ts';
import { reactions } from '../data/chemical-reactions.ts';
import { listed } from '../templates.ts';
import { subscript, unit } from '../text.ts';
import type { Concept } from '../types.ts';

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

/** Returns wrong amounts by the way in which the coefficients were used. */
function wrongAmounts({ given: [a, have], asked: [b, want], times, left, right }: Item) {
  const [from, to] = [subscript(have), subscript(want)];
  const others = [...left, ...right].filter(([c]) => c !== a && c !== b);
  const ratio = `the equation has ${a} ${from} for ${b} ${to}`;
  const turned = (times * a * a) / b;
  return Object.fromEntries<readonly [number, string]>([
    ['kept-the-amount', [times * a, `You kept the amount of ${from}; ${ratio}.`]],
    [
      'added-the-difference',
      [times * a + b - a, `You added or subtracted ${Math.abs(b - a)}; use the ratio instead: ${ratio}.`],
    ],
    ['doubled-the-ratio', [times * b * 2, `You took ${2 * b} ${to} for ${a} ${from}; ${ratio}.`]],
    [
      'added-one-set',
      [times * b + b, `You took one set of ${b} too many; ${times * a} ÷ ${a} gives ${times} sets.`],
    ],
    [
      'left-out-one-set',
      [times * b - b, `You took one set of ${b} too few; ${times * a} ÷ ${a} gives ${times} sets.`],
    ],
    ...(a > 1
      ? [
          [
            'forgot-to-divide',
            [times * a * b, `You multiplied by ${b} but forgot to divide by ${a}.`],
          ] as const,
        ]
      : []),
    ...(b > 1
      ? [['forgot-to-multiply', [times, `You divided by ${a} but forgot to multiply by ${b}.`]] as const]
      : []),
    ...(Number.isInteger(turned)
      ? [['turned-the-ratio', [turned, `You turned the ratio around; ${ratio}.`]] as const]
      : []),
    ...others.map(
      ([c, formula], i) =>
        [
          `took-another-${i}`,
          [times * c, `You used the coefficient of ${subscript(formula)}; the question asks for ${to}.`],
        ] as const,
    ),
  ]);
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
    draw: (item) => {
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
        ...numeric(b * times, wrongAmounts(item), { show: unit('mol') }),
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
