import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { list, plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

const colors = ['red', 'blue', 'green', 'white', 'black'] as const;

function bag(rng: Rng, dial: Dial) {
  const picked = rng.sample(colors, byLevel(dial, [2, 3, 4]));
  const counts = picked.map(() => rng.int(2, byLevel(dial, [9, 12, 15])));
  const sum = counts.reduce((a, b) => a + b, 0);
  return {
    picked,
    sum,
    hit: counts[0] ?? 1,
    text: `A bag holds only marbles: ${list(picked.map((c, i) => `${counts[i]} ${c}`))}.`,
    figure: {
      kind: 'bar-chart',
      bars: picked.map((label, i) => ({ label, value: counts[i] ?? 0 })),
    } as const,
  };
}

function draw(rng: Rng, dial: Dial, isNot: boolean): Asked {
  const { picked, sum, hit, text, figure } = bag(rng, dial);
  const fitting = isNot ? sum - hit : hit;
  return {
    question: `${text} You draw one at random. What is the probability that it is ${isNot ? 'not ' : ''}${picked[0]}?`,
    ...numeric(
      rational(fitting, sum),
      {
        'gave-the-opposite': rational(sum - fitting, sum),
        'counted-one-more': rational(fitting + 1, sum),
        'counted-one-less': rational(fitting - 1, sum),
      },
      { max: 1 },
    ),
    explanation: `${fitting} of ${sum} marbles fit: ${plain(rational(fitting, sum))}.`,
    figure,
  };
}

const probability = formed(
  {
    ...info,
    id: 'math.probability.simple',
    title: 'Probability',
    grades: [6, 10],
    objectives: ['Find the probability of an event'],
    keywords: ['probability', 'chance', 'likelihood', 'probabilities', 'experimental probability'],
    prerequisites: ['math.fractions.simplify'],
    standards: ['7.SP.C.5', '7.SP.C.6', '7.SP.C.7'],
    teaching: {
      idea:
        'A probability goes from 0, impossible, to 1, certain. If all outcomes are equally likely, it is the number of fitting ' +
        'outcomes over the number of all. An event and its opposite have together the probability 1.',
      caution: 'Compare with all outcomes, not with the others only.',
      hints: ['How many outcomes are there in all?', 'How many of them fit?', 'Write fitting over all.'],
      mends: {
        'gave-the-opposite': 'This is the probability of the opposite.',
        'counted-one-more': 'Count the fitting outcomes once more: this is one too many.',
        'counted-one-less': 'Count the fitting outcomes once more: this is one too few.',
        'expected-wrongly': 'Multiply the probability by the number of trials.',
        'judged-by-counts': 'Compare the shares: fitting over all.',
      },
    },
  },
  {
    draw: form([0, 1, 2], (rng, dial) => draw(rng, dial, false)),
    opposite: form([0, 1, 2], (rng, dial) => draw(rng, dial, true)),
    expected: form([0, 1, 2], (rng, dial) => {
      const [n, k] = [rng.pick([4, 5, 6, 8, 10]), rng.int(3, byLevel(dial, [20, 40, 90]))];
      const hit = rng.int(1, n - 1);
      return {
        question: `A spinner has ${n} equal parts, and ${hit === 1 ? '1 is' : `${hit} are`} red. You spin it ${n * k} times. How often do you expect red?`,
        ...numeric(hit * k, {
          'gave-the-opposite': (n - hit) * k,
          'counted-one-more': (hit + 1) * k,
          'expected-wrongly': k === hit * k ? k + n : k,
        }),
        explanation: `The probability is ${plain(rational(hit, n))}. ${n * k} × ${plain(rational(hit, n))} = ${hit * k}.`,
      };
    }),
    fairer: form([1, 2], (rng, dial) => {
      const [a, b] = [bag(rng, { ...dial, level: 0 }), bag(rng, { ...dial, level: 0 })];
      const order = rational(a.hit, a.sum).compare(rational(b.hit, b.sum));
      const texts = ['bag A', 'bag B', 'both alike'];
      const right = order > 0 ? 0 : order < 0 ? 1 : 2;
      const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
      return {
        question: `Bag A has ${a.hit} winning tickets of ${a.sum}. Bag B has ${b.hit} winning tickets of ${b.sum}. Which gives the better chance?`,
        answer: option(right),
        mistakes: [0, 1, 2]
          .filter((i) => i !== right)
          .map((i) => ({ name: 'judged-by-counts', ...option(i) })),
        explanation: `Compare ${a.hit}/${a.sum} and ${b.hit}/${b.sum}.`,
      };
    }),
  },
);

function twoDraws(rng: Rng, dial: Dial): Asked {
  const [a, b] = [rng.int(2, byLevel(dial, [6, 9, 12])), rng.int(2, byLevel(dial, [6, 9, 12]))];
  const back = dial.level === 0 || rng.int(0, 1) === 1;
  const n = a + b;
  const first = rational(a, n);
  const second = back ? first : rational(a - 1, n - 1);
  return {
    question: `A bag holds ${a} red and ${b} blue marbles. You draw two, one after the other, ${back ? 'and put the first back' : 'without putting the first back'}. What is the probability that both are red?`,
    ...numeric(
      first.times(second),
      {
        'wrong-about-putting-back': [
          first.times(back ? rational(a - 1, n - 1) : first),
          back
            ? 'You took one marble less for the second draw, but the first is put back.'
            : 'You used the same number again, but one red marble is gone after the first draw.',
        ],
        'one-draw-only': first,
        'took-other-color': rational(b, n).times(back ? rational(b, n) : rational(b - 1, n - 1)),
        ...(!back && {
          'left-the-total': [
            first.times(rational(a - 1, n)),
            `After the first draw only ${n - 1} marbles are left in all.`,
          ] as const,
        }),
        ...(first.plus(second).compare(1) < 0 && {
          'added-instead': [
            first.plus(second),
            'You added the probabilities; for both draws, multiply them.',
          ] as const,
        }),
      },
      { max: 1 },
    ),
    hints: [
      `For the first draw, ${a} of ${n} marbles are red.`,
      back
        ? 'The first marble is put back, so the second draw is like the first. Multiply both probabilities.'
        : 'For the second draw, one red marble is gone. Multiply both probabilities.',
    ],
    explanation: `The first marble is red with probability ${a}/${n}. ${back ? `It is put back, so the second is red with ${a}/${n} too` : `Then ${a - 1} of ${n - 1} are red: ${a - 1}/${n - 1}`}. Multiply: ${plain(first.times(second))}.`,
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
      caution: 'Without putting back, the second draw has one marble less.',
      trap: 'wrong-about-putting-back',
      mends: {
        'one-draw-only': 'This is the first draw alone; multiply by the probability of the second.',
        'took-other-color': 'This is the probability that both are blue; the question asks for red.',
        'added-the-choices':
          'You added the choices; each soup goes with each dish and each fruit, so multiply.',
      },
    },
  },
  {
    draws: form([0, 1, 2], twoDraws),
    dice: form([0, 1, 2], (rng) => {
      const [sum, up] = [rng.int(3, 11), rng.int(0, 1) === 1];
      const hits = range(1, 6)
        .flatMap((a) => range(1, 6).map((b) => a + b))
        .filter((s) => (up ? s >= sum : s === sum)).length;
      const unordered = range(1, 6)
        .flatMap((a) => range(a, 6).map((b) => a + b))
        .filter((s) => (up ? s >= sum : s === sum)).length;
      const more = range(1, 6)
        .flatMap((a) => range(1, 6).map((b) => a + b))
        .filter((s) => s > sum).length;
      const [red, blue] = rng.pair(['red', 'blue', 'green', 'white', 'black', 'yellow', 'gray', 'pink']);
      return {
        question: `You roll a ${red} and a ${blue} number cube. What is the probability that the sum is ${up ? 'at least ' : ''}${sum}?`,
        ...numeric(
          rational(hits, 36),
          {
            'counted-pairs-once': [
              rational(unordered, 36),
              'You counted a pair such as 1 and 2 once; the cubes differ, so 2 and 1 is another pair.',
            ],
            'took-sums-as-likely': [
              rational(up ? 13 - sum : 1, 11),
              'You took the 11 sums as equally likely; count the pairs for each sum.',
            ],
            'out-of-twelve': [
              rational(Math.min(hits, 11), 12),
              'You compared with 12 numbers; there are 6 × 6 pairs.',
            ],
            'gave-the-opposite': [rational(36 - hits, 36), 'This is the probability of all the other sums.'],
            ...(up &&
              sum < 12 && {
                'left-out-the-sum': [
                  rational(more, 36),
                  `You left out ${sum} itself; “at least” includes it.`,
                ] as const,
              }),
          },
          { max: 1, slip: rational(1, 18) },
        ),
        hints: [
          'Each number of one cube goes with each number of the other. How many pairs are there?',
          `List the pairs with a sum of ${up ? 'this or more' : 'this'}, and count both orders.`,
        ],
        explanation: `There are 6 × 6 = 36 pairs, and ${hits === 1 ? '1 fits' : `${hits} fit`}: ${plain(rational(hits, 36))}.`,
      };
    }),
    outcomes: form([0, 1], (rng) => {
      const [a, b, c] = [rng.int(2, 9), rng.int(2, 9), rng.int(2, 5)];
      return {
        question: `A lunch has one of ${a} soups, one of ${b} dishes and one of ${c} fruits. How many different lunches are there?`,
        ...numeric(a * b * c, {
          'added-the-choices': a + b + c,
          'left-out-the-fruits': [a * b, `You left out the fruits; multiply by ${c} too.`],
          'left-out-the-soups': [b * c, `You left out the soups; multiply by ${a} too.`],
          'added-the-last': [
            a * b + c,
            `You added the fruits; each lunch goes with each of the ${c} fruits.`,
          ],
          'added-the-first': [
            a + b * c,
            `You added the soups; each of the ${a} soups goes with all the rest.`,
          ],
          'added-two': [
            (a + b) * c,
            'You added soups and dishes; each soup goes with each dish, so multiply.',
          ],
        }),
        hints: [
          `Take one soup. How many lunches with it are there, if the dish changes?`,
          'Each of these lunches goes with each fruit.',
        ],
        explanation: `Each soup goes with each dish and each fruit. Multiply the choices: ${a} × ${b} × ${c} = ${a * b * c}.`,
      };
    }),
    claim: form([2], twoDraws, 'claimed'),
  },
);

/** Probability. */
export const chance: Concept[] = [probability, compound];
