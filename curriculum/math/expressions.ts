import { numeric } from '../choices.ts';
import { type Forms, form, formed } from '../templates.ts';
import type { Concept } from '../types.ts';
import { drawn, farFrom } from './middle-forms.ts';
import { arithmeticMath } from './multiplication.ts';
import { ordered, wrongFirst } from './ordered-expressions.ts';

const orderForms: Forms = {
  value: form([0, 1, 2], (rng, dial) => {
    const drawing = ordered(rng, dial);
    const { text, value, wrong, first, rest } = drawing;
    const hasBracket = text.includes('(');
    return {
      key: text,
      question: `What is ${text}?`,
      ...numeric(
        value,
        { ...wrong, ...wrongFirst(drawing) },
        { apart: farFrom(`work out ${first[0]} first`) },
      ),
      hints: [
        hasBracket
          ? 'There is a bracket. Work out what it holds first.'
          : `One of the signs in ${text} goes before the others. Which one?`,
        'Write the result of this step in its place. Then work out the rest.',
      ],
      explanation: `${hasBracket ? 'The bracket comes first' : 'First × and ÷, then + and -'}: ${first[0]} = ${first[1]}. Then ${rest}.`,
    };
  }),
  first: form([0, 1], (rng, dial) => {
    const { a, b, c } = { a: rng.int(10, 30), b: rng.int(2, 9), c: rng.int(2, 9) };
    const d = b + dial.level;
    const isBracket = rng.int(0, 1) === 1;
    const text = isBracket ? `(${a} + ${b}) × ${c} - ${d}` : `${a} + ${b} × ${c} - ${d}`;
    const steps = [
      [`${a} + ${b}`, `There is no bracket around ${a} + ${b}, so × comes before it.`],
      [`${b} × ${c}`, `${b} stands in the bracket; work that out before the ×.`],
      [`${c} - ${d}`, `There is no bracket around ${c} - ${d}, so × comes before it.`],
      [`${a} × ${c}`, `There is no × between ${a} and ${c}.`],
    ] as const;
    const [right] = steps[isBracket ? 0 : 1];
    return {
      key: text,
      question: `Which step comes first in ${text}?`,
      answer: { text: right, worth: right },
      mistakes: steps
        .filter(([step]) => step !== right)
        .map(([step, mend]) => ({ name: 'wrong-first-step', text: step, worth: step, mend })),
      hints: isBracket
        ? ['The bracket changes the usual order.', 'Which of the numbers does it keep together?']
        : [`Which three operations are in ${text}?`, 'One of them goes before the others, wherever it is.'],
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
      const meanings = [
        `This adds ${a} and ${b} first, and then multiplies by ${c}.`,
        `This multiplies ${b} by ${c} first, and then adds ${a}.`,
        `This multiplies ${a} by ${b} first, and then adds ${c}.`,
        `This adds ${b} and ${c} first, and then multiplies by ${a}.`,
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
        mistakes: texts.flatMap((text, i) =>
          text === right ? [] : { name: 'wrong-expression', text, worth: text, mend: meanings[i] ?? '' },
        ),
        hints: [
          'Which two numbers does the text put together first?',
          '× goes before + by itself. Which step must come first here?',
        ],
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
        question: `Take ${a} + ${b} × ${c} + ${d}. Where must you put brackets to get ${value}?`,
        answer: { text: right, worth: right },
        mistakes: all
          .filter(([text]) => text !== right)
          .map(([text, other]) => ({
            name: 'wrong-brackets',
            text,
            worth: text,
            mend: `${text} is ${other}; you need ${value}.`,
          })),
        hints: [
          'Put brackets around one part at a time, and work out the value each time.',
          'A sum in brackets comes first, so the × multiplies all of it.',
        ],
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
      mends: {},
    },
  },
  orderForms,
);

/** Expressions and their values. */
export const expressionConcepts: Concept[] = [orderOfOperations];
