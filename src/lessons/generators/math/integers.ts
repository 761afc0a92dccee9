import { numeric, worded } from '../choices.ts';
import { rational } from '../rational.ts';
import { byLevel, listed, range, sampled, toLevel } from '../templates.ts';
import { decimal, superscript, whole } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Math', category: 'Integers and Powers' };

/** Puts a negative number in brackets, as after an operator. */
const operand = (n: number): string => (n < 0 ? `(${n})` : `${n}`);

const addSubtract = sampled(
  {
    ...info,
    id: 'math.integers.add-subtract',
    title: 'Adding and subtracting integers',
    grades: [6, 8],
    objectives: ['Add and subtract negative numbers'],
    keywords: ['integers', 'negative numbers', 'adding integers', 'subtracting integers', 'signed numbers'],
    prerequisites: ['math.addition.within-100', 'math.subtraction.within-100'],
  },
  (rng, dial) => {
    const top = byLevel(dial, [25, 40, 99]);
    const a = rng.int(-top, top);
    const b = a < 0 ? rng.int(-top, top) || 3 : -rng.int(1, top);
    const minus = rng.int(0, 1) === 1;
    const answer = minus ? a - b : a + b;
    return {
      key: minus ? `${a}-${b}` : `${Math.min(a, b)}+${Math.max(a, b)}`,
      question: `What is ${a} ${minus ? '-' : '+'} ${operand(b)}?`,
      ...numeric(
        answer,
        {
          'inverted-operation': minus ? a + b : a - b,
          'lost-a-sign': -answer,
          'ignored-signs': Math.abs(a) + Math.abs(b),
          'took-difference-of-sizes': Math.abs(Math.abs(a) - Math.abs(b)),
        },
        { signed: true },
      ),
      explanation: `${minus ? 'Subtracting is adding the opposite' : 'Start at the first number and move by the second'}: ${a} ${minus ? '-' : '+'} ${operand(b)} = ${answer}.`,
      figure: { kind: 'number-line', from: -100, to: 100, step: 10, marks: [a], labels: [-100, 0, 100] },
    };
  },
);

const multiplyDivide = sampled(
  {
    ...info,
    id: 'math.integers.multiply-divide',
    title: 'Multiplying and dividing integers',
    grades: [6, 8],
    objectives: ['Use the rules of signs'],
    keywords: ['integers', 'multiplying integers', 'dividing integers', 'rules of signs', 'negative numbers'],
    prerequisites: ['math.integers.add-subtract', 'math.division.facts'],
  },
  (rng, dial) => {
    const top = byLevel(dial, [15, 20, 40]);
    const a = rng.int(2, top) * (rng.int(0, 1) ? 1 : -1);
    const b = rng.int(2, top) * (a > 0 || rng.int(0, 1) ? -1 : 1);
    const divide = rng.int(0, 1) === 1;
    const answer = divide ? a : a * b;
    return {
      key: divide ? `${a * b}:${b}` : `${Math.min(a, b)}x${Math.max(a, b)}`,
      question: divide ? `What is ${a * b} ÷ ${operand(b)}?` : `What is ${a} × ${operand(b)}?`,
      ...numeric(
        answer,
        {
          'wrong-sign': -answer,
          'added-instead': divide ? a * b + b : a + b,
          'slip-in-fact': answer + Math.sign(answer) * Math.abs(divide ? 1 : a),
          'slip-and-wrong-sign': -answer - 1,
        },
        { signed: true },
      ),
      explanation: `Equal signs give plus, different signs give minus. The result is ${answer}.`,
    };
  },
);

const powers = listed(
  {
    ...info,
    id: 'math.exponents.powers',
    title: 'Powers',
    grades: [5, 8],
    objectives: ['Work out powers of whole numbers'],
    keywords: ['exponents', 'powers', 'squares', 'cubes', 'squared', 'cubed'],
    prerequisites: ['math.multiplication.multi-digit'],
  },
  {
    items: range(2, 100).flatMap((b) =>
      range(2, 10)
        .filter((e) => b ** e <= 20000 && (e > 3 || b <= (e === 2 ? 100 : 27)))
        .map((e) => ({ b, e })),
    ),
    key: ({ b, e }) => `${b}^${e}`,
    level: ({ b, e }) => toLevel(b ** e <= 150 ? 0 : b ** e <= 1200 ? 1 : 2),
    draw: ({ b, e }) => ({
      question: `What is ${b}${superscript(e)}?`,
      ...numeric(
        b ** e,
        {
          'multiplied-by-exponent': b * e,
          'one-factor-too-few': b ** (e - 1),
          'one-factor-too-many': b ** (e + 1),
          'added-exponent': b + e,
        },
        { slip: b },
      ),
      explanation: `${b}${superscript(e)} means ${Array(e).fill(b).join(' × ')} = ${whole(b ** e)}.`,
    }),
  },
);

const roots = listed(
  {
    ...info,
    id: 'math.roots.square',
    title: 'Square and cube roots',
    grades: [7, 10],
    objectives: ['Find roots of perfect squares and cubes'],
    keywords: ['square roots', 'cube roots', 'roots', 'radicals', 'perfect squares'],
    prerequisites: ['math.exponents.powers'],
  },
  {
    items: [...range(2, 60).map((n) => ({ n, e: 2 })), ...range(2, 20).map((n) => ({ n, e: 3 }))],
    key: ({ n, e }) => `root ${e} ${n ** e}`,
    level: ({ n, e }) => toLevel((e === 3 ? 1 : 0) + (n > 12 ? 1 : 0)),
    draw: ({ n, e }) => ({
      question: `What is ${e === 2 ? '√' : '∛'}${whole(n ** e)}?`,
      ...numeric(n, {
        'divided-instead': rational(n ** e, e).round(),
        'one-too-many': n + 1,
        'one-too-few': n - 1,
        'ten-too-many': n + 10,
      }),
      explanation: `${Array(e).fill(n).join(' × ')} = ${whole(n ** e)}, so the root is ${n}.`,
    }),
  },
);

const laws = sampled(
  {
    ...info,
    id: 'math.exponents.laws',
    title: 'Laws of exponents',
    grades: [8, 11],
    objectives: ['Multiply, divide and raise powers'],
    keywords: ['laws of exponents', 'exponent rules', 'powers', 'exponents'],
    prerequisites: ['math.exponents.powers', 'math.integers.add-subtract'],
  },
  (rng, dial) => {
    const letter = rng.pick(['x', 'y', 'a', 'n', 't']);
    const [m, n] = rng.pair(range(2, byLevel(dial, [14, 16, 20])));
    const forms = [
      {
        text: `${letter}${superscript(m)} · ${letter}${superscript(n)}`,
        e: m + n,
        wrong: m * n,
        other: Math.abs(m - n),
        key: `${Math.min(m, n)}*${Math.max(m, n)}`,
      },
      {
        text: `${letter}${superscript(m)} ÷ ${letter}${superscript(n)}`,
        e: m - n,
        wrong: m + n,
        other: n - m,
        key: `${m}/${n}`,
      },
      {
        text: `(${letter}${superscript(m)})${superscript(n)}`,
        e: m * n,
        wrong: m + n,
        other: m ** 2,
        key: `${Math.min(m, n)}^${Math.max(m, n)} ${m}`,
      },
    ];
    const form = rng.pick(forms);
    const show = (e: number): string => `${letter}${superscript(e)}`;
    return {
      key: `${letter} ${form.key}`,
      question: `Simplify ${form.text}.`,
      ...worded(
        show(form.e),
        Object.fromEntries(
          Object.entries({
            'mixed-up-rules': form.wrong,
            'inverted-operation': form.other,
            'off-by-one-exponent': form.e + 1,
            'off-by-one-less': form.e - 1,
            'doubled-exponent': form.e * 2,
          }).map(([k, e]) => [k, show(e)]),
        ),
      ),
      explanation: `Multiply: add the exponents. Divide: subtract them. Power of a power: multiply them. Here: ${show(form.e)}.`,
    };
  },
);

const scientific = sampled(
  {
    ...info,
    id: 'math.exponents.scientific-notation',
    title: 'Scientific notation',
    grades: [8, 11],
    objectives: ['Write large and small numbers with powers of ten'],
    keywords: ['scientific notation', 'standard form', 'powers of ten'],
    prerequisites: ['math.exponents.powers', 'math.decimals.multiply'],
  },
  (rng, dial) => {
    const m = rational(rng.int(101, 999), 100);
    const e = rng.int(3, byLevel(dial, [6, 7, 9])) * (dial.level > 0 && rng.int(0, 1) ? -1 : 1);
    const value = m.times(rational(10).power(e));
    const show = (a: number, b = m): string => `${decimal(b)} × 10${superscript(a)}`;
    return {
      key: `scientific ${m} ${e}`,
      question: `Write ${decimal(value)} in scientific notation.`,
      ...worded(show(e), {
        'exponent-one-too-many': show(e + 1),
        'exponent-one-too-few': show(e - 1),
        'wrong-sign-of-exponent': show(-e),
        'exponent-off-by-two': show(e + 2),
      }),
      explanation: `Move the point until one digit stands before it. It moves ${Math.abs(e)} places, so ${show(e)}.`,
    };
  },
);

/** Negative numbers, powers and roots. */
export const integers: Concept[] = [powers, addSubtract, multiplyDivide, roots, laws, scientific];
