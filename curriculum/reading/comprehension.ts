import { worded } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { byLevel, sampled } from '../templates.ts';
import { capitalize } from '../text.ts';
import type { Concept, Mistake } from '../types.ts';

const info = { subject: 'Reading', category: 'Comprehension' };

const hues = ['red', 'blue', 'green', 'pink', 'black', 'white', 'brown', 'gray'] as const;
const belongings = [
  'hat',
  'cup',
  'bike',
  'kite',
  'sock',
  'book',
  'ball',
  'drum',
  'coat',
  'cap',
  'bag',
  'box',
] as const;

/** Returns the other options as mistakes: those of other sentences, and those that the text does not have. */
function wrongOf(options: readonly string[], at: number, told: number): Mistake[] {
  return options.flatMap((text, i) =>
    i === at ? [] : [{ name: i < told ? 'took-another-sentence' : 'not-in-the-text', text, worth: text }],
  );
}

const whoHasIt = sampled(
  {
    ...info,
    id: 'reading.comprehension.who',
    title: 'Read and find out',
    grades: [0, 3],
    objectives: ['Find a fact in short sentences'],
    keywords: ['reading comprehension', 'reading', 'find the facts', 'read and answer', 'comprehension'],
    standards: ['RL.K.1', 'RL.1.1', 'RI.1.1'],
    teaching: {
      idea: 'A question asks for one fact. Find the sentence that tells it.',
      caution: 'Do not take the first name that you see.',
      hints: [
        'What does the question ask: who, what or which color?',
        'Find the sentence with the same words.',
      ],
      mends: {
        'took-another-sentence': 'That is in the text, but in another sentence. Read each one.',
        'not-in-the-text': 'The text does not say that. Read it once more.',
      },
    },
  },
  (rng, dial) => {
    const count = byLevel(dial, [2, 3, 4]);
    const [people, things, colors] = [rng.sample(names, 4), rng.sample(belongings, 4), rng.sample(hues, 4)];
    const lines = people.slice(0, count).map((name, i) => `${name} has a ${colors[i]} ${things[i]}.`);
    const at = rng.int(0, count - 1);
    const [form, options, stem] = rng.pick([
      ['color', colors, `What color is the ${things[at]}?`],
      ['who', people, `Who has the ${things[at]}?`],
      ['what', things, `What does ${people[at]} have?`],
    ] as const);
    const answer = options[at] ?? '';
    return {
      key: `${form} ${at} ${lines.join(' ')}`,
      question: `${lines.join(' ')} ${stem}`,
      answer: { text: answer, worth: answer },
      mistakes: wrongOf(options, at, count),
      explanation: `Read it again: ${lines[at]}`,
    };
  },
);

const errands = [
  'fed the dog',
  'read a book',
  'made some tea',
  'swept the floor',
  'drew a map',
  'rode a bike',
  'called a friend',
  'washed the car',
  'baked a cake',
  'wrote a note',
  'fixed the lamp',
  'watered the plants',
  'sang a song',
  'packed a bag',
] as const;

const sequence = sampled(
  {
    ...info,
    id: 'reading.comprehension.sequence',
    title: 'First, next, last',
    grades: [1, 6],
    objectives: ['Follow the order of events'],
    keywords: ['sequence', 'order of events', 'first next last', 'sequencing', 'story order'],
    prerequisites: ['reading.comprehension.who'],
    standards: ['RL.1.2', 'RL.2.5', 'RI.2.3', 'RI.3.8'],
    teaching: {
      idea: {
        1: 'A story tells what happens first, next and last. Words like then and last show the order.',
        3: 'Texts do not always tell events in their order. Words like before and after show what really came first.',
      },
      caution: 'Before and after turn the order round. Read with care.',
      hints: ['Look for first, next, then, before and last.', 'Say the events in order.'],
      mends: {
        'took-order-of-telling': 'That comes at another time. Look for before and after.',
        'one-step-off': 'That is another step. Say the events one by one.',
        'opposite-end': 'That comes at another time. Start again at the first event.',
      },
    },
  },
  (rng, dial) => {
    const name = rng.pick(names);
    const [first = '', next = '', then = '', last = ''] = rng.sample(errands, 4);
    const story =
      dial.level === 0
        ? `First ${name} ${first}. Next ${name} ${next}. Then ${name} ${then}. Last, ${name} ${last}.`
        : `Before ${name} ${next}, ${name} ${first}. After that, ${name} ${then}. At the end, ${name} ${last}.`;
    const order = [first, next, then, last];
    const asked = rng.int(0, 3);
    const answer = order[asked] ?? first;
    const isBefore = rng.int(0, 1) === 0;
    const [form, stem] =
      asked === 0
        ? ['first', 'What came first?']
        : asked === 3
          ? ['last', 'What came last?']
          : isBefore
            ? ['before', `What came just before ${name} ${order[asked + 1]}?`]
            : ['after', `What came just after ${name} ${order[asked - 1]}?`];
    const [a = '', b = '', c = ''] = order.filter((_, i) => i !== asked);
    const say = (errand: string): string => `${name} ${errand}`;
    return {
      key: `${form} ${dial.level > 0 ? 'told ' : ''}${asked} ${name} ${order.join(',')}`,
      question: `${story} ${stem}`,
      ...worded(say(answer), {
        'took-order-of-telling': say(a),
        'one-step-off': say(b),
        'opposite-end': say(c),
      }),
      explanation: `The order is: ${capitalize(order.join('; '))}.`,
    };
  },
);

const visits = [
  'the park',
  'the zoo',
  'the lake',
  'the farm',
  'the store',
  'the beach',
  'the library',
  'the museum',
  'the market',
  'the theater',
] as const;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** Reasons and deeds for a way to any place: why, in the past tense, and after "did". */
const reasons = [
  ['it was raining', 'took an umbrella', 'take an umbrella'],
  ['the road was closed', 'took the long way', 'take the long way'],
  ['the bus was late', 'walked there', 'walk there'],
  ['the car broke down', 'rode a bike', 'ride a bike'],
  ['a friend was ill', 'went alone', 'go alone'],
  ['it was very cold', 'wore a thick coat', 'wear a thick coat'],
  ['the sun was strong', 'wore a big hat', 'wear a big hat'],
  ['the trip was long', 'brought some lunch', 'bring some lunch'],
] as const;

const details = sampled(
  {
    ...info,
    id: 'reading.comprehension.details',
    title: 'Who, where, when and why',
    grades: [3, 6],
    objectives: ['Find details and reasons in a short text'],
    keywords: [
      'reading comprehension',
      'details',
      'who what where when why',
      'passages',
      'comprehension',
      'cause and effect',
    ],
    prerequisites: ['reading.comprehension.who'],
    standards: ['RL.3.1', 'RI.3.1', 'RL.4.1'],
    teaching: {
      idea:
        'Details answer who, where, when and why. The question shows which kind is wanted, and one sentence of the ' +
        'text tells it.',
      caution: 'Several people or places may occur. Check that the detail belongs to the right one.',
      hints: [
        'Which kind of detail is asked for?',
        'Find the name, the place or the day of the question in the text.',
      ],
      mends: {
        'took-another-sentence':
          'That is told of someone else. Find the sentence with the words of the question.',
        'not-in-the-text': 'The text does not say that. Read it once more.',
      },
    },
  },
  (rng, dial) => {
    const count = byLevel(dial, [2, 3, 4]);
    const [people, places, days] = [rng.sample(names, 4), rng.sample(visits, 4), rng.sample(weekdays, 4)];
    const whys = rng.sample(reasons, 4);
    const lines = people
      .slice(0, count)
      .map(
        (name, i) =>
          `${name} went to ${places[i]} on ${days[i]}. Because ${whys[i]?.[0]}, ${name} ${whys[i]?.[1]}.`,
      );
    const at = rng.int(0, count - 1);
    const [form, options, stem] = rng.pick([
      ['who', people, `Who went out on ${days[at]}?`],
      ['where', places, `Where did ${people[at]} go?`],
      ['when', days, `On which day did someone go to ${places[at]}?`],
      ['why', whys.map(([why]) => why), `Why did ${people[at]} ${whys[at]?.[2]}?`],
    ] as const);
    const answer = options[at] ?? '';
    return {
      key: `${form} ${at} ${lines.join(' ')}`,
      question: `${lines.join(' ')} ${stem}`,
      answer: { text: answer, worth: answer },
      mistakes: wrongOf(options, at, count),
      explanation: `The text says: ${lines[at]}`,
    };
  },
);

/** Understanding of short generated texts. */
export const comprehension: Concept[] = [whoHasIt, sequence, details];
