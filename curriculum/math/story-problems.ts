import { numeric, type WrongNumber } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import type { Figure } from '../figure-types.ts';
import type { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { offBy } from './early-forms.ts';

/** Draws two numbers: a sum within 20 in grade 1, within 100 in grade 2. */
function twoNumbers(rng: Rng, { grade, level }: Dial): { a: number; b: number } {
  const top = grade === 1 ? byLevel({ grade, level }, [10, 15, 20]) : byLevel({ grade, level }, [40, 70, 98]);
  const a = rng.int(Math.ceil(top / 3), top - 3);
  return { a, b: rng.int(2, Math.min(a - 1, top - a)) };
}

/** Draws bars for both, where the smaller has an unknown length. */
function bars(
  [larger, smaller]: readonly [name: string, name: string],
  { whole, gap }: { whole: number; gap: number },
  total: string,
): { figure: Figure } {
  const rest = { text: '?', share: share(whole - gap, whole) };
  return {
    figure: {
      kind: 'tape',
      rows: [
        { label: larger, parts: [rest, { text: `${gap}`, share: share(gap, whole), shaded: true }], total },
        { label: smaller, parts: [rest] },
      ],
    },
  };
}

/** Returns the share of a part, with room for its text. */
const share = (part: number, whole: number): number => Math.max(part, whole / 5);

interface Told {
  a: number;
  b: number;
  one: string;
  other: string;
  thing: string;
}

function story(rng: Rng, dial: Dial): Told {
  const [one = '', other = ''] = rng.pair(names);
  return { ...twoNumbers(rng, dial), one, other, thing: rng.pick(things) };
}

/** Returns the wrong numbers for a number that is some fewer or more than another one. */
const compared = (a: number, b: number, isFewer: boolean): Record<string, WrongNumber> => ({
  ...(isFewer
    ? { 'added-instead': [a + b, `You added ${b}; is the number you look for larger?`] as const }
    : { 'subtracted-instead': [a - b, `You took ${b} away; is the number you look for smaller?`] as const }),
  'named-the-other': [a, `${a} is the number you know; find the other one.`],
  'named-the-difference': [b, `${b} is how far apart they are; find the other number.`],
  'used-the-difference-twice': isFewer
    ? [a - 2 * b, `You took ${b} away twice; once is enough.`]
    : [a + 2 * b, `You added ${b} twice; once is enough.`],
  'counted-one-twice': [isFewer ? a - b - 1 : a + b + 1, 'You counted one step twice; count slowly.'],
  'counted-the-start': [
    isFewer ? a - b + 1 : a + b - 1,
    `You counted ${a} itself; begin with the next number.`,
  ],
});

/** Returns a check of a wrong number for what is left of a whole without a part. */
const checkParts =
  (whole: number, part: number) =>
  (wrong: Rational): string =>
    `${part} and ${wrong} make ${wrong.plus(part)}, not ${whole}.`;

/** Returns a check of a wrong number for some more than another one. */
const checkMore =
  (a: number, b: number) =>
  (wrong: Rational): string =>
    wrong.compare(a) > 0
      ? `${wrong} is ${wrong.minus(a)} more than ${a}; it must be ${b} more.`
      : `${wrong} is not more than ${a}; put ${a} and ${b} together.`;

const storyForms: Forms = {
  fewer: form([0, 1, 2], (rng, dial) => {
    const { a, b, one, other, thing } = story(rng, dial);
    return {
      key: `${a} ${b} ${thing}`,
      question: `${one} has ${a} ${thing}. ${other} has ${b} fewer. How many ${thing} does ${other} have?`,
      ...numeric(a - b, compared(a, b, true), { check: checkParts(a, b) }),

      hints: [
        `${other} has fewer than ${one}. Whose bar is shorter?`,
        `Take the difference away from ${one}'s number.`,
      ],
      explanation: `${other} has ${b} fewer than ${one}. So take ${b} away: ${a} - ${b} = ${a - b}.`,
      ...bars([one, other], { whole: a, gap: b }, `${a}`),
    };
  }),
  extra: form([0, 1], (rng, dial) => {
    const { a, b, one, other, thing } = story(rng, dial);
    return {
      key: `${a} ${b} ${thing}`,
      question: `${one} has ${a} ${thing}. ${other} has ${b} more. How many ${thing} does ${other} have?`,
      ...numeric(a + b, compared(a, b, false), { check: checkMore(a, b) }),

      hints: [
        `${other} has more than ${one}. Whose bar is longer?`,
        `Add the difference to ${one}'s number.`,
      ],
      explanation: `${other} has ${b} more than ${one}. So add ${b}: ${a} + ${b} = ${a + b}.`,
      figure: {
        kind: 'tape',
        rows: [
          { label: one, parts: [{ text: `${a}`, share: share(a, a + b) }] },
          {
            label: other,
            parts: [
              { text: `${a}`, share: share(a, a + b) },
              { text: `${b}`, share: share(b, a + b), shaded: true },
            ],
            total: '?',
          },
        ],
      },
    };
  }),
  part: form([0, 1, 2], (rng, dial) => {
    const { a, b, one, thing } = story(rng, dial);
    return {
      key: `${a} ${b} ${thing}`,
      question: `${one} has ${a + b} ${thing}. ${b} are red, and the others are blue. How many are blue?`,
      ...numeric(
        a,
        {
          'added-instead': [a + b + b, `You added ${b}; the red ones are a part of ${a + b}.`],
          'named-the-whole': [a + b, `${a + b} is all of them; take the red ones away.`],
          'named-the-other-part': [b, `${b} are red; how many are blue?`],
          'stopped-early': [a - 1, `You took ${b + 1} away; only ${b} are red.`],
          'counted-the-start': [a + 1, `You took only ${b - 1} away; take all ${b} red ones away.`],
        },
        { check: checkParts(a + b, b) },
      ),

      hints: [`Red and blue together are ${a + b}.`, 'Take the red ones away.'],
      explanation: `The red and the blue ones make ${a + b}. ${a + b} - ${b} = ${a}.`,
      figure: {
        kind: 'tape',
        rows: [
          {
            parts: [
              { text: `${b}`, share: share(b, a + b), shaded: true },
              { text: '?', share: share(a, a + b) },
            ],
            total: `${a + b}`,
          },
        ],
      },
    };
  }),
  turned: form([2], (rng, dial) => {
    const { a, b, one, other, thing } = story(rng, dial);
    return {
      key: `${a} ${b} ${thing}`,
      question: `${one} has ${a} ${thing}. That is ${b} more than ${other} has. How many ${thing} does ${other} have?`,
      ...numeric(a - b, compared(a, b, true), { check: checkParts(a, b) }),

      hints: [
        `Who has more, ${one} or ${other}? Read the second sentence again.`,
        `${other} has fewer. Take the difference away.`,
      ],
      explanation: `${one} has more, so ${other} has ${b} fewer: ${a} - ${b} = ${a - b}.`,
      ...bars([one, other], { whole: a, gap: b }, `${a}`),
    };
  }),
  steps: form([1, 2], (rng, dial) => {
    const { a, b, one, thing } = story(rng, dial);
    const c = rng.int(1, Math.min(9, a + b - 2));
    return {
      key: `${a} ${b} ${c} ${thing}`,
      question: `${one} has ${a} ${thing} and gets ${b} more. Then ${c} ${c === 1 ? 'is' : 'are'} lost. How many ${thing} are left?`,
      ...numeric(
        a + b - c,
        {
          'forgot-the-loss': [
            a + b,
            `Then ${c} ${c === 1 ? 'is' : 'are'} lost; take ${c === 1 ? 'it' : 'them'} away, too.`,
          ],
          'added-all': [a + b + c, 'You added what is lost; take it away.'],
          'lost-them-twice': [a + b - 2 * c, `You took ${c} away twice; once is enough.`],
          'gained-them-twice': [a + 2 * b - c, `You added ${b} twice; once is enough.`],
          'forgot-the-gain': [Math.max(0, a - c), `You left out the ${b} more; add them first.`],
          'swapped-the-steps': [a - b + c, `You took ${b} away and added ${c}; it is the other way around.`],
        },
        { apart: offBy('first add, then take away') },
      ),

      hints: [
        `First step: ${one} gets more. Add.`,
        `Second step: ${c === 1 ? 'one is' : 'some are'} lost. Take ${c === 1 ? 'it' : 'them'} away.`,
      ],
      explanation: `First ${a} + ${b} = ${a + b}. Then ${a + b} - ${c} = ${a + b - c}.`,
    };
  }),
};

const stories = formed(
  {
    subject: 'Math',
    category: 'Arithmetic',
    id: 'math.addition.stories',
    title: 'Number stories',
    grades: [1, 2],
    objectives: [
      'Solve stories of putting together, taking away and comparing',
      'Solve stories with two steps',
    ],
    keywords: ['number stories', 'word problems', 'story problems', 'two step problems'],
    prerequisites: ['math.addition.within-10', 'math.subtraction.within-10'],
    standards: ['1.OA.A.1', '2.OA.A.1'],
    teaching: {
      idea: 'A story tells what you know and what you look for. Draw it, then add or subtract.',
      caution: 'One word does not tell what to do. Think of who has more.',
      mends: {},
    },
  },
  storyForms,
);

/** Sums and differences in stories. */
export const storyProblems: Concept[] = [stories];
