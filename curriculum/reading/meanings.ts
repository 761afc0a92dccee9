import { sayings, wordsInContext } from '../data/words-in-context.ts';
import { unlike } from '../facts.ts';
import type { Concept } from '../types.ts';
import { matched } from './matching.ts';
import { sentenceGroups, sorted } from './sorting.ts';

/** Meanings of words in texts, and relations between them. The tests' solver has marks of its own. */

const info = { subject: 'Reading', category: 'Vocabulary' };

const homographWords: readonly (readonly [word: string, table: string])[] = [
  [
    'BARK',
    `
# sound of a dog|a dog makes it
We heard the bark of a puppy. | puppy
Her loud bark woke us up. | loud; woke us up
One short bark means hello. | means hello
# outside of a tree|it covers a tree
The bark of the oak is rough. | oak
Beetles live under the bark. | Beetles
We rubbed paper on the bark of a birch. | birch
`,
  ],
  [
    'LIGHT',
    `
# not heavy|it is about weight
The empty box was light. | box
A feather is light. | feather
You can carry this bag, since it is light. | carry this bag
# not dark|it is about brightness or color
It is still light at eight in June. | eight in June
She chose a light blue for the wall. | blue
The room is light in the morning. | in the morning
`,
  ],
  [
    'FAIR',
    `
# event with rides and shows|it is a place to go to
We rode a pony at the fair. | rode a pony
The fair opens in August. | opens in August
My pie won a ribbon at the fair. | won a ribbon
# treating all alike|it is about giving each the same chance
It is fair to take turns. | take turns
The umpire was fair to both teams. | umpire
Is it fair that she waits longer? | waits longer
`,
  ],
  [
    'BANK',
    `
# place for money|money is kept there
He put ten dollars in the bank. | ten dollars
The bank lends money to the baker. | lends money
She cashed a check at the bank. | cashed a check
# side of a river|it is land beside water
We sat on the bank and fished. | fished
The river rose over its bank. | river
Reeds grow along the bank of the stream. | Reeds
`,
  ],
  [
    'WATCH',
    `
# clock for the wrist|it is a thing that tells time
My watch is ten minutes slow. | ten minutes slow
Grandpa wears a silver watch. | wears
She looked at her watch. | looked at
# look at|it is something that one does
We watch the birds at the lake. | birds
Will you watch the game with me? | the game
They watch the sun go down. | the sun
`,
  ],
  [
    'ROCK',
    `
# stone|it is a hard thing
The goat climbed onto a rock. | goat
He found a smooth rock on the beach. | smooth
The wall is built of rock. | wall
# move back and forth|it is a movement
Please rock the baby to sleep. | baby
The waves rock the little boat. | boat
Do not rock on your chair. | chair
`,
  ],
  [
    'SPRING',
    `
# season|it is a time of the year
The tulips bloom in spring. | tulips
After winter comes spring. | winter
Lambs are born in spring. | Lambs
# coil of metal|it is a part that bounces back
The spring in my pen is broken. | pen
A spring makes the trap door jump open. | trap door
The old bed has a loose spring. | bed
`,
  ],
  [
    'MATCH',
    `
# game|two sides play it
Our team won the match. | won
The tennis match lasted an hour. | tennis
Rain stopped the match. | Rain stopped
# fit together|two things are alike
These socks do not match. | socks
Do the curtains match the rug? | curtains
Draw lines between the shapes that match. | shapes
`,
  ],
];

const homographs = sorted(
  {
    ...info,
    id: 'reading.vocabulary.homographs',
    title: 'Words with several meanings',
    grades: [3, 6],
    objectives: ['Tell from the sentence which meaning a word has'],
    keywords: ['homographs', 'multiple meaning words', 'several meanings', 'words with two meanings'],
    standards: ['L.3.4.A', 'L.4.4.A', 'L.5.5.C'],
    prerequisites: ['reading.vocabulary.context-clues'],
    teaching: {
      idea:
        'Some words are spelled alike and mean different things. The other words of the sentence show which meaning ' +
        'is meant.',
      caution: 'The meaning that you know best is not always the one that fits.',
      mends: {},
    },
  },
  homographWords.map(([name, rows]) => ({
    thing: 'sentence',
    verb: 'has',
    aspect: `meaning of ${name}`,
    ask: `What does ${name} mean?`,
    questions: {
      member: `In which sentence does ${name} mean “{}”?`,
      like: `Read: {} In which other sentence does ${name} mean the same?`,
    },
    says: `${name} means “{}”`,
    hints: [
      `Say the sentence with one meaning in place of ${name}.`,
      'Does that meaning make sense with the other words?',
    ],
    groups: sentenceGroups(rows),
  })),
);

const relations = sorted(
  {
    ...info,
    id: 'reading.vocabulary.analogies',
    title: 'Analogies',
    grades: [5, 10],
    objectives: ['See how two words are related, and find the same relation'],
    keywords: ['analogies', 'word relationships', 'word analogy'],
    standards: ['L.6.5.B', 'L.7.5.B'],
    prerequisites: ['reading.vocabulary.synonyms', 'reading.vocabulary.antonyms'],
    teaching: {
      idea:
        'An analogy compares relations: wheel is to car as leg is to table, since both are parts. Say the relation ' +
        'in a sentence, and test the other pair with it.',
      caution: 'The order counts: part to whole is not whole to part.',
      mends: {},
    },
  },
  [
    {
      grades: [5, 7],
      hints: [
        'Make a sentence that says how the first word goes with the second.',
        'Is the first a part, a worker, a young animal, a weaker word or an opposite?',
      ],
      thing: 'pair',
      verb: 'has',
      aspect: 'relation',
      ask: 'How are the two words related?',
      groups: sentenceGroups(`
# part to whole|the first is a part of the second
wheel : car
leaf : tree
page : book
petal : flower
roof : house
finger : hand
# worker to tool|the first works with the second
painter : brush
carpenter : hammer
barber : scissors
gardener : rake
tailor : needle
fisher : net
# opposites|the second means the opposite of the first
hot : cold
empty : full
brave : timid
early : late
rough : smooth
rare : common
# weaker to stronger|the second is a stronger form of the first
warm : hot
big : huge
tired : exhausted
cool : freezing
glad : overjoyed
good : excellent
# young to adult|the first grows up to be the second
puppy : dog
lamb : sheep
tadpole : frog
calf : cow
foal : horse
kitten : cat
`),
    },
    {
      grades: [8, 10],
      hints: [
        'Make a sentence that says how the first word goes with the second.',
        'Does the first bring about, measure, make or lack the second, or is it a mild form of it?',
      ],
      thing: 'pair',
      verb: 'has',
      aspect: 'relation',
      ask: 'How are the two words related?',
      groups: sentenceGroups(`
# cause to effect|the first brings about the second
drought : famine
infection : fever
friction : heat
insult : anger
earthquake : tsunami
joke : laughter
# instrument to what it measures|the first measures the second
thermometer : temperature
barometer : pressure
clock : time
scale : weight
speedometer : speed
odometer : distance
# maker to product|the first makes the second
composer : symphony
author : novel
sculptor : statue
baker : bread
architect : blueprint
weaver : cloth
# person to what is lacking|the first does not have the second
novice : experience
coward : courage
pauper : money
orphan : parents
hermit : company
fool : wisdom
# mild to extreme|the second is the extreme form of the first
annoyed : furious
hungry : starving
sad : heartbroken
surprised : astonished
dislike : despise
breeze : gale
`),
    },
  ],
);

const connotation = sorted(
  {
    ...info,
    id: 'reading.vocabulary.connotation',
    title: 'Connotation',
    grades: [6, 10],
    objectives: ['Hear whether a word praises, blames or only names'],
    keywords: ['connotation', 'denotation', 'shades of meaning', 'loaded words'],
    standards: ['L.6.5.C', 'L.7.5.C', 'L.8.5.C'],
    prerequisites: ['reading.vocabulary.synonyms-middle'],
    teaching: {
      idea:
        'Two words may name the same thing and carry different feelings. Slender praises, scrawny blames, and thin ' +
        'only names. That feeling is the connotation; the plain meaning is the denotation.',
      caution: 'Do not ask if the thing is good. Ask how the word speaks of it.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'What does the word make you feel about the person or the thing?',
        'Find a plain word for the same thing. Does this one add praise or blame?',
      ],
      thing: 'sentence',
      verb: 'has',
      aspect: 'feeling of the word in capitals',
      ask: 'Which feeling does the word in capitals carry?',
      questions: {
        member: 'In which sentence does the word in capitals carry {}?',
        not: 'In three sentences the word in capitals carries {}. Which sentence is different?',
        like: 'Read: {} In which other sentence does the word in capitals carry the same feeling?',
      },
      says: 'the word in capitals carries {}',
      clue: 'Without that feeling, one would say {}.',
      groups: sentenceGroups(`
# praise|it makes the person or the thing look good
The soup had a fine AROMA. | smell
She is a CONFIDENT speaker. | sure of oneself
He has a SLENDER build. | thin
My aunt is THRIFTY with money. | careful
They have a COZY room. | small
Our new neighbor is INQUISITIVE and bright. | asking many questions
# blame|it makes the person or the thing look bad
The soup had a STENCH. | smell
She is an ARROGANT speaker. | sure of oneself
He has a SCRAWNY build. | thin
My aunt is STINGY with money. | careful
They have a CRAMPED room. | small
Our new neighbor is NOSY. | asking many questions
# no feeling|it is a plain word that neither praises nor blames
The soup had a SMELL.
She is a FREQUENT speaker.
He has an AVERAGE build.
My aunt PAID the bill.
They have a SQUARE room.
Our new neighbor is TALL.
`),
    },
  ],
);

const contextBands = [
  {
    suffix: '',
    name: '',
    grades: [3, 5],
    standards: ['L.3.4.A', 'L.4.4.A', 'L.5.4.A'],
    prerequisites: ['reading.vocabulary.synonyms'],
  },
  {
    suffix: '-middle',
    name: ' for the middle grades',
    grades: [6, 8],
    standards: ['L.6.4.A', 'L.7.4.A', 'L.8.4.A'],
    prerequisites: ['reading.vocabulary.context-clues'],
  },
] as const;

/** Returns the mark of the kind of word that a meaning stands for: another kind would show by its form alone. */
const kindOf = (meaning: string): string | undefined =>
  /^(?:to|a|the)(?= )/.exec(meaning)?.[0].replace('the', 'a');

const contextClues = contextBands.map(({ suffix, name, grades, standards, prerequisites }, band) => {
  const rows = wordsInContext
    .filter((row) => row.band === `${band}`)
    .map((row) => ({
      ...row,
      left: row.sentence,
      right: row.meaning,
      why: `The clue is “${row.clue}”. So “${row.word}” means ${row.meaning}.`,
    }));
  return matched(
    {
      ...info,
      id: `reading.vocabulary.context-clues${suffix}`,
      title: `Context clues${name}`,
      grades,
      objectives: ['Find the meaning of a new word from its sentence'],
      keywords: ['context clues', 'words in context', 'meaning from context', 'new words'],
      standards,
      prerequisites,
      teaching: {
        idea:
          'The words around a new word often show what it means: by an example, a result, an opposite or an ' +
          'explanation. Guess the meaning, and test it in the sentence.',
        caution: 'Do not stop at the new word. The clue may come after it.',
        mends: {},
      },
    },
    rows,
    {
      unlike: (row) => unlike(rows, row).filter(({ meaning }) => kindOf(meaning) === kindOf(row.meaning)),
      advise: (row, picked, side) =>
        side === 'right'
          ? `The clue “${row.clue}” does not fit “${picked.meaning}”.`
          : `In that sentence, “${picked.word}” means ${picked.meaning}.`,
      asks: {
        forward: ({ word, sentence }) => `Which meaning does “${word}” have here? ${sentence}`,
        reverse: ({ meaning }) => `In which sentence does the marked word mean “${meaning}”?`,
        both: (a, b) =>
          `Read both sentences. What do the marked words mean? First: ${a.sentence} Second: ${b.sentence}`,
      },
      steps: {
        forward: ({ word }) => [
          `Cover “${word}”. Which word would you put there?`,
          'Which words of the sentence gave you the idea?',
        ],
        reverse: ({ meaning }) => [
          `Put this in place of each marked word: ${meaning}.`,
          'In which sentence do the other words still make sense?',
        ],
        both: (a, b) => [
          `Cover “${a.word}”. What do the words around it tell you?`,
          `Then cover “${b.word}”, and do the same.`,
        ],
      },
    },
  );
});

const sayingRows = sayings.map((row) => ({
  ...row,
  left: row.saying,
  right: row.meaning,
  why: `“${row.saying}” means: ${row.meaning.replace(/\.$/, '')}. Example: ${row.example}.`,
}));

const idioms = matched(
  {
    ...info,
    id: 'reading.vocabulary.idioms',
    title: 'Idioms and proverbs',
    grades: [4, 8],
    objectives: ['Explain common idioms and proverbs'],
    keywords: ['idioms', 'proverbs', 'sayings', 'adages', 'expressions'],
    standards: ['L.4.5.B', 'L.5.5.B'],
    prerequisites: ['reading.vocabulary.context-clues'],
    teaching: {
      idea:
        'An idiom does not mean what its single words say. A proverb is a whole sentence that gives advice. ' +
        'Often a picture stands behind it that helps you to remember.',
      caution: 'Do not take the words literally: no beans are spilled.',
      mends: {},
    },
  },
  sayingRows,
  {
    // A proverb has a sentence as its meaning, and an idiom a phrase.
    unlike: (row) => unlike(sayingRows, row).filter(({ kind }) => kind === row.kind),
    asks: {
      forward: ({ saying, kind }) => `What does this ${kind} mean: “${saying}”?`,
      reverse: ({ meaning, kind }) => `Which ${kind} means: ${meaning.replace(/\.$/, '')}?`,
      both: (a, b) => `What do these two mean? First: “${a.saying}” Second: “${b.saying}”`,
    },
    steps: {
      forward: ({ kind }) => [
        kind === 'idiom'
          ? 'What picture do the words of the idiom paint?'
          : 'Put the saying in your own words.',
        'In which situation would someone say that?',
      ],
      reverse: ({ kind }) => [
        'When would you say such a thing?',
        kind === 'idiom'
          ? 'Which idiom paints a picture of it?'
          : 'Which choice says the same in other words?',
      ],
      both: () => ['When would someone say the first one?', 'Then ask the same of the second one.'],
    },
  },
);

/** Words with several meanings, in context, and in sayings; relations and shades of meaning. */
export const meanings: Concept[] = [...contextClues, homographs, idioms, relations, connotation];
