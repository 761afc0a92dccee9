import type { Apart, WrongNumber } from '../choices.ts';
import type { Rational } from '../rational.ts';
import { capitalize, list, whole } from '../text.ts';

/** Adds the digits of a and b column by column without carrying. */
export function addWithoutCarry(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  return addWithoutCarry(Math.floor(a / 10), Math.floor(b / 10)) * 10 + (((a % 10) + (b % 10)) % 10);
}

/** Subtracts in each column the smaller digit from the larger, whichever is on top. */
export function subtractSmallerDigit(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  return subtractSmallerDigit(Math.floor(a / 10), Math.floor(b / 10)) * 10 + Math.abs((a % 10) - (b % 10));
}

/** Returns the unit of the lowest place at which a column of digits passes ten, or of 10 if there is none. */
function crossing(hasCrossed: (unit: number) => boolean, top: number): number {
  for (let unit = 1; unit <= top; unit *= 10) if (hasCrossed(unit)) return unit * 10;
  return 10;
}

export const digitAt = (n: number, unit: number): number => Math.floor(n / unit) % 10;

const unitNames = ['one', 'ten', 'hundred', 'thousand', 'ten thousand', 'hundred thousand', 'million'];

/** Returns the name of a unit, such as ten for 10. */
const unitOf = (unit: number): string => unitNames[Math.round(Math.log10(unit))] ?? whole(unit);

/** Tells of a mistake in the ones what they come to; a ten is broken up if there are too few. */
function onesMend(mistake: string, a: number, sign: '+' | '-', b: number): string {
  const [x, y] = [sign === '-' && a % 10 < b % 10 ? (a % 10) + 10 : a % 10, b % 10];
  const isNone = sign === '+' ? x + y === 0 : y === 0;
  return `${isNone ? 'The ones are wrong' : mistake}; ${x} ${sign} ${y} is ${sign === '+' ? x + y : x - y}.`;
}

/** Returns how far a wrong result is from the right one, with the places to look at: a 9 is a unit of the next place less 1. */
export const placesApart: Apart = (size, isMore) => {
  const digits = [...`${size.n}`].toReversed();
  const wrong = digits.flatMap((digit, i) => (digit === '0' ? [] : digit === '1' ? [i] : [i, i + 1]));
  const places = [...new Set(wrong)].map((i) => `${unitNames[i]}s`);
  const look =
    places.length < 3 && !/[2-8]/.test(digits.join('')) ? `; check the ${places.join(' and the ')}` : '';
  return `${whole(Number(size.n))} ${isMore ? 'more' : 'less'} than the right answer${look}`;
};

/** Returns a check of wrong results: it names the places that are wrong, or estimates the result if they are many. */
export function placesCheck(a: number, sign: '+' | '-', b: number): (wrong: Rational) => string {
  const resultOf = (x: number, y: number): number => (sign === '+' ? x + y : x - y);
  const [right, top] = [resultOf(a, b), 10 ** Math.floor(Math.log10(Math.max(a, b)))];
  const [x, y] = [Math.round(a / top) * top, Math.round(b / top) * top];
  const about = resultOf(x, y);
  return ({ n }) => {
    const wrong = Number(n);
    const places = unitNames
      .filter((_, i) => digitAt(wrong, 10 ** i) !== digitAt(right, 10 ** i))
      .map((name) => `the ${name}s`);
    if (places.length < 3 || (top > 100 && places.length === 3))
      return `${capitalize(list(places))} are wrong; work them out again.`;
    const isMore = wrong > right;
    if (top > 100 && about > 0 && (isMore ? wrong > about : wrong < about))
      return `Estimate: ${whole(x)} ${sign} ${whole(y)} is ${whole(about)}, so this is too ${isMore ? 'large' : 'small'}.`;
    return 'Most digits are wrong; go place by place again.';
  };
}

/** Returns the wrong results of a sum by their misconceptions. */
export function wrongSums(a: number, b: number): Record<string, WrongNumber> {
  const bare = addWithoutCarry(a, b);
  const up = crossing((unit) => digitAt(a, unit) + digitAt(b, unit) > 9, Math.max(a, b));
  const [large, small] = [Math.max(a, b), Math.min(a, b)];
  const shift = small < 10 ? small * 10 : Math.floor(small / 10);
  return {
    ...(bare !== a + b && { 'forgot-the-new-ten': bare }),
    ...(bare !== a + b
      ? {
          'carried-twice': [a + b + up, `You added the new ${unitOf(up)} twice; add it just once.`] as const,
          'left-out-a-carry': [
            a + b - up,
            `You forgot the new ${unitOf(up)}; add it to the ${unitOf(up)}s.`,
          ] as const,
        }
      : {
          'carried-for-nothing': [a + b + up, 'You carried, but no place reaches ten here.'] as const,
          'lost-a-ten': [a + b - up, 'You lost a ten; add the tens again.'] as const,
        }),
    'lost-a-one': [a + b - 1, onesMend('You left out one of the ones', a, '+', b)],
    'added-the-carried-one-twice': [
      a + b + 1,
      up === 10 && bare !== a + b
        ? 'You added the carried 1 to the ones, too; it goes to the tens.'
        : onesMend('You counted one of the ones twice', a, '+', b),
    ],
    'subtracted-instead': [large - small, `You took ${whole(small)} away; put both numbers together.`],
    'shifted-a-number': [large + shift, `You wrote ${whole(small)} in the wrong place; line up the ones.`],
  };
}

/** Returns the wrong results of a difference by their misconceptions. */
export function wrongRests(a: number, b: number): Record<string, WrongNumber> {
  const bare = subtractSmallerDigit(a, b);
  const down = crossing((unit) => a % (unit * 10) < b % (unit * 10), a);
  const shift = b < 10 ? b * 10 : Math.floor(b / 10);
  return {
    ...(bare !== a - b && {
      'took-smaller-from-larger': bare,
      'kept-the-broken-unit': [
        a - b + down,
        `You broke up a ${unitOf(down)}; there is one ${unitOf(down)} fewer now.`,
      ] as const,
    }),
    ...(bare === a - b
      ? {
          'borrowed-for-nothing': [a - b - down, 'You broke up a ten, but you need not here.'] as const,
          'kept-a-ten': [a - b + down, 'One ten must still go; take the tens away again.'] as const,
        }
      : {
          'took-it-off-twice': [
            a - b - down,
            `You took the broken-up ${unitOf(down)} off twice; take it off just once.`,
          ] as const,
        }),
    'took-the-one-off-the-ones': [
      a - b - 1,
      down === 10 && bare !== a - b
        ? 'You took 1 off the ones, too; take it off the tens only.'
        : onesMend('You took one of the ones away twice', a, '-', b),
    ],
    'kept-a-one': [a - b + 1, onesMend('One of the ones must still go', a, '-', b)],
    'added-instead': [a + b, `You put both together; take ${whole(b)} away from ${whole(a)}.`],
    'shifted-a-number': [a - shift, `You wrote ${whole(b)} in the wrong place; line up the ones.`],
  };
}
