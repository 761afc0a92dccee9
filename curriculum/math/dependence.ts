import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

/** Situations in which y is k times x, or k more than x. */
const situations = {
  product: [
    'A pump moves [k] liters each minute. After [x] minutes it has moved [y] liters.',
    'One ticket costs $[k]. The cost of [x] tickets is [y] dollars.',
    'A machine makes [k] cups each hour. After [x] hours it has made [y] cups.',
    'Each box holds [k] pens. In [x] boxes there are [y] pens.',
    'Kim saves $[k] each week. After [x] weeks she has saved [y] dollars.',
  ],
  sum: [
    'A shop adds $[k] for shipping. An order of [x] dollars then costs [y] dollars in all.',
    'A jar holds [k] coins. After [x] more coins are put in, it holds [y] coins.',
    'A runner has run [k] miles. After [x] more miles she has run [y] miles in all.',
  ],
} as const;

function situation(rng: Rng, dial: Dial) {
  const [x, y] = rng.pair(['n', 'p', 'q', 'r', 'u', 'v', 'w']);
  const k = rng.int(2, byLevel(dial, [12, 25, 60]));
  const isSum = rng.int(0, 1) === 1;
  const text = rng
    .pick(situations[isSum ? 'sum' : 'product'])
    .replace('[k]', `${k}`)
    .replace('[x]', x)
    .replace('[y]', y);
  return { x, y, k, isSum, text };
}

/** Returns the advice to a learner who added instead of multiplying, or the other way round. */
const otherWay = (k: number, isSum: boolean): string =>
  isSum
    ? `You multiplied by ${k}; it comes only once, so add it.`
    : `You added ${k}; it comes again each time, so multiply by it.`;

function equation(rng: Rng, dial: Dial): Asked {
  const { x, y, k, isSum, text } = situation(rng, dial);
  return {
    question: `${text} Which equation fits?`,
    ...advisedBoth(
      crossed(
        { right: false, wrong: true, mistake: 'turned-the-equation' },
        {
          right: isSum,
          wrong: !isSum,
          mistake: isSum ? 'multiplied-instead' : 'added-instead',
          mend: otherWay(k, isSum),
        },
        (turned, sum) => {
          const [first, second] = turned ? [x, y] : [y, x];
          return sum ? `${first} = ${second} + ${k}` : `${first} = ${k}${second}`;
        },
      ),
      isSum
        ? 'You swapped the letters, and you multiplied instead of adding.'
        : 'You swapped the letters, and you added instead of multiplying.',
    ),
    hints: [
      `Which letter follows from the other? Try 1 for ${x}.`,
      `Now try 2 for ${x}. Does ${y} double, or does it only grow by 1?`,
    ],
    explanation: isSum
      ? `${y} is always ${k} more than ${x}: ${y} = ${x} + ${k}.`
      : `If ${x} grows by 1, ${y} grows by ${k}. So multiply: ${y} = ${k}${x}.`,
  };
}

function role(rng: Rng, dial: Dial): Asked {
  const { x, y, text } = situation(rng, dial);
  const isDependent = rng.int(0, 1) === 1;
  const [right, other] = isDependent ? [y, x] : [x, y];
  const choice = (letter: string, decides: boolean): string =>
    `${letter}, because ${decides ? `it decides ${letter === x ? y : x}` : `${letter === x ? y : x} decides it`}`;
  const option = (letter: string, decides: boolean) => {
    const shown = choice(letter, decides);
    return { text: shown, worth: shown };
  };
  const kind = isDependent ? 'dependent' : 'independent';
  return {
    question: `${text} Which one is the ${kind} quantity?`,
    answer: option(right, !isDependent),
    mistakes: [
      {
        name: 'turned-the-reason',
        ...option(right, isDependent),
        mend: `You turned the reason around; ${x} comes first, and ${y} follows from it.`,
      },
      {
        name: 'mixed-up-the-words',
        ...option(other, isDependent),
        mend: `You mixed up the words; the ${kind} quantity ${isDependent ? 'follows from' : 'decides'} the other one.`,
      },
      {
        name: 'mixed-up-the-roles',
        ...option(other, !isDependent),
        mend: `You mixed up the roles; ${x} comes first, and ${y} follows from it.`,
      },
    ],
    hints: [
      `One quantity is chosen or goes by first. Is that ${x} or ${y}?`,
      'A dependent quantity depends on the other one. An independent quantity does not.',
    ],
    explanation: `${x} decides ${y}. So ${y} is dependent, and ${x} is independent.`,
  };
}

function value(rng: Rng, dial: Dial): Asked {
  const { x, y, k, isSum, text } = situation(rng, dial);
  const n = rng.int(3, byLevel(dial, [12, 20, 40]));
  const answer = isSum ? n + k : n * k;
  return {
    question: `${text} What is ${y} when ${x} = ${n}?`,
    ...numeric(
      answer,
      {
        'gave-the-fixed-number': [k, `This number is given; the question asks for ${y}, and ${x} is ${n}.`],
        'gave-the-given': [n, `This is ${x}; the question asks for ${y}.`],
        'put-digits-side-by-side': [
          Number(`${k}${n}`),
          `You wrote ${k} and ${n} side by side; ${isSum ? 'add' : 'multiply'} them.`,
        ],
        ...(isSum
          ? {
              'multiplied-instead': [k * n, otherWay(k, isSum)] as const,
              'subtracted-instead': [
                Math.abs(n - k),
                `You subtracted; ${y} is ${k} more than ${x}.`,
              ] as const,
              'added-twice': [n + 2 * k, `You added ${k} twice; it is added once.`] as const,
            }
          : {
              'added-instead': [k + n, otherWay(k, isSum)] as const,
              'one-step-more': [
                k * (n + 1),
                `This belongs to ${x} = ${n + 1}; the question says ${n}.`,
              ] as const,
              'one-step-less': [
                k * (n - 1),
                `This belongs to ${x} = ${n - 1}; the question says ${n}.`,
              ] as const,
            }),
      },
      { apart: checkedBy(() => `not ${isSum ? `${n} + ${k}` : `${k} × ${n}`}`) },
    ),
    hints: [`How does ${y} follow from ${x}? Say it in words or as an equation.`, `Put ${n} in for ${x}.`],
    explanation: isSum
      ? `${y} = ${x} + ${k}, and ${n} + ${k} = ${answer}.`
      : `${y} = ${k}${x}, and ${k} × ${n} = ${whole(answer)}.`,
  };
}

function back(rng: Rng, dial: Dial): Asked {
  const { x, y, k, isSum, text } = situation(rng, dial);
  const n = rng.int(3, byLevel(dial, [12, 20, 40]));
  const given = isSum ? n + k : n * k;
  const belongsTo = (wrong: number): readonly [number, string] => [
    wrong,
    `For ${x} = ${wrong}, ${y} is ${whole(isSum ? wrong + k : wrong * k)}, not ${whole(given)}.`,
  ];
  return {
    question: `${text} What is ${x} when ${y} = ${whole(given)}?`,
    ...numeric(
      n,
      {
        'gave-the-given': [given, `This is ${y}; the question asks for ${x}.`],
        'gave-the-fixed-number': [k, `This number is given; the question asks for ${x}.`],
        'one-more': belongsTo(n + 1),
        'one-less': belongsTo(n - 1),
        ...(isSum
          ? {
              'went-the-same-way': [given + k, `You added ${k} again; ${x} is less than ${y}.`] as const,
              'subtracted-twice': [given - 2 * k, `You took ${k} away twice; take it away once.`] as const,
              ...(given % k === 0 && {
                'divided-instead': [given / k, `You divided by ${k}; it was added, so subtract it.`] as const,
              }),
            }
          : {
              'went-the-same-way': [
                given * k,
                `You multiplied by ${k} again; divide to get back to ${x}.`,
              ] as const,
              'subtracted-instead': [
                given - k,
                `You took ${k} away; it is a factor, so divide by it.`,
              ] as const,
              ...(n % k === 0 && {
                'divided-twice': [n / k, `You divided by ${k} twice; divide once.`] as const,
              }),
            }),
      },
      {
        apart: checkedBy(
          (wrong) =>
            `not ${x}: for ${x} = ${plain(wrong)}, ${y} is ${plain(isSum ? wrong.plus(k) : wrong.times(k))}, not ${whole(given)}`,
        ),
      },
    ),
    hints: [
      `How does ${y} follow from ${x}? Write it as an equation.`,
      `Put ${whole(given)} in for ${y}, and undo the operation.`,
    ],
    explanation: isSum
      ? `${y} = ${x} + ${k}, so ${x} = ${given} - ${k} = ${n}.`
      : `${y} = ${k}${x}, so ${x} = ${whole(given)} ÷ ${k} = ${n}.`,
  };
}

const dependent = formed(
  {
    subject: 'Math',
    category: 'Algebra',
    id: 'math.algebra.dependent-quantities',
    title: 'Dependent and independent variables',
    grades: [6, 8],
    objectives: ['Write an equation for two quantities that change together'],
    keywords: ['dependent variable', 'independent variable', 'quantities that change together'],
    prerequisites: ['math.algebra.evaluate', 'math.ratios.unit-rate'],
    standards: ['6.EE.C.9'],
    teaching: {
      idea:
        'Two quantities may change together. The independent one is chosen, or goes by itself, as time does. The dependent one ' +
        'follows from it. An equation tells how.',
      caution: 'Test your equation with 1. For one ticket, it must give the price of one ticket.',
      mends: {
        'turned-the-equation': 'You swapped the letters; test the equation with small numbers.',
      },
    },
  },
  {
    equation: form([0, 1, 2], equation),
    role: form([0, 1, 2], role),
    value: form([0, 1, 2], value),
    back: form([1, 2], back),
  },
);

/** Quantities that change together. */
export const dependence: Concept[] = [dependent];
