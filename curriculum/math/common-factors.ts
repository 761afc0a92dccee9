import { numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { gcd, lcm } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';
import { divisors, numberTheoryInfo, only } from './number-theory.ts';

/** Draws two numbers with a common factor. */
function related(rng: Rng, { level }: Dial): [number, number] {
  const k = rng.int(2, [8, 12, 15][level] ?? 8);
  const [m, n] = rng.pair(range(2, [6, 8, 10][level] ?? 6));
  return [k * Math.min(m, n), k * Math.max(m, n)];
}

/** Returns other numbers that may be taken for a common factor, below and above it. */
const factorMistakes = (rng: Rng, a: number, b: number) => {
  const right = gcd(a, b);
  return {
    'stopped-at-smaller-factor': divisors(right).at(-2) ?? 1,
    'factor-of-one-only': rng.pick([...divisors(a), ...divisors(b)].filter((d) => d > right)),
    'took-difference': b - a,
  };
};

const gcdWay = (a: number, b: number): string => {
  const g = gcd(a, b);
  return `${a} = ${g} × ${a / g} and ${b} = ${g} × ${b / g}. No larger number divides both.`;
};

const whichFits: Ask = (rng, dial) => {
  const k = rng.int(3, [9, 12, 15][dial.level] ?? 9);
  const multiples = range(2, 12).map((m) => k * m);
  const a = rng.pick(multiples);
  const fitting = multiples.filter((b) => b !== a && gcd(a, b) === k);
  if (fitting.length === 0) return whichFits(rng, dial);
  const right = rng.pick(fitting);
  const wrong = drawn(
    () =>
      rng.sample(
        range(Math.max(2, right - 20), right + 20).filter((b) => gcd(a, b) !== k),
        3,
      ),
    (all) => all.length === 3,
  );
  const { shown, key, choices } = only(rng, right, wrong, 'other-common-factor');
  return {
    key: `${a} ${k} ${key}`,
    question: `The greatest common factor of ${a} and a number is ${k}. Which number is it: ${shown}?`,
    ...choices,
    explanation: gcdWay(a, right),
  };
};

const gcdForms: Forms = {
  gcf: form([0, 1], (rng, dial) => {
    const [a, b] = related(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `What is the greatest common factor of ${a} and ${b}?`,
      ...numeric(gcd(a, b), factorMistakes(rng, a, b)),
      explanation: gcdWay(a, b),
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const [a, b] = related(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `${rng.pick(names)} has ${a} red and ${b} blue beads. Each bag gets the same number of each color, and none is left. How many bags are there at most?`,
      ...numeric(gcd(a, b), factorMistakes(rng, a, b)),
      explanation: `The number of bags divides both numbers. ${gcdWay(a, b)}`,
    };
  }),
  tiles: form([0, 1, 2], (rng, dial) => {
    const [a, b] = related(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `A floor is ${a} feet by ${b} feet. It is laid with equal square tiles, none of them cut. How long, in feet, is the side of the largest tile?`,
      ...numeric(gcd(a, b), factorMistakes(rng, a, b)),
      explanation: `The side divides both lengths. ${gcdWay(a, b)}`,
    };
  }),
  which: form([2], whichFits),
};

const numberTheoryTeaching = {
  gcd: {
    idea: 'A common factor divides both numbers. The greatest one is the largest number that divides both. List the factors of the smaller number from the largest down, and try each on the other number.',
    caution: 'A common factor that you find first may not be the greatest. Try larger ones.',
    hints: [
      'List the factors of the smaller number.',
      'Start with the largest: does it divide the other number too?',
      'If not, go on to the next smaller one.',
    ],
    mends: {
      'stopped-at-smaller-factor': 'This divides both, but a larger number does too.',
      'factor-of-one-only': 'This divides only one of the numbers.',
      'took-difference':
        'This is the difference. Does it divide both numbers, and is it the largest that does?',
      'other-common-factor': 'With this number, the greatest common factor is another one.',
    },
  },
  lcm: {
    idea: 'A common multiple is reached by counting in steps of either number. The least one is the first number that both counts meet. List the multiples of the larger number, and try each by the smaller one.',
    caution: 'The product is always a common multiple, but often not the least one.',
    hints: [
      'List the multiples of the larger number.',
      'Which of them is the first that the smaller number divides?',
      'Do the numbers share a factor? Then it is less than their product.',
    ],
    mends: {
      'larger-multiple': 'This is a common multiple, but a smaller one exists.',
      'multiple-of-one-only': 'This is a multiple of only one of the numbers.',
      'gave-common-factor': 'This is a common factor. The multiple is at least as large as both numbers.',
      'other-multiple': 'With this number, the least common multiple is another one.',
    },
  },
};

const greatestDivisor = formed(
  {
    ...numberTheoryInfo,
    id: 'math.number-theory.gcd',
    title: 'Greatest common factor',
    grades: [5, 8],
    objectives: ['Find the greatest common factor of two numbers'],
    keywords: ['greatest common factor', 'gcf', 'gcd', 'common factors', 'greatest common divisor'],
    prerequisites: ['math.number-theory.factors'],
    standards: ['6.NS.B.4'],
    teaching: numberTheoryTeaching.gcd,
  },
  gcdForms,
);

const multipleMistakes = (rng: Rng, a: number, b: number) => {
  const right = lcm(a, b);
  const ofOne = range(1, 12).flatMap((k) => [a * k, b * k]);
  return {
    'larger-multiple': right === a * b ? right * 2 : a * b,
    'multiple-of-one-only': rng.pick(ofOne.filter((n) => n % right !== 0 && n > Math.max(a, b))),
    'gave-common-factor': gcd(a, b),
  };
};

const lcmWay = (a: number, b: number): string => {
  const right = lcm(a, b);
  const large = Math.max(a, b);
  return `Multiples of ${large}: ${range(1, Math.min(8, right / large))
    .map((k) => k * large)
    .join(
      ', ',
    )}${right / large > 8 ? ` and so on up to ${right}` : ''}. ${right} is the first that ${Math.min(a, b)} divides.`;
};

const lcmPair = (rng: Rng, { level }: Dial): [number, number] => {
  const [a, b] = rng.pair(range(3, [12, 15, 20][level] ?? 12));
  return [Math.min(a, b), Math.max(a, b)];
};

const lcmForms: Forms = {
  lcm: form([0, 1], (rng, dial) => {
    const [a, b] = lcmPair(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `What is the least common multiple of ${a} and ${b}?`,
      ...numeric(lcm(a, b), multipleMistakes(rng, a, b)),
      explanation: lcmWay(a, b),
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const [a, b] = lcmPair(rng, dial);
    const thing = rng.pick(['lights flash', 'bells ring'] as const);
    return {
      key: `${thing} ${a} ${b}`,
      question: `Two ${thing} now at the same time. One does so every ${a} seconds, the other every ${b} seconds. After how many seconds do both meet again for the first time?`,
      ...numeric(lcm(a, b), multipleMistakes(rng, a, b)),
      explanation: lcmWay(a, b),
    };
  }),
  packs: form([0, 1, 2], (rng, dial) => {
    const [a, b] = lcmPair(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `Buns come in packs of ${a}, and patties in packs of ${b}. ${rng.pick(names)} wants the same number of both. What is the smallest number of each?`,
      ...numeric(lcm(a, b), multipleMistakes(rng, a, b)),
      explanation: lcmWay(a, b),
    };
  }),
  which: form([2], (rng, dial) => {
    const [a, b] = lcmPair(rng, dial);
    const right = lcm(a, b);
    const fitting = range(2, 30).filter((n) => lcm(a, n) === right && n !== a);
    const other = rng.pick(fitting);
    const wrong = drawn(
      () =>
        rng.sample(
          range(2, 30).filter((n) => lcm(a, n) !== right && n !== a),
          3,
        ),
      (all) => all.length === 3,
    );
    const { shown, key, choices } = only(rng, other, wrong, 'other-multiple');
    return {
      key: `${a} ${right} ${key}`,
      question: `The least common multiple of ${a} and a number is ${right}. Which number is it: ${shown}?`,
      ...choices,
      explanation: lcmWay(a, other),
    };
  }),
};

const leastMultiple = formed(
  {
    ...numberTheoryInfo,
    id: 'math.number-theory.lcm',
    title: 'Least common multiple',
    grades: [5, 8],
    objectives: ['Find the least common multiple of two numbers'],
    keywords: ['least common multiple', 'lcm', 'common multiples', 'lowest common multiple'],
    prerequisites: ['math.number-theory.factors'],
    standards: ['6.NS.B.4'],
    teaching: numberTheoryTeaching.lcm,
  },
  lcmForms,
);

/** Common factors and multiples. */
export const commonFactors: Concept[] = [greatestDivisor, leastMultiple];
