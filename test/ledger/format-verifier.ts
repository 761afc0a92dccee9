import { createHash } from 'node:crypto';

/**
 * Independent verifier of exports: follows docs/ledger-format.md and docs/ledger-events.md, and shares no code with the
 * service.
 */

export interface Finding {
  /** `seq` of the event, number of an invalid line, or last `seq` for a problem at the end. */
  at: number;
  kind: 'file' | 'sequence' | 'hash' | 'payload' | 'entry' | 'balance' | 'time' | 'tail';
}

// biome-ignore lint/suspicious/noExplicitAny: the content of a line is unknown.
type Json = any;

/** Documented value of each member of a payload, by the event's type. */
export type Payloads = ReadonlyMap<string, ReadonlyMap<string, string>>;

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

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Documented forms of members of lines and entries. */
const isText = (value: Json) => typeof value === 'string';
const isFrom = (least: number) => (value: Json) => Number.isSafeInteger(value) && value >= least;
const isUuid = (value: Json) => isText(value) && uuid.test(value);
const isHash = (value: Json) => isText(value) && /^[0-9a-f]{64}$/.test(value);
const isTime = (value: Json) =>
  isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) && isDate(value);
const isObject = (value: Json) => typeof value === 'object' && value !== null && !Array.isArray(value);
const forms: Readonly<Record<string, (value: Json) => boolean>> = {
  ...{ familyId: isFrom(1), seq: isFrom(1), actorId: isFrom(1), learnerId: isFrom(1) },
  ...{ events: isFrom(0), idx: isFrom(0), balanceAfter: Number.isSafeInteger },
  amount: (value) => Number.isSafeInteger(value) && value !== 0,
  ...{ id: isUuid, hash: isHash, head: isHash, recordedAt: isTime, lastAt: isTime },
  ...{ type: isText, sourceType: isText, sourceId: isText, description: isText },
  payload: isObject,
  commitments: isObject,
  entries: Array.isArray,
};

/** Checks that a day of a month exists, which `Date` would take for a day of the next one. */
function isDate(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isClock = /T([01]\d|2[0-3]):[0-5]\d:[0-5]\d/.test(text);
  return isClock && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Returns all problems of an export in order, or only the first invalid line. */
export function verifyExport(text: string, payloads: Payloads): Finding[] {
  const found: Finding[] = [];
  const [first = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const header = parsed(first);
  if (!hasMembers(header, headerMembers) || !/^learning-service\/ledger-export\/[12]$/.test(header.format)) {
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
    if (!fits(event, payloads)) report('payload');
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
  if (!isEnd || header.lastAt !== (lastAt || '1970-01-01T00:00:00.000Z'))
    found.push({ at: seq, kind: 'tail' });
  return found;
}

function isEvent(event: Json): boolean {
  // Commitments follow the payload, if there are any.
  const members = eventMembers.flatMap((name) =>
    name === 'payload' && event?.commitments !== undefined ? [name, 'commitments'] : [name],
  );
  return hasMembers(event, members) && event.entries.every((entry: Json) => hasMembers(entry, entryMembers));
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

function hasMembers(value: Json, members: string[], isLine = true): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    String(Object.keys(value)) === String(members) &&
    members.every((name) => !isLine || (forms[name]?.(value[name]) ?? true))
  );
}

/** Returns the bytes that are hashed. */
export function bytesOf(event: Json, previous: string): Buffer {
  const { commitments } = event;
  const fields = [`learning-service/ledger-event/${commitments ? 2 : 1}`, previous];
  fields.push(event.familyId, event.seq, event.id, event.type, canonical(event.payload));
  if (commitments) fields.push(canonical(commitments));
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

type Check = (value: Json) => boolean;

/** Checks by the documented value. Each pattern's groups are the arguments. */
const checks: [RegExp, (...groups: string[]) => Check][] = [
  [
    /^array of (\d+) to (\d+): (.+)$/,
    (least, most, item) => (value) =>
      Array.isArray(value) &&
      value.length >= Number(least) &&
      value.length <= Number(most) &&
      value.every(checkOf(item)),
  ],
  [/^true or false$/, () => (value) => typeof value === 'boolean'],
  [/^(.+?) or (.+)$/, (a, b) => (value) => checkOf(a)(value) || checkOf(b)(value)],
  [/^`(\w+)`$/, (text) => (value) => value === text],
  [/^null$/, () => (value) => value === null],
  [/^integer$/, () => Number.isInteger],
  [
    /^integer from (\d+) to (\d+)$/,
    (least, most) => (value) => Number.isInteger(value) && value >= Number(least) && value <= Number(most),
  ],
  [/^UUID in lower case$/, () => (value) => typeof value === 'string' && uuid.test(value)],
  [
    /^text of at most (\d+) characters that matches `(.+)`$/,
    (length, pattern = '') =>
      (value) =>
        typeof value === 'string' && value.length <= Number(length) && new RegExp(pattern).test(value),
  ],
  // Other rows describe their members.
  [/^objects$/, () => (value) => typeof value === 'object' && value !== null],
];

function checkOf(text = ''): Check {
  for (const [pattern, check] of checks) {
    const groups = pattern.exec(text);
    if (groups) return check(...groups.slice(1));
  }
  throw new Error(`unknown value in the document: ${text}`);
}

function fits({ type, payload, commitments = { none: '0'.repeat(64) } }: Json, payloads: Payloads): boolean {
  const members = payloads.get(type);
  const all = Object.entries(commitments);
  const known = ['none', 'title', 'reason', 'notes', 'questions', 'answers'];
  if (all.length === 0 || !all.every(([name, value]) => known.includes(name) && isHash(value))) return false;
  return members !== undefined && hasValues(payload, members);
}

/** Checks whether a payload has exactly these members, with values that fit. */
function hasValues(payload: Json, members: ReadonlyMap<string, string>): boolean {
  const names = [...members.keys()].filter((name) => !name.includes('[].'));
  if (!hasMembers(sortedMembers(payload), names.toSorted(), false)) return false;
  return names.every((name) => {
    if (!checkOf(members.get(name))(payload[name])) return false;
    const ofItems = [...members].filter(([other]) => other.startsWith(`${name}[].`));
    const itemMembers = new Map(ofItems.map(([other, text]) => [other.slice(name.length + 3), text]));
    return itemMembers.size === 0 || payload[name].every((item: Json) => hasValues(item, itemMembers));
  });
}

function sortedMembers(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, value[name]]),
  );
}
