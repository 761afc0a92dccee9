import { numeric, type WrongNumber } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { list } from '../text.ts';
import type { Dial } from '../types.ts';
import {
  divides,
  innerDivisors,
  numberTheoryInfo,
  only,
  restMend,
  three,
  topAt,
  type Wrong,
} from './divisibility.ts';
import { drawn } from './middle-forms.ts';

const isPrime = (n: number): boolean =>
  n > 1 && range(2, Math.floor(Math.sqrt(n))).every((d) => !divides(d, n));
const primes = range(2, 200).filter(isPrime);
const composites = range(4, 200).filter((n) => !isPrime(n));

/** Returns composite numbers, even ones only for beginners up to grade 5: they are plain to see later. */
const odd = (dial: Dial) =>
  composites.filter((n) => n < topAt(dial) && (n % 2 === 1 || (dial.level === 0 && dial.grade <= 5)));

/** Returns the primes that decide whether a number is prime. */
const testers = (n: number): number[] => primes.filter((p) => p * p <= n);

/** Says that no prime divides a prime number. */
function noneDivides(n: number): string {
  const [first, second, ...more] = testers(n).map(String);
  return more.length > 0
    ? `None of the primes ${list(testers(n).map(String))} divides ${n}`
    : `Neither ${first} nor ${second} divides ${n}`;
}

const inWords: Readonly<Record<number, string>> = {
  3: 'three',
  5: 'five',
  7: 'seven',
  11: 'eleven',
  13: 'thirteen',
};

/** Returns a composite number as a product: 3 × 7. */
function split(n: number): string {
  const d = range(2, n).find((each) => divides(each, n)) ?? n;
  return `${d} × ${n / d}`;
}

/** Asks for a prime or a composite number in a span. Both kinds are offered in it and in another span. */
function inSpan(rng: Rng, dial: Dial, isPrimeAsked: boolean) {
  const lows = range(0, Math.floor(topAt(dial) / 20) - 1).map((tens) => tens * 10);
  const low = rng.pick(lows.slice(1));
  const inside = (n: number): boolean => n > low && n < low + 20;
  const [far] = rng.shuffle(lows.filter((each) => Math.abs(each - low) >= 20));
  const isAway = (n: number): boolean => (far === undefined ? !inside(n) : n > far && n < far + 20);
  const known = primes.filter((n) => n < topAt(dial));
  const [asked, other] = isPrimeAsked ? [known, odd(dial)] : [odd(dial), known];
  const sets = [
    asked.filter(inside),
    asked.filter(isAway),
    other.filter(inside),
    other.filter(isAway),
  ] as const;
  if (sets.some((set) => set.length === 0)) return undefined;
  const [right, away, near, both] = [
    rng.pick(sets[0]),
    rng.pick(sets[1]),
    rng.pick(sets[2]),
    rng.pick(sets[3]),
  ];
  const ofOther = (value: number): Wrong => ({
    value,
    name: isPrimeAsked ? 'missed-a-factor' : 'took-a-prime',
    mend: isPrimeAsked
      ? `${value} = ${split(value)}, so it is not prime.`
      : `${value} has only the factors 1 and ${value}, so it is prime.`,
  });
  const wrong: Wrong[] = [
    {
      value: away,
      name: 'outside-of-the-span',
      mend: `${away} does not lie between ${low} and ${low + 20}.`,
    },
    ofOther(near),
    ofOther(both),
  ];
  const { shown, key, choices } = only(rng, right, wrong);
  return {
    key: `${low} ${key}`,
    question: `Which number between ${low} and ${low + 20} is ${isPrimeAsked ? 'prime' : 'composite'}: ${shown}?`,
    ...choices,
    hints: [
      `Which of the numbers lie between ${low} and ${low + 20}?`,
      isPrimeAsked
        ? 'Try two, three, five, seven and so on as divisors. All must leave a remainder.'
        : 'Try two, three, five, seven and so on as divisors. One must leave nothing over.',
    ],
    explanation: isPrimeAsked
      ? `${noneDivides(right)}, so it is prime. It lies between ${low} and ${low + 20}.`
      : `${right} = ${split(right)}, so it has more factors than 1 and itself. It lies between ${low} and ${low + 20}.`,
  };
}

const primeForms: Forms = {
  prime: form([0, 1], (rng, dial) => drawn(() => inSpan(rng, dial, true))),
  composite: form([0, 1, 2], (rng, dial) => drawn(() => inSpan(rng, dial, false))),
  why: form([0, 1, 2], (rng, dial) => {
    const known = odd(dial).filter((each) => each > (dial.grade <= 5 ? 9 : 20));
    const n = rng.pick(known);
    const right = rng.pick(innerDivisors(n));
    const wrong = three(
      rng,
      known.flatMap(innerDivisors).filter((d) => d < n && !divides(d, n)),
    );
    const { shown, choices } = only(
      rng,
      right,
      wrong.map((value) => ({ value, name: 'missed-a-remainder', mend: restMend(n, value) })),
    );
    return {
      key: `${n} ${shown}`,
      question: `${rng.pick(names)} says that ${n} is prime. Which number shows that it is not: ${shown}?`,
      ...choices,
      hints: [
        `${n} is not prime if another number divides it with nothing left over.`,
        `Divide ${n} by each of the numbers.`,
      ],
      explanation: `${n} ÷ ${right} = ${n / right}. So ${right} is a factor of ${n}, and ${n} is composite.`,
    };
  }),
  between: form([2], (rng, dial) => {
    const low = rng.int(2, topAt(dial) - 15);
    const high = low + rng.int(8, 14);
    const found = primes.filter((p) => p > low && p < high);
    return {
      key: `${low} ${high}`,
      question: `How many prime numbers are between ${low} and ${high}?`,
      ...numeric(found.length, wrongCounts(low, high, found)),
      hints: [
        `Write the numbers between ${low} and ${high}. Cross out the even ones.`,
        `Then cross out the larger multiples of ${list(testers(high).flatMap((p) => inWords[p] ?? []))}.`,
      ],
      explanation:
        found.length > 1
          ? `Test each number. These ${found.length} are prime: ${list(found.map(String))}.`
          : `Test each number. ${found.length === 1 ? `Only ${found[0]} is prime` : 'Each of them has other factors than 1 and itself'}.`,
    };
  }),
};

/** Returns the wrong numbers of primes between two numbers. */
function wrongCounts(low: number, high: number, found: readonly number[]): Record<string, WrongNumber> {
  const between = range(low + 1, high - 1);
  const [one, two] = between.filter((n) => n % 2 === 1 && !isPrime(n));
  const ends = [low, high].filter(isPrime);
  const missed = found.at(-1);
  return {
    'counted-odd-numbers': [
      between.filter((n) => n % 2 === 1).length,
      'You counted the odd numbers; not all of them are prime.',
    ],
    'counted-composites': [
      between.length - found.length,
      'You counted the composite numbers; the question asks for the primes.',
    ],
    ...(one && {
      'missed-a-factor': [found.length + 1, `You counted ${one}, but it is ${split(one)}.`] as const,
    }),
    ...(one &&
      two && {
        'missed-two-factors': [
          found.length + 2,
          `You counted ${one} and ${two}, but they are ${split(one)} and ${split(two)}.`,
        ] as const,
      }),
    ...(ends.length > 0 && {
      'counted-the-ends': [
        found.length + ends.length,
        `You counted ${list(ends.map(String))}; count only what lies between.`,
      ] as const,
    }),
    ...(missed && {
      'left-out-a-prime': [
        found.length - 1,
        `You left out ${missed}; nothing but 1 and ${missed} divides it.`,
      ] as const,
    }),
    ...(found.length > 2 && {
      'left-out-two-primes': [
        found.length - 2,
        `You left out two primes, such as ${found[0]} and ${missed}; test each number.`,
      ] as const,
    }),
  };
}

/** Prime and composite numbers. */
export const primeNumbers = formed(
  {
    ...numberTheoryInfo,
    id: 'math.number-theory.primes',
    title: 'Prime numbers',
    grades: [4, 8],
    objectives: ['Tell prime from composite numbers'],
    keywords: ['prime numbers', 'primes', 'composite numbers', 'prime and composite'],
    prerequisites: ['math.number-theory.factors'],
    standards: ['4.OA.B.4'],
    teaching: {
      idea: 'A prime number has just two factors, 1 and itself. A composite number has more, so it can be split into smaller factors. To test a number, try the primes 2, 3, 5, 7 and so on.',
      caution: 'Odd does not mean prime: 9 = 3 × 3. The number 1 is neither prime nor composite.',
      mends: {},
    },
  },
  primeForms,
);
