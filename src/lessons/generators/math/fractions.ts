import { numeric } from '../choices.ts';
import { names, things } from '../data/story.ts';
import type { Figure } from '../figure-types.ts';
import { gcd, type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, listed, range, sampled, toLevel } from '../templates.ts';
import { alternatives, mixed, plain } from '../text.ts';
import type { Concept } from '../types.ts';

const math = { subject: 'Math', category: 'Fractions' };

/** Proper fraction in its given form, not reduced: 6/8. */
export interface Fraction {
  n: number;
  d: number;
}

export const show = ({ n, d }: Fraction): string => `${n}/${d}`;
export const value = ({ n, d }: Fraction): Rational => rational(n, d);

/** Returns a bar of the fraction's parts, unless there are too many to see. */
export function bar({ n, d }: Fraction): { figure?: Figure } {
  return d <= 24 ? { figure: { kind: 'fraction-bar', parts: d, shaded: n } } : {};
}

/** Draws a proper fraction in lowest terms. */
export function proper(rng: Rng, maxDenominator: number): Fraction {
  const d = rng.int(3, maxDenominator);
  return { n: rng.pick(range(1, d - 1).filter((n) => gcd(n, d) === 1)), d };
}

const identify = listed(
  {
    ...math,
    id: 'math.fractions.identify',
    title: 'Naming fractions',
    grades: [2, 4],
    objectives: ['Name parts of a whole as a fraction'],
    keywords: ['fractions', 'parts of a whole', 'numerator', 'denominator', 'pizza fractions'],
    prerequisites: ['math.counting.objects'],
  },
  {
    items: range(3, 16).flatMap((d) =>
      range(1, d - 1)
        .filter((n) => n * 2 !== d)
        .flatMap((n) => ['eaten', 'left'].map((part) => ({ n, d, part }))),
    ),
    key: ({ n, d, part }) => `${part} ${n}/${d}`,
    level: ({ d, part }) => toLevel(d <= 6 && part === 'eaten' ? 0 : d <= 10 ? 1 : 2),
    draw: ({ n, d, part }, rng) => {
      const answer = part === 'eaten' ? n : d - n;
      return {
        question: `A cake has ${d} equal parts. ${rng.pick(names)} eats ${n} of them. What part of the cake ${part === 'eaten' ? 'was eaten' : 'is left'}?`,
        ...numeric(
          rational(answer, d),
          {
            'gave-other-part': rational(d - answer, d),
            'compared-part-with-part': rational(Math.min(n, d - n), Math.max(n, d - n)),
            'one-part-off': rational(answer, d + 1),
            'counted-wrong': answer > 1 ? rational(answer - 1, d) : rational(answer + 1, d),
          },
          {
            show: (r) => (d % Number(r.d) === 0 ? show({ n: Number(r.n) * (d / Number(r.d)), d }) : plain(r)),
          },
        ),
        explanation: `The cake has ${d} equal parts, so ${d} goes below. ${part === 'eaten' ? n : `${d} - ${n} = ${answer}`} ${answer === 1 ? 'is' : 'are'} ${part}, so it is ${answer}/${d}.`,
        figure: { kind: 'fraction-circle', parts: d, shaded: n, meaning: 'eaten' },
      };
    },
  },
);

const equivalent = sampled(
  {
    ...math,
    id: 'math.fractions.equivalent',
    title: 'Equivalent fractions',
    grades: [3, 5],
    objectives: ['Find fractions that name the same amount'],
    keywords: ['equivalent fractions', 'equal fractions', 'same fractions'],
    prerequisites: ['math.fractions.identify', 'math.multiplication.facts'],
  },
  (rng, dial) => {
    const base = proper(rng, byLevel(dial, [15, 18, 24]));
    const [k, m] = rng.pair(range(1, byLevel(dial, [22, 22, 20])));
    const [from, to] = [
      { n: base.n * k, d: base.d * k },
      { n: base.n * m, d: base.d * m },
    ];
    const options = [
      ['added-same-number', { n: from.n + m, d: from.d + m }],
      ['multiplied-only-below', { n: from.n, d: from.d * 2 }],
      ['off-by-one-above', { n: to.n + 1, d: to.d }],
      ['off-by-one-below', { n: to.n, d: to.d + 1 }],
    ] as const;
    const option = (f: Fraction) => ({ text: show(f), worth: value(f).toString() });
    return {
      key: `equal ${from.n}/${from.d}`,
      question: `Which fraction is equal to ${show(from)}?`,
      answer: option(to),
      mistakes: options.map(([name, f]) => ({ name, ...option(f) })),
      explanation: `Multiply or divide above and below by the same number. Both ${show(from)} and ${show(to)} come from ${show(base)}.`,
      ...bar(from),
    };
  },
);

const compare = sampled(
  {
    ...math,
    id: 'math.fractions.compare',
    title: 'Comparing fractions',
    grades: [3, 6],
    objectives: ['Order fractions by size'],
    keywords: ['comparing fractions', 'ordering fractions', 'larger fraction', 'greatest fraction'],
    prerequisites: ['math.fractions.equivalent'],
  },
  (rng, dial) => {
    const chosen: Fraction[] = [];
    while (chosen.length < 4) {
      const next = proper(rng, byLevel(dial, [8, 10, 15]));
      if (!chosen.some((f) => value(f).equals(value(next)))) chosen.push(next);
    }
    const most = rng.int(0, 1) === 1;
    const order = chosen.map(value).sort((a, b) => (most ? b.compare(a) : a.compare(b)));
    const [answer = rational(0), second = rational(0), third = rational(0), last = rational(0)] = order;
    return {
      key: `${most ? 'greatest' : 'least'} ${order.join(' ')}`,
      question: `Which fraction is the ${most ? 'greatest' : 'least'}: ${alternatives(rng.shuffle(order).map(plain))}?`,
      ...numeric(answer, {
        'looked-at-numerator': second,
        'looked-at-denominator': third,
        'opposite-end': last,
      }),
      explanation: `Bring them to one denominator. In order they are ${order.map(plain).join(', ')}.`,
    };
  },
);

const simplify = sampled(
  {
    ...math,
    id: 'math.fractions.simplify',
    title: 'Simplifying fractions',
    grades: [4, 6],
    objectives: ['Bring a fraction to lowest terms'],
    keywords: ['simplify fractions', 'reduce fractions', 'lowest terms', 'simplest form'],
    prerequisites: ['math.fractions.equivalent', 'math.number-theory.factors'],
  },
  (rng, dial) => {
    const base = proper(rng, byLevel(dial, [16, 20, 30]));
    const k = rng.int(2, byLevel(dial, [12, 15, 20]));
    return {
      key: `lowest ${base.n * k}/${base.d * k}`,
      question: `What is ${base.n * k}/${base.d * k} in lowest terms?`,
      ...numeric(value(base), {
        'divided-only-above': rational(base.n, base.d * k),
        'subtracted-same-number': rational(base.n * k - 1, base.d * k - 1),
        'slip-above': rational(base.n + 1, base.d),
        'slip-below': rational(base.n, base.d + 1),
      }),
      explanation: `Both ${base.n * k} and ${base.d * k} can be divided by ${k}. That gives ${show(base)}.`,
      ...bar({ n: base.n * k, d: base.d * k }),
    };
  },
);

const mixedNumbers = sampled(
  {
    ...math,
    id: 'math.fractions.mixed-numbers',
    title: 'Mixed numbers',
    grades: [4, 6],
    objectives: ['Change improper fractions to mixed numbers and back'],
    keywords: ['mixed numbers', 'improper fractions', 'mixed fractions'],
    prerequisites: ['math.fractions.identify', 'math.division.remainder'],
  },
  (rng, dial) => {
    const fraction = proper(rng, byLevel(dial, [12, 14, 16]));
    const w = rng.int(2, byLevel(dial, [15, 20, 30]));
    const total = rational(w).plus(value(fraction));
    const toMixed = rng.int(0, 1) === 1;
    const mistakes = {
      'added-whole-to-numerator': rational(w + fraction.n, fraction.d),
      'one-whole-too-many': total.plus(1),
      'one-whole-too-few': total.minus(1),
      'kept-wrong-rest': rational(w).plus(
        rational(
          fraction.n === fraction.d - 1 ? fraction.n - 1 || fraction.n + 2 : fraction.n + 1,
          fraction.d,
        ),
      ),
    };
    return {
      key: `${toMixed ? 'to' : 'from'} mixed ${total}`,
      question: toMixed
        ? `Write ${plain(total)} as a mixed number.`
        : `Write ${mixed(total)} as an improper fraction.`,
      ...numeric(total, mistakes, { show: toMixed ? mixed : plain }),
      explanation: `${w} wholes are ${w * fraction.d}/${fraction.d}. With ${show(fraction)} more there are ${plain(total)}.`,
    };
  },
);

const ofQuantity = sampled(
  {
    ...math,
    id: 'math.fractions.of-quantity',
    title: 'A fraction of a number',
    grades: [3, 6],
    objectives: ['Find a fraction of a number of things'],
    keywords: ['fraction of a number', 'fraction of a set', 'fraction of an amount'],
    prerequisites: ['math.fractions.identify', 'math.division.facts'],
  },
  (rng, dial) => {
    const fraction = proper(rng, byLevel(dial, [10, 10, 12]));
    const each = rng.int(2, byLevel(dial, [40, 50, 60]));
    const total = fraction.d * each;
    const answer = fraction.n * each;
    return {
      key: `of ${show(fraction)} ${total}`,
      question: `${rng.pick(names)} has ${total} ${rng.pick(things)}. How many are ${show(fraction)} of them?`,
      ...numeric(answer, {
        'found-unit-fraction-only': each,
        'gave-the-rest': total - answer,
        'divided-by-numerator': Math.floor(total / fraction.n),
        'subtracted-denominator': total - fraction.d,
      }),
      explanation: `${total} ÷ ${fraction.d} = ${each} is one part. ${fraction.n} × ${each} = ${answer}.`,
      ...bar(fraction),
    };
  },
);

/** Fractions: naming, comparing, changing their form. */
export const fractions: Concept[] = [identify, equivalent, compare, simplify, mixedNumbers, ofQuantity];
