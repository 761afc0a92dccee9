import { advisedBoth, crossed, type Part } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import { gcd, lcm } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { range } from '../templates.ts';
import type { Dial, Draft } from '../types.ts';
import { advisedFractions, areDifferent, eitherSide, numerators, type Wrong } from './advised-grids.ts';
import { denominatorsAt, type Fraction, value } from './fractions.ts';
import { beside, drawn } from './middle-forms.ts';

/** Draws two fractions, the larger one first: of like denominators in grade 4 and for beginners, otherwise of unlike ones. */
export function twoFractions(rng: Rng, { grade, level }: Dial): [Fraction, Fraction] {
  const known = denominatorsAt(grade);
  if (grade <= 4 || level === 0) {
    const d = rng.pick(known.filter((each) => each > 3));
    const [a, b] = rng.pair(range(1, d - 1));
    return [
      { n: Math.max(a, b), d },
      { n: Math.min(a, b), d },
    ];
  }
  // Intermediate: one denominator is a multiple of the other. Advanced: neither is.
  const fits = (c: number, d: number): boolean => (d % c === 0 || c % d === 0) === (level === 1);
  const [c, d] = drawn(
    () => rng.pair(known),
    ([x, y]) => fits(x, y),
  );
  const [a, b] = [withDenominator(c, rng), withDenominator(d, rng)];
  const order = value(a).compare(value(b));
  return order === 0 ? twoFractions(rng, { grade, level }) : order > 0 ? [a, b] : [b, a];
}

/** Draws a proper fraction in lowest terms with the denominator. */
function withDenominator(d: number, rng: Rng): Fraction {
  return { n: rng.pick(range(1, d - 1).filter((n) => gcd(n, d) === 1)), d };
}

/** Two fractions, also with the numerators x and y over the common denominator d. */
export interface Both {
  a: Fraction;
  b: Fraction;
  x: number;
  y: number;
  d: number;
}

export function both(a: Fraction, b: Fraction): Both {
  const d = lcm(a.d, b.d);
  return { a, b, d, x: (a.n * d) / a.d, y: (b.n * d) / b.d };
}

export const areAlike = ({ a, b }: Both): boolean => a.d === b.d;

/** Explains the solution with a common denominator. If the fractions share one, it only counts the parts. */
export function commonWay(pair: Both, sign: '+' | '-'): string {
  const { x, y, d } = pair;
  const start = areAlike(pair) ? `All parts are of size 1/${d}` : `Bring both to the denominator ${d}`;
  return `${start}: ${x}/${d} ${sign} ${y}/${d} = ${sign === '+' ? x + y : x - y}/${d}.`;
}

/** Returns bars of both fractions, unless there are too many parts to see. */
export function bothBars({ a, b }: Both): { figure?: Figure } {
  if (Math.max(a.d, b.d) > 24) return {};
  const models = [a, b].map(({ n, d }) => ({ parts: d, shaded: n, label: `${n}/${d}` }));
  return { figure: { kind: 'fraction-models', form: 'bar', models } };
}

/** Returns the common denominator with a wrong one, which is smaller or larger equally often where both are likely. */
function denominatorPart(rng: Rng, { a, b, d }: Both): Part<number> {
  const kept = (one: number): Wrong => [
    'kept-one-denominator',
    one,
    `You kept the denominator ${one}, which fits only one of the fractions.`,
  ];
  return eitherSide(rng, d, [
    [
      'added-denominators',
      a.d + b.d,
      `You added the denominators ${a.d} and ${b.d}; they name the size of the parts.`,
    ],
    [
      'multiplied-denominators',
      a.d * b.d,
      a.d === b.d
        ? `You multiplied the denominators; the parts stay of size 1/${a.d}.`
        : `You multiplied the denominators, but the numerators belong to the denominator ${d}.`,
    ],
    kept(Math.min(a.d, b.d)),
    kept(Math.max(a.d, b.d)),
  ]);
}

type Answers = Pick<Draft, 'answer' | 'mistakes' | 'numbers'>;

/** Returns choices with two numerators and two denominators, or several numerators over the one that both share. */
export function fractionChoices(rng: Rng, pair: Both, right: number, wrong: readonly Wrong[]): Answers {
  if (rng.int(0, areAlike(pair) ? 3 : 1) > 0) return numerators(pair.d, right, wrong);
  return drawn(
    () =>
      advisedBoth(
        advisedFractions(eitherSide(rng, right, wrong), denominatorPart(rng, pair)),
        areAlike(pair)
          ? `Above and below are both wrong; the parts stay of size 1/${pair.d}, so only their number changes.`
          : `Above and below are both wrong; write both fractions with the denominator ${pair.d} first.`,
      ),
    ({ answer, mistakes }) => new Set([answer, ...mistakes].map(({ worth }) => worth)).size >= 3,
  );
}

/** Returns a numerator of a common denominator, with one of a wrong factor. */
function changed(rng: Rng, { n, d }: Fraction, common: number): Part<number> {
  const factor = common / d;
  const wrong = n * beside(rng, factor, { by: 1 });
  return {
    right: n * factor,
    wrong,
    mistake: 'wrong-factor',
    mend: `${n}/${d} is not ${wrong}/${common}; multiply ${n} and ${d} by the same number.`,
  };
}

/** Returns choices for a sum or difference, often with wrong changes to the common denominator. */
export function joinedChoices(
  rng: Rng,
  pair: Both,
  join: (x: number, y: number) => number,
  wrong: readonly Wrong[],
): Answers {
  const { a, b, x, y, d } = pair;
  if (a.d !== d && b.d !== d && rng.int(0, 1) === 0) {
    const [first, second] = [changed(rng, a, d), changed(rng, b, d)];
    const results = [join(x, second.wrong), join(first.wrong, y), join(first.wrong, second.wrong)];
    const choices = crossed(first, second, (m, n) => `${join(m, n)}/${d}`);
    // A result of another mistake would get advice on a wrong change.
    const others = [x, y, x + y, Math.abs(x - y)];
    if (results.every((n) => n > 0 && !others.includes(n)) && areDifferent(choices)) return choices;
  }
  return fractionChoices(rng, pair, join(x, y), wrong);
}

/** Returns numerators beside the right one, from parts that are left out or counted twice. */
export const miscounted = (n: number, d: number): Wrong[] => [
  ['missed-one-part', n - 1, `You left out one part of 1/${d}.`],
  ['counted-one-twice', n + 1, `You counted one part of 1/${d} twice.`],
];

/** Returns the numerators that come from a wrong change of unlike denominators. */
export function wrongChanges({ a, b, x, y, d }: Both, join: (x: number, y: number) => number): Wrong[] {
  if (a.d === b.d) return [];
  const one = (f: Fraction, n: number): Wrong[] =>
    f.d === d
      ? []
      : [
          [
            `kept-numerator-${f === a ? 'first' : 'second'}`,
            n,
            `You kept the ${f.n} of ${f.n}/${f.d}; it changes when the denominator becomes ${d}.`,
          ],
        ];
  const swappedFactors: Wrong = [
    'swapped-factors',
    join((a.n * d) / b.d, (b.n * d) / a.d),
    `You multiplied each numerator by the wrong factor; ${a.d} × ${d / a.d} and ${b.d} × ${d / b.d} are ${d}.`,
  ];
  return [
    ...one(a, join(a.n, y)),
    ...one(b, join(x, b.n)),
    [
      'kept-both-numerators',
      join(a.n, b.n),
      `You used ${a.n} and ${b.n}, but over the denominator ${d} the numerators change.`,
    ],
    ...(a.d === d || b.d === d ? [] : [swappedFactors]),
  ];
}

/** Returns the hint on how to make the parts of two fractions alike, or what to do with like ones. */
export const alikeHint = (pair: Both, ofAlike: string): string =>
  areAlike(pair)
    ? ofAlike
    : `Find a common multiple of ${pair.a.d} and ${pair.b.d}. Use it as the denominator of both.`;
