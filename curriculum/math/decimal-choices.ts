import { advisedBoth, crossed, type Part } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { count, decimal } from '../text.ts';
import { areDifferent } from './advised-grids.ts';
import type { Fraction } from './fractions.ts';
import { beside, drawn } from './middle-forms.ts';

export const isTens = (d: number): boolean => d === 10 || d === 100;

export const sizeOf = (d: number): string => (d === 10 ? 'tenths' : 'hundredths');
export const placesOf = (d: number): string => (d === 10 ? '1 place' : '2 places');

/** Returns a number with its last two digits swapped, if that is another number without a zero at the end. */
export function swapped(rng: Rng, n: number): { wrong: number; mistake: string } {
  const [tens, ones] = [Math.floor(n / 10) % 10, n % 10];
  const other = n - (n % 100) + ones * 10 + tens;
  return tens === 0 || tens === ones
    ? {
        wrong: n % 10 === 9 ? n - 1 : n % 10 === 1 ? n + 1 : beside(rng, n, { by: 1 }),
        mistake: 'one-part-off',
      }
    : { wrong: other, mistake: 'swapped-digits' };
}

/** Returns tenths and hundredths as decimals: the digits and the places right or wrong. */
function placedChoices(rng: Rng, { n, d }: Fraction) {
  const other = 110 - d;
  const digits = swapped(rng, n);
  return crossed(
    {
      right: n,
      ...digits,
      mend: `The digits are those of ${digits.wrong}; the numerator is ${n}.`,
    },
    {
      right: d,
      wrong: other,
      mistake: 'wrong-places',
      mend: `This has ${placesOf(other)} after the point; ${sizeOf(d)} need ${placesOf(d)}.`,
    },
    (top, below) => decimal(rational(top, below)),
  );
}

/** Returns a wrong part after the point for r/d. */
function wrongPart(rng: Rng, r: number, d: number): Part<Rational> {
  const right = rational(r, d);
  const rest: Part<Rational> = {
    right,
    wrong: rational(d - r, d),
    mistake: 'gave-what-is-missing',
    mend: `${d - r}/${d} is what is missing to the next whole; take ${r}/${d}.`,
  };
  const digits: Part<Rational>[] = [
    {
      right,
      wrong: rational(r, 10),
      mistake: 'numerator-as-digit',
      mend: `You wrote ${count(r, 'part')} as tenths; they are parts of 1/${d}.`,
    },
    {
      right,
      wrong: rational(r * 10 + d, 100),
      mistake: 'joined-the-digits',
      mend: `You wrote the digits ${r} and ${d} side by side; change ${r}/${d} to tenths or hundredths.`,
    },
  ];
  const isHalf = 2 * r === d;
  const others = r < 10 && d < 10 ? digits : [];
  if (isHalf && others.length === 0)
    return {
      ...rest,
      wrong: rational(1, 4),
      mistake: 'took-a-fourth',
      mend: `${r}/${d} is half of a whole.`,
    };
  return (!isHalf && rng.int(0, 2) > 0) || others.length === 0 ? rest : rng.pick(others);
}

/** Returns decimals as choices for any fraction: the whole and the part after the point right or wrong. */
export function decimalChoices(rng: Rng, { n, d }: Fraction) {
  if (isTens(d)) return placedChoices(rng, { n, d });
  const [w, r] = [Math.floor(n / d), n % d];
  return drawn(
    () =>
      crossed(
        {
          right: w,
          wrong: beside(rng, w, { by: 1, least: 0 }),
          mistake: 'wrong-whole',
          mend:
            w === 0
              ? `${n}/${d} is less than 1.`
              : `${w * d}/${d} make ${w}, so there ${w === 1 ? 'is 1 whole' : `are ${w} wholes`}.`,
        },
        wrongPart(rng, r, d),
        (whole, part) => decimal(part.plus(whole)),
      ),
    areDifferent,
  );
}

/** Returns hundredths as choices for a/10 + b/100: numerators changed wrongly, or one number off. */
export function sumChoices(rng: Rng, a: number, b: number) {
  const digits = swapped(rng, b);
  const isChange = b < 10 || rng.int(0, 3) === 0;
  const tenth = a === 9 || (a > 1 && rng.int(0, 1) === 0) ? a - 1 : a + 1;
  const grid = crossed(
    isChange
      ? {
          right: 10 * a,
          wrong: a,
          mistake: 'kept-the-tenths',
          mend: `You took ${a}/10 as ${a}/100; tenths are larger parts.`,
        }
      : {
          right: 10 * a,
          wrong: 10 * tenth,
          mistake: 'one-tenth-off',
          mend: `You took ${count(tenth, 'tenth')} instead of ${a}.`,
        },
    isChange
      ? {
          right: b,
          wrong: 10 * b,
          mistake: 'changed-the-hundredths',
          mend: `You changed ${b}/100 to ${10 * b}/100; only the tenths need a change.`,
        }
      : { right: b, ...digits, mend: `You took ${digits.wrong}/100 instead of ${b}/100.` },
    (x, y) => `${x + y}/100`,
  );
  return advisedBoth(
    grid,
    isChange
      ? `You changed the wrong number: ${a}/10 becomes hundredths, and ${b}/100 stays.`
      : `You took ${count(tenth, 'tenth')} and ${digits.wrong}/100 instead of ${a} and ${b}/100.`,
  );
}

/** Returns numbers on a line as choices for n parts of 1/d after a start. */
export function lineChoices(rng: Rng, start: Rational, n: number, d: number) {
  const end = start.plus(rational(10, d));
  const isBack = n !== 5 && rng.int(0, 1) === 0;
  const other = isBack ? 10 - n : n === 9 ? 8 : beside(rng, n, { by: 1 });
  const steps = {
    right: rational(n),
    wrong: rational(other),
    mistake: isBack ? 'counted-from-the-end' : 'miscounted-parts',
    mend: isBack
      ? `You counted from the end; count ${count(n, 'part')} from ${decimal(start)}.`
      : `You counted ${count(other, 'part')}; the point is ${count(n, 'part')} after ${decimal(start)}.`,
  };
  if (rng.int(0, 3) === 0)
    return crossed(
      {
        right: rational(1, d),
        wrong: rational(1, 10 * d),
        mistake: 'parts-too-small',
        mend: `You took parts of ${decimal(rational(1, 10 * d))}; 10 of them do not reach ${decimal(end)}.`,
      },
      steps,
      (size, k) => decimal(start.plus(size.times(k))),
    );
  const isBefore = start.n > 0n && rng.int(0, 1) === 0;
  return crossed(
    {
      right: start,
      wrong: isBefore ? start.minus(rational(10, d)) : end,
      mistake: isBefore ? 'before-the-start' : 'started-at-the-end',
      mend: isBefore
        ? `This number lies before ${decimal(start)}.`
        : `This number lies after ${decimal(end)}.`,
    },
    steps,
    (from, k) => decimal(from.plus(k.over(d))),
  );
}
