import { checkedBy } from '../checked.ts';
import { numeric, type WrongNumber } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { count, plain, superscript, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { around, type Wrong } from './divisibility.ts';

const info = { subject: 'Math', category: 'Integers and Powers' };

const letters = ['x', 'y', 'k', 'n', 't'] as const;

/** Draws an expression with powers of one letter, and its exponent. */
function law(rng: Rng, { level }: Dial) {
  const v = rng.pick(letters);
  const [m, n] = rng.pair(range(2, [9, 12, 12][level] ?? 9));
  const p = (e: number): string => `${v}${superscript(e)}`;
  const simple = [
    {
      text: `${p(m)} · ${p(n)}`,
      e: m + n,
      wrong: m * n,
      why: 'Multiply powers by adding the exponents',
      calc: `${m} + ${n}`,
      more: 'How many factors are there in all?',
      hint: 'This is a product of two powers with the same base.',
    },
    {
      text: `${p(m + n)} ÷ ${p(n)}`,
      e: m,
      wrong: m + 2 * n,
      why: 'Divide powers by subtracting the exponents',
      calc: `${m + n} - ${n}`,
      more: 'Dividing takes factors away. How many are left?',
      hint: 'This is a quotient of two powers with the same base.',
    },
    {
      text: `(${p(m)})${superscript(n)}`,
      e: m * n,
      wrong: m + n,
      why: 'For a power of a power, multiply the exponents',
      calc: `${m} × ${n}`,
      more: `How many factors are in the brackets? They come ${n} times.`,
      hint: 'This is a power of a power: the brackets are a factor several times.',
    },
  ];
  const mixed = [
    {
      text: `${p(m)} · ${p(-n)}`,
      e: m - n,
      wrong: m + n,
      why: 'Add the exponents, with their signs',
      calc: `${m} + (-${n})`,
      more: 'A negative exponent takes factors away, as dividing does.',
      hint: 'This is a product of two powers. One of the exponents is negative.',
    },
    {
      text: `(${p(m)})${superscript(2)} · ${p(n)}`,
      e: 2 * m + n,
      wrong: m + 2 + n,
      why: 'Multiply the exponents of the power of a power, then add the other exponent',
      calc: `${m} × 2 + ${n}`,
      more: 'How many factors does the square of the brackets have? How many more come with the product?',
      hint: 'First come the brackets with their exponent, a power of a power. Then comes a product.',
    },
    {
      text: `(${p(m)} · ${p(n)})${superscript(2)}`,
      e: 2 * (m + n),
      wrong: m + n + 2,
      why: 'Add the exponents inside the brackets, then multiply by the outer one',
      calc: `(${m} + ${n}) × 2`,
      more: 'How many factors are in the brackets? Their square has twice as many.',
      hint: 'Inside the brackets there is a product. The exponent outside makes a power of a power.',
    },
  ];
  return { p, ...rng.pick(level === 0 ? simple : level === 1 ? [...simple, ...mixed] : mixed) };
}

/** Returns exponents as choices: the mistake may give more or less. */
function exponentChoices(
  rng: Rng,
  { e, wrong, why: rule, calc }: ReturnType<typeof law>,
  show: (e: number) => string,
) {
  const other = wrong === e ? e + 3 : wrong;
  const step = rng.pick([-1, 1]);
  const option = (x: number) => ({ text: show(x), worth: `${x}` });
  const wrongs: readonly (readonly [name: string, e: number, mend: string])[] = [
    ['mixed-up-rules', other, `${rule}; you used another rule.`],
    [
      'miscounted-factors',
      e + step,
      `You counted one factor too ${step > 0 ? 'many' : 'few'}; the exponent is ${calc}.`,
    ],
    ['mixed-up-rules and miscounted-factors', other + step, `${rule}; the exponent is ${calc}.`],
  ];
  return {
    answer: option(e),
    mistakes: wrongs.map(([name, x, mend]) => ({ name, mend, ...option(x) })),
  };
}

function simplify(rng: Rng, dial: Dial): Asked {
  const drawing = law(rng, dial);
  const { p, text, e, why, calc, hint, more } = drawing;
  return {
    question: `Simplify ${text}.`,
    ...exponentChoices(rng, drawing, p),
    hints: [hint, more],
    explanation: `${why}: ${calc} = ${e}. So ${text} = ${p(e)}.`,
  };
}

/** Returns the wrong exponents beside a known one, in a product of powers or in a power of a power. */
function gapMistakes(m: number, x: number, product: boolean): Record<string, WrongNumber> {
  const total = product ? m + x : m * x;
  const sign = product ? '+' : '×';
  const tried = (y: number): WrongNumber => [
    y,
    `${m} ${sign} ${y} is ${product ? m + y : m * y}; the result has the exponent ${total}.`,
  ];
  return {
    'mixed-up-rules': [
      product ? (total % m ? total * m : total / m) : total - m,
      product
        ? 'You multiplied or divided; for a product of powers the exponents are added.'
        : 'You subtracted; for a power of a power the exponents are multiplied.',
    ],
    'one-too-few': tried(x - 1),
    'one-too-many': tried(x + 1),
    'two-too-few': tried(x - 2),
    'two-too-many': tried(x + 2),
    'added-the-exponents': [
      total + m,
      product
        ? `You added both given exponents; what must be added to ${m} to give ${total}?`
        : `You added both given exponents; ${m} times what gives ${total}?`,
    ],
    'gave-the-result': [total, 'This is the exponent of the result; the question asks for the other one.'],
    'gave-the-known': [m, 'This is the exponent that is given; the question asks for the other one.'],
    'multiplied-the-exponents': [
      total * m,
      `You multiplied both given exponents; ${m} ${sign === '+' ? 'plus' : 'times'} what gives ${total}?`,
    ],
  };
}

/** Asks for the exponent that is missing in a law. */
function missingExponent(rng: Rng, dial: Dial): Asked {
  const v = rng.pick(letters);
  const [m, x] = [rng.int(2, byLevel(dial, [9, 12, 12])), rng.int(2, 9)];
  const product = rng.int(0, 1) === 1;
  const total = product ? m + x : m * x;
  const s = (e: number): string => `${v}${superscript(e)}`;
  return {
    question: `${product ? `${s(m)} times another power of ${v} is ${s(total)}. What is the exponent of the other power?` : `${s(m)} raised to a power is ${s(total)}. To which power is it raised?`}`,
    ...numeric(x, gapMistakes(m, x, product), {
      apart: checkedBy(
        (y) =>
          `not the exponent: ${m} ${product ? '+' : '×'} ${y} is ${product ? y.plus(m) : y.times(m)}, not ${total}`,
      ),
    }),
    hints: [
      product
        ? 'A product of powers has the factors of both.'
        : 'A power of a power repeats all the factors.',
      product
        ? `So the exponents are added. What must be added to the exponent of ${s(m)}?`
        : `So the exponents are multiplied. By what must the exponent of ${s(m)} be multiplied?`,
    ],
    explanation: product
      ? `For a product of powers the exponents are added: ${m} + ${x} = ${total}.`
      : `For a power of a power the exponents are multiplied: ${m} × ${x} = ${total}.`,
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
      mends: {
        'wrong-sign-of-exponent':
          'You left out the minus sign; a negative exponent puts the power below a fraction bar.',
        'took-a-negative-number':
          'You made the value negative; a negative exponent means one divided by the power.',
      },
    },
  },
  {
    simplify: form([0, 1, 2], simplify),
    gap: form([0, 1], missingExponent),
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
          mend: `This expression is x${superscript(one.e)}, not x${superscript(right.e)}.`,
        })),
        hints: [
          'Simplify the choices one by one, and compare the exponents.',
          'Add for a product, subtract for a quotient, and multiply for a power of a power.',
        ],
        explanation: `${right.why}: ${right.calc} = ${right.e}. So ${right.text.replace(/[a-z]/g, 'x')} = x${superscript(right.e)}.`,
      };
    }),
  },
);

function negativePower(rng: Rng, dial: Dial): Asked {
  const b = rng.int(2, 10);
  const e = rng.pick(range(1, 6).filter((x) => b ** x <= byLevel(dial, [100, 200, 1100])));
  return {
    question: `What is ${b}${superscript(-e)}?`,
    hints: [
      'The minus sign of the exponent puts the power below a fraction bar, under a 1.',
      `Then work out the power of ${b} without the minus sign.`,
    ],
    ...negativeChoices(rng, b, e),
    explanation: `A negative exponent means 1 divided by the power: ${e === 1 ? '' : `1/${b}${superscript(e)}, which is `}1/${whole(b ** e)}.`,
  };
}

/** Returns the wrong numbers below the fraction bar. */
function wrongBottoms(b: number, e: number): Wrong[] {
  const factorsOf = (n: number): Wrong => ({
    value: b ** n,
    name: n < e ? 'one-factor-too-few' : 'one-factor-too-many',
    mend: `Below the bar there ${n === 1 ? 'is' : 'are'} ${count(n, 'factor')} of ${b}; there must be ${e}.`,
  });
  const baseOf = (n: number): Wrong => ({
    value: n ** e,
    name: n < b ? 'neighboring-base-below' : 'neighboring-base-above',
    mend: `Below the bar there is a power of ${n}; the base is ${b}.`,
  });
  return [
    factorsOf(e - 1),
    factorsOf(e + 1),
    ...[b - 2, b - 1, b + 1, b + 2].map(baseOf),
    {
      value: b * e,
      name: 'multiplied-by-exponent',
      mend: `You multiplied ${b} by ${e}; the exponent counts equal factors.`,
    },
  ].filter(({ value }) => value > 1);
}

/** Returns a unit fraction among wrong ones. Few choices are no such fractions, since these can be told at sight. */
function negativeChoices(rng: Rng, b: number, e: number): Pick<Asked, 'answer' | 'mistakes'> {
  const option = (r: Rational) => ({ text: plain(r), worth: `${r}` });
  const wrong = around(rng, b ** e, wrongBottoms(b, e));
  const bottom = rng.pick([b ** e, ...wrong.slice(1).map(({ value }) => value)]);
  const odd = rng.pick([
    { name: 'wrong-sign-of-exponent', ...option(rational(bottom)) },
    { name: 'took-a-negative-number', ...option(rational(-1, bottom)) },
  ]);
  const fractions = wrong.map(({ value, name, mend }) => ({ name, mend, ...option(rational(1, value)) }));
  return {
    answer: option(rational(1, b ** e)),
    mistakes: rng.int(0, 1) === 0 ? fractions : [odd, ...fractions.slice(1)],
  };
}

/** Laws of exponents. */
export const lawsOfExponents: Concept[] = [laws];
