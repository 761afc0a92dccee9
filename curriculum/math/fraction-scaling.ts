import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { gcd, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept } from '../types.ts';
import { type Fraction, fractionMath, show } from './fractions.ts';
import { beside, drawn } from './middle-forms.ts';

/** Factor below, at or above 1, in lowest terms or as n/n. */
function factor(rng: Rng): Fraction {
  const d = rng.int(2, 12);
  const n = rng.pick([rng.int(1, d - 1), rng.int(d + 1, 2 * d), rng.int(1, 3) === 1 ? d : rng.int(1, 2 * d)]);
  return { n, d };
}

const effect = ({ n, d }: Fraction): string => (n < d ? 'less than' : n > d ? 'greater than' : 'equal to');
const factorReason = ({ n, d }: Fraction): string => `${n}/${d} is ${effect({ n, d })} 1`;

const scalingForms: Forms = {
  compare: form([0, 1], (rng, { level }) => {
    const f = factor(rng);
    const n = rng.int(5, [30, 99, 999][level] ?? 30);
    const wrong = rng.pick(
      [
        { n: 1, d: 2 },
        { n: 3, d: 2 },
        { n: 1, d: 1 },
      ].filter((other) => effect(other) !== effect(f)),
    );
    return {
      key: `${n} ${show(f)}`,
      question: `Do not multiply. How does ${show(f)} × ${n} compare with ${n}?`,
      ...crossed(
        { right: effect(f), wrong: effect(wrong), mistake: 'misjudged-product' },
        { right: effect(f), wrong: effect(wrong), mistake: 'misjudged-factor' },
        (product, size) => `It is ${product} ${n}, since the factor is ${size} 1`,
      ),
      explanation: `${factorReason(f)}, so the product is ${effect(f)} ${n}.`,
    };
  }),
  box: form([0, 1, 2], (rng) => {
    const n = rng.int(3, 60);
    const pool = range(2, 9)
      .flatMap((d) => range(1, 3 * d - 1).map((top) => ({ n: top, d })))
      .filter((f) => gcd(f.n, f.d) === 1 && f.d > 1);
    const spanOf = (f: Fraction): number => Math.floor(f.n / f.d);
    const span = rng.int(0, 2);
    const [once, twice] = rng.pair([0, 1, 2].filter((each) => each !== span));
    const take = (at: number, count: number): Fraction[] =>
      rng.sample(
        pool.filter((f) => spanOf(f) === at),
        count,
      );
    const [right = { n: 1, d: 2 }] = take(span, 1);
    const limits = ['less than', 'between 1 and 2 times', 'more than 2 times'];
    return {
      key: `${span} ${n}`,
      question: `Which fraction makes □ × ${n} ${limits[span]} ${n}?`,
      answer: { text: show(right), worth: `${rational(right.n, right.d)}` },
      mistakes: [...take(once, 1), ...take(twice, 2)].map((f) => ({
        name: 'misjudged-factor',
        text: show(f),
        worth: `${rational(f.n, f.d)}`,
      })),
      explanation: `${show(right)} is ${['less than 1', 'between 1 and 2', 'more than 2'][span]}. So its product with ${n} is ${limits[span]} ${n}.`,
    };
  }),
  story: form([1, 2], (rng) => {
    const f = factor(rng);
    const [thing, unit] = rng.pick([
      ['poster', 'inches'],
      ['photo', 'inches'],
      ['garden', 'feet'],
      ['model', 'inches'],
    ] as const);
    const size = rng.int(3, 40);
    const wrong = drawn(
      () => factor(rng),
      (each) => effect(each) !== effect(f),
    );
    const verb = (each: Fraction): string =>
      each.n < each.d ? 'narrower' : each.n > each.d ? 'wider' : 'just as wide';
    return {
      key: `${thing} ${size} ${show(f)}`,
      question: `A ${thing} is ${size} ${unit} wide. ${rng.pick(names)} makes a copy that is ${show(f)} times as wide. What is true of the copy?`,
      ...crossed(
        { right: verb(f), wrong: verb(wrong), mistake: 'misjudged-product' },
        { right: effect(f), wrong: effect(wrong), mistake: 'misjudged-factor' },
        (sized, why) => `It is ${sized}, since ${show(f)} is ${why} 1`,
      ),
      explanation: `${factorReason(f)}, so the copy is ${verb(f)}.`,
    };
  }),
  order: form([2], (rng) => {
    const n = rng.int(4, 90);
    const all = drawn(
      () => range(1, 4).map(() => factor(rng)),
      (found) => new Set(found.map((f) => `${rational(f.n, f.d)}`)).size === 4,
    );
    const isMost = rng.int(0, 1) === 1;
    const ascending = all.toSorted((a, b) => rational(a.n, a.d).compare(rational(b.n, b.d)));
    const right = ascending.at(isMost ? -1 : 0) ?? { n: 1, d: 1 };
    const text = (f: Fraction): string => `${show(f)} × ${n}`;
    return {
      key: `${isMost} ${n} ${ascending.map(show).join(' ')}`,
      question: `Which product is the ${isMost ? 'greatest' : 'smallest'}: ${rng.shuffle(all).map(text).join(' or ')}?`,
      answer: { text: text(right), worth: text(right) },
      mistakes: all
        .filter((f) => f !== right)
        .map((f) => ({ name: 'misjudged-product', text: text(f), worth: text(f) })),
      explanation: `All have the factor ${n}, so compare the fractions. From least to greatest: ${ascending.map(show).join(', ')}.`,
    };
  }),
  by: form([0, 1], (rng) => {
    const n = rng.int(2, 8);
    const d = rng.int(2, 9);
    const f = { n: rng.int(1, 2 * d), d };
    const start = n * d;
    return {
      key: `${start} ${show(f)}`,
      question: `A plant is ${start} cm high. Later it is ${show(f)} times as high. How high is it then, in cm?`,
      ...numeric(n * f.n, {
        'one-part-off': n * beside(rng, f.n, { by: 1 }),
        'gave-one-part': n,
        'added-instead': start + f.n,
      }),
      explanation: `One part is ${start} ÷ ${d} = ${n}. ${f.n} ${f.n === 1 ? 'part is' : 'parts are'} ${f.n} × ${n} = ${plain(n * f.n)}.`,
    };
  }),
};

const scaling = formed(
  {
    ...fractionMath,
    id: 'math.fractions.scaling',
    title: 'Multiplying by a fraction as scaling',
    grades: [5, 6],
    objectives: ['Say without multiplying whether a product is greater or less than a factor'],
    keywords: ['scaling', 'resizing', 'multiplication as scaling', 'compare products'],
    prerequisites: ['math.fractions.multiply'],
    standards: ['5.NF.B.5'],
    teaching: {
      idea: 'Multiplying stretches or shrinks a number. A factor greater than 1 makes it greater, and a factor less than 1 makes it less. A factor of 1, such as 4/4, keeps it.',
      caution: 'A product is not always greater than its factors: half of 10 is less than 10.',
      hints: [
        'Is the factor less than 1, equal to 1 or greater than 1?',
        'Compare its numerator with its denominator.',
        'Does the number shrink, stay or grow then?',
      ],
      mends: {
        'misjudged-product':
          'Think of a part of the number, or of more than the whole of it. Does it shrink or grow?',
        'misjudged-factor':
          'Compare above and below: with fewer parts than the whole has, the fraction is less than 1.',
        'one-part-off': 'Find one part by division. Then count the parts again.',
        'gave-one-part': 'This is one part. The numerator tells how many parts to take.',
        'added-instead': '“Times as high” asks for a product, not for a sum.',
      },
    },
  },
  scalingForms,
);

/** What a factor does to a number. */
export const fractionScaling: Concept[] = [scaling];
