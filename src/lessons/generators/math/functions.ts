import { numeric, worded } from '../choices.ts';
import { rational } from '../rational.ts';
import { byLevel, range, sampled } from '../templates.ts';
import { ordinal, superscript, whole } from '../text.ts';
import type { Concept } from '../types.ts';
import { polynomial } from './polynomial.ts';

const info = { subject: 'Math', category: 'Functions' };

const evaluateFunction = sampled(
  {
    ...info,
    id: 'math.functions.evaluate',
    title: 'Function values',
    grades: [8, 12],
    objectives: ['Read function notation and find values'],
    keywords: ['functions', 'function notation', 'evaluate functions', 'f of x'],
    prerequisites: ['math.algebra.evaluate', 'math.exponents.powers'],
  },
  (rng, dial) => {
    const [a, b, c] = [dial.level === 0 ? 0 : rng.int(1, 5), rng.int(-9, 9) || 2, rng.int(-20, 20)];
    const x = dial.level === 0 ? rng.int(2, 12) : rng.int(-6, 8) || 3;
    const value = a * x * x + b * x + c;
    return {
      key: `${a} ${b} ${c} at ${x}`,
      question: `Let f(x) = ${polynomial([c, b, a])}. What is f(${x})?`,
      ...numeric(
        value,
        {
          'lost-sign-of-linear-term': value - 2 * b * x,
          'dropped-constant': value - c,
          'squared-with-coefficient': value - a * x * x + (a * x) ** 2,
          'doubled-instead-of-squared': value - a * x * x + 2 * a * x,
          'lost-sign-of-constant': value - 2 * c,
        },
        { signed: true },
      ),
      explanation: `Put ${x} in for x${a > 0 ? `: x² is ${x * x}` : ''}. The value is ${value}.`,
    };
  },
);

const compose = sampled(
  {
    ...info,
    id: 'math.functions.compose',
    title: 'Composite functions',
    grades: [10, 12],
    objectives: ['Apply one function to the result of another'],
    keywords: ['composite functions', 'composition of functions', 'function composition', 'f of g'],
    prerequisites: ['math.functions.evaluate'],
  },
  (rng, dial) => {
    const [a, b, c, d] = [rng.int(2, 6), rng.int(-9, 9), rng.int(2, 6), rng.int(-9, 9)];
    const x = rng.int(-5, 8);
    const square = dial.level > 0;
    const f = (v: number): number => (square ? v * v + b : a * v + b);
    const g = (v: number): number => c * v + d;
    return {
      key: `${square ? 'x²' : a}+${b} ${c}x+${d} at ${x}`,
      question: `Let f(x) = ${square ? polynomial([b, 0, 1]) : polynomial([b, a])} and g(x) = ${polynomial([d, c])}. What is f(g(${x}))?`,
      ...numeric(
        f(g(x)),
        {
          'wrong-order': g(f(x)),
          'multiplied-values': f(x) * g(x),
          'added-values': f(x) + g(x),
          'stopped-at-inner-value': g(x),
        },
        { signed: true },
      ),
      explanation: `g(${x}) = ${g(x)}. Then f(${g(x)}) = ${f(g(x))}.`,
    };
  },
);

const inverse = sampled(
  {
    ...info,
    id: 'math.functions.inverse',
    title: 'Inverse functions',
    grades: [9, 12],
    objectives: ['Undo a linear function'],
    keywords: ['inverse functions', 'inverse'],
    prerequisites: ['math.functions.evaluate', 'math.algebra.two-step'],
  },
  (rng, dial) => {
    const [a, b] = [rng.int(2, byLevel(dial, [12, 12, 15])), rng.int(-15, 15) || 4];
    const x = rng.int(byLevel(dial, [1, -12, -20]), byLevel(dial, [12, 15, 20]));
    const y = a * x + b;
    return {
      key: `inverse ${a}x+${b} at ${y}`,
      question: `Let f(x) = ${polynomial([b, a])}. What is f⁻¹(${y})?`,
      ...numeric(
        x,
        {
          'applied-the-function': a * y + b,
          'forgot-to-divide': y - b,
          'lost-sign': rational(y + b, a).round(),
          'took-reciprocal': y === 0 ? 0 : rational(1, y),
        },
        { signed: true },
      ),
      explanation: `Solve ${polynomial([b, a])} = ${y}: ${b < 0 ? `add ${-b}` : `subtract ${b}`}, then divide by ${a}. That gives ${x}.`,
    };
  },
);

const lineFromTable = sampled(
  {
    ...info,
    id: 'math.functions.linear',
    title: 'Linear functions',
    grades: [7, 10],
    objectives: ['Find the rule of a linear function from its values'],
    keywords: ['linear functions', 'function tables', 'rule of a function', 'y = mx + b', 'linear equations'],
    prerequisites: ['math.algebra.evaluate'],
  },
  (rng, dial) => {
    const [m, b] = [
      rng.int(2, byLevel(dial, [12, 15, 20])) * (dial.level === 2 && rng.int(0, 1) ? -1 : 1),
      rng.int(byLevel(dial, [1, -15, -20]), 20) || 5,
    ];
    const start = rng.int(0, 4);
    const xs = range(start, start + 2);
    const values = xs.map((x) => `x = ${x}, y = ${m * x + b}`);
    const rule = (p: number, q: number): string => `y = ${polynomial([q, p])}`;
    return {
      key: `rule ${m} ${b} ${start}`,
      question: `Which rule fits all of these? ${values.join('; ')}`,
      ...worded(rule(m, b), {
        'swapped-slope-and-intercept': rule(b, m),
        'lost-sign-of-intercept': rule(m, -b),
        'slope-one-off': rule(m + 1, b),
        'intercept-one-off': rule(m, b + 1),
      }),
      explanation: `y changes by ${m} when x grows by 1, so the slope is ${m}. At x = 0 y is ${b}.`,
      figure: { kind: 'line-chart', points: xs.map((x) => ({ label: `x = ${x}`, value: m * x + b })) },
    };
  },
);

const arithmeticSequence = sampled(
  {
    ...info,
    category: 'Sequences',
    id: 'math.sequences.arithmetic',
    title: 'Arithmetic sequences',
    grades: [7, 12],
    objectives: ['Find any term of an arithmetic sequence'],
    keywords: ['arithmetic sequences', 'sequences', 'nth term', 'number sequences', 'common difference'],
    prerequisites: ['math.counting.skip', 'math.integers.multiply-divide'],
  },
  (rng, dial) => {
    const [a, d, n] = [
      rng.int(-9, 30),
      rng.int(2, 15) * (dial.level > 0 && rng.int(0, 1) ? -1 : 1),
      rng.int(8, byLevel(dial, [15, 30, 80])),
    ];
    const term = (i: number): number => a + (i - 1) * d;
    return {
      key: `term ${n} of ${a},${d}`,
      question: `A sequence starts ${[1, 2, 3, 4].map(term).join(', ')} and goes on in equal steps. What is its ${ordinal(n)} term?`,
      ...numeric(
        term(n),
        {
          'one-step-too-many': term(n + 1),
          'one-step-too-few': term(n - 1),
          'multiplied-only': n * d,
          'forgot-start': (n - 1) * d,
        },
        { signed: true },
      ),
      explanation: `The step is ${d}. ${a} + ${n - 1} × ${d < 0 ? `(${d})` : d} = ${term(n)}.`,
    };
  },
);

const geometricSequence = sampled(
  {
    ...info,
    category: 'Sequences',
    id: 'math.sequences.geometric',
    title: 'Geometric sequences',
    grades: [8, 12],
    objectives: ['Find terms of a geometric sequence'],
    keywords: ['geometric sequences', 'sequences', 'common ratio', 'exponential'],
    prerequisites: ['math.exponents.powers'],
  },
  (rng, dial) => {
    const [a, r, n] = [
      rng.int(1, 90),
      rng.int(2, byLevel(dial, [5, 5, 6])) * (dial.level === 2 && rng.int(0, 1) ? -1 : 1),
      rng.int(5, byLevel(dial, [7, 8, 8])),
    ];
    const term = (i: number): number => a * r ** (i - 1);
    return {
      key: `term ${n} of ${a}*${r}`,
      question: `A sequence starts ${[1, 2, 3].map((i) => whole(term(i))).join(', ')}. Each term is the last one times the same number. What is its ${ordinal(n)} term?`,
      ...numeric(
        term(n),
        {
          'one-step-too-many': term(n + 1),
          'one-step-too-few': term(n - 1),
          'added-instead': a + (n - 1) * (term(2) - a),
          'lost-sign': -term(n),
        },
        { signed: r < 0, slip: a },
      ),
      explanation: `Each term is ${r} times the last: ${a} × ${r < 0 ? `(${r})` : r}${superscript(n - 1)} = ${whole(term(n))}.`,
    };
  },
);

/** Functions and sequences. */
export const functions: Concept[] = [
  lineFromTable,
  evaluateFunction,
  arithmeticSequence,
  geometricSequence,
  inverse,
  compose,
];
