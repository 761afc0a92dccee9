import type { Choice } from './read-choice.ts';

const near = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b), 1);
const short = (n: number): string => String(Number(n.toPrecision(6)));

/** Returns the ratio of two values if its terms are small. */
function ratioOf(a: number, b: number): string | undefined {
  for (let d = 1; d <= 12; d++) {
    const n = (a / b) * d;
    if (Math.abs(n) <= 144 && near(n, Math.round(n))) return `${Math.round(n)}/${d}`;
  }
  return undefined;
}

function ofValues(a: number, b: number): string[] {
  const found = [`value minus another is ${short(a - b)}`];
  if (a === 0 || b === 0) return found;
  const ratio = ratioOf(a, b);
  if (ratio) found.push(`value over another is ${ratio}`);
  if (near(a, -b)) found.push('opposite of another');
  if (near(a * b, 1)) found.push('reciprocal of another');
  const power = Math.log10(Math.abs(a / b));
  if (near(power, Math.round(power))) found.push(`power of ten ${Math.round(power)} of another`);
  if (Number.isInteger(a) && Number.isInteger(b)) {
    if (a % b === 0) found.push('multiple of another');
    if (b % a === 0) found.push('divisor of another');
    const root = Math.sqrt(Math.abs(b));
    if (root === a) found.push('square root of another');
    if (a === b * b) found.push('square of another');
  }
  return found;
}

/** Says for each number whether it is equal to, opposite to, less than or greater than the other choice's. */
function ofNumbers({ form, numbers: a }: Choice, { form: other, numbers: b }: Choice): string[] {
  if (a.length < 2 || a.length !== b.length || form.length > 40) return [];
  const marks = a.map((n, i) => {
    const m = b[i] ?? 0;
    return n === m ? '=' : n === -m ? '-' : n < m ? '<' : '>';
  });
  const found = [`numbers ${marks.join('')} another's`];
  if (form === other)
    found.push(`same form, ${marks.filter((m) => m !== '=').length} numbers differ from another's`);
  if (a[0] === b[1] && a[1] === b[0]) found.push('swapped numbers of another');
  a.forEach((n, i) => {
    const m = b[i] ?? 0;
    if (n !== m) found.push(`number ${i + 1} minus another's is ${short(n - m)}`);
  });
  return found;
}

/** Returns the parts in which two texts differ: without their common start and end. */
function difference(a: string, b: string): [string, string] {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

function ofTexts(a: Choice, b: Choice): string[] {
  const [mine, other] = difference(a.text, b.text);
  const found: string[] = [];
  const isSmall = mine.length <= 4 && other.length <= 4;
  if (isSmall && mine.length + other.length < a.text.length) {
    found.push(
      `has “${mine}” for “${other}” of another`,
      `${mine.length} letters for ${other.length} of another`,
    );
  }
  if (a.words.length > 1 && a.words.length === b.words.length) {
    found.push(`${a.words.filter((word, i) => word !== b.words[i]).length} words differ from another's`);
  }
  if (b.text.includes(a.text)) found.push('part of another');
  if (a.text.includes(b.text)) found.push('contains another');
  if (a.digits && a.digits === b.digits) found.push('same digits as another');
  return found;
}

/** Returns the relations of a choice to another one. */
export function relationsOf(a: Choice, b: Choice): string[] {
  const isNumeric = a.value !== undefined && b.value !== undefined;
  return [...(isNumeric ? ofValues(a.value ?? 0, b.value ?? 0) : []), ...ofNumbers(a, b), ...ofTexts(a, b)];
}

/** Returns the relations of a value to pairs of others: sum, difference, product, quotient, middle. */
export function pairRelationsOf(value: number, others: readonly number[]): string[] {
  const found: string[] = [];
  for (const [i, a] of others.entries()) {
    for (const b of others.slice(i + 1)) {
      if (near(value, a + b)) found.push('sum of two');
      if (near(value, Math.abs(a - b))) found.push('difference of two');
      if (near(value, a * b)) found.push('product of two');
      if (near(value * b, a) || near(value * a, b)) found.push('quotient of two');
      if (near(2 * value, a + b)) found.push('middle of two');
      if (near(value * value, a * b)) found.push('geometric middle of two');
      found.push(value > Math.min(a, b) && value < Math.max(a, b) ? 'between two' : 'outside of two');
    }
  }
  return found;
}
