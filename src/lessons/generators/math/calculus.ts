import { numeric, worded } from '../choices.ts';
import { gcd, rational } from '../rational.ts';
import { byLevel, listed, pairs, range, sampled, toLevel } from '../templates.ts';
import { plain, subscript, superscript, whole } from '../text.ts';
import type { Concept } from '../types.ts';
import { polynomial } from './polynomial.ts';

const info = { subject: 'Math', category: 'Functions' };

const logarithms = listed(
  {
    ...info,
    category: 'Logarithms',
    id: 'math.logarithms.evaluate',
    title: 'Logarithms',
    grades: [10, 12],
    objectives: ['Evaluate logarithms of powers'],
    keywords: ['logarithms', 'logs', 'log', 'logarithm'],
    prerequisites: ['math.exponents.laws'],
  },
  {
    items: pairs([2, 20], [-4, 10])
      .filter(([b, e]) => e !== 0 && b ** Math.abs(e) <= 70000)
      .map(([b, e]) => ({ b, e })),
    key: ({ b, e }) => `log ${b} ${e}`,
    level: ({ e }) => toLevel(e < 0 ? 2 : e > 3 ? 1 : 0),
    draw: ({ b, e }) => {
      const argument = e > 0 ? whole(b ** e) : `1/${whole(b ** -e)}`;
      return {
        question: `What is log${subscript(b)}(${argument})?`,
        ...numeric(
          e,
          {
            'one-too-many': e + 1,
            'lost-sign': -e,
            'gave-base': b,
            'divided-by-base': e > 1 ? b ** (e - 1) : e - 1,
          },
          { signed: true },
        ),
        explanation: `${b}${superscript(e)} = ${argument}, so the logarithm is ${e}.`,
      };
    },
  },
);

const logLaws = sampled(
  {
    ...info,
    category: 'Logarithms',
    id: 'math.logarithms.laws',
    title: 'Laws of logarithms',
    grades: [10, 12],
    objectives: ['Add, subtract and multiply logarithms'],
    keywords: ['laws of logarithms', 'log rules', 'logarithms', 'log laws'],
    prerequisites: ['math.logarithms.evaluate'],
  },
  (rng, dial) => {
    const b = rng.pick([2, 3, 5, 10]);
    const log = `log${subscript(b)}`;
    const e = rng.int(2, b === 2 ? 7 : b === 3 ? 5 : 4);
    const k = rng.int(2, byLevel(dial, [99, 99, 99]));
    const total = b ** e;
    const divisors = range(2, total - 1).filter((n) => n < 2000 && total % n === 0 && gcd(n, total) > 1);
    const forms = [
      { text: `${log}(${whole(total * k)}) - ${log}(${k})`, value: e },
      { text: `${k} × ${log}(${whole(total)})`, value: k * e },
      { text: `${log}(${whole(total)}) + ${log}(${whole(b ** 2)}) - ${log}(${whole(b)})`, value: e + 1 },
      { text: `${log}(${whole(total)}${superscript(k)})`, value: k * e },
    ];
    const split = rng.pick(divisors);
    const form = rng.pick(
      byLevel(dial, [
        forms.slice(0, 2),
        [...forms, { text: `${log}(${split}) + ${log}(${total / split})`, value: e }],
        forms,
      ]),
    );
    return {
      key: form.text,
      question: `What is ${form.text}?`,
      ...numeric(form.value, {
        'one-too-many': form.value + 1,
        'multiplied-by-base': form.value * b,
        'added-the-factor': e + k,
        'one-too-few': form.value - 1,
      }),
      explanation: `A sum of logarithms is the log of a product, a difference that of a quotient, and a factor becomes an exponent. The value is ${form.value}.`,
    };
  },
);

const derivativeRule = sampled(
  {
    ...info,
    category: 'Calculus',
    id: 'math.derivatives.power-rule',
    title: 'Derivatives of polynomials',
    grades: [11, 12],
    objectives: ['Differentiate term by term with the power rule'],
    keywords: ['derivatives', 'power rule', 'differentiation', 'calculus', 'derivative'],
    prerequisites: ['math.functions.evaluate', 'math.exponents.laws'],
  },
  (rng, dial) => {
    const degree = byLevel(dial, [2, 3, 4]);
    const c = range(0, degree).map((p) => (p === degree ? rng.int(2, 9) : rng.int(-9, 9) || 1));
    const derivative = c.slice(1).map((a, i) => a * (i + 1));
    const show = polynomial;
    return {
      key: `derivative ${show(c)}`,
      question: `What is the derivative of f(x) = ${show(c)}?`,
      ...worded(show(derivative), {
        'kept-exponents': show(c.map((a, p) => a * p)),
        'forgot-to-multiply': show(c.slice(1)),
        'kept-constant': show(derivative.map((a, i) => (i === 0 ? a + (c[0] ?? 0) : a))),
        'lost-sign': show(derivative.map((a, i) => (i === 0 ? -a : a))),
      }),
      explanation: `Multiply each term by its exponent and lower the exponent by 1; the constant drops out: ${show(derivative)}.`,
    };
  },
);

const derivativeValue = sampled(
  {
    ...info,
    category: 'Calculus',
    id: 'math.derivatives.slope',
    title: 'Slope of a curve at a point',
    grades: [11, 12],
    objectives: ['Find the slope of a curve with the derivative'],
    keywords: ['derivatives', 'slope of a curve', 'tangent', 'rate of change', 'calculus'],
    prerequisites: ['math.derivatives.power-rule', 'math.algebra.slope'],
  },
  (rng, dial) => {
    const [a, b, c, d] = [
      dial.level === 2 ? rng.int(1, 4) : 0,
      rng.int(1, 9),
      rng.int(-9, 9),
      rng.int(-9, 9),
    ];
    const x = rng.int(byLevel(dial, [1, -6, -5]), 6);
    const slope = 3 * a * x * x + 2 * b * x + c;
    const value = a * x ** 3 + b * x * x + c * x + d;
    return {
      key: `slope ${a} ${b} ${c} ${d} at ${x}`,
      question: `Let f(x) = ${polynomial([d, c, b, a])}. What is f′(${x})?`,
      ...numeric(
        slope,
        {
          'gave-function-value': value,
          'forgot-to-multiply': a * x * x + b * x + c,
          'kept-constant': slope + d,
          'dropped-linear-term': slope - c,
        },
        { signed: true },
      ),
      explanation: `f′(x) = ${polynomial([c, 2 * b, 3 * a])}. At x = ${x} that is ${slope}.`,
    };
  },
);

const integrals = sampled(
  {
    ...info,
    category: 'Calculus',
    id: 'math.integrals.definite',
    title: 'Definite integrals',
    grades: [12, 12],
    objectives: ['Evaluate the integral of a polynomial'],
    keywords: ['integrals', 'integration', 'area under a curve', 'calculus', 'antiderivative'],
    prerequisites: ['math.derivatives.power-rule'],
  },
  (rng, dial) => {
    const [a, b, c] = [
      dial.level === 0 ? 0 : rng.int(1, 6),
      rng.int(1, 9),
      rng.int(byLevel(dial, [0, 0, -9]), 9),
    ];
    const [low, high] = [
      dial.level === 2 ? rng.int(-2, 2) : dial.level === 0 ? rng.int(0, 3) : 0,
      rng.int(4, 7),
    ];
    const F = (x: number) =>
      rational(a * x ** 3, 3)
        .plus(rational(b * x * x, 2))
        .plus(c * x);
    const value = F(high).minus(F(low));
    return {
      key: `integral ${a} ${b} ${c} ${low} ${high}`,
      question: `What is the integral of ${polynomial([c, b, a])} from x = ${low} to x = ${high}?`,
      ...numeric(
        value,
        {
          'forgot-to-divide': a * (high ** 3 - low ** 3) + b * (high ** 2 - low ** 2) + c * (high - low),
          'took-values-of-function': a * (high ** 2 - low ** 2) + b * (high - low),
          'added-lower-end': F(high).plus(F(low)),
          'forgot-constant': value.minus(c * (high - low)),
        },
        { signed: true },
      ),
      explanation: `Raise each exponent by 1 and divide by it. Take the value at ${high} minus that at ${low}: ${plain(value)}.`,
    };
  },
);

/** Logarithms, derivatives and integrals. */
export const calculus: Concept[] = [logarithms, logLaws, derivativeRule, derivativeValue, integrals];
