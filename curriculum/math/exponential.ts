import { crossed, numeric } from '../choices.ts';
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
      'one-year-too-many': value * r,
      'one-year-too-few': value / r,
      'grew-by-equal-steps': a + a * (r - 1) * n,
    }),
    explanation: `Multiply by ${r} each year: ${a} × ${r}${superscript(n)} = ${whole(value)}.`,
  };
}

function factorQuestion(rng: Rng): Asked {
  const [p, up] = [rng.int(1, 19) * 5, rng.int(0, 1) === 1];
  const a = rng.int(2, 90) * 10;
  const factor = rational(100 + (up ? p : -p), 100);
  const other = rational(100 + (up ? -p : p), 100);
  const wrong = rng.pick([other, rational(p, 100)].filter((v) => !v.equals(factor)));
  const start = rng.pick([a + 10, a - 10, a * 2]);
  return {
    question: `A town has ${a} trees. Their number ${up ? 'grows' : 'falls'} by ${p}% each year. Which rule gives it after x years?`,
    ...crossed(
      { right: factor, wrong: wrong ?? other, mistake: 'wrong-factor' },
      { right: a, wrong: start, mistake: 'wrong-start' },
      (f, s) => rule(`${s}`, decimal(f)),
    ),
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
      hints: [
        'What is the start?',
        'By which factor is it multiplied in each step?',
        'How many steps are there?',
      ],
      mends: {
        'one-year-too-many': 'This is multiplied once too often.',
        'one-year-too-few': 'This is multiplied once too seldom.',
        'grew-by-equal-steps': 'It grows by a factor, not by equal steps.',
        'wrong-factor': 'The factor is 1 plus the rate for growth, and 1 minus the rate for decay.',
        'wrong-start': 'The factor before the power is the start, at x = 0.',
        'mixed-up-kinds': 'Look at the factor: above 1 it grows, below 1 it falls. Equal steps are linear.',
        'halved-wrongly': 'Count the half-lives and halve as often.',
      },
    },
  },
  {
    amount: form([0, 1, 2], amount),
    rule: form([0, 1, 2], factorQuestion),
    kind: form([0, 1], (rng) => kind(rng)),
    half: form([1, 2], (rng) => {
      const [h, n] = [rng.int(2, 12), rng.int(2, 5)];
      const left = rng.int(1, 12) * 5;
      return {
        question: `A substance has a half-life of ${h} days. There are ${left * 2 ** n} g of it. How many grams are there after ${h * n} days?`,
        ...numeric(
          left,
          {
            'one-year-too-many': rational(left, 2),
            'one-year-too-few': left * 2,
            'halved-wrongly': rational(left * 2 ** n, n).round(),
          },
          { show: decimal },
        ),
        explanation: `${h * n} ÷ ${h} = ${n} half-lives. Halve ${n} times: ${left * 2 ** n} ÷ ${2 ** n} = ${left}.`,
      };
    }),
    percent: form([2], (rng) => {
      const [p, up] = [rng.int(1, 49), rng.int(0, 1) === 1];
      const f = rational(100 + (up ? p : -p), 100);
      return {
        question: `The function is y = ${rng.int(2, 900)} × ${decimal(f)}ˣ. By how many percent does y ${up ? 'grow' : 'fall'} in each step?`,
        ...numeric(
          p,
          { 'wrong-factor': up ? 100 + p : 100 - p, 'halved-wrongly': p + rng.pick([-1, 1]) },
          { show: (r) => `${r}%` },
        ),
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
    mistakes: [0, 1, 2].filter((i) => i !== right).map((i) => ({ name: 'mixed-up-kinds', ...option(i) })),
    explanation:
      right === 2
        ? `Each step adds ${a * k}.`
        : `Each step ${right === 0 ? 'multiplies' : 'divides'} by ${k}.`,
  };
}

/** Exponential functions. */
export const exponentialFunctions: Concept[] = [exponential];
