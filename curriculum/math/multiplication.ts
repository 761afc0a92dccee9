import { names, things } from '../data/story-words.ts';
import { rational } from '../rational.ts';
import { type Forms, form, formed } from '../templates.ts';
import type { Concept } from '../types.ts';
import { comparedTo, factorChoices, factors, product, productChoices } from './fact-choices.ts';
import { advisedBy, beside, drawn, equations, expressions, isOnly } from './middle-forms.ts';

export const arithmeticMath = { subject: 'Math', category: 'Arithmetic' };

const groupsWay = (a: number, b: number): string => {
  if (a <= 2) return `${a} groups of ${b} make ${a * b}: double ${b}.`;
  return `${a - 1} groups of ${b} make ${(a - 1) * b}. One more group makes ${(a - 1) * b} + ${b} = ${a * b}.`;
};

const productForms: Forms = {
  product: form([0, 1], (rng, dial) => {
    const [x, y] = factors(rng, dial);
    return {
      key: `${Math.min(x, y)}x${Math.max(x, y)}`,
      question: `What is ${x} × ${y}?`,
      ...productChoices(x, y),

      hints: [
        `${x} × ${y} means ${x} groups of ${y}.`,
        `Start from a fact that you know. Then go on by ${y}.`,
      ],
      explanation: groupsWay(x, y),
      figure: { kind: 'array', rows: x, columns: y },
    };
  }),
  groups: form([0], (rng, dial) => {
    const [a, b] = factors(rng, dial);
    return {
      key: `${a}x${b}`,
      question: `${rng.pick(names)} has ${a} bags. There are ${b} ${rng.pick(things)} in each bag. How many are there in all?`,
      ...productChoices(a, b),

      hints: [`There are ${a} bags with ${b} in each. So multiply.`, `Count by ${b}, once for each bag.`],
      explanation: `${a} equal groups of ${b} are ${a} × ${b}. ${groupsWay(a, b)}`,
      figure: { kind: 'array', rows: a, columns: b },
    };
  }),
  factor: form([0, 1], (rng, dial) => {
    const [a, b] = factors(rng, dial);
    return {
      key: `${a}x${b}`,
      question: `What number goes in the box? ${a} × □ = ${a * b}`,
      ...factorChoices(a, b),

      hints: [
        `How many times does the first factor fit into ${a * b}?`,
        'Count in steps of the first factor. Put up a finger each time.',
      ],
      explanation: `Count by ${a} up to ${a * b}. It takes ${b} steps, so ${a} × ${b} = ${a * b}.`,
    };
  }),
  rows: form([1, 2], (rng, dial) => {
    const [a, b] = factors(rng, dial);
    const things = rng.pick(['chairs', 'plants', 'desks', 'pots'] as const);
    return {
      key: `${a}x${b}`,
      question: `${a * b} ${things} stand in ${a} equal rows. How many are in one row?`,
      ...factorChoices(a, b),

      hints: [
        `The ${a * b} ${things} are shared among the rows.`,
        `Think of the factor that fits: ${a} times what is ${a * b}?`,
      ],
      explanation: `Find the factor: ${a} × □ = ${a * b}. Since ${a} × ${b} = ${a * b}, one row has ${b}.`,
    };
  }),
  equal: form([1, 2], (rng, dial) =>
    drawn(() => {
      const [a, b] = factors(rng, dial);
      const [first, second] = [
        [a, beside(rng, a, { least: 2 })],
        [b, beside(rng, b, { least: 2 })],
      ] as const;
      if (!isOnly(first, second, product)) return undefined;
      return {
        key: `${a * b}`,
        question: `Which product is ${a * b}?`,
        ...advisedBy(
          expressions(first, second, (x, y) => ({ text: `${x} × ${y}`, value: product(x, y) })),
          (text) => comparedTo(a * b, text),
        ),

        hints: ['Work out each product.', `Which one comes to ${a * b}? Use facts that you know.`],
        explanation: `${groupsWay(a, b)} So ${a} × ${b} is ${a * b}.`,
      };
    }),
  ),
  true: form([2], (rng, dial) => {
    const [a, b] = factors(rng, dial);
    const [c, d] = drawn(
      () => factors(rng, dial),
      ([x, y]) => x * y !== a * b,
    );
    const wrong = drawn(
      () => rng.pick([a * b, c * d]) + rng.pick([a, -a, b, -b, c, -c]),
      (n) => n > 0 && n !== a * b && n !== c * d,
    );
    return {
      key: [`${a}x${b}`, `${c}x${d}`].sort().join(' '),
      question: `Look at ${[`${a} × ${b}`, `${c} × ${d}`].sort().join(' and ')}. Which equation is true?`,
      ...equations(
        { text: `${a} × ${b}`, value: product(a, b) },
        { text: `${c} × ${d}`, value: product(c, d) },
        rational(wrong),
      ),

      hints: [`Work out ${a} × ${b} first, and then ${c} × ${d}.`, 'Compare your results with the choices.'],
      explanation: `${groupsWay(a, b)} ${c} × ${d} is ${c * d}.`,
    };
  }),
};

const multiplicationFacts = formed(
  {
    ...arithmeticMath,
    id: 'math.multiplication.facts',
    title: 'Multiplication facts',
    grades: [3, 4],
    objectives: ['Know the products of numbers up to 12', 'See a product as equal groups'],
    keywords: ['multiplication', 'multiply', 'times tables', 'times', 'product'],
    prerequisites: ['math.addition.within-100', 'math.counting.skip'],
    standards: ['3.OA.A.1', '3.OA.A.3', '3.OA.A.4', '3.OA.C.7'],
    teaching: {
      idea: 'A product counts equal groups: 4 × 6 is 4 groups of 6. If you do not know a fact, start from one that you know. 4 × 6 is 6 more than 3 × 6.',
      caution: '4 × 6 is not 4 + 6. It is 6 + 6 + 6 + 6.',
      mends: {},
      trap: 'added-instead',
    },
  },
  productForms,
);

const quotientWay = (a: number, b: number): string =>
  `Ask: ${a} times what is ${a * b}? ${a} × ${b} = ${a * b}, so ${a * b} ÷ ${a} = ${b}.`;

const quotientForms: Forms = {
  quotient: form([0, 1], (rng, dial) => {
    const [a, b] = factors(rng, dial);
    return {
      key: `${a * b}/${a}`,
      question: `What is ${a * b} ÷ ${a}?`,
      ...factorChoices(a, b),

      hints: [
        `Think of a product: the divisor times what is ${a * b}?`,
        `Count in steps of the divisor up to ${a * b}.`,
      ],
      explanation: quotientWay(a, b),
    };
  }),
  share: form([0, 1], (rng, dial) => {
    const [a, b] = factors(rng, dial);
    return {
      key: `${a * b}/${a}`,
      question: `${rng.pick(names)} puts ${a * b} ${rng.pick(things)} into ${a} bags. Each bag gets the same. How many are in one bag?`,
      ...factorChoices(a, b),

      hints: [`The bags share ${a * b} equally, so divide.`, `The number of bags times what is ${a * b}?`],
      explanation: `Sharing equally is division. ${quotientWay(a, b)}`,
    };
  }),
  groups: form([0, 1], (rng, dial) => {
    const [a, b] = factors(rng, dial);
    return {
      key: `${a * b}/${a}`,
      question: `${rng.pick(names)} has ${a * b} ${rng.pick(things)} and makes groups of ${a}. How many groups are there?`,
      ...factorChoices(a, b),

      hints: [
        `How often does a group fit into ${a * b}? Divide.`,
        `Count in steps of one group up to ${a * b}.`,
      ],
      explanation: `How many groups of ${a} fit into ${a * b}? ${a} × ${b} = ${a * b}, so ${a * b} ÷ ${a} = ${b}.`,
    };
  }),
  dividend: form([1, 2], (rng, dial) => {
    const [a, b] = factors(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `What number goes in the box? □ ÷ ${a} = ${b}`,
      ...productChoices(a, b),

      hints: ['Go back: multiplication undoes division.', 'Multiply the two numbers that you know.'],
      explanation: `Go back with the opposite step: ${b} × ${a} = ${a * b}.`,
    };
  }),
  divisor: form([2], (rng, dial) => {
    const [a, b] = factors(rng, dial);
    return {
      key: `${a * b}/${a}`,
      question: `What number goes in the box? ${a * b} ÷ □ = ${b}`,
      ...factorChoices(b, a),

      hints: [`Which number times the result is ${a * b}?`, `Count in steps of the result up to ${a * b}.`],
      explanation: `What times ${b} is ${a * b}? ${a} × ${b} = ${a * b}, so the box is ${a}.`,
    };
  }),
  related: form([2], (rng, dial) =>
    drawn(() => {
      const [a, b] = factors(rng, dial);
      const [first, second] = [
        [a, beside(rng, a, { least: 2 })],
        [b, beside(rng, b, { least: 2 })],
      ] as const;
      if (!isOnly(first, second, product)) return undefined;
      return {
        key: `${a * b}/${a}`,
        question: `Which product helps you to find ${a * b} ÷ ${a}?`,
        ...advisedBy(
          expressions(first, second, (x, y) => ({ text: `${x} × ${y}`, value: product(x, y) })),
          (text) =>
            text.startsWith(`${a} `)
              ? `The product must come to ${a * b}; ${text} does not.`
              : `You divide by ${a}, so the product needs the factor ${a}.`,
        ),

        hints: [
          'Division undoes multiplication.',
          `Look for a product with the factor ${a} that makes ${a * b}.`,
        ],
        explanation: `A product with the factor ${a} that makes ${a * b} helps: ${a} × ${b} = ${a * b}. So ${a * b} ÷ ${a} = ${b}.`,
      };
    }),
  ),
};

const divisionFacts = formed(
  {
    ...arithmeticMath,
    id: 'math.division.facts',
    title: 'Division facts',
    grades: [3, 4],
    objectives: ['Divide by numbers up to 12', 'Use multiplication to check a division'],
    keywords: ['division', 'divide', 'sharing', 'equal groups', 'quotient'],
    prerequisites: ['math.multiplication.facts'],
    standards: ['3.OA.A.2', '3.OA.A.3', '3.OA.A.4', '3.OA.B.6', '3.OA.C.7'],
    teaching: {
      idea: 'Division undoes multiplication. 24 ÷ 6 asks: how many are in each of 6 equal groups, or how many groups of 6 are there? 6 × 4 = 24, so it is 4.',
      caution: 'Division is not subtraction. Ask how often the number fits.',
      mends: {},
    },
  },
  quotientForms,
);

/** Products and quotients of small numbers. */
export const multiplication: Concept[] = [multiplicationFacts, divisionFacts];
