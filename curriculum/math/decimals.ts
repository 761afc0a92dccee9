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

const ranks = ['least', 'second least', 'second greatest', 'greatest'] as const;

/** Says in which place two decimals first differ, and how: `In the tenths, 7 is less than 9.` */
function differenceWay(a: Rational, b: Rational): string {
  const place = decidingPlace(a, b);
  return `in the ${places[place]}, ${digitAt(a, place)} is ${a.compare(b) < 0 ? 'less' : 'greater'} than ${digitAt(b, place)}`;
}

const compareForms: Forms = {
  extreme: form([0, 1, 2], (rng, dial) => {
    const all = closeDecimals(rng, dial);
    const at = rng.int(0, 3);
    const ascending = all.toSorted((x, y) => x.compare(y));
    const option = (i: number) => ({ text: decimal(ascending[i] ?? 0), worth: `${ascending[i]}` });
    const right = ascending[at] ?? rational(0);
    return {
      key: `${at} ${ascending.join(' ')}`,
      question: `Which number is the ${ranks[at]}: ${alternatives(rng.shuffle(all).map((r) => decimal(r)))}?`,
      answer: option(at),
      mistakes: [0, 1, 2, 3]
        .filter((i) => i !== at)
        .map((i) => ({
          name: 'longer-is-larger',
          ...option(i),
          mend: `Compare ${decimal(ascending[i] ?? 0)} with ${decimal(right)}: ${differenceWay(ascending[i] ?? right, right)}.`,
        })),
      hints: [
        `All have the same whole number ${right.n / right.d}. So look at the tenths first.`,
        'Where the tenths are equal, compare the hundredths. A missing digit counts as 0.',
      ],
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
        .map((s) => ({
          name: isEqual ? 'longer-is-larger' : 'took-wrong-sign',
          text: s,
          worth: s,
          mend: isEqual
            ? `${texts.join(' and ')} differ only in a zero at the end, which adds nothing.`
            : `Compare place by place: ${differenceWay(a, b)}.`,
        })),
      hints: [
        texts[0]?.split('.')[1]?.length === texts[1]?.split('.')[1]?.length
          ? 'Both have the same number of places. Compare them place by place.'
          : 'Write both numbers with the same number of places. Fill up with zeros.',
        'Go from left to right. Do any digits differ? The small end points to the smaller number.',
      ],
      explanation: isEqual
        ? `A zero at the end of a decimal does not change it. So ${texts.join(' is as much as ')}.`
        : `Compare place by place from the left: ${differenceWay(a, b)}. So ${texts.join(` ${sign} `)}.`,
    };
  }),
  between: form([0, 1, 2], (rng, dial) => {
    const step = rational(1, dial.grade <= 4 ? 10 : rng.pick([10, 100]));
    const low = step.times(rng.int(4, 90));
    const at = (n: number): Rational => low.plus(step.over(10).times(n));
    // Each choice lies in another step, and the right one in any of them.
    const place = rng.int(0, 3);
    const [right, ...wrong] = [0, 1, 2, 3]
      .map((i) => i - place)
      .sort((x, y) => Math.abs(x) - Math.abs(y))
      .map((steps) => at(10 * steps + rng.int(1, 9)));
    const inside = right ?? at(5);
    const digits = step.d === 10n ? 2 : 3;
    return {
      key: `${low} ${step}`,
      question: `Which number lies between ${decimal(low)} and ${decimal(at(10))}?`,
      answer: { text: decimal(inside), worth: `${inside}` },
      mistakes: wrong.map((r) => ({
        name: 'outside-of-both',
        text: decimal(r),
        worth: `${r}`,
        mend:
          r.compare(low) < 0
            ? `${decimal(r)} is less than ${decimal(low)}.`
            : `${decimal(r)} is more than ${decimal(at(10))}.`,
      })),
      hints: [
        `Write ${decimal(low)} and ${decimal(at(10))} with one more place.`,
        'Which numbers do you count from the first to the second?',
      ],
      explanation: `Write one more place: ${decimal(low, digits)} and ${decimal(at(10), digits)}. Between them come ${decimal(at(1), digits)} up to ${decimal(at(9), digits)}, and ${decimal(inside)} is one of these.`,
    };
  }),
  reason: form([1, 2], (rng, dial) => {
    const place = rng.int(1, 2);
    const [a, b] = drawn(() => {
      const [x, y] = closeDecimals(rng, dial);
      return x && y && decidingPlace(x, y) === place ? ([x, y] as const) : undefined;
    });
    const isMost = rng.int(0, 1) === 1;
    const [right, wrong] = a.compare(b) > 0 === isMost ? [a, b] : [b, a];
    const word = isMost ? 'greater' : 'less';
    return {
      key: `${isMost} ${[a, b].map((r) => decimal(r)).join(' ')}`,
      question: `Which is ${word}, ${[a, b].map((r) => decimal(r)).join(' or ')}, and which place decides?`,
      ...crossed(
        {
          right,
          wrong,
          mistake: 'took-the-other',
          mend: `Compare ${decimal(wrong)} with ${decimal(right)}: ${differenceWay(wrong, right)}.`,
        },
        {
          right: place,
          wrong: 3 - place,
          mistake: 'wrong-place',
          mend:
            place === 1
              ? 'The tenths differ already, so the hundredths do not matter.'
              : 'The tenths are equal, so they decide nothing; go on to the next place.',
        },
        (r, at) => `${decimal(r)}, by the ${places[at]}`,
      ),
      hints: [
        'Write the numbers one below the other, point below point.',
        'Go from left to right. Where do the digits differ for the first time?',
      ],
      explanation: `Go from left to right. The first different digits are the ${places[place]}: ${digitAt(right, place)} is ${word} than ${digitAt(wrong, place)}. So ${decimal(right)} is ${word}.`,
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
      mends: {},
    },
  },
  compareForms,
);

/** Decimals in their order. */
export const decimals: Concept[] = [compare];
