import { numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { gcd } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { alternatives, plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import {
  denominatorsAt,
  type Fraction,
  fractionGrid,
  fractionMath,
  isGrid,
  lowest,
  show,
  smallDenominatorsAt,
  value,
  wholes,
} from './fractions.ts';
import { beside, drawn, equations } from './middle-forms.ts';

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
  return `Both ${show(from)} and ${show(to)} are the same amount as ${show(base)}.`;
}

const equalMends = {
  'changed-only-above': 'Here only the number above fits. Above and below change by the same factor.',
  'changed-only-below': 'Here only the number below fits. Above and below change by the same factor.',
  'added-same-number':
    'Adding the same number changes the amount. Multiply or divide above and below instead.',
  'kept-numerator': 'The parts have another size now, so their number changes too.',
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
      ...fractionGrid(to, unequal(rng, pair, grade), ['changed-only-below', 'changed-only-above']),
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
      }),
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
        { 'kept-numerator': from.n, 'added-same-number': Math.abs(from.n + to.d - from.d) },
        { max: to.d },
      ),
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
      explanation: `Bring both fractions to one size of parts. ${show(from)} and ${show(right)} are both ${plain(value(to))}.`,
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
      hints: [
        'How do you get from one denominator to the other: by which factor?',
        'Do the same to the number above.',
        'Check with a picture: do both cover the same part of a bar?',
      ],
      mends: equalMends,
    },
  },
  equivalentForms,
);

/** Fraction that can be simplified: base times k above and below. */
interface Reducible {
  base: Fraction;
  k: number;
  from: Fraction;
}

/** Draws a fraction to simplify. In grade 4, it has a denominator of the grade. */
function reducible(rng: Rng, { grade, level }: Dial): Reducible {
  const allowed = denominatorsAt(4).filter((d) => level > 0 || d <= 12);
  return drawn(() => {
    const base = lowest(rng, smallDenominatorsAt(grade));
    const k = grade === 4 ? rng.pick([2, 3, 4, 5, 6, 10, 20, 25, 50]) : rng.int(2, [6, 9, 12][level] ?? 6);
    const from = { n: base.n * k, d: base.d * k };
    return grade > 4 || allowed.includes(from.d) ? { base, k, from } : undefined;
  });
}

/** Draws a grid of which all fractions are in lowest terms, so that the form does not give the key away. */
function lowestGrid(rng: Rng, base: Fraction): Fraction {
  return drawn(
    () => ({ n: beside(rng, base.n, { by: 6 }), d: beside(rng, base.d, { by: 6, least: 2 }) }),
    (wrong) =>
      isGrid(base, wrong) &&
      [wrong, { n: base.n, d: wrong.d }, { n: wrong.n, d: base.d }].every((f) => gcd(f.n, f.d) === 1),
  );
}

const simplifyMends = ['slip-above', 'slip-below'] as const;

const simplifyForms: Forms = {
  lowest: form([0, 1], (rng, dial) => {
    const { base, k, from } = reducible(rng, dial);
    return {
      key: show(from),
      question: `What is ${show(from)} in lowest terms?`,
      ...fractionGrid(base, lowestGrid(rng, base), simplifyMends),
      explanation: `Both ${from.n} and ${from.d} can be divided by ${k}. That gives ${show(base)}.`,
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const { base, k, from } = reducible(rng, dial);
    const thing = rng.pick(['eggs', 'pens', 'kites', 'plums', 'cups'] as const);
    return {
      key: `${show(from)} ${thing}`,
      question: `${from.n} of ${from.d} ${thing} are red. What part is red, in lowest terms?`,
      ...fractionGrid(base, lowestGrid(rng, base), simplifyMends),
      explanation: `The part is ${show(from)}. Divide both numbers by ${k}: ${show(base)}.`,
    };
  }),
  divide: form([0, 1, 2], (rng, dial) => {
    const { base, k, from } = reducible(rng, dial);
    return {
      key: `${show(from)} ${k}`,
      question: `${rng.pick(names)} divides both numbers of a fraction by ${k} and gets ${show(base)}. What was the fraction?`,
      ...fractionGrid(
        from,
        // Both numbers of each choice can be divided by k, as those of the right one.
        drawn(
          () => ({ n: k * beside(rng, base.n), d: k * beside(rng, base.d, { least: 2 }) }),
          (wrong) => isGrid(from, wrong),
        ),
        simplifyMends,
      ),
      explanation: `Go back with the opposite step: ${base.n} × ${k} = ${from.n} and ${base.d} × ${k} = ${from.d}.`,
    };
  }),
  by: form([1, 2], (rng, dial) => {
    const { k, all, right } = drawn(() => {
      const k = rng.pick([2, 3, 5]);
      const all = range(0, 3).map(() => reducible(rng, { ...dial, level: 0 }).from);
      const [right, second] = all.filter(({ n, d }) => n % k === 0 && d % k === 0);
      const isClear = new Set(all.map((f) => `${value(f)}`)).size === 4 && !second;
      return right && isClear ? { k, all, right } : undefined;
    });
    const others = all.filter((f) => f !== right);
    const option = (f: Fraction) => ({ text: show(f), worth: `${value(f)}` });
    return {
      key: `${k} ${all.map(show).sort().join(' ')}`,
      question: `Which fraction can you divide by ${k}, above and below: ${alternatives(rng.shuffle(all).map(show))}?`,
      answer: option(right),
      mistakes: others.map((f) => ({
        name: 'another-factor',
        ...option(f),
        mend: `Both numbers of ${show(f)} can be divided by ${gcd(f.n, f.d)}, but not by ${k}.`,
      })),
      explanation: `${right.n} ÷ ${k} = ${right.n / k} and ${right.d} ÷ ${k} = ${right.d / k}. So ${show(right)} is ${right.n / k}/${right.d / k}.`,
    };
  }),
};

const simplify = formed(
  {
    ...fractionMath,
    id: 'math.fractions.simplify',
    title: 'Simplifying fractions',
    grades: [4, 6],
    objectives: ['Bring a fraction to lowest terms'],
    keywords: ['simplify fractions', 'reduce fractions', 'lowest terms', 'simplest form'],
    prerequisites: ['math.fractions.equivalent', 'math.number-theory.factors'],
    standards: ['4.NF.A.1'],
    teaching: {
      idea: 'A fraction in lowest terms has the smallest numbers that name its amount. Divide above and below by the same number until no number except 1 divides both.',
      caution: 'Divide, do not subtract: 4/6 is 2/3, and not 2/4.',
      hints: [
        'Find a number that divides both, above and below.',
        'Divide both by it.',
        'Can you still divide both? Then go on.',
      ],
      mends: {
        'slip-above': 'Check the number above: divide it by the same number as the one below.',
        'slip-below': 'Check the number below: divide it by the same number as the one above.',
      },
    },
  },
  simplifyForms,
);

/** Fractions that name the same amount. */
export const equalFractions: Concept[] = [equivalent, simplify];
