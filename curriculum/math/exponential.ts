import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal, superscript, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Functions' };

function growth(rng: Rng, dial: Dial) {
  const [a, r, n] = [
    rng.int(2, byLevel(dial, [12, 30, 60])),
    rng.int(2, 4),
    rng.int(2, byLevel(dial, [4, 5, 6])),
  ];
  return {
    a,
    r,
    n,
    value: a * r ** n,
    times: ['', '', 'doubles', 'triples', 'grows to four times its size'][r] ?? '',
  };
}

const rule = (a: string, base: string): string => `y = ${a} × ${base}ˣ`;

function amount(rng: Rng, dial: Dial): Asked {
  const { a, r, n, value, times } = growth(rng, dial);
  return {
    question: `A colony has ${a} thousand bacteria and ${times} each hour. How many thousand bacteria are there after ${n} hours?`,
    ...numeric(
      value,
      {
        ...nearBy(
          rng,
          value,
          r ** n,
          (wrong) => `You began with ${wrong.over(r ** n)} thousand; there are ${a} thousand at the start.`,
        ),
        'counted-the-start': [
          value / r,
          `You multiplied ${n - 1 === 1 ? 'once' : `${n - 1} times`}; multiply once for each of the ${n} hours.`,
        ],
        'multiplied-once-more': [value * r, `You multiplied ${n + 1} times; there are only ${n} hours.`],
        ...sometimes(rng, {
          'grew-by-equal-steps': a + a * (r - 1) * n,
          'multiplied-by-years': [
            a * r * n,
            `You multiplied by ${r} and by ${n}; multiply by ${r} once for each hour.`,
          ],
          ...(a * n ** r !== value && {
            'swapped-base-and-exponent': [
              a * n ** r,
              `You took ${n} as the base; the factor ${r} is the base.`,
            ] as const,
          }),
        }),
      },
      {
        apart: checkedBy(
          () =>
            `not right: after ${n === 2 ? '1 hour' : `${n - 1} hours`} there are ${whole(value / r)} thousand, and the last hour multiplies by ${r}`,
        ),
      },
    ),
    hints: [
      `By which number do you multiply each hour, if the colony ${times}?`,
      `Begin with ${a}, and multiply once for each of the ${n} hours.`,
    ],
    explanation: `Multiply by ${r} each hour: ${a} × ${r}${superscript(n)} = ${whole(value)}.`,
  };
}

/** Returns how far a factor is from 1. */
const size = (factor: Rational): Rational =>
  factor.compare(1) > 0 ? factor.minus(1) : rational(1).minus(factor);

function factorQuestion(rng: Rng): Asked {
  const [p, up] = [rng.int(1, 12) * 5, rng.int(0, 1) === 1];
  const factor = rational(100 + (up ? p : -p), 100);
  const other = rational(100 + (up ? -p : p), 100);
  const beyond = up ? [] : [rational(200 - p, 100)];
  const wrong = rng.pick([other, rational(p, 100), ...beyond].filter((v) => !v.equals(factor)));
  const before = rng.int(3, 45) * 20;
  const after = (before * (100 + (up ? p : -p))) / 100;
  const [a, start, mend] =
    rng.int(0, 1) === 0
      ? [before, after, 'You began with the number after one year; the start is at x = 0.']
      : [after, before, 'You went a year back; the number now is the start.'];
  return {
    question: `A lake has ${a} fish. Their number ${up ? 'grows' : 'falls'} by ${p}% each year. Which rule gives the number after x years?`,
    ...advisedBoth(
      crossed(
        {
          right: factor,
          wrong,
          mistake: 'wrong-factor',
          mend: `With ${decimal(wrong)} the number would ${wrong.compare(1) > 0 ? 'grow' : 'fall'} by ${decimal(size(wrong).times(100))}% a year; it ${up ? 'grows' : 'falls'} by ${p}%.`,
        },
        { right: a, wrong: start, mistake: 'wrong-start', mend },
        (f, s) => rule(`${s}`, decimal(f)),
      ),
      'Both the start and the factor are wrong; the start is the number now.',
    ),
    hints: [
      'The number before the power is the start, at x = 0.',
      `After one year ${up ? `there is 100% and ${p}% more` : `${p}% of the 100% is gone`}. Write what there is as a decimal.`,
    ],
    explanation: `Each year ${up ? `adds ${p}%` : `leaves ${100 - p}%`}, so the factor is ${decimal(factor)}. The start is ${a}: ${rule(`${a}`, decimal(factor))}.`,
  };
}

const exponential = formed(
  {
    ...info,
    id: 'math.functions.exponential',
    title: 'Exponential growth and decay',
    grades: [9, 12],
    objectives: ['Model growth and decay by a constant factor'],
    keywords: [
      'exponential functions',
      'exponential growth',
      'exponential decay',
      'half-life',
      'growth factor',
      'exponential',
    ],
    prerequisites: ['math.functions.evaluate', 'math.percent.change', 'math.exponents.powers'],
    standards: ['HSF.LE.A.1', 'HSF.LE.A.2', 'HSF.LE.B.5', 'HSF.IF.C.8'],
    teaching: {
      idea:
        'In an exponential function each step multiplies by the same factor: y = a × bˣ. The start is a. A factor above 1 is ' +
        'growth, and a factor between 0 and 1 is decay. A growth of 5% is the factor 1.05.',
      caution:
        'Equal steps are linear, equal factors are exponential. A fall of 20% is the factor 0.8, not 0.2.',
      mends: {
        'grew-by-equal-steps': 'You added equal steps; each step multiplies by the factor.',
      },
    },
  },
  {
    amount: form([0, 1, 2], amount),
    rule: form([0, 1, 2], factorQuestion),
    kind: form([0, 1], (rng) => kind(rng)),
    half: form([1, 2], (rng) => {
      const [h, n] = [rng.int(2, 12), rng.int(2, 5)];
      const left = rng.int(4, 40);
      return {
        question: `A substance has a half-life of ${h} days. There are ${left * 2 ** n} g of it. How many grams are left after ${h * n} days?`,
        ...numeric(
          left,
          {
            ...nearBy(
              rng,
              left,
              1,
              (wrong) =>
                `Double ${wrong} g ${n} times: that is ${wrong.times(2 ** n)} g, not ${left * 2 ** n} g.`,
            ),
            'halved-once-less': [
              2 * left,
              `You halved ${n === 2 ? 'once' : `${n - 1} times`}; the days make ${n} half-lives.`,
            ],
            'halved-more': [rational(left, 2), `You halved ${n + 1} times; the days make ${n} half-lives.`],
            ...sometimes(rng, {
              ...((left * 2 ** n) % n === 0 &&
                n !== 2 && {
                  'divided-by-number': [
                    (left * 2 ** n) / n,
                    `You divided by ${n}; halve ${n} times.`,
                  ] as const,
                }),
              'gave-what-is-gone': [
                left * (2 ** n - 1),
                'This is what is gone; the question asks for what is left.',
              ],
            }),
          },
          {
            show: decimal,
            apart: checkedBy(
              () =>
                `not right: after ${n === 2 ? '1 half-life' : `${n - 1} half-lives`} there are ${2 * left} g, and the last one halves that`,
            ),
          },
        ),
        hints: [
          `How many half-lives of ${h} days are there in ${h * n} days?`,
          'Halve the amount that many times.',
        ],
        explanation: `${h * n} ÷ ${h} = ${n} half-lives. Halve ${n} times: ${left * 2 ** n} ÷ ${2 ** n} = ${left}.`,
      };
    }),
    percent: form([2], (rng) => {
      const [p, up] = [rng.int(1, 49), rng.int(0, 1) === 1];
      const f = rational(100 + (up ? p : -p), 100);
      return {
        question: `The function is y = ${rng.int(2, 900)} × ${decimal(f)}ˣ. By what percent does y ${up ? 'grow' : 'fall'} in each step?`,
        ...numeric(
          p,
          {
            ...nearBy(
              rng,
              p,
              1,
              (wrong) =>
                `With ${wrong}% the factor is ${decimal(rational(1).plus(wrong.over(up ? 100 : -100)))}, not ${decimal(f)}.`,
            ),
            ...sometimes(rng, {
              'gave-the-factor': [
                up ? 100 + p : 100 - p,
                'This is the factor as a percentage; compare it with 100%.',
              ],
              'took-the-other-side': [
                up ? 100 - p : 100 + p,
                `This is not how far ${decimal(f)} is from 1; write that distance as a percentage.`,
              ],
            }),
            ...sometimes(rng, {
              'moved-a-place': [rational(p, 10), 'You moved the digits by a place; 0.01 is 1%.'],
              'moved-a-place-up': [p * 10, 'You moved the digits by a place; 0.01 is 1%.'],
            }),
          },
          {
            show: (r) => `${decimal(r)}%`,
            apart: checkedBy(
              (wrong) =>
                `not right: the factor would be ${decimal(rational(1).plus(wrong.over(up ? 100 : -100)))}`,
            ),
          },
        ),
        hints: [
          `The factor one would change nothing. How far is ${decimal(f)} from it?`,
          'Write this difference as a percentage.',
        ],
        explanation: `${decimal(f)} is 1 ${up ? '+' : '-'} ${decimal(rational(p, 100))}, so y ${up ? 'grows' : 'falls'} by ${p}%.`,
      };
    }),
  },
);

/** Asks for growth, decay or linear change. */
function kind(rng: Rng): Asked {
  const texts = ['exponential growth', 'exponential decay', 'linear growth'];
  const right = rng.int(0, 2);
  const [a, k] = [rng.int(2, 9), rng.int(2, 4)];
  const values = [0, 1, 2, 3].map((i) =>
    right === 0 ? a * k ** i : right === 1 ? a * k ** (3 - i) : a * k * (i + 1),
  );
  const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
  return {
    question: `At x = 0, 1, 2, 3 a function has the values ${values.join(', ')}. What kind of change is it?`,
    answer: option(right),
    mistakes: [0, 1, 2]
      .filter((i) => i !== right)
      .map((i) => ({
        name: 'mixed-up-kinds',
        ...option(i),
        mend:
          right === 2
            ? `The values grow by ${a * k} each time; equal steps are linear growth.`
            : `The values are ${right === 0 ? 'multiplied' : 'divided'} by ${k} each time; that is not ${texts[i]}.`,
      })),
    hints: [
      'Do the values grow or fall?',
      'Is the step from each value to the next one the same? If not, divide each value by the one before.',
    ],
    explanation:
      right === 2
        ? `Each step adds ${a * k}, always the same number. So the growth is linear.`
        : `Each step ${right === 0 ? 'multiplies' : 'divides'} by ${k}, so the values ${right === 0 ? 'grow' : 'fall'} by equal factors. That is exponential ${right === 0 ? 'growth' : 'decay'}.`,
  };
}

/** Exponential functions. */
export const exponentialFunctions: Concept[] = [exponential];
