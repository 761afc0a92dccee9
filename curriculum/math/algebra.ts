import { crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { comparing, direct, matching, nonZero, operand, type Task } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

/** Draws an expression with its value: negative numbers from grade 7, squares for advanced learners. */
function expressionTask(rng: Rng, { grade, level }: Dial): Task {
  const [a, x] = [rng.int(2, 9), grade >= 7 && level > 0 ? nonZero(rng, 9) : rng.int(2, 12)];
  const square = level === 2;
  const first = square ? a * x * x : a * x;
  const minus = rng.int(0, 1) === 1;
  const b = minus && grade < 7 ? rng.int(1, Math.min(20, first)) : rng.int(1, 20);
  const end = minus ? -b : b;
  return {
    text: `${a}x${square ? '²' : ''} ${minus ? '-' : '+'} ${b} when x = ${x}`,
    value: first + end,
    signed: grade >= 7,
    mistakes: {
      'put-digits-side-by-side': Math.sign(x) * (a * 10 + Math.abs(x)) + end,
      'inverted-operation': first - end,
      'added-before-multiplying': a * (x + end),
      [square ? 'squared-the-product' : 'added-the-factor']: square ? (a * x) ** 2 + end : a + x + end,
    },
    way: `Put ${x} in for x: ${a} × ${square ? `${operand(x)}²` : operand(x)} = ${first}, and ${first} ${minus ? '-' : '+'} ${b} = ${first + end}.`,
  };
}

const evaluate = formed(
  {
    ...info,
    id: 'math.algebra.evaluate',
    title: 'Evaluating expressions',
    grades: [6, 9],
    objectives: ['Put a number in for a variable'],
    keywords: ['algebra', 'expressions', 'evaluate expressions', 'variables', 'substitution'],
    prerequisites: ['math.arithmetic.order-of-operations'],
    standards: ['6.EE.A.2', '7.EE.B.3'],
    teaching: {
      idea:
        'A variable stands for a number. To evaluate an expression, put the number in its place and follow the order of ' +
        'operations. A number before a letter means a product: 3x is 3 times x.',
      caution: '3x with x = 5 is 3 × 5, not 35. Powers come before products, products before sums.',
      hints: [
        'Write the expression with the number in place of x.',
        'Powers first, then products, then sums.',
      ],
      mends: {
        'put-digits-side-by-side':
          'A number before a letter means multiply. Do not put the digits side by side.',
        'inverted-operation': 'Look at the sign before the last number: plus or minus?',
        'added-before-multiplying': 'Multiply first. Add or subtract afterwards.',
        'added-the-factor': 'The number before x is a factor. Multiply by it.',
        'squared-the-product': 'Only x is squared. Multiply by the factor afterwards.',
        'another-value': 'Work out each choice.',
        'compared-without-working-out': 'Work out both values first.',
        'missed-the-fixed-part': 'Count both parts: the one for each and the one that is paid once.',
      },
    },
  },
  {
    value: form([0, 1], direct(expressionTask)),
    equal: form([1, 2], matching(expressionTask)),
    story: form([0, 1, 2], (rng, dial) => {
      const [a, b, n] = [rng.int(2, 12), rng.int(3, 20), rng.int(2, byLevel(dial, [9, 12, 20]))];
      return {
        question: `A boat costs $${b} and $${a} more for each hour: ${a}h + ${b} dollars. What do ${n} hours cost?`,
        ...numeric(
          a * n + b,
          {
            'missed-the-fixed-part': a * n,
            'added-before-multiplying': a * (n + b),
            'added-the-factor': a + n + b,
          },
          { show: (r) => `$${r}` },
        ),
        explanation: `Put ${n} in for h: ${a} × ${n} + ${b} = ${a * n + b}.`,
      };
    }),
    claim: form([0, 1, 2], direct(expressionTask), 'claimed'),
    compare: form([2], comparing(expressionTask)),
  },
);

/** Draws a linear expression in a long and a short form. */
function linearPair(rng: Rng, { level }: Dial) {
  const [a, b, c, d] = [rng.int(2, 9), rng.int(2, 9), rng.int(1, 9), rng.int(2, 9)];
  const forms = [
    { long: `${a}(x + ${b})`, m: a, n: a * b, way: `Multiply both terms by ${a}` },
    { long: `${a}x + ${b}x + ${c}`, m: a + b, n: c, way: 'Count the x together' },
    { long: `${a}(x + ${b}) + ${c}x`, m: a + c, n: a * b, way: 'Multiply out, then count the x together' },
    { long: `${a}(${d}x + ${b})`, m: a * d, n: a * b, way: `Multiply both terms by ${a}` },
    { long: `${a + c}x + ${b} - ${c}x`, m: a, n: b, way: 'Take x from x, and leave the number' },
    {
      long: `${a}(${d}x + ${b}) - ${c}`,
      m: a * d,
      n: a * b - c,
      way: 'Multiply out, then take the number away',
    },
  ];
  return rng.pick(level === 0 ? forms.slice(0, 2) : level === 1 ? forms.slice(0, 5) : forms.slice(2));
}

function shorten(rng: Rng, dial: Dial): Asked {
  const { long, m, n, way } = linearPair(rng, dial);
  const [dm, dn] = [rng.pick([-2, -1, 1, 2]), rng.pick([-3, -2, 2, 3])];
  return {
    question: `Which expression is equal to ${long} for each x?`,
    ...crossed(
      { right: m, wrong: m + dm > 0 ? m + dm : m + 3, mistake: 'miscounted-the-x' },
      { right: n, wrong: n + dn > 0 ? n + dn : n + 4, mistake: 'missed-the-number' },
      (x, y) => polynomial([y, x]),
    ),
    explanation: `${way}: ${polynomial([n, m])}.`,
  };
}

const equivalent = formed(
  {
    ...info,
    id: 'math.algebra.equivalent',
    title: 'Equivalent expressions',
    grades: [6, 8],
    objectives: ['Rewrite expressions with the distributive property and like terms'],
    keywords: [
      'equivalent expressions',
      'like terms',
      'distributive property',
      'combine like terms',
      'simplify expressions',
    ],
    prerequisites: ['math.algebra.evaluate'],
    standards: ['6.EE.A.3', '6.EE.A.4', '7.EE.A.1'],
    teaching: {
      idea:
        'Two expressions are equivalent if they have the same value for every number. Like terms can be counted together: ' +
        '2x + 3x = 5x. A factor before brackets multiplies each term: 2(x + 3) = 2x + 6.',
      caution: '2(x + 3) is not 2x + 3. And 2x + 3 is not 5x.',
      hints: [
        'Multiply each term in the brackets.',
        'Count the terms with x, and count the plain numbers.',
        'Test with x = 1.',
      ],
      mends: {
        'miscounted-the-x': 'Count the terms with x once more.',
        'missed-the-number': 'Work out the plain number once more. The factor multiplies it, too.',
        'took-one-value': 'Equivalent expressions agree for every number. Test another number for x.',
        'another-factor': 'Multiply it out and compare both terms.',
      },
    },
  },
  {
    shorten: form([0, 1, 2], shorten),
    claim: form([0, 1, 2], shorten, 'claimed'),
    factor: form([1, 2], (rng) => {
      const [a, b, c] = [rng.int(2, 9), rng.int(2, 9), rng.int(1, 9)];
      const [f, m] = [rng.pick([-1, 1]), rng.pick([-1, 1])];
      return {
        question: `Which product is equal to ${a * b}x + ${a * c} for each x?`,
        ...crossed(
          { right: b, wrong: b + f, mistake: 'another-factor' },
          { right: c, wrong: c + m || 2, mistake: 'missed-the-number' },
          (x, y) => `${a}(${polynomial([y, x])})`,
        ),
        explanation: `${a} divides both terms: ${a * b} ÷ ${a} = ${b} and ${a * c} ÷ ${a} = ${c}.`,
      };
    }),
    gap: form([0, 1, 2], (rng, dial) => {
      const [a, b] = [rng.int(2, 9), rng.int(2, byLevel(dial, [9, 12, 15]))];
      return {
        question: `Which number goes in the gap, so that both sides are equal for each x? ${a}(x + □) = ${a}x + ${a * b}`,
        ...numeric(b, {
          'missed-the-number': a * b,
          'miscounted-the-x': a * b - a,
          'another-factor': b + rng.pick([-1, 1]),
        }),
        explanation: `${a} times the gap is ${a * b}, so the gap is ${a * b} ÷ ${a} = ${b}.`,
      };
    }),
    never: form([1, 2], (rng, dial) => oddOne(rng, dial)),
  },
);

/** Asks which of three equations holds for every x. */
function oddOne(rng: Rng, dial: Dial): Asked {
  const { long, m, n, way } = linearPair(rng, dial);
  const right = polynomial([n, m]);
  const wrong = [polynomial([n + rng.pick([1, 2]), m]), polynomial([n, m + 1])];
  const placed = rng.shuffle([right, ...wrong]);
  const label = (i: number): string => ['Line 1', 'Line 2', 'Line 3'][i] ?? '';
  const option = (i: number) => ({ text: label(i), worth: label(i) });
  const at = placed.indexOf(right);
  return {
    question: `Which line is true for each x? ${placed.map((text, i) => `${label(i)}: ${long} = ${text}`).join('; ')}`,
    answer: option(at),
    mistakes: range(0, 2)
      .filter((i) => i !== at)
      .map((i) => ({ name: 'took-one-value', ...option(i) })),
    explanation: `${way}: ${right}. The other lines fit for one x at most.`,
  };
}

/** Expressions. */
export const algebra: Concept[] = [evaluate, equivalent];
