import { countries, featureKinds, landforms, largeCities, states, worldFacts } from '../data/geography.ts';
import { stated } from '../statements.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Geography', category: 'Places' };

const land = stated(
  {
    ...info,
    id: 'geography.land.forms',
    title: 'Land and water',
    grades: [3, 7],
    objectives: ['Name forms of land and water'],
    keywords: ['landforms', 'land and water', 'island', 'river', 'lake', 'mountains', 'ocean', 'volcano'],
    teaching: {
      idea: {
        3:
          'Land can be high or low, flat or steep. Water can stand in a lake, flow in a river or fill an ocean. ' +
          'Each form has its own word.',
        5:
          'Words for land and water name a shape: how high it is, what lies around it, and what it joins. A peninsula ' +
          'has water on three sides, and an isthmus joins two lands.',
      },
      caution: 'An island has water on all sides. A lake has land on all sides.',
      leads: ['Is it land, water or ice?', 'Is it high or low? What lies around it?'],
    },
  },
  'Which word',
  landforms,
  { grades: ({ kind }) => [Number(kind), 7] },
);

/** First grade at which a country is asked, by its level. */
const gradeOfLevel: Readonly<Record<string, number>> = { 0: 3, 1: 5, 2: 7 };
const teachingOfCapitals = (idea: string, caution: string, leads: readonly string[]) => ({
  idea,
  caution,
  leads,
});

/** Returns the names of what a question on a capital is about. */
function placesOf({ term, clue }: { term: string; clue: string }): string[] {
  const place = clue.replace('is the capital of ', '');
  return [term, place, `capital of ${place}`];
}

const capitalRows = countries.map(({ country, capital, continent, level }) => ({
  term: capital,
  clue: `is the capital of ${country}`,
  why: `It is in ${continent}.`,
  field: '-',
  continent,
  level,
}));

const capitalsOfCountries = stated(
  {
    ...info,
    id: 'geography.capitals.countries',
    title: 'Capitals of the world',
    grades: [3, 12],
    objectives: ['Match countries with their capitals'],
    keywords: ['capitals', 'countries', 'capital cities', 'world capitals', 'cities'],
    teaching: teachingOfCapitals(
      'The capital is the city from which a country is governed. Learn capitals with their part of the world, a few at ' +
        'a time.',
      'The capital need not be the largest city. Canberra is the capital of Australia, and Sydney is larger.',
      ['Which cities of that country do you know?', 'The largest city need not be the capital.'],
    ),
  },
  'Which city',
  capitalRows,
  {
    near: ({ continent }) => capitalRows.filter((other) => other.continent === continent),
    grades: ({ level }) => [gradeOfLevel[level] ?? 3, 12],
    about: placesOf,
  },
);

const capitalOrLarge = stated(
  {
    ...info,
    id: 'geography.capitals.or-large-cities',
    title: 'Capitals and larger cities',
    grades: [5, 12],
    objectives: ['Tell capitals from other large cities of their countries'],
    keywords: ['capital or largest city', 'largest cities', 'large cities', 'big cities'],
    prerequisites: ['geography.capitals.countries'],
    teaching: {
      idea:
        'Many capitals are the largest city of their country, but some are not. Some were planned as capitals, such as ' +
        'Canberra, Brasilia and Abuja.',
      caution: 'The best-known city of a country need not be its capital.',
      leads: ['Name the country first, and then its capital.', 'Ask which city there is the largest.'],
    },
  },
  'Which city',
  largeCities,
  { grades: ({ kind }) => [Number(kind), 12] },
);

const onContinents = stated(
  {
    ...info,
    id: 'geography.continents.countries',
    title: 'Countries and continents',
    grades: [3, 9],
    objectives: ['Place countries on their continents'],
    keywords: ['continents', 'countries', 'world map', 'countries and continents'],
    teaching: {
      idea:
        'Each country lies mainly in one part of the world. Oceania means Australia, New Zealand and the islands of the ' +
        'Pacific near them.',
      caution: 'Central America and the islands of the Caribbean belong to North America.',
      leads: ['Picture a map of the world: what lies nearby?', 'Which ocean or sea is the nearest?'],
    },
  },
  'Which country',
  countries.map(({ country, capital, continent, level }) => ({
    term: country,
    clue: `lies mainly in ${continent}`,
    why: `${capital} is the capital.`,
    field: continent.replace(' ', '-'),
    level,
    continent,
  })),
  {
    grades: ({ level }) => [gradeOfLevel[level] ?? 3, 9],
    about: ({ term, continent }) => [term, continent],
  },
);

const stateRows = states.map(({ state, capital, region }) => ({
  term: capital,
  clue: `is the capital of ${state}`,
  why: `It lies in the ${region}.`,
  field: '-',
  region,
}));

/** First grade at which the states of a region are asked. */
const gradeOfRegion: Readonly<Record<string, number>> = { Northeast: 3, South: 3, Midwest: 4, West: 4 };

const capitalsOfStates = stated(
  {
    ...info,
    id: 'geography.capitals.us-states',
    title: 'State capitals',
    grades: [3, 10],
    objectives: ['Match the states of the United States with their capitals'],
    keywords: ['state capitals', 'us states', 'states', 'united states', 'fifty states'],
    teaching: teachingOfCapitals(
      'Each of the fifty states has a capital, where its government meets. Learn them by region: the ' +
        'Northeast and the South, then the Midwest and the West.',
      'The capital is often not the largest city. Albany is the capital of New York, not New York City.',
      ['Which cities of that state do you know?', 'The largest city of a state is often not its capital.'],
    ),
  },
  'Which city',
  stateRows,
  {
    near: ({ region }) => stateRows.filter((other) => other.region === region),
    grades: ({ region }) => [gradeOfRegion[region] ?? 3, 10],
    about: placesOf,
  },
);

const world = stated(
  {
    ...info,
    id: 'geography.world.facts',
    title: 'Oceans, mountains and rivers',
    grades: [4, 10],
    objectives: ['Know the main features of the Earth'],
    keywords: ['oceans', 'mountains', 'rivers', 'deserts', 'physical geography', 'seas', 'equator'],
    teaching: {
      idea: {
        4:
          'By the usual count the Earth has seven continents and five oceans. Lines on the globe, such as the equator, help us to say where ' +
          'a place is.',
        5:
          'Continents and oceans hold smaller features: mountains, rivers, deserts and seas. Learn each together with ' +
          'the places beside it.',
      },
      caution: 'A feature may cross borders. The Danube passes through ten countries.',
      leads: ['In which part of the world is it?', 'Which places in the sentence do you know from a map?'],
    },
  },
  ({ kind }) => featureKinds[kind]?.ask ?? '',
  worldFacts,
  {
    near: ({ kind }) => worldFacts.filter((other) => other.kind === kind),
    grades: ({ kind }) => [featureKinds[kind]?.grade ?? 4, 10],
  },
);

/** Countries, capitals and features of the Earth. */
export const places: Concept[] = [
  land,
  world,
  onContinents,
  capitalsOfCountries,
  capitalOrLarge,
  capitalsOfStates,
];
