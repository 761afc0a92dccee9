import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Integers and Powers' };

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
      .map((k) => ({
        name: 'slipped-to-neighbor',
        ...option(k),
        mend: `${k}² is ${k * k} and ${k + 1}² is ${(k + 1) ** 2}; ${n} does not lie between them.`,
      })),
    explanation: `${low}² = ${low * low} and ${low + 1}² = ${(low + 1) ** 2}. Since ${n} lies between these squares, √${n} lies between ${low} and ${low + 1}.`,
    hints: [
      `Write down squares: 2² = 4, 3² = 9, 4² = 16 and so on.`,
      `Which square is the last one below ${n}, and which is the first one above it?`,
    ],
  };
}

const kinds = {
  'a fraction': (rng: Rng) => `${rng.int(1, 9)}/${rng.pick([7, 11, 13])}`,
  'a whole root': (rng: Rng) => `√${rng.int(2, 12) ** 2}`,
  'a decimal that ends': (rng: Rng) => `${rng.int(0, 9)}.${rng.int(1, 9)}${rng.int(1, 9)}`,
  'a repeating decimal': (rng: Rng) => {
    const d = rng.int(1, 8);
    return `0.${d}${d}${d}… (repeating ${d})`;
  },
} as const;

function irrationalOf(rng: Rng, dial: Dial): string {
  const { n } = notSquare(rng, dial);
  return rng.pick([`√${n}`, `√${n}`, `${rng.int(2, 9)}π`]);
}

/** Returns why a number is rational or irrational, after its name. */
function reasonFor(text: string): string {
  if (text.endsWith('π')) return 'is a multiple of π, so it is irrational';
  const under = /^√(\d+)$/.exec(text)?.[1];
  if (under !== undefined) {
    const root = Math.sqrt(Number(under));
    return Number.isInteger(root)
      ? `is ${root}, so it is rational`
      : `is not a whole number, since ${under} is not a perfect square, so it is irrational`;
  }
  if (text.includes('/')) return 'is a fraction of whole numbers, so it is rational';
  return text.includes('repeating')
    ? 'is a decimal that repeats, so it is rational'
    : 'is a decimal that ends, so it is rational';
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
    mistakes: placed.flatMap((text, i) =>
      i === at ? [] : { name: 'mixed-up-kinds', ...option(i), mend: `${text} ${reasonFor(text)}.` },
    ),
    hints: askRational
      ? [
          'Rational numbers can be written as fractions of whole numbers.',
          'Look for fractions, for decimals that end or repeat, or for roots of squares.',
        ]
      : [
          'Fractions, decimals that end, and decimals that repeat are rational: leave them out.',
          'Leave out numbers such as √9 and √16, which are whole numbers.',
        ],
    explanation: askRational
      ? `${right} ${reasonFor(right)}. Multiples of π, and roots of whole numbers that are not squares, are irrational.`
      : `${right} ${reasonFor(right)}. The other numbers are fractions, decimals that end or repeat, or roots of squares.`,
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
        'cannot: its decimal goes on without repeating, as with √2 and π.',
      caution: 'Not every root is irrational: √9 is 3. A repeating decimal such as 0.333… is rational: 1/3.',
      mends: {
        'took-nines-for-tens': 'You wrote 10 or 100 below; a decimal that repeats needs 9 or 99.',
      },
    },
  },
  {
    between: form([0, 1], between),
    kind: form([0, 1, 2], classify),
    larger: form([0, 1, 2], (rng, dial) => rootAgainst(rng, dial)),
    repeating: form([2], (rng) => repeating(rng)),
  },
);

function rootAgainst(rng: Rng, dial: Dial): Asked {
  const { n, low } = notSquare(rng, dial);
  const half = rng.pick([0, 5, 10]);
  const tenths = low * 10 + half;
  const isRootGreater = n * 100 > tenths * tenths;
  const texts = [`√${n}`, `${tenths / 10}`, 'both are equal'];
  const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
  const right = isRootGreater ? 0 : 1;
  return {
    question: `Which is greater, √${n} or ${tenths / 10}?`,
    answer: option(right),
    mistakes: [0, 1, 2]
      .filter((i) => i !== right)
      .map((i) => ({
        name: 'compared-without-squaring',
        ...option(i),
        mend: `Compare the squares: ${n} and ${(tenths * tenths) / 100}.`,
      })),
    explanation: `Square both numbers: √${n} gives ${n}, and ${tenths / 10}² = ${(tenths * tenths) / 100}. Since ${(tenths * tenths) / 100} is ${isRootGreater ? 'less' : 'more'} than ${n}, ${isRootGreater ? 'the root' : `${tenths / 10}`} is greater.`,
    hints: [
      `Square both numbers. The square of √${n} is ${n}.`,
      `Is ${tenths / 10} × ${tenths / 10} more or less than ${n}?`,
    ],
  };
}

function repeating(rng: Rng): Asked {
  const twice = rng.int(0, 1) === 1;
  const digits = twice ? rng.pick(range(12, 97).filter((n) => n % 11 !== 0)) : rng.int(1, 8);
  const below = twice ? 99 : 9;
  const text = `0.${`${digits}`.repeat(3)}…`;
  const value = rational(digits, below);
  return {
    question: `Which fraction is ${text} (repeating ${digits})?`,
    ...numeric(
      value,
      {
        'took-nines-for-tens': rational(digits, below + 1),
        'counted-one-more': [
          value.plus(rational(1, below)),
          `The numerator is the part that repeats, ${digits}; nothing is added to it.`,
        ],
        'one-nine-more': [
          rational(digits, below * 10 + 9),
          `Write as many nines below as ${digits} has digits.`,
        ],
        'counted-one-less': [
          value.minus(rational(1, below)),
          `The numerator is the part that repeats, ${digits}; nothing is taken from it.`,
        ],
        ...(twice && {
          'turned-the-digits': [
            rational((digits % 10) * 10 + Math.floor(digits / 10), 99),
            `You swapped the digits; the part that repeats is ${digits}.`,
          ] as const,
        }),
      },
      { listed: true, slip: 0 },
    ),
    explanation: `Call the number x. Then ${below + 1}x is ${`${digits}.${`${digits}`.repeat(2)}…`}, and ${below + 1}x - x = ${digits}. So ${below}x = ${digits}, and x = ${plain(value)}.`,
    hints: [
      `Call the number x, and multiply it by ${below + 1}. Its digits move ${twice ? 'two places' : 'one place'}.`,
      `Subtract: what is ${below + 1}x - x? Everything after the decimal point falls away.`,
    ],
  };
}

/** Irrational numbers. */
export const irrationalNumbers: Concept[] = [irrationals];
