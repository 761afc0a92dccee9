import type { Concept } from '../types.ts';
import { groupsOf, sorted } from './sorting.ts';

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
      hints: ['Say the word slowly.', 'Listen to the vowel, not to the spelling.'],
      ...word,
      aspect: 'vowel sound',
      ask: 'Which sound does the vowel team make?',
      questions: {
        kind: 'Which sound does the vowel team in {} make?',
        member: 'In which word does the vowel team make this sound: “{}”?',
        not: 'In which word does the vowel team not make this sound: “{}”?',
      },
      says: '* has the vowel sound “{}”',
      groups: groupsOf(`
long a|the vowel is like the one in cake|rain day train play snail gray
long e|the vowel is like the one in me|tree leaf queen sheep dream
long o|the vowel is like the one in home|boat snow goat grow soap
ow|the vowel is like the one in now|cow cloud house town mouth
oy|the vowel is like the one in boy|coin toy point join noise
oo|the vowel is like the one in zoo|moon spoon blue food chew
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
      hints: ['Say the word slowly.', 'Say car, fork and bird, too. Which vowel sounds the same?'],
      ...word,
      aspect: 'vowel sound',
      ask: 'Which has the same vowel sound: car, fork or bird?',
      questions: {
        kind: 'Which has the same vowel sound as {}: car, fork or bird?',
        member: 'Which word has the vowel sound of {}?',
        not: 'Which word does not have the vowel sound of {}?',
      },
      says: '* has the vowel sound of {}',
      groups: groupsOf(`
car|you hear ar|farm star park dark yard barn shark
fork|you hear or|corn storm horse north short porch born
bird|you hear er, however it is spelled|girl fern nurse turn skirt burn shirt
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
      caution: 'A short part such as un is not a word.',
      mends: {},
    },
  },
  [
    {
      hints: ['Cover one part of the word.', 'Is the rest a word? Is the covered part one too?'],
      ...word,
      aspect: 'build',
      ask: 'What is the word made of?',
      questions: {
        kind: 'What is {} made of?',
        member: 'Which word is made of {}?',
        not: 'Which word is not made of {}?',
        like: 'Which word is made in the same way as {}?',
        pair: 'Look at these words: {}. Which two are made in the same way?',
        odd: 'Look at these words: {}. Which one is made in a different way?',
      },
      says: '* is made of {}',
      groups: groupsOf(`
two words|both parts are words of their own|sunflower rainbow football snowman cupcake starfish backpack bedroom mailbox goldfish notebook popcorn sailboat
a word and an ending|the ending is not a word of its own|teacher helpful slowly sadness farmer painter thankful quickly kindness softly
a beginning and a word|the beginning is not a word of its own|unhappy redo unkind refill unfair rewrite untie reread unlock retell
`),
    },
    {
      hints: ['Cover one part of the word.', 'Is the rest a word? Is the covered part one too?'],
      ...word,
      aspect: 'first part',
      ask: 'Which word is the first part?',
      questions: {
        kind: 'Which word is the first part of {}?',
        member: 'Which compound word starts with the word {}?',
      },
      says: 'the first part of * is {}',
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
      caution: 'Not every un or re is a prefix. Uncle and ready have none.',
      mends: {},
    },
  },
  [
    {
      hints: ['Cover the first part. Which word is left?', 'What does the first part do to that word?'],
      ...word,
      aspect: 'prefix meaning',
      ask: 'What does the prefix mean?',
      questions: {
        kind: 'What does the prefix of {} mean?',
        member: 'In which word does the prefix mean “{}”?',
        not: 'In which word does the prefix not mean “{}”?',
        like: 'Which word has a prefix with the same meaning as in {}?',
        pair: 'Look at these words: {}. Which two have prefixes with the same meaning?',
        odd: 'Look at these words: {}. Which one has a prefix with a different meaning?',
      },
      says: 'the prefix of * means “{}”',
      groups: groupsOf(`
not|un- or in- turns the word into its opposite|unfair unsafe unkind unwell unclear unsure incorrect
again|re- tells that it is done once more|refill reread rebuild rewrite replay reheat retell
before|pre- tells that it comes earlier|preheat preview prepay preschool pretest precook
wrongly|mis- tells that it is done in a wrong way|misspell misread misuse misplace miscount mislead
under|sub- tells that it is below|subway submarine subsoil subfloor
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
      hints: ['Cover the ending. Which word is left?', 'What does the ending do to that word?'],
      ...word,
      aspect: 'suffix meaning',
      ask: 'What does the suffix mean?',
      questions: {
        kind: 'What does the suffix of {} mean?',
        member: 'In which word does the suffix mean “{}”?',
        not: 'In which word does the suffix not mean “{}”?',
        like: 'Which word has a suffix with the same meaning as in {}?',
        pair: 'Look at these words: {}. Which two have suffixes with the same meaning?',
        odd: 'Look at these words: {}. Which one has a suffix with a different meaning?',
      },
      says: 'the suffix of * means “{}”',
      groups: groupsOf(`
full of|-ful tells that there is a lot of it|joyful hopeful peaceful colorful thankful playful
without|-less tells that there is none|endless fearless painless harmless useless cloudless
person who|-er or -or names someone who does it|baker singer painter actor sailor farmer
in this way|-ly tells how something is done|sadly loudly bravely kindly softly neatly
can be|-able tells that it is possible|washable breakable readable drinkable foldable fixable
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
      hints: ['Which other words have this part?', 'What do the meanings of the words with this part share?'],
      ...word,
      aspect: 'meaning of the part in capitals',
      ask: 'What does the part in capitals mean?',
      questions: {
        kind: 'What does the part in capitals mean in {}?',
        member: 'In which word does the part in capitals mean “{}”?',
        not: 'In which word does the part in capitals not mean “{}”?',
        like: 'In which word does the part in capitals mean the same as in {}?',
        pair: 'Look at these words: {}. In which two do the parts in capitals mean the same?',
        odd: 'Look at these words: {}. In which one does the part in capitals mean something else?',
      },
      says: 'the part in capitals in * means “{}”',
      groups: groupsOf(`
earth|geo comes from the Greek word for earth|GEOlogy GEOgraphy GEOthermal
life|bio comes from the Greek word for life|BIOlogy BIOme antiBIOtic
water|aqua is Latin for water|AQUArium AQUAtic AQUEduct
carry|portare is Latin for carry|PORTable transPORT imPORT exPORT
break|rumpere is Latin for break|eRUPT interRUPT RUPTure
look|specere is Latin for look|inSPECT SPECTator SPECTacle
write|scribere is Latin for write|deSCRIBe SCRIPT inSCRIBe manuSCRIPT
far|tele is Greek for far|TELEscope TELEphone TELEgraph
heat|therme is Greek for heat|THERMometer THERMos THERMal
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
      hints: [
        'Which familiar word has this root?',
        'What do the meanings of the words with this root share?',
      ],
      ...word,
      aspect: 'meaning of the root in capitals',
      ask: 'What does the root in capitals mean?',
      questions: {
        kind: 'What does the root in capitals mean in {}?',
        member: 'In which word does the root in capitals mean “{}”?',
        not: 'In which word does the root in capitals not mean “{}”?',
        like: 'In which word does the root in capitals mean the same as in {}?',
        pair: 'Look at these words: {}. In which two do the roots in capitals mean the same?',
        odd: 'Look at these words: {}. In which one does the root in capitals mean something else?',
      },
      says: 'the root in capitals in * means “{}”',
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
  roots,
  academicRoots,
];
