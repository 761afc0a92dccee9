import { among, numeric } from '../choices.ts';
import { byLevel, listed, pairs, range, sampled, toLevel } from '../templates.ts';
import { alternatives, whole } from '../text.ts';
import type { Concept } from '../types.ts';

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
      const line = { from: Math.max(0, n - 5), to: n + 5 };
      const shown = {
        after: `Count on: ${range(Math.max(0, n - 2), n).join(', ')}. What comes next?`,
        before: `Count back: ${n + 2}, ${n + 1}, ${n}. What comes next?`,
      }[place];
      return {
        question: shown ?? `What goes in the gap? ${n - 1}, □, ${n + 1}`,
        ...numeric(answer, {
          'wrong-direction': place === 'after' ? n - 1 : n + 1,
          'gave-number-itself': place === 'between' ? n - 1 : n,
          'jumped-a-ten': answer + 10,
        }),
        explanation: `Count: ${answer > 0 ? `${answer - 1}, ` : ''}${answer}, ${answer + 1}. So it is ${answer}.`,
        figure: {
          kind: 'number-line',
          ...line,
          step: 1,
          marks: [],
          labels: range(line.from, line.to).filter((value) => value !== answer),
          asked: answer,
        },
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
        marks: [],
        labels: terms,
        asked: next,
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
        explanation: `${t === 1 ? '1 ten makes' : `${t} tens make`} ${t * 10}. ${t * 10} and ${o} make ${n}.`,
      };
    },
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
    prerequisites: ['math.counting.skip'],
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
      ...numeric(
        answer,
        { 'looked-at-first-digit': a, 'guessed-by-size': b, 'mixed-up-even-and-odd': c },
        { listed: true },
      ),
      explanation: `Look at the last digit of ${answer}. It is ${answer % 10}, so the number is ${even ? 'even' : 'odd'}.`,
    };
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

/** Counting and first number sense. */
export const counting: Concept[] = [countObjects, neighbours, skipCounting, tensAndOnes, evenOdd, repeating];
