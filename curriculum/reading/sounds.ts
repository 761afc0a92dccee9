import type { Concept } from '../types.ts';
import { groupsOf, type Sort, sentenceGroups, sorted } from './sorting.ts';

/** Sounds of words for beginners. The tests' solver checks the tables by spelling rules and by lists of its own. */

const info = { subject: 'Reading', category: 'Phonics' };

const firstSounds = groupsOf(`
b|it starts with the sound of b|bat bed bug box bus
k|it starts with the sound of k|cat cup kite key cow
d|it starts with the sound of d|dog duck desk door dish
f|it starts with the sound of f|fan fish fox fire foot
h|it starts with the sound of h|hat hen hill house hand
l|it starts with the sound of l|leg lamp lake lion leaf
m|it starts with the sound of m|map milk moon mud mouse
n|it starts with the sound of n|net nut nose nine knee
r|it starts with the sound of r|rat rug rain ring write
s|it starts with the sound of s|sun sock soap city sand
t|it starts with the sound of t|ten top tent tiger tub
`);

const sounds: Sort[] = [
  {
    thing: 'word',
    aspect: 'first sound',
    verb: 'has',
    hints: ['Say the word slowly.', 'Stop after the first sound.'],
    groups: firstSounds,
  },
  {
    thing: 'word',
    aspect: 'last sound',
    verb: 'has',
    hints: ['Say the word slowly.', 'Hold the sound at the end.'],
    groups: groupsOf(`
t|it ends with the sound of t|hat net foot kite
n|it ends with the sound of n|sun pen moon rain
g|it ends with the sound of g|dog leg bug pig
p|it ends with the sound of p|cup map ship soap
k|it ends with the sound of k|duck book lake milk
m|it ends with the sound of m|drum jam room home
l|it ends with the sound of l|ball hill school owl
`),
  },
  {
    thing: 'word',
    aspect: 'middle sound',
    verb: 'has',
    hints: ['Say the word slowly.', 'Hold the sound in the middle.'],
    groups: groupsOf(`
a|the middle sounds like the vowel in sad|cat map bag fan hat
e|the middle sounds like the vowel in red|bed pen net leg ten
i|the middle sounds like the vowel in big|pig lip dish six hill
o|the middle sounds like the vowel in hog|dog log fog
u|the middle sounds like the vowel in fun|cup bus sun mud duck
`),
  },
];

const soundsInWords = sorted(
  {
    ...info,
    id: 'reading.phonics.sounds-in-words',
    title: 'First, middle and last sounds',
    grades: [0, 1],
    objectives: ['Hear the first, the middle and the last sound of a word'],
    keywords: ['beginning sounds', 'ending sounds', 'middle sounds', 'phonemic awareness', 'sounds in words'],
    standards: ['RF.K.2.D', 'RF.1.2.C'],
    teaching: {
      idea: 'A word is made of sounds. Say it slowly and hear each sound. One sound may have many spellings.',
      caution: 'Listen to the sounds. Do not only look at the letters.',
      mends: {},
    },
  },
  sounds,
);

const letterSounds = sorted(
  {
    ...info,
    id: 'reading.phonics.letter-sounds',
    title: 'Letter sounds',
    grades: [0, 1],
    objectives: ['Know the sound that a letter stands for'],
    keywords: ['letter sounds', 'sounds of letters', 'consonant sounds'],
    standards: ['RF.K.3.A'],
    prerequisites: ['reading.phonics.first-letter'],
    teaching: {
      idea: 'Each letter stands for a sound. The letter m stands for the sound in moon.',
      caution: 'The name of a letter is not its sound.',
      mends: {},
    },
  },
  [
    {
      hints: ['Say the word out loud.', 'Listen to how it starts.'],
      thing: 'word',
      aspect: 'first letter',
      verb: 'has',
      ask: 'Which letter makes the first sound?',
      questions: {
        kind: 'Which letter makes the first sound of {}?',
        member: 'Which word starts with the letter {}?',
        not: 'Which word does not start with the letter {}?',
      },
      says: '* starts with {}',
      groups: groupsOf(`
b|it starts like bat|ball bird bell bath
d|it starts like dog|dad deer doll dot
f|it starts like fish|fork farm fig five
g|it starts like game|goat gate gold gum
h|it starts like hat|horn hop hut heart
m|it starts like moon|mom mask mop man
p|it starts like pig|pan park pear pond
r|it starts like rat|red road rose rope
s|it starts like sun|sail seal sit six
t|it starts like ten|toe tail toy tap
`),
    },
  ],
);

const shortVowels = sorted(
  {
    ...info,
    id: 'reading.phonics.short-vowels',
    title: 'Short vowels',
    grades: [0, 2],
    objectives: ['Hear the short vowel of a word'],
    keywords: ['short vowels', 'vowel sounds', 'cvc words', 'short a'],
    standards: ['RF.K.3.B', 'RF.1.2.C'],
    prerequisites: ['reading.phonics.letter-sounds'],
    teaching: {
      idea: 'The letters a, e, i, o and u are vowels. Between two other letters, a vowel is often short.',
      caution: 'Short e and short i sound close. Say pen and pin.',
      mends: {},
    },
  },
  [
    {
      hints: ['Say the word slowly.', 'Hold the sound in the middle.'],
      thing: 'word',
      aspect: 'vowel sound',
      verb: 'has',
      ask: 'Which vowel do you hear?',
      questions: {
        kind: 'Which vowel do you hear in {}?',
        member: 'Which word has a {}?',
        not: 'Which word does not have a {}?',
      },
      says: '* has a {}',
      groups: groupsOf(`
short a|it sounds like the vowel in cat|hat bag map jam fan sad
short e|it sounds like the vowel in bed|pen leg net hen jet wet
short i|it sounds like the vowel in pig|fin lip zip six win hid
short o|it sounds like the vowel in hot|top pot box mop hop fox
short u|it sounds like the vowel in cup|sun bug mud nut run tub
`),
    },
  ],
);

const longVowels = sorted(
  {
    ...info,
    id: 'reading.phonics.long-vowels',
    title: 'Long vowels',
    grades: [1, 2],
    objectives: ['Tell long vowels from short ones'],
    keywords: ['long vowels', 'silent e', 'magic e', 'long and short vowels'],
    standards: ['RF.1.2.A', 'RF.1.3.C', 'RF.2.3.A'],
    prerequisites: ['reading.phonics.short-vowels'],
    teaching: {
      idea: 'A long vowel says its own name. An e at the end is silent. It often makes the vowel long.',
      caution: 'The last e of cake makes no sound of its own.',
      mends: {},
    },
  },
  [
    {
      hints: ['Say the word slowly.', 'Does the vowel say its name?'],
      thing: 'word',
      aspect: 'vowel sound',
      verb: 'has',
      ask: 'Which vowel sound do you hear?',
      questions: {
        kind: 'Which vowel sound do you hear in {}?',
        member: 'Which word has a {}?',
        not: 'Which word does not have a {}?',
      },
      says: '* has a {}',
      groups: groupsOf(`
long a|the a says its name|cake game late tape made
short a|it sounds like the vowel in cat|tap mad cap plan bat
long i|the i says its name|bike time kite five ride
short i|it sounds like the vowel in pig|rid fin kit dim bit
long o|the o says its name|home rope nose note hope
short o|it sounds like the vowel in hot|hop rod nod lot job
`),
    },
  ],
);

const digraphs = sorted(
  {
    ...info,
    id: 'reading.phonics.digraphs',
    title: 'The sounds sh, ch and th',
    grades: [0, 2],
    objectives: ['Spell one sound with two letters'],
    keywords: ['digraphs', 'sh ch th', 'consonant digraphs', 'two letters one sound'],
    standards: ['RF.1.3.A'],
    prerequisites: ['reading.phonics.letter-sounds'],
    teaching: {
      idea: 'Two letters can make one new sound. Hear sh in shoe, ch in chin, and th in thin.',
      caution: 'Do not say the two letters one by one.',
      mends: {},
    },
  },
  [
    {
      hints: ['What word does the clue mean?', 'Say the word slowly and hear the gap.'],
      thing: 'clue',
      aspect: 'missing sound',
      gap: 'sound',
      verb: 'has',
      ask: 'Which letters are missing?',
      groups: sentenceGroups(`
# sh|it is the sound that starts shoe
It swims in the sea: fi_ _.
You wear it on a foot: _ _oe.
It sails on the sea: _ _ip.
You eat out of it: di_ _.
It lies on the beach: _ _ell.
It gives wool: _ _eep.
You do it when you are late: ru_ _.
# ch|it is the sound that starts chin
You sit on it: _ _air.
It is a soft fruit: pea_ _.
It is a part of your face: _ _in.
It is made of milk: _ _eese.
You eat it at noon: lun_ _.
It is a red fruit with a stone: _ _erry.
Two or three sit on it: ben_ _.
# th|it is the sound that starts thin
It comes after two: _ _ree.
You wash in it: ba_ _.
You have one on each hand: _ _umb.
It is not thick: _ _in.
You walk on it in the woods: pa_ _.
You bite with it: too_ _.
You talk with it: mou_ _.
`),
    },
  ],
);

const rhymes = sorted(
  {
    ...info,
    id: 'reading.phonics.rhymes',
    title: 'Words that rhyme',
    grades: [0, 2],
    objectives: ['Hear which words end alike'],
    keywords: ['rhymes', 'rhyming words', 'rhyming', 'poems'],
    standards: ['RF.K.2.A'],
    teaching: {
      idea: 'Words rhyme if they end with the same sounds. Cat and hat rhyme.',
      caution: 'Listen to the end. The first sounds can be different.',
      mends: {},
    },
  },
  [
    {
      hints: ['Say the words out loud.', 'Listen to how each one ends. Is it the same?'],
      thing: 'word',
      aspect: 'rhyme',
      questions: {
        like: 'Which word rhymes with {}?',
        pair: 'Look at these words: {}. Which two rhyme?',
        odd: 'Look at these words: {}. Which one does not rhyme with the others?',
      },
      verb: 'has',
      groups: groupsOf(`
at|it ends like sat|cat hat bat mat rat
og|it ends like frog|dog log fog hog jog
ig|it ends like twig|pig wig dig fig big
un|it ends like one|sun run fun bun
en|it ends like when|hen pen ten men den
ake|it ends like take|cake lake rake bake snake
all|it ends like small|ball wall tall fall call
ee|it ends like three|bee tree see knee free
ing|it ends like thing|king ring sing wing swing
ook|it ends like took|book look cook hook
oat|it ends like throat|boat goat coat float
ell|it ends like yell|bell well shell tell smell
ite|it ends like white|light night kite bite right
ain|it ends like grain|rain train chain plane brain
uck|it ends like tuck|duck truck luck stuck
oze|it ends like those|nose rose hose toes chose
oon|it ends like balloon|moon spoon soon noon
ock|it ends like knock|sock rock clock block lock
ar|it ends like bar|car star jar far
ouse|it ends like louse|house mouse blouse
ed|it ends like shed|bread bed red head sled
air|it ends like stair|chair bear hair pear square
`),
    },
  ],
);

const sightWords = sorted(
  {
    ...info,
    category: 'Reading words',
    id: 'reading.words.sight-words',
    title: 'Words to know by sight',
    grades: [0, 2],
    objectives: ['Read common words at once'],
    keywords: ['sight words', 'high frequency words', 'common words', 'tricky words'],
    standards: ['RF.K.3.C', 'RF.1.3.G'],
    teaching: {
      idea: 'Some words are in every book. Know them by sight, and reading gets easy.',
      caution: 'Was and saw have the same letters. Look at the first one.',
      mends: {},
    },
  },
  [
    {
      hints: ['Read the words around the gap.', 'Which word makes sense there?'],
      thing: 'sentence',
      aspect: 'missing word',
      gap: 'word',
      verb: 'has',
      ask: 'Which word fits?',
      groups: sentenceGroups(`
# have|it tells what someone owns
I ___ two cats.
We ___ lots of time.
They ___ a red bus.
You ___ a nice coat.
I ___ ten toes.
Cows ___ four legs.
# are|it goes with we, you, they or more than one
We ___ at home now.
They ___ so happy.
You ___ very kind.
The cups ___ on the mat.
These hens ___ big.
My shoes ___ wet.
# was|it tells about one, and about the past
Last night it ___ cold.
Yesterday the dog ___ sick.
He ___ sad last week.
She ___ six last year.
Last May it ___ hot here.
Long ago there ___ a king.
# said|it tells that someone spoke
“Come in,” ___ Mom.
“Sit down,” ___ Dad.
“I am here,” ___ Ann.
“Look at me,” ___ the boy.
“Help me,” ___ the cat.
“Go to bed,” ___ Gran.
`),
    },
    {
      hints: ['Read the words around the gap.', 'Which word makes sense there?'],
      thing: 'question',
      aspect: 'question word',
      gap: 'word',
      verb: 'has',
      ask: 'Which question word fits?',
      groups: sentenceGroups(`
# Who|it asks for a person
___ made this cake? Mom did.
___ is at the door? It is Ben.
___ lost a hat? Rose did.
___ has the ball? Sam has.
# Where|it asks for a place
___ is my hat? It is on the bed.
___ do fish live? In water.
___ did you go? To the park.
___ is the dog? Under the tree.
# When|it asks for a time
___ do we eat? At noon.
___ is your birthday? In May.
___ did you wake up? At six.
___ do owls hunt? At night.
# Why|it asks for a reason
___ are you sad? Because I lost my toy.
___ is he wet? Because it rains.
___ do we sleep? Because we need rest.
___ did you run? Because I was late.
`),
    },
  ],
);

/** Sounds in words, and their letters. */
export const wordSounds: Concept[] = [
  rhymes,
  letterSounds,
  soundsInWords,
  shortVowels,
  digraphs,
  longVowels,
  sightWords,
];
