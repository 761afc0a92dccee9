import { among, numeric } from '../choices.ts';
import { elements } from '../data/elements.ts';
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
import { factual, levelOf } from '../facts.ts';
import { byLevel, listed, sampled, toLevel } from '../templates.ts';
import { capitalize, ordinal, withArticle } from '../text.ts';
import type { Concept, Level } from '../types.ts';

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
  weatherFacts,
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
  instruments.flatMap(({ tool, measures, level }) => [
    {
      question: `What do you measure with ${withArticle(tool)}?`,
      answer: measures,
      explanation: `${capitalize(withArticle(tool))} measures ${measures}.`,
      level: levelOf(level),
      wrong: instruments.map((i) => i.measures),
    },
    {
      question: `Which tool measures this: ${measures}?`,
      answer: tool,
      explanation: `${capitalize(withArticle(tool))} measures ${measures}.`,
      level: levelOf(level),
      wrong: instruments.map((i) => i.tool),
    },
  ]),
);

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

const elementLevel = (number: number): Level => toLevel(number <= 20 ? 0 : number <= 56 ? 1 : 2);

const symbols = listed(
  {
    subject: 'Science',
    category: 'Chemistry',
    id: 'science.chemistry.symbols',
    title: 'Symbols of the elements',
    grades: [5, 12],
    objectives: ['Know the symbols of the chemical elements'],
    keywords: ['elements', 'periodic table', 'chemical symbols', 'symbols of elements', 'chemistry'],
  },
  {
    items: elements.flatMap((element) => [true, false].map((toSymbol) => ({ element, toSymbol }))),
    key: ({ element, toSymbol }) => `${toSymbol ? 'symbol' : 'name'} ${element.symbol}`,
    level: ({ element }) => elementLevel(element.number),
    draw: ({ element, toSymbol }, rng) => {
      const near = elements.filter(
        (e) => e.symbol[0] === element.symbol[0] || Math.abs(e.number - element.number) < 6,
      );
      return {
        question: toSymbol
          ? `What is the chemical symbol of ${element.name}?`
          : `Which element has the symbol ${element.symbol}?`,
        ...among(
          toSymbol ? element.symbol : element.name,
          near.map((e) => (toSymbol ? e.symbol : e.name)),
          rng,
        ),
        explanation: `The symbol ${element.symbol} stands for ${element.name}, element number ${element.number}.`,
      };
    },
  },
);

const atoms = sampled(
  {
    subject: 'Science',
    category: 'Chemistry',
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
  },
  (rng, dial) => {
    const element = rng.pick(elements.slice(2, byLevel(dial, [54, 86, 103])));
    const z = element.number;
    const mass = z * 2 + rng.int(0, 2 + Math.floor(z / 2));
    const charge = dial.level === 0 ? 0 : rng.int(-2, 2);
    const neutrons = mass - z;
    const askElectrons = charge !== 0 && rng.int(0, 1) === 1;
    const sign = charge > 0 ? `+${charge}` : `${charge}`;
    const answer = askElectrons ? z - charge : neutrons;
    return {
      key: `${askElectrons ? 'electrons' : 'neutrons'} ${z} ${mass} ${charge}`,
      question: `The nucleus of ${charge === 0 ? 'an atom' : 'an ion'} of ${element.name} holds ${z} protons. Its mass number is ${mass} and its charge is ${charge === 0 ? 0 : sign}. How many ${askElectrons ? 'electrons' : 'neutrons'} does it have?`,
      ...numeric(
        answer,
        askElectrons
          ? { 'ignored-charge': z, 'charge-the-wrong-way': z + charge, 'counted-neutrons': neutrons }
          : {
              'counted-protons': z,
              'gave-mass-number': mass,
              'added-instead': mass + z,
              'included-charge': neutrons - charge,
            },
      ),
      explanation: askElectrons
        ? `Electrons = protons - charge: ${answer}.`
        : `Neutrons = mass number - protons: ${mass} - ${z} = ${neutrons}.`,
    };
  },
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
