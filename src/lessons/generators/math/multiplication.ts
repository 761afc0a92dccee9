import { numeric, worded } from '../choices.ts';
import { names, things } from '../data/story.ts';
import { byLevel, listed, pairs, sampled, toLevel } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept } from '../types.ts';

const math = { subject: 'Math', category: 'Arithmetic' };

const factors = pairs([2, 12], [2, 12]);
const factLevel = (a: number, b: number) => toLevel(Math.max(a, b) <= 5 ? 0 : Math.max(a, b) <= 9 ? 1 : 2);

const multiplicationFacts = listed(
  {
    ...math,
    id: 'math.multiplication.facts',
    title: 'Multiplication facts',
    grades: [3, 4],
    objectives: ['Know the products of numbers up to 12', 'See a product as equal groups'],
    keywords: ['multiplication', 'multiply', 'times tables', 'times', 'product'],
    prerequisites: ['math.addition.within-100', 'math.counting.skip'],
  },
  {
    items: factors.flatMap(([a, b]) => {
      const templates = a <= b ? ['product', 'groups', 'factor'] : ['groups', 'factor'];
      return templates.map((template) => ({ a, b, template }));
    }),
    key: ({ a, b, template }) => `${template} ${a}x${b}`,
    level: ({ a, b }) => factLevel(a, b),
    draw: ({ a, b, template }, rng) => {
      const product = a * b;
      if (template === 'factor') {
        return {
          question: `What number goes in the box? ${a} × □ = ${product}`,
          ...numeric(b, {
            'counted-one-group-less': b - 1,
            'counted-one-group-more': b + 1,
            'subtracted-instead': product - a,
            'gave-other-factor': a,
          }),
          explanation: `Count by ${a} up to ${product}. It takes ${b} steps, so ${a} × ${b} = ${product}.`,
        };
      }
      const [x, y] = template === 'product' ? rng.pair([a, b]) : [a, b];
      return {
        question:
          template === 'product'
            ? `What is ${x} × ${y}?`
            : `${rng.pick(names)} has ${a} bags. There are ${b} ${rng.pick(things)} in each bag. How many is that in all?`,
        ...numeric(product, {
          'added-instead': a + b,
          'one-group-less': product - x,
          'one-group-more': product + x,
          'neighbour-fact': product + y,
        }),
        explanation: `${x} groups of ${y} make ${product}, so ${x} × ${y} = ${product}.`,
        figure: { kind: 'array', rows: x, columns: y },
      };
    },
  },
);

const divisionFacts = listed(
  {
    ...math,
    id: 'math.division.facts',
    title: 'Division facts',
    grades: [3, 4],
    objectives: ['Divide by numbers up to 12', 'Use multiplication to check a division'],
    keywords: ['division', 'divide', 'sharing', 'equal groups', 'quotient'],
    prerequisites: ['math.multiplication.facts'],
  },
  {
    items: factors.flatMap(([a, b]) => ['quotient', 'share'].map((template) => ({ a, b, template }))),
    key: ({ a, b, template }) => `${template} ${a * b}/${a}`,
    level: ({ a, b }) => factLevel(a, b),
    draw: ({ a, b, template }, rng) => ({
      question:
        template === 'quotient'
          ? `What is ${a * b} ÷ ${a}?`
          : `${rng.pick(names)} puts ${a * b} ${rng.pick(things)} into ${a} bags. Each bag gets the same. How many are in one bag?`,
      ...numeric(b, {
        'subtracted-instead': a * b - a,
        'gave-divisor': a,
        'one-too-few': b - 1,
        'one-too-many': b + 1,
      }),
      explanation: `${a} × ${b} = ${a * b}, so ${a * b} ÷ ${a} = ${b}.`,
    }),
  },
);

const multiplyLarge = sampled(
  {
    ...math,
    id: 'math.multiplication.multi-digit',
    title: 'Multiplying large numbers',
    grades: [4, 6],
    objectives: ['Multiply by one- and two-digit numbers'],
    keywords: ['multiplication', 'multiply', 'long multiplication', 'two digit multiplication', 'times'],
    prerequisites: ['math.multiplication.facts', 'math.addition.multi-digit'],
  },
  (rng, dial) => {
    const a = rng.int(
      ...byLevel<[number, number]>(dial, [
        [102, 399],
        [12, 99],
        [102, 989],
      ]),
    );
    const b = rng.int(
      ...byLevel<[number, number]>(dial, [
        [3, 9],
        [12, 59],
        [12, 98],
      ]),
    );
    const product = a * b;
    const [tens, ones] = [b - (b % 10), b % 10];
    const way =
      tens > 0
        ? `${whole(a)} × ${tens} = ${whole(a * tens)} and ${whole(a)} × ${ones} = ${whole(a * ones)}`
        : `Multiply each digit of ${a} by ${b} and carry`;
    return {
      key: `product ${Math.min(a, b)}x${Math.max(a, b)}`,
      question: `What is ${whole(a)} × ${whole(b)}?`,
      ...numeric(product, {
        'lost-a-ten': product - 10,
        'carried-once-too-often': product + 100,
        'one-group-less': product - a,
        'forgot-place-of-tens': tens > 0 ? a * (tens / 10) + a * ones : product + 10,
      }),
      explanation: `${way}. The product is ${whole(product)}.`,
    };
  },
);

const remainders = sampled(
  {
    ...math,
    id: 'math.division.remainder',
    title: 'Division with remainder',
    grades: [4, 6],
    objectives: ['Find quotient and remainder of a division'],
    keywords: ['division', 'remainder', 'left over', 'divide with remainders'],
    prerequisites: ['math.division.facts', 'math.subtraction.within-100'],
  },
  (rng, dial) => {
    const divisor = rng.int(byLevel(dial, [3, 4, 6]), byLevel(dial, [9, 12, 25]));
    const quotient = rng.int(byLevel(dial, [3, 11, 21]), byLevel(dial, [40, 60, 99]));
    const rest = rng.int(1, divisor - 1);
    const total = divisor * quotient + rest;
    const show = (q: number, r: number): string => `${q} remainder ${r}`;
    return {
      key: `remainder ${total}/${divisor}`,
      question: `What is ${whole(total)} ÷ ${divisor}? Give the quotient and the remainder.`,
      ...worded(show(quotient, rest), {
        'remainder-too-large': show(quotient - 1, rest + divisor),
        'distance-to-next-multiple': show(quotient + 1, divisor - rest),
        'quotient-too-small': show(quotient - 1, rest),
        'remainder-off-by-one': show(quotient, rest > 1 ? rest - 1 : rest + 1),
      }),
      explanation: `${divisor} × ${quotient} = ${whole(divisor * quotient)}. That leaves ${whole(total)} - ${whole(divisor * quotient)} = ${rest}.`,
    };
  },
);

const longDivision = sampled(
  {
    ...math,
    id: 'math.division.long',
    title: 'Long division',
    grades: [4, 6],
    objectives: ['Divide numbers of three to five digits without remainder'],
    keywords: ['division', 'divide', 'long division', 'dividing large numbers', 'quotient'],
    prerequisites: ['math.division.remainder', 'math.multiplication.multi-digit'],
  },
  (rng, dial) => {
    const divisor = rng.int(byLevel(dial, [3, 4, 12]), byLevel(dial, [9, 12, 45]));
    const quotient = rng.int(byLevel(dial, [41, 101, 101]), byLevel(dial, [320, 890, 990]));
    const total = divisor * quotient;
    return {
      key: `quotient ${total}/${divisor}`,
      question: `What is ${whole(total)} ÷ ${divisor}?`,
      ...numeric(quotient, {
        'lost-a-ten': quotient - 10,
        'one-too-many': quotient + 1,
        'ten-too-many': quotient + 10,
        'dropped-last-digit': Math.floor(quotient / 10),
      }),
      explanation: `Divide place by place from the left. Check: ${whole(quotient)} × ${divisor} = ${whole(total)}.`,
    };
  },
);

const orderOfOperations = sampled(
  {
    ...math,
    id: 'math.arithmetic.order-of-operations',
    title: 'Order of operations',
    grades: [5, 8],
    objectives: ['Work out brackets first, then products and quotients, then sums and differences'],
    keywords: ['order of operations', 'PEMDAS', 'BODMAS', 'brackets', 'parentheses', 'expressions'],
    prerequisites: ['math.multiplication.facts', 'math.division.facts'],
  },
  (rng, dial) => {
    const top = byLevel(dial, [12, 15, 25]);
    const [a, b, c] = [rng.int(2, top), rng.int(2, top), rng.int(2, 9)];
    const d = rng.int(2, 12);
    const forms = [
      { text: `${a} + ${b} × ${c}`, value: a + b * c, leftToRight: (a + b) * c, other: a * c + b },
      {
        text: `${a * c + b} - ${a} × ${c}`,
        value: b,
        leftToRight: (a * c + b - a) * c,
        other: a * c + b - a,
      },
      { text: `${c} × (${a} + ${b})`, value: c * (a + b), leftToRight: c * a + b, other: c + a + b },
      { text: `${a} + ${b * c} ÷ ${c}`, value: a + b, leftToRight: a + b * c, other: a + b * c - c },
      {
        text: `${a} × ${c} + ${b} × ${d}`,
        value: a * c + b * d,
        leftToRight: (a * c + b) * d,
        other: a * (c + b) * d,
      },
      {
        text: `${d} + ${c} × (${a + b} - ${a})`,
        value: d + c * b,
        leftToRight: (d + c) * b,
        other: d + c * (a + b) - a,
      },
    ];
    const form = rng.pick(byLevel(dial, [forms.slice(0, 3), forms.slice(0, 5), forms.slice(2)]));
    return {
      key: `value ${form.text}`,
      question: `What is ${form.text}?`,
      ...numeric(form.value, {
        'worked-left-to-right': form.leftToRight,
        'mixed-up-order': form.other,
        'slip-in-sum': form.value + c,
      }),
      explanation: `Brackets come first, then × and ÷, then + and -. The value is ${whole(form.value)}.`,
    };
  },
);

const twoSteps = sampled(
  {
    ...math,
    id: 'math.word-problems.two-step',
    title: 'Two-step word problems',
    grades: [3, 6],
    objectives: ['Choose the two operations that a story asks for'],
    keywords: ['word problems', 'story problems', 'two step problems', 'problem solving'],
    prerequisites: ['math.multiplication.facts', 'math.subtraction.within-100'],
  },
  (rng, dial) => {
    const boxes = rng.int(2, byLevel(dial, [9, 12, 25]));
    const each = rng.int(3, byLevel(dial, [10, 12, 24]));
    const other = rng.int(2, Math.min(boxes * each - 1, byLevel(dial, [20, 50, 90])));
    const gives = rng.int(0, 1) === 1;
    const [name, thing] = [rng.pick(names), rng.pick(things)];
    const total = boxes * each;
    const answer = gives ? total - other : total + other;
    return {
      key: `${gives ? 'minus' : 'plus'} ${boxes}x${each},${other}`,
      question: `${name} buys ${boxes} boxes of ${each} ${thing}. ${
        gives ? `Then ${name} gives ${other} ${thing} away.` : `Then ${name} finds ${other} more ${thing}.`
      } How many ${thing} does ${name} have now?`,
      ...numeric(answer, {
        'stopped-after-first-step': total,
        'inverted-operation': gives ? total + other : Math.abs(total - other),
        'added-all-numbers': boxes + each + other,
        'one-box-less': answer - each,
      }),
      explanation: `${boxes} × ${each} = ${total}. Then ${total} ${gives ? '-' : '+'} ${other} = ${answer}.`,
    };
  },
);

/** Products, quotients, and topics that build on them. */
export const multiplication: Concept[] = [
  multiplicationFacts,
  divisionFacts,
  multiplyLarge,
  remainders,
  longDivision,
  orderOfOperations,
  twoSteps,
];
