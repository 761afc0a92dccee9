import type { Concept } from '../types.ts';
import { sentenceGroups, sorted } from './sorting.ts';

/** Capital letters and marks. The tests' solver has marks of its own. */

const info = { subject: 'Reading', category: 'Writing' };
const sentence = { thing: 'sentence', verb: 'has' } as const;

const endMarks = sorted(
  {
    ...info,
    id: 'reading.writing.end-marks',
    title: 'End marks',
    grades: [0, 4],
    objectives: ['End a sentence with the right mark'],
    keywords: ['punctuation', 'end marks', 'question mark', 'period', 'sentences'],
    standards: ['L.K.2.B', 'L.1.2.B'],
    teaching: {
      idea:
        'A sentence that tells ends with a period. One that asks ends with a question mark. “What a day!” ' +
        'shows a strong feeling.',
      caution: 'Not every sentence with “what” is a question. Does it want an answer?',
      mends: {},
    },
  },
  [
    {
      hints: ['Read the sentence out loud.', 'Does it tell, ask or call out?'],
      thing: 'sentence',
      verb: 'has',
      aspect: 'end mark',
      ask: 'Which mark is missing at the end?',
      questions: {
        member: 'Which sentence needs {}?',
        not: 'Which sentence does not need {}?',
        like: 'Which other sentence needs the same end mark as this one? {}',
      },
      says: 'the sentence needs {}',
      groups: sentenceGroups(`
# a question mark|it asks something
Where is my hat ___
What time is it ___
Who ate the cake ___
When can we go ___
Why is it dark ___
How old are you ___
Can you see me ___
Do you like plums ___
Is it cold out ___
Did the bus come ___
# a period|it tells something
I have a red hat ___
The cat is on the bed ___
We like to swim ___
My dog has a bone ___
She went to school ___
The sun is hot ___
Tom can ride a bike ___
It will rain soon ___
The cup is on the desk ___
Birds have wings ___
# an exclamation point|it shows a strong feeling
What a big dog this is ___
How fast she runs ___
What a nice day it was ___
How tall you are ___
What a mess this is ___
How loud that was ___
What fun we had ___
How glad I am ___
What big ears it has ___
How cold it is ___
`),
    },
  ],
);

const capitals = sorted(
  {
    ...info,
    id: 'reading.writing.capital-letters',
    title: 'Capital letters',
    grades: [1, 5],
    objectives: ['Write names, places and days with a capital letter'],
    keywords: ['capital letters', 'capitalization', 'proper nouns', 'uppercase'],
    standards: ['L.K.2.A', 'L.1.2.A', 'L.2.2.A'],
    teaching: {
      idea:
        'Names begin with a capital letter: people, places, days and months. The first word of a sentence ' +
        'has one too.',
      caution: 'Common words such as dog or bus are not names.',
      mends: {},
    },
  },
  [
    {
      hints: ['Look for a name in the sentence.', 'Is it a person, a place, a day or a month?'],
      ...sentence,
      aspect: 'name kind',
      ask: 'What still needs a capital letter?',
      questions: {
        member: 'Where does {} need a capital letter?',
        not: 'In three sentences, {} needs a capital letter. Which one is different?',
        like: 'Read: {} Which kind of name needs a capital letter, if any? Which other sentence has the same answer?',
      },
      says: '{} needs a capital letter',
      clue: 'Look at {}.',
      groups: sentenceGroups(`
# the name of a person|names of people always start with one
I play with rose and her cat. | rose
My friend jack has a kite. | jack
We asked beth for help. | beth
I think luke is late. | luke
Now kim can swim. | kim
# the name of a place|names of places always start with one
We flew to paris. | paris
He swims in lake erie. | lake erie
She lives in texas. | texas
Tigers live in asia. | asia
The train goes to boston. | boston
# the name of a day|names of days always start with one
We swim on friday. | friday
On monday it rained. | monday
The shop shuts on sunday. | sunday
It is tuesday today. | tuesday
We sing each thursday. | thursday
# the name of a month|names of months always start with one
In may we plant beans. | may
It is hot in july. | july
The rain fell in april. | april
The leaves fall in october. | october
My birthday is in march. | march
# nothing|common words do not start with one
I see the dog in the yard.
Here comes our bus.
He lost my hat.
We fed some birds.
She read this book.
`),
    },
  ],
);

const commas = sorted(
  {
    ...info,
    id: 'reading.writing.commas',
    title: 'Commas',
    grades: [3, 6],
    objectives: ['Set commas in lists, after introductions and around names'],
    keywords: ['commas', 'comma rules', 'commas in a series'],
    standards: ['L.4.2.C', 'L.5.2.A', 'L.5.2.B', 'L.5.2.C'],
    teaching: {
      idea:
        'Commas separate the items of a list. One follows an introduction, such as Yes or After lunch. Commas also ' +
        'set off the name of the person who is spoken to, and a short question at the end.',
      caution: 'Two items that “and” joins need no comma.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Read the sentence slowly. Where would you pause?',
        'What stands before the pause, and what follows it?',
      ],
      ...sentence,
      aspect: 'reason for a comma',
      ask: 'What does the sentence need?',
      questions: {
        member: 'Which sentence needs {}?',
        not: 'Three of these sentences need {}. Which one is different?',
        like: 'Read: {} Does it need a comma, and for what? For which other sentence is the answer the same?',
      },
      says: 'the sentence needs {}',
      groups: sentenceGroups(`
# commas in a list|three or more things stand in a row
He has pens paper and paint.
The flag is red blue and white.
We saw Ann Ben and Kim.
It was cold wet and windy.
They ran jumped and swam.
# a comma after an introduction|a word, phrase or clause comes before the main sentence
Yes we can come.
As soon as we had eaten we went home.
When it rained we stayed inside.
No the shop is closed.
If you call her she will come.
# a comma for a person spoken to|the speaker calls somebody by name or title
Ben please shut the door.
Come here Ann.
Thank you Dad.
Rose where are you?
Can you help me Sam?
# a comma before a short question|a statement stands in front of the question
It is late isn’t it?
You can swim can’t you?
They won didn’t they?
She is here isn’t she?
He has a dog doesn’t he?
# no comma|there is no list of three, no introduction and no addition
We need milk and bread.
The tall man waved.
She ran and jumped.
They left because of the rain.
I like the cat that sleeps here.
`),
    },
  ],
);

const quotations = sorted(
  {
    ...info,
    id: 'reading.writing.quotation-marks',
    title: 'Quotation marks',
    grades: [3, 6],
    objectives: ['Mark the exact words of a speaker'],
    keywords: ['quotation marks', 'direct speech', 'dialogue punctuation', 'speech marks'],
    standards: ['L.3.2.C', 'L.4.2.B'],
    teaching: {
      idea:
        'Quotation marks stand around the exact words that someone says. The words that tell who speaks stay ' +
        'outside. If the words are only reported, as after “that” or “if”, there are no marks.',
      caution: 'Reported speech has no quotation marks: he said that he was tired.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Which words came out of the speaker’s mouth?',
        'Is the speaker named before, after or in the middle?',
      ],
      ...sentence,
      aspect: 'place of the quotation marks',
      ask: 'Where do quotation marks belong?',
      questions: {
        member: 'In which sentence do quotation marks belong {}?',
        not: 'In three sentences, quotation marks belong {}. Which one is different?',
        like: 'Read: {} Where do quotation marks belong? For which other sentence is the answer the same?',
      },
      says: 'quotation marks belong {}',
      groups: sentenceGroups(`
# around the first part|the exact words stand first, and the speaker follows
I am late said Ben.
Come in called the nurse.
We are hungry said the twins.
I am lost cried the boy.
It is hot today said Dad.
# around the last part|the speaker is named first, and the exact words follow
Ben said let’s go.
Mom asked where are my keys?
Ann cried wait for me!
Dad shouted look at that!
He asked who is there?
# around two parts|the speaker is named in the middle of the exact words
I am late said Ben but I ran.
Come in said Mom and sit down.
Shall we walk asked Ann or take the bus?
Help me cried Sam because I am stuck!
I will call said Rose when I arrive.
# nowhere|the words are only reported
Ben said that he was late.
Mom asked whether we had her keys.
Ann told us that we should wait.
Dad said that it was hot.
He asked if anyone was there.
`),
    },
  ],
);

const setOff = sorted(
  {
    ...info,
    id: 'reading.writing.nonrestrictive',
    title: 'Commas around additions',
    grades: [6, 9],
    objectives: ['Set off additions that a sentence does not need'],
    keywords: [
      'nonrestrictive',
      'nonrestrictive elements',
      'essential and nonessential clauses',
      'parenthetical',
    ],
    standards: ['L.6.2.A'],
    prerequisites: ['reading.writing.commas', 'reading.grammar.relative-pronouns'],
    teaching: {
      idea:
        'An addition that only adds a fact is set off by commas. One that says which person or thing is meant ' +
        'belongs to the noun and takes none.',
      caution: 'An addition in the middle needs two commas, not one.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Leave the part in capitals out. Is it still clear who or what is meant?',
        'Where does the part stand?',
      ],
      ...sentence,
      aspect: 'need for commas',
      ask: 'How many commas does the part in capitals need?',
      questions: {
        member: 'In which sentence does the part in capitals need {}?',
        not: 'In three sentences, the part in capitals needs {}. Which one is different?',
        like: 'Read: {} In which other sentence does the part in capitals need as many commas?',
      },
      says: 'the part in capitals needs {}',
      groups: sentenceGroups(`
# no comma|the part says who or what is meant
The boy WHO SITS BEHIND ME is new.
The book THAT I LOST was blue.
People WHO CANNOT SWIM must wear vests.
The tree THAT FELL DOWN was old.
Plants THAT GET NO LIGHT die.
The man WHO DROVE THE BUS was kind.
# two commas|the part only adds a fact in the middle of the sentence
My father WHO IS A BAKER gets up at three.
The Nile WHICH FLOWS NORTH is very long.
Paris THE CAPITAL OF FRANCE lies on the Seine.
The sun WHICH IS A STAR gives us light.
Mars THE RED PLANET has two moons.
# one comma|the part only adds a fact at the end of the sentence
We visited Paris THE CAPITAL OF FRANCE.
She thanked my father WHO IS A BAKER.
They sailed down the Nile WHICH FLOWS NORTH.
We looked at Mars THE RED PLANET.
Never stare at the sun WHICH IS A STAR.
`),
    },
  ],
);

const strongMarks = sorted(
  {
    ...info,
    id: 'reading.writing.semicolons-and-colons',
    title: 'Semicolons and colons',
    grades: [8, 12],
    objectives: ['Choose between semicolon, colon and comma'],
    keywords: ['semicolons', 'colons', 'semicolon', 'colon', 'comma splice'],
    standards: ['L.9-10.2.A', 'L.9-10.2.B'],
    prerequisites: ['reading.grammar.sentence-types'],
    teaching: {
      idea:
        'A semicolon joins two clauses that could stand alone. A colon follows a full clause and announces a list or ' +
        'an explanation. A comma goes before and, but, or, so, and after an opening.',
      caution: 'A comma alone cannot join two full clauses.',
      mends: {},
    },
  },
  [
    {
      hints: ['Could both parts stand alone?', 'Does the first part announce what follows?'],
      ...sentence,
      aspect: 'missing mark',
      gap: 'mark',
      ask: 'Which mark belongs in the gap?',
      questions: { member: 'Which sentence needs {} in the gap?' },
      says: 'the gap needs {}',
      groups: sentenceGroups(`
# a semicolon|two full clauses stand side by side
The road was icy [ ] therefore, we drove slowly.
Some came by train [ ] others walked.
I like tea [ ] however, my sister prefers juice.
The first test failed [ ] nevertheless, they went on.
Ana plays the flute [ ] her brother plays the drum.
# a colon|a full clause announces what follows
Bring three things [ ] a tent, a lamp and a map.
The flag has two colors [ ] red and white.
She speaks four languages [ ] Hindi, Tamil, French and English.
There is one rule here [ ] no running.
Only one word was on the note [ ] wait.
# a comma|it stands before a joining word or after an opening
The road was icy [ ] so we drove slowly.
When the train came [ ] everyone got in.
I like tea [ ] but my sister prefers juice.
When the first test failed [ ] they went on.
Yes [ ] Ana plays the flute.
# no mark|a verb or preposition stays with the words after it
The road to the farm was [ ] icy.
She speaks [ ] Hindi and French.
I like [ ] tea with milk.
They went on with [ ] the test.
The flag consists of [ ] two colors.
`),
    },
  ],
);

/** Capital letters, and marks from the period to the semicolon. */
export const punctuation: Concept[] = [endMarks, capitals, commas, quotations, setOff, strongMarks];
