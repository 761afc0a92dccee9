import { bondKinds, equilibriumKinds, nuclearKinds, rateKinds } from '../data/chemistry-kinds.ts';
import type { Concept } from '../types.ts';
import { type SortingInfo, sorted } from './sorting.ts';

const chemistry = { subject: 'Science', category: 'Chemistry' };

const bonds: SortingInfo = {
  ...chemistry,
  id: 'science.chemistry.bonds',
  title: 'Chemical bonds',
  grades: [9, 12],
  objectives: ['Tell ionic, covalent and metallic bonds apart'],
  keywords: ['chemical bonds', 'bonding', 'ionic', 'covalent', 'metallic bond'],
  prerequisites: ['science.chemistry.atoms', 'science.matter.substances'],
  standards: ['HS-PS1-1', 'HS-PS1-3'],
  teaching: {
    idea:
      'Atoms bond if that lowers their energy. A metal and a nonmetal form ions, which attract each other. ' +
      'Nonmetals share pairs of ' +
      'electrons. Metal atoms share free electrons in the whole piece.',
    caution: 'An ionic solid has no molecules: each ion attracts all its neighbors.',
    leads: [
      'Find both elements in the periodic table. Are they metals?',
      'Nonmetals stand at the upper right, and hydrogen is one too.',
    ],
  },
};

const equilibrium: SortingInfo = {
  ...chemistry,
  id: 'science.chemistry.equilibrium',
  title: 'Chemical equilibrium',
  grades: [10, 12],
  objectives: ["Use Le Chatelier's principle"],
  keywords: ['equilibrium', 'le chatelier', 'le chateliers principle', 'reversible reactions'],
  prerequisites: ['science.chemistry.balance', 'science.chemistry.rates'],
  standards: ['HS-PS1-6'],
  teaching: {
    idea:
      'At equilibrium both directions run equally fast. After a change, the equilibrium shifts so that it partly ' +
      'undoes the change: ' +
      'it uses up what was added, and with less volume it goes to the side with fewer gas particles.',
    caution: 'A catalyst does not shift an equilibrium. It is only reached sooner.',
    leads: [
      'What was changed: an amount, the temperature, the volume or only the rates?',
      'Would one of the two directions undo a part of the change? Which one?',
    ],
  },
};

const rates: SortingInfo = {
  ...chemistry,
  id: 'science.chemistry.rates',
  title: 'Reaction rates',
  grades: [9, 12],
  objectives: ['Predict how a change acts on the rate of a reaction'],
  keywords: ['reaction rates', 'rate of reaction', 'catalyst', 'collision theory'],
  prerequisites: ['science.chemistry.signs', 'science.energy.thermal'],
  standards: ['HS-PS1-5'],
  teaching: {
    idea:
      'Particles react when they collide with enough energy. More collisions, or collisions with more energy, ' +
      'make a reaction faster. ' +
      'A catalyst opens a path that needs less energy.',
    caution: 'A faster reaction does not give more product. It only gives it sooner.',
    leads: [
      'Does the change bring more collisions in a second, or fewer?',
      'Does the change act on the energy of the collisions, or on the energy that they need?',
    ],
  },
};

const nuclear: SortingInfo = {
  ...chemistry,
  category: 'Physics',
  id: 'science.physics.nuclear',
  title: 'Fission, fusion and decay',
  grades: [9, 12],
  objectives: ['Tell fission, fusion and radioactive decay apart'],
  keywords: ['nuclear processes', 'fission', 'fusion', 'fission and fusion', 'nuclear energy'],
  prerequisites: ['science.chemistry.atoms'],
  standards: ['HS-PS1-8'],
  teaching: {
    idea:
      'Nuclear processes change the nucleus, so elements can change. Fission splits a heavy nucleus, fusion ' +
      'joins light ones, and an ' +
      'unstable nucleus decays on its own. The energies are far larger than in chemical reactions.',
    caution: 'The Sun does not burn: its energy comes from fusion, not from a reaction with oxygen.',
    leads: [
      'Does one nucleus split in two, do two join, or does one send something out on its own?',
      'Light nuclei join; heavy ones split.',
    ],
  },
};

/** Bonds, equilibria, rates and nuclear processes, sorted by kind. */
export const bondingConcepts: Concept[] = [
  sorted(bonds, bondKinds),
  sorted(rates, rateKinds),
  sorted(equilibrium, equilibriumKinds),
  sorted(nuclear, nuclearKinds),
];
