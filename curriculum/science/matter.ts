import { instrumentKinds, layerKinds, rockKinds, weatherKinds } from '../data/earth-kinds.ts';
import { planetFacts, planets } from '../data/science-facts.ts';
import { factual, levelOf } from '../facts.ts';
import { range, toLevel } from '../templates.ts';
import { alternatives, ordinal } from '../text.ts';
import type { Concept } from '../types.ts';
import { atomConcepts } from './atoms.ts';
import { elementConcepts } from './elements.ts';
import { type SortingInfo, sorted } from './sorting.ts';

const space = { subject: 'Science', category: 'Earth and Space' };

const weather: SortingInfo = {
  ...space,
  id: 'science.weather.words',
  title: 'Weather and sky',
  grades: [0, 2],
  objectives: ['Name kinds of weather and things in the sky'],
  keywords: ['weather', 'sky', 'rain', 'snow', 'storms', 'clouds', 'sun and moon'],
  standards: ['K-ESS2-1'],
  teaching: {
    idea: 'Weather is what the air is like now. It can be warm or cold, wet or dry. Each kind has its name.',
    caution: 'Snow and hail are both ice. Snow is soft flakes. Hail is hard balls.',
    hints: ['Think of a day with that weather.', 'What did you see, hear or feel?'],
  },
};

type Four = readonly [string, string, string, string];

/** Returns all sets of four, each in the order of the names. */
const fours = (all: readonly string[]): Four[] =>
  all.flatMap((a, i) =>
    all.flatMap((b, j) =>
      all.flatMap((c, k) => all.flatMap((d, l): Four[] => (i < j && j < k && k < l ? [[a, b, c, d]] : []))),
    ),
  );

/** Returns the planets of which a question speaks. One that lists four is about its answer only. */
function planetsIn({ form, question, answer }: { form: string; question: string; answer: string }): string[] {
  const text = form === 'nearest' || form === 'farthest' ? answer : `${question} ${answer}`;
  return planets.filter((planet) => text.includes(planet));
}

const planetOrder = [
  ...planets.map((planet, i) => ({
    form: 'place',
    question: `Which planet is the ${ordinal(i + 1)} from the Sun?`,
    answer: planet,
    level: toLevel(i < 4 ? 0 : 1),
    wrong: planets,
  })),
  ...planets.slice(1).map((planet, i) => ({
    form: 'before',
    question: `Count from the Sun. Which planet comes just before ${planet}?`,
    answer: planets[i] ?? '',
    level: 2 as const,
    wrong: planets.filter((other) => other !== planet),
  })),
  ...planets.slice(0, -1).map((planet, i) => ({
    form: 'after',
    question: `Count from the Sun. Which planet comes just after ${planet}?`,
    answer: planets[i + 1] ?? '',
    level: 1 as const,
    wrong: planets.filter((other) => other !== planet),
  })),
  ...planets.slice(0, -2).flatMap((planet, i) => {
    const [between = '', far = ''] = planets.slice(i + 1);
    return [
      {
        form: 'two-after',
        question: `Count from the Sun. Which planet comes two places after ${planet}?`,
        answer: far,
        level: 2 as const,
        wrong: planets.filter((other) => other !== planet),
      },
      {
        form: 'two-before',
        question: `Count from the Sun. Which planet comes two places before ${far}?`,
        answer: planet,
        level: 2 as const,
        wrong: planets.filter((other) => other !== far),
      },
      {
        form: 'between',
        question: `Which planet lies between ${planet} and ${far}?`,
        answer: between,
        level: 1 as const,
        wrong: planets.filter((other) => other !== planet && other !== far),
      },
    ];
  }),
  ...planets.flatMap((planet, i) =>
    [
      { form: 'nearer', side: 'nearer to', count: i },
      { form: 'farther', side: 'farther from', count: planets.length - 1 - i },
    ].map(({ form, side, count }) => ({
      form,
      question: `How many planets are ${side} the Sun than ${planet}?`,
      answer: `${count}`,
      level: toLevel(i < 4 ? 0 : 1),
      wrong: range(0, planets.length - 1).map(String),
    })),
  ),
  // A third of the sets of four.
  ...fours(planets)
    .filter((_, i) => i % 3 === 0)
    .flatMap((four) => {
      const [first, second, third, last] = four;
      const listing = alternatives([third, first, last, second]);
      return [
        { form: 'nearest', side: 'nearest to', answer: first },
        { form: 'farthest', side: 'farthest from', answer: last },
      ].map(({ form, side, answer }) => ({
        form,
        question: `Which of these is ${side} the Sun: ${listing}?`,
        answer,
        level: 0 as const,
        wrong: four,
      }));
    }),
].map((fact) => ({
  ...fact,
  about: planetsIn(fact),
  explanation: `From the Sun: ${planets.join(', ')}.`,
}));

const solarSystem = factual(
  {
    ...space,
    id: 'science.space.planets',
    title: 'The planets',
    grades: [3, 8],
    objectives: ['Know the planets, their order and what marks them'],
    keywords: ['planets', 'solar system', 'space', 'astronomy', 'Mars', 'Jupiter', 'Saturn'],
    standards: ['MS-ESS1-3'],
    teaching: {
      idea:
        'Eight planets go around the Sun: Mercury, Venus, Earth and Mars are small and rocky. Jupiter and Saturn ' +
        'are giants of gas, ' +
        'Uranus and Neptune giants of ice. The farther away, the longer is the year.',
      caution: 'Venus is hotter than Mercury, since its thick air holds the heat.',
      hints: [
        'Say the planets in order from the Sun.',
        'The first four are rocky, the last four are giants.',
      ],
      mends: {},
    },
  },
  [
    ...planetOrder,
    ...planetFacts.map(({ question, answer, level }) => ({
      form: question.includes('moon') ? 'moon' : 'mark',
      about: [answer],
      question,
      answer,
      explanation: `It is ${answer}. From the Sun, the planets are ${planets.join(', ')}.`,
      level: levelOf(level),
      wrong: planets,
    })),
  ],
);

const rocks: SortingInfo = {
  ...space,
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
  standards: ['MS-ESS2-1'],
  teaching: {
    idea:
      'Rocks differ by how they form: igneous rock from cooled magma or lava, sedimentary rock from pressed ' +
      'layers, and metamorphic rock ' +
      'from other rock under heat and pressure. The Earth has a thin crust, a thick mantle, a liquid outer core ' +
      'and a solid inner core.',
    caution: 'The mantle is not liquid. It is solid rock that is so hot that it flows very slowly.',
    hints: [
      'How did the rock form: by cooling, by pressing layers or by a change?',
      'Was it melted, laid down in layers, or changed deep down?',
    ],
  },
};

const tools: SortingInfo = {
  subject: 'Science',
  category: 'Measurement',
  id: 'science.measurement.tools',
  title: 'Measuring tools',
  grades: [3, 6],
  objectives: ['Choose the instrument for a measurement'],
  keywords: ['measuring tools', 'instruments', 'thermometer', 'barometer', 'measurement'],
  standards: ['3-ESS2-1', '5-PS1-3'],
  teaching: {
    idea:
      'Each quantity has its tool. Many names say it: thermo means heat, baro pressure, anemo wind, hygro wet, ' +
      'and meter means that it measures.',
    caution: 'A speedometer shows how fast a car is, and an odometer how far it has gone.',
    hints: [
      'Take the name apart. What does its first part mean?',
      'Where have you seen the tool, and what was it used for?',
    ],
  },
};

/** Measuring tools, elements, earth and space. */
export const matter: Concept[] = [
  sorted(weather, weatherKinds),
  solarSystem,
  sorted(tools, instrumentKinds),
  sorted(rocks, rockKinds, {
    kinds: layerKinds,
    hints: ['Is it near the surface or near the center?', 'Is it thin, thick, solid or liquid?'],
  }),
  ...elementConcepts,
  ...atomConcepts,
];
