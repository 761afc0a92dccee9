import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { subscript, superscript, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Logarithms' };

function exponentialEquation(rng: Rng, dial: Dial): Asked {
  const b = rng.pick([2, 3, 5, 10]);
  const e = rng.int(2, b === 2 ? 9 : b === 3 ? 6 : 4);
  const [k, c] = byLevel(dial, [
    [1, 0],
    [rng.int(2, 9), 0],
    [rng.int(2, 6), rng.int(1, 4)],
  ] as const);
  const x = e - c;
  const left = `${k > 1 ? `${k} × ` : ''}${b} to the power of ${c > 0 ? `(x + ${c})` : 'x'}`;
  return {
    question: `Solve for x: ${left} is ${whole(k * b ** e)}`,
    ...numeric(
      x,
      {
        ...(c > 0
          ? {
              'forgot-the-shift': [e, `This is the whole exponent, x + ${c}; take ${c} away.`] as const,
              'added-the-shift': [e + c, `You added ${c}; take it away from the exponent.`] as const,
            }
          : {
              'counted-multiplications': [
                e - 1,
                `You counted the multiplication signs; count the factors ${b}.`,
              ] as const,
            }),
        ...(b ** e % b === 0 &&
          b ** (e - 1) !== x && {
            'divided-instead': [b ** (e - 1), `You divided by ${b}; find its exponent.`] as const,
          }),
        ...(k > 1 && {
          'kept-the-factor': [
            x + k,
            `You added ${k} to the exponent; divide both sides by ${k} instead.`,
          ] as const,
        }),
        'one-factor-more': [x + 1, `Put your answer in: the power is ${b} times as large as it must be.`],
        'multiplied-instead': [x * b, `You multiplied by ${b}; the exponent counts the factors.`],
      },
      { signed: true },
    ),
    hints: [
      k > 1
        ? 'Divide both sides by the factor, so that the power stands alone.'
        : `Write ${whole(b ** e)} as a power of ${b}.`,
      c > 0 ? 'Compare the exponents. Then undo what is added to x.' : 'Compare the exponents of both sides.',
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
      idea: 'If the unknown is an exponent, bring the power alone to one side. Then write both sides as powers of one base, or take the logarithm.',
      caution: 'Divide by the factor before you look for the exponent.',
      mends: {
        'forgot-the-shift': 'This is the whole number in the brackets; take the added number away.',
        'counted-doublings': 'This counts the doublings; multiply by the hours that one of them takes.',
        'multiplied-instead': 'You multiplied base and logarithm; raise the base to it.',
        'lost-sign': 'You added the number; take it away on both sides.',
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
        ...numeric(e * hours, {
          ...(hours > 1 && {
            'counted-doublings': e,
            'added-the-hours': [
              e + hours,
              `You added the hours; each doubling takes ${hours} hours, so multiply.`,
            ] as const,
          }),
          'took-the-factor': [
            2 ** e,
            `The number is ${2 ** e} times as large; find how many doublings that is.`,
          ],
          'halved-the-factor': [2 ** (e - 1), 'You halved the factor; count how often 2 is a factor in it.'],
          'counted-the-end-twice': [
            (e + 1) * hours,
            `You counted ${e + 1} doublings; the start itself is none.`,
          ],
          'left-out-the-first': [
            (e - 1) * hours,
            `You counted ${e - 1} doublings; the first one counts too.`,
          ],
        }),
        hints: [
          'How many times as many cells are there at the end?',
          'How many doublings make that? Think of the hours for each.',
        ],
        explanation: `${whole(start * 2 ** e)} ÷ ${start} = ${2 ** e} = 2${superscript(e)}. So there are ${e} doublings: ${e} × ${hours} = ${e * hours}.`,
      };
    }),
    log: form([1, 2], (rng) => {
      const [b, e, c] = [rng.pick([2, 3, 5, 10]), rng.int(1, 3), rng.int(1, 20)];
      const x = b ** e - c;
      return {
        question: `Solve for x: log${subscript(b)}(x + ${c}) is ${e}`,
        ...numeric(
          x,
          { 'forgot-the-shift': b ** e, 'lost-sign': b ** e + c, 'multiplied-instead': b * e - c },
          { signed: true },
        ),
        hints: [
          'The logarithm is the exponent of the base. Write the power.',
          'The power is x and the added number together. Undo the addition.',
        ],
        explanation: `The logarithm is the exponent: x + ${c} = ${b}${superscript(e)} = ${b ** e}, so x = ${x}.`,
      };
    }),
  },
);

/** Exponential equations. */
export const equationsWithPowers: Concept[] = [exponentialEquations];
