import { among } from '../choices.ts';
import { firstWords, nouns, syllableWords } from '../data/lexicon.ts';
import type { Rng } from '../rng.ts';
import { byLevel, listed, range, sampled, toLevel } from '../templates.ts';
import { alternatives, list } from '../text.ts';
import type { Concept } from '../types.ts';
import { sorted } from './sorting.ts';

const phonicsInfo = { subject: 'Reading', category: 'Phonics' };
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Returns three other letters: those of the word first. */
function nearLetters(word: string, answer: string, rng: Rng): string[] {
  const own = rng.shuffle([...new Set(word)]);
  const strange = rng.shuffle(alphabet).map((letter) => letter.toLowerCase());
  return [...new Set([...own, ...strange])].filter((letter) => letter !== answer).slice(0, 3);
}

const firstLetter = listed(
  {
    ...phonicsInfo,
    id: 'reading.phonics.first-letter',
    title: 'First and last letters',
    grades: [0, 1],
    objectives: ['Name the first, the middle and the last letter of a short word'],
    keywords: ['first letter', 'letters', 'beginning sounds', 'phonics', 'alphabet', 'abc'],
    standards: ['RF.K.1.B', 'RF.K.1.D'],
    teaching: {
      idea: 'We read a word from left to right. The first letter is on the left. The last letter is on the right.',
      caution: 'Do not start on the right. There you find the last letter.',
      mends: {},
    },
  },
  {
    items: firstWords.flatMap((word) =>
      ['first', 'last', ...(word.length === 3 ? ['middle'] : [])].map((place) => ({ word, place })),
    ),
    key: ({ word, place }) => `${place} ${word}`,
    level: ({ word, place }) => toLevel((place === 'first' ? 0 : 1) + (word.length > 3 ? 1 : 0)),
    draw: ({ word, place }, rng) => {
      const answer = word.at({ first: 0, middle: 1 }[place] ?? -1) ?? '';
      return {
        question: `What is the ${place} letter of ${word}?`,
        ...among(answer, nearLetters(word, answer, rng), rng, (picked) =>
          word.includes(picked)
            ? `The letter “${picked}” is in ${word}; it is not the ${place} one.`
            : `There is no “${picked}” in ${word}; name each letter.`,
        ),
        hints: [
          {
            first: `Put your finger on the left of ${word}.`,
            last: `Put your finger on the right of ${word}.`,
          }[place] ?? `Cover both ends of ${word}.`,
          place === 'middle' ? 'Which letter can you still see?' : 'Which letter is over your finger?',
        ],
        explanation: `The letters of ${word} are ${[...word].join(', ')}. The ${place} one is ${answer}.`,
      };
    },
  },
);

/** Places of a letter, easy before hard. */
const letterPlaces = ['next', 'between', 'before', 'skip', 'back'] as const;

const alphabetOrder = listed(
  {
    ...phonicsInfo,
    id: 'reading.phonics.alphabet',
    title: 'The alphabet',
    grades: [0, 2],
    objectives: ['Know the order of the letters'],
    keywords: ['alphabet', 'letters', 'abc', 'letter order'],
    standards: ['RF.K.1.D'],
    teaching: {
      idea: 'The letters have an order that never changes. We call it the ABC.',
      caution: 'Look where the gap is. Before is not after.',
      mends: {},
    },
  },
  {
    items: range(2, 23).flatMap((i) => letterPlaces.map((place) => ({ i, place }))),
    key: ({ i, place }) => `${place} ${alphabet[i]}`,
    level: ({ place }) => toLevel(Math.min(2, letterPlaces.indexOf(place))),
    draw: ({ i, place }, rng) => {
      const at = (n: number): string => alphabet[(n + 26) % 26] ?? '';
      const target = i + { next: 1, between: 0, before: -1, skip: 2, back: -2 }[place];
      const question = {
        next: `Say your ABCs: ${at(i - 1)}, ${at(i)}. What comes next?`,
        between: `What goes in the gap? ${at(i - 1)}, □, ${at(i + 1)}`,
        before: `What goes in the gap? □, ${at(i)}, ${at(i + 1)}`,
        skip: `Say ${at(i)}. Skip one letter. Which letter comes next in the ABC?`,
        back: `Two letters are missing: □, □, ${at(i)}. Which one comes first?`,
      }[place];
      return {
        question,
        ...among(at(target), range(target - 3, target + 3).map(at), rng, (picked) => {
          if (place === 'skip' && picked === at(i + 1))
            return `${picked} comes right after ${at(i)}. Skip it.`;
          if (place === 'back' && picked === at(i - 1))
            return `${picked} goes in the gap next to ${at(i)}. Go back one more.`;
          return alphabet.indexOf(picked) < target
            ? `The letter ${picked} comes before ${at(target)} in the ABC.`
            : `The letter ${picked} comes after ${at(target)} in the ABC.`;
        }),
        hints: {
          next: ['Say your ABCs from A.', `Stop right after ${at(i)}.`],
          between: ['Say your ABCs from A.', `Which letter do you say after ${at(i - 1)}?`],
          before: ['Say your ABCs from A.', `Stop just before you say ${at(i)}.`],
          skip: [`Which letter comes right after ${at(i)}? Skip it.`, 'Now say the letter after that.'],
          back: [`Which letter comes just before ${at(i)}?`, 'Go back one more letter.'],
        }[place],
        explanation: `Say them in order: ${range(Math.max(0, target - 1), Math.min(25, target + 2))
          .map(at)
          .join(', ')}.`,
      };
    },
  },
);

const abcWords = [...new Set([...firstWords, ...nouns, ...syllableWords.flat()])];

const abcPlaces = ['first', 'second', 'third', 'last'] as const;

const abcOrder = sampled(
  {
    ...phonicsInfo,
    id: 'reading.phonics.abc-order',
    title: 'ABC order',
    grades: [1, 4],
    objectives: ['Put words in alphabetical order'],
    keywords: ['abc order', 'alphabetical order', 'dictionary'],
    prerequisites: ['reading.phonics.alphabet'],
    standards: ['L.2.4.E', 'L.3.4.D'],
    teaching: {
      idea: {
        1: 'Words in a list often stand in ABC order. Look at the first letters. Which one comes first?',
        3:
          'A dictionary lists words in ABC order. If first letters are the same, compare the second ones. If those ' +
          'are the same too, compare the third ones.',
      },
      caution: 'A short word is not always first. Compare letters, not lengths.',
      mends: {},
    },
  },
  (rng, dial) => {
    const first = rng.pick(abcWords)[0];
    const alike = abcWords.filter((word) => word[0] === first);
    const isClose = dial.grade > 1 && dial.level === 2 && alike.length >= 8;
    const longest = dial.grade === 1 ? 5 : byLevel(dial, [5, 8, 12]);
    const short = (isClose ? alike : abcWords).filter(({ length }) => length <= longest);
    const four = rng.sample(short, 4).sort();
    const place = rng.pick(dial.level === 0 ? abcPlaces.toSpliced(2, 1) : abcPlaces);
    const answer = four[abcPlaces.indexOf(place)] ?? '';
    const wrong = four.filter((word) => word !== answer);
    return {
      key: `${place} ${four.join(' ')}`,
      question: `Which word is ${place} in ABC order: ${alternatives(rng.shuffle(four))}?`,
      answer: { text: answer, worth: answer },
      mistakes: wrong.map((text) => ({
        name: 'another-place',
        text,
        worth: text,
        mend: `In ABC order, “${text}” comes ${text < answer ? 'before' : 'after'} “${answer}”.`,
      })),
      hints: [
        four.every((word) => word[0] === answer[0])
          ? 'All first letters are the same. Compare the next letters.'
          : 'Compare the first letters. If two are the same, compare the next ones.',
        {
          first: 'Which of these letters comes first in the ABC?',
          second: 'Find the first word. Which word comes right after it?',
          third: 'Put the first two words in order. Which one follows?',
          last: 'Which of these letters comes last in the ABC?',
        }[place],
      ],
      explanation: `In ABC order, the words are ${list(four)}. So “${answer}” is ${place}.`,
    };
  },
);

const syllables = sorted(
  {
    ...phonicsInfo,
    id: 'reading.phonics.syllables',
    title: 'Syllables',
    grades: [1, 4],
    objectives: ['Clap and count the beats of a word'],
    keywords: ['syllables', 'beats in words', 'counting syllables'],
    standards: ['RF.K.2.B', 'RF.1.3.D', 'RF.2.3.C', 'RF.3.3.C'],
    teaching: {
      idea: 'A word has beats. Each beat has one vowel sound. Clap as you say "ba-na-na": three beats.',
      caution: 'Count the beats that you hear. Do not count the letters.',
      mends: {},
    },
  },
  [
    {
      hints: ['Say the word slowly.', 'Clap once for each vowel sound.'],
      thing: 'word',
      aspect: 'number of beats',
      questions: {
        kind: 'How many beats does {} have?',
        member: 'Which word has {}?',
        not: 'Which word does not have {}?',
      },
      says: '* has {}',
      verb: 'has',
      ask: 'How many beats do you clap?',
      groups: syllableWords.map((members, i) => ({
        label: ['one beat', 'two beats', 'three beats', 'four beats'][i] ?? '',
        why: `you hear ${['one vowel sound', 'two vowel sounds', 'three vowel sounds', 'four vowel sounds'][i]}`,
        members,
      })),
    },
  ],
);

/** Letters, sounds and the building of words. */
export const phonics: Concept[] = [firstLetter, alphabetOrder, syllables, abcOrder];
