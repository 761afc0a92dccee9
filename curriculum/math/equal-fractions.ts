import { numeric, type WrongNumber } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { gcd } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept } from '../types.ts';
import { contrast } from './fraction-comparison.ts';
import {
  denominatorsAt,
  type Fraction,
  fractionGrid,
  fractionMath,
  isGrid,
  show,
  value,
  wholes,
} from './fractions.ts';
import { advisedBy, beside, drawn, equations } from './middle-forms.ts';

/** Fraction with one that is equal to it. */
interface EqualPair {
  from: Fraction;
  to: Fraction;
  /** Both in lowest terms. */
  base: Fraction;
}

/** Draws two equal fractions with denominators of the grade, up to two wholes. */
function equalPair(rng: Rng, grade: number): EqualPair {
  return drawn(() => {
    const [c, d] = rng.pair(denominatorsAt(grade));
    const from = { n: rng.int(1, grade <= 3 ? 2 * c : c - 1), d: c };
    const to = { n: (from.n * d) / c, d };
    const shared = gcd(from.n, c);
    return Number.isInteger(to.n) ? { from, to, base: { n: from.n / shared, d: c / shared } } : undefined;
  });
}

/** Returns an explanation that goes from one fraction to the other. */
function equalWay({ from, to, base }: EqualPair): string {
  const [up, down] = [to.d / from.d, from.d / to.d];
  if (Number.isInteger(up))
    return `Cut each part into ${up}: ${from.n} × ${up} = ${to.n} and ${from.d} × ${up} = ${to.d}.`;
  if (Number.isInteger(down))
    return `Join ${down} parts each: ${from.n} ÷ ${down} = ${to.n} and ${from.d} ÷ ${down} = ${to.d}.`;
  return `Divide both numbers of ${show(from)} by ${from.d / base.d}: it is ${show(base)}. Multiply both by ${to.d / base.d}: that makes ${show(to)}.`;
}

/** Returns numbers of parts near the right one, with advice on how they compare. */
function nearParts(from: Fraction, to: Fraction): Record<string, WrongNumber> {
  const near = [-2, -1, 1, 2].map((by) => ({ n: to.n + by, d: to.d })).filter(({ n }) => n > 0);
  return Object.fromEntries(near.map((f) => [`took-${f.n}-parts`, [f.n, contrast(f, from)] as const]));
}

const equalMends = {
  'added-same-number':
    'You added or took away the same number above and below; multiply or divide both by the same number.',
  'kept-numerator': 'You kept the number above; the parts change in size, so it changes, too.',
};

/** Draws numbers that are wrong above and below for a pair of equal fractions. */
function unequal(rng: Rng, { from, to }: EqualPair, grade: number): Fraction {
  return drawn(
    () => ({
      n: rng.pick([beside(rng, to.n), from.n, from.n + Math.abs(to.d - from.d)]),
      d: rng.pick(denominatorsAt(grade)),
    }),
    (wrong) =>
      wrong.d !== to.d &&
      isGrid(to, wrong) &&
      [wrong, { n: wrong.n, d: to.d }, { n: to.n, d: wrong.d }].every((f) => show(f) !== show(from)),
  );
}

/** Returns fractions as choices for one that is equal to another, with advice on how each wrong one came from it. */
function unequalGrid(from: Fraction, to: Fraction, wrong: Fraction): ReturnType<typeof fractionGrid> {
  const mendOf = (text: string): string => {
    const [n = 1, d = 1] = text.split('/').map(Number);
    if (n === from.n) return 'You changed only the number below; change both by the same factor.';
    if (d === from.d) return 'You changed only the number above; change both by the same factor.';
    if (n - from.n === d - from.d) return equalMends['added-same-number'];
    return contrast({ n, d }, from);
  };
  return advisedBy(fractionGrid(to, wrong, { above: '', below: '', both: '' }), mendOf);
}

const equivalentForms: Forms = {
  equal: form([0, 1], (rng, { grade }) => {
    const pair = drawn(
      () => equalPair(rng, grade),
      ({ to }) => to.d > 1,
    );
    const { from, to } = pair;
    return {
      key: show(from),
      question: `Which fraction is equal to ${show(from)}?`,
      ...unequalGrid(from, to, unequal(rng, pair, grade)),

      hints: [
        `Draw a bar for ${show(from)}. Cut or join its parts.`,
        'Change both numbers by the same factor. Check each choice.',
      ],
      explanation: equalWay(pair),
    };
  }),
  missing: form([0, 1, 2], (rng, { grade }) => {
    const pair = equalPair(rng, grade);
    const { from, to } = pair;
    return {
      key: `${show(from)} ${show(to)}`,
      question: `Which number goes in the box? ${show(from)} = □/${to.d}`,
      ...numeric(to.n, {
        'kept-numerator': from.n,
        'added-same-number': from.n + to.d - from.d,
        'copied-the-denominator': [
          from.d,
          `${from.d} is the old denominator; change ${from.n} as the denominator changes.`,
        ],
        'copied-the-new-denominator': [
          to.d,
          `${to.d} is already below; ${to.d}/${to.d} is 1, not ${show(from)}.`,
        ],
        ...nearParts(from, to),
      }),

      hints:
        to.d % from.d === 0 || from.d % to.d === 0
          ? ['By which factor does the number below change?', 'Do the same to the number above.']
          : [`Write ${show(from)} in lowest terms first.`, 'Then change it to the new denominator.'],
      explanation: equalWay(pair),
    };
  }),
  cut: form([0, 1, 2], (rng, { grade }) => {
    const pair = drawn(
      () => equalPair(rng, grade),
      ({ from, to }) => from.n < from.d && to.d > 3 && to.d <= 12,
    );
    const { from, to } = pair;
    const whole = rng.pick(wholes);
    return {
      key: `${whole} ${show(from)} ${show(to)}`,
      question: `A ${whole} is cut into ${to.d} equal parts. ${rng.pick(names)} takes ${show(from)} of it. How many parts is that?`,
      ...numeric(
        to.n,
        {
          'kept-numerator': from.n,
          'added-same-number': from.n + to.d - from.d,
          ...nearParts(from, to),
          'took-all-parts': [to.d, `That is all the parts; only ${show(from)} of them are taken.`],
          'took-the-rest': [to.d - to.n, 'That is what is left; count the parts that are taken.'],
          ...(to.d % from.d === 0 && {
            'took-one-group': [
              to.d / from.d,
              `That is 1/${from.d} of the parts; ${show(from)} is ${from.n} times as many.`,
            ] as const,
          }),
        },
        { max: to.d, slip: 0 },
      ),

      hints: [
        `Draw the ${whole} with ${to.d} parts.`,
        to.d % from.d === 0
          ? `Make equal groups of parts, as many as the number below in ${show(from)} says.`
          : `Write ${show(from)} in lowest terms. The denominator is then the number of equal groups to make.`,
      ],
      explanation: equalWay(pair),
    };
  }),
  true: form([1, 2], (rng, { grade }) => {
    const pair = equalPair(rng, grade);
    const { from, to, base } = pair;
    const [other, right] = drawn(
      () => [equalPair(rng, grade).from, rng.pick([to, base])] as const,
      ([f, r]) => !value(f).equals(value(to)) && show(r) !== show(from),
    );
    const wrong = drawn(
      () => equalPair(rng, grade).to,
      (f) => !value(f).equals(value(to)) && !value(f).equals(value(other)) && show(f) !== show(other),
    );
    const shown = new Map([right, wrong].map((f) => [`${value(f)}`, show(f)]));
    return {
      key: [show(from), show(other)].sort().join(' '),
      question: `Look at ${[show(from), show(other)].sort().join(' and ')}. Which equation is true?`,
      ...equations(
        { text: show(from), value: value(from) },
        { text: show(other), value: value(other) },
        value(wrong),
        (r) => shown.get(`${r}`) ?? plain(r),
      ),

      hints: [
        'Draw bars for both fractions.',
        `Which of them can you change to ${show(right)} or ${show(wrong)}?`,
      ],
      explanation: equalWay({ from, to: right, base }),
    };
  }),
};

const equivalent = formed(
  {
    ...fractionMath,
    id: 'math.fractions.equivalent',
    title: 'Equivalent fractions',
    grades: [3, 5],
    objectives: ['Find fractions that name the same amount'],
    keywords: ['equivalent fractions', 'equal fractions', 'same fractions'],
    prerequisites: ['math.fractions.identify', 'math.multiplication.facts'],
    standards: ['3.NF.A.3', '4.NF.A.1'],
    teaching: {
      idea: 'Two fractions are equal if they name the same amount. Cut each part into 2: there are twice as many parts, and each is half as large. So above and below grow by the same factor, and the amount stays.',
      caution: 'Adding the same number above and below changes the amount: 1/2 is not 2/3.',
      trap: 'added-same-number',
      mends: equalMends,
    },
  },
  equivalentForms,
);

/** Fractions that name the same amount. */
export const equalFractions: Concept[] = [equivalent];
