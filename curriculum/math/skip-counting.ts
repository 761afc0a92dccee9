import { numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed, range } from '../templates.ts';
import { alternatives, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { closeChoices, thingsFigure } from './early-forms.ts';

const math = { subject: 'Math', category: 'Numbers' };

/** Steps of each grade from 1 to 4, and the largest start. */
const stepsOf: Readonly<Record<number, readonly number[]>> = {
  1: [2, 5, 10],
  2: [2, 5, 10, 100],
  3: [3, 4, 5, 6, 10, 25, 50, 100],
  4: [6, 7, 8, 9, 11, 12, 25, 50],
};
const topStart: Readonly<Record<number, number>> = { 1: 60, 2: 500, 3: 600, 4: 900 };

/** Draws the first number, the step and the direction: back only after the beginner's level. */
function sequence(rng: Rng, { grade, level }: Dial) {
  const step = rng.pick(stepsOf[grade] ?? [2, 5, 10]);
  const back = level > 0 && rng.int(0, 1) === 1;
  const top = topStart[grade] ?? 60;
  // Beginners start at a number of the step's own row.
  const low = back ? step * 5 : 0;
  const start = level === 0 ? step * rng.int(0, Math.floor(top / step)) : rng.int(low, Math.max(low, top));
  const by = back ? -step : step;
  return { step, back, by, at: (i: number) => start + i * by };
}

const first = (count: number, at: (i: number) => number): number[] => range(0, count - 1).map((i) => at(i));

/** Returns the wrong terms of a row, where `before` is the term before the answer. */
const wrongTerms = (answer: number, by: number): Record<string, WrongNumber> => {
  const [before, size] = [answer - by, Math.abs(by)];
  return {
    'counted-by-ones': [before + Math.sign(by), `That is a step of 1; each step is ${size}.`],
    'wrong-direction': [
      before - by,
      `You went the other way; the numbers get ${by > 0 ? 'larger' : 'smaller'}.`,
    ],
    'went-a-step-too-far': [answer + by, `You took one step of ${size} more than you need.`],
    'stood-still': [before, `You stayed at ${whole(before)}; take one more step of ${size}.`],
    ...(size !== 10 && {
      'counted-by-tens': [
        before + 10 * Math.sign(by),
        `That is a step of 10; each step is ${size}.`,
      ] as const,
    }),
  };
};

const skipForms: Forms = {
  next: form([0, 1], (rng, dial) => {
    const { step, back, by, at } = sequence(rng, dial);
    return {
      key: `${at(0)} ${by}`,
      question: `${first(4, at).join(', ')}. What comes next?`,
      ...numeric(at(4), wrongTerms(at(4), by)),

      hints: [`How far is it from ${at(0)} to ${at(1)}?`, `Take the same step from ${at(3)}.`],
      explanation: `Each step ${back ? 'takes away' : 'adds'} ${step}. ${at(3)} ${back ? '-' : '+'} ${step} = ${at(4)}.`,
      figure: {
        kind: 'number-line',
        from: Math.min(at(0), at(4)),
        to: Math.max(at(0), at(4)),
        step,
        marks: [],
        labels: first(4, at),
        asked: at(4),
      },
    };
  }),
  gap: form([0, 1, 2], (rng, dial) => {
    const { step, back, by, at } = sequence(rng, dial);
    const hole = rng.int(1, 2);
    const shown = first(4, at).map((value, i) => (i === hole ? '□' : value));
    return {
      key: `${at(0)} ${by} ${hole}`,
      question: `What goes in the gap? ${shown.join(', ')}`,
      ...numeric(at(hole), wrongTerms(at(hole), by)),

      hints: ['Find two numbers side by side. How far apart are they?', 'Take the same step into the gap.'],
      explanation: `Each step ${back ? 'takes away' : 'adds'} ${step}. ${at(hole - 1)} ${back ? '-' : '+'} ${step} = ${at(hole)}.`,
    };
  }),
  step: form([0, 1, 2], (rng, dial) => {
    const { step, back, by, at } = sequence(rng, dial);
    return {
      key: `${at(0)} ${by}`,
      question: `How large is each step? ${first(4, at).join(', ')}`,
      ...numeric(step, {
        'took-two-steps': step * 2,
        'counted-both-ends': [
          step + 1,
          `You counted ${whole(at(0))} itself; count the steps to ${whole(at(1))}.`,
        ],
        'counted-between': [step - 1, `You counted the numbers in between; count on to ${whole(at(1))}.`],
        'named-a-number': [at(1), `${whole(at(1))} is a number of the row; how far is it to the next?`],
        'counted-the-numbers': [4, 'You counted the numbers; how far is it from one to the next?'],
      }),

      hints: ['Look at the first two numbers only.', 'Count from the one to the other.'],
      explanation: `Look at two numbers side by side. From ${at(0)} to ${at(1)} is ${step} ${back ? 'less' : 'more'}.`,
    };
  }),
  jumps: form([1, 2], (rng, dial) => {
    const { step, back, by, at } = sequence(rng, dial);
    const jumps = rng.int(3, 4);
    return {
      key: `${at(0)} ${by} ${jumps}`,
      question: `Start at ${at(0)}. Count ${back ? 'back' : 'on'} by ${step}, ${jumps} times. Where are you?`,
      ...numeric(at(jumps), {
        'counted-the-start': [
          at(jumps - 1),
          `You counted ${whole(at(0))} as a step; say ${whole(at(1))} first.`,
        ],
        'went-too-far': [at(jumps + 1), `You took ${jumps + 1} steps; stop after ${jumps}.`],
        'wrong-direction': [at(-jumps), `You went ${back ? 'on' : 'back'}; go ${back ? 'back' : 'on'}.`],
        'took-one-step': [at(1), `That is one step; take ${jumps}.`],
      }),

      hints: [`Say the first stop after ${at(0)}.`, `Put up a finger for each stop. Use ${jumps} fingers.`],
      explanation: `Say each stop: ${range(1, jumps)
        .map((i) => at(i))
        .join(', ')}.`,
    };
  }),
};

const skipCounting = formed(
  {
    ...math,
    id: 'math.counting.skip',
    title: 'Counting in steps',
    grades: [1, 4],
    objectives: ['Count on and back in equal steps'],
    keywords: ['skip counting', 'count by twos', 'count by fives', 'count by tens', 'number patterns'],
    prerequisites: ['math.counting.next'],
    standards: ['2.NBT.A.2', '3.OA.D.9', '4.OA.C.5'],
    teaching: {
      idea: {
        1: 'You can count in steps of 2, 5 or 10. Each step adds the same number.',
        3: 'In such a row of numbers, the difference of two neighbors is always the same. Find it, and you can go on.',
      },
      caution: 'The numbers may also go down. Then take the step away.',
      trap: 'wrong-direction',
      mends: {
        'took-two-steps': 'That is two steps; look at two numbers side by side.',
      },
    },
  },
  skipForms,
);

/** Draws the range of even and odd numbers: within 20 first, then as large as the grade reads. */
const evenTop = ({ grade, level }: Dial): number =>
  grade <= 2 ? byLevel({ grade, level }, [20, 50, 99]) : 999;

const isEven = (n: number): boolean => n % 2 === 0;

/** Draws even and odd numbers on both sides of a limit. The first is of the kind and on the side. */
function sided(rng: Rng, dial: Dial, even: boolean, more: boolean) {
  const limit = rng.int(8, evenTop(dial) - 8);
  const above = range(limit + 1, evenTop(dial));
  const below = range(2, limit - 1);
  const [right, wrong] = more ? [above, below] : [below, above];
  const pick = (from: readonly number[], kind: boolean): number =>
    rng.pick(from.filter((n) => isEven(n) === kind));
  return {
    limit,
    numbers: [pick(right, even), pick(right, !even), pick(wrong, even), pick(wrong, !even)] as const,
  };
}

const evenForms: Forms = {
  which: form([0, 1, 2], (rng, dial) => {
    const [even, more] = [rng.int(0, 1) === 1, rng.int(0, 1) === 1];
    const { limit, numbers } = sided(rng, dial, even, more);
    const [answer, otherKind, otherSide, both] = numbers;
    const [kind, side] = [even ? 'even' : 'odd', more ? 'more' : 'less'];
    return {
      key: `${kind} ${side} ${limit} ${answer} of ${numbers.toSorted((x, y) => x - y).join(' ')}`,
      question: `Which number is ${kind} and ${side} than ${limit}: ${alternatives(rng.shuffle(numbers).map(whole))}?`,
      ...numeric(
        answer,
        { 'mixed-up-the-words': otherKind, 'other-side': otherSide, 'neither-fits': both },
        { listed: true },
      ),

      hints: [
        `Cross out all numbers that are not ${side} than ${limit}.`,
        even ? 'Even numbers make pairs with none left over.' : 'Odd numbers make pairs with one left over.',
      ],
      explanation: `The last digit of ${answer} is ${answer % 10}, so it is ${kind}. It is also ${side} than ${limit}.`,
    };
  }),
  pairs: form([0, 1], (rng, dial) => {
    const n = rng.int(5, Math.min(40, evenTop(dial)));
    const full = Math.floor(n / 2);
    return {
      key: `${n}`,
      question: `Here are ${n} socks. How many full pairs can you make?`,
      ...closeChoices(full, {
        'counted-the-socks': [n, `${n} is the socks; two socks make one pair.`],
        'counted-a-single-sock': [
          full + 1,
          isEven(n)
            ? `${full + 1} pairs need ${2 * full + 2} socks; there are ${n}.`
            : 'One sock is left over; it makes no pair.',
        ],
        'took-two-away': [n - 2, 'You took one pair away; make pairs until none is left.'],
        'left-out-a-pair': [full - 1, 'You can make one more pair; try it.'],
      }),

      hints: ['Put two socks together for each pair.', 'Count the pairs. A single sock does not count.'],
      explanation: `${n} is ${isEven(n) ? 'even, so no sock is' : 'odd, so one sock is'} left over. ${full} pairs are ${full * 2} socks.`,
      ...thingsFigure([{ thing: 'circle', count: n }]),
    };
  }),
  doubles: form([0, 1, 2], (rng, dial) => {
    const half = rng.int(2, byLevel(dial, [6, 10, 10]) + (dial.grade > 2 ? 15 : 0));
    return {
      key: `${half}`,
      question: `${half * 2} is even. Which sum of two equal numbers makes ${half * 2}?`,
      ...numeric(
        half,
        {
          'doubled-again': [half * 2, `That makes ${half * 4}; both parts together make ${half * 2}.`],
          'part-too-large': [half + 1, `That makes ${half * 2 + 2}; add both numbers to check.`],
          'part-too-small': [half - 1, `That makes ${half * 2 - 2}; add both numbers to check.`],
          'added-ten': [half + 5, `That makes ${half * 2 + 10}; add both numbers to check.`],
        },
        { show: (v) => `${v.n} + ${v.n}`, slip: 0 },
      ),

      hints: [`Share ${half * 2} into two equal groups.`, 'Add both numbers of each choice to check.'],
      explanation: `Share ${half * 2} into two equal groups. ${half} + ${half} = ${half * 2}.`,
      ...(half <= 10 && { figure: { kind: 'array' as const, rows: 2, columns: half } }),
    };
  }),
  after: form([1, 2], (rng, dial) => {
    const [n, even] = [rng.int(2, evenTop(dial) - 2), rng.int(0, 1) === 1];
    const answer = isEven(n + 1) === even ? n + 1 : n + 2;
    const kind = even ? 'even' : 'odd';
    return {
      key: `${kind} ${n}`,
      question: `Count on from ${n}. What is the next ${kind} number?`,
      ...numeric(answer, {
        'named-the-other-kind': [
          answer === n + 1 ? n + 2 : n + 1,
          `That number is ${even ? 'odd' : 'even'}; look at its last digit.`,
        ],
        'skipped-one': [answer + 2, `It is ${kind}, but an earlier ${kind} number comes first.`],
        'went-back': [answer - 2, `Count on from ${n}; the next number is larger.`],
      }),

      hints: [
        `Which number comes after ${n}? Look at its last digit.`,
        even ? 'Even numbers make pairs with none left over.' : 'Odd numbers make pairs with one left over.',
      ],
      explanation: `Even and odd numbers take turns. ${answer} is the first after ${n} that fits: it ends in ${answer % 10}.`,
    };
  }),
};

const evenOdd = formed(
  {
    ...math,
    id: 'math.numbers.even-odd',
    title: 'Even and odd numbers',
    grades: [1, 3],
    objectives: ['Tell even from odd by pairs and by the last digit'],
    keywords: ['even numbers', 'odd numbers', 'even and odd', 'pairs'],
    prerequisites: ['math.counting.skip'],
    standards: ['2.OA.C.3', '3.OA.D.9'],
    teaching: {
      idea: 'An even number of things makes pairs with none left over. Odd numbers leave one. The last digit tells.',
      caution: 'Only the last digit counts. 34 is even, though 3 is odd.',
      mends: {
        'mixed-up-the-words': 'Even means pairs with none left over; odd leaves one.',
        'other-side': 'You checked even or odd only; compare with the number, too.',
        'neither-fits': 'Look at both words: even or odd, and more or less.',
      },
    },
  },
  evenForms,
);

/** Numbers in equal steps, and even and odd numbers. */
export const countingInSteps: Concept[] = [skipCounting, evenOdd];
