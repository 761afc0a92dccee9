import { crossed } from '../choices.ts';
import { adjectives, adverbs, buildings, nouns, prepositions, verbs } from '../data/lexicon.ts';
import type { Rng } from '../rng.ts';
import { sampled } from '../templates.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { sentenceGroups, sorted } from './sorting.ts';

/** Words in their sentences, and marks. The tests' solver checks the tables by marks of its own. */

const info = { subject: 'Reading', category: 'Grammar' };
const sentence = { thing: 'sentence', verb: 'has' } as const;

const wordClasses = ['noun', 'verb', 'adjective', 'adverb', 'preposition'] as const;
type WordClass = (typeof wordClasses)[number];

const roles: Record<WordClass, string> = {
  noun: 'names someone',
  verb: 'says what is done',
  adjective: 'describes a noun',
  adverb: 'says how it is done',
  preposition: 'shows a place',
};

/** Words of a sentence by class, and the sentence. */
interface Built {
  words: Record<WordClass, string>;
  text: string;
}

/** Adverbs, each with the adjectives and verbs that it does not go with in one sentence. */
const clashes: Readonly<Record<string, string>> = {
  happily: 'happy angry sad tired',
  sadly: 'happy proud smiled laughed danced played skipped',
  calmly: 'angry noisy jumped skipped',
  gladly: 'angry happy wandered',
  eagerly: 'angry lazy tired shy wandered',
  quietly: 'noisy quiet',
  proudly: 'proud shy',
  patiently: 'angry jumped skipped laughed smiled danced sang nodded wandered',
  cheerfully: 'angry tired',
};

/** Animals, and what only people do or are. */
const animals = ['dog', 'cat', 'horse', 'tiger', 'rabbit', 'parrot', 'puppy', 'kitten'];
const human = ['smiled', 'laughed', 'danced', 'sang', 'worked', 'answered', 'nodded', 'polite'];

function build(rng: Rng): Built {
  const noun = rng.pick(nouns);
  const fitting = (word: string): boolean => !(animals.includes(noun) && human.includes(word));
  const [verb, adjective] = [rng.pick(verbs.filter(fitting)), rng.pick(adjectives.filter(fitting))];
  const words = {
    noun,
    verb,
    adjective,
    adverb: rng.pick(
      adverbs.filter(
        (adverb) => ![verb, adjective].some((word) => clashes[adverb]?.split(' ').includes(word)),
      ),
    ),
    preposition: rng.pick(prepositions),
  };
  const { adverb, preposition } = words;
  const text = `The ${adjective} ${noun} ${verb} ${adverb} ${preposition} the ${rng.pick(buildings)}.`;
  return { words, text };
}

/** Questions that lead to a word of a kind. */
const leads: Record<WordClass, string> = {
  noun: 'Who does something here?',
  verb: 'What does somebody do here?',
  adjective: 'What is the one like who does something?',
  adverb: 'How is it done?',
  preposition: 'Which small word shows the place?',
};

const because = ({ words }: Built, kind: WordClass): string =>
  `The word “${words[kind]}” ${roles[kind]}, so it is ${kind === 'adjective' || kind === 'adverb' ? 'an' : 'a'} ${kind}.`;

/** Asks for the kinds of two words, where a wrong kind is neither of them. */
function onTwo(built: Built, kinds: readonly WordClass[]): Draft {
  const [first = 'noun', second = 'verb', third = 'adverb', fourth = 'adjective'] = kinds;
  const { words, text } = built;
  const explanation = `${because(built, first)} ${because(built, second)}`;
  const choices = crossed(
    { right: first, wrong: third, mistake: 'missed-the-first' },
    { right: second, wrong: fourth, mistake: 'missed-the-second' },
    (a, b) => `${a}, then ${b}`,
  );
  return {
    key: `two ${first} ${second} ${text}`,
    question: `What kinds of words are "${words[first]}" and "${words[second]}" here? "${text}"`,
    ...choices,
    mistakes: choices.mistakes.map((mistake, i) => ({
      ...mistake,
      mend: [because(built, first), because(built, second)][i] ?? explanation,
    })),
    hints: [`What does “${words[first]}” do in the sentence?`, `Then ask the same of “${words[second]}”.`],
    explanation,
  };
}

function wordClassDraft(rng: Rng, { level }: Dial): Draft {
  const built = build(rng);
  const kinds = rng.shuffle(level === 0 ? wordClasses.slice(0, 4) : wordClasses);
  const form = rng.pick(['name', 'find', 'two'] as const);
  if (form === 'two') return onTwo(built, kinds);
  const [kind = 'noun', ...others] = kinds;
  const show = (each: WordClass): string => (form === 'find' ? built.words[each] : each);
  const { words, text } = built;
  return {
    key: `${form} ${kind} ${text}`,
    question:
      form === 'find'
        ? `Which word is the ${kind} here? "${text}"`
        : `What kind of word is "${words[kind]}" here? "${text}"`,
    answer: { text: show(kind), worth: show(kind) },
    mistakes: others.map((other) => ({
      name: `mistook-${other}`,
      text: show(other),
      worth: show(other),
      mend: form === 'find' ? because(built, other) : `The ${other} here is "${words[other]}".`,
    })),
    hints:
      form === 'find'
        ? [leads[kind], `You need the word that ${roles[kind]}.`]
        : [
            `What does “${words[kind]}” do: name, act, describe, or tell how or where?`,
            'Which other word does it belong to?',
          ],
    explanation: because(built, kind),
  };
}

const partsOfSpeech = sampled(
  {
    ...info,
    id: 'reading.grammar.parts-of-speech',
    title: 'Parts of speech',
    grades: [3, 8],
    objectives: ['Tell nouns, verbs, adjectives, adverbs and prepositions apart'],
    keywords: ['parts of speech', 'nouns', 'verbs', 'adjectives', 'adverbs', 'prepositions', 'word classes'],
    standards: ['L.3.1.A', 'L.4.1.E'],
    prerequisites: ['reading.grammar.word-kinds'],
    teaching: {
      idea:
        'Each word of a sentence has a job. Nouns name, verbs say what is done, adjectives describe nouns, adverbs ' +
        'tell how, and prepositions show where or when.',
      caution: 'An adverb tells about the verb. An adjective tells about a noun.',
      mends: {},
    },
  },
  wordClassDraft,
);

const pronouns = sorted(
  {
    ...info,
    id: 'reading.grammar.pronouns',
    title: 'Pronouns',
    grades: [1, 4],
    objectives: ['Replace a noun with the right pronoun'],
    keywords: ['pronouns', 'he she they', 'him her them'],
    standards: ['L.1.1.D', 'L.3.1.A'],
    teaching: {
      idea:
        'A pronoun stands for a noun. Say he, she, it or they for the doer. After the verb, say him, her, it ' +
        'or them.',
      caution: 'Do not say “Her sang”. The doer is she.',
      mends: {},
    },
  },
  [
    {
      hints: ['Who or what is meant?', 'Just one, or more than one?'],
      ...sentence,
      aspect: 'missing doer',
      gap: 'word',
      ask: 'Which pronoun fits before the verb?',
      groups: sentenceGroups(`
# He|it stands for one man or boy
My dad came in. ___ sat down.
My brother sang. ___ was glad.
The king woke up. ___ ate an egg.
Grandpa reads. ___ likes books.
My uncle ran. ___ was late.
# She|it stands for one woman or girl
My mom came in. ___ sat down.
My sister sang. ___ was glad.
The queen woke up. ___ ate an egg.
Grandma reads. ___ likes books.
My aunt ran. ___ was late.
# It|it stands for one thing
The bus came. ___ was full.
The cup fell. ___ broke.
My hat is old. ___ has a hole.
The lake is big. ___ has fish.
The clock rang. ___ was loud.
# They|it stands for more than one
The boys came in. ___ sat down.
My parents sang. ___ were glad.
The twins woke up. ___ ate eggs.
My friends read. ___ like books.
Our guests ran. ___ were late.
`),
    },
    {
      hints: ['Who or what is meant?', 'Just one, or more than one?'],
      ...sentence,
      aspect: 'missing pronoun',
      gap: 'word',
      ask: 'Which pronoun fits after the verb?',
      groups: sentenceGroups(`
# him|it stands for one man or boy
Dad is here. I see ___ now.
My brother is sad. Help ___.
The king is kind. We like ___.
Grandpa is in bed. Let ___ rest.
My uncle is late. Call ___.
# her|it stands for one woman or girl
Mom is here. I see ___ now.
My sister is sad. Help ___.
The queen is kind. We like ___.
Grandma is in bed. Let ___ rest.
My aunt is late. Call ___.
# it|it stands for one thing
The bus is here. I see ___ now.
My milk is warm. Drink ___.
This hat is new. We like ___.
The lake is blue. Draw ___.
The clock is loud. Stop ___.
# them|it stands for more than one
The boys are here. I see ___ now.
My parents are sad. Help ___.
The twins are kind. We like ___.
My friends are in bed. Let ___ rest.
Our guests are late. Call ___.
`),
    },
  ],
);

const relativeWords = sorted(
  {
    ...info,
    id: 'reading.grammar.relative-pronouns',
    title: 'Relative pronouns and adverbs',
    grades: [4, 7],
    objectives: ['Link parts of a sentence with who, whose, where and when'],
    keywords: ['relative pronouns', 'relative adverbs', 'who whose which', 'relative clauses'],
    standards: ['L.4.1.A'],
    prerequisites: ['reading.grammar.pronouns'],
    teaching: {
      idea:
        'A relative pronoun or adverb links a clause to the noun before it. Who stands for people, whose for an ' +
        'owner, where for a place and when for a time.',
      caution: 'Whose shows an owner. Who’s means who is.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'What stands before the gap: a person, a place or a time?',
        'Does the next noun belong to somebody?',
      ],
      ...sentence,
      aspect: 'missing link',
      gap: 'word',
      ask: 'Which word links the parts?',
      groups: sentenceGroups(`
# who|a person does what follows
The girl ___ lives next door plays the drum.
I know a man ___ can bake.
She has a friend ___ sings well.
We thanked the doctor ___ helped us.
The people ___ live here are kind.
Ask the guide ___ knows the way.
# whose|the next thing belongs to the person
The boy ___ bike was lost found it again.
I met a woman ___ dog barked at me.
That is the man ___ car is red.
We like the singer ___ songs are short.
The driver ___ bus broke down came late.
Here is the child ___ name is on the list.
# where|it happens at that place
This is the house ___ I was born.
We went to the park ___ they play ball.
Show me the room ___ you sleep.
The shop ___ we buy bread is closed.
She left the village ___ she grew up.
Here is the lake ___ we learned to swim.
# when|it happens at that time
I remember the day ___ we met.
That was the year ___ it snowed in May.
It was the summer ___ he learned to swim.
Do you recall the morning ___ the lights went out?
Spring is the time ___ birds build nests.
She loves the evening ___ they all sing together.
`),
    },
  ],
);

const phrases = sorted(
  {
    ...info,
    id: 'reading.grammar.prepositional-phrases',
    title: 'Prepositional phrases',
    grades: [4, 7],
    objectives: ['Find out what a prepositional phrase tells'],
    keywords: ['prepositional phrases', 'prepositions', 'phrases'],
    standards: ['L.4.1.E'],
    prerequisites: ['reading.grammar.parts-of-speech'],
    teaching: {
      idea:
        'A preposition and its noun make a phrase: under the bed. The phrase adds where, when, with what, with whom ' +
        'or about what.',
      caution: 'One preposition may tell different things: with a pen, with a friend.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Say the sentence without the phrase. What is missing?',
        'Does the phrase name a place, a time, a tool, a person or a topic?',
      ],
      ...sentence,
      aspect: 'role of the phrase',
      ask: 'Which question does the phrase in capitals answer?',
      questions: {
        member: 'In which sentence does the phrase in capitals answer the question “{}”?',
        not: 'In which sentence does the phrase in capitals not answer the question “{}”?',
        like: 'Read: {} In which other sentence does the phrase in capitals answer the same question?',
      },
      says: 'the phrase in capitals answers the question “{}”',
      groups: sentenceGroups(`
# where?|it names a place
The cat sleeps UNDER THE BED.
He hid BEHIND THE DOOR.
They live NEAR THE SEA.
We waited INSIDE THE STATION.
The dog swam ACROSS THE RIVER.
# when?|it names a time
Wash your hands BEFORE DINNER.
We play AFTER SCHOOL.
The bell rings AT NOON.
She woke DURING THE NIGHT.
They worked UNTIL SUNSET.
# with what?|it names a thing that somebody uses
He cut the bread WITH A KNIFE.
She paints WITH A BRUSH.
We dug WITH A SPADE.
They measured it WITH A RULER.
I opened it WITH A KEY.
# with whom?|it names a person or people
I went there WITH MY AUNT.
She sang WITH HER SISTER.
We ate WITH OUR FRIENDS.
He plays WITH HIS TEAM.
I traveled WITH MY COUSIN.
# about what?|it names a topic
This is a book ABOUT WHALES.
They talked ABOUT THE GAME.
She wrote a poem ABOUT RAIN.
He told us ABOUT HIS TRIP.
We saw a film ABOUT BEES.
`),
    },
  ],
);

/** Words in their sentences, and the marks between them. */
export const sentences: Concept[] = [pronouns, partsOfSpeech, relativeWords, phrases];
