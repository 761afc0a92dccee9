import { numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { rational } from '../rational.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { count } from '../text.ts';
import type { Concept } from '../types.ts';
import { advisedBy, beside, checkedFrom, drawn, expressions, isOnly } from './middle-forms.ts';
import { arithmeticMath } from './multiplication.ts';
import { timesAsMany } from './times-as-many.ts';

/** Returns the greatest product of a grade: grade 3 stays within 100. */
const topAt = (grade: number): number => (grade === 3 ? 100 : 300);

const propertyForms: Forms = {
  turn: form([0], (rng) =>
    drawn(() => {
      const [a, b] = rng.pair(range(2, 10));
      const [x, y] = [
        [b, beside(rng, b, { least: 2 })],
        [a, beside(rng, a, { least: 2 })],
      ] as const;
      if (!isOnly(x, y, (p, q) => rational(p * q))) return undefined;
      return {
        key: `${a}x${b}`,
        question: `You know ${a} × ${b}. Which product is the same?`,
        ...advisedBy(
          expressions(x, y, (p, q) => ({ text: `${p} × ${q}`, value: rational(p * q) })),
          () => `Both factors stay, ${a} and ${b}; they only change places.`,
        ),

        hints: [
          `Draw ${a} rows of ${b} dots. Turn the paper.`,
          'How many rows do you see now, and how many dots in each?',
        ],
        explanation: `Turn the rows: ${a} rows of ${b} are as many as ${b} rows of ${a}. So ${a} × ${b} = ${b} × ${a} = ${a * b}.`,
        figure: { kind: 'array', rows: a, columns: b },
      };
    }),
  ),
  group: form([0, 1], (rng, { grade }) =>
    drawn(() => {
      const [a, b, c] = [rng.int(2, 9), rng.int(2, 5), rng.int(2, 5)];
      if (a * b * c > topAt(grade)) return undefined;
      const [x, y] = [
        [a, beside(rng, a, { least: 2 })],
        [b * c, rng.pick([b + c, beside(rng, b * c, { by: 4 }), beside(rng, b * c, { by: 4 })])],
      ] as const;
      if (!isOnly(x, y, (p, q) => rational(p * q))) return undefined;
      return {
        key: `${a}x${b}x${c}`,
        question: `Which product is equal to ${a} × ${b} × ${c}?`,
        ...advisedBy(
          expressions(x, y, (p, q) => ({ text: `${p} × ${q}`, value: rational(p * q) })),
          (text) =>
            text.startsWith(`${a} `)
              ? `Multiply the other two factors: ${b} × ${c} is not ${text.split(' ').at(-1)}.`
              : `The factor ${a} stays; put only ${b} and ${c} together.`,
        ),

        hints: ['You may multiply the last two factors first.', 'Work out each choice and compare.'],
        explanation: `You may multiply ${b} × ${c} = ${b * c} first: ${a} × ${b * c} = ${a * b * c}. The grouping does not change a product.`,
      };
    }),
  ),
  split: form([0, 1, 2], (rng, { grade, level }) =>
    drawn(() => {
      const [a, b] = [rng.int(2, 9), rng.int(level === 2 ? 11 : 6, level === 2 ? 19 : 10)];
      if (a * b > topAt(grade)) return undefined;
      const p = level === 2 ? rng.int(8, Math.min(12, b - 2)) : rng.int(2, b - 2);
      const [x, y] = [
        [p, beside(rng, p)],
        [b - p, beside(rng, b - p)],
      ] as const;
      if (!isOnly(x, y, (s, r) => rational(a * (s + r)))) return undefined;
      return {
        key: `${a}x${b}`,
        question: `Which sum is equal to ${a} × ${b}?`,
        ...advisedBy(
          expressions(x, y, (s, r) => ({ text: `${a} × ${s} + ${a} × ${r}`, value: rational(a * (s + r)) })),
          (text) => {
            const [, s = 0, , r = 0] = (text.match(/\d+/g) ?? []).map(Number);
            return `${s} and ${r} make ${s + r}; you need ${b} groups of ${a}.`;
          },
        ),

        hints: [`Split ${b} into two parts.`, `Multiply each part by ${a}. Do both parts make ${b}?`],
        explanation: `Split ${b} into ${p} and ${b - p}. ${a} × ${p} = ${a * p} and ${a} × ${b - p} = ${a * (b - p)}: together ${a * b}.`,
      };
    }),
  ),
  missing: form([2], (rng) => {
    const [a, b, c] = [rng.int(2, 9), rng.int(2, 9), rng.int(2, 9)];
    return {
      key: `${a} ${b} ${c}`,
      question: `Which number goes in the box? ${a} × (${b} + ${c}) = ${a} × ${b} + ${a} × □`,
      ...numeric(
        c,
        {
          ...nearBy(rng, c, 1, (wrong) =>
            wrong.compare(b) === 0
              ? `${b} is there already; which part of the sum is still missing?`
              : `${b} and ${wrong} make ${wrong.plus(b)}, not ${b + c}.`,
          ),
          'gave-other-number': [b, `${b} is there already; which part of the sum is still missing?`],
          ...sometimes(rng, {
            'gave-product': a * c,
            'gave-the-factor': [
              a,
              `${a} stands before both parts already; which part of the sum is missing?`,
            ],
            'gave-the-sum': [b + c, `${b + c} is the whole sum; ${b} is used already.`],
          }),
        },
        { apart: checkedFrom((wrong) => `${b} and ${wrong} make ${b + wrong}, not ${b + c}`) },
      ),

      hints: [
        'The first factor multiplies both parts of the sum.',
        'Which part of the sum stands on the right already?',
      ],
      explanation: `Each part of the sum is multiplied by ${a}: ${a} × ${b} and ${a} × ${c}. So the box is ${c}.`,
    };
  }),
  bigger: form([1, 2], (rng, { grade }) => {
    const [a, b] = drawn(
      () => [rng.int(3, 9), rng.int(6, 30)] as const,
      ([x, y]) => x !== y && (x + 1) * y <= topAt(grade),
    );
    return {
      key: `${a}x${b}`,
      question: `${rng.pick(names)} knows that ${a} × ${b} = ${a * b}. How much is ${a + 1} × ${b}?`,
      ...numeric(
        a * b + b,
        {
          ...nearBy(
            rng,
            a * b + b,
            b,
            (wrong) => `That is ${count(Number(wrong.over(b).n), 'group')} of ${b}; you need ${a + 1}.`,
          ),
          'added-other-factor': a * b + a,
          ...sometimes(rng, { 'added-one': a * b + 1 }),
        },
        {
          check: (wrong) =>
            wrong.compare(a * b) === 0
              ? `That is what ${a} groups make; add one more group of ${b}.`
              : `One more group adds ${b} to ${a * b}, not ${wrong.minus(a * b).n < 0n ? 'less' : wrong.minus(a * b)}.`,
        },
      ),

      hints: ['How many groups are there now, and how many before?', 'Add what one more group has.'],
      explanation: `${a + 1} groups of ${b} are one more group of ${b}: ${a * b} + ${b} = ${a * b + b}.`,
    };
  }),
};

const properties = formed(
  {
    ...arithmeticMath,
    id: 'math.multiplication.properties',
    title: 'Properties of multiplication',
    grades: [3, 5],
    objectives: ['Use the order, the grouping and the splitting of factors'],
    keywords: ['properties of multiplication', 'commutative', 'associative', 'distributive property'],
    prerequisites: ['math.multiplication.facts'],
    standards: ['3.OA.B.5'],
    teaching: {
      idea: 'Factors may change places: 3 × 5 = 5 × 3. They may be grouped in any way. And a factor may be split: 7 × 8 is 7 × 5 and 7 × 3 together. So new facts come from known ones.',
      caution: 'If you split a factor, multiply both parts.',
      mends: {
        'gave-product': 'This is the product; the box holds only a factor.',
        'added-other-factor': 'You added the number of groups; add the size of one group.',
        'added-one': 'You added 1 thing; add a whole group.',
      },
    },
  },
  propertyForms,
);

/** Properties of products, and comparison by factors. */
export const operations: Concept[] = [properties, timesAsMany];
