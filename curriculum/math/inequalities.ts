import { crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

type Sign = '<' | '>' | '≤' | '≥';
const turned: Record<Sign, Sign> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' };
const strict: Record<Sign, Sign> = { '<': '≤', '>': '≥', '≤': '<', '≥': '>' };
const signs: readonly Sign[] = ['<', '>', '≤', '≥'];

const phrases: readonly (readonly [string, Sign])[] = [
  ['x is less than N', '<'],
  ['x is more than N', '>'],
  ['x is at least N', '≥'],
  ['x is at most N', '≤'],
  ['x is no less than N', '≥'],
  ['x is no more than N', '≤'],
  ['x is below N', '<'],
  ['x is above N', '>'],
];

const stories: readonly (readonly [string, Sign])[] = [
  ['You must be at least N years old. Your age is x.', '≥'],
  ['An elevator carries at most N people. x people are in it.', '≤'],
  ['It is colder than N degrees. The temperature is x.', '<'],
  ['A team needs more than N points. It has x points, and that is enough.', '>'],
  ['A bag may weigh no more than N kg. The bag weighs x kg and is allowed.', '≤'],
  ['A shop has fewer than N hats. It has x hats.', '<'],
  ['A book has over N pages. It has x pages.', '>'],
  ['A room needs a minimum of N chairs. It has x chairs, and that is enough.', '≥'],
];

function inWords(rng: Rng, list: typeof phrases, dial: Dial): Asked {
  const [text, sign] = rng.pick(list);
  const n = rng.int(2, byLevel(dial, [20, 40, 99]));
  return {
    question: `${text.replace('N', `${n}`)}${text.endsWith('.') ? '' : '.'} Which inequality says this?`,
    ...crossed(
      { right: false, wrong: true, mistake: 'wrong-direction' },
      { right: sign, wrong: strict[sign], mistake: 'mixed-up-the-end' },
      (flip, s) => `x ${flip ? turned[s] : s} ${n}`,
    ),
    explanation: `x lies on the ${sign === '<' || sign === '≤' ? 'lower' : 'upper'} side of ${n}. ${n} ${sign === '≤' || sign === '≥' ? 'belongs' : 'does not belong'} to it: x ${sign} ${n}.`,
  };
}

const holds = (a: number, sign: Sign, b: number): boolean =>
  sign === '<' ? a < b : sign === '>' ? a > b : sign === '≤' ? a <= b : a >= b;

const write = formed(
  {
    ...info,
    id: 'math.algebra.write-inequalities',
    title: 'Writing inequalities',
    grades: [6, 7],
    objectives: ['Write conditions as inequalities and read their graphs'],
    keywords: ['writing inequalities', 'at least', 'at most', 'inequality symbols', 'graph an inequality'],
    prerequisites: ['math.algebra.one-step', 'math.integers.order'],
    standards: ['6.EE.B.5', '6.EE.B.8'],
    teaching: {
      idea:
        'An inequality has many solutions. x > 3 means all numbers above 3. The line in ≤ and ≥ means that the end belongs to ' +
        'it. On the number line a full dot belongs to it, and an open dot does not.',
      caution: '“At least 5” means 5 or more. “At most 5” means 5 or less.',
      hints: [
        'May x be a little more, or a little less?',
        'Does the number at the end belong to it?',
        'The open side of the sign faces the greater number.',
      ],
      mends: {
        'wrong-direction': 'Try a number: may x be larger or smaller than the end?',
        'mixed-up-the-end': 'Ask whether the number at the end itself is allowed. Then use ≤ or ≥.',
        'counted-wrongly': 'Put in the numbers next to the end and count once more.',
        'took-the-end': 'Test the number: put it in and see whether it is true.',
      },
    },
  },
  {
    words: form([0, 1, 2], (rng, dial) => inWords(rng, phrases, dial)),
    story: form([0, 1, 2], (rng, dial) => inWords(rng, stories, dial)),
    ray: form([0, 1, 2], (rng, dial) => {
      const [sign, n] = [rng.pick(signs), rng.int(dial.level === 0 ? 1 : -8, 8)];
      const side = sign === '<' || sign === '≤' ? 'left' : 'right';
      const open = sign === '<' || sign === '>';
      return {
        question: `A number line has ${open ? 'an open' : 'a full'} dot at ${n} and an arrow to the ${side}. Which inequality is it?`,
        ...crossed(
          { right: false, wrong: true, mistake: 'wrong-direction' },
          { right: sign, wrong: strict[sign], mistake: 'mixed-up-the-end' },
          (flip, s) => `x ${flip ? turned[s] : s} ${n}`,
        ),
        explanation: `To the ${side} are the ${side === 'left' ? 'smaller' : 'greater'} numbers. The dot is ${open ? 'open, so the end does not belong' : 'full, so the end belongs'} to it.`,
        figure: {
          kind: 'number-line',
          from: -10,
          to: 10,
          step: 1,
          marks: [n],
          labels: [-10, 0, 10],
          ray: { from: n, to: side, open },
        },
      };
    }),
    count: form([1, 2], (rng) => {
      const [a, b] = [rng.int(1, 12), rng.int(3, 9)];
      const [low, high] = [rng.pick(['>', '≥'] as const), rng.pick(['<', '≤'] as const)];
      const n = Array.from({ length: 40 }, (_, i) => i).filter(
        (x) => holds(x, low, a) && holds(x, high, a + b),
      ).length;
      return {
        question: `How many whole numbers x fit both x ${low} ${a} and x ${high} ${a + b}?`,
        ...numeric(n, {
          'mixed-up-the-end': n + 1,
          'counted-wrongly': n - 1,
          'took-the-end': b + (n === b ? 2 : 0),
        }),
        explanation: `Count from ${low === '>' ? a + 1 : a} to ${high === '<' ? a + b - 1 : a + b}: ${n} numbers.`,
      };
    }),
  },
);

function solveInequality(rng: Rng, dial: Dial): Asked {
  const a = dial.level === 0 ? rng.int(2, 9) : nonZero(rng, 9) || 2;
  const lead = Math.abs(a) === 1 ? a * 2 : a;
  const [b, x, sign] = [nonZero(rng, 20), nonZero(rng, 12), rng.pick(signs)];
  const right = lead < 0 ? turned[sign] : sign;
  const [mistake, wrong] = rng.pick([
    ['lost-sign', -x],
    ['left-out-the-last-step', lead * x],
  ] as const);
  return {
    question: `Solve: ${polynomial([b, lead])} ${sign} ${lead * x + b}`,
    ...crossed(
      { right, wrong: turned[right], mistake: 'wrong-direction' },
      { right: x, wrong, mistake },
      (s, v) => `x ${s} ${v}`,
    ),
    hints: [
      `Undo ${b > 0 ? `+ ${b}` : `- ${-b}`} on both sides, as in an equation.`,
      `Divide by ${lead}. Does the sign turn when you divide by a ${lead < 0 ? 'negative' : 'positive'} number?`,
    ],
    explanation: `${b > 0 ? `Subtract ${b}` : `Add ${-b}`}: ${polynomial([0, lead])} ${sign} ${lead * x}. Divide by ${lead}${lead < 0 ? ' and turn the sign' : ''}: x ${right} ${x}.`,
  };
}

const inequality = formed(
  {
    ...info,
    id: 'math.algebra.inequalities',
    title: 'Inequalities',
    grades: [7, 10],
    objectives: ['Solve linear inequalities and turn the sign when dividing by a negative'],
    keywords: ['inequalities', 'greater than', 'solve inequalities', 'linear inequalities'],
    prerequisites: ['math.algebra.two-step', 'math.algebra.write-inequalities'],
    standards: ['7.EE.B.4', 'HSA.REI.B.3'],
    teaching: {
      idea:
        'Solve an inequality like an equation. One rule is new: multiplying or dividing by a negative number turns the sign, ' +
        'since 2 < 3 but -2 > -3.',
      caution:
        'Turn the sign only when you multiply or divide by a negative number, not when you add or subtract.',
      trap: 'wrong-direction',
      mends: {
        'wrong-direction':
          'The sign points the wrong way; it turns only when you divide or multiply by a negative number.',
        'lost-sign': 'The sign of the end does not fit; put the end into both sides and check.',
        'left-out-the-last-step': 'You left out the last step; divide by the number before x.',
        'rounded-up': 'You rounded up; the money does not reach for the last ride.',
        'forgot-the-fixed-part': 'You spent all the money on rides; pay the entry first.',
        'mixed-up-the-end': 'Check the end: put it in, and see whether the inequality holds.',
      },
    },
  },
  {
    solve: form([0, 1, 2], solveInequality),
    claim: form([0], solveInequality, 'claimed'),
    most: form([0, 1, 2], (rng, dial) => {
      const [a, b, x] = [rng.int(3, 12), rng.int(2, 20), rng.int(3, byLevel(dial, [9, 15, 25]))];
      const spare = rng.int(1, a - 1);
      const money = a * x + b + spare;
      return {
        question: `Entry costs $${b} and each ride costs $${a}. You have $${money}. What is the greatest number of rides that you can pay for?`,
        ...numeric(x, {
          'rounded-up': x + 1,
          'forgot-the-fixed-part': Math.floor(money / a),
          'added-the-entry': [
            Math.floor((money + b) / a),
            `You added the entry to your money; take $${b} from $${money}.`,
          ],
          'gave-the-dollars': [
            money - b,
            'These are the dollars that are left for rides; divide by the price of a ride.',
          ],
          'paid-entry-twice': [
            Math.max(0, Math.floor((money - 2 * b) / a)),
            `You paid the entry of $${b} twice; pay it once.`,
          ],
          'paid-entry-each-time': [
            Math.floor(money / (a + b)),
            `You paid the entry for each ride; it is paid once.`,
          ],
        }),
        hints: [
          `Pay the entry first: how much of $${money} is left?`,
          'How many whole rides can you pay for with the rest?',
        ],
        explanation: `Entry and x rides cost ${a}x + ${b}, which must be at most ${money}. So ${a}x ≤ ${money - b}. ${x} rides cost $${a * x}, and one more would cost $${a * (x + 1)}, which is too much.`,
      };
    }),
    smallest: form([1, 2], (rng) => {
      const [a, x] = [rng.int(2, 9), rng.int(-8, 12)];
      const b = rng.int(0, 1) === 0 ? a * nonZero(rng, 3) : nonZero(rng, 15);
      const sign = rng.pick(['>', '≥'] as const);
      const answer = sign === '>' ? x + 1 : x;
      return {
        question: `What is the smallest integer x with ${polynomial([b, a])} ${sign} ${a * x + b}?`,
        ...numeric(
          answer,
          {
            'mixed-up-the-end': sign === '>' ? x : x + 1,
            'lost-sign': -answer,
            'left-out-the-last-step': a * x + (sign === '>' ? 1 : 0),
            ...(b % a === 0 && {
              'left-out-the-first-step': [
                answer + b / a,
                `You only divided by ${a}; undo ${b > 0 ? `+ ${b}` : `- ${-b}`} first.`,
              ] as const,
              'inverted-first-step': [
                answer + (2 * b) / a,
                `You repeated ${b > 0 ? `+ ${b}` : `- ${-b}`}; undo it.`,
              ] as const,
            }),
          },
          { signed: true },
        ),
        hints: [
          `Solve for x: ${b > 0 ? 'subtract' : 'add'} first, then divide.`,
          `With ${sign} ${sign === '>' ? 'the end does not fit. Which integer comes next' : 'the end may fit too. Is it an integer'}?`,
        ],
        explanation: `Solve for x: ${a}x ${sign} ${a * x}, so x ${sign} ${x}. ${sign === '>' ? `${x} itself does not fit, and the next integer is ${answer}` : `${x} itself fits, and it is the smallest one`}.`,
      };
    }),
  },
);

/** Inequalities. */
export const inequalities: Concept[] = [write, inequality];
