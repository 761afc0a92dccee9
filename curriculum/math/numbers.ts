import { crossed, numeric, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { alternatives, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';
import { base } from './place-value.ts';

const math = { subject: 'Math', category: 'Numbers' };

const places = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands'] as const;

/** Draws a number with different digits, and one of its places. */
function drawPlace(rng: Rng, { grade, level }: Dial) {
  const size = grade === 2 ? 3 : grade === 3 ? 3 + Math.min(1, level) : 4 + level;
  const digits = rng.sample(range(1, 9), size);
  const place = rng.int(0, size - 1);
  const [digit = 0, other = 0] = [
    digits[size - 1 - place],
    rng.pick(digits.filter((_, i) => i !== size - 1 - place)),
  ];
  const n = Number(digits.join(''));
  return { n, digits, size, place, digit, other, name: places[place] ?? 'ones' };
}

/** Returns the blocks of a number, if it has at most hundreds. */
const blocks = (n: number) => (n < 1000 ? base(n) : {});

const countFromRight = (digit: number, name: string): string =>
  `Count the places from the right: ones, tens, hundreds and so on. The ${digit} is in the ${name} place.`;

/** Returns three numbers of the same digits, with the digit at other places. */
function misplaced(rng: Rng, digits: readonly number[], not: { digit: number; place: number }): number[] {
  const found = new Set<number>();
  while (found.size < 3) {
    const turned = rng.shuffle(digits);
    if (turned.at(-1 - not.place) !== not.digit) found.add(Number(turned.join('')));
  }
  return [...found];
}

const placeForms: Forms = {
  worth: form([0, 1, 2], (rng, dial) => {
    const { n, size, place, digit, other, name } = drawPlace(rng, dial);
    const next = place === 0 ? 1 : place === size - 1 ? place - 1 : place + rng.pick([-1, 1]);
    return {
      key: `${n} ${place}`,
      question: `What is the digit ${digit} worth in ${whole(n)}?`,
      ...crossed(
        { right: digit, wrong: other, mistake: 'took-another-digit' },
        { right: place, wrong: next, mistake: 'one-place-off' },
        (d, p) => whole(d * 10 ** p),
      ),
      explanation: `${countFromRight(digit, name)} So it is worth ${whole(digit * 10 ** place)}.`,
      ...blocks(n),
    };
  }),
  digit: form([0, 1], (rng, dial) => {
    const { n, digits, place, digit, name } = drawPlace(rng, dial);
    const spare = rng.pick(range(1, 9).filter((d) => !digits.includes(d)));
    const [a, b, c = spare] = rng.shuffle(digits.filter((d) => d !== digit));
    return {
      key: `${n} ${place}`,
      question: `Which digit of ${whole(n)} is in the ${name} place?`,
      ...worded(`${digit}`, {
        'took-another-digit': `${a}`,
        'one-place-off': `${b}`,
        'counted-from-the-left': `${c}`,
      }),
      explanation: countFromRight(digit, name),
      ...blocks(n),
    };
  }),
  place: form([0, 1], (rng, dial) => {
    const { n, place, digit, name } = drawPlace(rng, dial);
    const [a = '', b = '', c = ''] = rng.shuffle(
      places.slice(0, 4 + dial.level).filter((each) => each !== name),
    );
    return {
      key: `${n} ${place}`,
      question: `Which place has the digit ${digit} in ${whole(n)}?`,
      ...worded(name, { 'took-another-digit': a, 'one-place-off': b, 'counted-from-the-left': c }),
      explanation: countFromRight(digit, name),
    };
  }),
  number: form([1, 2], (rng, dial) => {
    const { n, digits, place, digit, name } = drawPlace(rng, dial);
    const [a = 0, b = 0, c = 0] = misplaced(rng, digits, { digit, place });
    const shown = [n, a, b, c];
    return {
      key: `${[...shown].sort((x, y) => x - y).join(' ')} ${place} ${digit}`,
      question: `Which number has ${digit} in the ${name} place: ${alternatives(rng.shuffle(shown).map(whole))}?`,
      ...numeric(
        n,
        { 'one-place-off': a, 'counted-from-the-left': b, 'took-another-digit': c },
        { listed: true },
      ),
      explanation: `${countFromRight(digit, name)} So it is ${whole(n)}.`,
    };
  }),
  units: form([2], (rng, dial) => {
    const { n, size } = drawPlace(rng, dial);
    const place = rng.int(1, size - 2);
    const answer = Math.floor(n / 10 ** place);
    return {
      key: `${n} ${place}`,
      question: `How many full ${places[place]} can you take out of ${whole(n)}?`,
      ...numeric(answer, {
        'one-unit-more': answer + 1,
        'one-unit-less': answer - 1,
        'ten-units-more': answer + 10,
        'ten-units-less': answer - 10,
      }),
      explanation: `1 of the ${places[place]} is ${whole(10 ** place)}. Leave out the places to the right of it: ${whole(answer)}.`,
      ...blocks(n),
    };
  }),
};

const placeValue = formed(
  {
    ...math,
    id: 'math.numbers.place-value',
    title: 'Place value',
    grades: [2, 5],
    objectives: ['Tell what a digit is worth by its place'],
    keywords: ['place value', 'value of a digit', 'digits', 'hundreds tens ones'],
    prerequisites: ['math.numbers.tens-and-ones'],
    standards: ['2.NBT.A.1', '4.NBT.A.1', '5.NBT.A.1'],
    teaching: {
      idea: {
        2: 'The place of a digit tells its worth. In 352, the 5 stands for 5 tens: 50.',
        4: 'Each place is worth ten times the place to its right. So the same digit is worth ten times as much there.',
      },
      caution: 'Count the places from the right. The last digit counts ones.',
      hints: ['Find the digit.', 'Count from the right: ones, tens, hundreds. Where is it?'],
      mends: {
        'took-another-digit': 'That is another digit. Find the one that is asked.',
        'one-place-off': 'Count the places from the right once more.',
        'counted-from-the-left': 'Start at the right. The last digit counts ones.',
        'one-unit-more': 'That is one too many. There is not enough for one more.',
        'one-unit-less': 'You can take out one more. Try it.',
        'ten-units-more': 'That is ten too many. Look at the digits on the left.',
        'ten-units-less': 'You can take out ten more. Look at the digits on the left.',
      },
    },
  },
  placeForms,
);

/** Draws a number and the unit to round it to: within 1,000 in grade 3, then to 1,000,000. */
function drawRounding(rng: Rng, { grade, level }: Dial) {
  const units =
    grade === 3
      ? [[10], [10, 100], [100]]
      : [
          [10, 100],
          [100, 1000],
          [1000, 10_000],
        ];
  const to = rng.pick(units[level] ?? [10]);
  const n = rng.int(to + 1, grade === 3 ? 999 - to / 2 : to * 99);
  return { n: n % to === 0 ? n + 1 : n, to };
}

const roundTo = (n: number, to: number): number => Math.floor((n + to / 2) / to) * to;

const roundSlips = (answer: number, to: number): Record<string, number> => ({
  'one-unit-too-high': answer + to,
  'one-unit-too-low': answer - to,
  'wrong-place-up': answer + to * 10,
  'wrong-place-down': answer - to * 10,
});

const why = (n: number, to: number): string => {
  const down = Math.floor(n / to) * to;
  return `${whole(n)} lies between ${whole(down)} and ${whole(down + to)}. It is nearer to ${whole(roundTo(n, to))}; half way goes up.`;
};

const roundForms: Forms = {
  round: form([0, 1, 2], (rng, dial) => {
    const { n, to } = drawRounding(rng, dial);
    return {
      key: `${n} ${to}`,
      question: `Round ${whole(n)} to the nearest ${whole(to)}.`,
      ...numeric(roundTo(n, to), roundSlips(roundTo(n, to), to), { slip: to }),
      explanation: why(n, to),
    };
  }),
  which: form([0, 1, 2], (rng, dial) => {
    const { n, to } = drawRounding(rng, dial);
    return {
      key: `${roundTo(n, to)} ${to}`,
      question: `Which number rounds to ${whole(roundTo(n, to))}, to the nearest ${whole(to)}?`,
      ...numeric(n, roundSlips(n, to), { slip: to }),
      explanation: why(n, to),
    };
  }),
  sum: form([0, 1, 2], (rng, dial) => {
    const { a, b, to, answer } = drawn(
      () => {
        const [first, { n: other }] = [drawRounding(rng, dial), drawRounding(rng, dial)];
        const [one, two] = [first.n, (other % (first.to * 9)) + first.to];
        return { a: one, b: two, to: first.to, answer: roundTo(one, first.to) + roundTo(two, first.to) };
      },
      (sum) => sum.answer <= 1_000_000,
    );
    return {
      key: `${a} ${b} ${to}`,
      question: `Round ${whole(a)} and ${whole(b)} to the nearest ${whole(to)}. Then add. What do you get?`,
      ...numeric(answer, roundSlips(answer, to), { slip: to }),
      explanation: `${whole(a)} is about ${whole(roundTo(a, to))}, and ${whole(b)} is about ${whole(roundTo(b, to))}. Together that is ${whole(answer)}.`,
    };
  }),
};

const rounding = formed(
  {
    ...math,
    id: 'math.numbers.rounding',
    title: 'Rounding whole numbers',
    grades: [3, 5],
    objectives: ['Round to the nearest ten, hundred or thousand'],
    keywords: ['rounding', 'round to the nearest ten', 'estimate', 'nearest hundred'],
    prerequisites: ['math.numbers.place-value'],
    standards: ['3.NBT.A.1', '4.NBT.A.3'],
    teaching: {
      idea: 'A rounded number is easier to work with and still close. It is the nearest full ten, hundred or thousand.',
      caution: 'Half way goes up: 45 rounds to 50.',
      hints: [
        'Between which two round numbers does it lie?',
        'Look at the digit to the right of the place. Is it 5 or more?',
      ],
      mends: {
        'one-unit-too-high': 'This is one step too high. Which round number is nearest?',
        'one-unit-too-low': 'This is one step too low. From half way on, go up.',
        'wrong-place-up':
          'The digit further left does not change like this. Look at the place that is asked.',
        'wrong-place-down': 'The digit further left got lost. Look at the place that is asked.',
      },
    },
  },
  roundForms,
);

/** Place value and rounding. */
export const numbers: Concept[] = [placeValue, rounding];
