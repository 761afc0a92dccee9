import { numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { lcm } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { alternatives, list } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { beside, drawn } from './middle-forms.ts';

export const numberTheoryInfo = { subject: 'Math', category: 'Number Theory' };

const divides = (d: number, n: number): boolean => n % d === 0;
export const divisors = (n: number): number[] => range(1, n).filter((d) => divides(d, n));
const isPrime = (n: number): boolean =>
  n > 1 && range(2, Math.floor(Math.sqrt(n))).every((d) => !divides(d, n));
const primes = range(2, 200).filter(isPrime);
const composites = range(4, 200).filter((n) => !isPrime(n));

/** Returns the largest number: 100 in grade 4, as its standard says, and more later. */
const topAt = ({ grade, level }: Dial): number =>
  grade <= 4 ? ([40, 70, 100][level] ?? 100) : ([60, 100, 200][level] ?? 200);

/** Returns a choice among listed numbers, of which only one fits. */
export function only(rng: Rng, right: number, wrong: readonly number[], name: string) {
  const option = (n: number) => ({ text: `${n}`, worth: `${n}` });
  return {
    shown: alternatives(rng.shuffle([right, ...wrong]).map(String)),
    key: [right, ...wrong].toSorted((a, b) => a - b).join(' '),
    choices: { answer: option(right), mistakes: wrong.map((n) => ({ name, ...option(n) })) },
  };
}

const factorForms: Forms = {
  factor: form([0, 1, 2], (rng, dial) => {
    const n = drawn(
      () => rng.int(12, topAt(dial)),
      (each) => divisors(each).length > 3,
    );
    const right = rng.pick(divisors(n).slice(1, -1));
    const wrong = rng.sample(
      range(2, Math.max(12, Math.floor(n / 2))).filter((m) => !divides(m, n)),
      3,
    );
    const { shown, key, choices } = only(rng, right, wrong, 'missed-a-remainder');
    return {
      key: `${n} of ${key}`,
      question: `Which number is a factor of ${n}: ${shown}?`,
      ...choices,
      explanation: `${n} ÷ ${right} = ${n / right} with no remainder. The others leave one.`,
    };
  }),
  multiple: form([0, 1], (rng, dial) => {
    const n = rng.int(3, dial.grade <= 4 ? 9 : 15);
    const right = n * rng.int(3, 12);
    const wrong = rng.sample(
      range(Math.max(n + 1, right - 12), right + 12).filter((m) => !divides(n, m)),
      3,
    );
    const { shown, key, choices } = only(rng, right, wrong, 'missed-a-remainder');
    return {
      key: `${n} of ${key}`,
      question: `Which number is a multiple of ${n}: ${shown}?`,
      ...choices,
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
      question: `Two factors make ${a * b}. One of them is ${a}. What is the other one?`,
      ...numeric(b, {
        'one-off': beside(rng, b, { by: 1 }),
        'subtracted-instead': a * b - a,
        'gave-given-factor': a,
      }),
      explanation: `${a * b} ÷ ${a} = ${b}, so ${a} × ${b} = ${a * b}.`,
    };
  }),
  count: form([1, 2], (rng, dial) => {
    const n = rng.int(8, topAt({ ...dial, level: 0 }));
    const all = divisors(n);
    return {
      key: `${n}`,
      question: `How many different factors does ${n} have? Count 1 and ${n} too.`,
      ...numeric(all.length, {
        'left-out-ends': all.length - 2,
        'left-out-pair': all.length + rng.pick([2, -2]),
        'one-off': all.length + rng.pick([1, -1]),
      }),
      explanation: `Find them in pairs: ${list(all.map(String))}. That makes ${all.length}.`,
    };
  }),
  both: form([2], (rng, dial) => {
    const [a, b] = rng.pair(range(2, dial.grade <= 4 ? 9 : 12));
    const step = lcm(a, b);
    const right = step * rng.int(1, 3);
    const reach = 4 * Math.max(a, b);
    const near = range(Math.max(4, right - reach), right + reach).filter((m) => !divides(step, m));
    const wrong = drawn(
      () =>
        rng.sample(
          near.filter((m) => divides(a, m) || divides(b, m)),
          3,
        ),
      (all) => all.length === 3,
    );
    const { shown, key, choices } = only(rng, right, wrong, 'fits-only-one');
    return {
      key: `${Math.min(a, b)} ${Math.max(a, b)} of ${key}`,
      question: `Which number is a multiple of both ${Math.min(a, b)} and ${Math.max(a, b)}: ${shown}?`,
      ...choices,
      explanation: `${right} = ${a} × ${right / a} and ${right} = ${b} × ${right / b}. Each other number fits only one of them.`,
    };
  }),
};

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
      caution: 'Factors of a number are not larger than it. Multiples are not smaller.',
      hints: [
        'Do you need a number that divides, or one that is reached in steps?',
        'Try the divisions one by one.',
        'Is there a remainder?',
      ],
      mends: {
        'missed-a-remainder': 'Divide to check: something is left over.',
        'one-off': 'Check it by multiplying.',
        'subtracted-instead': 'Factors are multiplied. Divide to find the other one.',
        'gave-given-factor': 'This one is given. Find its partner.',
        'left-out-ends': 'Count 1 and the number itself too.',
        'left-out-pair': 'Find the factors in pairs, so that none is missed or counted twice.',
        'fits-only-one': 'Divide by both numbers. One of them leaves a remainder.',
      },
    },
  },
  factorForms,
);

const odd = (dial: Dial) => composites.filter((n) => n < topAt(dial) && (n % 2 === 1 || dial.level === 0));

/** Asks for a prime or a composite number in a span. Both kinds are offered inside and outside of it. */
function inSpan(rng: Rng, dial: Dial, isPrimeAsked: boolean) {
  const low = rng.int(1, Math.floor(topAt(dial) / 20) - 1) * 10;
  const inside = (n: number): boolean => n > low && n < low + 20;
  const known = primes.filter((n) => n < topAt(dial));
  const [asked, other] = isPrimeAsked ? [known, odd(dial)] : [odd(dial), known];
  if (![asked, other].every((all) => all.some(inside) && !all.every(inside))) return undefined;
  const right = rng.pick(asked.filter(inside));
  const wrong = [
    { n: rng.pick(asked.filter((n) => !inside(n))), name: 'outside-of-span' },
    { n: rng.pick(other.filter(inside)), name: isPrimeAsked ? 'missed-a-factor' : 'took-prime' },
    { n: rng.pick(other.filter((n) => !inside(n))), name: isPrimeAsked ? 'missed-a-factor' : 'took-prime' },
  ];
  const { shown, key } = only(
    rng,
    right,
    wrong.map(({ n }) => n),
    '',
  );
  const d = range(2, right).find((each) => divides(each, right)) ?? right;
  return {
    key: `${low} ${key}`,
    question: `Which number between ${low} and ${low + 20} is ${isPrimeAsked ? 'prime' : 'composite'}: ${shown}?`,
    answer: { text: `${right}`, worth: `${right}` },
    mistakes: wrong.map(({ n, name }) => ({ name, text: `${n}`, worth: `${n}` })),
    explanation: isPrimeAsked
      ? `${right} has no factors but 1 and itself, and it lies between ${low} and ${low + 20}.`
      : `${right} = ${d} × ${right / d}, so it has more factors than 1 and itself. It lies between ${low} and ${low + 20}.`,
  };
}

const primeForms: Forms = {
  prime: form([0, 1], (rng, dial) => drawn(() => inSpan(rng, dial, true))),
  composite: form([0, 1, 2], (rng, dial) => drawn(() => inSpan(rng, dial, false))),
  why: form([0, 1, 2], (rng, dial) => {
    const n = rng.pick(odd(dial).filter((each) => each > 8));
    const right = rng.pick(divisors(n).slice(1, -1));
    const wrong = drawn(
      () =>
        rng.sample(
          range(2, Math.max(9, Math.ceil(n / 2))).filter((d) => !divides(d, n)),
          3,
        ),
      (all) => all.length === 3,
    );
    const { shown, choices } = only(rng, right, wrong, 'missed-a-remainder');
    return {
      key: `${n} ${shown}`,
      question: `${rng.pick(names)} says that ${n} is prime. Which number shows that it is not: ${shown}?`,
      ...choices,
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
      ...numeric(found.length, {
        'counted-odd-numbers': range(low + 1, high - 1).filter((n) => n % 2 === 1).length,
        'one-prime-off': found.length + (found.length > 1 ? rng.pick([1, -1]) : 1),
      }),
      explanation:
        found.length > 0
          ? `Test each number. These are prime: ${list(found.map(String))}.`
          : 'Each number between them has a factor.',
    };
  }),
};

const primeNumbers = formed(
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
      hints: [
        'Is it even? Does it end in 5 or 0?',
        'Add its digits: if 3 divides the sum, 3 divides the number.',
        'Try 7 as well.',
      ],
      mends: {
        'missed-a-factor': 'This one can be split into smaller factors. Try 2, 3, 5 and 7.',
        'outside-of-span': 'This one does not lie between the two numbers.',
        'took-prime': 'This one has no factors but 1 and itself.',
        'missed-a-remainder': 'Divide to check: something is left over.',
        'counted-odd-numbers': 'Not all odd numbers are prime. Test each of them.',
        'one-prime-off': 'Test each number between them once more.',
      },
    },
  },
  primeForms,
);

/** Factors, multiples and primes. */
export const numberTheory: Concept[] = [factorsConcept, primeNumbers];
