import { createHash } from 'node:crypto';

/** Independent verifier of exports: follows docs/ledger-format.md and shares no code with the service. */

export interface Finding {
  /** `seq` of the event, number of an invalid line, or last `seq` for a problem at the end. */
  at: number;
  kind: 'file' | 'sequence' | 'hash' | 'payload' | 'entry' | 'balance' | 'time' | 'tail';
}

// biome-ignore lint/suspicious/noExplicitAny: the content of a line is unknown.
type Json = any;

/** Rules for payloads from the document's tables. */
export interface PayloadRules {
  /** Members of each event type. */
  members: Map<string, string[]>;
  /** Value of each member, as the document describes it. */
  values: Map<string, string>;
}

const headerMembers = ['format', 'familyId', 'events', 'head', 'lastAt'];
const eventMembers = ['familyId', 'seq', 'id', 'type', 'payload', 'actorId', 'recordedAt', 'entries', 'hash'];
const entryMembers = [
  'idx',
  'id',
  'learnerId',
  'amount',
  'sourceType',
  'sourceId',
  'description',
  'balanceAfter',
];

/** Integer members of lines and entries. */
const integers = ['familyId', 'events', 'seq', 'actorId', 'idx', 'learnerId', 'amount', 'balanceAfter'];

/** Returns all problems of an export in order, or only the first invalid line. */
export function verifyExport(text: string, rules: PayloadRules): Finding[] {
  const found: Finding[] = [];
  const [first = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const header = parsed(first);
  if (!hasMembers(header, headerMembers) || header.format !== 'learning-service/ledger-export/1') {
    return [{ at: 1, kind: 'file' }];
  }
  let [seq, head, lastAt] = [0, '0'.repeat(64), ''];
  const balances = new Map<number, number>();
  for (const [i, line] of lines.entries()) {
    const event = parsed(line);
    if (!isEvent(event)) return [{ at: i + 2, kind: 'file' }];
    const report = (kind: Finding['kind']) => found.push({ at: event.seq, kind });
    if (event.seq !== seq + 1 || event.familyId !== header.familyId) report('sequence');
    if (hashOf(event, head) !== event.hash) report('hash');
    if (!fits(event, rules)) report('payload');
    if (event.recordedAt < lastAt) report('time');
    for (const [idx, entry] of event.entries.entries()) {
      if (entry.idx !== idx) report('entry');
      const balance = (balances.get(entry.learnerId) ?? 0) + entry.amount;
      if (entry.balanceAfter !== balance || balance < 0) report('balance');
      balances.set(entry.learnerId, balance);
    }
    seq = event.seq;
    head = event.hash;
    lastAt = event.recordedAt;
  }
  const isEnd = header.events === seq && header.head === head;
  if (!isEnd || (lines.length > 0 && header.lastAt !== lastAt)) found.push({ at: seq, kind: 'tail' });
  return found;
}

function isEvent(event: Json): boolean {
  return (
    hasMembers(event, eventMembers) &&
    typeof event.payload === 'object' &&
    /^[0-9a-f]{64}$/.test(event.hash) &&
    Array.isArray(event.entries) &&
    event.entries.every((entry: Json) => hasMembers(entry, entryMembers))
  );
}

/** Returns the value of a line, or undefined if its JSON is not in the export's form. */
function parsed(line: string): Json {
  try {
    const value = JSON.parse(line);
    return JSON.stringify(value) === line ? value : undefined;
  } catch {
    return undefined;
  }
}

function hasMembers(value: Json, members: string[]): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    String(Object.keys(value)) === String(members) &&
    members.every((name) => !integers.includes(name) || Number.isInteger(value[name]))
  );
}

/** Returns the bytes that are hashed. */
export function bytesOf(event: Json, previous: string): Buffer {
  const fields = ['learning-service/ledger-event/1', previous];
  fields.push(event.familyId, event.seq, event.id, event.type, canonical(event.payload));
  fields.push(event.actorId, event.recordedAt, event.entries.length);
  for (const entry of event.entries) fields.push(...entryMembers.map((name) => entry[name]));
  return Buffer.concat(
    fields.flatMap((field) => {
      const bytes = Buffer.from(String(field), 'utf8');
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
}

export function hashOf(event: Json, previous: string): string {
  return createHash('sha256').update(bytesOf(event, previous)).digest('hex');
}

function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical)}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)}}`;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const isPoints = (value: Json) => Number.isInteger(value) && value >= 1 && value <= 1_000_000_000;
const isUuid = (value: Json) => typeof value === 'string' && uuid.test(value);
const within = (least: number, most: number) => (value: Json) =>
  Number.isInteger(value) && value >= least && value <= most;
const listOf = (least: number, isItem: (item: Json) => boolean) => (value: Json) =>
  Array.isArray(value) && value.length >= least && value.length <= 100 && value.every(isItem);

const achievements =
  'FIRST_LESSON FIVE_LESSONS TWENTY_FIVE_LESSONS HUNDRED_LESSONS PERFECT_SCORE FIRST_GOAL_REACHED FIRST_REDEMPTION THREE_DAY_STREAK SEVEN_DAY_STREAK CONCEPT_MASTERED'.split(
    ' ',
  );

type Check = (value: Json, rules: PayloadRules) => boolean;

/** Checks by the document's text of a value. */
const checksByText: Record<string, Check> = {
  'user id: an integer from 1 to 2^53 − 1': within(1, Number.MAX_SAFE_INTEGER),
  'UUID in lower case': isUuid,
  'points: an integer from 1 to 1,000,000,000': isPoints,
  'true or false': (value) => typeof value === 'boolean',
  'an integer': Number.isInteger,
};

/** Checks of the other members, by name. */
const checks: Record<string, Check> = {
  maxRedemptions: (value) => value === null || isPoints(value),
  conceptId: (value) =>
    typeof value === 'string' && value.length <= 100 && /^[a-z0-9]+([.-][a-z0-9]+)*$/.test(value),
  correct: listOf(1, (item) => typeof item === 'boolean'),
  choices: listOf(1, within(2, 20)),
  doubled: listOf(0, within(0, 99)),
  achievement: (value) => achievements.includes(value),
  awards: (value, rules) =>
    listOf(1, (award) => {
      const hasAll = hasMembers(sortedMembers(award), ['activityId', 'awardId', 'tokens']);
      return hasAll && hasValues(award, rules);
    })(value),
};

function fits({ type, payload }: Json, rules: PayloadRules): boolean {
  const expected = rules.members.get(type);
  return (
    expected !== undefined &&
    hasMembers(sortedMembers(payload), expected.toSorted()) &&
    hasValues(payload, rules)
  );
}

function sortedMembers(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, value[name]]),
  );
}

function hasValues(value: Json, rules: PayloadRules): boolean {
  return Object.keys(value).every((name) => {
    const check = checks[name] ?? checksByText[rules.values.get(name) ?? ''];
    return check?.(value[name], rules);
  });
}
