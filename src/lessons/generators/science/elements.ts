import { among, numeric } from '../choices.ts';
import { elements, ionCharges, nuclides } from '../data/elements.ts';
import { listed, toLevel } from '../templates.ts';
import type { Level } from '../types.ts';

const elementLevel = (number: number): Level => toLevel(number <= 20 ? 0 : number <= 56 ? 1 : 2);

/** Symbols of the elements. */
export const symbols = listed(
  {
    subject: 'Science',
    category: 'Chemistry',
    id: 'science.chemistry.symbols',
    title: 'Symbols of the elements',
    grades: [5, 12],
    objectives: ['Know the symbols of the chemical elements'],
    keywords: ['elements', 'periodic table', 'chemical symbols', 'symbols of elements', 'chemistry'],
  },
  {
    items: elements.flatMap((element) => [true, false].map((toSymbol) => ({ element, toSymbol }))),
    key: ({ element, toSymbol }) => `${toSymbol ? 'symbol' : 'name'} ${element.symbol}`,
    level: ({ element }) => elementLevel(element.number),
    draw: ({ element, toSymbol }, rng) => {
      const near = elements.filter(
        (e) => e.symbol[0] === element.symbol[0] || Math.abs(e.number - element.number) < 6,
      );
      return {
        question: toSymbol
          ? `What is the chemical symbol of ${element.name}?`
          : `Which element has the symbol ${element.symbol}?`,
        ...among(
          toSymbol ? element.symbol : element.name,
          near.map((e) => (toSymbol ? e.symbol : e.name)),
          rng,
        ),
        explanation: `The symbol ${element.symbol} stands for ${element.name}, element number ${element.number}.`,
      };
    },
  },
);

/** Questions for the particles of atoms and of common ions, all of nuclides that occur in nature. */
const particles = nuclides.flatMap((nuclide) => [
  { ...nuclide, charge: 0, askElectrons: false },
  ...(ionCharges.get(nuclide.element.symbol) ?? []).flatMap((charge) =>
    [true, false].map((askElectrons) => ({ ...nuclide, charge, askElectrons })),
  ),
]);

/** Protons, neutrons and electrons. */
export const atoms = listed(
  {
    subject: 'Science',
    category: 'Chemistry',
    id: 'science.chemistry.atoms',
    title: 'Protons, neutrons and electrons',
    grades: [7, 12],
    objectives: ['Work out the particles of an atom from atomic number, mass number and charge'],
    keywords: [
      'atoms',
      'protons',
      'neutrons',
      'electrons',
      'isotopes',
      'atomic number',
      'mass number',
      'ions',
    ],
    prerequisites: ['science.chemistry.symbols'],
  },
  {
    items: particles,
    key: ({ element, mass, charge, askElectrons }) =>
      `${askElectrons ? 'electrons' : 'neutrons'} ${element.number} ${mass} ${charge}`,
    level: ({ element, charge }) => toLevel((charge === 0 ? 0 : 1) + (element.number > 36 ? 1 : 0)),
    draw: ({ element, mass, charge, askElectrons }) => {
      const z = element.number;
      const neutrons = mass - z;
      const sign = charge > 0 ? `+${charge}` : `${charge}`;
      const answer = askElectrons ? z - charge : neutrons;
      return {
        question: `The nucleus of ${charge === 0 ? 'an atom' : 'an ion'} of ${element.name} holds ${z} protons. Its mass number is ${mass} and its charge is ${sign}. How many ${askElectrons ? 'electrons' : 'neutrons'} does it have?`,
        ...numeric(
          answer,
          askElectrons
            ? { 'ignored-charge': z, 'charge-the-wrong-way': z + charge, 'counted-neutrons': neutrons }
            : {
                'counted-protons': z,
                'gave-mass-number': mass,
                'added-instead': mass + z,
                'included-charge': neutrons - charge,
              },
        ),
        explanation: askElectrons
          ? `Electrons = protons - charge: ${answer}.`
          : `Neutrons = mass number - protons: ${mass} - ${z} = ${neutrons}.`,
      };
    },
  },
);
