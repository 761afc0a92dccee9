import { checkedBy } from '../checked.ts';
import { numeric, type WrongNumber } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain, subscript, superscript, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Logarithms' };

/** Returns the mistakes with a factor k before the power and a number c in its exponent e. */
const besidePower = (e: number, k: number, c: number): Record<string, WrongNumber> => ({
  ...(c > 0 && {
    'forgot-the-shift': [e, `This is the whole exponent, x + ${c}; take ${c} away.`] as const,
    'added-the-shift': [e + c, `You added ${c}; take it away from the exponent.`] as const,
  }),
  ...(k > 1 &&
    k !== c &&
    k !== 2 * c && {
      'kept-the-factor': [
        e - c + k,
        `You added ${k} to the exponent; divide both sides by ${k} instead.`,
      ] as const,
    }),
});

/** Says what a power is worth. */
const powerAt = (b: number, exponent: number): string =>
  `${b}${superscript(exponent)} is ${exponent < 0 ? `1/${whole(b ** -exponent)}` : whole(b ** exponent)}`;

function exponentialEquation(rng: Rng, dial: Dial): Asked {
  const b = rng.pick([2, 3, 5, 10]);
  const e = rng.int(2, b === 2 ? 9 : b === 3 ? 6 : 4);
  const [k, c] = byLevel(dial, [
    [1, 0],
    [rng.int(2, 9), 0],
    [rng.int(2, 6), rng.int(1, 4)],
  ] as const);
  const x = e - c;
  const left = `${k > 1 ? `${k} × ` : ''}${b}ˣ${c > 0 ? `⁺${superscript(c)}` : ''}`;
  return {
    question: `Solve for x: ${left} = ${whole(k * b ** e)}`,
    ...numeric(
      x,
      {
        ...besidePower(e, k, c),
        ...nearBy(rng, x, 1, (wrong) => {
          const told = `${powerAt(b, Number(wrong.n) + c)}, not ${whole(b ** e)}.`;
          return c > 0 ? `With x = ${wrong} the exponent is ${wrong.plus(c)}. But ${told}` : told;
        }),
        ...(b ** (e - 1) !== x &&
          sometimes(rng, {
            'divided-instead': [b ** (e - 1), `You divided by ${b}; find the exponent of ${b}.`],
          })),
        ...sometimes(rng, {
          'multiplied-instead': [x * b, `You multiplied by ${b}; x only counts the factors of ${b}.`],
        }),
      },
      {
        signed: true,
        apart: checkedBy((wrong) =>
          Math.abs(Number(wrong.n) + c) > 12
            ? `not the solution: the exponent would be ${wrong.plus(c)}, but ${whole(b ** e)} is ${b}${superscript(e)}`
            : `not the solution: ${powerAt(b, Number(wrong.n) + c)}, not ${whole(b ** e)}`,
        ),
      },
    ),
    hints: [
      k > 1
        ? `Divide both sides by ${k}, so that the power stands alone.`
        : `Write ${whole(b ** e)} as a power of the base on the left.`,
      c > 0
        ? 'Write the other side as a power of the same base. What must the whole exponent be? Undo the addition.'
        : k > 1
          ? 'Write the other side as a power of the same base. What must x be?'
          : 'Now both sides are powers of one base. What must x be?',
    ],
    explanation: `${k > 1 ? `Divide by ${k}: ` : ''}${whole(b ** e)} = ${b}${superscript(e)}, so ${c > 0 ? `x + ${c} = ${e} and ` : ''}x = ${x}.`,
  };
}

const exponentialEquations = formed(
  {
    ...info,
    id: 'math.logarithms.equations',
    title: 'Exponential equations',
    grades: [10, 12],
    objectives: ['Solve exponential and logarithmic equations'],
    keywords: ['exponential equations', 'logarithmic equations', 'solve with logarithms'],
    prerequisites: ['math.logarithms.evaluate'],
    standards: ['HSF.LE.A.4', 'HSA.REI.A.1'],
    teaching: {
      idea: 'If the unknown is an exponent, get the power alone on one side. Then write both sides as powers of one base, or take the logarithm.',
      caution: 'Divide by the factor before you look for the exponent.',
      mends: {
        'forgot-the-shift': 'This is the whole of what stands in the brackets; take the added number away.',
        'counted-doublings': 'This counts the doublings; multiply by the hours that one of them takes.',
        'multiplied-instead': 'You multiplied the base by the logarithm; raise the base to it.',
        'lost-sign': 'You added the number in the brackets; take it away on both sides.',
      },
    },
  },
  {
    solve: form([0, 1, 2], exponentialEquation),
    claim: form([0], exponentialEquation, 'claimed'),
    doubling: form([0, 1, 2], (rng, dial) => {
      const [start, e] = [rng.int(2, 50), rng.int(3, byLevel(dial, [6, 8, 10]))];
      const hours = rng.int(1, 6);
      return {
        question: `${start} cells double in number every ${hours === 1 ? 'hour' : `${hours} hours`}. After how many hours are there ${whole(start * 2 ** e)}?`,
        ...numeric(
          e * hours,
          {
            ...(hours > 1 && {
              'counted-doublings': e,
              'added-the-hours': [
                e + hours,
                `You added the hours; each doubling takes ${hours} hours, so multiply.`,
              ] as const,
            }),
            ...(2 ** e !== e * hours &&
              sometimes(rng, {
                'took-the-factor': [
                  2 ** e,
                  `The number is ${2 ** e} times as large; find how many doublings that is.`,
                ],
              })),
            ...(2 ** (e - 1) !== e * hours &&
              sometimes(rng, {
                'halved-the-factor': [
                  2 ** (e - 1),
                  'You halved the factor; count how often 2 is a factor in it.',
                ],
              })),
            'two-doublings-more': [(e + 2) * hours, `You counted ${e + 2} doublings; there are ${e}.`],
            'two-doublings-less': [
              (e - 2) * hours,
              `You counted ${e - 2} ${e === 3 ? 'doubling' : 'doublings'}; there are ${e}.`,
            ],
            'counted-the-end-twice': [
              (e + 1) * hours,
              `You counted ${e + 1} doublings; the start itself is not one.`,
            ],
            'left-out-the-first': [(e - 1) * hours, `You counted ${e - 1} doublings; there are ${e}.`],
          },
          {
            apart: checkedBy(
              () =>
                `not the time: there are ${e} doublings of ${hours === 1 ? '1 hour' : `${hours} hours`} each`,
            ),
          },
        ),
        hints: [
          'How many times as many cells are there at the end as at the start?',
          `How many doublings is that? Each of them takes ${hours === 1 ? 'one hour' : `${hours} hours`}.`,
        ],
        explanation: `${whole(start * 2 ** e)} ÷ ${start} = ${2 ** e} = 2${superscript(e)}. So there are ${e} doublings: ${e} × ${hours} = ${e * hours}.`,
      };
    }),
    log: form([1, 2], (rng) => {
      const [b, e, c] = [rng.pick([2, 3, 5, 10]), rng.int(1, 3), rng.int(1, 20)];
      const x = b ** e - c;
      return {
        question: `Solve for x: log${subscript(b)}(x + ${c}) = ${e}`,
        ...numeric(
          x,
          {
            ...(e > 1 &&
              b <= 5 &&
              e ** b !== b ** e && {
                'swapped-base-and-exponent': [
                  e ** b - c,
                  `You worked out ${e}${superscript(b)}; the base of the power is ${b}, and the exponent is ${e}.`,
                ] as const,
              }),
            ...nearBy(
              rng,
              x,
              1,
              (wrong) =>
                `Then x + ${c} would be ${plain(wrong.plus(c))}, but ${b}${superscript(e)} is ${whole(b ** e)}.`,
            ),
            ...sometimes(rng, { 'forgot-the-shift': b ** e }),
            ...sometimes(rng, { 'lost-sign': b ** e + c }),
            ...(e > 1 && b * e !== b ** e && { 'multiplied-instead': b * e - c }),
          },
          {
            signed: true,
            apart: checkedBy(
              (wrong) => `not the solution: x + ${c} would be ${plain(wrong.plus(c))}, not ${whole(b ** e)}`,
            ),
          },
        ),
        hints: [
          'The logarithm is the exponent of the base. Work out that power.',
          `This is the value of x + ${c}. Undo the addition.`,
        ],
        explanation: `The logarithm is the exponent: x + ${c} = ${b}${superscript(e)} = ${whole(b ** e)}, so x = ${whole(x)}.`,
      };
    }),
  },
);

/** Exponential equations. */
export const equationsWithPowers: Concept[] = [exponentialEquations];
