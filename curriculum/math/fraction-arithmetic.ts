import { crossed, numeric, type Part } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Figure } from '../figure-types.ts';
import { gcd, lcm, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial, Draft, Teaching } from '../types.ts';
import { denominatorsAt, type Fraction, fractionMath, over, show, value } from './fractions.ts';
import { beside, diagnosed, drawn } from './middle-forms.ts';

/** Draws two fractions with like denominators in grade 4 and for beginners, otherwise with unlike ones. */
function twoFractions(rng: Rng, { grade, level }: Dial): [Fraction, Fraction] {
  const known = denominatorsAt(grade);
  if (grade <= 4 || level === 0) {
    const d = rng.pick(known.filter((each) => each > 3));
    const [a, b] = rng.pair(range(1, d - 1));
    return [
      { n: Math.max(a, b), d },
      { n: Math.min(a, b), d },
    ];
  }
  // Intermediate: one denominator is a multiple of the other. Advanced: neither is.
  const fits = (c: number, d: number): boolean => (d % c === 0 || c % d === 0) === (level === 1);
  const [c, d] = drawn(
    () => rng.pair(known),
    ([x, y]) => fits(x, y),
  );
  const [a, b] = [withDenominator(c, rng), withDenominator(d, rng)];
  const order = value(a).compare(value(b));
  return order === 0 ? twoFractions(rng, { grade, level }) : order > 0 ? [a, b] : [b, a];
}

/** Draws a proper fraction in lowest terms with the denominator. */
function withDenominator(d: number, rng: Rng): Fraction {
  return { n: rng.pick(range(1, d - 1).filter((n) => gcd(n, d) === 1)), d };
}

/** Two fractions, also with the numerators x and y over the common denominator d. */
interface Both {
  a: Fraction;
  b: Fraction;
  x: number;
  y: number;
  d: number;
}

function both(a: Fraction, b: Fraction): Both {
  const d = lcm(a.d, b.d);
  return { a, b, d, x: (a.n * d) / a.d, y: (b.n * d) / b.d };
}

/** Explains the solution with a common denominator. If the fractions share one, it only counts the parts. */
function commonWay({ a, b, x, y, d }: Both, sign: string): string {
  const start = a.d === b.d ? `The parts are alike` : `Bring both to the denominator ${d}`;
  return `${start}: ${x}/${d} ${sign} ${y}/${d} = ${sign === '+' ? x + y : x - y}/${d}`;
}

/** Returns bars of both fractions, unless there are too many parts to see. */
function bothBars({ a, b }: Both): { figure?: Figure } {
  if (Math.max(a.d, b.d) > 24) return {};
  const models = [a, b].map(({ n, d }) => ({ parts: d, shaded: n, label: `${n}/${d}` }));
  return { figure: { kind: 'fraction-models', form: 'bar', models } };
}

/** Returns the common denominator with a wrong one, which is smaller or larger equally often where both are likely. */
function denominatorPart(rng: Rng, { a, b, d }: Both): Part<number> {
  const wrong = (
    [
      ['combined-denominators', a.d + b.d],
      ['combined-denominators', a.d * b.d],
      ['kept-one-denominator', Math.min(a.d, b.d)],
      ['kept-one-denominator', Math.max(a.d, b.d)],
    ] as const
  ).filter(([, other]) => other !== d);
  const smaller = wrong.filter(([, other]) => other < d);
  const larger = wrong.filter(([, other]) => other > d);
  const isSmaller = smaller.length > 0 && (larger.length === 0 || rng.int(0, 1) === 0);
  const [mistake, other] = rng.pick(isSmaller ? smaller : larger);
  return { right: d, wrong: other, mistake };
}

/** Returns choices with two numerators and two denominators, or several numerators over the one that both share. */
function fractionChoices(
  rng: Rng,
  sum: Both,
  { right, wrong, mistake }: Part<number>,
): Pick<Draft, 'answer' | 'mistakes' | 'numbers'> {
  const { d } = sum;
  if (sum.a.d === sum.b.d && rng.int(0, 2) > 0) {
    const mistakes = { [mistake]: rational(wrong, d), 'counted-wrong': rational(beside(rng, right), d) };
    return numeric(rational(right, d), mistakes, { show: over(d), slip: rational(1, d) });
  }
  return crossed(
    { right, wrong, mistake },
    denominatorPart(rng, sum),
    (top, below) => show({ n: top, d: below }),
    (top, below) => rational(top, below).toString(),
  );
}

/** Returns a numerator with one that comes from a mistake, or that lies just beside it. */
function numerator(rng: Rng, right: number, wrong: number, mistake: string): Part<number> {
  return wrong > 0 && wrong !== right && rng.int(0, 1) === 0
    ? { right, wrong, mistake }
    : { right, wrong: beside(rng, right), mistake: 'counted-wrong' };
}

const sumKey = ({ a, b }: Both): string => [show(a), show(b)].sort().join('+');
const draw = (rng: Rng, dial: Dial): Both => both(...rng.pair(twoFractions(rng, dial)));
const drawOrdered = (rng: Rng, dial: Dial): Both => both(...twoFractions(rng, dial));

const commonMends = {
  'combined-denominators':
    'The denominator names the size of the parts. Do not add or multiply it here: find one size that fits both.',
  'kept-one-denominator': 'Both fractions must have one denominator. Change the numerators with it.',
  'counted-wrong': 'The parts are counted wrongly. Count the numerators once more.',
};

const commonHints = [
  'Look at the denominators. Are the parts of one size?',
  'If they are not, write both fractions with a common denominator.',
  'Work with the numerators only, and keep the denominator.',
];

const addTeaching: Teaching = {
  idea: {
    4:
      'The denominator names the size of the parts, like a unit. Parts of one size can be counted together: ' +
      '3 eighths and 2 eighths are 5 eighths.',
    5:
      'Only parts of one size can be counted together. If the denominators differ, first write both fractions with a ' +
      'common denominator. Then add the numerators.',
  },
  caution: 'Never add the denominators. 1/2 + 1/2 is a whole, not 2/4.',
  hints: commonHints,
  mends: {
    ...commonMends,
    'subtracted-numerators': 'This numerator is a difference. The question asks for both parts together.',
    'added-instead': 'The gap is only a part of the sum. Take the known part away from the sum.',
  },
};

const addForms: Forms = {
  sum: form([0, 1], (rng, dial) => {
    const sum = draw(rng, dial);
    const { a, b, x, y } = sum;
    return {
      key: sumKey(sum),
      question: `What is ${show(a)} + ${show(b)}?`,
      ...fractionChoices(rng, sum, numerator(rng, x + y, Math.abs(x - y), 'subtracted-numerators')),
      explanation: `${commonWay(sum, '+')}.`,
      ...bothBars(sum),
    };
  }),
  missing: form([0, 1, 2], (rng, dial) => {
    const sum = draw(rng, dial);
    const { a, x, y, d } = sum;
    return {
      key: `${show(a)}+□=${x + y}/${d}`,
      question: `Which fraction goes in the gap? ${show(a)} + □ = ${x + y}/${d}`,
      ...fractionChoices(rng, sum, numerator(rng, y, x + y + x, 'added-instead')),
      explanation: `Take the known part away: ${x + y}/${d} - ${x}/${d} = ${y}/${d}.`,
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const sum = draw(rng, dial);
    const { a, b, x, y } = sum;
    return {
      key: sumKey(sum),
      question: `${rng.pick(names)} walks ${show(a)} of a mile, rests, and walks ${show(b)} of a mile. How many miles is that in all?`,
      ...fractionChoices(rng, sum, numerator(rng, x + y, Math.abs(x - y), 'subtracted-numerators')),
      explanation: `Both ways count together. ${commonWay(sum, '+')}.`,
      ...bothBars(sum),
    };
  }),
  wrong: form([1, 2], (rng, dial) =>
    drawn(() => {
      const { a, b, x, y, d } = draw(rng, dial);
      const shown = (n: number, below: number) => ({ value: rational(n, below), shown: `${n}/${below}` });
      return diagnosed(rng, `${show(a)} + ${show(b)}`, rational(x + y, d), [
        { text: 'The denominators were added too.', ...shown(a.n + b.n, a.d + b.d) },
        { text: 'The fractions were subtracted.', ...shown(Math.abs(x - y), d) },
        { text: 'One part was counted twice.', ...shown(x + y + 1, d) },
        { text: 'One part was left out.', ...shown(x + y - 1, d) },
      ]);
    }),
  ),
};

const add = formed(
  {
    ...fractionMath,
    id: 'math.fractions.add',
    title: 'Adding fractions',
    grades: [4, 7],
    objectives: ['Add fractions with like and unlike denominators'],
    keywords: [
      'adding fractions',
      'fraction addition',
      'add fractions',
      'unlike denominators',
      'common denominator',
    ],
    prerequisites: ['math.fractions.equivalent'],
    standards: ['4.NF.B.3', '5.NF.A.1', '5.NF.A.2'],
    teaching: addTeaching,
  },
  addForms,
);

const subtractForms: Forms = {
  difference: form([0, 1], (rng, dial) => {
    const pair = drawOrdered(rng, dial);
    const { a, b, x, y } = pair;
    return {
      key: `${show(a)}-${show(b)}`,
      question: `What is ${show(a)} - ${show(b)}?`,
      ...fractionChoices(rng, pair, numerator(rng, x - y, x + y, 'added-numerators')),
      explanation: `${commonWay(pair, '-')}.`,
      ...bothBars(pair),
    };
  }),
  missing: form([0, 1, 2], (rng, dial) => {
    const pair = drawOrdered(rng, dial);
    const { a, b, x, y, d } = pair;
    return {
      key: `□-${show(b)}=${x - y}/${d}`,
      question: `Which fraction goes in the gap? □ - ${show(b)} = ${x - y}/${d}`,
      ...fractionChoices(rng, pair, numerator(rng, x, Math.abs(x - 2 * y), 'subtracted-again')),
      explanation: `The gap is the whole amount. Add both parts: ${x - y}/${d} + ${y}/${d} = ${x}/${d}, which is ${show(a)}.`,
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const pair = drawOrdered(rng, dial);
    const { a, b, x, y } = pair;
    const name = rng.pick(names);
    return {
      key: `${show(a)}-${show(b)}`,
      question: `${name} has ${show(a)} of a liter of juice. ${name} drinks ${show(b)} of a liter. How many liters are left?`,
      ...fractionChoices(rng, pair, numerator(rng, x - y, x + y, 'added-numerators')),
      explanation: `Take away what is gone. ${commonWay(pair, '-')}.`,
      ...bothBars(pair),
    };
  }),
  wrong: form([1, 2], (rng, dial) =>
    drawn(() => {
      const { a, b, x, y, d } = drawOrdered(rng, dial);
      const shown = (n: number, below: number) => ({ value: rational(n, below), shown: `${n}/${below}` });
      return diagnosed(rng, `${show(a)} - ${show(b)}`, rational(x - y, d), [
        { text: 'The fractions were added.', ...shown(x + y, d) },
        { text: 'One part too few was taken away.', ...shown(x - y + 1, d) },
        { text: 'One part too many was taken away.', ...shown(x - y - 1, d) },
        { text: 'The denominators were added too.', ...shown(Math.abs(a.n - b.n), a.d + b.d) },
      ]);
    }),
  ),
};

const subtract = formed(
  {
    ...fractionMath,
    id: 'math.fractions.subtract',
    title: 'Subtracting fractions',
    grades: [4, 7],
    objectives: ['Subtract fractions with like and unlike denominators'],
    keywords: ['subtracting fractions', 'fraction subtraction', 'subtract fractions', 'common denominator'],
    prerequisites: ['math.fractions.add'],
    standards: ['4.NF.B.3', '5.NF.A.1', '5.NF.A.2'],
    teaching: {
      idea: {
        4: 'Parts of one size can be taken away like things: 5 eighths take away 2 eighths leave 3 eighths. The size of the parts stays.',
        5: 'Only parts of one size can be taken from each other. Write both fractions with a common denominator, then subtract the numerators.',
      },
      caution: 'Never subtract the denominators. 3/4 - 1/4 is 2/4: the parts are still fourths.',
      hints: commonHints,
      mends: {
        ...commonMends,
        'added-numerators': 'This numerator is a sum. The question asks what is left.',
        'subtracted-again': 'The gap comes before something is taken away. So add both parts to find it.',
      },
    },
  },
  subtractForms,
);

/** Sums and differences of fractions. */
export const fractionArithmetic: Concept[] = [add, subtract];
