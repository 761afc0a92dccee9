import { people as persons, works } from '../data/history-people.ts';
import { fieldsOfPerson } from '../data/history-topics.ts';
import { stated } from '../statements.ts';
import type { Concept } from '../types.ts';
import { presidency } from './presidents.ts';

const known = stated(
  {
    subject: 'History',
    category: 'People',
    id: 'history.people.known-for',
    title: 'People who made history',
    grades: [5, 12],
    objectives: ['Know what famous people are remembered for'],
    keywords: [
      'famous people',
      'historical figures',
      'leaders',
      'explorers',
      'inventors',
      'people in history',
      'scientists',
    ],
    teaching: {
      idea:
        'People are remembered for what they did first, found, wrote or fought for. Connect each name with a place, a ' +
        'time and one deed. Then you can tell whose deed is whose.',
      caution: 'Many people took part in most deeds. A famous name often stands for a whole group.',
      leads: [
        'What was the person: a ruler, a scientist, an artist, an explorer?',
        'In which country and in which time did the person live?',
      ],
    },
  },
  'Who',
  persons,
  { about: ({ term }) => [term, ...fieldsOfPerson(term)] },
);

/** Returns the names of a people. Some alone mean a language of today. */
const namesOf = (people: string): string[] => [
  `ancient ${people}`,
  ...(['Chinese', 'Greeks', 'Persians'].includes(people) ? [] : [people]),
];

const ancient = stated(
  {
    subject: 'History',
    category: 'Ancient Times',
    id: 'history.ancient.civilizations',
    title: 'Ancient peoples',
    grades: [4, 10],
    objectives: ['Connect works and places with the peoples who made them'],
    keywords: [
      'ancient civilizations',
      'ancient history',
      'egypt',
      'rome',
      'greece',
      'ancient egypt',
      'ancient rome',
      'aztecs',
      'maya',
      'inca',
      'vikings',
    ],
    teaching: {
      idea:
        'Each people built, wrote and traded in its own way. What they made tells who they were: pyramids on the Nile, ' +
        'temples with columns in Athens, cities in the forest of Guatemala.',
      caution:
        'Peoples of the same land may lie far apart in time. The Aztecs came long after the cities of the Maya.',
      leads: [
        'Where does the work stand, or where was it found?',
        'Which people lived there when it was made?',
      ],
    },
  },
  'Which of these',
  works,
  { about: ({ term, clue }) => [term, ...namesOf(clue.replace('was created by the ', ''))] },
);

/** People and peoples of the past. */
export const people: Concept[] = [known, ancient, presidency];
