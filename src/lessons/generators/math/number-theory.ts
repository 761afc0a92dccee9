import { numeric } from '../choices.ts';
import { gcd, lcm } from '../rational.ts';
import { byLevel, range, sampled } from '../templates.ts';
import { alternatives, whole } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Math', category: 'Number Theory' };

const isPrime = (n: number): boolean => n > 1 && range(2, Math.floor(Math.sqrt(n))).every((d) => n % d !== 0);
const primes = range(2, 400).filter(isPrime);
const composites = range(4, 400).filter((n) => !isPrime(n));

const greatestDivisor = sampled(
  {
    ...info,
    id: 'math.number-theory.gcd',
    title: 'Greatest common factor',
    grades: [5, 8],
    objectives: ['Find the greatest common factor of two numbers'],
    keywords: ['greatest common factor', 'gcf', 'gcd', 'common factors', 'greatest common divisor'],
    prerequisites: ['math.number-theory.factors'],
  },
  (rng, dial) => {
    const k = rng.int(2, byLevel(dial, [15, 20, 30]));
    const [m, n] = rng.pair(range(2, byLevel(dial, [14, 18, 24])));
    const [a, b] = [k * m, k * n];
    const answer = gcd(a, b);
    return {
      key: `gcf ${Math.min(a, b)} ${Math.max(a, b)}`,
      question: `What is the greatest common factor of ${a} and ${b}?`,
      ...numeric(answer, {
        'took-smaller-number': Math.min(a, b),
        'gave-common-multiple': lcm(a, b),
        'took-difference': Math.abs(a - b),
        'stopped-at-smaller-factor': answer % 2 === 0 ? answer / 2 : 1,
      }),
      explanation: `${a} = ${answer} × ${a / answer} and ${b} = ${answer} × ${b / answer}. No larger number divides both.`,
    };
  },
);

const leastMultiple = sampled(
  {
    ...info,
    id: 'math.number-theory.lcm',
    title: 'Least common multiple',
    grades: [5, 8],
    objectives: ['Find the least common multiple of two numbers'],
    keywords: ['least common multiple', 'lcm', 'common multiples', 'lowest common multiple'],
    prerequisites: ['math.number-theory.factors'],
  },
  (rng, dial) => {
    const [a, b] = rng.pair(range(3, byLevel(dial, [55, 60, 90])));
    const answer = lcm(a, b);
    return {
      key: `lcm ${Math.min(a, b)} ${Math.max(a, b)}`,
      question: `What is the least common multiple of ${a} and ${b}?`,
      ...numeric(answer, {
        'multiplied-the-numbers': a * b,
        'gave-common-factor': gcd(a, b),
        'took-larger-number': Math.max(a, b),
        'doubled-the-multiple': answer * 2,
        'added-instead': a + b,
      }),
      explanation: `The greatest common factor is ${gcd(a, b)}. ${a} × ${b} ÷ ${gcd(a, b)} = ${answer}.`,
    };
  },
);

const primeNumbers = sampled(
  {
    ...info,
    id: 'math.number-theory.primes',
    title: 'Prime numbers',
    grades: [4, 8],
    objectives: ['Tell prime from composite numbers'],
    keywords: ['prime numbers', 'primes', 'composite numbers', 'prime and composite'],
    prerequisites: ['math.number-theory.factors'],
  },
  (rng, dial) => {
    const top = byLevel(dial, [50, 120, 400]);
    const prime = rng.pick(primes.filter((n) => n < top));
    const tricky = composites.filter((n) => n < top && (n % 2 === 1 || dial.level === 0));
    const others = rng.sample(tricky, 3);
    const [a = 4, b = 6, c = 8] = others;
    return {
      key: `prime ${prime} of ${others.toSorted((x, y) => x - y).join(' ')}`,
      question: `Which number is prime: ${alternatives(rng.shuffle([prime, ...others]).map(String))}?`,
      ...numeric(
        prime,
        { 'took-odd-for-prime': a, 'missed-a-factor': b, 'guessed-by-size': c },
        { listed: true },
      ),
      explanation: `${prime} has no factors but 1 and itself. The others can be divided: ${others.map((n) => `${n} by ${range(2, n).find((d) => n % d === 0)}`).join(', ')}.`,
    };
  },
);

const factorsConcept = sampled(
  {
    ...info,
    id: 'math.number-theory.factors',
    title: 'Factors and multiples',
    grades: [4, 7],
    objectives: ['Find factors and multiples of a number'],
    keywords: ['factors', 'multiples', 'divisibility', 'divisors'],
    prerequisites: ['math.division.facts'],
  },
  (rng, dial) => {
    const base = rng.int(3, byLevel(dial, [12, 15, 25]));
    const n = base * rng.int(2, byLevel(dial, [12, 20, 30]));
    const askMultiple = rng.int(0, 1) === 1;
    const pool = range(2, Math.max(12, Math.floor(n / 2)));
    const wrong = askMultiple
      ? range(n + 1, n * 4).filter((m) => m % n !== 0)
      : pool.filter((m) => n % m !== 0);
    const answer = askMultiple ? n * rng.int(2, 4) : rng.pick(pool.filter((m) => n % m === 0));
    const [a = 1, b = 1, c = 1] = rng.sample(wrong, 3);
    return {
      key: `${askMultiple ? 'multiple' : 'factor'} ${n} ${answer} of ${[a, b, c].toSorted((x, y) => x - y).join(' ')}`,
      question: `Which number is a ${askMultiple ? 'multiple' : 'factor'} of ${n}: ${alternatives(rng.shuffle([answer, a, b, c]).map(whole))}?`,
      ...numeric(
        answer,
        { 'missed-a-remainder': a, 'mixed-up-factor-and-multiple': b, 'looked-at-last-digit': c },
        { listed: true },
      ),
      explanation: askMultiple
        ? `${answer} ÷ ${n} = ${answer / n} with no remainder.`
        : `${n} ÷ ${answer} = ${n / answer} with no remainder.`,
    };
  },
);

/** Factors, multiples and primes. */
export const numberTheory: Concept[] = [factorsConcept, primeNumbers, greatestDivisor, leastMultiple];
