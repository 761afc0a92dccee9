import { names } from '../data/story-words.ts';
import { gcd, lcm } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { divides, divisors, numberTheoryInfo, only, spread, type Wrong } from './divisibility.ts';

/** Draws two numbers with a common factor. */
function related(rng: Rng, { level }: Dial): [number, number] {
  const k = rng.int(2, [8, 12, 15][level] ?? 8);
  const [m, n] = rng.pair(range(2, [6, 8, 10][level] ?? 6));
  return [k * Math.min(m, n), k * Math.max(m, n)];
}

/** Returns numbers that may be taken for the greatest common factor. */
function wrongFactors(rng: Rng, a: number, b: number): Wrong[] {
  const right = gcd(a, b);
  const ofOne = (x: number, y: number): Wrong[] =>
    divisors(x)
      // Multiples of the key are offered less often, since they would tell it.
      .filter((d) => d > 1 && !divides(d, y) && (!divides(right, d) || rng.int(0, 2) === 0))
      .map((value) => ({
        value,
        name: 'factor-of-one-only',
        mend: `${value} divides ${x}, but it does not divide ${y}.`,
      }));
  const smaller = divisors(right)
    .slice(0, -1)
    .map((value) => ({
      value,
      name: 'stopped-at-a-smaller-factor',
      mend:
        value === 1
          ? 'All numbers share the factor 1; look for a larger common factor.'
          : `${value} divides both numbers, but a larger number does, too.`,
    }));
  const difference = {
    value: b - a,
    name: 'took-the-difference',
    mend: `You subtracted; ${b - a} does not divide ${a}.`,
  };
  return [...ofOne(a, b), ...ofOne(b, a), ...smaller, ...(divides(b - a, a) ? [] : [difference])];
}

const gcdWay = (a: number, b: number): string => {
  const g = gcd(a, b);
  return `${a} = ${g} × ${a / g} and ${b} = ${g} × ${b / g}. No larger number divides both.`;
};

const firstHint = (a: number): string => `List the factors of ${a} from the largest down.`;

const whichFits: Ask = (rng, dial) => {
  const k = rng.int(3, [9, 12, 15][dial.level] ?? 9);
  const multiples = range(2, 12).map((m) => k * m);
  const a = rng.pick(multiples);
  const fitting = multiples.filter((b) => b !== a && gcd(a, b) === k);
  if (fitting.length === 0) return whichFits(rng, dial);
  const right = rng.pick(fitting);
  const others = range(k, 12 * k).filter((b) => b !== a && gcd(a, b) !== k);
  const larger = rng.shuffle(others.filter((b) => b % k === 0)).slice(0, 2);
  const sharing = others.filter((b) => gcd(a, b) > 1 && b % k > 0);
  const pool = sharing.length < 3 ? others.filter((b) => b % k > 0) : sharing;
  const wrong = [...larger, ...rng.sample(pool, 3 - larger.length)];
  const { shown, key, choices } = only(
    rng,
    right,
    wrong.map((value) => ({
      value,
      name: 'other-common-factor',
      mend: `The greatest common factor of ${a} and ${value} is ${gcd(a, value)}.`,
    })),
  );
  return {
    key: `${a} ${k} ${key}`,
    question: `The greatest common factor of ${a} and a number is ${k}. Which number is it: ${shown}?`,
    ...choices,
    hints: [
      `Which of the numbers can you divide by ${k}?`,
      `Of these, which shares no larger factor with ${a}?`,
    ],
    explanation: gcdWay(a, right),
  };
};

const gcdForms: Forms = {
  gcf: form([0, 1], (rng, dial) => {
    const [a, b] = related(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `What is the greatest common factor of ${a} and ${b}?`,
      ...spread(rng, gcd(a, b), wrongFactors(rng, a, b)),
      hints: [firstHint(a), `Which is the first of them that divides ${b}, too?`],
      explanation: gcdWay(a, b),
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const [a, b] = related(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `${rng.pick(names)} puts ${a} red and ${b} blue beads into bags that are all alike, and no bead is left over. What is the greatest number of bags?`,
      ...spread(rng, gcd(a, b), wrongFactors(rng, a, b)),
      hints: [`The number of bags must divide both ${a} and ${b}.`, firstHint(a)],
      explanation: `The number of bags divides both numbers. ${gcdWay(a, b)}`,
    };
  }),
  tiles: form([0, 1, 2], (rng, dial) => {
    const [a, b] = related(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `A sheet of paper is ${a} cm by ${b} cm. It is cut into equal squares, and nothing is left over. What is the greatest possible length of their sides, in cm?`,
      ...spread(rng, gcd(a, b), wrongFactors(rng, a, b)),
      hints: [`The side must fit a whole number of times into ${a} and into ${b} cm.`, firstHint(a)],
      explanation: `The side divides both lengths. ${gcdWay(a, b)}`,
    };
  }),
  which: form([2], whichFits),
};

const numberTheoryTeaching = {
  gcd: {
    idea: 'A common factor divides both numbers. The greatest one is the largest number that divides both. List the factors of the smaller number from the largest down, and try each on the other number.',
    caution: 'A common factor that you find first may not be the greatest. Try larger ones.',
    mends: {},
  },
  lcm: {
    idea: 'A common multiple is reached by counting in steps of either number. The least one is the first number that both counts meet. List the multiples of the larger number, and try each by the smaller one.',
    caution: 'The product is always a common multiple, but often not the least one.',
    mends: {},
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

/** Returns numbers that may be taken for the least common multiple. */
function wrongMultiples(a: number, b: number): Wrong[] {
  const right = lcm(a, b);
  const ofOne = (x: number, y: number): Wrong[] =>
    range(2, Math.max(6, Math.ceil((2 * right) / x)))
      .map((k) => k * x)
      .filter((m) => !divides(y, m))
      .map((value) => ({
        value,
        name: 'multiple-of-one-only',
        mend: `${value} is a multiple of ${x}, but not of ${y}.`,
      }));
  const larger = [2 * right, 3 * right, a * b]
    .filter((m) => m > right)
    .map((value) => ({
      value,
      name: 'larger-multiple',
      mend: `${value} is a multiple of both, but there is a smaller one.`,
    }));
  return [...ofOne(a, b), ...ofOne(b, a), ...larger];
}

const lcmWay = (a: number, b: number): string => {
  const right = lcm(a, b);
  const large = Math.max(a, b);
  if (right === large)
    return `${Math.min(a, b)} divides ${large} itself, so ${large} is the first multiple of both.`;
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

const lcmHint = (a: number, b: number): string =>
  `Which is the first multiple of ${b} that ${a} divides, too?`;

const lcmForms: Forms = {
  lcm: form([0, 1], (rng, dial) => {
    const [a, b] = lcmPair(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `What is the least common multiple of ${a} and ${b}?`,
      ...spread(rng, lcm(a, b), wrongMultiples(a, b)),
      hints: [`List the multiples of ${b}, the larger number.`, lcmHint(a, b)],
      explanation: lcmWay(a, b),
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const [a, b] = lcmPair(rng, dial);
    const [thing, verb] = rng.pick([
      ['lights', 'flash'],
      ['bells', 'ring'],
    ] as const);
    return {
      key: `${thing} ${verb} ${a} ${b}`,
      question: `Two ${thing} ${verb} at the same time now. One ${verb}${verb === 'flash' ? 'es' : 's'} every ${a} seconds, the other every ${b} seconds. After how many seconds do they ${verb} together again?`,
      ...spread(rng, lcm(a, b), wrongMultiples(a, b)),
      hints: [`List the times of the slower one, in steps of ${b} seconds.`, lcmHint(a, b)],
      explanation: lcmWay(a, b),
    };
  }),
  packs: form([0, 1, 2], (rng, dial) => {
    const [a, b] = lcmPair(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `Buns come in packs of ${a}, and patties in packs of ${b}. ${rng.pick(names)} wants the same number of both. What is the smallest number of each?`,
      ...spread(rng, lcm(a, b), wrongMultiples(a, b)),
      hints: [`How many patties can you get? Count in steps of ${b}.`, lcmHint(a, b)],
      explanation: lcmWay(a, b),
    };
  }),
  which: form([2], (rng, dial) => whichMultiple(rng, dial)),
};

/** Asks with which number another one has a least common multiple. */
function whichMultiple(rng: Rng, dial: Dial) {
  const [a, b] = lcmPair(rng, dial);
  const right = lcm(a, b);
  const fitting = range(2, 30).filter((n) => lcm(a, n) === right && n !== a);
  const other = rng.pick(fitting);
  const wrong = rng.sample(
    range(2, 30).filter((n) => lcm(a, n) !== right && n !== a),
    3,
  );
  const { shown, key, choices } = only(
    rng,
    other,
    wrong.map((value) => ({
      value,
      name: 'other-multiple',
      mend: `The least common multiple of ${a} and ${value} is ${lcm(a, value)}.`,
    })),
  );
  return {
    key: `${a} ${right} ${key}`,
    question: `The least common multiple of ${a} and a number is ${right}. Which number is it: ${shown}?`,
    ...choices,
    hints: [
      `Which of the numbers divide ${right}?`,
      `For each of these, list its multiples. Is ${right} the first that ${a} divides?`,
    ],
    explanation: lcmWay(...([a, other].toSorted((x, y) => x - y) as [number, number])),
  };
}

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
