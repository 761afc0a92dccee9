import { crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Functions' };

function composed(rng: Rng, { level }: Dial) {
  const [a, b, c, d] = [rng.int(2, 5), nonZero(rng, 9), rng.int(2, 5), nonZero(rng, 9)];
  const square = level === 2;
  return {
    x: nonZero(rng, 5),
    f: (v: number): number => (square ? v * v + b : a * v + b),
    g: (v: number): number => c * v + d,
    fText: square ? polynomial([b, 0, 1]) : polynomial([b, a]),
    gText: polynomial([d, c]),
    a,
    b,
    c,
    d,
  };
}

function composeQuestion(rng: Rng, dial: Dial): Asked {
  const { x, f, g, fText, gText } = composed(rng, dial);
  return {
    question: `Let f(x) = ${fText} and g(x) = ${gText}. What is f(g(${x}))?`,
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
    explanation: `From the inside out: g(${x}) = ${g(x)}. Then f(${g(x)}) = ${f(g(x))}.`,
  };
}

const compose = formed(
  {
    ...info,
    id: 'math.functions.compose',
    title: 'Composite functions',
    grades: [10, 12],
    objectives: ['Apply one function to the result of another'],
    keywords: ['composite functions', 'composition of functions', 'function composition', 'f of g'],
    prerequisites: ['math.functions.evaluate'],
    standards: ['HSF.BF.A.1'],
    teaching: {
      idea: 'In f(g(x)) the result of g is the input of f. Work from the inside out: first g, then f.',
      caution: 'f(g(x)) is not f(x) times g(x), and the order matters.',
      hints: ['Which function is inside?', 'Work it out first.', 'Put its value into the outer function.'],
      mends: {
        'wrong-order': 'The inner function comes first. You began with the other one.',
        'multiplied-values': 'f(g(x)) is no product. Put the value of g into f.',
        'added-values': 'f(g(x)) is no sum. Put the value of g into f.',
        'stopped-at-inner-value': 'This is the value of the inner function. Put it into the outer one.',
        'wrong-factor': 'The factors multiply. Put the whole inner function in for x.',
        'wrong-constant': 'The outer factor multiplies the inner number, too.',
      },
    },
  },
  {
    value: form([0, 1, 2], composeQuestion),
    claim: form([0, 1, 2], composeQuestion, 'claimed'),
    rule: form([0, 1, 2], (rng) => {
      const { a, b, c, d, fText, gText } = composed(rng, { grade: 10, level: 0 });
      const [factor, constant] = [a * c, a * d + b];
      const wrong = rng.pick([c * b + d, b + d, a * d].filter((v) => v !== constant));
      return {
        question: `Let f(x) = ${fText} and g(x) = ${gText}. Which rule is f(g(x))?`,
        ...crossed(
          {
            right: factor,
            wrong: rng.pick([a + c, factor + 1, factor - 1].filter((v) => v !== factor)),
            mistake: 'wrong-factor',
          },
          { right: constant, wrong: wrong ?? constant + 1, mistake: 'wrong-constant' },
          (m, n) => polynomial([n, m]),
        ),
        explanation: `Put ${gText} in for x: ${a}(${gText}) ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${polynomial([constant, factor])}.`,
      };
    }),
    twice: form([1, 2], (rng) => {
      const { a, b, x, f, fText } = composed(rng, { grade: 10, level: 0 });
      return {
        question: `Let f(x) = ${fText}. What is f(f(${x}))?`,
        ...numeric(
          f(f(x)),
          {
            'stopped-at-inner-value': f(x),
            'multiplied-values': f(x) ** 2,
            'wrong-constant': a * f(x) - b,
          },
          { signed: true },
        ),
        explanation: `f(${x}) = ${f(x)}. Then f(${f(x)}) = ${f(f(x))}.`,
      };
    }),
  },
);

/** Composite functions. */
export const composition: Concept[] = [compose];
