import { crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { ordinal } from '../text.ts';
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
        'forgot-start': [(n - 1) * d, `These are the steps alone; begin at ${a}.`],
        'multiplied-step-by-number': [
          n * d,
          `You multiplied ${n} by the step; begin at ${a} and take ${n - 1} steps.`,
        ],
        'began-at-second': [
          term(n) - 2 * d,
          `You counted from a later term; from the first term there are ${n - 1} steps.`,
        ],
        'multiplied-the-start': [a * n, `You multiplied the first term by ${n}; add equal steps to it.`],
        'went-the-wrong-way': [
          a - (n - 1) * d,
          `The terms ${d > 0 ? 'rise' : 'fall'}, but you went the other way.`,
        ],
      },
      { signed: true },
    ),
    hints: [
      `By how much does each term differ from the one before?`,
      'The second term is one step away from the first one. How many steps away is the term that you want?',
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
      mends: {
        'wrong-step':
          'The number before n is the difference of two terms that stand side by side, with its sign.',
        'took-first-term': 'Test the rule with n = 1: it must give the first term.',
      },
    },
  },
  {
    term: form([0, 1, 2], arithmeticTerm),
    claim: form([0], arithmeticTerm, 'claimed'),
    rule: form([0, 1, 2], (rng, dial) => {
      const { a, d } = arithmetic(rng, dial);
      const start = a - d;
      return {
        question: `A sequence starts ${[0, 1, 2, 3].map((i) => a + i * d).join(', ')} and goes on in equal steps. Which rule gives the nth term?`,
        ...crossed(
          { right: d, wrong: rng.pick([-d, 2 * d]), mistake: 'wrong-step' },
          { right: start, wrong: rng.pick([a, start - d]), mistake: 'took-first-term' },
          (m, b) => polynomial([b, m], 'n'),
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
        ...numeric(n, {
          'counted-steps-only': [n - 1, `There are ${n - 1} steps; the first term comes before them.`],
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
        }),
        hints: [
          'How far is the given term from the first one? Divide by the step.',
          'One step leads to term 2, and two steps lead to term 3.',
        ],
        explanation: `From ${a} to ${a + (n - 1) * d} there are ${n - 1} steps of ${d}. The first term needs no step, so it is term ${n}.`,
      };
    }),
  },
);

/** Arithmetic sequences. */
export const arithmeticSequences: Concept[] = [arithmeticSequence];
