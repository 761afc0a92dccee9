import { numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { gcd, type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { list } from '../text.ts';
import type { Concept, Draft } from '../types.ts';
import { type Fraction, fractionMath, show, value } from './fractions.ts';
import { drawn } from './middle-forms.ts';

/** Spans of factors: below 1/2, to 1, to 2, and above. */
const spans = [0, 1, 2, 3] as const;
type Span = (typeof spans)[number];

const half = rational(1, 2);

function spanOf(r: Rational): Span {
  if (r.compare(half) < 0) return 0;
  if (r.compare(1) < 0) return 1;
  return r.compare(2) < 0 ? 2 : 3;
}

const isNoLimit = (r: Rational): boolean =>
  ![half, rational(1), rational(2)].some((limit) => limit.equals(r));

const factorPool: readonly Fraction[] = range(3, 12).flatMap((d) =>
  range(1, 3 * d - 1)
    .map((n) => ({ n, d }))
    .filter((f) => gcd(f.n, f.d) === 1 && isNoLimit(value(f))),
);

/** Draws a factor of a span, in lowest terms. */
const factorIn = (rng: Rng, span: Span): Fraction =>
  rng.pick(factorPool.filter((f) => spanOf(value(f)) === span));

const sizes: Readonly<Record<Span, (n: number) => string>> = {
  0: (n) => `less than half of ${n}`,
  1: (n) => `between half of ${n} and ${n}`,
  2: (n) => `between ${n} and twice ${n}`,
  3: (n) => `more than twice ${n}`,
};
const factorSizes: Readonly<Record<Span, string>> = {
  0: 'less than 1/2',
  1: 'between 1/2 and 1',
  2: 'between 1 and 2',
  3: 'more than 2',
};

/** Returns the advice to a learner who takes a factor of one span for one of another. */
function spanMend(f: Fraction, taken: Span): string {
  const span = spanOf(value(f));
  if (span < 2 !== taken < 2)
    return span < 2
      ? `${show(f)} is less than 1, so it makes the number smaller.`
      : `${show(f)} is greater than 1, so it makes the number greater.`;
  return span < 2
    ? `${show(f)} is ${span === 0 ? 'less' : 'more'} than 1/2; compare ${f.n} with half of ${f.d}.`
    : `${show(f)} is ${span === 2 ? 'less' : 'more'} than 2; compare ${f.n} with twice ${f.d}.`;
}

const widths: readonly string[] = [
  'less than half as wide',
  'narrower, but more than half as wide',
  'just as wide',
  'wider, but less than twice as wide',
  'more than twice as wide',
];

/** Returns the place of a span among the widths, which have one more in the middle. */
const placeOf = (span: Span): number => (span < 2 ? span : span + 1);

const widthOf = (f: Fraction): string => widths[f.n === f.d ? 2 : placeOf(spanOf(value(f)))] ?? '';

/** Places of products in their order. */
const ranks = ['first', 'second', 'third', 'last'] as const;

type Answers = Pick<Draft, 'answer' | 'mistakes'>;

const scalingForms: Forms = {
  compare: form([0, 1], (rng, { level }) => {
    const span = rng.pick(spans);
    const f = factorIn(rng, span);
    const n = drawn(
      () => rng.int(5, [30, 99, 999][level] ?? 30),
      (each) => each !== f.d,
    );
    const option = (each: Span) => ({ text: sizes[each](n), worth: `${each}` });
    const answers: Answers = {
      answer: option(span),
      mistakes: spans
        .filter((each) => each !== span)
        .map((each) => ({ name: 'misjudged-factor', ...option(each), mend: spanMend(f, each) })),
    };
    return {
      key: `${n} ${show(f)}`,
      question: `Do not multiply. How large is ${show(f)} × ${n}?`,
      ...answers,
      hints: [
        `Is ${show(f)} less or greater than 1?`,
        span < 2
          ? `Is ${f.n} less or more than half of ${f.d}?`
          : `Is ${f.n} less or more than twice ${f.d}?`,
      ],
      explanation: `${show(f)} is ${factorSizes[span]}. So ${show(f)} × ${n} is ${sizes[span](n)}.`,
    };
  }),
  box: form([0, 1, 2], (rng) => {
    const n = rng.int(3, 60);
    const span = rng.pick(spans);
    const option = (f: Fraction) => ({ text: show(f), worth: `${value(f)}` });
    const right = factorIn(rng, span);
    const others = spans.filter((each) => each !== span).map((each) => factorIn(rng, each));
    return {
      key: `${span} ${n}`,
      question: `Which fraction makes □ × ${n} ${span === 1 || span === 2 ? 'lie ' : ''}${sizes[span](n)}?`,
      answer: option(right),
      mistakes: others.map((f) => ({
        name: 'misjudged-factor',
        ...option(f),
        mend: `${show(f)} is ${factorSizes[spanOf(value(f))]}, so the product is ${sizes[spanOf(value(f))](n)}.`,
      })),
      hints: [
        'Must the factor be less or greater than 1?',
        span < 2
          ? 'Compare each numerator with half of its denominator, too.'
          : 'Compare each numerator with twice its denominator, too.',
      ],
      explanation: `${show(right)} is ${factorSizes[span]}. So its product with ${n} is ${sizes[span](n)}.`,
    };
  }),
  story: form([1, 2], (rng) => {
    const d = rng.int(2, 12);
    const f = rng.int(0, 4) === 0 ? { n: d, d } : factorIn(rng, rng.pick(spans));
    const [thing, unit] = rng.pick([
      ['poster', 'inches'],
      ['photo', 'inches'],
      ['drawing', 'inches'],
      ['model', 'inches'],
    ] as const);
    const size = rng.int(3, 40);
    const right = widthOf(f);
    return {
      key: `${thing} ${size} ${show(f)}`,
      question: `A ${thing} is ${size} ${unit} wide. ${rng.pick(names)} makes a copy that is ${show(f)} times as wide. How wide is the copy?`,
      answer: { text: right, worth: right },
      mistakes: rng
        .sample(
          widths.filter((text) => text !== right),
          3,
        )
        .map((text) => ({
          name: 'misjudged-factor',
          text,
          worth: text,
          mend:
            f.n === f.d
              ? `${show(f)} is one whole, so nothing changes.`
              : text === 'just as wide'
                ? `The width stays only if the factor is 1; ${show(f)} is ${f.n < f.d ? 'less' : 'greater'} than 1.`
                : widthMend(f, text),
        })),
      hints: [
        `How many parts of 1/${f.d} make a whole? Compare that with ${f.n}.`,
        f.n === f.d
          ? 'What does such a factor do to the width?'
          : `Does it make the copy narrower or wider? Compare ${f.n} with ${f.n < f.d ? 'half of' : 'twice'} ${f.d}, too.`,
      ],
      explanation:
        f.n === f.d
          ? `${show(f)} is 1, and 1 × ${size} is ${size}. So the copy is just as wide.`
          : `The factor ${show(f)} is ${factorSizes[spanOf(value(f))]}, so the new width is ${sizes[spanOf(value(f))](size)} ${unit}. The copy is ${right}.`,
    };
  }),
  order: form([2], (rng) => {
    const n = rng.int(4, 90);
    const all = drawn(
      () => range(1, 4).map(() => rng.pick(factorPool)),
      (found) => new Set(found.map((f) => `${value(f)}`)).size === 4,
    );
    const ascending = all.toSorted((a, b) => value(a).compare(value(b)));
    const at = rng.int(0, 3);
    const option = (i: number) => {
      const text = `${show(ascending[i] ?? { n: 1, d: 1 })} × ${n}`;
      return { text, worth: text };
    };
    return {
      key: `${at} ${n} ${ascending.map(show).join(' ')}`,
      question: `Order these products from least to greatest: ${list(rng.shuffle(all).map((f) => `${show(f)} × ${n}`))}. Which one comes ${ranks[at]}?`,
      answer: option(at),
      mistakes: [0, 1, 2, 3]
        .filter((i) => i !== at)
        .map((i) => ({
          name: 'wrong-place-in-the-order',
          ...option(i),
          mend: `This product comes ${ranks[i]}; compare the fractions in pairs.`,
        })),
      hints: [
        `Each product has the factor ${n}. So which numbers do you have to compare?`,
        'Sort them first: which fractions are less than 1, and which are greater?',
      ],
      explanation: `All have the factor ${n}, so compare the fractions. From least to greatest: ${ascending.map(show).join(', ')}.`,
    };
  }),
  by: form([0, 1], (rng) => {
    const n = rng.int(2, 8);
    const d = rng.int(3, 9);
    const top = drawn(
      () => rng.int(d + 1, 2 * d - 1),
      (each) => gcd(each, d) === 1,
    );
    const start = n * d;
    return {
      key: `${start} ${top}/${d}`,
      question: `A plant is ${start} cm high. Later it is ${top}/${d} times as high. How high is it then, in cm?`,
      ...numeric(
        n * top,
        {
          'one-part-less': [
            n * (top - 1),
            `You took ${top - 1} parts of ${n} cm; the numerator says ${top}.`,
          ],
          'one-part-more': [
            n * (top + 1),
            `You took ${top + 1} parts of ${n} cm; the numerator says ${top}.`,
          ],
          'gave-the-growth': [n * (top - d), `This is only how much it grows; add the ${start} cm at first.`],
          'added-instead': [start + top, `You added ${top} to ${start}; “times as high” asks for a product.`],
          'kept-the-height': [
            start,
            `The plant does not stay at ${start} cm; ${top}/${d} is greater than 1.`,
          ],
          doubled: [2 * start, `You doubled the height, but ${top}/${d} is less than 2.`],
        },
        { slip: 0 },
      ),
      hints: [
        `Divide ${start} cm into ${d} equal parts. How long is one part?`,
        `Then take ${top} such parts.`,
      ],
      explanation: `One part is ${start} ÷ ${d} = ${n}. ${top} parts are ${top} × ${n} = ${top * n}.`,
    };
  }),
};

/** Returns the advice to a learner who takes a factor for one of another span, told by its effect on a width. */
function widthMend(f: Fraction, text: string): string {
  const taken = spans.find((span) => placeOf(span) === widths.indexOf(text));
  return spanMend(f, taken ?? 0);
}

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
      mends: {},
    },
  },
  scalingForms,
);

/** What a factor does to a number. */
export const fractionScaling: Concept[] = [scaling];
