import { numeric, worded } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed, range } from '../templates.ts';
import { alternatives, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const math = { subject: 'Math', category: 'Numbers' };

/** Largest numbers to compare, by grade and level. */
const tops: readonly (readonly [number, number, number])[] = [
  [10, 10, 10],
  [50, 99, 99],
  [200, 999, 999],
  [999, 5000, 9999],
  [9999, 99_999, 999_999],
];

/** Draws different numbers of a size that suits the grade and level, in ascending order. */
function numbersOf(rng: Rng, dial: Dial, count: number): number[] {
  const top = byLevel(dial, tops[dial.grade] ?? [9999, 99_999, 999_999]);
  // Above the first numbers, the digits change places, so that each place must be looked at.
  if (top > 99 && dial.level > 0) return mixedDigits(rng, String(top).length, count);
  const numbers = new Set<number>();
  while (numbers.size < count) numbers.add(rng.int(1, top));
  return [...numbers].sort((a, b) => a - b);
}

function mixedDigits(rng: Rng, length: number, count: number): number[] {
  const digits = rng.sample(range(1, 9), Math.min(length, 3));
  const filler = rng.sample(range(0, 9), length - digits.length);
  const numbers = new Set<number>();
  while (numbers.size < count) numbers.add(Number([...rng.shuffle(digits), ...filler].join('')));
  return [...numbers].sort((a, b) => a - b);
}

/** Returns a number line with the numbers. Its ends follow from the level alone. */
function lineOf(dial: Dial, numbers: readonly number[]): { figure?: Figure } {
  const to = byLevel(dial, tops[dial.grade] ?? [100, 100, 100]);
  if (to > 20) return {};
  return { figure: { kind: 'number-line', from: 0, to, step: 1, marks: numbers, labels: [0, to] } };
}

/** Returns true if the numbers have different numbers of digits. */
const hasLengths = (numbers: readonly number[]): boolean =>
  new Set(numbers.map((n) => `${n}`.length)).size > 1;

const inOrder = (numbers: readonly number[]): string => `In order: ${numbers.map(whole).join(', ')}.`;

const compareForms: Forms = {
  extreme: form([0, 1], (rng, dial) => {
    const numbers = numbersOf(rng, dial, 4);
    const most = rng.int(0, 1) === 1;
    const [answer = 0, second = 0, third = 0, last = 0] = most ? numbers.toReversed() : numbers;
    return {
      key: `${most} ${numbers.join(' ')}`,
      question: `Which number is the ${most ? 'largest' : 'smallest'}: ${alternatives(rng.shuffle(numbers).map(whole))}?`,
      ...numeric(
        answer,
        {
          'second-place': [
            second,
            `One other number is even ${most ? 'larger' : 'smaller'}; compare all four.`,
          ],
          'middle-place': [
            third,
            `${whole(second)} is ${most ? 'larger' : 'smaller'} than ${whole(third)}; compare the rest, too.`,
          ],
          'other-end': [
            last,
            `This is the ${most ? 'smallest' : 'largest'}; the question asks for the ${most ? 'largest' : 'smallest'}.`,
          ],
        },
        { listed: true },
      ),

      hints:
        dial.grade === 0
          ? ['Count aloud. Listen for the four numbers.', `Which one do you say ${most ? 'last' : 'first'}?`]
          : [
              hasLengths(numbers)
                ? `${most ? 'More digits make a larger' : 'Fewer digits make a smaller'} number. Then compare the digits on the left.`
                : 'Compare the digits on the left first.',
              `If they are the same, compare the next digits. Which number is the ${most ? 'largest' : 'smallest'}?`,
            ],
      explanation: `${inOrder(numbers)} So the ${most ? 'largest' : 'smallest'} is ${whole(answer)}.`,
      ...lineOf(dial, numbers),
    };
  }),
  side: form([0, 1, 2], (rng, dial) => {
    const numbers = numbersOf(rng, dial, 4);
    const more = rng.int(0, 1) === 1;
    // The number itself is among the choices, so that no gap beside the right one gives it away.
    const [answer = 0, given = 0, a = 0, b = 0] = more ? numbers.toReversed() : numbers;
    const [way, wanted] = more ? ['less', 'more'] : ['more', 'less'];
    const advised = (n: number) =>
      [n, `${whole(n)} is ${way} than ${whole(given)}; find one that is ${wanted}.`] as const;
    return {
      key: `${more} ${numbers.join(' ')}`,
      question: `Which number is ${more ? 'more' : 'less'} than ${whole(given)}: ${alternatives(rng.shuffle(numbers).map(whole))}?`,
      ...numeric(
        answer,
        {
          'took-the-number-itself': [
            given,
            `${whole(given)} is just the same, not ${more ? 'more' : 'less'}.`,
          ],
          'other-side': advised(a),
          'other-side-too': advised(b),
        },
        { listed: true },
      ),

      hints:
        dial.grade < 2
          ? [
              `Count on from ${whole(given)}. The numbers get larger.`,
              `Which number comes ${more ? 'after' : 'before'} ${whole(given)} when you count?`,
            ]
          : [
              `Compare each number with ${whole(given)}, from the left.`,
              `Which one is ${more ? 'larger' : 'smaller'}?`,
            ],
      explanation: `${inOrder(numbers)} Only ${whole(answer)} is ${more ? 'more' : 'less'} than ${whole(given)}.`,
      ...lineOf(dial, numbers),
    };
  }),
  middle: form([0, 1, 2], (rng, dial) => {
    const numbers = numbersOf(rng, dial, 6);
    // The limits are neighbors of the answer in the order, so that it may have any place among the choices.
    const i = rng.int(1, 4);
    const [from = 0, answer = 0, to = 0] = numbers.slice(i - 1, i + 2);
    const advised = (n: number) => {
      const why =
        n < from
          ? `${whole(n)} is less than ${whole(from)}, so it comes before both.`
          : `${whole(n)} is more than ${whole(to)}, so it comes after both.`;
      return [n, why] as const;
    };
    const [x = 0, y = 0, z = 0] = rng.shuffle(numbers.toSpliced(i - 1, 3));
    return {
      key: `${numbers.join(' ')} ${i}`,
      question: `Which number is between ${whole(from)} and ${whole(to)}: ${alternatives(rng.shuffle([answer, x, y, z]).map(whole))}?`,
      ...numeric(
        answer,
        { 'outside-of-both': advised(x), 'outside-too': advised(y), 'beyond-the-limits': advised(z) },
        { listed: true },
      ),

      hints:
        dial.grade < 2
          ? [
              `The number comes after ${whole(from)} when you count.`,
              `It comes before ${whole(to)}. Check each choice.`,
            ]
          : [`The number must be more than ${whole(from)}.`, `It must also be less than ${whole(to)}.`],
      explanation: `${inOrder([from, answer, to])} ${whole(answer)} is more than ${whole(from)} and less than ${whole(to)}.`,
      ...lineOf(dial, numbers),
    };
  }),
  sign: form([1, 2], (rng, dial) => {
    const [a = 0, b = 0] = rng.shuffle(numbersOf(rng, dial, 2));
    const kind = rng.pick(['<', '>', '=']);
    const [x, y] = kind === '=' ? [a, a] : (kind === '<') === a < b ? [a, b] : [b, a];
    const text = kind === '=' && a > 10 ? splitText(a) : whole(x);
    const said = { '<': 'is less than', '>': 'is more than', '=': 'is the same as' }[kind];
    return {
      key: `${x} ${y}`,
      question: `Which sign goes in the box? ${text} □ ${whole(y)}`,
      ...worded(kind, signMistakes(kind)),

      hints: [
        'What is each side worth? Compare from the left.',
        'The open side of < and > looks at the larger number.',
      ],
      explanation: `${text} ${said} ${whole(y)}. ${kind === '=' ? 'So both sides are equal.' : 'The open side of < and > looks at the larger number.'}`,
    };
  }),
};

/** Writes a number as a sum, with its last digit that is not 0 as the second part: 140 + 8, or 6,200 + 90. */
function splitText(n: number): string {
  const unit = 10 ** (/0*$/.exec(`${n}`)?.[0].length ?? 0);
  const last = n % (unit * 10);
  return last === n ? `${whole(n - unit)} + ${whole(unit)}` : `${whole(n - last)} + ${whole(last)}`;
}

/** Returns the two wrong signs by their mistakes. */
function signMistakes(kind: string): Record<string, string> {
  if (kind === '=') return { 'thought-it-less': '<', 'thought-it-more': '>' };
  return { 'turned-the-sign': kind === '<' ? '>' : '<', 'thought-them-equal': '=' };
}

const compareNumbers = formed(
  {
    ...math,
    id: 'math.numbers.compare',
    title: 'Comparing numbers',
    grades: [0, 4],
    objectives: ['Find the largest and the smallest number', 'Use the signs <, > and ='],
    keywords: ['comparing numbers', 'greater than', 'less than', 'greatest', 'least', 'bigger', 'smaller'],
    prerequisites: ['math.counting.next'],
    standards: ['K.CC.C.7', '1.NBT.B.3', '2.NBT.A.4', '4.NBT.A.2'],
    teaching: {
      idea: {
        0: 'When you count, larger numbers come later. 8 comes after 5, so 8 is more.',
        1: 'Look at the tens first. More tens mean a larger number. Then look at the ones.',
        2: 'Look at the hundreds first. Then look at the tens, and then at the ones.',
        3: 'A number with more digits is larger. If both have the same number of digits, compare place by place from the left.',
      },
      caution: 'A large last digit does not make a large number. 19 is less than 20.',
      mends: {
        'turned-the-sign': 'The open side looks at the larger number; turn the sign.',
        'thought-them-equal': 'The numbers are not the same; compare each digit.',
        'thought-it-less': 'Both sides are worth the same; work out each side.',
        'thought-it-more': 'Both sides are worth the same; compare what each side makes.',
      },
    },
  },
  compareForms,
);

/** Numbers that are compared. */
export const comparing: Concept[] = [compareNumbers];
