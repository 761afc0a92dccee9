import { worded } from '../choices.ts';
import { names } from '../data/story.ts';
import { byLevel, sampled } from '../templates.ts';
import { capitalize } from '../text.ts';
import type { Concept } from '../types.ts';

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

const whoHasIt = sampled(
  {
    ...info,
    id: 'reading.comprehension.who',
    title: 'Read and find out',
    grades: [0, 3],
    objectives: ['Find a fact in short sentences'],
    keywords: ['reading comprehension', 'reading', 'find the facts', 'read and answer', 'comprehension'],
  },
  (rng, dial) => {
    const count = byLevel(dial, [2, 3, 4]);
    const [people, things, colors] = [rng.sample(names, 4), rng.sample(belongings, 4), rng.sample(hues, 4)];
    const lines = people.slice(0, count).map((name, i) => `${name} has a ${colors[i]} ${things[i]}.`);
    const at = rng.int(0, count - 1);
    const askColor = rng.int(0, 1) === 1;
    const options: readonly string[] = askColor ? colors : people;
    const answer = options[at] ?? '';
    const others = options.filter((option) => option !== answer);
    const [a = '', b = '', c = ''] = others;
    return {
      key: `${askColor ? 'color' : 'who'} ${at} ${lines.join(' ')}`,
      question: `${lines.join(' ')} ${askColor ? `What color is the ${things[at]}?` : `Who has the ${things[at]}?`}`,
      ...worded(answer, { 'took-another-sentence': a, 'took-first-sentence': b, guessed: c }),
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
    const stem =
      asked === 0
        ? 'What came first?'
        : asked === 3
          ? 'What came last?'
          : `What came just after ${name} ${order[asked - 1]}?`;
    const [a = '', b = '', c = ''] = order.filter((_, i) => i !== asked);
    const say = (errand: string): string => `${name} ${errand}`;
    return {
      key: `${dial.level > 0 ? 'told ' : ''}${asked} ${name} ${order.join(',')}`,
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
    grades: [3, 12],
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
    const forms = [
      { stem: `Who went out on ${days[at]}?`, options: people },
      { stem: `Where did ${people[at]} go?`, options: places },
      { stem: `On which day did someone go to ${places[at]}?`, options: days },
      { stem: `Why did ${people[at]} ${whys[at]?.[2]}?`, options: whys.map(([why]) => why) },
    ];
    const form = rng.int(0, 3);
    const { stem, options } = forms[form] ?? { stem: '', options: [] };
    const [a = '', b = '', c = ''] = options.filter((_, i) => i !== at);
    return {
      key: `${form} ${at} ${lines.join(' ')}`,
      question: `${lines.join(' ')} ${stem}`,
      ...worded(options[at] ?? '', {
        'took-another-person': a,
        'took-another-line': b,
        'not-in-the-text': c,
      }),
      explanation: `The text says: ${lines[at]}`,
    };
  },
);

/** Understanding of short generated texts. */
export const comprehension: Concept[] = [whoHasIt, sequence, details];
