import { numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { decimal } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { decimalMath, decimalNumber } from './decimals.ts';

const show = { show: decimal };

/** Draws two decimals, the larger one first: to hundredths in grades 4 and 5. */
function twoDecimals(rng: Rng, { grade, level }: Dial): [Rational, Rational] {
  const [p, q] = level === 0 ? [1, 1] : level === 1 || grade <= 5 ? [1, 2] : [2, 3];
  const [a, b] = [decimalNumber(rng, p, 40), decimalNumber(rng, q, 40)];
  if (a.equals(b)) return twoDecimals(rng, { grade, level });
  return a.compare(b) > 0 ? [a, b] : [b, a];
}

const sumMistakes = (rng: Rng, right: Rational, other: Rational) => ({
  'inverted-operation': other,
  'carry-wrong': right.plus(rng.pick([1, -1])),
  'lined-up-last-digits': right.plus(rational(rng.pick([9, -9]), 10)),
});

const placeWay = (a: Rational, b: Rational, sign: string, result: Rational): string =>
  `Write point below point, and fill up with zeros. Then work from the right: ${decimal(a)} ${sign} ${decimal(b)} = ${decimal(result)}.`;

const sumForms: Forms = {
  sum: form([0, 1], (rng, dial) => {
    const [a, b] = rng.pair(twoDecimals(rng, dial));
    return {
      key: [a, b].map(String).sort().join('+'),
      question: `What is ${decimal(a)} + ${decimal(b)}?`,
      ...numeric(a.plus(b), sumMistakes(rng, a.plus(b), a.compare(b) > 0 ? a.minus(b) : b.minus(a)), show),
      explanation: placeWay(a, b, '+', a.plus(b)),
    };
  }),
  difference: form([0, 1], (rng, dial) => {
    const [a, b] = twoDecimals(rng, dial);
    return {
      key: `${a}-${b}`,
      question: `What is ${decimal(a)} - ${decimal(b)}?`,
      ...numeric(a.minus(b), sumMistakes(rng, a.minus(b), a.plus(b)), show),
      explanation: placeWay(a, b, '-', a.minus(b)),
    };
  }),
  missing: form([1, 2], (rng, dial) => {
    const [a, b] = twoDecimals(rng, dial);
    return {
      key: `${a}-${b}`,
      question: `Which number goes in the box? ${decimal(b)} + □ = ${decimal(a)}`,
      ...numeric(a.minus(b), sumMistakes(rng, a.minus(b), a.plus(b)), show),
      explanation: `Subtract the known part. ${placeWay(a, b, '-', a.minus(b))}`,
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const [a, b] = rng.pair(twoDecimals(rng, dial));
    return {
      key: `${a} ${b}`,
      question: `${rng.pick(names)} rides ${decimal(a)} km, rests, and rides ${decimal(b)} km more. How many km is that in all?`,
      ...numeric(a.plus(b), sumMistakes(rng, a.plus(b), a.compare(b) > 0 ? a.minus(b) : b.minus(a)), show),
      explanation: placeWay(a, b, '+', a.plus(b)),
    };
  }),
  length: form([2], (rng, dial) => {
    const [a, b] = twoDecimals(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `A pole is ${decimal(a)} meters long. ${rng.pick(names)} cuts off ${decimal(b)} meters. How many meters are left?`,
      ...numeric(a.minus(b), sumMistakes(rng, a.minus(b), a.plus(b)), show),
      explanation: placeWay(a, b, '-', a.minus(b)),
    };
  }),
};

const addSubtract = formed(
  {
    ...decimalMath,
    id: 'math.decimals.add-subtract',
    title: 'Adding and subtracting decimals',
    grades: [4, 7],
    objectives: ['Add and subtract decimals place by place'],
    keywords: [
      'adding decimals',
      'subtracting decimals',
      'decimals',
      'decimal addition',
      'decimal subtraction',
    ],
    prerequisites: ['math.decimals.compare', 'math.addition.multi-digit', 'math.subtraction.multi-digit'],
    standards: ['4.NF.C.5', '5.NBT.B.7', '6.NS.B.3'],
    teaching: {
      idea: 'Decimals are added like whole numbers: tenths with tenths, hundredths with hundredths. So write point below point. Ten tenths make a whole.',
      caution: 'Line up the points, not the last digits.',
      hints: [
        'Write the numbers with point below point.',
        'Fill up with zeros at the end.',
        'Work from the right, and mind what you carry.',
      ],
      mends: {
        'inverted-operation': 'The sign was mixed up. Read again: add or subtract?',
        'carry-wrong': 'A whole went wrong when you carried. Check the tenths.',
        'lined-up-last-digits': 'Line up the points, so that tenths stand below tenths.',
      },
    },
  },
  sumForms,
);

/** Sums and differences of decimals. */
export const decimalSums: Concept[] = [addSubtract];
