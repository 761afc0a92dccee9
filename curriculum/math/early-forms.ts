import { type Apart, numeric, type WrongNumber, worded } from '../choices.ts';
import type { Thing, ThingGroup } from '../figure-kinds.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { plain } from '../text.ts';

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
  { thing: 'triangle', sign: '▲', one: 'triangle', many: 'triangles' },
];

/** Returns the signs of some things in a row: ★ ★ ★. */
export function signs({ sign }: Picture, n: number): string {
  return Array(n).fill(sign).join(' ');
}

/** Wrong number with its advice. */
export type Advised = readonly [value: number, mend: string];

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

/** Returns how far a wrong count is from the right one, with what to do. */
export const offBy =
  (help: string): Apart =>
  (size, isMore) =>
    `${plain(size)} too ${isMore ? 'many' : 'few'}; ${help}`;

/** Returns the wrong numbers that counting leads to. */
export function miscounts(n: number): Record<string, number> {
  return {
    'counted-one-twice': n + 1,
    'skipped-one': n - 1,
    'counted-two-twice': n + 2,
    'skipped-two': n - 2,
    'counted-three-twice': n + 3,
    'skipped-three': n - 3,
  };
}

/** Largest distance of a wrong count: a child sees at once that what is further away is wrong. */
const farthest = 5;

/** Returns the wrong numbers that counting n things leads to: of two things, none counts three twice. */
function possibleMiscounts(n: number): Record<string, number> {
  return Object.fromEntries(Object.entries(miscounts(n)).filter(([, wrong]) => wrong <= 2 * n));
}

/** Returns the wrong numbers of things in a row, with advice that tells how many a row has. */
export const wrongRows = (n: number, check: (wrong: number) => string): Record<string, WrongNumber> =>
  Object.fromEntries(
    Object.entries(miscounts(n)).map(([name, wrong]) => [name, [wrong, check(wrong)] as const]),
  );

/** Returns the choices for a count. */
export const countChoices = (n: number) =>
  numeric(n, possibleMiscounts(n), { max: n + farthest, apart: offBy('touch each one just once') });

/** Returns a distance between rows of things in words, since a row of signs says no number. */
export const thingsApart =
  ({ one, many }: Picture): Apart =>
  (size, isMore) =>
    `${plain(size)} ${plain(size) === '1' ? one : many} too ${isMore ? 'many' : 'few'}`;

/** Returns the wrong numbers that a sum of two numbers leads to, with advice. */
export function sumMistakes(a: number, b: number): Record<string, WrongNumber> {
  const large = Math.max(a, b);
  return {
    'counted-the-start': [a + b - 1, `You counted ${large} once more; the next number is ${large + 1}.`],
    'counted-one-twice': [a + b + 1, 'You counted one of them twice; touch each one just once.'],
    ...(a !== b && {
      'subtracted-instead': [Math.abs(a - b), 'You took away; put both numbers together.'],
    }),
    'counted-two-twice': [a + b + 2, 'You counted two of them twice; touch each one just once.'],
    ...(a + b > 10 && {
      'added-all-again': [
        10 + Math.min(a, b),
        'You made ten and then added it all again; add only the rest.',
      ],
    }),
    'named-one-part': [large, `${large} is just one part; count the other part, too.`],
    ...(a !== b && {
      'named-the-smaller-part': [
        Math.min(a, b),
        `${Math.min(a, b)} is just one part; count the other part, too.`,
      ] as const,
    }),
    'left-two-out': [a + b - 2, 'You left two out; touch each one just once.'],
    ...(a + b > 2 && {
      'counted-three-twice': [
        a + b + 3,
        'You counted three of them twice; touch each one just once.',
      ] as const,
    }),
  };
}

/** Returns what to do for a sum: count on from the larger number. */
export const countOnHelp = (a: number, b: number): string =>
  `start at ${Math.max(a, b)} and count on ${Math.min(a, b)}`;

/** Returns what to do for a difference. */
export const takeHelp = (a: number, b: number): string => `take ${b} away from ${a}`;

/** Returns the wrong numbers that taking b away from a leads to, with advice. */
export function differenceMistakes(a: number, b: number): Record<string, WrongNumber> {
  return {
    'counted-the-start': [a - b + 1, `You counted ${a} itself; the first step back is ${a - 1}.`],
    ...(a > 10 &&
      a - b < 10 && {
        'stopped-at-ten': [10, `You stopped at 10; take away the rest of ${b}, too.`],
        'took-it-all-again': [10 - b, `You took all of ${b} from 10; take away only the rest.`],
      }),
    'took-one-twice': [a - b - 1, 'You took one away twice; count as you take away.'],
    'took-two-twice': [a - b - 2, 'You took two away too often; count as you take away.'],
    ...(b > 2 && {
      'stopped-two-early': [a - b + 2, `You went back only ${b - 2}; take away all ${b}.`] as const,
    }),
    'added-instead': [a + b, `You put ${a} and ${b} together; take ${b} away.`],
    'named-what-is-taken': [b, `${b} is taken away; what is left?`],
    'named-the-whole': [a, `${a} is the whole; take ${b} away.`],
  };
}

/** Returns the wrong numbers for the part that makes a whole with another part, with advice. */
export function partMistakes(whole: number, part: number): Record<string, WrongNumber> {
  return eachOnce({
    'named-the-part': [part, `${part} is the part you know; find the other part.`],
    'named-the-whole': [whole, `${whole} is the whole; find the missing part.`],
    'counted-the-start': [whole - part + 1, `You counted ${part} itself; say ${part + 1} first.`],
    'stopped-early': [whole - part - 1, `You stopped too soon; count on until you say ${whole}.`],
    'added-instead': [whole + part, `${whole} is the whole; both parts together make ${whole}.`],
  });
}

/** Returns the wrong numbers for a missing part of a whole, with those further away. */
export const addendMistakes = (whole: number, part: number): Record<string, WrongNumber> =>
  eachOnce({
    ...partMistakes(whole, part),
    'stopped-two-early': [whole - part - 2, `You stopped two too soon; count on until you say ${whole}.`],
    'went-too-far': [whole - part + 2, `You went on past ${whole}; stop when you say it.`],
  });

/** Returns what to do for a missing part of a whole. */
export const partHelp = (whole: number, part: number): string => `count on from ${part} to ${whole}`;

/** Returns the choices for a small sum or difference, with the wrong numbers of its misconceptions. */
export const closeChoices = (
  n: number,
  mistakes: Readonly<Record<string, WrongNumber>> = {},
  help?: string,
) => numeric(n, mistakes, { max: Math.max(40, n + farthest), ...(help && { apart: offBy(help) }) });

/**
 * Returns the choices for a small number. A wrong one gets the advice of the mistake that leads to it, even if that is offered
 * only sometimes, or else that of a check.
 */
export const checkedChoices = (
  n: number,
  offered: Readonly<Record<string, WrongNumber>>,
  known: Readonly<Record<string, Advised>>,
  check: (wrong: number) => string,
  max = Math.max(40, n + farthest),
) => {
  const mendOf = (wrong: number): string =>
    Object.values(known).find(([value]) => value === wrong)?.[1] ?? check(wrong);
  return numeric(n, offered, { max, check: (wrong) => mendOf(Number(wrong.n)) });
};

/** Leaves out the mistakes that have the result of an earlier one: one name is enough. */
export function eachOnce(mistakes: Readonly<Record<string, WrongNumber>>): Record<string, WrongNumber> {
  const seen = new Set<string>();
  return Object.fromEntries(
    Object.entries(mistakes).filter(([, wrong]) => {
      const value = `${Array.isArray(wrong) ? wrong[0] : wrong}`;
      return !seen.has(value) && seen.add(value);
    }),
  );
}

/** Returns the small numbers near an answer, by the name of the slip in the working, with advice for each. */
export const nearSmall = (
  n: number,
  step: number,
  check: (wrong: number) => string,
): Record<string, WrongNumber> =>
  Object.fromEntries(
    [1, 2, 3, 4].flatMap((steps) =>
      [n - steps * step, n + steps * step].map((wrong) => [
        `calculated-${steps}-steps-too-${wrong > n ? 'much' : 'little'}`,
        [wrong, check(wrong)],
      ]),
    ),
  );

/** Returns a number that is some steps larger or smaller, but at least 1. */
const away = (rng: Rng, n: number, by: number): number => (n > by && rng.int(0, 1) === 1 ? n - by : n + by);

/** Returns pairs of numbers as choices, with what each wrong pair makes. Only one of them has the sum of the given pair. */
export function sumChoices(
  rng: Rng,
  [a, b]: readonly [number, number],
  show: (a: number, b: number) => string,
) {
  const [x, y] = [away(rng, a, 1), away(rng, b, 2)];
  const wrong = (one: number, other: number): [text: string, mend: string] => [
    show(one, other),
    `${one} and ${other} make ${one + other}, not ${a + b}.`,
  ];
  return worded(show(a, b), {
    'first-number-does-not-fit': wrong(x, b),
    'second-number-does-not-fit': wrong(a, y),
    'both-numbers-do-not-fit': wrong(x, y),
  });
}

/** Advice for mistakes that many concepts share. */
const commonMends = {
  'counted-one-twice': 'You counted one of them twice; touch each one just once.',
  'skipped-one': 'You left one out; touch each one as you count.',
  'counted-two-twice': 'You counted two of them twice; point to each one just once.',
  'skipped-two': 'You left two out; count slowly and point to each one.',
  'counted-three-twice': 'You counted three of them twice; point to each one just once.',
  'skipped-three': 'You left three out; count slowly and point to each one.',
  'added-instead': 'You put the numbers together; take away this time.',
  'subtracted-instead': 'You took one number away; put both together this time.',
  'swapped-digits': 'The digits changed places; the tens stand on the left.',
} as const;

type CommonMistake = keyof typeof commonMends;

/** Names of the mistakes of `miscounts`. */
export const counted = [
  'counted-one-twice',
  'skipped-one',
  'counted-two-twice',
  'skipped-two',
  'counted-three-twice',
  'skipped-three',
] as const;

/** Returns the advice for shared mistakes. */
export function mendsOf(...names: readonly CommonMistake[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, commonMends[name]]));
}
