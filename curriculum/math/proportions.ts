import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { pairsOfThings } from './ratios.ts';

const info = { subject: 'Math', category: 'Ratios and Percent' };

/** Draws a proportion a/b = ka/kb. */
function proportion(rng: Rng, dial: Dial) {
  const [a, b] = rng.pair(range(2, byLevel(dial, [9, 12, 15])));
  return { a, b, k: rng.int(2, byLevel(dial, [9, 12, 12])) };
}

const proportionMistakes = (answer: number, unit: number, added: number) => ({
  'added-same-number': added,
  'one-step-too-many': answer + unit,
  'one-step-too-few': answer - unit,
});

function solveProportion(rng: Rng, dial: Dial): Asked {
  const { a, b, k } = proportion(rng, dial);
  const top = rng.int(0, 1) === 1;
  const [own, other] = top ? [a, b] : [b, a];
  return {
    question: `Solve for x: ${a}/${b} = ${top ? `x/${b * k}` : `${a * k}/x`}`,
    ...numeric(own * k, proportionMistakes(own * k, own, own + other * k - other)),
    explanation: `${other} × ${k} = ${other * k}, so multiply ${own} by ${k} too: x = ${own * k}.`,
  };
}

const proportionConcept = formed(
  {
    ...info,
    id: 'math.ratios.proportion',
    title: 'Proportions',
    grades: [6, 9],
    objectives: ['Solve a proportion for the missing number'],
    keywords: ['proportions', 'cross multiply', 'equivalent ratios', 'scale'],
    prerequisites: ['math.ratios.simplify'],
    standards: ['6.RP.A.3', '7.RP.A.2'],
    teaching: {
      idea:
        'A proportion says that two ratios are equal. What happens to one part happens to the other: both are multiplied ' +
        'by the same factor.',
      caution: 'Do not add the same number to both parts. 1/2 is not equal to 2/3.',
      hints: [
        'Which part is known in both ratios?',
        'By what is it multiplied?',
        'Multiply the other part by the same factor.',
      ],
      mends: {
        'added-same-number':
          'Adding the same number changes the ratio. Multiply both parts by the same factor.',
        'one-step-too-many': 'The factor is one too large. Divide the two known parts once more.',
        'one-step-too-few': 'The factor is one too small. Divide the two known parts once more.',
        'took-one-part-for-all': 'All parts together make the whole. Divide the whole by their sum.',
      },
    },
  },
  {
    solve: form([0, 1, 2], solveProportion),
    story: form([0, 1, 2], (rng, dial) => {
      const { a, b, k } = proportion(rng, dial);
      const [one, two] = rng.pick(pairsOfThings.slice(0, 3));
      return {
        question: `For every ${a} ${one} there are ${b} ${two}. There are ${a * k} ${one}. How many ${two} are there?`,
        ...numeric(b * k, proportionMistakes(b * k, b, b + a * k - a)),
        explanation: `${a * k} is ${k} times ${a}. So there are ${k} × ${b} = ${b * k} ${two}.`,
      };
    }),
    claim: form([0, 1], solveProportion, 'claimed'),
    total: form([1, 2], (rng, dial) => {
      const { a, b, k } = proportion(rng, dial);
      const [one, two] = rng.pick(pairsOfThings.slice(0, 2));
      return {
        question: `The ratio of ${one} to ${two} is ${a}:${b}. There are ${(a + b) * k} in all. How many are ${one}?`,
        ...numeric(a * k, { ...proportionMistakes(a * k, a, a + k), 'took-one-part-for-all': b * k }),
        explanation: `${a} + ${b} = ${a + b} parts make ${(a + b) * k}, so one part is ${k}. ${a} parts are ${a * k}.`,
      };
    }),
  },
);

/** Proportions. */
export const proportions: Concept[] = [proportionConcept];
