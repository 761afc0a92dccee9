import {
  balanceFacts,
  bodySystemFacts,
  energyProcessFacts,
  moleculeFacts,
  reproductionFacts,
} from '../data/bodies-facts.ts';
import { stated } from '../statements.ts';
import type { Concept } from '../types.ts';

const bodySystem = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.body.systems',
    title: 'Body systems',
    grades: [5, 8],
    objectives: ['Sort parts of the body into organ systems and tell what the systems do'],
    keywords: ['body systems', 'organ systems', 'nervous system', 'respiratory system', 'skeletal system'],
    prerequisites: ['science.body.organs'],
    standards: ['MS-LS1-3'],
    teaching: {
      idea:
        'Cells form tissues, tissues form organs, and organs work together in systems. The systems ' +
        'depend on each other: blood carries oxygen from the lungs and nutrients from the intestine.',
      caution: 'The esophagus carries food, and the trachea carries air. They lie side by side.',
      leads: [
        'Is the work about food, air, blood, waste, signals or support?',
        'What does the body need this part for?',
      ],
    },
  },
  'Which part',
  bodySystemFacts,
);

const energyProcess = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.cells.photosynthesis',
    title: 'Photosynthesis and respiration',
    grades: [6, 10],
    objectives: ['Compare photosynthesis with cellular respiration'],
    keywords: ['photosynthesis', 'cellular respiration', 'respiration'],
    prerequisites: ['science.cells.organelles'],
    standards: ['MS-LS1-6', 'MS-LS1-7', 'HS-LS1-5', 'HS-LS1-7'],
    teaching: {
      idea:
        'Photosynthesis stores the energy of light in sugar: carbon dioxide + water → sugar + oxygen. ' +
        'Respiration releases it again: sugar + oxygen → carbon dioxide + water. The atoms go round, ' +
        'and the energy passes through.',
      caution: 'Plants respire too, day and night. They do not only make sugar.',
      leads: [
        'Write the two reactions down, one below the other.',
        'Does it help to make sugar, to break sugar down, or both?',
      ],
    },
  },
  'Which feature',
  energyProcessFacts,
);

const reproduction = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.life.reproduction',
    title: 'Ways of reproduction',
    grades: [6, 8],
    objectives: ['Tell sexual from asexual reproduction and what follows for the offspring'],
    keywords: ['reproduction', 'asexual reproduction', 'sexual reproduction'],
    prerequisites: ['science.life.traits'],
    standards: ['MS-LS1-4', 'MS-LS3-2'],
    teaching: {
      idea:
        'In asexual reproduction one parent makes offspring with its own genes. In sexual ' +
        'reproduction an egg cell and a sperm cell join, so that each of the offspring has a new mix ' +
        'of genes.',
      caution: 'Plants do both: a strawberry makes runners, and it makes seeds.',
      leads: ['How many parents pass on genes?', 'Do egg cells, sperm cells or pollen take part?'],
    },
  },
  'Which example',
  reproductionFacts,
);

const balance = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.body.homeostasis',
    title: 'Homeostasis',
    grades: [9, 12],
    objectives: ['Explain how feedback keeps conditions in the body stable'],
    keywords: ['homeostasis', 'negative feedback', 'insulin', 'feedback mechanisms'],
    prerequisites: ['science.body.systems'],
    standards: ['HS-LS1-3'],
    teaching: {
      idea:
        'The body keeps its inner conditions within narrow limits. Sensors notice a change, and a ' +
        'response acts against it. That is negative feedback. Positive feedback makes a change ' +
        'stronger until an event ends it.',
      caution: 'Negative feedback is not bad. Negative means that it acts against the change.',
      leads: [
        'Is it about temperature, sugar, water, gases or something else?',
        'Does the response push the value back or further?',
      ],
    },
  },
  'Which response',
  balanceFacts,
);

const molecule = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.cells.molecules',
    title: 'Molecules of life',
    grades: [9, 12],
    objectives: ['Sort large molecules of living things and tell what they do'],
    keywords: ['biomolecules', 'macromolecules', 'carbohydrates', 'lipids', 'proteins', 'nucleic acids'],
    prerequisites: ['science.cells.organelles'],
    standards: ['HS-LS1-6'],
    teaching: {
      idea:
        'Living things build four main kinds of large molecules: carbohydrates from sugars, proteins ' +
        'from amino acids, nucleic acids from nucleotides, and lipids. Lipids do not mix with water.',
      caution: 'Enzymes are proteins, and they end in -ase. Sugars end in -ose.',
      leads: ['What is it built from?', 'Is its work energy, structure, information or catalysis?'],
    },
  },
  'Which substance',
  moleculeFacts,
);

/** Bodies and cells from grade 5 on. */
export const bodies: Concept[] = [bodySystem, energyProcess, reproduction, balance, molecule];
