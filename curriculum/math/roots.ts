import { checkedBy } from '../checked.ts';
import { numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';
import { comparing, direct, matching, type Task } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Integers and Powers' };

const sign = (e: number): string => (e === 2 ? '√' : '∛');

/** Returns a hint with a power of a round number close to the root. */
function rootHint(n: number, e: number): string {
  const round = n < 5 ? 5 : n < 10 ? 10 : Math.floor(n / 10) * 10 + (n % 10 === 0 ? 10 : 0);
  return `Try an easy number: ${power(round, e)}. Is the number that you look for larger or smaller?`;
}

/** Returns a power worked out as a product: 3 × 3 = 9. */
const power = (n: number, e: number): string => `${Array(e).fill(whole(n)).join(' × ')} = ${whole(n ** e)}`;

function rootTask(rng: Rng, dial: Dial): Task {
  const e = dial.level === 0 ? 2 : rng.pick([2, 2, 3]);
  const n = rng.int(2, e === 2 ? byLevel(dial, [20, 30, 60]) : byLevel(dial, [5, 8, 12]));
  return {
    text: `${sign(e)}${whole(n ** e)}`,
    value: n,
    mistakes: {
      ...(n ** e % e === 0 && {
        'divided-instead': [
          n ** e / e,
          `You divided by ${e}; look for a number that is a factor ${e === 2 ? 'twice' : 'three times'}.`,
        ] as const,
      }),
      'took-the-next-root': [n + 1, `Check by multiplying: ${power(n + 1, e)}.`],
      'took-the-root-before': [n - 1, `Check by multiplying: ${power(n - 1, e)}.`],
    },
    hints: [
      `Look for a number that gives ${whole(n ** e)} when it is ${e === 2 ? 'multiplied by itself' : 'a factor three times'}.`,
      rootHint(n, e),
    ],
    apart: checkedBy((wrong) => `not the root: ${power(Number(wrong.n), e)}`),
    method: `${e === 2 ? 'Ask which number times itself gives the number under the root.' : 'Ask which number, three times as a factor, gives the number under the root.'}`,
    way: `${Array(e).fill(n).join(' × ')} = ${whole(n ** e)}, so ${sign(e)}${whole(n ** e)} is ${n}.`,
  };
}

/** Returns the wrong lengths of a side of a square, or of an edge of a cube. */
function sideMistakes(n: number, cube: boolean): Record<string, WrongNumber> {
  const size = cube ? n ** 3 : n ** 2;
  return {
    ...(size % 4 === 0 && {
      'divided-instead': [
        size / 4,
        cube
          ? 'You divided by 4; look for a number that is a factor three times.'
          : 'You divided by 4 as for a perimeter; look for a number that is multiplied by itself.',
      ] as const,
    }),
    ...(size % 2 === 0 && {
      'halved-instead': [size / 2, 'You halved the number; taking a root is not halving.'] as const,
    }),
    ...(cube
      ? {
          'took-the-square': [n * n, 'This is the area of one face; find the length of an edge.'] as const,
        }
      : {
          'gave-the-perimeter': [4 * n, 'This is the perimeter; find the length of one side.'] as const,
        }),
    'doubled-the-root': [2 * n, 'Check by multiplying: a side twice as long gives much more.'],
    'gave-the-area': [
      size,
      `This is the ${cube ? 'volume' : 'area'}; the question asks for the length of one ${cube ? 'edge' : 'side'}.`,
    ],
    'took-the-next-root': [n + 1, `Check by multiplying: ${power(n + 1, cube ? 3 : 2)}.`],
    'took-the-root-before': [n - 1, `Check by multiplying: ${power(n - 1, cube ? 3 : 2)}.`],
  };
}

const roots = formed(
  {
    ...info,
    id: 'math.roots.square',
    title: 'Square and cube roots',
    grades: [7, 10],
    objectives: ['Find roots of perfect squares and cubes'],
    keywords: ['square roots', 'cube roots', 'roots', 'radicals', 'perfect squares'],
    prerequisites: ['math.exponents.powers'],
    standards: ['8.EE.A.2'],
    teaching: {
      idea:
        'A square root undoes squaring: √49 is 7, since 7 × 7 = 49. It is the side of a square with that area. A cube root ' +
        'undoes the third power: ∛8 is 2, since 2 × 2 × 2 = 8.',
      trap: 'divided-instead',
      caution: 'Taking a root is not halving. √16 is 4, not 8.',
      mends: {},
    },
  },
  {
    value: form([0, 1], direct(rootTask)),
    equal: form([0, 1, 2], matching(rootTask)),
    side: form([0, 1, 2], (rng, dial) => {
      const cube = dial.level > 0 && rng.int(0, 1) === 1;
      const n = rng.int(2, cube ? 12 : byLevel(dial, [25, 40, 60]));
      const size = cube ? n ** 3 : n ** 2;
      return {
        question: cube
          ? `A cube has a volume of ${whole(size)} cubic cm. How long is each edge?`
          : `A square has an area of ${whole(size)} square cm. How long is each side?`,
        ...numeric(n, sideMistakes(n, cube), {
          show: (r) => `${whole(r.n)} cm`,
          apart: checkedBy(
            (wrong) => `not the length: ${power(Number(wrong.n), cube ? 3 : 2)}, not ${whole(size)}`,
          ),
        }),
        hints: [
          cube
            ? `The volume is edge × edge × edge. Which number gives ${whole(size)}?`
            : `The area is side × side. Which number gives ${whole(size)}?`,
          rootHint(n, cube ? 3 : 2),
        ],
        explanation: `${cube ? 'Length, width and height are equal' : 'Length and width are equal'}: ${Array(
          cube ? 3 : 2,
        )
          .fill(n)
          .join(' × ')} = ${whole(size)}. So each ${cube ? 'edge' : 'side'} is ${n} cm long.`,
      };
    }),
    solve: form([1, 2], (rng, dial) => {
      const n = rng.int(2, byLevel(dial, [12, 25, 40]));
      const b = drawn(
        () => rng.int(1, 30),
        (value) => value !== n,
      );
      return {
        question: `x is positive. Solve x² + ${b} = ${whole(n * n + b)}.`,
        ...numeric(
          n,
          {
            'forgot-the-root': [n * n, `This is x²; find the number whose square it is.`],
            'doubled-the-root': [2 * n, `${2 * n}² is ${whole(4 * n * n)}; x² is ${whole(n * n)}.`],
            ...(n % 2 === 0 && {
              'halved-the-square': [
                (n * n) / 2,
                'You halved x²; look for the number whose square it is.',
              ] as const,
              'halved-the-root': [
                n / 2,
                `${n / 2}² is ${whole((n * n) / 4)}; x² is ${whole(n * n)}.`,
              ] as const,
            }),
            'left-the-number': [n + b, `You added ${b} to the root; take ${b} away from both sides first.`],
            ...(n > b && {
              'subtracted-late': [
                n - b,
                `You took ${b} from the root; take it from ${whole(n * n + b)} first.`,
              ] as const,
            }),
            'took-the-next-root': [n + 1, `${n + 1}² is ${whole((n + 1) ** 2)}; x² is ${whole(n * n)}.`],
            'took-the-root-before': [n - 1, `${n - 1}² is ${whole((n - 1) ** 2)}; x² is ${whole(n * n)}.`],
          },
          {
            apart: checkedBy(
              (wrong) =>
                `not the solution: ${whole(wrong.n)}² is ${whole(wrong.times(wrong).n)}, but x² is ${whole(n * n)}`,
            ),
          },
        ),
        hints: [`Take ${b} away from both sides. What is x² then?`, 'Which positive number has this square?'],
        explanation: `Subtract ${b}: x² = ${whole(n * n)}. The positive root is ${n}.`,
      };
    }),
    compare: form([1, 2], comparing(rootTask)),
  },
);

/** Roots. */
export const squareAndCubeRoots: Concept[] = [roots];
