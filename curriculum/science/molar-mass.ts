import { checked } from '../checked.ts';
import { among } from '../choices.ts';
import { compounds, roundedMasses } from '../data/chemical-reactions.ts';
import { listed, range, toLevel } from '../templates.ts';
import { subscript, unit, whole } from '../text.ts';
import { type Atoms, atomCounts, hasBracket, misread, type Wrongs } from './formulas.ts';
import { productCheck } from './wrong-results.ts';

const withMasses = compounds.filter((c) =>
  [...atomCounts(c).keys()].every((symbol) => symbol in roundedMasses),
);

const molarForms = ['mass', 'amount', 'molar'] as const;

const massOf = (counts: Atoms): number =>
  [...counts].reduce((sum, [symbol, n]) => sum + n * (roundedMasses[symbol] ?? 0), 0);

/** Returns wrong masses of some moles. */
function wrongMasses(compound: string, moles: number): Wrongs {
  const counts = atomCounts(compound);
  const mass = massOf(counts);
  return [
    ...misread(compound, (read) => massOf(read) * moles),
    ...[...counts].flatMap(([symbol, n]): Wrongs => {
      const one = roundedMasses[symbol] ?? 0;
      const has = `the formula has ${n}`;
      return [
        [`left-out-${symbol}`, [(mass - n * one) * moles, `You left out the mass of ${symbol}.`]],
        [`one-${symbol}-too-many`, [(mass + one) * moles, `You took ${n + 1} ${symbol}; ${has}.`]],
        [`one-${symbol}-too-few`, [(mass - one) * moles, `You took ${n - 1} ${symbol}; ${has}.`]],
      ];
    }),
    ...(moles > 1
      ? ([
          ['gave-one-mole', [mass, `You gave the mass of one mole; there are ${moles}.`]],
          [
            'counted-a-mole-less',
            [mass * (moles - 1), `You took ${moles - 1} mol; the question has ${moles} mol.`],
          ],
          [
            'counted-a-mole-more',
            [mass * (moles + 1), `You took ${moles + 1} mol; the question has ${moles} mol.`],
          ],
        ] satisfies Wrongs)
      : []),
  ];
}

/** Numbers of moles that are asked. */
const amounts = range(2, 6);

/** Molar mass of compounds. */
export const molarMass = listed(
  {
    subject: 'Science',
    category: 'Chemistry',
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
      mends: {},
    },
  },
  {
    items: withMasses.flatMap((compound) =>
      molarForms.flatMap((form) =>
        // The molar mass does not depend on the number of moles.
        (form === 'molar' ? [2] : amounts).map((moles) => ({ form, compound, moles })),
      ),
    ),
    key: ({ form, compound, moles }) =>
      `${form} ${form === 'molar' ? '' : moles} ${compound}`.replace('  ', ' '),
    level: ({ compound, moles }) =>
      toLevel((hasBracket(compound) ? 2 : atomCounts(compound).size > 2 ? 1 : 0) + (moles > 4 ? 1 : 0)),
    draw: ({ form, compound, moles }, rng) => {
      const counts = [...atomCounts(compound)];
      const mass = massOf(atomCounts(compound));
      const given = counts.map(([symbol]) => `${symbol} = ${roundedMasses[symbol]}`).join(', ');
      const sum = `${counts.map(([symbol, n]) => `${n} × ${roundedMasses[symbol]}`).join(' + ')} = ${mass}`;
      const formula = subscript(compound);
      const first = `Count the atoms of each element in ${formula}${hasBracket(compound) ? ', also in the bracket' : ''}.`;
      if (form === 'amount')
        return {
          question: `How many moles are in ${whole(mass * moles)} g of ${formula}? (In g/mol: ${given})`,
          ...among(
            `${moles} mol`,
            amounts.map((n) => `${n} mol`),
            rng,
            (picked) =>
              `Check by multiplying: ${picked} of ${formula} would be ${whole(mass * Number.parseInt(picked, 10))} g.`,
          ),
          hints: [
            `${first} Add up the mass of one mole.`,
            `How many times does that mass fit into ${whole(mass * moles)} g?`,
          ],
          explanation: `One mole: ${sum} g. ${whole(mass * moles)} ÷ ${mass} = ${moles} mol.`,
        };
      if (form === 'molar')
        return {
          question: `What is the molar mass of ${formula}? (In g/mol: ${given})`,
          ...checked(
            mass,
            Object.fromEntries(wrongMasses(compound, 1)),
            (wrong) =>
              `Add up again: ${sum.split(' = ')[0]} is ${wrong.compare(mass) > 0 ? 'less' : 'more'} than ${wrong}.`,
            { show: unit('g/mol') },
          ),
          hints: [first, 'Multiply each number of atoms by its molar mass. Then add.'],
          explanation: `Add the masses of all atoms: ${sum} g/mol.`,
        };
      return {
        question: `What is the mass of ${moles} mol of ${formula}? (In g/mol: ${given})`,
        ...checked(
          mass * moles,
          Object.fromEntries(wrongMasses(compound, moles)),
          productCheck(moles, mass),
          { show: unit('g') },
        ),
        hints: [`${first} Add up the mass of one mole.`, `The question has ${moles} mol of it.`],
        explanation: `One mole: ${sum} g. ${moles} mol have a mass of ${moles} × ${mass} = ${whole(mass * moles)} g.`,
      };
    },
  },
);
