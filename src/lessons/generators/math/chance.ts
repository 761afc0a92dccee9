import { numeric } from '../choices.ts';
import { Rational, rational } from '../rational.ts';
import { byLevel, listed, pairs, range, sampled, toLevel } from '../templates.ts';
import { list, plain } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

const colors = ['red', 'blue', 'green', 'white', 'black'] as const;

const probability = sampled(
  {
    ...info,
    id: 'math.probability.simple',
    title: 'Probability',
    grades: [6, 10],
    objectives: ['Find the probability of an event'],
    keywords: ['probability', 'chance', 'likelihood', 'probabilities'],
    prerequisites: ['math.fractions.simplify'],
  },
  (rng, dial) => {
    const picked = rng.sample(colors, byLevel(dial, [2, 3, 4]));
    const counts = picked.map(() => rng.int(1, byLevel(dial, [20, 12, 15])));
    const sum = counts.reduce((a, b) => a + b, 0);
    const [hit = 1] = counts;
    const not = dial.level > 0 && rng.int(0, 1) === 1;
    const favorable = not ? sum - hit : hit;
    return {
      key: `${not ? 'not ' : ''}${picked.map((c, i) => `${counts[i]} ${c}`).join(' ')}`,
      question: `A bag holds only marbles: ${list(picked.map((c, i) => `${counts[i]} ${c}`))}. You draw one at random. What is the probability that it is ${not ? 'not ' : ''}${picked[0]}?`,
      ...numeric(rational(favorable, sum), {
        'compared-with-the-rest': rational(hit, sum - hit),
        'gave-the-opposite': rational(sum - favorable, sum),
        'one-over-number-of-colors': rational(1, picked.length),
        'one-over-total': rational(1, sum),
      }),
      explanation: `${favorable} of ${sum} marbles fit: ${plain(rational(favorable, sum))}.`,
      figure: { kind: 'bar-chart', bars: picked.map((label, i) => ({ label, value: counts[i] ?? 0 })) },
    };
  },
);

const compound = sampled(
  {
    ...info,
    id: 'math.probability.compound',
    title: 'Compound probability',
    grades: [8, 12],
    objectives: ['Multiply probabilities of two draws, with and without putting back'],
    keywords: ['compound probability', 'independent events', 'dependent events', 'probability', 'two events'],
    prerequisites: ['math.probability.simple', 'math.fractions.multiply'],
  },
  (rng, dial) => {
    const [a, b] = [rng.int(2, 40), rng.int(2, 40)];
    const back = dial.level === 0 || rng.int(0, 1) === 1;
    const n = a + b;
    const first = rational(a, n);
    const second = back ? first : rational(a - 1, n - 1);
    return {
      key: `${back ? 'back' : 'keep'} ${a} ${b}`,
      question: `A bag holds ${a} red and ${b} blue marbles. You draw two, one after the other, ${back ? 'and put the first back' : 'without putting the first back'}. What is the probability that both are red?`,
      ...numeric(first.times(second), {
        'wrong-about-putting-back': first.times(back ? rational(a - 1, n - 1) : first),
        'added-instead': first.plus(second),
        'one-draw-only': first,
        'took-other-color': rational(b, n).times(rational(b, n)),
      }),
      explanation: `${plain(first)} × ${plain(second)} = ${plain(first.times(second))}.`,
    };
  },
);

function factorial(n: number): bigint {
  return range(2, n).reduce((product, k) => product * BigInt(k), 1n);
}

const counting = listed(
  {
    ...info,
    id: 'math.counting.combinations',
    title: 'Permutations and combinations',
    grades: [9, 12],
    objectives: ['Count selections with and without order'],
    keywords: ['permutations', 'combinations', 'combinatorics', 'counting principle', 'factorial'],
    prerequisites: ['math.multiplication.multi-digit'],
  },
  {
    items: pairs([5, 40], [2, 6])
      .filter(([n, k]) => k < n - 1)
      .flatMap(([n, k]) => [true, false].map((ordered) => ({ n, k, ordered }))),
    key: ({ n, k, ordered }) => `${ordered ? 'ordered' : 'unordered'} ${n} ${k}`,
    level: ({ n, k }) => toLevel((n > 12 ? 1 : 0) + (k > 3 ? 1 : 0)),
    draw: ({ n, k, ordered }, rng) => {
      const who = rng.pick(['runners', 'players', 'students', 'dancers', 'singers', 'horses', 'teams']);
      const permutations = new Rational(factorial(n), factorial(n - k));
      const combinations = permutations.over(factorial(k));
      return {
        question: `In how many ways can you choose ${k} of ${n} ${who} ${ordered ? `for places 1 to ${k}` : 'when order does not matter'}?`,
        ...numeric(ordered ? permutations : combinations, {
          'mixed-up-order': ordered ? combinations : permutations,
          'allowed-repeats': BigInt(n) ** BigInt(k),
          'multiplied-only': n * k,
          'one-factor-too-many': permutations.times(n - k),
        }),
        explanation: `${range(n - k + 1, n)
          .reverse()
          .join(
            ' × ',
          )} = ${plain(permutations)}.${ordered ? '' : ` Divided by ${factorial(k)} orders that is ${plain(combinations)}.`}`,
      };
    },
  },
);

/** Probability and counting of selections. */
export const chance: Concept[] = [probability, compound, counting];
