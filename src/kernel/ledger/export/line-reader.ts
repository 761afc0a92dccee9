import { isObject, jsonString } from '../../../base/canonical-json.ts';

/** Value that the ledger does not write in this form. */
export interface Fault {
  expected: string;
  found: string;
}

const [tab, minus, zero] = [9, 45, 48];
const storedTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,3})?\+00$/;

/** Reads the values of lines one after the other, and notes those whose text is not the one that the ledger stores. */
export class LineReader {
  readonly #text: string;
  readonly #faults: Fault[];
  #start = 0;
  #place = 0;
  #end = -1;
  #isShort = false;

  /**
   * @param text lines of values with tabs between them
   * @param faults list to which the reader adds
   */
  constructor(text: string, faults: Fault[]) {
    this.#text = text;
    this.#faults = faults;
  }

  /** Moves to the next line. Returns false after the last one. */
  next(): boolean {
    const text = this.#text;
    if (this.#end + 1 >= text.length) return false;
    this.#start = this.#end + 1;
    this.#place = this.#start;
    const end = text.indexOf('\n', this.#place);
    this.#end = end < 0 ? text.length : end;
    this.#isShort = false;
    return true;
  }

  /** Returns the next value; an empty one at the end of the line. */
  text(): string {
    const start = this.#place;
    if (start > this.#end) this.#isShort = true;
    const found = this.#text.indexOf('\t', start);
    const end = found < 0 || found > this.#end ? this.#end : found;
    this.#place = end + 1;
    return this.#text.slice(start, end);
  }

  /** Ends the line. One with a NULL or with a tab in a text has another number of values. */
  finish(): void {
    if (this.#isShort || this.#place <= this.#end)
      this.#fail('another number of values', this.#text.slice(this.#start, this.#end).replaceAll('\t', ' '));
  }

  integer(): number {
    const usual = this.#usualInteger();
    if (usual !== undefined) return usual;
    const text = this.text();
    const value = Number(text);
    if (String(value) !== text || !Number.isSafeInteger(value)) this.#fail('an integer', text);
    return value;
  }

  /** Returns an integer. An empty value is none. */
  optionalInteger(): number | undefined {
    if (this.#text.charCodeAt(this.#place) !== tab) return this.integer();
    this.#place += 1;
    return undefined;
  }

  /** Returns a time in ISO 8601. */
  timeOf(text: string): string {
    if (!storedTime.test(text)) this.#fail('a time in UTC with milliseconds', text);
    return isoTime(text);
  }

  /** Parses JSON. An empty value is none. */
  optionalJson(): unknown {
    if (this.#text.charCodeAt(this.#place) !== tab) return this.json();
    this.#place += 1;
    return undefined;
  }

  /** Parses JSON. PostgreSQL keeps all digits of a number, and JavaScript rounds, so the text must come out again. */
  json(): unknown {
    const text = this.text();
    const value = parseJson(text);
    const isExact = !text.includes('.') && hasOnlyIntegers(value);
    if (!isExact && storedJson(value) !== text) this.#fail('JSON with integers', text);
    return value;
  }

  /** Reads an integer in the usual form, without a text of it: few digits, the first of them not 0. */
  #usualInteger(): number | undefined {
    const text = this.#text;
    const isNegative = text.charCodeAt(this.#place) === minus;
    const start = isNegative ? this.#place + 1 : this.#place;
    let value = 0;
    let place = start;
    for (; place < this.#end; place += 1) {
      const digit = text.charCodeAt(place) - zero;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
    }
    const length = place - start;
    const isWhole = place === this.#end || text.charCodeAt(place) === tab;
    const isUsual =
      length > 0 && length < 16 && (text.charCodeAt(start) !== zero || (length === 1 && !isNegative));
    if (!isWhole || !isUsual) return undefined;
    this.#place = place + 1;
    return isNegative ? -value : value;
  }

  #fail(expected: string, found: string): void {
    this.#faults.push({ expected, found });
  }
}

/** Returns true if all numbers of a value are integers that JavaScript does not round. */
function hasOnlyIntegers(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (!isObject(value)) return value !== undefined;
  for (const name in value) if (!hasOnlyIntegers(value[name])) return false;
  return true;
}

/** Returns JSON as PostgreSQL writes a `jsonb`. */
function storedJson(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return jsonString(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let members = '';
  if (Array.isArray(value)) {
    for (const member of value) members += members === '' ? storedJson(member) : `, ${storedJson(member)}`;
    return `[${members}]`;
  }
  for (const [name, member] of Object.entries(value))
    members += `${members === '' ? '' : ', '}${jsonString(name)}: ${storedJson(member)}`;
  return `{${members}}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // The caller reports the text.
  }
}

/** Converts PostgreSQL's text (`2026-03-01 08:30:00.12+00`) to ISO 8601. Keeps microseconds of forged times. */
export function isoTime(text: string): string {
  const fraction = text.slice(20, -3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`;
}
