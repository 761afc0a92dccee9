import { sampled } from '../templates.ts';
import type { Concept } from '../types.ts';

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

/** Names that leave no doubt about the pronoun. */
const people = [
  ...'Tom Ben Max Jack Luke Luis Diego Omar Ali Yusuf Amir Raj Arjun Ken Kofi Kwame Tariq Malik Noah Ivan Lars Marco Pedro'
    .split(' ')
    .map((name) => ({ name, pronoun: 'he' })),
  ...'Ann Jen Liz Beth Rose Ana Mia Aisha Leila Zara Priya Meera Mei Hana Ama Zuri Imani Nia Ruth Lena Olga Sofia Lucia Maya Nora'
    .split(' ')
    .map((name) => ({ name, pronoun: 'she' })),
];

/** Order of events in a short story. */
export const sequence: Concept = sampled(
  {
    subject: 'Reading',
    category: 'Comprehension',
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
      caution: 'Before and after turn the order around. Read with care.',
      mends: {},
    },
  },
  (rng, dial) => {
    const { name, pronoun } = rng.pick(people);
    const [first = '', next = '', then = '', last = ''] = rng.sample(errands, 4);
    // From grade 4 on, the order of telling alone would be too plain.
    const isTold = dial.level > 0 || dial.grade > 3;
    const story = !isTold
      ? `First, ${name} ${first}. Next, ${pronoun} ${next}. Then ${pronoun} ${then}. Last, ${pronoun} ${last}.`
      : `Before ${name} ${next}, ${pronoun} ${first}. After that, ${pronoun} ${then}. At the end, ${pronoun} ${last}.`;
    const order = [first, next, then, last];
    const asked = rng.int(0, 3);
    const answer = order[asked] ?? first;
    const isBefore = rng.int(0, 1) === 0;
    const [form = '', stem = ''] =
      asked === 0
        ? ['first', 'What came first?']
        : asked === 3
          ? ['last', 'What came last?']
          : isBefore
            ? ['before', `What came just before ${name} ${order[asked + 1]}?`]
            : ['after', `What came just after ${name} ${order[asked - 1]}?`];
    const say = (errand: string): string => `${name} ${errand}`;
    const when = ['first', 'second', 'third', 'last'];
    const mistakes = order.flatMap((errand, i) =>
      i === asked
        ? []
        : [
            {
              name: i < asked ? 'took-an-earlier-step' : 'took-a-later-step',
              text: say(errand),
              worth: say(errand),
              mend: stem.endsWith(`${say(errand)}?`)
                ? `The question is about this one; look right ${form} it.`
                : `${say(errand)} ${i === 3 ? 'at the end' : when[i]}.`,
            },
          ],
    );
    return {
      key: `${form} ${isTold ? 'told ' : ''}${asked} ${name} ${order.join(',')}`,
      question: `${story} ${stem}`,
      answer: { text: say(answer), worth: say(answer) },
      mistakes,
      hints: sequenceHints(form, isTold, order[form === 'after' ? asked - 1 : asked + 1] ?? ''),
      explanation: explained(form, order.map(say), asked, isTold, pronoun),
    };
  },
);

/** Says which words of the story show the place of an event. */
function explained(
  form: string,
  steps: readonly string[],
  asked: number,
  isTold: boolean,
  pronoun: string,
): string {
  const links = isTold ? ['Before', 'After that', 'At the end'] : ['Next', 'Then', 'Last'];
  const at = form === 'first' || form === 'before' ? asked : asked - 1;
  if (form === 'first' && !isTold) return `“First” shows what came first: ${steps[asked]}.`;
  if (form === 'last') return `“${links[at]}” shows what came last: ${steps[asked]}.`;
  const shown = `${steps[at + 1]} after ${steps[at]?.replace(/^\w+/, pronoun)}. “${links[at]}” shows it.`;
  return form === 'first' ? `${shown} So this came first: ${steps[asked]}.` : shown;
}

/** Returns the steps to an event of a story, by its form and by whether the story begins with a later event. */
function sequenceHints(form: string, isTold: boolean, other: string): [string, string] {
  if (form === 'first')
    return isTold
      ? ['Read the sentence that starts with “Before”.', 'It names two things. Which one came later?']
      : ['Which word shows the start of the story?', 'Read what comes after that word.'];
  if (form === 'last')
    return isTold
      ? ['Which words show the end of the story?', 'Read what comes after those words.']
      : ['Which word shows the end of the story?', 'Read what comes after that word.'];
  return [
    `Find “${other}” in the story.`,
    isTold
      ? '“Before” shows what came later, and “After that” shows the next thing.'
      : `Which sentence comes right ${form} that one?`,
  ];
}
