import type { FastifyReply, FastifyRequest } from 'fastify';
import { validationFailed } from './problems.ts';

/**
 * Pages of a listing, newest first (decisions.md 1.7). A cursor names the last row of a page by its place in the
 * listing's total order, so rows that come or go in between make no page skip or repeat one.
 */

/** Writes a cursor from the values that the listing is ordered by. */
function encodeCursor(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** What a value of a cursor may be. */
type Kind = 'timestamp' | 'integer' | 'uuid';
type Places<K extends readonly Kind[]> = { [I in keyof K]: K[I] extends 'integer' ? number : string };

/** The values of a cursor: as many as the listing is ordered by, of the given kinds. 400 for anything else. */
export function decodeCursor<const K extends readonly Kind[]>(cursor: string, kinds: K): Places<K> {
  const place = parse(cursor);
  if (
    !Array.isArray(place) ||
    place.length !== kinds.length ||
    !kinds.every((kind, i) => fits(place[i], kind))
  ) {
    throw validationFailed([{ pointer: '/query/cursor', message: 'is not a cursor of this listing' }]);
  }
  // Checked value by value just above.
  return place as Places<K>;
}

/**
 * The first `limit` of the rows; where there are more (ask for `limit + 1`), the `Link` header says how to go on.
 */
export function page<Row>(
  rows: Row[],
  limit: number,
  place: (row: Row) => readonly (string | number)[],
  request: FastifyRequest,
  reply: FastifyReply,
): Row[] {
  const last = rows[limit - 1];
  if (rows.length > limit && last !== undefined) {
    const url = new URL(request.url, 'http://localhost');
    url.searchParams.set('cursor', encodeCursor(place(last)));
    reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return rows.slice(0, limit);
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    // Not JSON, so no cursor: the caller answers 400.
    return null;
  }
}

const patterns = {
  // The calendar of PostgreSQL has no year 0.
  timestamp: /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};

/** Whether PostgreSQL will take the value: a forged cursor must not fail later, in the database. */
function fits(value: unknown, kind: Kind): boolean {
  if (kind === 'integer') return Number.isSafeInteger(value);
  if (typeof value !== 'string' || !patterns[kind].test(value)) return false;
  return kind === 'uuid' || isDate(value);
}

/** Date.parse() takes the 31st of February for a day in March; PostgreSQL does not. */
function isDate(timestamp: string): boolean {
  const date = new Date(timestamp);
  return !Number.isNaN(date.getTime()) && date.toISOString() === timestamp;
}
