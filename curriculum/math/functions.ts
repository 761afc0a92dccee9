import { crossed, numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Functions' };

/** Draws a linear or quadratic function and a place. */
function functionAt(rng: Rng, { level }: Dial) {
  const a = level === 0 ? 0 : rng.int(1, 4);
  const [b, c] = [nonZero(rng, 9), nonZero(rng, 12)];
  const x = level === 0 ? rng.int(2, 12) : nonZero(rng, 6);
  return { a, b, c, x, text: polynomial([c, b, a]), value: a * x * x + b * x + c };
}

function valueQuestion(rng: Rng, dial: Dial): Asked {
  const { a, b, c, x, text, value } = functionAt(rng, dial);
  return {
    question: `Let f(x) = ${text}. What is f(${x})?`,
    ...numeric(
      value,
      {
        'lost-sign-of-linear-term': value - 2 * b * x,
        'dropped-constant': value - c,
        ...(a > 0 && { 'doubled-instead-of-squared': value - a * x * x + 2 * a * x }),
        'lost-sign-of-constant': value - 2 * c,
      },
      { signed: true },
    ),
    explanation: `Put ${x} in for x${a > 0 ? `: x² is ${x * x}, so the first term is ${a * x * x}` : ''}. The term with x is ${b * x}. Together with ${c} that is ${value}.`,
  };
}

const evaluateFunction = formed(
  {
    ...info,
    id: 'math.functions.evaluate',
    title: 'Function values',
    grades: [8, 12],
    objectives: ['Read function notation and find values'],
    keywords: ['functions', 'function notation', 'evaluate functions', 'f of x', 'is it a function'],
    prerequisites: ['math.algebra.evaluate', 'math.exponents.powers', 'math.integers.multiply-divide'],
    standards: ['8.F.A.1', 'HSF.IF.A.1', 'HSF.IF.A.2'],
    teaching: {
      idea: 'A function gives exactly one value for each input. f(3) is the value at x = 3: put 3 in for x and work it out.',
      caution: 'f(3) is not f times 3. And an input with two different values does not belong to a function.',
      hints: ['Write the input in brackets in place of x.', 'Powers first, then products, then sums.'],
      mends: {
        'lost-sign-of-linear-term': 'Watch the sign of the product with x.',
        'dropped-constant': 'The number at the end counts, too.',
        'doubled-instead-of-squared': 'x² is x times x, not 2 times x.',
        'lost-sign-of-constant': 'Watch the sign of the number at the end.',
        'found-the-value': 'The number in the question is the value. You look for the input.',
        'lost-sign': 'Check the sign by putting your answer in.',
        'slip-of-one': 'Put your answer in: the value does not fit.',
        'two-values-for-one-input': 'Look for an input that has two different values. That is not allowed.',
      },
    },
  },
  {
    value: form([0, 1, 2], valueQuestion),
    input: form([0, 1], (rng, dial) => {
      const [b, c, x] = [
        nonZero(rng, 9),
        nonZero(rng, 12),
        dial.level === 0 ? rng.int(1, 12) : nonZero(rng, 12),
      ];
      const lead = b === 1 ? 2 : b;
      return {
        question: `Let f(x) = ${polynomial([c, lead])}. For which x is f(x) = ${lead * x + c}?`,
        ...numeric(
          x,
          { 'lost-sign': -x, 'slip-of-one': x + rng.pick([-1, 1]), 'found-the-value': lead * x + c },
          { signed: true },
        ),
        explanation: `Solve ${polynomial([c, lead])} = ${lead * x + c}: x = ${x}.`,
      };
    }),
    pairs: form([0, 1, 2], (rng) => whichFunction(rng)),
    claim: form([1, 2], valueQuestion, 'claimed'),
  },
);

/** Asks which of three sets of pairs is a function. */
function whichFunction(rng: Rng): Asked {
  const set = (isFunction: boolean): string => {
    const xs = rng.sample(range(-5, 9), 4);
    const ys = xs.map(() => rng.int(-5, 9));
    if (!isFunction) [xs[3], ys[3]] = [xs[0] ?? 0, (ys[0] ?? 0) + rng.int(1, 4)];
    return rng.shuffle(xs.map((x, i) => `(${x}, ${ys[i]})`)).join(' ');
  };
  const right = rng.int(0, 2);
  const labels = ['Set 1', 'Set 2', 'Set 3'];
  const option = (i: number) => ({ text: labels[i] ?? '', worth: labels[i] ?? '' });
  return {
    question: `Which set of pairs (x, y) is a function of x? ${labels.map((label, i) => `${label}: ${set(i === right)}`).join('; ')}`,
    answer: option(right),
    mistakes: [0, 1, 2]
      .filter((i) => i !== right)
      .map((i) => ({ name: 'two-values-for-one-input', ...option(i) })),
    explanation: `In ${labels[right]} each x has one y. In the others one x has two different y.`,
  };
}

function inverseQuestion(rng: Rng, dial: Dial): Asked {
  const [a, b, x] = [rng.int(2, 9), nonZero(rng, 12), dial.level === 0 ? rng.int(1, 12) : nonZero(rng, 12)];
  const y = a * x + b;
  return {
    question: `Let f(x) = ${polynomial([b, a])}. What is f⁻¹(${y})?`,
    ...numeric(
      x,
      {
        'applied-the-function': a * y + b,
        'forgot-to-divide': y - b,
        'lost-sign': rational(y + b, a).round(),
        'slip-of-one': x + rng.pick([-1, 1]),
      },
      { signed: true },
    ),
    explanation: `Solve ${polynomial([b, a])} = ${y}: ${b < 0 ? `add ${-b}` : `subtract ${b}`}, then divide by ${a}. That gives ${x}.`,
  };
}

const inverse = formed(
  {
    ...info,
    id: 'math.functions.inverse',
    title: 'Inverse functions',
    grades: [9, 12],
    objectives: ['Undo a linear function'],
    keywords: ['inverse functions', 'inverse'],
    prerequisites: ['math.functions.evaluate', 'math.algebra.two-step'],
    standards: ['HSF.BF.B.4'],
    teaching: {
      idea:
        'The inverse function f⁻¹ undoes f: it leads from the value back to the input. If f(2) = 7, then f⁻¹(7) = 2. Undo the ' +
        'steps of f in the opposite order.',
      caution: 'f⁻¹(x) is not 1 divided by f(x).',
      hints: ['Which steps does f do, and in which order?', 'Undo the last step first.', 'Check with f.'],
      mends: {
        'applied-the-function': 'You applied f. The inverse goes back: solve f(x) = the number.',
        'forgot-to-divide': 'Undo the factor, too: divide.',
        'lost-sign': 'Undo adding with subtracting, and subtracting with adding.',
        'slip-of-one': 'Put your answer into f: the value does not fit.',
        'took-reciprocal': 'The inverse is not one divided by the value.',
        'kept-the-order': 'Undo the last step first. The order turns round.',
      },
    },
  },
  {
    value: form([0, 1, 2], inverseQuestion),
    claim: form([0, 1, 2], inverseQuestion, 'claimed'),
    swap: form([0, 1], (rng) => {
      const [x, y] = rng.pair(range(-12, 20).filter((v) => v !== 0 && v !== 1));
      return {
        question: `f has an inverse, and f(${x}) = ${y}. What is f⁻¹(${y})?`,
        ...numeric(
          x,
          { 'applied-the-function': y, 'took-reciprocal': rational(1, y), 'lost-sign': -x },
          { signed: true, listed: true },
        ),
        explanation: `f leads from ${x} to ${y}, so the inverse leads from ${y} back to ${x}.`,
      };
    }),
    rule: form([1, 2], (rng) => {
      const [a, b] = [rng.int(2, 9), nonZero(rng, 12)];
      const show = (sign: number, outside: boolean): string => {
        const c = sign * b;
        return outside
          ? `x/${a} ${c < 0 ? '-' : '+'} ${Math.abs(c)}`
          : `(x ${c < 0 ? '-' : '+'} ${Math.abs(c)})/${a}`;
      };
      const outside = rng.int(0, 1) === 1;
      const f = outside ? `${a}(x ${b < 0 ? '-' : '+'} ${Math.abs(b)})` : polynomial([b, a]);
      return {
        question: `Let f(x) = ${f}. Which rule is f⁻¹(x)?`,
        ...crossed(
          { right: -1, wrong: 1, mistake: 'lost-sign' },
          { right: outside, wrong: !outside, mistake: 'kept-the-order' },
          show,
        ),
        explanation: outside
          ? `f adds first and multiplies last. So divide by ${a} first: ${show(-1, true)}.`
          : `f multiplies first and adds last. So undo the number first, then divide by ${a}: ${show(-1, false)}.`,
      };
    }),
  },
);

/** Values and inverses of functions. */
export const functions: Concept[] = [evaluateFunction, inverse];
