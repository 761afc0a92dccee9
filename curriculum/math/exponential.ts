import { crossed, numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { rational } from '../rational.ts';
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
    times: ['', '', 'doubles', 'triples', 'gets four times as large'][r] ?? '',
  };
}

const rule = (a: string, base: string): string => `y = ${a} × ${base}ˣ`;

function amount(rng: Rng, dial: Dial): Asked {
  const { a, r, n, value, times } = growth(rng, dial);
  return {
    question: `A colony has ${a} thousand bees and ${times} each year. How many thousand bees are there after ${n} years?`,
    ...numeric(value, {
      ...nearBy(
        rng,
        value,
        r ** n,
        (wrong) => `You began with ${wrong.over(r ** n)} thousand; there are ${a} thousand at the start.`,
      ),
      'counted-the-start': [
        value / r,
        `You multiplied ${n - 1 === 1 ? 'once' : `${n - 1} times`}; the start is before the first year, so multiply ${n} times.`,
      ],
      'multiplied-once-more': [value * r, `You multiplied ${n + 1} times; ${n} years are ${n} times.`],
      ...sometimes(rng, {
        'grew-by-equal-steps': a + a * (r - 1) * n,
        'multiplied-by-years': [
          a * r * n,
          `You multiplied by ${r} once and by ${n}; multiply by ${r} once for each year.`,
        ],
        ...(a * n ** r !== value && {
          'swapped-base-and-exponent': [
            a * n ** r,
            `You took ${n} as the base; the factor ${r} is the base.`,
          ] as const,
        }),
      }),
    }),
    hints: [
      `By which number do you multiply each year, if it ${times}?`,
      `Begin with ${a}, and multiply once for each of the ${n} years.`,
    ],
    explanation: `Multiply by ${r} each year: ${a} × ${r}${superscript(n)} = ${whole(value)}.`,
  };
}

function factorQuestion(rng: Rng): Asked {
  const [p, up] = [rng.int(1, 19) * 5, rng.int(0, 1) === 1];
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
    question: `A town has ${a} trees. Their number ${up ? 'grows' : 'falls'} by ${p}% each year. Which rule gives it after x years?`,
    ...crossed(
      { right: factor, wrong, mistake: 'wrong-factor' },
      { right: a, wrong: start, mistake: 'wrong-start', mend },
      (f, s) => rule(`${s}`, decimal(f)),
    ),
    hints: [
      'The number before the power is the start, at x = 0.',
      `After one year ${up ? `there are 100% and ${p}% more` : `${p}% of 100% are gone`}. Write what there is as a decimal.`,
    ],
    explanation: `Each year ${up ? `adds ${p}%` : `leaves ${100 - p}%`}, so the factor is ${decimal(factor)}. The start is ${a}.`,
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
        'wrong-factor': 'The factor is wrong; add the rate to 1 for growth, and subtract it for decay.',
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
        question: `A substance has a half-life of ${h} days. There are ${left * 2 ** n} g of it. How many grams are there after ${h * n} days?`,
        ...numeric(
          left,
          {
            ...nearBy(
              rng,
              left,
              1,
              (wrong) =>
                `From ${wrong} g, ${n} doublings lead to ${wrong.times(2 ** n)} g, not ${left * 2 ** n} g.`,
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
          { show: decimal },
        ),
        hints: ['How many half-lives fit into the time?', 'Halve the amount that many times.'],
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
                'Find how far the factor is from 1, and write that as a percentage.',
              ],
            }),
            ...sometimes(rng, {
              'moved-a-place': [rational(p, 10), 'You moved the digits by a place; 0.01 is 1%.'],
              'moved-a-place-up': [p * 10, 'You moved the digits by a place; 0.01 is 1%.'],
            }),
          },
          { show: (r) => `${decimal(r)}%` },
        ),
        hints: [
          'The factor one would change nothing. How far is this factor from it?',
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
            ? `The values change by ${a * k} each time; equal steps are linear.`
            : `The values are ${right === 0 ? 'multiplied' : 'divided'} by ${k} each time; compare growth and decay.`,
      })),
    hints: [
      'Do the values grow or fall?',
      'Subtract neighbors: are the steps equal? If not, divide neighbors.',
    ],
    explanation:
      right === 2
        ? `Each step adds ${a * k}, always the same number. So the growth is linear.`
        : `Each step ${right === 0 ? 'multiplies' : 'divides'} by ${k}, so the values ${right === 0 ? 'grow' : 'fall'} by equal factors. That is exponential ${right === 0 ? 'growth' : 'decay'}.`,
  };
}

/** Exponential functions. */
export const exponentialFunctions: Concept[] = [exponential];
