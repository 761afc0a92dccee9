import type { Concept } from '../types.ts';
import { groupsOf, sentenceGroups, sorted } from './sorting.ts';
import { comparing, tenses } from './word-forms.ts';

/** Forms of words and their agreement. The tests' solver checks the tables by rules and lists of its own. */

const info = { subject: 'Reading', category: 'Grammar' };
const gap = { thing: 'sentence', verb: 'has' } as const;

const wordKinds = sorted(
  {
    ...info,
    id: 'reading.grammar.word-kinds',
    title: 'Naming, doing and describing words',
    grades: [1, 3],
    objectives: ['Tell nouns, verbs and adjectives apart'],
    keywords: ['nouns', 'verbs', 'adjectives', 'naming words', 'action words', 'describing words'],
    standards: ['L.1.1', 'L.2.1', 'L.3.1.A'],
    teaching: {
      idea: 'A noun names a person, place or thing. A verb says what someone does. An adjective tells what it is like.',
      caution: 'A verb need not be loud or fast: think is a verb.',
      mends: {},
    },
  },
  [
    {
      hints: ['Can you put “a” or “the” before the word?', 'Can you do it? Can a thing be like that?'],
      thing: 'word',
      verb: 'has',
      aspect: 'word kind',
      ask: 'What kind of word is it?',
      questions: {
        kind: 'What kind of word is {}?',
        member: 'Which word is {}?',
        not: 'Which word is not {}?',
        like: 'Which word is of the same kind as {}?',
        pair: 'Look at these words: {}. Which two are of the same kind?',
        odd: 'Look at these words: {}. Which one is of a different kind?',
      },
      says: '* is {}',
      groups: groupsOf(`
a noun|it names a person, a place or a thing|river teacher banana kitchen pencil apple doctor city window horse
a verb|it says what someone does|eat sing bring carry listen write think choose grow sit
an adjective|it tells what something is like|happy tall angry tiny brave hungry old soft lazy wide
`),
    },
  ],
);

const partsInSentences = sorted(
  {
    ...info,
    id: 'reading.grammar.word-in-sentence',
    title: 'Word kinds in a sentence',
    grades: [3, 6],
    objectives: ['Tell from a sentence what kind of word a word is'],
    keywords: ['word kinds in sentences', 'noun or verb', 'nouns verbs adjectives adverbs'],
    standards: ['L.3.1.A'],
    prerequisites: ['reading.grammar.word-kinds'],
    teaching: {
      idea:
        'One word can do different jobs. “I run” has a verb, and “a long run” has a noun. The sentence decides what ' +
        'kind of word it is.',
      caution: 'Do not decide by the word alone. Read the whole sentence.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Which word does the one in capitals belong to?',
        'Does it name, do or describe something, or tell how?',
      ],
      thing: 'sentence',
      verb: 'has',
      aspect: 'kind of word in capitals',
      ask: 'What kind of word is in capitals?',
      questions: {
        member: 'In which sentence is the word in capitals {}?',
        not: 'In which sentence is the word in capitals not {}?',
        like: 'Read: {} In which other sentence is the word in capitals of the same kind?',
      },
      says: 'the word in capitals is {}',
      groups: sentenceGroups(`
# a noun|it names something
We took a long WALK.
The PLANT needs water.
My HELP was welcome.
She took a DRINK of milk.
They had a good LAUGH.
We heard a loud CALL.
# a verb|it says what someone does
We WALK to school.
They PLANT a tree.
I HELP my mother.
We DRINK milk.
We LAUGH at his joke.
They CALL us each night.
# an adjective|it describes a noun
This is HARD work.
He has a FAST car.
It was a LONG night.
We took a LATE train.
She has a STRAIGHT back.
We ate an EARLY lunch.
# an adverb|it tells how or when something is done
They work HARD.
She runs FAST.
Did you wait LONG?
We came LATE.
He walked STRAIGHT home.
The bus left EARLY.
`),
    },
  ],
);

const shortForms = sorted(
  {
    ...info,
    id: 'reading.grammar.contractions',
    title: 'Contractions',
    grades: [2, 5],
    objectives: ['Read and write shortened forms'],
    keywords: ['contractions', 'apostrophes', 'short forms'],
    standards: ['L.2.2.C'],
    teaching: {
      idea: 'A contraction joins two words. The apostrophe shows where letters are missing: do not, don’t.',
      caution: 'Its shows an owner. It’s means it is.',
      mends: {},
    },
  },
  [
    {
      hints: ['Say the two words in full.', 'Which letters does the apostrophe stand for?'],
      thing: 'word',
      verb: 'has',
      aspect: 'hidden word',
      ask: 'Which word is hidden in the contraction?',
      questions: {
        kind: 'Which word is hidden in {}?',
        member: 'In which contraction is the word “{}” hidden?',
        not: 'In which contraction is the word “{}” not hidden?',
      },
      says: '* hides the word “{}”',
      groups: groupsOf(`
not|it ends in n’t, short for “not”|don’t isn’t can’t weren’t aren’t didn’t couldn’t
are|it ends in ’re, short for “are”|we’re you’re they’re
will|it ends in ’ll, short for “will”|I’ll you’ll we’ll they’ll she’ll
have|it ends in ’ve, short for “have”|I’ve we’ve you’ve they’ve
`),
    },
    {
      hints: [
        'Try “it is” and “they are” in the gap.',
        'If neither fits, is there one owner, or are there more?',
      ],
      thing: 'sentence',
      verb: 'has',
      aspect: 'short form',
      gap: 'form',
      ask: 'Which of its, it’s, their and they’re fits?',
      groups: sentenceGroups(`
# its|it shows the owner, one animal or thing
The cat licks ___ paws.
The tree lost ___ leaves.
The bike lost ___ bell.
A bird sits on ___ nest.
The dog wagged ___ tail.
# it’s|it means it is
I think ___ a cat.
Now ___ my turn.
Today ___ Monday.
She says ___ a joke.
I think ___ noon.
# their|it shows the owners, more than one
The boys lost ___ ball.
The girls ate ___ lunch.
Birds feed ___ chicks.
My friends love ___ dog.
They sold ___ house.
# they’re|it means they are
I think ___ brothers.
Now ___ the winners.
She says ___ sisters.
I think ___ good girls.
We hope ___ friends.
`),
    },
  ],
);

const agreement = sorted(
  {
    ...info,
    id: 'reading.grammar.agreement',
    title: 'Subject and verb',
    grades: [2, 8],
    objectives: ['Make the verb agree with its subject'],
    keywords: ['subject verb agreement', 'agreement', 'verbs', 'subject and verb', 'present tense'],
    prerequisites: ['reading.grammar.plurals'],
    standards: ['L.1.1.C', 'L.3.1.F'],
    teaching: {
      idea: {
        2: 'The verb goes with the one who does it. One dog is here. Two dogs are here.',
        4:
          'The verb agrees with the head of its subject. In “the box of toys”, the box counts, so the verb is ' +
          'singular. Each, everyone and nobody are singular too.',
      },
      caution: 'The noun next to the verb is not always its subject.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Read what stands before the gap.',
        'Find “I”, or a helper such as “will”. Else ask: one or many?',
      ],
      ...gap,
      grades: [2, 4],
      aspect: 'be form',
      gap: 'form',
      ask: 'Which form of be fits?',
      groups: sentenceGroups(`
# is|it goes with one person or thing
The dog ___ in the yard.
My friend ___ at home.
The girl ___ on the bench.
Our teacher ___ in the hall.
The box ___ on the shelf.
Everyone ___ ready now.
# are|it goes with more than one
The dogs ___ in the yard.
My friends ___ at home.
Two birds ___ on the bench.
Tom and Ann ___ in the hall.
The children ___ at school.
His brothers ___ ready now.
# am|it goes only with the word I
I ___ in the yard.
Now I ___ at home.
I ___ on the bench.
I ___ ready now.
Here I ___ at last.
I ___ six years old.
# be|it stands after will, can and must
Soon we will ___ in the yard.
You can ___ at home by six.
The dog must ___ on the bench.
Tom will ___ ready at noon.
They can ___ very loud.
It must ___ in the hall.
`),
    },
    {
      hints: [
        'What stands before the gap: a subject or a preposition?',
        'If a subject stands there, does its main word name one or many?',
      ],
      ...gap,
      grades: [5, 8],
      aspect: 'have form',
      clue: 'Look at {}.',
      gap: 'form',
      ask: 'Which form of have fits?',
      groups: sentenceGroups(`
# has|the main word of the subject is singular
The box of toys ___ a lid. | box
Each of the boys ___ a key. | Each
One of my cousins ___ a boat. | One
The captain of the ships ___ a map. | captain
Everyone in these rooms ___ a desk. | Everyone
Nobody among my friends ___ a car. | Nobody
The list of names ___ two errors. | list
# have|the main word of the subject is plural
The students in this class ___ a map. | students
The keys on the table ___ a tag. | keys
My aunt and uncle ___ a boat. | aunt and uncle
Both of the girls ___ a key. | Both
Several of the boxes ___ a lid. | Several
The owners of the farm ___ a car. | owners
The names on the list ___ two parts. | names
# having|after a preposition the verb takes -ing
Without ___ a map, we got lost. | Without
She is proud of ___ a garden. | of
After ___ lunch, they left. | After
He dreams of ___ a farm. | of
We thanked him for ___ us over. | for
He left without ___ a snack. | without
`),
    },
  ],
);

/** Word forms, word kinds and marks. */
export const grammar: Concept[] = [wordKinds, partsInSentences, tenses, comparing, shortForms, agreement];
