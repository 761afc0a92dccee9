import { advisedBoth, crossed } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed, range } from '../templates.ts';
import { capitalize, mixed } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { bars, besideHalf, contrast, halfOf, orderWay } from './fraction-comparison.ts';
import { denominatorsAt, type Fraction, fractionMath, show, sizesOf } from './fractions.ts';
import { drawn } from './middle-forms.ts';

/** Comparison with a reason: which fraction is greater, and why. */
interface Reasoned {
  greater: Fraction;
  lesser: Fraction;
  reason: string;
  wrongReason: string;
}

type Kind = 'size' | 'count' | 'half' | 'one';

/** Draws two fractions whose comparison has a short reason: by the size of parts, or by the number of parts. */
function reasoned(rng: Rng, { grade, level }: Dial, kind: Kind): Reasoned {
  const known = denominatorsAt(grade).filter((d) => d <= 12);
  const [x, y] = rng.pair(known.filter((each) => each > 2));
  const [c, d] = [Math.min(x, y), Math.max(x, y)];
  if (kind === 'size') {
    const n = rng.int(1, level === 0 ? Math.min(2, c - 1) : c - 1);
    return {
      greater: { n, d: c },
      lesser: { n, d },
      reason: `${sizesOf(c)} are larger parts than ${sizesOf(d)}`,
      wrongReason: `${sizesOf(d)} are larger parts than ${sizesOf(c)}`,
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
      reason: 'a smaller part is missing to make 1',
      wrongReason: 'a larger part is missing to make 1',
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

const lacks = ({ greater, lesser }: Reasoned): string =>
  `${show(greater)} lacks only 1/${greater.d} to make 1, but ${show(lesser)} lacks 1/${lesser.d}.`;

/** Returns the explanation of a comparison, by its reason. */
function reasonWay(kind: Kind, pair: Reasoned, isMore: boolean): string {
  const { greater, lesser } = pair;
  const end = `So ${show(isMore ? greater : lesser)} is ${isMore ? 'greater' : 'less'}.`;
  if (kind === 'half') return `${besideHalf(greater)} ${besideHalf(lesser)} ${end}`;
  if (kind === 'one')
    return `${lacks(pair)} ${capitalize(sizesOf(greater.d))} are smaller parts than ${sizesOf(lesser.d)}. ${end}`;
  return `${orderWay([lesser, greater])} ${end}`;
}

/** Returns the advice to a learner who takes the other fraction, a wrong reason or both. */
function reasonMends(
  kind: Kind,
  pair: Reasoned,
  isMore: boolean,
): Record<'other' | 'reason' | 'both', string> {
  const { greater, lesser } = pair;
  const [right, wrong] = isMore ? [greater, lesser] : [lesser, greater];
  if (kind === 'half')
    return {
      other: besideHalf(wrong),
      reason: besideHalf(right),
      both: `${show(wrong)} is ${isMore ? 'less' : 'more'} than 1/2, but the question asks for the ${isMore ? 'greater' : 'lesser'} one.`,
    };
  if (kind === 'one')
    return {
      other: lacks(pair),
      reason: lacks(pair),
      both: `${lacks(pair)} So ${show(greater)} is closer to 1.`,
    };
  const reason =
    kind === 'size'
      ? `${capitalize(sizesOf(lesser.d))} are smaller parts than ${sizesOf(greater.d)}: the whole is cut into more parts.`
      : `The parts of both are the same size: each is 1/${greater.d}.`;
  return { other: contrast(wrong, right), reason, both: reason };
}

const reasonForm =
  (kind: Kind): Ask =>
  (rng, dial) => {
    const pair = reasoned(rng, dial, kind);
    const { greater, lesser, reason, wrongReason } = pair;
    const [first, second] = rng.pair([greater, lesser].map(show));
    const isMore = rng.int(0, 1) === 1;
    // The reasons with 1/2 and with 1 speak of the fraction itself, so they change with the question.
    const isOwn = kind === 'half' || kind === 'one';
    const [right, wrong] = isMore || !isOwn ? [reason, wrongReason] : [wrongReason, reason];
    const mends = reasonMends(kind, pair, isMore);
    return {
      key: `${isMore} ${[first, second].sort().join(' ')}`,
      question: `${starts[kind]}Which is ${isMore ? 'greater' : 'less'}, ${first} or ${second}, and why?`,
      ...advisedBoth(
        crossed(
          {
            right: show(isMore ? greater : lesser),
            wrong: show(isMore ? lesser : greater),
            mistake: 'took-the-other',
            mend: mends.other,
          },
          { right, wrong, mistake: 'wrong-reason', mend: mends.reason },
          (fraction, why) => `It is ${fraction}, since ${why}`,
        ),
        mends.both,
      ),

      hints: hintsOf(kind, first, second),
      explanation: reasonWay(kind, pair, isMore),
      ...bars([greater, lesser].sort((a, b) => a.d - b.d || a.n - b.n)),
    };
  };

const hintsOf = (kind: Kind, a: string, b: string): string[] =>
  ({
    size: [
      `${a} and ${b} have the same number of parts.`,
      'A cake is cut into more pieces. Does each piece get larger or smaller?',
    ],
    count: [`The parts of ${a} and ${b} are the same size.`, 'Which fraction has more of these parts?'],
    half: [
      `How many parts make 1/2 of each whole, for ${a} and for ${b}?`,
      'Does each fraction have more parts than that, or fewer?',
    ],
    one: [`How much does ${a} lack to make 1? And ${b}?`, 'Which of the missing parts is smaller?'],
  })[kind];

const starts = {
  half: 'Compare both with 1/2. ',
  one: 'Look at what each lacks to make 1. ',
  size: '',
  count: 'Count the parts. ',
};

/** Returns the choices for parts of two wholes, with advice. */
function wholesChoices(isSame: boolean, part: string, [thing, plural]: readonly [string, string]) {
  const read = `The text says that the ${plural} are ${isSame ? 'the same size' : 'different sizes'}.`;
  return advisedBoth(
    crossed(
      {
        right: isSame ? 'Yes' : 'No',
        wrong: isSame ? 'No' : 'Yes',
        mistake: 'ignored-the-whole',
        mend: isSame
          ? `Both ${plural} are the same size, so ${part} of each is the same amount.`
          : `${part} of a large ${thing} is more than ${part} of a small one.`,
      },
      {
        right: isSame ? 'their wholes are the same' : 'their wholes are different',
        wrong: isSame ? 'their wholes are different' : 'their wholes are the same',
        mistake: 'misread-the-whole',
        mend: read,
      },
      (answer, why) => `${answer}, ${why}`,
    ),
    read,
  );
}

const reasonForms: Forms = {
  size: form([0, 1], reasonForm('size')),
  count: form([0], reasonForm('count')),
  half: form([1, 2], reasonForm('half')),
  one: form([2], reasonForm('one')),
  wholes: form([0, 1], (rng, { grade }) => {
    const d = rng.pick(denominatorsAt(grade).filter((each) => each <= 12));
    const thing = rng.pick(['pizza', 'cake', 'pie', 'melon', 'sandwich'] as const);
    const plural = thing === 'sandwich' ? 'sandwiches' : `${thing}s`;
    const n = rng.int(1, d - 1);
    const [a, b] = rng.pair(names);
    const isSame = rng.int(0, 1) === 1;
    return {
      key: `${thing} ${n}/${d} ${isSame}`,
      question: `${a} and ${b} each take ${n}/${d} of a ${thing}. Their ${plural} ${isSame ? 'are the same size' : 'are different sizes'}. Do they take the same amount?`,
      ...wholesChoices(isSame, `${n}/${d}`, [thing, plural]),
      hints: [`Draw both ${plural}. Are they equally large?`, `Shade ${n}/${d} of each and compare.`],
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
    const taken = right === 1 ? rng.pick([0, 2]) : 1;
    const [half, side] = [halfOf(d), isOver ? 'more' : 'less'];
    const at = ['0', `half of the parts, ${half}`, `all ${d} parts`];
    const away = [rational(n), rational(Math.abs(2 * n - d), 2), rational(d - n)].map(mixed);
    return {
      key: show({ n, d }),
      question: `Is ${n}/${d} closest to 0, to 1/2 or to 1? Is it more or less than 1/2?`,
      ...advisedBoth(
        crossed(
          {
            right: ['0', '1/2', '1'][right] ?? '',
            wrong: ['0', '1/2', '1'][taken] ?? '',
            mistake: 'misjudged-distance',
            mend: `${n} is ${away[taken]} away from ${at[taken]}, but only ${away[right]} from ${at[right]}.`,
          },
          {
            right: side,
            wrong: isOver ? 'less' : 'more',
            mistake: 'misjudged-half',
            mend: `Half of ${d} parts is ${half}, and ${n} is ${side} than that.`,
          },
          (place, than) => `closest to ${place}, and ${than} than 1/2`,
        ),
        `Half of ${d} parts is ${half}. Compare ${n} with 0, with ${half} and with ${d}.`,
      ),

      hints: [`How many parts make 1/2? Find half of ${d}.`, `Is ${n} near 0, near that half, or near ${d}?`],
      explanation: `Half of ${d} parts is ${half}, and ${n} is ${side} than that. It is ${away[0]} away from 0, ${away[1]} from ${half} and ${away[2]} from ${d}.`,
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
      idea: 'You can often see which fraction is greater without much work. Ask how large the parts are, how many there are, whether it is more than 1/2, or how much it lacks to make 1.',
      caution: 'Fractions can only be compared if their wholes are the same size.',
      trap: 'ignored-the-whole',
      mends: {},
    },
  },
  reasonForms,
);

/** Comparisons with their reasons. */
export const fractionReasoning: Concept[] = [reasoning];
