import {
  acids,
  earthFacts,
  instruments,
  machines,
  planetFacts,
  planets,
  states,
  weatherFacts,
} from '../data/science-facts.ts';
import { factual, levelOf, unlike } from '../facts.ts';
import { toLevel } from '../templates.ts';
import { capitalize, ordinal, withArticle } from '../text.ts';
import type { Concept } from '../types.ts';
import { atoms, symbols } from './elements.ts';

const weather = factual(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.weather.words',
    title: 'Weather and sky',
    grades: [0, 2],
    objectives: ['Name kinds of weather and things in the sky'],
    keywords: ['weather', 'sky', 'rain', 'snow', 'storms', 'clouds', 'sun and moon'],
  },
  weatherFacts.map((row) => ({ ...row, wrong: unlike(weatherFacts, row).map(({ answer }) => answer) })),
);

const statesOfMatter = factual(
  {
    subject: 'Science',
    category: 'Matter',
    id: 'science.matter.states',
    title: 'Solid, liquid or gas',
    grades: [1, 5],
    objectives: ['Tell the three states of matter apart'],
    keywords: ['states of matter', 'solid', 'liquid', 'gas', 'matter'],
  },
  states.map(({ thing, state, level }) => ({
    question: `What state is this: ${thing}?`,
    answer: state,
    explanation: `${capitalize(thing)}: it is a ${state}.`,
    level: levelOf(level),
    wrong: ['solid', 'liquid', 'gas', 'light'],
  })),
);

const planetOrder = [
  ...planets.map((planet, i) => ({
    question: `Which planet is the ${ordinal(i + 1)} from the Sun?`,
    answer: planet,
    explanation: `From the Sun: ${planets.join(', ')}.`,
    level: toLevel(i < 4 ? 0 : 1),
    wrong: planets,
  })),
  ...planets.slice(1).map((planet, i) => ({
    question: `Count from the Sun. Which planet comes just before ${planet}?`,
    answer: planets[i] ?? '',
    explanation: `From the Sun: ${planets.join(', ')}.`,
    level: 2 as const,
    wrong: planets.filter((other) => other !== planet),
  })),
  ...planets.slice(0, -1).map((planet, i) => ({
    question: `Count from the Sun. Which planet comes just after ${planet}?`,
    answer: planets[i + 1] ?? '',
    explanation: `From the Sun: ${planets.join(', ')}.`,
    level: 1 as const,
    wrong: planets.filter((other) => other !== planet),
  })),
];

const solarSystem = factual(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.space.planets',
    title: 'The planets',
    grades: [3, 8],
    objectives: ['Know the planets, their order and what marks them'],
    keywords: ['planets', 'solar system', 'space', 'astronomy', 'Mars', 'Jupiter', 'Saturn'],
  },
  [
    ...planetOrder,
    ...planetFacts.map(({ question, answer, level }) => ({
      question,
      answer,
      explanation: `It is ${answer}.`,
      level: levelOf(level),
      wrong: planets,
    })),
  ],
);

const rocks = factual(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.earth.rocks-and-layers',
    title: 'Rocks and layers of the Earth',
    grades: [4, 9],
    objectives: ['Know the layers of the Earth and the three kinds of rock'],
    keywords: [
      'rocks',
      'geology',
      'layers of the earth',
      'igneous',
      'sedimentary',
      'metamorphic',
      'core',
      'mantle',
    ],
  },
  earthFacts.map(({ question, answer, level }) => ({
    question,
    answer,
    explanation: `The answer is: ${answer}.`,
    level: levelOf(level),
    wrong: /layer of the Earth/.test(question)
      ? ['crust', 'mantle', 'outer core', 'inner core']
      : ['igneous', 'sedimentary', 'metamorphic', 'magnetic'],
  })),
);

const tools = factual(
  {
    subject: 'Science',
    category: 'Measurement',
    id: 'science.measurement.tools',
    title: 'Measuring tools',
    grades: [3, 6],
    objectives: ['Choose the instrument for a measurement'],
    keywords: ['measuring tools', 'instruments', 'thermometer', 'barometer', 'measurement'],
  },
  instruments.flatMap((row) => [
    {
      question: `What do you measure with ${withArticle(row.tool)}?`,
      answer: row.measures,
      explanation: `${capitalize(withArticle(row.tool))} measures ${row.measures}.`,
      level: levelOf(row.level),
      wrong: unlike(instruments, row).map(({ measures }) => measures),
    },
    {
      question: `Which tool measures this: ${row.measures}?`,
      answer: row.tool,
      explanation: `${capitalize(withArticle(row.tool))} measures ${row.measures}.`,
      level: levelOf(row.level),
      wrong: unlike(instruments, row).map(({ tool }) => tool),
    },
  ]),
);

/** Clearly different machines. A wedge and a screw are inclined planes in another form, and an axle turns like a lever. */
const unlikeMachine: Record<string, readonly string[]> = {
  lever: ['inclined plane', 'wedge', 'screw', 'pulley'],
  pulley: ['inclined plane', 'wedge', 'screw', 'lever'],
  'wheel and axle': ['inclined plane', 'wedge', 'screw'],
  'inclined plane': ['lever', 'pulley', 'wheel and axle'],
  wedge: ['lever', 'pulley', 'wheel and axle'],
  screw: ['lever', 'pulley', 'wheel and axle'],
};

const simpleMachines = factual(
  {
    subject: 'Science',
    category: 'Forces',
    id: 'science.forces.simple-machines',
    title: 'Simple machines',
    grades: [4, 7],
    objectives: ['Recognize the six simple machines in everyday things'],
    keywords: ['simple machines', 'lever', 'pulley', 'wedge', 'screw', 'inclined plane', 'wheel and axle'],
  },
  machines.map(({ thing, machine, level }) => ({
    question: `Which simple machine is ${thing}?`,
    answer: machine,
    explanation: `${capitalize(thing)} works as ${withArticle(machine)}.`,
    level: levelOf(level),
    wrong: unlikeMachine[machine] ?? [],
  })),
);

const acidsAndBases = factual(
  {
    subject: 'Science',
    category: 'Chemistry',
    id: 'science.chemistry.acids',
    title: 'Acids and bases',
    grades: [7, 12],
    objectives: ['Tell acids, bases and neutral liquids apart'],
    keywords: ['acids', 'bases', 'pH', 'acids and bases', 'neutral'],
  },
  acids.map(({ thing, kind, level }) => ({
    question: `What is ${thing}: an acid, a base or neutral?`,
    answer: kind,
    explanation: `${capitalize(thing)} has a pH ${kind === 'acid' ? 'below' : kind === 'base' ? 'above' : 'of'} 7.`,
    level: levelOf(level),
    wrong: ['acid', 'base', 'neutral'],
  })),
);

/** Matter, earth and space. */
export const matter: Concept[] = [
  weather,
  statesOfMatter,
  solarSystem,
  tools,
  simpleMachines,
  rocks,
  symbols,
  atoms,
  acidsAndBases,
];
