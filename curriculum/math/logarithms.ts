import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { subscript, superscript, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { comparing, direct, matching, type Task } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Logarithms' };

const log = (b: number, argument: string): string => `log${subscript(b)}(${argument})`;

/** Draws a base and an exponent: negative ones from the intermediate level. */
function logTask(rng: Rng, dial: Dial): Task {
  const b = rng.int(2, byLevel(dial, [10, 12, 20]));
  const most = range(1, 12).filter((x) => b ** x <= 20_000);
  const e = rng.pick(dial.level === 0 ? most : [...most, ...most.filter((x) => x < 5).map((x) => -x)]);
  const argument = e > 0 ? whole(b ** e) : `1/${whole(b ** -e)}`;
  return {
    text: log(b, argument),
    value: e,
    signed: true,
    mistakes: { 'counted-one-more': e + 1, 'counted-one-less': e - 1, 'lost-sign': -e, 'gave-base': b },
    way: `${b}${superscript(e)} = ${argument}, so the logarithm is ${e}.`,
  };
}

const evaluate = formed(
  {
    ...info,
    id: 'math.logarithms.evaluate',
    title: 'Logarithms',
    grades: [10, 12],
    objectives: ['Evaluate logarithms of powers'],
    keywords: ['logarithms', 'logs', 'log', 'logarithm'],
    prerequisites: ['math.exponents.laws'],
    standards: ['HSF.LE.A.4', 'HSF.BF.B.5'],
    teaching: {
      idea: 'A logarithm asks for an exponent. log₂(8) is 3, since 2³ = 8: to which power must the base be raised to get the number?',
      caution: 'The result is an exponent, not a quotient: log₂(8) is not 8 ÷ 2.',
      hints: [
        'What is the base?',
        'Which power of the base is the number?',
        'A fraction below 1 needs a negative exponent.',
      ],
      mends: {
        'counted-one-more': 'There is one factor too many. Write the power out.',
        'counted-one-less': 'There is one factor too few. Write the power out.',
        'lost-sign': 'Numbers below 1 have negative logarithms, numbers above 1 positive ones.',
        'gave-base': 'This is the base. The logarithm is the exponent.',
        'multiplied-instead': 'The logarithm is an exponent. Raise the base to it.',
        'another-value': 'Work out each choice.',
        'compared-without-working-out': 'Work out both values first.',
      },
    },
  },
  {
    value: form([0, 1], direct(logTask)),
    equal: form([0, 1, 2], matching(logTask)),
    compare: form([1, 2], comparing(logTask)),
    argument: form([0, 1, 2], (rng, dial) => {
      const b = rng.int(2, byLevel(dial, [10, 10, 12]));
      const e = rng.pick(
        range(dial.level === 0 ? 1 : -3, 6).filter((x) => x !== 0 && b ** Math.abs(x) <= 5000),
      );
      const value = rational(b).power(e);
      return {
        question: `For which x is log${subscript(b)}(x) = ${e}?`,
        ...numeric(
          value,
          {
            'multiplied-instead': b * e,
            'counted-one-more': value.times(b),
            'counted-one-less': value.over(b),
          },
          { signed: true },
        ),
        explanation: `x is ${b}${superscript(e)}, which is ${value}.`,
      };
    }),
  },
);

function lawTask(rng: Rng, { level }: Dial): Task {
  const b = rng.pick([2, 3, 5, 10]);
  const e = rng.int(2, b === 2 ? 6 : b === 3 ? 4 : 3);
  const k = rng.int(2, 40);
  const total = b ** e;
  const split = rng.int(2, 9);
  const forms = [
    {
      text: `${log(b, whole(total * k))} - ${log(b, `${k}`)}`,
      value: e,
      way: 'A difference of logarithms is the logarithm of the quotient',
    },
    {
      text: `${log(b, whole(total * split))} + ${log(b, `1/${split}`)}`,
      value: e,
      way: 'A sum of logarithms is the logarithm of the product',
    },
    {
      text: `${log(b, whole(total))} + ${log(b, whole(b ** 2))}`,
      value: e + 2,
      way: 'A sum of logarithms is the logarithm of the product',
    },
    { text: `${k} × ${log(b, whole(total))}`, value: k * e, way: 'Work out the logarithm, then multiply' },
    {
      text: log(b, `${whole(total)}${superscript(k)}`),
      value: k * e,
      way: 'An exponent comes in front of the logarithm as a factor',
    },
  ];
  const { text, value, way } = rng.pick(level === 0 ? forms.slice(0, 3) : forms);
  return {
    text,
    value,
    mistakes: {
      'counted-one-more': value + 1,
      'counted-one-less': value - 1,
      'multiplied-by-base': value * b,
      'added-the-factor': value === k * e ? e + k : value + e,
    },
    way: `${way}. With ${log(b, whole(total))} = ${e} that gives ${value}.`,
  };
}

const laws = formed(
  {
    ...info,
    id: 'math.logarithms.laws',
    title: 'Laws of logarithms',
    grades: [10, 12],
    objectives: ['Add, subtract and multiply logarithms'],
    keywords: ['laws of logarithms', 'log rules', 'log laws'],
    prerequisites: ['math.logarithms.evaluate'],
    standards: ['HSF.LE.A.4', 'HSF.BF.B.5'],
    teaching: {
      idea:
        'Logarithms are exponents, so they follow the laws of exponents. The logarithm of a product is the sum of the ' +
        'logarithms, of a quotient the difference, and an exponent becomes a factor.',
      caution: 'The logarithm of a sum is not the sum of the logarithms.',
      hints: [
        'Do you see a sum, a difference, a factor or an exponent?',
        'Write one logarithm.',
        'Which power of the base is it?',
      ],
      mends: {
        'counted-one-more': 'This is one too many. Write the power out.',
        'counted-one-less': 'This is one too few. Write the power out.',
        'multiplied-by-base': 'The base is not a factor of the result.',
        'added-the-factor': 'Check the law: an exponent or a factor multiplies, and a product adds.',
        'another-value': 'Work out each choice.',
        'compared-without-working-out': 'Work out both values first.',
      },
    },
  },
  {
    value: form([0, 1, 2], direct(lawTask)),
    equal: form([0, 1, 2], matching(lawTask)),
    claim: form([0, 1, 2], direct(lawTask), 'claimed'),
    compare: form([2], comparing(lawTask)),
  },
);

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
      { 'counted-one-more': x + 1, 'counted-one-less': x - 1, 'forgot-the-shift': c > 0 ? e : e + 2 },
      { signed: true },
    ),
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
      hints: [
        'Bring the power alone to one side.',
        'Which exponent gives this number?',
        'Is something added to x?',
      ],
      mends: {
        'counted-one-more': 'Put your answer in: the power is too large.',
        'counted-one-less': 'Put your answer in: the power is too small.',
        'forgot-the-shift': 'The exponent is not x alone. Take the added number away.',
        'forgot-to-divide': 'This counts the doublings. The question is about hours.',
        'multiplied-instead': 'The logarithm is an exponent. Raise the base to it.',
        'lost-sign': 'Take the added number away on both sides.',
      },
    },
  },
  {
    solve: form([0, 1, 2], exponentialEquation),
    claim: form([0, 1, 2], exponentialEquation, 'claimed'),
    doubling: form([0, 1, 2], (rng, dial) => {
      const [start, e] = [rng.int(2, 50), rng.int(3, byLevel(dial, [6, 8, 10]))];
      const hours = rng.int(1, 6);
      return {
        question: `${start} cells double in number every ${hours === 1 ? 'hour' : `${hours} hours`}. After how many hours are there ${whole(start * 2 ** e)}?`,
        ...numeric(e * hours, {
          'counted-one-more': (e + 1) * hours,
          'counted-one-less': (e - 1) * hours,
          ...(hours > 1 && { 'forgot-to-divide': e }),
        }),
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
        explanation: `x + ${c} = ${b}${superscript(e)} = ${b ** e}, so x = ${x}.`,
      };
    }),
  },
);

/** Logarithms. */
export const logarithms: Concept[] = [evaluate, laws, exponentialEquations];
