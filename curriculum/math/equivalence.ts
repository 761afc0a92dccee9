import { checkedBy } from '../checked.ts';
import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { linearPair, type Wrong } from './linear-pairs.ts';
import { polynomial } from './polynomial.ts';

/** Picks a wrong number of a term: a larger or a smaller one, equally often if there are both. */
function pickWrong(rng: Rng, right: number, all: readonly Wrong[]): Wrong {
  const fits = all.filter(([value]) => value > 0 && value !== right);
  const [less, more] = [fits.filter(([value]) => value < right), fits.filter(([value]) => value > right)];
  const side = rng.int(0, 1) === 0 ? less : more;
  return rng.pick(side.length > 0 ? side : fits);
}

/** Returns choices with two numbers, each right or wrong. */
function twoNumbers(
  [m, wrongM]: readonly [number, Wrong],
  [n, wrongN]: readonly [number, Wrong],
  show: (m: number, n: number) => string,
): Pick<Draft, 'answer' | 'mistakes'> {
  const option = (x: number, y: number) => ({ text: show(x, y), worth: show(x, y) });
  const [x, mendX] = wrongM;
  const [y, mendY] = wrongN;
  return {
    answer: option(m, n),
    mistakes: [
      { name: 'wrong-x-term', ...option(x, n), mend: mendX },
      { name: 'wrong-number', ...option(m, y), mend: mendY },
      {
        name: 'wrong-x-term and wrong-number',
        ...option(x, y),
        mend: 'The term with x and the plain number are both wrong; take one after the other.',
      },
    ],
  };
}

function shorten(rng: Rng, dial: Dial): Asked {
  const { long, m, n, way, wrongM, wrongN, hints } = linearPair(rng, dial);
  return {
    question: `Which expression is equal to ${long} for each x?`,
    ...twoNumbers([m, pickWrong(rng, m, wrongM)], [n, pickWrong(rng, n, wrongN)], (x, y) =>
      polynomial([y, x]),
    ),
    hints,
    explanation: `${way}: ${polynomial([n, m])}.`,
  };
}

function factor(rng: Rng): Asked {
  const [a, b, c] = [rng.int(2, 9), rng.int(2, 9), rng.int(1, 9)];
  const isKept = rng.int(0, 1) === 0;
  const wrong = (right: number, x: string): Wrong[] => [
    ...(isKept ? [[a * right, `You kept ${a * right}${x}; divide it by ${a}.`] as const] : []),
    ...[right - 1, right + 1].map(
      (value): Wrong => [value, `${a} × ${value}${x} is ${a * value}${x}, not ${a * right}${x}.`],
    ),
  ];
  return {
    question: `Which product is equal to ${a * b}x + ${a * c} for each x?`,
    ...twoNumbers(
      [
        b,
        pickWrong(
          rng,
          b,
          wrong(b, 'x').filter(([value]) => value > 1),
        ),
      ],
      [c, pickWrong(rng, c, wrong(c, ''))],
      (x, y) => `${a}(${polynomial([y, x])})`,
    ),
    hints: [
      `The factor before the brackets is ${a}. What must be multiplied by it to make ${a * b}x?`,
      `What must be multiplied by ${a} to make ${a * c}?`,
    ],
    explanation: `${a} divides both terms: ${a * b} ÷ ${a} = ${b} and ${a * c} ÷ ${a} = ${c}. So it is ${a}(${polynomial([c, b])}).`,
  };
}

function gap(rng: Rng, dial: Dial): Asked {
  const [a, b] = [rng.int(2, 9), rng.int(2, byLevel(dial, [9, 12, 15]))];
  const product = a * b;
  const check = (value: number): readonly [number, string] => [
    value,
    `${a} × ${value} is ${a * value}, not ${product}.`,
  ];
  return {
    question: `Which number goes in the gap, so that both sides are equal for each x? ${a}(x + □) = ${a}x + ${product}`,
    ...numeric(
      b,
      {
        'kept-the-product': [product, `You kept ${product}; it is ${a} times the gap.`],
        'subtracted-instead': [product - a, `You took ${a} from ${product}; divide ${product} by ${a}.`],
        'named-the-factor': [a, `This is the factor; ${a} times the gap makes ${product}.`],
        'one-too-many': check(b + 1),
        'one-too-few': check(b - 1),
      },
      {
        apart: checkedBy((wrong) => `not the number: ${a} × ${wrong} is ${wrong.times(a)}, not ${product}`),
      },
    ),
    hints: [`Multiply out the left side: ${a} times what?`, `That product must be ${product}.`],
    explanation: `${a} times the gap is ${product}, so the gap is ${product} ÷ ${a} = ${b}.`,
  };
}

/** Asks which of three equations holds for every x. */
function oddOne(rng: Rng, dial: Dial): Asked {
  const { long, m, n, way, wrongM, wrongN, hints } = linearPair(rng, dial);
  const terms = [
    [m, n],
    [pickWrong(rng, m, wrongM)[0], n],
    [m, pickWrong(rng, n, wrongN)[0]],
  ] as const;
  const placed = rng.shuffle(terms);
  const label = (i: number): string => ['Line 1', 'Line 2', 'Line 3'][i] ?? '';
  const option = (i: number) => ({ text: label(i), worth: label(i) });
  const at = placed.indexOf(terms[0]);
  return {
    question: `Which line is true for each x? ${placed.map(([x, y], i) => `${label(i)}: ${long} = ${polynomial([y, x])}`).join('; ')}`,
    answer: option(at),
    mistakes: range(0, 2)
      .filter((i) => i !== at)
      .map((i) => {
        const [x, y] = placed[i] ?? terms[0];
        return {
          name: 'took-another-line',
          ...option(i),
          mend: `Put 1 in for x: the left side is ${m + n}, but the right side is ${x + y}.`,
        };
      }),
    hints,
    explanation: `${way}: ${polynomial([n, m])}. That is ${label(at)}. The other lines are not true for each x.`,
  };
}

const equivalent = formed(
  {
    subject: 'Math',
    category: 'Algebra',
    id: 'math.algebra.equivalent',
    title: 'Equivalent expressions',
    grades: [6, 8],
    objectives: ['Rewrite expressions with the distributive property and like terms'],
    keywords: [
      'equivalent expressions',
      'like terms',
      'distributive property',
      'combine like terms',
      'simplify expressions',
    ],
    prerequisites: ['math.algebra.evaluate'],
    standards: ['6.EE.A.3', '6.EE.A.4', '7.EE.A.1'],
    teaching: {
      idea:
        'Two expressions are equivalent if they have the same value for every x. Like terms can be counted together: ' +
        '2x + 3x = 5x. A factor before brackets multiplies each term: 2(x + 3) = 2x + 6.',
      caution: '2(x + 3) is not 2x + 3. And 2x + 3 is not 5x.',
      mends: {},
    },
  },
  {
    shorten: form([0, 1, 2], shorten),
    claim: form([0, 1, 2], shorten, 'claimed'),
    factor: form([1, 2], (rng) => factor(rng)),
    gap: form([0, 1, 2], gap),
    never: form([1, 2], oddOne),
  },
);

/** Equivalent expressions. */
export const equivalence: Concept[] = [equivalent];
