import { crossed, numeric } from '../choices.ts';
import { things } from '../data/story-words.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { diagnosed, drawn } from './middle-forms.ts';
import { arithmeticMath } from './multiplication.ts';

/** Draws two factors: by one digit for beginners, then of two digits, then of more. */
function largeFactors(rng: Rng, { level, grade }: Dial): [number, number] {
  if (level === 0) return [rng.int(102, grade === 4 ? 399 : 989), rng.int(3, 9)];
  const [a, b] =
    level === 1
      ? [rng.int(12, 99), rng.int(12, 59)]
      : [rng.int(grade === 4 ? 21 : 102, grade === 4 ? 99 : 989), rng.int(12, 98)];
  return [a, b % 10 === 0 ? b + 1 : b];
}

const largeMistakes = (rng: Rng, a: number, b: number) => ({
  'carry-wrong': a * b + rng.pick([10, -10, 100, -100]),
  'one-group-off': a * b + rng.pick([a, -a]),
});

function largeWay(a: number, b: number): string {
  const [tens, ones] = [b - (b % 10), b % 10];
  if (tens > 0)
    return `${whole(a)} × ${tens} = ${whole(a * tens)} and ${whole(a)} × ${ones} = ${whole(a * ones)}. Together: ${whole(a * b)}.`;
  const hundreds = a - (a % 100);
  return `Split ${a}: ${hundreds} × ${b} = ${whole(hundreds * b)} and ${a % 100} × ${b} = ${(a % 100) * b}. Together: ${whole(a * b)}.`;
}

const inParts: Ask = (rng, dial) => {
  const [a, b] = largeFactors(rng, { ...dial, level: dial.level === 0 ? 0 : 1 });
  const [x, y] = b > 9 ? [b - (b % 10), b % 10] : [a - (a % 100), a % 100];
  const other = b > 9 ? a : b;
  if (y === 0) return inParts(rng, dial);
  return {
    key: `${a}x${b}`,
    question: `Which sum is equal to ${whole(a)} × ${b}?`,
    ...crossed(
      { right: x * other, wrong: rng.pick([x * other * 10, (x / 10) * other]), mistake: 'wrong-place' },
      {
        right: y * other,
        wrong: y * other + rng.pick([other, -other]) || other * 2,
        mistake: 'one-group-off',
      },
      (p, r) => `${whole(p)} + ${whole(r)}`,
    ),
    explanation: `Split ${b > 9 ? b : a} into ${x} and ${y}: ${x} × ${other} = ${whole(x * other)} and ${y} × ${other} = ${whole(y * other)}.`,
  };
};

const largeForms: Forms = {
  product: form([0, 1], (rng, dial) => {
    const [a, b] = largeFactors(rng, dial);
    return {
      key: `${Math.min(a, b)}x${Math.max(a, b)}`,
      question: `What is ${whole(a)} × ${whole(b)}?`,
      ...numeric(a * b, largeMistakes(rng, a, b), { slip: 10 }),
      explanation: largeWay(a, b),
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const [a, b] = largeFactors(rng, dial);
    return {
      key: `${b}x${a}`,
      question: `A shop gets ${b} boxes. Each holds ${whole(a)} ${rng.pick(things)}. How many does the shop get in all?`,
      ...numeric(a * b, largeMistakes(rng, a, b), { slip: 10 }),
      explanation: largeWay(a, b),
    };
  }),
  parts: form([0, 1, 2], inParts),
  wrong: form([1, 2], (rng, dial) =>
    drawn(() => {
      const [a, b] = largeFactors(rng, { ...dial, level: 1 });
      const [tens, ones] = [b - (b % 10), b % 10];
      return diagnosed(
        rng,
        `${a} × ${b}`,
        rational(a * b),
        [
          {
            text: 'The tens of the second factor were used as ones.',
            value: rational(a * (tens / 10) + a * ones),
          },
          { text: 'Only the tens of the second factor were multiplied.', value: rational(a * tens) },
          { text: 'Only the ones of the second factor were multiplied.', value: rational(a * ones) },
          { text: 'The factors were added.', value: rational(a + b) },
        ],
        (r) => whole(r.n),
      );
    }),
  ),
};

const multiplyLarge = formed(
  {
    ...arithmeticMath,
    id: 'math.multiplication.multi-digit',
    title: 'Multiplying large numbers',
    grades: [4, 6],
    objectives: ['Multiply by one- and two-digit numbers'],
    keywords: ['multiplication', 'multiply', 'long multiplication', 'two digit multiplication', 'times'],
    prerequisites: ['math.multiplication.facts', 'math.addition.multi-digit'],
    standards: ['4.NBT.B.5', '5.NBT.B.5'],
    teaching: {
      idea: 'Split a factor into its places, multiply each part, and add: 34 × 12 is 34 × 10 and 34 × 2, so 340 + 68 = 408.',
      caution: 'The 1 in 12 is a ten. Multiply by 10, not by 1.',
      hints: [
        'Split one factor into hundreds, tens and ones.',
        'Multiply each part on its own.',
        'Add the parts. Round to see if the size makes sense.',
      ],
      mends: {
        'carry-wrong': 'A ten or a hundred went wrong when you carried. Add the parts once more.',
        'one-group-off': 'One group is missing or counted twice. Check each part.',
        'wrong-place': 'Mind the place: tens times ones are tens, and so on.',
      },
    },
  },
  largeForms,
);

/** Products of numbers with several digits. */
export const longMultiplication: Concept[] = [multiplyLarge];
