import { checked } from '../checked.ts';
import { among, numeric } from '../choices.ts';
import { reactions, type Side } from '../data/chemical-reactions.ts';
import type { Rng } from '../rng.ts';
import { listed } from '../templates.ts';
import { subscript } from '../text.ts';
import { atomCounts, total, type Wrongs } from './formulas.ts';

type Reaction = (typeof reactions)[number];

function side(members: Side, hidden?: string): string {
  return members
    .map(([n, f]) => `${f === hidden ? '□ ' : n === 1 ? '' : `${n} `}${subscript(f)}`)
    .join(' + ');
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Counts the atoms of an element on a side. */
function atomsOn(members: Side, symbol: string): number {
  return sum(members.map(([n, f]) => n * (atomCounts(f).get(symbol) ?? 0)));
}

const elementsOf = ({ left, right }: Reaction): string[] => [
  ...new Set([...left, ...right].flatMap(([, f]) => [...atomCounts(f).keys()])),
];

/** Only numbers above 1 are asked, and a 2 only if there is nothing larger: else 2 would nearly always be the answer. */
const balanceItems = reactions.flatMap((reaction) => {
  const members = [...reaction.left, ...reaction.right];
  const least = members.some(([n]) => n > 2) ? 3 : 2;
  return [
    ...members.flatMap(([n, asked]) => (n >= least ? { form: 'coefficient', reaction, n, asked } : [])),
    { form: 'sum', reaction, n: sum(members.map(([n]) => n)), asked: '' },
    ...elementsOf(reaction).flatMap((asked) => {
      const n = atomsOn(reaction.right, asked);
      return n > 1 ? { form: 'atoms', reaction, n, asked } : [];
    }),
  ];
});

const coefficients = balanceItems.flatMap(({ form, n }) => (form === 'coefficient' ? [`${n}`] : []));

/** Returns the advice for a wrong coefficient, which leaves an element out of balance. */
function unbalanced({ left, right }: Reaction, asked: string, value: number): string {
  const [element = ''] = atomCounts(asked).keys();
  const [l, r] = [left, right].map((members) =>
    atomsOn(
      members.map(([k, f]) => [f === asked ? value : k, f]),
      element,
    ),
  );
  return `With ${value}, there ${l === 1 ? 'is' : 'are'} ${l} ${element} on the left and ${r} on the right.`;
}

function wrongSums({ left, right }: Reaction): Wrongs {
  const members = [...left, ...right];
  const all = sum(members.map(([n]) => n));
  const small = sum(members.flatMap(([, f]) => (f.match(/\d+/g) ?? []).map(Number)));
  return [
    [
      'left-out-ones',
      [
        sum(members.map(([n]) => (n > 1 ? n : 0))),
        'You left out the formulas without a number in front; each counts as 1.',
      ],
    ],
    [
      'added-one-side',
      [sum(left.map(([n]) => n)), 'You added only the left side; the right side counts, too.'],
    ],
    [
      'added-the-other-side',
      [sum(right.map(([n]) => n)), 'You added only the right side; the left side counts, too.'],
    ],
    ['counted-formulas', [members.length, 'You counted the formulas; add the numbers in front of them.']],
    ['added-small-numbers', [all + small, 'You added the small numbers, too; they are no coefficients.']],
    ['took-small-numbers', [small, 'You added the small numbers; the coefficients stand in front.']],
    [
      'multiplied',
      [members.reduce((product, [n]) => product * n, 1), 'You multiplied the coefficients; add them.'],
    ],
    ...members.flatMap(
      ([k, f], i): Wrongs => [
        [`left-out-${i}`, [all - k, `You left out the coefficient of ${subscript(f)}.`]],
        [`counted-twice-${i}`, [all + k, `You counted the coefficient of ${subscript(f)} twice.`]],
      ],
    ),
    [
      'counted-elements-too',
      [all + members.length, 'You added 1 for each formula, even those with a number in front.'],
    ],
  ];
}

/** Returns wrong numbers of atoms with one formula too many or too few, or one atom too many or too few in each. */
function miscounted(holders: Side, asked: string, n: number): Wrongs {
  return holders.flatMap(([k, f]) => {
    const each = atomCounts(f).get(asked) ?? 0;
    return [1, -1].flatMap(
      (by): Wrongs => [
        ...(k + by > 0
          ? ([
              [
                `miscounted-${f}-by-${by}`,
                [n + by * each, `You took ${k + by} ${subscript(f)}; the equation has ${k}.`],
              ],
            ] satisfies Wrongs)
          : []),
        ...(each + by > 0
          ? ([
              [
                `miscounted-in-${f}-by-${by}`,
                [n + by * k, `You took ${each + by} ${asked} in ${subscript(f)}; it has ${each}.`],
              ],
            ] satisfies Wrongs)
          : []),
      ],
    );
  });
}

function wrongAtoms(reaction: Reaction, asked: string): Wrongs {
  const { left, right } = reaction;
  const inFormula = (f: string): number => atomCounts(f).get(asked) ?? 0;
  const holders = right.filter(([, f]) => inFormula(f) > 0);
  const n = atomsOn(right, asked);
  return [
    [
      'ignored-coefficients',
      [
        sum(holders.map(([, f]) => inFormula(f))),
        'You ignored the numbers in front; each counts for its whole formula.',
      ],
    ],
    [
      'ignored-small-numbers',
      [sum(holders.map(([k]) => k)), `You ignored the small numbers behind ${asked}.`],
    ],
    ...miscounted([...left.filter(([, f]) => inFormula(f) > 0), ...holders], asked, n),
    ['added-both-sides', [2 * n, 'You added both sides; the question asks for one side.']],
    [
      'added-the-numbers',
      [
        sum(holders.map(([k, f]) => k + inFormula(f))),
        'You added the numbers in front and the small numbers; multiply them.',
      ],
    ],
    ...(holders.length > 1
      ? holders.map(([k, f]): Wrongs[number] => [
          `counted-only-${f}`,
          [
            k * inFormula(f),
            `You counted only the ${asked} in ${subscript(f)}; another formula holds some, too.`,
          ],
        ])
      : []),
    ...elementsOf(reaction)
      .filter((other) => other !== asked)
      .map((other): Wrongs[number] => [
        `counted-${other}`,
        [atomsOn(left, other), `You counted the ${other} atoms; the question asks for ${asked}.`],
      ]),
    [
      'counted-all-atoms',
      [
        sum(right.map(([k, f]) => k * total(atomCounts(f)))),
        `You counted all atoms of a side; the question asks for ${asked} alone.`,
      ],
    ],
  ];
}

/** Lists the products that make up the atoms of an element on a side. */
const products = (members: Side, asked: string): string =>
  members
    .filter(([, f]) => atomCounts(f).has(asked))
    .map(([k, f]) => `${k} × ${atomCounts(f).get(asked)}`)
    .join(' + ');

function draw({ form, reaction, n, asked }: (typeof balanceItems)[number], rng: Rng) {
  const { left, right } = reaction;
  const equation = `${side(left)} → ${side(right)}`;
  if (form === 'coefficient') {
    const [element = ''] = atomCounts(asked).keys();
    return {
      question: `Which number balances the equation? ${side(left, asked)} → ${side(right, asked)}`,
      ...among(`${n}`, coefficients, rng, (picked) => unbalanced(reaction, asked, Number(picked))),
      hints: [
        `Compare the ${element} atoms: how many are on the side without the box?`,
        `How many ${subscript(asked)} give the same number of ${element} atoms?`,
      ],
      explanation: `Both sides have ${atomsOn(left, element)} ${element} if the number is ${n}: ${equation}.`,
    };
  }
  if (form === 'sum')
    return {
      question: `This equation is balanced: ${equation}. What is the sum of its coefficients, with 1 where none is written?`,
      ...numeric(n, Object.fromEntries(wrongSums(reaction))),
      hints: [
        'Coefficients stand in front of the formulas. Small numbers inside them do not count.',
        `The equation has ${left.length + right.length} formulas. Write one number for each and add.`,
      ],
      explanation: `Add all coefficients: ${[...left, ...right].map(([k]) => k).join(' + ')} = ${n}.`,
    };
  return {
    question: `How many ${asked} atoms are on each side of the balanced equation ${equation}?`,
    ...checked(
      n,
      Object.fromEntries(wrongAtoms(reaction, asked)),
      (wrong) =>
        `Count again: on the left, ${products(left, asked)} is ${wrong.compare(n) > 0 ? 'less' : 'more'} than ${wrong}.`,
    ),
    hints: [
      `Take one side and find each formula with ${asked}.`,
      `Multiply the number in front by the number of ${asked} in the formula. Add if there are several.`,
    ],
    explanation: `On the left: ${products(left, asked)} = ${n}. On the right: ${products(right, asked)} = ${n}.`,
  };
}

/** Balancing equations. */
export const balancing = listed(
  {
    subject: 'Science',
    category: 'Chemistry',
    id: 'science.chemistry.balance',
    title: 'Balancing equations',
    grades: [8, 12],
    objectives: ['Find the coefficient that balances a chemical equation'],
    keywords: ['balancing equations', 'chemical equations', 'reactions', 'stoichiometry', 'coefficients'],
    prerequisites: ['science.chemistry.counting-atoms'],
    standards: ['MS-PS1-5', 'HS-PS1-7'],
    teaching: {
      idea:
        'A reaction only joins the atoms anew, so each element has as many atoms on the left as on the right. ' +
        'The coefficients in front of ' +
        'the formulas are chosen so that this holds.',
      caution: 'Never change a subscript to balance: that would be another substance.',
      mends: {},
    },
  },
  {
    items: balanceItems,
    key: ({ form, reaction, asked }) => `${form} ${side(reaction.left)} → ${side(reaction.right)} ${asked}`,
    level: ({ reaction }) => reaction.level,
    draw,
  },
);
