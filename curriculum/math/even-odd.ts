import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed, range } from '../templates.ts';
import { alternatives, whole } from '../text.ts';
import type { Dial } from '../types.ts';
import { closeChoices, thingsFigure } from './early-forms.ts';
import { farFrom } from './middle-forms.ts';

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
      ...closeChoices(
        full,
        {
          'counted-the-socks': [n, `${n} is how many socks there are; two make one pair.`],
          'counted-a-single-sock': [
            full + 1,
            isEven(n)
              ? `${full + 1} pairs need ${2 * full + 2} socks; there are ${n}.`
              : 'One sock is left over; it makes no pair.',
          ],
          'took-two-away': [n - 2, 'You took one pair away; make pairs until none is left.'],
          'left-out-a-pair': [full - 1, 'You can make one more pair; try it.'],
          'left-out-two-pairs': [full - 2, 'You can make two more pairs; try it.'],
          'counted-two-pairs-more': [
            full + 2,
            `${full + 2} pairs need ${2 * full + 4} socks; there are ${n}.`,
          ],
        },
        'two socks make one pair',
      ),

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
        {
          show: (v) => `${v.n} + ${v.n}`,
          slip: 0,
          apart: (size, isMore) => `${2 * (half + (isMore ? 1 : -1) * Number(size.n))}, not ${2 * half}`,
        },
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
      ...numeric(
        answer,
        {
          'named-the-other-kind': [
            answer === n + 1 ? n + 2 : n + 1,
            `That number is ${even ? 'odd' : 'even'}; look at its last digit.`,
          ],
          'skipped-one': [answer + 2, `It is ${kind}, but an earlier ${kind} number comes first.`],
          'went-back': [answer - 2, `Count on from ${n}; the next number is larger.`],
          'stopped-at-the-start':
            answer === n + 1
              ? [answer - 1, `You stayed at ${n}; count on from it.`]
              : [answer + 1, `That number is ${even ? 'odd' : 'even'}; look at its last digit.`],
        },
        { apart: farFrom(`count on by ones from ${n}`) },
      ),

      hints: [
        `Which number comes after ${n}? Look at its last digit.`,
        even ? 'Even numbers make pairs with none left over.' : 'Odd numbers make pairs with one left over.',
      ],
      explanation: `Even and odd numbers take turns. ${answer} is the first after ${n} that fits: it ends in ${answer % 10}.`,
    };
  }),
};

/** Even and odd numbers. */
export const evenOdd = formed(
  {
    subject: 'Math',
    category: 'Numbers',
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
