import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { signs, turned } from './inequality-writing.ts';
import { polynomial } from './polynomial.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

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
    ...advisedBoth(
      crossed(
        {
          right,
          wrong: turned[right],
          mistake: 'wrong-direction',
          mend:
            lead < 0
              ? `Dividing by ${lead}, a negative number, reverses the inequality sign.`
              : 'The inequality sign reverses only when you multiply or divide by a negative number.',
        },
        { right: x, wrong, mistake },
        (s, v) => `x ${s} ${v}`,
      ),
      'Both the inequality sign and the number are wrong; undo the steps one by one.',
    ),
    hints: [
      `Undo ${b > 0 ? `+ ${b}` : `- ${-b}`} on both sides, just as in an equation.`,
      `Divide by ${lead}. Does the inequality sign reverse when you divide by a ${lead < 0 ? 'negative' : 'positive'} number?`,
    ],
    explanation: `${b > 0 ? `Subtract ${b}` : `Add ${-b}`}: ${polynomial([0, lead])} ${sign} ${lead * x}. Divide by ${lead}${lead < 0 ? ' and reverse the sign' : ''}: x ${right} ${x}.`,
  };
}

const inequality = formed(
  {
    ...info,
    id: 'math.algebra.inequalities',
    title: 'Inequalities',
    grades: [7, 10],
    objectives: ['Solve linear inequalities and reverse the sign when dividing by a negative'],
    keywords: ['inequalities', 'greater than', 'solve inequalities', 'linear inequalities'],
    prerequisites: ['math.algebra.two-step', 'math.algebra.write-inequalities'],
    standards: ['7.EE.B.4', 'HSA.REI.B.3'],
    teaching: {
      idea:
        'Solve an inequality like an equation. One rule is new: multiplying or dividing by a negative number reverses the ' +
        'inequality sign, since 2 < 3 but -2 > -3.',
      caution:
        'Reverse the sign only when you multiply or divide by a negative number, not when you add or subtract.',
      trap: 'wrong-direction',
      mends: {
        'lost-sign': 'The number has the wrong sign; put it in for x, and compare both sides.',
        'left-out-the-last-step': 'You left out the last step; divide by the number before x.',
        'rounded-up': 'You rounded up; the money is not enough for the last ride.',
        'forgot-the-fixed-part': 'You spent all the money on rides; pay the entry first.',
        'mixed-up-the-end': 'Check the boundary: put it in for x, and see whether the inequality is true.',
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
        ...numeric(
          x,
          {
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
          },
          {
            apart: checkedBy(
              (wrong) =>
                `not the greatest number: with the entry, ${wrong} ${wrong.compare(1) === 0 ? 'ride costs' : 'rides cost'} $${wrong.times(a).plus(b)}`,
            ),
          },
        ),
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
          {
            signed: true,
            apart: checkedBy((wrong) =>
              wrong.compare(answer) < 0
                ? `too small: for x = ${wrong} the left side is ${wrong.times(a).plus(b)}`
                : 'not the smallest: a smaller integer fits, too',
            ),
          },
        ),
        hints: [
          `Solve for x: ${b > 0 ? 'subtract' : 'add'} first, then divide.`,
          `With ${sign} ${sign === '>' ? 'the boundary does not fit. Which integer comes next' : 'the boundary fits too. Is it an integer'}?`,
        ],
        explanation: `Solve for x: ${a}x ${sign} ${a * x}, so x ${sign} ${x}. ${sign === '>' ? `${x} itself does not fit, and the next integer is ${answer}` : `${x} itself fits, and it is the smallest one`}.`,
      };
    }),
  },
);

/** Inequalities. */
export const inequalities: Concept[] = [inequality];
