import { crossed, type Part } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { capitalize, count, decimal, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { decimalMath, places, placesAt } from './decimals.ts';
import { drawn } from './middle-forms.ts';

/** Returns how much a digit in a place is worth: `4 × 1/10`. */
const worthOf = (digit: number, place: number): string =>
  `${digit} × ${place === 0 ? '1' : `1/${whole(10 ** place)}`}`;

/** Draws different digits for a decimal with all places of the grade. */
function digitsAt(rng: Rng, grade: number): { digits: number[]; text: string } {
  const digits = drawn(
    () => range(0, grade <= 4 ? 2 : 3).map(() => rng.int(1, 9)),
    (all) => new Set(all).size === all.length,
  );
  return { digits, text: `${digits[0]}.${digits.slice(1).join('')}` };
}

/** Returns the decimals that two digits after the ones make in either order, with or without a zero before a digit. */
function placedDigits(rng: Rng, dial: Dial) {
  const [w = 1, a = 2, b = 3] = rng.sample(range(1, 9), 3);
  const isGap = dial.grade > 4 && rng.int(0, 1) === 1;
  const value = (ones: number, [first, second]: readonly [number, number], gap: boolean): Rational =>
    rational(ones)
      .plus(rational(first, gap ? 100 : 10))
      .plus(rational(second, gap ? 1000 : 100));
  const order: Part<readonly [number, number]> = {
    right: [a, b],
    wrong: [b, a],
    mistake: 'swapped-digits',
    mend: `You swapped ${a} and ${b}; ${a}/${isGap ? '100' : '10'} stands before ${b}/${isGap ? '1,000' : '100'}.`,
  };
  const gap: Part<boolean> = {
    right: isGap,
    wrong: !isGap,
    mistake: 'wrong-place',
    mend: isGap
      ? 'There are no tenths, so a zero stands in the tenths place.'
      : `There ${a === 1 ? 'is' : 'are'} ${count(a, 'tenth')}, so no zero stands in the tenths place.`,
  };
  return {
    w,
    a,
    b,
    isGap,
    value: value(w, [a, b], isGap),
    choices: crossed(order, gap, (digits, hasGap) => decimal(value(w, digits, hasGap))),
  };
}

/** Returns decimals as choices for w and n parts: the number of parts and their place right or wrong. */
function placedPart(w: number, n: number, p: number, wrongPlace: number) {
  const other = n > 9 ? backward(n) : n === 9 ? 8 : n + 1;
  return crossed(
    {
      right: n,
      wrong: other,
      mistake: n > 9 ? 'swapped-digits' : 'wrong-number',
      mend: `You wrote ${other}; there are ${n} ${places[p]}.`,
    },
    {
      right: p,
      wrong: wrongPlace,
      mistake: 'wrong-place',
      mend: `This has ${count(wrongPlace, 'place')} after the point; ${places[p]} need ${count(p, 'place')}.`,
    },
    (part, place) => decimal(rational(w).plus(rational(part, 10 ** place))),
  );
}

/** Returns decimals as choices for w and n hundredths, all with the same three digits. */
function mixedUp(w: number, n: number) {
  const [tens, ones] = [Math.floor(n / 10), n % 10];
  return crossed(
    {
      right: w,
      wrong: tens,
      mistake: 'wrong-whole',
      mend:
        w === 0
          ? 'There are no wholes, so 0 stands before the point.'
          : `The whole number is ${w}; it stands before the point.`,
    },
    {
      right: false,
      wrong: true,
      mistake: 'swapped-digits',
      mend: `You swapped the digits after the point; ${n} hundredths are ${count(tens, 'tenth')} and ${count(ones, 'hundredth')}.`,
    },
    (before, isSwapped) => {
      const first = before === w ? tens : w;
      return `${before}.${isSwapped ? `${ones}${first}` : `${first}${ones}`}`;
    },
  );
}

const backward = (n: number): number => (n % 10) * 10 + Math.floor(n / 10);

const digitForms: Forms = {
  worth: form([0, 1], (rng, dial) => {
    const { digits, text } = digitsAt(rng, dial.grade);
    const [place, other] = rng.pair(range(0, digits.length - 1).slice(dial.level === 0 ? 0 : 1));
    const [digit = 1, wrong = 2] = [digits[place], digits[other]];
    return {
      key: `${text} ${place}`,
      question: `What is the ${digit} worth in ${text}?`,
      ...crossed(
        {
          right: digit,
          wrong,
          mistake: 'wrong-digit',
          mend: `You took the ${wrong}; the question asks for the ${digit}.`,
        },
        {
          right: place,
          wrong: other,
          mistake: 'wrong-place',
          mend: `In ${text} the ${wrong} is in the ${places[other]} place, not the ${digit}.`,
        },
        worthOf,
      ),
      hints: [
        `Find the ${digit} in ${text}. Is it before or after the point?`,
        place === 0
          ? 'Which place is just before the point?'
          : 'Name the places from the point to the right, up to this digit.',
      ],
      explanation:
        place === 0
          ? `The ${digit} stands just before the point, in the ones place. So it is worth ${worthOf(digit, place)}.`
          : `The ${digit} in ${text} is in the ${places[place]} place. One ${places[place]?.slice(0, -1)} is 1/${whole(10 ** place)}, so the ${digit} is worth ${worthOf(digit, place)}.`,
    };
  }),
  digit: form([0], (rng, dial) => {
    const place = placesAt(dial, rng);
    const { digits, text } = digitsAt(rng, dial.grade);
    const option = (digit: number) => ({ text: `${digit}`, worth: `${digit}` });
    return {
      key: `${text} ${place}`,
      question: `Which digit of ${text} is in the ${places[place]} place?`,
      answer: option(digits[place] ?? 0),
      mistakes: digits.flatMap((digit, at) =>
        at === place
          ? []
          : { name: 'wrong-place', ...option(digit), mend: `The ${digit} is in the ${places[at]} place.` },
      ),
      hints: [
        `Begin just after the point of ${text}: which place comes first there?`,
        `Go on to the right until you reach the ${places[place]}.`,
      ],
      explanation: `After the point come tenths, then hundredths${digits.length > 3 ? ', then thousandths' : ''}. So the ${places[place]} digit of ${text} is ${digits[place]}.`,
    };
  }),
  expanded: form([1, 2], (rng, dial) => {
    const { w, a, b, isGap, value, choices } = placedDigits(rng, dial);
    const [first, second] = isGap ? ['100', '1,000'] : ['10', '100'];
    return {
      key: `${value}`,
      question: `Which number is ${w} + ${a}/${first} + ${b}/${second}?`,
      ...choices,
      hints: [
        `Write ${w} in the ones place, and then the point.`,
        `Which digit stands for ${a}/${first}? Is there a place without a digit before it?`,
      ],
      explanation: `Put each digit in its place: ${w} in the ones, ${a} in the ${isGap ? 'hundredths' : 'tenths'}, ${b} in the ${isGap ? 'thousandths' : 'hundredths'}. That is ${decimal(value)}.`,
    };
  }),
  times: form([2], (rng, dial) => {
    const d = rng.int(2, 9);
    // In grade 4, a part of a hundredth is too small.
    const [from, to] = drawn(
      () => rng.pair(range(-2, dial.grade <= 4 ? 2 : 3)),
      ([a, b]) => dial.grade > 4 || a - b <= 2,
    );
    const at = (place: number): Rational =>
      place < 0 ? rational(d * 10 ** -place) : rational(d, 10 ** place);
    const steps = Math.abs(from - to);
    const other = steps === 1 ? 2 : steps + rng.pick([1, -1]);
    const isMore = from < to;
    const [one, two] = [decimal(at(from)), decimal(at(to))];
    const text = (power: number, more: boolean): string =>
      more ? `${whole(10 ** power)} times as much` : `1/${whole(10 ** power)} as much`;
    return {
      key: `${d} ${from} ${to}`,
      question: `How does ${one} compare with ${two}?`,
      ...crossed(
        {
          right: steps,
          wrong: other,
          mistake: 'miscounted-places',
          mend: `From ${two} to ${one} the ${d} moves ${count(steps, 'place')}, not ${other}.`,
        },
        {
          right: isMore,
          wrong: !isMore,
          mistake: 'turned-around',
          mend: `You turned it around; ${one} is ${isMore ? 'more' : 'less'} than ${two}.`,
        },
        (power, more) => `It is ${text(power, more)}`,
      ),
      hints: [
        `Is ${one} more or less than ${two}?`,
        `How many places does the ${d} move from one number to the other? Each is a factor of 10.`,
      ],
      explanation: `From ${two} to ${one} the ${d} moves ${count(steps, 'place')} to the ${isMore ? 'left, and each place to the left is worth 10 times as much' : 'right, and each place to the right is worth 1/10 as much'}. So it is ${text(steps, isMore)}.`,
    };
  }),
  words: form([0, 1, 2], (rng, dial) => {
    const n = drawn(
      () => rng.int(2, 99),
      (each) => each % 11 !== 0 && each % 10 !== 0,
    );
    const w = drawn(
      () => rng.int(0, 9),
      (each) => each !== Math.floor(n / 10) || n < 10,
    );
    const p = Math.max(placesAt(dial, rng), n > 9 ? 2 : 1);
    const wrong = p === 3 ? 2 : p === 1 || dial.grade > 4 ? p + 1 : n > 9 ? 3 : 1;
    return {
      key: `${w} ${n} ${p}`,
      question: `How do you write ${w === 0 ? '' : `${w} and `}${n} ${places[p]} as a decimal?`,
      ...(dial.grade <= 4 && n > 9 ? mixedUp(w, n) : placedPart(w, n, p, wrong)),
      hints: [
        `How many places after the point do ${places[p]} need?`,
        n > 9 === p > 1 && p < 3
          ? `The last digit of ${n} stands in the ${places[p]} place.`
          : `The last digit of ${n} stands in the ${places[p]} place. A zero fills an empty place.`,
      ],
      explanation: `${capitalize(places[p] ?? '')} need ${count(p, 'place')} after the point, so the last digit of ${n} stands there: ${decimal(rational(w).plus(rational(n, 10 ** p)))}.`,
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
      mends: {},
    },
  },
  digitForms,
);

/** Places of decimals. */
export const decimalPlaces: Concept[] = [placeValue];
