import { climateSystemFacts, frontFacts, seasonFacts, weatherOrClimateFacts } from '../data/climate-facts.ts';
import { stated } from '../statements.ts';
import type { Concept } from '../types.ts';

const season = stated(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.weather.seasons',
    title: 'The four seasons',
    grades: [0, 2],
    objectives: ['Match signs in nature with the seasons'],
    keywords: ['seasons', 'four seasons', 'spring and fall', 'winter and summer'],
    prerequisites: ['science.weather.words'],
    standards: ['K-ESS2-1', '1-ESS1-2'],
    teaching: {
      idea:
        'In many places the year has four seasons. Winter is cold. Spring gets warm. Summer is hot. ' +
        'Fall gets cool. Then winter comes again.',
      caution: 'Not all places have snow. Here we think of a place with four seasons.',
      leads: ['Is it hot, cold or in between?', 'What do plants do then?'],
    },
  },
  'Which one',
  seasonFacts,
  { about: ({ clue }) => [clue.replace('is a sign of ', ''), `${clue.replace('is a sign of ', '')} season`] },
);

const weatherOrClimate = stated(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.weather.climate',
    title: 'Weather or climate',
    grades: [3, 5],
    objectives: ['Tell weather from climate'],
    keywords: ['weather and climate', 'climate'],
    prerequisites: ['science.weather.words'],
    standards: ['3-ESS2-1', '3-ESS2-2'],
    teaching: {
      idea:
        'Weather is what the air does today or this week. Climate is what it usually does over many ' +
        'years. One cold day is weather, and cold winters year after year are climate.',
      caution: 'A single storm never shows what the climate is. Look for words such as usually.',
      leads: [
        'Is it about one day or about many years?',
        'Look for words such as today, now, usually or most years.',
      ],
    },
  },
  'Which statement',
  weatherOrClimateFacts,
);

const front = stated(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.weather.fronts',
    title: 'Air masses and fronts',
    grades: [6, 8],
    objectives: ['Explain weather by air masses, pressure and fronts'],
    keywords: ['weather fronts', 'cold front', 'warm front', 'air masses', 'air pressure and weather'],
    prerequisites: ['science.weather.climate'],
    standards: ['MS-ESS2-5', 'MS-ESS2-6'],
    teaching: {
      idea:
        'Air masses differ in temperature and moisture. Where two of them meet, warm air rises over ' +
        'cold air, cools and forms clouds. Wind blows from high to low pressure.',
      caution: 'A cold front does not make the warm air vanish. It pushes it up.',
      leads: [
        'Does the air rise, sink or blow along the ground?',
        'Is the air there warm or cold, moist or dry?',
      ],
    },
  },
  'Which one',
  frontFacts,
);

const climateSystem = stated(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.climate.system',
    title: 'The climate system and carbon',
    grades: [9, 12],
    objectives: ['Explain what sets the climate and how carbon changes it'],
    keywords: [
      'climate system',
      'greenhouse effect',
      'climate change',
      'global warming',
      'carbon and climate',
    ],
    prerequisites: ['science.weather.fronts'],
    standards: ['HS-ESS2-2', 'HS-ESS2-4', 'HS-ESS2-6', 'HS-ESS3-5'],
    teaching: {
      idea:
        'Sunlight warms the Earth, and the Earth sends heat back to space. Greenhouse gases hold some ' +
        'of that heat. More carbon dioxide means a warmer surface, and feedbacks can strengthen or ' +
        'weaken the change.',
      caution: 'The ozone hole and the greenhouse effect are two different things.',
      leads: [
        'Is it about sunlight, heat, carbon or a record of the past?',
        'Is it about the air, the sea, the ice or the land?',
      ],
    },
  },
  'Which one',
  climateSystemFacts,
);

/** Weather and climate. */
export const climate: Concept[] = [season, weatherOrClimate, front, climateSystem];
