import { academicWords, literaryTerms, wordParts, wordRelations } from '../data/vocabulary.ts';
import { unlike } from '../facts.ts';
import { list } from '../text.ts';
import type { Concept } from '../types.ts';
import { matched, ofKind } from './matching.ts';

const info = { subject: 'Reading', category: 'Vocabulary' };

/** Grades for the three levels of words. The ids of the first band have no suffix. */
const bands = [
  { suffix: '', name: '', grades: [2, 5], standard: 'L.4.5.C', like: ['L.5.5.C'] },
  {
    suffix: '-middle',
    name: ' for the middle grades',
    grades: [4, 8],
    standard: 'L.5.5.C',
    like: ['L.6.5.B'],
  },
  { suffix: '-high', name: ' for high school', grades: [8, 12], standard: 'L.9-10.5.B', like: ['L.8.5.B'] },
] as const;

/** Returns the concept of the band before, of a concept that has one for each band. */
const easierBand = (id: string, band: number): string[] =>
  bands
    .slice(0, band)
    .slice(-1)
    .map(({ suffix }) => `${id}${suffix}`);

const across = { left: 'right', right: 'left' } as const;

const wordsOf = (band: number) => wordRelations.filter(({ level }) => level === `${band}`);

const synonyms = bands.map(({ suffix, name, grades, standard, like }, band) => {
  const rows = wordsOf(band).map((row) => ({
    ...row,
    left: row.word,
    right: row.same,
    why: `“${row.word}” and “${row.same}” are close in meaning, and “${row.opposite}” is the opposite.`,
  }));
  return matched(
    {
      ...info,
      id: `reading.vocabulary.synonyms${suffix}`,
      title: `Synonyms${name}`,
      grades,
      objectives: ['Find a word of nearly the same meaning'],
      keywords: ['synonyms', 'same meaning', 'similar words', 'vocabulary'],
      prerequisites: easierBand('reading.vocabulary.synonyms', band),
      standards: [standard, ...like],
      teaching: {
        idea:
          band === 0
            ? 'Synonyms are words that mean nearly the same: big and large.'
            : 'Synonyms are words of nearly the same meaning. One may be stronger, or fit better in a sentence, so a ' +
              'writer chooses among them.',
        caution: 'A word that often stands beside another is not its synonym.',
        mends: {},
      },
    },
    rows,
    {
      unlike: (row) => ofKind(unlike(rows, row), row),
      advise: (row, picked, side) =>
        `“${picked[side]}” means nearly the same as “${picked[across[side]]}”, not “${row[across[side]]}”.`,
      asks: {
        forward: ({ left }) => `Which word means nearly the same as "${left}"?`,
        reverse: ({ right }) => `Which word is close in meaning to "${right}"?`,
        both: (a, b) => `Find words of nearly the same meaning. First: "${a.left}". Second: "${b.left}".`,
      },
      steps: {
        forward: ({ left }) => [`Say a sentence with “${left}”.`, 'Which choice can take its place there?'],
        reverse: ({ right }) => [`Where would you use “${right}”?`, 'Try each choice in its place.'],
        both: (a, b) => [
          `Take “${a.left}” first: which word could stand for it?`,
          `Then do the same with “${b.left}”.`,
        ],
      },
    },
  );
});

const antonyms = bands.map(({ suffix, name, grades, standard, like }, band) => {
  const rows = wordsOf(band).map((row) => ({
    ...row,
    left: row.word,
    right: row.opposite,
    why: `“${row.word}” is close to “${row.same}”, and “${row.opposite}” means the opposite.`,
  }));
  return matched(
    {
      ...info,
      id: `reading.vocabulary.antonyms${suffix}`,
      title: `Antonyms${name}`,
      grades,
      objectives: ['Find a word of opposite meaning'],
      keywords: ['antonyms', 'opposites', 'opposite words', 'vocabulary'],
      prerequisites: easierBand('reading.vocabulary.antonyms', band),
      standards: [standard, ...like],
      teaching: {
        idea:
          band === 0
            ? 'Antonyms are words that mean the opposite: big and small.'
            : 'Antonyms are words of opposite meaning. Knowing what a word is not makes its own meaning clearer.',
        caution: 'A word that is only different is not the opposite.',
        mends: {},
      },
    },
    rows,
    {
      unlike: (row) => ofKind(unlike(rows, row), row),
      advise: (row, picked, side) =>
        `“${picked[side]}” is the opposite of “${picked[across[side]]}”, not of “${row[across[side]]}”.`,
      asks: {
        forward: ({ left }) => `Think of the word "${left}". Which word means the opposite?`,
        reverse: ({ right }) => `Which word is the opposite of "${right}"?`,
        both: (a, b) => `Find the opposites. First: "${a.left}". Second: "${b.left}".`,
      },
      steps: {
        forward: ({ left }) => [
          `Say a sentence with “${left}”.`,
          'Which choice makes it say just the opposite?',
        ],
        reverse: ({ right }) => [
          `Where would you use “${right}”?`,
          'Which choice would turn the meaning around there?',
        ],
        both: (a, b) => [
          `Take “${a.left}” first: which word turns its meaning around?`,
          `Then do the same with “${b.left}”.`,
        ],
      },
    },
  );
});

const partRows = wordParts.map((row) => ({
  ...row,
  left: row.part,
  right: row.meaning,
  why: `The ${row.kind} “${row.part}” means “${row.meaning}”, as in “${row.example}”.`,
}));

const parts = matched(
  {
    ...info,
    id: 'reading.vocabulary.word-parts',
    title: 'Prefixes, suffixes and roots',
    grades: [4, 12],
    objectives: ['Use word parts to unlock the meaning of words'],
    keywords: ['prefixes', 'suffixes', 'roots', 'word parts', 'affixes'],
    standards: ['L.4.4.B', 'L.5.4.B', 'L.6.4.B'],
    prerequisites: ['reading.words.prefixes', 'reading.words.suffixes'],
    teaching: {
      idea:
        'Many words are built of parts: a root with prefixes before it and suffixes after it. If you know ' +
        'the parts, you can guess the meaning of words that you have never seen before.',
      caution: 'A part may have a second meaning. Check your guess with the sentence.',
      mends: {},
    },
  },
  partRows,
  {
    // Other parts of the example, such as tele in telephone, would be traps.
    unlike: (row) =>
      ofKind(unlike(partRows, row), row).filter(
        ({ part, example }) =>
          !row.example.includes(part.replace('-', '')) && !example.includes(row.part.replace('-', '')),
      ),
    advise: (_row, { kind, part, example, why }, side) =>
      side === 'right' ? `That is the meaning of the ${kind} “${part}”, as in “${example}”.` : why,
    asks: {
      forward: ({ kind, part, example }) => `What does the ${kind} "${part}" mean, as in "${example}"?`,
      reverse: ({ kind, meaning }) => `Which ${kind} means "${meaning}"?`,
      both: (a, b) =>
        `What do these word parts mean? First: "${a.part}" in "${a.example}". Second: "${b.part}" in "${b.example}".`,
    },
    steps: {
      forward: ({ part, example }) => [`What does “${example}” mean?`, `What does “${part}” add to it?`],
      reverse: ({ meaning }) => [
        `Think of words that have “${meaning}” in their meaning.`,
        'Which part do those words share?',
      ],
      both: (a, b) => [
        `What does “${a.example}” mean? What does its part add?`,
        `Do the same with “${b.example}”.`,
      ],
    },
    // Greek and Latin roots come after the affixes.
    grades: () => [4, 12],
  },
);

const termRows = literaryTerms.map((row) => ({
  ...row,
  left: row.term,
  right: row.definition,
  why: `The term “${row.term}” means: ${row.definition}. Example: ${row.example}.`,
}));

const terms = matched(
  {
    ...info,
    category: 'Literature',
    id: 'reading.literature.terms',
    title: 'Terms of literature',
    grades: [5, 12],
    objectives: ['Know the words for talking about texts'],
    keywords: ['literary terms', 'literature', 'plot', 'protagonist', 'terms of literature'],
    standards: ['RL.4.5', 'RL.5.5', 'RL.6.5'],
    prerequisites: ['reading.comprehension.story-elements'],
    teaching: {
      idea:
        'Terms name what writers do, so that readers can talk about it: who tells (narrator), when and where ' +
        '(setting), what happens (plot).',
      caution: 'The narrator is not the author: the author invents the one who tells.',
      mends: {},
    },
  },
  termRows,
  {
    unlike: (row) => unlike(termRows, row),
    advise: (_row, { term, why }, side) => (side === 'right' ? `That is the meaning of “${term}”.` : why),
    asks: {
      forward: ({ term }) => `What does the term "${term}" mean?`,
      reverse: ({ definition }) => `Which term means: ${definition}?`,
      both: (a, b) => `What do these terms mean? First: "${a.term}". Second: "${b.term}".`,
    },
    steps: {
      forward: ({ term }) => [
        `Where have you come across the term “${term}”?`,
        'Is it about people, time and place, events, or form?',
      ],
      reverse: () => [
        'Think of a story or a poem that has this.',
        'Which of the terms did your class use for it?',
      ],
      both: (a, b) => [`Think of an example of “${a.term}” first.`, `Then think of one of “${b.term}”.`],
    },
  },
);

const academicRows = academicWords.map((row) => ({
  ...row,
  left: row.word,
  right: row.meaning,
  why: `The word “${row.word}” means: ${row.meaning}. Example: ${row.example}${/[.”]$/.test(row.example) ? '' : '.'}`,
}));

const academic = matched(
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
    standards: ['L.8.6', 'L.9-10.6', 'L.11-12.6'],
    prerequisites: ['reading.vocabulary.synonyms-middle'],
    teaching: {
      idea:
        'Academic words occur in texts of all subjects. They name exactly what an everyday word only suggests: to ' +
        'infer is more exact than to think.',
      caution: 'Words that look alike may differ: eminent is not imminent.',
      mends: {},
    },
  },
  academicRows,
  {
    unlike: (row) => ofKind(unlike(academicRows, row), row),
    advise: (_row, { word, why }, side) => (side === 'right' ? `That is the meaning of “${word}”.` : why),
    asks: {
      forward: ({ word }) => `What does "${word}" mean?`,
      reverse: ({ meaning }) => `Which word means "${meaning}"?`,
      both: (a, b) => `What do ${list([a, b].map(({ word }) => `"${word}"`))} mean?`,
    },
    steps: {
      forward: ({ word }) => [
        `Where have you read or heard “${word}”?`,
        'Put each choice in the place of the word.',
      ],
      reverse: ({ meaning }) => [
        `Make up a short sentence that uses these words: ${meaning}.`,
        'Put each choice in their place. Which one keeps the sense?',
      ],
      both: (a, b) => [`Use “${a.word}” in a sentence first.`, `Then do the same with “${b.word}”.`],
    },
  },
);

/** Words and their meanings. */
export const vocabulary: Concept[] = [...synonyms, ...antonyms, parts, terms, academic];
