import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { encodeCursor, type Order, placeOf } from './cursor.ts';
import { kinds } from './item-json.ts';
import { inLargeTurn } from './turns.ts';

/**
 * Pages of listings (decisions.md 1.7). A cursor holds the place of a page's last row in the total order. Pages therefore
 * neither skip nor repeat rows when other rows appear or disappear. This file has those whose items the service makes.
 */

/** Requested page. */
export interface PageQuery {
  limit: number;
  cursor?: string;
}

/**
 * Returns a page of items that the service makes, in a turn of the caller's family. Other listings come from `listing`. Throws 400
 * for an invalid cursor.
 *
 * @param query selects the rows, with the columns of the order
 */
export async function sendPage<Tables, T extends keyof Tables, Row extends object, Item>(
  request: FastifyRequest<{ Querystring: PageQuery }>,
  reply: FastifyReply,
  query: SelectQueryBuilder<Tables, T, Row>,
  order: Order,
  toItems: (rows: Row[]) => Promise<Item[]>,
): Promise<Item[]> {
  const { limit, cursor } = request.query;
  const { direction, columns } = order;
  const names = Object.keys(columns);
  const types = Object.values(columns).map((kind) => sql.raw(kinds[kind]));
  const place = placeOf(cursor, order).map((text, i) => sql`${text}::text::${types[i]}`);
  const follows = sql.raw(direction === 'asc' ? '>' : '<');
  const after = sql<SqlBool>`(${sql.join(names.map((name) => sql.ref(name)))}) ${follows} (${sql.join(place)})`;
  const sorted = names.reduce((sorted, name) => sorted.orderBy(sql.ref(name), direction), query.where(after));
  return inLargeTurn(request, reply, async () => {
    // One more than the limit shows whether there is a next page.
    const rows = await sorted.limit(limit + 1).execute();
    const items = await toItems(rows.slice(0, limit));
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    if (last) setNextLink(request, reply, cursorOf(last, names));
    return items;
  });
}

/** Sets the header with the address of the next page. */
export function setNextLink(request: FastifyRequest, reply: FastifyReply, cursor: string): void {
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.set('cursor', cursor);
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}

/** Returns the cursor of a row: the JSON of the values that order the listing. */
function cursorOf(row: object, names: readonly string[]): string {
  const values = new Map(Object.entries(row));
  return encodeCursor(JSON.stringify(names.map((name) => values.get(name))));
}
