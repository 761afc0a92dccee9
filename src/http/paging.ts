import type { FastifyReply, FastifyRequest } from 'fastify';
import { validationFailed } from './problems.ts';

/**
 * Pages of a listing, newest first (decisions.md 1.7). A cursor names the last row of a page by its place in the
 * listing's total order, so rows that come or go in between make no page skip or repeat one.
 */

/** Writes a cursor from the values that the listing is ordered by. */
export function encodeCursor(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The values of a cursor: as many as the listing is ordered by, of the given kinds. 400 for anything else. */
export function decodeCursor<const K extends readonly ('string' | 'number')[]>(
  cursor: string,
  kinds: K,
): { [I in keyof K]: K[I] extends 'string' ? string : number } {
  const place = parse(cursor);
  if (
    !Array.isArray(place) ||
    place.length !== kinds.length ||
    !place.every((value, i) => fits(value, kinds[i]))
  ) {
    throw validationFailed([{ pointer: '/query/cursor', message: 'is not a cursor of this listing' }]);
  }
  // Checked value by value just above.
  return place as { [I in keyof K]: K[I] extends 'string' ? string : number };
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

function fits(value: unknown, kind: 'string' | 'number' | undefined): boolean {
  // A NUL or a number that is no integer would only fail later, in the database.
  return kind === 'number' ? Number.isSafeInteger(value) : typeof value === 'string' && !value.includes('\0');
}
