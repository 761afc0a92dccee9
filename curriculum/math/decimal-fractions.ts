import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { count, decimal, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { advisedFractions, areDifferent } from './advised-grids.ts';
import {
  decimalChoices,
  isTens,
  lineChoices,
  placesOf,
  sizeOf,
  sumChoices,
  swapped,
} from './decimal-choices.ts';
import { decimalMath } from './decimals.ts';
import type { Fraction } from './fractions.ts';
import { drawn } from './middle-forms.ts';

function fractionValue(rng: Rng, { grade, level }: Dial): Fraction {
  const known = level === 0 ? [2, 4, 5, 10, 20, 50, 100] : [4, 5, 8, 20, 25, 40, 50];
  const d = rng.pick(grade <= 4 ? [10, 100] : known);
  if (isTens(d)) return tensFraction(rng, d, 299);
  return drawn(
    () => ({ n: rng.int(1, 3 * d - 1), d }),
    ({ n }) => n % d !== 0,
  );
}

/** Draws tenths or hundredths whose decimal needs all places. */
const tensFraction = (rng: Rng, d: number, most: number): Fraction =>
  drawn(
    () => ({ n: rng.int(1, most), d }),
    ({ n }) => n % 10 !== 0,
  );

/** Returns the smallest denominator of a decimal that is a multiple of d. */
const decimalDenominator = (d: number): number => [10, 100, 1000].find((p) => p % d === 0) ?? 1000;

const fromForms: Forms = {
  decimal: form([0, 1, 2], (rng, dial) => {
    const f = fractionValue(rng, dial);
    return {
      key: `${f.n}/${f.d}`,
      question: `Which decimal is equal to ${f.n}/${f.d}?`,
      ...decimalChoices(rng, f),
      hints: isTens(f.d)
        ? [
            `How many places after the point do ${sizeOf(f.d)} need?`,
            `Write ${f.n} so that its last digit stands in the ${sizeOf(f.d)} place.`,
          ]
        : [
            `By which number do you multiply ${f.d} to get ${whole(decimalDenominator(f.d))}?`,
            `Multiply ${f.n} by it as well. Then write the decimal.`,
          ],
      explanation: fractionWay(f),
    };
  }),
  fraction: form([0, 1], (rng) => {
    const f = tensFraction(rng, rng.pick([10, 100]), 99);
    const { n, d } = f;
    const text = decimal(rational(n, d));
    const digits = swapped(rng, n);
    return {
      key: `${n}/${d}`,
      question: `Which fraction is equal to ${text}?`,
      ...advisedFractions(
        {
          right: n,
          ...digits,
          mend: `You wrote ${digits.wrong} above; look at the digits of ${text} in their order.`,
        },
        {
          right: d,
          wrong: 110 - d,
          mistake: 'wrong-places',
          mend: `${text} has ${placesOf(d)} after the point, so its last digit counts ${sizeOf(d)}.`,
        },
      ),
      hints: [
        `Name the place of the last digit of ${text}.`,
        'That place gives the denominator. The digits without the point give the numerator.',
      ],
      explanation: `The last digit of ${text} stands for ${sizeOf(d)}, and there are ${n} of them. So ${text} = ${n}/${d}.`,
    };
  }),
  sum: form([1, 2], (rng) => {
    const [a, b, choices] = drawn(
      () => {
        const [x, y] = [rng.int(1, 9), rng.int(0, 1) === 0 ? rng.int(1, 9) : rng.int(10, 99)];
        return [x, y, sumChoices(rng, x, y)] as const;
      },
      ([, , each]) => areDifferent(each),
    );
    const right = a * 10 + b;
    return {
      key: `${a} ${b}`,
      question: `What is ${a}/10 + ${b}/100?`,
      ...choices,
      hints: [`How many hundredths are ${a}/10?`, `Then add ${count(b, 'hundredth')}.`],
      explanation: `Write ${a}/10 as ${a * 10}/100. Then ${a * 10}/100 + ${b}/100 = ${right}/100, which is ${decimal(rational(right, 100))}.`,
    };
  }),
  line: form([0, 2], (rng, dial) => {
    const d = dial.level === 2 ? 100 : 10;
    const w = rng.int(0, 9);
    const n = rng.int(1, 9);
    const start = rational(w, d === 10 ? 1 : 10);
    const end = start.plus(rational(10, d));
    const right = start.plus(rational(n, d));
    const size = decimal(rational(1, d));
    return {
      key: `${start} ${d} ${n}`,
      question: `A number line from ${decimal(start)} to ${decimal(end)} has 10 equal parts. A point is ${count(n, 'part')} after ${decimal(start)}. Which number is it?`,
      ...lineChoices(rng, start, n, d),
      hints: [
        `From ${decimal(start)} to ${decimal(end)} there are 10 parts. How long is one?`,
        `Start at ${decimal(start)} and count on ${n} such ${n === 1 ? 'part' : 'parts'}.`,
      ],
      explanation: `Each part is ${size}. ${count(n, 'part')} after ${decimal(start)} ${n === 1 ? 'is' : 'are'} at ${decimal(start)} + ${decimal(rational(n, d))} = ${decimal(right)}.`,
      figure: {
        kind: 'number-line',
        from: Number(decimal(start)),
        to: Number(decimal(end)),
        step: 1 / d,
        marks: [],
        labels: [start, end].map((each) => Number(decimal(each))),
        asked: Number(decimal(right)),
      },
    };
  }),
};

function fractionWay({ n, d }: Fraction): string {
  const below = decimalDenominator(d);
  const k = below / d;
  return k === 1
    ? `The denominator ${d} stands for ${placesOf(d)} after the point: ${n}/${d} = ${decimal(rational(n, d))}.`
    : `Write it with the denominator ${whole(below)}: ${n} × ${k} = ${whole(n * k)} and ${d} × ${k} = ${whole(below)}. ${whole(n * k)}/${whole(below)} = ${decimal(rational(n, d))}.`;
}

const fromFractions = formed(
  {
    ...decimalMath,
    id: 'math.decimals.from-fractions',
    title: 'Fractions as decimals',
    grades: [4, 8],
    objectives: ['Write fractions as decimals and back', 'Find decimals on a number line'],
    keywords: [
      'fractions to decimals',
      'decimals to fractions',
      'converting fractions',
      'decimals on a number line',
      'decimals',
    ],
    prerequisites: ['math.fractions.equivalent', 'math.numbers.place-value'],
    standards: ['4.NF.C.5', '4.NF.C.6', '7.NS.A.2'],
    teaching: {
      idea: 'A decimal is a fraction with the denominator 10, 100 or 1,000. 0.7 is 7/10, and 0.07 is 7/100. Write other fractions with such a denominator first: 2/5 = 4/10 = 0.4.',
      caution: 'The digits of the fraction are not the digits of the decimal: 1/4 is not 0.14.',
      mends: {},
    },
  },
  fromForms,
);

/** Decimals and fractions with the same value. */
export const decimalFractions: Concept[] = [fromFractions];
