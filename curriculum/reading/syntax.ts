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
        'Leave out the other person and the word “and”.',
        'Does the pronoun do something, or is something done to it?',
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
        'A pronoun needs one noun to which it points, its antecedent. If two nouns fit, or none is named, the reader ' +
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
      ask: 'To what does the pronoun in capitals point?',
      groups: sentenceGroups(`
# one noun|only one noun fits the pronoun
Lena called her brothers before THEY left.
The dog barked until Omar fed IT.
Ana met the boys and showed THEM the way.
The bus was late because IT had a flat tire.
Mr. Cruz thanked the girls, and THEY smiled.
The vases fell, but my aunt caught THEM.
# two nouns|two nouns fit the pronoun
Lena called her sister before SHE left.
Omar told Ben that HE had won.
The cup hit the plate, and IT broke.
Mia met Ana when SHE was six.
The king thanked the guide, and HE smiled.
# no noun|no noun is named to which the pronoun could point
On the radio THEY say that it will snow.
In this town THEY eat dinner late.
At the office THEY lost my letter.
On the sign THEY spelled the name wrong.
In the old days THEY walked for miles.
`),
    },
  ],
);

const voice = sorted(
  {
    ...info,
    id: 'reading.grammar.voice',
    title: 'Active and passive voice',
    grades: [7, 10],
    objectives: ['Recognize the active and the passive voice'],
    keywords: ['active voice', 'passive voice', 'active and passive'],
    standards: ['L.8.1.B', 'L.8.3.A'],
    prerequisites: ['reading.grammar.progressive-and-perfect'],
    teaching: {
      idea:
        'In the active voice the subject acts. In the passive voice something is done to the subject: a form of be ' +
        'with a past participle. The doer may follow after “by”, or be left out.',
      caution: 'Was and were alone do not make a passive: she was singing is active.',
      mends: {},
    },
  },
  [
    {
      hints: ['Does the subject do it, or is it done to the subject?', 'Is the doer named after “by”?'],
      ...sentence,
      aspect: 'voice',
      ask: 'Which voice is it?',
      groups: sentenceGroups(`
# active|the subject does it
The storm broke two windows.
Mia was writing a letter.
The cook has baked three pies.
A fox will find the nest.
Our class planted the trees.
They are painting the hall.
# passive with the doer|it is done to the subject, and “by” names the doer
Two windows were broken by the storm.
A letter was written by Mia.
Three pies have been baked by the cook.
The nest will be found by a fox.
The trees were planted by our class.
The hall is being painted by the students.
# passive without the doer|it is done to the subject, and the doer is left out
Two windows were broken in the night.
A letter was written at once.
Three pies have been baked for the fair.
The nest will be found by noon.
The trees were planted in May.
The hall is being painted today.
`),
    },
  ],
);

const moods = sorted(
  {
    ...info,
    id: 'reading.grammar.mood',
    title: 'Verb mood',
    grades: [8, 11],
    objectives: ['Recognize indicative, imperative, interrogative, conditional and subjunctive'],
    keywords: ['verb mood', 'subjunctive', 'imperative', 'conditional', 'indicative'],
    standards: ['L.8.1.C', 'L.8.3.A'],
    prerequisites: ['reading.grammar.modal-verbs'],
    teaching: {
      idea:
        'Mood shows how a speaker takes what is said: as a fact (indicative), an order (imperative), a question ' +
        '(interrogative), a possible result (conditional), or a wish or demand (subjunctive).',
      caution: 'In the subjunctive, were replaces was, and the verb after a demand has no -s: that he wait.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Is it stated, ordered, asked, or only imagined?',
        'Look for would, for a wish, and for a demand with that.',
      ],
      ...sentence,
      aspect: 'mood',
      ask: 'Which mood does the main point of the sentence have?',
      groups: sentenceGroups(`
# indicative|it states a fact
The ferry leaves at noon.
She has lived here for years.
He waits at the gate each day.
They rested in the shade.
# imperative|it gives an order or advice
Leave the key on the desk.
Wait at the gate, please.
Rest in the shade for a while.
Be quiet in the hall.
# interrogative|it asks a question
When does the ferry leave?
Has she lived here long?
Did he wait at the gate?
Where did they rest?
# conditional|it says what would happen
She would live here if she found work.
He would wait if we called him.
They would rest if they were tired.
The ferry would leave if the fog lifted.
# subjunctive|it tells a wish or a demand
I wish that I were taller.
We demand that he wait at the gate.
She insists that the ferry leave at noon.
They ask that he be quiet in the hall.
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
    objectives: ['Notice modifiers that stand at the wrong noun or at none'],
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
      groups: sentenceGroups(`
# well placed|it stands next to what it describes
Running for the bus, Mia lost her hat.
She served soup in a blue bowl to the guests.
Tired from the hike, we slept at once.
The man with the red beard fed the dog.
While reading, I heard the bell.
Sitting on the wall, the cat watched us.
# misplaced|it stands next to the wrong noun
She served soup to the guests in a blue bowl.
The man fed the dog with the red beard.
He sold a desk to a lady with carved legs.
I found a coin walking on the beach.
They saw a deer driving to work.
# dangling|what it describes is not named in the sentence
Running for the bus, my hat flew off.
Tired from the hike, sleep came at once.
While reading, the bell rang.
Having finished lunch, the dishes were washed.
To win the prize, much practice is needed.
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
      ask: 'Which structure does the sentence have?',
      groups: sentenceGroups(`
# simple|it has one clause
The old dog sleeps by the fire.
Mia ran to the gate and waved.
After lunch the boys rested.
Rain and wind beat on the roof.
In the end our team won the game.
# compound|it joins two clauses that could stand alone
The dog slept, and the cat watched it.
Mia ran to the gate, but nobody came.
It rained, so the boys stayed inside.
You can walk, or we can take the bus.
The wind blew, and the roof shook.
# complex|it has a clause that depends on the other
The dog slept while the cat watched it.
Mia ran to the gate because she heard a car.
When it rained, the boys stayed inside.
If you are tired, we can take the bus.
The roof shook although the wind was weak.
# fragment|it has no clause that could stand alone
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
      hints: ['Underline the joined items.', 'Are they all nouns, all -ing forms, all clauses?'],
      ...sentence,
      aspect: 'pattern of joined items',
      ask: 'How are the joined items formed?',
      groups: sentenceGroups(`
# parallel -ing forms|each item ends in -ing
She likes hiking, swimming and painting.
Saving water and planting trees help the town.
He earns money by mowing lawns and walking dogs.
Their hobbies are cooking and drawing.
# parallel infinitives|each item begins with to
She wants to hike, to swim and to paint.
To save water and to plant trees is our plan.
They hope to win or at least to learn.
It is easier to start than to finish.
# parallel nouns or adjectives|each item is a noun, or each is an adjective
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
        'Look only at the words before the comma.',
        'Who does something there? Is there a form with -ing or to?',
      ],
      ...sentence,
      aspect: 'opening',
      ask: 'How does the sentence open?',
      groups: sentenceGroups(`
# prepositional phrase|it opens with a preposition and its noun
Beyond the last houses, the road climbs into the hills.
During the long drought, the wells ran dry.
With great care, the diver lifted the vase.
Under the old bridge, swallows build their nests.
# participial phrase|it opens with a participle that describes the subject
Glancing at the clock, the pilot began to hurry.
Worn by centuries of rain, the statue has lost its face.
Humming to himself, the baker swept the floor.
Surrounded by cliffs, the bay is calm in winter.
# infinitive phrase|it opens with to and a verb
To reach the summit, the team left at midnight.
To save water, the town repaired its pipes.
To hear the speaker, we moved to the front.
To learn the part, she sang it each night.
# dependent clause|it opens with a clause that cannot stand alone
Although the harvest was poor, nobody went hungry.
When the fog lifted, the harbor came to life.
Because the archive had burned, little was known.
If the ice holds, they will cross at dawn.
# subject|it opens with the subject itself
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
  voice,
  modifiers,
  moods,
  parallel,
  openings,
];
