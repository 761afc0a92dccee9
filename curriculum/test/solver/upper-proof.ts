import { n } from './arithmetic.ts';
import { evaluate, q, same } from './exact.ts';
import { type Rule, rule } from './rule.ts';

/** Reasons by words of the step, typed apart from the generator's table. */
const reasonOf: readonly (readonly [RegExp, string])[] = [
  [/cross at M|Two lines cross/, 'Vertical angles are equal.'],
  [/lies on line|straight line/, 'Angles on a line make 180°.'],
  [/triangle ABC angle A = 50°|angles x, y and z/, 'The angles of a triangle make 180°.'],
  [/parallel, so|parallel and line/, 'Corresponding angles at parallel lines are equal.'],
  [/AB = AC|Two sides of a triangle are equal/, 'The base angles of an isosceles triangle are equal.'],
  [/is congruent to/, 'Corresponding parts of congruent triangles are equal.'],
  [/diagonals that meet/, 'The diagonals of a parallelogram halve each other.'],
  [/is a parallelogram, so/, 'Opposite sides of a parallelogram are equal.'],
];

const isPrime = (x: number): boolean => x > 1 && [2, 3, 5, 7].every((d) => x === d || x % d !== 0);

/** Claims with their condition and their conclusion. */
const claims: Record<
  string,
  readonly [condition: (x: number) => boolean, conclusion: (x: number) => boolean]
> = {
  'Each prime number is odd.': [isPrime, (x) => x % 2 === 1],
  'If a number is divisible by 4, then it is divisible by 8.': [(x) => x % 4 === 0, (x) => x % 8 === 0],
  'If a number is divisible by 3, then it is odd.': [(x) => x % 3 === 0, (x) => x % 2 === 1],
  'Each odd number is prime.': [(x) => x % 2 === 1, isPrime],
  'If n is even, then n is divisible by 4.': [(x) => x % 2 === 0, (x) => x % 4 === 0],
  'n² is always greater than n.': [() => true, (x) => x * x > x],
  'If x² = 16, then x = 4.': [(x) => x * x === 16, (x) => x === 4],
  '2n is always greater than n.': [() => true, (x) => 2 * x > x],
  'If a number ends in 3, then it is prime.': [(x) => x % 10 === 3, isPrime],
  'If n is divisible by 2 and by 4, then n is divisible by 8.': [(x) => x % 4 === 0, (x) => x % 8 === 0],
  'n² + n + 5 is prime for n = 1, 2, 3, 4.': [() => true, (x) => isPrime(x * x + x + 5)],
};

const isNegated = (text: string): boolean => /\bnot\b|≠|they meet/.test(text);

/** Reads which part stands in front, by a noun or a verb that only the first part of the statement has. */
function formOf(statement: string, other: string): string {
  const [, p = ''] = /^If (.+), then/.exec(statement) ?? [];
  const [, front = ''] = /^If (.+), then/.exec(other) ?? [];
  const bare = (text: string): string =>
    text
      .replace(/\b(is|are|has|have|does|do|not|ends?|they|meet|never)\b/g, '')
      .replace(/[=≠]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const isTurned = bare(front) !== bare(p);
  if (!isNegated(front)) return 'converse';
  return isTurned ? 'contrapositive' : 'inverse';
}

/** Proof and reasoning. */
export const upperProofRules: Rule[] = [
  rule(
    /^A proof says: (.+) What is the reason\?$/,
    (p) => reasonOf.find(([words]) => words.test(p(1)))?.[1] ?? '',
  ),
  rule(/^Statement: (If .+?\.) What is this called\? “(.+)”$/, (p) => formOf(p(1), p(2))),
  rule(/^(.+) Which number shows that this is false\?$/, (p) => {
    const [condition, conclusion] = claims[p(1)] ?? [() => false, () => false];
    return (c) => condition(n(c)) && !conclusion(n(c));
  }),
  rule(
    /^\w+ solves (.+) = (-?\d+)\. Step 1: (.+?) = (-?\d+)\. Step 2: (.+?) = (-?\d+)\. Step 3: x = (\S+)\. Which/,
    (p) => {
      const [a, b] = [evaluate(p(3), q(0)), evaluate(p(3), q(1))];
      const isFirst =
        [0, 1, 5].every((x) => same(evaluate(p(1), q(x)), evaluate(p(3), q(x)))) && p(2) === p(4);
      if (!isFirst) return 'Step 1';
      const isSecond = n(p(6)) === n(p(4)) - Number(a.top) && same(evaluate(p(5), q(1)), q(b.top - a.top));
      if (!isSecond) return 'Step 2';
      return same(evaluate(p(5), evaluate(p(7))), q(n(p(6)))) ? 'None of them' : 'Step 3';
    },
  ),
];
