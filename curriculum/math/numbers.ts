import { crossed, numeric, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { alternatives, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { farFrom } from './middle-forms.ts';
import { base } from './place-value.ts';

const math = { subject: 'Math', category: 'Numbers' };

const places: readonly string[] = [
  'ones',
  'tens',
  'hundreds',
  'thousands',
  'ten thousands',
  'hundred thousands',
];

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
  name === 'ones'
    ? `The last place counts the ones. The ${digit} is in the ones place.`
    : `Count the places from the right: ${places.slice(0, places.indexOf(name) + 1).join(', ')}. The ${digit} is in the ${name} place.`;

/** Returns three numbers of the same digits, with the digit at other places. */
function misplaced(rng: Rng, digits: readonly number[], not: { digit: number; place: number }): number[] {
  const found = new Set<number>();
  while (found.size < 3) {
    const turned = rng.shuffle(digits);
    if (turned.at(-1 - not.place) !== not.digit) found.add(Number(turned.join('')));
  }
  return [...found];
}

/** Returns the place of a digit among digits that all differ. */
const placeOf = (digits: readonly number[], digit: number): string =>
  places[digits.length - 1 - digits.indexOf(digit)] ?? '';

const mendDigit = (digits: readonly number[], other: number): string =>
  digits.includes(other)
    ? `The ${other} is in the ${placeOf(digits, other)} place; count from the right.`
    : `The number has no ${other}; count its places from the right.`;

const mendPlace = (digits: readonly number[], other: string): string => {
  const digit = digits[digits.length - 1 - places.indexOf(other)];
  return digit === undefined
    ? `The number has no ${other} place; count from the right.`
    : `The ${other} place has the ${digit}; count from the right.`;
};

const placeForms: Forms = {
  worth: form([0, 1, 2], (rng, dial) => {
    const { n, size, place, digit, other, name } = drawPlace(rng, dial);
    const next = place === 0 ? 1 : place === size - 1 ? place - 1 : place + rng.pick([-1, 1]);
    return {
      key: `${n} ${place}`,
      question: `What is the digit ${digit} worth in ${whole(n)}?`,
      ...crossed(
        {
          right: digit,
          wrong: other,
          mistake: 'took-another-digit',
          mend: `You took the ${other}; find the ${digit}.`,
        },
        {
          right: place,
          wrong: next,
          mistake: 'took-the-next-place',
          mend: `That is its worth in the ${places[next]} place; count the places from the right again.`,
        },
        (d, p) => whole(d * 10 ** p),
      ),

      hints: [
        `Find the ${digit}. Count its place from the right.`,
        'Write the digit. Put a 0 for each place to its right.',
      ],
      explanation: `${countFromRight(digit, name)} So it is worth ${whole(digit * 10 ** place)}.`,
      ...blocks(n),
    };
  }),
  digit: form([0, 1], (rng, dial) => {
    const { n, digits, place, digit, name } = drawPlace(rng, dial);
    const spare = rng.pick(range(1, 9).filter((d) => !digits.includes(d)));
    const [a = spare, b = spare, c = spare] = rng.shuffle(digits.filter((d) => d !== digit));
    return {
      key: `${n} ${place}`,
      question: `Which digit of ${whole(n)} is in the ${name} place?`,
      ...worded(
        `${digit}`,
        Object.fromEntries(
          [a, b, c].map((other, i) => [
            `took-another-digit-${i}`,
            [`${other}`, mendDigit(digits, other)] as const,
          ]),
        ),
      ),

      hints: [
        'Start at the right: ones, tens, hundreds and so on.',
        `Stop at the ${name} place. Which digit is there?`,
      ],
      explanation: countFromRight(digit, name),
      ...blocks(n),
    };
  }),
  place: form([0, 1], (rng, dial) => {
    const { n, digits, place, digit, name } = drawPlace(rng, dial);
    const [a = '', b = '', c = ''] = rng.shuffle(
      places.slice(0, 4 + dial.level).filter((each) => each !== name),
    );
    return {
      key: `${n} ${place}`,
      question: `Which place has the digit ${digit} in ${whole(n)}?`,
      ...worded(
        name,
        Object.fromEntries(
          [a, b, c].map((other, i) => [
            `took-another-place-${i}`,
            [other, mendPlace(digits, other)] as const,
          ]),
        ),
      ),

      hints: [`Find the ${digit} in ${whole(n)}.`, `Name the places from the right. Stop at the ${digit}.`],
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
        Object.fromEntries(
          [a, b, c].map((other, i) => [
            `misplaced-${i}`,
            [
              other,
              `In ${whole(other)}, the ${name} place has ${Math.floor(other / 10 ** place) % 10}.`,
            ] as const,
          ]),
        ),
        { listed: true },
      ),

      hints: [`Count to the ${name} place, from the right.`, 'Check this place in each of the numbers.'],
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
      ...numeric(
        answer,
        {
          'took-the-digit-only': [
            answer % 10,
            `You took one digit; the larger places have ${places[place]}, too.`,
          ],
          'kept-the-next-place': [
            Math.floor(n / 10 ** (place - 1)),
            `Those are the ${places[place - 1]}; take out ${places[place]}.`,
          ],
          'left-out-a-place': [
            Math.floor(n / 10 ** (place + 1)),
            `Those are the ${places[place + 1]}; take out ${places[place]}.`,
          ],
          'rounded-up': [answer + 1, 'You took out one more, but there is not enough for it.'],
          'left-one-out': [answer - 1, 'You can take out one more; read all the digits to the left.'],
        },
        { apart: farFrom(`read the digits from the left down to the ${places[place]}`) },
      ),

      hints: [
        `The ${places[place]} place and the places to its left count.`,
        'Cover the places to its right. Read what is left.',
      ],
      explanation: `The digits down to the ${places[place]} place count full ${places[place]}. In ${whole(n)} they make ${whole(answer)}.`,
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
      mends: {},
    },
  },
  placeForms,
);

/** Place value of digits. */
export const numbers: Concept[] = [placeValue];
