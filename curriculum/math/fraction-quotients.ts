import { crossed, numeric, type Part } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { factors } from './fraction-products.ts';
import { fractionMath, value } from './fractions.ts';
import { beside, drawn, expressions, isOnly } from './middle-forms.ts';

/** Draws a division: of unit fractions and whole numbers in grade 5, as its standard asks, and of any later. */
function division(rng: Rng, { grade, level }: Dial): [Rational, Rational] {
  if (grade === 5) {
    const unit = rational(1, rng.int(2, [8, 10, 12][level] ?? 8));
    const w = rational(rng.int(2, [8, 10, 12][level] ?? 8));
    return rng.pair([unit, w]);
  }
  const [a, b] = factors(rng, { grade, level });
  return [value(a), value(b)];
}

const turned = (r: Rational): Rational => rational(1).over(r);

const either = (rng: Rng, r: Rational): Rational => rng.pick([r, turned(r)]);

const divisionMistakes = (a: Rational, b: Rational) => ({
  'multiplied-instead': a.times(b),
  'flipped-first-fraction': turned(a).times(b),
  'flipped-both': turned(a.times(b)),
});

function divisionWay(a: Rational, b: Rational): string {
  const result = plain(a.over(b));
  if (a.isInteger() && b.n === 1n)
    return `1 whole has ${b.d} parts of ${plain(b)}. ${plain(a)} wholes have ${plain(a)} × ${b.d} = ${result}.`;
  if (b.isInteger() && a.n === 1n)
    return `Cut ${plain(a)} into ${plain(b)} equal parts. ${a.d} × ${plain(b)} = ${a.d * b.n} of them make a whole, so each is ${result}.`;
  return `Turn the second fraction over and multiply: ${plain(a)} × ${plain(turned(b))} = ${result}.`;
}

/** Returns shares as choices, all of them 1 over the product of the friends and the parts of the whole, or over their sum. */
function shareChoices(rng: Rng, friends: number, d: number) {
  const slip = (right: number, mistake: string): Part<number> => ({
    right,
    wrong: beside(rng, right, { least: 2 }),
    mistake,
  });
  const way = {
    right: (y: number) => friends * y,
    wrong: (y: number) => friends + y,
    mistake: 'added-denominators',
  };
  return drawn(
    () => {
      const pieces = slip(d, 'one-piece-off');
      return rng.int(0, 1) === 0
        ? crossed(slip(friends, 'one-share-off'), pieces, (x, y) => `1/${x * y}`)
        : crossed(way, pieces, (join, y) => `1/${join(y)}`);
    },
    ({ answer, mistakes }) => new Set([answer, ...mistakes].map(({ text }) => text)).size === 4,
  );
}

const divideForms: Forms = {
  quotient: form([0, 1], (rng, dial) => {
    const [a, b] = division(rng, dial);
    return {
      key: `${a}:${b}`,
      question: `What is ${plain(a)} ÷ ${plain(b)}?`,
      ...numeric(a.over(b), divisionMistakes(a, b)),
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
      ...numeric(w * d, {
        'one-whole-off': (w + rng.pick([1, -1])) * d,
        'added-instead': w + d,
        'one-piece-off': w * beside(rng, d, { by: 1 }),
      }),
      explanation: divisionWay(rational(w), rational(1, d)),
    };
  }),
  share: form([0, 1, 2], (rng, { level }) => {
    const w = rng.int(2, 6 + level);
    const d = rng.int(2, 8 + level);
    const kind = rng.pick(['cake', 'pie', 'loaf', 'melon'] as const);
    return {
      key: `${kind} ${w} ${d}`,
      question: `${w} friends share 1/${d} of a ${kind} equally. What part of the ${kind} does each get?`,
      ...shareChoices(rng, w, d),
      explanation: divisionWay(rational(1, d), rational(w)),
    };
  }),
  check: form([1, 2], (rng, dial) => {
    const [a, b] = division(rng, dial);
    const q = a.over(b);
    return {
      key: `${a}:${b}`,
      question: `${plain(b)} times a number is ${plain(a)}. What is the number?`,
      ...numeric(q, divisionMistakes(a, b)),
      explanation: `Divide to find the factor: ${plain(a)} ÷ ${plain(b)}. ${divisionWay(a, b)}`,
    };
  }),
  rewrite: form([2], (rng, dial) =>
    drawn(() => {
      const task = division(rng, dial);
      // Fractions above 1 too, from the grade that divides by any: else the right product has the only factor above 1.
      const [a, b] = dial.grade === 5 ? task : ([either(rng, task[0]), either(rng, task[1])] as const);
      const [x, y] = [
        [a, turned(a)],
        [turned(b), b],
      ] as const;
      if (!isOnly(x, y, (p, q) => p.times(q))) return undefined;
      return {
        key: `${a}:${b}`,
        question: `Which product is equal to ${plain(a)} ÷ ${plain(b)}?`,
        ...expressions(x, y, (p, q) => ({ text: `${plain(p)} × ${plain(q)}`, value: p.times(q) })),
        explanation: `Dividing by ${plain(b)} is multiplying by ${plain(turned(b))}, since ${plain(b)} × ${plain(turned(b))} = 1.`,
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
    objectives: ['Divide by a fraction by multiplying with its reciprocal'],
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
        6: 'Dividing by a fraction asks how often it fits. 1/4 fits 4 times into each whole, so dividing by 1/4 is multiplying by 4. Dividing by 3/4 is multiplying by 4/3.',
      },
      caution: 'Only the second number is turned over. The first one stays as it is.',
      hints: [
        'What is asked: how often does it fit, or how large is a share?',
        'Keep the first number.',
        'Turn the second number over and multiply.',
      ],
      mends: {
        'multiplied-instead': 'That is the product. Turn the second number over first.',
        'flipped-first-fraction': 'The first number stays. Turn over the second one.',
        'flipped-both': 'Only the second number is turned over.',
        'one-whole-off': 'Count the wholes again. Each gives the same number of pieces.',
        'added-instead': 'Each whole gives several pieces, so multiply.',
        'one-piece-off': 'The number of parts in a whole is off. The denominator tells it.',
        'one-share-off': 'Count the friends again. Each of them gets a share.',
        'added-denominators':
          'Cut each part into that many pieces: multiply to count the pieces in the whole.',
      },
    },
  },
  divideForms,
);

/** Quotients of fractions. */
export const fractionQuotients: Concept[] = [divide];
