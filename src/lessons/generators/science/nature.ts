import { worded } from '../choices.ts';
import { animals, lifelessThings, livingThings, youngAnimals } from '../data/animals.ts';
import { organelles, organs, plantParts, senses } from '../data/science-facts.ts';
import { type Fact, factual, levelOf, unlike } from '../facts.ts';
import { sampled, toLevel } from '../templates.ts';
import { alternatives, capitalize, withArticle } from '../text.ts';
import type { Concept } from '../types.ts';

const science = { subject: 'Science', category: 'Living Things' };

const living = sampled(
  {
    ...science,
    id: 'science.life.living-things',
    title: 'Living and not living',
    grades: [0, 2],
    objectives: ['Tell living things from things that do not live'],
    keywords: ['living things', 'nonliving things', 'alive', 'plants and animals'],
  },
  (rng) => {
    const live = rng.int(0, 1) === 1;
    const [answer = 'dog'] = rng.sample(live ? livingThings : lifelessThings, 1);
    const others = rng.sample(live ? lifelessThings : livingThings, 3);
    const [a = '', b = '', c = ''] = others;
    return {
      key: `${live ? 'live' : 'lifeless'} ${answer} of ${[...others].sort().join(' ')}`,
      question: `Which is ${live ? '' : 'not '}a live thing: ${alternatives(rng.shuffle([answer, ...others]))}?`,
      ...worded(answer, { 'moves-so-lives': a, 'found-outdoors': b, 'has-a-shape-of-life': c }),
      explanation: live
        ? `Live things grow and need food. The ${answer} does.`
        : `The ${answer} does not grow or need food.`,
    };
  },
);

const sensesConcept = factual(
  {
    ...science,
    id: 'science.body.senses',
    title: 'The five senses',
    grades: [0, 1],
    objectives: ['Match each sense with its part of the body'],
    keywords: ['senses', 'five senses', 'eyes', 'ears', 'smell', 'taste', 'touch', 'hearing', 'sight'],
  },
  senses.map(({ act, organ }) => ({
    question: `You ${act}. What do you use?`,
    answer: organ,
    explanation: `You ${act} with your ${organ}.`,
  })),
);

const young = factual(
  {
    ...science,
    id: 'science.animals.young',
    title: 'Baby animals',
    grades: [0, 2],
    objectives: ['Name the young of well-known animals'],
    keywords: ['animals', 'baby animals', 'young animals', 'animal babies'],
  },
  youngAnimals.map(({ name, young }) => ({
    question: `What is a young ${name} called?`,
    answer: young,
    explanation: `A young ${name} is ${withArticle(young)}.`,
    // The young of some large deer are calves.
    wrong: youngAnimals.map((other) => other.young).filter((other) => name !== 'deer' || other !== 'calf'),
    level: toLevel(
      /swan|owl|kangaroo|deer|butterfly/.test(name) ? 2 : /goose|frog|goat|sheep|horse/.test(name) ? 1 : 0,
    ),
  })),
);

const covers = factual(
  {
    ...science,
    id: 'science.animals.covering',
    title: 'Fur, feathers and scales',
    grades: [0, 2],
    objectives: ['Tell what covers the body of an animal'],
    keywords: ['animals', 'fur', 'feathers', 'scales', 'animal coverings'],
  },
  animals
    .filter(({ cover }) => cover !== '?')
    .map(({ name, cover, group }) => ({
      question: `Think of ${withArticle(name)}. What covers its body?`,
      answer: cover,
      explanation: `${capitalize(withArticle(name))} has ${cover}, like many other ${group === 'fish' ? 'fish' : `${group}s`}.`,
      level: toLevel(name.length > 7 ? 2 : name.length > 5 ? 1 : 0),
    })),
);

const groups = factual(
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
  },
  animals.map(({ name, group }) => ({
    question: `Think of ${withArticle(name)}. Which group is it in?`,
    answer: group,
    explanation: `${capitalize(withArticle(name))} is ${withArticle(group)}.`,
    level: toLevel(
      /whale|dolphin|bat|penguin|ostrich|seahorse|newt|salamander|tortoise|gecko|seal/.test(name)
        ? 2
        : name.length > 5
          ? 1
          : 0,
    ),
  })),
);

const dietWords: Record<string, string> = {
  herbivore: 'plants only',
  carnivore: 'other animals',
  omnivore: 'both plants and animals',
};

const diets = factual(
  {
    ...science,
    id: 'science.animals.diet',
    title: 'Plant eaters and meat eaters',
    grades: [3, 6],
    objectives: ['Tell herbivores, carnivores and omnivores apart'],
    keywords: ['herbivore', 'carnivore', 'omnivore', 'food chain', 'what animals eat', 'food web', 'diet'],
  },
  animals
    .filter(({ diet }) => diet !== '?')
    .map(({ name, diet }) => ({
      question: `By what it eats, what is ${withArticle(name)}?`,
      answer: diet,
      explanation: `${capitalize(withArticle(name))} eats ${dietWords[diet]}, so it is ${withArticle(diet)}.`,
      wrong: ['herbivore', 'carnivore', 'omnivore', 'decomposer'],
      level: diet === 'omnivore' ? (1 as const) : (0 as const),
    })),
);

/** Returns two questions for each row: from the part to its job, and back. */
function bothWays(
  rows: readonly { name: string; job: string; level: string; field: string }[],
  whole: string,
): Fact[] {
  return rows.flatMap((row) => [
    {
      question: `Which part of ${whole} has this job: ${row.job}?`,
      answer: row.name,
      explanation: `The job of the ${row.name} is ${row.job}.`,
      level: levelOf(row.level),
      wrong: unlike(rows, row).map(({ name }) => name),
    },
    {
      question: `What is the job of the ${row.name} in ${whole}?`,
      answer: row.job,
      explanation: `The job of the ${row.name} is ${row.job}.`,
      level: levelOf(row.level),
      wrong: unlike(rows, row).map(({ job }) => job),
    },
  ]);
}

const body = factual(
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
  },
  bothWays(
    organs.map((row) => ({ ...row, name: row.organ })),
    'the body',
  ),
);

const plants = factual(
  {
    ...science,
    id: 'science.plants.parts',
    title: 'Parts of a plant',
    grades: [3, 5],
    objectives: ['Know the parts of a plant and their jobs'],
    keywords: ['plants', 'parts of a plant', 'roots', 'leaves', 'flowers', 'seeds', 'botany'],
  },
  bothWays(
    plantParts.map((row) => ({ ...row, name: row.part })),
    'a plant',
  ),
);

const cells = factual(
  {
    ...science,
    id: 'science.cells.organelles',
    title: 'Parts of a cell',
    grades: [6, 11],
    objectives: ['Know the parts of cells and their functions'],
    keywords: ['cells', 'cell', 'organelles', 'mitochondria', 'nucleus', 'cell biology'],
  },
  bothWays(
    organelles.map((row) => ({ ...row, name: row.part })),
    'a cell',
  ),
);

/** Life science. */
export const nature: Concept[] = [living, sensesConcept, young, covers, groups, diets, plants, body, cells];
