import {
  acidKinds,
  changeKinds,
  floatKinds,
  hardnessKinds,
  materialKinds,
  particleKinds,
  separationKinds,
  signKinds,
  solutionKinds,
  stateKinds,
  substanceKinds,
  undoKinds,
  waterKinds,
} from '../data/matter-kinds.ts';
import type { Concept } from '../types.ts';
import { type SortingInfo, sorted } from './sorting.ts';

const matter = { subject: 'Science', category: 'Matter' };

const materials: SortingInfo = {
  ...matter,
  id: 'science.matter.materials',
  title: 'What things are made of',
  grades: [0, 2],
  objectives: ['Sort things by their material'],
  keywords: ['materials', 'wood metal glass', 'sorting materials', 'made of'],
  standards: ['2-PS1-1'],
  teaching: {
    idea: 'Things are made of materials. Wood, metal, glass and cloth are materials.',
    caution: 'Look at the material, not at the shape.',
    leads: ['Think about how the thing feels.', 'Is it hard, shiny, clear or soft?'],
  },
};

const hardness: SortingInfo = {
  ...matter,
  id: 'science.matter.hard-soft',
  title: 'Hard or soft',
  grades: [0, 2],
  objectives: ['Sort things by how hard they are'],
  keywords: ['hard and soft', 'properties of materials', 'sorting by properties'],
  standards: ['2-PS1-1'],
  teaching: {
    idea: 'Press a thing. A hard thing keeps its shape. A soft thing gives way.',
    caution: 'Hard does not mean heavy. A seashell is light but hard.',
    leads: ['Think of pressing it with your thumb.', 'Does its shape change?'],
  },
};

const water: SortingInfo = {
  ...matter,
  id: 'science.matter.soak',
  title: 'Soak up water or keep it out',
  grades: [0, 2],
  objectives: ['Choose a material for its use with water'],
  keywords: ['waterproof', 'absorbent', 'materials and their uses'],
  prerequisites: ['science.matter.hard-soft'],
  standards: ['2-PS1-2'],
  teaching: {
    idea: 'Some materials soak up water. Others keep it out. So each has its own use.',
    caution: 'Soft does not mean that it soaks up water. A plastic bag is soft.',
    leads: ['Think of a drop of water on it.', 'Does the drop go in or run off?'],
  },
};

const floating: SortingInfo = {
  ...matter,
  id: 'science.matter.float-sink',
  title: 'Float or sink',
  grades: [0, 2],
  objectives: ['Tell what floats and what sinks in water'],
  keywords: ['float', 'sink', 'float or sink', 'floating'],
  prerequisites: ['science.matter.heavy-light'],
  standards: ['2-PS1-1'],
  teaching: {
    idea: 'A thing that is light for its size floats. One that is heavy for its size sinks.',
    caution: 'A big log floats. A small coin sinks. Size alone does not tell.',
    leads: ['Have you seen it in water?', 'Would a stone of its size be heavier?'],
  },
};

const undoing: SortingInfo = {
  ...matter,
  id: 'science.matter.heating-cooling',
  title: 'Changes by heating and cooling',
  grades: [1, 3],
  objectives: ['Tell which changes by heat can be undone'],
  keywords: ['heating and cooling', 'reversible changes', 'changes by heat'],
  prerequisites: ['science.matter.materials'],
  standards: ['2-PS1-4'],
  teaching: {
    idea: 'Heating and cooling change things. Melted ice can freeze again. A fried egg stays fried.',
    caution: 'A change of shape is not always for good. Melted butter can get hard again.',
    leads: ['Think of cooling it down again.', 'Would you get the old thing back?'],
  },
};

const states: SortingInfo = {
  ...matter,
  id: 'science.matter.states',
  title: 'Solid, liquid or gas',
  grades: [1, 5],
  objectives: ['Tell the three states of matter apart'],
  keywords: ['states of matter', 'solid', 'liquid', 'gas', 'matter'],
  standards: ['2-PS1-1', '2-PS1-4', '5-PS1-1'],
  teaching: {
    idea: {
      1: 'A solid keeps its shape. A liquid flows. A gas fills all its space.',
      3:
        'Matter is solid, liquid or gas. A solid keeps its shape. A liquid keeps its volume but takes the shape ' +
        'of its container. ' +
        'A gas fills its whole container. Sand pours, but each grain is a solid.',
    },
    caution: 'Salt and sand can be poured. Still each grain keeps its shape.',
    leads: ['Does it keep its own shape?', 'If it flows, does it stay in an open cup?'],
  },
};

const particles: SortingInfo = {
  ...matter,
  id: 'science.matter.particles',
  title: 'Particles of matter',
  grades: [4, 8],
  objectives: ['Explain the states of matter with particles'],
  keywords: ['particles', 'particle model', 'particles of matter'],
  prerequisites: ['science.matter.states'],
  standards: ['5-PS1-1', 'MS-PS1-4'],
  teaching: {
    idea:
      'All matter consists of particles that are too small to see. In a solid they stay at their places, in a ' +
      'liquid they slide ' +
      'past each other, and in a gas they fly freely and far apart.',
    caution: 'The particles themselves do not melt or grow. Only their distance and motion change.',
    leads: ['Are the particles close together or far apart?', 'Can they change places?'],
  },
};

const solutions: SortingInfo = {
  ...matter,
  id: 'science.matter.solutions',
  title: 'Mixtures and solutions',
  grades: [3, 7],
  objectives: ['Tell solutions from mixtures with visible parts'],
  keywords: ['mixtures', 'solutions', 'dissolving', 'mixtures and solutions'],
  prerequisites: ['science.matter.states'],
  standards: ['5-PS1-1', '5-PS1-4'],
  teaching: {
    idea:
      'In a mixture, two or more substances are together without a reaction. In a solution, one of them is ' +
      'dissolved: ' +
      'its particles are spread so evenly that you cannot see them.',
    caution: 'Dissolved sugar has not vanished. You still taste it, and its weight is still there.',
    leads: ['Could you see or pick out the parts?', 'Do all parts of it look the same?'],
  },
};

const separating: SortingInfo = {
  ...matter,
  id: 'science.matter.separating',
  title: 'Separating mixtures',
  grades: [4, 8],
  objectives: ['Choose how to separate a mixture'],
  keywords: ['separating mixtures', 'filter', 'evaporation', 'separation'],
  prerequisites: ['science.matter.solutions', 'science.forces.magnets'],
  standards: ['5-PS1-3'],
  teaching: {
    idea:
      'To separate a mixture, use a property in which its parts differ. A magnet takes iron, a filter holds back ' +
      'solid bits, ' +
      'and evaporation leaves behind what was dissolved.',
    caution: 'A filter does not hold back what is dissolved. Its particles are too small.',
    leads: ['Is one part iron or steel?', 'Is the solid dissolved, or does it float about as bits?'],
  },
};

const changes: SortingInfo = {
  ...matter,
  id: 'science.matter.changes',
  title: 'Physical and chemical changes',
  grades: [5, 9],
  objectives: ['Tell physical from chemical changes'],
  keywords: ['physical change', 'chemical change', 'physical and chemical changes'],
  prerequisites: ['science.matter.solutions'],
  standards: ['5-PS1-4', 'MS-PS1-2'],
  teaching: {
    idea:
      'In a physical change the substance stays the same; only its form or state changes. In a chemical change ' +
      'the atoms ' +
      'are joined anew, so new substances with new properties form.',
    caution: 'A change of state is physical: steam is still water.',
    leads: [
      'Is there a new substance afterwards?',
      'Could you get the old one back by cooling, drying or sorting?',
    ],
  },
};

const signs: SortingInfo = {
  ...matter,
  id: 'science.chemistry.signs',
  category: 'Chemistry',
  title: 'Signs of a chemical reaction',
  grades: [6, 9],
  objectives: ['Recognize evidence of a chemical reaction'],
  keywords: ['signs of a reaction', 'evidence of chemical reaction', 'chemical reactions'],
  prerequisites: ['science.matter.changes'],
  standards: ['MS-PS1-2'],
  teaching: {
    idea:
      'A reaction makes new substances. Signs are a gas without boiling, a solid from clear solutions, a new ' +
      'color or smell, ' +
      'and heat or light from the substances themselves.',
    caution: 'Bubbles alone prove nothing: boiling water bubbles too.',
    leads: [
      'Which substance is there before, and which after?',
      'Could it be only melting, drying, boiling or cutting?',
    ],
  },
};

const substances: SortingInfo = {
  ...matter,
  id: 'science.matter.substances',
  title: 'Elements, compounds and mixtures',
  grades: [6, 10],
  objectives: ['Tell elements, compounds and mixtures apart'],
  keywords: ['pure substances', 'elements compounds mixtures', 'pure substances and mixtures'],
  prerequisites: ['science.chemistry.symbols', 'science.matter.solutions'],
  standards: ['MS-PS1-1'],
  teaching: {
    idea:
      'A pure substance is an element or a compound. An element has one kind of atom. A compound has several ' +
      'kinds, bonded in a ' +
      'fixed ratio. A mixture holds several substances, in any ratio.',
    caution: 'Alloys such as brass look pure, but they are mixtures.',
    leads: [
      'Is its name in the periodic table?',
      'Does it have one formula, such as CO₂? Then it is no mixture.',
    ],
  },
};

const acids: SortingInfo = {
  ...matter,
  id: 'science.chemistry.acids',
  category: 'Chemistry',
  title: 'Acids and bases',
  grades: [7, 12],
  objectives: ['Tell acids, bases and neutral liquids apart'],
  keywords: ['acids', 'bases', 'acids and bases', 'neutral'],
  prerequisites: ['science.matter.solutions'],
  standards: ['MS-PS1-2', 'HS-PS1-2'],
  teaching: {
    idea:
      'An acid gives H⁺ ions to water: its pH is below 7. A base takes H⁺ or gives OH⁻: its pH is above 7. ' +
      'A neutral liquid has as many H⁺ as OH⁻: its pH is 7 at 25 °C.',
    caution: 'Bases are as harmful to skin and eyes as acids are. Never taste to test.',
    leads: [
      'Sour foods and drinks are acids. Soaps and many cleaners are bases.',
      'Does it bring more H⁺ or more OH⁻ into the water, or neither?',
    ],
  },
};

/** Materials, mixtures and changes of matter, sorted by kind. */
export const materialConcepts: Concept[] = [
  sorted(materials, materialKinds),
  sorted(hardness, hardnessKinds),
  sorted(water, waterKinds),
  sorted(floating, floatKinds),
  sorted(undoing, undoKinds),
  sorted(states, stateKinds),
  sorted(solutions, solutionKinds),
  sorted(particles, particleKinds),
  sorted(separating, separationKinds),
  sorted(changes, changeKinds),
  sorted(signs, signKinds),
  sorted(substances, substanceKinds),
  sorted(acids, acidKinds),
];
