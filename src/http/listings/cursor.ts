import { uuidPattern } from '../../../schema/common.ts';
import { validationFailed } from '../problem-details.ts';
import { isInstant } from '../validation.ts';
import type { Kind } from './item-json.ts';

/** Total order of a listing. */
export interface Order {
  /** Direction of all columns. */
  direction: 'asc' | 'desc';
  /** Kinds of the columns that decide, in this order. The last ones make each place unique. */
  columns: Readonly<Record<string, Kind>>;
}

/** Place of a row in the order of a listing: the text of each column. */
export type Place = readonly string[];

/** Texts of a place before all rows. */
const before = {
  asc: {
    timestamp: '-infinity',
    integer: '-9223372036854775808',
    uuid: '00000000-0000-0000-0000-000000000000',
    text: '',
  },
  desc: {
    timestamp: 'infinity',
    integer: '9223372036854775807',
    uuid: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    text: undefined,
  },
};

/** Returns the place after which a page begins: that of the cursor, or the start. Throws 400 for an invalid cursor. */
export function placeOf(cursor: string | undefined, { direction, columns }: Order): Place {
  const kinds = Object.values(columns);
  if (cursor !== undefined) return decodeCursor(cursor, kinds).map(String);
  return kinds.map((kind) => {
    const text = before[direction][kind];
    if (text === undefined) throw new Error('a listing has no descending texts');
    return text;
  });
}

/** Encodes a place, given the JSON of its values, as a cursor. */
export function encodeCursor(json: string): string {
  return Buffer.from(json).toString('base64url');
}

function decodeCursor(cursor: string, kinds: readonly Kind[]): unknown[] {
  const place = parse(cursor);
  if (
    !Array.isArray(place) ||
    place.length !== kinds.length ||
    !kinds.every((kind, i) => fits(place[i], kind))
  ) {
    throw validationFailed([{ pointer: '/query/cursor', message: 'is not a cursor of this listing' }]);
  }
  return place;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    // Not JSON, so not a cursor: the caller fails with 400.
    return null;
  }
}

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const uuid = new RegExp(uuidPattern);

/** Checks whether PostgreSQL accepts the value: a forged cursor must not fail later, in the database. */
function fits(value: unknown, kind: Kind): boolean {
  if (kind === 'integer') return Number.isSafeInteger(value);
  if (typeof value !== 'string') return false;
  if (kind === 'timestamp') return timestamp.test(value) && isInstant(value);
  return kind === 'uuid' ? uuid.test(value) : value.isWellFormed() && !value.includes('\0');
}
