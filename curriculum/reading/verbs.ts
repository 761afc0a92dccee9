import type { Concept } from '../types.ts';
import { sentenceGroups, sorted } from './sorting.ts';

/** Meaning, tense, voice and mood of verbs. The tests' solver has marks of its own. */

const info = { subject: 'Reading', category: 'Grammar' };
const sentence = { thing: 'sentence', verb: 'has' } as const;

const modals = sorted(
  {
    ...info,
    id: 'reading.grammar.modal-verbs',
    title: 'Modal verbs',
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
      questions: {
        member: 'In which sentence does the word in capitals express {}?',
        not: 'In which sentence does the word in capitals not express {}?',
        like: 'Read: {} In which other sentence does the word in capitals express the same?',
      },
      says: 'the word in capitals expresses {}',
      groups: sentenceGroups(`
# ability|someone is able to do it
A fish CAN breathe underwater.
She CAN swim across the pool.
He CAN lift a heavy box.
The baby CAN count to three.
Frogs CAN jump very far.
# duty|it has to be done
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
# permission|someone allows it
“You MAY leave the table now,” said Mom.
“You MAY borrow my pen,” said the teacher.
“Yes, you MAY sit on my chair,” he said.
“You MAY have dessert now,” said Dad.
“Yes, you MAY play outside,” she said.
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
      ask: 'Which tense is the sentence in?',
      questions: {
        member: 'Which sentence is in the {}?',
        not: 'Which sentence is not in the {}?',
        like: 'Read: {} Which other sentence is in the same tense?',
      },
      says: 'the sentence is in the {}',
      groups: sentenceGroups(`
# present progressive|it has “am”, “is” or “are” with -ing
Mia is reading a long book.
They are building a wall.
I am waiting for you.
It is raining hard.
We are singing in the hall.
# past progressive|it has “was” or “were” with -ing
Mia was reading a long book.
They were building a wall.
I was waiting for you.
It was raining hard.
We were singing in the hall.
# future progressive|it has “will be” with -ing
Mia will be reading a long book.
They will be building a wall.
I will be waiting for you.
It will be raining hard.
We will be singing in the hall.
# present perfect|it has “have” or “has” with a past participle
Mia has read a long book.
They have built a wall.
I have waited for you.
It has rained hard.
We have sung in the hall.
# past perfect|it has “had” with a past participle
Mia had read a long book.
They had built a wall.
I had waited for you.
It had rained hard.
We had sung in the hall.
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
      ask: 'Is the sentence active or passive?',
      questions: {
        member: 'Which sentence is {}?',
        not: 'Three of these sentences are {}. Which one is different?',
        like: 'Read: {} Is it active, passive with the doer named, or passive with no doer named? For which other sentence is the answer the same?',
      },
      says: 'the sentence is {}',
      groups: sentenceGroups(`
# active|the subject acts
The storm broke two windows.
Mia was writing a letter.
The cook has baked three pies.
A fox will find the nest.
Our class planted the trees.
They are painting the hall.
# passive with the doer named|the doer stands after “by”
Two windows were broken by the storm.
A letter was written by Mia.
Three pies have been baked by the cook.
The nest will be found by a fox.
The trees were planted by our class.
The hall is being painted by the students.
# passive with no doer named|it does not say who acts
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
        'Look for “would”, for a wish, and for a demand with “that”.',
      ],
      ...sentence,
      aspect: 'mood',
      ask: 'Which mood does the sentence have?',
      questions: {
        member: 'Which sentence is in the {} mood?',
        not: 'Which sentence is not in the {} mood?',
        like: 'Read: {} Which other sentence is in the same mood?',
      },
      says: 'the sentence is in the {} mood',
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
They would rest if they had time.
The ferry would leave if the fog lifted.
# subjunctive|it states a wish or a demand
I wish that I were taller.
We demand that he wait at the gate.
She insists that the ferry leave at noon.
They ask that he be quiet in the hall.
`),
    },
  ],
);

/** Verbs and what their forms tell. */
export const verbs: Concept[] = [modals, verbTenses, voice, moods];
