import { names } from '../data/story-words.ts';
import type { Figure } from '../figure-types.ts';
import { gcd, lcm, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed, range } from '../templates.ts';
import { alternatives, list, mixed, plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import {
  denominatorsAt,
  type Fraction,
  fractionMath,
  show,
  sizesOf,
  smallDenominatorsAt,
  value,
} from './fractions.ts';
import { advisedBy, drawn, oneOf } from './middle-forms.ts';

/** Largest common denominator that a learner of the grade works with by hand. */
const mostPartsAt = (grade: number): number => (grade <= 4 ? 100 : 360);
const commonOf = (all: readonly Fraction[]): number => all.map(({ d }) => d).reduce(lcm);
const overCommon = ({ n, d }: Fraction, common: number): string => `${(n * common) / d}/${common}`;

/** Draws different fractions below 1: in grade 3 with one denominator or one numerator, as its standard asks. */
function unequalFractions(rng: Rng, { grade, level }: Dial, count: number): Fraction[] {
  const known = smallDenominatorsAt(grade);
  const draw = (): Fraction[] => {
    const kind = grade === 3 || level === 0 ? rng.int(0, 1) : 2;
    const d = rng.pick(known.filter((each) => each > 3));
    if (kind === 0) return rng.sample(range(1, d - 1), count).map((n) => ({ n, d }));
    const n = rng.int(1, 5);
    if (kind === 1)
      return rng
        .sample(
          known.filter((each) => each > n),
          count,
        )
        .map((each) => ({ n, d: each }));
    return range(1, count).map(() => {
      const below = rng.pick(known);
      return { n: rng.int(1, below - 1), d: below };
    });
  };
  return drawn(
    draw,
    (all) =>
      all.length === count &&
      new Set(all.map((f) => `${value(f)}`)).size === count &&
      commonOf(all) <= mostPartsAt(grade),
  );
}

export const halfOf = (d: number): string => mixed(rational(d, 2));

/** Compares a fraction with 1/2: `2/3 is more than 1/2, since half of 3 parts is 1 1/2`. */
export const besideHalf = (f: Fraction): string =>
  `${show(f)} is ${2 * f.n > f.d ? 'more' : 'less'} than 1/2, since half of ${f.d} parts is ${halfOf(f.d)}.`;

/** Returns true if 1/2 lies between two fractions. */
function isAroundHalf(all: readonly Fraction[]): boolean {
  const [first, second] = all.map(({ n, d }) => Math.sign(2 * n - d));
  return all.length === 2 && all.every(({ n, d }) => n < d) && first !== 0 && first === -(second ?? 0);
}

/** Explains an order by equal denominators or numerators, or by a common denominator. */
export function orderWay(all: readonly Fraction[], from = 'From least to greatest'): string {
  const order = `${from}: ${all.map(show).join(', ')}.`;
  const [first = { n: 1, d: 2 }] = all;
  if (all.every(({ d }) => d === first.d)) return `The parts are the same size, so count them. ${order}`;
  if (all.every(({ n }) => n === first.n))
    return `The number of parts is the same, so look at their size: the more parts a whole has, the smaller they are. ${order}`;
  if (isAroundHalf(all)) return `${all.map(besideHalf).join(' ')} ${order}`;
  const common = commonOf(all);
  return `With the denominator ${common} they are ${list(all.map((f) => overCommon(f, common)))}. ${order}`;
}

const bySize = (a: Fraction, b: Fraction): number => value(a).compare(value(b));

/** Says with the reason that a fraction is more or less than another one. */
export function contrast(a: Fraction, b: Fraction): string {
  const [isMore, common] = [bySize(a, b) > 0, commonOf([a, b])];
  const start = `${show(a)} is ${isMore ? 'more' : 'less'} than ${show(b)}`;
  if (a.d === b.d)
    return `${start}: the parts are the same size, and ${a.n} is ${isMore ? 'more' : 'less'} than ${b.n}.`;
  if (a.n === b.n)
    return `${start}: ${sizesOf(a.d)} are ${isMore ? 'larger' : 'smaller'} parts than ${sizesOf(b.d)}.`;
  if (isAroundHalf([a, b])) return `${start}: only ${show(isMore ? a : b)} is more than 1/2.`;
  return `${start}: with the denominator ${common}, they are ${overCommon(a, common)} and ${overCommon(b, common)}.`;
}

/** Says how two fractions become the same one. */
function equalWay(all: readonly Fraction[]): string {
  const [first = { n: 1, d: 2 }] = all;
  const ways = all.flatMap((f) => {
    const shared = gcd(f.n, f.d);
    return shared > 1 ? [`Divide both numbers of ${show(f)} by ${shared}: it is ${plain(value(f))}.`] : [];
  });
  return `${ways.join(' ')} So both are ${plain(value(first))}.`;
}

/** Returns bars of the fractions. */
export function bars(all: readonly Fraction[]): { figure?: Figure } {
  if (all.some(({ d }) => d > 24)) return {};
  const models = all.map((f) => ({ parts: f.d, shaded: f.n, label: show(f) }));
  return { figure: { kind: 'fraction-models', form: 'bar', models } };
}

const gap: Ask = (rng, dial) => {
  const [lower = { n: 1, d: 4 }, upper = { n: 3, d: 4 }] = unequalFractions(rng, dial, 2).sort(bySize);
  const pool = denominatorsAt(dial.grade)
    .filter((d) => d <= 12)
    .flatMap((d) => range(1, d - 1).map((n) => ({ n, d })));
  const isBetween = (f: Fraction): boolean => bySize(lower, f) < 0 && bySize(f, upper) < 0;
  const isEnd = (f: Fraction): boolean => bySize(lower, f) === 0 || bySize(f, upper) === 0;
  const fitting = pool.filter((f) => isBetween(f) && commonOf([lower, f, upper]) <= mostPartsAt(dial.grade));
  const different = (found: readonly Fraction[]) =>
    new Set(found.map((f) => `${value(f)}`)).size === found.length;
  const wrong = pool.filter((f) => !isBetween(f) && !isEnd(f));
  if (fitting.length === 0 || wrong.length < 6) return gap(rng, dial);
  const right = rng.pick(fitting);
  const taken = drawn(() => rng.sample(wrong, 3), different);
  return {
    key: `${show(lower)} ${show(upper)}`,
    question: `Which fraction lies between ${show(lower)} and ${show(upper)}?`,
    ...advisedBy(oneOf(show(right), [right, ...taken].map(show), 'outside-of-both'), (text) => {
      const picked = taken.find((f) => show(f) === text) ?? lower;
      return contrast(picked, bySize(picked, lower) < 0 ? lower : upper);
    }),

    hints: [`Draw bars for ${show(lower)} and ${show(upper)}.`, 'Compare each choice with both of them.'],
    explanation: `${orderWay([lower, right, upper])} So ${show(right)} lies between.`,
  };
};

/** Returns the hint on how to compare fractions, by what they have in common. */
function alikeHint(all: readonly Fraction[]): string {
  const [first = { n: 1, d: 2 }] = all;
  if (all.every(({ d }) => d === first.d))
    return 'The parts are the same size, so compare how many there are.';
  if (all.every(({ n }) => n === first.n))
    return 'The number of parts is the same, so compare how large a part is.';
  return isAroundHalf(all) ? 'Compare each fraction with 1/2.' : 'Write them with a common denominator.';
}

/** Returns the advice on an order of three fractions: how the first two that are swapped compare. */
function swapMend(text: string, all: readonly Fraction[], isUp: boolean): string {
  const order = text.split(', ').flatMap((each) => all.filter((f) => show(f) === each));
  const at = order.findIndex((f, i) => i > 0 && bySize(order[i - 1] ?? f, f) > 0 === isUp);
  const [first, second] = order.slice(at - 1);
  return first && second ? contrast(first, second) : '';
}

const compareForms: Forms = {
  extreme: form([0], (rng, dial) => {
    const all = unequalFractions(rng, dial, 3);
    const isMost = rng.int(0, 1) === 1;
    const ascending = all.toSorted(bySize);
    const right = ascending.at(isMost ? -1 : 0) ?? { n: 1, d: 2 };
    return {
      key: `${isMost} ${ascending.map(show).join(' ')}`,
      question: `Which fraction is the ${isMost ? 'greatest' : 'least'}: ${alternatives(rng.shuffle(all).map(show))}?`,
      ...advisedBy(oneOf(show(right), all.map(show), 'compared-one-number'), (text) =>
        contrast(all.find((f) => show(f) === text) ?? right, right),
      ),

      hints: [alikeHint(all), `Which bar would be the ${isMost ? 'longest' : 'shortest'}? Draw them.`],
      explanation: orderWay(ascending),
    };
  }),
  sign: form([0, 1, 2], (rng, dial) => {
    const isEqual = dial.level > 0 && rng.int(0, 2) === 0;
    const [a = { n: 1, d: 2 }, b = { n: 1, d: 3 }] = isEqual
      ? drawn(() => {
          const [c, d] = rng.pair(smallDenominatorsAt(dial.grade));
          const n = rng.int(1, c - 1);
          return (n * d) % c === 0
            ? [
                { n, d: c },
                { n: (n * d) / c, d },
              ]
            : undefined;
        })
      : unequalFractions(rng, dial, 2);
    const sign = isEqual ? '=' : bySize(a, b) < 0 ? '<' : '>';
    return {
      key: `${show(a)} ${show(b)}`,
      question: `Which sign goes in the box? ${show(a)} □ ${show(b)}`,
      ...advisedBy(oneOf(sign, ['<', '=', '>'], 'took-wrong-sign'), () =>
        isEqual ? `The fractions are equal. ${equalWay([a, b])}` : contrast(a, b),
      ),

      hints: [alikeHint([a, b]), 'The open side of the sign looks at the greater fraction.'],
      explanation: isEqual
        ? equalWay([a, b])
        : `${orderWay([a, b].sort(bySize))} The open side of the sign points to the greater one.`,
      ...bars([a, b]),
    };
  }),
  story: form([0, 1], (rng, dial) => {
    const all = unequalFractions(rng, dial, 3);
    const people = rng.sample(names, 3);
    const isMost = rng.int(0, 1) === 1;
    const ascending = all.toSorted(bySize);
    const right = ascending.at(isMost ? -1 : 0) ?? { n: 1, d: 2 };
    const did = rng.pick(['reads', 'paints', 'walks'] as const);
    const what = { reads: 'a book', paints: 'a fence', walks: 'a trail' }[did];
    return {
      key: `${isMost} ${did} ${all.map(show).join(' ')}`,
      question: `${list(people.map((name, i) => `${name} ${did} ${show(all[i] ?? right)}`))} of ${what}. Who ${did} the ${isMost ? 'most' : 'least'}?`,
      ...advisedBy(oneOf(people[all.indexOf(right)] ?? '', people, 'compared-one-number'), (text) =>
        contrast(all[people.indexOf(text)] ?? right, right),
      ),

      hints: [alikeHint(all), `Look for the ${isMost ? 'greatest' : 'least'} fraction. Whose is it?`],
      explanation: orderWay(ascending),
    };
  }),
  order: form([1, 2], (rng, dial) => {
    const all = unequalFractions(rng, dial, 3);
    const ascending = all.toSorted(bySize);
    const isUp = rng.int(0, 1) === 1;
    const [a = '', b = '', c = ''] = (isUp ? ascending : ascending.toReversed()).map(show);
    const swapped = rng.sample(
      [
        [b, a, c],
        [a, c, b],
        [c, b, a],
        [b, c, a],
        [c, a, b],
      ],
      3,
    );
    return {
      key: `${isUp} ${ascending.map(show).join(' ')}`,
      question: `How do you order ${list(all.map(show))} from ${isUp ? 'least to greatest' : 'greatest to least'}?`,
      ...advisedBy(
        oneOf(
          [a, b, c].join(', '),
          [[a, b, c], ...swapped].map((each) => each.join(', ')),
          'swapped-fractions',
        ),
        (text) => swapMend(text, all, isUp),
      ),

      hints: [
        alikeHint(all),
        `Begin with the ${isUp ? 'least' : 'greatest'} one, and put the others after it.`,
      ],
      explanation: isUp ? orderWay(ascending) : orderWay(ascending.toReversed(), 'From greatest to least'),
    };
  }),
  gap: form([2], gap),
};

const compare = formed(
  {
    ...fractionMath,
    id: 'math.fractions.compare',
    title: 'Comparing fractions',
    grades: [3, 6],
    objectives: ['Order fractions by size'],
    keywords: ['comparing fractions', 'ordering fractions', 'larger fraction', 'greatest fraction'],
    prerequisites: ['math.fractions.equivalent'],
    standards: ['3.NF.A.3', '4.NF.A.2'],
    teaching: {
      idea: {
        3: 'Fractions of one whole are easy to compare in two cases. With one denominator, more parts are more. With one numerator, larger parts are more, and the parts are larger if there are fewer of them in the whole.',
        4: 'To compare two fractions, write them with one denominator, or compare both with a number such as 1/2. Then count the parts.',
      },
      caution: 'A larger denominator means smaller parts: 1/8 is less than 1/3.',
      trap: 'compared-one-number',
      mends: {},
    },
  },
  compareForms,
);

/** Fractions in their order. */
export const fractionComparison: Concept[] = [compare];
