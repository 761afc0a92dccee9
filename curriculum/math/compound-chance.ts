import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { list, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

/** Draws a bag and what is asked of two draws from it: both red, or red and then blue. */
function twoDrawsOf(rng: Rng, dial: Dial) {
  const top = byLevel(dial, [6, 9, 12]);
  const [a, b] = [rng.int(2, top), rng.int(2, top)];
  const [isBack, isBlue] = [rng.int(0, 2) === 0, rng.int(0, 1) === 0];
  // Number of fitting marbles in the second draw, and of all marbles then.
  const fitting = isBlue ? b : isBack ? a : a - 1;
  const wrongFitting = isBlue ? b - 1 : isBack ? a - 1 : a;
  const n = a + b;
  const [rest, wrongRest] = isBack ? [n, n - 1] : [n - 1, n];
  return { a, b, n, isBack, isBlue, fitting, wrongFitting, rest, wrongRest };
}

function twoDraws(rng: Rng, dial: Dial): Asked {
  const { a, b, n, isBack, isBlue, fitting, wrongFitting, rest, wrongRest } = twoDrawsOf(rng, dial);
  const color = isBlue ? 'blue' : 'red';
  const option = (hits: number, all: number) => ({
    text: `${a * hits}/${n * all}`,
    worth: rational(a * hits, n * all).toString(),
  });
  const aboutFitting = isBack
    ? `You took a ${color} marble away for the second draw, but the first is put back.`
    : isBlue
      ? `You took a blue marble away for the second draw, but the first one was red.`
      : `You counted ${a} red marbles again, but one is gone after the first draw.`;
  const aboutRest = isBack
    ? `You divided by ${n - 1} marbles in the second draw, but all ${n} are there again.`
    : `You divided by all ${n} marbles again, but only ${n - 1} are left.`;
  return {
    question: `A bag holds ${a} red and ${b} blue marbles. You draw two, one after the other, ${isBack ? 'and put the first back' : 'without putting the first back'}. What is the probability that ${isBlue ? 'the first is red and the second is blue' : 'both are red'}?`,
    answer: option(fitting, rest),
    mistakes: [
      { name: 'wrong-about-the-color', ...option(wrongFitting, rest), mend: aboutFitting },
      { name: 'wrong-about-the-total', ...option(fitting, wrongRest), mend: aboutRest },
      {
        name: 'wrong-about-both',
        ...option(wrongFitting, wrongRest),
        mend: `In the second draw, both the number of ${color} marbles and the number of all marbles are wrong.`,
      },
    ],
    hints: [
      `For the first draw, ${a} of ${n} marbles are red.`,
      isBack
        ? 'The first marble is put back, so nothing has changed for the second draw. Multiply both probabilities.'
        : 'For the second draw, one red marble is gone. Multiply both probabilities.',
    ],
    explanation: `The first marble is red with probability ${a}/${n}. ${isBack ? 'It is put back' : 'Then one red marble is gone'}, so the second is ${color} with ${fitting}/${rest}. Multiply: ${a}/${n} × ${fitting}/${rest} = ${a * fitting}/${n * rest}.`,
  };
}

/** Returns the number of pairs of two number cubes with a sum of at least a number. */
const pairsFrom = (least: number): number =>
  range(1, 6).flatMap((a) => range(1, 6).filter((b) => a + b >= least)).length;

/** Returns the pairs of two number cubes with a sum. */
const pairsOf = (sum: number): string[] =>
  range(1, 6)
    .filter((a) => sum - a >= 1 && sum - a <= 6)
    .map((a) => `(${a}, ${sum - a})`);

/** Draws a sum, its number of pairs, and the numbers of pairs that other sums near it have. */
function sums(rng: Rng, isLeast: boolean) {
  if (isLeast) {
    const first = rng.int(3, 9);
    const window = range(first, first + 3);
    const sum = rng.pick(window);
    return {
      sum,
      hits: pairsFrom(sum),
      wrong: window
        .filter((other) => other !== sum)
        .map((other) => ({
          hits: pairsFrom(other),
          mend:
            other === sum + 1
              ? `You left out the sum ${sum} itself; “at least” includes it.`
              : `You counted for a sum of at least ${other}; the question says ${sum}.`,
        })),
    };
  }
  const first = rng.int(1, 3);
  const window = range(first, first + 3);
  const hits = rng.pick(window);
  const isUpper = rng.int(0, 1) === 1;
  const sumOf = (count: number): number => (isUpper ? 13 - count : count + 1);
  return {
    sum: sumOf(hits),
    hits,
    wrong: window
      .filter((other) => other !== hits)
      .map((other) => ({
        hits: other,
        mend: `${other === 1 ? '1 pair has' : `${other} pairs have`} the sum ${sumOf(other)}; count the pairs with the sum ${sumOf(hits)}.`,
      })),
  };
}

function dice(rng: Rng): Asked {
  const isLeast = rng.int(0, 2) > 0;
  const { sum, hits, wrong } = sums(rng, isLeast);
  const [red, blue] = rng.pair(['red', 'blue', 'green', 'white', 'black', 'yellow', 'gray', 'pink']);
  const option = (count: number) => ({ text: `${count}/36`, worth: `${count}` });
  return {
    question: `You roll a ${red} and a ${blue} number cube. What is the probability that the sum is ${isLeast ? 'at least ' : ''}${sum}?`,
    answer: option(hits),
    mistakes: wrong.map(({ hits: count, mend }) => ({
      name: 'counted-for-another-sum',
      ...option(count),
      mend,
    })),
    hints: [
      'Each number of one cube goes with each number of the other. How many pairs are there?',
      `List the pairs with the sum ${sum}${isLeast ? ' or more' : ''}. Count both orders, such as (1, 2) and (2, 1).`,
    ],
    explanation: `There are 6 × 6 = 36 pairs. ${
      isLeast
        ? `Count them for each sum from ${sum} to 12: ${range(sum, 12)
            .map((s) => pairsFrom(s) - pairsFrom(s + 1))
            .join(' + ')} = ${hits}.`
        : `${hits === 1 ? 'Only' : 'The pairs'} ${list(pairsOf(sum))} ${hits === 1 ? 'fits' : `fit, so there are ${hits}`}.`
    } The probability is ${hits}/36.`,
  };
}

function outcomes(rng: Rng): Asked {
  const counts = [rng.int(2, 9), rng.int(2, 9), rng.int(2, 9)] as const;
  const [a, b, c] = counts;
  const kinds = ['soups', 'dishes', 'fruits'] as const;
  // Two of the factors may be off by one.
  const [first, second] = rng.pair([0, 1, 2] as const);
  const off = (i: 0 | 1 | 2): number => (counts[i] === 2 ? 3 : counts[i] + rng.pick([-1, 1]));
  const [x, y] = [off(first), off(second)];
  const option = (isFirstRight: boolean, isSecondRight: boolean) => {
    const factors: number[] = [...counts];
    if (!isFirstRight) factors[first] = x;
    if (!isSecondRight) factors[second] = y;
    const lunches = factors.reduce((product, factor) => product * factor, 1);
    return { text: whole(lunches), worth: `${lunches}` };
  };
  const miscounted = (i: 0 | 1 | 2, factor: number): string =>
    `You multiplied by ${factor}; there are ${counts[i]} ${kinds[i]}.`;
  const added = (lunches: number, mend: string) => ({
    name: 'added-instead',
    text: whole(lunches),
    worth: `${lunches}`,
    mend,
  });
  return {
    question: `A lunch has one of ${a} soups, one of ${b} dishes and one of ${c} fruits. How many different lunches are there?`,
    answer: option(true, true),
    mistakes: [
      { name: 'miscounted-one-kind', ...option(false, true), mend: miscounted(first, x) },
      { name: 'miscounted-another-kind', ...option(true, false), mend: miscounted(second, y) },
      {
        name: 'miscounted-two-kinds',
        ...option(false, false),
        mend: `You multiplied by ${x} and ${y}; there are ${counts[first]} ${kinds[first]} and ${counts[second]} ${kinds[second]}.`,
      },
      added((a + b) * c, 'You added soups and dishes; each soup goes with each dish, so multiply.'),
      added(a * b + c, `You added the fruits; each lunch goes with each of the ${c} fruits.`),
    ],
    hints: [
      'Take one soup. With how many dishes can you eat it?',
      'Each soup goes with each dish, and each of these pairs goes with each fruit.',
    ],
    explanation: `Each soup goes with each dish and each fruit. Multiply the choices: ${a} × ${b} × ${c} = ${whole(a * b * c)}.`,
  };
}

const compound = formed(
  {
    ...info,
    id: 'math.probability.compound',
    title: 'Compound probability',
    grades: [7, 12],
    objectives: ['Find probabilities of two events with lists, trees and products'],
    keywords: [
      'compound probability',
      'compound events',
      'independent events',
      'dependent events',
      'two events',
      'sample space',
      'tree diagram',
    ],
    prerequisites: ['math.probability.simple', 'math.fractions.multiply'],
    standards: ['7.SP.C.8', 'HSS.CP.A.2', 'HSS.CP.B.8'],
    teaching: {
      idea:
        'For two steps, list all pairs of outcomes, or multiply: the probability of the first step times that of the second ' +
        'step after it. Events are independent if the first does not change the second.',
      caution: 'If the first marble is not put back, there is one marble fewer for the second draw.',
      mends: {},
    },
  },
  {
    draws: form([0, 1, 2], twoDraws),
    dice: form([0, 1, 2], (rng) => dice(rng)),
    outcomes: form([0, 1], (rng) => outcomes(rng)),
    claim: form([2], twoDraws, 'claimed'),
  },
);

/** Probability of two events. */
export const compoundChance: Concept[] = [compound];
