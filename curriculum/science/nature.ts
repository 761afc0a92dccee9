import { animals, lifelessThings, livingThings, useOfCover, youngAnimals } from '../data/animals.ts';
import { organelles, organs, plantParts, senses } from '../data/science-facts.ts';
import { stated } from '../statements.ts';
import { withArticle } from '../text.ts';
import type { Concept } from '../types.ts';

const science = { subject: 'Science', category: 'Living Things' };

/** Returns the names by which the topic search finds a row. */
const about = (row: { about: readonly string[] }) => row.about;

const living = stated(
  {
    ...science,
    id: 'science.life.living-things',
    title: 'Living and not living',
    grades: [0, 2],
    objectives: ['Tell living things from things that do not live'],
    keywords: ['living things', 'nonliving things', 'alive', 'plants and animals'],
    standards: ['K-LS1-1'],
    teaching: {
      idea:
        'Living things need food and water, and they grow. Plants and animals are alive. A rock is ' +
        'not: it never grows.',
      caution: 'A car moves, but it is not alive. It does not grow or eat.',
      leads: ['Ask: does it grow?', 'Ask: does it need food and water?'],
    },
  },
  'Which one',
  [
    ...livingThings.map((name) => ({
      term: withArticle(name),
      clue: 'is alive',
      why: 'It grows and needs water.',
      told: `The ${name} grows and needs water.`,
      field: '-',
    })),
    ...lifelessThings.map((name) => ({
      term: withArticle(name),
      clue: 'is not alive',
      why: 'It does not grow or eat.',
      told: `The ${name} does not grow or eat.`,
      field: '-',
    })),
  ],
);

const sensesConcept = stated(
  {
    ...science,
    id: 'science.body.senses',
    title: 'The five senses',
    grades: [0, 1],
    objectives: ['Match each sense with its part of the body'],
    keywords: ['senses', 'five senses', 'eyes', 'ears', 'smell', 'taste', 'touch', 'hearing', 'sight'],
    standards: ['1-LS1-1', '4-LS1-2'],
    teaching: {
      idea: 'We have five senses. We see, hear, smell, taste and feel. Each sense has its own part of the body.',
      caution: 'You can see a bell, too. But only your ears tell how it sounds.',
      leads: ['What does it say: see, hear, smell, taste or feel?', 'Point to the part of you that does it.'],
    },
  },
  'Which part of you',
  senses,
);

const young = stated(
  {
    ...science,
    id: 'science.animals.young',
    title: 'Baby animals',
    grades: [0, 2],
    objectives: ['Name the young of well-known animals'],
    keywords: ['animals', 'baby animals', 'young animals', 'animal babies'],
    standards: ['1-LS3-1'],
    teaching: {
      idea:
        'Many young animals have a name of their own. A young dog is a puppy. They look like their ' +
        'parents, but not just the same.',
      caution: 'Some young look very different. A tadpole has no legs, but it grows into a frog.',
      leads: ['Ask: what will this young animal grow into?', 'Think of a story or song about its young.'],
    },
  },
  'Which one',
  youngAnimals.map(({ name, young, sign }) => ({
    term: withArticle(young),
    clue: `is a young ${name}`,
    why: sign,
    // The young of some large deer are calves.
    field: /^(cow|deer)$/.test(name) ? 'calf' : '-',
    about: [young, `baby ${name}`, `young ${name}`],
  })),
  { about },
);

const covers = stated(
  {
    ...science,
    id: 'science.animals.covering',
    title: 'Fur, feathers and scales',
    grades: [0, 2],
    objectives: ['Tell what covers the body of an animal'],
    keywords: ['animals', 'fur', 'feathers', 'scales', 'animal coverings'],
    standards: ['1-LS1-1'],
    teaching: {
      idea:
        'A cover keeps the body of an animal safe. Birds have feathers. Many fish and snakes have ' +
        'scales. Cats and dogs have fur.',
      caution: 'A bat can fly, but it has fur. Look at the cover, not at what the animal does.',
      leads: ['See the animal in your mind.', 'How would it feel if you touched it?'],
    },
  },
  'Which animal',
  animals
    .filter(({ cover }) => cover !== '?')
    .map(({ name, cover }) => ({
      term: withArticle(name),
      clue: `has ${cover}`,
      why: useOfCover[cover] ?? '-',
      field: '-',
      about: [name],
    })),
  { about },
);

const signOfGroup: Record<string, string> = {
  mammal: 'Mammals feed their young with milk and have hair.',
  bird: 'Birds have feathers and lay eggs with a hard shell.',
  fish: 'Fish live in water and breathe with gills.',
  reptile: 'Reptiles have dry skin with scales and breathe air all their lives.',
  amphibian: 'Amphibians have moist skin, and most begin their lives in water.',
  insect: 'Insects have six legs and three body parts.',
};

const groups = stated(
  {
    ...science,
    id: 'science.animals.groups',
    title: 'Animal groups',
    grades: [2, 5],
    objectives: ['Sort animals into mammals, birds, fish, reptiles, amphibians and insects'],
    keywords: [
      'animals',
      'animal groups',
      'classification',
      'mammals',
      'birds',
      'reptiles',
      'amphibians',
      'insects',
      'fish',
      'vertebrates',
    ],
    prerequisites: ['science.animals.covering'],
    standards: ['2-LS4-1', '4-LS1-1'],
    teaching: {
      idea: {
        2: 'Animals of one group are built alike. Birds have feathers. Insects have six legs. Mammals feed their young with milk.',
        3:
          'Animals of one group share how they are built. Mammals have hair and milk, birds have feathers, fish have gills, ' +
          'reptiles have dry scales, amphibians have moist skin, and insects have six legs.',
      },
      caution: 'A whale swims, but it is no fish. It breathes air and has milk.',
      leads: [
        'What covers its body?',
        'How does it breathe, and how does it feed its young?',
        'Where it lives does not decide.',
      ],
    },
  },
  'Which animal',
  animals.map(({ name, group }) => ({
    term: withArticle(name),
    clue: `is ${withArticle(group)}`.replace('a fish', 'a kind of fish'),
    why: signOfGroup[group] ?? '-',
    field: '-',
    about: [name, group],
  })),
  { about },
);

const dietWords: Record<string, string> = {
  herbivore: 'It eats plants.',
  carnivore: 'It eats other animals.',
  omnivore: 'It eats both plants and animals.',
};

const diets = stated(
  {
    ...science,
    id: 'science.animals.diet',
    title: 'Plant eaters and meat eaters',
    grades: [3, 6],
    objectives: ['Tell herbivores, carnivores and omnivores apart'],
    keywords: ['herbivore', 'carnivore', 'omnivore', 'what animals eat', 'diet'],
    standards: ['5-LS2-1'],
    teaching: {
      idea:
        'Animals get their energy from food. A herbivore eats plants, a carnivore eats animals, and ' +
        'an omnivore eats both.',
      caution: 'Size does not decide. The large elephant eats plants, and the small dragonfly hunts.',
      leads: ['What does the animal eat in the wild?', 'Does it eat plants, animals or both?'],
    },
  },
  'Which animal',
  animals
    .filter(({ diet }) => diet !== '?')
    .map(({ name, diet }) => ({
      term: withArticle(name),
      clue: `is ${withArticle(diet)}`,
      why: dietWords[diet] ?? '-',
      field: '-',
      about: [name, diet],
    })),
  { about },
);

const body = stated(
  {
    ...science,
    id: 'science.body.organs',
    title: 'The human body',
    grades: [3, 7],
    objectives: ['Know what the main organs do'],
    keywords: [
      'human body',
      'body',
      'human heart',
      'organs',
      'anatomy',
      'heart',
      'lungs',
      'digestion',
      'digestive system',
      'circulatory system',
    ],
    standards: ['4-LS1-1', 'MS-LS1-3'],
    teaching: {
      idea:
        'An organ is a part of the body with work of its own. Its build fits its work: the heart is a strong muscle, ' +
        'and the lungs have thin walls for the air.',
      caution: 'Organs work in chains. Ask what this very part does, not what comes before or after.',
      leads: [
        'Is the work about food, air, blood, movement, control or protection?',
        'Where in the body does this work take place?',
      ],
    },
  },
  'Which part of the body',
  organs,
);

const plants = stated(
  {
    ...science,
    id: 'science.plants.parts',
    title: 'Parts of a plant',
    grades: [3, 5],
    objectives: ['Know the parts of a plant and their jobs'],
    keywords: ['plants', 'parts of a plant', 'roots', 'leaves', 'flowers', 'seeds', 'botany'],
    standards: ['4-LS1-1', '5-LS1-1'],
    teaching: {
      idea:
        'Each part of a plant has its own work. Roots take up water, the stem carries it, and leaves make food with light. ' +
        'Flowers, fruits and seeds make new plants.',
      caution: 'The roots take up water, but they do not make the food of the plant. The leaves do.',
      leads: ['Is the job about water, food, safety or seeds?', 'Where on the plant does the part sit?'],
    },
  },
  'Which part of a plant',
  plantParts,
);

const cells = stated(
  {
    ...science,
    id: 'science.cells.organelles',
    title: 'Parts of a cell',
    grades: [6, 11],
    objectives: ['Know the parts of cells and their functions'],
    keywords: ['cells', 'cell', 'organelles', 'mitochondria', 'nucleus', 'cell biology'],
    standards: ['MS-LS1-2'],
    teaching: {
      idea:
        'A cell is the smallest unit of life. Its parts share the work, as organs do in a body. The membrane is the border, ' +
        'the nucleus keeps the instructions, and other parts build, store and supply energy.',
      caution:
        'Plant cells have mitochondria too. The cells make food by day and release its energy day and night.',
      leads: [
        'Is the work about energy, instructions, building or borders?',
        'Does only a plant cell need it?',
      ],
    },
  },
  'Which part of a cell',
  organelles,
);

/** Life science. */
export const nature: Concept[] = [living, sensesConcept, young, covers, groups, diets, plants, body, cells];
