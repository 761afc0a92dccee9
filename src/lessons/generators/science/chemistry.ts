import { among, numeric } from '../choices.ts';
import { compounds, reactions, roundedMasses, type Side } from '../data/reactions.ts';
import { listed, range, toLevel } from '../templates.ts';
import { subscript, unit } from '../text.ts';
import type { Concept } from '../types.ts';

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

const balancing = listed(
  {
    ...chemistry,
    id: 'science.chemistry.balance',
    title: 'Balancing equations',
    grades: [8, 12],
    objectives: ['Find the coefficient that balances a chemical equation'],
    keywords: ['balancing equations', 'chemical equations', 'reactions', 'stoichiometry', 'coefficients'],
    prerequisites: ['science.chemistry.counting-atoms'],
  },
  {
    items: reactions.flatMap((reaction) =>
      [...reaction.left, ...reaction.right].map(([n, asked]) => ({ reaction, n, asked })),
    ),
    key: ({ reaction, asked }) => `${side(reaction.left)} → ${side(reaction.right)} ${asked}`,
    level: ({ reaction }) => reaction.level,
    draw: ({ reaction: { left, right }, n, asked }) => ({
      question: `Which number balances the equation? ${side(left, asked)} → ${side(right, asked)}`,
      ...numeric(n, {
        'doubled-coefficient': n * 2,
        'forgot-an-atom': n + 1,
        'one-too-few': n - 1,
        'left-it-unbalanced': n + 2,
      }),
      explanation: `Count each kind of atom on both sides: ${side(left)} → ${side(right)}. The number is ${n}.`,
    }),
  },
);

const withMasses = compounds.filter((c) =>
  [...atomCounts(c).keys()].every((symbol) => symbol in roundedMasses),
);

const molarMass = listed(
  {
    ...chemistry,
    id: 'science.chemistry.molar-mass',
    title: 'Molar mass',
    grades: [9, 12],
    objectives: ['Add up the molar mass of a compound'],
    keywords: ['molar mass', 'moles', 'molecular mass', 'formula mass', 'mole'],
    prerequisites: ['science.chemistry.counting-atoms'],
  },
  {
    items: withMasses.flatMap((compound) => range(1, 8).map((moles) => ({ compound, moles }))),
    key: ({ compound, moles }) => `mass of ${moles} ${compound}`,
    level: ({ compound, moles }) =>
      toLevel((compound.includes('(') ? 2 : atomCounts(compound).size > 2 ? 1 : 0) + (moles > 4 ? 1 : 0)),
    draw: ({ compound, moles }) => {
      const counts = [...atomCounts(compound)];
      const mass = counts.reduce((sum, [symbol, n]) => sum + n * (roundedMasses[symbol] ?? 0), 0);
      const once = counts.reduce((sum, [symbol]) => sum + (roundedMasses[symbol] ?? 0), 0);
      const [[firstSymbol, firstCount] = ['', 0]] = counts;
      const given = counts.map(([symbol]) => `${symbol} = ${roundedMasses[symbol]}`).join(', ');
      return {
        question: `What is the mass of ${moles} mol of ${subscript(compound)}? (In g/mol: ${given})`,
        ...numeric(
          mass * moles,
          {
            'ignored-subscripts': once * moles,
            'forgot-an-atom': (mass - (roundedMasses[firstSymbol] ?? 0)) * moles,
            'forgot-moles': moles > 1 ? mass : mass * 2,
            'one-atom-too-many': (mass + (roundedMasses[firstSymbol] ?? 0) * firstCount) * moles,
          },
          { show: unit('g') },
        ),
        explanation: `One mole: ${counts.map(([symbol, n]) => `${n} × ${roundedMasses[symbol]}`).join(' + ')} = ${mass} g. Times ${moles} is ${mass * moles} g.`,
      };
    },
  },
);

const countingAtoms = listed(
  {
    ...chemistry,
    id: 'science.chemistry.counting-atoms',
    title: 'Counting atoms in formulas',
    grades: [7, 11],
    objectives: ['Read subscripts and brackets of a chemical formula'],
    keywords: ['chemical formulas', 'counting atoms', 'molecules', 'compounds', 'formula'],
    prerequisites: ['science.chemistry.symbols'],
  },
  {
    items: compounds.flatMap((compound) => [
      ...[...atomCounts(compound).keys()].map((symbol) => ({ compound, symbol })),
      { compound, symbol: 'all' },
    ]),
    key: ({ compound, symbol }) => `${symbol} in ${compound}`,
    level: ({ compound }) => toLevel(compound.includes('(') ? 2 : compound.length > 5 ? 1 : 0),
    draw: ({ compound, symbol }) => {
      const counts = atomCounts(compound);
      const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
      const answer = symbol === 'all' ? total : (counts.get(symbol) ?? 0);
      return {
        question:
          symbol === 'all'
            ? `How many atoms in all does one unit of ${subscript(compound)} hold?`
            : `How many ${symbol} atoms does one unit of ${subscript(compound)} hold?`,
        ...numeric(answer, {
          'counted-kinds-of-atoms': counts.size,
          'ignored-brackets': [...compound.matchAll(/\d/g)].length + 1,
          'one-atom-too-many': answer + 1,
          'doubled-the-count': answer * 2,
        }),
        explanation: `The formula holds ${[...counts].map(([s, n]) => `${n} ${s}`).join(', ')}.`,
      };
    },
  },
);

const genotypes = ['BB', 'Bb', 'bb'] as const;

/** Returns the four equally likely genotypes of the offspring. */
function offspring(mother: string, father: string): string[] {
  return [...mother].flatMap((a) => [...father].map((b) => [a, b].sort().join('')));
}

const crosses = listed(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.genetics.punnett',
    title: 'Genetic crosses',
    grades: [8, 12],
    objectives: ['Predict offspring with a Punnett square'],
    keywords: [
      'genetics',
      'punnett square',
      'heredity',
      'inheritance',
      'dominant',
      'recessive',
      'genes',
      'alleles',
    ],
    prerequisites: ['math.probability.simple'],
  },
  {
    items: ['brown fur', 'long stems', 'round seeds', 'dark eyes', 'purple petals', 'smooth pods'].flatMap(
      (trait) =>
        genotypes.flatMap((a, i) =>
          genotypes.slice(i).flatMap((b) => ['trait', ...genotypes].map((asked) => ({ trait, a, b, asked }))),
        ),
    ),
    key: ({ trait, a, b, asked }) => `${trait} ${a}x${b} ${asked}`,
    level: ({ asked, a, b }) => toLevel((asked === 'trait' ? 0 : 1) + (a === 'Bb' && b === 'Bb' ? 1 : 0)),
    draw: ({ trait, a, b, asked }, rng) => {
      const children = offspring(a, b);
      const hits = children.filter((c) => (asked === 'trait' ? c.includes('B') : c === asked)).length;
      const [x, y] = rng.shuffle([a, b]);
      return {
        question: `B (${trait}) is dominant over b. Parents ${x} and ${y} have offspring. What share of the offspring is expected to ${
          asked === 'trait' ? `have ${trait}` : `be ${asked}`
        }?`,
        ...among(`${hits * 25}%`, ['0%', '25%', '50%', '75%', '100%'], rng),
        explanation: `The square gives ${children.join(', ')}. ${hits} of 4 fit, so ${hits * 25}%.`,
      };
    },
  },
);

/** Chemistry of formulas and equations, and genetics. */
export const chemistryConcepts: Concept[] = [countingAtoms, balancing, molarMass, crosses];
