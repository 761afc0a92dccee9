import { plus, type Q, q, same, times } from './exact.ts';
import { common, f, n } from './middle-values.ts';
import { type Rule, rule } from './rule.ts';

/** Results of slips by their description, from the numbers of a task such as `3/8 + 1/4`. */
const fractionSlips: Record<string, (a: number[], sign: string) => Q> = {
  'The denominators were added too.': ([a = 0, b = 1, c = 0, d = 1], sign) =>
    q(sign === '+' ? a + c : Math.abs(a - c), b + d),
  'The fractions were subtracted.': ([a = 0, b = 1, c = 0, d = 1]) => q(Math.abs(a * d - c * b), b * d),
  'The fractions were added.': ([a = 0, b = 1, c = 0, d = 1]) => q(a * d + c * b, b * d),
  'One part was counted twice.': ([a = 0, b = 1, c = 0, d = 1]) =>
    plus(q(a * d + c * b, b * d), q(common(b, d), b * d)),
  'One part was left out.': ([a = 0, b = 1, c = 0, d = 1]) =>
    plus(q(a * d + c * b, b * d), q(-common(b, d), b * d)),
  'One part too few was taken away.': ([a = 0, b = 1, c = 0, d = 1]) =>
    plus(q(a * d - c * b, b * d), q(common(b, d), b * d)),
  'One part too many was taken away.': ([a = 0, b = 1, c = 0, d = 1]) =>
    plus(q(a * d - c * b, b * d), q(-common(b, d), b * d)),
  'The denominators were added.': ([a = 0, b = 1, c = 0, d = 1]) => q(a * c, b + d),
  'The numerators were added.': ([a = 0, b = 1, c = 0, d = 1]) => q(a + c, b * d),
  'The second fraction was turned over.': ([a = 0, b = 1, c = 0, d = 1]) => q(a * d, b * c),
  'Only the first denominator was kept.': ([a = 0, b = 1, c = 0]) => q(a * c, b),
  'The denominator was multiplied too.': ([, a = 0, b = 1]) => q(a, b),
  'The numerator was added to the whole number.': ([w = 0, a = 0, b = 1]) => q(w + a, b),
  'One copy too many was counted.': ([w = 0, a = 0, b = 1]) => q((w + 1) * a, b),
  'One copy was left out.': ([w = 0, a = 0, b = 1]) => q((w - 1) * a, b),
};

/** The same for mixed numbers: `2 1/4 + 1 3/4`. */
const mixedSlips: Record<string, (a: Q, b: Q, wholes: number) => Q> = {
  'One whole was counted twice.': (a, b) => plus(plus(a, b), q(1)),
  'One whole was left out.': (a, b) => plus(plus(a, b), q(-1)),
  'The numbers were subtracted.': (a, b) => plus(a, times(b, q(-1))),
  'The second fraction was left out.': (a, _, wholes) => plus(a, q(wholes)),
};

/** Questions that ask which slip led to a wrong result. */
export const slipRules: Rule[] = [
  rule(
    /^\w+ says that (\d+ \d+\/\d+) \+ ((\d+) \d+\/\d+) is (\S+|\d+ \d+\/\d+)\. What went wrong\?$/,
    (p) => (c) => {
      const slip = mixedSlips[c];
      if (!slip) throw new Error(`unknown slip ${c}`);
      return same(slip(f(p(1)), f(p(2)), n(p(3))), f(p(4)));
    },
  ),
  rule(/^\w+ says that ([\d/]+) ([-+×]) ([\d/]+) is (\S+)\. What went wrong\?$/, (p) => (c) => {
    const slip = fractionSlips[c];
    if (!slip) throw new Error(`unknown slip ${c}`);
    return same(slip(`${p(1)}/${p(3)}`.split('/').map(Number), p(2)), f(p(4)));
  }),
];
