import {
  ancestryFacts,
  divisionFacts,
  geneticWordFacts,
  selectionFacts,
  speciationFacts,
} from '../data/heredity-facts.ts';
import { stated } from '../statements.ts';
import type { Concept } from '../types.ts';

const geneticWord = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.genetics.words',
    title: 'Words of genetics',
    grades: [7, 10],
    objectives: ['Use the words of heredity'],
    keywords: ['genetics vocabulary', 'heredity', 'genes', 'alleles', 'dominant and recessive'],
    prerequisites: ['science.life.traits', 'science.cells.organelles'],
    standards: ['MS-LS3-1', 'HS-LS3-1'],
    teaching: {
      idea:
        'A gene is a section of DNA that helps to make a trait. Genes come in versions, the alleles. ' +
        'Each parent hands on one allele of a pair.',
      caution: 'Dominant does not mean common or better. It means that one copy is enough to show.',
      leads: [
        'Is the word about the DNA or about what is seen?',
        'Is it about one allele or about the pair?',
      ],
    },
  },
  'Which word',
  geneticWordFacts,
);

const selection = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.evolution.natural-selection',
    title: 'Natural selection',
    grades: [6, 10],
    objectives: ['Explain how populations change by natural selection'],
    keywords: ['natural selection', 'evolution', 'survival of the fittest', 'adaptation of populations'],
    prerequisites: ['science.life.adaptations'],
    standards: ['MS-LS4-4', 'MS-LS4-6', 'HS-LS4-2', 'HS-LS4-4'],
    teaching: {
      idea:
        'Members of a population differ, and some differences are inherited. Those whose traits fit ' +
        'the surroundings leave more offspring. So these traits become more common over generations.',
      caution:
        'An individual does not evolve because it needs to. The population changes, as some leave ' +
        'more offspring than others.',
      leads: [
        'Is it about one living thing or the population?',
        'Is it about the difference, the inheritance or the success?',
      ],
    },
  },
  'Which of these',
  selectionFacts,
);

const ancestry = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.evolution.evidence',
    title: 'Evidence of common ancestry',
    grades: [6, 10],
    objectives: ['Sort and use evidence that living things share ancestors'],
    keywords: ['common ancestry', 'evidence of evolution', 'homologous structures', 'comparative anatomy'],
    prerequisites: ['science.evolution.natural-selection', 'science.earth.fossils'],
    standards: ['MS-LS4-2', 'MS-LS4-3', 'HS-LS4-1'],
    teaching: {
      idea:
        'Different kinds of evidence point to the same family tree: the build of bodies, embryos, ' +
        'fossils, and DNA. That they agree makes the case strong.',
      caution:
        'The wings of birds and insects have the same use, but a different build. That is no sign of ' +
        'a close relation.',
      leads: [
        'Is it about bones, embryos, rock or molecules?',
        'Would you find it in a rock, in a body or in a laboratory test of genes?',
      ],
    },
  },
  'Which finding',
  ancestryFacts,
);

const speciation = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.evolution.speciation',
    title: 'Speciation',
    grades: [10, 12],
    objectives: ['Explain how new species form'],
    keywords: ['speciation', 'reproductive isolation', 'new species'],
    prerequisites: ['science.evolution.natural-selection'],
    standards: ['HS-LS4-5'],
    teaching: {
      idea:
        'A new species forms when two populations stop exchanging genes for a long time. Mutation, ' +
        'selection and drift then change each in its own way, until they no longer breed with each ' +
        'other.',
      caution:
        'Being apart is not enough. The populations are two species only when they no longer breed ' +
        'with success.',
      leads: [
        'Does it keep populations apart, or does it change one of them?',
        'Is it about space, time, behavior, bodies or numbers?',
      ],
    },
  },
  'Which of these',
  speciationFacts,
);

const division = stated(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.cells.mitosis-meiosis',
    title: 'Mitosis and meiosis',
    grades: [9, 12],
    objectives: ['Compare mitosis with meiosis'],
    keywords: ['mitosis', 'meiosis', 'mitosis and meiosis'],
    prerequisites: ['science.cells.organelles'],
    standards: ['HS-LS1-4', 'HS-LS3-2'],
    teaching: {
      idea:
        'Mitosis makes two cells with the same chromosomes for growth and repair. Meiosis halves the ' +
        'number of chromosomes in two divisions and makes four different cells for reproduction.',
      caution: 'The DNA is copied once before both. Meiosis divides twice after that.',
      leads: [
        'How many divisions are there, and how many cells come out?',
        'Is it about growth or about egg and sperm cells?',
      ],
    },
  },
  'Which feature',
  divisionFacts,
);

/** Heredity, cell division and evolution. */
export const heredity: Concept[] = [geneticWord, selection, ancestry, speciation, division];
