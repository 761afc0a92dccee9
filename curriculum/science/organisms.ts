import {
  adaptationFacts,
  animalPartsFacts,
  fossilFacts,
  habitatFacts,
  needsFacts,
  parentsFacts,
  pollinationFacts,
  structureFacts,
  traitFacts,
} from '../data/organisms-facts.ts';
import { stated } from '../statements.ts';
import type { Concept } from '../types.ts';

const needs = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.life.needs',
    title: 'What living things need',
    grades: [0, 2],
    objectives: ['Tell how plants and animals get what they need'],
    keywords: ['needs of plants', 'needs of animals', 'what plants need', 'what animals need'],
    prerequisites: ['science.life.living-things'],
    standards: ['K-LS1-1'],
    teaching: {
      idea:
        'Plants need water, light and air. Animals need food, water and air. Each gets them in its ' +
        'own way.',
      caution: 'A plant does not eat as we do. It makes its food with light.',
      leads: ['Is it about food, water, air, light or a home?', 'Think of where it lives.'],
    },
  },
  'Which one',
  needsFacts,
);

const animalParts = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.animals.parts',
    title: 'Parts of animals',
    grades: [0, 2],
    objectives: ['Tell what parts of animals are for'],
    keywords: ['parts of animals', 'animal parts', 'wings and fins', 'claws'],
    prerequisites: ['science.life.living-things'],
    standards: ['1-LS1-1'],
    teaching: {
      idea: 'Each part of an animal helps it to live. Wings are for flight. Fins are for swimming.',
      caution: 'Look at what the part does. Do not look at its size.',
      leads: ['What could the animal not do without it?', 'Does it help to move, eat, sense or hide?'],
    },
  },
  'Which one',
  animalPartsFacts,
);

const parents = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.animals.parents',
    title: 'Parents and their young',
    grades: [1, 3],
    objectives: ['Tell how parents help their young to live'],
    keywords: ['parents and young', 'animal parents', 'animal families'],
    prerequisites: ['science.animals.young'],
    standards: ['1-LS1-2'],
    teaching: {
      idea:
        'Many animals care for their young. They feed them, keep them warm and teach them. The young ' +
        'call, follow or hide.',
      caution: 'Not all parents stay. Young sea turtles find their own way.',
      leads: ['Is it about food, warmth, safety or learning?', 'Think of how this animal lives.'],
    },
  },
  'Which animal',
  parentsFacts,
);

const habitat = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.animals.habitats',
    title: 'Habitats',
    grades: [0, 3],
    objectives: ['Match animals and plants with the places where they live'],
    keywords: ['habitats', 'habitat', 'where animals live', 'animal homes'],
    prerequisites: ['science.life.living-things'],
    standards: ['K-ESS3-1', '2-LS4-1'],
    teaching: {
      idea: 'A habitat is a place to live. There an animal finds food, water and a safe home.',
      caution: 'A zoo is not a habitat. Think of where it lives in the wild.',
      leads: ['Can it live in water?', 'Does it like it hot, cold, wet or dry?'],
    },
  },
  'Which one',
  habitatFacts,
  { about: ({ term, clue }) => [term, clue.replace(/^lives (in|on) /, '')] },
);

const pollination = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.plants.pollination',
    title: 'Pollen and seeds on the move',
    grades: [2, 3],
    objectives: ['Tell how pollen and seeds get from place to place'],
    keywords: ['pollination', 'seed dispersal', 'pollen', 'how seeds travel'],
    prerequisites: ['science.life.living-things'],
    standards: ['2-LS2-2'],
    teaching: {
      idea:
        'Plants cannot walk. Wind, water and animals carry their pollen and seeds. Pollen helps a ' +
        'flower make seeds. Seeds need room to grow.',
      caution: 'Pollen is not a seed. It goes from flower to flower.',
      leads: ['Is it about pollen or about a seed?', 'Would wind, water or an animal move it?'],
    },
  },
  'Which one',
  pollinationFacts,
);

const trait = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.life.traits',
    title: 'Traits',
    grades: [3, 5],
    objectives: ['Tell inherited traits from learned skills and from effects of the surroundings'],
    keywords: ['traits', 'inherited traits', 'learned behavior', 'heredity'],
    prerequisites: ['science.animals.young'],
    standards: ['3-LS3-1', '3-LS3-2'],
    teaching: {
      idea:
        'Some traits come from the parents and are there without learning. Others are learned. Others ' +
        'again come from the surroundings, such as food, light or weather.',
      caution: 'A scar does not pass to the young. Only what the parents hand on in their genes does.',
      leads: [
        'Was it there from birth, without a teacher?',
        'Could food, light or weather have changed it?',
        'Did somebody have to practice it?',
      ],
    },
  },
  'Which of these',
  traitFacts,
);

const adaptation = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.life.adaptations',
    title: 'Adaptations',
    grades: [3, 5],
    objectives: ['Explain how the build or behavior of a living thing helps it to survive'],
    keywords: ['adaptations', 'adaptation', 'camouflage', 'survival'],
    prerequisites: ['science.animals.habitats'],
    standards: ['3-LS4-2', '3-LS4-3', '4-LS1-1'],
    teaching: {
      idea:
        'An adaptation is a part of the body or a behavior that helps a living thing to survive where ' +
        'it lives. Those that have it live longer and have more young.',
      caution: 'An animal does not choose its adaptations. They are passed on from parents.',
      leads: ['What is hard about the place where it lives?', 'How does this part or behavior solve that?'],
    },
  },
  'Which one',
  adaptationFacts,
);

const structure = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.life.sensing',
    title: 'How animals sense',
    grades: [4, 6],
    objectives: ['Explain how animals take in information and respond to it'],
    keywords: ['senses and structures', 'nerves', 'nervous system', 'sense organs'],
    prerequisites: ['science.body.organs'],
    standards: ['4-LS1-1', '4-LS1-2', '4-PS4-2'],
    teaching: {
      idea:
        'Sense organs take in light, sound, smell, taste or touch. Nerves carry the message to the ' +
        'brain, and the brain chooses a response.',
      caution: 'The eye does not see alone. It sends signals, and the brain makes the picture.',
      leads: [
        'Does it take in, carry or work out information?',
        'Which signal is it about: light, sound, smell or touch?',
      ],
    },
  },
  'Which one',
  structureFacts,
);

const fossil = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.earth.fossils',
    title: 'Fossils',
    grades: [3, 6],
    objectives: ['Tell what fossils show about living things and places of long ago'],
    keywords: ['fossils', 'fossil', 'paleontology', 'ancient life'],
    prerequisites: ['science.life.living-things'],
    standards: ['3-LS4-1', '4-ESS1-1'],
    teaching: {
      idea:
        'Fossils are remains or traces of living things of long ago, kept in rock. They show what ' +
        'lived and what the place was like.',
      caution:
        'A fossil of a sea animal on a mountain means that the rock was once under the sea. The ' +
        'animal did not climb.',
      leads: [
        'Is it a part of the body or a trace?',
        'What does it tell about the living thing or the place?',
      ],
    },
  },
  'Which one',
  fossilFacts,
);

/** Living things and how they live, from kindergarten to grade 5. */
export const organisms: Concept[] = [
  needs,
  animalParts,
  parents,
  habitat,
  pollination,
  trait,
  adaptation,
  structure,
  fossil,
];
