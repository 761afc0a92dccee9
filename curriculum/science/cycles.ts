import { type Sequence, sequenced } from '../ordered-steps.ts';
import type { Concept } from '../types.ts';

const cycle = (name: string, steps: string, why: string): Sequence => ({
  name,
  steps: steps.split(', '),
  isCycle: true,
  why,
});
const line = (name: string, steps: string, why: string): Sequence => ({
  ...cycle(name, steps, why),
  isCycle: false,
});

/** Stages of lives. Checked with a second list in the solver. */
const lives: readonly Sequence[] = [
  cycle(
    'the life of a butterfly',
    'the egg, the caterpillar, the pupa, the adult butterfly',
    'The body is rebuilt in the pupa.',
  ),
  cycle(
    'the life of a frog',
    'the egg, the young tadpole, the tadpole with legs, the small frog with a tail, the adult frog',
    'The tail shrinks as the legs grow.',
  ),
  cycle(
    'the life of a ladybug',
    'the egg, the larva, the pupa, the adult ladybug',
    'The larva has no wings yet.',
  ),
  cycle(
    'the life of a grasshopper',
    'the egg, the young nymph, the older nymph, the adult grasshopper',
    'A nymph sheds its skin as it grows.',
  ),
  cycle(
    'the life of a bean plant',
    'the seed, the sprout, the young plant with leaves, the plant in bloom, the plant with pods',
    'The pods hold the next seeds.',
  ),
  cycle(
    'the life of an apple tree',
    'the seed, the young tree, the grown tree, the blossom, the ripe apple',
    'The seeds lie in the apple.',
  ),
  cycle(
    'the life of a hen',
    'the fresh egg, the chick inside the egg, the hatched chick, the adult hen',
    'A chick breaks the shell with its beak.',
  ),
  cycle(
    'the life of a salmon',
    'the egg in the stream, the hatchling with a yolk sac, the young fish in the river, the adult in the sea, the adult back in the stream',
    'Salmon return to fresh water to lay eggs.',
  ),
  cycle(
    'the life of a mosquito',
    'the egg, the larva in water, the pupa in water, the flying adult',
    'Only the adult has wings.',
  ),
];

/** Phases of the Moon. Checked with a second list in the solver. */
const phases: readonly Sequence[] = [
  cycle(
    'the cycle of Moon phases',
    'the new moon, the waxing crescent, the first quarter, the waxing gibbous moon, the full moon, the waning gibbous moon, the last quarter, the waning crescent',
    'The lit part grows from new to full and then shrinks, as the Moon goes round the Earth.',
  ),
  cycle(
    'the trip of the Moon around the Earth',
    'the point between Earth and Sun, the first-quarter point, the point opposite the Sun, the third-quarter point',
    'One trip round the Earth takes about a month.',
  ),
];

/** Phases of cell division. Checked with a second list in the solver. */
const divisions: readonly Sequence[] = [
  cycle(
    'the cell cycle',
    'the first growth phase, the copying of the DNA, the second growth phase, mitosis, the division of the cytoplasm',
    'The DNA must be copied before it can be shared.',
  ),
  line(
    'mitosis',
    'prophase, metaphase, anaphase, telophase',
    'The chromosomes thicken, line up, part and unpack.',
  ),
  line(
    'mitosis, as seen under a microscope',
    'the thickening of the chromosomes, the lining up in the middle, the parting of sister chromatids, the forming of two nuclei, the splitting of the cell',
    'Each step needs the one before.',
  ),
  line(
    'the making of egg and sperm cells by meiosis',
    'the copying of the DNA, the pairing of homologous chromosomes, the parting of the pairs, the parting of sister chromatids, the splitting into four cells',
    'The pairs part first, and the chromatids part second.',
  ),
];

/** Lives of stars. Checked with a second list in the solver. */
const stars: readonly Sequence[] = [
  line(
    'the life of a star like the Sun',
    'the nebula, the protostar, the main-sequence star, the red giant, the white dwarf',
    'When the hydrogen of the core is used up, the star swells, sheds its outer gas and leaves its core.',
  ),
  line(
    'the life of a very massive star',
    'the cloud of gas, the young protostar, the hot blue star, the red supergiant, the supernova, the black hole',
    'The core collapses when it has turned to iron.',
  ),
  line(
    'the fusion in a massive star',
    'hydrogen, helium, carbon, oxygen, silicon, iron',
    'Each ash is the fuel of a hotter fire, and iron gives no energy.',
  ),
  line(
    'the early universe',
    'the Big Bang, the first atomic nuclei, the first atoms, the first stars, the first planets',
    'The universe cooled as it expanded, and planets need elements that stars made.',
  ),
];

const lifeCycles = sequenced(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.life.cycles',
    title: 'Life cycles',
    grades: [3, 5],
    objectives: ['Put the stages of the lives of plants and animals in order'],
    keywords: ['life cycles', 'life cycle', 'metamorphosis', 'stages of life'],
    prerequisites: ['science.animals.young'],
    standards: ['3-LS1-1'],
    teaching: {
      idea:
        'All living things are born, grow, have offspring and die. The stages differ, but the order ' +
        'is the same each time, and the offspring begin anew. So we draw it as a circle.',
      caution: 'Not every insect has a pupa. A grasshopper has none.',
    },
  },
  lives,
);

const moonPhases = sequenced(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.space.moon-phases',
    title: 'Phases of the Moon',
    grades: [5, 8],
    objectives: ['Put the phases of the Moon in order and explain them'],
    keywords: ['moon phases', 'phases of the moon', 'lunar phases', 'waxing and waning'],
    prerequisites: ['science.space.day-and-night'],
    standards: ['MS-ESS1-1'],
    teaching: {
      idea:
        'The Sun always lights one half of the Moon. As the Moon goes round the Earth in about a ' +
        'month, we see more and then less of the lit half. Waxing means growing, and waning means ' +
        'shrinking.',
      caution: 'The shadow of the Earth does not make the phases. It only makes an eclipse of the Moon.',
    },
  },
  phases,
);

const cellDivision = sequenced(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.cells.division',
    title: 'Cell division step by step',
    grades: [9, 12],
    objectives: ['Put the steps of the cell cycle, mitosis and meiosis in order'],
    keywords: ['cell division', 'cell cycle', 'phases of mitosis', 'prophase', 'metaphase'],
    prerequisites: ['science.cells.organelles'],
    standards: ['HS-LS1-4'],
    teaching: {
      idea:
        'A cell grows, copies its DNA, and then shares the copies. In mitosis the chromosomes thicken ' +
        '(prophase), line up (metaphase), part (anaphase), and two nuclei form (telophase).',
      caution: 'The DNA is not copied during mitosis, but before it.',
    },
  },
  divisions,
);

const starLives = sequenced(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.space.star-lives',
    title: 'Lives of stars',
    grades: [9, 12],
    objectives: ['Put the stages of the lives of stars in order'],
    keywords: ['life of stars', 'stellar evolution', 'life cycle of a star'],
    prerequisites: ['science.space.stars'],
    standards: ['HS-ESS1-3', 'HS-ESS1-2'],
    teaching: {
      idea:
        'Gravity pulls a star together, and fusion pushes outward. The star changes when a fuel runs ' +
        'out. Its mass decides whether a white dwarf, a neutron star or a black hole is left.',
      caution: 'The Sun will not become a supernova. It has too little mass.',
    },
  },
  stars,
);

/** Orders that repeat, and orders of development. */
export const cycles: Concept[] = [lifeCycles, moonPhases, cellDivision, starLives];
