import type { Choice } from './read-choice.ts';

/** Takes a relation: its name and, where it has one, its amount. */
export type Emit = (name: string, value: string | number) => void;

function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b), 1);
}

/** Rounds so that sums of decimals are equal if they are equal on paper. */
const tidy = (n: number): number => Math.round(n * 1e6) / 1e6;

/** Emits the ratio of two values if its terms are small. */
function ratio(a: number, b: number, emit: Emit): void {
  for (let d = 1; d <= 12; d++) {
    const n = (a / b) * d;
    if (Math.abs(n) <= 144 && near(n, Math.round(n))) {
      emit('value over another', tidy(a / b));
      return;
    }
  }
}

function ofValues(a: number, b: number, emit: Emit): void {
  emit('value minus another', tidy(a - b));
  if (a === 0 || b === 0) return;
  ratio(a, b, emit);
  if (near(a, -b)) emit('opposite of another', '');
  if (near(a * b, 1)) emit('reciprocal of another', '');
  const power = Math.log10(Math.abs(a / b));
  if (near(power, Math.round(power))) emit('times another, as a power of ten', Math.round(power));
  if (!Number.isInteger(a) || !Number.isInteger(b)) return;
  if (a % b === 0) emit('multiple of another', '');
  if (b % a === 0) emit('divisor of another', '');
  if (a * a === Math.abs(b)) emit('square root of another', '');
  if (a === b * b) emit('square of another', '');
}

/** Compares number by number: equal, opposite, less or greater. */
function ofNumbers({ form, numbers: a }: Choice, { form: other, numbers: b }: Choice, emit: Emit): void {
  if (a.length < 2 || a.length !== b.length || form.length > 40) return;
  let [marks, different] = ['', 0];
  for (const [i, n] of a.entries()) {
    const m = b[i] ?? 0;
    marks += n === m ? '=' : n === -m ? '-' : n < m ? '<' : '>';
    if (n === m) continue;
    different++;
    emit(`number ${i + 1} minus another's`, tidy(n - m));
  }
  emit("numbers against another's", marks);
  if (form === other) emit("same form, numbers that differ from another's", different);
  if (a[0] === b[1] && a[1] === b[0]) emit('swapped numbers of another', '');
}

/** Returns the parts in which two texts differ: without their common start and end. */
function difference(a: string, b: string): [string, string] {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

function ofTexts(a: Choice, b: Choice, emit: Emit): void {
  const [mine, other] = difference(a.text, b.text);
  const isSmall = mine.length <= 4 && other.length <= 4;
  if (isSmall && mine.length + other.length < a.text.length) {
    emit('letters that another has not', `“${mine}” for “${other}”`);
    emit('count of letters that another has not', `${mine.length} for ${other.length}`);
  }
  if (a.words.length > 1 && a.words.length === b.words.length) {
    emit("words that differ from another's", a.words.filter((word, i) => word !== b.words[i]).length);
  }
  if (b.text.includes(a.text)) emit('part of another', '');
  if (a.text.includes(b.text)) emit('contains another', '');
  if (a.digits && a.digits === b.digits) emit('same digits as another', '');
}

/** Emits the relations of a choice to another one. */
export function relate(a: Choice, b: Choice, emit: Emit): void {
  if (a.value !== undefined && b.value !== undefined) ofValues(a.value, b.value, emit);
  ofNumbers(a, b, emit);
  ofTexts(a, b, emit);
}

/** Emits the relations of a value to pairs of others: sum, difference, product, quotient, middle. */
export function relateToPairs(value: number, others: readonly number[], emit: Emit): void {
  for (let i = 0; i < others.length; i++) {
    for (let j = i + 1; j < others.length; j++) {
      const [a, b] = [others[i] ?? 0, others[j] ?? 0];
      if (near(value, a + b)) emit('sum of two', '');
      if (near(value, Math.abs(a - b))) emit('difference of two', '');
      if (near(value, a * b)) emit('product of two', '');
      if (near(value * b, a) || near(value * a, b)) emit('quotient of two', '');
      if (near(2 * value, a + b)) emit('middle of two', '');
      if (near(value * value, a * b)) emit('geometric middle of two', '');
      if (value > Math.min(a, b) && value < Math.max(a, b)) emit('between two', '');
    }
  }
}
