import {
  academicWords,
  confusedWords,
  figuresOfSpeech,
  literaryTerms,
  spellings,
  wordParts,
  wordRelations,
} from '../data/vocabulary.ts';
import { factual, levelOf, unlike } from '../facts.ts';
import { createRng } from '../rng.ts';
import { alternatives } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Reading', category: 'Vocabulary' };

/** Grades for the three levels of words. The ids of the first band have no suffix. */
const bands = [
  { suffix: '', name: '', grades: [2, 5] },
  { suffix: '-middle', name: ' for the middle grades', grades: [4, 8] },
  { suffix: '-high', name: ' for high school', grades: [8, 12] },
] as const;

/** Returns the concept of the band before, of a concept that has one for each band. */
const easierBand = (id: string, band: number): string[] =>
  bands
    .slice(0, band)
    .slice(-1)
    .map(({ suffix }) => `${id}${suffix}`);

const wordsOf = (band: number) => wordRelations.filter(({ level }) => level === `${band}`);

const synonyms = bands.map(({ suffix, name, grades }, band) =>
  factual(
    {
      ...info,
      id: `reading.vocabulary.synonyms${suffix}`,
      title: `Synonyms${name}`,
      grades,
      objectives: ['Find a word of nearly the same meaning'],
      keywords: ['synonyms', 'same meaning', 'similar words', 'vocabulary'],
      prerequisites: easierBand('reading.vocabulary.synonyms', band),
    },
    wordsOf(band).map((row, _, rows) => ({
      question: `Which word means nearly the same as "${row.word}"?`,
      answer: row.same,
      explanation: `"${row.word}" and "${row.same}" are close in meaning. "${row.opposite}" is the opposite.`,
      wrong: unlike(rows, row).map(({ same }) => same),
    })),
  ),
);

const antonyms = bands.map(({ suffix, name, grades }, band) =>
  factual(
    {
      ...info,
      id: `reading.vocabulary.antonyms${suffix}`,
      title: `Antonyms${name}`,
      grades,
      objectives: ['Find a word of opposite meaning'],
      keywords: ['antonyms', 'opposites', 'opposite words', 'vocabulary'],
      prerequisites: easierBand('reading.vocabulary.antonyms', band),
    },
    wordsOf(band).map((row, _, rows) => ({
      question: `Think of the word "${row.word}". Which word means the opposite?`,
      answer: row.opposite,
      explanation: `"${row.word}" is like "${row.same}". "${row.opposite}" means the opposite.`,
      wrong: [row.same, ...unlike(rows, row).map(({ opposite }) => opposite)],
    })),
  ),
);

const parts = factual(
  {
    ...info,
    id: 'reading.vocabulary.word-parts',
    title: 'Prefixes, suffixes and roots',
    grades: [3, 12],
    objectives: ['Use word parts to unlock the meaning of words'],
    keywords: ['prefixes', 'suffixes', 'roots', 'greek and latin roots', 'word parts', 'affixes'],
  },
  wordParts.map((row) => ({
    question: `What does the ${row.kind} "${row.part}" mean, as in "${row.example}"?`,
    answer: row.meaning,
    explanation: `The ${row.kind} "${row.part}" means "${row.meaning}".`,
    level: levelOf(row.level),
    // Other parts of the example, such as tele in telephone, would be traps.
    wrong: unlike(wordParts, row)
      .filter(({ part }) => !row.example.includes(part.replace('-', '')))
      .map(({ meaning }) => meaning),
  })),
);

const confused = factual(
  {
    ...info,
    id: 'reading.vocabulary.homophones',
    title: 'Words that are easily confused',
    grades: [2, 12],
    objectives: ['Choose between words that sound or look alike'],
    keywords: [
      'homophones',
      'confused words',
      'their there',
      'affect effect',
      'sound alike words',
      'commonly confused words',
    ],
  },
  confusedWords.map(({ sentence, right, wrong, level }) => ({
    question: `Which word fits? ${sentence}`,
    answer: right,
    explanation: `It is: ${sentence.replace('___', right)}`,
    level: levelOf(level),
    wrong: wrong.split(', '),
  })),
);

const spelling = bands.map(({ suffix, name, grades }, band) =>
  factual(
    {
      ...info,
      category: 'Spelling',
      id: `reading.spelling.words${suffix}`,
      title: `Spelling${name}`,
      grades,
      objectives: ['Spell words that are often misspelled'],
      keywords: ['spelling', 'spelling words', 'spell', 'misspelled words'],
      prerequisites: easierBand('reading.spelling.words', band),
    },
    spellings
      .filter(({ level }) => level === `${band}`)
      .map(({ right, wrong }) => {
        const forms = wrong.split(', ');
        return {
          question: `One of these is right. Which one is it: ${alternatives(createRng(right).shuffle([right, ...forms]))}?`,
          answer: right,
          explanation: `It is spelled ${[...right].join('-')}.`,
          wrong: forms,
        };
      }),
  ),
);

const figurative = factual(
  {
    ...info,
    category: 'Literature',
    id: 'reading.literature.figures-of-speech',
    title: 'Figures of speech',
    grades: [4, 12],
    objectives: ['Recognize simile, metaphor and other figures of speech'],
    keywords: [
      'figurative language',
      'simile',
      'metaphor',
      'personification',
      'hyperbole',
      'figures of speech',
      'alliteration',
      'onomatopoeia',
      'poetry',
    ],
  },
  figuresOfSpeech.map(({ sentence, kind, level }) => ({
    question: `Which figure of speech is this? "${sentence}"`,
    answer: kind,
    explanation: `"${sentence}" is an example of ${kind}.`,
    level: levelOf(level),
    // A simile may also exaggerate, and a figure of sound may be any other figure too: the wind whispers, and "His heart"
    // repeats a sound. So this omits related kinds.
    wrong:
      {
        simile: ['metaphor', 'personification', 'onomatopoeia', 'oxymoron'],
        metaphor: ['simile', 'onomatopoeia', 'oxymoron'],
        personification: ['simile', 'oxymoron', 'hyperbole'],
        hyperbole: ['simile', 'onomatopoeia', 'personification', 'oxymoron'],
        onomatopoeia: ['simile', 'metaphor', 'oxymoron', 'hyperbole'],
        alliteration: ['simile', 'oxymoron', 'hyperbole', 'onomatopoeia'],
        oxymoron: ['simile', 'onomatopoeia', 'personification'],
      }[kind] ?? [],
  })),
);

const terms = factual(
  {
    ...info,
    category: 'Literature',
    id: 'reading.literature.terms',
    title: 'Terms of literature',
    grades: [5, 12],
    objectives: ['Know the words for talking about texts'],
    keywords: [
      'literary terms',
      'literature',
      'plot',
      'theme',
      'protagonist',
      'story elements',
      'setting',
      'characters',
    ],
  },
  literaryTerms.flatMap((row) => [
    {
      question: `Which term means: ${row.definition}?`,
      answer: row.term,
      explanation: `${row.term}: ${row.definition}.`,
      level: levelOf(row.level),
      wrong: unlike(literaryTerms, row).map(({ term }) => term),
    },
    {
      question: `What does the term "${row.term}" mean?`,
      answer: row.definition,
      explanation: `${row.term}: ${row.definition}.`,
      level: levelOf(row.level),
      wrong: unlike(literaryTerms, row).map(({ definition }) => definition),
    },
  ]),
);

const academic = factual(
  {
    ...info,
    id: 'reading.vocabulary.academic',
    title: 'Academic words',
    grades: [8, 12],
    objectives: ['Know words that essays and articles use'],
    keywords: [
      'academic vocabulary',
      'vocabulary',
      'SAT words',
      'advanced vocabulary',
      'word meanings',
      'definitions',
    ],
  },
  academicWords.flatMap((row) => [
    {
      question: `What does "${row.word}" mean?`,
      answer: row.meaning,
      explanation: `${row.word}: ${row.meaning}.`,
      level: levelOf(row.level),
      wrong: unlike(academicWords, row).map(({ meaning }) => meaning),
    },
    {
      question: `Which word means "${row.meaning}"?`,
      answer: row.word,
      explanation: `${row.word}: ${row.meaning}.`,
      level: levelOf(row.level),
      wrong: unlike(academicWords, row).map(({ word }) => word),
    },
  ]),
);

/** Words, their meanings, spelling and literature. */
export const vocabulary: Concept[] = [
  ...synonyms,
  ...antonyms,
  confused,
  ...spelling,
  parts,
  figurative,
  terms,
  academic,
];
