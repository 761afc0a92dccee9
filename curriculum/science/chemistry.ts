import { numeric } from '../choices.ts';
import { compounds, reactions, roundedMasses, type Side } from '../data/chemical-reactions.ts';
import { listed, range, toLevel } from '../templates.ts';
import { subscript, unit } from '../text.ts';
import type { Concept } from '../types.ts';
import { bothSides } from './slips.ts';

const chemistry = { subject: 'Science', category: 'Chemistry' };

/** Counts the atoms of each element in a formula without nested brackets. */
function atomCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const flat = text.replace(/\(([^)]+)\)(\d*)/g, (_, group: string, times: string) =>
    group.repeat(Number(times || 1)),
  );
  for (const [, symbol = '', n = ''] of flat.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    counts.set(symbol, (counts.get(symbol) ?? 0) + Number(n || 1));
  }
  return counts;
}

function side(members: Side, hidden?: string): string {
  return members
    .map(([n, f]) => `${f === hidden ? '□ ' : n === 1 ? '' : `${n} `}${subscript(f)}`)
    .join(' + ');
}

/** Only numbers above 1 are asked: a 1 would always be the smallest choice. */
const balanceItems = reactions.flatMap((reaction) => {
  const members = [...reaction.left, ...reaction.right];
  const elementsOf = [...new Set(members.flatMap(([, f]) => [...atomCounts(f).keys()]))];
  return [
    ...members.flatMap(([n, asked]) => (n > 1 ? { form: 'coefficient', reaction, n, asked } : [])),
    { form: 'sum', reaction, n: members.reduce((sum, [n]) => sum + n, 0), asked: '' },
    ...elementsOf.flatMap((asked) => {
      const n = atomsOn(reaction.right, asked);
      return n > 1 ? { form: 'atoms', reaction, n, asked } : [];
    }),
  ];
});

/** Counts the atoms of an element on a side. */
function atomsOn(members: Side, symbol: string): number {
  return members.reduce((sum, [n, f]) => sum + n * (atomCounts(f).get(symbol) ?? 0), 0);
}

const balancing = listed(
  {
    ...chemistry,
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
      hints: [
        'List how many atoms of each element there are on both sides.',
        'Start with the element that occurs in the fewest formulas.',
        'A coefficient counts for each atom of its formula.',
      ],
      mends: {},
    },
  },
  {
    items: balanceItems,
    key: ({ form, reaction, asked }) => `${form} ${side(reaction.left)} → ${side(reaction.right)} ${asked}`,
    level: ({ reaction }) => reaction.level,
    draw: ({ form, reaction: { left, right }, n, asked }) => {
      const equation = `${side(left)} → ${side(right)}`;
      const hidden = `${side(left, asked)} → ${side(right, asked)}`;
      const question =
        form === 'coefficient'
          ? `Which number balances the equation? ${hidden}`
          : form === 'sum'
            ? `This equation is balanced: ${equation}. What is the sum of its coefficients, with 1 where none is written?`
            : `How many ${asked} atoms are on each side of the balanced equation ${equation}?`;
      const explanation =
        form === 'coefficient'
          ? `Count each kind of atom on both sides: ${equation}. The number is ${n}.`
          : form === 'sum'
            ? `Add all coefficients: ${[...left, ...right].map(([k]) => k).join(' + ')} = ${n}.`
            : `On the right: ${right.map(([k, f]) => `${k} × ${atomCounts(f).get(asked) ?? 0}`).join(' + ')} = ${n}.`;
      return { question, ...numeric(n, bothSides(n, 1, 2)), explanation };
    },
  },
);

const withMasses = compounds.filter((c) =>
  [...atomCounts(c).keys()].every((symbol) => symbol in roundedMasses),
);

const molarForms = ['mass', 'amount', 'molar'] as const;

const molarMass = listed(
  {
    ...chemistry,
    id: 'science.chemistry.molar-mass',
    title: 'Molar mass',
    grades: [9, 12],
    objectives: ['Add up the molar mass of a compound'],
    keywords: ['molar mass', 'moles', 'molecular mass', 'formula mass', 'mole'],
    prerequisites: ['science.chemistry.counting-atoms'],
    standards: ['HS-PS1-7'],
    teaching: {
      idea:
        'A mole is a number of particles, about 6.02 × 10²³. The molar mass of a compound is the sum of the ' +
        'molar masses of all its atoms, ' +
        'in grams for each mole. It links what a scale shows with a count of particles.',
      caution: 'A subscript counts for its own atom only, and for all atoms of a bracket before it.',
      hints: [
        'How many atoms of each element does the formula have?',
        'Add up their molar masses.',
        'Mass = moles × molar mass.',
      ],
      mends: {},
    },
  },
  {
    items: withMasses.flatMap((compound) =>
      molarForms.flatMap((form) =>
        // The molar mass does not depend on the number of moles.
        range(2, form === 'molar' ? 2 : 6).map((moles) => ({ form, compound, moles })),
      ),
    ),
    key: ({ form, compound, moles }) =>
      `${form} ${form === 'molar' ? '' : moles} ${compound}`.replace('  ', ' '),
    level: ({ compound, moles }) =>
      toLevel((compound.includes('(') ? 2 : atomCounts(compound).size > 2 ? 1 : 0) + (moles > 4 ? 1 : 0)),
    draw: ({ form, compound, moles }) => {
      const counts = [...atomCounts(compound)];
      const mass = counts.reduce((sum, [symbol, n]) => sum + n * (roundedMasses[symbol] ?? 0), 0);
      const given = counts.map(([symbol]) => `${symbol} = ${roundedMasses[symbol]}`).join(', ');
      const sum = `${counts.map(([symbol, n]) => `${n} × ${roundedMasses[symbol]}`).join(' + ')} = ${mass}`;
      const formula = subscript(compound);
      const one = roundedMasses[counts[0]?.[0] ?? ''] ?? 1;
      const other = roundedMasses[counts.at(-1)?.[0] ?? ''] ?? 1;
      if (form === 'amount')
        return {
          question: `How many moles are ${mass * moles} g of ${formula}? (In g/mol: ${given})`,
          ...numeric(moles, bothSides(moles, 1, 2), { show: unit('mol') }),
          explanation: `One mole: ${sum} g. ${mass * moles} ÷ ${mass} = ${moles} mol.`,
        };
      if (form === 'molar')
        return {
          question: `What is the molar mass of ${formula}? (In g/mol: ${given})`,
          ...numeric(mass, bothSides(mass, one, other), { show: unit('g/mol') }),
          explanation: `Add the masses of all atoms: ${sum} g/mol.`,
        };
      return {
        question: `What is the mass of ${moles} mol of ${formula}? (In g/mol: ${given})`,
        ...numeric(mass * moles, bothSides(mass * moles, one * moles, other * moles), { show: unit('g') }),
        explanation: `One mole: ${sum} g. Times ${moles} is ${mass * moles} g.`,
      };
    },
  },
);

/** Questions on a formula: atoms of one element, of all, and of several units. */
const countItems = compounds.flatMap((compound) => [
  ...[...atomCounts(compound)].flatMap(([symbol, n]) => [
    ...(n > 1 ? [{ form: 'atoms', compound, symbol, units: 1 }] : []),
    { form: 'units', compound, symbol, units: 2 + (compound.length % 3) },
  ]),
  { form: 'all', compound, symbol: 'all', units: 1 },
]);

const countingAtoms = listed(
  {
    ...chemistry,
    id: 'science.chemistry.counting-atoms',
    title: 'Counting atoms in formulas',
    grades: [7, 11],
    objectives: ['Read subscripts and brackets of a chemical formula'],
    keywords: ['chemical formulas', 'counting atoms', 'molecules', 'compounds', 'formula'],
    prerequisites: ['science.chemistry.symbols'],
    standards: ['MS-PS1-1'],
    teaching: {
      idea:
        'A formula lists the atoms of one unit of a compound. A small number counts the atom or the bracket in ' +
        'front of it. A number in ' +
        'front of the formula counts whole units.',
      caution: 'Two capitals mean two elements: CO has carbon and oxygen, but Co is cobalt.',
      hints: [
        'Each capital starts a new element.',
        'No small number means one atom.',
        'A number after a bracket counts for all in it.',
      ],
      mends: {},
    },
  },
  {
    items: countItems,
    key: ({ form, compound, symbol }) => `${form} ${symbol} in ${compound}`,
    level: ({ compound }) => toLevel(compound.includes('(') ? 2 : compound.length > 5 ? 1 : 0),
    draw: ({ form, compound, symbol, units }) => {
      const counts = atomCounts(compound);
      const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
      const answer = (form === 'all' ? total : (counts.get(symbol) ?? 0)) * units;
      const formula = subscript(compound);
      const question =
        form === 'all'
          ? `How many atoms in all does one unit of ${formula} hold?`
          : form === 'units'
            ? `How many ${symbol} atoms are in ${units} ${formula}?`
            : `How many ${symbol} atoms does one unit of ${formula} hold?`;
      const parts = [...counts].map(([s, n]) => `${n} ${s}`).join(', ');
      return {
        question,
        ...numeric(answer, bothSides(answer, 1, 2)),
        explanation: `One unit holds ${parts}. ${units > 1 ? `Times ${units}, that` : 'That'} makes ${answer}.`,
      };
    },
  },
);

/** Chemistry of formulas and equations. */
export const chemistryConcepts: Concept[] = [countingAtoms, balancing, molarMass];
