import { numeric, type WrongNumber } from '../choices.ts';
import { lcm } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { list } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import {
  around,
  divides,
  divisors,
  innerDivisors,
  numberTheoryInfo,
  only,
  restMend,
  three,
  topAt,
} from './divisibility.ts';
import { drawn } from './middle-forms.ts';
import { primeNumbers } from './primes.ts';

const composites = (dial: Dial): number[] =>
  range(12, topAt(dial)).filter((each) => innerDivisors(each).length > 1);

/** Returns the wrong numbers of factors of a number. */
function wrongCounts(n: number): Record<string, WrongNumber> {
  const all = divisors(n);
  const root = all.find((d) => d * d === n);
  const [one = 5, two = 7] = range(2, n).filter((d) => !divides(d, n));
  return {
    'left-out-the-ends': [all.length - 2, `You left out 1 and ${n}; count them, too.`],
    'left-out-an-end': [all.length - 1, `You left out one of 1 and ${n}; count both.`],
    'counted-a-non-factor': [all.length + 1, `You counted ${one}, but ${restMend(n, one)}`],
    'counted-two-non-factors': [
      all.length + 2,
      `You counted ${one} and ${two}, but dividing ${n} by them leaves a remainder.`,
    ],
    'counted-pairs': [Math.ceil(all.length / 2), 'You counted the pairs; count the factors in them.'],
    'counted-twice': [
      root ? all.length + 1 : all.length * 2,
      root
        ? `You counted ${root} twice; in ${root} × ${root} it is one factor.`
        : 'You counted each factor twice, since each pair can be turned.',
    ],
  };
}

/** Names the factors of a number in pairs. */
function inPairs(n: number): string {
  const firsts = divisors(n).filter((d) => d * d <= n);
  return list(firsts.map((d) => (d * d === n ? `${d} × ${d}` : `${d} × ${n / d}`)));
}

const factorForms: Forms = {
  factor: form([0, 1, 2], (rng, dial) => {
    const known = composites(dial);
    const n = rng.pick(known);
    const right = rng.pick(innerDivisors(n));
    const wrong = three(
      rng,
      known.flatMap(innerDivisors).filter((m) => m < n && !divides(m, n)),
    );
    const { shown, key, choices } = only(
      rng,
      right,
      wrong.map((value) => ({ value, name: 'missed-a-remainder', mend: restMend(n, value) })),
    );
    return {
      key: `${n} of ${key}`,
      question: `Which number is a factor of ${n}: ${shown}?`,
      ...choices,
      hints: [`Divide ${n} by each of the numbers.`, 'A factor leaves nothing over.'],
      explanation: `${n} ÷ ${right} = ${n / right} with no remainder. The others leave one.`,
    };
  }),
  multiple: form([0, 1], (rng, dial) => {
    const top = dial.grade <= 4 ? 9 : 15;
    const n = rng.int(3, top);
    const right = n * rng.int(3, 12);
    const wrong = drawn(
      () => range(1, 3).map(() => rng.int(3, top) * rng.int(3, 12)),
      (all) => new Set(all).size === 3 && all.every((m) => m > n && !divides(n, m)),
    );
    const { shown, key, choices } = only(
      rng,
      right,
      wrong.map((value) => ({ value, name: 'missed-a-remainder', mend: restMend(value, n) })),
    );
    return {
      key: `${n} of ${key}`,
      question: `Which number is a multiple of ${n}: ${shown}?`,
      ...choices,
      hints: [
        `Count in steps of ${n}. Which of the numbers do you reach?`,
        'Or divide each of them. Is anything left over?',
      ],
      explanation: `Count in steps of ${n}: ${right / n} × ${n} = ${right}. The others lie between the steps.`,
    };
  }),
  pair: form([0], (rng, dial) => {
    const { a, b } = drawn(
      () => ({ a: rng.int(2, 12), b: rng.int(2, 12) }),
      (f) => f.a * f.b <= topAt(dial) && f.a !== f.b,
    );
    return {
      key: `${a * b} ${a}`,
      question: `Two numbers have the product ${a * b}. One of them is ${a}. What is the other one?`,
      ...numeric(
        b,
        {
          'one-group-too-few': [b - 1, `${a} × ${b - 1} is only ${a * (b - 1)}; the product is ${a * b}.`],
          'one-group-too-many': [
            b + 1,
            `${a} × ${b + 1} is already ${a * (b + 1)}; the product is ${a * b}.`,
          ],
          'two-groups-too-few': [b - 2, `${a} × ${b - 2} is only ${a * (b - 2)}; the product is ${a * b}.`],
          'two-groups-too-many': [
            b + 2,
            `${a} × ${b + 2} is already ${a * (b + 2)}; the product is ${a * b}.`,
          ],
          'subtracted-instead': [a * b - a, `You took ${a} away; factors are multiplied, so divide.`],
          'gave-the-given-factor': [a, `${a} is given already; which number times ${a} is ${a * b}?`],
        },
        { slip: 0 },
      ),
      hints: [`Which number times ${a} makes ${a * b}?`, `Count up in steps of ${a}, and count the steps.`],
      explanation: `${a * b} ÷ ${a} = ${b}, so ${a} × ${b} = ${a * b}.`,
    };
  }),
  count: form([1, 2], (rng, dial) => {
    const n = rng.int(8, topAt({ ...dial, level: 0 }));
    const all = divisors(n);
    return {
      key: `${n}`,
      question: `How many different factors does ${n} have? Count 1 and ${n} too.`,
      ...numeric(all.length, wrongCounts(n)),
      hints: [
        `Find the factors in pairs: the first pair makes 1 × ${n}.`,
        'Try two, three, four and so on, until the pairs repeat.',
      ],
      explanation: `Find them in pairs: ${inPairs(n)}. That makes ${all.length} different factors.`,
    };
  }),
  both: form([2], (rng, dial) => multipleOfBoth(rng, dial)),
};

/** Asks for a multiple of two numbers. Each other choice is a multiple of one of them. */
function multipleOfBoth(rng: Rng, dial: Dial) {
  const [a, b] = drawn(
    () => rng.pair(range(2, dial.grade <= 4 ? 9 : 12)).toSorted((x, y) => x - y) as [number, number],
    // If one is a multiple of the other, its multiples fit both.
    ([x, y]) => !divides(x, y),
  );
  const step = lcm(a, b);
  const right = step * rng.int(1, 4);
  const near = range(2, right + 4 * b).filter(
    (m) => m !== b && !divides(step, m) && (divides(a, m) || divides(b, m)),
  );
  const mendOf = (m: number): string => {
    const [of, other] = divides(a, m) ? [a, b] : [b, a];
    return `${m} is a multiple of ${of}, but not of ${other}.`;
  };
  const wrong = near.map((value) => ({ value, name: 'fits-only-one', mend: mendOf(value) }));
  const { shown, key, choices } = only(rng, right, around(rng, right, wrong));
  return {
    key: `${a} ${b} of ${key}`,
    question: `Which number is a multiple of both ${a} and ${b}: ${shown}?`,
    ...choices,
    hints: [
      `Divide each of the numbers by ${b}. Keep those with nothing left over.`,
      `Then divide what you kept by ${a}.`,
    ],
    explanation: `${right} = ${a} × ${right / a} and ${right} = ${b} × ${right / b}. Each other number fits only one of them.`,
  };
}

const factorsConcept = formed(
  {
    ...numberTheoryInfo,
    id: 'math.number-theory.factors',
    title: 'Factors and multiples',
    grades: [4, 7],
    objectives: ['Find factors and multiples of a number'],
    keywords: ['factors', 'multiples', 'divisibility', 'divisors'],
    prerequisites: ['math.division.facts'],
    standards: ['4.OA.B.4'],
    teaching: {
      idea: 'A factor of a number divides it with nothing left over: 3 is a factor of 12. A multiple is what you reach by counting in steps: 12 is a multiple of 3. Factors come in pairs, such as 3 and 4.',
      caution: 'A factor of a number is never larger than the number. A multiple is never smaller.',
      mends: {},
    },
  },
  factorForms,
);

/** Factors, multiples and primes. */
export const numberTheory: Concept[] = [factorsConcept, primeNumbers];
