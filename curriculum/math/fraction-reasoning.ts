import { crossed } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed, range } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { bars, orderWay } from './fraction-comparison.ts';
import { denominatorsAt, type Fraction, fractionMath, partsInWords, show } from './fractions.ts';
import { drawn } from './middle-forms.ts';

/** Comparison with a reason: which fraction is greater, and why. */
interface Reasoned {
  greater: Fraction;
  lesser: Fraction;
  reason: string;
  wrongReason: string;
}

const sizeNames = (d: number): string => partsInWords(2, d).slice(2);

/** Draws two fractions whose comparison has a short reason: by the size of parts, or by the number of parts. */
function reasoned(rng: Rng, { grade, level }: Dial, kind: 'size' | 'count' | 'half' | 'one'): Reasoned {
  const known = denominatorsAt(grade).filter((d) => d <= 12);
  const [x, y] = rng.pair(known.filter((each) => each > 2));
  const [c, d] = [Math.min(x, y), Math.max(x, y)];
  if (kind === 'size') {
    const n = rng.int(1, level === 0 ? Math.min(2, c - 1) : c - 1);
    return {
      greater: { n, d: c },
      lesser: { n, d },
      reason: `${sizeNames(c)} are larger parts than ${sizeNames(d)}`,
      wrongReason: `${sizeNames(d)} are larger parts than ${sizeNames(c)}`,
    };
  }
  if (kind === 'count') {
    const [v, w] = rng.pair(range(1, d - 1));
    const [m, n] = [Math.min(v, w), Math.max(v, w)];
    return {
      greater: { n, d },
      lesser: { n: m, d },
      reason: `${n} parts are more than ${m} of the same size`,
      wrongReason: 'the fewer parts there are, the larger they are',
    };
  }
  if (kind === 'one')
    return {
      greater: { n: d - 1, d },
      lesser: { n: c - 1, d: c },
      reason: `the part that is missing to 1 is smaller`,
      wrongReason: `the part that is missing to 1 is larger`,
    };
  const greater = drawn(
    () => ({ n: rng.int(1, c - 1), d: c }),
    (f) => 2 * f.n > f.d,
  );
  const lesser = drawn(
    () => ({ n: rng.int(1, d - 1), d }),
    (f) => 2 * f.n < f.d,
  );
  return {
    greater,
    lesser,
    reason: 'only this one is more than 1/2',
    wrongReason: 'only this one is less than 1/2',
  };
}

const reasonForm =
  (kind: 'size' | 'count' | 'half' | 'one'): Ask =>
  (rng, dial) => {
    const { greater, lesser, reason, wrongReason } = reasoned(rng, dial, kind);
    const [first, second] = rng.pair([greater, lesser].map(show));
    const isMore = rng.int(0, 1) === 1;
    // The reasons with 1/2 and with 1 speak of the fraction itself, so they change with the question.
    const isOwn = kind === 'half' || kind === 'one';
    const [right, wrong] = isMore || !isOwn ? [reason, wrongReason] : [wrongReason, reason];
    return {
      key: `${isMore} ${[first, second].sort().join(' ')}`,
      question: `${starts[kind]}Which is ${isMore ? 'greater' : 'less'}, ${first} or ${second}, and why?`,
      ...crossed(
        {
          right: show(isMore ? greater : lesser),
          wrong: show(isMore ? lesser : greater),
          mistake: 'took-the-other',
        },
        { right, wrong, mistake: 'wrong-reason' },
        (fraction, why) => `It is ${fraction}, since ${why}`,
      ),

      hints: hintsOf[kind],
      explanation: `${orderWay([lesser, greater])} The reason: ${right}.`,
      ...bars([greater, lesser].sort((a, b) => a.d - b.d || a.n - b.n)),
    };
  };

const hintsOf = {
  size: [
    'Both have the same number of parts.',
    'Are the parts of one fraction larger? Think of cutting a cake.',
  ],
  count: ['The parts of both have the same size.', 'Which fraction has more of these parts?'],
  half: ['How many parts make 1/2 of each whole?', 'Does each fraction have more parts than that, or fewer?'],
  one: ['How many parts are missing to 1 in each?', 'Which of the missing parts is smaller?'],
} as const;

const starts = { half: 'Think of 1/2. ', one: 'Think of 1. ', size: '', count: 'Count the parts. ' };

const reasonForms: Forms = {
  size: form([0, 1], reasonForm('size')),
  count: form([0], reasonForm('count')),
  half: form([1, 2], reasonForm('half')),
  one: form([2], reasonForm('one')),
  wholes: form([0, 1], (rng, { grade }) => {
    const d = rng.pick(denominatorsAt(grade).filter((each) => each <= 12));
    const thing = rng.pick(['pizza', 'cake', 'ribbon', 'field', 'poster'] as const);
    const n = rng.int(1, d - 1);
    const [a, b] = rng.pair(names);
    const isSame = rng.int(0, 1) === 1;
    return {
      key: `${thing} ${n}/${d} ${isSame}`,
      question: `${a} and ${b} each take ${n}/${d} of a ${thing}. Their ${thing}s ${isSame ? 'have the same size' : 'have different sizes'}. Do they take the same amount?`,
      ...crossed(
        { right: isSame ? 'Yes' : 'No', wrong: isSame ? 'No' : 'Yes', mistake: 'ignored-the-whole' },
        {
          right: isSame ? 'their wholes are the same' : 'their wholes are different',
          wrong: isSame ? 'their wholes are different' : 'their wholes are the same',
          mistake: 'misread-the-whole',
        },
        (answer, why) => `${answer}, ${why}`,
      ),

      hints: [`Draw both ${thing}s. Are they equally large?`, `Shade ${n}/${d} of each and compare.`],
      explanation: `A fraction tells a part of its own whole. Their wholes are ${isSame ? 'the same, so' : 'different, so'} ${n}/${d} of them ${isSame ? 'is the same' : 'is not the same'} amount.`,
    };
  }),
  near: form([1, 2], (rng, { grade }) => {
    const { n, d } = drawn(
      () => {
        const below = rng.pick(denominatorsAt(grade).filter((each) => each > 3 && each <= 12));
        return { n: rng.int(1, below - 1), d: below };
      },
      (f) => f.n * 4 !== f.d && f.n * 4 !== 3 * f.d && f.n * 2 !== f.d,
    );
    const right = n * 4 < d ? 0 : n * 4 > 3 * d ? 2 : 1;
    const isOver = 2 * n > d;
    return {
      key: show({ n, d }),
      question: `Is ${n}/${d} closest to 0, to 1/2 or to 1? Is it more or less than 1/2?`,
      ...crossed(
        {
          right: ['0', '1/2', '1'][right] ?? '',
          wrong: right === 1 ? rng.pick(['0', '1']) : '1/2',
          mistake: 'misjudged-distance',
        },
        { right: isOver ? 'more' : 'less', wrong: isOver ? 'less' : 'more', mistake: 'misjudged-half' },
        (place, side) => `closest to ${place}, and ${side} than 1/2`,
      ),

      hints: [`How many parts make 1/2? Find half of ${d}.`, `Is ${n} near 0, near that half, or near ${d}?`],
      explanation: `1/2 of ${d} parts is ${plain(rational(d, 2))} parts. ${n} is ${isOver ? 'more' : 'less'} than that, and it is closest to ${['0', 'that', `${d}, a whole`][right]}.`,
    };
  }),
};

const reasoning = formed(
  {
    ...fractionMath,
    id: 'math.fractions.reasoning',
    title: 'Comparing fractions with a reason',
    grades: [3, 5],
    objectives: ['Say why a fraction is greater than another one'],
    keywords: [
      'fraction reasoning',
      'comparing fractions by reasoning',
      'benchmark fractions',
      'closer to one half',
    ],
    prerequisites: ['math.fractions.compare'],
    standards: ['3.NF.A.3', '4.NF.A.2'],
    teaching: {
      idea: 'You can often see which fraction is greater without much work. Ask how large the parts are, how many there are, whether it is more than 1/2, or how much is missing to 1.',
      caution: 'Fractions can only be compared if they belong to wholes of one size.',
      trap: 'ignored-the-whole',
      mends: {
        'took-the-other': 'This is the other fraction; draw both as bars and read again what is asked.',
        'wrong-reason': 'The reason does not hold; check it on bars of the same length.',
        'ignored-the-whole': 'Think of the wholes: half of a large cake is more than half of a small one.',
        'misread-the-whole': 'The reason does not fit; read again what the text says of the wholes.',
        'misjudged-distance':
          'Find half of the denominator; is the numerator near 0, near that half, or near all parts?',
        'misjudged-half': 'Half of the parts is 1/2; are there more parts than that, or fewer?',
      },
    },
  },
  reasonForms,
);

/** Comparisons with their reasons. */
export const fractionReasoning: Concept[] = [reasoning];
