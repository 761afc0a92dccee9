import { checkedBy } from '../checked.ts';
import { numeric, type WrongNumber } from '../choices.ts';
import { sometimes } from '../near-values.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, form, formed, range } from '../templates.ts';
import { plain, subscript, superscript, whole } from '../text.ts';
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
    mistakes: {
      'lost-sign': -e,
      'gave-base': b,
      'counted-the-number-itself': [
        e + 1,
        `${b}${superscript(e + 1)} is ${plain(rational(b).power(e + 1))}, not ${argument}.`,
      ],
      'counted-the-multiplications': [
        e - 1,
        e > 1
          ? `You counted the multiplication signs; count the factors of ${b}.`
          : `${b}${superscript(e - 1)} is ${plain(rational(b).power(e - 1))}, not ${argument}.`,
      ],
      ...(e > 1 &&
        b ** e > 60 && {
          'divided-by-base': [b ** (e - 1), `You divided by ${b}; the logarithm is an exponent.`] as const,
        }),
    },
    hints: [
      `Which power of the base is ${argument}? The logarithm is its exponent.`,
      e > 0
        ? 'Multiply the base by itself until you get there. Count the factors.'
        : 'The number in the brackets is less than one, so the exponent is negative.',
    ],
    apart: checkedBy((wrong) => `not the exponent: ${b}${superscript(Number(wrong.n))} is not ${argument}`),
    method: 'Write the number as a power of the base. The logarithm is the exponent.',
    way: `The logarithm is an exponent: ${b}${superscript(e)} = ${argument}. So ${log(b, argument)} is ${e}.`,
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
      mends: {
        'lost-sign':
          'The sign is wrong; numbers below 1 have negative logarithms, numbers above 1 positive ones.',
        'gave-base': 'This is the base; the logarithm is the exponent.',
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
        ...argumentChoices(rng, b, e),
        hints: [
          `The logarithm is an exponent. Which base is raised to it?`,
          e < 0
            ? 'A negative exponent gives a fraction with 1 above.'
            : 'Multiply the base by itself as often as the exponent says.',
        ],
        explanation: `The logarithm ${e} is the exponent of the base ${b}. So x = ${b}${superscript(e)} = ${value}.`,
      };
    }),
  },
);

/** Returns powers of the base as choices, and the product of base and logarithm. */
function argumentChoices(rng: Rng, b: number, e: number) {
  const power = (x: number): readonly [Rational, string] => [
    rational(b).power(x),
    `This is ${b}${superscript(x)}; the exponent is ${e}.`,
  ];
  return numeric(
    rational(b).power(e),
    {
      'turned-the-sign': [rational(b).power(-e), 'You changed the sign of the exponent; keep it.'],
      'one-factor-more': power(e + 1),
      'one-factor-less': power(e - 1),
      ...sometimes(rng, {
        'multiplied-instead': [b * e, `You multiplied ${b} by ${e}; raise ${b} to the exponent ${e}.`],
      }),
      ...sometimes(rng, {
        'added-instead': [b + e, `You added ${b} and ${e}; raise ${b} to the exponent ${e}.`],
      }),
      ...(e > 0 &&
        e !== b &&
        e > 1 && {
          'swapped-base-and-exponent': [
            e ** b > 100_000 ? e * e : e ** b,
            e ** b > 100_000
              ? `You squared ${e}; raise ${b} to it.`
              : `You raised ${e} to ${b}; raise ${b} to ${e}.`,
          ] as const,
        }),
    },
    { signed: true, listed: true },
  );
}

/** Returns which law a text asks for. */
function kindOf(text: string): 'difference' | 'sum' | 'factor' | 'exponent' {
  if (text.includes(' - ')) return 'difference';
  if (text.includes(' + ')) return 'sum';
  return text.includes(' × ') ? 'factor' : 'exponent';
}

/** Returns tasks on b to the power of e: differences and sums, a factor and an exponent. */
function lawForms(b: number, e: number, k: number, split: number) {
  const total = b ** e;
  return [
    {
      text: `${log(b, whole(total * k))} - ${log(b, `${k}`)}`,
      value: e,
      way: `Divide the numbers: ${whole(total * k)} ÷ ${k} = ${whole(total)}. And ${log(b, whole(total))} is ${e}, since ${b}${superscript(e)} = ${whole(total)}.`,
    },
    {
      text: `${log(b, whole(total * split))} + ${log(b, `1/${split}`)}`,
      value: e,
      way: `Multiply the numbers: ${whole(total * split)} × 1/${split} = ${whole(total)}. And ${log(b, whole(total))} is ${e}, since ${b}${superscript(e)} = ${whole(total)}.`,
    },
    {
      text: `${log(b, whole(total))} + ${log(b, whole(b ** 2))}`,
      value: e + 2,
      way: `Multiply the numbers: ${whole(total)} × ${whole(b ** 2)} = ${whole(total * b ** 2)}. And ${log(b, whole(total * b ** 2))} is ${e + 2}, since ${b}${superscript(e + 2)} = ${whole(total * b ** 2)}.`,
    },
    {
      text: `${k} × ${log(b, whole(total))}`,
      value: k * e,
      way: `${log(b, whole(total))} is ${e}, since ${b}${superscript(e)} = ${whole(total)}. Multiply: ${k} × ${e} = ${k * e}.`,
    },
    {
      text: log(b, `${whole(total)}${superscript(k)}`),
      value: k * e,
      way: `The exponent ${k} comes in front as a factor: ${k} × ${log(b, whole(total))}. ${log(b, whole(total))} is ${e}, so this is ${k} × ${e} = ${k * e}.`,
    },
  ];
}

/** Returns wrong values of a task on b to the power of e, above and below the right one. */
function lawMistakes(
  text: string,
  { b, e, k, value }: { b: number; e: number; k: number; value: number },
): Record<string, WrongNumber> {
  const kind = kindOf(text);
  if (kind === 'factor' || kind === 'exponent') {
    const log1 = log(b, whole(b ** e));
    return {
      'added-the-factor': e + k,
      'left-out-the-factor': [e, `This is the logarithm alone; multiply it by ${k}.`],
      'counted-a-factor-more': [k * (e + 1), `${log1} is ${e}, not ${e + 1}; count the factors of ${b}.`],
      'counted-a-factor-less': [k * (e - 1), `${log1} is ${e}, not ${e - 1}; count the factors of ${b}.`],
      'multiplied-once-more': [(k + 1) * e, `This is ${k + 1} × ${e}; the factor is ${k}.`],
      'multiplied-once-less': [(k - 1) * e, `This is ${k - 1} × ${e}; the factor is ${k}.`],
    };
  }
  const near = [-2, -1, 1, 2].map((off): [string, WrongNumber] => [
    `exponent-off-by-${off}`,
    [
      value + off,
      `Together this is ${log(b, whole(b ** value))}, but ${b}${superscript(value + off)} is ${plain(rational(b).power(value + off))}.`,
    ],
  ]);
  return {
    ...Object.fromEntries(near),
    ...(value === e + 2 && {
      'multiplied-the-logarithms': [2 * e, 'You multiplied the logarithms; add them.'] as const,
      'left-out-the-second': [e, 'This is the first logarithm alone; add the second one.'] as const,
    }),
  };
}

/** Tells what the value of a task depends on. */
function lawAdvice(
  text: string,
  { b, e, k, value }: { b: number; e: number; k: number; value: number },
): string {
  const kind = kindOf(text);
  return kind === 'factor' || kind === 'exponent'
    ? `not ${k} × ${e}; ${log(b, whole(b ** e))} is ${e}`
    : `not the exponent: together this is ${log(b, whole(b ** value))}`;
}

function lawTask(rng: Rng, { level }: Dial): Task {
  const b = rng.pick([2, 3, 5, 10]);
  const e = rng.int(2, b === 2 ? 6 : b === 3 ? 4 : 3);
  const k = rng.int(2, 40);
  const total = b ** e;
  const forms = lawForms(b, e, k, rng.int(2, 9));
  const { text, value, way } = rng.pick(level === 0 ? forms.slice(0, 3) : forms);
  return {
    text,
    value,
    mistakes: {
      ...lawMistakes(text, { b, e, k, value }),
      ...sometimes(rng, {
        'multiplied-by-base': value * b,
        'gave-the-base': [b, 'This is the base; the logarithm is the exponent.'],
      }),
    },
    hints: [
      {
        difference: 'A difference of two logarithms with one base: divide the numbers.',
        sum: 'A sum of two logarithms with one base: multiply the numbers.',
        factor: 'Work out the logarithm first. Then multiply it by the factor before it.',
        exponent: `The exponent ${k} may come in front as a factor.`,
      }[kindOf(text)],
      kindOf(text) === 'difference' || kindOf(text) === 'sum'
        ? 'Which power of the base is the result? The logarithm is its exponent.'
        : `Which power of the base is ${whole(total)}? The logarithm is its exponent.`,
    ],
    apart: checkedBy(() => lawAdvice(text, { b, e, k, value })),
    method: 'Write one logarithm, and find which power of the base it asks for.',
    way,
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
      mends: {
        'multiplied-by-base': 'You multiplied by the base; it only tells which power to look for.',
        'added-the-factor': 'You added the factor; multiply the logarithm by it.',
      },
    },
  },
  {
    value: form([0, 1, 2], direct(lawTask)),
    equal: form([0, 1, 2], matching(lawTask)),
    claim: form([0, 1], direct(lawTask), 'claimed'),
    compare: form([2], comparing(lawTask)),
  },
);

/** Logarithms. */
export const logarithms: Concept[] = [evaluate, laws];
