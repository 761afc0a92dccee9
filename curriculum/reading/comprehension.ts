import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { byLevel, range, sampled } from '../templates.ts';
import type { Concept, Mistake } from '../types.ts';
import { sequence } from './story-order.ts';

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

/** Question on a short text of one line for each person: what the options are, and what each of them would mean. */
interface Kind {
  form: string;
  options: readonly string[];
  stem: string;
  hints: readonly [string, string];
  /** Says of which line an option is, by its number. */
  told: (i: number) => string;
  /** Says that the text does not have an option. */
  untold: (text: string) => string;
}

/** Returns the other options as mistakes: those of other lines, and those that the text does not have. */
function wrongOf({ options, told, untold }: Kind, at: number, count: number): Mistake[] {
  return options.flatMap((text, i) =>
    i === at
      ? []
      : [
          i < count
            ? { name: 'took-another-sentence', text, worth: text, mend: told(i) }
            : { name: 'not-in-the-text', text, worth: text, mend: untold(text) },
        ],
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
      mends: {},
    },
  },
  (rng, dial) => {
    // Two lines are too few to search from grade 2 on.
    const count = byLevel(dial, dial.grade < 2 ? [2, 3, 4] : [3, 4, 4]);
    const [people, things, colors] = [rng.sample(names, 4), rng.sample(belongings, 4), rng.sample(hues, 4)];
    const lines = people.slice(0, count).map((name, i) => `${name} has a ${colors[i]} ${things[i]}.`);
    const at = rng.int(0, count - 1);
    const [name, thing, color] = [people[at] ?? '', things[at] ?? '', colors[at] ?? ''];
    const kinds: readonly Kind[] = [
      {
        form: 'color',
        options: colors,
        stem: `What color is the ${thing}?`,
        hints: [`Find the word “${thing}”.`, 'Which color word comes right before it?'],
        told: (i) => `The ${things[i]} is ${colors[i]}, not the ${thing}.`,
        untold: (text) => `Nothing in the text is ${text}.`,
      },
      {
        form: 'who',
        options: people,
        stem: `Who has the ${thing}?`,
        hints: [`Find the word “${thing}”.`, 'Which name starts that sentence?'],
        told: (i) => `${people[i]} has the ${things[i]}, not the ${thing}.`,
        untold: (text) => `The text does not name ${text}.`,
      },
      {
        form: 'what',
        options: things,
        stem: `What does ${name} have?`,
        hints: [`Find the name ${name}.`, 'Which thing ends that sentence?'],
        told: (i) => `${people[i]} has the ${things[i]}, not ${name}.`,
        untold: (text) => `Nobody in the text has a ${text}.`,
      },
    ];
    const kind = rng.pick(kinds);
    const answer = kind.options[at] ?? '';
    const end = { color: `the ${thing} is ${color}`, who: `${name} has the ${thing}` }[kind.form];
    return {
      key: `${kind.form} ${at} ${lines.join(' ')}`,
      question: `${lines.join(' ')} ${kind.stem}`,
      answer: { text: answer, worth: answer },
      mistakes: wrongOf(kind, at, count),
      hints: kind.hints,
      explanation: `The text says: “${lines[at]}” So ${end ?? `${name} has a ${thing}`}.`,
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
  ['a friend was waiting', 'hurried', 'hurry'],
  ['it was very cold', 'wore a thick coat', 'wear a thick coat'],
  ['the sun was strong', 'wore a big hat', 'wear a big hat'],
  ['the trip was long', 'brought some lunch', 'bring some lunch'],
] as const;

/** Returns names of which no two begin alike, so that a reader does not confuse them. */
function unlikeNames(rng: Rng, count: number): string[] {
  const byLetter = new Map(rng.shuffle(names).map((name) => [name.charAt(0), name]));
  return rng.sample([...byLetter.values()], count);
}

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
      mends: {},
    },
  },
  (rng, dial) => {
    // Two people are too few to search in grades 5 and 6.
    const count = byLevel(dial, dial.grade < 5 ? [2, 3, 4] : [4, 4, 4]);
    const [people, places, days] = [unlikeNames(rng, 4), rng.sample(visits, 4), rng.sample(weekdays, 4)];
    const whys = rng.sample(reasons, 4);
    const lines = range(0, count - 1).map((i) => {
      const day = dial.grade > 4 && i % 2 === 1 ? [`On ${days[i]}, `, ''] : ['', ` on ${days[i]}`];
      return `${day[0]}${people[i]} went to ${places[i]}${day[1]} and ${whys[i]?.[1]} because ${whys[i]?.[0]}.`;
    });
    const at = rng.int(0, count - 1);
    const [name, place, day] = [people[at] ?? '', places[at] ?? '', days[at] ?? ''];
    const kinds: readonly Kind[] = [
      {
        form: 'who',
        options: people,
        stem: `Who went out on ${day}?`,
        hints: [`Find ${day} in the text.`, 'Which name does that sentence tell?'],
        told: (i) => `${people[i]} went out on ${days[i]}.`,
        untold: (text) => `The text does not name ${text}.`,
      },
      {
        form: 'where',
        options: places,
        stem: `Where did ${name} go?`,
        hints: [`Find the name ${name} in the text.`, 'Which place comes after “went to”?'],
        told: (i) => `${people[i]} went to ${places[i]}, not ${name}.`,
        untold: (text) => `Nobody in the text went to ${text}.`,
      },
      {
        form: 'when',
        options: days,
        stem: `On which day did ${name} go out?`,
        hints: [`Find the name ${name} in the text.`, 'Which day does the same sentence name?'],
        told: (i) => `On ${days[i]}, ${people[i]} went out, not ${name}.`,
        untold: (text) => `The text does not name ${text}.`,
      },
      {
        form: 'why',
        options: whys.map(([why]) => why),
        stem: `Why did ${name} ${whys[at]?.[2]}?`,
        hints: [`Find the name ${name} in the text.`, 'What does that sentence say after “because”?'],
        told: (i) => `That is why ${people[i]} ${whys[i]?.[1]}.`,
        untold: (text) => `The text does not say that ${text}.`,
      },
    ];
    const kind = rng.pick(kinds);
    const answer = kind.options[at] ?? '';
    const end = {
      who: `it was ${name}`,
      where: `${name} went to ${place}`,
      when: `the day was ${day}`,
      why: `the reason is that ${whys[at]?.[0]}`,
    }[kind.form];
    return {
      key: `${kind.form} ${at} ${lines.join(' ')}`,
      question: `${lines.join(' ')} ${kind.stem}`,
      answer: { text: answer, worth: answer },
      mistakes: wrongOf(kind, at, count),
      hints: kind.hints,
      explanation: `The text says: “${lines[at]}” So ${end}.`,
    };
  },
);

/** Understanding of short generated texts. */
export const comprehension: Concept[] = [whoHasIt, sequence, details];
