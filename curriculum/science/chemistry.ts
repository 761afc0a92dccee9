import { checked } from '../checked.ts';
import { compounds } from '../data/chemical-reactions.ts';
import { listed, toLevel } from '../templates.ts';
import { count, list, subscript } from '../text.ts';
import type { Concept } from '../types.ts';
import { balancing } from './equations.ts';
import { atomCounts, hasBracket, misread, total, type Wrongs } from './formulas.ts';
import { molarMass } from './molar-mass.ts';

/** Questions on a formula: atoms of one element, of all, and of several units. */
const countItems = compounds.flatMap((compound) => [
  ...[...atomCounts(compound)].flatMap(([symbol, n]) => [
    ...(n > 1 ? [{ form: 'atoms', compound, symbol, units: 1 }] : []),
    { form: 'units', compound, symbol, units: 2 + (compound.length % 3) },
  ]),
  { form: 'all', compound, symbol: 'all', units: 1 },
]);

/** Returns wrong counts of one element in some units. */
function wrongCounts(compound: string, symbol: string, units: number): Wrongs {
  const counts = atomCounts(compound);
  const n = counts.get(symbol) ?? 0;
  return [
    ...misread(compound, (read) => (read.get(symbol) ?? 0) * units),
    ...[...counts]
      .filter(([other]) => other !== symbol)
      .map(([other, k]): Wrongs[number] => [
        `counted-${other}`,
        [k * units, `You counted the ${other} atoms; the question asks for ${symbol}.`],
      ]),
    [
      'counted-all-atoms',
      [total(counts) * units, `You counted all atoms; the question asks for ${symbol} alone.`],
    ],
    ...(units > 1
      ? ([
          ['counted-one-unit', [n, `You counted one unit; the number in front means ${units} units.`]],
          ['added-the-units', [n + units, `You added ${units} and ${n}; multiply them.`]],
        ] satisfies Wrongs)
      : []),
    ...[1, -1, 2, -2, 3].map((by): Wrongs[number] => [
      `miscounted-by-${by}`,
      [(n + by) * units, `You took ${n + by} ${symbol} for ${units > 1 ? 'each' : 'the'} unit; it has ${n}.`],
    ]),
  ];
}

/** Returns wrong counts of all atoms. */
function wrongTotals(compound: string): Wrongs {
  const counts = atomCounts(compound);
  const all = total(counts);
  return [
    ...misread(compound, total),
    ...[...counts].map(([symbol, n]): Wrongs[number] => [
      `left-out-${symbol}`,
      [all - n, `You left out the ${count(n, `${symbol} atom`)}.`],
    ]),
    ...[...counts].flatMap(([symbol, n]) =>
      [1, 2].map((by): Wrongs[number] => [
        `counted-${by}-more-${symbol}`,
        [all + by, `You took ${n + by} ${symbol}; there ${n === 1 ? 'is' : 'are'} ${n}.`],
      ]),
    ),
  ];
}

const hintsFor: Record<string, (symbol: string, formula: string, units: number) => [string, string]> = {
  atoms: (symbol, formula) => [
    `Find each ${symbol} in ${formula}, and the small number right behind it.`,
    formula.includes('(')
      ? 'A number after a bracket counts for all inside.'
      : (formula.match(new RegExp(`${symbol}(?![a-z])`, 'g')) ?? []).length > 1
        ? `${symbol} occurs more than once. Add its numbers.`
        : 'No small number behind a symbol means one atom.',
  ],
  units: (symbol, formula, units) => [
    `First find how many ${symbol} one unit of ${formula} holds. No small number means one.`,
    `The ${units} in front counts whole units.`,
  ],
  all: (_, formula) => [
    `Each capital in ${formula} starts a new symbol. No small number behind it means one atom.`,
    formula.includes('(')
      ? 'Count the bracket as often as the number after it says. Then add all atoms.'
      : 'Write down the atoms of each element and add them.',
  ],
};

const countingAtoms = listed(
  {
    subject: 'Science',
    category: 'Chemistry',
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
      mends: {},
    },
  },
  {
    items: countItems,
    key: ({ form, compound, symbol }) => `${form} ${symbol} in ${compound}`,
    level: ({ compound }) => toLevel(hasBracket(compound) ? 2 : compound.length > 5 ? 1 : 0),
    draw: ({ form, compound, symbol, units }) => {
      const counts = atomCounts(compound);
      const answer = (form === 'all' ? total(counts) : (counts.get(symbol) ?? 0)) * units;
      const formula = subscript(compound);
      const question =
        form === 'all'
          ? `How many atoms in all does one unit of ${formula} hold?`
          : form === 'units'
            ? `How many ${symbol} atoms are in ${units} ${formula}?`
            : `How many ${symbol} atoms does one unit of ${formula} hold?`;
      const parts = [...counts].map(([s, n]) => `${n} ${s}`);
      const sum = form === 'all' ? [...counts.values()].join(' + ') : `${units} × ${answer / units}`;
      const one = `One unit holds ${list(parts)}.`;
      return {
        question,
        ...checked(
          answer,
          Object.fromEntries(form === 'all' ? wrongTotals(compound) : wrongCounts(compound, symbol, units)),
          (wrong) => {
            const isMore = wrong.compare(answer) > 0;
            return form === 'atoms'
              ? `Count again: ${formula} has ${isMore ? 'fewer' : 'more'} ${symbol} than ${wrong}.`
              : `Count again: ${sum} is ${isMore ? 'less' : 'more'} than ${wrong}.`;
          },
        ),
        hints: hintsFor[form]?.(symbol, formula, units) ?? [],
        explanation:
          form === 'all'
            ? `${one} Together these are ${answer} atoms.`
            : form === 'units'
              ? `${one} In ${units} units there are ${units} × ${answer / units} = ${answer} ${symbol} atoms.`
              : `${one} So it has ${count(answer, `${symbol} atom`)}.`,
      };
    },
  },
);

/** Chemistry of formulas and equations. */
export const chemistryConcepts: Concept[] = [countingAtoms, balancing, molarMass];
