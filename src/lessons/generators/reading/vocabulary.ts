import {
  academicWords,
  confusedWords,
  figuresOfSpeech,
  literaryTerms,
  spellings,
  wordParts,
  wordRelations,
} from '../data/vocabulary.ts';
import { factual, levelOf } from '../facts.ts';
import { createRng } from '../rng.ts';
import { alternatives } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Reading', category: 'Vocabulary' };

const related = (word: string): string[] =>
  wordRelations
    .filter((row) => [row.word, row.same, row.opposite].includes(word))
    .flatMap((row) => [row.word, row.same, row.opposite]);

/** Grades for the three levels of words. The ids of the first band have no suffix. */
const bands = [
  { suffix: '', name: '', grades: [2, 5] },
  { suffix: '-middle', name: ' for the middle grades', grades: [4, 8] },
  { suffix: '-high', name: ' for high school', grades: [8, 12] },
] as const;

const synonyms = bands.map(({ suffix, name, grades }, band) =>
  factual(
    {
      ...info,
      id: `reading.vocabulary.synonyms${suffix}`,
      title: `Synonyms${name}`,
      grades,
      objectives: ['Find a word of nearly the same meaning'],
      keywords: ['synonyms', 'same meaning', 'similar words', 'vocabulary'],
    },
    wordRelations
      .filter(({ level }) => level === `${band}`)
      .map(({ word, same, opposite, level }) => {
        const near = new Set([...related(word), ...related(same)]);
        const alike = wordRelations.filter(
          (row) => row.level === level && !near.has(row.same) && !near.has(row.word),
        );
        return {
          question: `Which word means nearly the same as "${word}"?`,
          answer: same,
          explanation: `"${word}" and "${same}" are close in meaning. "${opposite}" is the opposite.`,
          wrong: alike.map((row) => row.same),
        };
      }),
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
    },
    wordRelations
      .filter(({ level }) => level === `${band}`)
      .map(({ word, same, opposite, level }) => {
        const near = new Set([...related(word), ...related(opposite)]);
        const alike = wordRelations.filter(
          (row) => row.level === level && !near.has(row.opposite) && !near.has(row.word),
        );
        return {
          question: `Think of the word "${word}". Which word means the opposite?`,
          answer: opposite,
          explanation: `"${word}" is like "${same}". "${opposite}" means the opposite.`,
          wrong: [same, ...alike.map((row) => row.opposite)],
        };
      }),
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
  wordParts.map(({ part, kind, meaning, example, level }) => ({
    question: `What does the ${kind} "${part}" mean, as in "${example}"?`,
    answer: meaning,
    explanation: `The ${kind} "${part}" means "${meaning}".`,
    level: levelOf(level),
    wrong: wordParts.map((row) => row.meaning),
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
    // A simile may also exaggerate, and a figure of sound may be any other figure too. So this omits related kinds.
    wrong:
      {
        simile: ['metaphor', 'personification', 'onomatopoeia', 'oxymoron'],
        metaphor: ['simile', 'onomatopoeia', 'alliteration', 'oxymoron'],
        personification: ['simile', 'onomatopoeia', 'oxymoron', 'hyperbole'],
        hyperbole: ['simile', 'onomatopoeia', 'personification', 'oxymoron'],
        onomatopoeia: ['simile', 'metaphor', 'oxymoron', 'hyperbole'],
        alliteration: ['simile', 'oxymoron', 'hyperbole', 'onomatopoeia'],
        oxymoron: ['simile', 'onomatopoeia', 'personification', 'alliteration'],
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
  literaryTerms.flatMap(({ term, definition, level }) => [
    {
      question: `Which term means: ${definition}?`,
      answer: term,
      explanation: `${term}: ${definition}.`,
      level: levelOf(level),
      wrong: literaryTerms.map((row) => row.term),
    },
    {
      question: `What does the term "${term}" mean?`,
      answer: definition,
      explanation: `${term}: ${definition}.`,
      level: levelOf(level),
      wrong: literaryTerms.map((row) => row.definition),
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
  academicWords.flatMap(({ word, meaning, level }) => [
    {
      question: `What does "${word}" mean?`,
      answer: meaning,
      explanation: `${word}: ${meaning}.`,
      level: levelOf(level),
      wrong: academicWords.map((row) => row.meaning),
    },
    {
      question: `Which word means "${meaning}"?`,
      answer: word,
      explanation: `${word}: ${meaning}.`,
      level: levelOf(level),
      wrong: academicWords.map((row) => row.word),
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
