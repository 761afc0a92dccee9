import { checkedBy } from '../checked.ts';
import { numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { ordinal, plain, superscript, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';
import { operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Sequences' };

/** Draws a geometric sequence. */
function geometric(rng: Rng, dial: Dial) {
  const r = rng.int(2, byLevel(dial, [4, 5, 5])) * (dial.level === 2 && rng.int(0, 1) ? -1 : 1);
  return { a: rng.int(1, byLevel(dial, [12, 20, 12])), r, n: rng.int(5, byLevel(dial, [6, 7, 7])) };
}

function geometricTerm(rng: Rng, dial: Dial): Asked {
  const { a, r, n } = geometric(rng, dial);
  const term = (i: number): number => a * r ** (i - 1);
  return {
    question: `A sequence starts ${[1, 2, 3].map((i) => whole(term(i))).join(', ')}. Each term is the one before times the same number. What is its ${ordinal(n)} term?`,
    ...numeric(
      term(n),
      {
        'one-factor-too-many': [
          term(n + 1),
          `You multiplied ${n} times; from the first term it is ${n - 1} times.`,
        ],
        'added-instead': a + (n - 1) * (term(2) - a),
        'multiplied-by-number': [
          term(2) * (n - 1),
          `You multiplied by ${n - 1}; multiply by ${r} again and again.`,
        ],
        'forgot-the-start': [
          r ** (n - 1),
          `This is the power of ${r} alone; multiply it by the first term, ${whole(a)}.`,
        ],
        'one-factor-too-few': [
          term(n - 1),
          `You multiplied ${n - 2} times; from the first term it is ${n - 1} times.`,
        ],
        ...(r < 0 && { 'lost-sign': -term(n) }),
        'began-with-more': [
          (a + 1) * r ** (n - 1),
          `You began with ${whole(a + 1)}; the first term is ${whole(a)}.`,
        ],
        ...(a > 1 && {
          'began-with-less': [
            (a - 1) * r ** (n - 1),
            `You began with ${whole(a - 1)}; the first term is ${whole(a)}.`,
          ] as const,
        }),
      },
      {
        signed: r < 0,
        slip: a,
        apart: checkedBy(() => `not the ${ordinal(n)} term, which is ${r} times ${whole(term(n - 1))}`),
      },
    ),
    hints: [
      'By which number is each term multiplied? Divide the second term by the first.',
      `To get from term 1 to term 2, multiply once. How many times must you multiply to get to term ${n}?`,
    ],
    explanation: `Each term is ${r} times the one before: ${a} × ${operand(r)}${superscript(n - 1)} = ${whole(term(n))}.`,
  };
}

/** Returns the wrong ratios. With their inverses and opposites no choice stands out, whether the sequence grows or shrinks. */
function wrongRatios(
  rng: Rng,
  dial: Dial,
  ratio: Rational,
  difference: number,
): Record<string, Rational | [Rational, string]> {
  const inverse = rational(1).over(ratio);
  if (dial.level === 2)
    return {
      'inverted-ratio': inverse,
      'lost-sign': [ratio.times(-1), 'The sign does not fit; multiply the first term by it, and compare.'],
      'inverted-ratio and lost-sign': [
        inverse.times(-1),
        'You divided a term by the next one, and the sign does not fit either.',
      ],
    };
  const other = drawn(
    () => rational(geometric(rng, dial).r),
    (r) => !r.equals(ratio) && !r.equals(inverse),
  );
  const [wrong, inverted] = rng.pair([other, rational(1).over(other)]);
  return {
    'inverted-ratio': inverse,
    'wrong-factor': wrong,
    ...(rng.int(0, 1) === 0
      ? { 'took-the-difference': rational(difference) }
      : {
          'inverted-ratio and wrong-factor': [
            inverted,
            'The first term times this number is not the second term.',
          ] as [Rational, string],
        }),
  };
}

function ratioQuestion(rng: Rng, dial: Dial): Asked {
  const { a, r } = geometric(rng, dial);
  const isShrinking = rng.int(0, 1) === 1;
  const [start, end] = [a, a * r * r];
  const [first, second, third] = isShrinking ? [end, a * r, start] : [start, a * r, end];
  const value = isShrinking ? rational(1, r) : rational(r);
  const wrong = wrongRatios(rng, dial, value, Math.abs(second - first));
  return {
    question: `A geometric sequence starts ${[first, second, third].map((term) => whole(term)).join(', ')}. What is its ratio?`,
    ...numeric(value, wrong, { signed: true, listed: true }),
    hints: [
      `By which number must ${whole(first)} be multiplied to give ${whole(second)}?`,
      `Divide the second term by the first. Is the ${r < 0 ? 'size of the ' : ''}ratio more or less than 1?`,
    ],
    explanation: `Divide a term by the one before: ${whole(second)} ÷ ${first < 0 ? `(${whole(first)})` : whole(first)} = ${value}.`,
  };
}

const geometricSequence = formed(
  {
    ...info,
    id: 'math.sequences.geometric',
    title: 'Geometric sequences',
    grades: [8, 12],
    objectives: ['Find terms of a geometric sequence'],
    keywords: ['geometric sequences', 'sequences', 'common ratio'],
    prerequisites: ['math.exponents.powers', 'math.sequences.arithmetic'],
    standards: ['HSF.BF.A.2', 'HSF.LE.A.2', 'HSF.LE.A.1'],
    teaching: {
      idea:
        'In a geometric sequence each term is the one before times the same number r. The nth term is the first one times r, ' +
        'n - 1 times.',
      caution: 'Multiply by the ratio; do not add it. The exponent is one less than the number of the term.',
      mends: {
        'added-instead': 'You added equal steps; here each term is multiplied.',
        'lost-sign':
          'The sign does not fit; an even number of negative factors gives a positive result, an odd number a negative one.',
        'took-the-difference': 'You subtracted two terms; divide a term by the one before.',
        'wrong-factor': 'The first term times this number is not the second term.',
        'inverted-ratio': 'You divided a term by the next one; divide it by the one before.',
      },
    },
  },
  {
    term: form([0, 1, 2], geometricTerm),
    ratio: form([0, 1, 2], ratioQuestion),
    kind: form([0, 1, 2], (rng, dial) => kind(rng, dial)),
  },
);

/** Asks whether a sequence is arithmetic, geometric or neither. */
function kind(rng: Rng, dial: Dial): Asked {
  const { a, r } = geometric(rng, dial);
  const texts = ['arithmetic', 'geometric', 'neither'];
  const right = rng.int(0, 2);
  const terms = [0, 1, 2, 3].map((i) =>
    right === 0 ? a + i * r * 2 : right === 1 ? a * r ** i : a + Math.abs(r) * i * i,
  );
  const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
  return {
    question: `What kind of sequence is ${terms.map((t) => whole(t)).join(', ')}?`,
    answer: option(right),
    mistakes: [0, 1, 2]
      .filter((i) => i !== right)
      .map((i) => ({
        name: 'mixed-up-kinds',
        ...option(i),
        mend:
          [
            `Each term is ${r * 2} more than the one before; equal differences make it arithmetic.`,
            `Each term is ${r} times the one before; equal ratios make it geometric.`,
            'Neither the differences nor the ratios are equal; work out the first two of each.',
          ][right]?.replace(/ is -(\d+) more/, ' is $1 less') ?? '',
      })),
    hints: [
      `Find the differences from ${whole(terms[0] ?? 0)} to ${whole(terms[1] ?? 0)}, and from there to ${whole(terms[2] ?? 0)}. Are they equal?`,
      'If they are not, divide each term by the one before. Are these ratios equal?',
    ],
    explanation:
      right === 0
        ? `Each term is ${Math.abs(r * 2)} ${r > 0 ? 'more' : 'less'} than the one before. Equal differences make an arithmetic sequence.`
        : right === 1
          ? `Each term is ${r} times the one before. Equal ratios make a geometric sequence.`
          : `The differences are ${terms
              .slice(1)
              .map((t, i) => t - (terms[i] ?? 0))
              .join(
                ', ',
              )}, so they are not equal. The ratios are not equal either, since ${terms[1]} is ${plain(rational(terms[1] ?? 1, terms[0] ?? 1))} times ${terms[0]}, and ${terms[2]} is ${plain(rational(terms[2] ?? 1, terms[1] ?? 1))} times ${terms[1]}.`,
  };
}

/** Geometric sequences. */
export const geometricSequences: Concept[] = [geometricSequence];
