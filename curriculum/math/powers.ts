import { crossed, numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { superscript, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { comparing, direct, matching, type Task } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Integers and Powers' };

/** Draws a power of a whole number that can be worked out by hand. */
function power(rng: Rng, { level }: Dial): { b: number; e: number } {
  const most = [400, 1300, 20000][level] ?? 400;
  const e = rng.pick(level === 0 ? [2, 2, 3] : [2, 3, 4, 5]);
  return { b: rng.pick(range(2, 40).filter((b) => b ** e <= most)), e };
}

const factors = (b: number, e: number): string => Array(e).fill(b).join(' × ');

function powerTask(rng: Rng, dial: Dial): Task {
  const { b, e } = power(rng, dial);
  return {
    text: `${b}${superscript(e)}`,
    value: b ** e,
    show: (r) => whole(r.n),
    mistakes: {
      'multiplied-by-exponent': b * e,
      'one-factor-too-few': b ** (e - 1),
      'one-factor-too-many': b ** (e + 1),
      'slip-in-product': b ** e + b,
    },
    way: `The exponent counts the factors: ${factors(b, e)} = ${whole(b ** e)}.`,
  };
}

const powers = formed(
  {
    ...info,
    id: 'math.exponents.powers',
    title: 'Powers',
    grades: [5, 8],
    objectives: ['Work out powers of whole numbers'],
    keywords: ['exponents', 'powers', 'squares', 'cubes', 'squared', 'cubed'],
    prerequisites: ['math.multiplication.multi-digit'],
    standards: ['6.EE.A.1'],
    teaching: {
      idea: 'A power is a short form of a product of equal factors. In 2⁵ the base 2 is the factor, and the exponent 5 counts the factors.',
      caution: '2⁵ is not 2 × 5. It is 2 × 2 × 2 × 2 × 2.',
      hints: [
        'Which number is multiplied?',
        'How many factors are there?',
        'Write the product out and multiply step by step.',
      ],
      mends: {
        'multiplied-by-exponent': 'The exponent is not a factor. It counts how often the base is multiplied.',
        'one-factor-too-few': 'One factor is missing. Count the factors.',
        'one-factor-too-many': 'There is one factor too many. Count the factors.',
        'slip-in-product': 'The product is a little too large. Multiply step by step once more.',
        'swapped-base-and-exponent':
          'The base is the factor, and the exponent counts. They cannot be swapped.',
        'another-value': 'Work out each choice.',
        'compared-without-working-out': 'Work out both values first.',
      },
    },
  },
  {
    value: form([0, 1], direct(powerTask)),
    product: form([0], (rng) => {
      const [b, e] = rng.pair(range(2, 9));
      const wrong = (e + rng.pick([-1, 1])) as number;
      return {
        question: `Which power is short for ${factors(b, e)}?`,
        ...crossed(
          { right: e, wrong: wrong === b ? e + 1 : wrong, mistake: 'one-factor-too-many' },
          { right: false, wrong: true, mistake: 'swapped-base-and-exponent' },
          (x, swapped) => (swapped ? `${x}${superscript(b)}` : `${b}${superscript(x)}`),
        ),
        explanation: `The factor ${b} stands there ${e} times, so the exponent is ${e}.`,
      };
    }),
    exponent: form([0, 1, 2], (rng, dial) => {
      const b = rng.int(2, byLevel(dial, [10, 10, 12]));
      const e = rng.pick(range(2, 10).filter((x) => b ** x <= byLevel(dial, [1100, 10_000, 70_000])));
      return {
        question: `Which exponent goes in the gap? ${whole(b ** e)} = ${b} to the power of □`,
        ...numeric(e, {
          'one-factor-too-few': e - 1,
          'one-factor-too-many': e + 1,
          'swapped-base-and-exponent': b === e ? e + 2 : b,
        }),
        explanation: `${factors(b, e)} = ${whole(b ** e)}, which has ${e} factors.`,
      };
    }),
    equal: form([1, 2], matching(powerTask)),
    compare: form([1, 2], comparing(powerTask)),
    sum: form([0, 2], (rng, dial) => {
      const [x, y] = rng.pair(range(2, byLevel(dial, [10, 10, 12])));
      const [d, e] = [rng.int(2, 3), 2];
      const value = x ** d + y ** e;
      return {
        question: `What is ${x}${superscript(d)} + ${y}${superscript(e)}?`,
        ...numeric(value, {
          'multiplied-by-exponent': x * d + y * e,
          'slip-in-product': value + x,
          'one-factor-too-few': x ** (d - 1) + y ** e,
        }),
        explanation: `Powers come before sums: ${x ** d} + ${y ** e} = ${whole(value)}.`,
      };
    }),
  },
);

const letters = ['x', 'y', 'k', 'n', 't'] as const;

/** Draws an expression with powers of one letter, and its exponent. */
function law(rng: Rng, { level }: Dial) {
  const v = rng.pick(letters);
  const [m, n] = rng.pair(range(2, [9, 12, 12][level] ?? 9));
  const p = (e: number): string => `${v}${superscript(e)}`;
  const simple = [
    { text: `${p(m)} · ${p(n)}`, e: m + n, wrong: m * n, why: 'Multiply powers by adding the exponents' },
    {
      text: `${p(m + n)} ÷ ${p(n)}`,
      e: m,
      wrong: m + 2 * n,
      why: 'Divide powers by subtracting the exponents',
    },
    {
      text: `(${p(m)})${superscript(n)}`,
      e: m * n,
      wrong: m + n,
      why: 'For a power of a power, multiply the exponents',
    },
  ];
  const mixed = [
    { text: `${p(m)} · ${p(-n)}`, e: m - n, wrong: m + n, why: 'Add the exponents, with their signs' },
    {
      text: `(${p(m)})${superscript(2)} · ${p(n)}`,
      e: 2 * m + n,
      wrong: m + 2 + n,
      why: 'First the power of a power, then the product',
    },
    {
      text: `(${p(m)} · ${p(n)})${superscript(2)}`,
      e: 2 * (m + n),
      wrong: m + n + 2,
      why: 'Add inside the brackets, then multiply',
    },
  ];
  return { p, ...rng.pick(level === 0 ? simple : level === 1 ? [...simple, ...mixed] : mixed) };
}

/** Returns exponents as choices: the mistake may give more or less. */
function exponentChoices(rng: Rng, e: number, wrong: number, show: (e: number) => string) {
  const slip = rng.pick([-2, -1, 1, 2]);
  const other = wrong === e ? e + 3 : wrong;
  const texts: [string, number][] = [
    ['mixed-up-rules', other],
    ['slip-in-exponent', e + slip],
    ['mixed-up-rules and slip-in-exponent', other + slip],
  ];
  const option = (x: number) => ({ text: show(x), worth: `${x}` });
  return {
    answer: option(e),
    mistakes: [...texts, ['off-by-one', e - slip] as const].map(([name, x]) => ({ name, ...option(x) })),
  };
}

function simplify(rng: Rng, dial: Dial): Asked {
  const { p, text, e, wrong, why } = law(rng, dial);
  return {
    question: `Simplify ${text}.`,
    ...exponentChoices(rng, e, wrong, p),
    explanation: `${why}: ${p(e)}.`,
  };
}

const laws = formed(
  {
    ...info,
    id: 'math.exponents.laws',
    title: 'Laws of exponents',
    grades: [8, 11],
    objectives: ['Multiply, divide and raise powers'],
    keywords: ['laws of exponents', 'exponent rules', 'negative exponents'],
    prerequisites: ['math.exponents.powers', 'math.integers.add-subtract'],
    standards: ['8.EE.A.1', 'HSN.RN.A.2'],
    teaching: {
      idea:
        'A power counts equal factors. So a product of powers of one base has all factors together: add the exponents. A ' +
        'quotient loses factors: subtract. A power of a power repeats the factors: multiply. x⁻² means 1/x².',
      caution: 'Add exponents for a product of powers, and multiply them only for a power of a power.',
      hints: [
        'Do you see a product, a quotient or a power of a power?',
        'Write a small case out: x² · x³ = x · x · x · x · x.',
      ],
      mends: {
        'mixed-up-rules':
          'Another rule fits here. Product: add. Quotient: subtract. Power of a power: multiply.',
        'slip-in-exponent': 'The rule is right, but count the exponents once more.',
        'another-value': 'Simplify each choice.',
        'wrong-sign-of-exponent': 'A negative exponent puts the power below the fraction bar.',
        'took-negative-number': 'A negative exponent does not make the value negative.',
        'multiplied-by-exponent': 'The exponent counts factors. It is not a factor.',
      },
    },
  },
  {
    simplify: form([0, 1, 2], simplify),
    claim: form([0, 1, 2], simplify, 'claimed'),
    gap: form([0, 1], (rng, dial) => {
      const v = rng.pick(letters);
      const [m, x] = [rng.int(2, byLevel(dial, [9, 12, 12])), rng.int(2, 9)];
      const product = rng.int(0, 1) === 1;
      const total = product ? m + x : m * x;
      const s = (e: number): string => `${v}${superscript(e)}`;
      return {
        question: `${product ? `${s(m)} times another power of ${v} is ${s(total)}` : `A power of ${s(m)} is equal to ${s(total)}`}. What is the ${product ? 'other' : 'outer'} exponent?`,
        ...numeric(x, {
          'mixed-up-rules': product ? (total % m ? total : total / m) : total - m,
          'slip-in-exponent': x + rng.pick([-1, 1]),
        }),
        explanation: product ? `${m} + ${x} = ${total}.` : `${m} × ${x} = ${total}.`,
      };
    }),
    negative: form([1, 2], (rng, dial) => negativePower(rng, dial)),
    equal: form([0, 2], (rng, dial) => {
      const made = [law(rng, dial)];
      for (let i = 0; i < 40 && made.length < 4; i++) {
        const next = { ...law(rng, dial) };
        if (made.every(({ e }) => e !== next.e)) made.push(next);
      }
      const [right = law(rng, dial), ...wrong] = made;
      const option = ({ text }: { text: string }) => ({ text: text.replace(/[a-z]/g, 'x'), worth: text });
      return {
        question: `Which expression is equal to x${superscript(right.e)}?`,
        answer: option(right),
        mistakes: wrong.map((one) => ({
          name: 'another-value',
          ...option(one),
          mend: `${one.why}. This is x${superscript(one.e)}.`,
        })),
        explanation: `${right.why}: ${right.text.replace(/[a-z]/g, 'x')} = x${superscript(right.e)}.`,
      };
    }),
  },
);

function negativePower(rng: Rng, dial: Dial): Asked {
  const b = rng.int(2, 10);
  const e = rng.pick(range(1, 6).filter((x) => b ** x <= byLevel(dial, [100, 200, 1100])));
  const value = rational(1, b ** e);
  return {
    question: `What is ${b}${superscript(-e)}?`,
    ...numeric(
      value,
      {
        'wrong-sign-of-exponent': b ** e,
        'took-negative-number': value.times(-1),
        'multiplied-by-exponent': rational(1, b * e),
      },
      { signed: true },
    ),
    explanation: `A negative exponent means one divided by the power: 1/${b}${superscript(e)}, which is 1/${whole(b ** e)}.`,
  };
}

/** Powers and their laws. */
export const exponents: Concept[] = [powers, laws];
