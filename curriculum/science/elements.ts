import { among, numeric } from '../choices.ts';
import { type Element, elements, ionCharges, nuclides } from '../data/elements.ts';
import type { Rng } from '../rng.ts';
import { listed, toLevel } from '../templates.ts';
import type { Concept, Draft, Level } from '../types.ts';
import { bothSides } from './slips.ts';

const chemistry = { subject: 'Science', category: 'Chemistry' };

const elementLevel = (number: number): Level => toLevel(number <= 20 ? 0 : number <= 56 ? 1 : 2);

const elementForms = ['symbol', 'name', 'number', 'next'] as const;

interface ElementItem {
  element: Element;
  form: (typeof elementForms)[number];
}

function askElement({ element, form }: ElementItem, rng: Rng): Omit<Draft, 'key'> {
  const { symbol, name, number } = element;
  const near = elements.filter((e) => e.symbol[0] === symbol[0] || Math.abs(e.number - number) < 6);
  const isSymbol = form === 'symbol';
  const question = {
    symbol: `What is the chemical symbol of ${name}?`,
    name: `Which element has the symbol ${symbol}?`,
    number: `Which element has ${number === 1 ? 'one proton' : `${number} protons`} in each atom?`,
    next: `Which element comes just before number ${number + 1} in the periodic table?`,
  }[form];
  const text = (e: Element): string => (isSymbol ? e.symbol : e.name);
  const advice = (picked: string): string => {
    const other = near.find((e) => text(e) === picked);
    return other ? `${other.symbol} stands for ${other.name}, element number ${other.number}.` : '';
  };
  return {
    question,
    ...among(text(element), near.map(text), rng, advice),
    explanation: `The symbol ${symbol} stands for ${name}, element number ${number}: each atom has ${number} ${number === 1 ? 'proton' : 'protons'}.`,
  };
}

const symbols = listed<ElementItem>(
  {
    ...chemistry,
    id: 'science.chemistry.symbols',
    title: 'Symbols of the elements',
    grades: [5, 12],
    objectives: ['Know the symbols of the chemical elements'],
    keywords: ['elements', 'periodic table', 'chemical symbols', 'symbols of elements', 'chemistry'],
    prerequisites: ['science.matter.states'],
    standards: ['MS-PS1-1', 'HS-PS1-1'],
    teaching: {
      idea:
        'All matter is made of about a hundred elements. Each has a symbol of one or two letters, the first one ' +
        'a capital. Its number is ' +
        'the number of protons in each of its atoms, and the periodic table is in this order.',
      caution: 'Some symbols come from Latin names: Na for sodium, Fe for iron, Au for gold.',
      hints: ['Think of the first letters of the name.', 'If they do not fit, think of the Latin name.'],
      mends: {},
    },
  },
  {
    items: elements.flatMap((element) => elementForms.map((form) => ({ element, form }))),
    key: ({ element, form }) => `${form} ${element.symbol}`,
    level: ({ element }) => elementLevel(element.number),
    about: ({ element }) => [element.name],
    draw: askElement,
  },
);

const particleForms = ['neutrons', 'electrons', 'particles', 'nucleus'] as const;

/** Questions for the particles of atoms and of common ions, all of nuclides that occur in nature. */
const particles = nuclides.flatMap((nuclide) =>
  [0, ...(ionCharges.get(nuclide.element.symbol) ?? [])].flatMap((charge) =>
    particleForms.map((form) => ({ ...nuclide, charge, form })),
  ),
);

function askParticles({ element, mass, charge, form }: (typeof particles)[number]): Omit<Draft, 'key'> {
  const z = element.number;
  const neutrons = mass - z;
  const electrons = z - charge;
  const sign = charge > 0 ? `+${charge}` : `${charge}`;
  const asked = {
    neutrons: 'How many neutrons does it have?',
    electrons: 'How many electrons does it have?',
    particles: 'How many protons, neutrons and electrons does it have in all?',
    nucleus: 'How many protons and electrons does it have together?',
  }[form];
  const answer = { neutrons, electrons, particles: mass + electrons, nucleus: z + electrons }[form];
  const explanation = {
    neutrons: `Neutrons = mass number - protons: ${mass} - ${z} = ${neutrons}.`,
    electrons: `Each electron less gives a charge of +1. Electrons = protons - charge: ${electrons}.`,
    particles: `The nucleus has ${mass} particles. Outside are ${electrons} electrons, so ${mass + electrons} in all.`,
    nucleus: `There are ${z} protons and ${electrons} electrons: ${z + electrons} together.`,
  }[form];
  return {
    question: `The nucleus of ${charge === 0 ? 'an atom' : 'an ion'} of ${element.name} holds ${z} protons. Its mass number is ${mass} and its charge is ${sign}. ${asked}`,
    ...numeric(answer, bothSides(answer, 1, 2 + (z % 3))),
    explanation,
  };
}

const atoms = listed(
  {
    ...chemistry,
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
    standards: ['MS-PS1-1', 'HS-PS1-1', 'HS-PS1-8'],
    teaching: {
      idea:
        'The nucleus holds protons and neutrons, and electrons surround it. The number of protons makes the ' +
        'element. The mass number counts ' +
        'protons and neutrons. An atom has as many electrons as protons; an ion has more or fewer, and so a charge.',
      caution: 'A positive ion has lost electrons. It has not gained protons.',
      hints: ['Mass number = protons + neutrons.', 'Charge = protons - electrons.'],
      mends: {},
    },
  },
  {
    items: particles,
    key: ({ element, mass, charge, form }) => `${form} ${element.number} ${mass} ${charge}`,
    level: ({ element, charge, form }) =>
      toLevel((charge === 0 ? 0 : 1) + (element.number > 36 || form === 'particles' ? 1 : 0)),
    draw: askParticles,
  },
);

/** Elements and their atoms. */
export const elementConcepts: Concept[] = [symbols, atoms];
