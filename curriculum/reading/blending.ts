import { crossed } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { listed, toLevel } from '../templates.ts';
import type { Concept, Draft, Level } from '../types.ts';

/** Sounds that make words. The tests' solver spells the words by itself. */

const info = { subject: 'Reading', category: 'Phonics' };

/** Squares of words: the first pair begins with one sound, the second with another; each pair has the same two ends. */
const squares = `
cat can bat ban
hot hop pot pop
pin pig win wig
bed beg led leg
sun sub run rub
map mat cap cat
tip tin lip lin
hen hem den dem
bug bus hug hus
fan fat pan pat
dig did rig rid
mud mug bud bug
ten tell bet bell
net nest wet west
log lot dog dot
sit six fit fix
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
  .filter((words) => !['lin', 'dem', 'hus', 'bet'].some((word) => words.includes(word)));

const spelled = (word: string): string => [...word].join(' - ');

/** Returns a word of a square with the words that change its start, its end or both. */
const squareItems = squares.flatMap((words) =>
  words.map((word, i) => ({
    word,
    /** Words with the other start, with the other end, and with both. */
    start: words[i ^ 2] ?? '',
    end: words[i ^ 1] ?? '',
    both: words[i ^ 3] ?? '',
  })),
);

type SquareItem = (typeof squareItems)[number];
type BlendForm = 'blend' | 'sounds' | 'start' | 'end';
const blendForms: readonly BlendForm[] = ['blend', 'sounds', 'start', 'end'];
const levelOfBlend: Record<BlendForm, Level> = { blend: 0, sounds: 1, start: 1, end: 2 };

function blendStem(form: BlendForm, { word, start, end }: SquareItem): string {
  const tail = (text: string) => text.slice(1 + (text[1] === word[1] ? 1 : 0));
  return {
    blend: `Say the sounds fast: ${spelled(word)}. Which word is it?`,
    sounds: `Say "${word}" slowly. Which sounds are in it?`,
    start: `Say "${start}". Put ${word[0]} in place of ${start[0]}. Which word is it?`,
    end: `Say "${end}". Change the end ${tail(end)} to ${tail(word)}. Which word is it?`,
  }[form];
}

function blendHints(form: BlendForm, { word, start, end }: SquareItem): string[] {
  return {
    blend: [
      `Say the first sound ${word[0]}. Do not stop.`,
      'Slide into the next sound, and then the last one.',
    ],
    sounds: [`Say ${word} as slowly as a snail.`, 'Hear the start, the middle and the end.'],
    start: [`Take the first sound away from ${start}.`, `Put ${word[0]} before the rest.`],
    end: [`Say ${end}, but stop before the end.`, 'Now add the new end.'],
  }[form];
}

const blendTasks = squareItems.flatMap((item) => blendForms.map((form) => ({ item, form })));

/** Returns the identity of a question: the words that its stem shows. A word may be in two squares. */
function blendKey({ item: { word, start, end }, form }: (typeof blendTasks)[number]): string {
  return `${form} ${word} ${{ blend: '', sounds: '', start, end }[form]}`;
}

const blending = listed(
  {
    ...info,
    id: 'reading.phonics.blending',
    title: 'Blending sounds',
    grades: [0, 1],
    objectives: ['Put sounds together to make a word'],
    keywords: ['blending', 'sounding out', 'segmenting', 'decoding', 'cvc words'],
    standards: ['RF.K.2.D', 'RF.K.2.E', 'RF.1.2.B'],
    prerequisites: ['reading.phonics.letter-sounds'],
    teaching: {
      idea: 'To read a word, say its sounds one by one. Then say them fast, with no stop.',
      caution: 'Say each sound short. Say t, not tuh.',
      mends: {},
    },
  },
  {
    items: [...new Map(blendTasks.map((task) => [blendKey(task), task])).values()],
    key: blendKey,
    level: ({ form }) => levelOfBlend[form],
    draw: ({ item, form }) => {
      const show = form === 'sounds' ? spelled : (word: string) => word;
      const { word, start, end, both } = item;
      const texts: Record<string, string> = { 'right right': word, 'wrong right': start, 'right wrong': end };
      const choices = crossed(
        { right: 'right', wrong: 'wrong', mistake: 'missed-the-first-sound' },
        { right: 'right', wrong: 'wrong', mistake: 'missed-the-last-sound' },
        (a, b) => show(texts[`${a} ${b}`] ?? both),
      );
      const mends = [
        `“${start}” starts with ${start[0]}; the word starts with ${word[0]}.`,
        `“${end}” starts right, but its end sounds different.`,
        `“${both}” has another start and another end.`,
      ];
      return {
        question: blendStem(form, item),
        ...choices,
        mistakes: choices.mistakes.map((mistake, i) => ({ ...mistake, mend: mends[i] ?? '' })),
        hints: blendHints(form, item),
        explanation: `Say it slowly: ${spelled(word)}. Say it fast: ${word}.`,
      };
    },
  },
);

/** Pairs of words with two sounds at the start. Without one of the two, another word is left. */
const clusters = `
trip trap
snip snap
spit spat
stick stack
slick slack
slip slap
snag brag
plot trot
crash smash
flake brake
snail stale
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const without = (word: string, i: 0 | 1): string => `${word.slice(0, i)}${word.slice(i + 1)}`;
const clusterItems = clusters.flatMap(([one = '', other = '']) =>
  [one, other].flatMap((word) =>
    ([0, 1] as const).map((i) => ({ word, i, other: word === one ? other : one })),
  ),
);
type ClusterItem = (typeof clusterItems)[number];

const clusterForms = ['take', 'gone', 'from'] as const;

/** Returns up to three wrong choices that differ from the right one. */
function wrongTexts(
  right: string,
  texts: readonly string[],
  mendOf: (text: string) => readonly [name: string, mend: string],
): Pick<Draft, 'answer' | 'mistakes'> {
  const wrong = [...new Set(texts)].filter((text) => text !== right).slice(0, 3);
  return {
    answer: { text: right, worth: right },
    mistakes: wrong.map((text) => {
      const [name, mend] = mendOf(text);
      return { name, text, worth: text, mend };
    }),
  };
}

function takeAway(
  form: (typeof clusterForms)[number],
  { word, i, other }: ClusterItem,
  rng: Rng,
): Omit<Draft, 'key'> {
  const left = without(word, i);
  const sound = word[i] ?? '';
  const strangers = rng.shuffle(clusters.flat().filter((each) => each !== word && each !== other));
  const explanation = `Say "${word}". Leave out ${sound}. Then you say "${left}".`;
  if (form === 'gone') {
    const letters = [word, ...strangers].flatMap((each) => [each[0] ?? '', each[1] ?? '']);
    return {
      question: `Say "${word}". Now say "${left}". Which sound is gone?`,
      ...wrongTexts(sound, letters, (letter) =>
        left.includes(letter)
          ? ['still-there', `You still hear ${letter} in ${left}.`]
          : ['never-there', `There is no ${letter} in ${word}.`],
      ),
      hints: [`Say the start of ${word} slowly.`, `Now say the start of ${left}. What do you miss?`],
      explanation,
    };
  }
  if (form === 'from')
    return {
      question: `Leave out ${sound} from a word. You get "${left}". Which word was it?`,
      ...wrongTexts(word, [other, ...strangers], (text) =>
        text.includes(sound)
          ? [
              'other-sounds',
              `Leave ${sound} out of ${text}. You get ${text.replace(sound, '')}, not ${left}.`,
            ]
          : ['never-there', `There is no ${sound} in ${text}.`],
      ),
      hints: [
        `Look for a word with ${sound} near its start.`,
        `Say it without ${sound}. Do you hear ${left}?`,
      ],
      explanation,
    };
  const taken = crossed(
    { right: word, wrong: other, mistake: 'other-word' },
    { right: i, wrong: i === 0 ? 1 : 0, mistake: 'took-the-other-sound' },
    without,
  );
  return {
    question: `Say "${word}". Leave out the sound ${sound}. What is left?`,
    answer: taken.answer,
    mistakes: taken.mistakes.map((each) => ({
      ...each,
      mend: each.name.startsWith('other-word')
        ? `You get ${each.text} from ${other}, not from ${word}.`
        : `You left out ${word[i === 0 ? 1 : 0]}, not ${sound}.`,
    })),
    hints: [`Say ${word} slowly. Which two sounds come first?`, `Say it again, but do not say ${sound}.`],
    explanation,
  };
}

const takingAway = listed(
  {
    ...info,
    id: 'reading.phonics.taking-away',
    title: 'Taking a sound away',
    grades: [0, 2],
    objectives: ['Say a word without one of its sounds'],
    keywords: ['phoneme deletion', 'taking away sounds', 'blends', 'consonant blends'],
    standards: ['RF.K.2.E', 'RF.1.2.B'],
    prerequisites: ['reading.phonics.sounds-in-words'],
    teaching: {
      idea: 'Some words start with two sounds. Leave one out, and a new word is left.',
      caution: 'Leave out one sound only. Keep all the others.',
      mends: {},
    },
  },
  {
    items: clusterItems.flatMap((item) => clusterForms.map((form) => ({ item, form }))),
    key: ({ item, form }) => `${form} ${item.word} ${item.i}`,
    level: ({ form }) => toLevel(clusterForms.indexOf(form)),
    draw: ({ item, form }, rng) => takeAway(form, item, rng),
  },
);

/** Putting sounds together, and taking one away. */
export const soundChanges: Concept[] = [blending, takingAway];
