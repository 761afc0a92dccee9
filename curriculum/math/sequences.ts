import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { ordinal, plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { nonZero, operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Sequences' };

/** Draws an arithmetic sequence and the number of a term. */
export function arithmetic(rng: Rng, dial: Dial) {
  const a = rng.int(dial.level === 0 ? 1 : -15, 30);
  const d = dial.level === 0 ? rng.int(2, 9) : nonZero(rng, 9) || 2;
  const n = rng.int(7, byLevel(dial, [12, 25, 60]));
  return { a, d: Math.abs(d) === 1 ? d * 3 : d, n };
}

function arithmeticTerm(rng: Rng, dial: Dial): Asked {
  const { a, d, n } = arithmetic(rng, dial);
  const term = (i: number): number => a + (i - 1) * d;
  return {
    question: `A sequence starts ${[1, 2, 3, 4].map(term).join(', ')} and goes on in equal steps. What is its ${ordinal(n)} term?`,
    ...numeric(
      term(n),
      {
        'counted-terms-as-steps': [
          term(n + 1),
          `You took ${n} steps; from the first term there are only ${n - 1}.`,
        ],
        'forgot-start': [
          (n - 1) * d,
          `These are the ${n - 1} steps alone; add them to the first term, ${a}.`,
        ],
        'multiplied-step-by-number': [
          n * d,
          `You multiplied ${n} by the step; begin at ${a} and take ${n - 1} steps.`,
        ],
        'began-at-second': [
          term(n) - 2 * d,
          `You took only ${n - 3} steps; from the first term there are ${n - 1}.`,
        ],
        'multiplied-the-start': [a * n, `You multiplied the first term by ${n}; add equal steps to it.`],
        'went-the-wrong-way': [
          a - (n - 1) * d,
          `You went the wrong way; the terms ${d > 0 ? 'rise' : 'fall'}.`,
        ],
      },
      {
        signed: true,
        apart: checkedBy((wrong) => {
          const steps = wrong.minus(a).over(d);
          return steps.isInteger() && steps.n >= 0n
            ? `${plain(steps)} ${steps.compare(1) === 0 ? 'step' : 'steps'} of ${d} from ${a}; you need ${n - 1}`
            : `no term of this sequence: from ${a} no number of steps of ${d} leads there`;
        }),
      },
    ),
    hints: [
      `By how much does each term differ from the one before?`,
      `The 2nd term is one step away from the 1st. How many steps away is the ${ordinal(n)}?`,
    ],
    explanation: `The step is ${d}. From the 1st to the ${ordinal(n)} term there are ${n - 1} steps: ${a} + ${n - 1} × ${operand(d)} = ${term(n)}.`,
  };
}

const arithmeticSequence = formed(
  {
    ...info,
    id: 'math.sequences.arithmetic',
    title: 'Arithmetic sequences',
    grades: [7, 12],
    objectives: ['Find any term of an arithmetic sequence'],
    keywords: ['arithmetic sequences', 'sequences', 'nth term', 'number sequences', 'common difference'],
    prerequisites: ['math.counting.skip', 'math.integers.multiply-divide'],
    standards: ['HSF.BF.A.2', 'HSF.IF.A.3', 'HSF.LE.A.2'],
    teaching: {
      idea:
        'In an arithmetic sequence each term is the one before plus the same number d. From the first to the nth term there are ' +
        'n - 1 steps, so the nth term is a + (n - 1)d.',
      caution: 'There is one step fewer than there are terms.',
      trap: 'counted-terms-as-steps',
      mends: {},
    },
  },
  {
    term: form([0, 1, 2], arithmeticTerm),
    claim: form([0], arithmeticTerm, 'claimed'),
    rule: form([0, 1, 2], (rng, dial) => {
      const { a, d } = arithmetic(rng, dial);
      const start = a - d;
      const [wrongStep, wrongStart] = [rng.pick([-d, 2 * d]), rng.pick([a, start - d])];
      return {
        question: `A sequence starts ${[0, 1, 2, 3].map((i) => a + i * d).join(', ')} and goes on in equal steps. Which rule gives the nth term?`,
        ...advisedBoth(
          crossed(
            {
              right: d,
              wrong: wrongStep,
              mistake: 'wrong-step',
              mend: `From ${a} to ${a + d} the step is ${d}, not ${wrongStep}; the step stands before n.`,
            },
            {
              right: start,
              wrong: wrongStart,
              mistake: 'took-first-term',
              mend: `This rule begins with ${d + wrongStart}; the first term is ${a}.`,
            },
            (m, b) => polynomial([b, m], 'n'),
          ),
          'The number before n is wrong, and so is the number at the end.',
        ),
        hints: [
          'Find the step from each term to the next one. It stands before n.',
          `Put n = 1 into a rule. It must give the first term, ${a}.`,
        ],
        explanation: `The step is ${d}, so the rule begins with ${d}n. For n = 1 it must give ${a}, and ${a} - ${operand(d)} = ${start}. The rule is ${polynomial([start, d], 'n')}.`,
      };
    }),
    number: form([1, 2], (rng, dial) => {
      const { a, d, n } = arithmetic(rng, dial);
      return {
        question: `A sequence starts ${[0, 1, 2].map((i) => a + i * d).join(', ')} and goes on in equal steps. What is the position of the term ${a + (n - 1) * d}?`,
        ...numeric(
          n,
          {
            'counted-steps-only': [
              n - 1,
              `There are ${n - 1} steps; the first term comes before them, so add 1.`,
            ],
            'counted-both-ends': [n + 1, `You added 2 to the steps; add only 1, for the first term.`],
            ...((a + (n - 1) * d) % d === 0 && {
              'divided-the-term': [
                (a + (n - 1) * d) / d,
                `You divided the term by the step; take the first term, ${a}, away before you divide.`,
              ] as const,
            }),
            'gave-the-distance': [
              Math.abs((n - 1) * d),
              `This is the distance from the first term; divide it by the step.`,
            ],
          },
          {
            apart: checkedBy(
              (wrong) =>
                `the position of ${plain(wrong.minus(1).times(d).plus(a))}, not of ${a + (n - 1) * d}`,
            ),
          },
        ),
        hints: [
          `How far is ${a + (n - 1) * d} from ${a}? How many steps is that?`,
          'One step leads to term 2, and two steps lead to term 3. Where do all these steps lead?',
        ],
        explanation: `From ${a} to ${a + (n - 1) * d} there are ${n - 1} steps of ${d}. The first term needs no step, so ${a + (n - 1) * d} is term ${n}.`,
      };
    }),
  },
);

/** Arithmetic sequences. */
export const arithmeticSequences: Concept[] = [arithmeticSequence];
