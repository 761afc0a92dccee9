import { checkedBy } from '../checked.ts';
import { numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { arithmetic } from './sequences.ts';
import { operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Sequences' };

function sumQuestion(rng: Rng, dial: Dial): Asked {
  const { a, d, n } = arithmetic(rng, { ...dial, level: dial.level === 2 ? 1 : 0 });
  const last = a + (n - 1) * d;
  const sum = (n * (a + last)) / 2;
  return {
    question: `What is the sum of the first ${n} terms of the arithmetic sequence ${[0, 1, 2].map((i) => a + i * d).join(', ')}, …?`,
    ...numeric(
      sum,
      {
        'took-one-term-more': [
          sum + last + d,
          `You added ${n + 1} terms; the last of the ${n} terms is ${last}.`,
        ],
        'left-out-the-last': [
          sum - last,
          `You added ${n - 1} terms; the last one, ${last}, belongs to the sum too.`,
        ],
        'took-a-larger-step': [sum + (n * (n - 1)) / 2, `You took steps of ${d + 1}; each step is ${d}.`],
        'took-a-smaller-step': [sum - (n * (n - 1)) / 2, `You took steps of ${d - 1}; each step is ${d}.`],
        'began-with-more': [sum + n, `You began with ${a + 1}; the first term is ${a}.`],
        'began-with-less': [sum - n, `You began with ${a - 1}; the first term is ${a}.`],
        ...sometimes(rng, {
          'forgot-to-halve': sum * 2,
          ...(sum % 2 === 0 && {
            'halved-twice': [
              sum / 2,
              'You halved twice; each pair is counted twice, so halve once.',
            ] as const,
          }),
        }),
        ...sometimes(rng, {
          'gave-the-last-term': last,
          'multiplied-the-first': [a * n, `You took ${a} for every term; add terms that change by ${d}.`],
        }),
      },
      {
        signed: true,
        apart: checkedBy(
          () => `not the sum: first and last term are ${a} and ${last}, and there are ${n} terms`,
        ),
      },
    ),
    hints: [
      `Find the last of the ${n} terms: go ${n - 1} steps from ${a}.`,
      `Add the first and the last term. Multiply by ${n}, and halve.`,
    ],
    explanation: `The last term is ${last}. The first and the last together are ${a + last}, and there are ${n} terms: ${n} × ${operand(a + last)} ÷ 2 = ${whole(sum)}.`,
  };
}

const series = formed(
  {
    ...info,
    id: 'math.sequences.series',
    title: 'Sums of sequences',
    grades: [10, 12],
    objectives: ['Add the terms of arithmetic and geometric sequences'],
    keywords: ['series', 'arithmetic series', 'geometric series', 'sum of a sequence', 'sigma notation'],
    prerequisites: ['math.sequences.arithmetic', 'math.sequences.geometric'],
    standards: ['HSA.SSE.B.4', 'HSF.BF.A.2'],
    teaching: {
      idea:
        'In an arithmetic series the first and last terms have the same sum as the second and the next to last, and so on. So the ' +
        'total is the number of terms times (first + last) ÷ 2. A geometric series with n terms is a(rⁿ - 1)/(r - 1).',
      caution: 'Count the terms with care, and do not forget to halve in an arithmetic series.',
      mends: {
        'forgot-to-halve': 'You counted each pair twice; halve the product.',
        'gave-the-last-term': 'This is the last term alone; add all the terms.',
      },
    },
  },
  {
    arithmetic: form([0, 1, 2], sumQuestion),
    claim: form([0], sumQuestion, 'claimed'),
    geometric: form([0, 1, 2], (rng, dial) => {
      const [a, r, n] = [rng.int(1, 9), rng.int(2, 4), rng.int(4, byLevel(dial, [5, 6, 7]))];
      const sum = (a * (r ** n - 1)) / (r - 1);
      return {
        question: `What is the sum of the first ${n} terms of the geometric sequence ${[0, 1, 2].map((i) => a * r ** i).join(', ')}, …?`,
        ...numeric(
          sum,
          {
            'took-one-term-more': [
              sum + a * r ** n,
              `You added ${n + 1} terms; the last of the ${n} terms is ${whole(a * r ** (n - 1))}.`,
            ],
            'left-out-the-last': [
              sum - a * r ** (n - 1),
              `You added ${n - 1} terms; the last one, ${whole(a * r ** (n - 1))}, belongs to the sum too.`,
            ],
            ...nearBy(
              rng,
              sum,
              sum / a,
              (wrong) => `You began with ${wrong.times(a).over(sum)}; the first term is ${a}.`,
            ),
            ...sometimes(rng, {
              'gave-the-last-term': a * r ** (n - 1),
              ...(r > 2 && {
                'forgot-to-divide': [sum * (r - 1), `You left out the division by ${r - 1}.`] as const,
              }),
            }),
            ...sometimes(rng, {
              'added-equal-steps': [
                (n * (2 * a + (n - 1) * (a * r - a))) / 2,
                `You added equal steps of ${a * r - a}; here each term is ${r} times the one before.`,
              ],
            }),
          },
          {
            apart: checkedBy(
              () =>
                `not the sum: the terms end with ${whole(a * r ** (n - 2))} and ${whole(a * r ** (n - 1))}; add all ${n}`,
            ),
          },
        ),
        hints: [
          `Each term is ${r} times the one before, so r = ${r}. There are n = ${n} terms.`,
          `Put r, n and the first term a = ${a} into a(rⁿ - 1) ÷ (r - 1), or write down all ${n} terms and add.`,
        ],
        explanation: `The sum is a(rⁿ - 1) ÷ (r - 1) with a = ${a}, r = ${r} and n = ${n}: ${a} × (${whole(r ** n)} - 1) ÷ ${r - 1} = ${whole(sum)}.`,
      };
    }),
    sigma: form([1, 2], (rng) => {
      const [m, b, n] = [rng.int(2, 6), rng.int(1, 9), rng.int(5, 12)];
      const sum = (m * n * (n + 1)) / 2 + b * n;
      return {
        question: `Put k = 1, 2, …, ${n} into ${m}k + ${b}, and add all ${n} values. What is the sum?`,
        ...numeric(
          sum,
          {
            'left-out-the-last': [sum - m * n - b, `You left out the value for k = ${n}; it counts, too.`],
            'took-one-more': [sum + m * (n + 1) + b, `You added the value for k = ${n + 1}; k ends at ${n}.`],
            'took-a-larger-factor': [sum + (n * (n + 1)) / 2, `You used ${m + 1}k; each value has ${m}k.`],
            'took-a-smaller-factor': [
              sum - (n * (n + 1)) / 2,
              `You used ${m === 2 ? '' : m - 1}k; each value has ${m}k.`,
            ],
            'added-more': [sum + n, `You added ${b + 1} in each value; add ${b}.`],
            'added-less': [
              sum - n,
              b === 1
                ? 'You left out the 1; each value has it.'
                : `You added ${b - 1} in each value; add ${b}.`,
            ],
            ...sometimes(rng, {
              'began-at-zero': [sum + b, `You added the value for k = 0; k begins at 1.`],
              ...(b > 0 && {
                'added-the-number-once': [
                  sum - b * (n - 1),
                  `You added ${b} only once; it comes with each of the ${n} values.`,
                ] as const,
              }),
            }),
            ...sometimes(rng, {
              'gave-the-last-term': [m * n + b, `This is the value for k = ${n} alone; add all the values.`],
            }),
          },
          {
            apart: checkedBy(
              () => `not the sum: the values go from ${m + b} to ${m * n + b}, and there are ${n}`,
            ),
          },
        ),
        hints: [
          `Find the first value, for k = 1, and the last one, for k = ${n}.`,
          `The values rise by ${m} each time. So add the first and the last one, multiply by ${n}, and halve.`,
        ],
        explanation: `The first and the last value are ${m + b} and ${m * n + b}. The sum is ${n} × ${m + b + m * n + b} ÷ 2 = ${sum}.`,
      };
    }),
  },
);

/** Sums of sequences. */
export const sumsOfSequences: Concept[] = [series];
