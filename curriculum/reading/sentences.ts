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

function build(rng: Rng): Built {
  const words = {
    noun: rng.pick(nouns),
    verb: rng.pick(verbs),
    adjective: rng.pick(adjectives),
    adverb: rng.pick(adverbs),
    preposition: rng.pick(prepositions),
  };
  const { noun, verb, adjective, adverb, preposition } = words;
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
      mend:
        [because(built, first), because(built, second)][i] ??
        `Neither kind fits: ask what “${words[first]}” and “${words[second]}” do in the sentence.`,
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
        ? [leads[kind], `A word that ${roles[kind]} is the one you need.`]
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
      hints: ['Who or what is meant?', 'One, or more than one?'],
      ...sentence,
      aspect: 'missing doer',
      gap: 'word',
      ask: 'Which word fits for the doer?',
      groups: sentenceGroups(`
# He|one man or boy does it
My dad came in. ___ sat down.
My brother sang. ___ was glad.
The king woke up. ___ ate an egg.
Grandpa reads. ___ likes books.
My uncle ran. ___ was late.
# She|one woman or girl does it
My mom came in. ___ sat down.
My sister sang. ___ was glad.
The queen woke up. ___ ate an egg.
Grandma reads. ___ likes books.
My aunt ran. ___ was late.
# It|one thing does it
The bus came. ___ was full.
The cup fell. ___ broke.
My hat is old. ___ has a hole.
The lake is big. ___ has fish.
The clock rang. ___ was loud.
# They|more than one do it
The boys came in. ___ sat down.
My parents sang. ___ were glad.
The twins woke up. ___ ate eggs.
My friends read. ___ like books.
Our guests ran. ___ were late.
`),
    },
    {
      hints: ['Who or what is meant?', 'One, or more than one?'],
      ...sentence,
      aspect: 'missing pronoun',
      gap: 'word',
      ask: 'Which word fits after the verb?',
      groups: sentenceGroups(`
# him|he is one man or boy
Dad is here. I see ___ now.
My brother is sad. Help ___.
The king is old. We like ___.
Grandpa is in bed. Let ___ rest.
My uncle is late. Call ___.
# her|she is one woman or girl
Mom is here. I see ___ now.
My sister is sad. Help ___.
The queen is old. We like ___.
Grandma is in bed. Let ___ rest.
My aunt is late. Call ___.
# it|that is one thing
The bus is here. I see ___ now.
My cup is full. Drink ___.
This hat is old. We like ___.
The lake is deep. Draw ___.
The clock is loud. Stop ___.
# them|they are more than one
The boys are here. I see ___ now.
My parents are sad. Help ___.
The twins are old. We like ___.
My friends are in bed. Let ___ rest.
Our guests are late. Call ___.
`),
    },
  ],
);

const verbTenses = sorted(
  {
    ...info,
    id: 'reading.grammar.progressive-and-perfect',
    title: 'Progressive and perfect tenses',
    grades: [4, 7],
    objectives: ['Recognize the progressive and the perfect tenses'],
    keywords: ['progressive tense', 'perfect tense', 'present perfect', 'past progressive', 'verb tense'],
    standards: ['L.4.1.B', 'L.5.1.B', 'L.5.1.C'],
    prerequisites: ['reading.grammar.irregular-verbs'],
    teaching: {
      idea:
        'The progressive (be + -ing) shows that something goes on: she is reading. The perfect (have + past ' +
        'participle) looks back: she has read it.',
      caution: 'Look at the helping verb for the time: is, was, will be, has, had.',
      mends: {},
    },
  },
  [
    {
      hints: ['Find the helping verbs.', 'Does the main verb end in -ing, or is it a past participle?'],
      ...sentence,
      aspect: 'tense',
      ask: 'Which tense is it?',
      groups: sentenceGroups(`
# present progressive|it has am, is or are with -ing
Mia is reading a long book.
They are building a wall.
I am waiting for you.
It is raining hard.
We are singing in the hall.
# past progressive|it has was or were with -ing
Mia was reading a long book.
They were building a wall.
I was waiting for you.
It was raining hard.
We were singing in the hall.
# future progressive|it has will be with -ing
Mia will be reading a long book.
They will be building a wall.
I will be waiting for you.
It will be raining hard.
We will be singing in the hall.
# present perfect|it has have or has with a past participle
Mia has read a long book.
They have built a wall.
I have waited for you.
It has rained hard.
We have sung in the hall.
# past perfect|it has had with a past participle
Mia had read a long book.
They had built a wall.
I had waited for you.
It had rained hard.
We had sung in the hall.
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
The team ___ bus broke down came late.
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

const modals = sorted(
  {
    ...info,
    id: 'reading.grammar.modal-verbs',
    title: 'Helping verbs of meaning',
    grades: [4, 7],
    objectives: ['Understand what can, may, must, should and might express'],
    keywords: ['modal verbs', 'modals', 'can may must', 'helping verbs', 'auxiliaries'],
    standards: ['L.4.1.C'],
    teaching: {
      idea:
        'Modal verbs stand before a verb and show what the speaker means: ability (can), permission (may), duty ' +
        '(must), advice (should) or possibility (might).',
      caution: 'The verb after a modal never takes an -s: she can swim.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Say the sentence with “is able to”.',
        'Say it with “has to”, and with “perhaps”. Which one fits?',
      ],
      ...sentence,
      aspect: 'meaning of the helping verb',
      ask: 'What does the word in capitals express?',
      groups: sentenceGroups(`
# ability|someone is able to do it
A fish CAN breathe under water.
She CAN swim across the pool.
He CAN lift a heavy box.
The baby CAN count to three.
Frogs CAN jump very far.
# duty|a rule asks for it
Drivers MUST stop at a red light.
You MUST wear a seat belt.
We MUST feed the hens each day.
Guests MUST show their tickets.
You MUST be quiet here.
# advice|it would be good to do it
You look tired, so you SHOULD rest.
You SHOULD see a dentist about that tooth.
It is cold, so you SHOULD take a scarf.
He SHOULD say sorry to her.
You SHOULD sleep more.
# possibility|perhaps it will happen
Take a coat, since it MIGHT rain.
The bus MIGHT be late today.
It MIGHT snow in the hills.
She MIGHT have lost the way.
With luck we MIGHT win.
# permission|someone says yes to it
“You MAY leave the table now,” said Mom.
“You MAY borrow my pen,” said the teacher.
“Yes, you MAY sit on my chair,” he said.
“You MAY have dessert now,” said Dad.
“Yes, you MAY play outside,” she said.
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
        'Ask a question that the phrase answers.',
        'What does the answer say: where, when, who, or with what?',
      ],
      ...sentence,
      aspect: 'role of the phrase',
      ask: 'What does the phrase in capitals tell?',
      groups: sentenceGroups(`
# place|it tells where
The cat sleeps UNDER THE BED.
He hid BEHIND THE DOOR.
They live NEAR THE SEA.
We waited INSIDE THE STATION.
The dog swam ACROSS THE RIVER.
# time|it tells when
Wash your hands BEFORE DINNER.
We play AFTER SCHOOL.
The bell rings AT NOON.
She woke DURING THE NIGHT.
They worked UNTIL SUNSET.
# tool|it tells with what thing it is done
He cut the bread WITH A KNIFE.
She paints WITH A BRUSH.
We dug WITH A SPADE.
They measured it WITH A RULER.
I opened it WITH A KEY.
# company|it tells together with whom
I went there WITH MY AUNT.
She sang WITH HER SISTER.
We ate WITH OUR FRIENDS.
He plays WITH HIS TEAM.
I traveled WITH MY COUSIN.
# topic|it tells what it deals with
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
export const sentences: Concept[] = [pronouns, partsOfSpeech, relativeWords, modals, phrases, verbTenses];
