import type { Concept } from '../types.ts';
import { sentenceGroups, sorted } from './sorting.ts';

/** Structure and marks of sentences in the middle grades and high school. The tests' solver has marks of its own. */

const info = { subject: 'Reading', category: 'Grammar' };
const sentence = { thing: 'sentence', verb: 'has' } as const;

const pronounCase = sorted(
  {
    ...info,
    id: 'reading.grammar.pronoun-case',
    title: 'Pronoun case',
    grades: [5, 9],
    objectives: ['Choose between subject, object, possessive and reflexive pronouns'],
    keywords: ['pronoun case', 'i or me', 'who or whom', 'reflexive pronouns'],
    standards: ['L.6.1.A', 'L.6.1.B'],
    prerequisites: ['reading.grammar.pronouns'],
    teaching: {
      idea:
        'A pronoun changes with its job. I is the subject, me the object, my stands before what I own, and myself ' +
        'points back to I.',
      caution:
        'With “and”, leave the other person out: “Ben and I sing”, since “I sing”. “For Ben and me”, since “for me”.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'If “and” joins another person to the gap, leave that person out.',
        'Is the gap a subject, an object or an owner, or does it point back to I?',
      ],
      ...sentence,
      aspect: 'missing form of I',
      gap: 'form',
      ask: 'Which form of I fits?',
      groups: sentenceGroups(`
# I|it is the subject
My sister and ___ paint the fence.
Ben and ___ are cousins.
Yesterday Mia and ___ went home early.
You and ___ should talk.
Tom knows that Ann and ___ can swim.
# me|it is the object of a verb or a preposition
The coach praised Ben and ___.
This stays between you and ___.
They sent a card to Mia and ___.
Come with Dad and ___.
She showed Ann and ___ the map.
# my|it shows the owner and stands before a noun
This is ___ old bike.
We met ___ aunt at the gate.
She likes ___ new song.
They borrowed ___ tent.
He sat on ___ hat.
# myself|it points back to the subject I
I washed ___ in the lake.
I taught ___ to play chess.
I saw ___ in the mirror.
I told ___ to stay calm.
I blamed ___ for the mistake.
`),
    },
  ],
);

const pronounReference = sorted(
  {
    ...info,
    id: 'reading.grammar.pronoun-reference',
    title: 'Pronoun reference',
    grades: [6, 9],
    objectives: ['Notice pronouns that are vague or point to two nouns'],
    keywords: ['pronoun reference', 'vague pronouns', 'antecedents', 'unclear pronouns'],
    standards: ['L.6.1.D'],
    prerequisites: ['reading.grammar.pronoun-case'],
    teaching: {
      idea:
        'A pronoun needs one noun that it stands for, its antecedent. If two nouns fit, or none is named, the reader ' +
        'must guess.',
      caution: 'The writer knows who is meant. Read like someone who does not.',
      mends: {},
    },
  },
  [
    {
      hints: ['Put each noun in place of the pronoun.', 'Do two of them fit, or is there none?'],
      ...sentence,
      aspect: 'kind of reference',
      ask: 'How many nouns does the pronoun in capitals fit?',
      questions: {
        member: 'In which sentence does the pronoun in capitals fit {}?',
        not: 'In three sentences, the pronoun in capitals fits {}. Which one is different?',
        like: 'Read: {} In which other sentence does the pronoun in capitals fit the same number of nouns?',
      },
      says: 'the pronoun fits {}',
      clue: 'Look at {}.',
      groups: sentenceGroups(`
# only one noun|no other noun fits
Lena called her brothers before THEY left. | her brothers
The dog barked until Omar fed IT. | The dog
Ana met the boys and showed THEM the way. | the boys
The bus was late because IT had a flat tire. | The bus
Mr. Cruz thanked the girls, and THEY smiled. | the girls
The vases fell, but my aunt caught THEM. | The vases
# either of two nouns|both make sense
Lena called her sister before SHE left. | Lena; her sister
Omar told Ben that HE had won. | Omar; Ben
The cup hit the plate, and IT broke. | The cup; the plate
Mia met Ana when SHE was six. | Mia; Ana
The king thanked the guide, and HE smiled. | The king; the guide
# no noun|the sentence does not name the people
On the radio THEY say that it will snow.
In this town THEY eat dinner late.
At the office THEY lost my letter.
On the sign THEY spelled the name wrong.
In the old days THEY walked for miles.
`),
    },
  ],
);

const modifiers = sorted(
  {
    ...info,
    id: 'reading.grammar.modifiers',
    title: 'Misplaced and dangling modifiers',
    grades: [7, 11],
    objectives: ['Notice modifiers that stand next to the wrong noun or describe nothing'],
    keywords: ['misplaced modifiers', 'dangling modifiers', 'modifiers'],
    standards: ['L.7.1.C'],
    prerequisites: ['reading.grammar.prepositional-phrases'],
    teaching: {
      idea:
        'A modifier should stand next to what it describes. If it stands beside another noun, it is misplaced. If ' +
        'the thing that it describes is not named at all, it dangles.',
      caution: 'An opening with -ing belongs to the subject that follows the comma.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'What should the modifier describe?',
        'Is that thing in the sentence, and does it stand beside it?',
      ],
      ...sentence,
      aspect: 'state of the modifier',
      ask: 'How is the modifier placed?',
      questions: {
        member: 'In which sentence is the modifier {}?',
        not: 'In which sentence is the modifier not {}?',
        like: 'Read: {} Is the modifier well placed, misplaced or dangling? For which other sentence is the answer the same?',
      },
      says: 'the modifier is {}',
      clue: 'Look at {}.',
      groups: sentenceGroups(`
# well placed|it stands next to what it describes
Running for the bus, Mia lost her hat. | Mia
She served soup in a blue bowl to the guests. | soup
Tired from the hike, we slept at once. | we
The man with the red beard fed the dog. | The man
While reading, I heard the bell. | I
Sitting on the wall, the cat watched us. | the cat
# misplaced|it stands next to the wrong noun
She served soup to the guests in a blue bowl. | the guests
The man fed the dog with the red beard. | the dog
He sold a desk to a lady with carved legs. | a lady
I found a coin walking on the beach. | a coin
They saw a deer driving to work. | a deer
# dangling|what it describes is not named in the sentence
Running for the bus, my hat flew off. | my hat
Tired from the hike, sleep came at once. | sleep
While reading, the bell rang. | the bell
Having finished lunch, the dishes were washed. | the dishes
To win the prize, much practice is needed. | much practice
`),
    },
  ],
);

const sentenceTypes = sorted(
  {
    ...info,
    id: 'reading.grammar.sentence-types',
    title: 'Simple, compound and complex sentences',
    grades: [5, 9],
    objectives: ['Recognize how the clauses of a sentence are joined'],
    keywords: ['simple compound complex sentences', 'sentence types', 'clauses', 'dependent clause'],
    standards: ['L.7.1.B', 'L.3.1.I'],
    prerequisites: ['reading.grammar.relative-pronouns'],
    teaching: {
      idea:
        'A clause has a subject and a verb. A simple sentence has one clause. A compound sentence joins two that ' +
        'could stand alone, with and, but, or, so. A complex one adds a clause that depends on the other.',
      caution: 'Two verbs with one subject are still one clause: she ran and jumped.',
      mends: {},
    },
  },
  [
    {
      hints: ['Find each subject with its verb.', 'Could each clause stand alone?'],
      ...sentence,
      aspect: 'structure',
      ask: 'Is it a simple, compound or complex sentence, or a fragment?',
      questions: {
        member: 'Which of these is {}?',
        not: 'Which of these is not {}?',
        like: 'Read: {} Which of these is of the same kind: simple, compound, complex or fragment?',
      },
      says: 'you have {}',
      groups: sentenceGroups(`
# a simple sentence|its subject and verb form just one clause
The old dog sleeps by the fire.
Mia ran to the gate and waved.
After lunch the boys rested.
Rain and wind beat on the roof.
In the end our team won the game.
# a compound sentence|it joins two clauses that could stand alone
The dog slept, and the cat watched it.
Mia ran to the gate, but nobody came.
It rained, so the boys stayed inside.
You can walk, or we can take the bus.
The wind blew, and the roof shook.
# a complex sentence|it has a clause that depends on the other
The dog slept while the cat watched it.
Mia ran to the gate because she heard a car.
When it rained, the boys stayed inside.
If you are tired, we can take the bus.
The roof shook although the wind was weak.
# a fragment|it has no clause that could stand alone
Because the dog slept by the fire.
Running to the gate in the rain.
After the boys had rested.
The old roof of our house.
When our team won the game.
`),
    },
  ],
);

const parallel = sorted(
  {
    ...info,
    category: 'Writing',
    id: 'reading.writing.parallel-structure',
    title: 'Parallel structure',
    grades: [8, 12],
    objectives: ['Give the items of a list or pair the same form'],
    keywords: ['parallel structure', 'parallelism', 'parallel form'],
    standards: ['L.9-10.1.A'],
    prerequisites: ['reading.grammar.parts-of-speech'],
    teaching: {
      idea:
        'Items that are joined should have one grammatical form: reading, writing and singing. The form shows the ' +
        'reader that they belong together.',
      caution: 'The sense may be fine and the form not: she likes to read and swimming.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Underline the joined items.',
        'Are they all nouns, all adjectives, all -ing forms or all infinitives?',
      ],
      ...sentence,
      aspect: 'pattern of joined items',
      ask: 'Which form do the joined items have?',
      questions: {
        member: 'In which sentence are the joined items {}?',
        not: 'In three sentences, the joined items are {}. Which one is different?',
        like: 'Read: {} Which other sentence joins its items in the same way?',
      },
      says: 'the joined items are {}',
      groups: sentenceGroups(`
# all -ing forms|each item ends in -ing
She likes hiking, swimming and painting.
Saving water and planting trees help the town.
He earns money by mowing lawns and walking dogs.
Their hobbies are cooking and drawing.
# all infinitives|each item begins with to
She wants to hike, to swim and to paint.
Our plan is to save water and to plant trees.
They hope to win or at least to learn.
It is easier to start than to finish.
# all nouns or all adjectives|each item is a noun, or each is an adjective
The task was long, dull and difficult.
The room has light, warmth and space.
He spoke with courage and honesty.
The soup is hot, spicy and cheap.
# not parallel|one item has a different form from the rest
She likes hiking, swimming and to paint.
He earns money by mowing lawns and he walks dogs.
The task was long, dull and a difficulty.
They hope to win or at least learning.
`),
    },
  ],
);

const openings = sorted(
  {
    ...info,
    category: 'Writing',
    id: 'reading.writing.sentence-openings',
    title: 'Variety of sentences',
    grades: [9, 12],
    objectives: ['Recognize and vary the openings of sentences'],
    keywords: ['syntax variety', 'sentence variety', 'sentence openings', 'varied syntax'],
    standards: ['L.11-12.3.A', 'L.9-10.1.B'],
    prerequisites: ['reading.grammar.sentence-types', 'reading.grammar.modifiers'],
    teaching: {
      idea:
        'A text in which each sentence begins with its subject sounds dull. Writers vary: they open with a phrase, a ' +
        'participle, an infinitive or a clause.',
      caution: 'An opening participle must describe the subject that follows.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Look at the first words. Is there a comma after them?',
        'Is there a preposition, a participle, “to” and a verb, or a clause?',
      ],
      ...sentence,
      aspect: 'opening',
      ask: 'What does the sentence open with?',
      questions: {
        member: 'Which sentence opens with {}?',
        not: 'Which sentence does not open with {}?',
        like: 'Read: {} Which other sentence opens in the same way?',
      },
      says: 'the sentence opens with {}',
      groups: sentenceGroups(`
# a prepositional phrase|a preposition and its noun come first
Beyond the last houses, the road climbs into the hills.
During the long drought, the wells ran dry.
With great care, the diver lifted the vase.
Under the old bridge, swallows build their nests.
# a participial phrase|a participle that describes the subject comes first
Glancing at the clock, the pilot began to hurry.
Worn by centuries of rain, the statue has lost its face.
Humming to himself, the baker swept the floor.
Surrounded by cliffs, the bay is calm in winter.
# an infinitive phrase|“to” and a verb come first
To reach the summit, the team left at midnight.
To save water, the town repaired its pipes.
To hear the speaker, we moved to the front.
To learn the part, she sang it each night.
# a dependent clause|a clause that cannot stand alone comes first
Although the harvest was poor, nobody went hungry.
When the fog lifted, the harbor came to life.
Because the archive had burned, little was known.
If the ice holds, they will cross at dawn.
# its subject|nothing stands before the doer
The road climbs into the hills beyond the last houses.
The wells ran dry during the long drought.
Swallows build their nests under the old bridge.
The team left at midnight to reach the summit.
`),
    },
  ],
);

/** Structure of sentences and the marks that show it. */
export const syntax: Concept[] = [
  pronounCase,
  sentenceTypes,
  pronounReference,
  modifiers,
  parallel,
  openings,
];
