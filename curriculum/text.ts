import { type Numeric, Rational, rational } from './rational.ts';

/** Format of a value in a choice or a sentence. */
export type Format = (value: Rational) => string;

/** Formats a whole number with thousands separators: 12,345. */
export function whole(value: number | bigint): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Formats a number as 7, 3/4 or 9/4. */
export function plain(value: Numeric): string {
  const r = rational(value);
  return r.isInteger() ? whole(r.n) : `${r.n}/${r.d}`;
}

/** Formats a number as 7, 3/4 or 2 1/4. */
export function mixed(value: Numeric): string {
  const r = rational(value);
  const sign = r.n < 0n ? '-' : '';
  const n = r.n < 0n ? -r.n : r.n;
  if (r.isInteger() || n < r.d) return plain(r);
  return `${sign}${n / r.d} ${n % r.d}/${r.d}`;
}

/** Formats a decimal with at least `places` digits after the point. Throws if it never ends. */
export function decimal(value: Numeric, places = 0): string {
  const r = rational(value);
  if (places === 0 && r.isInteger()) return whole(r.n);
  let digits = places;
  while (digits < 40 && 10n ** BigInt(digits) % r.d !== 0n) digits++;
  if (digits === 40) throw new RangeError(`${r} has no finite decimal form`);
  const scaled = (r.n < 0n ? -r.n : r.n) * (10n ** BigInt(digits) / r.d);
  const text = String(scaled).padStart(digits + 1, '0');
  const int = whole(BigInt(text.slice(0, text.length - digits)));
  return `${r.n < 0n ? '-' : ''}${int}${digits > 0 ? `.${text.slice(-digits)}` : ''}`;
}

/** Formats dollars as $4.05, rounded to whole cents. */
export function dollars(value: Numeric): string {
  const r = rational(value).round(2);
  return r.n < 0n ? `-$${decimal(r.times(-1), 2)}` : `$${decimal(r, 2)}`;
}

/** Formats whole dollars: $1,200. */
export const inDollars: Format = (value) => `$${plain(value)}`;

/** Formats a percentage of whole points: 5%. */
export const inPercent: Format = (value) => `${plain(value)}%`;

/** Formats an angle: 35°. */
export const inDegrees: Format = (value) => `${value}°`;

/** Formats cents as $4.05. */
export function cents(value: number): string {
  return dollars(new Rational(BigInt(value), 100n));
}

/** Returns a format with a unit after the number: 12 cm, or 1 hour and 2 hours by `unit('hours', decimal, 'hour')`. */
export function unit(name: string, show: Format = decimal, one = name): Format {
  return (value) => `${show(value)} ${value.compare(1) === 0 ? one : name}`;
}

/** Formats a count as `1 apple` or `2 apples`. */
export function count(n: number, singular: string, plural = `${singular}s`): string {
  return `${whole(n)} ${n === 1 ? singular : plural}`;
}

/** Joins items as `red, blue and green`. */
export function list(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** Joins items as `3, 5 or 8`. */
export function alternatives(items: readonly string[]): string {
  return `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}

/** Formats ordinals: 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${(!teen && { 1: 'st', 2: 'nd', 3: 'rd' }[n % 10]) || 'th'}`;
}

/** Sets the first letter in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats exponents: x², 10⁻³. */
export function superscript(n: number): string {
  return String(n).replace(/[-\d]/g, (c) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(c)] ?? '⁻');
}

/** Sets digits as subscripts: log₂, H₂O. */
export function subscript(text: number | string): string {
  return String(text).replace(/\d/g, (c) => '₀₁₂₃₄₅₆₇₈₉'[Number(c)] ?? c);
}

/** Adds the article to a noun: `a dog`, `an owl`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Parses a table of facts: one row a line, columns separated by `|`. Throws at start if a row is malformed. */
export function table<C extends string>(columns: readonly C[], text: string): readonly Record<C, string>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns.length || cells.includes('')) throw new Error(`malformed row: ${line}`);
      // Each column has its cell: the lengths were compared above.
      return Object.fromEntries(columns.map((column, i) => [column, cells[i]])) as Record<C, string>;
    });
}
