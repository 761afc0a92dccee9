import { gcd, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { drawn } from './middle-forms.ts';

const info = { subject: 'Math', category: 'Ratios and Percent' };

export const pairsOfThings = [
  ['red beads', 'blue beads'],
  ['cats', 'dogs'],
  ['cups of flour', 'cups of sugar'],
  ['wins', 'losses'],
  ['roses', 'tulips'],
] as const;

/** Draws a ratio in lowest terms, and another number with which the first part would be in lowest terms too. */
function lowestRatio(rng: Rng, { level }: Dial) {
  const top = [9, 12, 16][level] ?? 9;
  return drawn(
    () => {
      const [m = 1, n = 1, w = 1] = rng.sample(range(1, top), 3);
      return { m, n, w };
    },
    ({ m, n, w }) => gcd(m, n) === 1 && gcd(m, w) === 1,
  );
}

type Parts = readonly [first: number, second: number];
const shown = ([first, second]: Parts): string => `${first}:${second}`;

/** Returns choices from a right and a wrong ratio: each may be turned. */
function ratioChoices(
  right: Parts,
  [wrong, mend]: readonly [Parts, string],
  turnedMend: string,
): Pick<Draft, 'answer' | 'mistakes'> {
  const option = (parts: Parts) => ({ text: shown(parts), worth: rational(...parts).toString() });
  const turned = ([first, second]: Parts): Parts => [second, first];
  return {
    answer: option(right),
    mistakes: [
      { name: 'wrong-part', ...option(wrong), mend },
      { name: 'turned-the-order', ...option(turned(right)), mend: turnedMend },
      {
        name: 'turned-the-order and wrong-part',
        ...option(turned(wrong)),
        mend: `You reversed the order, and ${shown(wrong)} would not be equal either.`,
      },
    ],
  };
}

/** Draws a ratio to simplify. The wrong ratio has one part that comes from a wrong division. */
function simplification(rng: Rng, dial: Dial) {
  const { m, n, w } = lowestRatio(rng, dial);
  const k = rng.int(2, byLevel(dial, [9, 12, 15]));
  const isSecond = rng.int(0, 1) === 0;
  const [right, wrong]: [Parts, Parts] = isSecond
    ? [
        [m, n],
        [m, w],
      ]
    : [
        [n, m],
        [w, m],
      ];
  const [a, b] = [right[0] * k, right[1] * k];
  return {
    right,
    wrong,
    k,
    a,
    b,
    mend: `${w} × ${k} is ${w * k}, not ${n * k}; divide both parts by the same number.`,
  };
}

function simplest(rng: Rng, dial: Dial): Asked {
  const { right, wrong, k, a, b, mend } = simplification(rng, dial);
  return {
    question: `What is the ratio ${a}:${b} in simplest form?`,
    ...ratioChoices(right, [wrong, mend], `You reversed the order; ${a} comes first.`),
    hints: [
      `Find the greatest number that divides both ${a} and ${b}.`,
      'Divide both parts by it. Keep their order.',
    ],
    explanation: `Both numbers can be divided by ${k}: ${a} ÷ ${k} = ${right[0]} and ${b} ÷ ${k} = ${right[1]}. That gives ${shown(right)}.`,
  };
}

function equalRatio(rng: Rng, dial: Dial): Asked {
  const { m, n, w } = lowestRatio(rng, dial);
  const k = rng.int(3, byLevel(dial, [8, 10, 12]));
  const isSecond = rng.int(0, 1) === 0;
  const [given, other]: [Parts, Parts] = isSecond
    ? [
        [m, n],
        [m, w],
      ]
    : [
        [n, m],
        [w, m],
      ];
  const by = ([first, second]: Parts): Parts => [first * k, second * k];
  return {
    question: `Which ratio is equal to ${shown(given)}?`,
    ...ratioChoices(
      by(given),
      [by(other), `Divide both parts by ${k}: this is ${shown(other)}, not ${shown(given)}.`],
      `You reversed the order; the part for ${given[0]} comes first.`,
    ),
    hints: [
      `Both parts of ${shown(given)} must be multiplied by the same number.`,
      `For each choice, by what is ${given[0]} multiplied, and by what ${given[1]}?`,
    ],
    explanation: `Multiply both parts by the same number, ${k}: ${given[0]} × ${k} = ${given[0] * k} and ${given[1]} × ${k} = ${given[1] * k}. That gives ${shown(by(given))}.`,
  };
}

function ratioStory(rng: Rng, dial: Dial): Asked {
  const { right, wrong, k, a, b, mend } = simplification(rng, dial);
  const [one, two] = rng.pick(pairsOfThings);
  return {
    question: `There are ${a} ${one} and ${b} ${two}. What is the ratio of ${one} to ${two} in simplest form?`,
    ...ratioChoices(right, [wrong, mend], `You reversed the order; the ${one} are named first.`),
    hints: [
      `Which number comes first in the ratio, the ${one} or the ${two}?`,
      `Divide ${a} and ${b} by the greatest number that divides both.`,
    ],
    explanation: `The ratio is ${a}:${b}. Divide both parts by ${k}: ${shown(right)}.`,
  };
}

const simplifyRatios = formed(
  {
    ...info,
    id: 'math.ratios.simplify',
    title: 'Simplifying ratios',
    grades: [6, 8],
    objectives: ['Write a ratio in its simplest form'],
    keywords: ['ratios', 'simplify ratios', 'equivalent ratios', 'ratio'],
    prerequisites: ['math.fractions.simplify'],
    standards: ['6.RP.A.1', '6.RP.A.3'],
    teaching: {
      idea:
        'A ratio compares two amounts in a fixed order. It stays equal if both parts are multiplied or divided by the ' +
        'same number, as with fractions. The simplest form has no common factor left.',
      caution: 'Keep the order: 2 cats for 3 dogs is 2:3, not 3:2. Never change only one part.',
      mends: {},
    },
  },
  {
    simplest: form([0, 1], simplest),
    equal: form([0, 1, 2], equalRatio),
    claim: form([1, 2], simplest, 'claimed'),
    story: form([0, 2], ratioStory),
  },
);

/** Ratios. */
export const ratios: Concept[] = [simplifyRatios];
