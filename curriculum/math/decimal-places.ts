import { crossed } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { decimal, whole } from '../text.ts';
import type { Concept } from '../types.ts';
import { decimalMath, places, placesAt } from './decimals.ts';
import { beside, drawn } from './middle-forms.ts';

const digitForms: Forms = {
  worth: form([0, 1], (rng, dial) => {
    const place = placesAt({ ...dial, level: Math.max(1, dial.level) as 1 | 2 }, rng);
    const digits = drawn(
      () => range(0, 3).map(() => rng.int(1, 9)),
      (all) => new Set(all).size === 4,
    );
    const text = `${digits[0]}.${digits.slice(1, dial.grade <= 4 ? 3 : 4).join('')}`;
    const digit = digits[place] ?? 1;
    return {
      key: `${text} ${place}`,
      question: `What is the ${digit} worth in ${text}?`,
      ...crossed(
        { right: digit, wrong: beside(rng, digit), mistake: 'wrong-digit' },
        {
          right: place,
          wrong:
            place === 0
              ? 1
              : place + (place === 3 || (dial.grade <= 4 && place === 2) ? -1 : rng.pick([1, -1])),
          mistake: 'wrong-place',
        },
        (d, at) => (at === 0 ? `${d} × 1` : `${d} × 1/${10 ** at}`),
      ),
      explanation: `After the point come tenths, hundredths and thousandths. The ${digit} is in the ${places[place]} place: each is worth 1/${10 ** place}.`,
    };
  }),
  digit: form([0], (rng, dial) => {
    const place = placesAt(dial, rng);
    const text = drawn(
      () => range(0, 3).map(() => rng.int(1, 9)),
      (all) => new Set(all).size === 4,
    );
    const shown = `${text[0]}.${text.slice(1, dial.grade <= 4 ? 3 : 4).join('')}`;
    const right = `${text[place]}`;
    return {
      key: `${shown} ${place}`,
      question: `Which digit of ${shown} is in the ${places[place]} place?`,
      answer: { text: right, worth: right },
      mistakes: [...new Set([...text.slice(0, dial.grade <= 4 ? 3 : 4).map(String)])]
        .filter((d) => d !== right)
        .map((d) => ({ name: 'wrong-place', text: d, worth: d })),
      explanation: `The places after the point are tenths, hundredths and thousandths. The ${places[place]} digit of ${shown} is ${right}.`,
    };
  }),
  expanded: form([1, 2], (rng, dial) => {
    const k = dial.grade <= 4 ? 2 : 3;
    const [w, a, b] = [rng.int(1, 9), rng.int(1, 9), rng.int(1, 9)];
    const gap = k === 3 && rng.int(0, 1) === 1;
    const value = rational(w)
      .plus(rational(a, gap ? 100 : 10))
      .plus(rational(b, gap ? 1000 : 100));
    return {
      key: `${value}`,
      question: `Which number is ${w} + ${a}/${gap ? 100 : 10} + ${b}/${gap ? 1000 : 100}?`,
      ...crossed(
        { right: rational(a, gap ? 100 : 10), wrong: rational(a, gap ? 10 : 100), mistake: 'wrong-place' },
        {
          right: rational(b, gap ? 1000 : 100),
          wrong: rational(b, gap ? 100 : 1000),
          mistake: 'wrong-place',
        },
        (x, y) => decimal(rational(w).plus(x).plus(y)),
      ),
      explanation: `Put each digit in its place: ${w} in the ones, ${a} in the ${gap ? 'hundredths' : 'tenths'}, ${b} in the ${gap ? 'thousandths' : 'hundredths'}. That is ${decimal(value)}.`,
    };
  }),
  times: form([2], (rng, dial) => {
    const d = rng.int(1, 9);
    // In grade 4, a part of a hundredth is too small.
    const [from, to] = drawn(
      () => rng.pair(range(-2, dial.grade <= 4 ? 2 : 3)),
      ([a, b]) => dial.grade > 4 || a - b <= 2,
    );
    const at = (place: number): Rational =>
      place < 0 ? rational(d * 10 ** -place) : rational(d, 10 ** place);
    const factor = at(from).over(at(to));
    const factorText = (r: Rational): string => (r.compare(1) > 0 ? `${whole(r.n)} times` : `1/${r.d} of`);
    return {
      key: `${d} ${from} ${to}`,
      question: `How does ${decimal(at(from))} compare with ${decimal(at(to))}?`,
      answer: {
        text: `It is ${factorText(factor)} as much`.replace('of as much', 'of it'),
        worth: `${factor}`,
      },
      mistakes: [factor.times(10), factor.over(10), rational(1).over(factor)]
        .filter((r) => !r.equals(1) && !r.equals(factor))
        .map((r) => ({
          name: 'wrong-place',
          text: `It is ${factorText(r)} as much`.replace('of as much', 'of it'),
          worth: `${r}`,
        })),
      explanation:
        `Each place to the left is worth 10 times as much. Count the places between them: the factor is ${factorText(factor)}.`
          .replace(' of.', '.')
          .replace(' times.', '.'),
    };
  }),
  words: form([0, 1, 2], (rng, dial) => {
    const k = placesAt(dial, rng);
    const n = drawn(
      () => rng.int(2, 99),
      (each) => each % 10 !== 0,
    );
    const w = rng.int(0, 9);
    const at = (ones: number, p: number): Rational => rational(ones).plus(rational(n, 10 ** p));
    const p = Math.max(k, n > 9 ? 2 : 1);
    return {
      key: `${w} ${n} ${p}`,
      question: `How do you write ${w} and ${n} ${places[p]} as a decimal?`,
      ...crossed(
        { right: w, wrong: beside(rng, w, { by: 1, least: 0 }), mistake: 'wrong-digit' },
        {
          right: p,
          wrong: p === 1 ? 2 : p === 2 && n > 9 ? 3 : rng.pick(n > 9 ? [2] : [1, p === 2 ? 3 : 2]),
          mistake: 'wrong-place',
        },
        (w2, place) => decimal(at(w2, place)),
      ),
      explanation:
        `${places[p]} need ${p} ${p === 1 ? 'place' : 'places'} after the point: ${decimal(at(w, p))}.`.replace(
          /^./,
          (c) => c.toUpperCase(),
        ),
    };
  }),
};

const placeValue = formed(
  {
    ...decimalMath,
    id: 'math.decimals.place-value',
    title: 'Place value of decimals',
    grades: [4, 5],
    objectives: ['Read and write tenths, hundredths and thousandths'],
    keywords: ['decimal place value', 'tenths', 'hundredths', 'thousandths', 'decimals in words'],
    prerequisites: ['math.numbers.place-value', 'math.fractions.identify'],
    standards: ['4.NF.C.6', '5.NBT.A.1', '5.NBT.A.3'],
    teaching: {
      idea: 'Each place is worth a tenth of the place to its left. So after the ones come tenths, hundredths and thousandths. 3.47 is 3 ones, 4 tenths and 7 hundredths.',
      caution: 'There is no place for “oneths”: the first place after the point holds tenths.',
      hints: [
        'Start at the point and name each place to the right.',
        'Which place does the question ask for?',
        'A zero holds a place that is empty.',
      ],
      mends: {
        'wrong-digit': 'Look at the digit again. It does not change, only its worth.',
        'wrong-place': 'Count the places after the point: tenths, hundredths, thousandths.',
      },
    },
  },
  digitForms,
);

/** Places of decimals. */
export const decimalPlaces: Concept[] = [placeValue];
