import { among, numeric, worded } from '../choices.ts';
import { byLevel, listed, pairs, range, sampled, toLevel } from '../concept.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { alternatives, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const math = { subject: 'Math', category: 'Numbers' };

const countObjects = listed(
  {
    ...math,
    id: 'math.counting.objects',
    title: 'Counting things',
    grades: [0, 1],
    objectives: ['Count up to 20 things, each one once'],
    keywords: ['counting', 'count', 'how many', 'counting objects'],
  },
  {
    items: ['★', '●', '■', '▲', '♥', '♦', '☀', '✿', '☂', '♫'].flatMap((sign) =>
      range(1, 20).map((n) => ({ sign, n })),
    ),
    key: ({ sign, n }) => `count ${n} ${sign}`,
    level: ({ n }) => toLevel(n <= 6 ? 0 : n <= 12 ? 1 : 2),
    draw: ({ sign, n }) => ({
      question: `How many ${sign} are here? ${Array(n).fill(sign).join(' ')}`,
      ...numeric(n, {
        'skipped-one': n - 1,
        'counted-one-twice': n + 1,
        'counted-two-twice': n + 2,
        'skipped-two': n - 2,
      }),
      explanation: `Touch each one and count: 1 up to ${n}. There are ${n}.`,
      ...(n <= 10 ? { figure: { kind: 'ten-frame', filled: n } as const } : {}),
    }),
  },
);

const neighbours = listed(
  {
    ...math,
    id: 'math.counting.next',
    title: 'The number before and after',
    grades: [0, 2],
    objectives: ['Name the number before, after and between'],
    keywords: ['counting', 'number before', 'number after', 'counting on', 'next number', 'between'],
    prerequisites: ['math.counting.objects'],
  },
  {
    items: range(1, 120).flatMap((n) => ['after', 'before', 'between'].map((place) => ({ n, place }))),
    key: ({ n, place }) => `${place} ${n}`,
    level: ({ n }) => toLevel(n <= 19 ? 0 : n <= 59 ? 1 : 2),
    draw: ({ n, place }) => {
      const answer = place === 'after' ? n + 1 : place === 'before' ? n - 1 : n;
      const stem = place === 'between' ? `between ${n - 1} and ${n + 1}` : `just ${place} ${n}`;
      return {
        question: `What number is ${stem}?`,
        ...numeric(answer, {
          'wrong-direction': place === 'after' ? n - 1 : n + 1,
          'gave-number-itself': place === 'between' ? n - 1 : n,
          'jumped-a-ten': answer + 10,
        }),
        explanation: `Count: ${answer > 0 ? `${answer - 1}, ` : ''}${answer}, ${answer + 1}. So it is ${answer}.`,
        figure: { kind: 'number-line', from: Math.max(0, n - 5), to: n + 5, step: 1, marks: [] },
      };
    },
  },
);

const skipCounting = sampled(
  {
    ...math,
    id: 'math.counting.skip',
    title: 'Counting in steps',
    grades: [1, 4],
    objectives: ['Count on and back in equal steps'],
    keywords: ['skip counting', 'count by twos', 'count by fives', 'count by tens', 'number patterns'],
    prerequisites: ['math.counting.next'],
  },
  (rng, dial) => {
    const step = rng.pick(
      byLevel(dial, [
        [2, 3, 4, 5, 10],
        [3, 4, 5, 6, 7, 8, 9, 10],
        [6, 7, 8, 9, 11, 12, 25, 50],
      ]),
    );
    const back = rng.int(0, 2) === 0;
    const start = rng.int(back ? step * 4 : 0, byLevel(dial, [150, 200, 300]));
    const by = back ? -step : step;
    const terms = [0, 1, 2, 3].map((i) => start + i * by);
    const next = start + 4 * by;
    return {
      key: `next ${start}${back ? '-' : '+'}${step}`,
      question: `${terms.join(', ')}. What comes next?`,
      ...numeric(next, {
        'counted-by-one': next - by + Math.sign(by),
        'skipped-a-term': next + by,
        'repeated-last-term': next - by,
        'wrong-direction': next - 2 * by,
      }),
      explanation: `Each step ${back ? 'takes away' : 'adds'} ${step}. ${terms[3]} ${back ? '-' : '+'} ${step} = ${next}.`,
      figure: {
        kind: 'number-line',
        from: Math.min(start, next),
        to: Math.max(start, next),
        step,
        marks: terms,
      },
    };
  },
);

const tensAndOnes = listed(
  {
    ...math,
    id: 'math.numbers.tens-and-ones',
    title: 'Tens and ones',
    grades: [0, 2],
    objectives: ['See a two-digit number as tens and ones'],
    keywords: ['tens and ones', 'place value', 'teen numbers', 'groups of ten'],
    prerequisites: ['math.counting.objects'],
  },
  {
    items: pairs([1, 9], [1, 9]).flatMap(([t, o]) => ['make', 'tens', 'ones'].map((ask) => ({ t, o, ask }))),
    key: ({ t, o, ask }) => `${ask} ${t}${o}`,
    level: ({ t }) => toLevel(t <= 2 ? 0 : t <= 5 ? 1 : 2),
    draw: ({ t, o, ask }) => {
      const n = t * 10 + o;
      if (ask !== 'make') {
        const [answer, other] = ask === 'tens' ? [t, o] : [o, t];
        return {
          question:
            `How many ${ask} are in ${n}?`
              .replace('many tens', 'many full tens')
              .replace('many ones are in', 'many ones are left in') +
            (ask === 'ones' ? ' Take out all the tens first.' : ''),
          ...numeric(answer, {
            'gave-other-digit': other,
            'gave-whole-number': n,
            'one-too-many': answer + 1,
            'one-too-few': answer - 1,
          }),
          explanation: `${n} is ${t} ${t === 1 ? 'ten' : 'tens'} and ${o} ${o === 1 ? 'one' : 'ones'}.`,
        };
      }
      return {
        question: `You have ${t} ${t === 1 ? 'ten' : 'tens'} and ${o} ${o === 1 ? 'one' : 'ones'}. What is the sum?`,
        ...numeric(n, {
          'swapped-digits': o * 10 + t,
          'added-digits': t + o,
          'one-ten-too-many': n + 10,
          'one-too-many': n + 1,
        }),
        explanation: `${t} ${t === 1 ? 'ten' : 'tens'} make ${t * 10}. ${t * 10} and ${o} make ${n}.`,
      };
    },
  },
);

/** Four different numbers of the size that suits the grade and the dial. */
function fourNumbers(rng: Rng, dial: Dial): number[] {
  const top =
    dial.grade === 0
      ? byLevel(dial, [20, 30, 50])
      : byLevel(dial, [50, 100, 200]) * 10 ** Math.min(3, Math.max(0, dial.grade - 1));
  const numbers = new Set<number>();
  while (numbers.size < 4) numbers.add(rng.int(1, top));
  return [...numbers];
}

const compareNumbers = sampled(
  {
    ...math,
    id: 'math.numbers.compare',
    title: 'Comparing numbers',
    grades: [0, 4],
    objectives: ['Find the greatest and the least of several numbers'],
    keywords: ['comparing numbers', 'greater than', 'less than', 'greatest', 'least', 'bigger', 'smaller'],
    prerequisites: ['math.counting.next'],
  },
  (rng, dial) => {
    const numbers = fourNumbers(rng, dial).sort((a, b) => a - b);
    const most = rng.int(0, 1) === 1;
    const [answer = 0, ...others] = most ? numbers.toReversed() : numbers;
    const [near = 0, , far = 0] = others;
    return {
      key: `${most ? 'most' : 'least'} ${numbers.join(' ')}`,
      question: `Which is the ${most ? 'most' : 'least'}: ${alternatives(rng.shuffle(numbers).map(whole))}?`,
      ...numeric(answer, { 'second-place': near, 'middle-number': others[1] ?? 0, 'opposite-end': far }),
      explanation: `In order: ${numbers.map(whole).join(', ')}. So the ${most ? 'most' : 'least'} is ${whole(answer)}.`,
    };
  },
);

const evenOdd = sampled(
  {
    ...math,
    id: 'math.numbers.even-odd',
    title: 'Even and odd numbers',
    grades: [1, 3],
    objectives: ['Tell even from odd by the last digit'],
    keywords: ['even numbers', 'odd numbers', 'even and odd', 'pairs'],
  },
  (rng, dial) => {
    const top = byLevel(dial, [40, 60, 400]) * dial.grade;
    const even = rng.int(0, 1);
    const answer = rng.int(1, top) * 2 - (even ? 0 : 1);
    const others = new Set<number>();
    while (others.size < 3) others.add(rng.int(1, top) * 2 - (even ? 1 : 0));
    const [a = 0, b = 0, c = 0] = others;
    return {
      key: `${even ? 'even' : 'odd'} ${answer} of ${[a, b, c].sort((x, y) => x - y).join(' ')}`,
      question: `Which one is ${even ? 'even' : 'odd'}: ${alternatives(rng.shuffle([answer, ...others]).map(whole))}?`,
      ...numeric(answer, { 'looked-at-first-digit': a, 'guessed-by-size': b, 'mixed-up-even-and-odd': c }),
      explanation: `Look at the last digit of ${answer}. It is ${answer % 10}, so the number is ${even ? 'even' : 'odd'}.`,
    };
  },
);

const places = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands'] as const;

const placeValue = sampled(
  {
    ...math,
    id: 'math.numbers.place-value',
    title: 'Place value',
    grades: [2, 5],
    objectives: ['Tell what a digit is worth by its place'],
    keywords: ['place value', 'value of a digit', 'digits', 'hundreds tens ones'],
    prerequisites: ['math.numbers.tens-and-ones'],
  },
  (rng, dial) => {
    const size = Math.min(6, Math.max(3, dial.grade + byLevel(dial, [0, 1, 2])));
    const digits = rng.sample(range(1, 9), size);
    const n = Number(digits.join(''));
    const place = rng.int(1, size - 1);
    const digit = digits[size - 1 - place] ?? 0;
    const worth = digit * 10 ** place;
    const ask = rng.int(0, 1) === 1;
    return {
      key: `${ask ? 'worth' : 'digit'} ${n} ${place}`,
      question: ask
        ? `What is the digit ${digit} worth in ${whole(n)}?`
        : `Which digit of ${whole(n)} is in the ${places[place]} place?`,
      ...(ask
        ? numeric(worth, {
            'gave-digit': digit,
            'one-place-too-high': worth * 10,
            'one-place-too-low': worth / 10,
          })
        : numeric(digit, {
            'counted-from-left': digits[place] ?? 0,
            'one-place-off': digits[size - place] ?? 0,
            'gave-first-digit': digits[0] ?? 0,
            'gave-last-digit': digits[size - 1] ?? 0,
          })),
      explanation: `Count the places from the right. The ${digit} is in the ${places[place]} place, so it is worth ${whole(worth)}.`,
    };
  },
);

const rounding = sampled(
  {
    ...math,
    id: 'math.numbers.rounding',
    title: 'Rounding whole numbers',
    grades: [3, 5],
    objectives: ['Round to the nearest ten, hundred or thousand'],
    keywords: ['rounding', 'round to the nearest ten', 'estimate', 'nearest hundred'],
    prerequisites: ['math.numbers.place-value'],
  },
  (rng, dial) => {
    const to = rng.pick(
      byLevel(dial, [
        [10, 100],
        [100, 1000],
        [100, 1000, 10000],
      ]),
    );
    const n = rng.int(to + 1, to * byLevel(dial, [99, 40, 80]));
    const down = Math.floor(n / to) * to;
    const answer = Number(rational(n, to).round().n) * to;
    return {
      key: `round ${n} ${to}`,
      question: `Round ${whole(n)} to the nearest ${whole(to)}.`,
      ...numeric(
        answer,
        {
          'rounded-wrong-way': answer === down ? down + to : down,
          'rounded-to-smaller-place': Math.round(n / (to / 10)) * (to / 10),
          'dropped-zeros': answer / to,
          'rounded-to-larger-place': Math.round(n / (to * 10)) * to * 10,
        },
        { slip: to },
      ),
      explanation: `${whole(n)} lies between ${whole(down)} and ${whole(down + to)}. The nearer one is ${whole(answer)}; half way goes up.`,
    };
  },
);

const numerals: readonly [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(n: number): string {
  let rest = n;
  let text = '';
  for (const [value, sign] of numerals) {
    text += sign.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}

const romanNumerals = listed(
  {
    ...math,
    id: 'math.numbers.roman',
    title: 'Roman numerals',
    grades: [3, 6],
    objectives: ['Read and write Roman numerals'],
    keywords: ['roman numerals', 'roman numbers'],
  },
  {
    items: range(1, 600).flatMap((n) => [true, false].map((read) => ({ n, read }))),
    key: ({ n, read }) => `${read ? 'read' : 'write'} ${n}`,
    level: ({ n }) => toLevel(n <= 39 ? 0 : n <= 199 ? 1 : 2),
    draw: ({ n, read }, rng) => {
      const near = rng.sample(
        [1, 2, 4, 5, 6, 9, 10, 11, 20, 40].flatMap((d) => [n + d, n - d]).filter((m) => m > 0),
        3,
      );
      const [a = n + 1, b = n + 2, c = n + 3] = near;
      return {
        question: read
          ? `Which number is ${roman(n)} in Roman numerals?`
          : `How do you write ${n} in Roman numerals?`,
        ...(read
          ? numeric(n, { 'added-where-it-subtracts': a, 'mixed-up-v-and-x': b, 'mixed-up-l-and-c': c })
          : worded(roman(n), {
              'added-where-it-subtracts': roman(a),
              'mixed-up-v-and-x': roman(b),
              'mixed-up-l-and-c': roman(c),
            })),
        explanation: `I = 1, V = 5, X = 10, L = 50, C = 100, D = 500. A smaller sign before a larger one is taken away. ${roman(n)} = ${n}.`,
      };
    },
  },
);

const colors = ['red', 'blue', 'green', 'pink', 'black', 'white', 'gold', 'brown'] as const;
const patternShapes = ['AB', 'AAB', 'ABB', 'ABC'] as const;

const repeating = listed(
  {
    ...math,
    id: 'math.patterns.repeating',
    title: 'Patterns that repeat',
    grades: [0, 2],
    objectives: ['Find the part that repeats and go on with it'],
    keywords: ['patterns', 'repeating patterns', 'what comes next'],
  },
  {
    items: patternShapes.flatMap((shape, difficulty) =>
      colors.flatMap((a) =>
        colors
          .filter((b) => b !== a)
          .flatMap((b) => [0, 1].map((shift) => ({ shape, difficulty, a, b, shift }))),
      ),
    ),
    key: ({ shape, a, b, shift }) => `${shape} ${a} ${b} ${shift}`,
    level: ({ difficulty }) => toLevel(difficulty),
    draw: ({ shape, a, b, shift }, rng) => {
      const c = colors[(colors.indexOf(a) + colors.indexOf(b)) % 8] ?? 'gold';
      const third = c === a || c === b ? (colors.find((color) => color !== a && color !== b) ?? c) : c;
      const unit = [...shape].map((letter) => ({ A: a, B: b, C: third })[letter] ?? a);
      const length = unit.length * 2 + 1 + shift;
      const shown = Array.from({ length }, (_, i) => unit[i % unit.length] ?? a);
      return {
        question: `${shown.join(', ')}. What comes next?`,
        ...among(
          unit[length % unit.length] ?? a,
          [...new Set([...unit, ...rng.sample(colors, 5)])].slice(0, 5),
          rng,
        ),
        explanation: `The part that comes again is: ${unit.join(', ')}.`,
      };
    },
  },
);

/** Counting and whole numbers. */
export const numbers: Concept[] = [
  countObjects,
  neighbours,
  skipCounting,
  tensAndOnes,
  compareNumbers,
  evenOdd,
  repeating,
  placeValue,
  rounding,
  romanNumerals,
];
