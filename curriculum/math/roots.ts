import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { comparing, direct, matching, type Task } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Integers and Powers' };

const sign = (e: number): string => (e === 2 ? '√' : '∛');

function rootTask(rng: Rng, dial: Dial): Task {
  const e = dial.level === 0 ? 2 : rng.pick([2, 2, 3]);
  const n = rng.int(2, e === 2 ? byLevel(dial, [20, 30, 60]) : byLevel(dial, [5, 8, 12]));
  return {
    text: `${sign(e)}${whole(n ** e)}`,
    value: n,
    mistakes: {
      'divided-instead': rational(n ** e, e).round(),
      'one-too-many': n + 1,
      'one-too-few': n - 1,
      'ten-too-many': n + 10,
    },
    way: `${Array(e).fill(n).join(' × ')} = ${whole(n ** e)}, so the root is ${n}.`,
  };
}

const roots = formed(
  {
    ...info,
    id: 'math.roots.square',
    title: 'Square and cube roots',
    grades: [7, 10],
    objectives: ['Find roots of perfect squares and cubes'],
    keywords: ['square roots', 'cube roots', 'roots', 'radicals', 'perfect squares'],
    prerequisites: ['math.exponents.powers'],
    standards: ['8.EE.A.2'],
    teaching: {
      idea:
        'A square root undoes squaring: √49 is 7, since 7 × 7 = 49. It is the side of a square with that area. A cube root ' +
        'undoes the third power: ∛8 is 2, since 2 × 2 × 2 = 8.',
      caution: 'A root is not a half. √16 is 4, not 8.',
      hints: [
        'Which number times the same number gives this?',
        'Between which tens does the root lie?',
        'Check the last digit.',
      ],
      mends: {
        'divided-instead': 'You divided. Look for a number that is multiplied by the same number instead.',
        'one-too-many': 'Multiply it out: the result is too large.',
        'one-too-few': 'Multiply it out: the result is too small.',
        'ten-too-many': 'Ten too many. Check the tens by multiplying.',
        'gave-the-area': 'This is the area or volume. The question is about a length.',
        'another-value': 'Work out each choice.',
        'compared-without-working-out': 'Work out both values first.',
      },
    },
  },
  {
    value: form([0, 1], direct(rootTask)),
    equal: form([0, 1, 2], matching(rootTask)),
    side: form([0, 1, 2], (rng, dial) => {
      const cube = dial.level > 0 && rng.int(0, 1) === 1;
      const n = rng.int(2, cube ? 12 : byLevel(dial, [25, 40, 60]));
      const size = cube ? n ** 3 : n ** 2;
      return {
        question: cube
          ? `A cube has a volume of ${whole(size)} cubic cm. How long is each edge?`
          : `A square has an area of ${whole(size)} square cm. How long is each side?`,
        ...numeric(
          n,
          {
            'one-too-many': n + 1,
            'one-too-few': n - 1,
            'divided-instead': rational(size, cube ? 3 : 4).round(),
          },
          { show: (r) => `${whole(r.n)} cm` },
        ),
        explanation: `${Array(cube ? 3 : 2)
          .fill(n)
          .join(' × ')} = ${whole(size)}, so it is ${n} cm long.`,
      };
    }),
    solve: form([1, 2], (rng, dial) => {
      const n = rng.int(2, byLevel(dial, [12, 25, 40]));
      const b = rng.int(1, 30);
      return {
        question: `x is positive. Solve x² + ${b} = ${whole(n * n + b)}.`,
        ...numeric(n, { 'one-too-many': n + 1, 'one-too-few': n - 1, 'gave-the-area': n * n }),
        explanation: `Subtract ${b}: x² = ${whole(n * n)}. The positive root is ${n}.`,
      };
    }),
    compare: form([1, 2], comparing(rootTask)),
  },
);

/** Draws a number between two squares, with the whole numbers beside its root. */
function notSquare(rng: Rng, dial: Dial): { n: number; low: number } {
  const low = rng.int(2, byLevel(dial, [9, 12, 15]));
  return { n: rng.int(low * low + 1, (low + 1) ** 2 - 1), low };
}

function between(rng: Rng, dial: Dial): Asked {
  const { n, low } = notSquare(rng, dial);
  // Four neighbors in a row: the key may be any of them.
  const first = low - rng.int(0, Math.min(3, low - 1));
  const option = (k: number) => ({ text: `${k} and ${k + 1}`, worth: `${k}` });
  return {
    question: `Between which whole numbers does √${n} lie?`,
    answer: option(low),
    mistakes: range(first, first + 3)
      .filter((k) => k !== low)
      .map((k) => ({ name: 'slipped-to-neighbor', ...option(k) })),
    explanation: `${low}² = ${low * low} and ${low + 1}² = ${(low + 1) ** 2}. ${n} lies between them.`,
  };
}

const kinds = {
  'a fraction': (rng: Rng) => `${rng.int(1, 9)}/${rng.pick([7, 11, 13])}`,
  'a whole root': (rng: Rng) => `√${rng.int(2, 12) ** 2}`,
  'a decimal': (rng: Rng) => `${rng.int(0, 9)}.${rng.int(1, 9)}${rng.int(1, 9)}`,
  'a repeating decimal': (rng: Rng) => {
    const d = rng.int(1, 8);
    return `0.${d}${d}${d}… (with ${d} again and again)`;
  },
} as const;

function irrationalOf(rng: Rng, dial: Dial): string {
  const { n } = notSquare(rng, dial);
  return rng.pick([`√${n}`, `√${n}`, `${rng.int(2, 9)}π`]);
}

/** Asks for the only irrational number, or for the only rational one. */
function classify(rng: Rng, dial: Dial): Asked {
  const askRational = rng.int(0, 1) === 1;
  const rationals = rng.sample(Object.values(kinds), 3).map((draw) => draw(rng));
  const irrationals = [
    `√${notSquare(rng, dial).n}`,
    `${rng.int(2, 9)}π`,
    irrationalOf(rng, { ...dial, level: 2 }),
  ];
  const [right = '', wrong] = askRational
    ? [rationals[0], irrationals]
    : [irrationalOf(rng, dial), rationals];
  const labels = rng.sample(['A', 'B', 'C', 'D'], 4).sort();
  const placed = rng.shuffle([right, ...wrong]);
  const at = placed.indexOf(right);
  const option = (i: number) => ({ text: labels[i] ?? '', worth: labels[i] ?? '' });
  return {
    question: `Which number is ${askRational ? 'rational' : 'irrational'}? ${placed.map((text, i) => `${labels[i]}: ${text}`).join('; ')}`,
    answer: option(at),
    mistakes: placed.flatMap((_, i) => (i === at ? [] : { name: 'mixed-up-kinds', ...option(i) })),
    explanation: askRational
      ? `${right} can be written as a fraction of whole numbers. Multiples of π, and roots of other numbers than squares, cannot.`
      : `${right} is no fraction of whole numbers. Fractions, decimals that end or repeat, and roots of squares are rational.`,
  };
}

const irrationals = formed(
  {
    ...info,
    id: 'math.numbers.irrational',
    title: 'Irrational numbers',
    grades: [8, 11],
    objectives: ['Tell rational from irrational numbers and place roots on the number line'],
    keywords: [
      'irrational numbers',
      'irrational',
      'rational and irrational',
      'repeating decimals',
      'estimate roots',
    ],
    prerequisites: ['math.roots.square'],
    standards: ['8.NS.A.1', '8.NS.A.2', 'HSN.RN.B.3'],
    teaching: {
      idea:
        'A rational number can be written as a fraction of whole numbers. Its decimal ends or repeats. An irrational number ' +
        'cannot: its decimal goes on without repeating, as for √2 and π.',
      caution: 'Not every root is irrational: √9 is 3. A repeating decimal such as 0.333… is rational: 1/3.',
      hints: [
        'Can you write the number as a fraction?',
        'Is the number under the root a square?',
        'Compare with the squares beside it.',
      ],
      mends: {
        'slipped-to-neighbor': 'Square both numbers. The number under the root must lie between the squares.',
        'mixed-up-kinds':
          'Fractions, decimals that end or repeat, and roots of squares are rational. All others here are not.',
        'counted-one-more': 'The numerator is one period, and nothing is added to it.',
        'compared-without-squaring': 'Square both numbers. The larger square belongs to the larger number.',
        'took-nines-for-tens': 'Multiply by ten or a hundred and subtract: one period leaves 9 or 99 below.',
      },
    },
  },
  {
    between: form([0, 1], between),
    kind: form([0, 1, 2], classify),
    larger: form([0, 1, 2], (rng, dial) => rootAgainst(rng, dial)),
    claim: form([1, 2], between, 'claimed'),
    repeating: form([2], (rng) => repeating(rng)),
  },
);

function rootAgainst(rng: Rng, dial: Dial): Asked {
  const { n, low } = notSquare(rng, dial);
  const half = rng.pick([0, 5, 10]);
  const tenths = low * 10 + half;
  const isRootGreater = n * 100 > tenths * tenths;
  const texts = [`√${n} is greater`, 'The other number is greater', 'Both are equal'];
  const option = (i: number) => ({
    text: (texts[i] ?? '').replace(`√${n}`, 'The root'),
    worth: texts[i] ?? '',
  });
  const right = isRootGreater ? 0 : 1;
  return {
    question: `Compare √${n} and ${tenths / 10}. Which statement is true?`,
    answer: option(right),
    mistakes: [0, 1, 2]
      .filter((i) => i !== right)
      .map((i) => ({ name: 'compared-without-squaring', ...option(i) })),
    explanation: `${tenths / 10}² = ${(tenths * tenths) / 100}, which is ${isRootGreater ? 'less' : 'more'} than ${n}.`,
  };
}

function repeating(rng: Rng): Asked {
  const twice = rng.int(0, 1) === 1;
  const digits = twice ? rng.pick(range(12, 97).filter((n) => n % 11 !== 0)) : rng.int(1, 8);
  const below = twice ? 99 : 9;
  const text = `0.${`${digits}`.repeat(3)}…`;
  const value = rational(digits, below);
  return {
    question: `Which fraction is ${text} (with ${digits} again and again)?`,
    ...numeric(value, {
      'took-nines-for-tens': rational(digits, below + 1),
      'counted-one-more': value.plus(rational(1, below)),
    }),
    explanation: `Call it x. Then ${below + 1}x - x = ${digits}, so x = ${digits}/${below}.`,
  };
}

/** Roots and irrational numbers. */
export const rootsAndIrrationals: Concept[] = [roots, irrationals];
