import { crossed, numeric } from '../choices.ts';
import type { Thing, ThingGroup } from '../figure-kinds.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';

/** Thing with its sign in a line of text. */
export interface Picture {
  thing: Thing;
  sign: string;
  one: string;
  many: string;
}

export const pictures: readonly Picture[] = [
  { thing: 'star', sign: '★', one: 'star', many: 'stars' },
  { thing: 'heart', sign: '♥', one: 'heart', many: 'hearts' },
  { thing: 'flower', sign: '✿', one: 'flower', many: 'flowers' },
  { thing: 'square', sign: '■', one: 'square', many: 'squares' },
  { thing: 'circle', sign: '●', one: 'dot', many: 'dots' },
  { thing: 'triangle', sign: '▲', one: 'tent', many: 'tents' },
];

/** Returns the signs of some things in a row: ★ ★ ★. */
export function signs({ sign }: Picture, n: number): string {
  return Array(n).fill(sign).join(' ');
}

/** Returns a figure of groups of things. */
export function thingsFigure(
  groups: readonly ThingGroup[],
  layout: 'rows' | 'framed' | 'scattered' | 'mixed' = 'rows',
): { figure: Figure } {
  return { figure: { kind: 'things', groups, layout } };
}

/** Returns the figure of a whole and its parts. */
export const bond = (whole: number | '?', ...parts: (number | '?')[]): { figure: Figure } => ({
  figure: { kind: 'number-bond', whole: `${whole}`, parts: parts.map(String) },
});

/** Returns a frame of dots for each number. */
export const framesOf = (numbers: readonly number[]): { figure: Figure } => ({
  figure: { kind: 'ten-frames', frames: numbers.map((filled) => ({ filled })) },
});

/** Returns the wrong numbers that counting leads to. */
export function miscounts(n: number): Record<string, number> {
  return {
    'counted-one-twice': n + 1,
    'skipped-one': n - 1,
    'counted-two-twice': n + 2,
    'skipped-two': n - 2,
  };
}

/** Returns numbers that are one or a few off, which small sums and differences lead to. */
export function slipsOf(n: number): Record<string, number> {
  return { 'one-too-many': n + 1, 'one-too-few': n - 1, 'two-too-many': n + 2, 'two-too-few': n - 2 };
}

/** Largest distance of a wrong count: a child sees at once that what is further away is wrong. */
const farthest = 5;

/** Returns the choices for a count. */
export const countChoices = (n: number) => numeric(n, miscounts(n), { max: n + farthest });

/** Returns the choices for a small sum or difference. */
export const closeChoices = (n: number) => numeric(n, slipsOf(n), { max: n + farthest });

/** Returns numbers that are one or one ten off. */
export function tenSlips(n: number): Record<string, number> {
  return { 'one-too-many': n + 1, 'one-too-few': n - 1, 'ten-too-many': n + 10, 'ten-too-few': n - 10 };
}

/** Returns a number that is some steps larger or smaller, but at least 1. */
const away = (rng: Rng, n: number, by: number): number => (n > by && rng.int(0, 1) === 1 ? n - by : n + by);

/** Returns pairs of numbers as choices. Only one of them has the sum of the given pair. */
export function sumChoices(
  rng: Rng,
  [a, b]: readonly [number, number],
  show: (a: number, b: number) => string,
) {
  return crossed(
    { right: a, wrong: away(rng, a, 1), mistake: 'first-number-off' },
    { right: b, wrong: away(rng, b, 2), mistake: 'second-number-off' },
    show,
  );
}

/** Advice for the mistakes of `sumChoices`. */
export const sumMends: Readonly<Record<string, string>> = {
  'first-number-off': 'The first number does not fit. Put both together and count.',
  'second-number-off': 'The second number does not fit. Put both together and count.',
};

/** Advice for mistakes that many concepts share. */
const commonMends = {
  'counted-one-twice': 'One got counted twice. Touch each one just once.',
  'skipped-one': 'One was left out. Touch each one as you count.',
  'counted-two-twice': 'Two got counted twice. Move each one away as you count.',
  'skipped-two': 'Two were left out. Count slowly and point to each one.',
  'one-too-many': 'That is one too many. Count once more.',
  'one-too-few': 'That is one too few. Count once more.',
  'two-too-many': 'That is two too many. Count once more with your fingers.',
  'two-too-few': 'That is two too few. Count once more with your fingers.',
  'ten-too-many': 'That is one ten too many. Look at the tens again.',
  'ten-too-few': 'That is one ten too few. Look at the tens again.',
  'hundred-too-many': 'That is one hundred too many. Look at the hundreds again.',
  'hundred-too-few': 'That is one hundred too few. Look at the hundreds again.',
  'added-instead': 'Here the numbers were put together. Take away this time.',
  'subtracted-instead': 'Here one number was taken away. Put both together this time.',
  'swapped-digits': 'The digits changed places. The tens stand on the left.',
} as const;

type CommonMistake = keyof typeof commonMends;

/** Names of the mistakes of `miscounts`, `slipsOf` and `tenSlips`. */
export const counted = ['counted-one-twice', 'skipped-one', 'counted-two-twice', 'skipped-two'] as const;
export const slipped = ['one-too-many', 'one-too-few', 'two-too-many', 'two-too-few'] as const;
export const tenSlipped = ['one-too-many', 'one-too-few', 'ten-too-many', 'ten-too-few'] as const;

/** Returns the advice for shared mistakes. */
export function mendsOf(...names: readonly CommonMistake[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, commonMends[name]]));
}
