import type { Rng } from '../rng.ts';
import type { Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';

/** Wrong number of a term, with what leads to it. */
export type Wrong = readonly [value: number, mend: string];

/** Linear expression in a long form, with the short form mx + n. */
interface Pair {
  long: string;
  m: number;
  n: number;
  way: string;
  wrongM: readonly Wrong[];
  wrongN: readonly Wrong[];
  hints: readonly string[];
}

/** Returns the wrong numbers of a term that comes from a product. */
const notMultiplied = (a: number, b: number, x = ''): Wrong[] => [
  [b, `You left ${b}${x} as it is; multiply it by ${a}, too.`],
  [a + b, `You added ${a} and ${b}${x}; multiply them.`],
  [10 * a + b, `You wrote ${a} and ${b} side by side; multiply them.`],
  [a * (b - 1), `This is ${a} × ${b - 1}; the number in the brackets is ${b}.`],
  [a * (b + 1), `This is ${a} × ${b + 1}; the number in the brackets is ${b}.`],
];

/** Numbers of a linear expression. */
interface Numbers {
  a: number;
  b: number;
  c: number;
  d: number;
}

const bracketsFirst = (a: number): string =>
  `Each term in the brackets is multiplied by ${a}. Do that first.`;
const howMany = (a: number): string[] => [
  `Multiply each term in the brackets by ${a}. How many x does that make?`,
  `Then multiply the plain number in the brackets by ${a}, too.`,
];
const inX = (n: number): string => polynomial([0, n]);

const bracketsOfOne = ({ a, b }: Numbers): Pair => ({
  long: `${a}(x + ${b})`,
  m: a,
  n: a * b,
  way: `Multiply both terms by ${a}`,
  wrongM: [
    [1, `You left x as it is; multiply it by ${a}, too.`],
    [b, `You took ${b} as the factor of x; the factor is ${a}.`],
    [a + 1, `You counted one x too many; ${a} × x is ${a}x.`],
  ],
  wrongN: notMultiplied(a, b),
  hints: howMany(a),
});

const termsWithX = ({ a, b, c }: Numbers): Pair => ({
  long: `${a}x + ${inX(b)} + ${c}`,
  m: a + b,
  n: c,
  way: 'Add the terms with x',
  wrongM: [
    [a * b, `You multiplied ${a} and ${b}; add the terms with x.`],
    [a, `You left out ${inX(b)}; it is a term with x, too.`],
    [a + b + c, `You counted ${c} as a term with x; it is a plain number.`],
  ],
  wrongN: [
    [b + c, `You added ${b} to ${c}; ${inX(b)} is a term with x.`],
    [b * c, `You multiplied ${b} and ${c}; ${inX(b)} is a term with x.`],
    ...(b > c ? [[b - c, `You took ${c} from ${b}; ${inX(b)} is a term with x.`] as const] : []),
  ],
  hints: ['Which terms have an x? Put these together.', `The plain number ${c} has no x. Does it change?`],
});

const bracketsAndMore = ({ a, b, c }: Numbers): Pair => ({
  long: `${a}(x + ${b}) + ${inX(c)}`,
  m: a + c,
  n: a * b,
  way: `Multiply out: ${a}x + ${a * b} + ${inX(c)}. Add the terms with x`,
  wrongM: [
    [a, `You left out the last term, ${inX(c)}.`],
    [c + 1, `You left the x in the brackets as it is; multiply it by ${a}.`],
    [a * c, `You multiplied ${a} and ${c}; add the terms with x.`],
  ],
  wrongN: notMultiplied(a, b),
  hints: [bracketsFirst(a), 'Then put the terms with x together.'],
});

const bracketsOfSeveral = ({ a, b, d }: Numbers): Pair => ({
  long: `${a}(${d}x + ${b})`,
  m: a * d,
  n: a * b,
  way: `Multiply both terms by ${a}`,
  wrongM: notMultiplied(a, d, 'x'),
  wrongN: notMultiplied(a, b),
  hints: howMany(a),
});

const termsTakenAway = ({ a, b, c }: Numbers): Pair => ({
  long: `${a + c}x + ${b} - ${inX(c)}`,
  m: a,
  n: b,
  way: 'Subtract the terms with x',
  wrongM: [
    [a + c, `You left out the last term, - ${inX(c)}.`],
    [a + 2 * c, `You added ${inX(c)}; there is a minus before it.`],
    ...(a > c ? [[a - c, `You took ${inX(c)} away twice; take it away once.`] as const] : []),
  ],
  wrongN: [
    [b + c, `You added ${c} to ${b}; ${inX(c)} is a term with x.`],
    ...(b > c ? [[b - c, `You took ${c} from ${b}; ${inX(c)} is a term with x.`] as const] : []),
  ],
  hints: [
    'Which terms have an x? Look at the sign before each.',
    `The plain number ${b} has no x. Does it change?`,
  ],
});

const bracketsLess = ({ a, b, c, d }: Numbers): Pair => ({
  long: `${a}(${d}x + ${b}) - ${c}`,
  m: a * d,
  n: a * b - c,
  way: `Multiply out: ${a * d}x + ${a * b} - ${c}. Put the plain numbers together`,
  wrongM: notMultiplied(a, d, 'x'),
  wrongN: [
    [a * b, `You left out the last number, - ${c}.`],
    [a * b + c, `You added ${c}; there is a minus before it.`],
    [b - c, `You left ${b} as it is; multiply it by ${a} too.`],
    [a * (b - c), `You multiplied ${c} by ${a} too; it stands outside the brackets.`],
  ],
  hints: [bracketsFirst(a), `Then take ${c} from the plain number.`],
});

const pairs = [bracketsOfOne, termsWithX, bracketsAndMore, bracketsOfSeveral, termsTakenAway, bracketsLess];

/** Draws a linear expression in a long and a short form. */
export function linearPair(rng: Rng, { level }: Dial): Pair {
  const numbers = { a: rng.int(2, 9), b: rng.int(2, 9), c: rng.int(1, 9), d: rng.int(2, 9) };
  const pair = rng.pick(level === 0 ? pairs.slice(0, 2) : level === 1 ? pairs.slice(0, 5) : pairs.slice(2));
  return pair(numbers);
}
