import { advisedBoth, crossed } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { count, plain } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { products } from './advised-grids.ts';
import { factors } from './fraction-products.ts';
import { fractionMath, value } from './fractions.ts';
import { drawn, expressions, isOnly } from './middle-forms.ts';

type Answers = Pick<Draft, 'answer' | 'mistakes' | 'numbers'>;

const turned = (r: Rational): Rational => rational(1).over(r);

const either = (rng: Rng, r: Rational): Rational => rng.pick([r, turned(r)]);

/**
 * Draws a division: of unit fractions and whole numbers in grade 5, as its standard asks, and of any later. Those are above 1
 * as often as below, or else the size of the choices would tell the right one.
 */
function division(rng: Rng, { grade, level }: Dial): [Rational, Rational] {
  if (grade === 5) {
    const unit = rational(1, rng.int(2, [8, 10, 12][level] ?? 8));
    const w = rational(rng.int(2, [8, 10, 12][level] ?? 8));
    return rng.pair([unit, w]);
  }
  const [a, b] = factors(rng, { grade, level });
  return [either(rng, value(a)), either(rng, value(b))];
}

/** Returns counts as choices for the number of parts of 1/d in w wholes. */
const piecesIn = (rng: Rng, w: number, d: number): Answers =>
  products(
    rng,
    [
      {
        right: w,
        mistake: 'wrong-number-of-wholes',
        mend: (wrong) => `You counted the parts of ${count(wrong, 'whole')}; there are ${w}.`,
      },
      {
        right: d,
        mistake: 'wrong-number-of-parts',
        mend: (wrong) => `You counted ${count(wrong, 'part')} in each whole; there are ${d}.`,
      },
    ],
    {
      added: (n) =>
        n === d
          ? `You added ${w} and ${d}; each of the ${w} wholes has ${d} parts, so multiply.`
          : `You counted ${count(n, 'part')} in each whole and added; multiply ${w} by ${d}.`,
      both: (wholes, parts) =>
        `You counted ${count(wholes, 'whole')} with ${count(parts, 'part')} each; there are ${w} wholes with ${d} parts each.`,
    },
    (n) => `${n}`,
  );

/** Returns unit fractions as choices for 1/d divided by w. */
const sharesOf = (rng: Rng, d: number, w: number): Answers =>
  products(
    rng,
    [
      {
        right: w,
        mistake: 'wrong-number-of-shares',
        mend: (wrong) => `You cut 1/${d} into ${count(wrong, 'share')}; there are ${w}.`,
      },
      {
        right: d,
        mistake: 'wrong-number-of-parts',
        mend: (wrong) => `You counted ${count(wrong, 'part')} in the whole; it has ${d} parts of 1/${d}.`,
      },
    ],
    {
      added: (n) =>
        n === d
          ? `You added ${d} and ${w}; each of the ${d} parts is cut into ${w} pieces, so multiply.`
          : `You counted ${count(n, 'part')} in the whole and added; multiply ${d} by ${w}.`,
      both: (shares, parts) =>
        `You cut ${parts === 1 ? '1 part' : `each of ${parts} parts`} into ${count(shares, 'share')}; there are ${d} parts, each cut into ${w}.`,
    },
    (n) => `1/${n}`,
  );

/** Returns the quotient, and the results of the operations with which learners confuse it. */
function quotientChoices(rng: Rng, a: Rational, b: Rational): Answers {
  if (a.isInteger() && b.n === 1n) return piecesIn(rng, Number(a.n), Number(b.d));
  if (b.isInteger() && a.n === 1n) return sharesOf(rng, Number(a.d), Number(b.n));
  const choices = crossed(
    {
      right: a,
      wrong: turned(a),
      mistake: 'turned-the-first',
      mend: `You turned both numbers over; ${plain(a)} stays as it is.`,
    },
    {
      right: turned(b),
      wrong: b,
      mistake: 'multiplied-instead',
      mend: `You multiplied by ${plain(b)}; dividing by it is multiplying by ${plain(turned(b))}.`,
    },
    (x, y) => plain(x.times(y)),
  );
  return advisedBoth(choices, `You turned ${plain(a)} over; turn ${plain(b)} over instead.`);
}

const hasFourResults = ([a, b]: readonly [Rational, Rational]): boolean =>
  new Set([a.over(b), b.over(a), a.times(b), turned(a.times(b))].map(String)).size === 4 ||
  a.isInteger() ||
  b.isInteger();

/** Draws a division whose mistakes have different results. */
const clearDivision = (rng: Rng, dial: Dial): [Rational, Rational] =>
  drawn(() => division(rng, dial), hasFourResults);

function divisionHints(a: Rational, b: Rational): string[] {
  if (a.isInteger() && b.n === 1n)
    return [`How many parts of ${plain(b)} fit into 1?`, `How many fit into ${plain(a)}, then?`];
  if (b.isInteger() && a.n === 1n)
    return [
      `Cut ${plain(a)} of a whole into ${plain(b)} equal pieces.`,
      'How many such pieces would the whole have?',
    ];
  return [
    `Which number do you get if you turn ${plain(b)} over?`,
    `Multiply ${plain(a)} by that number. Leave ${plain(a)} as it is.`,
  ];
}

function divisionWay(a: Rational, b: Rational): string {
  const result = plain(a.over(b));
  if (a.isInteger() && b.n === 1n)
    return `1 whole has ${b.d} parts of ${plain(b)}. ${plain(a)} wholes have ${plain(a)} × ${b.d} = ${result}.`;
  if (b.isInteger() && a.n === 1n)
    return `Cut ${plain(a)} into ${plain(b)} equal parts. ${a.d} × ${plain(b)} = ${a.d * b.n} of them make a whole, so each is ${result}.`;
  return `Turn the second fraction over and multiply: ${plain(a)} × ${plain(turned(b))} = ${result}.`;
}

const divideForms: Forms = {
  quotient: form([0, 1], (rng, dial) => {
    const [a, b] = clearDivision(rng, dial);
    return {
      key: `${a}:${b}`,
      question: `What is ${plain(a)} ÷ ${plain(b)}?`,
      ...quotientChoices(rng, a, b),
      hints: divisionHints(a, b),
      explanation: divisionWay(a, b),
    };
  }),
  fit: form([0, 1], (rng, { level }) => {
    const w = rng.int(2, 9 + level);
    const d = rng.int(2, 8 + level);
    const kind = rng.pick(['rope', 'ribbon', 'wire', 'tape'] as const);
    return {
      key: `${kind} ${w} ${d}`,
      question: `A ${kind} is ${w} meters long. How many pieces of 1/${d} meter can ${rng.pick(names)} cut from it?`,
      ...piecesIn(rng, w, d),
      hints: [
        `How many pieces of 1/${d} meter come from 1 meter?`,
        `The ${kind} has ${w} meters, and each gives that many pieces.`,
      ],
      explanation: `1 meter gives ${d} pieces of 1/${d} meter. ${w} meters give ${w} × ${d} = ${w * d} pieces.`,
    };
  }),
  share: form([0, 1, 2], (rng, { level }) => {
    const w = rng.int(2, 6 + level);
    const d = rng.int(2, 8 + level);
    const kind = rng.pick(['cake', 'pie', 'loaf', 'melon'] as const);
    return {
      key: `${kind} ${w} ${d}`,
      question: `${w} friends share 1/${d} of a ${kind} equally. What part of the ${kind} does each get?`,
      ...sharesOf(rng, d, w),
      hints: [
        `Draw a ${kind} cut into ${d} parts. Cut one of them into ${w} pieces.`,
        `If all ${d} parts were cut like that, how many pieces would there be?`,
      ],
      explanation: divisionWay(rational(1, d), rational(w)),
    };
  }),
  check: form([1, 2], (rng, dial) => {
    const [a, b] = clearDivision(rng, dial);
    return {
      key: `${a}:${b}`,
      question: `${plain(b)} times a number is ${plain(a)}. What is the number?`,
      ...quotientChoices(rng, a, b),
      hints: [
        `Which operation undoes “times ${plain(b)}”?`,
        `Write it down: ${plain(a)} comes first, and ${plain(b)} comes second.`,
      ],
      explanation: `Divide to find the factor: ${plain(a)} ÷ ${plain(b)}. ${divisionWay(a, b)}`,
    };
  }),
  rewrite: form([2], (rng, dial) =>
    drawn(() => {
      const [a, b] = division(rng, dial);
      const [x, y] = [
        [a, turned(a)],
        [turned(b), b],
      ] as const;
      if (!isOnly(x, y, (p, q) => p.times(q))) return undefined;
      return {
        key: `${a}:${b}`,
        question: `Which product is equal to ${plain(a)} ÷ ${plain(b)}?`,
        ...expressions(x, y, (p, q) => ({ text: `${plain(p)} × ${plain(q)}`, value: p.times(q) })),
        hints: [
          `Which of the two numbers is the divisor, ${plain(a)} or ${plain(b)}?`,
          'Turn only the divisor over when you change ÷ to ×.',
        ],
        explanation: `Dividing by ${plain(b)} is multiplying by ${plain(turned(b))}, since ${plain(b)} × ${plain(turned(b))} = 1. So it is ${plain(a)} × ${plain(turned(b))}.`,
      };
    }),
  ),
};

const divide = formed(
  {
    ...fractionMath,
    id: 'math.fractions.divide',
    title: 'Dividing fractions',
    grades: [5, 8],
    objectives: ['Divide by a fraction by multiplying by its reciprocal'],
    keywords: [
      'dividing fractions',
      'fraction division',
      'divide fractions',
      'reciprocal',
      'keep change flip',
    ],
    prerequisites: ['math.fractions.multiply'],
    standards: ['5.NF.B.7', '6.NS.A.1'],
    teaching: {
      idea: {
        5: '3 ÷ 1/4 asks how many fourths fit into 3. Each whole has 4, so 3 × 4 = 12. And 1/4 ÷ 3 asks for the size of a share: cut the fourth into 3 parts, and each is 1/12.',
        6: 'Dividing by a fraction asks how many times it fits. 1/4 fits 4 times into each whole, so dividing by 1/4 is multiplying by 4. Dividing by 3/4 is multiplying by 4/3: only the second number is turned over.',
      },
      caution: 'The order matters: 3 ÷ 1/4 is 12, but 1/4 ÷ 3 is 1/12.',
      mends: {},
    },
  },
  divideForms,
);

/** Quotients of fractions. */
export const fractionQuotients: Concept[] = [divide];
