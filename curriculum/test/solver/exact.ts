/** Exact arithmetic of the solver. It shares no code with the generators, so it cannot repeat their faults. */

export interface Q {
  top: bigint;
  bottom: bigint;
}

export function q(top: bigint | number, bottom: bigint | number = 1): Q {
  let [a, b] = [BigInt(top), BigInt(bottom)];
  if (b === 0n) throw new Error('division by zero in a question');
  if (b < 0n) [a, b] = [-a, -b];
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return { top: a / x, bottom: b / x };
}

export const plus = (a: Q, b: Q): Q => q(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const minus = (a: Q, b: Q): Q => q(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom);
export const times = (a: Q, b: Q): Q => q(a.top * b.top, a.bottom * b.bottom);
export const over = (a: Q, b: Q): Q => q(a.top * b.bottom, a.bottom * b.top);
export const same = (a: Q, b: Q): boolean => a.top === b.top && a.bottom === b.bottom;
export const less = (a: Q, b: Q): boolean => a.top * b.bottom < b.top * a.bottom;
export const sum = (all: readonly Q[]): Q => all.reduce(plus, q(0));

export function power(a: Q, e: number): Q {
  const k = BigInt(Math.abs(e));
  return e < 0 ? q(a.bottom ** k, a.top ** k) : q(a.top ** k, a.bottom ** k);
}

/** Rounds to decimal places, halves away from zero. */
export function rounded(a: Q, places: number): Q {
  const scale = 10n ** BigInt(places);
  const size = (a.top < 0n ? -a.top : a.top) * scale;
  const floor = size / a.bottom;
  const up = (size % a.bottom) * 2n >= a.bottom ? 1n : 0n;
  return q((a.top < 0n ? -1n : 1n) * (floor + up), scale);
}

/** Returns the whole root of a perfect power. */
export function root(n: bigint, degree: number): bigint {
  let [low, high] = [0n, n + 1n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** BigInt(degree) <= n) low = middle;
    else high = middle;
  }
  if (low ** BigInt(degree) !== n) throw new Error(`${n} has no whole root`);
  return low;
}

/** Parses 12,345.60 or 7. */
export function number(text: string): Q {
  const bare = text.replaceAll(',', '').replaceAll('$', '').trim();
  const [whole = '', decimals = ''] = bare.split('.');
  if (!/^-?\d+$/.test(whole) || !/^\d*$/.test(decimals)) throw new Error(`not a number: ${text}`);
  return q(BigInt(whole + decimals) === 0n ? 0n : BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Replaces raised digits by ^n, so that one grammar suffices. */
function plainPowers(text: string): string {
  return text.replace(
    /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
    (run) => `^${[...run].map((c) => (c === '⁻' ? '-' : raised.indexOf(c))).join('')}`,
  );
}

/** Evaluates an expression in x: brackets, then powers, a/b, products and quotients, sums. */
export function evaluate(source: string, x: Q = q(0)): Q {
  const tokens = plainPowers(source).match(/\d[\d,]*(?:\.\d+)?|[a-zA-Z]|[-+×÷·/^()√∛]/g) ?? [];
  if (tokens.join('') !== plainPowers(source).replace(/\s/g, '')) throw new Error(`cannot read ${source}`);
  let at = 0;
  const take = (token: string): boolean => tokens[at] === token && ++at > 0;

  const atom = (): Q => {
    const token = tokens[at++] ?? '';
    if (token === '(') {
      const inner = total();
      if (!take(')')) throw new Error(`bracket open in ${source}`);
      return inner;
    }
    if (token === '√') return q(root(atom().top, 2));
    if (token === '∛') return q(root(atom().top, 3));
    if (/^[a-z]$/.test(token)) return x;
    return number(token);
  };
  const raisedAtom = (): Q => {
    const base = atom();
    if (!take('^')) return base;
    const sign = take('-') ? -1 : 1;
    return power(base, sign * Number(tokens[at++]));
  };
  const signed = (): Q => (take('-') ? minus(q(0), signed()) : raisedAtom());
  const fraction = (): Q => {
    let value = signed();
    while (take('/')) value = over(value, signed());
    return value;
  };
  const product = (): Q => {
    let value = fraction();
    for (;;) {
      if (take('×') || take('·')) value = times(value, fraction());
      else if (take('÷')) value = over(value, fraction());
      else if (/^[a-z(]/.test(tokens[at] ?? '')) value = times(value, fraction());
      else return value;
    }
  };
  const total = (): Q => {
    let value = product();
    for (;;) {
      if (take('+')) value = plus(value, product());
      else if (take('-')) value = minus(value, product());
      else return value;
    }
  };
  const value = total();
  if (at !== tokens.length) throw new Error(`left over in ${source}`);
  return value;
}

/** Returns the number in a choice, if there is one: $4.50, 3/4, 2 1/4, -7 °C, 12π cm, 45%. */
export function worth(choice: string): Q | undefined {
  const text = choice
    .replaceAll('$', '')
    .replace(/\(([^()]+)\)π/, '$1π')
    .trim();
  const mixed = /^(-?)(\d+) (\d+)\/(\d+)$/.exec(text);
  if (mixed) {
    const size = plus(number(mixed[2] ?? ''), over(number(mixed[3] ?? ''), number(mixed[4] ?? '')));
    return mixed[1] ? minus(q(0), size) : size;
  }
  const single = /^(-?\d[\d,]*(?:\.\d+)?)(?:\/([\d,]+))?[%°π]?(?: [^\d:;]*)?$/.exec(text);
  if (single && !/ or |\bfor\b|remainder|\d:\d/.test(text))
    return over(number(single[1] ?? ''), number(single[2] ?? '1'));
  const ratio = /^(\d+):(\d+)$/.exec(text);
  return ratio && Number(ratio[2]) > 0 && !/^\d+:\d\d$/.test(text)
    ? over(number(ratio[1] ?? ''), number(ratio[2] ?? ''))
    : undefined;
}
