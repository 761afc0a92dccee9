import type { WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import type { Dial } from '../types.ts';

/** Expression with its value, its steps, and the values that mistakes give. */
export interface Ordered {
  text: string;
  value: number;
  /** Step that comes first, and its result. */
  first: readonly [text: string, result: number];
  /** Change of the first result by one group, and that of the value. */
  group: readonly [ofFirst: number, ofValue: number];
  /** Steps after the first one. */
  rest: string;
  wrong: Record<string, WrongNumber>;
}

interface Numbers {
  a: number;
  b: number;
  c: number;
  d: number;
}

const fromLeft = (first: string): string => `You worked from left to right; ${first} comes first.`;

function sumWithProduct({ a, b, c }: Numbers): Ordered {
  return {
    text: `${a} + ${b} × ${c}`,
    value: a + b * c,
    first: [`${b} × ${c}`, b * c],
    group: [b, b],
    rest: `${a} + ${b * c} = ${a + b * c}`,
    wrong: {
      'worked-left-to-right': [(a + b) * c, fromLeft(`${b} × ${c}`)],
      'multiplied-the-wrong-pair': [
        a * c + b,
        `You multiplied ${a} by ${c}; the × stands between ${b} and ${c}.`,
      ],
      'only-added': [a + b + c, `You only added; ${b} × ${c} is a product.`],
      'stopped-early': [b * c, `You stopped after ${b} × ${c}; add ${a}, too.`],
    },
  };
}

function difference({ a, b, c }: Numbers): Ordered {
  const [small, large] = a < b ? [a, b] : [b, a + 1];
  const whole = small * c + large;
  return {
    text: `${whole} - ${small} × ${c}`,
    value: large,
    first: [`${small} × ${c}`, small * c],
    group: [small, -small],
    rest: `${whole} - ${small * c} = ${large}`,
    wrong: {
      'worked-left-to-right': [(whole - small) * c, fromLeft(`${small} × ${c}`)],
      'took-one-factor-away': [
        whole - small,
        `You took only ${small} away; take the product ${small} × ${c} away.`,
      ],
      'only-subtracted': [whole - small - c, `You took ${small} and ${c} away; take their product away.`],
      'stopped-early': [small * c, `You stopped after ${small} × ${c}; take it away from ${whole}.`],
    },
  };
}

function bracket({ a, b, c }: Numbers): Ordered {
  return {
    text: `${c} × (${a} + ${b})`,
    value: c * (a + b),
    first: [`${a} + ${b}`, a + b],
    group: [1, c],
    rest: `${c} × ${a + b} = ${c * (a + b)}`,
    wrong: {
      'multiplied-the-first-only': [c * a + b, `You multiplied only ${a}; the bracket holds ${b}, too.`],
      'multiplied-the-last-only': [a + c * b, `You multiplied only ${b}; the bracket holds ${a}, too.`],
      'only-added': [a + b + c, `You only added; ${c} is a factor of the bracket.`],
      'only-multiplied': [a * b * c, `You only multiplied; add ${a} and ${b} in the bracket first.`],
    },
  };
}

function sumWithQuotient({ a, b, c }: Numbers): Ordered {
  return {
    text: `${a} + ${b * c} ÷ ${c}`,
    value: a + b,
    first: [`${b * c} ÷ ${c}`, b],
    group: [1, 1],
    rest: `${a} + ${b} = ${a + b}`,
    wrong: {
      ...((a + b * c) % c === 0 && {
        'worked-left-to-right': [(a + b * c) / c, fromLeft(`${b * c} ÷ ${c}`)] as const,
      }),
      'left-out-the-division': [a + b * c, `You added ${b * c}; divide it by ${c} first.`],
      'subtracted-the-divisor': [a + b * c - c, `You took ${c} away; divide by ${c}.`],
      'added-the-divisor': [a + c, `You added ${c}; add the result of ${b * c} ÷ ${c}.`],
      'stopped-early': [b, `You stopped after ${b * c} ÷ ${c}; add ${a}, too.`],
    },
  };
}

function twoProducts({ a, b, c, d }: Numbers): Ordered {
  return {
    text: `${a} × ${c} + ${b} × ${d}`,
    value: a * c + b * d,
    first: [`${a} × ${c}`, a * c],
    group: [a, a],
    rest: `${b} × ${d} = ${b * d}, and ${a * c} + ${b * d} = ${a * c + b * d}`,
    wrong: {
      'worked-left-to-right': [(a * c + b) * d, `You worked from left to right; ${b} × ${d} comes before +.`],
      'added-first': [a * (c + b) * d, `You added ${c} + ${b} first; both products come first.`],
      'added-the-last-factor': [a * c + b + d, `You added ${b} and ${d}; multiply them.`],
      'added-the-first-factor': [a + c + b * d, `You added ${a} and ${c}; multiply them.`],
    },
  };
}

function bracketAtEnd({ a, b, c, d }: Numbers): Ordered {
  return {
    text: `${d} + ${c} × (${a + b} - ${a})`,
    value: d + c * b,
    first: [`${a + b} - ${a}`, b],
    group: [1, c],
    rest: `${c} × ${b} = ${c * b}, and ${d} + ${c * b} = ${d + c * b}`,
    wrong: {
      'worked-left-to-right': [(d + c) * b, `You added ${d} + ${c} first; × comes before +.`],
      'skipped-the-bracket': [
        d + c * (a + b) - a,
        `You skipped the bracket; work out ${a + b} - ${a} first.`,
      ],
      'added-the-factor': [d + c + b, `You added ${c}; it is a factor of the bracket.`],
      'stopped-early': [c * b, `You stopped after the product; add ${d}, too.`],
    },
  };
}

/** Kinds of expressions from easy to hard. */
const kinds = [sumWithProduct, difference, bracket, sumWithQuotient, twoProducts, bracketAtEnd] as const;

/** Draws an expression for a level. */
export function ordered(rng: Rng, { level }: Dial): Ordered {
  const top = [9, 12, 20][level] ?? 9;
  const kind = rng.pick(level === 0 ? kinds.slice(0, 3) : level === 1 ? kinds.slice(0, 5) : kinds.slice(2));
  return kind({ a: rng.int(2, top), b: rng.int(2, top), c: rng.int(2, 9), d: rng.int(2, 9) });
}

/** Returns the values that come out if the first step is off by a group. */
export function wrongFirst({ value, first: [step, result], group: [ofFirst, ofValue] }: Ordered) {
  const off = (sign: number) =>
    [value + sign * ofValue, `You took ${result + sign * ofFirst} for ${step}; it is ${result}.`] as const;
  return { 'first-step-too-large': off(1), 'first-step-too-small': off(-1) };
}
