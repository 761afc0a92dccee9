import { hashForm } from '../event-fields.ts';
import type { RecordedEvent } from '../events.ts';
import { maxAtOnce } from '../problem-list.ts';

/** The lines of an export, exactly as docs/ledger-format.md describes them. */

export const exportFormat = 'learning-service/ledger-export/3';

/** Fault of a line's form. */
export interface LineProblem {
  /** Number of the line, from 1. */
  line: number;
  kind: 'format';
  message: string;
  expected: string;
  found: string;
}

/** First line of an export: the end of the ledger. */
export interface ExportHeader {
  format: string;
  familyId: number;
  events: number;
  head: string;
  lastAt: string;
}

/** Content of a line and the faults of its form. The content is undefined if its members do not have their JSON types. */
export interface ParsedLine<T> {
  value: T | undefined;
  problems: LineProblem[];
}

/** Content of an event's line. */
export interface ParsedEvent extends ParsedLine<RecordedEvent> {
  /** Hash that the line states, even if the event cannot be used; undefined if there is none. */
  hash: string | undefined;
}

/** Form of a member's value. */
interface Form {
  /** Type in JSON, without which a verifier cannot use the value. */
  type: 'integer' | 'string' | 'object' | 'array';
  expected: string;
  fits(value: unknown): boolean;
  isOptional?: true;
}

/** Members in their order. */
type Members = readonly (Form & { name: string })[];

const anyInteger = integer('an integer below 2^53', Number.isSafeInteger);
const count = integer('an integer from 0', (value) => value >= 0);
const positive = integer('an integer from 1', (value) => value >= 1);
const hash = string('64 hexadecimal digits in lower case', (text) => hashForm.test(text));
const uuid = string('a UUID in lower case', (text) =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
);
const time = string('a time such as 2026-11-20T09:30:00.001Z', isTime);
const text = string('a text', () => true);
const object: Form = { type: 'object', expected: 'an object', fits: (value) => hasType(value, 'object') };

const header = membersOf({
  format: string(exportFormat, (value) => /^learning-service\/ledger-export\/[123]$/.test(value)),
  familyId: positive,
  events: count,
  head: hash,
  lastAt: time,
});

const event = membersOf({
  familyId: positive,
  seq: positive,
  id: uuid,
  type: text,
  rules: { ...integer('an integer from 2', (value) => value >= 2), isOptional: true },
  payload: object,
  commitments: { ...object, isOptional: true },
  actorId: positive,
  recordedAt: time,
  entries: { type: 'array', expected: 'an array', fits: Array.isArray },
  hash,
});

const entry = membersOf({
  idx: count,
  id: uuid,
  learnerId: positive,
  amount: integer('an integer other than 0', (value) => value !== 0),
  sourceType: text,
  sourceId: text,
  description: text,
  balanceAfter: anyInteger,
});

function membersOf(forms: Readonly<Record<string, Form>>): Members {
  return Object.entries(forms).map(([name, form]) => ({ name, ...form }));
}

function integer(expected: string, fits: (value: number) => boolean): Form {
  return { type: 'integer', expected, fits: (value) => Number.isSafeInteger(value) && fits(Number(value)) };
}

function string(expected: string, fits: (text: string) => boolean): Form {
  return { type: 'string', expected, fits: (value) => typeof value === 'string' && fits(value) };
}

const timeForm = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;
/** The last day that exists: most events have the day of the one before. */
let knownDay = '';

function isTime(value: string): boolean {
  if (!timeForm.test(value)) return false;
  const day = value.slice(0, 10);
  if (day === knownDay) return true;
  // Far from the ends of the calendar, so that a day or a week more or less is a time, too.
  if (value < '1970' || value >= '9999') return false;
  const date = new Date(value);
  if (Number.isNaN(date.getTime()) || date.toISOString() !== value) return false;
  knownDay = day;
  return true;
}

/** Parses the first line of an export, without its end. */
export function parseHeader(line: string, number: number): ParsedLine<ExportHeader> {
  const { value, problems } = parseLine(line, number);
  const isUsable = checkMembers(value, header, 'the first line', problems);
  // Its members have their types.
  return { value: isUsable ? (value as ExportHeader) : undefined, problems: problems.list };
}

/** Parses the line of an event, without its end. Does not check that type and payload belong together. */
export function parseEvent(line: string, number: number): ParsedEvent {
  const { value, problems } = parseLine(line, number);
  const isUsable = checkMembers(value, event, 'the event', problems);
  const entries = isObject(value) && Array.isArray(value['entries']) ? value['entries'] : [];
  const areUsable = entries.map((item, i) => checkMembers(item, entry, `entry ${i}`, problems));
  // Its members have their types. Verification checks that type and payload belong together.
  const parsed = isUsable && areUsable.every(Boolean) ? (value as RecordedEvent) : undefined;
  const stated = isObject(value) && hash.fits(value['hash']) ? String(value['hash']) : undefined;
  return { value: parsed, hash: stated, problems: problems.list };
}

/** Faults of a line. */
export class LineProblems {
  readonly list: LineProblem[] = [];
  readonly #line: number;

  constructor(line: number) {
    this.#line = line;
  }

  add(message: string, expected: string, found: string): void {
    if (this.list.length < maxAtOnce)
      this.list.push({ line: this.#line, kind: 'format', message, expected, found });
  }
}

/** Parses JSON. Reports other spellings of the same JSON. */
function parseLine(line: string, number: number): { value: unknown; problems: LineProblems } {
  const problems = new LineProblems(number);
  const value = parseJson(line);
  const spelling = JSON.stringify(value);
  if (spelling === undefined) problems.add('the line is not JSON', 'a JSON object', excerpt(line, 0));
  else if (spelling !== line) {
    let at = 0;
    while (line[at] === spelling[at]) at += 1;
    problems.add('the JSON has another spelling', excerpt(spelling, at), excerpt(line, at));
  } else if (line.includes('\\ud') && !isWellFormed(value))
    problems.add('a text has half of a character', 'Unicode', 'a lone surrogate');
  return { value, problems };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined; // Not JSON; the caller reports it.
  }
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  return !isObject(value) || Object.entries(value).flat().every(isWellFormed);
}

/** Checks the members of an object and their order. Returns true if all are there with their JSON types. */
function checkMembers(value: unknown, members: Members, name: string, problems: LineProblems): boolean {
  if (value === undefined) return false;
  if (!isObject(value)) {
    const expected = `an object with ${members.map((member) => member.name).join(', ')}`;
    problems.add(`${name} is not an object`, expected, excerpt(JSON.stringify(value), 0));
    return false;
  }
  const names = Object.keys(value);
  let count = 0;
  let isOrdered = true;
  let isUsable = true;
  for (const member of members) {
    const isThere = Object.hasOwn(value, member.name);
    if (!isThere && member.isOptional) continue;
    isOrdered &&= names[count] === member.name;
    count += 1;
    const item = value[member.name];
    if (member.fits(item)) continue;
    isUsable &&= hasType(item, member.type);
    if (isThere) {
      const message = `${member.name} of ${name} has another form`;
      problems.add(message, member.expected, excerpt(JSON.stringify(item), 0));
    }
  }
  if (!isOrdered || count !== names.length) {
    const known = members.filter((member) => !member.isOptional || Object.hasOwn(value, member.name));
    const expected = known.map((member) => member.name).join(', ');
    problems.add(`${name} has other members, or in another order`, expected, names.join(', '));
  }
  return isUsable;
}

function hasType(value: unknown, type: Form['type']): boolean {
  if (type === 'integer') return Number.isSafeInteger(value);
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isObject(value) && !Array.isArray(value) : typeof value === type;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns a short part of a text from others, on one line. */
function excerpt(line: string, at: number): string {
  const start = Math.max(0, at - 20);
  const part = line.slice(start, start + 60);
  return JSON.stringify(`${start > 0 ? '…' : ''}${part}${start + 60 < line.length ? '…' : ''}`);
}
