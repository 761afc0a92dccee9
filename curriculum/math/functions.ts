import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';
import { polynomial } from './polynomial.ts';
import { nonZero, operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Functions' };

/** Draws a linear or quadratic function and a place. */
function functionAt(rng: Rng, { level }: Dial) {
  const a = level === 0 ? 0 : rng.int(1, 4);
  const [b, c] = [nonZero(rng, 9), nonZero(rng, 12)];
  const x = level === 0 ? rng.int(2, 12) : nonZero(rng, 6);
  return { a, b, c, x, text: polynomial([c, b, a]), value: a * x * x + b * x + c };
}

/** Writes a sum of terms that may begin with a minus. */
const sumOf = (terms: readonly string[]): string => terms.join(' + ').replaceAll('+ -', '- ');

function valueQuestion(rng: Rng, dial: Dial): Asked {
  const { a, b, c, x, text, value } = functionAt(rng, dial);
  return {
    question: `Let f(x) = ${text}. What is f(${x})?`,
    ...numeric(
      value,
      {
        'lost-sign-of-linear-term': value - 2 * b * x,
        'dropped-constant': value - c,
        ...(a === 0 && { 'multiplied-at-the-end': b * (x + c) }),
        ...(a > 0 && { 'doubled-instead-of-squared': value - a * x * x + 2 * a * x }),
        'lost-sign-of-constant': value - 2 * c,
        ...Object.fromEntries(
          [x - 1, x + 1].map((other) => [
            `put-in-${other > x ? 'more' : 'less'}`,
            [a * other * other + b * other + c, `You put in ${other} for x; put in ${x}.`] as const,
          ]),
        ),
        ...(Math.abs(b) > 1 && {
          'added-the-factor': [
            a * x * x + b + x + c,
            `You added ${b} and ${x}; the term with x is ${b} × ${operand(x)}.`,
          ] as const,
        }),
      },
      { signed: true },
    ),
    hints: [
      'Write the input in place of each x, with its sign.',
      a > 0
        ? 'Work out the power first, then the products, then the sum.'
        : 'Multiply first, then add or subtract.',
    ],
    explanation: `Put ${x} in for x: ${sumOf([...(a > 0 ? [`${a === 1 ? '' : `${a} × `}${operand(x)}²`] : []), b === 1 ? `${x}` : b === -1 ? `-${operand(x)}` : `${b} × ${operand(x)}`, `${c}`])} = ${sumOf([...(a > 0 ? [`${a * x * x}`] : []), `${b * x}`, `${c}`])} = ${value}.`,
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
      mends: {
        'lost-sign-of-linear-term': 'You used the wrong sign for the product with x; check it.',
        'dropped-constant': 'You left out the number at the end; add it too.',
        'doubled-instead-of-squared': 'You doubled x; x² is x times x.',
        'lost-sign-of-constant': 'You used the wrong sign for the number at the end; check it.',
        'multiplied-at-the-end': 'You added before you multiplied; multiply first.',
        'found-the-value': 'This is the value of the function; the question asks for the input.',
        'lost-sign': 'The size is right, but the sign is not; put it in for x and check.',
      },
    },
  },
  {
    value: form([0, 1, 2], valueQuestion),
    input: form([0, 1], (rng, dial) => {
      const [b, c] = [nonZero(rng, 9), nonZero(rng, 12)];
      // The steps name the factor and the last term.
      const x = drawn(
        () => (dial.level === 0 ? rng.int(1, 12) : nonZero(rng, 12)),
        (input) => ![b, c].map(Math.abs).includes(Math.abs(input)),
      );
      const lead = b === 1 ? 2 : b;
      return {
        question: `Let f(x) = ${polynomial([c, lead])}. For which x is f(x) = ${lead * x + c}?`,
        ...numeric(
          x,
          {
            'lost-sign': -x,
            'found-the-value': lead * x + c,
            'put-the-value-in': [
              lead * (lead * x + c) + c,
              `You put ${lead * x + c} in for x; it is the value of f(x).`,
            ],
            'left-out-the-last-step': [lead * x, `You left out the last step; divide by ${lead}.`],
            ...((lead * x + 2 * c) % lead === 0 && {
              'inverted-first-step': [
                (lead * x + 2 * c) / lead,
                `You repeated ${c < 0 ? `- ${-c}` : `+ ${c}`}; undo it with the opposite operation.`,
              ] as const,
            }),
          },
          {
            signed: true,
            apart: checkedBy(
              (wrong) => `not the input: f(${plain(wrong)}) is ${plain(wrong.times(lead).plus(c))}`,
            ),
          },
        ),
        hints: [
          'The value is given, and x is not. So write an equation.',
          `Undo ${c < 0 ? `- ${-c}` : `+ ${c}`} first, then the factor ${lead === -1 ? '-1' : lead} before x.`,
        ],
        explanation: `Solve ${polynomial([c, lead])} = ${lead * x + c}. ${c < 0 ? `Add ${-c}` : `Subtract ${c}`}: ${polynomial([0, lead])} = ${lead * x}. Divide by ${lead}: x = ${x}.`,
      };
    }),
    pairs: form([0, 1, 2], (rng) => whichFunction(rng)),
    claim: form([2], valueQuestion, 'claimed'),
  },
);

/** Asks which of three sets of pairs is a function. */
function whichFunction(rng: Rng): Asked {
  const set = (isFunction: boolean) => {
    const xs = rng.sample(range(-5, 9), 4);
    const ys = xs.map(() => rng.int(-5, 9));
    if (!isFunction) [xs[3], ys[3]] = [xs[0] ?? 0, (ys[0] ?? 0) + rng.int(1, 4)];
    return {
      pairs: rng.shuffle(xs.map((x, i) => `(${x}, ${ys[i]})`)).join(' '),
      twice: `x = ${xs[0]} comes with y = ${ys[0]} and with y = ${ys[3]}`,
    };
  };
  const right = rng.int(0, 2);
  const sets = [0, 1, 2].map((i) => set(i === right));
  const labels = ['Set 1', 'Set 2', 'Set 3'];
  const others = [0, 1, 2].filter((i) => i !== right);
  const option = (i: number) => ({ text: labels[i] ?? '', worth: labels[i] ?? '' });
  return {
    question: `Which set of pairs (x, y) is a function of x? ${labels.map((label, i) => `${label}: ${sets[i]?.pairs}`).join('; ')}`,
    answer: option(right),
    mistakes: others.map((i) => ({
      name: 'two-values-for-one-input',
      ...option(i),
      mend: `In this set ${sets[i]?.twice}; a function has one y for each x.`,
    })),
    hints: [
      'Look at the first numbers of the pairs. Do any of them come twice?',
      'If an x comes twice with different y, the set is not a function of x.',
    ],
    explanation: `In ${labels[right]} each x has one y. ${others.map((i) => `In ${labels[i]} ${sets[i]?.twice}.`).join(' ')}`,
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
        ...nearBy(rng, x, 1, (wrong) => `f(${wrong}) is ${wrong.times(a).plus(b)}, not ${y}.`),
        ...sometimes(rng, { 'applied-the-function': a * y + b }),
        ...sometimes(rng, { 'forgot-to-divide': y - b }),
        ...((y + b) % a === 0 && { 'lost-sign': (y + b) / a }),
        'turned-the-sign': [-x, 'The size is right, but the sign is not; put it into f and check.'],
        ...sometimes(rng, {
          'gave-the-input': [y, 'This is the number that is given; find the x with this value.'],
        }),
      },
      {
        signed: true,
        apart: checkedBy(
          (wrong) => `not the input: f(${plain(wrong)}) is ${plain(wrong.times(a).plus(b))}, not ${y}`,
        ),
      },
    ),
    hints: [`f⁻¹ goes back: for which x is f(x) = ${y}?`, 'Undo the steps of f, the last one first.'],
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
      mends: {
        'applied-the-function': 'You used f itself; the inverse goes back from the value to the input.',
        'forgot-to-divide': 'You left out the last step; divide by the factor.',
        'lost-sign': 'The sign is wrong; undo adding by subtracting, and subtracting by adding.',
        'took-reciprocal': 'You divided one by the value; the inverse goes back to the input.',
        'kept-the-order': 'You undid the first step first; begin with the last step.',
      },
    },
  },
  {
    value: form([0, 1, 2], inverseQuestion),
    claim: form([0, 2], inverseQuestion, 'claimed'),
    swap: form([0, 1], (rng) => {
      const [x, y] = rng.pair(range(-15, 15).filter((v) => Math.abs(v) > 1));
      return {
        question: `f has an inverse, and f(${x}) = ${y}. What is f⁻¹(${y})?`,
        ...numeric(
          x,
          {
            'gave-the-value': [y, 'This is the value of f; the inverse goes back to the input.'],
            'turned-the-sign': [
              -x,
              'The inverse goes back to the input itself; it does not change its sign.',
            ],
            'turned-the-sign-of-the-value': [-y, 'You changed the sign of the value; go back to the input.'],
            ...sometimes(rng, {
              'took-reciprocal': rational(1, y),
              'took-reciprocal-of-the-input': [
                rational(1, x),
                'You divided one by the input; the inverse goes back to the input itself.',
              ],
            }),
          },
          { signed: true, listed: true },
        ),
        hints: [
          'f leads from an input to a value. Which of the two numbers is the value?',
          'f⁻¹ leads back the same way.',
        ],
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
        ...advisedBoth(
          crossed(
            { right: -1, wrong: 1, mistake: 'lost-sign' },
            { right: outside, wrong: !outside, mistake: 'kept-the-order' },
            show,
          ),
          'Both the sign and the order of the steps are wrong; undo the last step of f first.',
        ),
        hints: [
          'Which two steps does f do, and in which order?',
          'Undo the last step first. Adding is undone by subtracting, and multiplying by dividing.',
        ],
        explanation: outside
          ? `f ${b < 0 ? 'subtracts' : 'adds'} first and multiplies last. So divide by ${a} first: ${show(-1, true)}.`
          : `f multiplies first and ${b < 0 ? 'subtracts' : 'adds'} last. So undo the number first, then divide by ${a}: ${show(-1, false)}.`,
      };
    }),
  },
);

/** Values and inverses of functions. */
export const functions: Concept[] = [evaluateFunction, inverse];
