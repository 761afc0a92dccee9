import { type WrongNumber, worded } from '../choices.ts';
import { things } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { addendMistakes, bond, closeChoices, eachOnce, framesOf, partHelp } from './early-forms.ts';

/** Draws three numbers; two of them often make ten. */
function three(rng: Rng, dial: Dial): [number, number, number] {
  if (dial.level === 0) return [rng.int(1, 4), rng.int(1, 4), rng.int(1, 4)];
  const a = rng.int(2, 8);
  const [x = 1, y = 1, z = 1] = rng.shuffle([a, 10 - a, rng.int(1, byLevel(dial, [5, 7, 9]))]);
  return [x, y, z];
}

/** Returns the wrong totals of three numbers. */
const wrongTotals = ([a, b, c]: readonly [number, number, number]): Record<string, WrongNumber> => ({
  'forgot-a-number': [a + c, `You left out the ${b}; add all three numbers.`],
  'added-one-twice': [a + 2 * b + c, `You added the ${b} twice; add each number once.`],
  'counted-one-twice': [a + b + c + 1, 'You counted one of them twice; count on slowly.'],
  'counted-two-twice': [a + b + c + 2, 'You counted two of them twice; count on slowly.'],
  'left-two-out': [a + b + c - 2, 'You left two out; count on slowly.'],
  'forgot-the-last': [a + b, `You left out the ${c}; add all three numbers.`],
  'counted-the-start': [a + b + c - 1, 'You counted a number again; begin with the next one.'],
  'added-the-last-twice': [a + b + 2 * c, `You added the ${c} twice; add each number once.`],
  ...Object.fromEntries(
    [...new Set([a, b, c])].map((n, i) => [
      `named-one-number-${i}`,
      [n, `${n} is just one of the numbers; add all three.`] as const,
    ]),
  ),
});

/** Returns the wrong numbers for the last of three numbers. */
const wrongThirds = ([a, b, c]: readonly [number, number, number]): Record<string, WrongNumber> =>
  eachOnce({
    'named-the-part': [a + b, `${a + b} is what the first two make; find the third number.`],
    'named-the-first': [a, `${a} is the first number; find the third one.`],
    'named-the-second': [b, `${b} is the second number; find the third one.`],
    ...Object.fromEntries(
      Object.entries(addendMistakes(a + b + c, a + b)).filter(
        ([name]) => name !== 'named-the-part' && name !== 'added-instead',
      ),
    ),
    'added-instead': [2 * (a + b) + c, `${a + b + c} is the whole; all three numbers make ${a + b + c}.`],
  });

const hasTen = ([a, b, c]: readonly [number, number, number]): boolean => [a + b, a + c, b + c].includes(10);

const threeForms: Forms = {
  sum: form([0, 1, 2], (rng, dial) => {
    const all = three(rng, dial);
    const total = all[0] + all[1] + all[2];
    return {
      key: all.toSorted().join('+'),
      question: `What is ${all.join(' + ')}?`,
      ...closeChoices(total, wrongTotals(all), 'add two numbers first, then the third'),

      hints: [
        hasTen(all) ? 'You may add in any order. Do two make ten?' : 'You may add in any order.',
        'Add two numbers first. Then add the third one.',
      ],
      explanation: explainThree(all),
      ...framesOf(all),
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const [all, thing] = [three(rng, dial), rng.pick(things)];
    const total = all[0] + all[1] + all[2];
    return {
      key: `${all.toSorted().join('+')} ${thing}`,
      question: `Three friends find ${thing}. One finds ${all[0]}, one ${all[1]} and one ${all[2]}. How many do they find together?`,
      ...closeChoices(total, wrongTotals(all), 'add two numbers first, then the third'),

      hints: [
        'Together means that you add all three numbers.',
        hasTen(all)
          ? 'Look for two that make ten. Add those first.'
          : 'Add two numbers first, then the third.',
      ],
      explanation: explainThree(all),
      ...framesOf(all),
    };
  }),
  gap: form([0, 1, 2], (rng, dial) => {
    const all = three(rng, dial);
    const [a, b, c] = all;
    return {
      key: all.join('+'),
      question: `Which number fits? ${a} + ${b} + □ = ${a + b + c}`,
      ...closeChoices(c, wrongThirds(all), partHelp(a + b + c, a + b)),

      hints: ['Add the first two numbers.', `Count on from there to ${a + b + c}.`],
      explanation: `First add ${a} + ${b} = ${a + b}. From ${a + b} to ${a + b + c} is ${c} more.`,
      ...bond(a + b + c, a, b, '?'),
    };
  }),
  first: form([1], (rng) => {
    const a = rng.pick([2, 3, 4, 6, 7, 8]);
    const c = rng.pick([1, 3, 5, 6, 7, 9].filter((n) => n !== a && n !== 10 - a));
    const all = rng.shuffle([a, 10 - a, c]);
    const sorted = [a, 10 - a].sort((x, y) => x - y).join(' and ');
    const wrong = [
      [a, c],
      [10 - a, c],
    ].map(([x = 0, y = 0]): [text: string, mend: string] => [
      `${Math.min(x, y)} and ${Math.max(x, y)}`,
      `${x} and ${y} make ${x + y}, not 10.`,
    ]);
    return {
      key: all.toSorted().join(' '),
      question: `Which two numbers make ten first? ${all.join(' + ')}`,
      ...worded(sorted, Object.fromEntries(wrong.map((each, i) => [`no-ten-${i + 1}`, each]))),

      hints: ['Try the numbers two by two.', 'Count on from the larger one. Do you get to 10?'],
      explanation: `${a} + ${10 - a} = 10. Then 10 + ${c} = ${10 + c} is easy.`,
      ...framesOf(all),
    };
  }),
};

/** Explains a sum of three by its ten, or in order. */
function explainThree([a, b, c]: readonly [number, number, number]): string {
  const pair = [
    [a, b, c],
    [a, c, b],
    [b, c, a],
  ].find(([x = 0, y = 0]) => x + y === 10);
  const [x = a, y = b, z = c] = pair ?? [];
  const total = a + b + c;
  return pair
    ? `${x} and ${y} make ten. 10 + ${z} = ${total}.`
    : `Add two first: ${x} + ${y} = ${x + y}. Then ${x + y} + ${z} = ${total}.`;
}

const threeAddends = formed(
  {
    subject: 'Math',
    category: 'Arithmetic',
    id: 'math.addition.three-addends',
    title: 'Adding three numbers',
    grades: [1, 2],
    objectives: ['Add three numbers in the easiest order'],
    keywords: ['three addends', 'adding three numbers', 'sum of three'],
    prerequisites: ['math.addition.within-10'],
    standards: ['1.OA.A.2', '1.OA.B.3'],
    teaching: {
      idea: 'You may add three numbers in any order. Look for two that make ten.',
      caution: 'Add each number once. Do not leave one out.',
      mends: {},
    },
  },
  threeForms,
);

/** Sums of three numbers. */
export const sumsOfThree: Concept[] = [threeAddends];
