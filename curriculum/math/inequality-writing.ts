import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';

export type Sign = '<' | '>' | '≤' | '≥';
export const turned: Record<Sign, Sign> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' };
const strict: Record<Sign, Sign> = { '<': '≤', '>': '≥', '≤': '<', '≥': '>' };
export const signs: readonly Sign[] = ['<', '>', '≤', '≥'];

/** Condition in words with its sign, and the greatest number that makes sense. */
type Phrase = readonly [text: string, sign: Sign, most?: number];

const phrases: readonly Phrase[] = [
  ['x is less than N', '<'],
  ['x is more than N', '>'],
  ['x is at least N', '≥'],
  ['x is at most N', '≤'],
  ['x is no less than N', '≥'],
  ['x is no more than N', '≤'],
  ['x is below N', '<'],
  ['x is above N', '>'],
];

const stories: readonly Phrase[] = [
  ['To drive a cart, you must be at least N years old. Your age is x, and you may drive.', '≥', 18],
  ['An elevator carries at most N people. x people are in it.', '≤', 30],
  ['It is colder than N degrees. The temperature is x degrees.', '<'],
  ['A team needs more than N points to win. It has x points, and it wins.', '>'],
  ['A bag may weigh no more than N kg. The bag weighs x kg and is allowed.', '≤', 40],
  ['A shop has fewer than N hats. It has x hats.', '<'],
  ['A book has over N pages. It has x pages.', '>'],
  ['A room needs a minimum of N chairs. It has x chairs, and that is enough.', '≥'],
];

const isLower = (sign: Sign): boolean => sign === '<' || sign === '≤';
const isOpen = (sign: Sign): boolean => sign === '<' || sign === '>';

/** Returns inequalities as choices: the sign may be turned, and may let the end in or not. */
const inequalityChoices = (sign: Sign, n: number) =>
  advisedBoth(
    crossed(
      {
        right: false,
        wrong: true,
        mistake: 'wrong-direction',
        mend: `This sign points the other way; the numbers that fit lie ${isLower(sign) ? 'below' : 'above'} ${n}.`,
      },
      {
        right: sign,
        wrong: strict[sign],
        mistake: 'mixed-up-the-end',
        mend: isOpen(sign)
          ? `${n} itself does not fit, so the sign has no line under it.`
          : `${n} itself fits too, so the sign needs a line under it.`,
      },
      (flip, s) => `x ${flip ? turned[s] : s} ${n}`,
    ),
    `This sign points the other way, and ${n} itself ${isOpen(sign) ? 'does not fit' : 'fits, too'}.`,
  );

function inWords(rng: Rng, list: readonly Phrase[], dial: Dial): Asked {
  const [text, sign, most = 99] = rng.pick(list);
  const n = rng.int(2, Math.min(most, byLevel(dial, [20, 40, 99])));
  return {
    question: `${text.replace('N', `${n}`)}${text.endsWith('.') ? '' : '.'} Which inequality says this?`,
    ...inequalityChoices(sign, n),
    hints: [
      `Think of a number that x may be. Is it above ${n} or below?`,
      `May x be ${n} itself? If so, the sign needs a line under it.`,
    ],
    explanation: `x lies ${isLower(sign) ? 'below' : 'above'} ${n}${isOpen(sign) ? `, and ${n} itself does not fit` : ` or is ${n} itself`}: x ${sign} ${n}.`,
  };
}

function ray(rng: Rng, dial: Dial): Asked {
  const [sign, n] = [rng.pick(signs), rng.int(dial.level === 0 ? 1 : -8, 8)];
  const side = isLower(sign) ? 'left' : 'right';
  const dot = isOpen(sign) ? 'open' : 'full';
  return {
    question: `A number line has ${isOpen(sign) ? 'an open' : 'a full'} dot at ${n} and an arrow to the ${side}. Which inequality does it show?`,
    ...inequalityChoices(sign, n),
    hints: [
      `The arrow goes to the ${side}. Are the numbers there less or more than ${n}?`,
      `Does ${n} itself fit, if the dot is ${dot}?`,
    ],
    explanation: `To the ${side} are the ${isLower(sign) ? 'smaller' : 'greater'} numbers. The dot is ${dot}, so the end ${isOpen(sign) ? 'does not belong' : 'belongs'} to it: x ${sign} ${n}.`,
    figure: {
      kind: 'number-line',
      from: -10,
      to: 10,
      step: 1,
      marks: [n],
      labels: [-10, 0, 10],
      ray: { from: n, to: side, open: isOpen(sign) },
    },
  };
}

function count(rng: Rng): Asked {
  const [a, b] = [rng.int(1, 12), rng.int(3, 9)];
  const [low, high] = [rng.pick(['>', '≥'] as const), rng.pick(['<', '≤'] as const)];
  const [first, last] = [low === '>' ? a + 1 : a, high === '<' ? a + b - 1 : a + b];
  const n = last - first + 1;
  return {
    question: `How many whole numbers x fit both x ${low} ${a} and x ${high} ${a + b}?`,
    ...numeric(
      n,
      {
        ...(n !== b + 1 && {
          'let-both-ends-in': [b + 1, `You counted both ${a} and ${a + b}; test each of them.`] as const,
        }),
        ...(n !== b - 1 && {
          'left-both-ends-out': [b - 1, `You left out both ${a} and ${a + b}; test each of them.`] as const,
        }),
        ...(n !== b && {
          'subtracted-only': [
            b,
            `You subtracted ${a} from ${a + b}; write the numbers down and count.`,
          ] as const,
        }),
        'counted-from-one': [last, `You counted from 1; the first number that fits is ${first}.`],
        'left-out-first-and-last': [n - 2, `You left out ${first} and ${last}; both of them fit.`],
      },
      { apart: checkedBy(() => `not how many whole numbers there are from ${first} to ${last}`) },
    ),
    hints: [
      `Which is the first number that fits x ${low} ${a}?`,
      `Which is the last number that fits x ${high} ${a + b}? Write all of them down.`,
    ],
    explanation: `The numbers ${range(first, last).join(', ')} fit. There are ${n}.`,
  };
}

const write = formed(
  {
    subject: 'Math',
    category: 'Algebra',
    id: 'math.algebra.write-inequalities',
    title: 'Writing inequalities',
    grades: [6, 7],
    objectives: ['Write conditions as inequalities and read their graphs'],
    keywords: ['writing inequalities', 'at least', 'at most', 'inequality symbols', 'graph an inequality'],
    prerequisites: ['math.algebra.one-step', 'math.integers.order'],
    standards: ['6.EE.B.5', '6.EE.B.8'],
    teaching: {
      idea:
        'An inequality has many solutions. x > 3 means all numbers above 3. The line in ≤ and ≥ means that the number itself ' +
        'fits, too. On the number line, a full dot says that it fits, and an open dot that it does not.',
      caution: '“At least 5” means 5 or more. “At most 5” means 5 or less.',
      mends: {},
    },
  },
  {
    words: form([0, 1, 2], (rng, dial) => inWords(rng, phrases, dial)),
    story: form([0, 1, 2], (rng, dial) => inWords(rng, stories, dial)),
    ray: form([0, 1, 2], ray),
    count: form([1, 2], (rng) => count(rng)),
  },
);

/** Inequalities in words and on the number line. */
export const inequalityWriting: Concept[] = [write];
