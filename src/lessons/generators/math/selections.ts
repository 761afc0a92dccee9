import { numeric } from '../choices.ts';
import { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, range } from '../templates.ts';
import { plain, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { type Asked, inForms } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

const factorial = (n: number): bigint => range(2, n).reduce((product, k) => product * BigInt(k), 1n);
const permutations = (n: number, k: number): Rational => new Rational(factorial(n), factorial(n - k));

function choose(rng: Rng, dial: Dial, ordered: boolean): Asked {
  const [n, k] = [rng.int(5, byLevel(dial, [9, 12, 20])), rng.int(2, byLevel(dial, [3, 3, 4]))];
  const who = rng.pick(['runners', 'players', 'students', 'dancers', 'singers', 'teams']);
  const [p, c] = [permutations(n, k), permutations(n, k).over(factorial(k))];
  return {
    question: `In how many ways can you choose ${k} of ${n} ${who} ${ordered ? `for places 1 to ${k}` : 'when order does not matter'}?`,
    ...numeric(ordered ? p : c, {
      'mixed-up-order': ordered ? c : p,
      'allowed-repeats': BigInt(n) ** BigInt(k),
      'one-factor-too-few': ordered ? p.over(n - k + 1) : c.plus(n),
      'multiplied-only': n * k,
    }),
    explanation: `${range(n - k + 1, n)
      .reverse()
      .join(
        ' × ',
      )} = ${plain(p)}.${ordered ? '' : ` Divided by ${factorial(k)} orders that is ${plain(c)}.`}`,
  };
}

const counting = inForms(
  {
    ...info,
    id: 'math.counting.combinations',
    title: 'Permutations and combinations',
    grades: [9, 12],
    objectives: ['Count selections with and without order'],
    keywords: ['permutations', 'combinations', 'combinatorics', 'counting principle', 'factorial'],
    prerequisites: ['math.multiplication.multi-digit', 'math.probability.compound'],
    standards: ['HSS.CP.B.9'],
    teaching: {
      idea:
        'To fill places in order, multiply the choices: 5 × 4 × 3 for three of five. If the order does not matter, each group ' +
        'is counted several times, so divide by the number of its orders: 3 × 2 × 1.',
      caution: 'Ask first: does the order matter?',
      hints: [
        'How many choices are there for each place?',
        'Does the order matter?',
        'If not, divide by the number of orders.',
      ],
      mends: {
        'mixed-up-order': 'Decide whether the order matters. If not, divide by the orders of a group.',
        'allowed-repeats': 'Nobody can be chosen twice, so the choices get fewer.',
        'one-factor-too-few': 'Count the factors: one for each place.',
        'multiplied-only': 'Multiply the choices of each place, not the two numbers.',
        'forgot-equal-letters': 'Equal letters can change places without a new word. Divide.',
      },
    },
  },
  {
    ordered: [[0, 1, 2], (rng, dial) => choose(rng, dial, true)],
    unordered: [[0, 1, 2], (rng, dial) => choose(rng, dial, false)],
    row: [
      [0, 1],
      (rng) => {
        const n = rng.int(3, 8);
        const what = rng.pick([
          'books',
          'cups',
          'plants',
          'stones',
          'flags',
          'pictures',
          'hats',
          'boxes',
          'lamps',
          'chairs',
          'shells',
          'coins',
          'cards',
          'masks',
          'bells',
          'drums',
          'kites',
          'rings',
          'shoes',
          'toys',
        ]);
        return {
          question: `In how many orders can ${n} different ${what} stand in a row?`,
          ...numeric(factorial(n), {
            'allowed-repeats': BigInt(n) ** BigInt(n),
            'one-factor-too-few': new Rational(factorial(n), BigInt(n)),
            'multiplied-only': n * n,
          }),
          explanation: `${range(1, n).reverse().join(' × ')} = ${whole(factorial(n))}.`,
        };
      },
    ],
    letters: [
      [1, 2],
      (rng) => {
        const [n, k] = [rng.int(4, 8), rng.int(2, 3)];
        const value = new Rational(factorial(n), factorial(k));
        return {
          question: `A word has ${n} letters. ${k} of them are equal, and the others are all different. In how many orders can the letters stand?`,
          ...numeric(value, {
            'forgot-equal-letters': factorial(n),
            'one-factor-too-few': factorial(n - 1),
            'multiplied-only': value.over(2),
          }),
          explanation: `${n} letters have ${whole(factorial(n))} orders. Divide by the ${factorial(k)} orders of the equal ones: ${plain(value)}.`,
        };
      },
    ],
    claim: [[2], (rng, dial) => choose(rng, dial, false), 'claimed'],
  },
);

/** Selections with and without order. */
export const selections: Concept[] = [counting];
