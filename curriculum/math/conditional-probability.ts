import { checkedBy } from '../checked.ts';
import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

/** Draws counts for two events. */
function events(rng: Rng, dial: Dial) {
  const top = byLevel(dial, [12, 20, 30]);
  const [both, a, b, neither] = [rng.int(2, top), rng.int(2, top), rng.int(2, top), rng.int(2, top)];
  return { both, a, b, neither, all: both + a + b + neither };
}

function given(rng: Rng, dial: Dial): Asked {
  const { both, a, b, all } = events(rng, dial);
  return {
    question: `Of ${all} days, ${both + a} were windy and ${both + b} were cold. ${both} were both. What is the probability that a windy day was cold?`,
    ...numeric(
      rational(both, both + a),
      {
        'compared-with-all': rational(both, all),
        'turned-the-condition': rational(both, both + b),
        'took-the-rest': [rational(a, both + a), 'These are the windy days that were not cold.'],
        'compared-the-totals': [
          rational(both + b, all),
          'This is the share of cold days among all days; only the windy days count.',
        ],
        'took-the-condition': [
          rational(both + a, all),
          'This is the share of windy days; find how many of them were cold.',
        ],
      },
      {
        max: 1,
        apart: checkedBy(() => `not ${both} of the ${both + a} windy days`),
      },
    ),
    hints: [
      'Only the windy days count. How many are there? This number stands below.',
      'How many of them were cold too? This number stands above.',
    ],
    explanation: `Only the ${both + a} windy days count. ${both} of them were cold: ${plain(rational(both, both + a))}.`,
  };
}

const conditional = formed(
  {
    ...info,
    id: 'math.probability.conditional',
    title: 'Conditional probability',
    grades: [10, 12],
    objectives: ['Find conditional probabilities and test independence'],
    keywords: ['conditional probability', 'independence', 'addition rule', 'probability given'],
    prerequisites: ['math.probability.compound', 'math.data.two-way-tables'],
    standards: ['HSS.CP.A.1', 'HSS.CP.A.3', 'HSS.CP.A.5', 'HSS.CP.B.6', 'HSS.CP.B.7'],
    teaching: {
      idea:
        'The probability of B given A looks only at the outcomes in A: P(A and B) ÷ P(A). A and B are independent if this ' +
        'equals P(B). P(A or B) is P(A) + P(B) minus P(A and B), since the outcomes in both are counted twice.',
      caution: 'P(B given A) is not P(A given B).',
      trap: 'turned-the-condition',
      mends: {
        'compared-with-all': 'You divided by all the days; only the windy ones count.',
        'turned-the-condition': 'You divided by the cold days; the condition is that a day was windy.',
        'counted-both-twice': 'You counted the days that were both twice; take them away once.',
        'multiplied-probabilities': 'You multiplied; divide by the probability of the condition.',
        'forgot-to-divide': 'This is P(A and B); divide it by the probability of the condition.',
      },
    },
  },
  {
    given: form([0, 1, 2], given),
    or: form([0, 1, 2], (rng, dial) => {
      const { both, a, b, all } = events(rng, dial);
      return {
        question: `Of ${all} days, ${both + a} were windy and ${both + b} were cold. ${both} were both. What is the probability that a day was windy or cold?`,
        ...numeric(
          rational(both + a + b, all),
          {
            'counted-both-twice': rational(2 * both + a + b, all),
            'took-the-rest': [
              rational(all - both - a - b, all),
              'These are the days that were neither windy nor cold.',
            ],
            'left-out-both': [
              rational(a + b, all),
              'You left out the days that were both; “or” includes them.',
            ],
            'took-both': [
              rational(both, all),
              'These days were windy and cold; “or” asks for at least one of the two.',
            ],
            'took-the-windy': [
              rational(both + a, all),
              'These are the windy days; the cold ones count, too.',
            ],
            'took-the-cold': [rational(both + b, all), 'These are the cold days; the windy ones count, too.'],
            'took-all-days': [1, 'This would be all days; some days were neither windy nor cold.'],
            'took-all-but-both': [
              rational(all - both, all),
              'These are the days that were not both; “or” means at least one of the two.',
            ],
          },
          {
            max: 1,
            apart: checkedBy(() => `not ${both + a + b} of ${all} days`),
          },
        ),
        hints: [
          'Add the windy days and the cold days.',
          'Which days did you count twice? Take them away once.',
        ],
        explanation: `${both + a} + ${both + b} - ${both} = ${both + a + b} days, since the ${both} days that were both are counted twice: ${plain(rational(both + a + b, all))}.`,
      };
    }),
    independent: form([1, 2], (rng) => {
      const [x, y] = [rng.int(1, 9), rng.int(1, 9)];
      const same = rng.int(0, 1) === 1;
      const product = x * y;
      // A and B together are not likelier than one of them, and A or B is at most certain.
      const possible = [-2, -1, 1, 2, 3]
        .map((off) => product + off)
        .filter((v) => v >= Math.max(1, 10 * (x + y) - 100) && v <= 10 * Math.min(x, y));
      const joint = same ? product : rng.pick(possible);
      const shown = (v: number): string => `0.${String(Math.max(1, v)).padStart(2, '0')}`;
      const isSame = Math.max(1, joint) === product;
      const texts = ['independent', 'dependent', 'The numbers do not tell.'];
      const right = isSame ? 0 : 1;
      const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
      return {
        question: `P(A) = 0.${x}, P(B) = 0.${y} and P(A and B) = ${shown(joint)}. Are A and B independent or dependent?`,
        answer: option(right),
        mistakes: [0, 1, 2]
          .filter((i) => i !== right)
          .map((i) => ({
            name: 'misjudged-independence',
            ...option(i),
            mend: `P(A) × P(B) is ${shown(product)}, and P(A and B) is ${shown(joint)}; ${isSame ? 'both are equal' : 'they differ'}.`,
          })),
        hints: ['Multiply P(A) by P(B).', 'Is the product equal to P(A and B)?'],
        explanation: `P(A) × P(B) = ${shown(product)}, and P(A and B) = ${shown(joint)}. They are ${isSame ? 'equal, so A and B are independent' : 'not equal, so A and B are dependent'}.`,
      };
    }),
    formula: form([0, 1, 2], (rng) => {
      const [a, k] = [rng.int(2, 9), rng.int(1, 9)];
      const joint = rational(a * k, 100);
      return {
        question: `P(A) = 0.${a} and P(A and B) = ${(a * k) / 100}. What is P(B given A)?`,
        ...numeric(
          rational(k, 10),
          {
            'forgot-to-divide': joint,
            ...Object.fromEntries(
              [k - 1, k + 1]
                .filter((other) => other > 0)
                .map((other) => [
                  `divided-too-${other > k ? 'high' : 'low'}`,
                  [
                    rational(other, 10),
                    `0.${a} × ${other / 10} is ${(a * other) / 100}, not ${(a * k) / 100}.`,
                  ] as const,
                ]),
            ),
            'took-the-rest': [
              rational(10 - k, 10),
              'This is the probability that B does not happen, given A.',
            ],
            'multiplied-probabilities': joint.times(rational(a, 10)),
            'subtracted-instead': [
              rational(a, 10).minus(joint),
              'You subtracted; divide P(A and B) by P(A).',
            ],
          },
          {
            show: (r) => `${Number(r.n) / Number(r.d)}`,
            max: 1,
            slip: rational(1, 10),
            apart: checkedBy(() => `not ${(a * k) / 100} ÷ 0.${a}`),
          },
        ),
        hints: [
          'Given A, only the cases in A count. Their probability, P(A), stands below.',
          'P(A and B) stands above. Divide the two.',
        ],
        explanation: `Only the cases in A count, so divide P(A and B) by P(A): ${(a * k) / 100} ÷ 0.${a} = 0.${k}.`,
      };
    }),
  },
);

/** Conditional probability. */
export const conditionalProbability: Concept[] = [conditional];
