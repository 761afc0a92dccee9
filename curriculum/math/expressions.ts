import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { beside, drawn } from './middle-forms.ts';
import { arithmeticMath } from './multiplication.ts';

/** Expression with its value, and the values that wrong orders give. */
interface Ordered {
  text: string;
  value: number;
  leftToRight: number;
  other: number;
  first: string;
}

function ordered(rng: Rng, { level }: Dial): Ordered {
  const top = [9, 12, 20][level] ?? 9;
  const [a, b, c, d] = [rng.int(2, top), rng.int(2, top), rng.int(2, 9), rng.int(2, 9)];
  const all: Ordered[] = [
    {
      text: `${a} + ${b} × ${c}`,
      value: a + b * c,
      leftToRight: (a + b) * c,
      other: a * c + b,
      first: `${b} × ${c} = ${b * c}`,
    },
    {
      text: `${a * c + b} - ${a} × ${c}`,
      value: b,
      leftToRight: (a * c + b - a) * c,
      other: a * c + b - a,
      first: `${a} × ${c} = ${a * c}`,
    },
    {
      text: `${c} × (${a} + ${b})`,
      value: c * (a + b),
      leftToRight: c * a + b,
      other: c + a + b,
      first: `${a} + ${b} = ${a + b}`,
    },
    {
      text: `${a} + ${b * c} ÷ ${c}`,
      value: a + b,
      leftToRight: a + b * c,
      other: Math.abs(a + b * c - c),
      first: `${b * c} ÷ ${c} = ${b}`,
    },
    {
      text: `${a} × ${c} + ${b} × ${d}`,
      value: a * c + b * d,
      leftToRight: (a * c + b) * d,
      other: a * (c + b) * d,
      first: `${a} × ${c} = ${a * c}`,
    },
    {
      text: `${d} + ${c} × (${a + b} - ${a})`,
      value: d + c * b,
      leftToRight: (d + c) * b,
      other: Math.abs(d + c * (a + b) - a),
      first: `${a + b} - ${a} = ${b}`,
    },
  ];
  return rng.pick(level === 0 ? all.slice(0, 3) : level === 1 ? all.slice(0, 5) : all.slice(2));
}

const orderForms: Forms = {
  value: form([0, 1, 2], (rng, dial) => {
    const { text, value, leftToRight, other, first } = ordered(rng, dial);
    return {
      key: text,
      question: `What is ${text}?`,
      ...numeric(value, {
        'worked-left-to-right': leftToRight,
        'mixed-up-order': other,
        'slip-in-sum': beside(rng, value, { by: 9 }),
      }),
      explanation: `Brackets come first, then × and ÷, then + and -. Here ${first} comes first. The value is ${whole(value)}.`,
    };
  }),
  first: form([0, 1], (rng, dial) => {
    const { a, b, c } = { a: rng.int(10, 30), b: rng.int(2, 9), c: rng.int(2, 9) };
    const isBracket = rng.int(0, 1) === 1;
    const text = isBracket
      ? `(${a} + ${b}) × ${c} - ${b + dial.level}`
      : `${a} + ${b} × ${c} - ${b + dial.level}`;
    const steps = [`${a} + ${b}`, `${b} × ${c}`, `${c} - ${b + dial.level}`, `${a} × ${c}`];
    const right = steps[isBracket ? 0 : 1] ?? '';
    return {
      key: text,
      question: `Which step comes first in ${text}?`,
      answer: { text: right, worth: right },
      mistakes: steps
        .filter((step) => step !== right)
        .map((step) => ({ name: 'wrong-first-step', text: step, worth: step })),
      explanation: isBracket
        ? `The bracket comes first: ${right}.`
        : `There is no bracket, so the product comes first: ${right}.`,
    };
  }),
  story: form([0, 1, 2], (rng, { level }) =>
    drawn(() => {
      const [a, b, c] = [rng.int(2, 9 + level * 3), rng.int(2, 9), rng.int(2, 9)];
      const isBracket = rng.int(0, 1) === 1;
      const value = isBracket ? (a + b) * c : a + b * c;
      const texts = [
        `(${a} + ${b}) × ${c}`,
        `${a} + ${b} × ${c}`,
        `${a} × ${b} + ${c}`,
        `${a} × (${b} + ${c})`,
      ];
      const values = [(a + b) * c, a + b * c, a * b + c, a * (b + c)];
      if (values.filter((each) => each === value).length > 1) return undefined;
      const right = texts[isBracket ? 0 : 1] ?? '';
      return {
        key: `${a} ${b} ${c} ${isBracket}`,
        question: isBracket
          ? `Add ${a} and ${b}. Then multiply by ${c}. Which expression says this?`
          : `Multiply ${b} by ${c}. Then add ${a}. Which expression says this?`,
        answer: { text: right, worth: right },
        mistakes: texts
          .filter((text) => text !== right)
          .map((text) => ({ name: 'wrong-expression', text, worth: text })),
        explanation: `${isBracket ? 'The sum must come first, so it needs a bracket' : 'The product comes first by itself'}: ${right}. Its value is ${value}.`,
      };
    }),
  ),
  brackets: form([2], (rng, { level }) =>
    drawn(() => {
      const [a, b, c, d] = [rng.int(2, 9), rng.int(2, 9), rng.int(2, 9), rng.int(1, 6 + level)];
      const all: [string, number][] = [
        [`(${a} + ${b}) × ${c} + ${d}`, (a + b) * c + d],
        [`${a} + ${b} × (${c} + ${d})`, a + b * (c + d)],
        [`(${a} + ${b}) × (${c} + ${d})`, (a + b) * (c + d)],
        [`${a} + ${b} × ${c} + ${d}`, a + b * c + d],
      ];
      if (new Set(all.map(([, value]) => value)).size < 4) return undefined;
      const [right, value] = rng.pick(all);
      return {
        key: `${a} ${b} ${c} ${d} ${value}`,
        question: `Take ${a} + ${b} × ${c} + ${d}. Where must brackets stand to get ${value}?`,
        answer: { text: right, worth: right },
        mistakes: all
          .filter(([text]) => text !== right)
          .map(([text, other]) => ({
            name: 'wrong-brackets',
            text,
            worth: text,
            mend: `This one has the value ${other}.`,
          })),
        explanation: `Work each one out: ${all.map(([text, other]) => `${text} = ${other}`).join(', ')}.`,
      };
    }),
  ),
};

const orderOfOperations = formed(
  {
    ...arithmeticMath,
    id: 'math.arithmetic.order-of-operations',
    title: 'Order of operations',
    grades: [5, 8],
    objectives: ['Work out brackets first, then products and quotients, then sums and differences'],
    keywords: ['order of operations', 'PEMDAS', 'BODMAS', 'brackets', 'parentheses', 'expressions'],
    prerequisites: ['math.multiplication.facts', 'math.division.facts'],
    standards: ['5.OA.A.1', '5.OA.A.2'],
    teaching: {
      idea: 'People agreed on one order, so that an expression has one value. Brackets come first. Then come × and ÷, then + and -, each from left to right.',
      caution: 'Do not just go from left to right: in 2 + 3 × 4, the product comes first.',
      hints: [
        'Is there a bracket? Work it out first.',
        'Then find the products and quotients.',
        'Add and subtract at the end.',
      ],
      mends: {
        'worked-left-to-right': 'The steps were done from left to right. × and ÷ come before + and -.',
        'mixed-up-order': 'The steps came in a wrong order. Brackets first, then × and ÷.',
        'slip-in-sum': 'The order may be right, but a step is off. Work it out once more.',
        'wrong-first-step': 'Look for a bracket first, then for × or ÷.',
        'wrong-expression': 'Read what happens first. Does it need a bracket?',
      },
    },
  },
  orderForms,
);

/** Expressions and their values. */
export const expressionConcepts: Concept[] = [orderOfOperations];
