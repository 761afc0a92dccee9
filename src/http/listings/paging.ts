import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { encodeCursor, type Order, placeOf } from './cursor.ts';
import { kinds } from './item-json.ts';

/**
 * Pages of listings (decisions.md 1.7). A cursor holds the place of a page's last row in the total order. Pages therefore
 * neither skip nor repeat rows when other rows appear or disappear. This file has those whose items the service makes.
 */

/** Requested page. */
export interface PageQuery {
  limit: number;
  cursor?: string;
}

/** Page of a listing. */
export interface Page<Item> {
  items: Item[];
  /** Cursor of the next page; undefined on the last one. */
  next?: string | undefined;
}

/** Reads a page of the query's rows, which must contain the columns of the order. Throws 400 for an invalid cursor. */
export async function readPage<Tables, T extends keyof Tables, Row extends object, Item>(
  query: SelectQueryBuilder<Tables, T, Row>,
  order: Order,
  { limit, cursor }: PageQuery,
  toItem: (row: Row) => Item,
): Promise<Page<Item>> {
  const { direction, columns } = order;
  const names = Object.keys(columns);
  const types = Object.values(columns).map((kind) => sql.raw(kinds[kind]));
  const place = placeOf(cursor, order).map((text, i) => sql`${text}::text::${types[i]}`);
  const follows = sql.raw(direction === 'asc' ? '>' : '<');
  const after = sql<SqlBool>`(${sql.join(names.map((name) => sql.ref(name)))}) ${follows} (${sql.join(place)})`;
  const sorted = names.reduce((sorted, name) => sorted.orderBy(sql.ref(name), direction), query.where(after));
  // One more than the limit shows whether there is a next page.
  const rows = await sorted.limit(limit + 1).execute();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { items: rows.slice(0, limit).map(toItem), next: last && cursorOf(last, names) };
}

/** Returns the items of a page. Sets the `Link` header if there is a next page. */
export function sendPage<Item extends object>(
  { items, next }: Page<Item>,
  request: FastifyRequest,
  reply: FastifyReply,
): Item[] {
  if (next !== undefined) setNextLink(request, reply, next);
  return items;
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
  // The names of columns may begin with that of their table.
  return encodeCursor(JSON.stringify(names.map((name) => values.get(name.slice(name.indexOf('.') + 1)))));
}
