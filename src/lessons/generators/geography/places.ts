import { among } from '../choices.ts';
import { countries, landforms, states, worldFacts } from '../data/geography.ts';
import { factual, levelOf } from '../facts.ts';
import { listed } from '../templates.ts';
import { capitalize } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Geography', category: 'Places' };

const land = factual(
  {
    ...info,
    id: 'geography.land.forms',
    title: 'Land and water',
    grades: [3, 7],
    objectives: ['Name forms of land and water'],
    keywords: ['landforms', 'land and water', 'island', 'river', 'lake', 'mountains', 'ocean', 'volcano'],
  },
  landforms.map(({ form, meaning, level }) => ({
    question: `What do we call this? It is ${meaning}.`.replace('It is where', 'It is a place where'),
    answer: form,
    explanation: `${capitalize(form)}: ${meaning}.`,
    level: levelOf(level),
    wrong: landforms
      .filter(
        (row) =>
          !(
            ['hill', 'mountain', 'volcano', 'plateau'].includes(form) &&
            ['hill', 'mountain', 'volcano', 'plateau'].includes(row.form)
          ) && !(['valley', 'canyon'].includes(form) && ['valley', 'canyon'].includes(row.form)),
      )
      .map((row) => row.form),
  })),
);

const capitalsOfCountries = listed(
  {
    ...info,
    id: 'geography.capitals.countries',
    title: 'Capitals of the world',
    grades: [3, 12],
    objectives: ['Match countries with their capitals'],
    keywords: ['capitals', 'countries', 'capital cities', 'world capitals', 'cities'],
  },
  {
    items: countries.flatMap((row) => [true, false].map((toCapital) => ({ row, toCapital }))),
    key: ({ row, toCapital }) => `${toCapital ? 'capital' : 'country'} ${row.country}`,
    level: ({ row }) => levelOf(row.level),
    draw: ({ row, toCapital }, rng) => {
      const near = countries.filter((other) => other.continent === row.continent);
      return {
        question: toCapital
          ? `Think of ${row.country}. Which city is its capital?`
          : `${row.capital} is a capital. Of which country is it the capital?`,
        ...among(
          toCapital ? row.capital : capitalize(row.country),
          near.map((other) => (toCapital ? other.capital : capitalize(other.country))),
          rng,
        ),
        explanation: `${row.capital} is the capital of ${row.country}.`,
      };
    },
  },
);

const continents = ['Europe', 'Asia', 'Africa', 'North America', 'South America', 'Oceania'] as const;

const onContinents = factual(
  {
    ...info,
    id: 'geography.continents.countries',
    title: 'Countries and continents',
    grades: [3, 9],
    objectives: ['Place countries on their continents'],
    keywords: ['continents', 'countries', 'world map', 'countries and continents'],
  },
  countries.map(({ country, continent, level }) => ({
    question: `Think of ${country}. Which part of the world is it in?`,
    answer: continent,
    explanation: `${capitalize(country)} is in ${continent}.`,
    level: levelOf(level),
    wrong: continents,
  })),
);

const capitalsOfStates = listed(
  {
    ...info,
    id: 'geography.capitals.us-states',
    title: 'State capitals',
    grades: [3, 10],
    objectives: ['Match the states of the United States with their capitals'],
    keywords: ['state capitals', 'us states', 'states', 'united states', 'fifty states'],
  },
  {
    items: states.flatMap((row, i) => [true, false].map((toCapital) => ({ row, i, toCapital }))),
    key: ({ row, toCapital }) => `${toCapital ? 'capital' : 'state'} ${row.state}`,
    level: ({ i, toCapital }) => (toCapital ? (i % 2 === 0 ? 0 : 1) : 2),
    draw: ({ row, toCapital }, rng) => ({
      question: toCapital
        ? `Think of the state of ${row.state}. Which city is its capital?`
        : `${row.capital} is the capital of a state. Which state is it?`,
      ...among(
        toCapital ? row.capital : row.state,
        states.map((other) => (toCapital ? other.capital : other.state)),
        rng,
      ),
      explanation: `${row.capital} is the capital of ${row.state}.`,
    }),
  },
);

const world = factual(
  {
    ...info,
    id: 'geography.world.facts',
    title: 'Oceans, mountains and rivers',
    grades: [4, 10],
    objectives: ['Know the main features of the Earth'],
    keywords: ['oceans', 'mountains', 'rivers', 'deserts', 'physical geography', 'seas', 'equator'],
  },
  worldFacts.map(({ question, answer, wrong, level }) => ({
    question,
    answer,
    explanation: `The answer is ${answer}.`,
    level: levelOf(level),
    wrong: wrong.split(', '),
  })),
);

/** Countries, capitals and features of the Earth. */
export const places: Concept[] = [land, world, onContinents, capitalsOfCountries, capitalsOfStates];
