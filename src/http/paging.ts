import type { FastifyReply, FastifyRequest } from 'fastify';
import { uuidPattern } from '../../schema/common.ts';
import { validationFailed } from './problems.ts';
import { isInstant } from './validation.ts';

/**
 * Pages of a listing, newest first (decisions.md 1.7). A cursor holds the place of a page's last row in the total
 * order. So pages neither skip nor repeat rows when other rows appear or disappear.
 */

/** Encodes the values that order the listing as a cursor. */
function encodeCursor(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Kinds of values in a cursor. */
type Kind = 'timestamp' | 'integer' | 'uuid';
type Places<K extends readonly Kind[]> = { [I in keyof K]: K[I] extends 'integer' ? number : string };

/** Decodes the values of a cursor. Throws 400 unless they have the given kinds. */
export function decodeCursor<const K extends readonly Kind[]>(cursor: string, kinds: K): Places<K> {
  const place = parse(cursor);
  if (
    !Array.isArray(place) ||
    place.length !== kinds.length ||
    !kinds.every((kind, i) => fits(place[i], kind))
  ) {
    throw validationFailed([{ pointer: '/query/cursor', message: 'is not a cursor of this listing' }]);
  }
  // The check above covers each value.
  return place as Places<K>;
}

/** Returns the first `limit` rows. If there are more (query `limit + 1`), sets the `Link` header to the next page. */
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
    // Not JSON, so not a cursor: the caller fails with 400.
    return null;
  }
}

const patterns = {
  timestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  uuid: new RegExp(uuidPattern),
};

/** Checks whether PostgreSQL accepts the value: a forged cursor must not fail later, in the database. */
function fits(value: unknown, kind: Kind): boolean {
  if (kind === 'integer') return Number.isSafeInteger(value);
  if (typeof value !== 'string' || !patterns[kind].test(value)) return false;
  return kind === 'uuid' || isInstant(value);
}
