import { crossed } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { alternatives, decimal } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';

export const decimalMath = { subject: 'Math', category: 'Decimals' };

/** Draws a decimal with exactly the given number of places: its last digit is not 0. */
export function decimalNumber(rng: Rng, places: number, top: number): Rational {
  const n = rng.int(2, top * 10 ** places - 1);
  return rational(n % 10 === 0 ? n + 1 : n, 10 ** places);
}

export const places = ['ones', 'tenths', 'hundredths', 'thousandths'] as const;

/** Number of places of a grade: hundredths in grade 4, thousandths later. */
export const placesAt = ({ grade, level }: Dial, rng: Rng): number =>
  rng.int(1, grade <= 4 ? 2 : level === 0 ? 2 : 3);

/** Draws four different decimals of one whole number, of different lengths. */
function closeDecimals(rng: Rng, dial: Dial): Rational[] {
  const base = rng.int(0, [9, 20, 60][dial.level] ?? 9);
  return drawn(
    () => range(1, 4).map(() => rational(base).plus(decimalNumber(rng, placesAt(dial, rng), 1))),
    (all) => new Set(all.map(String)).size === 4,
  );
}

const orderWay = (all: readonly Rational[]): string =>
  `Compare place by place from the left. In order: ${all.map((r) => decimal(r)).join(', ')}.`;

const compareForms: Forms = {
  extreme: form([0, 1, 2], (rng, dial) => {
    const all = closeDecimals(rng, dial);
    const isMost = rng.int(0, 1) === 1;
    const ascending = all.toSorted((x, y) => x.compare(y));
    const right = ascending.at(isMost ? -1 : 0) ?? rational(0);
    return {
      key: `${isMost} ${ascending.join(' ')}`,
      question: `Which number is the ${isMost ? 'greatest' : 'least'}: ${alternatives(rng.shuffle(all).map((r) => decimal(r)))}?`,
      answer: { text: decimal(right), worth: `${right}` },
      mistakes: all
        .filter((r) => r !== right)
        .map((r) => ({ name: 'longer-is-larger', text: decimal(r), worth: `${r}` })),
      explanation: orderWay(ascending),
    };
  }),
  sign: form([0, 1], (rng, dial) => {
    const [first = rational(0), b = rational(1)] = closeDecimals(rng, dial);
    const isEqual = rng.int(0, 2) === 0;
    // Leaves a place for the zero.
    const a = isEqual ? first.round(dial.grade <= 4 ? 1 : 2) : first;
    const texts = isEqual
      ? rng.shuffle([decimal(a), `${decimal(a)}${decimal(a).includes('.') ? '0' : '.0'}`])
      : [decimal(a), decimal(b)];
    const sign = isEqual ? '=' : a.compare(b) < 0 ? '<' : '>';
    return {
      key: texts.join(' '),
      question: `Which sign goes in the box? ${texts.join(' □ ')}`,
      answer: { text: sign, worth: sign },
      mistakes: ['<', '=', '>']
        .filter((s) => s !== sign)
        .map((s) => ({ name: 'took-wrong-sign', text: s, worth: s })),
      explanation: isEqual
        ? 'A zero at the end of a decimal does not change it.'
        : orderWay([a, b].sort((x, y) => x.compare(y))),
    };
  }),
  between: form([0, 1, 2], (rng, dial) => {
    const step = rational(1, dial.grade <= 4 ? 10 : rng.pick([10, 100]));
    const low = step.times(rng.int(1, 90));
    const at = (n: number): Rational => low.plus(step.over(10).times(n));
    const right = rng.int(1, 9);
    const below = range(-19, -1).filter((n) => n % 10 !== 0 && at(n).n > 0n);
    const above = range(11, 29).filter((n) => n % 10 !== 0);
    // The place of the key in the order of the choices is drawn, since it would mostly be in the middle.
    const lower = rng.sample(below, rng.int(0, 3));
    const wrong = [...lower, ...rng.sample(above, 3 - lower.length)];
    return {
      key: `${low} ${step}`,
      question: `Which number lies between ${decimal(low)} and ${decimal(at(10))}?`,
      answer: { text: decimal(at(right)), worth: `${at(right)}` },
      mistakes: wrong.map((n) => ({ name: 'outside-of-both', text: decimal(at(n)), worth: `${at(n)}` })),
      explanation: `Write one more place: from ${decimal(low)}0 to ${decimal(at(10))}${at(10).isInteger() ? '.00' : '0'} there are 9 numbers between. ${decimal(at(right))} is one of them.`,
    };
  }),
  reason: form([1, 2], (rng, dial) => {
    const { a, b } = drawn(() => {
      const [x, y] = closeDecimals(rng, dial);
      return x && y && decidingPlace(x, y) <= 2 ? { a: x, b: y } : undefined;
    });
    const isMost = rng.int(0, 1) === 1;
    const right = a.compare(b) > 0 === isMost ? a : b;
    const wrong = right === a ? b : a;
    const place = decidingPlace(a, b);
    const word = isMost ? 'greater' : 'less';
    return {
      key: `${isMost} ${[a, b].map((r) => decimal(r)).join(' ')}`,
      question: `Which is ${word}, ${[a, b].map((r) => decimal(r)).join(' or ')}, and which place decides?`,
      ...crossed(
        { right, wrong, mistake: 'took-the-other' },
        { right: place, wrong: 3 - place, mistake: 'wrong-place' },
        (r, at) => `${decimal(r)}, by the ${places[at]}`,
      ),
      explanation: `Go from left to right. The first different digits are the ${places[place]}: ${digitAt(right, place)} is ${word} than ${digitAt(wrong, place)}.`,
    };
  }),
};

/** Returns the digit in a place: 1 for the tenths, 2 for the hundredths. */
const digitAt = (r: Rational, place: number): number => Number((r.n * 10n ** BigInt(place)) / r.d) % 10;

/** Returns the first place in which two decimals of one whole number differ. */
const decidingPlace = (a: Rational, b: Rational): number =>
  [1, 2, 3].find((place) => digitAt(a, place) !== digitAt(b, place)) ?? 4;

const compare = formed(
  {
    ...decimalMath,
    id: 'math.decimals.compare',
    title: 'Comparing decimals',
    grades: [4, 6],
    objectives: ['Order decimals with different numbers of places'],
    keywords: ['comparing decimals', 'ordering decimals', 'greatest decimal', 'decimals'],
    prerequisites: ['math.numbers.place-value'],
    standards: ['4.NF.C.7', '5.NBT.A.3'],
    teaching: {
      idea: 'Compare decimals place by place from the left: ones, tenths, hundredths. The first place that differs decides. 0.5 is 5 tenths, which is 50 hundredths, so it is more than 0.27.',
      caution: 'A longer decimal is not always greater: 0.27 is less than 0.5.',
      hints: [
        'Write the numbers below each other, point below point.',
        'Fill up with zeros at the end.',
        'Find the first place where they differ.',
      ],
      mends: {
        'longer-is-larger': 'The number of digits does not decide. Look at the tenths first.',
        'took-wrong-sign':
          'Compare the tenths first. The small end of the sign points to the smaller number.',
        'outside-of-both': 'Write all with the same number of places. This number is not between them.',
        'took-the-other': 'Compare place by place from the left. The other number fits.',
        'wrong-place': 'The first place from the left with different digits decides.',
      },
    },
  },
  compareForms,
);

/** Decimals in their order. */
export const decimals: Concept[] = [compare];
