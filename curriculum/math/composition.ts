import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { nonZero, operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Functions' };

const added = (n: number): string => ` ${n < 0 ? '-' : '+'} ${Math.abs(n)}`;

function composed(rng: Rng, { level }: Dial) {
  const [a, b, c, d] = [rng.int(2, 5), nonZero(rng, 9), rng.int(2, 5), nonZero(rng, 9)];
  const square = level === 2;
  return {
    x: nonZero(rng, 5),
    f: (v: number): number => (square ? v * v + b : a * v + b),
    g: (v: number): number => c * v + d,
    fText: square ? polynomial([b, 0, 1]) : polynomial([b, a]),
    gText: polynomial([d, c]),
    /** Show how a value is worked out. */
    fWork: (v: number): string => (square ? `${operand(v)}²${added(b)}` : `${a} × ${operand(v)}${added(b)}`),
    gWork: (v: number): string => `${c} × ${operand(v)}${added(d)}`,
    a,
    b,
    c,
    d,
  };
}

/** Returns the values after an inner value that is a little too large or too small. */
const inside = (inner: number, outer: (v: number) => number, name: string): Record<string, WrongNumber> =>
  Object.fromEntries(
    [inner - 1, inner + 1].map((v) => [
      `inner-value-${v > inner ? 'too-large' : 'too-small'}`,
      [outer(v), `You took ${v} for ${name}; work out the inner value once more.`],
    ]),
  );

function composeQuestion(rng: Rng, dial: Dial): Asked {
  const { x, f, g, fText, gText, fWork, gWork } = composed(rng, dial);
  return {
    question: `Let f(x) = ${fText} and g(x) = ${gText}. What is f(g(${x}))?`,
    ...numeric(
      f(g(x)),
      {
        'wrong-order': g(f(x)),
        'multiplied-values': f(x) * g(x),
        'added-values': f(x) + g(x),
        'stopped-at-inner-value': g(x),
        'began-with-f': [f(x), 'This is the value of f alone; work out g first, and put its value into f.'],
        ...inside(g(x), (v) => f(v), `g(${x})`),
      },
      {
        signed: true,
        apart: checkedBy(() => `not the value of f at ${g(x)}, the value of g(${x})`),
      },
    ),
    hints: [`Begin inside: what is g(${x})?`, 'Put this value in for x in f.'],
    explanation: `From the inside out: g(${x}) = ${gWork(x)} = ${g(x)}. Then f(${g(x)}) = ${fWork(g(x))} = ${f(g(x))}.`,
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
      caution: 'f(g(x)) is not f(x) times g(x). And f(g(x)) and g(f(x)) are different in general.',
      mends: {
        'wrong-order': 'You worked out g(f(x)); in f(g(x)) the inner function, g, comes first.',
        'multiplied-values': 'You multiplied two values; put the inner value into f instead.',
        'added-values': 'You added two values; put the inner value into f instead.',
        'stopped-at-inner-value': 'This is the inner value; put it into f.',
      },
    },
  },
  {
    value: form([0, 1, 2], composeQuestion),
    claim: form([0], composeQuestion, 'claimed'),
    rule: form([0, 1, 2], (rng) => {
      const { a, b, c, d, fText, gText } = composed(rng, { grade: 10, level: 0 });
      const [factor, constant] = [a * c, a * d + b];
      const wrong = rng.pick([c * b + d, b + d, a * d].filter((v) => v !== constant));
      return {
        question: `Let f(x) = ${fText} and g(x) = ${gText}. Which rule is f(g(x))?`,
        ...advisedBoth(
          crossed(
            {
              right: factor,
              wrong: a + c === factor ? a : a + c,
              mistake: 'wrong-factor',
              mend: `The number before x is ${a} × ${c}, since the whole of ${gText} is multiplied by ${a}.`,
            },
            {
              right: constant,
              wrong: wrong ?? constant + 1,
              mistake: 'wrong-constant',
              mend: `The plain number is ${a} × ${operand(d)} ${b < 0 ? '-' : '+'} ${Math.abs(b)}, since ${a} multiplies ${d}, too.`,
            },
            (m, n) => polynomial([n, m]),
          ),
          `Both numbers are wrong; ${a} multiplies the whole of ${gText}.`,
        ),
        hints: [`Write ${gText} in brackets in place of x in f.`, 'Multiply out, and add the plain numbers.'],
        explanation: `Put ${gText} in for x: ${a}(${gText}) ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${polynomial([constant, factor])}.`,
      };
    }),
    twice: form([1, 2], (rng) => {
      const { a, b, x, f, fText, fWork } = composed(rng, { grade: 10, level: 0 });
      return {
        question: `Let f(x) = ${fText}. What is f(f(${x}))?`,
        ...numeric(
          f(f(x)),
          {
            'stopped-at-inner-value': f(x),
            'multiplied-values': f(x) ** 2,
            'lost-sign-outside': [
              a * f(x) - b,
              `The second time you used ${b < 0 ? `+ ${-b}` : `- ${b}`}; the rule has ${b < 0 ? `- ${-b}` : `+ ${b}`}.`,
            ],
            'doubled-the-value': [2 * f(x), 'You doubled the value; put it into f again.'],
            'dropped-constant': [a * f(x), `You left out ${b < 0 ? `- ${-b}` : `+ ${b}`} the second time.`],
            ...inside(f(x), f, `f(${x})`),
          },
          {
            signed: true,
            apart: checkedBy(() => `not the value of f at ${f(x)}, the value of f(${x})`),
          },
        ),
        hints: [`Begin inside: what is f(${x})?`, 'Put this value into f again.'],
        explanation: `The inner value is f(${x}) = ${fWork(x)} = ${f(x)}. Then f(${f(x)}) = ${fWork(f(x))} = ${f(f(x))}.`,
      };
    }),
  },
);

/** Composite functions. */
export const composition: Concept[] = [compose];
