import { crossed, numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { ordinal, superscript, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';
import { polynomial } from './polynomial.ts';
import { nonZero, operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Sequences' };

/** Draws an arithmetic sequence and the number of a term. */
function arithmetic(rng: Rng, dial: Dial) {
  const a = rng.int(dial.level === 0 ? 1 : -15, 30);
  const d = dial.level === 0 ? rng.int(2, 9) : nonZero(rng, 9) || 2;
  const n = rng.int(7, byLevel(dial, [12, 25, 60]));
  return { a, d: Math.abs(d) === 1 ? d * 3 : d, n };
}

function arithmeticTerm(rng: Rng, dial: Dial): Asked {
  const { a, d, n } = arithmetic(rng, dial);
  const term = (i: number): number => a + (i - 1) * d;
  return {
    question: `A sequence starts ${[1, 2, 3, 4].map(term).join(', ')} and goes on in equal steps. What is its ${ordinal(n)} term?`,
    ...numeric(
      term(n),
      { 'one-step-too-many': term(n + 1), 'one-step-too-few': term(n - 1), 'forgot-start': (n - 1) * d },
      { signed: true },
    ),
    explanation: `The step is ${d}. From the 1st to the ${ordinal(n)} term there are ${n - 1} steps: ${a} + ${n - 1} × ${operand(d)} = ${term(n)}.`,
  };
}

const arithmeticSequence = formed(
  {
    ...info,
    id: 'math.sequences.arithmetic',
    title: 'Arithmetic sequences',
    grades: [7, 12],
    objectives: ['Find any term of an arithmetic sequence'],
    keywords: ['arithmetic sequences', 'sequences', 'nth term', 'number sequences', 'common difference'],
    prerequisites: ['math.counting.skip', 'math.integers.multiply-divide'],
    standards: ['HSF.BF.A.2', 'HSF.IF.A.3', 'HSF.LE.A.2'],
    teaching: {
      idea:
        'In an arithmetic sequence each term is the last one plus the same number d. From the first to the nth term there are ' +
        'n - 1 steps, so the nth term is a + (n - 1)d.',
      caution: 'There is one step less than there are terms.',
      hints: ['How large is one step?', 'How many steps lead from the first term to the one you look for?'],
      mends: {
        'one-step-too-many': 'This is one step too many. The first term needs no step.',
        'one-step-too-few': 'This is one step too few. Count the steps once more.',
        'forgot-start': 'The first term counts, too.',
        'wrong-step': 'Look at the difference of two terms that stand side by side.',
        'wrong-start': 'Test the rule with n = 1: it must give the first term.',
      },
    },
  },
  {
    term: form([0, 1, 2], arithmeticTerm),
    claim: form([0, 1], arithmeticTerm, 'claimed'),
    rule: form([0, 1, 2], (rng, dial) => {
      const { a, d } = arithmetic(rng, dial);
      const start = a - d;
      return {
        question: `A sequence starts ${[0, 1, 2, 3].map((i) => a + i * d).join(', ')} and goes on in equal steps. Which rule gives the nth term?`,
        ...crossed(
          { right: d, wrong: d + rng.pick([-1, 1]) || 3, mistake: 'wrong-step' },
          { right: start, wrong: rng.pick([a, start - d]), mistake: 'wrong-start' },
          (m, b) => polynomial([b, m], 'n'),
        ),
        explanation: `The step is ${d}. For n = 1 the rule must give ${a}: ${polynomial([start, d], 'n')}.`,
      };
    }),
    number: form([1, 2], (rng, dial) => {
      const { a, d, n } = arithmetic(rng, dial);
      return {
        question: `A sequence starts ${[0, 1, 2].map((i) => a + i * d).join(', ')} and goes on in equal steps. Which number has the term ${a + (n - 1) * d}?`,
        ...numeric(n, { 'one-step-too-few': n - 1, 'one-step-too-many': n + 1 }),
        explanation: `From ${a} to ${a + (n - 1) * d} there are ${n - 1} steps of ${d}. So it is term ${n}.`,
      };
    }),
  },
);

/** Draws a geometric sequence. */
function geometric(rng: Rng, dial: Dial) {
  const r = rng.int(2, byLevel(dial, [4, 5, 5])) * (dial.level === 2 && rng.int(0, 1) ? -1 : 1);
  return { a: rng.int(1, byLevel(dial, [12, 20, 12])), r, n: rng.int(5, byLevel(dial, [6, 7, 7])) };
}

function geometricTerm(rng: Rng, dial: Dial): Asked {
  const { a, r, n } = geometric(rng, dial);
  const term = (i: number): number => a * r ** (i - 1);
  return {
    question: `A sequence starts ${[1, 2, 3].map((i) => whole(term(i))).join(', ')}. Each term is the last one times the same number. What is its ${ordinal(n)} term?`,
    ...numeric(
      term(n),
      {
        'one-step-too-many': term(n + 1),
        'one-step-too-few': term(n - 1),
        'added-instead': a + (n - 1) * (term(2) - a),
        ...(r < 0 && { 'lost-sign': -term(n) }),
      },
      { signed: r < 0, slip: a },
    ),
    explanation: `Each term is ${r} times the last: ${a} × ${operand(r)}${superscript(n - 1)} = ${whole(term(n))}.`,
  };
}

/** Returns the wrong ratios. With their inverses and opposites no choice stands out, whether the sequence grows or shrinks. */
function wrongRatios(rng: Rng, dial: Dial, ratio: Rational, difference: number): Record<string, Rational> {
  const inverse = rational(1).over(ratio);
  if (dial.level === 2)
    return {
      'inverted-ratio': inverse,
      'lost-sign': ratio.times(-1),
      'inverted-ratio and lost-sign': inverse.times(-1),
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
      : { 'inverted-ratio and wrong-factor': inverted }),
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
        'In a geometric sequence each term is the last one times the same number r. The nth term is the first one times r, ' +
        'n - 1 times.',
      caution: 'The ratio is multiplied, not added. The exponent is one less than the number of the term.',
      hints: ['By which number is each term multiplied?', 'How often is it multiplied?'],
      mends: {
        'one-step-too-many': 'This is multiplied once too often.',
        'one-step-too-few': 'This is multiplied once too seldom.',
        'added-instead': 'The terms do not grow by equal steps. They are multiplied.',
        'lost-sign': 'Count the factors: an odd number of negative factors is negative.',
        'took-the-difference': 'This is a difference. Divide a term by the one before.',
        'wrong-factor': 'Multiply to check: this number does not lead to the next term.',
        'inverted-ratio': 'Divide a term by the one before, not the other way round.',
        'mixed-up-kinds': 'Equal differences: arithmetic. Equal ratios: geometric.',
      },
    },
  },
  {
    term: form([0, 1, 2], geometricTerm),
    ratio: form([0, 1, 2], ratioQuestion),
    kind: form([0, 1, 2], (rng, dial) => kind(rng, dial)),
    claim: form([1, 2], geometricTerm, 'claimed'),
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
    mistakes: [0, 1, 2].filter((i) => i !== right).map((i) => ({ name: 'mixed-up-kinds', ...option(i) })),
    explanation:
      right === 0
        ? `The differences are equal: ${r * 2}.`
        : right === 1
          ? `The ratios are equal: ${r}.`
          : 'Neither the differences nor the ratios are equal.',
  };
}

function sumQuestion(rng: Rng, dial: Dial): Asked {
  const { a, d, n } = arithmetic(rng, { ...dial, level: dial.level === 2 ? 1 : 0 });
  const last = a + (n - 1) * d;
  const sum = (n * (a + last)) / 2;
  return {
    question: `What is the sum of the first ${n} terms of ${[0, 1, 2].map((i) => a + i * d).join(', ')}, … with equal steps?`,
    ...numeric(
      sum,
      {
        'forgot-to-halve': sum * 2,
        'took-one-term-too-many': sum + last + d,
        'took-one-term-too-few': sum - last,
      },
      { signed: true },
    ),
    explanation: `The last term is ${last}. First and last together are ${a + last}, and there are ${n} terms: ${n} × ${operand(a + last)} ÷ 2 = ${whole(sum)}.`,
  };
}

const series = formed(
  {
    ...info,
    id: 'math.sequences.series',
    title: 'Sums of sequences',
    grades: [10, 12],
    objectives: ['Add the terms of arithmetic and geometric sequences'],
    keywords: ['series', 'arithmetic series', 'geometric series', 'sum of a sequence', 'sigma notation'],
    prerequisites: ['math.sequences.arithmetic', 'math.sequences.geometric'],
    standards: ['HSA.SSE.B.4', 'HSF.BF.A.2'],
    teaching: {
      idea:
        'In an arithmetic series first and last term, second and last but one, and so on have the same sum. So the sum is the ' +
        'number of terms times (first + last) ÷ 2. A geometric series is a(rⁿ - 1)/(r - 1).',
      caution: 'Count the terms with care, and do not forget to halve.',
      hints: ['Are the steps or the ratios equal?', 'How many terms are there?', 'What is the last term?'],
      mends: {
        'forgot-to-halve': 'Each pair counts twice. Halve the product.',
        'took-one-term-too-many': 'There is one term too many in it.',
        'took-one-term-too-few': 'There is one term missing.',
        'gave-the-last-term': 'This is a single term, not the sum.',
      },
    },
  },
  {
    arithmetic: form([0, 1, 2], sumQuestion),
    claim: form([0, 1, 2], sumQuestion, 'claimed'),
    geometric: form([0, 1, 2], (rng, dial) => {
      const [a, r, n] = [rng.int(1, 9), rng.int(2, 4), rng.int(4, byLevel(dial, [5, 6, 7]))];
      const sum = (a * (r ** n - 1)) / (r - 1);
      return {
        question: `What is the sum of the first ${n} terms of ${[0, 1, 2].map((i) => a * r ** i).join(', ')}, … with equal ratios?`,
        ...numeric(sum, {
          'took-one-term-too-many': sum + a * r ** n,
          'took-one-term-too-few': sum - a * r ** (n - 1),
          'gave-the-last-term': a * r ** (n - 1),
        }),
        explanation: `a(rⁿ - 1) ÷ (r - 1) with r = ${r}: ${a} × (${whole(r ** n)} - 1) ÷ ${r - 1} = ${whole(sum)}.`,
      };
    }),
    sigma: form([1, 2], (rng) => {
      const [m, b, n] = [rng.int(2, 6), rng.int(1, 9), rng.int(5, 12)];
      const sum = (m * n * (n + 1)) / 2 + b * n;
      return {
        question: `Put k = 1, 2, …, ${n} into ${m}k + ${b} and add all values. What is the sum?`,
        ...numeric(sum, {
          'took-one-term-too-few': sum - m * n - b,
          'took-one-term-too-many': sum + m * (n + 1) + b,
          'gave-the-last-term': m * n + b,
        }),
        explanation: `First and last value are ${m + b} and ${m * n + b}. The sum is ${n} × ${m + b + m * n + b} ÷ 2 = ${sum}.`,
      };
    }),
  },
);

/** Sequences and their sums. */
export const sequences: Concept[] = [arithmeticSequence, geometricSequence, series];
