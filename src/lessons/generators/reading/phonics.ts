import { among, numeric, worded } from '../choices.ts';
import { compoundWords, firstWords, nouns, rhymeFamilies, syllableWords } from '../data/lexicon.ts';
import { factual } from '../facts.ts';
import { byLevel, listed, range, sampled, toLevel } from '../templates.ts';
import { alternatives, list } from '../text.ts';
import type { Concept } from '../types.ts';

const phonicsInfo = { subject: 'Reading', category: 'Phonics' };
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const firstLetter = listed(
  {
    ...phonicsInfo,
    id: 'reading.phonics.first-letter',
    title: 'First and last letters',
    grades: [0, 1],
    objectives: ['Name the first and the last letter of a short word'],
    keywords: ['first letter', 'letters', 'beginning sounds', 'phonics', 'alphabet', 'abc'],
  },
  {
    items: firstWords.flatMap((word) => ['first', 'last'].map((place) => ({ word, place }))),
    key: ({ word, place }) => `${place} ${word}`,
    level: ({ word, place }) => toLevel((place === 'last' ? 1 : 0) + (word.length > 3 ? 1 : 0)),
    draw: ({ word, place }, rng) => {
      const answer = (place === 'first' ? word.at(0) : word.at(-1)) ?? '';
      return {
        question: `What is the ${place} letter of ${word}?`,
        ...among(
          answer,
          [...new Set([...word, ...rng.sample(alphabet, 6).map((l) => l.toLowerCase())])],
          rng,
        ),
        explanation: `Say the word: ${word}. Its ${place} letter is ${answer}.`,
      };
    },
  },
);

const alphabetOrder = listed(
  {
    ...phonicsInfo,
    id: 'reading.phonics.alphabet',
    title: 'The alphabet',
    grades: [0, 2],
    objectives: ['Know the order of the letters'],
    keywords: ['alphabet', 'letters', 'abc', 'letter order'],
  },
  {
    items: range(1, 24).flatMap((i) => ['next', 'between', 'before'].map((place) => ({ i, place }))),
    key: ({ i, place }) => `${place} ${alphabet[i]}`,
    level: ({ place }) => toLevel(['next', 'between', 'before'].indexOf(place)),
    draw: ({ i, place }, rng) => {
      const at = (n: number): string => alphabet[(n + 26) % 26] ?? '';
      const target = { next: i + 1, between: i }[place] ?? i - 1;
      const gap = place === 'between' ? `${at(i - 1)}, □, ${at(i + 1)}` : `□, ${at(i)}, ${at(i + 1)}`;
      return {
        question:
          place === 'next'
            ? `Say your ABCs: ${at(i - 1)}, ${at(i)}. What comes next?`
            : `What goes in the gap? ${gap}`,
        ...among(at(target), range(target - 3, target + 3).map(at), rng),
        explanation: `Say them in order: ${range(Math.max(0, target - 1), Math.min(25, target + 2))
          .map(at)
          .join(', ')}.`,
      };
    },
  },
);

const rhymes = listed(
  {
    ...phonicsInfo,
    id: 'reading.phonics.rhymes',
    title: 'Words that rhyme',
    grades: [0, 2],
    objectives: ['Hear which words end alike'],
    keywords: ['rhymes', 'rhyming words', 'rhyming', 'poems'],
  },
  {
    items: rhymeFamilies.flatMap((family) => family.map((word) => ({ family, word }))),
    key: ({ word }) => `rhyme ${word}`,
    level: ({ word }) => toLevel(word.length - 3),
    draw: ({ family, word }, rng) => {
      const answer = rng.pick(family.filter((other) => other !== word));
      const others = rhymeFamilies.filter((other) => other !== family).map((other) => rng.pick(other));
      return {
        question: `Which word rhymes with ${word}?`,
        ...among(answer, others, rng),
        explanation: `Say them: ${word}, ${answer}. They end with the same sound.`,
      };
    },
  },
);

const abcWords = [...new Set([...firstWords, ...nouns, ...rhymeFamilies.flat(), ...syllableWords.flat()])];

const abcOrder = sampled(
  {
    ...phonicsInfo,
    id: 'reading.phonics.abc-order',
    title: 'ABC order',
    grades: [1, 4],
    objectives: ['Put words in alphabetical order'],
    keywords: ['abc order', 'alphabetical order', 'dictionary'],
    prerequisites: ['reading.phonics.alphabet'],
  },
  (rng, dial) => {
    const first = rng.pick(abcWords)[0];
    const alike = abcWords.filter((word) => word[0] === first);
    const pool = dial.level === 2 && alike.length >= 8 ? alike : abcWords;
    const short = pool.filter((word) => word.length <= byLevel(dial, [5, 8, 12]));
    const four = rng.sample(short, 4).sort();
    const last = dial.level > 0 && rng.int(0, 1) === 1;
    const [answer = '', a = '', b = '', c = ''] = last ? four.toReversed() : four;
    return {
      key: `${last ? 'last' : 'first'} ${four.join(' ')}`,
      question: `Which word is ${last ? 'last' : 'first'} in ABC order: ${alternatives(rng.shuffle(four))}?`,
      ...worded(answer, { 'one-place-off': a, 'two-places-off': b, 'opposite-end': c }),
      explanation: `In ABC order: ${list(four)}.`,
    };
  },
);

const syllables = listed(
  {
    ...phonicsInfo,
    id: 'reading.phonics.syllables',
    title: 'Syllables',
    grades: [1, 4],
    objectives: ['Clap and count the beats of a word'],
    keywords: ['syllables', 'beats in words', 'counting syllables'],
  },
  {
    items: syllableWords.flatMap((words, i) => words.map((word) => ({ word, n: i + 1 }))),
    key: ({ word }) => `syllables ${word}`,
    level: ({ n }) => toLevel(n - 2),
    draw: ({ word, n }) => ({
      question: `Say this word out loud: ${word}. Clap the beats. How many beats do you clap?`,
      ...numeric(n, { 'missed-a-beat': n - 1, 'split-a-beat': n + 1, 'counted-letters': word.length }),
      explanation: `Clap as you say "${word}". It has ${n} ${n === 1 ? 'beat' : 'beats'}.`,
    }),
  },
);

const compounds = factual(
  {
    ...phonicsInfo,
    id: 'reading.words.compound',
    title: 'Compound words',
    grades: [1, 4],
    objectives: ['Build a word of two words'],
    keywords: ['compound words', 'word building'],
  },
  compoundWords.map((pair) => {
    const [first = '', second = ''] = pair.split('+');
    return {
      question: `Add one word to ${first} to name a new thing. Which word fits?`,
      answer: second,
      explanation: `${first} + ${second} = ${first}${second}.`,
      // Words that end no compound word at all
      wrong: ['chalk', 'zebra', 'lemon', 'queen', 'pencil', 'kitten', 'purple', 'seven'],
    };
  }),
);

/** Letters, sounds and the building of words. */
export const phonics: Concept[] = [firstLetter, alphabetOrder, rhymes, syllables, compounds, abcOrder];
