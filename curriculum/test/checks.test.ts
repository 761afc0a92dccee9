import t from 'tap';
import { sampled } from '../../test/helpers/sampled.ts';
import { conceptById, concepts, type GeneratedQuestion } from '../index.ts';
import { checks } from './checks/index.ts';
import { everyForm } from './sample.ts';

/** Each rule of the checks finds a question that breaks it, and none in one that keeps all. */

const concept = conceptById('math.fractions.add');
if (!concept) throw new Error('no concept of fractions');

const sound: GeneratedQuestion = {
  key: 'math.fractions.add:sum 1/8+4/8',
  question: 'What is 1/8 + 4/8?',
  choices: ['5/8', '5/16', '3/8', '6/8'],
  correctIndex: 0,
  explanation: 'Both are eighths, so add the tops: 1 + 4 = 5. The sum is 5/8.',
  hints: ['Are the pieces of both fractions of one size?', 'Count the pieces: 1 and 4 of them.'],
  feedback: [
    null,
    { mistakes: ['added-denominators'], text: 'You added the denominators too.' },
    { mistakes: ['subtracted'], text: 'You took away instead of adding.' },
    { mistakes: ['slip'], text: 'This is 1/8 more than the right answer.' },
  ],
};

function faultsOf(question: Partial<GeneratedQuestion>): string[] {
  if (!concept) return [];
  const sample = { concept, grade: 5, level: 1 as const, question: { ...sound, ...question } };
  return checks.flatMap(({ name, faults }) => faults(sample).map((fault) => `${name}: ${fault}`));
}

const advised = (text: string): Partial<GeneratedQuestion> => ({
  feedback: [...(sound.feedback?.slice(0, 3) ?? []), { mistakes: ['slip'], text }],
});
const hinted = (...hints: string[]): Partial<GeneratedQuestion> => ({ hints });

t.test('finds no fault in a sound question', async (t) => {
  t.same(faultsOf({}), []);
});

const broken: [rule: string, question: Partial<GeneratedQuestion>, fault: RegExp][] = [
  ['a distance is true', advised('This is 2/8 more than the right answer.'), /^advice: false distance/],
  ['a direction is true', advised('This is 1/8 less than the right answer.'), /^advice: false direction/],
  ['a word for a direction is true', advised('This is too small.'), /^advice: false direction/],
  ['a count of steps is true', advised('You are three off.'), /^advice: false distance/],
  [
    'two advices are never joined',
    advised('This is too large. It is 1/8 more than the right answer.'),
    /^advice: joined/,
  ],
  [
    'each wrong choice has an advice',
    { feedback: sound.feedback?.with(3, null) ?? [] },
    /^advice: no advice for 6\/8/,
  ],
  ['a question has two hints or three', hinted('Count the pieces.'), /^hints: 1 hint/],
  [
    'a hint names nothing that the question lacks',
    hinted('Which of the quadrants is it?', 'Count the pieces.'),
    /^hints: hint names “quadrant/,
  ],
  [
    'a hint speaks of a picture only if there is one',
    hinted('Look at the picture.', 'Count the pieces.'),
    /^hints: hint names “the picture”/,
  ],
  ['hints differ', hinted('Count the pieces.', 'Count the pieces.'), /^hints: equal hints/],
  ['hints do not tell the key', hinted('Count the pieces.', 'You get 5/8.'), /^hints: hints tell the key/],
  ['an explanation shows work', { explanation: 'It is 5/8.' }, /^explanation: explanation shows no work/],
  [
    'an explanation does not contradict itself',
    { explanation: 'Light cannot go through it. You see the light go through it: 1 + 4 = 5, so 5/8.' },
    /^explanation: explanation may contradict itself/,
  ],
  ['the key is right', { correctIndex: 2 }, /^key: /],
];
const spellings: [rule: string, text: string, fault: string][] = [
  ['one of a kind is singular', 'There are 1 pieces and 4 more.', 'one of a plural'],
  ['a joined sentence goes on in lower case', 'There are 5, and More of it is left.', 'upper case'],
  ['a sentence has one mark', 'There are 1 and 4 of them.?', 'two marks'],
  ['no word comes twice', 'There are 1 and and 4 of them.', 'word twice'],
  ['no space comes before a mark', 'There are 1 and 4 of them .', 'space before'],
  ['spelling is American', 'Color 1 and 4 pieces grey.', 'British'],
  ['verbs stand in their order', 'How many has Tom with 1 and 4?', 'How many has'],
  ['templates have no holes', 'There are 1 and undefined of them.', 'hole'],
  ['articles fit', 'It is an piece of 1 and 4.', 'article'],
];
for (const [rule, text, fault] of spellings)
  broken.push([rule, { explanation: `${text} The sum is 5/8.` }, new RegExp(`^english: .*${fault}`)]);

for (const [rule, question, fault] of broken)
  t.test(`finds a seeded fault where ${rule}`, async (t) => {
    const faults = faultsOf(question);
    t.ok(
      faults.some((each) => fault.test(each)),
      rule,
      { faults },
    );
  });

for (const from of sampled(concepts, 0.1))
  t.test(`finds no fault in ${from.id}`, async (t) => {
    const found = new Set<string>();
    for (const sample of everyForm('checks', { from: [from] }))
      for (const { name, faults } of checks)
        for (const fault of faults(sample)) found.add(`${name}: ${fault}`);
    t.same([...found], []);
  });
