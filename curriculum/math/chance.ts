import { checkedBy } from '../checked.ts';
import { numeric, type WrongNumber } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { type Format, list } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';

const colors = ['red', 'blue', 'green', 'white', 'black'] as const;

/** Returns a format for fractions with a given number below, not in lowest terms. */
const over =
  (all: number): Format =>
  (value) =>
    `${value.times(all)}/${all}`;

function bag(rng: Rng, dial: Dial) {
  const picked = rng.sample(colors, byLevel(dial, [2, 3, 4]));
  const counts = picked.map(() => rng.int(2, byLevel(dial, [9, 12, 15])));
  const sum = counts.reduce((a, b) => a + b, 0);
  return {
    picked,
    counts,
    sum,
    hit: counts[0] ?? 1,
    text: `A bag holds only marbles: ${list(picked.map((c, i) => `${counts[i]} ${c}`))}.`,
    figure: {
      kind: 'bar-chart',
      bars: picked.map((label, i) => ({ label, value: counts[i] ?? 0 })),
    } as const,
  };
}

/** Returns fractions of all marbles as choices. */
function ofAll(
  fitting: number,
  sum: number,
  { color, others, isNot }: { color: string; others: readonly [string, number][]; isNot: boolean },
) {
  const ofColor = ([name, n]: readonly [string, number], i: number): Record<string, WrongNumber> =>
    n === fitting
      ? {}
      : {
          [i === 0 ? 'took-another-color' : i === 1 ? 'took-the-third-color' : 'took-the-last-color']: [
            rational(n, sum),
            isNot
              ? `You counted only the ${name} marbles; marbles of other colors are not ${color}, either.`
              : `This is the probability that it is ${name}.`,
          ],
        };
  const miscounted = (n: number): readonly [Rational, string] => [
    rational(n, sum),
    `${fitting === 1 ? 'Only 1 marble is' : `${fitting} marbles are`} ${isNot ? 'not ' : ''}${color}, not ${n}.`,
  ];
  return numeric(
    rational(fitting, sum),
    {
      ...(2 * fitting !== sum && {
        'gave-the-opposite': [
          rational(sum - fitting, sum),
          `This is the probability that it is ${isNot ? '' : 'not '}${color}.`,
        ] as const,
      }),
      ...(others.length > 1 && Object.assign({}, ...others.map(ofColor))),
      'counted-one-more': miscounted(fitting + 1),
      'counted-one-less': miscounted(fitting - 1),
      ...(fitting > 2 && others.length < 2 && { 'counted-two-less': miscounted(fitting - 2) }),
      ...((isNot || others.length < 2) && { 'counted-two-more': miscounted(fitting + 2) }),
    },
    {
      max: rational(sum - 1, sum),
      show: over(sum),
      apart: checkedBy(
        (wrong) =>
          `the probability for ${wrong.times(sum)} of ${sum} marbles; ${fitting} are ${isNot ? 'not ' : ''}${color}`,
      ),
    },
  );
}

/** Returns fractions of all marbles and of the others as choices; undefined if some have the same value. */
function ofAllOrOthers(rng: Rng, fitting: number, sum: number, name: string) {
  const others = sum - fitting;
  const wrong = rng
    .shuffle([fitting - 2, fitting - 1, fitting + 1, fitting + 2])
    .find(
      (n) =>
        n > 0 &&
        n < others &&
        fitting < others &&
        n * sum !== fitting * others &&
        n * others !== fitting * sum,
    );
  if (wrong === undefined) return undefined;
  const option = (n: number, all: number) => ({ text: `${n}/${all}`, worth: rational(n, all).toString() });
  const compared = `You divided by the other ${others} marbles; divide by all ${sum}.`;
  return {
    answer: option(fitting, sum),
    mistakes: [
      { name: 'compared-with-the-others', ...option(fitting, others), mend: compared },
      {
        name: 'miscounted',
        ...option(wrong, sum),
        mend: `${fitting} marbles are ${name}, not ${wrong}.`,
      },
      {
        name: 'compared-with-the-others and miscounted',
        ...option(wrong, others),
        mend: `You divided by the other ${others} marbles, and ${wrong} is not the number that fits.`,
      },
    ],
  };
}

function draw(rng: Rng, dial: Dial, isNot: boolean): Asked {
  const { picked, counts, sum, hit, text, figure } = bag(rng, dial);
  const fitting = isNot ? sum - hit : hit;
  const [color = ''] = picked;
  const others = picked.slice(1).map((c, i): [string, number] => [c, counts[i + 1] ?? 1]);
  const name = `${isNot ? 'not ' : ''}${color}`;
  return {
    question: `${text} You draw one at random. What is the probability that it is ${isNot ? 'not ' : ''}${color}?`,
    ...((rng.int(0, 1) === 0 && ofAllOrOthers(rng, fitting, sum, name)) ||
      ofAll(fitting, sum, { color, others, isNot })),
    hints: [
      'How many marbles are in the bag altogether?',
      `How many marbles are ${name}? Write this number over the number of all marbles.`,
    ],
    explanation: `There are ${sum} marbles, and ${fitting} of them are ${isNot ? 'not ' : ''}${color}. So the probability is ${fitting}/${sum}.`,
    figure,
  };
}

function expected(rng: Rng, dial: Dial): Asked {
  const [n, k] = [rng.pick([4, 5, 6, 8, 10]), rng.int(3, byLevel(dial, [20, 40, 90]))];
  const hit = rng.int(1, n - 1);
  const [spins, answer] = [n * k, hit * k];
  const parts = (count: number): readonly [number, string] => [
    count * k,
    `This would be right for ${count === 1 ? '1 red part' : `${count} red parts`}; there ${hit === 1 ? 'is 1' : `are ${hit}`}.`,
  ];
  const mistakes: Record<string, WrongNumber> = {
    'counted-one-more': parts(hit + 1),
    ...(hit > 1 && { 'counted-one-less': parts(hit - 1) }),
    ...(2 * hit !== n && {
      'gave-the-opposite': [(n - hit) * k, 'This is how many times you expect another color.'] as const,
    }),
    ...(hit !== answer && {
      'gave-the-parts': [hit, 'This is the number of red parts, not of spins.'] as const,
    }),
    ...(spins % 2 === 0 &&
      2 * hit !== n && {
        'took-half': [spins / 2, `You took half; ${hit} of ${n} parts are red.`] as const,
      }),
    ...(spins % hit === 0 &&
      hit > 1 &&
      spins / hit !== answer && {
        'divided-by-the-parts': [
          spins / hit,
          `You divided by ${hit}; divide by all ${n} parts first.`,
        ] as const,
      }),
    'divided-too-high': [hit * (k + 1), `${spins} ÷ ${n} is ${k}, not ${k + 1}.`],
    'divided-too-low': [hit * (k - 1), `${spins} ÷ ${n} is ${k}, not ${k - 1}.`],
    'gave-all-spins': [spins, 'These are all the spins; red comes only in a part of them.'],
    'subtracted-the-parts': [spins - hit, `You took ${hit} away; find the part of the ${spins} spins.`],
  };
  return {
    question: `A spinner has ${n} equal parts, and ${hit === 1 ? '1 is' : `${hit} are`} red. You spin it ${spins} times. How many times do you expect red?`,
    ...numeric(answer, mistakes, {
      apart: checkedBy(() => `not ${hit === 1 ? 'one of' : `${hit} of`} ${n} equal parts of ${spins} spins`),
    }),
    hints: ['What fraction of the spinner is red?', `What is this fraction of the ${spins} spins?`],
    explanation: `The probability is ${hit}/${n}. ${spins} ÷ ${n} = ${k}${hit === 1 ? '' : `, and ${hit} × ${k} = ${answer}`}.`,
  };
}

function fairer(rng: Rng, dial: Dial): Asked {
  const right = rng.int(0, 2);
  const tickets = () => {
    const { hit, sum } = bag(rng, { ...dial, level: 0 });
    return { hit, sum, share: rational(hit, sum) };
  };
  const [a, b] = drawn(
    () => [tickets(), tickets()] as const,
    ([first, second]) =>
      [1, -1, 0][right] === Math.sign(first.share.compare(second.share)) && first.sum !== second.sum,
  );
  const texts = ['bag A', 'bag B', 'both the same'];
  const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
  const all = a.sum * b.sum;
  const [inA, inB] = [`${a.hit * b.sum}/${all}`, `${b.hit * a.sum}/${all}`];
  return {
    question: `Bag A has ${a.hit} winning tickets of ${a.sum}. Bag B has ${b.hit} winning tickets of ${b.sum}. Which gives the better chance?`,
    answer: option(right),
    mistakes: [0, 1, 2]
      .filter((i) => i !== right)
      .map((i) => ({
        name: 'judged-by-counts',
        ...option(i),
        mend: `The chances are ${a.hit}/${a.sum} = ${inA} and ${b.hit}/${b.sum} = ${inB}.`,
      })),
    hints: [
      `Write both chances as fractions: for bag A it is ${a.hit} over ${a.sum}.`,
      'Give both fractions the same number below the bar, and compare the numbers above it.',
    ],
    explanation: `Bag A: ${a.hit}/${a.sum} = ${inA}. Bag B: ${b.hit}/${b.sum} = ${inB}. So ${right === 2 ? 'both chances are the same' : `${texts[right]} gives the better chance`}.`,
  };
}

const probability = formed(
  {
    subject: 'Math',
    category: 'Data and Chance',
    id: 'math.probability.simple',
    title: 'Probability',
    grades: [6, 10],
    objectives: ['Find the probability of an event'],
    keywords: ['probability', 'chance', 'likelihood', 'probabilities', 'experimental probability'],
    prerequisites: ['math.fractions.simplify'],
    standards: ['7.SP.C.5', '7.SP.C.6', '7.SP.C.7'],
    teaching: {
      idea:
        'A probability goes from 0 (impossible) to 1 (certain). If all outcomes are equally likely, it is the number of outcomes ' +
        'that fit over the number of all. The probabilities of an event and its opposite add up to 1.',
      caution: 'Divide by the number of all outcomes, not by the number of the others.',
      mends: {},
    },
  },
  {
    draw: form([0, 1, 2], (rng, dial) => draw(rng, dial, false)),
    opposite: form([0, 1, 2], (rng, dial) => draw(rng, dial, true)),
    expected: form([0, 1, 2], expected),
    fairer: form([1, 2], fairer),
  },
);

/** Probability. */
export const chance: Concept[] = [probability];
