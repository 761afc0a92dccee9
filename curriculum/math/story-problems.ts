import { numeric } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { mendsOf } from './early-forms.ts';

/** Draws two numbers: a sum within 20 in grade 1, within 100 in grade 2. */
function twoNumbers(rng: Rng, { grade, level }: Dial): { a: number; b: number } {
  const top = grade === 1 ? byLevel({ grade, level }, [10, 15, 20]) : byLevel({ grade, level }, [40, 70, 98]);
  const a = rng.int(Math.ceil(top / 3), top - 3);
  return { a, b: rng.int(2, Math.min(a - 1, top - a)) };
}

const slips = (n: number): Record<string, number> => ({
  'one-too-many': n + 1,
  'one-too-few': n - 1,
  'two-too-many': n + 2,
  'two-too-few': n - 2,
});

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

const storyForms: Forms = {
  fewer: form([0, 1, 2], (rng, dial) => {
    const { a, b, one, other, thing } = story(rng, dial);
    return {
      key: `${a} ${b} ${thing}`,
      question: `${one} has ${a} ${thing}. ${other} has ${b} fewer. How many ${thing} has ${other}?`,
      ...numeric(a - b, { ...slips(a - b), 'added-instead': a + b }),
      explanation: `Fewer means less. ${a} - ${b} = ${a - b}.`,
      ...bars([one, other], { whole: a, gap: b }, `${a}`),
    };
  }),
  extra: form([0, 1], (rng, dial) => {
    const { a, b, one, other, thing } = story(rng, dial);
    return {
      key: `${a} ${b} ${thing}`,
      question: `${one} has ${a} ${thing}. ${other} has ${b} more. How many ${thing} has ${other}?`,
      ...numeric(a + b, { ...slips(a + b), 'subtracted-instead': a - b }),
      explanation: `${b} more than ${a} is ${a + b}.`,
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
      question: `${one} has ${a + b} ${thing}. ${b} are red and the others blue. How many are blue?`,
      ...numeric(a, { ...slips(a), 'added-instead': a + b + b }),
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
      question: `${one} has ${a} ${thing}. That is ${b} more than ${other} has. How many ${thing} has ${other}?`,
      ...numeric(a - b, { ...slips(a - b), 'added-instead': a + b }),
      explanation: `${one} has more, so ${other} has less: ${a} - ${b} = ${a - b}.`,
      ...bars([one, other], { whole: a, gap: b }, `${a}`),
    };
  }),
  steps: form([1, 2], (rng, dial) => {
    const { a, b, one, thing } = story(rng, dial);
    const c = rng.int(1, Math.min(9, a + b - 2));
    return {
      key: `${a} ${b} ${c} ${thing}`,
      question: `${one} has ${a} ${thing} and gets ${b} more. Then ${c} ${c === 1 ? 'is' : 'are'} lost. How many are left?`,
      ...numeric(a + b - c, { ...slips(a + b - c), 'forgot-the-loss': a + b, 'added-all': a + b + c }),
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
      hints: ['Who has more? Draw two bars.', 'Do you look for a bar or for the gap?'],
      mends: {
        ...mendsOf(
          'one-too-many',
          'one-too-few',
          'two-too-many',
          'two-too-few',
          'added-instead',
          'subtracted-instead',
        ),
        'forgot-the-loss': 'Some were lost at the end. Take them away, too.',
        'added-all': 'The lost ones are gone. Take them away.',
      },
    },
  },
  storyForms,
);

/** Sums and differences in stories. */
export const storyProblems: Concept[] = [stories];
