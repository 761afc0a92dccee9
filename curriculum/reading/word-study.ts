import type { Concept } from '../types.ts';
import { groupsOf, sentenceGroups, sorted } from './sorting.ts';

/** Parts, sounds and forms of words. The tests' solver checks the tables by lists of its own. */

const info = { subject: 'Reading', category: 'Word study' };
const word = { thing: 'word', verb: 'has' } as const;

const vowelTeams = sorted(
  {
    ...info,
    category: 'Phonics',
    id: 'reading.phonics.vowel-teams',
    title: 'Vowel teams',
    grades: [1, 3],
    objectives: ['Read two vowels that make one sound'],
    keywords: ['vowel teams', 'vowel pairs', 'ai ay', 'ee ea', 'oa ow', 'diphthongs'],
    standards: ['RF.1.3.C', 'RF.2.3.B'],
    prerequisites: ['reading.phonics.long-vowels'],
    teaching: {
      idea: 'Two letters can work as a team and make one vowel sound. Rain and day have the same sound.',
      caution: 'One team may have two sounds. Compare snow and cow.',
      mends: {},
    },
  },
  [
    {
      hints: ['Say each word slowly.', 'Listen to the vowel, not to the spelling.'],
      ...word,
      aspect: 'team sound',
      ask: 'Which sound does the vowel team make?',
      groups: groupsOf(`
long a|it sounds like cake|rain day train play snail gray
long e|it sounds like me|tree leaf queen sheep dream
long o|it sounds like home|boat snow goat grow soap
ow|it sounds like now|cow cloud house town mouth
oy|it sounds like boy|coin toy point join noise
oo|it sounds like zoo|moon spoon blue food chew
`),
    },
  ],
);

const rControlled = sorted(
  {
    ...info,
    category: 'Phonics',
    id: 'reading.phonics.r-controlled',
    title: 'Vowels with r',
    grades: [1, 3],
    objectives: ['Read vowels that an r changes'],
    keywords: ['r-controlled vowels', 'bossy r', 'ar or er ir ur'],
    standards: ['RF.2.3'],
    prerequisites: ['reading.phonics.short-vowels'],
    teaching: {
      idea: 'An r after a vowel changes its sound. Say cat and car.',
      caution: 'The letters er, ir and ur sound the same. Say her, bird and fur.',
      mends: {},
    },
  },
  [
    {
      hints: ['Say the word slowly.', 'Compare it with car, fork and bird.'],
      ...word,
      aspect: 'r sound',
      ask: 'Which sound does the vowel with r make?',
      groups: groupsOf(`
like car|it has the sound ar|farm star park dark yard barn shark
like fork|it has the sound or|corn storm horse north short porch born
like bird|it has the sound of er, ir and ur|girl fern nurse turn first burn shirt
`),
    },
  ],
);

const compounds = sorted(
  {
    ...info,
    id: 'reading.words.compound',
    title: 'Compound words',
    grades: [1, 4],
    objectives: ['See how a word is built, and find the words in a compound word'],
    keywords: ['compound words', 'word building'],
    standards: ['L.2.4.D'],
    teaching: {
      idea: 'A compound word is made of two words. A rainbow is a bow that comes with rain.',
      caution: 'A short part such as un is no word of its own.',
      mends: {},
    },
  },
  [
    {
      hints: ['Cover one part of the word.', 'Is the rest a word? Is the covered part one too?'],
      ...word,
      aspect: 'build',
      ask: 'How is this word built?',
      groups: groupsOf(`
two words|both parts are words of their own|sunflower rainbow football snowman cupcake starfish backpack bedroom mailbox goldfish notebook popcorn sailboat
word and ending|an ending follows a word|teacher helpful slowly sadness hopeless painter thankful quickly kindness careless
beginning and word|a short part stands before a word|unhappy redo unkind refill unfair rewrite untie reread unlock retell
`),
    },
    {
      hints: ['Cover one part of the word.', 'Is the rest a word? Is the covered part one too?'],
      ...word,
      aspect: 'first part',
      ask: 'Which word is the first part?',
      groups: groupsOf(`
rain|a new word starts after rain|raindrop raincoat rainstorm
sun|a new word starts after sun|sunlight sunset sunburn
snow|a new word starts after snow|snowball snowflake snowstorm
foot|a new word starts after foot|footstep footpath footprint
fire|a new word starts after fire|firewood fireplace firefly
`),
    },
  ],
);

const prefixes = sorted(
  {
    ...info,
    id: 'reading.words.prefixes',
    title: 'Prefixes',
    grades: [2, 4],
    objectives: ['Use a prefix to find the meaning of a word'],
    keywords: ['prefixes', 'word beginnings', 'un re pre mis'],
    standards: ['L.2.4.B', 'L.3.4.B', 'RF.3.3.A'],
    prerequisites: ['reading.words.compound'],
    teaching: {
      idea: 'A prefix stands before a word and changes its meaning. Unhappy means not happy.',
      caution: 'Not each un or re is a prefix. Uncle and ready have none.',
      mends: {},
    },
  },
  [
    {
      hints: ['Cover the first part. Which word is left?', 'What does the first part do to it?'],
      ...word,
      aspect: 'prefix meaning',
      ask: 'What does the prefix mean?',
      groups: groupsOf(`
not|un- or in- turns it into the opposite|unfair unsafe unkind unwell unclear unsure incorrect
again|re- says that it is done once more|refill reread rebuild rewrite replay reheat retell
before|pre- says that it comes earlier|preheat preview prepay preschool pretest precook
wrongly|mis- says that it is done in a bad way|misspell misread misuse misplace miscount mislead
under|sub- says that it is below|subway submarine subsoil subfloor
`),
    },
  ],
);

const suffixes = sorted(
  {
    ...info,
    id: 'reading.words.suffixes',
    title: 'Suffixes',
    grades: [2, 4],
    objectives: ['Use a suffix to find the meaning of a word'],
    keywords: ['suffixes', 'word endings', 'ful less er ly'],
    standards: ['L.2.4.C', 'L.3.4.B', 'RF.3.3.A'],
    prerequisites: ['reading.words.compound'],
    teaching: {
      idea: 'A suffix stands after a word and changes its meaning. Hopeless means without hope.',
      caution: 'The end of a word may change: happy, happily.',
      mends: {},
    },
  },
  [
    {
      hints: ['Cover the ending. Which word is left?', 'What does the ending do to it?'],
      ...word,
      aspect: 'suffix meaning',
      ask: 'What does the suffix mean?',
      groups: groupsOf(`
full of|-ful says that there is much of it|joyful hopeful peaceful colorful thankful playful
without|-less says that there is none|endless fearless painless harmless useless cloudless
person who|-er or -or names someone who does it|baker singer painter actor sailor farmer
in this way|-ly says how something is done|sadly loudly bravely kindly softly neatly
can be|-able says that it is possible|washable breakable readable drinkable foldable fixable
`),
    },
  ],
);

const pluralRules = sorted(
  {
    ...info,
    category: 'Grammar',
    id: 'reading.grammar.plurals',
    title: 'Plurals',
    grades: [1, 5],
    objectives: ['Form the plural of nouns'],
    keywords: ['plurals', 'plural nouns', 'singular and plural', 'irregular plurals', 'nouns'],
    standards: ['L.1.1.C', 'L.2.1.B', 'L.3.1.B', 'L.3.2.E'],
    teaching: {
      idea: {
        1: 'One cat, two cats: an s says that there are more. After s, x, ch and sh we add es.',
        3:
          'Most nouns take s. After s, x, ch and sh they take es, since s alone could not be heard. A y after a ' +
          'consonant turns into ies, and many words in f turn into ves. Some old words change inside.',
      },
      caution: 'A plural has no apostrophe: two dogs.',
      mends: {},
    },
  },
  [
    {
      hints: ['Say “one” with the word, then “two”.', 'Look at the last letters of the word.'],
      ...word,
      aspect: 'plural rule',
      ask: 'How do you write more than one?',
      groups: groupsOf(`
add s|it only takes the letter s|cat book tree star day key toy monkey piano photo
add es|s alone is hard to say|bus box dish lunch glass peach fox brush
y to ies|the y after a consonant turns into i|baby city puppy berry story penny party family
f to ves|the f turns into v|leaf wolf knife shelf half loaf calf thief
no s|the word changes inside or stays as it is|man woman child foot tooth goose mouse sheep
`),
    },
  ],
);

const possessives = sorted(
  {
    ...info,
    category: 'Grammar',
    id: 'reading.grammar.possessives',
    title: 'Possessives',
    grades: [2, 4],
    objectives: ['Show with an apostrophe who owns a thing'],
    keywords: ['possessives', 'possessive nouns', 'apostrophe s', 'ownership'],
    standards: ['L.2.2.C', 'L.3.2.D'],
    prerequisites: ['reading.grammar.plurals'],
    teaching: {
      idea: 'An apostrophe and s show the owner: the cat’s bed. After a plural s, the apostrophe stands alone.',
      caution: 'More than one dog is dogs. It has no apostrophe.',
      mends: {},
    },
  },
  [
    {
      hints: ['Does something belong to the dog?', 'Is it one dog, or are there more?'],
      thing: 'sentence',
      verb: 'has',
      aspect: 'missing form',
      gap: 'form',
      ask: 'Which form of dog fits?',
      groups: sentenceGroups(`
# dog|it names one dog that owns nothing here
This ___ is brown.
Each ___ has a bed.
My ___ likes to swim.
That ___ barks at us.
One ___ sleeps in the sun.
Our ___ was hungry.
# dogs|it names more than one, and they own nothing here
Two ___ run in the park.
The ___ bark at us.
Many ___ like to swim.
These ___ are brown.
All ___ need water.
Some ___ were hungry.
# dog’s|the next thing belongs to one dog
My ___ tail wags.
One ___ bowl is full.
That ___ nose is wet.
This ___ coat shines.
Each ___ bed is soft.
One ___ paws are muddy.
# dogs’|the next thing belongs to more than one dog
Both ___ tails wag.
The two ___ bowls are full.
All the ___ noses are wet.
These ___ coats shine.
The three ___ beds are soft.
Many ___ paws are muddy.
`),
    },
  ],
);

const roots = sorted(
  {
    ...info,
    id: 'reading.words.roots',
    title: 'Greek and Latin roots',
    grades: [4, 8],
    objectives: ['Use Greek and Latin roots to find the meaning of words'],
    keywords: ['greek and latin roots', 'root words', 'latin roots', 'greek roots'],
    standards: ['L.4.4.B', 'L.5.4.B', 'L.6.4.B'],
    prerequisites: ['reading.words.prefixes', 'reading.words.suffixes'],
    teaching: {
      idea:
        'Many English words are built from Greek and Latin roots. A root keeps its meaning: geo is earth in ' +
        'geography and in geology.',
      caution: 'A root may look a little different: scrib and script both mean write.',
      mends: {},
    },
  },
  [
    {
      hints: ['Which other words have this part?', 'What is shared by the meanings of those words?'],
      ...word,
      aspect: 'meaning of the part in capitals',
      ask: 'What does the part in capitals mean?',
      groups: groupsOf(`
earth|geo comes from the Greek word for earth|GEOlogy GEOgraphy GEOthermal
life|bio comes from the Greek word for life|BIOlogy BIOme antiBIOtic
water|aqua is Latin for water|AQUArium AQUAtic AQUEduct
carry|portare is Latin for carry|PORTable transPORT imPORT exPORT
break|rumpere is Latin for break|eRUPT interRUPT RUPTure
look|specere is Latin for look|inSPECT SPECTator SPECTacle
write|scribere is Latin for write|deSCRIBe SCRIPT inSCRIBe manuSCRIPT
far|tele is Greek for far|TELEscope TELEphone TELEgraph
heat|this root is Greek for hot|THERMometer THERMos THERMal
hear|audire is Latin for hear|AUDIence AUDIo AUDItorium
`),
    },
  ],
);

const academicRoots = sorted(
  {
    ...info,
    id: 'reading.words.roots-high',
    title: 'Roots in academic words',
    grades: [8, 12],
    objectives: ['Unlock academic words by their Greek and Latin roots'],
    keywords: ['academic roots', 'word roots', 'etymology', 'roots of academic words'],
    standards: ['L.8.4.B', 'L.9-10.4.B', 'L.11-12.4.B'],
    prerequisites: ['reading.words.roots'],
    teaching: {
      idea:
        'Words of science and law often keep a root from Greek or Latin. The root gives the core of the meaning, and ' +
        'prefixes and suffixes shape it.',
      caution: 'Roots give a first guess. Check it with the sentence or a dictionary.',
      mends: {},
    },
  },
  [
    {
      hints: ['Which familiar word has this part?', 'What do the two words have in common?'],
      ...word,
      aspect: 'meaning of the root in capitals',
      ask: 'What does the root in capitals mean?',
      groups: groupsOf(`
good|bene is Latin for well|BENEfactor BENEvolent BENEficial
bad|malus is Latin for bad|MALevolent MALign MALice
time|chronos is Greek for time|CHRONicle CHRONic anaCHRONism synCHRONize
believe|credere is Latin for believe|CREDible inCREDulous CREDence
same|homos is Greek for same|HOMOgeneous HOMOnym HOMOlogous
people|demos is Greek for people|DEMOcracy DEMOgraphic epiDEMic
speak|loqui is Latin for speak|eLOQUent colLOQUial LOQUacious
turn|vertere is Latin for turn|conVERT reVERT aVERT
feel|pathos is Greek for feeling|symPATHy emPATHy aPATHy
war|bellum is Latin for war|BELLigerent anteBELLum BELLicose
name|onyma is Greek for name|pseudONYM anONYMous synONYM
follow|sequi is Latin for follow|SEQUence conSEQUent subSEQUent
`),
    },
  ],
);

/** Word building and word meaning, from vowel teams to roots. */
export const wordStudy: Concept[] = [
  vowelTeams,
  rControlled,
  compounds,
  prefixes,
  suffixes,
  pluralRules,
  possessives,
  roots,
  academicRoots,
];
